"""Whether a page plays as a server does: `python benchmarks/page_games.py SITE`, with the compiled build.

SITE is a folder that `make site` has written. Its Python, in Node, plays whole games among bots of the levels that
count no seconds: this build verifies each record to the last point, and plays the same game itself. In many more games,
which go on at random, every level is asked now and then in both: all answers are compared. Every number of seats has
its turn.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from page_levels import LEVELS, answered, played, wanted
from vernissage import Match, compiled, game, games
from vernissage.table.record import Record

WEB = Path(__file__).resolve().parents[1] / "web"


def page(site: Path, what: str, number: int) -> Iterator[str]:
    """What a page's Python says of so many games."""
    command = ["node", "scripts/games.mjs", str(site.resolve()), what, str(number)]
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, text=True) as said:
        assert said.stdout is not None
        for line in said.stdout:
            yield json.loads(line)


def verified(site: Path, number: int) -> None:
    """Whole games: the page's records, verified and played again."""
    same, seats = Counter[str](), dict[str, list[int]]()
    for (name, seed), text in zip(wanted(number), page(site, "played", number), strict=True):
        record = Record.read(text)
        match = Match.from_record(record)  # which checks all answers and the hash of the last position
        assert match.finished
        assert tuple(match.scores()) == record.scores
        seats.setdefault(name, []).append(record.seats)
        same[name] += played(name, seed) == text
    for name, found in seats.items():
        told = f"{len(found)} whole games of {min(found)} to {max(found)} verified, {same[name]} played alike"
        print(f"{game(name).title}: {told}", flush=True)


def compared(site: Path, number: int) -> None:
    """What the levels answer, in the page and here."""
    asked, same = Counter[str](), Counter[str]()
    for (name, seed), text in zip(wanted(number), page(site, "answered", number), strict=True):
        there, here = json.loads(text), json.loads(answered(name, seed))
        assert there["scores"] == here["scores"]
        for one, other in zip(there["answers"], here["answers"], strict=True):
            asked[name] += len(one)
            same[name] += sum(mine == theirs for mine, theirs in zip(one, other, strict=True))
    for one in games():
        told = f"{number} games, {asked[one.name]} answers of {', '.join(LEVELS)}: {same[one.name]} the same"
        print(f"{one.title}: {told}", flush=True)


def main() -> None:
    """Play, verify, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--whole", type=int, default=4, help="whole games of each game")
    parser.add_argument("--games", type=int, default=100, help="games of each game in which levels are asked")
    asked = parser.parse_args()
    print("compiled" if compiled() else "interpreted", flush=True)
    verified(asked.site, asked.whole)
    compared(asked.site, asked.games)


if __name__ == "__main__":
    main()
