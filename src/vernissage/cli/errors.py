"""What a command may fail with."""

from __future__ import annotations


class CommandError(ValueError):
    """A command that cannot be carried out as written."""
