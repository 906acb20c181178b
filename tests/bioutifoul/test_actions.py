"""The second phase: how many actions, and what none of them brings (§ 5)."""

from __future__ import annotations

import pytest

from bioutifoul.builders import Sketch, shop
from vernissage import HIDDEN, SPECTATOR
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.box import END_ACTIONS
from vernissage.games.bioutifoul.influence import DrawInfluence


@pytest.mark.rule("BIL-050")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_none_to_three_actions(number: int) -> None:
    t = shop().player(0, gold=9).acting(0)
    for i in range(number):
        assert t.asked() == ("TakeAction", 0)
        assert t.view().actions_taken == i
        t.choose(["buy S", "buy R", "buy H"][i])
    if number < 3:
        t.choose("end")
    assert t.asked()[0] != "TakeAction"
    assert len(t.works(0)) == number


@pytest.mark.rule("BIL-051")
@pytest.mark.parametrize(
    "plan",
    [
        ["sell A", "sell A", "sell H"],
        ["mount AH", "buy S", "mount AS"],
        ["sell A", "mount AH", "buy A"],
        ["mount AH", "sell A", "buy R"],
        ["sell H", "buy H", "mount AH"],
        ["sell A", "buy S", "sell A"],
    ],
)
def test_actions_in_any_mix_and_order(plan: list[str]) -> None:
    t = shop().player(0, gold=9, works="AAH").piles(influence="A").acting(0)
    for i, action in enumerate(plan):
        assert t.asked() == ("TakeAction", 0)
        assert t.s.taken == i
        t.choose(action)
    assert t.asked() != ("TakeAction", 0)


@pytest.mark.rule("BIL-052", "BIL-053", "B04")
def test_no_action_brings_a_gold_and_an_influence_card_besides_the_bank() -> None:
    t = shop().player(0, gold=4).piles(influence="RS").acting(0).choose("end")
    assert t.asked()[0] == "DrawInfluence"
    assert t.gold(0) == 5
    t.choose("R").by_chance()
    assert t.hand(0) == "R"
    assert t.gold(0) == 6


@pytest.mark.rule("BIL-054", "B05")
def test_the_compensation_is_due_after_influence_too() -> None:
    t = shop().player(0, gold=4, hand="A").turn(0).choose("A>1", "end", "S").by_chance()
    assert t.gold(0) == 6
    assert t.hand(0) == "S"


@pytest.mark.rule("BIL-055")
def test_the_compensation_is_due_to_who_cannot_act_and_to_who_does_not_want_to() -> None:
    poor = shop().player(0, gold=0).acting(0).by_chance()
    assert poor.gold(0) == 2
    assert len(poor.hand(0)) == 1
    rich = shop().player(0, gold=9).acting(0).choose("end").by_chance()
    assert rich.gold(0) == 11
    assert len(rich.hand(0)) == 1


@pytest.mark.rule("BIL-055")
def test_one_action_forfeits_the_compensation() -> None:
    t = shop().player(0, gold=9).acting(0).choose("buy S", "end").by_chance()
    assert t.gold(0) == 9 - 1 + 1
    assert t.hand(0) == ""


@pytest.mark.rule("BIL-056", "BIL-074")
def test_a_drawn_influence_card_is_seen_by_its_owner_alone() -> None:
    t = shop().player(0, gold=4).acting(0).choose("end")
    step = t.step
    assert isinstance(step, DrawInfluence)
    assert [step.seen(t.s, 2, reader) for reader in (SPECTATOR, 0, 1, 2)] == [HIDDEN, 2, HIDDEN, HIDDEN]
    t.choose("R").by_chance()
    assert t.view(0).players[0].hidden == (2,)
    for reader in (SPECTATOR, 1, 2):
        assert t.view(reader).players[0].hidden is None
        assert t.view(reader).players[0].known == ()
        assert t.view(reader).players[0].influence == 1


def test_a_draw_from_like_cards_does_not_look_forced() -> None:
    alike = shop().player(0, gold=4).piles(influence="RR").acting(0).choose("end")
    mixed = shop().player(0, gold=4).piles(influence="RS").acting(0).choose("end")
    assert alike.asked() == mixed.asked()
    assert alike.options() == ["R"]
    last = shop().player(0, gold=4).piles(influence="R").acting(0).choose("end")
    assert last.asked()[0] != "DrawInfluence"  # the last card of a pile is no choice of nature's
    assert last.hand(0) == "R"


@pytest.mark.rule("BIL-057")
def test_with_an_empty_influence_pile_the_compensation_is_gold_only() -> None:
    t = shop().player(0, gold=4).piles(influence="").acting(0).choose("end").by_chance()
    assert t.gold(0) == 6
    assert t.hand(0) == ""


@pytest.mark.rule("BO10")
def test_the_compensation_is_paid_before_the_bank() -> None:
    t = shop().player(0, gold=4).acting(0).choose("end")
    assert t.gold(0) == 5
    assert [type(step).__name__ for step in reversed(t.s.agenda)] == ["DrawInfluence", "Bank"]


def test_the_absent_take_no_action() -> None:
    t = shop().player(0, gold=9).acting(0)
    assert t.decision().default(t.s) == END_ACTIONS


@pytest.mark.rule("BIL-EX-03")
def test_example_3_jack_mounts_sunny_and_rodrigo() -> None:
    jack = 1
    t = shop(3).player(jack, gold=2, works="ARS", hand="H").turn(jack).choose("none")
    t.choose("mount RS", "A")
    assert t.shows(jack) == "RS"
    assert t.works(jack) == "A"
    assert t.hand(jack) == "AH"
    assert t.gold(jack) == 2
    assert t.discarded() == "RS"
    assert len(t.on_show().split()) == 5
    assert t.s.taken == 1
    t.choose("end").by_chance()
    assert t.gold(jack) == 3
    assert len(t.on_show().split()) == 6


def turns(t: Sketch, mounted: int) -> int:
    """The most exhibitions that the rest of the turn can bring."""
    if t.asked()[0] != "TakeAction":
        return mounted
    best = mounted
    for option in t.options():
        twin = shop()
        twin.s, twin.step = t.s.copy(), t.step
        twin.choose(option)
        if twin.asked()[0] == "DrawInfluence":
            twin.choose(twin.options()[0])
        if twin.s.turn == t.s.turn:
            best = max(best, turns(twin, mounted + option.startswith("mount")))
    return best


@pytest.mark.rule("BIL-081")
@pytest.mark.parametrize("gallery", ["AHR", "AAH", "AHS", "RS", "A", ""])
def test_no_turn_brings_more_than_two_exhibitions(gallery: str) -> None:
    most = turns(shop().player(0, gold=20, works=gallery).acting(0), 0)
    assert most == (2 if len(gallery) == 3 else 1)


@pytest.mark.parametrize("gold", range(8))
@pytest.mark.parametrize("gallery", ["", "A", "HS", "AAR", "AHR"])
def test_options_are_what_nothing_speaks_against(gold: int, gallery: str) -> None:
    t = shop().player(0, gold=gold, works=gallery).turn(0)
    if t.asked()[0] == "TakeAction":
        step = t.decision()
        width = GAME.kind(step).width
        assert t.s.choices == [choice for choice in range(width) if not step.why_not(t.s, choice)]
