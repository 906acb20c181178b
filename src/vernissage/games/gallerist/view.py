"""What a seat may know of a position of The Gallerist: the one thing that leaves the rules, field by field."""

from __future__ import annotations

from msgspec import Struct

from vernissage.games.gallerist.ids import (
    Bonus,
    Colour,
    CuratorName,
    DealerName,
    Form,
    Goal,
    Intermediate,
    Lacerda,
    Level,
    Phase,
    Piece,
    Place,
    Side,
    TicketIcon,
    TileName,
)


class Visitors(Struct, frozen=True):
    """How many visitors of each type."""

    investor: int
    vip: int
    collector: int


class Tickets(Struct, frozen=True):
    """How many tickets of each colour."""

    brown: int
    pink: int
    white: int


class Works(Struct, frozen=True):
    """How many works of each form."""

    digital: int
    photo: int
    sculpture: int
    painting: int


class ArtistName(Struct, frozen=True):
    """Which artist: an art form and a colour."""

    form: Form
    colour: Colour


class Artist(ArtistName, frozen=True):
    """An artist tile and what lies on it; fame, stars and value only once discovered."""

    discovered: bool
    initial_fame: int
    fame: int | None
    stars: int | None
    value: int | None
    celebrity: bool
    thresholds: tuple[int, ...]
    """The fame at which the tile shows each star, the last one the celebrity's."""
    initial_stars: int
    promotion: int
    promotion_printed: bool
    signatures: int
    bonus: Bonus | None
    collector: bool


class Work(Struct, frozen=True):
    """A work of art: its form, the fame it brings, its ticket icons."""

    form: Form
    fame: int
    tickets: tuple[TicketIcon, ...]


class UnseenWork(Work, frozen=True):
    """A work that lies somewhere in a stack, and how many like it."""

    copies: int


class Exhibit(Work, frozen=True):
    """A work in a gallery with the artist whose signature stands for it; an auctioned one has none."""

    artist: ArtistName | None
    stars: int | None
    value: int | None
    masterpiece: bool


class Auctioned(Work, frozen=True):
    """The renowned work a player has won, and its value (p. 15)."""

    money: int


class Stack(Struct, frozen=True):
    """The works of a form: the top one with its visitors, and how many lie under it."""

    form: Form
    top: Work | None
    visitors: Visitors
    below: int
    unseen: tuple[UnseenWork, ...]
    """The works below, in no order: nobody knows it."""


class Tile(Struct, frozen=True):
    """A reputation tile: its name, and the influence and money it brings for each thing counted (p. 20)."""

    tile: TileName
    influence: int
    money: int


class CountedTile(Tile, frozen=True):
    """A tile on a player's board, with what it counts now or counted when it was scored."""

    counted: int


class Kicked(Struct, frozen=True):
    """A piece on a kicked-out space (p. 6)."""

    piece: Piece
    owner: int | Lacerda


class Location(Struct, frozen=True):
    """A location with the piece on its space, the one on its kicked-out space, and its start tile (pp. 3, 5-6)."""

    place: Place
    piece: Piece | None
    owner: int | Lacerda | None
    kicked: Kicked | None
    tile: Tile | None


class Contract(Struct, frozen=True):
    """A contract: its form and the bonus on its front."""

    card: int
    form: Form
    bonus: Bonus


class Contracts(Struct, frozen=True):
    """The display, each space from the card that shows down to the oldest; the deck is known but for its order."""

    display: tuple[tuple[Contract, ...], ...]
    deck: int
    unseen: tuple[Contract, ...]
    discard: tuple[Contract, ...]


class ContractSlot(Struct, frozen=True):
    """A contract slot: its ticket while it is empty, else the card, its side and its assistant (pp. 6, 9-10)."""

    ticket: TicketIcon
    card: int | None
    form: Form | None
    bonus: Bonus | None
    """That of the side that shows."""
    fulfilled: bool
    side: Side
    assistant: bool


class Promotion(Struct, frozen=True):
    """A promotion level: tokens left, influence it costs, bonus (p. 11)."""

    level: int
    tokens: int
    cost: int
    bonus: Bonus


class Standing(Struct, frozen=True):
    """How many assistants a player has in a column, and the majority money if the game ended now (p. 15)."""

    assistants: int
    money: int


class Column(Struct, frozen=True):
    """A column of the International Market."""

    column: int
    influence: int
    majority: tuple[int, ...]
    """The money of the first, the second, …"""
    closed: bool
    standings: tuple[Standing, ...]


class TileSpace(Struct, frozen=True):
    """A space of the market's upper part: its reputation tile and whose assistant stands there."""

    form: Form
    tile: Tile | None
    column: int
    assistant: int | Lacerda | None


