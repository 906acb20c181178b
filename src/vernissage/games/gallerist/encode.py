"""What a seat knows of a position of The Gallerist, as numbers for learning."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import astuple

from vernissage.games.gallerist.box import (
    ARTISTS,
    CELEBRITIES_WANTED,
    CELEBRITY,
    COLOURS,
    CONTRACT_SLOTS,
    DESKS,
    DISPLAY,
    FORMS,
    LEVELS,
    LOCATIONS,
    QUEUE,
    REPUTATION_SPACES,
    SLOTS,
    SPACES,
    TOP_INFLUENCE,
    UPPER,
)
from vernissage.games.gallerist.ids import (
    ARTIST_IDS,
    BONUS_IDS,
    CURATOR_IDS,
    DEALER_IDS,
    FORM_IDS,
    INTERMEDIATE_IDS,
    LEVEL_IDS,
    PHASE_IDS,
    TICKET_IDS,
    TILE_IDS,
)
from vernissage.games.gallerist.view import (
    Artist,
    Contract,
    ContractSlot,
    PlayerBoard,
    SecretCard,
    Tile,
    TileSpace,
    View,
    Work,
)

EXHIBITS = SLOTS + 2
"""Works in a gallery at most: three, a fourth beside a masterpiece, one from the auction (p. 15)."""
EASELS = 3
ICONS = 2
ARTIST_SIZE = 9 + len(BONUS_IDS)
WORK_SIZE = FORMS + 1 + COLOURS * ICONS
CONTRACT_SIZE = FORMS + len(BONUS_IDS)
EXHIBIT_SIZE = ARTISTS + FORMS + 2


def pieces(seats: int) -> list[tuple[str, int]]:
    """The named parts of the encoding for a number of seats, and how long each is."""
    table = [
        ("phase", len(PHASE_IDS)),
        ("level", len(LEVEL_IDS)),
        ("intermediate", len(INTERMEDIATE_IDS)),
        ("round", 1),
        ("start", seats),
        ("active", seats),
        ("end", 3),
        ("bag", COLOURS),
        ("plaza", COLOURS),
        ("box_office", COLOURS),
        ("ticket_discard", COLOURS),
        ("locations", LOCATIONS * 4 * (seats + 1)),
        ("location_tiles", LOCATIONS * len(TILE_IDS)),
        ("artists", ARTISTS * ARTIST_SIZE),
        ("works", FORMS * (WORK_SIZE + COLOURS + 1)),
        ("easels", EASELS * WORK_SIZE),
        ("display", DISPLAY * (CONTRACT_SIZE + 1)),
        ("deck", 1),
        ("promotion", LEVELS),
        ("market", SPACES * (seats + 1)),
        ("market_tiles", UPPER * len(TILE_IDS)),
        ("lacerda", 2),
    ]
    own = [("curator", len(CURATOR_IDS)), ("dealer", len(DEALER_IDS))]
    everybody = [
        ("resources", seats * 2),
        ("tickets", seats * COLOURS),
        ("lobby", seats * COLOURS),
        ("gallery", seats * COLOURS),
        ("assistants", seats * 4),
        ("exhibited", seats * EXHIBITS * EXHIBIT_SIZE),
        ("sold", seats * FORMS),
        ("galleries", seats * 3),
        ("commission", seats * ARTISTS),
        ("contracts", seats * CONTRACT_SLOTS * (CONTRACT_SIZE + 2)),
        ("reputation", seats * REPUTATION_SPACES * len(TILE_IDS)),
        ("start_tile", seats * len(TILE_IDS)),
    ]
    return table + own + everybody


def encode(view: View, seat: int) -> list[float]:
    """The parts one after the other, the seat's own player first, the others clockwise."""
    seats = len(view.players)
    clockwise = [i % seats for i in range(seat, seat + seats)]
    players = [view.players[i] for i in clockwise]
    numbers = table_numbers(view, [*clockwise, "lacerda"])
    numbers += one_hot(card_id(players[0].curator), CURATOR_IDS)
    numbers += one_hot(card_id(players[0].dealer), DEALER_IDS)
    for part in (resources, ticket_counts, lobby, gallery, assistants, exhibits, sold, galleries, commission):
        for player in players:
            numbers += part(player)
    for player in players:
        for slot in player.contracts:
            numbers += [*contract(slot), float(slot.fulfilled), float(slot.assistant)]
    for player in players:
        for space in player.reputation:
            numbers += tile(space.tile)
    for player in players:
        numbers += tile(player.start_tile)
    return numbers


