"""Tournaments among bots: seats rotated, deals paired, results that can be resumed and read."""

from __future__ import annotations

import json
import math
import platform
import shlex
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any

import vernissage
from vernissage.bots import LEVELS, Bot, Known, answer_of, bot, setting
from vernissage.bots.ratings import Rating, ratings
from vernissage.bots.results import Duel, Pace, Result, duels, paces
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.core.sheet import Sheet
from vernissage.core.step import CHANCE, Step, play, roll, settle
from vernissage.games import game as find_game

SAVED = 10.0
"""Seconds between saves."""
MOST = 1_000_000
"""Games a pair: more would not fit into memory."""


class ArenaError(ValueError):
    """A tournament that cannot be played, or not to its end."""


@dataclass(frozen=True)
class Pairing:
    """One game to play: who sits where, and the luck of the deal."""

    game: str
    lineup: tuple[str, ...]
    deal: int
    sheet: str | None = None
    """The text of an owner's component sheet, if it is not the project's own."""

    @property
    def key(self) -> str:
        """What tells this game from all others of a tournament."""
        return f"{self.deal}:{' '.join(self.lineup)}"


def schedule(
    game: Game,
    entrants: Sequence[str],
    seats: int,
    games: int,
    ladder: bool = False,
    challenge: bool = False,
    sheet: str | None = None,
) -> list[Pairing]:
    """Every pair of entrants (or only neighbours), each bot alone at every seat against a table of the other.

    In a challenge only the bot that is named later sits alone: half the games, if one asks how it fares.
    A deal is played once for every seat that the single bot can take: the same dice fall for nature each time.
    Each pair plays its first deal before any plays its second, so that a tournament cut short is a fair one.
    """
    pairs = [
        (one, other)
        for i, one in enumerate(entrants)
        for other in (entrants[i + 1 : i + 2] if ladder else entrants[i + 1 :])
    ]
    sides = [(0, 1)] if seats == 2 else [(1, 0)] if challenge else [(0, 1), (1, 0)]  # who of a pair is alone
    deals = max(1, math.ceil(games / (seats * len(sides))))
    pairings: list[Pairing] = []
    for deal in range(deals):
        for pair in pairs:
            for single, field in sides:
                for seat in range(seats):
                    lineup = tuple(pair[single if place == seat else field] for place in range(seats))
                    pairings.append(Pairing(game.name, lineup, deal, sheet))
    return pairings


def play_pairing(pairing: Pairing) -> Result:
    """Play one game: nature's dice come from the deal, each bot's from the deal and its seat.

    A bot's seconds are those of the processor, so that nobody plays worse because the machine is busy.
    """
    game = find_game(pairing.game)
    bots: list[Bot] = [bot(name, time.thread_time, remembers=True) for name in pairing.lineup]
    dice = [Dice(1_000_003 * pairing.deal + seat + 1) for seat in range(len(bots))]
    nature = Dice(-1 - pairing.deal)
    options = {variant.name: variant.values[0] for variant in game.variants}
    box = game.read(game.sheet if pairing.sheet is None else Sheet(pairing.sheet))
    s = game.setup(box, len(bots), options)
    decisions, seconds = [0] * len(bots), [0.0] * len(bots)
    step: Step[Any] | None = settle(s)
    while step is not None:
        seat = step.asks(s)
        if seat == CHANCE:
            choice = roll(s, step, nature)
        elif len(s.choices) == 1:
            choice = s.choices[0]
        else:
            start = time.thread_time()
            choice = answer_of(bots[seat], pairing.lineup[seat], Known(game, s, seat), dice[seat])
            seconds[seat] += time.thread_time() - start
            decisions[seat] += 1
        step = play(s, choice)
    won = tuple(game.winners(s))
    took = tuple(round(spent, 4) for spent in seconds)
    return Result(pairing.lineup, pairing.deal, tuple(game.scores(s)), won, tuple(decisions), took)


Workers = Callable[[Callable[[Pairing], Result], Sequence[Pairing]], Iterator[Result]]
"""Whatever plays many games at once: this machine's cores, or a cluster."""


def one_by_one(play: Callable[[Pairing], Result], pairings: Sequence[Pairing]) -> Iterator[Result]:
    """Play here, one game after the other."""
    return map(play, pairings)


def made_with() -> dict[str, str]:
    """What plays and rates here."""
    return {
        "vernissage": vernissage.__version__,
        "build": "compiled" if vernissage.compiled() else "plain Python",
        "python": ".".join(platform.python_version_tuple()[:2]),
        "openskill": version("openskill"),
    }


