"""The tables that the peers' own tests are run on: some in `make test`, all in `make test-research`."""

from __future__ import annotations

import os
from typing import Any

import pytest

from drive import NAMES, TABLES
from vernissage import Game, game

LONG = os.environ.get("VERNISSAGE_RESEARCH") == "long"
SOME = ("gallerist-1", "art-society-2", "masters-gallery-3", "bioutifoul-3")
CHOSEN = [table for table, name in zip(TABLES, NAMES, strict=True) if LONG or name in SOME]

on_tables = pytest.mark.parametrize(("game", "seats"), CHOSEN, ids=[f"{game.name}-{seats}" for game, seats in CHOSEN])
on_smallest = pytest.mark.parametrize(
    ("game", "seats"),
    CHOSEN if LONG else [(game("masters-gallery"), 2)],
    ids=lambda value: getattr(value, "name", value),
)


def spiel_name(game: Game, seats: int) -> str:
    """How OpenSpiel calls a table."""
    return f"vernissage_{game.name.replace('-', '_')}(players={seats})"


def wander(env: Any, steps: int) -> list[int]:
    """Let the agents of a PettingZoo environment act at random, as their action spaces roll it."""
    actions: list[int] = []
    for agent in env.agent_iter(steps):
        observation, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            actions.append(int(env.action_space(agent).sample(observation["action_mask"])))
            env.step(actions[-1])
    return actions
