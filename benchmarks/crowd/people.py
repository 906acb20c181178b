"""People at tables: they think, answer, reload, put their phones away, come to watch, and play again.

Whatever somebody does is drawn from a generator of their own, seeded by the run, the table and the seat.
"""

from __future__ import annotations

import asyncio
import math
import random
import secrets
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from crowd.wire import Http, Refusal, Socket, unpacked

GAMES = ("masters-gallery", "bioutifoul", "art-society", "gallerist")
SEATS = (2, 3, 4)
OVERTAKEN = ("error-stale", "error-not-asked", "error-finished")
"""Refusals that people get who answer at the same moment: no errors."""
COME_AGAIN = 1012
READING = 5
"""Spectators of a table who read what they hear; the others only take it, so that the crowd costs little itself."""


@dataclass(frozen=True)
class Manners:
    """How people behave; times are seconds, on average."""

    think: float = 4.0
    """Half of all thoughts are shorter than two thirds of this, and one in a hundred takes six times as long."""
    reload: float = 180.0
    """Until somebody opens the page anew, and is shown everything."""
    pocket: float = 90.0
    """Until a phone is put away."""
    asleep: float = 12.0
    """How long it stays there; the house may have hung up meanwhile."""
    watched: float = 0.2
    """The part of the tables that somebody watches, one to four."""
    stay: float = 60.0
    """How long somebody watches before somebody else comes."""
    games: tuple[str, ...] = GAMES
    seed: int = 1


@dataclass
class Seen:
    """What a crowd has seen since it was asked last."""

    acknowledged: list[float] = field(default_factory=list)
    """Seconds from an answer to its acknowledgement."""
    updated: list[float] = field(default_factory=list)
    """Seconds from an answer to the new position in the hands of a player or of somebody who watches."""
    shown: list[float] = field(default_factory=list)
    """Seconds until a connection that was opened shows the table."""
    errors: list[str] = field(default_factory=list)
    overtaken: int = 0
    games: int = 0
    """Games that came to their end."""
    reconnected: int = 0
    slept: int = 0
    bytes: int = 0

    def fault(self, error: BaseException) -> None:
        """Something that no player should see."""
        self.errors.append(f"{type(error).__name__}: {error}"[:160])


class Choice(msgspec.Struct):
    """An answer that can be given."""

    choice: int


class Question(msgspec.Struct):
    """What somebody is asked."""

    options: list[Choice]


class Update(msgspec.Struct):
    """As much of a position as people need to play on."""

    seq: int
    status: str
    waiting: Question | None
    events_from: int
    events: list[msgspec.Raw]


class Message(msgspec.Struct):
    """What a live connection says."""

    type: str
    update: Update | None = None


DECODER = msgspec.json.Decoder(Message)


class Answers:
    """When each change of a table was asked for, and who has seen it."""

    def __init__(self, seen: Seen) -> None:
        self.seen = seen
        self._sent: dict[int, float] = {}
        self._early: dict[int, list[tuple[float, float]]] = {}

    def acknowledged(self, seq: int, began: float, now: float) -> None:
        """An answer is written down; some may have seen it before whoever gave it."""
        self.seen.acknowledged.append(now - began)
        self._sent[seq] = began
        self.seen.updated += [at - began for at, awake in self._early.pop(seq, ()) if awake <= began]
        for old in [one for one in self._sent if one < seq - 50]:
            del self._sent[old]

    def heard(self, seq: int, now: float, awake: float) -> None:
        """Somebody sees a position; what was answered while they slept is nobody's delay."""
        if seq in self._sent:
            if awake <= self._sent[seq]:
                self.seen.updated.append(now - self._sent[seq])
        else:
            self._early = {one: times for one, times in self._early.items() if one > seq - 50}
            self._early.setdefault(seq, []).append((now, awake))


class Watching:
    """A live connection to a table, opened again whenever it was lost."""

    def __init__(self, table: Table, cookie: str, chance: random.Random, reads: bool = True) -> None:
        self.table, self.cookie, self.chance, self.reads = table, cookie, chance, reads
        self.seq, self.events = -1, 0
        self.latest: Update | None = None
        self.changed = asyncio.Event()
        self.shown = asyncio.Event()
        """Whether the connection has shown anything: nobody puts away or closes a page that is still empty."""
        self._opened = 0.0
        self._awake = 0.0
        """Since when the phone is not in a pocket."""

    async def watch(self) -> None:
        """Stay connected, but for reloads and pockets."""
        manners, seen = self.table.manners, self.table.seen
        while True:
            self.shown.clear()
            self._opened = time.perf_counter()
            query = f"seq={self.seq}&events={self.events}&lang={self.table.lang}&talk=0.0"
            socket = await Socket.to(f"/tables/{self.table.id}/ws?{query}", self.table.port, self.cookie, self._hear)
            try:
                await self._until_lost(socket, manners)
            finally:
                socket.hang_up()
            seen.reconnected += 1

    async def _until_lost(self, socket: Socket, manners: Manners) -> None:
        showing = asyncio.create_task(self.shown.wait())
        either: list[asyncio.Future[Any]] = [socket.closed, showing]
        try:
            await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        finally:
            showing.cancel()
        while True:
            reload, pocket = self.chance.expovariate(1 / manners.reload), self.chance.expovariate(1 / manners.pocket)
            await asyncio.wait([socket.closed], timeout=min(reload, pocket))
            if socket.closed.done():
                if (code := socket.closed.result()) not in (0, COME_AGAIN, 1011):
                    raise ConnectionError(f"the house hung up: {code}")
                return
            if reload < pocket:
                self.seq, self.events = -1, 0
                return
            socket.sleep()
            self.table.seen.slept += 1
            await asyncio.sleep(self.chance.expovariate(1 / manners.asleep))
            self._awake = time.perf_counter()
            socket.wake()

    def _hear(self, body: bytes, packed: bool) -> None:
        self.shown.set()
        self.table.seen.bytes += len(body)
        if not self.reads:
            return
        now = time.perf_counter()
        update = DECODER.decode(unpacked(body, packed)).update
        if update is None:
            return
        if self._opened:
            self.table.seen.shown.append(now - self._opened)
            self._opened = 0.0
        elif update.seq > self.seq:
            self.table.answers.heard(update.seq, now, self._awake)
        self.seq, self.events = update.seq, update.events_from + len(update.events)
        self.latest = update
        self.changed.set()


