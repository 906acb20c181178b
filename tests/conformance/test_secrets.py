"""What a seat must not know changes nothing that it sees: views, options, logs, what is waited for."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from drive import NAMES, TABLES, Walk, position, steps, walks
from vernissage import HIDDEN, SPECTATOR, Dice, Game
from vernissage.core.game import Line
from vernissage.core.step import Step, waits
from vernissage.table import codec

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


@every_table
@given(walk=walks)
def test_a_guess_looks_the_same_to_the_one_who_guesses(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    for seat in (SPECTATOR, *range(seats)):
        twin = game.guess(s, seat, Dice(walk.seed))
        assert game.view(twin, seat) == game.view(s, seat)
        if seat != SPECTATOR:
            assert game.encoded(twin, seat) == game.encoded(s, seat), "the numbers tell a secret"
        assert list(game.census(twin)) == list(game.census(s))
        if twin.agenda:
            step = twin.agenda[-1]
            assert waits(twin, step) == waits(s, s.agenda[-1])
            assert twin.choices == step.options(twin)
            if step.asks(s) == seat:
                assert step.options(twin) == step.options(s)


@every_table
@given(walk=walks)
def test_guesses_are_reproducible_and_leave_the_source_alone(game: Game, seats: int, walk: Walk) -> None:
    s = position(game, seats, walk)
    before = codec.digest(game, s)
    for seat in range(seats):
        one, two = game.guess(s, seat, Dice(walk.seed)), game.guess(s, seat, Dice(walk.seed))
        assert codec.digest(game, one) == codec.digest(game, two)
    assert codec.digest(game, s) == before


@every_table
@given(walk=walks)
def test_a_guess_owes_nothing_to_what_is_hidden(game: Game, seats: int, walk: Walk) -> None:
    """The same dice give the same guess in every world that looks alike: whoever guesses cannot peek."""
    s = position(game, seats, walk)
    for seat in (SPECTATOR, *range(seats)):
        other = game.guess(s, seat, Dice(walk.seed + 1))
        here, there = game.guess(s, seat, Dice(walk.seed)), game.guess(other, seat, Dice(walk.seed))
        assert codec.digest(game, here) == codec.digest(game, there)


@every_table
@given(walk=walks, reader=st.integers(-1, 5))
def test_two_worlds_that_look_alike_go_on_looking_alike(game: Game, seats: int, walk: Walk, reader: int) -> None:
    """Play the true position and a guess side by side, as alike as the reader can see."""
    assume(reader < seats)
    seat = SPECTATOR if reader < 0 else reader
    s = position(game, seats, Walk(walk.seed, walk.skip, ()))
    t = game.guess(s, seat, Dice(walk.seed + 1))
    for number in walk.numbers:
        if not s.agenda or s.agenda[-1].reveals(s) or t.agenda[-1].reveals(t):
            return
        here, there = s.agenda[-1], t.agenda[-1]
        assert codec.encode_step(here) == codec.encode_step(there)
        assert waits(s, here) == waits(t, there), "being asked or not tells a secret"
        if here.asks(s) == seat:
            assert s.choices == t.choices
        choice = s.choices[number % len(s.choices)]
        other = alike(s, here, choice, t, there, seat, number)
        if other is None:
            return
        s, told = carried_out(game, s, choice, seat)
        t, told_there = carried_out(game, t, other, seat)
        assert told == told_there
        assert game.view(s, seat) == game.view(t, seat)
        assert [codec.encode_step(step) for step in s.agenda] == [codec.encode_step(step) for step in t.agenda]


def carried_out(game: Game, s: Any, choice: int, seat: int) -> tuple[Any, list[Line]]:
    """The position after an answer, and what the log tells a reader of it."""
    after = s.copy()
    step = after.agenda.pop()
    step.take(after, choice)
    return after, game.wording.tell(s, step, step.seen(s, choice, seat), after)


def alike(s: Any, here: Step[Any], choice: int, t: Any, there: Step[Any], seat: int, number: int) -> int | None:
    """An answer in the other world that the reader cannot tell from the one in this world."""
    seen = here.seen(s, choice, seat)
    same: list[int] = [other for other in t.choices if there.seen(t, other, seat) == seen]
    if not same:
        return None
    return same[number % len(same)] if seen == HIDDEN else same[0]


@every_table
@given(walk=walks)
def test_what_is_hidden_in_the_log_is_hidden_in_the_view(game: Game, seats: int, walk: Walk) -> None:
    """If a seat is not told which of two answers was given, its view afterwards is the same for both."""
    for s, step in steps(game, seats, walk):
        for seat in (SPECTATOR, *range(seats)):
            hidden = [choice for choice in s.choices if step.seen(s, choice, seat) == HIDDEN]
            views = []
            for choice in hidden[:3]:
                twin = s.copy()
                twin.agenda.pop().take(twin, choice)
                views.append(game.view(twin, seat))
            assert all(view == views[0] for view in views)


@every_table
@given(walk=walks)
def test_what_is_told_in_the_log_shows_in_the_view(game: Game, seats: int, walk: Walk) -> None:
    """If two answers differ only in what a seat cannot see, the seat is not told which of them was given."""
    for s, step in steps(game, seats, walk):
        after = []
        for choice in s.choices[:4]:
            twin = s.copy()
            twin.agenda.pop().take(twin, choice)
            after.append((choice, twin, codec.digest(game, twin), [codec.encode_step(todo) for todo in twin.agenda]))
        for seat in (SPECTATOR, *range(seats)):
            choice, twin, digest, agenda = after[0]
            seen, view = step.seen(s, choice, seat), game.view(twin, seat)
            for other, there, other_digest, other_agenda in after[1:]:
                if digest != other_digest and agenda == other_agenda and view == game.view(there, seat):
                    assert step.seen(s, other, seat) == seen == HIDDEN
