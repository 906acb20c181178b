"""Points, majorities and wealth: the most Bioutifoul gallery (Fin du jeu, p. 8)."""

from __future__ import annotations

from vernissage.core.rows import Ints, size
from vernissage.games.bioutifoul.box import ARTISTS, EXHIBITIONS, FIRST_SHOWN, SECOND_SHOWN
from vernissage.games.bioutifoul.state import Player, State, rating


def appearances(exhibitions: Ints) -> Ints:
    """On how many of these exhibitions each artist is shown (p. 8)."""
    shown = [0] * ARTISTS
    for exhibition in range(EXHIBITIONS):
        number = exhibitions[exhibition]
        if number:  # `+=` on an item would be done on objects
            first, second = FIRST_SHOWN[exhibition], SECOND_SHOWN[exhibition]
            shown[first] = shown[first] + number
            shown[second] = shown[second] + number
    return tuple(shown)


def most_shown(s: State) -> Ints:
    """The largest number of appearances of each artist in one gallery (p. 8)."""
    best = [0] * ARTISTS
    for player in s.players:
        shown = appearances(player.exhibitions)
        for artist in range(ARTISTS):
            best[artist] = max(best[artist], shown[artist])
    return tuple(best)


def majorities(shown: Ints, best: Ints) -> list[int]:
    """The artists that nobody shows more often; who is shown nowhere counts for nobody (p. 8)."""
    return [artist for artist in range(ARTISTS) if shown[artist] > 0 and shown[artist] == best[artist]]


def points(player: Player, best: Ints) -> int:
    """One point an exhibition, one for all four artists, one for each majority (p. 8)."""
    shown = appearances(player.exhibitions)
    all_four = 1
    for number in shown:
        if number == 0:
            all_four = 0
    return size(player.exhibitions) + all_four + len(majorities(shown, best))


def scores(s: State) -> list[int]:
    """Everybody's points."""
    best = most_shown(s)
    return [points(player, best) for player in s.players]


def wealth(s: State, player: Player) -> int:
    """Gold, and the works left in the gallery at their artists' ratings (p. 8)."""
    total = player.gold
    for artist in range(ARTISTS):
        if player.works[artist]:
            total += player.works[artist] * rating(s, artist)
    return total


def winners(s: State) -> list[int]:
    """Whoever has most points; among equals whoever is richest; then several win (p. 8)."""
    totals = scores(s)
    best = max(totals)
    tied = [seat for seat in range(len(totals)) if totals[seat] == best]
    richest = max([wealth(s, s.players[seat]) for seat in tied])
    return [seat for seat in tied if wealth(s, s.players[seat]) == richest]
