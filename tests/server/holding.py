"""A real server whose clock the test holds: time goes by when it is told to, however fast the machine is."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import uvicorn

from server.clocks import PATIENCE, HeldClock
from vernissage.house.sweep import EVERY
from vernissage.server.app import create_app
from vernissage.server.settings import Settings


@dataclass
class Held:
    """A house behind HTTP, and its clock."""

    url: str
    port: int
    clock: HeldClock
    loop: asyncio.AbstractEventLoop

    def advance(self, seconds: float) -> None:
        """Let time go by."""
        self._do(self.clock.advance(seconds))

    def sweep(self) -> None:
        """Let the sweep look at all clocks, and do what is due: twice, because it may be looking already."""
        for _ in range(2):
            self._do(self.clock.until_asleep_again(EVERY))
            self._do(self.clock.advance(EVERY))
        self._do(self.clock.until_asleep_again(EVERY))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)


@contextmanager
def held_house(database: Path, **settings: Any) -> Iterator[Held]:
    """A server in a thread of this process, on a port of its own."""
    door = socket.create_server(("127.0.0.1", 0))
    address, clock = f"http://127.0.0.1:{door.getsockname()[1]}", HeldClock()
    app = create_app(Settings(database=str(database), verify=False, **settings), clock)
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", lifespan="on"))
    begun = threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        serving = asyncio.ensure_future(server.serve([door]))
        while not server.started and not serving.done():
            await asyncio.sleep(0.01)
        begun.set()
        await serving

    thread = threading.Thread(target=asyncio.run, args=[serve()], daemon=True)
    thread.start()
    assert begun.wait(PATIENCE)
    assert server.started
    try:
        yield Held(address, door.getsockname()[1], clock, loops[0])
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        door.close()
