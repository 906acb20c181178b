"""The recorded games end as their names say (p. 7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from vernissage import Match

RECORDS = Path(__file__).parents[1] / "records"


@pytest.mark.rule("ASL-154", "ASL-155", "ASL-156")
@pytest.mark.parametrize("why", ["full", "excess", "hands"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_ends_for_each_reason_at_each_number_of_seats(seats: int, why: str) -> None:
    match = Match.from_record((RECORDS / f"art-society-{seats}-{why}.json").read_text("utf-8"))
    view = match.view()
    assert view.ending == (why,)
    players = view.players
    assert (min(player.free for player in players) == 0) == (why == "full")
    assert (max(len(player.excess) for player in players) == 2) == (why == "excess")
    assert all(player.hand_size == 20 - view.round for player in players)
    assert (view.round == 20) == (why == "hands")
