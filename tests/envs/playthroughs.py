"""Playthroughs as OpenSpiel writes them, long lines cut: `python tests/envs/playthroughs.py` writes them anew.

They change with views and texts. Read the difference before you commit it.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from open_spiel.python.algorithms import generate_playthrough

import vernissage.envs.openspiel
from vernissage import games

FOLDER = Path(__file__).parent / "playthroughs"
SEATS = {"masters-gallery": 3}
TABLES = tuple(f"{game.name.replace('-', '_')}(players={SEATS.get(game.name, 2)})" for game in games())
LONGEST = 160
assert vernissage.envs.openspiel.GAMES


def file_of(table: str) -> Path:
    """Where the playthrough of a table is kept."""
    return FOLDER / f"{re.sub(r'[^a-z0-9]+', '_', table).strip('_')}.txt"


def playthrough(table: str, actions: list[int] | None = None) -> str:
    """A whole game as OpenSpiel tells it; of a long line, the beginning and a hash."""
    lines = generate_playthrough.playthrough(f"vernissage_{table}", actions, seed=1).splitlines()
    return "".join(f"{line if len(line) <= LONGEST else shortened(line)}\n" for line in lines)


def shortened(line: str) -> str:
    """The beginning of a line, and a hash that tells whether anything of it has changed."""
    return f"{line[: LONGEST - 30]}… {hashlib.sha256(line.encode()).hexdigest()[:24]}"


def actions_of(text: str) -> list[int]:
    """The actions of a playthrough."""
    return [int(action) for action in re.findall(r"^action: (\d+)$", text, re.MULTILINE)]


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        file_of(name).write_text(playthrough(name), "utf-8")
        print(file_of(name).name)
