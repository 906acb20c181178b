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
SURE: Final = 1e-9
"""A chance this small is none, one this close to 1 is certain."""
NOTHING: Final = 1e-30
"""Less than any promise."""
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
        self.promise = 0.0
        """How good it looked at first to the seat that may choose it, beside its siblings."""


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
        planned: float,
        glance: float,
        keeps_plans: bool,
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
        self.planned = planned
        self.glance = glance
        self.keeps_plans = keeps_plans
        self.dice = dice
        self.nature: Nature[Any] = Nature(dice)
        self.root = Node(-1, seats)
        self.iterations = 0
        self.start = 0.0
        """What the position is worth to somebody alone, whose answers are judged by what they gain."""
        self.begun = False
        self.asked = -1
        """Who ends the turn at a leaf."""
        self.way: list[int] = []
        """The answers that were given there."""

    def iterate(self) -> None:
        """Deal anew, go down the tree, add a leaf, play on for a while, judge, and tell all nodes on the way."""
        s = self.guess(self.dice)
        if self.seats == 1 and not self.begun:
            self.start = self.evaluate(s)[0]
        self.begun = True
        node = self.root
        path = [node]
        while True:
            step = run(s, self.nature)
            if step is None:
                break
            node = self.descend(node, step, s)
            path.append(node)
            s.agenda.pop()
            step.take(s, node.action - self.offsets[type(step)])
            if node.visits == 0:
                break
        rewards = self.judge(s)
        if self.keeps_plans:
            for action in self.way:
                node.asked = self.asked
                node = self.added(node, action)
                path.append(node)
        if self.glance > 0.0:
            self.look_at(path, rewards)
        for seen in path:
            seen.visits += 1
            totals = seen.totals
            for i in range(self.seats):
                totals[i] = totals[i] + rewards[i]
        if self.planned > 0.0:
            for at in range(len(path) - 2, -1, -1):
                self.prefer(path[at], path[at + 1])
        self.iterations += 1

    def added(self, node: Node, action: int) -> Node:
        """A new child of a node."""
        child = Node(action, self.seats)
        child.available = 1
        node.children[action] = child
        return child

    def look_at(self, path: list[Node], rewards: list[float]) -> None:
        """Note how good the answers look that were given for the first time: the last ones of a path."""
        at = len(path) - 1
        while at > 0 and path[at].visits == 0:
            path[at].promise = exp((rewards[path[at - 1].asked] - 1.0) / self.glance)
            at -= 1

    def decided(self, left: int) -> bool:
        """Whether so many more iterations will hardly make another answer the one looked at most often."""
        first = second = 0
        for child in self.root.children.values():
            if child.visits > first:
                first, second = child.visits, first
            elif child.visits > second:
                second = child.visits
        return first - second > CATCH_UP * left

    def descend(self, node: Node, step: Step[Any], s: Any) -> Node:
        """The child to visit: an untried answer as long as the node may widen, else the most promising one."""
        offset = self.offsets[type(step)]
        seat = step.asks(s)
        node.asked = seat
        tried: list[Node] = []
        untried: list[int] = []
        children = node.children
        for choice in s.choices:
            child = children.get(offset + choice)
            if child is None:
                untried.append(offset + choice)
            else:
                child.available += 1
                tried.append(child)
        if untried and len(tried) < 2 + WIDENING * sqrt(float(node.visits)):
            return self.added(node, self.dice.pick(untried))
        return self.weighed(node, seat, tried) if self.glance > 0.0 else self.best_bet(seat, tried)

    def best_bet(self, seat: int, tried: list[Node]) -> Node:
        """The child that may be worth most as far as it is known: each as unsure as it was seldom tried (UCB)."""
        best = tried[0]
        promise = -1.0
        for child in tried:
            value = self.worth(child, seat) + self.exploration * sqrt(log(float(child.available)) / float(child.visits))
            if value > promise:
                best, promise = child, value
        return best

    def weighed(self, node: Node, seat: int, tried: list[Node]) -> Node:
        """The same, but what looked bad at first is looked at again more seldom (PUCT)."""
        total = 0.0
        for child in tried:
            total += child.promise
        share = self.exploration * sqrt(float(node.visits)) / max(total, NOTHING)
        best = tried[0]
        most = -1.0
        for child in tried:
            value = self.worth(child, seat) + share * child.promise / (1.0 + child.visits)
            if value > most:
                best, most = child, value
        return best

    def worth(self, child: Node, seat: int) -> float:
        """What a child is worth to the seat that may choose it; in the middle of a turn its best way on counts most."""
        mean = child.totals[seat] / child.visits
        if self.planned > 0.0 and child.asked == seat:
            return self.planned * child.best + (1.0 - self.planned) * mean
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
        if self.turn is None:
            self.trust(node, child, value)
            return
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

    def trust(self, node: Node, child: Node, value: float) -> None:
        """The same where one look does not tell much: the child that was visited most often is the most promising."""
        known = node.children.get(node.favourite)
        if (
            known is None
            or known is child
            or child.visits > known.visits
            or (child.visits == known.visits and value > node.best)
        ):
            node.best = value
            node.favourite = child.action

    def judge(self, s: Any) -> list[float]:
        """What the end of an iteration is worth to each seat, from 0 to 1; the best of some plans within a turn."""
        self.way = []
        step = run(s, self.nature)
        if self.turn is None or step is None:
            return self.play_on(s, step)
        seat = step.asks(s)
        self.asked = seat
        best = self.play_on(s.copy(), step)
        way = self.way
        for _ in range(PLANS - 1):
            self.way = []
            other = self.play_on(s.copy(), step)
            if other[seat] > best[seat]:
                best = other
                way = self.way
        self.way = way
        return best

    def play_on(self, s: Any, step: Step[Any] | None) -> list[float]:
        """Give random answers up to the horizon, or to the end of the turn, and judge."""
        if self.turn is not None:
            step = end_turn(s, step, self.turn, self.nature, self.offsets, self.way)
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


def end_turn(
    s: Any,
    step: Step[Any] | None,
    turn: Callable[[Any], int],
    nature: Nature[Any],
    offsets: dict[Any, int] | None = None,
    way: list[int] | None = None,
) -> Step[Any] | None:
    """Let the seat that is asked give random answers until another one is, or until its next turn; note which."""
    if step is None:
        return None
    seat, now = step.asks(s), turn(s)
    while step is not None and step.asks(s) == seat and turn(s) == now:
        choice = nature.dice.pick(s.choices)
        if offsets is not None and way is not None:
            way.append(offsets[type(step)] + choice)
        s.agenda.pop()
        step.take(s, choice)
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
