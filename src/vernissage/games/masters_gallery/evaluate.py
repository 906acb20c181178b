"""What a position of Masters Gallery is worth to each player: the points that may be expected at the end."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import plus
from vernissage.games.masters_gallery.box import ARTISTS, ROUNDS, TOP
from vernissage.games.masters_gallery.cards import by_artist
from vernissage.games.masters_gallery.scoring import allowance
from vernissage.games.masters_gallery.state import Player, State, points, shown, tokens

ANY_TOKEN: Final = 1.2
"""The token an artist may expect of a round about which nothing is known: 3 + 2 + 1 among five."""
ANY_PLACE: Final = 0.6
"""The chance of such an artist to be among the top three."""
ADDED: Final = 0.6
"""How much of the value of cards that could be added at scoring is counted on: others may end the round first."""


def evaluate(s: State) -> list[float]:
    """Points made, the round as it looks now, and what the hands promise for later."""
    standing = [tokens(s.rankings, artist) + s.box.award_worth * s.awards[artist] for artist in range(ARTISTS)]
    worths = expected_worths(s, standing)
    later = [ANY_PLACE * worth + ANY_TOKEN for worth in standing]
    totals: list[float] = []
    for player in s.players:
        hand = [by_artist(player.hand, artist) for artist in range(ARTISTS)]
        value = float(points(player))
        if not (player.scored and player.scored[-1][0] == s.round):
            value += display_value(player, worths)
            value += added_value(player, hand, worths)
            if s.round == ROUNDS:
                value += 0.3 * hand_value(hand, worths)
        if s.round < ROUNDS:
            value += hand_value(hand, later)
        totals.append(value)
    return totals


def expected_worths(s: State, standing: list[int]) -> list[float]:
    """What a card of each artist will score this round: the nearer its end, the more today's ranking counts."""
    if s.round > 0 and len(s.rankings) == s.round:
        return [float(standing[artist]) if artist in s.rankings[-1] else 0.0 for artist in range(ARTISTS)]
    totals = [shown(s, artist) for artist in range(ARTISTS)]
    most = max(totals)
    for player in s.players:
        for artist in range(ARTISTS):
            totals[artist] += by_artist(player.face_down, artist)
    sure = min(1.0, most / s.box.threshold[len(s.players)])
    worths: list[float] = []
    for artist in range(ARTISTS):
        ahead = 0
        for other in range(ARTISTS):
            if totals[other] > totals[artist] or (totals[other] == totals[artist] and other < artist):
                ahead += 1
        placed = ahead < TOP and totals[artist] > 0
        place = (1.0 - sure) * ANY_PLACE + (sure if placed else 0.0)
        token = (1.0 - sure) * ANY_TOKEN + (sure * (TOP - ahead) if placed else 0.0)
        worths.append(place * standing[artist] + token)
    return worths


def display_value(player: Player, worths: list[float]) -> float:
    """The cards before a player, face down or not, at what they will score."""
    cards = plus(player.display, player.face_down)
    value = 0.0
    for artist in range(ARTISTS):
        value += by_artist(cards, artist) * worths[artist]
    return value


def added_value(player: Player, hand: list[int], worths: list[float]) -> float:
    """The best cards that the allowance lets a player add at scoring; they leave the `hand` given."""
    left = allowance(plus(player.display, player.face_down))
    value = 0.0
    while left > 0:
        best = -1
        for artist in range(ARTISTS):
            if hand[artist] > 0 and (best < 0 or worths[artist] > worths[best]):
                best = artist
        if best < 0:
            break
        cards = min(left, hand[best])
        value += ADDED * cards * worths[best]
        left -= cards
        hand[best] -= cards
    return value


def hand_value(hand: list[int], worths: list[float]) -> float:
    """The cards of a hand, at what their artists are worth."""
    value = 0.0
    for artist in range(ARTISTS):
        value += hand[artist] * worths[artist]
    return value
