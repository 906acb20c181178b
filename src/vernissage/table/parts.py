"""What a component sheet is about, in words: its parts, where they come from, what an owner's changes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from vernissage.core.game import Game, Line
from vernissage.core.sheet import Sheet
from vernissage.table.text import Catalogue, catalogue


@dataclass(frozen=True)
class Part:
    """A table of a sheet: what it describes, and where its values come from (how many, if they differ)."""

    table: str
    label: str
    sources: Mapping[str, int]
    said: str


@dataclass(frozen=True)
class Difference:
    """A value that is not the standard one; nothing where only one of the sheets has it."""

    path: str
    line: int
    before: int | str | None
    after: int | str | None


def parts(game: Game, sheet: Sheet, lang: str) -> list[Part]:
    """Every table of a sheet, in the sheet's order."""
    words = catalogue(lang, game)
    return [
        Part(table, words.say(Line(f"part-{table.replace('_', '-')}")), found, origins(words, found))
        for table, found in sheet.sources().items()
        if words.has(f"part-{table.replace('_', '-')}")  # an old record's sheet may have a table that nobody reads
    ]


def origins(words: Catalogue, found: Mapping[str, int]) -> str:
    """Where the values of a table come from; how many of each if they differ."""
    if len(found) == 1:
        return words.say(Line(f"source-{next(iter(found))}"))
    return ", ".join(f"{number} {words.say(Line(f'source-{source}'))}" for source, number in found.items())


def differences(standard: Sheet, own: Sheet) -> list[Difference]:
    """The values of a sheet that are not the standard ones."""
    before, after = standard.values(), own.values()
    return [
        Difference(path, own.line(path), before.get(path), after.get(path))
        for path in {**after, **before}
        if before.get(path) != after.get(path)
    ]
