"""Puzzles: positions with one clearly best answer, how they are told, and what somebody has solved."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vernissage.bots import Level
from vernissage.house.protocol.play import Target, Update
from vernissage.house.protocol.words import Sent, Wire

PuzzleState = Literal["new", "solved", "missed"]
"""How the reader's first try went; `missed` too if the answer was only shown."""


class PuzzleInfo(Wire):
    """A puzzle in a list. Nothing of it tells the answer."""

    id: str
    game: str
    title: str
    """Of the game."""
    seats: int
    kind: str
    """The name of the step that waits."""
    rating: int
    """How hard it is, on the scale of the ratings."""
    state: PuzzleState


class PuzzleProgress(Wire):
    """How far the reader is with the puzzles of a game."""

    game: str
    title: str
    puzzles: int
    """How many there are."""
    solved: int
    """How many at the first try."""
    missed: int
    rating: int | None
    """How strong the reader is at them, by their first tries; nothing before the first."""
    today: PuzzleInfo
    """The game's puzzle of the day, the same for everybody."""
    next: str
    """The id of one to go on with: not tried yet, as hard as the reader is strong; empty if all are tried."""


class PuzzleBook(Wire):
    """All puzzles of a house, game by game."""

    day: str
    """The day in UTC, such as `2026-11-18`: it names the puzzles of the day."""
    today: PuzzleInfo | None
    """The one for the first page: the games take turns. Nothing if there are no puzzles."""
    games: list[PuzzleProgress]
    """Those that have puzzles."""
    streak: int
    """On how many days in a row, up to today or yesterday, the reader has solved one at the first try."""


class PuzzleList(Wire):
    """The puzzles of a game, the easiest first."""

    progress: PuzzleProgress
    puzzles: list[PuzzleInfo]


class PuzzleShown(Wire):
    """A puzzle to solve."""

    puzzle: PuzzleInfo
    update: Update
    """Its position as a table that waits for the reader: only what its seat may know, with the question.

    It is no table: what can be done with it has addresses of its own.
    """


class PuzzleTry(Sent):
    """An answer to a puzzle, or nothing from somebody who wants to be shown. The first try counts."""

    choice: Annotated[int, Meta(ge=0, le=100_000)] | None


class PuzzleFact(Wire):
    """A number of which the best answer brings more, or less, where the look ahead ends."""

    text: str
    """What it is called."""
    more: float
    """By how much, on average; below nought if less."""
    whose: Literal["own", "others"]
    """Of the own board, or of the others' on average."""


class PuzzleAnswer(Wire):
    """What the proof says of an answer."""

    choice: int
    label: str
    target: Target | None
    """The thing on the table that it points at."""
    chance: float
    """The chance to win after it, from 0 to 1, by what the seat knows."""
    loss: float
    """What it costs against the best one in the same guesses and with the same dice; of the best one nothing."""
    error: float
    """The standard error of the loss."""
    sure: float
    """How likely the best one is better."""
    facts: list[PuzzleFact]
    """What the best one brings more or less of than this one."""


class PuzzleLevel(Wire):
    """How often a level of the bots solves it."""

    level: Level
    label: str
    solved: int
    tries: int


class PuzzleProof(Wire):
    """With what it was proven: `python scripts/puzzles.py check` makes it again."""

    seed: int
    guesses: int
    """In how many guesses every answer was played on."""


class PuzzleSource(Wire):
    """The game that it comes from."""

    players: list[str]
    """The bots that played it, seat by seat; empty words where people did."""
    answers: int
    """How many answers came before it, chance included."""


class PuzzleSolved(Wire):
    """The solution, after an answer or for whoever wants to be shown."""

    puzzle: PuzzleInfo
    """With how the first try went."""
    right: bool
    """Whether this very answer was the best one."""
    given: int | None
    """The answer that was given; nothing if none was."""
    best: int
    answers: list[PuzzleAnswer]
    """All answers there are, the best first."""
    then: list[str]
    """How the best one goes on."""
    greedy: int
    """What greedy play answers most often."""
    levels: list[PuzzleLevel]
    proof: PuzzleProof
    source: PuzzleSource
    counted: bool
    """Whether this was the first try, which counts."""
    progress: PuzzleProgress


class PuzzleConsent(Wire):
    """Whether puzzles may be made of the reader's finished games."""

    allowed: bool


class PuzzleConsentWish(Sent):
    """Let puzzles be made of the reader's finished games, or no longer.

    Only where all people at a table allow it, without names, and with all that was hidden dealt anew.
    """

    allowed: bool


class PuzzleTable(Sent):
    """A table that goes on from a puzzle, for whoever has tried it: bots of a level in the other seats."""

    level: Level = "glaze"
