"""Clocks: a seat's runs while a person is asked there; kept by dates that are written with every change of a table.

Nothing here waits or asks what time it is. A clock that runs is its date of departure and what was left then, so that
it shows the same in every process and after every restart. A turn may have many questions: the increment, or the days
of the next turn, come when the seat stops being asked. Time that was spent stays spent: an undo gives nothing back,
and takes back what the turn had been given at its end.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vernissage.core.game import Game
from vernissage.house.news import people
from vernissage.house.protocol.timing import LEAST_BANK, LEAST_INCREMENT, Clocks, Days, Live, Preset, SeatClock, Timing
from vernissage.house.stored import StoredSeat, StoredTable, Ticking

Seats = Sequence[StoredSeat]
DAY = 86_400
AGAIN = 3_600
"""Seconds for the rest of a turn whose days are over, for whoever comes back to it."""
SHORT = 0.25
"""The part of a turn's time that is little."""
TURNS = {"masters-gallery": 17, "bioutifoul": 18, "art-society": 20, "gallerist": 33}
"""How often a seat stops being asked in a game, counted in games of bots at every number of seats."""
MINUTES = {
    "masters-gallery": (10, 20, 40),
    "bioutifoul": (15, 30, 60),
    "art-society": (20, 40, 80),
    "gallerist": (60, 90, 150),
}
"""How long people may want a game to take."""


def presets(game: Game) -> list[Preset]:
    """The live timings of a game: half of the time lies in the bank, half of it comes turn by turn."""
    turns, seats = TURNS.get(game.name, 20), range(game.seats[0], game.seats[1] + 1)
    found: list[Preset] = []
    for minutes in MINUTES.get(game.name, (15, 30, 60)):
        shares = [60 * minutes / number for number in seats]
        increment = max(LEAST_INCREMENT, 5 * round(shares[-1] / 2 / turns / 5))
        banks = [max(LEAST_BANK, 30 * round((share - turns * increment) / 30)) for share in shares]
        found.append(Preset(minutes=minutes, increment=increment, banks=banks))
    return found


def written(timing: Timing | None) -> dict[str, Any] | None:
    """A timing as it is stored."""
    return None if timing is None else msgspec.to_builtins(timing)


def read(timing: dict[str, Any] | None) -> Timing | None:
    """A timing as it was stored."""
    return None if timing is None else msgspec.convert(timing, Live | Days)


def ticked(before: StoredTable, sat: Seats, after: StoredTable, seats: Seats, keep: int) -> StoredTable:
    """A table after a change, with its clocks as of that date; `keep` of the answers stored before it stay."""
    timing = read(after.timing)
    if timing is None or after.status == "gathering":
        return after
    if before.status == "gathering":
        return started(timing, after, seats)
    # A process of an earlier release knows no clocks: what it has changed is made up for by its dates.
    clocks = moved(timing, after.clocks, before, sat, None)
    clocks = moved(timing, clocks, after, seats, keep if went_back(before, after, keep) else None)
    return after.changed(clocks=clocks, due=due(clocks))


def started(timing: Timing | None, table: StoredTable, seats: Seats) -> StoredTable:
    """A table whose game begins, with its clocks; a person alone has none, since no bot may finish their game."""
    if timing is None or len(people(seats)) < 2:
        return table.changed(timing=None)
    clocks = moved(timing, (Ticking(whole(timing)),) * len(seats), table, seats, None)
    return table.changed(clocks=clocks, due=due(clocks))


def went_back(before: StoredTable, after: StoredTable, keep: int) -> bool:
    """Whether a change takes answers back, sealed ones included."""
    return keep < before.answers or (after.answers == before.answers and len(after.early) < len(before.early))


def whole(timing: Timing) -> float:
    """What a clock shows at the start."""
    return timing.bank if isinstance(timing, Live) else timing.days * DAY


