"""The versions of these rules, and what each corrected: a game is played to its end by those it was begun with."""

from __future__ import annotations

from typing import Final

VERSION: Final = 2
"""The current one: 2 corrected G32, G33 and G35."""
