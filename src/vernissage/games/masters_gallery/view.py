"""What a seat may know of a position of Masters Gallery, and the guesses and points that follow from it."""

from __future__ import annotations

from typing import Any

from vernissage.core.game import Line, Score, View
from vernissage.core.rows import Row, size
from vernissage.core.step import NONE, SPECTATOR
from vernissage.games.masters_gallery.box import ARTISTS, ROUNDS, TOP
from vernissage.games.masters_gallery.cards import by_artist, number, spread
from vernissage.games.masters_gallery.components import ARTIST_IDS
from vernissage.games.masters_gallery.scoring import ranking
from vernissage.games.masters_gallery.state import Player, State, shown, tokens


def view(s: State, seat: int) -> View:
    """The table as a seat sees it: its own cards, the number of the others' (Jeu)."""
    top, now = standing(s)
    return {
        "game": "masters-gallery",
        "seat": None if seat == SPECTATOR else seat,
        "round": s.round,
        "rounds": ROUNDS,
        "first": None if s.first == NONE else s.first,
        "threshold": s.box.threshold[len(s.players)],
        "pile": number(s.pile),
        "extra": None if s.extra == NONE else s.extra,
        "gone": spread(s.gone),
        "awards_left": s.box.award_tokens - size(s.awards),
        "award_worth": s.box.award_worth,
        "artists": [artist_card(s, artist, top, now[artist]) for artist in range(ARTISTS)],
        "rankings": [list(ranking) for ranking in s.rankings],
        "players": [player_area(player, i == seat, s.round, now) for i, player in enumerate(s.players)],
    }


def standing(s: State) -> tuple[Row, list[int]]:
    """The top three, and what a card of each artist would count, if the round ended with the cards face up (Score)."""
    ranked = len(s.rankings) == s.round
    top = () if s.extra == NONE else s.rankings[-1] if ranked else ranking(s)
    rankings = s.rankings if ranked else (*s.rankings, top)
    worths = [tokens(rankings, artist) + s.box.award_worth * s.awards[artist] for artist in range(ARTISTS)]
    return top, [worths[artist] if artist in top else 0 for artist in range(ARTISTS)]


def artist_card(s: State, artist: int, top: Row, each: int) -> dict[str, Any]:
    """An artist card with its tokens, how many of its masterpieces are on the table, and what they would count now."""
    return {
        "artist": ARTIST_IDS[artist],
        "cards": by_artist(s.box.cards, artist),
        "shown": shown(s, artist),
        "value_tokens": [TOP - list(ranking).index(artist) for ranking in s.rankings if artist in ranking],
        "awards": s.awards[artist],
        "worth": tokens(s.rankings, artist) + s.box.award_worth * s.awards[artist],
        "place": list(top).index(artist) + 1 if artist in top else None,
        "each": each,
    }


def player_area(player: Player, own: bool, round: int, now: list[int]) -> dict[str, Any]:
    """What lies before a player; the hand, the face-down cards and the sealed one only if they are the reader's."""
    chosen = player.sealed != NONE
    return {
        "hand": cards(player.hand, own),
        "hand_size": number(player.hand),
        "display": spread(player.display),
        "face_down": cards(player.face_down, own),
        "face_down_size": number(player.face_down),
        "has_chosen": chosen,
        "chosen": player.sealed if own and chosen else None,
        "scored": [list(line) for line in player.scored],
        "points": sum(line[2] * line[3] for line in player.scored),
        "standing": counting(player, round, now),
    }


def counting(player: Player, round: int, now: list[int]) -> int:
    """What the cards before a player would bring if the round ended now; nothing once it is counted."""
    if any(line[0] == round for line in player.scored):
        return 0
    return sum(by_artist(player.display, artist) * now[artist] for artist in range(ARTISTS))


def cards(row: Row, own: bool) -> list[int] | None:
    """The cards, if they are the reader's."""
    return spread(row) if own else None


def score_sheet(view: View) -> list[Score]:
    """The points of every round, artist by artist (Score)."""
    lines: list[Score] = []
    for seat, player in enumerate(view["players"]):
        for round, artist, count, value in player["scored"]:
            args = {"round": round, "artist": ARTIST_IDS[artist], "cards": count, "value": value}
            lines.append(Score(seat, Line("score-round", args), count * value))
    return lines
