"""The review of a finished game: what its answers cost, what was luck, and what came of both."""

from __future__ import annotations

from typing import Literal

from vernissage.house.protocol.play import Target
from vernissage.house.protocol.words import Wire

Grade = Literal["inaccuracy", "mistake", "blunder"]
Whose = Literal["own", "others"]


class ReviewedFact(Wire):
    """A number of a board of which the better answer would have brought more, or less."""

    text: str
    """What it is called."""
    more: float
    """By how much, on average; below nought if less."""
    whose: Whose
    """Of the own board, or of the others' on average."""


class ReviewedAnswer(Wire):
    """An answer that clearly cost something, by what its seat knew when it was asked."""

    event: int
    """How many events came before it: there its position is, to look back at."""
    answers: int
    """How many answers came before it, chance included."""
    seat: int
    grade: Grade
    given: int
    best: int
    given_label: str
    best_label: str
    given_target: Target | None
    """The thing on the table that the given answer points at."""
    best_target: Target | None
    after: float
    """The seat's chance to win with the given answer, from 0 to 1."""
    after_best: float
    """With the best that was found."""
    loss: float
    error: float
    """The standard error of the loss."""
    sure: float
    """How likely the best one is better at all."""
    then: list[str]
    """How the better one goes on."""
    facts: list[ReviewedFact]


class ReviewedTurn(Wire):
    """A turn of many answers that clearly cost something as a whole."""

    event: int
    """How many events came before it."""
    answers: int
    """How many answers came before it, chance included."""
    until: int
    seat: int
    grade: Grade
    loss: float
    error: float
    better: list[str]
    """The best way through it that was found, answer by answer, as far as it can be told."""


class ReviewedDraw(Wire):
    """Something drawn that mattered: what it did to every seat's chances against what was to be expected."""

    event: int
    luck: list[float]


class ChartPoint(Wire):
    """All seats' chances in the true position, all cards open."""

    event: int
    chances: list[float]


class SeatAccount(Wire):
    """How a seat came from its chances at the start to its result: start, luck, hidden, own and others add up to it."""

    seat: int
    start: float
    luck: float
    hidden: float
    """What answers turned out to be worth beyond what could be known of them."""
    own: float
    """What its own answers did to its chances, by what it knew, against answers at first sight."""
    others: float
    """What the others' answers did to them."""
    result: float
    error: float
    """How far off luck, hidden, own and others may be each: one standard error."""
    lost: float
    """What its own answers lost against the best that were found."""
    mean_loss: float
    """What an answer of the seat's lost on average, of those that could be judged."""
    unlucky: bool
    """Whether it clearly lost less by its answers than the winner, and was clearly less lucky."""


class GameReview(Wire):
    """A review as far as it is: while it is made, what is known already, the worst answers first."""

    state: Literal["none", "waiting", "running", "done", "broken"]
    """Whether anybody has asked for it; `broken` may be asked for again."""
    done: float
    """How much of the game is looked through, from 0 to 1."""
    answers: list[ReviewedAnswer]
    turns: list[ReviewedTurn]
    draws: list[ReviewedDraw]
    chart: list[ChartPoint]
    accounts: list[SeatAccount]
    """Empty until it is done."""
    thresholds: list[float]
    """The losses from which an answer is an inaccuracy, a mistake, a blunder."""
    measured: bool
    """Whether those were measured for this game at this number of seats; else they are a convention."""
    effort: float
    """The part of the usual effort with which games are reviewed here."""
