"""What else the house keeps about a person: each part of it that keeps something says here what they may read of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from vernissage.house import puzzling, registrar, talking
from vernissage.house.ports import Ports


@dataclass(frozen=True)
class Section:
    """One kind of thing that is kept by person."""

    name: str
    """Under which it stands in somebody's data."""
    kept: Callable[[Ports, str], Awaitable[Any]]
    """What is kept about a person, as plain data that they may read."""


async def told(ports: Ports, person: str) -> Any:
    """What somebody was told, and by which ways."""
    return await ports.shelf.news.kept(person)


async def sought(ports: Ports, person: str) -> Any:
    """What somebody looks for."""
    seek = await ports.shelf.seeks.of(person)
    return None if seek is None else {name: value for name, value in vars(seek).items() if name != "holder"}


SECTIONS: tuple[Section, ...] = (
    Section("results", registrar.kept),
    Section("talk", talking.kept),
    Section("puzzles", puzzling.kept),
    Section("news", told),
    Section("seek", sought),
)
"""A line for each. Whatever is kept by person goes with them, or is forgotten, in `Devices.admit` and `Devices.forget`:
in one transaction with their seats and keys, so that nothing stops it half way."""
