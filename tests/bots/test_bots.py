"""Bots of every game: legal, reproducible, on time, and blind to what their seat cannot know."""

from __future__ import annotations

from typing import Any

import pytest

from drive import fresh
from vernissage import Dice, Game, games, play, play_out, settle
from vernissage import game as find_game
from vernissage.bots import LEVELS, NAMES, Bot, Known, UnknownBot, bot, setting, time_of
from vernissage.bots.ismcts import Ismcts
from vernissage.bots.levels import settings
from vernissage.core.step import Decision, roll

JUDGED = [game for game in games() if game.outlook]
TABLES = [(game, seats) for game in JUDGED for seats in range(game.seats[0], game.seats[1] + 1)]
every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=[f"{game.name}-{seats}" for game, seats in TABLES])
SERVING: dict[str, Bot] = {level: bot(level) for level in LEVELS}
"""One of each level, which is asked at all tables."""
CALLED = ("random", "greedy", "greedy~0.4", "ismcts@30i")


def decisions(game: Game, seats: int, seed: int, every: int, most: int) -> list[Any]:
    """Positions of a random game in which a seat has a choice, some way apart."""
    s = fresh(game, seats)
    dice = Dice(seed)
    found: list[Any] = []
    while len(found) < most and settle(s) is not None:
        play_out(s, dice, every)
        while s.agenda and not (s.agenda[-1].asks(s) >= 0 and len(s.choices) > 1):
            play_out(s, dice, 1)
        if s.agenda:
            found.append(s.copy())
    return found


@every_table
@pytest.mark.parametrize("name", CALLED)
def test_bots_answer_legally_and_leave_the_position_alone(game: Game, seats: int, name: str) -> None:
    from vernissage.table import codec

    for s in decisions(game, seats, 3, 23, 6):
        seat = s.agenda[-1].asks(s)
        before = codec.digest(game, s)
        assert bot(name).choose(seat, Known(game, s, seat), Dice(5)) in s.choices
        assert codec.digest(game, s) == before


class Ticking:
    """A clock that moves on by so much whenever it is asked: every iteration of a search takes that long."""

    def __init__(self, *ticks: float) -> None:
        self.ticks = ticks
        self.asked = 0
        self.time = 0.0

    def __call__(self) -> float:
        if self.asked:
            self.time += self.ticks[(self.asked - 1) % len(self.ticks)]
        self.asked += 1
        return self.time


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_a_search_spends_its_time_and_begins_nothing_that_it_could_not_end(game: Game) -> None:
    s = decisions(game, game.seats[1], 5, 40, 1)[0]
    known = Known(game, s, s.agenda[-1].asks(s))
    even = Ticking(1 / 64)
    assert Ismcts(seconds=0.25, clock=even).search(known, Dice(1)).iterations == 16
    assert even.time == 0.25
    between = Ticking(1 / 64)
    assert Ismcts(seconds=0.26, clock=between).search(known, Dice(1)).iterations == 16
    uneven = Ticking(1 / 64, 3 / 64)
    Ismcts(seconds=0.5, clock=uneven).search(known, Dice(1))
    assert 0.5 - 2 / 64 < uneven.time <= 0.5 + 1 / 64


def test_a_search_survives_a_clock_that_stands_still() -> None:
    s = decisions(JUDGED[0], 2, 5, 40, 1)[0]
    seat = s.agenda[-1].asks(s)
    ticks = iter([0.0] * 20 + [1.0] * 5)
    assert Ismcts(seconds=0.1, clock=lambda: next(ticks)).choose(seat, Known(JUDGED[0], s, seat), Dice(1)) in s.choices


@pytest.mark.parametrize("name", ["masters-gallery", "art-society"])
def test_the_only_answer_to_a_question_is_judged_by_what_follows(name: str) -> None:
    """Some questions are asked though there is one answer; the search goes past them."""
    game = find_game(name)
    s, seat = next(found for seed in range(20) if (found := forced(game, Dice(seed))))
    (only,) = Ismcts(iterations=50).advise(Known(game, s, seat), Dice(1))
    assert (only.choice, only.visits) == (s.choices[0], 50)
    assert 0 < only.value < 1


