"""A text travels with its facts: the message, its arguments, the step that waits; never what is hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from drive import NAMES, TABLES, Walk, decision, steps, walks
from gallerist.board import BLUE, RED_PAINTER, discover, table
from vernissage import SPECTATOR, Dice, Game, Match
from vernissage.core.game import Line
from vernissage.core.step import Decision
from vernissage.games.gallerist import GAME as GALLERIST
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay
from vernissage.house import present, speech
from vernissage.house.lobby import seats_shown
from vernissage.house.memory import MemoryShelf
from vernissage.house.protocol.play import Other, Question, Target
from vernissage.house.protocol.words import Argument, Text
from vernissage.house.stored import StoredSeat
from vernissage.house.unique_names import UniqueNames
from vernissage.table.waiting import waiting_for

WHO = ("Anna", "Hugo", "Bea", "Omar", "Lena", "Zoé")

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)


def eyes(game: Game, seat: int, box: Any) -> present.Eyes:
    return present.Eyes(None if seat == SPECTATOR else seat, "en", WHO, game, speech.voice("en", game.name), box)


def asked(game: Game, s: Any, step: Decision[Any]) -> Question:
    """What the seat of a decision is asked, as it leaves the server."""
    waiting = waiting_for(game, s, step, lambda line, lang: line.id)
    return present.question(eyes(game, step.seat, s.box), waiting)


def heard(game: Game, s: Any, step: Decision[Any], seat: int) -> Other:
    """What somebody else reads of it."""
    return present.other(eyes(game, seat, s.box), waiting_for(game, s, step, lambda line, lang: line.id))


def decisions(game: Game, seats: int, walk: Walk) -> Iterator[tuple[Any, Decision[Any]]]:
    """Some questions of a game, early enough that there are any."""
    for s, step in steps(game, seats, Walk(walk.seed, walk.skip % 80, walk.numbers[:4])):
        if isinstance(step, Decision):
            yield s, step


@every_table
@given(walk=walks)
def test_two_worlds_that_look_alike_ask_alike(game: Game, seats: int, walk: Walk) -> None:
    """What a reader is asked, or reads of what others are asked, is the same whatever is hidden: every argument too."""
    for s, here in decisions(game, seats, walk):
        for seat in (SPECTATOR, *range(seats)):
            t = game.guess(s, seat, Dice(walk.seed + 1))
            there = decision(t.agenda[-1])
            if here.seat == seat:
                assert asked(game, s, here) == asked(game, t, there)
            else:
                assert heard(game, s, here, seat) == heard(game, t, there, seat)


def told(game: Game, box: Any, args: dict[str, Argument], *targets: Target | None) -> dict[str, Argument]:
    """All arguments of a text: its own, and those in which messages call the things beside it."""
    names: dict[str, Argument] = {}
    for target in targets:
        if target is not None:
            names.update(game.wording.names(box, target.type, target.number))
    return {**names, **args}


def texts(game: Game, box: Any, question: Question) -> Iterator[tuple[str, str, dict[str, Argument]]]:
    """Every text of a question: its message, its sentence, its arguments."""

    def whole(text: Text, *targets: Target | None) -> tuple[str, str, dict[str, Argument]]:
        about: dict[str, Argument] = {} if text.seat is None else {"player": text.seat}
        return text.id, text.text, {**told(game, box, text.args, *targets), **about}

    yield whole(question.prompt)
    for option in question.options:
        yield option.message, option.label, told(game, box, option.args, option.target)
    for refusal in question.refusals:
        yield whole(refusal.reason, refusal.target)


@every_table
@given(walk=walks)
def test_every_sentence_of_a_question_is_what_its_facts_say(game: Game, seats: int, walk: Walk) -> None:
    for s, step in decisions(game, seats, walk):
        for id, sentence, args in texts(game, s.box, asked(game, s, step)):
            assert speech.say(Line(id, args), "en", game.name, WHO) == sentence


@pytest.mark.parametrize("name", ["gallerist", "art-society", "masters-gallery", "bioutifoul"])
def test_every_line_of_the_log_is_what_its_facts_say(name: str) -> None:
    match, dice = Match(name, 2, seed=4), Dice(4)
    game = match.game
    for _ in range(60):
        if match.finished:
            break
        waiting = match.waiting()[0]
        match.answer(waiting.seat, waiting.options[dice.below(len(waiting.options))].choice)
    for seat in (SPECTATOR, 0):
        for event in present.events(eyes(game, seat, match.box), match, 0):
            for line in event.lines:
                args = told(game, match.box, line.args, *event.targets)
                if line.seat is not None:
                    args["player"] = line.seat
                assert speech.say(Line(line.id, args), "en", game.name, WHO) == line.text


def test_an_argument_that_the_sentence_does_not_use_stays_in_the_house() -> None:
    """The refusals of a purchase are given more numbers than each of their messages says."""
    game = next(game for game, _ in TABLES if game.name == "bioutifoul")
    line = Line("why-not-in-gallery", {"artist": "alice", "price": 4, "gold": 7, "limit": 3})
    text = eyes(game, 0, None).text(line)
    assert text.args == {"artist": "alice"}


def test_a_payment_says_its_price_and_a_gain_of_fame_its_artist() -> None:
    s = table()
    s.players[BLUE].money, s.players[BLUE].influence = 3, 13
    s.then(Pay(BLUE, 5))
    pay = asked(GALLERIST, s, decision(s.agenda[-1]))
    assert (pay.kind, pay.step, pay.prompt.args) == ("Pay", {"price": 5}, {"price": 5})
    assert pay.options[0].message == "label-pay-influence"
    assert pay.options[0].args == {"money": 3, "steps": 2, "before": 13, "after": 8}
    s = table()
    s.players[BLUE].influence = 13
    discover(s, RED_PAINTER, fame=9)
    s.then(RaiseFame(BLUE, RED_PAINTER, 2))
    fame = asked(GALLERIST, s, decision(s.agenda[-1]))
    assert fame.step == {"artist": RED_PAINTER, "amount": 2}
    assert [option.args["fame"] for option in fame.options] == [11, 12, 13, 14]


def test_the_colour_of_a_name_is_told_apart_from_it() -> None:
    """Nobody has to take a name to pieces, and what somebody put in brackets is theirs."""
    seats = (
        StoredSeat(0, "human", name="Zoé (Paris)"),
        StoredSeat(1, "bot", level="study"),
        StoredSeat(2, "human", name="Anne"),
        StoredSeat(3, "human", name="anne"),
        StoredSeat(4, "human", name=""),
    )
    shown = [(seat.name, seat.short) for seat in seats_shown(seats, "fr", (), (), UniqueNames(MemoryShelf().devices))]
    assert shown == [
        ("Zoé (Paris)", ""),
        ("Étude (jaune)", "Étude"),
        ("Anne (violet)", "Anne"),
        ("anne (orange)", "anne"),
        ("Vert", ""),
    ]
