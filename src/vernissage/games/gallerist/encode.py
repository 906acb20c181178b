"""What a seat knows of a position of The Gallerist, as numbers for learning: all but the others' secret cards."""

from __future__ import annotations

from typing import Final

from vernissage.core.numbers import Numbers
from vernissage.core.rows import Ints, size
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    ARTISTS,
    BONUSES,
    CARDS,
    CELEBRITIES_WANTED,
    CELEBRITY,
    COLLECTOR,
    COLOURS,
    CONTRACT_SLOTS,
    CONTRACTS,
    DESKS,
    DISPLAY,
    DONE,
    FORMS,
    FRONT,
    GALLERIST,
    HELPER,
    LACERDA,
    LEVELS,
    LOCATIONS,
    MASTER,
    OVER,
    QUEUE,
    RED,
    REPUTATION_SPACES,
    SLOTS,
    SPACES,
    TILES,
    TOP_INFLUENCE,
    UPPER,
    WORK_KINDS,
)
from vernissage.games.gallerist.executive import contract_bonus
from vernissage.games.gallerist.media import tokens_left
from vernissage.games.gallerist.state import (
    Player,
    State,
    celebrities,
    initial_fame,
    is_discovered,
    kicked_on,
    masterpieces,
    piece_on,
    rating,
    sales_value,
    slots,
)

EXHIBITS: Final = SLOTS + 2
"""Works in a gallery at most: three, a fourth beside a masterpiece, one from the auction (p. 15)."""
EASELS: Final = 3
ICONS: Final = 2
ARTIST_SIZE: Final = 9 + BONUSES
WORK_SIZE: Final = FORMS + 1 + COLOURS * ICONS
CONTRACT_SIZE: Final = FORMS + BONUSES
EXHIBIT_SIZE: Final = ARTISTS + FORMS + 2


def pieces(seats: int) -> list[tuple[str, int]]:
    """The named parts of the encoding for a number of seats, and how long each is."""
    table = [
        ("phase", OVER + 2),
        ("level", MASTER + 1),
        ("intermediate", DONE + 1),
        ("round", 1),
        ("start", seats),
        ("active", seats),
        ("end", 3),
        ("bag", COLOURS),
        ("plaza", COLOURS),
        ("box_office", COLOURS),
        ("ticket_discard", COLOURS),
        ("locations", LOCATIONS * 4 * (seats + 1)),
        ("location_tiles", LOCATIONS * TILES),
        ("artists", ARTISTS * ARTIST_SIZE),
        ("works", FORMS * (WORK_SIZE + COLOURS + 1)),
        ("easels", EASELS * WORK_SIZE),
        ("display", DISPLAY * (CONTRACT_SIZE + 1)),
        ("deck", 1),
        ("promotion", LEVELS),
        ("market", SPACES * (seats + 1)),
        ("market_tiles", UPPER * TILES),
        ("lacerda", 2),
    ]
    own = [("curator", CARDS), ("dealer", CARDS)]
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
        ("reputation", seats * REPUTATION_SPACES * TILES),
        ("start_tile", seats * TILES),
    ]
    return table + own + everybody


def encode(s: State, seat: int, x: Numbers) -> None:
    """The parts one after the other, the seat's own player first, the others clockwise."""
    seats = len(s.players)
    players = [s.players[(seat + i) % seats] for i in range(seats)]
    course(s, seat, x)
    board(s, seat, x)
    x.one_of(players[0].curator, CARDS)
    x.one_of(players[0].dealer, CARDS)
    for me in players:
        x.part(me.money, 50.0)
        x.part(me.influence, TOP_INFLUENCE)
    for me in players:
        x.row(me.tickets, 5.0)
    for me in players:
        x.row(me.lobby, 5.0)
    for me in players:
        x.row(me.gallery, 5.0)
    for i in range(seats):
        assistants(s, (seat + i) % seats, x)
    for me in players:
        exhibits(s, me, x)
    for me in players:
        sold(me, x)
    for me in players:
        x.part(slots(s, me), SLOTS + 1)
        x.part(masterpieces(s, me), 4.0)
        x.part(len(me.sold) + 1 - me.gallery[COLLECTOR], 5.0)
    for me in players:
        x.one_of(me.commission, ARTISTS)
    for me in players:
        contract_slots(s, me, x)
    for me in players:
        tiles(me.reputation, x)
    for me in players:
        x.one_of(me.start_tile, TILES)


