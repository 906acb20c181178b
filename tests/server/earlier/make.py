"""Writes the database of a house as a release of the program leaves it, for the releases after it to open.

    PYTHONPATH=…/src python tests/server/earlier/make.py 0.2.0.sql.xz    # the packages of that release: scripts/keep.py

Tables of every game at every number of players: gathering, just begun, in the middle of a game and of a sealed turn,
finished, with bots, begun from a position, with an owner's sheet. Beside each stands what the release made of it.
"""

from __future__ import annotations

import asyncio
import json
import lzma
import random
import sqlite3
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from vernissage import Match, games
from vernissage.house import moves
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.play import Answer
from vernissage.house.protocol.tables import Import, NewTable, SeatWanted
from vernissage.house.reader import Reader
from vernissage.server.crier import CHANNEL
from vernissage.server.house import house_of
from vernissage.server.settings import Settings
from vernissage.table import codec
from vernissage.table.history import at

READER = Reader("h" * 64, "en")
RECORDS = Path(__file__).parents[2] / "records"


class Maker:
    """Plays at tables of a house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.chance = random.Random(11)
        self.expected: dict[str, dict[str, Any]] = {}

    async def all(self) -> None:
        """Every kind of table."""
        for game in games():
            for seats in range(game.seats[0], game.seats[1] + 1):
                me = [SeatWanted(who="me", name=f"Player {seat}") for seat in range(seats)]
                if seats > 1:
                    await self.new(game.name, [*me[:-1], SeatWanted(who="open")], 0)
                await self.new(game.name, me, self.chance.randrange(4))
                await self.new(game.name, me, 20 + self.chance.randrange(60))
                await self.new(game.name, me, 100_000)
                await self.new(game.name, me, 30, sealed=True)
            seats = game.seats[1]
            table = [SeatWanted(who="me"), *[SeatWanted(who="bot", level="sketch") for _ in range(seats - 1)]]
            await self.new(game.name, table, 6)
        for path in sorted(RECORDS.glob("*-owners-sheet.json")):
            await self.imported(path.read_text(), 30)
            await self.imported(path.read_text(), None)
        for game in games():
            match = Match(game, game.seats[1], seed=3)
            for _ in range(25):
                asked = match.asked()[0]
                match.answer(asked, self.chance.choice(match.waiting()[0].options).choice)
            begun = Match.from_position(game, codec.encode(game, at(match, match.moment).state), seed=5)
            await self.imported(begun.record().write(), None, 12)

    async def new(self, game: str, seats: list[SeatWanted], answers: int, sealed: bool = False) -> None:
        """A table played for a while; on to the middle of a sealed turn if that is wanted."""
        created = await self.house.create(READER, NewTable(game=game, seats=seats, pace=0))
        await self.play(created.id, answers, sealed)

    async def imported(self, record: str, upto: int | None, answers: int = 0) -> None:
        """A table that goes on from a record."""
        created = await self.house.import_record(READER, Import(record=record, upto=upto, pace=0))
        await self.play(created.id, answers)

    async def play(self, id: str, answers: int, sealed: bool = False) -> None:
        """Give random answers, and note what the table has come to."""
        room = await self.house.room(id)
        given = 0
        while room.match is not None and not room.match.finished:
            asked = [seat for seat in room.match.asked() if room.seats[seat].who == "human"]
            if given >= answers and not (sealed and given < 400 and not room.match.early):
                break
            if not asked:
                await asyncio.sleep(0.01)
                continue
            seat = self.chance.choice(asked)
            question = next(question for question in room.match.waiting() if question.seat == seat)
            choice = self.chance.choice(question.options).choice
            given += 1
            with suppress(Refused):  # a bot was faster
                await moves.answer(room, READER, Answer(id=f"a{given}", seat=seat, seq=room.table.seq, choice=choice))

    async def note(self) -> None:
        """What the release makes of each table, as it is stored at last."""
        for id in list(self.house._rooms):
            room = self.house._rooms[id]
            async with room.hold():
                match = room.match
                self.expected[id] = {
                    "game": room.table.game,
                    "status": room.table.status,
                    "seq": room.table.seq,
                    "answers": room.table.answers,
                    "early": [list(pair) for pair in room.table.early],
                }
                if match is not None:
                    self.expected[id] |= {
                        "digest": codec.digest(match.game, match.state),
                        "scores": match.scores(),
                        "winners": match.winners(),
                        "asked": match.asked(),
                        "events": match.moment,
                    }


async def make(path: Path) -> dict[str, dict[str, Any]]:
    """Fill a database."""
    settings = Settings(database=str(path), site=None, verify=False, idle=10_000, tables=10_000)
    house = house_of(settings, ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]))
    await house.open()
    maker = Maker(house)
    try:
        await maker.all()
        await house.steward.close()
        await maker.note()
    finally:
        await house.close()
    return maker.expected


def main() -> None:
    """The database as SQL, and beside it what is expected of it."""
    target = Path(__file__).parent / sys.argv[1]
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "house.sqlite3"
        expected = asyncio.run(make(path))
        database = sqlite3.connect(path)
        text = "\n".join(database.iterdump())
        database.close()
    target.write_bytes(lzma.compress(text.encode(), preset=9))
    target.with_name(target.name.replace(".sql.xz", ".json")).write_text(json.dumps(expected, indent=1) + "\n")
    print(f"{len(expected)} tables, {target.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
