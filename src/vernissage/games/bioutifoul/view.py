"""What a seat may know of a position of Bioutifoul, and the points that follow from it."""

from __future__ import annotations

from typing import Literal, get_args

from msgspec import Struct

from vernissage.core.game import Line, Score
from vernissage.core.rows import Ints, minus, size, spread
from vernissage.core.step import NONE, SPECTATOR
from vernissage.games.bioutifoul.box import (
    ANY_ARTIST,
    ARTISTS,
    BUY,
    END_ACTIONS,
    FIRST_SHOWN,
    MOUNT,
    NO_INFLUENCE,
    PLACES,
    SECOND_SHOWN,
    SELL,
    WHO,
)
from vernissage.games.bioutifoul.components import ARTIST_IDS, WAY_IDS, Way
from vernissage.games.bioutifoul.scoring import appearances, majorities, most_shown, points, wealth
from vernissage.games.bioutifoul.state import State, exhibition_pile, on_the_right, quiet_rounds
from vernissage.games.bioutifoul.turn import phase

Phase = Literal["influence", "actions", "bank"]
PHASES: tuple[Phase, ...] = get_args(Phase)
Verb = Literal["buy", "sell", "mount"]
Cards = tuple[int, ...]


class Face(Struct, frozen=True):
    """What an influence card shows: an artist, or nobody if it moves any, and an arrow if it moves one way only."""

    artist: int | None
    way: Way


class Makings(Struct, frozen=True, array_like=True):
    """What points are made of."""

    exhibitions: int
    all_artists: int
    majorities: int


class Gallery(Struct, frozen=True, kw_only=True):
    """A player's gold, gallery and hand; the secret cards of the hand only if they are the reader's."""

    gold: int
    works: Cards
    exhibitions: Cards
    shown: Cards
    """How often each artist is on the exhibitions."""
    majorities: Cards
    """The artists shown most often, alone or not."""
    influence: int
    """How many influence cards are in the hand."""
    known: Cards
    """Those of them that everybody knows."""
    hidden: Cards | None
    """The reader's own secret cards; none of anybody else's."""
    heir: int
    """Who gets the influence cards that this player plays: the seat on the right."""
    points: int
    made: Makings
    """What the points are made of."""
    wealth: int


class View(Struct, frozen=True, kw_only=True, tag_field="game", tag="bioutifoul"):
    """The table of Bioutifoul as a seat sees it: all but the piles and the secret cards in the others' hands."""

    seat: int | None
    """The reader's; none for a spectator."""
    over: bool
    first: int | None
    turn: int | None
    round: int
    phase: Phase | None
    actions_taken: int
    action_limit: int
    influence_limit: int
    gallery_limit: int
    bought: Cards
    """The works bought in this turn, which cannot be sold again in it."""
    last_round: bool
    quiet_rounds: int
    """Table rounds in a row in which nobody mounted an exhibition."""
    quiet_limit: int
    column: tuple[int, ...]
    """The artists from the top of the column to its bottom."""
    ratings: tuple[int | None, ...]
    """What a work of each artist costs and brings."""
    column_ratings: tuple[int, ...]
    """The same by place of the column."""
    market_works: Cards
    market_works_limit: int
    work_pile: int
    work_pile_holds: Cards
    discard: Cards
    market_exhibitions: Cards
    market_exhibitions_limit: int
    exhibition_pile: int
    exhibitions_removed: int
    exhibitions_unseen: Cards
    exhibition_artists: tuple[tuple[int, int], ...]
    """The two artists of each exhibition."""
    influence_pile: int
    influence_faces: tuple[Face, ...]
    players: tuple[Gallery, ...]


class Action(Struct, frozen=True):
    """What an answer does, with the works of which artist, or with which exhibition."""

    verb: Verb
    number: int


class ArtistMove(Struct, frozen=True):
    """What an answer moves: an artist, to a place of the column."""

    artist: int
    place: int


ACTIONS = (
    *[Action("buy", artist) for artist in range(SELL - BUY)],
    *[Action("sell", artist) for artist in range(MOUNT - SELL)],
    *[Action("mount", exhibition) for exhibition in range(END_ACTIONS - MOUNT)],
)
MOVES = tuple(ArtistMove(*divmod(move, PLACES)) for move in range(NO_INFLUENCE))
EXHIBITION_ARTISTS = tuple(zip(FIRST_SHOWN, SECOND_SHOWN, strict=True))


