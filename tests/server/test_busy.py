"""Bots on a busy machine: an answer in time or a draft, and nothing that goes on thinking when nobody waits."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server.clocks import PATIENCE, HeldClock
from vernissage import Match, games
from vernissage.server.pool import LATE, Pool

GAMES = [game.name for game in games()]
DRAFTING = """
import json, sys
print(json.dumps({"ready": True}), flush=True)
for line in sys.stdin:
    print(json.dumps({"draft": True, "choice": 7}), flush=True)
    open(sys.argv[1]).read()
    print(json.dumps({"choice": 8}), flush=True)
"""
"""A bot that has a draft at once, and its answer when somebody writes into a pipe."""


@pytest.fixture
async def thinkers() -> AsyncIterator[Pool]:
    made = Pool(1, 5.0, start=PATIENCE)
    yield made
    await made.close()


def middle(name: str) -> Match:
    """A game some way on, with a choice to make."""
    match = Match(name, 2, seed=3)
    while len(match.answers) < 30 or len(match.waiting()[0].options) < 3:
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.default)
    return match


@pytest.mark.parametrize("name", GAMES)
async def test_a_search_answers_legally_however_busy_the_machine_is(thinkers: Pool, name: str) -> None:
    match = middle(name)
    asked = match.waiting()[0]
    thinkers.clock = thinkers._thinkers[0].clock = HeldClock()  # no time goes by while it thinks
    assert await thinkers.choose(match, asked.seat, "ismcts@0.05") in [option.choice for option in asked.options]


async def test_who_is_late_is_taken_at_the_draft_and_can_be_asked_again(tmp_path: Path) -> None:
    clock, pipe = HeldClock(), tmp_path / "pipe"
    os.mkfifo(pipe)
    slow = Pool(1, 5.0, command=(sys.executable, "-c", DRAFTING, str(pipe)), start=60.0, clock=clock)
    match = Match("masters-gallery", 2, seed=1)
    seat = match.asked()[0]
    for _ in range(2):
        choosing = asyncio.create_task(slow.choose(match, seat, "ismcts@0.5"))
        await clock.until_asleep(LATE * 0.5)
        await drafted(slow)
        assert not choosing.done()
        await clock.advance(LATE * 0.5)
        assert await choosing == 7
        await asyncio.to_thread(pipe.write_text, "now")
    pid = process_of(slow)
    choosing = asyncio.create_task(slow.choose(match, seat, "ismcts@0.5"))
    await clock.until_asleep(LATE * 0.5)
    await drafted(slow)  # it has read to the end of the last word: the next one is not taken for a part of that
    await asyncio.to_thread(pipe.write_text, "now")
    assert await choosing == 8
    assert process_of(slow) == pid
    await slow.close()


async def drafted(thinkers: Pool) -> None:
    """Wait until the process has a draft."""
    async with asyncio.timeout(PATIENCE):
        while thinkers._thinkers[0]._said is None:
            await asyncio.sleep(0.005)


def process_of(thinkers: Pool) -> int:
    process = thinkers._thinkers[0]._process
    assert process is not None
    return process.pid


def alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


async def test_a_cancelled_search_ends_its_process(thinkers: Pool) -> None:
    match = middle("gallerist")
    asked = match.waiting()[0]
    await thinkers.choose(match, asked.seat, "random")
    pid = process_of(thinkers)
    thinkers._thinkers[0].clock = held = HeldClock()
    thinking = asyncio.create_task(thinkers.choose(match, asked.seat, "ismcts@1000"))
    await held.until_asleep(LATE * thinkers.budget)
    await drafted(thinkers)
    assert alive(pid)
    assert not thinking.done()
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert not alive(pid)
    thinkers._thinkers[0].clock = thinkers.clock
    assert await thinkers.choose(match, asked.seat, "random") in [option.choice for option in asked.options]
