"""The house itself: what can be played, who the reader is, the tables there are."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import lobby, speech
from vernissage.house.addresses.address import TEXT, Addresses, Lang, Paper
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.protocol.tables import Created, HouseInfo, Import, Introduction, Me, NewTable, Tables
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader

ADDRESSES = Addresses("The house")
TABLES = "Tables"
Removed = Annotated[bool, Meta(description="Whether those removed from the list are wanted instead.")]


@ADDRESSES.get("/house")
async def show_house(reader: Reader, house: House, lang: Lang = None) -> HouseInfo:
    """What can be played here, in the reader's language."""
    return lobby.house_info(reader.lang, house.ports.expiry)


@ADDRESSES.get("/catalogues/{language}", kind=TEXT, paper="A Fluent resource.")
async def show_catalogue(language: Language, game: Annotated[str, Meta(max_length=64)] = "") -> Paper:
    """All messages of a language, with those of a game if one is named."""
    try:
        found = find_game(game) if game else None
    except UnknownGame as error:
        raise Refused(404, "error-no-game", detail=str(error)) from None
    return Paper(speech.source(language, found))


@ADDRESSES.get("/me")
async def show_me(renewed_reader: Reader, house: House, lang: Lang = None) -> Me:
    """Who the reader is; the key is good for another year."""
    return await house.me(renewed_reader)


@ADDRESSES.put("/me")
async def introduce(data: Introduction, keyed_reader: Reader, house: House, lang: Lang = None) -> Me:
    """Choose a name and a language."""
    return await house.introduce(keyed_reader, data)


@ADDRESSES.get("/tables", tag=TABLES)
async def list_open(reader: Reader, house: House, lang: Lang = None) -> Tables:
    """Public tables with an open seat."""
    return await house.open_tables(reader)


@ADDRESSES.get("/my-tables", tag=TABLES)
async def list_mine(reader: Reader, house: House, lang: Lang = None, hidden: Removed = False) -> Tables:
    """Tables where the reader holds a seat: those not removed from the list, or those that are."""
    return await house.my_tables(reader, hidden)


@ADDRESSES.post("/tables", tag=TABLES, largest=500_000, costs=10)
async def create(data: NewTable, keyed_reader: Reader, house: House, lang: Lang = None) -> Created:
    """Create a table; it starts at once if no seat is open."""
    return await house.create(keyed_reader, data)


@ADDRESSES.post("/records", tag=TABLES, largest=1_500_000, costs=10)
async def continue_record(data: Import, keyed_reader: Reader, house: House, lang: Lang = None) -> Created:
    """Create a table that goes on from a record."""
    return await house.import_record(keyed_reader, data)
