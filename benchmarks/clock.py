"""How everything is timed: for a while, several times, and the median kept."""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable

ROUNDS = int(os.environ.get("BENCH_ROUNDS", "5"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "0.8"))


def one_core() -> None:
    """Stay on one core, where the system can be asked to."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {sorted(os.sched_getaffinity(0))[-1]})


def rate(work: Callable[[], int]) -> float:
    """How many things a second a piece of work does; it returns how many it did."""
    work()
    rates: list[float] = []
    for _ in range(ROUNDS):
        done = 0
        start = time.perf_counter()
        while time.perf_counter() - start < SECONDS:
            done += work()
        rates.append(done / (time.perf_counter() - start))
    return statistics.median(rates)


def rates(work: Callable[[], tuple[int, int]]) -> tuple[float, float]:
    """Answers a second and games a second of a piece of work that plays games."""
    games = 0
    answers = 0

    def once() -> int:
        nonlocal games, answers
        played, given = work()
        games += played
        answers += given
        return given

    speed = rate(once)
    return speed, speed * games / answers
