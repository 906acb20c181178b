"""Puzzles: positions with one clearly best answer that greedy play misses, each with its proof and its explanation."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from math import exp, log
from typing import Any

import msgspec
from msgspec import Struct

from vernissage.core.game import Game
from vernissage.games import game as find_game
from vernissage.review.report import Fact, Sentence
from vernissage.table import codec
from vernissage.table.match import Match
from vernissage.table.start import NONSENSE

FILE = "puzzles.json"
EDITION = 3
"""Raised whenever the same proof comes out otherwise."""
MIDDLE, SPREAD = 1500.0, 350.0
"""Where ratings are before anything is known of them, and how far they lie apart."""
STRETCH = 400.0 / log(10.0)
"""By how many points of rating somebody solves e times as often for every miss."""


class UnknownPuzzle(LookupError):
    """A puzzle that there is not."""


class Compared(Struct, frozen=True):
    """An answer to a puzzle as the proof found it, from what the seat knows."""

    choice: int
    label: Sentence
    chance: float
    """The seat's chance to win after it."""
    loss: float = 0.0
    """What it costs against the best one in the same guesses; of the best one nothing."""
    error: float = 0.0
    """The standard error of the loss."""
    sure: float = 1.0
    """How likely the best one is better."""
    facts: tuple[Fact, ...] = ()
    """The numbers of the own board of which the best one brings more, or less."""
    others: tuple[Fact, ...] = ()
    """The same of the others' boards, on average."""


class Proof(Struct, frozen=True):
    """With what a puzzle was proven: the same gives the same numbers."""

    edition: int
    judgement: str
    """Which evaluation judged, as a hash."""
    seed: int
    guesses: int
    lines: int
    """Iterations that looked for the way to go on after each answer, where a turn takes many."""
    depth: int
    sharpness: float
    """How far was looked and how sure the evaluation was taken to be, as `Measures` has it."""


class Source(Struct, frozen=True):
    """The game that a puzzle comes from."""

    players: tuple[str, ...]
    """The bots that played it; empty words where people did."""
    seed: int
    at: int
    """How many answers came before it, chance included."""


class Puzzle(Struct, frozen=True):
    """A position and the one answer that is clearly best in it."""

    id: str
    """From what the position and the question are."""
    game: str
    seats: int
    seat: int
    kind: str
    position: dict[str, Any]
    """A position that the seat cannot tell from the one of the game: whatever was hidden there is dealt anew."""
    best: int
    line: tuple[int, ...]
    """The actions with which it goes on, its own first."""
    follows: tuple[Sentence, ...]
    """The same in words."""
    answers: tuple[Compared, ...]
    """All answers there are, the best first."""
    greedy: int
    """What greedy play answers most often."""
    levels: dict[str, tuple[int, int]]
    """How often each level solves it, of how many tries."""
    rating: int
    proof: Proof
    source: Source
    options: dict[str, int | str] = {}

    def match(self, known: bool = True) -> Match:
        """The position as a game that can be played on; known to be sound, as those are that are shipped."""
        start = self.position
        return Match(self.game, self.seats, self.options, start=start, answers=(), known=known)

    def compared(self, choice: int) -> Compared:
        """What the proof says of an answer."""
        return next(one for one in self.answers if one.choice == choice)


def identity(position: dict[str, Any], seat: int) -> str:
    """The id of the puzzle of a position: the same wherever it is found."""
    return codec.digest_of({"position": position, "seat": seat})[:10]


class Shipped(Struct, frozen=True):
    """The file of a game's puzzles."""

    puzzles: list[Puzzle]


def read(text: str | bytes) -> list[Puzzle]:
    """Puzzles from their file, those left out that are of later rules than this program's."""
    return [one for one in msgspec.json.decode(text, type=Shipped).puzzles if known(one)]


def written(puzzles: Iterable[Puzzle]) -> str:
    """The file of some puzzles, one a line."""
    lines = [json.dumps(msgspec.to_builtins(one), separators=(",", ":"), sort_keys=True) for one in puzzles]
    return '{"puzzles":[\n' + ",\n".join(lines) + "\n]}\n"


def known(puzzle: Puzzle) -> bool:
    """Whether a puzzle is what its id says, of rules that this program knows."""
    try:
        codec.version_of(find_game(puzzle.game), puzzle.position)
    except NONSENSE:
        return False
    return puzzle.answers[0].choice == puzzle.best and puzzle.id == identity(puzzle.position, puzzle.seat)


def fits(puzzle: Puzzle) -> bool:
    """Whether a puzzle is one by the rules of its own version: its seat is asked, and has just the answers compared."""
    try:
        match = puzzle.match(known=False)
        step = match.step_of(puzzle.seat)
        found, told = list(step.options(match.state)), sorted(one.choice for one in puzzle.answers)
        return known(puzzle) and found == told and match.game.kind(step).name == puzzle.kind
    except NONSENSE:
        return False


@cache
def shipped(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none of a game that has none."""
    package = find_game(game).name.replace("-", "_")
    file = files("vernissage.games") / package / FILE
    if not file.is_file():
        return ()
    return tuple(sorted(read(file.read_bytes()), key=lambda one: (one.rating, one.id)))


def puzzle(game: str, id: str) -> Puzzle:
    """A puzzle by its id."""
    for one in shipped(game):
        if one.id == id:
            return one
    raise UnknownPuzzle(id)


def of_the_day(game: str, day: int) -> Puzzle | None:
    """The puzzle of a day, counted since 1970: the same for everybody, and all in turn before one comes again."""
    found = shipped(game)
    if not found:
        return None
    turn, place = divmod(day, len(found))
    return sorted(found, key=lambda one: sha256(f"{turn} {one.id}".encode()).digest())[place]


def game_of_the_day(games: Sequence[Game], day: int) -> Game | None:
    """The game whose turn it is on a day, of those that have puzzles."""
    having = [game for game in games if shipped(game.name)]
    return having[day % len(having)] if having else None


def rated(results: Iterable[tuple[float, int, int]], reverse: bool = False) -> int:
    """The likeliest rating of whoever met others of some ratings, with how often of how many times they came out ahead.

    A solver is ahead of a puzzle that is solved; the other way round (`reverse`), the puzzle's is told. Before anything
    is known it is in the middle.
    """
    met = [(rating, tries - ahead if reverse else ahead, tries) for rating, ahead, tries in results]
    found = MIDDLE
    for _ in range(60):  # Newton's way to the top of one smooth hill
        slope, bend = -(found - MIDDLE) / SPREAD**2, 1.0 / SPREAD**2
        for rating, ahead, tries in met:
            chance = 1.0 / (1.0 + exp((rating - found) / STRETCH))
            slope += (ahead - tries * chance) / STRETCH
            bend += tries * chance * (1.0 - chance) / STRETCH**2
        found += max(-200.0, min(200.0, slope / bend))
    return round(found)
