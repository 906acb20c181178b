"""Information-set search: our iterations a second, compiled and interpreted, next to OpenSpiel's on the same positions.

`python benchmarks/search.py [GAME…]`, in the environment of `run.py`.
"""

from __future__ import annotations

import sys
from typing import Any

from run import install, measure, number

OURS, CUT, WHOLE = "ours", "OpenSpiel, cut off", "OpenSpiel, whole rollouts"


def report(rows: list[dict[str, Any]]) -> None:
    """One table: a line a game, and how many times as fast our compiled search is as OpenSpiel's."""
    found = {(row["name"], row["search"], row["build"]): row["iterations"] for row in rows}
    columns = ((OURS, "compiled"), (OURS, "interpreted"), (CUT, "compiled"), (WHOLE, "compiled"))
    head = f"{'IS-MCTS iterations/s, one core':34}" + "".join(f"{name:>28}" for name in labels(columns))
    print(head, "-" * len(head), sep="\n")
    for name in dict.fromkeys(row["name"] for row in rows):
        print(f"{name:34}" + "".join(f"{number(found.get((name, *column))):>28}" for column in columns))
    print("\nOpenSpiel's Python IS-MCTS plays our compiled engine and deals anew with our guesses. By itself it plays")
    print("rollouts to the end; cut off, it judges by our evaluation where ours does: at the horizon, or after a turn.")
    for name in dict.fromkeys(row["name"] for row in rows):
        ours = found.get((name, OURS, "compiled"))
        peers = [(search, found.get((name, search, "compiled"))) for search in (CUT, WHOLE)]
        ratios = [f"{ours / peer:.0f} x {search}" for search, peer in peers if ours and peer]
        print(f"{name}: {'; '.join(ratios)}")


def labels(columns: tuple[tuple[str, str], ...]) -> list[str]:
    return [f"{search}, {build}" if search == OURS else search for search, build in columns]


def main() -> None:
    install()
    wanted = sys.argv[1:]
    rows = measure("searches.py", "ours", *wanted)
    rows += measure("searches.py", "ours", *wanted, interpreted=True)
    rows += measure("searches.py", "openspiel", *wanted)
    report(rows)


if __name__ == "__main__":
    main()
