"""Live connections of one table: nobody reads in the middle of a change, and those who play are served first."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack

from house_layer.home import ANNA, HUGO, home, play_on, table
from server.clocks import PATIENCE, HeldClock
from vernissage.house.live import next_message
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.watcher import Watcher
from vernissage.server.plates import Print
from vernissage.server.routes.live import printed

BEAT = 3600.0


async def heard(room: Room, watcher: Watcher) -> Print:
    async with asyncio.timeout(PATIENCE):
        message = await next_message(room, watcher, BEAT, printed)
    assert message is not None
    return message


async def test_those_who_play_are_served_before_those_who_watch_and_all_of_those_alike() -> None:
    served: list[tuple[str, Print]] = []

    async def serve(room: Room, watcher: Watcher) -> None:
        while True:
            served.append((watcher.reader.holder, await heard(room, watcher)))

    async with home() as house, AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        room = await table(house, "masters-gallery", ("me", "open"))
        readers = [Reader(f"nobody {number}", "en") for number in range(40)]
        tasks: list[asyncio.Task[None]] = []
        for reader in (*readers[:20], ANNA, *readers[20:], HUGO):
            watcher = Watcher(reader, None)
            await stack.enter_async_context(house.watching(room, watcher))
            tasks.append(group.create_task(serve(room, watcher)))
        for _ in range(3):
            await quiet(served)
            served.clear()
            await play_on(room)
            await quiet(served)
            assert len(served) == len(tasks)
            assert {holder for holder, _ in served[:2]} == {"anna", "hugo"}
            crowd = [message for holder, message in served if holder.startswith("nobody")]
            assert all(message is crowd[0] for message in crowd)
            assert json.loads(crowd[0])["update"]["seq"] == room.table.seq
        for task in tasks:
            task.cancel()


async def quiet(served: list[tuple[str, Print]]) -> None:
    """Let everybody be served who waits."""
    before = -1
    while before != len(served):
        before = len(served)
        for _ in range(200):
            await asyncio.sleep(0)


async def test_nobody_reads_in_the_middle_of_a_change() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ("me", "open"))
        anna = Watcher(ANNA, None)
        async with house.watching(room, anna):
            await heard(room, anna)
            room.wake()
            async with room.hold():
                assert not room.at_rest
                reading = asyncio.create_task(heard(room, anna))
                for _ in range(50):
                    await asyncio.sleep(0)
                assert not reading.done()
            await reading
            assert room.at_rest
            room.outdated()  # the shelf has more: it is looked at first
            assert not room.at_rest
            anna.look()
            await heard(room, anna)
            assert room.at_rest


async def test_a_table_is_used_until_the_last_who_watched_has_gone() -> None:
    async with home() as house:
        room = await table(house, "masters-gallery", ("me", "open"))
        clock = room.ports.clock
        assert isinstance(clock, HeldClock)
        anna = Watcher(ANNA, None)
        async with house.watching(room, anna):
            clock.time += 10 * house.habits.idle  # nothing but reading
            anna.look()
            await heard(room, anna)
        assert room.used_at == clock.now()
