"""What a seat may know of a position of Art Society: the one thing that leaves the rules, field by field."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from vernissage.games.art_society.ids import Ending, Frame, Genre


class Painting(Struct, frozen=True):
    """A painting, face up."""

    tile: int
    kind: Literal["painting"]
    genre: Genre
    frame: Frame
    width: int
    height: int
    value: int


class Decor(Struct, frozen=True):
    """A decor tile; its value is its shields."""

    tile: int
    kind: Literal["decor"]
    width: int
    height: int
    value: int


class HungPainting(Painting, frozen=True):
    """A painting on a wall: where its upper left cell is, and whether it is part of a faux pas."""

    cell: int
    column: int
    row: int
    faux_pas: bool


class HungDecor(Decor, frozen=True):
    """A decor tile on a wall."""

    cell: int
    column: int
    row: int
    faux_pas: bool


class HangingPainting(Struct, frozen=True):
    """The painting that is being hung just now, and by whom."""

    seat: int
    tile: int
    kind: Literal["painting"]
    genre: Genre
    frame: Frame
    width: int
    height: int
    value: int


class HangingDecor(Struct, frozen=True):
    """The decor tile that is being hung just now, and by whom."""

    seat: int
    tile: int
    kind: Literal["decor"]
    width: int
    height: int
    value: int


class Stack(Struct, frozen=True):
    """A stack of face-down paintings: what their backs show, and how many are left beside the lots chosen."""

    stack: int
    width: int
    height: int
    value: int
    left: int


class Marker(Struct, frozen=True):
    """A genre's marker: its total, its space on the track and its side, and what its paintings are worth now."""

    genre: Genre
    prestige: int
    space: int
    """The space on the track; 0 off it."""
    black: bool
    level: int
    in_museum: int


class DecorStock(Struct, frozen=True):
    """The decor tiles of a value in the supply."""

    value: int
    left: int


class DecorDue(Struct, frozen=True):
    """The decor that somebody is taking just now: up to a value, or tiles of a value in all."""

    seat: int
    left: int
    several: bool
    wanted: int


class PrestigeLine(Struct, frozen=True):
    """The paintings of a genre that count, those of a faux pas that do not, and what each is worth (p. 8)."""

    line: Literal["prestige"]
    genre: Genre
    faux_pas: int
    count: int
    each: int


class ScoreLine(Struct, frozen=True):
    """Another line of the score: what is counted, how many, what each is worth (p. 8)."""

    line: Literal["decor", "eyeline", "full", "corners", "excess"]
    count: int
    each: int


class WallPrint(Struct, frozen=True):
    """What is printed on a gallery board; cells are numbered row by row from the top left."""

    columns: int
    rows: int
    stars: tuple[int, ...]
    eyeline: tuple[int, ...]
    """Its rows, the top one 0."""
    corners: tuple[int, ...]


class Area(Struct, frozen=True):
    """What belongs to a player; the hand and the pile below its top card only if they are the reader's (ch. 2)."""

    hand: tuple[int, ...] | None
    """Open to all at the end, where its sum settles a tie (p. 8; A24)."""
    hand_total: int | None
    """The sum of the bid cards left, told once the game is over."""
    hand_size: int
    pile: tuple[int, ...] | None
    pile_size: int
    top_bid: int | None
    has_bid: bool
    bid: int | None
    tiles: tuple[HungPainting | HungDecor, ...]
    clashes: tuple[tuple[int, int], ...]
    """The paintings in a faux pas, two by two, by their cells."""
    free: int
    """Cells without a tile."""
    assistant: Painting | Decor | None
    picked: Painting | None
    excess: tuple[Painting, ...]
    excess_to_end: int
    score: tuple[PrestigeLine | ScoreLine, ...]
    points: int


class View(Struct, frozen=True, tag_field="game", tag="art-society"):
    """The table as a seat sees it: all walls and the museum, its own hand, the number of the others' cards."""

    seat: int | None
    round: int
    gavel: int | None
    ending: tuple[Ending, ...]
    """Why the game ends with this round, if it does (p. 7)."""
    over: bool
    wall: WallPrint
    stacks: tuple[Stack, ...]
    chosen: tuple[int, ...]
    """The stacks of the lots that lie face down."""
    lots: tuple[Painting | None, ...]
    auctioned: int
    """How many lots a round has."""
    museum: tuple[Painting, ...]
    track: int
    podium: tuple[int, ...]
    genres: tuple[Marker, ...]
    decor: tuple[DecorStock, ...]
    decor_standing: bool
    """Whether decor may hang standing too, and not only lying."""
    bid_cards: tuple[int, ...]
    picking: tuple[int, ...]
    """The seats that have still to pick, in their order."""
    to_hang: tuple[int, ...]
    """The seats that have still to hang, in their order."""
    hanging: HangingPainting | HangingDecor | None
    decor_due: DecorDue | None
    out_of_game: tuple[Painting, ...]
    """The start paintings that nobody was dealt."""
    players: tuple[Area, ...]
