"""Finished games: the archive, and a page of those who want one."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vernissage.house.addresses.address import Addresses, Lang
from vernissage.house.book import Find
from vernissage.house.house import House
from vernissage.house.pages import key_of
from vernissage.house.protocol.results import GameEnds, MyPage, PageWish, PersonPage
from vernissage.house.reader import Reader

ADDRESSES = Addresses("Results")
LAST = 100_000_000_000
Code = Annotated[
    str,
    Meta(max_length=32, pattern=r"^[a-z0-9]+$", description="The code of a page; `me` for the reader's own."),
]
Game = Annotated[str, Meta(max_length=64, pattern=r"^[a-z0-9-]*$", description="The name of a game; all if empty.")]
Seats = Annotated[Annotated[int, Meta(ge=1, le=6)] | None, Meta(description="The number of seats.")]
Clock = Annotated[
    Literal["live", "days", "timed", "untimed"] | None, Meta(description="How the clock ran; `timed`: any.")
]
Company = Annotated[
    Literal["people", "bots"] | None, Meta(description="Games of people alone, or with bots from the start.")
]
Moment = Annotated[Annotated[float, Meta(ge=0, le=LAST)] | None, Meta(description="Seconds since 1970.")]
Before = Annotated[str, Meta(max_length=64, description="Where the list goes on: `next` of the last reply.")]

Against = Annotated[
    str, Meta(max_length=64, description="An opponent: the `key` of one on the page; everybody's if empty.")
]


@ADDRESSES.get("/archive", costs=2)
async def show_archive(
    reader: Reader,
    house: House,
    game: Game = "",
    seats: Seats = None,
    timing: Clock = None,
    company: Company = None,
    since: Moment = None,
    until: Moment = None,
    before: Before = "",
    lang: Lang = None,
) -> GameEnds:
    """Finished games at public tables, the latest first."""
    find = Find("", False, game, seats or 0, timing or "", company or "", since, until, key_of(before))
    return await house.pages.archive(reader, find)


@ADDRESSES.get("/people/{code}", costs=5)
async def show_person(code: Code, reader: Reader, house: House, lang: Lang = None) -> PersonPage:
    """Somebody's page."""
    return await house.pages.person(reader, code)


@ADDRESSES.get("/people/{code}/games", costs=2)
async def show_games(
    code: Code,
    reader: Reader,
    house: House,
    game: Game = "",
    seats: Seats = None,
    timing: Clock = None,
    company: Company = None,
    since: Moment = None,
    until: Moment = None,
    before: Before = "",
    against: Against = "",
    lang: Lang = None,
) -> GameEnds:
    """Somebody's finished games, the latest first; those at private tables only for themselves."""
    find = Find("", False, game, seats or 0, timing or "", company or "", since, until, key_of(before))
    return await house.pages.games(reader, code, find, against)


@ADDRESSES.get("/my-page")
async def show_my_page(reader: Reader, house: House, lang: Lang = None) -> MyPage:
    """Whether the reader has a page that others can see, and where."""
    return await house.pages.my_page(reader)


@ADDRESSES.put("/my-page")
async def wish_page(data: PageWish, keyed_reader: Reader, house: House, lang: Lang = None) -> MyPage:
    """Open a page that others can see, or close it."""
    made = await house.pages.wish(keyed_reader, data.on)
    await house.welcome(keyed_reader)
    return made
