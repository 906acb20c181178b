"""From a position of Art Society to what a seat may know of it."""

from __future__ import annotations

from typing import Literal

from vernissage.core.step import NONE, SPECTATOR, Decision
from vernissage.games.art_society.bidding import Pick
from vernissage.games.art_society.box import GENRES, PAINTINGS, STACKS, Box, is_decor, shields
from vernissage.games.art_society.components import DECOR_SIZES, SIZES
from vernissage.games.art_society.decor import TakeDecor
from vernissage.games.art_society.due import tile_hung
from vernissage.games.art_society.hanging import Hang
from vernissage.games.art_society.ids import FRAME_IDS, GENRE_IDS, Ending, Frame, Genre
from vernissage.games.art_society.prestige import level
from vernissage.games.art_society.round import auctioned, hands_empty, too_many_excess, wall_full
from vernissage.games.art_society.scoring import (
    bare_corners,
    decor_shields,
    faux_pas,
    hand_total,
    in_eyeline,
    in_faux_pas,
    score,
    valued,
)
from vernissage.games.art_society.state import Player, State, bits, full, value_of
from vernissage.games.art_society.view import (
    Area,
    Decor,
    DecorDue,
    DecorStock,
    HangingDecor,
    HangingPainting,
    HungDecor,
    HungPainting,
    Marker,
    Painting,
    PrestigeLine,
    ScoreLine,
    Stack,
    View,
    WallPrint,
)


def view(s: State, seat: int) -> View:
    """The table as a seat sees it: all walls and the museum, its own hand, the number of the others' cards.

    Once the game is over all hands are open (A24).
    """
    box, over = s.box, not s.agenda
    return View(
        seat=None if seat == SPECTATOR else seat,
        round=s.round,
        gavel=None if s.gavel == NONE else s.gavel,
        ending=ending(s),
        over=over,
        wall=wall(box),
        stacks=tuple([stack(s, i) for i in range(STACKS)]),
        chosen=s.chosen,
        lots=tuple([None if lot == NONE else painting(box, lot) for lot in s.lots]),
        auctioned=auctioned(len(s.players)),
        museum=tuple([painting(box, work) for work in s.museum]),
        track=box.track,
        podium=box.podium,
        genres=tuple([genre(s, i) for i in range(GENRES)]),
        decor=tuple([DecorStock(i + 1, left) for i, left in enumerate(s.decor)]),
        decor_standing=box.standing,
        bid_cards=box.bids,
        picking=tuple([step.seat for step in s.agenda[::-1] if isinstance(step, Pick)]),
        to_hang=tuple([step.seat for step in s.agenda[::-1] if isinstance(step, Hang)]),
        hanging=hanging(s),
        decor_due=decor_due(s),
        out_of_game=tuple([painting(box, work) for work in bits(s.start_paintings)]) if s.gavel != NONE else (),
        players=tuple([area(s, player, i == seat, over) for i, player in enumerate(s.players)]),
    )


