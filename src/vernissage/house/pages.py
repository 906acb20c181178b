"""What is shown of finished games: the archive, and a page of those who want one."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Awaitable, Callable, Hashable
from dataclasses import replace
from typing import Any, TypeVar, cast

from vernissage.bots import LEVELS, Level
from vernissage.bots.scale import references
from vernissage.core.game import Line
from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import lobby, speech
from vernissage.house.book import Find, Key, Met
from vernissage.house.errors import Refused
from vernissage.house.ports import Ports
from vernissage.house.protocol.results import (
    Category,
    Clocked,
    Compared,
    GameEnd,
    GameEnds,
    GameRating,
    LevelPoints,
    MyPage,
    Opponent,
    PersonPage,
    RatedGame,
    SeatEnd,
    Tally,
)
from vernissage.house.protocol.words import Language
from vernissage.house.ratings import UNSURE, Rating
from vernissage.house.reader import Reader
from vernissage.house.results import DAY, Over, SeatResult
from vernissage.house.seating import new_code
from vernissage.house.stored import StoredSeat
from vernissage.house.unique_names import UniqueNames

T = TypeVar("T")
PAGE = 30
"""Games on a page of a list."""
LOOKED = 500
"""Somebody's latest games, from which their page is made."""
HISTORY = 100
"""Ratings that a page shows of a game."""
MET = 20
"""Opponents that a page shows."""
SHOWN = 10.0
"""Seconds that a list or a page may be old."""
CACHED = 256
BOT = "bot"
"""Begins the key of an opponent that is a bot."""
ME = "me"
"""Leads to one's own record, whether others see a page or not."""
KEY = re.compile(r"(\d{1,11}\.\d{3})~([A-Za-z0-9_-]{1,32})")
Ended = tuple[Over, tuple[StoredSeat, ...]]


