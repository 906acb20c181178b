"""Component sheets from the command line: the standard one to start from, and a check of one's own."""

from __future__ import annotations

import argparse
import textwrap
from collections.abc import Mapping
from pathlib import Path

from vernissage.cli.arguments import CommandError
from vernissage.cli.listing import columns
from vernissage.core.game import Game, Line
from vernissage.core.sheet import Sheet
from vernissage.games import game as find_game
from vernissage.games import games
from vernissage.table.text import Catalogue, catalogue


def run(args: argparse.Namespace) -> None:
    """Print the standard sheet of a game, where its values come from, or what one's own changes in it."""
    game = find_game(args.game)
    if args.check is None and not args.sources:
        print(game.sheet.text, end="")
        return
    own = own_sheet(args.check) or game.sheet
    game.read(own)
    if args.sources:
        print("\n".join(provenance(game, own, args.lang)))
        return
    found = differences(game.sheet, own)
    changed = {0: "all values are the standard ones", 1: "one value is its own:"}
    said = changed.get(len(found), f"{len(found)} values are its own:")
    print("\n".join([f"{args.check}: {game.title} can be played with it; {said}", *found]))


def own_sheet(file: Path | None) -> Sheet | None:
    """The sheet in a file, if there is one."""
    return None if file is None else Sheet(read_text(file), str(file))


def read_text(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(f"{file}: not a text file") from None


def differences(standard: Sheet, own: Sheet) -> list[str]:
    """The values of a sheet that are not the standard ones, each with its line."""
    before, after = standard.values(), own.values()
    return [
        f"  line {own.line(path)}: {path}: {before.get(path, 'nothing')} -> {after.get(path, 'nothing')}"
        for path in {**after, **before}
        if before.get(path) != after.get(path) and not path.endswith("source")
    ]


def provenance(game: Game, sheet: Sheet, lang: str) -> list[str]:
    """Which components come from where, in words."""
    words = catalogue(lang, game)
    rows = [(words.say(Line(part_id(table))), origins(words, found)) for table, found in sheet.sources().items()]
    return columns(rows)


def origins(words: Catalogue, found: Mapping[str, int]) -> str:
    """Where the values of a table come from; how many of each if they differ."""
    if len(found) == 1:
        return words.say(Line(f"source-{next(iter(found))}"))
    return ", ".join(f"{number} {words.say(Line(f'source-{source}'))}" for source, number in found.items())


def part_id(table: str) -> str:
    """The message that names what a table of a sheet describes."""
    return f"part-{table.replace('_', '-')}"


def ours(lang: str) -> str:
    """What of every game was not printed in its rulebook but published elsewhere, or made up to fit."""
    lines = ["", "where the components come from:"]
    for game in games():
        words = catalogue(lang, game)
        for source in ("published", "reconstructed"):
            parts = [
                words.say(Line(part_id(table)))
                + (f" ({found[source]} / {sum(found.values())})" if len(found) > 1 else "")
                for table, found in game.sheet.sources().items()
                if source in found
            ]
            if parts:
                said = f"{game.title}, {words.say(Line(f'source-{source}'))}: {'; '.join(parts)}"
                lines += textwrap.wrap(said, 100, initial_indent="  ", subsequent_indent="    ")
    lines += ["  All else is printed in the rulebooks or follows from it. `vernissage sheet GAME` prints every value."]
    return "\n".join(lines)
