"""Fixed tasks to measure a policy by, and the row of a paper's table that it earns.

`python -m vernissage.envs.benchmark masters-gallery-2 mypolicy:act` plays every deal of the task from every seat,
against a table of each of the task's opponents, and prints the share of games won with 95 % confidence.

A policy is a bot by its name (`greedy`, `ismcts@200i`, `mybots:Cautious`), or anything that can be called with the
observations and the masks of many tables, a row each, and returns an action for every one: `module:function`, or a
class whose objects are called so.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from importlib import import_module
from typing import Any

from vernissage.bots import Bot, Known, UnknownBot, answer_of, bot
from vernissage.bots.greedy import hand_made
from vernissage.bots.ismcts import Ismcts
from vernissage.bots.results import spread, wilson
from vernissage.core.dice import Dice
from vernissage.envs.batch import REST, Batch
from vernissage.envs.numbers import Rules, version_of
from vernissage.envs.vector import RANDOM, Arrays, answer, batch_of
from vernissage.version import VERSION

TASKS_VERSION = 1
"""Raised when a task or one of its opponents becomes another: rows are compared within one version."""
DEALS = 200
FIRST = 20_261_116
"""The seed of the first deal; the others follow it."""
APART = 1 << 40
"""How far the seeds of thoughts lie from those of deals."""
TOGETHER = 64
"""Tables that are stepped in one call."""
ALONE = "alone"
"""The only opponent of somebody who plays alone."""
Policy = Callable[[Any, Any], Any]


class Search(Ismcts):
    """An opponent that stays what it is: a search of 200 iterations, by the hand-made evaluation."""

    def __init__(self) -> None:
        super().__init__(iterations=200, outlook=hand_made)


MODULE = "vernissage.envs.benchmark"
SEARCH = f"{MODULE}:Search"
OPPONENTS = (RANDOM, "greedy", SEARCH)


@dataclass(frozen=True)
class Task:
    """A game for a number of seats, and who sits on the others: a whole table of each opponent in turn."""

    game: str
    seats: int
    opponents: tuple[str, ...] = OPPONENTS
    options: Mapping[str, int | str] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """How it is called: `gallerist-2`; alone, after its level."""
        return "-".join([self.game, str(self.seats), *map(str, self.options.values())])


TASKS = {
    task.name: task
    for task in (
        Task("gallerist", 2),
        Task("gallerist", 4),
        *(Task("gallerist", 1, (ALONE,), {"level": level}) for level in ("apprentice", "experienced", "master")),
        Task("art-society", 2),
        Task("art-society", 4),
        Task("masters-gallery", 2),
        Task("masters-gallery", 5),
        Task("bioutifoul", 2),
        Task("bioutifoul", 6),
    )
}


@dataclass(frozen=True)
class Score:
    """How a policy fared against a table of an opponent."""

    opponent: str
    games: int
    share: float
    """Games won, a shared win counted in part; equals would have one game in as many as there are seats."""
    low: float
    high: float
    """The share lies between these with 95 % confidence; the games of a deal are kin."""
    points: float
    """Its own, on average."""
    illegal: int
    """Games that it lost by an action that the mask forbids."""


class Deals:
    """Hands out deals to tables, and remembers which one each of them plays."""

    def __init__(self, deals: int, tables: int) -> None:
        self.left = list(range(deals))[::-1]
        self.playing = [-1] * tables
        """The deal of each table; -1 once there is none left."""
        self.ended = [-1] * tables

    def __call__(self, table: int) -> tuple[int, int]:
        """The seeds of the next deal's luck and of the thoughts at its table."""
        self.ended[table] = self.playing[table]
        self.playing[table] = self.left.pop() if self.left else -1
        return FIRST + self.playing[table], FIRST + APART + self.playing[table]


def evaluate(task: Task, policy: Policy | Bot, opponent: str, deals: int = DEALS, name: str = "the policy") -> Score:
    """Every deal from every seat, against a table of an opponent."""
    rules = Rules(task.game, task.seats, task.options)
    won: list[list[float]] = [[] for _ in range(deals)]
    points, illegal = 0, 0
    for seat in range(task.seats):
        for deal, share, scored, wrong in played(rules, policy, opponent, deals, seat, name):
            won[deal].append(share)
            points += scored
            illegal += wrong
    games = deals * task.seats
    share = sum(map(sum, won)) / games
    low, high = wilson(share, games / spread(won, share))
    return Score(opponent, games, share, low, high, points / games, illegal)


def played(
    rules: Rules, policy: Policy | Bot, opponent: str, deals: int, seat: int, name: str
) -> list[tuple[int, float, int, bool]]:
    """All deals from one seat: which it was, the share of the win, the points, whether the mask forbade an action."""
    tables = min(TOGETHER, deals)
    luck = Deals(deals, tables)
    others = [None if opponent == RANDOM else answer(rules, opponent) for _ in range(rules.seats - 1)]
    batch = batch_of(rules, tables, seat, others, False, luck)
    arrays = Arrays(batch, rules.game.actions)
    batch.reset()
    arrays.fill()
    act = acting(rules, policy, batch, luck, seat, name)
    found: list[tuple[int, float, int, bool]] = []
    while len(found) < deals:
        actions = [int(action) for action in act(arrays.observations, arrays.masks)]
        batch.step([REST if deal < 0 else action for deal, action in zip(luck.playing, actions, strict=True)])
        arrays.fill()
        for table in arrays.ends.nonzero()[0].tolist():
            deal, worth = luck.ended[table], float(arrays.rewards[table, 0])
            if deal >= 0:
                wrong = bool(arrays.illegal[table])
                share = 0.0 if wrong else share_of(worth, rules.seats)
                found.append((deal, share, int(arrays.points[table, seat]), wrong))
    return found


