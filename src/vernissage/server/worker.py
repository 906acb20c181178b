"""The process in which bots think: one task a line in, one answer a line out."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from functools import cache
from typing import Any

from vernissage.bots import Known, bot
from vernissage.core.dice import Dice
from vernissage.core.sheet import Sheet
from vernissage.games import game as find_game
from vernissage.table import codec


@cache
def box_of(game: str, sheet: str | None) -> Any:
    """The components of a game, from its own sheet or an owner's."""
    found = find_game(game)
    return found.read(found.sheet if sheet is None else Sheet(sheet, "the table's component sheet"))


thinker = cache(bot)
"""The bot of a level, made once."""


def think(task: dict[str, Any]) -> int:
    """A bot's answer. It is shown what its seat knows, never the true position."""
    game = find_game(task["game"])
    state = codec.decode(game, task["position"], box_of(task["game"], task["sheet"]))
    known = Known(game, state, task["seat"])
    return thinker(task["level"]).choose(task["seat"], known, Dice(task["seed"]))


def main() -> None:
    """Think until the house closes the door."""
    with suppress(BrokenPipeError):
        for line in sys.stdin:
            print(json.dumps({"choice": think(json.loads(line))}), flush=True)


if __name__ == "__main__":
    main()
