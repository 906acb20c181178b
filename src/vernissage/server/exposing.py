"""The numbers of a house at an address of their own, which strangers do not reach unless the operator lets them."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import uvicorn
from litestar import Litestar
from litestar.datastructures import State

from vernissage.server.door import Configuration
from vernissage.server.limits import Crowd, Limits, measured
from vernissage.server.problems import refused
from vernissage.server.routes import health
from vernissage.server.security import Guard
from vernissage.server.settings import Settings

FEW = 20
"""Connections that one address may hold there."""
LOOPBACK = "127.0.0.1"


class Window(uvicorn.Server):
    """A second, small server beside the first, which alone listens to signals."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """None of its business."""
        yield


def address_of(where: str) -> tuple[str, int]:
    """Where to listen: `port`, which is this machine alone, or `address:port`."""
    host, _, port = where.rpartition(":")
    if not port.isdecimal() or not 0 <= int(port) < 65536:
        raise ValueError("a port, or an address and a port such as 127.0.0.1:9472")
    return host.strip("[]") or LOOPBACK, int(port)


@asynccontextmanager
async def numbers_shown(app: Litestar, settings: Settings, limits: Limits) -> AsyncIterator[None]:
    """Show the numbers meanwhile, if somebody counts and the operator has said where."""
    if app.state.meter is None:
        yield
        return
    app.state.meter.watch(app.state.house)
    following = asyncio.create_task(app.state.meter.follow())
    try:
        if not settings.metrics:
            yield
            return
        window = Window(configuration(app, settings, limits))
        host, port = address_of(settings.metrics)
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        with socket.create_server((host, port), family=family) as door:  # who comes from now on waits, at most
            serving = asyncio.create_task(window.serve([door]))
            try:
                yield
            finally:
                window.should_exit = True
                await asyncio.gather(serving, return_exceptions=True)
    finally:
        following.cancel()
        await asyncio.gather(following, return_exceptions=True)


def configuration(app: Litestar, settings: Settings, limits: Limits) -> Configuration:
    """The same three routes behind the same guard, with no token to say: reaching the address is the right to read."""
    state = State({name: app.state[name] for name in ("meter", "readiness", "limits")} | {"metrics_token": None})
    routes = Litestar(
        health.ROUTES,
        state=state,
        guards=[measured],
        exception_handlers={Exception: refused},
        openapi_config=None,
        logging_config=None,
    )
    return Configuration(
        Guard(routes, settings, limits),
        Crowd(FEW),
        "",
        log_config=None,
        log_level="error",
        access_log=False,
        lifespan="off",
        server_header=False,
        timeout_graceful_shutdown=1,
    )
