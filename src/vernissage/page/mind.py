"""What thinks in a worker of a page: for bots, over papers, and through finished games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from msgspec import json

from vernissage.house.papers import reply as read_paper
from vernissage.house.thinking import replies


class Mind:
    """Answers one task after the other; a review comes piece by piece: others have their turn in between."""

    def __init__(self) -> None:
        self._lessons: Iterator[dict[str, Any]] = iter(())

    def think(self, asked: str) -> str:
        """The last word on a paper or a bot's task; of a review, the next one."""
        return json.encode(self._thought(json.decode(asked, type=dict[str, Any]))).decode()

    def _thought(self, wanted: dict[str, Any]) -> Any:
        if "paper" in wanted:
            return read_paper(wanted["paper"])
        if "review" in wanted:
            self._lessons = replies(wanted)
        elif "task" in wanted:
            return list(replies(wanted["task"]))[-1]
        return next(self._lessons)
