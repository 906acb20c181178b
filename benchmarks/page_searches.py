"""Iterations a second of the search in the middle of each game, by the processor's time; one JSON line.

`python benchmarks/page_searches.py` measures the build it is run with, `node web/scripts/searches.mjs SITE` that of a
page, where Python's own clock is the wall's.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from middles import middle
from vernissage import Dice, compiled, game, games
from vernissage.bots import Known
from vernissage.bots.ismcts import Ismcts

ONE_SEARCH = 50


def searching(name: str) -> Callable[[int], int]:
    """Searches for so many iterations at least; how many there were."""
    found, dice = game(name), Dice(1)
    state, _ = middle(found)
    seat = state.agenda[-1].asks(state)

    def search(least: int) -> int:
        done = 0
        while done < least:
            done += Ismcts(iterations=ONE_SEARCH).search(Known(found, state, seat), dice).iterations
        return done

    search(ONE_SEARCH)
    return search


def main(least: int) -> None:
    """Measure this build."""
    rates: dict[str, float] = {}
    for one in games():
        search, start = searching(one.name), time.process_time()
        done = search(least)
        rates[one.name] = round(done / (time.process_time() - start))
    print(json.dumps({"build": "compiled" if compiled() else "interpreted", **rates}))


if __name__ == "__main__":
    main(2_000 if compiled() else 300)
