"""Looking back costs those who play nothing: it is done beside the event loop, and once for each position."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from server.guests import sqlite
from vernissage.house import past, present
from vernissage.house.protocol.play import Standings
from vernissage.house.protocol.tables import NewTable, SeatWanted
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.server.house import house_of
from vernissage.server.settings import Settings
from vernissage.table.history import Played
from vernissage.table.match import Match

ANNA = Reader("anna", "en")


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    house = house_of(Settings(database=sqlite(tmp_path)), ChannelsPlugin(MemoryChannelsBackend(), channels=["tables"]))
    await house.open()
    seats = [SeatWanted(who="me"), SeatWanted(who="me")]
    made = await house.create(ANNA, NewTable(game="masters-gallery", seats=seats))
    yield await house.room(made.id)
    await house.close()


async def answer(room: Room) -> None:
    def act(match: Match) -> int:
        before, asked = len(match.answers), match.waiting()[0]
        match.answer(asked.seat, asked.default)
        return before

    async with room.hold():
        await room.play(act)


async def test_standings_are_worked_out_aside_and_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []
    points = past.points

    def noted(played: Played, through: int) -> Standings:
        worked.append(threading.get_ident())
        return points(played, through)

    monkeypatch.setattr(past, "points", noted)
    for _ in range(3):
        await answer(room)
    found = await asyncio.gather(*[past.standings(room, ANNA) for _ in range(10)])
    assert len(worked) == 1
    assert threading.get_ident() not in worked
    assert all(entry == found[0] for entry in found)
    await answer(room)
    later = await past.standings(room, ANNA)
    assert len(worked) == 2
    assert later.standings[-1].event > found[0].standings[-1].event


async def test_an_earlier_position_is_worked_out_aside_and_once(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    worked: list[int] = []
    position = present.position

    def noted(*args: object, **values: object) -> object:
        worked.append(threading.get_ident())
        return position(*args, **values)  # type: ignore[arg-type]

    monkeypatch.setattr(present, "position", noted)
    await asyncio.gather(*[past.look_back(room, ANNA, 20, 0) for _ in range(10)])
    assert len(worked) == 1
    assert threading.get_ident() not in worked
    await past.look_back(room, ANNA, 20, 1)  # other eyes see something else
    assert len(worked) == 2
    for event in range(past.LOOKED + 10):
        await past.look_back(room, ANNA, event % 30, event % 2)
    assert len(room.looked) <= past.LOOKED
