"""The recorded games are about what their names say."""

from __future__ import annotations

import pytest

from masters_gallery.builders import GAME
from records.games import HERE
from vernissage import Match


def recorded(name: str) -> Match:
    """A recorded game, replayed."""
    return Match.from_record((HERE / f"masters-gallery-{name}.json").read_text("utf-8"))


@pytest.mark.rule("MGL-076")
@pytest.mark.parametrize(
    ("name", "round"),
    [("3-round-ends-with-empty-hands", 4), ("5-round-3-ends-with-empty-hands", 3), ("5-no-cards-in-round-4", 4)],
)
def test_a_round_ends_because_no_hand_holds_a_card(name: str, round: int) -> None:
    assert f"No hand holds a card any more: round {round} is over" in recorded(name).log()


@pytest.mark.rule("MGL-078", "M17")
@pytest.mark.parametrize("name", ["3-round-ends-with-empty-hands", "4-empty-hand-in-round-4"])
def test_somebody_enters_round_four_with_an_empty_hand_and_plays_nothing(name: str) -> None:
    match = recorded(name)
    start = max(event.number for event in match.events() if event.step == ["RevealExtra"])
    watching = set(range(match.seats)) - {
        event.step[1] for event in match.events(since=start) if event.step[0] == "PlayCard"
    }
    assert watching
    assert all(line.round < 4 for seat in watching for line in match.view().players[seat].scored)


@pytest.mark.rule("MGL-121")
def test_a_game_is_won_by_both() -> None:
    match = recorded("2-shared-win")
    assert match.winners() == [0, 1]


def test_a_game_with_an_owners_sheet() -> None:
    match = recorded("2-owners-sheet")
    assert match.view().threshold == 4
    assert match.box.digest != GAME.read(GAME.sheet).digest


@pytest.mark.rule("MGL-EX-01")
def test_a_game_that_goes_on_from_the_worked_example() -> None:
    match = recorded("2-worked-example")
    first = [score for score in match.score_sheet() if score.line.args["round"] == 1]
    totals = [sum(score.points for score in first if score.seat == seat) for seat in (0, 1)]
    assert totals == [14, 12]
