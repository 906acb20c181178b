"""What a seat knows of a position of Bioutifoul, as numbers for learning."""

from __future__ import annotations

from collections.abc import Sequence

from vernissage.core.rows import multiset
from vernissage.games.bioutifoul.box import ARTISTS, EXHIBITIONS, FACES, PLACES
from vernissage.games.bioutifoul.view import PHASES, View

CARDS = 6
"""Cards of one kind there are at most, so that most numbers lie between 0 and 1."""
GOLD = 10


def pieces(seats: int) -> list[tuple[str, int]]:
    """The named parts of the encoding, and how long each is."""
    own = [("hand", FACES), ("bought", ARTISTS)]
    course = [("phase", len(PHASES)), ("actions_taken", 1), ("round", 1), ("last_round", 1), ("quiet", 1)]
    table = [("column", ARTISTS * PLACES), ("market_works", ARTISTS), ("work_pile", ARTISTS), ("discard", ARTISTS)]
    shows = [("market_exhibitions", EXHIBITIONS), ("unseen_exhibitions", EXHIBITIONS), ("piles", 2)]
    everybody = [("turn", seats), ("first", seats), ("gold", seats), ("works", ARTISTS * seats)]
    galleries = [("exhibitions", EXHIBITIONS * seats), ("known", FACES * seats), ("hidden", seats)]
    return own + course + table + shows + everybody + galleries + [("points", seats), ("wealth", seats)]


def encode(view: View, seat: int) -> list[float]:
    """The parts one after the other, the seat's own player first, the others clockwise."""
    players = view.players[seat:] + view.players[:seat]
    seats = len(players)
    hand = players[0].known + (players[0].hidden or ())
    numbers = share(hand, FACES) + share(view.bought, ARTISTS)
    numbers += [float(view.phase == phase) for phase in PHASES]
    numbers.append(view.actions_taken / view.action_limit)
    numbers.append(view.round / 20)
    numbers.append(float(view.last_round))
    numbers.append(view.quiet_rounds / view.quiet_limit)
    column = view.column + (None,) * (PLACES - len(view.column))
    for artist in column:
        numbers += [float(artist == other) for other in range(ARTISTS)]
    numbers += share(view.market_works, ARTISTS)
    numbers += share(view.work_pile_holds, ARTISTS) + share(view.discard, ARTISTS)
    numbers += share(view.market_exhibitions, EXHIBITIONS) + share(view.exhibitions_unseen, EXHIBITIONS)
    numbers += [view.exhibition_pile / 20, view.influence_pile / 24]
    for role in (view.turn, view.first):
        numbers += [float(role == (seat + i) % seats) for i in range(seats)]
    numbers += [player.gold / GOLD for player in players]
    for player in players:
        numbers += share(player.works, ARTISTS)
    for player in players:
        numbers += share(player.exhibitions, EXHIBITIONS)
    for player in players:
        numbers += share(player.known, FACES)
    numbers += [(player.influence - len(player.known)) / CARDS for player in players]
    numbers += [player.points / GOLD for player in players]
    numbers += [player.wealth / GOLD for player in players]
    return numbers


def share(things: Sequence[int], length: int) -> list[float]:
    """How many of each thing there are, of those there may be."""
    return [count / CARDS for count in multiset(list(things), length)]
