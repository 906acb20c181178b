"""Component sheets: to start from, to check, and those that tables play with."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vernissage.core.game import Game
from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import sheets
from vernissage.house.addresses.address import TEXT, Addresses, Lang, Paper
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.sheets import Checked, Components, SheetSent
from vernissage.house.reader import Reader
from vernissage.house.room import Room

ADDRESSES = Addresses("Component sheets")
TOML = "A component sheet in TOML."
Name = Annotated[str, Meta(max_length=64, description="The name of a game.")]
LARGE = 500_000
"""Bytes of a request: a sheet of the largest size, every sign of it written as an escape."""


@ADDRESSES.get("/games/{name}/sheet", kind=TEXT, paper=TOML)
async def show_standard(name: Name) -> Paper:
    """The standard sheet of a game, to start from."""
    return download(name, named(name).sheet.text)


@ADDRESSES.get("/games/{name}/components")
async def show_components(name: Name, reader: Reader, lang: Lang = None) -> Components:
    """What the standard box of a game holds, and where the values come from."""
    return sheets.components(named(name).name, None, reader.lang)


@ADDRESSES.post("/sheets", status=200, largest=LARGE, costs=10)
async def check(data: SheetSent, house: House, lang: Lang = None) -> Checked:
    """Whether a game can be played with a sheet: which line is wrong, or what it changes. Nothing is kept."""
    return await house.ports.thinkers.check(named(data.game), data.sheet)


@ADDRESSES.get("/tables/{id}/sheet", kind=TEXT, paper=TOML)
async def show_own(room: Room) -> Paper:
    """The sheet that a table plays with."""
    return download(f"{room.table.game}-{room.id}", room.table.sheet or room.game.sheet.text)


@ADDRESSES.get("/tables/{id}/components")
async def show_own_components(room: Room, reader: Reader, lang: Lang = None) -> Components:
    """What the box of a table holds, and where the values come from."""
    return sheets.components(room.table.game, room.table.sheet, reader.lang)


def named(name: str) -> Game:
    """A game by its name."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refused(404, "error-no-game", detail=str(error)) from None


def download(name: str, text: str) -> Paper:
    """A sheet as a file to keep."""
    return Paper(text, f"{name}.toml")
