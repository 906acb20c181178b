"""Bots: who answers for a seat that no person sits on. They see what their seat may know, and nothing else.

A bot is any object with a method `choose`. It is called by its name, with a budget or a rate of slips if one is wanted:
`random`, `greedy`, `ismcts@0.5` (seconds an answer), `ismcts@200i` (iterations: then the same dice give the same
answers), `greedy%0.6` (a dim eye), `greedy~0.3` (three answers in ten at random), by its level for people: `sketch` to
`master`; or, if it is one's own, by where it is: `module:Class`.

>>> from vernissage import Dice, Match
>>> from vernissage.bots import Known, bot
>>> match = Match("masters-gallery", seats=3, seed=7)
>>> seat = match.asked()[0]
>>> position = Known(match.game, match.state, seat)
>>> bot("ismcts@50i").choose(seat, position, Dice(1)) in position.options
True
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from vernissage.bots.greedy import Greedy
from vernissage.bots.ismcts import Ismcts
from vernissage.bots.known import Bot, Known, NoOption, answer_of
from vernissage.bots.levels import LEVELS, Level, Levelled, setting
from vernissage.bots.own import UnknownBot, own_bot
from vernissage.bots.random import Random
from vernissage.bots.slips import Slips

__all__ = [
    "LEVELS",
    "NAMES",
    "Bot",
    "Known",
    "Level",
    "NoOption",
    "UnknownBot",
    "answer_of",
    "bot",
    "setting",
    "time_of",
]

NAMES = ("random", "greedy", "ismcts")
"""The bots there are, from the weakest to the strongest."""

LONGEST = 9
"""The digits of a budget."""
CALLED = re.compile(
    r"(?P<name>[a-z]+)"
    r"(?:@(?P<budget>\d+(?:\.\d+)?)(?P<unit>i?))?"
    r"(?:%(?P<haze>\d?\.\d+|\d))?"
    r"(?:~(?P<slips>0?\.\d+|0|1))?"
)
ONLY = {"budget": "ismcts", "haze": "greedy"}
"""What only one of them can be given."""


def bot(name: str, clock: Callable[[], float] = time.perf_counter, remembers: bool = False) -> Bot:
    """A bot by its name or level, such as `random`, `ismcts@0.5`, `glaze` or `mybots:Cautious`.

    Its seconds are those of the clock. One that searches may go on with what it thought before (`remembers`): then the
    same dice give the same answers to the same questions in the same order.
    """
    made: Bot
    if ":" in name:
        made = own_bot(name)
        return made
    if name in LEVELS:
        return Levelled(name, lambda known: bot(known, clock, remembers))
    called = CALLED.fullmatch(name)
    if not called or called["name"] not in NAMES or any(called[of] and called["name"] != ONLY[of] for of in ONLY):
        raise UnknownBot(f"unknown bot {name!r}: there is {', '.join((*NAMES, *LEVELS))}")
    if called["budget"] and len(called["budget"]) > LONGEST:
        raise UnknownBot(f"bot {name[:40]!r}: nobody waits for so long")
    if called["name"] == "random":
        made = Random()
    elif called["name"] == "greedy":
        made = Greedy(haze=float(called["haze"] or 0.0))
    elif called["unit"]:
        made = Ismcts(iterations=max(1, int(float(called["budget"]))), remembers=remembers)
    else:
        made = Ismcts(seconds=float(called["budget"] or 0.1), clock=clock, remembers=remembers)
    return Slips(made, float(called["slips"])) if called["slips"] else made


def time_of(name: str, game: str, seats: int) -> float | None:
    """The seconds that a bot takes for an answer at a table, if it was given some: a search by its name or level."""
    called = CALLED.fullmatch(setting(name, game, seats))
    if not called or called["name"] != "ismcts" or called["unit"]:
        return None
    return float(called["budget"] or 0.1)
