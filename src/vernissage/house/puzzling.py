"""Puzzles in a house: shown as a table is, answered, and what somebody has solved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import count
from typing import Any, Literal

from vernissage.bots import LEVELS, Level
from vernissage.core.game import Game, Line
from vernissage.games import UnknownGame, games
from vernissage.games import game as find_game
from vernissage.house import seating, speech, whatif
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.memory import MemoryShelf, Silence
from vernissage.house.ports import Ports
from vernissage.house.present import Eyes, target_of
from vernissage.house.protocol.play import Update
from vernissage.house.protocol.puzzles import (
    PuzzleAnswer,
    PuzzleBook,
    PuzzleConsent,
    PuzzleConsentWish,
    PuzzleFact,
    PuzzleInfo,
    PuzzleLevel,
    PuzzleList,
    PuzzleProgress,
    PuzzleProof,
    PuzzleShown,
    PuzzleSolved,
    PuzzleSource,
    PuzzleState,
    PuzzleTable,
    PuzzleTry,
)
from vernissage.house.protocol.tables import Created, Import, SeatWanted
from vernissage.house.protocol.whatif import Prospect, Trials, TryOn, WhatIf
from vernissage.house.puzzle_shelf import Tried
from vernissage.house.reader import Reader
from vernissage.house.reviewed import said
from vernissage.house.room import Room
from vernissage.house.stored import StoredSeat
from vernissage.house.update import update_for
from vernissage.review.puzzles import (
    Compared,
    Puzzle,
    UnknownPuzzle,
    game_of_the_day,
    of_the_day,
    puzzle,
    rated,
    shipped,
)
from vernissage.review.report import Fact

DAY = 86_400.0
SOLVER = "solver"
"""Who holds the seat of a puzzle that is shown, whoever reads."""
CARELESS: Level = "study"
KEEN: Level = "varnish"
"""Who sits elsewhere: for a bot some of whose answers were any at all, and for all others, who played well."""


async def book(house: House, reader: Reader) -> PuzzleBook:
    """What there is to solve, and how far the reader is."""
    tried, day = await tries(house, reader), day_of(house)
    having = [await progress(house, game, tried, day) for game in games() if await there(house, game)]
    turn = game_of_the_day(games(), day)
    today = next((one.today for one in having if turn is not None and one.game == turn.name), None)
    name = datetime.fromtimestamp(day * DAY, UTC).date().isoformat()
    return PuzzleBook(day=name, today=today, games=having, streak=streak(tried, day))


async def listed(house: House, reader: Reader, name: str) -> PuzzleList:
    """The puzzles of a game."""
    game, tried = found_game(name), await tries(house, reader)
    puzzles = await there(house, game)
    if not puzzles:
        raise Refused(404, "error-no-puzzle")
    far = await progress(house, game, tried, day_of(house))
    return PuzzleList(progress=far, puzzles=[info(game, one, tried) for one in puzzles])


async def show(house: House, reader: Reader, name: str, id: str) -> PuzzleShown:
    """A puzzle, as its seat sees it."""
    game, one = await found(house, name, id)
    room = await opened(house, one)
    async with room.hold():
        update: Update = update_for(room, as_solver(reader), one.seat)
    return PuzzleShown(puzzle=info(game, one, await tries(house, reader)), update=update)


async def attempt(house: House, reader: Reader, name: str, id: str, data: PuzzleTry) -> PuzzleSolved:
    """Take an answer to a puzzle, and tell the solution; the first try is kept before it is told."""
    game, one = await found(house, name, id)
    if data.choice is not None and data.choice not in [answer.choice for answer in one.answers]:
        raise Refused(400, "error-no-such-choice", {"choice": str(data.choice)})
    right = data.choice == one.best
    first = Tried(one.id, one.game, right, house.ports.clock.date())
    counted = await house.ports.shelf.puzzles.keep(reader.holder, first)
    await house.welcome(reader)
    tried, room = await tries(house, reader), await opened(house, one)
    async with room.hold():
        eyes = room.eyes(one.seat, reader.lang)
    kind = next(kind for kind in game.decisions if kind.name == one.kind)
    return PuzzleSolved(
        puzzle=info(game, one, tried),
        right=right,
        given=data.choice,
        best=one.best,
        answers=[answer_of(eyes, answer, kind.points_at(answer.choice)) for answer in one.answers],
        then=[said(eyes, sentence) for sentence in one.follows[1:]],
        greedy=one.greedy,
        levels=[level_of(one, level, reader) for level in LEVELS if level in one.levels],
        proof=PuzzleProof(seed=one.proof.seed, guesses=one.proof.guesses),
        source=PuzzleSource(players=list(one.source.players), answers=one.source.at),
        counted=counted,
        progress=await progress(house, game, tried, day_of(house)),
    )


async def what_if(house: House, reader: Reader, name: str, id: str, data: WhatIf) -> Prospect:
    """Where some answers of a puzzle's seat would lead, as at a table."""
    _, one = await found(house, name, id)
    return await whatif.prospect(await opened(house, one), as_solver(reader), data)


