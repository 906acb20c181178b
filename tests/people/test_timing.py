"""Clocks, as pure functions of dates: what a change of a table does to them."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.games import games
from vernissage.house import timing
from vernissage.house.protocol.timing import MOST_BANK, Days, Live
from vernissage.house.stored import StoredSeat, StoredTable

LIVE = {"kind": "live", "bank": 600, "increment": 30, "level": "sketch"}
DAYS = {"kind": "days", "days": 3, "level": "sketch"}
THREE = 3 * timing.DAY
PEOPLE = (StoredSeat(0, "human", holder="a"), StoredSeat(1, "human", holder="b"), StoredSeat(2, "bot", level="sketch"))
AWAY = StoredSeat(0, "human", holder="a", stand_in="sketch", stand_in_for="time")


class Table:
    """A table whose changes a test dictates: the date, who is asked then, after how many answers."""

    def __init__(self, timed: dict[str, Any], *asked: int, seats: tuple[StoredSeat, ...] = PEOPLE) -> None:
        self.seats = seats
        table = StoredTable("t", "toy", 1, "a", status="playing", seq=1, base=1, updated=0.0, asked=asked, timing=timed)
        self.table = timing.started(timing.read(timed), table, seats)

    def at(self, date: float, *asked: int, seats: tuple[StoredSeat, ...] | None = None, **values: Any) -> Table:
        """The table changes: by an answer, unless the values say how many there are."""
        before, sat = self.table, self.seats
        answers = values.pop("answers", before.answers + 1)
        keep = values.pop("keep", min(answers, before.answers))
        after = before.changed(updated=date, asked=asked, answers=answers, base=before.base + 1, **values)
        self.seats = seats or sat
        self.table = timing.ticked(before, sat, after, self.seats, keep)
        return self

    def left(self, date: float) -> list[float]:
        return [timing.left_at(clock, date) for clock in self.table.clocks]

    @property
    def runs(self) -> list[int]:
        return sorted(timing.running(self.table.clocks))


def test_a_clock_runs_while_its_seat_is_asked_and_gets_its_increment_when_it_is_no_longer() -> None:
    table = Table(LIVE, 0)
    assert (table.runs, table.left(10), table.table.due) == ([0], [590, 600, 600], 450)
    table.at(40, 1)
    assert (table.runs, table.left(100)) == ([1], [590, 540, 600])


def test_a_turn_of_many_answers_is_one_turn() -> None:
    table = Table(LIVE, 0).at(10, 0).at(20, 0).at(30, 0)
    assert table.left(30) == [570, 600, 600]
    assert table.at(40, 1).left(40) == [590, 600, 600]
    days = Table(DAYS, 0).at(10, 0).at(timing.DAY, 0)
    assert days.left(timing.DAY)[0] == 2 * timing.DAY
    assert days.at(timing.DAY, 1).left(timing.DAY)[0] == THREE


def test_all_clocks_of_a_sealed_turn_run_at_once_and_each_stops_by_itself() -> None:
    table = Table(LIVE, 0, 1)
    assert table.runs == [0, 1]
    table.at(20, 1, answers=0, early=((0, 4),))
    assert (table.runs, table.left(50)) == ([1], [610, 550, 600])
    table.at(50, 2, answers=3, early=())
    assert (table.runs, table.left(90), table.table.due) == ([], [610, 580, 600], None)


def test_a_bots_clock_never_runs_and_the_last_answer_stops_all() -> None:
    table = Table(LIVE, 2)
    assert (table.runs, table.table.due) == ([], None)
    table.at(5, 0).at(10, status="finished")
    assert (table.runs, table.table.due) == ([], None)


def test_sealing_and_undoing_again_and_again_gives_nothing() -> None:
    table = Table(LIVE, 0, 1)
    for moment in range(1, 40):
        table.at(10 * moment - 5, 1, answers=0, early=((0, 4),))
        assert table.left(10 * moment)[0] == 600 - 5 * moment + 30
        table.at(10 * moment, 0, 1, answers=0, early=())
        assert table.left(10 * moment)[0] == 600 - 5 * moment
    days = Table(DAYS, 0, 1)
    days.at(timing.DAY, 1, answers=0, early=((0, 4),)).at(timing.DAY, 0, 1, answers=0, early=())
    assert days.left(timing.DAY)[0] == 2 * timing.DAY


def test_undoing_a_sealed_answer_leaves_the_others_their_increment() -> None:
    table = Table(LIVE, 0, 1, seats=(*PEOPLE[:2], StoredSeat(2, "human", holder="c")))
    table = Table(LIVE, 0, 1, 2, seats=table.seats).at(10, 1, 2, answers=0, early=((0, 4),))
    table.at(20, 2, answers=0, early=((0, 4), (1, 4))).at(30, 0, 2, answers=0, early=((1, 4),))
    assert (table.left(30), table.runs) == ([590, 610, 570], [0, 2])


def test_an_undone_turn_goes_on_with_what_was_left_and_whoever_was_asked_meanwhile_gets_no_increment() -> None:
    table = Table(LIVE, 0).at(100, 1).at(160, 0, answers=0)
    assert (table.left(160), table.runs) == ([500, 540, 600], [0])
    days = Table(DAYS, 0).at(timing.DAY, 1).at(2 * timing.DAY, 0, answers=0)
    assert (days.left(2 * timing.DAY)[0], days.runs) == (2 * timing.DAY, [0])


def test_going_back_by_consent_takes_increments_back_but_leaves_one() -> None:
    table = Table(LIVE, 0).at(500, 1).at(510, 0).at(600, 1).at(610, 0)
    assert table.left(610) == [70, 640, 600]
    table.at(630, 0, answers=0)
    assert (table.left(630), table.runs) == ([30, 580, 600], [0])


def test_who_is_out_of_time_is_stood_in_for_and_comes_back_with_the_increment() -> None:
    table = Table(LIVE, 0).at(601, 0, answers=0, seats=(AWAY, *PEOPLE[1:]))
    assert (table.left(700)[0], table.runs, table.table.due) == (0, [], None)
    assert timing.still_out(table.table, 0)
    table.at(602, 0)
    assert not timing.still_out(table.table, 0)
    table.at(603, 1)
    assert table.left(603)[0] == 0, "a stand-in gets no increment"
    table.at(604, 1, answers=2, seats=PEOPLE).at(610, 0)
    assert (table.left(610)[0], table.left(620)[0]) == (30, 20)


def test_who_comes_back_to_a_turn_whose_days_are_over_has_an_hour_and_then_days_again() -> None:
    table = Table(DAYS, 0).at(THREE + 2, 0, answers=0, seats=(AWAY, *PEOPLE[1:])).at(THREE + 3, 0)
    table.at(THREE + 4, 0, answers=1, seats=PEOPLE)
    assert table.left(THREE + 4)[0] == timing.AGAIN
    assert table.at(THREE + 5, 1).left(THREE + 5)[0] == THREE


def test_a_stand_in_loses_no_time_and_days_begin_anew_with_every_turn() -> None:
    wished = (StoredSeat(0, "human", holder="a", stand_in="sketch", stand_in_for="wish"), *PEOPLE[1:])
    table = Table(LIVE, 0).at(100, 0, answers=0, seats=wished).at(200, 1).at(300, 0)
    assert (table.left(400)[0], table.runs) == (500, [])
    assert table.at(400, 0, answers=2, seats=PEOPLE).left(410)[0] == 490
    days = Table(DAYS, 0).at(100, 0, answers=0, seats=wished).at(200, 1, seats=PEOPLE)
    assert days.left(200)[0] == THREE


def test_a_date_that_goes_back_gives_and_takes_nothing() -> None:
    table = Table(LIVE, 0).at(100, 1)
    assert table.left(50)[1] == 600
    table.at(100, 0)  # a table's own date stands still until the machine's has caught up
    assert table.left(100) == [530, 630, 600]


def test_what_an_earlier_release_has_changed_is_made_up_for() -> None:
    table = Table(LIVE, 0)
    table.table = table.table.changed(updated=50.0, asked=(1,), answers=1, seq=2, base=2)  # which knows no clocks
    table.at(80, 0)
    assert (table.left(80), table.runs) == ([580, 600, 600], [0])


def test_an_answer_after_the_last_second_leaves_no_debt() -> None:
    assert Table(LIVE, 0).at(10_000, 1).left(10_000)[0] == 30


def test_a_person_alone_has_no_clock() -> None:
    mine = (StoredSeat(0, "human", holder="a"), StoredSeat(1, "human", holder="a"))
    table = Table(LIVE, 0, seats=mine).table
    assert (table.timing, table.clocks, table.due) == (None, (), None)


def test_short_comes_at_a_quarter_and_once_a_turn() -> None:
    table = Table(DAYS, 0)
    assert table.table.due == 0.75 * THREE
    told = table.table.clocks[0]._replace(told=True)
    table.at(10, 0, clocks=(told, *table.table.clocks[1:]))
    assert table.table.due == THREE
    table.at(20, 1).at(30, 0)
    assert table.table.due == 30 + 0.75 * THREE


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_presets_take_as_long_as_they_are_called(game: Any) -> None:
    found = timing.presets(game)
    assert [preset.minutes for preset in found] == sorted({preset.minutes for preset in found})
    for preset in found:
        assert len(preset.banks) == game.seats[1] - game.seats[0] + 1
        for seats, bank in zip(range(game.seats[0], game.seats[1] + 1), preset.banks, strict=True):
            Live(bank=bank, increment=preset.increment)
            assert bank <= MOST_BANK
            whole = seats * (bank + timing.TURNS[game.name] * preset.increment) / 60
            assert 0.8 * preset.minutes <= whole <= 1.35 * preset.minutes


CHANGES = st.tuples(st.floats(0, 1e6), st.sampled_from(["on", "same", "none", "back", "gone", "here"]))


@given(st.lists(CHANGES, max_size=40))
def test_no_sequence_of_changes_gains_time(changes: list[tuple[float, str]]) -> None:
    table, date = Table(LIVE, 0), 0.0
    for wait, what in changes:
        date += wait
        before = table.left(date)
        empty = table.table.clocks[0].empty
        now, count = table.table.asked, table.table.answers
        ends = sum(len(clock.ended) for clock in table.table.clocks)
        if what == "on":
            table.at(date, 1 - now[0])
        elif what == "same":
            table.at(date, now[0])
        elif what == "none":
            table.at(date, now[0], answers=count)
        elif what == "back" and count:
            table.at(date, 1 - now[0], answers=count - 1)
        elif what == "gone":
            table.at(date, now[0], answers=count, seats=(AWAY, *PEOPLE[1:]))
        else:
            table.at(date, now[0], answers=count, seats=PEOPLE)
        after = table.left(date)
        more = sum(len(clock.ended) for clock in table.table.clocks) - ends
        assert min(after) >= 0
        returned = empty >= 0 > table.table.clocks[0].empty
        assert sum(after) <= sum(before) + 30 * max(more, returned, 0) + 1e-6, what


def test_a_timing_is_stored_as_agreed() -> None:
    assert timing.written(Live(bank=600, increment=30)) == LIVE
    assert timing.written(Days(days=3)) == DAYS
    assert timing.read(DAYS) == Days(days=3)
    assert timing.written(None) is None
    assert timing.read(None) is None
