"""A house in memory: no server, no database, no process; time stands still."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import count

from server.clocks import PATIENCE, HeldClock
from vernissage import Dice
from vernissage.house import moves
from vernissage.house.at_once import AtOnce
from vernissage.house.house import Habits, House
from vernissage.house.memory import MemoryShelf
from vernissage.house.ports import Company, Crier, Ear, Ports, Shelf, Thinkers
from vernissage.house.protocol.play import Accepted, Answer, Undo, Update
from vernissage.house.protocol.tables import NewTable, SeatWanted, Sit
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.update import update_for
from vernissage.house.watcher import Watcher

ANNA, HUGO = Reader("anna", "en"), Reader("hugo", "fr")
IDS = count()


class Listening:
    """A crier who writes down what is told."""

    def __init__(self) -> None:
        self.told: list[tuple[str, int]] = []

    async def open(self, ear: Ear) -> None:
        """Nobody else is heard."""

    async def close(self) -> None:
        """Nobody else was heard."""

    def changed(self, table: str, seq: int) -> None:
        self.told.append((table, seq))

    def present(self, companies: Sequence[Company]) -> None:
        """Who watches is of no interest here."""

    def hurry(self, table: str) -> None:
        """Nor is who is in a hurry."""

    def handed(self, tables: Sequence[str]) -> None:
        """Nor is what a house leaves to others."""

    def ring(self, people: Sequence[str]) -> None:
        """Nor is who was told something."""

    def talked(self, table: str) -> None:
        """Nor is talk."""

    def muted(self, person: str) -> None:
        """Nor is who wants to read whom."""


@asynccontextmanager
async def home(
    shelf: Shelf | None = None, crier: Crier | None = None, thinkers: Thinkers | None = None
) -> AsyncIterator[House]:
    """A house that is open."""
    thinkers = thinkers or AtOnce(Dice(7))
    ports = Ports(shelf or MemoryShelf(), crier or Listening(), thinkers, HeldClock(), lambda answers: answers)
    house = House(ports, Habits(verify=False))
    await house.open()
    try:
        yield house
    finally:
        await house.close()


async def table(house: House, game: str, seats: Sequence[str]) -> Room:
    """A table of Anna's: `me`, `open` (taken by Hugo at once) and `bot` say who sits where."""
    wanted = [SeatWanted(who=who, level="sketch") for who in seats]  # type: ignore[arg-type]
    made = await house.create(ANNA, NewTable(game=game, seats=wanted, pace=0))
    room = await house.room(made.id)
    for _ in range(seats.count("open")):
        await house.sit(room, HUGO, Sit(name="Hugo"))
    return room


async def show(room: Room, reader: Reader, seat: int | None = None) -> Update:
    """The table as somebody sees it now, without what happened before."""
    async with room.hold():
        told = 0 if room.match is None else room.match.moment
        return update_for(room, reader, seat, room.table.seq, told, panels=False)


async def until_asked(house: House, room: Room, *readers: Reader) -> Update:
    """The table as one of some readers sees it when asked, or when the game is over: whoever else plays has played."""
    watcher = Watcher(readers[0], None)
    async with house.watching(room, watcher):
        while True:
            watcher.wake.clear()
            updates = [await show(room, reader) for reader in readers]
            for update in updates:
                if update.waiting is not None or update.status == "finished":
                    return update
            async with asyncio.timeout(PATIENCE):
                await watcher.wake.wait()


async def answer(room: Room, reader: Reader, update: Update, choice: int) -> Accepted:
    """Answer the question of an update."""
    assert update.waiting is not None
    given = Answer(id=f"a{next(IDS)}", seat=update.waiting.seat, seq=update.seq, choice=choice)
    return await moves.answer(room, reader, given)


async def play_on(room: Room) -> None:
    """Whoever of both is asked first takes the first answer."""
    for reader in (ANNA, HUGO):
        update = await show(room, reader)
        if update.waiting is not None:
            await answer(room, reader, update, update.waiting.options[0].choice)
            return


def undo(room: Room, seat: int) -> Undo:
    """A wish to go back."""
    return Undo(id=f"u{next(IDS)}", seat=seat, seq=room.table.seq)
