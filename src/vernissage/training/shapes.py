"""Weights made from others: with more hidden units that say the same, and the mean of several."""

from __future__ import annotations

import random
from collections.abc import Sequence
from math import fsum
from typing import Any

from vernissage.bots.learnt import PARTS

SPREAD = 0.05
"""How far the weights that lead to a new unit lie from nought."""


def widened(weights: dict[str, Any], hidden: int, seed: int = 1) -> dict[str, Any]:
    """The same judgement with so many hidden units: the new ones count for nothing until something is learnt."""
    there = len(weights["out"])
    if hidden < there:
        raise ValueError(f"{there} hidden units do not fit into {hidden}")
    dice = random.Random(seed)
    made = {**weights, "hidden": hidden, "out": [*weights["out"], *[0.0] * (hidden - there)]}
    for part in PARTS:
        if part == "out":
            continue
        spread = 0.0 if part.startswith("bias") else SPREAD
        rows: list[float] = []
        for at in range(0, len(weights[part]), there + 1):
            row = weights[part][at : at + there + 1]
            rows += [*row[:there], *(dice.gauss(0.0, spread) for _ in range(hidden - there)), row[there]]
        made[part] = rows
    return made


def mean(several: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """The mean of weights, number by number: of one course, in which each went on from the one before."""
    first = several[0]
    if any(one["features"] != first["features"] or len(one["out"]) != len(first["out"]) for one in several):
        raise ValueError("only weights of one shape have a mean")
    made = {
        part: [fsum(numbers) / len(several) for numbers in zip(*(one[part] for one in several), strict=True)]
        for part in PARTS
    }
    return {**several[-1], **made}