def table_numbers(view: View, order: Sequence[int | str]) -> list[float]:
    """The parts of the game board; pieces belong to the players in an order that ends with Lacerda."""
    end = view.end
    numbers = one_hot(view.phase, PHASE_IDS) + one_hot(view.level, LEVEL_IDS)
    numbers += [*one_hot(view.intermediate, INTERMEDIATE_IDS), view.round / 20]
    numbers += one_hot(view.start, order[:-1]) + one_hot(view.active, order[:-1])
    numbers += [end.tickets_left / 60, end.celebrities / CELEBRITIES_WANTED, end.visitors_left / 40]
    for visitors in (view.bag, view.plaza):
        numbers += [count / 14 for count in astuple(visitors)]
    for tickets in (view.box_office, view.ticket_discard):
        numbers += [count / 20 for count in astuple(tickets)]
    for spot in view.locations:
        numbers += piece(spot.piece, spot.owner, order)
        kicked = spot.kicked
        numbers += piece(kicked.piece, kicked.owner, order) if kicked else piece(None, None, order)
    for spot in view.locations:
        numbers += tile(spot.tile)
    for artist in view.artists:
        numbers += [0.0] * ARTIST_SIZE if artist is None else artist_numbers(artist)
    for stack in view.works:
        numbers += work(stack.top)
        numbers += [*(count / 2 for count in astuple(stack.visitors)), stack.below / 7]
    for easel in range(EASELS):
        numbers += work(view.easels[easel] if easel < len(view.easels) else None)
    for cards in view.contracts.display:
        numbers += [*contract(cards[0] if cards else None), len(cards) / 5]
    numbers.append(view.contracts.deck / 20)
    numbers += [level.tokens / 4 for level in view.promotion]
    for space in view.market.spaces:
        numbers += one_hot(space.assistant, order)
    for space in view.market.spaces:
        if isinstance(space, TileSpace):
            numbers += tile(space.tile)
    lacerda = view.lacerda
    return numbers + ([lacerda.supply / 10, lacerda.assistants_on_market / 10] if lacerda else [0.0, 0.0])


def one_hot(value: object, choices: Iterable[object]) -> list[float]:
    """One for the choice that is the value, zero for the others."""
    return [float(choice == value) for choice in choices]


def piece(name: str | None, owner: object, order: Sequence[object]) -> list[float]:
    """Whose gallerist, then whose assistant stands somewhere."""
    nobody = [0.0] * len(order)
    owners = one_hot(owner, order)
    return [*(owners if name == "gallerist" else nobody), *(owners if name == "assistant" else nobody)]


def tile(shown: Tile | None) -> list[float]:
    """A reputation tile, or none."""
    return one_hot(shown and shown.tile, TILE_IDS)


def card_id(card: SecretCard | None) -> object:
    """A curator or dealer card, or none before it is dealt."""
    return card and card.card


def artist_numbers(artist: Artist) -> list[float]:
    """An artist tile and what lies on it."""
    return [
        float(artist.discovered),
        (artist.fame or 0) / CELEBRITY,
        artist.initial_fame / CELEBRITY,
        (artist.stars or 0) / 6,
        (artist.value or 0) / 20,
        artist.promotion / LEVELS,
        float(artist.promotion_printed),
        artist.signatures / 2,
        float(artist.collector),
        *one_hot(artist.bonus, BONUS_IDS),
    ]


def work(shown: Work | None) -> list[float]:
    """A work: form, fame, the colours of its ticket icons."""
    if shown is None:
        return [0.0] * WORK_SIZE
    icons = [*shown.tickets, "none"][:ICONS]
    colours = [float(icon == "any" or colour in icon) for icon in icons for colour in TICKET_IDS]
    return [*one_hot(shown.form, FORM_IDS), shown.fame / 2, *colours]


def contract(shown: Contract | ContractSlot | None) -> list[float]:
    """A contract: its form and the bonus it now shows."""
    if shown is None:
        return [0.0] * CONTRACT_SIZE
    return one_hot(shown.form, FORM_IDS) + one_hot(shown.bonus, BONUS_IDS)


def resources(player: PlayerBoard) -> list[float]:
    """Money and influence."""
    return [player.money / 50, player.influence / TOP_INFLUENCE]


def ticket_counts(player: PlayerBoard) -> list[float]:
    """Tickets by colour."""
    return [count / 5 for count in astuple(player.tickets)]


def lobby(player: PlayerBoard) -> list[float]:
    """Visitors in the lobby."""
    return [count / 5 for count in astuple(player.lobby)]


def gallery(player: PlayerBoard) -> list[float]:
    """Visitors in the gallery."""
    return [count / 5 for count in astuple(player.gallery)]


def assistants(player: PlayerBoard) -> list[float]:
    """Assistants at desks, in the queue, on the market, out of the game."""
    on_market, out = player.assistants_on_market, player.assistants_out
    return [player.desks / DESKS, player.queue / QUEUE, on_market / 10, out / 10]


def exhibits(player: PlayerBoard) -> list[float]:
    """The works in the gallery: form, artist, value, masterpiece."""
    numbers: list[float] = []
    for exhibit in player.exhibited:
        by = exhibit.artist
        numbers += one_hot(exhibit.form, FORM_IDS) + one_hot(by and f"{by.colour}_{by.form}", ARTIST_IDS)
        numbers += [(exhibit.value or 0) / 20, float(exhibit.masterpiece)]
    return numbers + [0.0] * (EXHIBITS * EXHIBIT_SIZE - len(numbers))


def sold(player: PlayerBoard) -> list[float]:
    """Works sold, by form."""
    return [sum(work.form == form for work in player.sold) / 3 for form in FORM_IDS]


def galleries(player: PlayerBoard) -> list[float]:
    """Slots, masterpieces, and collectors that may still enter."""
    room = player.collector_limit - player.gallery.collector
    return [player.slots / (SLOTS + 1), player.masterpieces / 4, room / 5]


def commission(player: PlayerBoard) -> list[float]:
    """The artist whose commission is held."""
    held = player.commission
    return one_hot(held and f"{held.colour}_{held.form}", ARTIST_IDS)