def course(s: State, seat: int, x: Numbers) -> None:
    """How far the game has come, whose turn it is, how near the end is."""
    seats = len(s.players)
    x.one_of(0 if s.round == 0 else 1 + s.ending, OVER + 2)
    x.one_of(s.level if seats == 1 else NONE, MASTER + 1)
    x.one_of(s.intermediate, DONE + 1)
    x.part(s.round, 20.0)
    x.one_of(clockwise(s.start, seat, seats), seats)
    x.one_of(clockwise(s.active, seat, seats), seats)
    x.part(size(s.box_office), 60.0)
    x.part(celebrities(s), CELEBRITIES_WANTED)
    x.part(size(s.bag), 40.0)


def clockwise(who: int, seat: int, seats: int) -> int:
    """How far somebody sits from a seat; Lacerda comes after all seats."""
    if who == NONE:
        return NONE
    return seats if who == LACERDA else (who - seat) % seats


def board(s: State, seat: int, x: Numbers) -> None:
    """The parts of the game board; pieces belong to the players clockwise, and to Lacerda."""
    seats = len(s.players)
    x.row(s.bag, 14.0)
    x.row(s.plaza, 14.0)
    x.row(s.box_office, 20.0)
    x.row(s.ticket_discard, 20.0)
    for place in range(LOCATIONS):
        piece, owner = piece_on(s, place)
        standing(piece, clockwise(owner, seat, seats), seats, x)
        piece, owner = kicked_on(s, place)
        standing(piece, clockwise(owner, seat, seats), seats, x)
    tiles(s.location_tiles, x)
    for artist in range(ARTISTS):
        artist_tile(s, artist, x)
    for form in range(FORMS):
        stack(s, form, x)
    for easel in range(EASELS):
        work(s, s.easels[easel] if easel < len(s.easels) else NONE, x)
    display(s, x)
    x.part(cards(s.deck), 20.0)
    for level in range(1, LEVELS + 1):
        x.part(tokens_left(s, level), 4.0)
    for owner in s.market:
        x.one_of(clockwise(owner, seat, seats), seats + 1)
    tiles(s.market_tiles, x)
    if seats == 1:
        x.part(s.lacerda_supply, 10.0)
        x.part(on_market(s, LACERDA), 10.0)
    else:
        x.skip(2)


def standing(piece: int, owner: int, seats: int, x: Numbers) -> None:
    """Whose gallerist, then whose assistant stands somewhere."""
    x.one_of(owner if piece == GALLERIST else NONE, seats + 1)
    x.one_of(owner if piece == HELPER else NONE, seats + 1)


def tiles(row: Ints, x: Numbers) -> None:
    """Which reputation tile lies on each space, or none."""
    for tile in row:
        x.one_of(tile, TILES)


def artist_tile(s: State, artist: int, x: Numbers) -> None:
    """An artist tile and what lies on it; nothing before it is drawn."""
    tile = s.artists[artist]
    if tile == NONE:
        x.skip(ARTIST_SIZE)
        return
    found = is_discovered(s, artist)
    x.flag(found)
    x.part(s.fame[artist] if found else 0, CELEBRITY)
    x.part(initial_fame(s, artist), CELEBRITY)
    x.part(rating(s, artist) if found else 0, 6.0)
    x.part(sales_value(s, artist) if found else 0, 20.0)
    x.part(s.promotion[artist], LEVELS)
    x.flag(s.promotion[artist] == s.box.printed[tile])
    x.part(s.signatures[artist], 2.0)
    x.flag(artist % 2 == RED and not found)
    x.one_of(s.bonuses[artist], BONUSES)


