"""Positions as data: what is written is read back, and hostile data is refused by name."""

from __future__ import annotations

from typing import Any

import pytest

from toy import SHEET, TOY, Bid, Take, fresh
from vernissage import Match, PositionError, game, play, settle
from vernissage.core.step import NONE
from vernissage.table import codec

MASTERS = game("masters-gallery")


def data() -> dict[str, Any]:
    """The toy after the toss."""
    s = fresh()
    settle(s)
    play(s, 1)
    return codec.encode(TOY, s)


def test_a_position_is_its_fields_by_name() -> None:
    assert data() == {
        "box": TOY.read(SHEET).digest,
        "agenda": [["Turn", 0], ["OpenBids"], ["Bid", 1], ["Bid", 0]],
        "players": [{"coins": 2, "bid": NONE, "open": NONE, "taken": 0}] * 2,
        "heap": 6,
        "version": 2,
    }


def test_a_position_is_read_back() -> None:
    s = codec.decode(TOY, data(), TOY.read(SHEET))
    assert codec.encode(TOY, s) == data()
    step = settle(s)
    assert isinstance(step, Bid)
    assert step.seat == 0


def test_a_step_is_its_name_and_arguments() -> None:
    assert codec.encode_step(Take(1)) == ["Take", 1]
    made = codec.decode_step(TOY, ["Take", 1], TOY.limits(TOY.read(SHEET), 2), TOY.version)
    assert isinstance(made, Take)
    assert made.seat == 1


def test_equal_positions_have_equal_hashes_in_every_build() -> None:
    s = codec.decode(TOY, data(), TOY.read(SHEET))
    assert codec.digest(TOY, s) == "1b38dfac7b57d7a2526ea43aa8feb25e5ea80ec744d1832ab9eaeefdb970146e"
    s.heap = 5
    assert codec.digest(TOY, s) != "1b38dfac7b57d7a2526ea43aa8feb25e5ea80ec744d1832ab9eaeefdb970146e"


def test_positions_of_the_first_rules_keep_the_hash_they_had_before_rules_were_corrected() -> None:
    s = codec.decode(TOY, data(), TOY.read(SHEET))
    s.version = 1
    assert codec.digest(TOY, s) == "1c147fc0fc9acd7f9e4c925a6bf40123133e9474ae1fcd3d9681ed920232e907"


def with_field(name: str, value: Any) -> dict[str, Any]:
    return data() | {name: value}


def with_player(**changes: Any) -> dict[str, Any]:
    changed = data()
    return changed | {"players": [changed["players"][0], changed["players"][1] | changes]}


def deep(levels: int) -> Any:
    value: Any = 1
    for _ in range(levels):
        value = [value]
    return value


HOSTILE = [
    ("position", "a position is a table of fields, not 'position'"),
    ([], "a position is a table of fields"),
    ({}, "field 'agenda' is missing"),
    ({key: value for key, value in data().items() if key != "heap"}, "field 'heap' is missing"),
    (with_field("extra", 1), "field 'extra' is not one of a position"),
    (with_field("box", "ffff"), "played with component sheet 'ffff', not"),
    (with_field("box", None), "played with component sheet None, not"),
    (with_field("agenda", 5), "`agenda` is a list of at most 120 steps"),
    (with_field("agenda", [["Turn", 0]] * 121), "`agenda` is a list of at most 120 steps"),
    (with_field("agenda", [["Turn", 0]] * 4), "step Turn is pending 4 times alike"),
    (with_field("agenda", [["OneMore", 0]] * 2), "step OneMore is pending 2 times alike"),
    (with_field("players", {}), "`players` is a list of 2 to 3"),
    (with_field("players", [{}] * 100_000), "`players` is a list of 2 to 3"),
    (with_field("agenda", ["Take"]), "a step is a name and its arguments, not 'Take'"),
    (with_field("agenda", [[]]), r"a step is a name and its arguments, not \[\]"),
    (with_field("agenda", [[5]]), r"a step is a name and its arguments, not \[5\]"),
    (with_field("agenda", [["Steal", 0]]), "toy has no step 'Steal'"),
    (with_field("agenda", [["Take"]]), "step Take takes 1 arguments, not 0"),
    (with_field("agenda", [["Take", 0, 1]]), "step Take takes 1 arguments, not 2"),
    (with_field("agenda", [["Take", None]]), "step Take, seat: a whole number is wanted; it is None"),
    (with_field("agenda", [["Take", "0"]]), "step Take, seat: a whole number is wanted; it is '0'"),
    (with_field("agenda", [["Take", {"seat": 0}]]), "step Take, seat: a whole number is wanted; it is {'seat': 0}"),
    (with_field("heap", 1.5), "heap: a whole number is wanted; it is 1.5"),
    (with_field("heap", deep(2000)), "heap: a whole number is wanted; it is"),
    (with_player(coins=None), "player's coins: a whole number is wanted; it is None"),
    (with_player(gold=3), "a player has the fields coins, bid, open, taken, not"),
    (with_field("players", [1, 2]), "a player has the fields coins, bid, open, taken, not 1"),
]


