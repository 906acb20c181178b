"""The games there are."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from vernissage.core.game import Game
from vernissage.games import games


def run(args: argparse.Namespace) -> None:
    """Print a table of the games, or data."""
    if args.json:
        print(json.dumps([described(game) for game in games()], indent=2, ensure_ascii=False))
        return
    rows = [(game.name, game.title, f"{game.seats[0]}-{game.seats[1]}", game.designer) for game in games()]
    rows.insert(0, ("NAME", "TITLE", "SEATS", "DESIGNER"))
    for line in columns(rows):
        print(line)


def columns(rows: Sequence[Sequence[str]], right: Sequence[int] = ()) -> list[str]:
    """A table as lines, its columns as wide as they need to be; those with these numbers end on the right."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    lines = []
    for row in rows:
        cells = [cell.rjust(widths[i]) if i in right else cell.ljust(widths[i]) for i, cell in enumerate(row)]
        lines.append("  ".join(cells).rstrip())
    return lines


def described(game: Game) -> dict[str, object]:
    """A game as data."""
    return {
        "name": game.name,
        "title": game.title,
        "designer": game.designer,
        "seats": list(game.seats),
        "options": {variant.name: list(variant.values) for variant in game.variants},
        "version": game.version,
    }