def forced(game: Game, dice: Dice) -> tuple[Any, int] | None:
    """The first position of a random game in which a seat is asked though it has no choice, and the seat."""
    s = fresh(game, 2)
    while (step := settle(s)) is not None:
        if isinstance(step, Decision) and len(s.choices) == 1:
            return s, step.seat
        play(s, roll(s, step, dice))
    return None


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_a_cancelled_search_begins_no_further_iteration(game: Game) -> None:
    s = decisions(game, game.seats[1], 6, 40, 1)[0]
    known = Known(game, s, s.agenda[-1].asks(s))
    asked = iter([False] * 7 + [True])
    assert Ismcts(seconds=1e9, stopped=lambda: next(asked)).search(known, Dice(1)).iterations == 7
    assert Ismcts(seconds=1e9, stopped=lambda: True).choose(known.seat, known, Dice(1)) in s.choices


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_more_iterations_see_more(game: Game) -> None:
    s = decisions(game, game.seats[1], 7, 40, 1)[0]
    seat = s.agenda[-1].asks(s)
    advice = Ismcts(iterations=200).advise(Known(game, s, seat), Dice(1))
    assert [one.choice for one in advice] != []
    assert sorted(one.choice for one in advice) == s.choices
    assert sum(one.visits for one in advice) == 200
    assert all(0 <= one.value <= 1 for one in advice)


@pytest.mark.parametrize("game", JUDGED, ids=lambda game: game.name)
def test_the_evaluation_of_a_finished_game_is_its_score(game: Game) -> None:
    assert game.outlook
    s = fresh(game, game.seats[1])
    play_out(s, Dice(8), 100_000)
    assert game.outlook.evaluate(s) == pytest.approx([float(points) for points in game.scores(s)])


def test_a_search_stops_when_nothing_can_change_its_mind() -> None:
    game = JUDGED[0]
    position = Known(game, s := decisions(game, 3, 7, 40, 1)[0], s.agenda[-1].asks(s))
    whole = Ismcts(iterations=2000)
    early = whole.search(position, Dice(1), settled=True)
    assert early.iterations < 2000
    assert whole.choose(position.seat, position, Dice(1)) == whole.advise(position, Dice(1))[0].choice


@pytest.mark.parametrize("name", [game.name for game in JUDGED])
def test_the_greedy_bot_beats_the_random_one(name: str) -> None:
    from vernissage.bots.arena import Pairing, play_pairing

    won = 0
    for deal in range(2):
        for lineup in (("greedy", "random"), ("random", "greedy")):
            result = play_pairing(Pairing(name, lineup, deal))
            won += lineup.index("greedy") in result.winners
    assert won >= 3, name


def test_bots_are_called_by_name() -> None:
    for name in (*NAMES, *LEVELS, "ismcts@0.5", "ismcts@200i", "greedy~.3"):
        assert bot(name)
    for name in ("", "oracle", "greedy@3", "ismcts@", "ismcts@x", "random~2", "ismcts@0.1;rm"):
        with pytest.raises(UnknownBot, match="unknown bot"):
            bot(name)


@every_table
@pytest.mark.parametrize("level", LEVELS[:-1])
def test_a_level_answers_as_the_bot_that_it_is_at_the_table(game: Game, seats: int, level: str) -> None:
    named = bot(setting(level, game.name, seats))
    for s in decisions(game, seats, 3, 31, 3):
        known = Known(game, s, s.agenda[-1].asks(s))
        assert SERVING[level].choose(known.seat, known, Dice(5)) == named.choose(known.seat, known, Dice(5))


def test_only_the_strongest_level_takes_time() -> None:
    """What counts no seconds answers the same on every machine, in a page too."""
    for game, seats in TABLES:
        assert [time_of(level, game.name, seats) for level in LEVELS] == [None] * 4 + [0.5]
    assert time_of("ismcts", "gallerist", 2) == 0.1
    assert time_of("oracle", "gallerist", 2) is None


def test_a_game_that_was_never_measured_has_levels_too() -> None:
    unknown = settings("a-fifth", 3)
    assert list(unknown) == list(LEVELS)
    assert all(bot(name) for name in unknown.values())


def test_a_seat_that_is_not_asked_knows_nothing() -> None:
    game = JUDGED[0]
    s = decisions(game, 3, 9, 10, 1)[0]
    step = s.agenda[-1]
    assert isinstance(step, Decision)
    with pytest.raises(ValueError, match="not asked"):
        Known(game, s, (step.seat + 1) % 3)


def test_alone_a_hint_tells_the_chance_to_reach_the_goals() -> None:
    game = next(game for game in JUDGED if game.name == "gallerist")
    rich = (poor := decisions(game, 1, 4, 60, 1)[0]).copy()
    rich.players[0].money += 150
    chances = [Ismcts(iterations=60).advise(Known(game, s, 0), Dice(1))[0].value for s in (poor, rich)]
    assert 0 <= chances[0] < chances[1] <= 1
