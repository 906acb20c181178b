"""Where a reader stands: all of a reader that an update depends on, and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from vernissage.house.protocol.words import Language


@dataclass(frozen=True)
class Standpoint:
    """Two readers with the same standpoint are shown the same, to the last byte.

    Whoever makes an update is given this and no reader, so that nothing else of a reader can get into it.
    """

    seat: int | None
    """Through whose eyes."""
    mine: tuple[int, ...]
    """All seats held. Nobody shares them: two who hold the same seats are one person."""
    host: bool
    barred: bool
    lang: Language
    since: int
    """How many events are known already."""
    panels: bool
