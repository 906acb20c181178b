"""Matches: setting up, answers, sealed answers, refusals that change nothing."""

from __future__ import annotations

from typing import Any

import pytest

from table.matches import bids, toy, untouched
from toy import TOY
from vernissage import HIDDEN, Match, SetupError, Sheet, SheetError, UnknownGame

# Setting up.


@pytest.mark.parametrize("seats", [1, 4, 0, -2, True, "2", 2.0, None])
def test_a_wrong_number_of_seats(seats: Any) -> None:
    with pytest.raises(SetupError, match=f"Toy is for 2 to 3 players, not {seats}"):
        Match(TOY, seats)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"colour": 1}, "unknown option 'colour' for Toy: there is coins"),
        ({"coins": 1}, "option 'coins' is one of 2, 0, 5, not 1"),
        ({"coins": "2"}, "option 'coins' is one of 2, 0, 5, not '2'"),
    ],
)
def test_wrong_options(options: dict[str, Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Match(TOY, 2, options)


def test_a_game_without_options_has_none() -> None:
    with pytest.raises(SetupError, match="unknown option 'solo' for Masters Gallery: there is none"):
        Match("masters-gallery", 2, {"solo": 1})


def test_an_option_left_out_takes_its_first_value() -> None:
    assert Match(TOY, 2, seed=1).options == {"coins": 2}


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"unknown game 'poker': there is .*masters-gallery"):
        Match("poker", 2)


@pytest.mark.parametrize(
    ("names", "message"),
    [
        (["A", "B", "C"], "3 names for 2 seats"),
        (["A", None], "a name is a word, not None"),
        ([5], "a name is a word, not 5"),
        (["A" * 61], "at most 60 letters, not 61"),
        (["\x1b]0;Eve\x07"], r"that can be shown, not '\\x1b\]0;Eve\\x07'"),
        (["\x9b5m"], "that can be shown"),
        (["\ud800"], "that can be shown"),
        (["Ada\nHugo"], "that can be shown"),
    ],
)
def test_wrong_names(names: list[Any], message: str) -> None:
    with pytest.raises(SetupError, match=message):
        Match(TOY, 2, names=names)


def test_a_wrong_sheet() -> None:
    with pytest.raises(SheetError, match=r"heap\.large: missing"):
        Match(TOY, 2, sheet=Sheet('[heap]\nsmall = 5\nsource = "derived"\n'))


def test_seats_without_a_name_are_called_by_their_colour() -> None:
    match = bids(Match(TOY, 3, seed=1, names=["Anne", ""]), 0, 2, 1)
    assert match.log(seat=0) == ["Anne bids 0", "Yellow bids", "Purple bids"]
    assert match.log("fr", seat=1) == ["Anne bids", "Jaune bids 2", "Violet bids"]


# Answers.


@pytest.mark.parametrize(
    ("seat", "choice", "message"),
    [
        (1, 1, "Yellow is not asked for anything now"),
        (2, 1, "There is no seat 2"),
        (-1, 1, "There is no seat -1"),
        ("0", 1, "There is no seat 0"),
        (None, 1, "There is no seat None"),
        (0, 3, "There is no choice 3 here"),
        (0, -1, "There is no choice -1 here"),
        (0, True, "There is no choice True here"),
        (0, "1", "There is no choice 1 here"),
        (0, 1.0, "There is no choice 1.0 here"),
        (0, None, "There is no choice None here"),
        (0, 10**30, "There is no choice 1000000"),
        (0, 0, "One coin at least"),
    ],
)
def test_a_wrong_answer_changes_nothing(seat: Any, choice: Any, message: str) -> None:
    match = bids(toy(), 0, 0)
    untouched(match, lambda: match.answer(seat, choice), message)


def test_an_absent_player_is_answered_for() -> None:
    match = bids(toy(), 0, 0)
    match.answer_default(0)
    assert match.view().players[0].taken == 1
    match.answer_default(0)
    assert match.asked() == [1], "the default of OneMore is to decline"
    untouched(match, lambda: match.answer_default(0), "Blue is not asked")
    untouched(match, lambda: match.answer_default(9), "There is no seat 9")


def finished() -> Match:
    match = bids(toy(), 0, 0)
    while not match.finished:
        match.answer_default(match.asked()[0])
    return match


def test_a_finished_game_takes_no_answer() -> None:
    match = finished()
    assert match.waiting() == []
    untouched(match, lambda: match.answer(0, 1), "The game is over")
    untouched(match, lambda: match.answer_default(1), "The game is over")
    assert sum(match.scores()) == 6
    assert match.winners()


@pytest.mark.parametrize("seat", [2, -1, "0"])
def test_only_seats_have_views_and_logs(seat: Any) -> None:
    match = toy()
    for act in (match.view, match.events, lambda seat: match.log("en", seat), match.score_sheet):
        untouched(match, lambda act=act: act(seat), f"There is no seat {seat}")  # type: ignore[misc]


# Sealed answers.


def test_sealed_answers_are_asked_all_at_once_and_come_in_any_order() -> None:
    match = toy(3)
    assert match.asked() == [0, 1, 2]
    assert [asked.seat for asked in match.waiting()] == [0, 1, 2]
    match.answer(2, 1)
    match.answer(0, 2)
    assert match.asked() == [1]
    assert match.answers == [1], "nothing but the toss is written down yet"
    untouched(match, lambda: match.answer(0, 1), "Blue is not asked")
    match.answer(1, 0)
    assert match.answers == [1, 2, 0, 1]
    assert [player.bid for player in match.view().players] == [2, 0, 1]


def test_an_early_answer_tells_nobody_anything() -> None:
    match = toy(3)
    before = [match.view(seat) for seat in range(3)]
    match.answer(1, 2)
    assert [match.view(seat) for seat in range(3)] == before
    assert match.log(seat=0) == []


def test_a_seat_with_a_single_option_is_not_waited_for() -> None:
    match = toy(coins=0)
    assert match.waiting()[0].kind == "Take"


def test_a_hidden_answer_is_hidden_in_the_events_of_others() -> None:
    match = bids(toy(), 2, 1)
    assert [event.choice for event in match.events(0) if event.step[0] == "Bid"] == [2, HIDDEN]
    assert [event.choice for event in match.events() if event.step[0] == "Bid"] == [HIDDEN, HIDDEN]
    assert [event.number for event in match.events()] == list(range(len(match.events())))
    assert match.events(0, since=2) == match.events(0)[2:]


# What is asked.


def test_a_waiting_decision_has_all_a_client_needs() -> None:
    asked = bids(toy(), 0, 0).waiting()[0]
    assert (asked.seat, asked.kind, asked.default) == (0, "Take", 1)
    assert asked.prompts == {"en": "How many coins?", "fr": "How many coins?"}
    assert asked.others.id == "wait-coins"
    assert [(option.choice, option.target, option.labels["en"]) for option in asked.options] == [
        (1, ("amount", 1), "1"),
        (2, ("amount", 2), "2"),
    ]
    assert [(refusal.choice, refusal.rule, refusal.reasons["en"]) for refusal in asked.refusals] == [
        (0, "T-1", "One coin at least.")
    ]


def test_the_state_given_out_is_a_copy() -> None:
    match = bids(toy(), 0, 0)
    before = match.position()
    match.state.agenda.clear()
    match.state.players[0].taken = 99
    assert match.position() == before


def test_without_a_seed_nature_is_not_predictable() -> None:
    heaps = {Match(TOY, 2).view().heap for _ in range(80)}
    assert heaps == {5, 6}


def test_one_seed_gives_one_game() -> None:
    one, two = finished(), finished()
    assert one.record() == two.record()
