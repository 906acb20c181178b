"""What else the house keeps about a person: each part of the house that keeps something says here what becomes of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from vernissage.house.ports import Ports


@dataclass(frozen=True)
class Section:
    """One kind of thing that is kept by person."""

    name: str
    """Under which it stands in somebody's data."""
    kept: Callable[[Ports, str], Awaitable[Any]]
    """What is kept about a person, as plain data that they may read."""
    forget: Callable[[Ports, str], Awaitable[None]]
    """Keep nothing of it any longer."""
    join: Callable[[Ports, str, str], Awaitable[None]]
    """What the first person has is the second one's from now on."""


SECTIONS: tuple[Section, ...] = ()
"""All of them, such as `Section("news", news.kept, news.forget, news.join)`: a line for each; their modules know nothing of this."""
