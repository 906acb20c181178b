"""How a finished game is reviewed, wherever that is done: told as plain data, piece by piece."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from vernissage.review.judge import DEFAULT, Effort
from vernissage.review.reviewing import Reviewing
from vernissage.table.match import Match
from vernissage.table.record import Record

SEED = 1
"""The same everywhere: a review that is made again is the same one."""


def lessons(record: str, effort: Effort = DEFAULT) -> Iterator[dict[str, Any]]:
    """What is found in a game's record, as drafts with how much of the game is done; then the whole review."""
    reviewing = Reviewing(Match.from_record(Record.read(record)), SEED, effort)
    for one, done in reviewing.run():
        yield {"draft": True, "done": done, "kind": type(one).__name__, "told": msgspec.to_builtins(one)}
    yield {"reviewed": msgspec.json.encode(reviewing.result()).decode()}
