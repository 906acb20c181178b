"""Judgement learnt by playing: the weights that lie in a game's folder, if they fit the rules."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import vernissage
from vernissage.bots.greedy import hand_made
from vernissage.core.game import Features, Game, Outlook
from vernissage.core.net import Judgement, Net

FILE, ALONE = "weights.json", "weights-alone.json"
"""The weights of a game, and those for whoever plays it alone, if that was learnt apart."""
PARTS = ("bias", "bias_others", "of_table", "of_own", "of_others", "out")
"""The weights of a network, in the order in which it takes them."""

_kept: dict[tuple[str, int], tuple[Learnt, ...]] = {}


@dataclass(frozen=True)
class Learnt:
    """A judgement that was learnt, and the numbers of seats for which it was found to be better."""

    outlook: Outlook
    seats: frozenset[int]


def outlook_of(game: Game, seats: int) -> Outlook:
    """How to judge a game's positions: as was learnt, or by rules of thumb where nothing that fits was."""
    key = (game.name, game.version)
    if key not in _kept:
        found = (shipped(game, name) for name in (FILE, ALONE))
        _kept[key] = tuple(learnt for learnt in found if learnt is not None)
    for learnt in _kept[key]:
        if seats in learnt.seats:
            return learnt.outlook
    return hand_made(game)


def shipped(game: Game, name: str = FILE) -> Learnt | None:
    """The judgement that lies in the game's folder; nothing if there is none, or if it is of other rules."""
    file = shipped_file(game, name)
    try:
        return learnt_from(game, json.loads(file.read_text("utf-8"))) if file else None
    except (OSError, ValueError, TypeError, KeyError):
        return None


def shipped_file(game: Game, name: str = FILE) -> Path | None:
    """The file of weights in a game's folder, if there is one."""
    if game.outlook is None or game.outlook.features is None:
        return None
    file = Path(vernissage.__file__).parent / "games" / game.name.replace("-", "_") / name
    return file if file.exists() else None


def learnt_from(game: Game, data: dict[str, Any]) -> Learnt:
    """A game's judgement with weights given as plain data; an error if they do not fit its rules and features."""
    by_hand = hand_made(game)
    features = by_hand.features
    if features is None:
        raise ValueError(f"{game.title} has no features to learn from")
    if data["rules"] != game.version or data["features"] != listed(features):
        raise ValueError(f"these weights are of other rules or features than those of {game.title}")
    weights = [numbers(data[part]) for part in PARTS]
    net = Net(width(features.table), width(features.own), len(data["out"]), *weights)
    judgement = Judgement(net, features.write, game.seats[1], by_hand.evaluate, by_hand.scale)
    outlook = replace(
        by_hand,
        evaluate=judgement.evaluate,
        scale=1.0,
        horizon=int(data["horizon"]),
        exploration=float(data["exploration"]),
        planned=float(data.get("planned", by_hand.planned)),
        glance=float(data.get("glance", by_hand.glance)),
        keeps_plans=by_hand.turn is not None,
    )
    return Learnt(outlook, frozenset(data["seats"]))


def listed(features: Features) -> dict[str, list[list[Any]]]:
    """The groups of numbers that are looked at, as plain data."""
    return {"table": [list(group) for group in features.table], "own": [list(group) for group in features.own]}


def width(groups: Sequence[tuple[str, int]]) -> int:
    """How many numbers some groups have."""
    return sum(length for _, length in groups)


def numbers(found: Any) -> list[float]:
    """A list of plain numbers, or an error."""
    made = [float(number) for number in found]
    if not all(abs(number) < 1e6 for number in made):
        raise ValueError("weights are numbers of a sensible size")
    return made
