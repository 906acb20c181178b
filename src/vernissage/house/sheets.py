"""Component sheets in the house: checked before a table is made, shown and given back to whoever plays with them."""

from __future__ import annotations

from functools import lru_cache

from vernissage.core.game import Game
from vernissage.core.sheet import Sheet, SheetError
from vernissage.games import game as find_game
from vernissage.house.errors import Refused
from vernissage.house.protocol.sheets import Checked, Components, Part, Value
from vernissage.house.protocol.words import Language
from vernissage.house.stored import StoredTable
from vernissage.table.parts import differences, parts

KEPT = 64
"""Sheets whose parts are remembered: the standard ones, and those of tables that are looked at."""


def stored(table: StoredTable) -> Sheet | None:
    """The owner's sheet of a table, if it plays with one: accepted when the table was made."""
    return None if table.sheet is None else Sheet(table.sheet, "the table's component sheet", strict=False)


def wanted(game: Game, text: str | None) -> str | None:
    """The text of a sheet to play with; nothing if its values are the standard ones."""
    if text is None:
        return None
    try:
        sheet = Sheet(text, "the sheet")
        game.read(sheet)
    except SheetError as error:
        raise Refused(400, "error-sheet", {"line": error.line}, detail=str(error)) from None
    return None if sheet.digest == game.sheet.digest else text


def check(game: Game, text: str) -> Checked:
    """Whether a game can be played with a sheet: which line is wrong, or what it changes."""
    try:
        sheet = Sheet(text, "the sheet")
        game.read(sheet)
    except SheetError as error:
        return Checked(ok=False, line=error.line, reason=error.reason, changes=[])
    found = differences(game.sheet, sheet)
    changes = [Value(path=value.path, line=value.line, before=value.before, after=value.after) for value in found]
    return Checked(ok=True, line=0, reason="", changes=changes)


@lru_cache(maxsize=KEPT)
def components(name: str, text: str | None, lang: Language) -> Components:
    """The public numbers of a box and where they come from, for rules pages and boards."""
    game = find_game(name)
    sheet = game.sheet if text is None else Sheet(text, "the table's component sheet", strict=False)
    return Components(
        game=name,
        own=text is not None,
        values=sheet.values(),
        parts=[
            Part(table=part.table, label=part.label, sources=dict(part.sources), said=part.said)
            for part in parts(game, sheet, lang)
        ],
    )
