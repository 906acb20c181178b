"""Nothing that is sent tells a secret: a world dealt anew gives a reader the same bytes, whatever is asked.

`VERNISSAGE_WORLDS=10000` for that many positions a game (long).
"""

from __future__ import annotations

import os

import pytest

from server.worlds import compare
from vernissage import Game, games

POSITIONS = int(os.environ.get("VERNISSAGE_WORLDS", "200"))


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_reader_cannot_tell_two_worlds_apart(game: Game) -> None:
    counted = compare(game, POSITIONS)
    print(f"{game.name}: {', '.join(f'{count:,} {what}' for what, count in counted.items())}, 0 differences")
    assert counted["different worlds"] > POSITIONS // 20
    assert counted["questions"] > POSITIONS // 10
    assert counted["all replies"]
