"""Games that a search plays against itself or its forerunner, with the positions that others will learn from."""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from vernissage.bots.arena import Pairing
from vernissage.bots.greedy import hand_made
from vernissage.bots.ismcts import Ismcts, ranked
from vernissage.bots.known import Known
from vernissage.bots.learnt import learnt_from, width
from vernissage.bots.results import Result
from vernissage.bots.search import shares
from vernissage.core.dice import Dice
from vernissage.core.game import Features, Game, Outlook
from vernissage.core.net import ALONE
from vernissage.core.numbers import Numbers
from vernissage.core.sheet import Sheet
from vernissage.core.step import CHANCE, Step, play, roll, settle
from vernissage.games import game as find_game

BY_HAND = ""
"""Stands for the hand-made evaluation where a file of weights is meant."""
LONGEST = 500
"""Answers of a seat after which a game is broken off: somebody alone may go round in circles."""
LASTING = 0.95
"""How much what came later counts, beside what the search thought, for every position further on."""
WON = 0.5
"""How much of what a game was worth is winning it; by how much says more, as long as there are few games."""
A_CHOICE = 10
"""Iterations for each option: a question with two answers needs no long thought."""


@dataclass(frozen=True, kw_only=True)
class Sitting(Pairing):
    """A game to play: with which weights each seat judges, how far it looks ahead, how often it slips."""

    options: tuple[tuple[str, int | str], ...]
    weights: Mapping[str, str]
    """The file of each name in the line-up."""
    iterations: int
    slips: float
    kept: int
    """How many positions are kept at most."""


@dataclass(frozen=True)
class Sat(Result):
    """How such a game ended, and what was seen on the way."""

    reward: tuple[float, ...]
    """What the end is worth to each seat: who won, and by how much."""
    positions: bytes
    """The numbers of each position kept, as floats of 32 bits."""
    searched: bytes
    """What the search thought of each seat's chances there and later, the later the less, likewise."""
    phases: bytes
    """How far the game was, likewise, from 0 to 1."""


def sit(pairing: Pairing) -> Sat:
    """Play one game: the same sitting always gives the same game."""
    assert isinstance(pairing, Sitting)
    game = find_game(pairing.game)
    features = features_of(game)
    seats = len(pairing.lineup)
    bots = [Ismcts(iterations=pairing.iterations, outlook=judging(game, pairing.weights[n])) for n in pairing.lineup]
    dice = [Dice(1_000_003 * pairing.deal + seat + 1) for seat in range(seats)]
    nature, slips = Dice(-1 - pairing.deal), Dice(7_919 * pairing.deal + 5)
    box = game.read(game.sheet if pairing.sheet is None else Sheet(pairing.sheet))
    s = game.setup(box, seats, dict(pairing.options))
    notes = Notes(game, features, seats)
    decisions = [0] * seats
    step: Step[Any] | None = settle(s)
    while step is not None and sum(decisions) < LONGEST * seats:
        seat = step.asks(s)
        if seat == CHANCE:
            choice = roll(s, step, nature)
        elif len(s.choices) == 1:
            choice = s.choices[0]
        else:
            decisions[seat] += 1
            position = Known(game, s, seat)
            bots[seat].iterations = min(pairing.iterations, A_CHOICE * len(position.options))
            search = bots[seat].search(position, dice[seat], settled=not pairing.kept)
            choice = ranked(position, search)[0].choice
            found = search.root.children[search.offsets[type(position.step)] + choice]
            notes.note(s, seat, [search.chance(found, place) for place in range(seats)])
            if slips.below(10_000) < 10_000 * pairing.slips:
                choice = slips.pick(position.options)
        step = play(s, choice)
    won = tuple(game.winners(s)) if seats > 1 or step is None else ()
    worth = rewards(game, s, won)
    kept = notes.sample(pairing.kept, worth, Dice(pairing.deal))
    spent = (0.0,) * seats
    scores = tuple(game.scores(s))
    return Sat(pairing.lineup, pairing.deal, scores, won, tuple(decisions), spent, worth, *kept)