class OfferSpace(Struct, frozen=True):
    """A space of the market's lower part: the money offered, its bonus and whose assistant stands there."""

    offer: int
    bonus: Bonus
    column: int
    assistant: int | Lacerda | None


class Market(Struct, frozen=True):
    """The International Market: its columns, the reputation tiles above and then the offers below (pp. 12-13)."""

    columns: tuple[Column, ...]
    spaces: tuple[TileSpace | OfferSpace, ...]


class CardGoal(Struct, frozen=True):
    """A goal of a secret card: its money, the works it wants, whether they are there now."""

    money: int
    works: Works
    met: bool


class SecretCard(Struct, frozen=True):
    """A curator or an art dealer (pp. 15-16)."""

    card: CuratorName | DealerName
    goals: tuple[CardGoal, ...]


class ReputationSpace(Struct, frozen=True):
    """A reputation space of a player: its bonus, or the tile on it (p. 12)."""

    bonus: Bonus
    tile: CountedTile | None


class PlayerBoard(Struct, frozen=True):
    """A player's board, lobby, gallery and pieces; the two secret cards if the reader may see them."""

    money: int
    standing: int
    """The money at the end if the game ended now, but for what nobody knows."""
    influence: int
    tickets: Tickets
    lobby: Visitors
    gallery: Visitors
    collector_limit: int
    gallerist: Place | None
    desks: int
    desks_in_all: int
    queue: int
    hired: int
    hire_costs: tuple[int, ...]
    hire_bonuses: tuple[Bonus | None, ...]
    assistants_at: tuple[Place, ...]
    assistants_on_market: int
    assistants_out: int
    exhibited: tuple[Exhibit, ...]
    slots: int
    masterpieces: int
    masterpieces_sold: int
    start_tile: Tile | None
    sold: tuple[Work, ...]
    commission: ArtistName | None
    contracts: tuple[ContractSlot, ...]
    reputation: tuple[ReputationSpace, ...]
    total_offer: int
    assistants_in_play: int
    final_influence: int
    """The influence of the last scoring step: with that of the tiles, if they are not scored yet (p. 15)."""
    curator: SecretCard | None
    dealer: SecretCard | None
    auctioned: Auctioned | None


class LacerdaBoard(Struct, frozen=True):
    """The dummy player of the solo game (p. 16)."""

    location: Place | None
    kicked_out: bool
    supply: int
    assistants_at: tuple[Place, ...]
    assistants_on_market: int


class SoloGoal(Struct, frozen=True):
    """A goal of the solo game's level; whether that of the secret cards is reached is the player's to know."""

    goal: Goal
    wanted: int | None
    reached: bool | None


class EndConditions(Struct, frozen=True):
    """How near the end is: two of the three conditions bring it about, the first alone in the solo game (pp. 5, 16)."""

    tickets_left: int
    celebrities: int
    celebrities_wanted: int
    visitors_left: int


class InfluenceTrack(Struct, frozen=True):
    """The printed track: where stars and coins lie, what each space is worth at the end (pp. 13, 16)."""

    stars: tuple[int, ...]
    coins: tuple[int, ...]
    worth: tuple[int, ...]


class Rates(Struct, frozen=True):
    """What each visitor in the gallery adds to a bonus."""

    influence_per_vip: int
    influence_per_collector: int
    money_per_investor: int
    money_per_collector: int
    fame_per_collector: int


class View(Struct, frozen=True, tag_field="game", tag="gallerist"):
    """The table as a seat sees it (p. 2): everything but the others' two secret cards."""

    seat: int | None
    solo: bool
    level: Level | None
    round: int
    phase: Phase
    start: int | None
    active: int | None
    intermediate: Intermediate
    scoring: int
    """The line of the final scoring that is next."""
    end: EndConditions
    influence_track: InfluenceTrack
    values: tuple[int, ...]
    """What a work is worth, by its artist's stars."""
    celebrity_money: int
    bonus_rates: Rates
    bag: Visitors
    plaza: Visitors
    box_office: Tickets
    ticket_discard: Tickets
    locations: tuple[Location, ...]
    artists: tuple[Artist | None, ...]
    works: tuple[Stack, ...]
    easels: tuple[Work | None, ...]
    contracts: Contracts
    promotion: tuple[Promotion, ...]
    market: Market
    players: tuple[PlayerBoard, ...]
    lacerda: LacerdaBoard | None
    goals: tuple[SoloGoal, ...]
    tiles_out: tuple[Tile, ...]
    """The reputation tiles left in the box."""
