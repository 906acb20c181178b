"""Finished games: the archive, and a page of those who want one."""

from __future__ import annotations

from typing import Annotated, Literal

from litestar import get, put
from litestar.di import NamedDependency, Provide
from litestar.params import Body, PathParameter, QueryParameter

from vernissage.house.book import Find
from vernissage.house.pages import key_of
from vernissage.house.protocol.results import GameEnds, MyPage, PageWish, PersonPage
from vernissage.server.limits import COSTS
from vernissage.server.routes.common import REFUSALS, Asking, Housed, Lang

RESULTS = "Results"
LAST = 100_000_000_000
Code = Annotated[
    str,
    PathParameter(max_length=32, pattern=r"^[a-z0-9]+$", description="The code of a page; `me` for the reader's own."),
]
Game = Annotated[
    str, QueryParameter(max_length=64, pattern=r"^[a-z0-9-]*$", description="The name of a game; all if empty.")
]
Seats = Annotated[int | None, QueryParameter(ge=1, le=6, description="The number of seats.")]
Clock = Annotated[
    Literal["live", "days", "timed", "untimed"] | None, QueryParameter(description="How the clock ran; `timed`: any.")
]
Company = Annotated[
    Literal["people", "bots"] | None, QueryParameter(description="Games of people alone, or with bots from the start.")
]
Moment = Annotated[float | None, QueryParameter(ge=0, le=LAST, description="Seconds since 1970.")]
Before = Annotated[str, QueryParameter(max_length=64, description="Where the list goes on: `next` of the last reply.")]


Against = Annotated[
    str, QueryParameter(max_length=64, description="An opponent: the `key` of one on the page; everybody's if empty.")
]
Wanted = NamedDependency[Find]


async def find(
    game: Game = "",
    seats: Seats = None,
    timing: Clock = None,
    company: Company = None,
    since: Moment = None,
    until: Moment = None,
    before: Before = "",
) -> Find:
    """Which games a request is about."""
    return Find("", False, game, seats or 0, timing or "", company or "", since, until, key_of(before))


FILTERS = {"find": Provide(find)}


@get("/archive", tags=[RESULTS], responses=REFUSALS, opt={COSTS: 2}, dependencies=FILTERS)
async def show_archive(reader: Asking, house: Housed, find: Wanted, lang: Lang = None) -> GameEnds:
    """Finished games at public tables, the latest first."""
    return await house.pages.archive(reader, find)


@get("/people/{code:str}", tags=[RESULTS], responses=REFUSALS, opt={COSTS: 5})
async def show_person(code: Code, reader: Asking, house: Housed, lang: Lang = None) -> PersonPage:
    """Somebody's page."""
    return await house.pages.person(reader, code)


@get("/people/{code:str}/games", tags=[RESULTS], responses=REFUSALS, opt={COSTS: 2}, dependencies=FILTERS)
async def show_games(
    code: Code, reader: Asking, house: Housed, find: Wanted, against: Against = "", lang: Lang = None
) -> GameEnds:
    """Somebody's finished games, the latest first; those at private tables only for themselves."""
    return await house.pages.games(reader, code, find, against)


@get("/my-page", tags=[RESULTS], responses=REFUSALS)
async def show_my_page(reader: Asking, house: Housed, lang: Lang = None) -> MyPage:
    """Whether the reader has a page that others can see, and where."""
    return await house.pages.my_page(reader)


@put("/my-page", tags=[RESULTS], responses=REFUSALS)
async def wish_page(
    data: Annotated[PageWish, Body()], keyed_reader: Asking, house: Housed, lang: Lang = None
) -> MyPage:
    """Open a page that others can see, or close it."""
    made = await house.pages.wish(keyed_reader, data.on)
    await house.welcome(keyed_reader)
    return made


ROUTES = [show_archive, show_person, show_games, show_my_page, wish_page]
