"""The process in which bots think: one task a line in, an answer a line out, drafts before it."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from typing import Any

from vernissage.bots import Known, bot, time_of
from vernissage.bots.ismcts import Ismcts
from vernissage.core.dice import Dice
from vernissage.core.sheet import Sheet
from vernissage.games import game as find_game
from vernissage.table import codec


@cache
def box_of(game: str, sheet: str | None) -> Any:
    """The components of a game, from its own sheet or an owner's."""
    found = find_game(game)
    return found.read(found.sheet if sheet is None else Sheet(sheet, "the table's component sheet", strict=False))


thinker = cache(bot)
"""The bot of a level, made once."""
DRAFT = 0.05
"""The part of its time, on top of it, in which a bot that searches finds an answer to fall back on."""


def replies(task: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """A bot's answer, after a draft if it searches; or its advice. It is shown what its seat knows, never the truth."""
    game, seat, dice = find_game(task["game"]), task["seat"], Dice(task["seed"])
    state = codec.decode(game, task["position"], box_of(task["game"], task["sheet"]))
    known, made, seconds = Known(game, state, seat), thinker(task["level"]), time_of(task["level"])
    if task.get("hint"):
        advice = Ismcts(seconds or 1.0).advise(known, dice)
        yield {"advice": [(one.choice, one.visits, one.value) for one in advice]}
        return
    if seconds is not None:
        yield {"draft": True, "choice": Ismcts(DRAFT * seconds).choose(seat, known, dice.copy())}
    yield {"choice": made.choose(seat, known, dice)}


def main() -> None:
    """Think until the house closes the door."""
    with suppress(BrokenPipeError):
        print(json.dumps({"ready": True}), flush=True)
        for line in sys.stdin:
            for reply in replies(json.loads(line)):
                print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