class Table:
    """One table after the other of the same company, and those who watch."""

    def __init__(self, number: int, port: int, manners: Manners, seen: Seen, spectators: int | None = None) -> None:
        self.number, self.port, self.manners, self.seen = number, port, manners, seen
        self.chance = random.Random(f"{manners.seed} table {number}")
        self.game = manners.games[number % len(manners.games)]
        self.seats = self.chance.choice(SEATS)
        self.lang = "fr" if number % 3 == 2 else "en"
        self.id = ""
        self.answered = False
        self.arrived: set[int] = set()
        """The spectators who have seen the table."""
        self.answers = Answers(seen)
        if spectators is None:
            spectators = self.chance.randint(1, 4) if self.chance.random() < manners.watched else 0
        self.spectators = spectators

    @property
    def begun(self) -> bool:
        """Whether everybody is there: a game is played, and all who watch have seen it."""
        return self.answered and len(self.arrived) >= self.spectators

    async def live(self) -> None:
        """Play, and play again."""
        guests = [Http(self.port) for _ in range(self.seats)]
        try:
            while True:
                try:
                    await self._play(guests)
                except (OSError, asyncio.IncompleteReadError, Refusal, AssertionError) as error:
                    self.seen.fault(error)
                    await asyncio.sleep(1.0)
        finally:
            for guest in guests:
                guest.close()

    async def _play(self, guests: list[Http]) -> None:
        seats = [{"who": "me"}, *[{"who": "open"}] * (self.seats - 1)]
        made = await guests[0].ask("POST", "/tables", {"game": self.game, "seats": seats, "public": False})
        self.id, self.answers = made["id"], Answers(self.seen)
        for guest in guests[1:]:
            await guest.ask("POST", f"/tables/{self.id}/seats", {"invitation": made["invitation"]})
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            tasks = [group.create_task(self._sit(seat, guest, over)) for seat, guest in enumerate(guests)]
            tasks += [group.create_task(self._look_on(number)) for number in range(self.spectators)]
            await over.wait()
            for task in tasks:
                task.cancel()
        self.seen.games += 1

    async def _sit(self, seat: int, guest: Http, over: asyncio.Event) -> None:
        """Hear, think, answer."""
        chance = random.Random(f"{self.manners.seed} table {self.number} seat {seat} {self.id}")
        watching = Watching(self, guest.cookie, chance)
        async with asyncio.TaskGroup() as group:
            group.create_task(self._kept(watching))
            answered = -1
            while True:
                await watching.changed.wait()
                watching.changed.clear()
                update = watching.latest
                if update is None or update.seq < answered:
                    continue
                if update.status != "playing":
                    over.set()
                elif update.waiting is not None:
                    await asyncio.sleep(thought(chance, self.manners.think))
                    answered = await self._answer(seat, guest, watching, chance, answered)

    async def _kept(self, watching: Watching) -> None:
        """Stay connected whatever happens: what no player should see is counted."""
        while True:
            try:
                await watching.watch()
            except OSError as error:
                self.seen.fault(error)
                await asyncio.sleep(1.0)

    async def _answer(self, seat: int, guest: Http, watching: Watching, chance: random.Random, answered: int) -> int:
        update = watching.latest
        if update is None or update.waiting is None or update.seq < answered:
            return answered
        body = {"id": secrets.token_hex(8), "seat": seat, "seq": update.seq}
        body["choice"] = chance.choice(update.waiting.options).choice
        began = time.perf_counter()
        try:
            reply = await guest.ask("POST", f"/tables/{self.id}/answers", body)
        except Refusal as refusal:
            if refusal.code not in OVERTAKEN:
                self.seen.fault(refusal)
            self.seen.overtaken += 1
            watching.changed.set()  # look again
            await asyncio.sleep(0.5)
            return answered
        except (OSError, asyncio.IncompleteReadError) as error:
            self.seen.fault(error)
            watching.changed.set()
            await asyncio.sleep(1.0)
            return answered
        self.answered = True
        self.answers.acknowledged(int(reply["seq"]), began, time.perf_counter())
        return int(reply["seq"])

    async def _look_on(self, number: int) -> None:
        """One spectator after the other."""
        chance = random.Random(f"{self.manners.seed} table {self.number} spectator {number}")
        while True:
            watching = Watching(self, "", chance, reads=number < READING)
            looking = asyncio.create_task(self._kept(watching))
            try:
                await watching.shown.wait()
                self.arrived.add(number)
                await asyncio.sleep(chance.expovariate(1 / self.manners.stay))
            finally:
                looking.cancel()
                await asyncio.gather(looking, return_exceptions=True)


def thought(chance: random.Random, mean: float) -> float:
    """How long somebody thinks: mostly short, sometimes long."""
    return chance.lognormvariate(math.log(mean) - 0.4, 0.9)
