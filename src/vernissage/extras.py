"""Parts that not everybody installs: which extra brings a library, and what is said where it is missing."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from typing import Final

EXTRAS: Final = {
    "aiosmtplib": "mail",
    "openskill": "ratings",
    "opentelemetry": "traces",
    "prometheus_client": "service",
    "psycopg": "postgres",
    "rich": "terminal",
    "structlog": "service",
    "textual": "terminal",
}
"""The extra that brings each library of those that playing in a browser does without."""


class MissingExtra(ImportError):
    """A part of the program whose library is not installed."""


@contextmanager
def needed_for(what: str) -> Iterator[None]:
    """Import what an extra brings; where that is missing, say in one line what needs it and how to get it."""
    try:
        yield
    except ModuleNotFoundError as missing:
        library = (missing.name or "").partition(".")[0]
        if library not in EXTRAS:
            raise
        does_it = f"pip install 'vernissage[{EXTRAS[library]}]' does it"
        raise MissingExtra(f"{what} needs {library}, which is not installed; {does_it}", name=library) from None


def installed(library: str) -> bool:
    """Whether a library of an extra is there."""
    return find_spec(library) is not None
