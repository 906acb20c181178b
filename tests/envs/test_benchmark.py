"""Fixed tasks: a policy's row is the same every time, equals share, and what is wrong is told in one line."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pytest

from vernissage.envs.benchmark import FIRST, SEARCH, TASKS, Task, evaluate, found_policy, main, share_of
from vernissage.games import games

ANY_TASK = TASKS["masters-gallery-2"]


class Seen:
    """Takes the first action that the mask allows, and remembers how many tables it was shown."""

    def __init__(self) -> None:
        self.tables: list[int] = []

    def __call__(self, observations: Any, masks: Any) -> Any:
        self.tables.append(len(observations))
        return masks.argmax(axis=1)


def stubborn(observations: Any, masks: Any) -> Any:
    """An action that is never allowed at the beginning."""
    return np.full(len(masks), masks.shape[1] - 1)


def test_tasks_are_named_after_what_is_played_and_every_game_has_some() -> None:
    assert all(name == task.name for name, task in TASKS.items())
    assert {task.game for task in TASKS.values()} == {game.name for game in games()}
    assert Task("gallerist", 1, ("alone",), {"level": "master"}).name == "gallerist-1-master"


def test_every_deal_is_played_from_every_seat_and_the_same_again() -> None:
    policy = Seen()
    one = evaluate(ANY_TASK, policy, "random", deals=6)
    assert (one.games, one.illegal) == (12, 0)
    assert set(policy.tables) == {6}
    assert one.low <= one.share <= one.high
    assert evaluate(ANY_TASK, Seen(), "random", deals=6) == one


def test_more_deals_than_tables_are_played_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    together = evaluate(ANY_TASK, Seen(), "random", deals=7)
    monkeypatch.setattr("vernissage.envs.benchmark.TOGETHER", 2)
    policy = Seen()
    assert evaluate(ANY_TASK, policy, "random", deals=7) == together
    assert set(policy.tables) == {2}


def test_equals_share_the_wins_and_a_better_one_has_more() -> None:
    equal = evaluate(ANY_TASK, found_policy("random"), "random", deals=40)
    assert equal.low < 0.5 < equal.high
    better = evaluate(ANY_TASK, found_policy("greedy"), "random", deals=8)
    assert better.low > 0.5
    assert better.points > equal.points


def test_an_action_that_the_mask_forbids_loses() -> None:
    score = evaluate(ANY_TASK, stubborn, "random", deals=3)
    assert (score.share, score.illegal) == (0.0, 6)


def test_alone_a_game_is_won_or_lost() -> None:
    score = evaluate(TASKS["gallerist-1-apprentice"], found_policy("random"), "alone", deals=2)
    assert (score.games, score.share) == (2, 0.0)
    assert (share_of(1.0, 1), share_of(-1.0, 1)) == (1.0, 0.0)
    assert (share_of(1.0, 4), share_of(-1 / 3, 4)) == (1.0, 0.0)


def test_the_command_prints_the_row(capsys: pytest.CaptureFixture[str]) -> None:
    main(["masters-gallery-2", "envs.test_benchmark:Seen", "--deals", "2", "--opponent", "random"])
    told = capsys.readouterr().out.splitlines()
    assert f"2 deals from {FIRST} on" in told[0]
    assert told[1] == "| task | policy | won against random, points |"
    assert told[3].startswith("| masters-gallery-2 | envs.test_benchmark:Seen | ")
    main(["masters-gallery-2", "envs.test_benchmark:Seen", "--deals", "2", "--opponent", "random", "--json"])
    made = json.loads(capsys.readouterr().out)
    assert (made["task"], made["scores"][0]["opponent"], made["scores"][0]["games"]) == (
        "masters-gallery-2",
        "random",
        4,
    )


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["chess", "random"], "invalid choice"),
        (["bioutifoul-2", "nobody"], "unknown bot"),
        (["bioutifoul-2", "no_such_module:act"], "no module"),
        (["bioutifoul-2", "envs.test_benchmark:nothing"], "has no 'nothing'"),
        (["bioutifoul-2", "envs.test_benchmark:ANY_TASK"], "neither be called nor choose"),
        (["bioutifoul-2", "random", "--deals", "0"], "at least one"),
        (["bioutifoul-2", "random", "--opponent", "nobody"], "the task has"),
    ],
)
def test_what_cannot_be_evaluated_is_told_in_one_line(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        main(arguments)
    assert why in capsys.readouterr().err.splitlines()[-1]


def test_the_searching_opponent_does_not_depend_on_what_was_learnt() -> None:
    search: Any = found_policy(SEARCH)
    assert search.iterations == 200
    assert search.outlook.__name__ == "hand_made"
