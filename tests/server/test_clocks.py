"""Clocks of real servers: exact under `kill -9`, and flagged once by two houses on one database.

`VERNISSAGE_PEOPLE=long` for the long form: twenty kills, months of many tables.
"""

from __future__ import annotations

import asyncio
import os
import random
import secrets
import time
from collections.abc import Sequence
from pathlib import Path

import httpx
import pytest

from house_layer.home import ANNA, HUGO, IDS, Listening
from server.clocks import HeldClock
from server.guests import Data, Guest, Refusal, Server, sqlite
from vernissage import Dice
from vernissage.house import moves, stand_in, timing
from vernissage.house.at_once import AtOnce
from vernissage.house.errors import Refused
from vernissage.house.house import Habits, House
from vernissage.house.ports import Ports
from vernissage.house.protocol.play import Answer
from vernissage.house.protocol.tables import NewTable, SeatWanted, Sit
from vernissage.house.protocol.timing import Days
from vernissage.house.reader import Reader
from vernissage.house.stored import Change
from vernissage.house.sweep import Sweep
from vernissage.server.store.store import Store

LONG = os.environ.get("VERNISSAGE_PEOPLE") == "long"
KILLS = 20 if LONG else 2
TABLES, DATES = (30, 120) if LONG else (5, 12)
BANK = 86_400
TIMED = {"kind": "live", "bank": BANK, "increment": 5}


class Timed:
    """Two people at a timed table, who do not mind that the server is killed."""

    def __init__(self, server: Server) -> None:
        self.people = [Guest(server.url), Guest(server.url)]
        self.table = ""
        self.answered = (0.0, 0.0)
        """When the last answer was sent, and when it was acknowledged."""

    async def sit_down(self) -> tuple[float, float]:
        """Begin; between which moments the game has begun."""
        anna, hugo = self.people
        self.table = await anna.create("me", "open", game="gallerist", timing=TIMED)
        await hugo.ask("POST", f"/tables/{self.table}/seats", {"name": "Hugo"})
        before = time.time()
        await anna.ask("POST", f"/tables/{self.table}/ready")
        return before, time.time()

    async def answer(self) -> None:
        """Whoever is asked answers; exactly one is."""
        seen = [await persistently(guest, "GET", f"/tables/{self.table}") for guest in self.people]
        asked = [seat for seat in (0, 1) if seen[seat]["waiting"]]
        assert len(asked) == 1
        running = [clock["seat"] for clock in seen[0]["clocks"]["seats"] if clock["running"]]
        assert running == asked
        option = random.choice(seen[asked[0]]["waiting"]["options"])["choice"]
        body = {"id": secrets.token_hex(8), "seat": asked[0], "seq": seen[asked[0]]["seq"], "choice": option}
        sent = time.time()
        await persistently(self.people[asked[0]], "POST", f"/tables/{self.table}/answers", body)
        self.answered = sent, time.time()


async def persistently(guest: Guest, method: str, path: str, body: Data | None = None) -> Data:
    """The same request again and again until it is answered."""
    while True:
        try:
            reply: Data = await guest.ask(method, path, body)
            return reply
        except Refusal as refusal:
            if refusal.status != 503:
                raise
            await asyncio.sleep(0.05)
        except httpx.TransportError:
            await asyncio.sleep(0.05)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"] if LONG else ["sqlite"])
