"""People who look for a game, in houses that tests hold in their hands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from house_layer.home import home as plain_home
from server.clocks import PATIENCE, HeldClock
from vernissage.house.foyer import Foyer, Looker
from vernissage.house.house import House
from vernissage.house.memory import MemoryShelf
from vernissage.house.ports import Crier
from vernissage.house.protocol.lobby import LobbyChange, Pace, Seek, Seeking
from vernissage.house.reader import Reader
from vernissage.house.usher import ROUND

ADA, BEN, CLEO, DAN = (Reader(name, "en", address=name) for name in ("ada", "ben", "cleo", "dan"))
EVERYBODY = (ADA, BEN, CLEO, DAN)


def wish(seats: Sequence[int] = (2,), games: Sequence[str] = ("masters-gallery",), **values: Any) -> Seeking:
    """A wish for a game."""
    paces: list[Pace] = values.pop("paces", ["untimed"])
    return Seeking(games=list(games), seats=list(seats), paces=paces, **values)


@asynccontextmanager
async def home(shelf: MemoryShelf | None = None, crier: Crier | None = None) -> AsyncIterator[House]:
    """A house that is open, its usher at the door."""
    async with plain_home(shelf, crier) as house:
        await clock_of(house).until_asleep(ROUND)
        yield house


async def found(house: House, reader: Reader) -> Seek | None:
    """What somebody looks for, as it stands."""
    return (await house.usher.sought(reader)).seek


async def table_of(house: House, reader: Reader) -> str:
    """The table where a seat was found for somebody; empty if none was."""
    seek = await found(house, reader)
    return "" if seek is None else seek.table


async def tables(house: House, reader: Reader) -> list[str]:
    """Where somebody sits."""
    return [table.id for table, _ in await house.ports.shelf.tables_of(reader.holder, 100)]


def clock_of(house: House) -> HeldClock:
    """The clock that the test holds."""
    clock = house.ports.clock
    assert isinstance(clock, HeldClock)
    return clock


async def heard(foyer: Foyer, looker: Looker) -> LobbyChange | None:
    """What somebody in the foyer is told now."""
    told = await foyer.message(looker)
    return None if told is None else msgspec.json.decode(told, type=LobbyChange)


async def until_awake(looker: Looker) -> None:
    """Wait until somebody in the foyer has to be told something."""
    async with asyncio.timeout(PATIENCE):
        await looker.wake.wait()
    looker.wake.clear()