class Pages:
    """The archive and the pages of people."""

    def __init__(self, ports: Ports) -> None:
        self.ports = ports
        self.book = ports.shelf.ratings
        self._shown: dict[Hashable, tuple[float, Any]] = {}

    # Whoever wants a page.

    async def my_page(self, reader: Reader) -> MyPage:
        """Whether the reader has a page, and where."""
        found = await self.book.pages([reader.holder]) if reader.holder else {}
        return link_of(found.get(reader.holder, ""))

    async def wish(self, reader: Reader, on: bool) -> MyPage:
        """Open a page, or close it: its code leads nowhere then, and never again."""
        if on:
            return link_of(await self.book.open_page(reader.holder, new_code()))
        await self.book.close_page(reader.holder)
        self._shown.clear()
        return link_of("")

    async def forget(self, person: str) -> None:
        """Let nothing remind of somebody."""
        await self.book.forget(person)
        self._shown.clear()

    async def _whose(self, reader: Reader, code: str) -> str:
        """Whose page a code leads to; asked every time, so that one that was closed is gone at once."""
        person = reader.holder if code == ME else await self.book.whose(code)
        if not person:
            raise Refused(404, "error-no-page")
        return person

    # What is shown.

    async def archive(self, reader: Reader, find: Find) -> GameEnds:
        """Finished games at public tables."""
        asked = replace(find, person="", private=False)
        return await self._once(("archive", asked, reader.lang), lambda: self._games(asked, reader.lang))

    async def games(self, reader: Reader, code: str, find: Find, against: str = "") -> GameEnds:
        """Somebody's finished games; those at private tables only for themselves."""
        person = await self._whose(reader, code)
        theirs = Find(person=person, private=person == reader.holder)
        met = await self._met(theirs, against) if against else None
        asked = replace(find, person=person, private=theirs.private, against=met)
        return await self._once(("games", asked, reader.lang), lambda: self._games(asked, reader.lang))

    async def person(self, reader: Reader, code: str) -> PersonPage:
        """Somebody's page."""
        person = await self._whose(reader, code)
        mine = person == reader.holder
        return await self._once(("person", person, mine, reader.lang), lambda: self._person(person, mine, reader.lang))

    async def _met(self, theirs: Find, key: str) -> Met:
        """The opponent that a key means; refused if it is not of a game that the reader is shown."""
        table, _, which = key.partition(".")
        if table == BOT and which in LEVELS:
            return Met(level=which)
        row = await self.book.one(table)
        if row is not None and theirs.fits(row[0]):
            for one in row[0].seats:
                if str(one.seat) == which and one.person and one.person != theirs.person:
                    return met(one, row[1], await self.book.pages([one.person]))
        raise Refused(400, "error-request", detail="`against` is not what a page has said")

    async def _games(self, find: Find, lang: Language) -> GameEnds:
        rows, more = await self.book.find(find, PAGE)
        people = sorted({one.person for over, _ in rows for one in over.seats if one.person})
        codes = await self.book.pages(people) if people else {}
        await self.ports.unique.learn(people, again=True)
        return GameEnds(
            games=[game_end(row, find.person, codes, lang, self.ports.unique) for row in rows],
            next="" if more is None else written(more),
        )

    async def _person(self, person: str, mine: bool, lang: Language) -> PersonPage:
        rows, _ = await self.book.find(Find(person=person, private=True), LOOKED)
        known = {game: one for (_, game), one in (await self.book.ratings([person])).items()}
        shown = [row for row in rows if mine or row[0].public]
        named = await self.ports.shelf.person(person)
        others = sorted({one.person for over, _ in shown for one in over.seats} - {person, ""})
        codes = await self.book.pages(others) if others else {}
        await self.ports.unique.learn([person, *others], again=True)
        name = named[0] if named else ""
        return PersonPage(
            name=name,
            unique=self.ports.unique.holds(person, name),
            mine=mine,
            games=len(shown),
            ratings=[rating_of(game, one, rows, person, lang) for game, one in sorted(known.items())],
            tallies=tallies(shown, person),
            opponents=opponents(shown, person, codes, lang, self.ports.unique),
            compared=[await self._compared(*key, found, lang) for key, found in played(shown, person).items()],
        )

    async def _compared(self, game: str, seats: int, found: list[SeatResult], lang: Language) -> Compared:
        """Somebody's points beside those of everybody; of games played to the end in person."""
        averages = await self.book.averages(game, seats)
        count, total = averages.get("", (0, 0))
        names = dict.fromkeys(
            [*(name for one in found for name in one.categories), *(name for name in averages if name)]
        )
        lines: dict[str, tuple[float, float]] = {}
        for name in names:
            label = category(game, name, lang)
            mine, others = lines.get(label, (0.0, 0.0))
            mine += sum(one.categories.get(name, 0) for one in found) / len(found)
            lines[label] = mine, others + (averages.get(name, (0, 0))[1] / count if count else 0.0)
        own = sum(one.points for one in found) / len(found)
        return Compared(
            game=game,
            title=title(game),
            seats=seats,
            games=len(found),
            others=count,
            total=Category(label="", mine=round(own, 1), average=round(total / count, 1) if count else None),
            categories=[
                Category(label=label, mine=round(one, 1), average=round(others, 1) if count else None)
                for label, (one, others) in lines.items()
            ],
        )

    async def _once(self, key: Hashable, work: Callable[[], Awaitable[T]]) -> T:
        """What was found out a moment ago, or is now."""
        now = self.ports.clock.now()
        kept = self._shown.get(key)
        if kept is not None and kept[0] > now:
            return cast("T", kept[1])
        found = await work()
        self._shown.pop(key, None)
        self._shown[key] = now + SHOWN, found
        while len(self._shown) > CACHED:
            del self._shown[next(iter(self._shown))]
        return found


def link_of(code: str) -> MyPage:
    """Where a page is."""
    return MyPage(code=code, link=f"/person/{code}" if code else "")


def written(key: Key) -> str:
    """Where a list goes on, for whoever asks for more."""
    return f"{key[0]:.3f}~{key[1]}"


def key_of(text: str) -> Key | None:
    """Where a list goes on, as it was told; refused if nobody told it."""
    if not text:
        return None
    found = KEY.fullmatch(text)
    if found is None:
        raise Refused(400, "error-request", detail="`before` is not what a list has said")
    return float(found[1]), found[2]


def title(game: str) -> str:
    """What a game is called; one that the house has no longer by its name."""
    try:
        return find_game(game).title
    except UnknownGame:
        return game


def category(game: str, name: str, lang: Language) -> str:
    """What a category of points is called."""
    id, _, number = name.partition(".")
    try:
        found = find_game(game)
    except UnknownGame:
        return name
    message = f"category-{id}"
    if not speech.words(lang, found.name).has(message):
        return " ".join([*id.removeprefix("score-").split("-"), number]).strip()
    return speech.say(Line(message, {"number": int(number)} if number.isdecimal() else {}), lang, found.name)


def game_end(row: Ended, person: str, codes: dict[str, str], lang: Language, unique: UniqueNames) -> GameEnd:
    """A finished game as it is shown."""
    over, seats = row
    names = lobby.names(seats, lang)
    return GameEnd(
        table=over.table,
        game=over.game,
        title=title(over.game),
        timing=cast("Clocked", over.timing),
        rated=any(one.after is not None for one in over.seats),
        public=over.public,
        ended=over.ended,
        seats=[
            SeatEnd(
                seat=one.seat,
                colour=speech.colour(one.seat),
                who="bot" if one.level else "human",
                name=names[one.seat] if one.seat < len(names) else "",
                rank=one.rank,
                points=one.points,
                level=level_of(one),
                left=one.left,
                page=codes.get(one.person, ""),
                unique=unique.holds(one.person, name_at(seats, one.seat)),
                own=bool(person) and one.person == person,
                change=changed(one) if person and one.person == person else None,
            )
            for one in over.seats
        ],
    )


