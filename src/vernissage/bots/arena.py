"""Tournaments among bots: seats rotated, deals paired, results that can be resumed and read."""

from __future__ import annotations

import json
import math
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from vernissage.bots import Bot, Known, bot
from vernissage.bots.ratings import Rating, ratings
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.core.step import CHANCE, Step, play, roll, settle
from vernissage.games import game as find_game


@dataclass(frozen=True)
class Pairing:
    """One game to play: who sits where, and the luck of the deal."""

    game: str
    lineup: tuple[str, ...]
    deal: int

    @property
    def key(self) -> str:
        """What tells this game from all others of a tournament."""
        return f"{self.deal}:{' '.join(self.lineup)}"


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    lineup: tuple[str, ...]
    deal: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Duel:
    """How one bot fared against a table of another."""

    one: str
    field: str
    seats: int
    games: int
    share: float
    """Games won, a shared win counted in part."""
    low: float
    high: float
    """The share lies between these with 95 % confidence; equals would have one game in `seats`."""


def schedule(game: Game, entrants: Sequence[str], seats: int, games: int, ladder: bool = False) -> list[Pairing]:
    """Every pair of entrants (or only neighbours), each bot alone at every seat against a table of the other.

    A deal is played once for every seat that the single bot can take: the same dice fall for nature each time.
    """
    pairings: list[Pairing] = []
    for i, one in enumerate(entrants):
        for other in entrants[i + 1 : i + 2] if ladder else entrants[i + 1 :]:
            sides = [(one, other)] if seats == 2 else [(one, other), (other, one)]
            deals = max(1, math.ceil(games / (seats * len(sides))))
            for deal in range(deals):
                for single, field in sides:
                    for seat in range(seats):
                        lineup = tuple(single if place == seat else field for place in range(seats))
                        pairings.append(Pairing(game.name, lineup, deal))
    return pairings


def play_pairing(pairing: Pairing) -> Result:
    """Play one game: nature's dice come from the deal, each bot's from the deal and its seat.

    A bot's seconds are those of the processor, so that nobody plays worse because the machine is busy.
    """
    game = find_game(pairing.game)
    bots: list[Bot] = [bot(name, time.thread_time) for name in pairing.lineup]
    dice = [Dice(1_000_003 * pairing.deal + seat + 1) for seat in range(len(bots))]
    nature = Dice(-1 - pairing.deal)
    options = {variant.name: variant.values[0] for variant in game.variants}
    s = game.setup(game.read(game.sheet), len(bots), options)
    start, decisions = time.perf_counter(), 0
    step: Step[Any] | None = settle(s)
    while step is not None:
        seat = step.asks(s)
        if seat == CHANCE:
            choice = roll(s, step, nature)
        elif len(s.choices) == 1:
            choice = s.choices[0]
        else:
            choice = bots[seat].choose(seat, Known(game, s, seat), dice[seat])
            decisions += 1
        step = play(s, choice)
    took = round(time.perf_counter() - start, 3)
    won = tuple(game.winners(s))
    return Result(pairing.lineup, pairing.deal, tuple(game.scores(s)), won, decisions, took)


def duels(results: Iterable[Result]) -> list[Duel]:
    """The share of every bot that sat alone against a table of another, with its confidence."""
    won: dict[tuple[str, str, int], list[float]] = {}
    for result in results:
        for one in dict.fromkeys(result.lineup):
            if result.lineup.count(one) == 1:
                seat = result.lineup.index(one)
                field = next(name for name in result.lineup if name != one)
                share = 1 / len(result.winners) if seat in result.winners else 0.0
                won.setdefault((one, field, len(result.lineup)), []).append(share)
    found = []
    for (one, field, seats), shares in won.items():
        share = sum(shares) / len(shares)
        low, high = wilson(share, len(shares))
        found.append(Duel(one, field, seats, len(shares), share, low, high))
    return found


def wilson(share: float, games: int) -> tuple[float, float]:
    """Between which values a share lies with 95 % confidence (Wilson's interval)."""
    z = 1.96
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - width) / scale), min(1.0, (middle + width) / scale)


Workers = Callable[[Callable[[Pairing], Result], Sequence[Pairing]], Iterator[Result]]
"""Whatever plays many games at once: this machine's cores, or a cluster."""


class Tournament:
    """The games of a tournament, kept in a file as they are played, so that it can be resumed."""

    def __init__(
        self, game: Game, entrants: Sequence[str], seats: int, games: int, ladder: bool, file: Path | None
    ) -> None:
        for name in entrants:
            bot(name)
        self.game = game
        self.entrants = tuple(entrants)
        self.seats = seats
        self.pairings = schedule(game, entrants, seats, games, ladder)
        self.file = file
        self.results: dict[str, Result] = {}
        if file and file.exists():
            self._resume(json.loads(file.read_text("utf-8")))

    def _resume(self, data: dict[str, Any]) -> None:
        wanted = {pairing.key for pairing in self.pairings}
        if data.get("game") != self.game.name or data.get("seats") != self.seats:
            raise ValueError(f"{self.file} holds a tournament of {data.get('game')} at {data.get('seats')} seats")
        for entry in data["games"]:
            fields: dict[str, Any] = {
                name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()
            }
            result = Result(**fields)
            key = Pairing(self.game.name, result.lineup, result.deal).key
            if key in wanted:
                self.results[key] = result

    def left(self) -> list[Pairing]:
        """The games still to play."""
        return [pairing for pairing in self.pairings if pairing.key not in self.results]

    def run(self, workers: Workers, told: Callable[[int, int], None] | None = None) -> None:
        """Play all games that are left, saving now and then."""
        saved = time.monotonic()
        for result in workers(play_pairing, self.left()):
            self.results[Pairing(self.game.name, result.lineup, result.deal).key] = result
            if told:
                told(len(self.results), len(self.pairings))
            if time.monotonic() - saved > 10:
                self.save()
                saved = time.monotonic()
        self.save()

    def ordered(self) -> list[Result]:
        """The results in the order of the schedule, so that ratings do not depend on who was quicker."""
        return [self.results[pairing.key] for pairing in self.pairings if pairing.key in self.results]

    def ratings(self) -> list[Rating]:
        """Everybody's rating, the strongest first."""
        return ratings(self.entrants, [(result.lineup, result.scores, result.winners) for result in self.ordered()])

    def data(self) -> dict[str, Any]:
        """All there is to say, as plain data."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "seats": self.seats,
            "entrants": list(self.entrants),
            "ratings": [asdict(rating) for rating in self.ratings()],
            "duels": [asdict(duel) for duel in duels(self.ordered())],
            "games": [asdict(result) for result in self.ordered()],
        }

    def save(self) -> None:
        """Write the file, if there is one."""
        if self.file:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            data = self.data()
            games = ",\n  ".join(json.dumps(entry) for entry in data.pop("games"))
            head = json.dumps(data, indent=1)[:-2]
            self.file.write_text(f'{head},\n "games": [\n  {games}\n ]\n}}\n', "utf-8")