def rewards(game: Game, s: Any, winners: tuple[int, ...]) -> tuple[float, ...]:
    """What a finished game is worth to each seat, from 0 to 1: who won, and by how much.

    Alone, one that does not come to its end is worth nothing.
    """
    outlook = hand_made(game)
    if s.agenda and len(s.players) == 1:
        return (0.0,)
    points = outlook.evaluate(s)
    if len(points) == 1:
        return ((1.0 if winners else 0.0) * WON + (1 - WON) * shares(points, ALONE * outlook.scale)[0],)
    margin = shares(points, outlook.scale)
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(points))]
    return tuple(WON * share + (1 - WON) * close for share, close in zip(won, margin, strict=True))


class Notes:
    """The positions of a game that a search would have to judge: those in which a seat begins to answer."""

    def __init__(self, game: Game, features: Features, seats: int) -> None:
        self.write = features.write
        self.turn = hand_made(game).turn
        self.numbers = Numbers(width(features.table) + seats * width(features.own))
        self.rows: list[bytes] = []
        self.chances: list[list[float]] = []
        self.before: tuple[int, int] | None = None

    def note(self, s: Any, seat: int, chances: list[float]) -> None:
        """Keep a position; where a turn takes many answers, only its first."""
        if self.turn is not None:
            now = (seat, self.turn(s))
            if now == self.before:
                return
            self.before = now
        self.numbers.clear()
        self.write(s, self.numbers)
        self.rows.append(array("f", self.numbers.listed()).tobytes())
        self.chances.append(chances)

    def returns(self, end: Sequence[float]) -> list[list[float]]:
        """For every position what the search thought of it, of those after it and how it ended, the later the less."""
        found: list[list[float]] = []
        later = list(end)
        for chances in reversed(self.chances):
            later = [LASTING * after + (1 - LASTING) * now for after, now in zip(later, chances, strict=True)]
            found.append(later)
        return found[::-1]

    def sample(self, most: int, end: Sequence[float], dice: Dice) -> tuple[bytes, bytes, bytes]:
        """So many positions at most, each as likely to be kept as the others: numbers, chances, phases."""
        places = list(range(len(self.rows)))
        while len(places) > most:
            places.pop(dice.below(len(places)))
        phases = array("f", [place / len(self.rows) for place in places])
        returns = self.returns(end)
        thought = array("f", [chance for place in places for chance in returns[place]])
        rows = b"".join(self.rows[place] for place in places)
        return rows, thought.tobytes(), phases.tobytes()


def features_of(game: Game) -> Features:
    """What can be learnt from."""
    features = hand_made(game).features
    if features is None:
        raise ValueError(f"{game.title} has no features to learn from")
    return features


def judging(game: Game, file: str) -> Callable[[Game, int], Outlook]:
    """An outlook by the file of its weights, read once in every process."""
    found = hand_made(game) if file == BY_HAND else from_file(game.name, file)
    return lambda game, seats: found


@cache
def from_file(name: str, file: str) -> Outlook:
    """The outlook that a file of weights holds."""
    return learnt_from(find_game(name), json.loads(Path(file).read_text("utf-8"))).outlook


def tables(game: Game, number: int, seats: tuple[int, ...]) -> tuple[int, tuple[tuple[str, int | str], ...]]:
    """The number of seats and the options of a game in a row of many: all take their turns, so do the variants."""
    sitting = seats[number % len(seats)]
    options: list[tuple[str, int | str]] = []
    for variant in game.variants:
        turn = (number // len(seats)) % len(variant.values) if sitting == 1 else 0
        options.append((variant.name, variant.values[turn]))
    return sitting, tuple(options)


def advantage(share: float, seats: int) -> float:
    """How much better than an equal somebody fared who won a share of games: 0 for an equal, at most 1."""
    return (share * seats - 1) / (seats - 1)
