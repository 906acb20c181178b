"""What learning programs get a second: encodings, and steps of environments, next to what was before and to the peers.

`python benchmarks/encoding.py [GAME…]`, in the environment of `run.py`.
"""

from __future__ import annotations

import sys
from typing import Any

from run import install, measure, number

PEERS = ("hearts", "hanabi", "gin_rummy", "uno", "pettingzoo")


def table(title: str, rows: list[dict[str, Any]], columns: dict[str, str]) -> None:
    """One table: a line a game."""
    head = f"{title:38}" + "".join(f"{words:>24}" for words in columns.values())
    print(head, "-" * len(head), sep="\n")
    for row in rows:
        print(f"{row['name']:38}" + "".join(f"{number(row.get(column)):>24}" for column in columns))
    print()


def main() -> None:
    install()
    wanted = sys.argv[1:]
    ours = measure("sights.py", "ours", *wanted)
    plain = measure("sights.py", "ours", *wanted, interpreted=True)
    peers = [row for peer in PEERS for row in measure("sights.py", peer)]
    for row, other in zip(ours, plain, strict=False):
        row["interpreted"] = other["written"]
    written = {"written": "into a buffer", "interpreted": "interpreted", "observed": "an array of its own"}
    written["old"] = "before"
    table("encodings a second, one core", ours, written)
    for row in ours:
        if row.get("old"):
            print(f"{row['name']}: {row['written'] / row['old']:.0f} times as fast as before")
    print()
    steps = {"tables": "64 tables, all seats", "seats": "64 tables, one seat", "single": "one table, one seat"}
    steps["processes"] = "AsyncVectorEnv, 8"
    table("steps a second, observed", ours, steps)
    table("peers, steps a second, observed", peers, {"single": "one table"})
    print("A step is an answer given from outside, with the observation and the mask of whoever is asked next;")
    print("the other seats answer at random. AsyncVectorEnv has eight processes; everything else is one, on one core.")


if __name__ == "__main__":
    main()
