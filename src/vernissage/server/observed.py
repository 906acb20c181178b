"""Every request gets a number that stands in each line of the log about it, and is timed by its route."""

from __future__ import annotations

import logging
import secrets
from typing import TYPE_CHECKING, Any

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vernissage.server.leaving import Leaving
from vernissage.server.logs import REQUEST

if TYPE_CHECKING:
    from vernissage.server.meter import Meter
    from vernissage.server.tracing import Tracer

LOG = logging.getLogger("vernissage")
METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"))
NOWHERE = "none"
"""The route of whatever leads to none, or was refused before it was looked for."""
SOCKET = "socket"
HEADER = b"x-request-id"
UNANSWERED = 499
"""The status of a request whose reader went before there was a reply."""


class Observed:
    """Numbers and times what comes in. Whatever strangers say their number is, it is not taken from them."""

    def __init__(
        self, app: ASGIApp, leaving: Leaving, meter: Meter | None = None, tracer: Tracer | None = None
    ) -> None:
        self.app = app
        self.tracer = tracer
        self.clock = leaving.clock
        self.meter = meter
        self.leaving = leaving

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        one = Seen(self, scope, send)
        before = REQUEST.set(one.id)
        try:
            if self.tracer is None or one.method == SOCKET:
                await self.app(scope, receive, one.send)
            else:
                await self._traced(self.tracer, one, receive)
        finally:
            one.over()
            REQUEST.reset(before)

    async def _traced(self, tracer: Tracer, one: Seen, receive: Receive) -> None:
        from vernissage.server.tracing import tell

        with tracer.request() as span:
            try:
                await self.app(one.scope, receive, one.send)
            finally:
                tell(span, one.id, one.method, one.route, one.status)


class Seen:
    """A request or a WebSocket, from its arrival to its end."""

    def __init__(self, observed: Observed, scope: Any, send: Send) -> None:
        self.observed = observed
        self.scope = scope
        self.id = secrets.token_hex(6)  # nobody learns from it how many there were
        self.status = 0
        self._send = send
        self._began = observed.clock.now()
        self._seconds = 0.0
        self._open = ""

    async def send(self, message: Message) -> None:
        """See what is replied, and pass it on."""
        kind = message["type"]
        if kind in ("http.response.start", "websocket.http.response.start"):
            self._seconds = self.observed.clock.now() - self._began
            self._head(message)
        elif kind == "websocket.accept":
            self.status = 101
            self._seconds = self.observed.clock.now() - self._began
            self._open = self.route
            if self.observed.meter is not None:
                self.observed.meter.opened(self._open)
        await self._send(message)

    def _head(self, message: Any) -> None:
        self.status = message["status"]
        headers = [*message.get("headers", ()), (HEADER, self.id.encode())]
        if self.observed.leaving.begun and message["type"] == "http.response.start":
            headers.append((b"connection", b"close"))  # the next request goes to another process
        message["headers"] = headers

    @property
    def route(self) -> str:
        """The template of the route it led to."""
        return str(self.scope.get("path_template") or NOWHERE)

    @property
    def method(self) -> str:
        """What was wanted, as far as anybody wants that here."""
        named = self.scope.get("method", SOCKET)
        return named if named in METHODS or named == SOCKET else "other"

    def over(self) -> None:
        """Count it, and say so to whoever reads the log closely."""
        meter = self.observed.meter
        if not self.status:
            self.status, self._seconds = UNANSWERED, self.observed.clock.now() - self._began
        if meter is not None:
            meter.replied(self.route, self.method, self.status, self._seconds)
            if self._open:
                meter.closed(self._open)
        if LOG.isEnabledFor(logging.DEBUG):
            facts = {"method": self.method, "route": self.route, "status": self.status}
            LOG.debug("request", extra={**facts, "milliseconds": round(1000 * self._seconds, 1)})