async def try_on(house: House, reader: Reader, name: str, id: str, data: TryOn) -> Trials:
    """Where things could go in a puzzle, as at a table."""
    _, one = await found(house, name, id)
    return await whatif.trials(await opened(house, one), as_solver(reader), data)


async def play_on(house: House, reader: Reader, name: str, id: str, data: PuzzleTable) -> Created:
    """A table that goes on from a puzzle, for whoever has tried it: before, its hints would be the solution."""
    _, one = await found(house, name, id)
    if one.id not in await tries(house, reader):
        raise Refused(409, "error-puzzle-untried")
    wanted = [SeatWanted(who="bot", level=data.level) for _ in range(one.seats)]
    wanted[one.seat] = SeatWanted(who="me")
    return await house.import_record(reader, Import(record=one.match().record().write(), seats=wanted))


async def consent(house: House, reader: Reader) -> PuzzleConsent:
    """Whether puzzles may be made of the reader's games."""
    return PuzzleConsent(allowed=bool(reader.holder) and await house.ports.shelf.puzzles.gives(reader.holder))


async def wish(house: House, reader: Reader, data: PuzzleConsentWish) -> PuzzleConsent:
    """Keep what the reader allows."""
    await house.ports.shelf.puzzles.give(reader.holder, data.allowed, house.ports.clock.date())
    await house.welcome(reader)
    return await consent(house, reader)


async def kept(ports: Ports, person: str) -> Any:
    """Which puzzles somebody has tried, and whether some may be made of their games, for them to read."""
    shelf = ports.shelf.puzzles
    tried = sorted((await shelf.tried(person)).values(), key=lambda one: one.date)
    first = [{"game": one.game, "puzzle": one.puzzle, "solved": one.solved, "day": day_text(one.date)} for one in tried]
    return {"tried": first, "made_of_my_games": await shelf.gives(person)}


# Who and what.


def found_game(name: str) -> Game:
    """A game by its name, or a refusal."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Refused(404, "error-no-game", detail=str(error)) from None


def read(game: Game) -> int:
    """Read the puzzles of a game before anybody asks for them; how many there are."""
    return len(shipped(game.name))


async def there(house: House, game: Game) -> Sequence[Puzzle]:
    """The puzzles of a game; they are read beside those who play."""
    return await house.ports.thinkers.beside(lambda: shipped(game.name))


async def found(house: House, name: str, id: str) -> tuple[Game, Puzzle]:
    """A puzzle and its game, or a refusal."""
    game = found_game(name)
    await there(house, game)
    try:
        return game, puzzle(name, id)
    except UnknownPuzzle:
        raise Refused(404, "error-no-puzzle") from None


async def opened(house: House, one: Puzzle) -> Room:
    """A puzzle as a table, which nobody else sees and nothing is kept of."""
    ports = house.ports
    apart = Ports(MemoryShelf(), Silence(), ports.thinkers, ports.clock)
    bots = (StoredSeat(seat, "bot", level=level_behind(one, seat)) for seat in range(one.seats))
    seats = tuple(StoredSeat(bot.seat, "human", holder=SOLVER) if bot.seat == one.seat else bot for bot in bots)
    return await seating.room_for(apart, one.match(), seats, Reader("", "en"))


def level_behind(one: Puzzle, seat: int) -> Level:
    """The level that is nearest to whoever played a seat in the game that a puzzle comes from."""
    name = one.source.players[seat] if seat < len(one.source.players) else ""
    return CARELESS if "~" in name else KEEN


def as_solver(reader: Reader) -> Reader:
    """The reader as whoever holds a puzzle's seat."""
    return replace(reader, holder=SOLVER)


