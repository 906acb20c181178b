"""How a game ended, as it is written down once: who came where, with how many points for what."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from vernissage.core.game import Score
from vernissage.core.step import SPECTATOR
from vernissage.house.present import totals
from vernissage.house.stored import StoredSeat, StoredTable
from vernissage.table.match import Match

OWN = 5
"""Answers that somebody must have given in person for a game to say anything about them."""
DAY = 24 * 3600.0
OFTEN = 10
"""Games of one game, among the same people, that count within a day."""


@dataclass(frozen=True)
class SeatResult:
    """How a seat ended."""

    seat: int
    person: str
    """Who held it; nobody for a bot, or for somebody who is gone for good."""
    level: str
    """The level of a bot that held it."""
    rank: int
    """From 1; equals share a place, whoever left comes after all others."""
    points: int
    categories: Mapping[str, int]
    """The points by the lines of the score sheet."""
    left: bool = False
    """Whether somebody else played it at the end."""
    own: bool = False
    """Whether enough of its answers were the person's own."""
    before: float | None = None
    after: float | None = None
    """The person's rating, if the game counted."""

    @property
    def counted(self) -> bool:
        """Whether the points are somebody's own."""
        return bool(self.person) and self.own and not self.left


@dataclass(frozen=True)
class Over:
    """A finished game."""

    table: str
    game: str
    version: int
    timing: str
    """`live`, `days`, or empty: without a clock."""
    public: bool
    standard: bool
    """Whether it was played from its beginning, with the sheet that everybody has."""
    ended: float
    seats: tuple[SeatResult, ...]

    @property
    def people(self) -> list[str]:
        """Who played, each once."""
        return sorted({one.person for one in self.seats if one.person})

    @property
    def bots(self) -> int:
        """How many seats were a bot's from the start."""
        return sum(bool(one.level) for one in self.seats)

    @property
    def party(self) -> str:
        """The same word for the same people at the same game, which tells nothing else about them."""
        return hashlib.sha256("\n".join([self.game, *self.people]).encode()).hexdigest()[:32]

    @property
    def counts(self) -> bool:
        """Whether it may change ratings: a clock, two people who both played, and one who was there at the end."""
        held = [one.person for one in self.seats if one.person]
        played = sum(one.own for one in self.seats if one.person)
        finished = any(one.counted for one in self.seats)
        return bool(self.timing) and self.standard and len(set(held)) == len(held) and played >= 2 and finished

    @property
    def compares(self) -> bool:
        """Whether its points are part of the average that others are compared with."""
        return self.standard and self.public

    def answered(self, answers: Mapping[str, int]) -> Over:
        """The game with who has played it in person, by how many answers each gave."""
        seats = (replace(one, own=bool(one.person) and answers.get(one.person, 0) >= OWN) for one in self.seats)
        return replace(self, seats=tuple(seats))


def over_of(table: StoredTable, seats: Sequence[StoredSeat], match: Match) -> Over:
    """A finished game as it is written down."""
    sheet = match.game.score_sheet(match.game.view(match.state, SPECTATOR))
    points = totals(sheet, len(seats))
    winners = set(match.winners())
    left = [bool(seat.stand_in_for) and seat.who == "human" for seat in seats]
    keys = [placed(i in winners, points[i], left[i]) for i in range(len(seats))]
    return Over(
        table=table.id,
        game=table.game,
        version=table.version,
        timing=kind_of(table.timing),
        public=table.public,
        standard=table.sheet is None and table.start is None,
        ended=round(table.updated, 3),
        seats=tuple(
            SeatResult(
                seat=seat.seat,
                person=seat.holder if seat.who == "human" else "",
                level=seat.level if seat.who == "bot" else "",
                rank=1 + sum(key < keys[seat.seat] for key in keys),
                points=points[seat.seat],
                categories=by_category(sheet, seat.seat),
                left=left[seat.seat],
            )
            for seat in seats
        ),
    )


def kind_of(timing: dict[str, Any] | None) -> str:
    """How a clock runs; empty without one."""
    return "" if timing is None else str(timing["kind"])


def placed(won: bool, points: int, left: bool) -> tuple[bool, bool, int]:
    """What decides a seat's place, the lower the better: winners first, others by points, whoever left last."""
    return (True, True, 0) if left else (False, not won, 0 if won else -points)


def by_category(sheet: Sequence[Score], seat: int) -> dict[str, int]:
    """The points of a seat for each line of the score sheet; where a line names a round, for each round."""
    found: dict[str, int] = {}
    for score in sheet:
        if score.seat == seat and not score.line.id.startswith("tie-"):
            when = score.line.args.get("round")
            name = score.line.id if when is None else f"{score.line.id}.{when}"
            found[name] = found.get(name, 0) + score.points
    return found


def contributions(over: Over) -> list[tuple[str, int, int]]:
    """What a finished game adds to the averages: the category, how many seats, their points."""
    counted = [one for one in over.seats if one.counted]
    if not counted:
        return []
    names = {name for one in counted for name in one.categories}
    summed = [(name, len(counted), sum(one.categories.get(name, 0) for one in counted)) for name in sorted(names)]
    return [("", len(counted), sum(one.points for one in counted)), *summed]


def nobodys(one: SeatResult, person: str) -> SeatResult:
    """A result of somebody who is gone."""
    return replace(one, person="", before=None, after=None) if one.person == person else one
