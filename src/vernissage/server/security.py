"""What keeps the house safe: headers, origins, limits. Runs before anything else looks at a request."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vernissage.server.errors import Refused
from vernissage.server.problems import problem_of
from vernissage.server.reader import FRESH_KEY, key_cookie, language_of
from vernissage.server.settings import Settings

POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "style-src-attr 'unsafe-inline'",  # colours and places of pieces are style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=()",
}
TABLE_COSTS = 10
"""A new table or a hint counts as much as so many other requests."""
SAFE = ("GET", "HEAD", "OPTIONS")


class Bucket:
    """How many requests an address may still make: refilled steadily, never above its size."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self._left: dict[str, tuple[float, float]] = {}

    def take(self, address: str) -> bool:
        """Whether one more request is allowed; it counts if so."""
        now = time.monotonic()
        left, then = self._left.get(address, (self.size, now))
        left = min(self.size, left + (now - then) * self.rate)
        if left < 1:
            return False
        self._left[address] = (left - 1, now)
        if len(self._left) > 10_000:
            self._forget(now)
        return True

    def _forget(self, now: float) -> None:
        """Addresses whose bucket is full again need no entry."""
        full = [a for a, (left, then) in self._left.items() if left + (now - then) * self.rate >= self.size]
        for address in full:
            del self._left[address]


class Guard:
    """Refuses requests from other sites and too many of them; adds the security headers to every reply."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.requests = Bucket(settings.rate, settings.burst)
        self.tables = Bucket(settings.rate / TABLE_COSTS, settings.burst / TABLE_COSTS)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        secure = scope.get("scheme") in ("https", "wss")

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message.setdefault("headers", [])
                answer = MutableScopeHeaders(message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if secure:
                    answer.setdefault("strict-transport-security", "max-age=31536000")
                key = scope.get("state", {}).get(FRESH_KEY)
                if key:
                    answer.add("set-cookie", key_cookie(key, secure).to_header(header=""))
            await send(message)

        try:
            self._check_origin(scope, Headers.from_scope(scope))
            self._check_rate(scope)
        except Refused as refusal:
            await refuse(refusal, scope, receive, send_with_headers)
            return
        await self.app(scope, receive, send_with_headers)

    def _check_origin(self, scope: Scope, headers: Headers) -> None:
        """A page of another site may neither change anything nor listen in; programs send no origin."""
        if method_of(scope) in SAFE:
            return
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            if origin is None and headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
                raise Refused(403, "error-origin")
            return
        if urlsplit(origin).netloc != headers.get("host", ""):
            raise Refused(403, "error-origin")

    def _check_rate(self, scope: Scope) -> None:
        path: str = scope["path"]
        if not path.startswith("/api/"):
            return
        client = scope.get("client")
        address = client[0] if client else ""
        making = method_of(scope) == "POST" and (path in ("/api/tables", "/api/records") or path.endswith("/hints"))
        if not self.requests.take(address) or (making and not self.tables.take(address)):
            raise Refused(429, "error-too-many")


def method_of(scope: Scope) -> str:
    """The method of a request; empty for a WebSocket."""
    return str(scope.get("method", ""))


async def refuse(refusal: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Reply to a request that goes no further."""
    if not method_of(scope):
        await receive()
        await send({"type": "websocket.close", "code": 4000 + refusal.status, "reason": refusal.line.id})
        return
    body = msgspec.json.encode(problem_of(refusal, language_of(ASGIConnection(scope))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
