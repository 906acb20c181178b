"""What if: a list of answers played on a copy of what a seat knows, and things tried that nobody asks for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.game import Game, Line
from vernissage.table.match import Match
from vernissage.table.preview import ASKED, Figures, Preview, answered, previews
from vernissage.table.waiting import Waiting, waiting_for


@dataclass(frozen=True)
class Prospect:
    """A position that answers would lead to, with nothing in it that the seat could not know."""

    state: Any
    stops: str
    """Why it goes no further: `asked` if the seat itself would be asked, `chance`, `reveal`, `others` or `over`."""
    waiting: Waiting | None
    """What the seat would be asked."""


@dataclass(frozen=True)
class Trial:
    """A thing tried: where it could go, and what that would do."""

    figures: Figures
    previews: dict[int, Preview]
    targets: dict[int, tuple[str, int] | None]


def what_if(match: Match, seat: int, answers: Sequence[int]) -> Prospect:
    """The position after some answers of a seat, or the reason why they cannot be given; the match is as it was.

    It is played from a world that the seat cannot tell from the true one, up to chance, to a secret that would be
    shown, and to anybody else's answer.
    """
    step = match.step_of(seat)
    s, stops = known(match.game, match.state, seat), ASKED
    for number, choice in enumerate(answers, 1):
        if stops != ASKED:
            raise match.refuse(Line("error-what-if-too-far", {"number": number}))
        if number > 1:
            step = s.agenda[-1]
        match.check(s, step, choice)
        stops = answered(s, step, choice)
    asked = step if not answers else s.agenda[-1] if stops == ASKED else None
    waiting = None if asked is None else waiting_for(match.game, s, asked, match.say)
    return Prospect(s, stops, waiting)


def trial(game: Game, truth: Any, seat: int, type: str, number: int) -> Trial | None:
    """Where a thing could go if it were the seat's, and what that would do, asked or not; nothing if there is none."""
    s = known(game, truth, seat)
    make = game.trials.get(type)
    step = make(s, seat, number) if make else None
    if step is None:
        return None
    s.agenda = [step]
    figures, found = previews(game, s, step, step.options(s))
    kind = game.kind(step)
    return Trial(figures, found, {choice: kind.points_at(choice) for choice in found})


def known(game: Game, truth: Any, seat: int) -> Any:
    """A position that the seat cannot tell from the true one: the same one whatever is hidden."""
    return game.guess(truth, seat, Dice(0))