def moved(
    timing: Timing, clocks: Sequence[Ticking], table: StoredTable, seats: Seats, back: int | None
) -> tuple[Ticking, ...]:
    """The clocks as the questions of a table want them; `back` answers have stayed if some were taken back."""
    sealed = {seat for seat, _ in table.early}
    found: list[Ticking] = []
    for number, clock in enumerate(clocks):
        seat, asked = seats[number], number in table.asked and table.status == "playing"
        runs = asked and seat.who == "human" and not seat.answering
        ran = clock.since is not None
        if back is not None and number not in sealed:
            clock = reopened(timing, clock, table.updated, back)
        if ran and not runs:
            clock = stopped(clock, table.updated)
        if ran and not asked and back is None:
            clock = rewarded(timing, clock, table.answers + (number in sealed))
        elif ran and asked and seat.stand_in_for == "time":
            clock = clock._replace(left=0.0, empty=table.base)
        elif not asked and back is None and isinstance(timing, Days):
            clock = Ticking(whole(timing), ended=clock.ended)  # whoever has ended the turn, the next has its own days
        if runs and clock.since is None:
            clock = begun(timing, clock, table.updated)
        found.append(clock)
    return tuple(found)


def begun(timing: Timing, clock: Ticking, date: float) -> Ticking:
    """The clock of a seat that is asked; whoever comes back to an empty one has the increment, or an hour."""
    if clock.empty < 0:
        return clock._replace(since=date)
    least = timing.increment if isinstance(timing, Live) else AGAIN
    return clock._replace(left=max(clock.left, least), since=date, told=False, empty=-1)


def stopped(clock: Ticking, date: float) -> Ticking:
    """The clock with the time that has gone by since it began to run."""
    return clock._replace(left=left_at(clock, date), since=None)


def rewarded(timing: Timing, clock: Ticking, answers: int) -> Ticking:
    """The clock of a person whose turn has ended, after so many answers of the game."""
    if isinstance(timing, Live):
        given = (answers, float(timing.increment))
        return Ticking(clock.left + timing.increment, ended=(*clock.ended, given))
    return Ticking(whole(timing), ended=((answers, whole(timing) - clock.left),))


def reopened(timing: Timing, clock: Ticking, date: float, answers: int) -> Ticking:
    """The clock when all but so many answers are taken back: what turns were given that have not ended now, goes.

    A seat's own last turn goes on with exactly what was left. Whoever has begun another one since, because all have
    agreed to go back, keeps at least an increment of what is left.
    """
    undone = [given for ended, given in clock.ended if ended > answers]
    if not undone:
        return clock
    ended, ran = clock.ended[: len(clock.ended) - len(undone)], clock.since is not None
    clock = stopped(clock, date) if ran else clock
    if ran and isinstance(timing, Days):
        return clock._replace(ended=ended, since=date)
    least = min(clock.left, timing.increment) if isinstance(timing, Live) and (ran or len(undone) > 1) else 0.0
    return clock._replace(left=max(least, clock.left - sum(undone)), ended=ended, since=date if ran else None)


def left_at(clock: Ticking, date: float) -> float:
    """What a clock shows at a date: never more than when it began to run, and never less than nothing."""
    return clock.left if clock.since is None else max(0.0, clock.left - max(0.0, date - clock.since))


def due(clocks: Sequence[Ticking]) -> float | None:
    """The date at which somebody's time is short or over, the first of them; nothing if no clock runs."""
    return min(
        (runs_out(clock) if clock.told else runs_short(clock) for clock in running(clocks).values()), default=None
    )


def running(clocks: Sequence[Ticking]) -> dict[int, Ticking]:
    """The clocks that run, by seat."""
    return {seat: clock for seat, clock in enumerate(clocks) if clock.since is not None}


def runs_out(clock: Ticking) -> float:
    """The date at which a running clock is empty."""
    return (clock.since or 0.0) + clock.left


def runs_short(clock: Ticking) -> float:
    """The date at which a quarter of a turn's time is left."""
    return (clock.since or 0.0) + clock.left * (1 - SHORT)


def still_out(table: StoredTable, seat: int) -> bool:
    """Whether the question still waits at which a seat's time ran out: that one is answered by the bot."""
    return seat < len(table.clocks) and seat in table.asked and table.clocks[seat].empty == table.base


def shown(table: StoredTable, date: float) -> Clocks | None:
    """What the clocks of a table show."""
    date = max(date, table.updated)
    if table.timing is None or not table.clocks:
        return None
    seats = [
        SeatClock(
            seat=seat,
            left=round(left_at(clock, date), 3),
            running=clock.since is not None,
            short=round(clock.left * SHORT, 3),
        )
        for seat, clock in enumerate(table.clocks)
    ]
    return Clocks(date=date, seats=seats)
