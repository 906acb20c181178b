"""The clock of a house: production asks the system, tests hold it in their hands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from typing import Any, TypeVar

T = TypeVar("T")


class Clock:
    """What time it is, and waiting for it."""

    def now(self) -> float:
        """Seconds since some moment; they never go back."""
        return time.monotonic()

    def date(self) -> float:
        """Seconds since 1970, as they are written down."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        """Wait."""
        await asyncio.sleep(seconds)

    async def within(self, seconds: float, task: asyncio.Task[Any]) -> bool:
        """Wait for a task, but no longer than that; whether it is done. The task goes on if not."""
        waiting = asyncio.ensure_future(self.sleep(seconds))
        try:
            await asyncio.wait({task, waiting}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            waiting.cancel()
        return task.done()

    async def limit(self, seconds: float, work: Coroutine[Any, Any, T]) -> T:
        """What comes of some work, or `TimeoutError` when the time is up: the work has ended then."""
        task = asyncio.ensure_future(work)
        try:
            if await self.within(seconds, task):
                return task.result()
        finally:
            if not task.done():
                task.cancel()
                await asyncio.wait({task})
        raise TimeoutError
