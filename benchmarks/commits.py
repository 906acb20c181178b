"""From a change to its acknowledgement, on SQLite and PostgreSQL: what safety costs, as a ratio within one run.

    python benchmarks/commits.py [--database postgresql://…]

Writers that wait for each other's batches commit answers with a request each, in turns: all changes of a batch in one
transaction with nothing else; as the store does it; and with a savepoint around each change.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import statistics
import tempfile
import time

from sqlalchemy import Engine

from vernissage import Match
from vernissage.house.stored import Change, Request, Snapshot, StoredSeat, StoredTable
from vernissage.server.store import store as module
from vernissage.server.store.rows import write_all, write_apart, write_one
from vernissage.server.store.store import Store

WRITERS = (1, 8, 64)
ROUNDS = 7


def bare(engine: Engine, changes: list[Change]) -> list[bool]:
    with engine.begin() as connection:
        return [write_one(connection, change) for change in changes]


def apart(engine: Engine, changes: list[Change]) -> list[object]:
    with engine.begin() as connection:
        return [write_apart(connection, change) for change in changes]


async def new_table(store: Store) -> StoredTable:
    match = Match("masters-gallery", 2, seed=1)
    table = StoredTable(secrets.token_hex(8), match.game.name, 1, "host", status="playing", seq=1, base=1)
    table = table.changed(answers=len(match.answers), asked=tuple(match.asked()))
    seats = tuple(StoredSeat(seat, "human", holder="holder") for seat in (0, 1))
    await store.commit(Change(0, 0, table, 0, tuple(match.answers), seats, snapshot=Snapshot.of(match), new=True))
    return table


async def write(store: Store, table: StoredTable, times: list[float], count: int) -> StoredTable:
    for _ in range(count):
        after = table.changed(seq=table.seq + 1, answers=table.answers + 1)
        request = Request("holder", secrets.token_hex(8), "answer 0 1", after.seq)
        began = time.perf_counter()
        assert await store.commit(Change(table.seq, table.answers, after, table.answers, (1,), request=request))
        times.append(time.perf_counter() - began)
        table = after
    return table


async def measure(database: str) -> None:
    store = Store(database)
    await store.open()
    ways = {"bare": bare, "as it is": write_all, "savepoints": apart}
    print("postgresql" if store.shared else "sqlite")
    for writers in WRITERS:
        tables = [await new_table(store) for _ in range(writers)]
        medians: dict[str, list[float]] = {name: [] for name in ways}
        for _ in range(ROUNDS):
            for name, way in ways.items():
                module.write_all = way  # type: ignore[assignment, attr-defined]
                times: list[float] = []
                tables = await asyncio.gather(*[write(store, table, times, max(4, 64 // writers)) for table in tables])
                medians[name].append(statistics.median(times) * 1000)
        found = {name: statistics.median(values) for name, values in medians.items()}
        shown = ", ".join(f"{name} {found[name]:.2f} ms" for name in ways)
        ratios = ", ".join(f"{found[name] / found['bare']:.2f}" for name in ways if name != "bare")
        print(f"{writers:3} writers: {shown}; ratios to bare {ratios}")
    module.write_all = write_all  # type: ignore[attr-defined]
    await store.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--database", default="", help="besides a SQLite file of its own")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(f"{folder}/commits.sqlite3"))
    if args.database:
        asyncio.run(measure(args.database))


if __name__ == "__main__":
    main()
