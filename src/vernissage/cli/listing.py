"""The games there are."""

from __future__ import annotations

import argparse
import json

from vernissage.core.game import Game
from vernissage.games import games


def run(args: argparse.Namespace) -> None:
    """Print a table of the games, or data."""
    if args.json:
        print(json.dumps([described(game) for game in games()], indent=2, ensure_ascii=False))
        return
    rows = [(game.name, game.title, f"{game.seats[0]}-{game.seats[1]}", game.designer) for game in games()]
    rows.insert(0, ("NAME", "TITLE", "SEATS", "DESIGNER"))
    widths = [max(len(row[i]) for row in rows) for i in range(4)]
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


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
