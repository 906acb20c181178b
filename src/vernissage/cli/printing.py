"""Texts that came from elsewhere, as they may be printed."""

from __future__ import annotations

from vernissage.table.start import can_be_shown


def printable(text: str) -> str:
    """A text without signs that would steer the terminal: names may come from anybody's record."""
    return "".join(filter(can_be_shown, text))