def view(s: State, seat: int) -> View:
    """The table as a seat sees it."""
    seats = len(s.players)
    best = most_shown(s)
    return View(
        seat=None if seat == SPECTATOR else seat,
        over=not s.agenda,
        first=None if s.first == NONE else s.first,
        turn=None if s.turn == NONE else s.turn,
        round=s.round,
        phase=None if (now := phase(s)) == NONE else PHASES[now],
        actions_taken=s.taken,
        action_limit=s.box.action_limit,
        influence_limit=s.box.influence_limit,
        gallery_limit=s.box.gallery_limit,
        bought=cards(s.bought),
        last_round=exhibition_pile(s) == 0,
        quiet_rounds=quiet_rounds(s),
        quiet_limit=s.box.quiet_rounds,
        column=column(s.places),
        ratings=tuple([s.box.ratings[place] if place != NONE else None for place in s.places]),
        column_ratings=s.box.ratings,
        market_works=cards(s.market_works),
        market_works_limit=s.box.market_works,
        work_pile=size(s.work_pile),
        work_pile_holds=cards(s.work_pile),
        discard=cards(s.discard),
        market_exhibitions=cards(s.market_exhibitions),
        market_exhibitions_limit=s.box.market_exhibitions[seats],
        exhibition_pile=exhibition_pile(s),
        exhibitions_removed=s.box.removed[seats],
        exhibitions_unseen=cards(s.unseen_exhibitions),
        exhibition_artists=EXHIBITION_ARTISTS,
        influence_pile=size(s.influence_pile),
        influence_faces=tuple([face_shown(face) for face in range(len(s.box.influence))]),
        players=tuple([gallery(s, i, i == seat, best) for i in range(seats)]),
    )


def cards(row: Ints) -> Cards:
    """Every card of a row of counters, one by one."""
    return tuple(spread(row))


def column(places: Ints) -> tuple[int, ...]:
    """The artists that have a place, from the top to the bottom."""
    return tuple(sorted([artist for artist in range(ARTISTS) if places[artist] != NONE], key=places.__getitem__))


def face_shown(face: int) -> Face:
    """What an influence card shows."""
    who = face % WHO
    return Face(None if who == ANY_ARTIST else who, WAY_IDS[face // WHO])


def gallery(s: State, seat: int, own: bool, best: Ints) -> Gallery:
    """A player's gold, gallery and hand."""
    player = s.players[seat]
    shown, total = appearances(player.exhibitions), points(player, best)
    mounted, most = size(player.exhibitions), majorities(shown, best)
    return Gallery(
        gold=player.gold,
        works=cards(player.works),
        exhibitions=cards(player.exhibitions),
        shown=tuple(shown),
        majorities=tuple(most),
        influence=size(player.influence),
        known=cards(player.known),
        hidden=cards(minus(player.influence, player.known)) if own else None,
        heir=on_the_right(s, seat),
        points=total,
        made=Makings(mounted, total - mounted - len(most), len(most)),
        wealth=wealth(s, player),
    )


def score_sheet(view: View) -> list[Score]:
    """What makes up everybody's points, and the wealth that breaks ties (p. 8)."""
    lines: list[Score] = []
    for seat, player in enumerate(view.players):
        mounted = player.made.exhibitions
        lines.append(Score(seat, Line("score-exhibitions", {"count": mounted}), mounted))
        lines.append(all_artists(seat, player))
        for artist in range(ARTISTS):
            lines.append(majority(view, seat, artist))
        lines.append(Score(seat, Line("tie-wealth", {"wealth": player.wealth, "gold": player.gold}), 0))
    return lines


def all_artists(seat: int, player: Gallery) -> Score:
    """One point for all four artists, or how many are still missing."""
    found = player.made.all_artists
    line = Line("score-all-artists") if found else Line("score-artists-missing", {"missing": player.shown.count(0)})
    return Score(seat, line, found)


def majority(view: View, seat: int, artist: int) -> Score:
    """One point for showing an artist most often, alone or not, or what it would take."""
    me = view.players[seat]
    own = me.shown[artist]
    others = max(player.shown[artist] for i, player in enumerate(view.players) if i != seat)
    args = {"artist": ARTIST_IDS[artist], "count": own, "best": others}
    if artist not in me.majorities:
        return Score(seat, Line("score-no-majority", args), 0)
    return Score(seat, Line("score-majority-shared" if own == others else "score-majority", args), 1)
