"""A process that thinks: a task a line in, an answer a line out, drafts before it."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
from collections.abc import Callable
from typing import Any

from vernissage.house.clock import Clock

BROKEN = (TimeoutError, OSError, ValueError, asyncio.IncompleteReadError, asyncio.LimitOverrunError)
"""What a process that thinks may lead to instead of an answer."""
Reply = dict[str, Any]


class Thinker:
    """A process in which a bot thinks; killed and replaced when it takes far too long or breaks."""

    def __init__(self, command: tuple[str, ...], start: float, clock: Clock, nice: int = 0) -> None:
        self.nice = nice
        self.command = command
        self.start = start
        self.clock = clock
        self._process: asyncio.subprocess.Process | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._said: Reply | None = None

    async def think(
        self, task: dict[str, Any], seconds: float, heard: Callable[[Reply], None] = lambda reply: None
    ) -> Reply | None:
        """The answer to a task, or the draft of one if its time is up before; nothing if there is neither.

        Every draft is told to whoever wants to hear it.
        """
        self._said = None
        try:
            await self.clock.limit(max(self.start, seconds), self._begin())  # who may take long may begin late
            self._thinking = asyncio.create_task(self._listen(task, heard))
            if await self.clock.within(seconds, self._thinking):
                self._thinking.result()
        except BROKEN:
            await self.stop()
            return None
        except asyncio.CancelledError:
            await self.stop()
            raise
        return self._said

    async def rest(self) -> None:
        """Wait for whoever is late: the process can be asked again, unless it never comes to an end."""
        if self._thinking is not None:
            try:
                if not await self.clock.within(self.start, self._thinking):
                    await self.stop()
                elif not self._thinking.cancelled():
                    self._thinking.result()
            except BROKEN:
                await self.stop()

    async def stop(self) -> None:
        """End the process, whatever it is doing."""
        if self._thinking is not None:
            self._thinking.cancel()
            self._thinking = None
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.communicate()  # to the end of its pipes, so that nothing of it stays open

    async def _begin(self) -> None:
        """Start the process if there is none, and wait until it listens."""
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1 << 22,
            )
            if self.nice and hasattr(os, "setpriority"):
                with contextlib.suppress(OSError):
                    os.setpriority(os.PRIO_PROCESS, self._process.pid, self.nice)
            if "ready" not in await self._hear(self._process):
                raise ValueError("it says something else than that it listens")

    async def _listen(self, task: dict[str, Any], heard: Callable[[Reply], None]) -> None:
        """Ask, and hear drafts until the answer comes."""
        process = self._process
        assert process is not None
        assert process.stdin is not None
        process.stdin.write(json.dumps(task).encode() + b"\n")
        await process.stdin.drain()
        while self._said is None or self._said.get("draft"):
            self._said = await self._hear(process)
            if self._said.get("draft"):
                heard(self._said)

    async def _hear(self, process: asyncio.subprocess.Process) -> Reply:
        assert process.stdout is not None
        heard = json.loads(await process.stdout.readuntil(b"\n"))
        if not isinstance(heard, dict):
            raise ValueError("a reply is a table")
        return heard
