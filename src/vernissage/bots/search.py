"""Information-set Monte Carlo tree search: one tree for what a seat knows, a new deal for every iteration."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, Final

from vernissage.core.dice import Dice
from vernissage.core.step import Step, advance

EXPLORATION: Final = 0.7
WIDENING: Final = 2.0
"""A node with n visits tries at most 2 + WIDENING * sqrt(n) answers, so that many options do not flatten the tree."""
WIN: Final = 0.8
"""How much of a finished game's reward is winning; the rest is by how much."""


class Node:
    """All that was seen after a sequence of answers; chance lies between, unbranched."""

    def __init__(self, action: int, seats: int) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        """How often the answer could have been given when its parent was visited."""
        self.totals = [0.0] * seats
        self.children: dict[int, Node] = {}


class Search:
    """A search for one decision. It knows a game only by its functions."""

    def __init__(
        self,
        guess: Callable[[Dice], Any],
        evaluate: Callable[[Any], list[float]],
        winners: Callable[[Any], list[int]],
        offsets: dict[Any, int],
        seats: int,
        scale: float,
        horizon: int,
        dice: Dice,
    ) -> None:
        self.guess = guess
        self.evaluate = evaluate
        self.winners = winners
        self.offsets = offsets
        """Where each kind of decision begins in the flat action space."""
        self.seats = seats
        self.scale = scale
        self.horizon = horizon
        self.dice = dice
        self.root = Node(-1, seats)
        self.iterations = 0

    def iterate(self) -> None:
        """Deal anew, go down the tree, add a leaf, play on for a while, judge, and tell all nodes on the way."""
        s = self.guess(self.dice)
        node = self.root
        path = [node]
        while True:
            step = advance(s, self.dice)
            if step is None:
                break
            node = self.descend(node, step, s.choices)
            path.append(node)
            s.agenda.pop()
            step.take(s, node.action - self.offsets[type(step)])
            if node.visits == 0:
                break
        rewards = self.judge(s)
        for seen in path:
            seen.visits += 1
            totals = seen.totals
            for i in range(self.seats):
                totals[i] = totals[i] + rewards[i]
        self.iterations += 1

    def descend(self, node: Node, step: Step[Any], choices: list[int]) -> Node:
        """The child to visit: an untried answer as long as the node may widen, else the most promising one."""
        offset = self.offsets[type(step)]
        seat = step.asks(None)
        tried: list[Node] = []
        untried: list[int] = []
        children = node.children
        for choice in choices:
            child = children.get(offset + choice)
            if child is None:
                untried.append(offset + choice)
            else:
                child.available += 1
                tried.append(child)
        if untried and len(tried) < 2 + WIDENING * sqrt(float(node.visits)):
            action = self.dice.pick(untried)
            leaf = Node(action, self.seats)
            leaf.available = 1
            children[action] = leaf
            return leaf
        best = tried[0]
        promise = -1.0
        for child in tried:
            value = child.totals[seat] / child.visits + EXPLORATION * sqrt(
                log(float(child.available)) / float(child.visits)
            )
            if value > promise:
                best, promise = child, value
        return best

    def judge(self, s: Any) -> list[float]:
        """What the end of an iteration is worth to each seat, from 0 to 1."""
        left = self.horizon
        while left > 0:
            step = advance(s, self.dice)
            if step is None:
                break
            s.agenda.pop()
            step.take(s, self.dice.pick(s.choices))
            left -= 1
        if advance(s, self.dice) is None:
            return blend(shares(self.evaluate(s), self.scale), self.winners(s))
        return shares(self.evaluate(s), self.scale)


def shares(points: list[float], scale: float) -> list[float]:
    """Each seat's chance to win, from the points it may expect; alone, its chance to get above nought."""
    if len(points) == 1:
        return [1.0 / (1.0 + exp(max(-30.0, min(30.0, -points[0] / scale))))]
    top = max(points)
    weights = [exp(max(-30.0, (value - top) / scale)) for value in points]
    total = 0.0
    for weight in weights:
        total += weight
    return [weight / total for weight in weights]


def blend(chances: list[float], winners: list[int]) -> list[float]:
    """The reward of a finished game: mostly who won it."""
    if len(chances) == 1:
        return chances
    rewards = [(1.0 - WIN) * chance for chance in chances]
    for seat in winners:
        rewards[seat] += WIN / len(winners)
    return rewards
