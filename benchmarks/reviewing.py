"""What reviews cost those who play: `python benchmarks/reviewing.py --seconds 30 --reviews 4`.

Two people answer at a table of a real house without a pause, first while nothing is reviewed, then while reviews are
wanted of some finished games; in one run, so that both meet the same machine. What is told is the time from an answer
to its acknowledgement.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import secrets
import time
from typing import Any

from crowd.arrangements import ARRANGEMENTS, running
from crowd.wire import Http
from vernissage import Dice, Match
from vernissage.bots import Known, bot

WARM = 200
"""Answers before anything is counted."""
GAME = "masters-gallery"


def finished(seed: int) -> str:
    """The record of a game that is over."""
    match, dice, mind = Match(GAME, seats=2, seed=seed), Dice(seed), bot("random")
    while not match.finished:
        seat = match.asked()[0]
        match.answer(seat, mind.choose(seat, Known(match.game, match.state, seat), dice))
    return match.record().write()


class Playing:
    """Two people at a table, and at the next one when a game is over."""

    def __init__(self, http: Http) -> None:
        self.http = http
        self.table = ""
        self.dice = random.Random(1)

    async def answer(self) -> float | None:
        """One answer; the seconds to its acknowledgement, or nothing where a game was over."""
        for seat in range(2) if self.table else ():
            seen = await self.http.ask("GET", f"/tables/{self.table}?seat={seat}")
            if seen["waiting"]:
                choice = self.dice.choice(seen["waiting"]["options"])["choice"]
                body = {"id": secrets.token_hex(8), "seat": seat, "seq": seen["seq"], "choice": choice}
                began = time.perf_counter()
                await self.http.ask("POST", f"/tables/{self.table}/answers", body)
                return time.perf_counter() - began
        seats = [{"who": "me"}, {"who": "me"}]
        made = await self.http.ask("POST", "/tables", {"game": GAME, "seats": seats, "pace": 0})
        self.table = str(made["id"])
        return None

    async def during(self, seconds: float) -> list[float]:
        """All that is acknowledged in some time."""
        taken: list[float] = []
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            found = await self.answer()
            if found is not None:
                taken.append(found)
        return taken


async def measured(port: int, args: argparse.Namespace) -> dict[str, Any]:
    """The times without reviews and with them."""
    http = Http(port)
    playing, tables = Playing(http), list[str]()
    for seed in range(args.reviews):
        body = {"record": finished(seed), "seats": [{"who": "me"}, {"who": "bot", "level": "sketch"}]}
        tables.append(str((await http.ask("POST", "/records", body))["id"]))
    for _ in range(WARM):
        await playing.answer()
    none = await playing.during(args.seconds)
    for table in tables:
        await http.ask("POST", f"/tables/{table}/review")
    while set(await states(http, tables)) == {"waiting"}:
        await asyncio.sleep(0.1)
    some = await playing.during(args.seconds)
    left = sum(state != "done" for state in await states(http, tables))
    http.close()
    before, meanwhile = told(none), told(some)
    found = {"none": before, "reviews": meanwhile, "wanted": args.reviews, "left": left}
    return found | {"ratio": round(meanwhile["p99"] / before["p99"], 2)}


async def states(http: Http, tables: list[str]) -> list[str]:
    """How far the reviews of some tables are."""
    return [str((await http.ask("GET", f"/tables/{table}/review"))["state"]) for table in tables]


def told(taken: list[float]) -> dict[str, float]:
    """How many answers there were, and milliseconds."""
    taken.sort()
    return {
        "answers": len(taken),
        "p50": round(1000 * taken[len(taken) // 2], 2),
        "p99": round(1000 * taken[int(0.99 * len(taken))], 2),
    }


def main() -> None:
    """Measure, and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30.0, help="of each, without reviews and with them")
    parser.add_argument("--reviews", type=int, default=4)
    parser.add_argument("--arrangement", choices=ARRANGEMENTS, default="sqlite")
    args = parser.parse_args()
    with running(ARRANGEMENTS[args.arrangement]) as house:
        print(json.dumps(asyncio.run(measured(house.port, args)), indent=1))


if __name__ == "__main__":
    main()
