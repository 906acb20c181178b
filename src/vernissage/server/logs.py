"""The log of a house: lines for people, or JSON for programs. No key, code or hidden card is ever in one.

Only the house's own words are told in detail: what its libraries would add for debugging holds requests, statements and
frames.
"""

from __future__ import annotations

import logging
import re
from contextvars import ContextVar
from typing import Any, Literal

REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request that is being answered; empty beside requests."""
Form = Literal["text", "json"]
FACTS = ("request", "method", "route", "status", "milliseconds")
"""What a line may say beside its words."""
OWN = "vernissage"
SECRET = re.compile(r"(?<![\w/-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z0-9_-]{20,}(?![\w-])")
"""What may be a key, a hash of one, or a code, wherever it comes from: what a driver says of a row, for one."""


def hushed(text: str) -> str:
    """A line without what looks like a secret."""
    return SECRET.sub("…", text)


def stamped(record: logging.LogRecord) -> bool:
    """Let a line know which request it is about."""
    if number := REQUEST.get():
        record.request = number
    return True


class Plain(logging.Formatter):
    """Lines for people: the words, then the facts."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, or several if something broke."""
        words = super().format(record)
        facts = [f"{name}={getattr(record, name)}" for name in FACTS if hasattr(record, name)]
        first, *rest = words.split("\n")
        return hushed("\n".join([" ".join([first, *facts]), *rest]))


def structured() -> logging.Formatter:
    """One JSON object a line; needs the extra `service`."""
    import structlog

    def hush(_: Any, __: str, event: dict[str, Any]) -> dict[str, Any]:
        return {name: hushed(value) if isinstance(value, str) else value for name, value in event.items()}

    made: logging.Formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[
            structlog.stdlib.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.stdlib.ExtraAdder(allow=FACTS),
            structlog.processors.format_exc_info,  # types, places and words; never the values of variables
        ],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            hush,
            structlog.processors.JSONRenderer(ensure_ascii=False),
        ],
    )
    return made


def set_up(form: Form = "text", level: str = "info") -> None:
    """Write the log to the error output."""
    handler = logging.StreamHandler()
    handler.addFilter(stamped)
    handler.setFormatter(structured() if form == "json" else Plain("%(message)s"))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger(OWN).setLevel(level.upper())
