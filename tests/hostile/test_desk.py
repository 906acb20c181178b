"""Strangers' records and sheets are read in a process with limits; whatever they do to it, the house goes on."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys

import pytest

from hostile.mutations import RECORDS, sources
from server.clocks import HeldClock
from vernissage import Match
from vernissage.games.art_society import GAME as ART_SOCIETY
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.server.desk import PATIENCE, QUEUE, Desk
from vernissage.table.record import checksum

RECORD = next(RECORDS.glob("masters-gallery-3-*.json")).read_text()
SAYS_READY = "print('{\"ready\": true}', flush=True); input(); "


async def test_papers_are_read_one_after_the_other_by_one_process() -> None:
    desk = Desk(Clock())
    try:
        match, _ = await desk.record(RECORD, None)
        assert match.position() == Match.from_record(RECORD).position()
        process = desk._clerk._process
        earlier, _ = await desk.record(RECORD, 40)
        assert earlier.answers[:30] == match.answers[:30]
        assert await desk.sheet(ART_SOCIETY, ART_SOCIETY.sheet.text) is None, "the standard values need no sheet"
        assert (await desk.check(ART_SOCIETY, ART_SOCIETY.sheet.text + "\nx = = 1")).ok is False
        for hostile in ("[" * 100_000, "", json.dumps({"vernissage": 1})):
            with pytest.raises(Refused) as refused:
                await desk.record(hostile, None)
            assert refused.value.line.id == "error-record"
        with pytest.raises(Refused, match="error-no-event"):
            await desk.record(RECORD, 100_000)
        assert desk._clerk._process is process, "it is kept"
    finally:
        await desk.close()


async def test_a_position_that_would_never_end_is_refused() -> None:
    source = next(source for source in sources()["art-society"] if "start" in source and source["start"]["agenda"])
    source |= {"answers": [], "check": checksum([]), "digest": "", "scores": None}
    players = [source["start"]["players"][0] | {"hand": -1}, *source["start"]["players"][1:]]
    desk = Desk(Clock())
    try:
        with pytest.raises(Refused) as refused:
            await desk.record(json.dumps(source | {"start": source["start"] | {"players": players}}), None)
        assert refused.value.detail.startswith("player's hand: a number from 0 to 1048575 is wanted")
    finally:
        await desk.close()


async def test_a_clerk_that_never_answers_is_replaced() -> None:
    clock = HeldClock()
    desk = Desk(clock, (sys.executable, "-c", SAYS_READY + "import time; time.sleep(10_000)"))
    try:
        reading = asyncio.create_task(desk.record(RECORD, None))
        await clock.until_asleep(PATIENCE)
        process = desk._clerk._process
        assert process is not None
        await clock.advance(PATIENCE)
        with pytest.raises(Refused) as refused:
            await reading
        assert refused.value.detail == "it takes too much time or memory to read"
        assert process.returncode is not None, "it was ended"
    finally:
        await desk.close()


async def test_a_clerk_that_dies_is_replaced() -> None:
    desk = Desk(Clock(), (sys.executable, "-c", SAYS_READY + "raise SystemExit(1)"))
    for _ in range(2):
        with pytest.raises(Refused, match="error-record"):
            await desk.record(RECORD, None)
    await desk.close()


async def test_no_more_papers_wait_than_can_be_read() -> None:
    clock = HeldClock()
    desk = Desk(clock, (sys.executable, "-c", SAYS_READY + "import time; time.sleep(10_000)"))
    reading = [asyncio.create_task(desk.record(RECORD, None)) for _ in range(QUEUE)]
    await clock.until_asleep(PATIENCE)
    with pytest.raises(Refused) as refused:
        await desk.record(RECORD, None)
    assert refused.value.status == 429
    for task in reading:
        task.cancel()
    await asyncio.gather(*reading, return_exceptions=True)
    await desk.close()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits of memory are Linux's here")
def test_the_process_has_limits_on_memory_and_time() -> None:
    greedy = "from vernissage.server.clerk import limit_memory; limit_memory(); bytearray(10**9)"
    ended = subprocess.run([sys.executable, "-c", greedy], capture_output=True, text=True, check=False)
    assert "MemoryError" in ended.stderr
    endless = "import vernissage.server.clerk as clerk; clerk.SECONDS = 0; clerk.limit_time()\nwhile True: pass"
    assert subprocess.run([sys.executable, "-c", endless], check=False).returncode < 0
