"""Whether a page plays as a server does: `python benchmarks/page_games.py SITE [--games 100]`, with the compiled build.

SITE is a folder that `make site` has written. Its Python plays games in Node among bots of the levels that count no
seconds, with every number of seats. This build verifies each record to the last point, plays the same game itself, and
compares all answers.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections import Counter
from pathlib import Path

from page_levels import played, wanted
from vernissage import Match, compiled, game
from vernissage.table.record import Record

WEB = Path(__file__).resolve().parents[1] / "web"


def main() -> None:
    """Play, verify, compare."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--games", type=int, default=100, help="of each game")
    asked = parser.parse_args()
    command = ["node", "scripts/games.mjs", str(asked.site.resolve()), str(asked.games)]
    verified, same, answers = Counter[str](), Counter[str](), Counter[str]()
    seats: dict[str, set[int]] = {}
    with subprocess.Popen(command, cwd=WEB, stdout=subprocess.PIPE, text=True) as page:
        assert page.stdout is not None
        for (name, seed), line in zip(wanted(asked.games), page.stdout, strict=True):
            text = json.loads(line)
            record = Record.read(text)
            match = Match.from_record(record)  # which checks the answers, the last position's hash and the points
            assert match.finished
            assert tuple(match.scores()) == record.scores
            verified[name] += 1
            seats.setdefault(name, set()).add(record.seats)
            answers[name] += len(record.answers)
            if played(name, seed) == text:
                same[name] += 1
            else:
                print(f"{name}, seed {seed}: other answers", flush=True)
    print("compiled" if compiled() else "interpreted")
    for name, number in verified.items():
        told = f"{number} records verified, {same[name]} with the same {answers[name]} answers and draws"
        print(f"{game(name).title}: {told}, {min(seats[name])} to {max(seats[name])} seats")


if __name__ == "__main__":
    main()
