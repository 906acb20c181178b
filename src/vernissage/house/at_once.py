"""Thinkers who need nobody else: everything is thought where it is asked, at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from vernissage.bots import Bot, Known, NoOption, answer_of, bot
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.house import sheets
from vernissage.house.lessons import lessons
from vernissage.house.papers import match_of, read_record
from vernissage.house.ports import People
from vernissage.house.protocol.sheets import Checked
from vernissage.house.thinking import Weighed, weighed
from vernissage.review.judge import DEFAULT, Effort
from vernissage.table.match import Match

T = TypeVar("T")


def at_once(work: Coroutine[Any, Any, T]) -> T:
    """What comes of some work at a table in memory, which waits for nobody."""
    try:
        work.send(None)
    except StopIteration as done:
        result: T = done.value
        return result
    work.close()
    raise RuntimeError("a table in memory waits for somebody")


class AtOnce:
    """Bots by their level or name; their luck is drawn from the given dice, or from the system's randomness."""

    def __init__(self, dice: Dice | None = None, make: Callable[[str], Bot] = bot, effort: Effort = DEFAULT) -> None:
        self.budget = 0.0
        self.effort = effort.most / DEFAULT.most
        self._effort = effort
        """How much is looked at in a review."""
        self.dice = dice or Dice(secrets.randbits(62))
        self.make = make
        self._made: dict[str, Bot] = {}

    async def close(self) -> None:
        """Nothing goes on."""

    async def choose(self, match: Match, seat: int, level: str, people: People) -> int | None:
        """What a bot answers, after whatever else is to be done; nothing if that is no option."""
        await asyncio.sleep(0)
        try:
            return self.answer(match, seat, level)
        except NoOption:
            return None

    def answer(self, match: Match, seat: int, level: str) -> int:
        """What a bot answers: one of its options, from what its seat knows."""
        if level not in self._made:
            self._made[level] = self.make(level)
        return answer_of(self._made[level], level, Known(match.game, match.state, seat), self.dice)

    async def advise(self, match: Match, seat: int, people: People) -> Weighed | None:
        """What is thought of the options, the best first."""
        return weighed(Known(match.game, match.state, seat))

    async def review(self, record: str, heard: Callable[[dict[str, Any]], None], people: People) -> str | None:
        """The review of a finished game, after whatever else is to be done."""
        for reply in lessons(record, self._effort):
            await asyncio.sleep(0)
            if "reviewed" in reply:
                return str(reply["reviewed"])
            heard(reply)
        return None

    async def record(self, text: str, upto: int | None) -> tuple[Match, list[str]]:
        """The match of a record, and the levels of its bots."""
        read = read_record(text, upto)
        return match_of(read), list(read["bots"])

    async def sheet(self, game: Game, text: str | None) -> str | None:
        """The text of a sheet to play with; nothing if its values are the standard ones."""
        return sheets.wanted(game, text)

    async def check(self, game: Game, text: str) -> Checked:
        """Whether a game can be played with a sheet."""
        return sheets.check(game, text)

    async def beside(self, work: Callable[[], T]) -> T:
        """Do it now: nobody else plays meanwhile."""
        return work()

    def look(self) -> None:
        """Nobody waits."""