def changed(one: SeatResult) -> int | None:
    """What a game did to a rating."""
    return None if one.after is None or one.before is None else round(one.after) - round(one.before)


def rating_of(game: str, rating: Rating, rows: list[Ended], person: str, lang: Language) -> GameRating:
    """A rating with its doubt, how it came about, and where the bots stand."""
    after = [
        RatedGame(day=over.ended // DAY * DAY, points=round(one.after))
        for over, _ in rows
        for one in over.seats
        if over.game == game and one.person == person and one.after is not None
    ]
    return GameRating(
        game=game,
        title=title(game),
        points=round(rating.points),
        margin=rating.margin,
        sure=rating.doubt <= UNSURE,
        games=rating.games,
        history=after[:HISTORY][::-1],
        levels=[
            LevelPoints(
                level=cast("Level", one.level),
                label=speech.say(Line(f"level-{one.level}"), lang),
                points=one.points,
                margin=one.margin,
            )
            for one in references(game)
        ],
    )


def tallies(rows: list[Ended], person: str) -> list[Tally]:
    """Somebody's results, by game and number of seats."""
    found: defaultdict[tuple[str, int], list[SeatResult]] = defaultdict(list)
    for over, _ in rows:
        found[over.game, len(over.seats)] += [one for one in over.seats if one.person == person]
    return [
        Tally(
            game=game,
            title=title(game),
            seats=seats,
            games=len(mine),
            won=sum(one.rank == 1 for one in mine),
            rank=round(sum(one.rank for one in mine) / len(mine), 2),
            points=round(sum(one.points for one in mine) / len(mine), 1),
        )
        for (game, seats), mine in sorted(found.items())
    ]


def played(rows: list[Ended], person: str) -> dict[tuple[str, int], list[SeatResult]]:
    """What somebody played to the end in person, by game and number of seats."""
    found: defaultdict[tuple[str, int], list[SeatResult]] = defaultdict(list)
    for over, _ in rows:
        mine = [one for one in over.seats if one.person == person and one.counted]
        if mine and over.standard:
            found[over.game, len(over.seats)] += mine
    return dict(sorted(found.items()))


def opponents(
    rows: list[Ended], person: str, codes: dict[str, str], lang: Language, unique: UniqueNames
) -> list[Opponent]:
    """Whom somebody met: those with a page whatever they were called, others name by name, bots by level."""
    found: dict[Met, Opponent] = {}
    for over, seats in rows:
        mine = min((one.rank for one in over.seats if one.person == person), default=0)
        others = {met(one, seats, codes): one for one in over.seats if one.person != person}
        for who, one in others.items():
            if who.person or who.level:  # else somebody who is gone
                fresh = Opponent(name=called(one, seats, lang), games=0, ahead=0, level=level_of(one))
                fresh.page, fresh.key = codes.get(one.person, ""), key_to(over, one)
                fresh.unique = unique.holds(one.person, fresh.name)
                known = found.setdefault(who, fresh)
                known.games += 1
                known.ahead += mine < one.rank
    return sorted(found.values(), key=lambda known: -known.games)[:MET]


def met(one: SeatResult, seats: tuple[StoredSeat, ...], codes: dict[str, str]) -> Met:
    """Who had a seat, as far as it may be told: without a page nobody is found again under another name."""
    if one.level:
        return Met(level=one.level)
    return Met(one.person, None if one.person in codes else name_at(seats, one.seat))


def name_at(seats: tuple[StoredSeat, ...], seat: int) -> str:
    """What somebody called themselves at a seat."""
    return seats[seat].name if seat < len(seats) else ""


def called(one: SeatResult, seats: tuple[StoredSeat, ...], lang: Language) -> str:
    """What an opponent is called; empty for somebody without a name."""
    return speech.say(Line("bot-level", {"level": one.level}), lang) if one.level else name_at(seats, one.seat)


def level_of(one: SeatResult) -> Level | None:
    """The level of a seat that was a bot's."""
    return cast("Level", one.level) if one.level else None


def key_to(over: Over, one: SeatResult) -> str:
    """How a reader names an opponent: a bot by its level, a person by a seat they had."""
    return f"{BOT}.{one.level}" if one.level else f"{over.table}.{one.seat}"
