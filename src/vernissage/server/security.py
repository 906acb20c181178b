"""What keeps the house safe: names, origins, limits, headers. Runs before anything else looks at a request."""

from __future__ import annotations

import asyncio
import gzip
import logging
import re
from typing import Any, cast

import msgspec
from litestar.connection import ASGIConnection
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from vernissage.house.errors import Refused
from vernissage.house.problems import problem_of
from vernissage.server.hosts import allowed, host_of, same_origin
from vernissage.server.keys import FRESH_KEY, key_cookies, language_of
from vernissage.server.limits import ENTRY, Limits, address_from
from vernissage.server.settings import Settings

LOG = logging.getLogger("vernissage")
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
SAFE = ("GET", "HEAD", "OPTIONS")
PACKED_FROM = 1000
"""Bytes from which a reply is worth packing."""
PACKED_ASIDE = 20_000
"""Bytes from which it is packed beside the event loop."""
PACKABLE = ("application/json", "text/")
JSON = re.compile(r"application/(?:[a-z0-9.+-]+\+)?json\s*(?:;.*)?", re.IGNORECASE)
FORM = re.compile(r"(?:application/x-www-form-urlencoded|multipart/form-data)\s*(?:;.*)?$", re.IGNORECASE)
ONE_CLICK = "/api/news/stop/"
"""What a mail program sends a form to when its reader wants no more mails (RFC 8058); the form is not read."""
ODD = re.compile(rb"//|\\|%2f|%5c|%2e|/\.\.?(?:/|$)", re.IGNORECASE)
"""Ways to write an address that nobody needs, and that would let it be read in two ways."""
UNREADABLE = re.compile(r"[\x00-\x1f\x7f\ufffd]")


class Guard:
    """Refuses requests that are not for this house, from other sites, or too many; and completes every reply."""

    def __init__(self, app: ASGIApp, settings: Settings, limits: Limits) -> None:
        self.app = app
        self.limits = limits
        self.names = tuple(name.lower().rstrip(".") for name in settings.names)
        self._strange: set[str] = set()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers.from_scope(scope)
        reply = Reply(scope, headers, send)
        try:
            self.limits.charge(address_from(scope), ENTRY)
            self._check_host(headers)
            check_path(scope)
            check_origin(scope, headers)
            check_type(scope, headers)
        except Refused as refusal:
            await refuse(refusal, scope, receive, reply.send)
            return
        if method_of(scope) == "HEAD":
            await self.app(cast("Scope", {**scope, "method": "GET"}), reply.ended(receive), reply.send)
        else:
            await self.app(scope, receive, reply.send)

    def _check_host(self, headers: Headers) -> None:
        """A name that somebody else chose for this machine is none of ours: their page would be our page."""
        given = headers.getall("host", [])
        name = host_of(given[0]) if len(given) == 1 else None
        if name is None:
            raise Refused(400, "error-host")
        if not allowed(name, self.names):
            if name not in self._strange and len(self._strange) < 20:
                self._strange.add(name)
                LOG.warning("refused: the house does not answer to %s (--host-name %s)", name, name)
            raise Refused(421, "error-host", detail=f"if {name} is this house, start it with --host-name {name}")


