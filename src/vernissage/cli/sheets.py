"""Component sheets from the command line: the standard one to start from, and a check of one's own."""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path

from vernissage.cli.errors import CommandError
from vernissage.cli.listing import columns
from vernissage.core.game import Line
from vernissage.core.sheet import Sheet
from vernissage.games import game as find_game
from vernissage.games import games
from vernissage.table.parts import differences, parts
from vernissage.table.text import catalogue


def run(args: argparse.Namespace) -> None:
    """Print the standard sheet of a game, where its values come from, or what one's own changes in it."""
    game = find_game(args.game)
    if args.check is None and not args.sources:
        print(game.sheet.text, end="")
        return
    own = own_sheet(args.check) or game.sheet
    game.read(own)
    if args.sources:
        print("\n".join(columns([(part.label, part.said) for part in parts(game, own, args.lang)])))
        return
    found = [
        f"  line {value.line}: {value.path}: {said(value.before)} -> {said(value.after)}"
        for value in differences(game.sheet, own)
    ]
    changed = {0: "all values are the standard ones", 1: "one value is its own:"}
    number = changed.get(len(found), f"{len(found)} values are its own:")
    print("\n".join([f"{args.check}: {game.title} can be played with it; {number}", *found]))


def said(value: int | str | None) -> str:
    """A value of a sheet, if there is one."""
    return "nothing" if value is None else str(value)


def own_sheet(file: Path | None) -> Sheet | None:
    """The sheet in a file, if there is one."""
    return None if file is None else Sheet(read_text(file), str(file))


def read_text(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(f"{file}: not a text file") from None


def ours(lang: str) -> str:
    """What of every game was not printed in its rulebook but published elsewhere, or made up to fit."""
    lines = ["", "where the components come from:"]
    for game in games():
        found = parts(game, game.sheet, lang)
        for source in ("published", "reconstructed"):
            named: list[str] = []
            for part in found:
                if source in part.sources:
                    whole = len(part.sources) == 1
                    some = "" if whole else f" ({part.sources[source]} of {sum(part.sources.values())})"
                    named.append(part.label + some)
            if named:
                said = f"{game.title}, {catalogue(lang).say(Line(f'source-{source}'))}: {'; '.join(named)}"
                lines += textwrap.wrap(said, 100, initial_indent="  ", subsequent_indent="    ")
    lines += ["  All else is printed in the rulebooks or follows from it. `vernissage sheet GAME` prints every value."]
    return "\n".join(lines)