@pytest.mark.parametrize(("hostile", "message"), HOSTILE)
def test_hostile_data_is_no_position(hostile: Any, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        codec.decode(TOY, hostile, TOY.read(SHEET))


@pytest.mark.parametrize(
    ("hostile", "message"),
    [
        ("position", "`players` is missing or no list"),
        ({}, "`players` is missing or no list"),
        (with_field("heap", [1]), "heap: a whole number is wanted"),
        (with_field("heap", "many"), "heap: a whole number is wanted"),
        (with_field("heap", True), "heap: a whole number is wanted"),
        (with_field("heap", -1), "heap: a number from 0 to 6 is wanted; it is -1"),
        (with_field("heap", 10**4000), "heap: a number from 0 to 6 is wanted"),
        (with_player(coins=[1]), "player's coins: a whole number is wanted"),
        (with_player(coins=9), "the components of the position are not those of the box"),
        (with_field("agenda", [["Take", 7]]), "step Take, seat: a number from 0 to 1 is wanted; it is 7"),
        (with_field("agenda", [["Take", -1], ["Bid", 0]]), "step Take, seat: a number from 0 to 1 is wanted; it is -1"),
    ],
)
def test_a_match_does_not_start_from_an_unsound_position(hostile: Any, message: str) -> None:
    with pytest.raises(PositionError, match=message):
        Match.from_position(TOY, hostile)


def test_a_compiled_game_refuses_the_same_things() -> None:
    position = Match(MASTERS, 2, seed=1).position()
    for name, value in (("pile", 5), ("pile", [1, 2]), ("round", [1]), ("awards", ["a"] * 5), ("extra", "monet")):
        with pytest.raises(PositionError):
            Match.from_position(MASTERS, position | {name: value})
    for step in (["Deal", "x", 1], ["Deal", 0], ["EndTurn", [0], -1], ["EndTurn", 0, 99], ["DrawCard", 7], ["Nothing"]):
        for agenda in ([step], [step, *position["agenda"]]):
            with pytest.raises(PositionError):
                Match.from_position(MASTERS, position | {"agenda": agenda})
    fewer = position | {"pile": [0] * 30}
    with pytest.raises(PositionError, match="pile: a list of 5 is wanted, not of 30"):
        Match.from_position(MASTERS, fewer)


def test_rounds_that_do_not_fit_are_no_position() -> None:
    """Such a game was accepted, played four rounds, and could not be looked at in the first of them."""
    first = Match(MASTERS, 2, seed=1).position()
    assert (first["round"], first["agenda"].count(["NewRound"]), first["rankings"]) == (1, 3, [])
    for changed in (
        {"round": 0, "agenda": [["NewRound"], *first["agenda"]]},
        {"round": 2},
        {"agenda": [["NewRound"], *first["agenda"]]},
        {"rankings": [[0, 1, 2]]},
        {"agenda": first["agenda"][1:]},
    ):
        with pytest.raises(PositionError, match="do not fit each other"):
            Match.from_position(MASTERS, first | changed)


def test_a_message_never_carries_more_than_forty_characters_of_the_data() -> None:
    for value in ("x" * 1000, list(range(1000)), dict.fromkeys(range(50), "y" * 99), deep(900)):
        assert len(codec.short(value)) <= 40
