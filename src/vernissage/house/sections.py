"""What else the house keeps about a person: each part of it that keeps something says here what becomes of that."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from vernissage.house import registrar, talking
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


SECTIONS: tuple[Section, ...] = (
    Section("results", registrar.kept, registrar.forget, registrar.join),
    Section("talk", talking.kept, talking.forget, talking.join),
)
"""A line for each, such as `Section("news", news.kept, news.forget, news.join)`; their modules do not know this one."""
