"""The engine: the agenda, settling, playing, rolling."""

from __future__ import annotations

import pytest

from toy import TOY, Bid, OneMore, OpenBids, State, Take, Toss, Turn, fresh
from vernissage import CHANCE, Dice, play, play_out, roll, settle
from vernissage.core.step import NOBODY, Decision, Effect, Nature, Playable, Step, run, waits


def names(s: State) -> list[str]:
    """What is still to do, the next first."""
    return [type(step).__name__ for step in reversed(s.agenda)]


def test_then_reads_in_order_and_goes_before_what_was_pending() -> None:
    s = fresh()
    s.agenda.clear()
    s.then(Turn(0))
    s.then(Take(1), OneMore(1))
    assert names(s) == ["Take", "OneMore", "Turn"]
    s.then()
    assert names(s) == ["Take", "OneMore", "Turn"]


def test_settle_stops_at_the_first_step_that_needs_an_answer() -> None:
    s = fresh()
    step = settle(s)
    assert isinstance(step, Toss)
    assert step.asks(s) == CHANCE
    assert s.choices == [0, 1]
    assert settle(s) is step, "settling again changes nothing"


def test_play_answers_the_waiting_step_and_settles() -> None:
    s = fresh()
    settle(s)
    step = play(s, 1)
    assert s.heap == 6
    assert isinstance(step, Bid)
    assert step.asks(s) == 0
    assert s.choices == [0, 1, 2]


def test_effects_are_carried_out_without_asking() -> None:
    s = fresh()
    settle(s)
    for choice in (0, 1, 2):
        step = play(s, choice)
    assert [player.open for player in s.players] == [1, 2]
    assert isinstance(step, Take)
    assert names(s) == ["Take", "Turn"]
    assert OpenBids().asks(s) == NOBODY


def test_a_single_option_is_taken_by_the_engine() -> None:
    s = fresh(coins=0)
    settle(s)
    step = play(s, 0)
    assert isinstance(step, Take), "nobody had a coin to bid"
    assert [player.open for player in s.players] == [0, 0]


class Proud(Take):
    """Asked even with a single option."""

    def asked_anyway(self, s: State) -> bool:
        return True


def test_a_seat_whose_single_option_is_a_secret_is_asked_all_the_same() -> None:
    s = fresh()
    s.heap = 1
    s.agenda.clear()
    s.then(Proud(0))
    step = settle(s)
    assert isinstance(step, Proud)
    assert s.choices == [1]
    assert waits(s, step)
    assert not waits(s, Take(0))


def test_the_end_of_the_agenda_is_the_end_of_the_game() -> None:
    s = fresh()
    s.agenda.clear()
    assert settle(s) is None
    assert s.choices == []


class NewAgenda(Effect[State]):
    """Throws away what was pending by putting another list in its place."""

    def take(self, s: State, _: int) -> None:
        s.agenda = []
        s.then(Take(1))


def test_a_step_may_put_another_agenda_in_place() -> None:
    s = fresh()
    s.heap = 4
    s.then(NewAgenda())
    assert isinstance(settle(s), Take)
    assert names(s) == ["Take"]


def test_clearing_the_agenda_ends_the_game() -> None:
    s = fresh()
    play_out(s, Dice(3), 1000)
    assert s.agenda == []
    assert s.heap == 0


def test_play_out_counts_answers_and_keeps_its_limit() -> None:
    s = fresh()
    assert play_out(s, Dice(3), 2) == 2
    assert isinstance(s.agenda[-1], Bid)
    rest = play_out(s, Dice(3), 1000)
    assert 2 < rest < 20
    assert play_out(s, Dice(3), 1000) == 0


def test_nature_rolls_for_chance_until_a_seat_has_a_choice() -> None:
    s = fresh()
    step = run(s, Nature(Dice(3)))
    assert isinstance(step, Bid)
    assert s.heap in (5, 6)
    assert s.choices == [0, 1, 2]
    s.agenda.clear()
    s.heap = 1
    s.then(Take(0))
    assert run(s, Nature(Dice(3))) is None, "a single option is no choice"
    assert s.players[0].taken == 1


def test_roll_follows_natures_weights() -> None:
    s = fresh()
    step = settle(s)
    assert step is not None
    dice = Dice(8)
    large = sum(roll(s, step, dice) for _ in range(4000))
    assert 2850 < large < 3150


def test_roll_takes_any_option_of_a_seat_alike() -> None:
    s = fresh()
    settle(s)
    step = play(s, 0)
    assert step is not None
    dice = Dice(8)
    found = [0, 0, 0]
    for _ in range(3000):
        found[roll(s, step, dice)] += 1
    assert min(found) > 900


def test_a_copy_shares_its_steps_and_nothing_else() -> None:
    s = fresh()
    settle(s)
    twin = s.copy()
    play(twin, 1)
    assert s.heap == 0
    assert isinstance(s.agenda[-1], Toss)
    assert twin.agenda[0] is s.agenda[0]


def test_what_every_step_says_by_default() -> None:
    s = fresh()
    decision: Decision[State] = Decision(1)
    assert (decision.asks(s), decision.options(s), decision.default(s)) == (1, [0], 0)
    assert decision.why_not(s, 0) == ""
    assert decision.why_not(s, 1) == "why-not-possible"
    assert not decision.sealed()
    assert not decision.asked_anyway(s)
    assert decision.seen(s, 4, 0) == 4
    assert not decision.reveals(s)
    assert Toss().seen(s, 1, 0) == 1
    step: Step[State] = Step()
    with pytest.raises(NotImplementedError):
        step.asks(s)
    with pytest.raises(NotImplementedError):
        decision.take(s, 0)
    bare: Playable[State] = Playable([])
    with pytest.raises(NotImplementedError):
        bare.copy()


def test_a_game_knows_its_kinds_and_lays_out_its_actions() -> None:
    assert TOY.kind(Take(0)).name == "Take"
    assert [kind.name for kind in TOY.decisions] == ["Take", "OneMore", "Bid"]
    assert [TOY.offset(kind) for kind in TOY.decisions] == [0, 3, 5]
    assert TOY.actions == 11
    with pytest.raises(KeyError, match="OpenBids"):
        TOY.kind(OpenBids())
    with pytest.raises(KeyError, match="Toss"):
        TOY.offset(TOY.kinds[-1])
