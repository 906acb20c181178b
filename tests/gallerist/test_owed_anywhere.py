"""Exactly what would lose the owed action is refused, in any position and in whole games (G33)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from gallerist.board import (
    BLUE,
    arrived,
    discover,
    exhibit,
    people,
    table,
)
from vernissage import Dice, Game, game
from vernissage.core.step import NONE, Chance, Step
from vernissage.games.gallerist.actions import acts
from vernissage.games.gallerist.census import owes_in_order
from vernissage.games.gallerist.executive import OwedAction, UseContract
from vernissage.games.gallerist.fame import GiveFame
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY
from vernissage.games.gallerist.owed import Bounded
from vernissage.games.gallerist.sales import LayContract
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import Act, EndTurn, Move

GALLERIST: Game = game("gallerist")
MOVE_VISITORS, USE_CONTRACT = ACT_EXECUTIVELY, ACT_EXECUTIVELY + 1
CONTRACT_BONUS, ASSISTANT_BONUS, INVESTMENT_BONUS = 0, 1, 4


def ends(s: State, floor: int) -> set[bool]:
    """Whether the owed action is possible at the ends of an executive action: every answer, some of the cards."""
    if len(s.agenda) == floor + 1:
        owed = s.agenda[floor]
        assert isinstance(owed, OwedAction)
        return {acts(s, owed.seat, owed.place)}
    step = s.agenda[-1]
    choices = step.offers(s) if isinstance(step, Bounded) else step.options(s)
    if isinstance(step, Chance):
        choices = choices[:2]
    found: set[bool] = set()
    for choice in choices:
        twin = s.copy()
        twin.agenda.pop()
        step.take(twin, choice)
        found |= ends(twin, floor)
        if found == {True, False}:
            break
    return found


def after(s: State, step: Step[Any], choice: int) -> State:
    twin = s.copy()
    twin.agenda.pop()
    step.take(twin, choice)
    return twin


def generous(s: State, dice: Dice) -> None:
    """Contracts with the bonuses that could do harm, and not much of anything else."""
    me = s.players[0]
    me.desks, me.queue, me.placed = dice.below(4), dice.below(4), 0
    me.money, me.influence = dice.below(4), dice.below(8)
    cards = [5 * form + bonus for form in range(4) for bonus in (CONTRACT_BONUS, ASSISTANT_BONUS)]
    me.contracts = tuple(NONE if dice.below(4) == 0 else cards[2 * dice.below(4) + slot % 2] for slot in range(3))
    me.sides = tuple(0 if card == NONE else dice.below(2) for card in me.contracts)
    me.helped = tuple(0 if card == NONE else dice.below(2) for card in me.contracts)
    me.lobby, me.commission = people(dice.below(2), dice.below(2), dice.below(2)), NONE


@pytest.mark.rule("G33")
def test_exactly_what_would_lose_the_action_is_refused() -> None:
    """Random positions: every answer of an executive action that leaves a way to act is offered, and no other."""
    seen: Counter[str] = Counter()
    for seed in range(400):
        dice = Dice(seed)
        s = table(2 + seed % 3)
        for artist in range(8):
            if dice.below(2):
                discover(s, artist)
        exhibit(s, BLUE, *[artist for artist in range(8) if dice.below(6) == 0][:2])
        generous(s, dice)
        place = dice.below(4)
        arrived(s, place)
        if not acts(s, BLUE, place):
            continue
        act = s.agenda.pop()
        usable = USE_CONTRACT in act.options(s)
        if s.players[BLUE].desks and UseContract(BLUE).offers(s):
            before = s.copy()
            before.then(UseContract(BLUE), OwedAction(BLUE, place))
            hopeless = True not in ends(before, 0)
            assert usable != hopeless, f"seed {seed}"
            seen["hopeless"] += hopeless
        if not usable:
            continue
        act.take(s, USE_CONTRACT)
        floor = len(s.agenda) - 2
        while len(s.agenda) > floor + 1:
            step = s.agenda[-1]
            choices = step.options(s)
            if isinstance(step, Bounded):
                good = [choice for choice in step.offers(s) if True in ends(after(s, step, choice), floor)]
                assert choices == good, f"seed {seed}: {type(step).__name__}"
                s.agenda.pop()
                assert step.options(s) == good  # random play takes a step off the agenda before it asks
                s.agenda.append(step)
                for choice in step.offers(s):
                    assert (step.why_not(s, choice) == "") == (choice in good)
                seen[type(step).__name__] += len(good) < len(step.offers(s))
            s.agenda.pop()
            step.take(s, choices[dice.below(len(choices))])
        assert acts(s, BLUE, place), f"seed {seed}"
    assert all(seen[name] for name in ("hopeless", "UseContract", "FreeAssistant", "SignContract", "PlaceContract")), (
        seen
    )


@pytest.mark.parametrize(
    "agenda",
    [
        [OwedAction(BLUE, 0), Move(BLUE, True)],
        [Act(BLUE, 0, True), OwedAction(BLUE, 0), UseContract(BLUE)],
        [Act(BLUE, 1, False), OwedAction(BLUE, 0), UseContract(BLUE)],
        [Act(BLUE, 0, False), OwedAction(BLUE, 0), EndTurn(BLUE), UseContract(BLUE)],
        [Act(BLUE, 0, False), OwedAction(BLUE, 0), *[GiveFame(BLUE) for _ in range(3)]],
        [Act(BLUE, 0, False), OwedAction(BLUE, 0), *[LayContract(0) for _ in range(9)]],
    ],
)
def test_a_made_up_position_is_no_maze(agenda: list[Step[State]]) -> None:
    s = table(2)
    s.agenda = agenda
    assert not owes_in_order(s)
    s.agenda = [Act(BLUE, 0, False), OwedAction(BLUE, 0), UseContract(BLUE)]
    assert owes_in_order(s)


@pytest.mark.rule("G33")
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_in_whole_games_the_owed_action_stays_possible(seats: int) -> None:
    """Random games in which every executive action is taken between the move and the action, if it can be."""
    box = GALLERIST.read(GALLERIST.sheet)
    owed = 0
    for seed in range(12):
        s = GALLERIST.setup(box, seats, {"level": "apprentice"})
        dice = Dice(seed)
        while s.agenda:
            step = s.agenda[-1]
            choices = step.options(s)
            choice = step.draw(s, dice) if isinstance(step, Chance) else choices[dice.below(len(choices))]
            if isinstance(step, Act) and choices[-1] in (MOVE_VISITORS, USE_CONTRACT):
                choice = choices[-1]
            assert owes_in_order(s)
            if isinstance(step, OwedAction):
                assert acts(s, step.seat, step.place)
                owed += 1
            s.agenda.pop()
            step.take(s, choice)
    assert owed >= 6