class Reply:
    """What is sent back: with the security headers, perhaps a cookie, packed where that is worth it."""

    def __init__(self, scope: Scope, headers: Headers, send: Send) -> None:
        self.scope = scope
        self.secure = scope.get("scheme") in ("https", "wss")
        self.head = method_of(scope) == "HEAD"
        self.packs = "gzip" in headers.get("accept-encoding", "") and method_of(scope) != ""
        self._send = send
        self._start: Message | None = None
        self._over = asyncio.Event()

    async def send(self, message: Message) -> None:
        """Send a part of the reply."""
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            self._complete(message)
            if self.packs and message["type"] == "http.response.start" and packable(message):
                self._start = message
                return
        elif message["type"] == "http.response.body" and self._start is not None:
            start, self._start = self._start, None
            await self._pack(start, message)
            await self._send(start)
        await self._send(message)
        if self.head and message["type"] == "http.response.start":
            await self._send({"type": "http.response.body", "body": b"", "more_body": False})
            self._over.set()
            self._send = nowhere

    def ended(self, receive: Receive) -> Receive:
        """A reader who only wants the head is gone when it has come: what never ends must not go on."""

        async def heard() -> Any:
            if not self._over.is_set():
                hearing, over = asyncio.ensure_future(receive()), asyncio.ensure_future(self._over.wait())
                await asyncio.wait({hearing, over}, return_when=asyncio.FIRST_COMPLETED)
                over.cancel()
                if hearing.done():
                    return hearing.result()
                hearing.cancel()
            return {"type": "http.disconnect"}

        return heard

    def _complete(self, message: Any) -> None:
        message.setdefault("headers", [])
        answer = MutableScopeHeaders(message)
        for name, value in HEADERS.items():
            answer.setdefault(name, value)
        if self.secure:
            answer.setdefault("strict-transport-security", "max-age=31536000")
        key = self.scope.get("state", {}).get(FRESH_KEY)
        if key and message["status"] < 400:
            for cookie in key_cookies(key, self.secure):
                answer.add("set-cookie", cookie.to_header(header=""))

    async def _pack(self, start: Any, message: Any) -> None:
        body = message.get("body", b"")
        if message.get("more_body") or len(body) < PACKED_FROM:
            return
        if len(body) < PACKED_ASIDE:
            packed = gzip.compress(body, 5, mtime=0)
        else:
            packed = await asyncio.to_thread(gzip.compress, body, 5, mtime=0)
        message["body"] = packed
        answer = MutableScopeHeaders(start)
        answer["content-encoding"] = "gzip"
        answer["content-length"] = str(len(packed))
        answer["vary"] = "accept-encoding"


def packable(message: Any) -> bool:
    """Whether a reply is text that nobody has packed yet."""
    found = MutableScopeHeaders(message)
    kind = found.get("content-type", "")
    return "content-encoding" not in found and kind.startswith(PACKABLE) and "ndjson" not in kind


async def nowhere(message: Message) -> None:
    """Send nothing more."""


def check_path(scope: Any) -> None:
    """An address is written in one way only."""
    raw: bytes = scope.get("raw_path") or scope["path"].encode()
    if ODD.search(raw.partition(b"?")[0]) or UNREADABLE.search(scope["path"]):
        raise Refused(404, "error-not-found")


def check_origin(scope: Scope, headers: Headers) -> None:
    """A page of another site may neither change anything nor listen in; programs send no origin."""
    if method_of(scope) in SAFE:
        return
    origin = headers.get("origin")
    if origin is None:
        if headers.get("sec-fetch-site", "none") not in ("none", "same-origin"):
            raise Refused(403, "error-origin")
    elif not same_origin(origin, headers.get("host", "")):
        raise Refused(403, "error-origin")


def check_type(scope: Scope, headers: Headers) -> None:
    """Whatever is sent is JSON, and says so."""
    if method_of(scope) in ("", *SAFE):
        return
    if headers.get("content-length", "0") == "0" and "transfer-encoding" not in headers:
        return
    if scope["path"].startswith(ONE_CLICK) and FORM.match(headers.get("content-type", "").strip()):
        return
    if not JSON.fullmatch(headers.get("content-type", "").strip()):
        raise Refused(415, "error-type")


def method_of(scope: Scope) -> str:
    """The method of a request; empty for a WebSocket."""
    return str(scope.get("method", ""))


async def refuse(refusal: Refused, scope: Scope, receive: Receive, send: Send) -> None:
    """Reply to a request that goes no further."""
    body = msgspec.json.encode(problem_of(refusal, language_of(ASGIConnection(scope))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    kind = "http.response"
    if not method_of(scope):
        await receive()
        kind = "websocket.http.response"
    await send(cast("Message", {"type": f"{kind}.start", "status": refusal.status, "headers": headers}))
    await send(cast("Message", {"type": f"{kind}.body", "body": body, "more_body": False}))