def stack(s: State, form: int, x: Numbers) -> None:
    """The works of a form: the top one with its visitors, and how many lie under it."""
    work(s, s.tops[form], x)
    for colour in range(COLOURS):
        x.part(s.crowds[COLOURS * form + colour], 2.0)
    below = 0
    for kind in range(WORK_KINDS):
        below += s.piles[WORK_KINDS * form + kind]
    x.part(below, 7.0)


def work(s: State, tile: int, x: Numbers) -> None:
    """A work, if there is one: form, fame, the colours of its ticket icons."""
    if tile == NONE:
        x.skip(WORK_SIZE)
        return
    kind = tile % WORK_KINDS
    x.one_of(tile // WORK_KINDS, FORMS)
    x.part(s.box.work_fame[kind], 2.0)
    first, second = s.box.work_icons[ICONS * kind], s.box.work_icons[ICONS * kind + 1]
    if first == 0:
        first, second = second, 0
    for colour in range(COLOURS):
        x.flag(first >> colour & 1 == 1)
    for colour in range(COLOURS):
        x.flag(second >> colour & 1 == 1)


def display(s: State, x: Numbers) -> None:
    """The contracts that show, and how many lie on each space of the display."""
    for space in range(DISPLAY):
        here: Ints = s.display[space] if s.display else ()
        if here:
            card = here[-1]
            x.one_of(s.box.contract_forms[card], FORMS)
            x.one_of(s.box.contract_bonuses[card], BONUSES)
        else:
            x.skip(CONTRACT_SIZE)
        x.part(len(here), 5.0)


def cards(mask: int) -> int:
    """How many contracts a mask holds."""
    count = 0
    for card in range(CONTRACTS):
        count += mask >> card & 1
    return count


def on_market(s: State, who: int) -> int:
    """How many assistants of somebody stand on the market."""
    count = 0
    for owner in s.market:
        if owner == who:
            count += 1
    return count


def assistants(s: State, seat: int, x: Numbers) -> None:
    """Assistants at desks, in the queue, on the market, out of the game."""
    me = s.players[seat]
    x.part(me.desks, DESKS)
    x.part(me.queue, QUEUE)
    x.part(on_market(s, seat), 10.0)
    x.part(me.removed, 10.0)


def exhibits(s: State, me: Player, x: Numbers) -> None:
    """The works in the gallery: form, artist, value, masterpiece."""
    for slot in range(len(me.exhibited)):
        artist = me.signatures[slot]
        x.one_of(me.exhibited[slot] // WORK_KINDS, FORMS)
        x.one_of(artist, ARTISTS)
        x.part(sales_value(s, artist) if artist != NONE else 0, 20.0)
        x.flag(artist != NONE and s.fame[artist] == CELEBRITY)
    x.skip((EXHIBITS - len(me.exhibited)) * EXHIBIT_SIZE)


def sold(me: Player, x: Numbers) -> None:
    """Works sold, by form."""
    for form in range(FORMS):
        count = 0
        for tile in me.sold:
            if tile // WORK_KINDS == form:
                count += 1
        x.part(count, 3.0)


def contract_slots(s: State, me: Player, x: Numbers) -> None:
    """The contracts that were signed: form, the bonus each now shows, whether it is fulfilled, its assistant."""
    for slot in range(CONTRACT_SLOTS):
        card = me.contracts[slot]
        if card == NONE:
            x.skip(CONTRACT_SIZE + 1)
        else:
            x.one_of(s.box.contract_forms[card], FORMS)
            x.one_of(contract_bonus(s, me, slot), BONUSES)
            x.flag(me.sides[slot] != FRONT)
        x.flag(me.helped[slot] == 1)
