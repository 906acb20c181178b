"""What a seat may know of a position of Bioutifoul, and the points that follow from it."""

from __future__ import annotations

from typing import Any

from vernissage.core.game import Line, Score, View
from vernissage.core.rows import Row, minus, size, spread
from vernissage.core.step import NONE, SPECTATOR
from vernissage.games.bioutifoul.box import ANY_ARTIST, ARTISTS, FIRST_SHOWN, SECOND_SHOWN, WHO
from vernissage.games.bioutifoul.components import ARTIST_IDS, WAY_IDS
from vernissage.games.bioutifoul.influence import MoveArtist, PlayInfluence
from vernissage.games.bioutifoul.scoring import appearances, majorities, most_shown, points, wealth
from vernissage.games.bioutifoul.state import Player, State, exhibition_pile, quiet_rounds
from vernissage.games.bioutifoul.turn import TakeAction


def view(s: State, seat: int) -> View:
    """The table as a seat sees it: all but the piles and the secret cards in the others' hands."""
    seats = len(s.players)
    best = most_shown(s)
    return {
        "game": "bioutifoul",
        "seat": None if seat == SPECTATOR else seat,
        "over": not s.agenda,
        "first": None if s.first == NONE else s.first,
        "turn": None if s.turn == NONE else s.turn,
        "round": s.round,
        "phase": phase(s),
        "actions_taken": s.taken,
        "action_limit": s.box.action_limit,
        "influence_limit": s.box.influence_limit,
        "gallery_limit": s.box.gallery_limit,
        "bought": spread(s.bought),
        "last_round": exhibition_pile(s) == 0,
        "quiet_rounds": quiet_rounds(s),
        "quiet_limit": s.box.quiet_rounds,
        "column": sorted(
            (artist for artist in range(ARTISTS) if s.places[artist] != NONE), key=lambda artist: s.places[artist]
        ),
        "ratings": [s.box.ratings[place] if place != NONE else None for place in s.places],
        "column_ratings": list(s.box.ratings),
        "market_works": spread(s.market_works),
        "market_works_limit": s.box.market_works,
        "work_pile": size(s.work_pile),
        "work_pile_holds": spread(s.work_pile),
        "discard": spread(s.discard),
        "market_exhibitions": spread(s.market_exhibitions),
        "market_exhibitions_limit": s.box.market_exhibitions[seats],
        "exhibition_pile": exhibition_pile(s),
        "exhibitions_removed": s.box.removed[seats],
        "exhibitions_unseen": spread(s.unseen_exhibitions),
        "exhibition_artists": [list(pair) for pair in zip(FIRST_SHOWN, SECOND_SHOWN, strict=True)],
        "influence_pile": size(s.influence_pile),
        "influence_faces": [face_shown(face) for face in range(len(s.box.influence))],
        "players": [player_area(s, player, i == seat, best) for i, player in enumerate(s.players)],
    }


def phase(s: State) -> str | None:
    """Where in the turn the game is: `influence`, `actions` or `bank`."""
    if s.turn == NONE or not s.agenda:
        return None
    pending = {type(step) for step in s.agenda}
    if MoveArtist in pending or PlayInfluence in pending:
        return "influence"
    return "actions" if TakeAction in pending else "bank"


def face_shown(face: int) -> dict[str, Any]:
    """What an influence card shows: an artist, or nobody if it moves any, and `up` or `down` if it has an arrow."""
    who = face % WHO
    return {"artist": None if who == ANY_ARTIST else who, "way": WAY_IDS[face // WHO]}


def player_area(s: State, player: Player, own: bool, best: Row) -> dict[str, Any]:
    """A player's gold, gallery and hand; the secret cards of the hand only if they are the reader's."""
    shown = appearances(player.exhibitions)
    return {
        "gold": player.gold,
        "works": spread(player.works),
        "exhibitions": spread(player.exhibitions),
        "shown": list(shown),
        "majorities": majorities(shown, best),
        "influence": size(player.influence),
        "known": spread(player.known),
        "hidden": spread(minus(player.influence, player.known)) if own else None,
        "points": points(player, best),
        "wealth": wealth(s, player),
    }


def score_sheet(view: View) -> list[Score]:
    """What makes up everybody's points, and the wealth that breaks ties (p. 8)."""
    lines: list[Score] = []
    for seat, player in enumerate(view["players"]):
        mounted = len(player["exhibitions"])
        lines.append(Score(seat, Line("score-exhibitions", {"count": mounted}), mounted))
        lines.append(all_artists(seat, player["shown"]))
        for artist in range(ARTISTS):
            lines.append(majority(view, seat, artist))
        lines.append(Score(seat, Line("tie-wealth", {"wealth": player["wealth"], "gold": player["gold"]}), 0))
    return lines


def all_artists(seat: int, shown: list[int]) -> Score:
    """One point for all four artists, or how many are still missing."""
    missing = shown.count(0)
    if missing:
        return Score(seat, Line("score-artists-missing", {"missing": missing}), 0)
    return Score(seat, Line("score-all-artists"), 1)


def majority(view: View, seat: int, artist: int) -> Score:
    """One point for showing an artist most often, alone or not, or what it would take."""
    own = view["players"][seat]["shown"][artist]
    others = max(player["shown"][artist] for i, player in enumerate(view["players"]) if i != seat)
    args = {"artist": ARTIST_IDS[artist], "count": own, "best": others}
    if own == 0 or own < others:
        return Score(seat, Line("score-no-majority", args), 0)
    return Score(seat, Line("score-majority-shared" if own == others else "score-majority", args), 1)
