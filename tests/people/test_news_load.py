"""A thousand seats to tell while the push service hangs: how long answers take, with and without; printed, not judged.

`VERNISSAGE_PEOPLE=long` for a thousand; otherwise a few, to see that one network takes no more than its share.
"""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from time import perf_counter

import pytest
from sqlalchemy import Connection

from house_layer.home import ANNA, HUGO, answer, show, table
from people.post_office import PushService, Subscriber
from people.test_news_sent import Office, office
from server.clocks import PATIENCE
from vernissage.house.news import News
from vernissage.house.room import Room
from vernissage.server.messages import push
from vernissage.server.store import ways
from vernissage.server.store.news import begin
from vernissage.server.store.outbox import SOON, address

LONG = os.environ.get("VERNISSAGE_PEOPLE") == "long"
SEATS = 1000 if LONG else 40
ANSWERS = 2000 if LONG else 30


async def measured(made: Office, count: int) -> list[float]:
    """How long each of some answers takes, until it is on disk."""
    times: list[float] = []
    room: Room | None = None
    while len(times) < count:
        if room is None or room.table.status == "finished":
            room = await table(made.house, "gallerist", ["me", "open"])
        for reader in (ANNA, HUGO):
            seen = await show(room, reader)
            if seen.waiting is not None:
                began = perf_counter()
                await answer(room, reader, seen, seen.waiting.options[0].choice)
                times.append(perf_counter() - began)
                await asyncio.sleep(0)
    return sorted(times)


async def test_answers_go_on_while_the_push_service_hangs(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(push, "WHOLE", PATIENCE)  # nobody is given up, and so no others are tried, while it is measured
    monkeypatch.setattr(push, "TIMES", dict.fromkeys(push.TIMES, PATIENCE))
    async with office(str(tmp_path / "house.sqlite3")) as made, PushService().open() as service:
        await measured(made, ANSWERS // 4)  # whatever is loaded and made for the first time
        before = await measured(made, ANSWERS)
        service.hanging = asyncio.Event()
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.herald.deliver()
        keys = Subscriber("x").wanted()["keys"]
        people = [f"person {number}" for number in range(SEATS)]
        for number, person in enumerate(people):
            where = service.endpoint(f"{number}")
            await made.store.write(ways.subscribe, person, where, keys["p256dh"], keys["auth"], 0.0)
        await made.store.write(hand_out, people, room.id, made.clock.date())
        made.clock.time += SOON
        running = asyncio.create_task(made.sender.run())
        await service.until(8)  # as many as one network is given at once
        meanwhile = await measured(made, ANSWERS)
        told = len(service.got)
        service.hanging.set()
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
        await made.sender.sent()
    middle, late = ANSWERS // 2, int(ANSWERS * 0.99)
    with capsys.disabled():
        print(
            f"\n{SEATS} seats to tell, push service hangs, {ANSWERS} answers: "
            f"median {before[middle] * 1e3:.2f} -> {meanwhile[middle] * 1e3:.2f} ms, "
            f"p99 {before[late] * 1e3:.2f} -> {meanwhile[late] * 1e3:.2f} ms, "
            f"ratio of p99 {meanwhile[late] / before[late]:.2f}"
        )
    assert told == 8, "what one network does not answer takes no more than its share"


def hand_out(connection: Connection, people: list[str], table: str, date: float) -> None:
    """Put a message for each of some people into the outbox, as a turn of theirs does."""
    for person in people:
        news = News("turn", table, 0)
        begin(connection, person, "gallerist", news, date)
        address(connection, person, news, date)
