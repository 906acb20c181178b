"""Information-set Monte Carlo tree search: one tree for what a seat knows, a new deal for every iteration."""

from __future__ import annotations

from collections.abc import Callable
from math import exp, log, sqrt
from typing import Any, Final

from vernissage.core.dice import Dice
from vernissage.core.step import Nature, Step, run

WIDENING: Final = 2.0
"""A node with n visits tries at most 2 + WIDENING * sqrt(n) answers, so that many options do not flatten the tree."""
WIN: Final = 0.8
"""How much of a finished game's reward is winning; the rest is by how much."""
PLANS: Final = 2
"""How many ways to end a turn are tried at a leaf, where a turn takes many answers."""
PLANNED: Final = 0.8
"""How much the best known way to go on counts there, rather than the average of all that were tried."""
SURE: Final = 1e-9
"""A chance this small is none, one this close to 1 is certain."""
CATCH_UP: Final = 0.5
"""The share of all iterations to come that the second best answer might get, were it to become the best."""


class Node:
    """All that was seen after a sequence of answers; chance lies between, unbranched."""

    def __init__(self, action: int, seats: int) -> None:
        self.action = action
        self.visits = 0
        self.available = 0
        """How often the answer could have been given when its parent was visited."""
        self.totals = [0.0] * seats
        self.children: dict[int, Node] = {}
        self.asked = -1
        """Who goes on from here."""
        self.best = 0.0
        """What the most promising child is worth to that seat."""
        self.favourite = -1
        """That child's action."""


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
        turn: Callable[[Any], int] | None,
        exploration: float,
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
        self.turn = turn
        self.exploration = exploration
        self.dice = dice
        self.nature: Nature[Any] = Nature(dice)
        self.root = Node(-1, seats)
        self.iterations = 0
        self.start = 0.0
        """What the position is worth to somebody alone, whose answers are judged by what they gain."""

    def iterate(self) -> None:
        """Deal anew, go down the tree, add a leaf, play on for a while, judge, and tell all nodes on the way."""
        s = self.guess(self.dice)
        if self.seats == 1 and self.iterations == 0:
            self.start = self.evaluate(s)[0]
        node = self.root
        path = [node]
        while True:
            step = run(s, self.nature)
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
        if self.turn is not None:
            for at in range(len(path) - 2, -1, -1):
                self.prefer(path[at], path[at + 1])
        self.iterations += 1

    def decided(self, left: int) -> bool:
        """Whether so many more iterations will hardly make another answer the one looked at most often."""
        first = second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > CATCH_UP * left

    def descend(self, node: Node, step: Step[Any], choices: list[int]) -> Node:
        """The child to visit: an untried answer as long as the node may widen, else the most promising one."""
        offset = self.offsets[type(step)]
        seat = step.asks(None)
        node.asked = seat
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
            value = self.worth(child, seat) + self.exploration * sqrt(log(float(child.available)) / float(child.visits))
            if value > promise:
                best, promise = child, value
        return best

    def worth(self, child: Node, seat: int) -> float:
        """What a child is worth to the seat that may choose it; in the middle of a turn its best way on counts most."""
        mean = child.totals[seat] / child.visits
        if self.turn is not None and child.asked == seat:
            return PLANNED * child.best + (1.0 - PLANNED) * mean
        return mean

    def chance(self, child: Node, seat: int) -> float:
        """A seat's chance to win after an answer that was tried; alone, what it gains is added to where it stood."""
        mean = child.totals[seat] / child.visits
        if self.seats > 1:
            return mean
        odds = log(max(mean, SURE) / max(1.0 - mean, SURE))
        return shares([odds * self.scale + self.start], self.scale)[0]

    def prefer(self, node: Node, child: Node) -> None:
        """Keep in mind which child of a node is the most promising, after one of them was visited."""
        seat = node.asked
        value = self.worth(child, seat)
        if value >= node.best:
            node.best = value
            node.favourite = child.action
        elif node.favourite == child.action:
            node.best = -1.0
            for other in node.children.values():
                value = self.worth(other, seat)
                if value > node.best:
                    node.best = value
                    node.favourite = other.action

    def judge(self, s: Any) -> list[float]:
        """What the end of an iteration is worth to each seat, from 0 to 1; the best of some plans within a turn."""
        step = run(s, self.nature)
        if self.turn is None or step is None:
            return self.play_on(s, step)
        seat = step.asks(s)
        best = self.play_on(s.copy(), step)
        for _ in range(PLANS - 1):
            other = self.play_on(s.copy(), step)
            if other[seat] > best[seat]:
                best = other
        return best

    def play_on(self, s: Any, step: Step[Any] | None) -> list[float]:
        """Give random answers up to the horizon, or to the end of the turn, and judge."""
        if self.turn is not None:
            step = end_turn(s, step, self.turn, self.nature)
        else:
            left = self.horizon
            while left > 0 and step is not None:
                s.agenda.pop()
                step.take(s, self.dice.pick(s.choices))
                step = run(s, self.nature)
                left -= 1
        points = self.evaluate(s)
        if self.seats == 1:
            points = [points[0] - self.start]
        chances = shares(points, self.scale)
        return blend(chances, self.winners(s)) if step is None else chances


def end_turn(s: Any, step: Step[Any] | None, turn: Callable[[Any], int], nature: Nature[Any]) -> Step[Any] | None:
    """Let the seat that is asked give random answers until another one is, or until its next turn."""
    if step is None:
        return None
    seat, now = step.asks(s), turn(s)
    while step is not None and step.asks(s) == seat and turn(s) == now:
        s.agenda.pop()
        step.take(s, nature.dice.pick(s.choices))
        step = run(s, nature)
    return step


def carry_on(
    s: Any,
    seat: int,
    evaluate: Callable[[Any], list[float]],
    scale: float,
    turn: Callable[[Any], int] | None,
    tries: int,
    dice: Dice,
) -> float:
    """A seat's chances if it makes the most of the rest of its turn: the best of some tries."""
    now = 0 if turn is None else turn(s)
    nature: Nature[Any] = Nature(dice)
    step = run(s, nature)
    if turn is None or step is None or step.asks(s) != seat or turn(s) != now:
        return shares(evaluate(s), scale)[seat]
    best = 0.0
    for _ in range(tries):
        twin = s.copy()
        end_turn(twin, step, turn, nature)
        best = max(best, shares(evaluate(twin), scale)[seat])
    return best


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
    rewards = [(1.0 - WIN) * chance for chance in chances]
    for seat in winners:
        rewards[seat] += WIN / len(winners)
    return rewards