class Tournament:
    """The games of a tournament, kept in a file as they are played, so that it can be resumed."""

    def __init__(
        self,
        game: Game,
        entrants: Sequence[str],
        seats: int,
        games: int,
        ladder: bool,
        file: Path | None,
        challenge: bool = False,
        sheet: Sheet | None = None,
    ) -> None:
        low, high = max(2, game.seats[0]), game.seats[1]
        if not low <= seats <= high:
            raise ArenaError(f"{game.title}: a tournament has {low} to {high} seats, not {seats}")
        if len(entrants) < 2:
            raise ArenaError("a tournament needs two bots at least")
        if len(set(entrants)) < len(entrants):
            raise ArenaError(f"a bot is named twice in {' '.join(entrants)}")
        if not 1 <= games <= MOST:
            raise ArenaError(f"a pair plays one game at least and {MOST:,} at most, not {games}")
        for name in entrants:
            bot(name)
        self.game = game
        self.entrants = tuple(entrants)
        self.seats = seats
        self.games = games
        self.ladder = ladder
        self.challenge = challenge
        self.sheet = sheet
        self.box = game.read(sheet or game.sheet).digest
        """The hash of the component sheet."""
        own = None if sheet is None else sheet.text
        self.pairings = schedule(game, entrants, seats, games, ladder, challenge, own)
        self.file = file
        self.results: dict[str, Result] = {}
        if file and file.exists():
            self._resume(read(file))

    def _resume(self, data: dict[str, Any]) -> None:
        here: dict[str, object] = {
            "game": self.game.name,
            "seats": self.seats,
            "rules": self.game.version,
            "versions": made_with(),
            "levels": self.levels,
            "box": self.box,
        }
        usual = {"box": self.game.read(self.game.sheet).digest}  # files without it are older than own sheets
        for name, value in here.items():
            kept = data.get(name, usual.get(name, value))
            if kept != value:
                raise ArenaError(f"{self.file} was played with {name} {kept!r}, not {value!r}")
        wanted = {pairing.key for pairing in self.pairings}
        for result in data["games"]:
            key = Pairing(self.game.name, result.lineup, result.deal).key
            if key not in wanted:
                raise ArenaError(f"{self.file} holds games that this tournament does not have: {key}")
            self.results[key] = result

    @property
    def command(self) -> list[str]:
        """What to type to play this tournament, wherever it is kept."""
        words = ["vernissage", "arena", self.game.name, *self.entrants, "--seats", str(self.seats)]
        asked = {"--ladder": self.ladder, "--challenge": self.challenge}
        words += ["--games", str(self.games), *(option for option, wanted in asked.items() if wanted)]
        return words if self.sheet is None else [*words, "--sheet", self.sheet.name]

    @property
    def levels(self) -> dict[str, str]:
        """What the levels among the entrants stand for: a setting may change in another version."""
        return {name: setting(name, self.game.name, self.seats) for name in self.entrants if name in LEVELS}

    def left(self) -> list[Pairing]:
        """The games still to play."""
        return [pairing for pairing in self.pairings if pairing.key not in self.results]

    def run(self, workers: Workers = one_by_one, told: Callable[[int, int], None] | None = None) -> None:
        """Play all games that are left, saving now and then, and at the end, however it comes."""
        saved = time.monotonic()
        try:
            for result in workers(play_pairing, self.left()):
                self.results[Pairing(self.game.name, result.lineup, result.deal).key] = result
                if told:
                    told(len(self.results), len(self.pairings))
                if time.monotonic() - saved > SAVED:
                    self.save(judged=False)
                    saved = time.monotonic()
        finally:
            self.save()

    def ordered(self) -> list[Result]:
        """The results in the order of the schedule, whoever was quicker."""
        return [self.results[pairing.key] for pairing in self.pairings if pairing.key in self.results]

    def ratings(self) -> list[Rating]:
        """Everybody's rating, the strongest first."""
        return ratings(self.entrants, self.ordered())

    def duels(self) -> list[Duel]:
        """The share of every bot against every other."""
        return duels(self.ordered())

    def paces(self) -> list[Pace]:
        """How fast everybody answered."""
        return paces(self.entrants, self.ordered())

    def data(self, judged: bool = True) -> dict[str, Any]:
        """All there is to say, as plain data; nothing in it tells where it was played."""
        told: dict[str, Any] = {
            "command": shlex.join(self.command),
            "versions": made_with(),
            "game": self.game.name,
            "rules": self.game.version,
            "box": self.box,
            "seats": self.seats,
            "entrants": list(self.entrants),
            "levels": self.levels,
            "played": len(self.results),
            "scheduled": len(self.pairings),
        }
        if self.sheet is not None:
            told["sheet"] = self.sheet.text
        if judged:
            told["ratings"] = [asdict(rating) for rating in self.ratings()]
            told["duels"] = [rounded(asdict(duel)) for duel in self.duels()]
            told["paces"] = [asdict(pace) for pace in self.paces()]
        return {**told, "games": [asdict(result) for result in self.ordered()]}

    def save(self, judged: bool = True) -> None:
        """Write the file, if there is one; a reader never finds half of it."""
        if self.file:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            data = self.data(judged)
            games = ",\n  ".join(json.dumps(entry) for entry in data.pop("games"))
            head = json.dumps(data, indent=1, ensure_ascii=False)[:-2]
            draft = self.file.with_name(self.file.name + ".new")
            draft.write_text(f'{head},\n "games": [\n  {games}\n ]\n}}\n', "utf-8")
            draft.replace(self.file)


def rounded(entry: dict[str, Any]) -> dict[str, Any]:
    """The same entry with shares that can be read."""
    return {name: round(value, 4) if isinstance(value, float) else value for name, value in entry.items()}


def read(file: Path) -> dict[str, Any]:
    """A tournament from its file, its games as results, or an error that says that it is none."""
    try:
        data: dict[str, Any] = json.loads(file.read_text("utf-8"))
        data["games"] = [result(entry) for entry in data["games"]]
        for name in ("game", "seats", "rules", "versions"):
            data[name]
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        raise ArenaError(f"{file} is no tournament, or a broken one") from None
    return data


def result(entry: dict[str, Any]) -> Result:
    """A result from plain data; an error if it cannot be one."""
    fields: dict[str, Any] = {name: tuple(value) if isinstance(value, list) else value for name, value in entry.items()}
    found = Result(**fields)
    if not all(type(name) is str for name in found.lineup):
        raise ValueError("a line-up has names")
    for numbers in (found.scores, found.decisions, found.seconds):
        if len(numbers) != len(found.lineup) or not all(type(number) in (int, float) for number in numbers):
            raise ValueError("every seat has its numbers")
    if not isinstance(found.deal, int) or not found.winners or not set(found.winners) <= set(range(len(found.lineup))):
        raise ValueError("a deal has a number, and seats win")
    return found
