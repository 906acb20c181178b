"""Who plays the games of a tournament: all cores of this machine, or a Ray cluster."""

from __future__ import annotations

import contextlib
import os
import signal
import threading
import traceback
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from itertools import islice
from multiprocessing import connection, get_context
from multiprocessing.connection import Connection
from typing import Any

from vernissage.bots.arena import ArenaError, Pairing, Workers, made_with
from vernissage.bots.known import NoOption
from vernissage.bots.results import Result

Play = Callable[[Pairing], Result]
AHEAD = 2
"""Games that a cluster is given for each of its cores, so that none waits for the next one."""


def attempt(play: Play, pairing: Pairing) -> Result | str:
    """A game's result, or why there is none."""
    try:
        return play(pairing)
    except (ArenaError, NoOption) as error:
        return str(error)
    except (Exception, SystemExit) as error:  # a bot of somebody's may do anything
        where = traceback.extract_tb(error.__traceback__)[-1]
        return f"{type(error).__name__}: {error} (line {where.lineno} of {where.name})"


def result_of(found: Result | str, pairing: Pairing) -> Result:
    """The result of an attempt; a game that could not be played ends the tournament."""
    if isinstance(found, str):
        raise ArenaError(f"deal {pairing.deal} of {', '.join(pairing.lineup)} could not be played: {found}")
    return found


def local(jobs: int) -> Workers:
    """So many processes of this machine, each with one game at a time; a single one is this process itself."""

    def work(play: Play, pairings: Sequence[Pairing]) -> Iterator[Result]:
        if jobs == 1:
            for pairing in pairings:
                yield result_of(attempt(play, pairing), pairing)
            return
        left = iter(pairings)
        hands: dict[Connection, Hand] = {}
        try:
            with deaf():
                for pairing in islice(left, jobs):
                    hand = Hand(play, pairing)
                    hands[hand.pipe] = hand
            while hands:
                for pipe in connection.wait(list(hands)):
                    assert isinstance(pipe, Connection)
                    hand = hands[pipe]
                    result = hand.result()
                    following = next(left, None)
                    if following is None:
                        hands.pop(pipe).end()
                    else:
                        hand.give(following)
                    yield result
        finally:
            for hand in hands.values():
                hand.end()

    return work


class Hand:
    """A process of this machine that plays one game after the other."""

    def __init__(self, play: Play, pairing: Pairing) -> None:
        context = get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process = context.Process(target=labour, args=(other, play), daemon=True)
        self.process.start()
        other.close()  # so that the end of the process is the end of the pipe
        self.give(pairing)

    def give(self, pairing: Pairing) -> None:
        """The next game to play."""
        self.pairing = pairing
        with contextlib.suppress(BrokenPipeError):  # a process that is gone is noticed when its result is fetched
            self.pipe.send(pairing)

    def result(self) -> Result:
        """The result of the game, once there is one."""
        try:
            found: Result | str = self.pipe.recv()
        except (EOFError, ConnectionResetError):
            self.process.join(5)
            code = self.process.exitcode
            found = f"the process that played it ended with code {code}"
        return result_of(found, self.pairing)

    def end(self) -> None:
        """Stop at once, whatever is being played."""
        self.process.terminate()
        self.pipe.close()
        self.process.join(5)


def labour(pipe: Connection, play: Play) -> None:
    """Play whatever comes through the pipe until it is closed."""
    with contextlib.suppress(EOFError, OSError):
        while True:
            pipe.send(attempt(play, pipe.recv()))


@contextlib.contextmanager
def deaf() -> Iterator[None]:
    """Processes begun here do not hear Ctrl-C: whoever began them ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def attempt_elsewhere(play: Play, pairing: Pairing, wanted: dict[str, str]) -> Result | str:
    """A game played on a machine of a cluster, where the same program must be."""
    found = made_with()
    if found["vernissage"] != wanted["vernissage"] or found["build"] != wanted["build"]:
        return f"a machine of the cluster has vernissage {found['vernissage']} ({found['build']})"
    return attempt(play, pairing)


def cluster(address: str, jobs: int | None = None) -> Workers:
    """A Ray cluster by its address (`auto` finds one that runs here); without an address, a Ray of this machine."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # who plays what is nobody else's business
    try:
        ray: Any = import_module("ray")
    except ImportError:
        raise ArenaError("--ray: Ray is not installed; pip install 'vernissage[ray]' does it") from None

    def work(play: Play, pairings: Sequence[Pairing]) -> Iterator[Result]:
        quiet = {"include_dashboard": False, "log_to_driver": False, "logging_level": "ERROR"}
        try:
            ray.init(address=address, **quiet) if address else ray.init(address="local", num_cpus=jobs, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise ArenaError(f"--ray: {error}") from None
        try:
            task = ray.remote(attempt_elsewhere)
            cores = int(ray.cluster_resources().get("CPU", 1))
            left = iter(pairings)
            wanted = made_with()
            running: dict[Any, Pairing] = {}
            while True:
                for pairing in islice(left, AHEAD * cores - len(running)):
                    running[task.remote(play, pairing, wanted)] = pairing
                if not running:
                    return
                for done in ray.wait(list(running), num_returns=1)[0]:
                    pairing = running.pop(done)
                    try:
                        found = ray.get(done)
                    except ray.exceptions.RayError as error:
                        found = " ".join(str(error).split())[:300]
                    yield result_of(found, pairing)
        finally:
            ray.shutdown()

    return work