async def tries(house: House, reader: Reader) -> dict[str, Tried]:
    """The reader's first tries."""
    return await house.ports.shelf.puzzles.tried(reader.holder) if reader.holder else {}


def day_of(house: House) -> int:
    """The day in UTC, since 1970."""
    return int(house.ports.clock.date() // DAY)


def streak(tried: Mapping[str, Tried], day: int) -> int:
    """On how many days in a row somebody has solved one; a day that is not over yet breaks nothing."""
    days = {int(one.date // DAY) for one in tried.values() if one.solved}
    last = day if day in days else day - 1
    return next(number for number in count() if last - number not in days)


def day_text(date: float) -> str:
    """The day of a date."""
    return datetime.fromtimestamp(date, UTC).date().isoformat()


# What is told.


def info(game: Game, one: Puzzle, tried: Mapping[str, Tried]) -> PuzzleInfo:
    """A puzzle in a list."""
    first = tried.get(one.id)
    state: PuzzleState = "new" if first is None else "solved" if first.solved else "missed"
    return PuzzleInfo(
        id=one.id,
        game=game.name,
        title=game.title,
        seats=one.seats,
        kind=one.kind,
        rating=one.rating,
        state=state,
    )


async def progress(house: House, game: Game, tried: Mapping[str, Tried], day: int) -> PuzzleProgress:
    """How far somebody is with the puzzles of a game."""
    puzzles = await there(house, game)
    solved, missed, rating = standing(puzzles, tried)
    today = of_the_day(game.name, day)
    assert today is not None
    return PuzzleProgress(
        game=game.name,
        title=game.title,
        puzzles=len(puzzles),
        solved=solved,
        missed=missed,
        rating=rating,
        today=info(game, today, tried),
        next=following(puzzles, tried),
    )


def standing(puzzles: Sequence[Puzzle], tried: Mapping[str, Tried]) -> tuple[int, int, int | None]:
    """How many of some puzzles were solved at the first try, how many missed, and what rating that makes."""
    mine = [(float(one.rating), int(tried[one.id].solved), 1) for one in puzzles if one.id in tried]
    solved = sum(ahead for _, ahead, _ in mine)
    return solved, len(mine) - solved, rated(mine) if mine else None


def following(puzzles: Sequence[Puzzle], tried: Mapping[str, Tried]) -> str:
    """The id of one to go on with: not tried yet, as hard as somebody is strong; empty if all are tried."""
    level = standing(puzzles, tried)[2] or 0
    left = [one for one in puzzles if one.id not in tried]
    return min(left, key=lambda one: (abs(one.rating - level), one.id)).id if left else ""


def answer_of(eyes: Eyes, answer: Compared, target: tuple[str, int] | None) -> PuzzleAnswer:
    """What the proof says of an answer, in words."""
    facts = [*facts_of(eyes, answer.facts, "own"), *facts_of(eyes, answer.others, "others")]
    numbers = {"chance": answer.chance, "loss": answer.loss, "error": answer.error, "sure": answer.sure}
    label = said(eyes, answer.label)
    return PuzzleAnswer(choice=answer.choice, label=label, target=target_of(target), facts=facts, **numbers)


def facts_of(eyes: Eyes, facts: Sequence[Fact], whose: Literal["own", "others"]) -> list[PuzzleFact]:
    """Numbers of which there is more, or less, in words."""
    return [PuzzleFact(text=said(eyes, fact.figure), more=fact.more, whose=whose) for fact in facts]


def level_of(one: Puzzle, level: Level, reader: Reader) -> PuzzleLevel:
    """How often a level solves a puzzle."""
    solved, tried = one.levels[level]
    label = speech.say(Line(f"level-{level}"), reader.lang)
    return PuzzleLevel(level=level, label=label, solved=solved, tries=tried)