def hanging(s: State) -> HangingPainting | HangingDecor | None:
    """The tile that is being hung just now, and by whom."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, Decision):
        return None
    tile = tile_hung(s, step)
    if tile == NONE:
        return None
    if is_decor(tile):
        return HangingDecor(step.seat, *decor_look(tile))
    return HangingPainting(step.seat, *painting_look(s.box, tile))


def decor_due(s: State) -> DecorDue | None:
    """The decor that somebody is taking just now: up to a value, or tiles of a value in all."""
    step = s.agenda[-1] if s.agenda else None
    return DecorDue(step.seat, step.left, step.several, step.wanted) if isinstance(step, TakeDecor) else None


def ending(s: State) -> tuple[Ending, ...]:
    """Why the game ends with this round, if it does (p. 7)."""
    reasons: list[tuple[Ending, bool]] = [
        ("full", wall_full(s)),
        ("excess", too_many_excess(s)),
        ("hands", hands_empty(s)),
    ]
    return tuple([reason for reason, holds in reasons if holds])


def wall(box: Box) -> WallPrint:
    """What is printed on a gallery board; cells are numbered row by row from the top left."""
    eyeline = tuple([row - 1 for row in box.eyeline_rows])
    return WallPrint(box.grid.columns, box.grid.rows, box.stars, eyeline, box.corners)


def stack(s: State, i: int) -> Stack:
    """A stack of face-down paintings: what their backs show, and how many are left beside the lots chosen."""
    return Stack(i, *SIZES[i], s.box.stack_value[i], len(bits(s.stacks[i])) - s.chosen.count(i))


def painting_look(box: Box, tile: int) -> tuple[int, Literal["painting"], Genre, Frame, int, int, int]:
    """All that a painting shows, in the order of the fields."""
    genre, frame = GENRE_IDS[box.genre[tile]], FRAME_IDS[box.frame[tile]]
    return tile, "painting", genre, frame, *SIZES[box.shape[tile]], value_of(box, tile)


def decor_look(tile: int) -> tuple[int, Literal["decor"], int, int, int]:
    """All that a decor tile shows, in the order of the fields."""
    return tile, "decor", *DECOR_SIZES[tile - PAINTINGS], shields(tile - PAINTINGS)


def painting(box: Box, tile: int) -> Painting:
    """A painting, face up."""
    return Painting(*painting_look(box, tile))


def held(box: Box, tile: int) -> Painting | Decor | None:
    """A painting or a decor tile, if there is one."""
    if tile == NONE:
        return None
    return Decor(*decor_look(tile)) if is_decor(tile) else painting(box, tile)


def hung(box: Box, player: Player, i: int) -> HungPainting | HungDecor:
    """A tile on a wall, and where."""
    tile, cell = player.tiles[i]
    where = (cell, cell % box.grid.columns, cell // box.grid.columns, in_faux_pas(box, player, i))
    return HungDecor(*decor_look(tile), *where) if is_decor(tile) else HungPainting(*painting_look(box, tile), *where)


def genre(s: State, i: int) -> Marker:
    """A genre's marker: its total, its space on the track and its side, and what its paintings are worth now."""
    total = s.prestige[i]
    return Marker(
        genre=GENRE_IDS[i],
        prestige=total,
        space=(total - 1) % s.box.track + 1 if total else 0,
        black=total > s.box.track,
        level=level(s, i),
        in_museum=sum([1 for work in s.museum if s.box.genre[work] == i]),
    )


def area(s: State, player: Player, own: bool, over: bool) -> Area:
    """What belongs to a player; the hand and the pile below its top card only if they are the reader's (ch. 2).

    Hands are open at the end, where their sums settle a tie (p. 8; A24).
    """
    box = s.box
    return Area(
        hand=tuple([box.bids[card] for card in bits(player.hand)]) if own or over else None,
        hand_total=hand_total(s, player) if over else None,
        hand_size=len(bits(player.hand)),
        pile=player.pile if own else None,
        pile_size=len(player.pile),
        top_bid=player.pile[-1] if player.pile else None,
        has_bid=player.sealed != NONE,
        bid=player.sealed if own and player.sealed != NONE else None,
        tiles=tuple([hung(box, player, i) for i in range(len(player.tiles))]),
        clashes=tuple(faux_pas(box, player)),
        free=box.grid.cells - len(box.grid.listed(player.wall)),
        assistant=held(box, player.assistant),
        picked=None if player.picked == NONE else painting(box, player.picked),
        excess=tuple([painting(box, work) for work in player.excess]),
        excess_to_end=box.excess_end,
        score=score_lines(s, player),
        points=score(s, player),
    )


def score_lines(s: State, player: Player) -> tuple[PrestigeLine | ScoreLine, ...]:
    """The lines of the score as they stand (p. 8)."""
    box = s.box
    counts = valued(s, player)
    on_wall = [box.genre[tile] for tile, _ in player.tiles if not is_decor(tile)]
    return (
        *[
            PrestigeLine("prestige", GENRE_IDS[i], on_wall.count(i) - counts[i], counts[i], level(s, i))
            for i in range(GENRES)
        ],
        ScoreLine("decor", decor_shields(player), 1),
        ScoreLine("eyeline", in_eyeline(s, player), box.eyeline_bonus),
        ScoreLine("full", int(full(s, player)), box.full_bonus),
        ScoreLine("corners", bare_corners(s, player), -box.bare_corner),
        ScoreLine("excess", len(player.excess), -box.excess_penalty),
    )