def share_of(worth: float, seats: int) -> float:
    """The part of a win that a reward stands for."""
    return (worth + 1) / 2 if seats == 1 else (worth * (seats - 1) + 1) / seats


def acting(rules: Rules, policy: Policy | Bot, batch: Batch, luck: Deals, seat: int, name: str) -> Policy:
    """A policy as it is; a bot is asked table by table, with dice that depend on the deal alone."""
    if not hasattr(policy, "choose"):
        return policy
    player: Bot = policy
    dice: dict[int, Dice] = {}

    def act(observations: Any, masks: Any) -> list[int]:
        actions: list[int] = []
        for table, s in enumerate(batch.positions):
            deal = luck.playing[table]
            if deal < 0:
                actions.append(REST)
                continue
            known = Known(rules.game, s, seat)
            thoughts = dice.setdefault(deal, Dice(FIRST + 2 * APART + deal))
            actions.append(rules.offsets[type(known.step)] + answer_of(player, name, known, thoughts))
        return actions

    return act


def found_policy(name: str) -> Policy | Bot:
    """A bot by its name, or what `module:name` stands for: a bot's class, a policy's class, a function."""
    if ":" not in name:
        return bot(name)
    module, _, thing = name.partition(":")
    try:
        found = getattr(import_module(module), thing)
    except ModuleNotFoundError as error:
        raise UnknownBot(f"policy {name!r}: there is no module {error.name!r} here") from None
    except AttributeError:
        raise UnknownBot(f"policy {name!r}: {module} has no {thing!r}") from None
    made: Any = found() if isinstance(found, type) else found
    if not callable(made) and not hasattr(made, "choose"):
        raise UnknownBot(f"policy {name!r} can neither be called nor choose")
    policy: Policy | Bot = made
    return policy


def row(task: Task, name: str, scores: Sequence[Score]) -> str:
    """The line of a table in Markdown: the share won against each opponent, its confidence, the mean of the points."""
    cells = [f"{s.share:.1%} ({s.low:.1%}–{s.high:.1%}), {s.points:.1f}" for s in scores]
    return f"| {task.name} | {name} | " + " | ".join(cells) + " |"


def head(task: Task) -> str:
    """The head of that table."""
    names = [opponent.rpartition(":")[2].lower() for opponent in task.opponents]
    cells = ["task", "policy", *(f"won against {name}, points" if name != ALONE else "won, points" for name in names)]
    return f"| {' | '.join(cells)} |\n| {' | '.join(['---'] * len(cells))} |"


def main(arguments: Sequence[str] | None = None) -> None:
    """Evaluate a policy and print its row."""
    asked = argparse.ArgumentParser(prog=f"python -m {MODULE}", description=(__doc__ or "").split("\n")[0])
    asked.add_argument("task", choices=TASKS, metavar="TASK", help=", ".join(TASKS))
    asked.add_argument("policy", metavar="POLICY", help="a bot's name, or module:name")
    asked.add_argument("--deals", type=int, default=DEALS, help=f"deals, each from every seat (default: {DEALS})")
    asked.add_argument("--opponent", action="append", help="only this one of the task's; may be repeated")
    asked.add_argument("--json", action="store_true", help="print one JSON object instead")
    args = asked.parse_args(arguments)
    task = TASKS[args.task]
    if args.deals < 1:
        asked.error(f"--deals: at least one, not {args.deals}")
    wanted = [SEARCH if name == "search" else name for name in args.opponent or task.opponents]
    if not set(wanted) <= set(task.opponents):
        asked.error(f"--opponent: the task has {', '.join(task.opponents)}")
    sys.path.insert(0, "")  # policies lie in the folder where one works
    try:
        policy = found_policy(args.policy)
    except UnknownBot as error:
        asked.error(str(error))
    scores = [evaluate(task, policy, opponent, args.deals, args.policy) for opponent in wanted]
    game = Rules(task.game, task.seats).game
    made = {"vernissage": VERSION, "tasks": TASKS_VERSION, "environment": f"{game.name}-v{version_of(game)}"}
    if args.json:
        table = {**made, "task": task.name, "policy": args.policy, "deals": args.deals, "first": FIRST}
        print(json.dumps({**table, "scores": [asdict(score) for score in scores]}))
        return
    shown = Task(task.game, task.seats, tuple(wanted), task.options)
    print(", ".join(f"{name} {value}" for name, value in made.items()), f"{args.deals} deals from {FIRST} on", sep=", ")
    print(head(shown), row(task, args.policy, scores), sep="\n")


if __name__ == "__main__":
    main()
