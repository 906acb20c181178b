"""For whoever runs the house: whether it lives, whether it can be sent people, and its numbers."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.exceptions import NotFoundException

from vernissage.server.limits import COSTS
from vernissage.server.readiness import Readiness

CALLER = "Bearer "
UNREAD = {"cache-control": "no-store"}


class Health(msgspec.Struct):
    """How a process is; nothing else of it is for strangers."""

    status: str


@get("/health/live", include_in_schema=False)
async def live() -> Response[Health]:
    """The process answers; whoever hears nothing may start it anew."""
    return Response(Health("alive"), headers=UNREAD)


@get("/health/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> Response[Health]:
    """Whether the process should be sent anybody: 200, or 503 while it leaves or has no database."""
    readiness: Readiness = request.app.state.readiness
    state = await readiness.state()
    return Response(Health(state), status_code=200 if state == "ready" else 503, headers=UNREAD)


@get("/metrics", include_in_schema=False, opt={COSTS: 10})
async def metrics(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The numbers of the house: at an address of their own to all who reach it, else to whoever has the token."""
    meter, token = request.app.state.meter, request.app.state.metrics_token
    if meter is None or token == "":
        raise NotFoundException
    if token is not None:
        given = request.headers.get("authorization", "")
        right = secrets.compare_digest(given.encode(), f"{CALLER}{token}".encode())
        if not right:
            return Response(b"", status_code=401, headers={**UNREAD, "www-authenticate": "Bearer"})
    return Response(meter.shown(), headers={**UNREAD, "content-type": meter.type})


ROUTES = [live, ready, metrics]
