"""How much somebody may still ask for: refilled steadily, never above a size."""

from __future__ import annotations

import math
import time
from collections.abc import Callable

REMEMBERED = 10_000


class Bucket:
    """How many requests somebody may still make: refilled steadily, never above its size."""

    def __init__(self, rate: float, size: float, now: Callable[[], float] = time.monotonic) -> None:
        self.rate = rate
        self.size = size
        self.now = now
        self._left: dict[str, tuple[float, float]] = {}

    def wait(self, who: str) -> float:
        """Seconds until one more request would be allowed."""
        now = self.now()
        left, then = self._left.get(who, (self.size, now))
        missing = 1.0 - min(self.size, left + (now - then) * self.rate)
        return 0.0 if missing <= 0 else missing / self.rate if self.size >= 1 else math.inf

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Whether one more request is allowed; it counts if so."""
        now = self.now()
        left, then = self._left.get(who, (self.size, now))
        left = min(self.size, left + (now - then) * self.rate)
        if left < min(cost, self.size):
            return False
        self._left[who] = (left - cost, now)
        if len(self._left) > REMEMBERED:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """Those whose bucket is full again need no entry."""
        full = [who for who, (left, then) in self._left.items() if left + (now - then) * self.rate >= self.size]
        for who in full:
            del self._left[who]
        while len(self._left) > 0.9 * REMEMBERED:  # then whoever came first is forgotten, so that nobody fills it up
            del self._left[next(iter(self._left))]
