"""A slow world: every word with a database, a thread or a visitor takes a random while.

Python imports this by itself in every process of a test run that has this folder on its path (`make slow`). What waits
for events does not mind; a test, or a part of the house, that counts on the order of two things nobody has ordered
fails here far more often than beside a busy machine, and at no cost of processor.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
from collections.abc import Callable, Coroutine
from typing import Any

WHILE = float(os.environ.get("VERNISSAGE_SLOW", "0.01"))
"""Seconds that each word takes on average."""


async def pause() -> None:
    await asyncio.sleep(random.expovariate(1 / WHILE))


def slowed(work: Callable[..., Coroutine[Any, Any, Any]]) -> Callable[..., Coroutine[Any, Any, Any]]:
    async def slow(*args: Any, **options: Any) -> Any:
        await pause()
        try:
            return await work(*args, **options)
        finally:
            await pause()

    return slow


def slow_visitors(load: Callable[[Any], None]) -> Callable[[Any], None]:
    """Let each message of a server take its while, in their order."""

    def loaded(config: Any) -> None:
        load(config)
        app = config.loaded_app

        async def slow(scope: Any, receive: Any, send: Any) -> None:
            await app(scope, slowed(receive), slowed(send))

        config.loaded_app = slow

    return loaded


def begin() -> None:
    import aiosqlite.core
    import psycopg
    import uvicorn.config

    aiosqlite.core.Connection._execute = slowed(aiosqlite.core.Connection._execute)  # type: ignore[method-assign]
    psycopg.AsyncConnection.wait = slowed(psycopg.AsyncConnection.wait)  # type: ignore[method-assign]
    asyncio.to_thread = slowed(asyncio.to_thread)
    uvicorn.config.Config.load = slow_visitors(uvicorn.config.Config.load)  # type: ignore[method-assign, assignment]


with contextlib.suppress(ImportError):  # a process outside the environment of the tests
    begin()
