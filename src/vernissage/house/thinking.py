"""What a bot is asked as plain data, and how it comes to an answer, wherever it thinks."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any

from vernissage.bots import Bot, Known, bot, time_of
from vernissage.bots.ismcts import Ismcts
from vernissage.core.dice import Dice
from vernissage.core.sheet import Sheet
from vernissage.games import game as find_game
from vernissage.house.lessons import lessons
from vernissage.review.hints import hints
from vernissage.review.judge import Effort
from vernissage.table import codec
from vernissage.table.match import Match

Weighed = list[tuple[int, int, float, float]]
"""What is thought of the options, the best first: the choice, how often it was tried, the chance to win, how sure."""

DEEPER = (0.02, 0.07, 0.25)
"""The parts of a review's effort that a hint goes through, one after the other: the last wherever there is time for
it, so that two hints agree, and a first one within a moment even where Python is slow."""
LONGER = 3.5
"""How much longer the next of them takes, about."""


def task(match: Match, seat: int, wish: Mapping[str, Any]) -> dict[str, Any]:
    """A question for a bot: the position, whose answer is wanted, and how it shall be found."""
    return {
        "game": match.game.name,
        "sheet": None if match.sheet is None else match.sheet.text,
        "position": match.position(),
        "seat": seat,
        "seed": secrets.randbits(62),
        **wish,
    }


def choice_in(reply: Mapping[str, Any] | None) -> int | None:
    """The answer in a reply; nothing if there is none."""
    choice = None if reply is None else reply.get("choice")
    return choice if isinstance(choice, int) else None


def advice_in(reply: Mapping[str, Any] | None) -> Weighed | None:
    """The advice in a reply; nothing if there is none."""
    try:
        return None if reply is None else [(int(a), int(b), float(c), float(d)) for a, b, c, d in reply["advice"]]
    except (KeyError, TypeError, ValueError):
        return None


@cache
def box_of(game: str, sheet: str | None) -> Any:
    """The components of a game, from its own sheet or an owner's."""
    found = find_game(game)
    return found.read(found.sheet if sheet is None else Sheet(sheet, "the table's component sheet", strict=False))


def weighed(known: Known, part: float = DEEPER[-1]) -> Weighed:
    """What a review would say of the options: the same whenever somebody knows the same."""
    return [(one.choice, one.guesses, one.chance, one.sure) for one in hints(known, Effort().part(part))]


def advice(known: Known, seconds: float | None, now: Callable[[], float] = time.monotonic) -> Iterator[dict[str, Any]]:
    """A hint, after drafts of it; where nobody outside looks at the clock, what cannot be done in time is not begun."""
    for part in DEEPER:
        began = now()
        found = weighed(known, part)
        took = now() - began
        last = part == DEEPER[-1] or (seconds is not None and LONGER * took > seconds)
        yield {"advice": found} if last else {"advice": found, "draft": True}
        if last:
            return


@cache
def thinker(level: str) -> Bot:
    """The bot of a level, made once in a process: it goes on with what it thought where it is asked again at once."""
    return bot(level, remembers=True)


DRAFT = 0.05
"""The part of its time, on top of it, in which a bot that searches finds an answer to fall back on."""


def replies(task: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A bot's answer, after a draft if it searches; or its advice. It is shown what its seat knows, never the truth.

    Or the review of a game that is over.
    """
    if "review" in task:
        yield from lessons(task["review"], Effort().part(task.get("effort", 1.0)))
        return
    game, seat, dice = find_game(task["game"]), task["seat"], Dice(task["seed"])
    state = codec.decode(game, task["position"], box_of(task["game"], task["sheet"]))
    known = Known(game, state, seat)
    if task.get("hint"):
        yield from advice(known, task.get("seconds"))
        return
    made, seconds = thinker(task["level"]), time_of(task["level"], game.name, known.seats)
    if seconds is not None:
        yield {"draft": True, "choice": Ismcts(DRAFT * seconds).choose(seat, known, dice.copy())}
    yield {"choice": made.choose(seat, known, dice)}
