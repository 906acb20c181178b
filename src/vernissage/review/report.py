"""What a review says: plain data, the same for the terminal, for programs and for the page."""

from __future__ import annotations

from msgspec import Struct

WORTH = 0.02
"""A difference of chances that is worth a sentence."""


class Sentence(Struct, frozen=True):
    """A line of a catalogue as data: its message and the arguments."""

    id: str
    args: dict[str, int | str]


class Fact(Struct, frozen=True):
    """A number of a board of which the better answer would have brought more, or less."""

    figure: Sentence
    more: float
    """By how much, on average; below nought if less."""
    error: float


class Answer(Struct, frozen=True):
    """One judged answer of a seat, by what the seat knew when it was asked."""

    at: int
    """How many answers came before it, chance included, as `vernissage replay --at` counts them."""
    events: int
    seat: int
    kind: str
    given: int
    best: int
    """The best answer found; the given one if none was better."""
    line: tuple[int, ...]
    """The actions with which the best one goes on, its own first."""
    before: float
    after: float
    after_best: float
    loss: float
    error: float
    sure: float
    grade: str | None
    guesses: int
    label: Sentence
    """What the given answer is called."""
    follows: tuple[Sentence, ...] = ()
    """What the better one is called, and the answers with which it goes on; told of those with a grade."""
    facts: tuple[Fact, ...] = ()
    others: tuple[Fact, ...] = ()
    """The same of the others' boards, on average."""


class Turn(Struct, frozen=True):
    """A whole turn of many answers, judged at once from what the seat knew when it began."""

    at: int
    until: int
    """How many answers there were after its last one."""
    seat: int
    line: tuple[int, ...]
    """The actions of the best way through it that was found."""
    after: float
    after_best: float
    loss: float
    error: float
    sure: float
    grade: str | None
    follows: tuple[Sentence, ...] = ()
    """What the answers of that way are called, as far as they can be told; of a turn with a grade."""


class Draw(Struct, frozen=True):
    """What was drawn between two answers, and what it did to every seat's chances against what was to be expected."""

    at: int
    events: int
    luck: tuple[float, ...]
    errors: tuple[float, ...]
    mattered: bool
    """Whether it clearly did anything to anybody."""


class Point(Struct, frozen=True):
    """A point of the chart: all seats' chances in the true position, with all cards open."""

    at: int
    events: int
    chances: tuple[float, ...]


class Account(Struct, frozen=True):
    """How a seat came from its chances at the start to its result.

    The chart's chances take it that everybody plays on at first sight. Start, luck, hidden, own and others are all that
    they changed by from the first position to the last, so they add up to the result.
    """

    seat: int
    start: float
    luck: float
    """What was drawn."""
    hidden: float
    """What its own and the others' answers turned out to be worth beyond what could be known of them."""
    own: float
    """What its own answers did to its chances, by what it knew, against answers at first sight."""
    others: float
    """What the others' answers did to them."""
    result: float
    error: float
    """How far off luck, hidden, own and others may be each: the largest of their standard errors."""
    lost: float
    """What its own answers lost against the best that were found, by what it knew."""


class Review(Struct, frozen=True):
    """A whole game, reviewed."""

    game: str
    seats: int
    names: tuple[str, ...]
    seed: int
    thresholds: tuple[float, float, float]
    answers: tuple[Answer, ...]
    turns: tuple[Turn, ...]
    draws: tuple[Draw, ...]
    chart: tuple[Point, ...]
    accounts: tuple[Account, ...]

    def worst(self, seat: int | None = None) -> list[Answer]:
        """The graded answers of a seat, or of all, those that cost most first."""
        marked = [answer for answer in self.answers if answer.grade and seat in (None, answer.seat)]
        return sorted(marked, key=lambda answer: -answer.loss)

    def worst_turns(self) -> list[Turn]:
        """The graded turns, those that cost most first."""
        return sorted((turn for turn in self.turns if turn.grade), key=lambda turn: -turn.loss)

    def unlucky(self) -> int | None:
        """The seat that lost less by its answers than the winner, where luck clearly did more than all answers."""
        winner = max(self.accounts, key=lambda one: one.result)
        better: list[Account] = []
        for one in self.accounts:
            behind = winner.luck + winner.hidden - one.luck - one.hidden
            answered = winner.own + winner.others - one.own - one.others
            if (
                one.result < winner.result
                and one.lost < winner.lost - WORTH
                and behind > max(WORTH, one.error, answered)
            ):
                better.append(one)
        return min(better, key=lambda one: one.lost).seat if better else None

    def mean_loss(self, seat: int) -> float:
        """What a seat lost with an answer on average, of those that could be judged."""
        losses = [answer.loss for answer in self.answers if answer.seat == seat]
        return sum(losses) / max(1, len(losses))
