"""Measure searches for one decision in the middle of a game of two, one JSON line a game and search."""

from __future__ import annotations

import json
import sys
from typing import Any

from clock import one_core, rate
from middles import SEATS, middle
from vernissage import Dice, Game, compiled, games
from vernissage.bots.search import PLANS
from vernissage.core.game import Outlook

ITERATIONS = 20
"""Of one search: little enough that a slow peer's fits into a measurement."""


def ours(game: Game) -> dict[str, float]:
    from vernissage.bots import Known
    from vernissage.bots.ismcts import Ismcts

    s, _ = middle(game)
    seat, dice = s.agenda[-1].asks(s), Dice(1)

    def search() -> int:
        return Ismcts(iterations=ITERATIONS).search(Known(game, s, seat), dice).iterations

    return {"ours": rate(search)}


def openspiel(game: Game) -> dict[str, float]:
    import numpy as np
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    from vernissage.envs.openspiel import resampler, short_name

    assert game.outlook is not None
    outlook: Outlook = game.outlook

    class CutOff(mcts.RandomRolloutEvaluator):
        """Judged where ours is, instead of after a whole rollout: at the horizon, or at the end of a turn, twice."""

        def evaluate(self, state: Any) -> Any:
            tries = [self.judged(state.clone()) for _ in range(PLANS if outlook.turn else 1)]
            mover = state.current_player()
            return max(tries, key=lambda rewards: rewards[mover]) if mover >= 0 else tries[0]

        def judged(self, twin: Any) -> list[float]:
            """The evaluation after random answers."""
            left, began = outlook.horizon, None
            while not twin.is_terminal():
                if twin.is_chance_node():
                    choices, chances = zip(*twin.chance_outcomes(), strict=True)
                    twin.apply_action(self._random_state.choice(choices, p=chances))
                    continue
                if outlook.turn:
                    now = (twin.current_player(), outlook.turn(twin.recall.state))
                    began = began or now
                if left == 0 if began is None else now != began:
                    break
                twin.apply_action(self._random_state.choice(twin.legal_actions()))
                left -= 1
            return [points / outlook.scale for points in outlook.evaluate(twin.recall.state)]

    table = pyspiel.load_game(f"{short_name(game)}(players={SEATS})")
    state = table.new_initial_state()
    for answer in middle(game)[1]:
        state.apply_action(answer if state.is_chance_node() else action(state, answer))

    def searching(evaluator: Any) -> float:
        luck = np.random.RandomState(1)
        bot = ismcts.ISMCTSBot(table, evaluator, 2.0, ITERATIONS, random_state=luck)
        bot.set_resampler(resampler(1))

        def search() -> int:
            bot.step(state)
            return ITERATIONS

        return rate(search)

    luck = np.random.RandomState(1)
    return {
        "OpenSpiel, cut off": searching(CutOff(1, luck)),
        "OpenSpiel, whole rollouts": searching(mcts.RandomRolloutEvaluator(1, luck)),
    }


def action(state: Any, answer: int) -> int:
    """An answer in the flat action space."""
    rules = state.recall.rules
    return int(rules.offsets[type(state.recall.step)] + answer)


if __name__ == "__main__":
    one_core()
    measured = {"ours": ours, "openspiel": openspiel}[sys.argv[1]]
    wanted = sys.argv[2:]
    for found in games():
        if not wanted or found.name in wanted:
            for search, iterations in measured(found).items():
                name = f"{found.title}, {SEATS} players"
                build = "compiled" if compiled() else "interpreted"
                print(
                    json.dumps({"name": name, "search": search, "build": build, "iterations": iterations}), flush=True
                )
