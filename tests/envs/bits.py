"""What is observed in one game at every table, as hashes: `python tests/envs/bits.py` writes them anew.

They change with the rules and with the encoding; then the environments need a new version, too.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from drive import NAMES, TABLES
from vernissage import Dice, Game
from vernissage.core.step import play
from vernissage.envs.batch import draw
from vernissage.envs.numbers import Rules, version_of

FILE = Path(__file__).with_suffix(".json")


def observed(game: Game, seats: int) -> str:
    """A hash of every observation and mask of a random game, with the version of the environment."""
    rules, dice, digest = Rules(game, seats), Dice(seats), hashlib.sha256()
    s = rules.start()
    step = draw(s, s.agenda[-1], dice)
    while step is not None:
        seat = step.asks(s)
        digest.update(rules.observe(s, seat).tobytes() + rules.mask(s, seat).tobytes())
        step = draw(s, play(s, dice.pick(s.choices)), dice)
    return f"v{version_of(game)} {digest.hexdigest()[:24]}"


if __name__ == "__main__":
    found = {name: observed(game, seats) for name, (game, seats) in zip(NAMES, TABLES, strict=True)}
    FILE.write_text(json.dumps(found, indent=2) + "\n", "utf-8")
