"""Waiting for a shelf that cannot be used at the moment."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import TypeVar

from vernissage.house.clock import Clock
from vernissage.house.errors import Refused, first_line

LOG = logging.getLogger("vernissage")
T = TypeVar("T")


async def patiently(clock: Clock, work: Callable[[], Awaitable[T]]) -> T:
    """What comes of some work with the shelf, whenever that can be used again."""
    pause = 0.5
    while True:
        try:
            return await work()
        except Refused:
            raise
        except Exception as error:
            LOG.warning("the database cannot be read: %s", first_line(error))
            await clock.sleep(pause)
            pause = min(30.0, 2 * pause)