async def test_the_times_of_a_game_are_right_however_often_the_server_is_killed(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = sqlite(tmp_path) if kind == "sqlite" else request.getfixturevalue("postgres")
    with Server(database) as server:
        game = Timed(server)
        begun = await game.sit_down()
        for _ in range(KILLS):
            await game.answer()
            under_way = asyncio.create_task(game.answer())
            await asyncio.sleep(random.uniform(0, 0.05))
            server.kill()
            await asyncio.to_thread(server.start)
            await under_way
        await game.answer()
        for guest in game.people:
            await guest.http.aclose()
        server.kill()
    store = Store(database)
    await store.open()
    stored = await store.load(game.table)
    await store.close()
    assert stored is not None
    now, clocks = stored.table.updated, stored.table.clocks
    spent = sum(BANK + 5 * len(clock.ended) - timing.left_at(clock, now) for clock in clocks)
    least, most = game.answered[0] - begun[1], game.answered[1] - begun[0]
    print(f"{KILLS} kills: {spent:.3f} s spent, between {least:.3f} and {most:.3f} by the clock on the wall")
    assert least - 0.01 <= spent <= most + 0.01
    assert sum(len(clock.ended) for clock in clocks) > 0


class Watched(Store):
    """A store that remembers what was written."""

    def __init__(self, database: str, written: list[Change]) -> None:
        super().__init__(database)
        self.written = written

    async def commit(self, change: Change) -> bool:
        done = await super().commit(change)
        if done:
            self.written.append(change)
        return done


class Ahead(HeldClock):
    """The clock of a machine that is a little ahead of another's."""

    def date(self) -> float:
        return super().date() + 0.4


async def test_two_houses_on_one_database_never_flag_twice_over_days(postgres: str) -> None:
    """Nobody tells the other house anything: only the database does."""
    written: list[Change] = []
    houses: list[House] = []
    for clock in (HeldClock(), Ahead()):
        ports = Ports(Watched(postgres, written), Listening(), AtOnce(Dice(7)), clock)
        houses.append(House(ports, Habits(verify=False)))
        await houses[-1].open()
    dice = random.Random(15)
    try:
        tables = [await timed_table(houses[number % 2]) for number in range(TABLES)]
        for _ in range(DATES):
            step = dice.choice([0.2, 0.3, 0.76, 1.01]) * timing.DAY
            for house in houses:
                assert isinstance(house.ports.clock, HeldClock)
                house.ports.clock.time += step
            for id in tables:
                if dice.random() < 0.4:
                    await somebody_plays(dice.choice(houses), id, dice)
            await asyncio.gather(*(Sweep(house.ports, house.room).look() for house in houses))
        told = sum(news.kind == "time-short" for house in houses for _, news in house.ports.herald.told)  # type: ignore[attr-defined]
    finally:
        for house in houses:
            await house.close()
    flags, shorts = check_once(written)
    assert (flags > 0, shorts > 0, told) == (True, True, shorts)
    print(f"{TABLES} tables, {DATES} dates: {flags} flags, {shorts} times short, each once")


async def timed_table(house: House) -> str:
    """A table of Anna's and Hugo's with a day a turn."""
    seats = [SeatWanted(who="me"), SeatWanted(who="open")]
    made = await house.create(ANNA, NewTable(game="masters-gallery", seats=seats, pace=0, timing=Days(days=1)))
    await house.sit(await house.room(made.id), HUGO, Sit())
    return made.id


async def somebody_plays(house: House, id: str, dice: random.Random) -> None:
    """Anna or Hugo comes back if need be and answers, if the house lets them."""
    room = await house.room(id)
    seat = dice.randrange(2)
    reader: Reader = (ANNA, HUGO)[seat]
    try:
        await stand_in.come_back(room, reader, seat)
        async with room.hold():
            question = next((waiting for waiting in room.waiting() if waiting.seat == seat), None)
            seq = room.table.seq
        if question is not None:
            choice = question.options[0].choice
            await moves.answer(room, reader, Answer(id=f"p{next(IDS)}", seat=seat, seq=seq, choice=choice))
    except Refused:
        return


def check_once(written: Sequence[Change]) -> tuple[int, int]:
    """How many were flagged and how many told, each of them once."""
    flags = shorts = 0
    out: set[tuple[str, int]] = set()
    seen: dict[str, tuple[bool, ...]] = {}
    for change in sorted(written, key=lambda change: (change.table.id, change.table.seq)):
        id = change.table.id
        for seat in change.seats:
            if seat.stand_in_for == "time":
                assert (id, seat.seat) not in out, "flagged twice"
                out.add((id, seat.seat))
                flags += 1
            else:
                out.discard((id, seat.seat))
        now = tuple(clock.told for clock in change.table.clocks)
        before = seen.get(id, (False,) * len(now))
        shorts += sum(new and not old for new, old in zip(now, before, strict=False))
        seen[id] = now
    return flags, shorts
