"""What a position of Bioutifoul is worth to each player: the points that may be expected at the end."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import Ints, size
from vernissage.games.bioutifoul.box import ARTISTS, EXHIBITIONS, FIRST_SHOWN, SECOND_SHOWN
from vernissage.games.bioutifoul.scoring import appearances, most_shown, scores
from vernissage.games.bioutifoul.state import Player, State, exhibition_pile, rating

READY: Final = 0.8
"""An exhibition on the table whose two works one has: nearly a point, somebody may take it first."""
HALF: Final = 0.25
"""A work that one of the exhibitions on the table wants."""
GOLD: Final = 0.045
"""Gold is there to be spent, and beyond twelve hardly ever is."""
INFLUENCE: Final = 0.03
CHANCE_OF_MAJORITY: Final = 0.35
"""What one appearance more or less than the leader is worth of a majority's point."""


def evaluate(s: State) -> list[float]:
    """Points made, majorities as they lean, and what gold, works and influence cards will bring."""
    if not s.agenda:
        return [float(points) for points in scores(s)]
    shown = [appearances(player.exhibitions) for player in s.players]
    best = most_shown(s)
    ahead = min(1.0, exhibition_pile(s) / 4.0 + 0.25)
    totals: list[float] = []
    for seat in range(len(s.players)):
        player = s.players[seat]
        value = float(size(player.exhibitions)) + leaning(shown, seat, best)
        value += ahead * (works_value(s, player) + purse_value(player) + INFLUENCE * size(player.influence))
        if s.agenda[-1].asks(s) == seat == s.turn:
            value += GOLD  # the bank's, at the end of the turn: ending it at once must not look like a gain
        totals.append(value)
    return totals


def leaning(shown: list[Ints], seat: int, best: Ints) -> float:
    """All four artists and the majorities, sure or in reach."""
    mine = shown[seat]
    value = 0.0
    missing = 0
    for artist in range(ARTISTS):
        if mine[artist] == 0:
            missing += 1
        lead = mine[artist] - best[artist]
        if mine[artist] and lead == 0:
            rival = 0
            for other in range(len(shown)):
                if other != seat and shown[other][artist] > rival:
                    rival = shown[other][artist]
            value += min(1.0, 0.6 + 0.2 * (mine[artist] - rival))
        elif lead == -1:
            value += CHANCE_OF_MAJORITY
    return value + (1.0 if missing == 0 else 0.5 if missing == 1 else 0.2)


def works_value(s: State, player: Player) -> float:
    """The works in the gallery at their ratings, and the two exhibitions on the table nearest to being mounted."""
    best, second = 0.0, 0.0
    for exhibition in range(EXHIBITIONS):
        if s.market_exhibitions[exhibition]:
            near = nearness(s, player, FIRST_SHOWN[exhibition], SECOND_SHOWN[exhibition])
            if near > best:
                best, second = near, best
            elif near > second:
                second = near
    value = best + 0.4 * second
    for artist in range(ARTISTS):
        value += player.works[artist] * (0.05 + GOLD * 0.7 * rating(s, artist))
    return value


def nearness(s: State, player: Player, one: int, two: int) -> float:
    """How near an exhibition is: both works there, or to be bought, or to be waited for."""
    missing, cost, there = 0, 0, True
    for artist in (one, two):
        if not player.works[artist]:
            missing += 1
            cost += rating(s, artist)
            there = there and s.market_works[artist] > 0
    if missing == 0:
        return READY
    affordable = there and player.gold >= cost and size(player.works) + missing <= s.box.gallery_limit
    if missing == 1:
        return 0.6 if affordable else HALF
    return 0.4 if affordable else 0.05


def purse_value(player: Player) -> float:
    """Gold, less and less useful the more there is."""
    gold = min(player.gold, 12)
    return GOLD * gold - 0.001 * gold * gold
