"""How much a house holds: a crowd that behaves like people fills it until it breaks.

    python benchmarks/load.py                                    everything, into benchmarks/results/scale.json (long)
    python benchmarks/load.py --parts find --arrangements sqlite --seconds 10 --build after=
    python benchmarks/load.py --parts spectators --counts 1,10,100 --build before=OLD --build after=NEW
    python benchmarks/load.py --hold 50 --arrangements postgresql

A build is a folder that holds the package (`pip install --target`), or nothing for the one that is installed. Several
builds are measured in turns within one run. `python benchmarks/scale_page.py` writes docs/scale.md from the results.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import signal
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

from crowd.arrangements import ARRANGEMENTS, Arrangement, Running, busy_seconds, running
from crowd.breaking import Held, breaking_point, line, measure, plain
from crowd.people import Manners
from crowd.workers import Crowd

RESULTS = Path(__file__).parent / "results" / "scale.json"
WARM = 8
"""Tables at which every game is played a little before anything is counted."""
QUIET = 0.1
"""Processors that a machine may be busy with before anything is started, and have nothing else to do."""
LOOK = 2.0
"""Seconds in which that is seen."""


class Load:
    """A run, with what was found so far; it is written down after every step."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.out = Path(args.out)
        self.builds = dict(build.split("=", 1) for build in args.build or ["after="])
        self.found: dict[str, Any] = {
            "machine": machine(),
            "date": time.strftime("%Y-%m-%d", time.gmtime()),
            "seconds": args.seconds,
            "settle": args.settle,
            "think": args.think,
            "limit": args.limit,
            "find": {},
            "spectators": {},
        }
        if self.out.is_file() and args.keep:
            kept = json.loads(self.out.read_text("utf-8"))
            self.found["machine"]["quiet"] &= kept["machine"]["quiet"]
            self.found = {**kept, **self._new()}

    def _new(self) -> dict[str, Any]:
        return {name: self.found[name] for name in ("machine", "date", "seconds", "settle", "think", "limit")}

    def write(self) -> None:
        """Keep what was found."""
        self.out.parent.mkdir(parents=True, exist_ok=True)
        self.out.write_text(json.dumps(self.found, indent=1) + "\n", "utf-8")

    def find(self, arrangement: Arrangement) -> None:
        """The breaking point of an arrangement, for each build."""
        manners = Manners(think=self.args.think, seed=self.args.seed)
        kept = self.found["find"].setdefault(arrangement.name, {})
        for name, build in self.builds.items():
            print(f"{arrangement.title}, {name}", flush=True)
            with running(arrangement, build) as house:
                crowd, empty = Crowd(house.port, manners, self.args.crowd), self.warm(house)

                def tried(tables: int, house: Running = house, crowd: Crowd = crowd, empty: float = empty) -> Held:
                    return measure(house, crowd, tables, empty, self.args.settle, self.args.seconds)

                over = partial(past, time.monotonic() + 60 * self.args.within)
                try:
                    good, every = breaking_point(tried, self.args.first, self.args.most, say, self.args.limit, over)
                finally:
                    crowd.close()
            kept[name] = {"held": plain(good), "tried": [plain(held) for held in every]}
            self.write()
            print(f"  holds {0 if good is None else good.tables} tables\n", flush=True)

    def hold(self, arrangement: Arrangement, tables: int) -> None:
        """So many tables, once."""
        manners = Manners(think=self.args.think, seed=self.args.seed)
        for name, build in self.builds.items():
            print(f"{arrangement.title}, {name}", flush=True)
            with running(arrangement, build) as house:
                crowd, empty = Crowd(house.port, manners, self.args.crowd), self.warm(house)
                try:
                    say(measure(house, crowd, tables, empty, self.args.settle, self.args.seconds))
                finally:
                    crowd.close()

    def warm(self, house: Running) -> float:
        """Let every game be played once before anything is counted; what the house holds then."""
        crowd = Crowd(house.port, Manners(think=0.05, watched=1.0, seed=0), 1)
        try:
            crowd.hold(WARM)
            time.sleep(self.args.settle)
        finally:
            crowd.close()
        return house.memory()

    def spectators(self) -> None:
        """What spectators of one table cost: no reloads, no pockets, a quick game with the largest positions."""
        manners = Manners(think=0.1, reload=1e9, pocket=1e9, stay=1e9, games=("gallerist",), seed=self.args.seed)
        for count in self.args.counts:
            for name, build in self.builds.items():
                with running(ARRANGEMENTS["sqlite"], build) as house:
                    self.warm(house)
                    crowd, empty = Crowd(house.port, manners, 1, count), house.memory()
                    try:
                        held = measure(house, crowd, 1, empty, self.args.settle + count / 100, self.args.seconds)
                    finally:
                        crowd.close()
                self.found["spectators"].setdefault(str(count), {})[name] = plain(held)
                self.write()
                print(f"{count:5} spectators, {name}: {held.cpu_an_answer['house']:.2f} ms an answer,", end=" ")
                print(
                    f"updates p50 {held.updated[0]:.0f} p99 {held.updated[1]:.0f} ms, errors {held.errors}", flush=True
                )


def past(end: float) -> bool:
    """Whether a moment is over."""
    return time.monotonic() > end


def say(held: Held) -> None:
    print("  " + line(held), flush=True)


def machine() -> dict[str, Any]:
    """Where this runs, and whether something else does."""
    model = platform.processor() or platform.machine()
    for words in Path("/proc/cpuinfo").read_text().splitlines():
        if words.startswith("model name"):
            model = words.partition(": ")[2]
            break
    before = busy_seconds()
    time.sleep(LOOK)
    quiet = (busy_seconds() - before) / LOOK <= QUIET  # what ran a minute ago does not matter
    return {"cores": os.cpu_count(), "model": model, "load": round(os.getloadavg()[0], 2), "quiet": quiet}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--parts", default="find,spectators", help="what to measure")
    parser.add_argument("--arrangements", default=",".join(ARRANGEMENTS))
    parser.add_argument("--build", action="append", help="NAME=FOLDER, perhaps several times")
    parser.add_argument("--hold", type=int, default=0, help="only hold so many tables, and say how that was")
    parser.add_argument("--think", type=float, default=4.0, help="seconds that people think, on average")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each number of tables is looked at")
    parser.add_argument("--settle", type=float, default=5.0, help="how long everybody has to arrive before")
    parser.add_argument("--within", type=float, default=5.0, help="minutes for the breaking point of a build")
    parser.add_argument("--first", type=int, default=40, help="with how many tables to begin")
    parser.add_argument("--most", type=int, default=20_000)
    parser.add_argument("--limit", type=float, default=100.0, help="milliseconds that 99 of 100 updates may take")
    parser.add_argument("--crowd", type=int, default=2, help="processes of the crowd")
    parser.add_argument("--counts", default="1,10,100,1000", help="spectators of one table")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", default=str(RESULTS))
    parser.add_argument("--keep", action="store_true", help="keep what the results hold of other parts")
    args = parser.parse_args()
    args.counts = [int(count) for count in args.counts.split(",")]
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))  # whoever is stopped takes down what it has started
    load = Load(args)
    arrangements = [ARRANGEMENTS[name] for name in args.arrangements.split(",")]
    if args.hold:
        for arrangement in arrangements:
            load.hold(arrangement, args.hold)
        return 0
    if "spectators" in args.parts:
        load.spectators()
    if "find" in args.parts:
        for arrangement in arrangements:
            load.find(arrangement)
    return 0


if __name__ == "__main__":
    sys.exit(main())
