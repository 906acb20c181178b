"""Web Push: encrypted for one browser, signed by the house, handed to the browser's push service."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any, Literal, TypeVar
from urllib.parse import urlsplit, urlunsplit

import http_ece
import httpcore
import httpx
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from vernissage.house.clock import Clock
from vernissage.server.messages.addresses import Inner, neighbourhood, resolve, split
from vernissage.server.messages.narrow import Narrow

T = TypeVar("T")
TIMES = {"connect": 5.0, "read": 10.0, "write": 10.0, "pool": 10.0}
WHOLE = 15.0
"""Seconds that one message may take in all."""
NEIGHBOURS = 8
"""Messages on their way to one network at once."""
SIGNED = 12 * 3600
"""Seconds a signature is good for."""
GOOD = (200, 201, 202, 204)
GONE = (404, 410)
HOPELESS = (400, 401, 403, 413)
FAILURES = (
    httpcore.NetworkError,
    httpcore.TimeoutException,
    httpcore.ProtocolError,
    httpcore.UnsupportedProtocol,
    OSError,
    TimeoutError,
    UnicodeError,
)
"""What a push service may do instead of answering."""
MOST_PATIENT = 3600.0
"""The longest pause, in seconds, that a push service may ask for."""


@dataclass(frozen=True)
class Outcome:
    """What became of a message."""

    what: Literal["sent", "gone", "refused", "later", "busy"]
    pause: float = 0.0
    """Seconds that the push service asks for."""


@dataclass(frozen=True)
class Browser:
    """Where a browser is reached, and with which keys."""

    endpoint: str
    p256dh: str
    auth: str


def new_key() -> str:
    """A key pair of the house, to be kept."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def unpadded(text: str) -> bytes:
    """Bytes from base64url without padding."""
    try:
        return base64.b64decode(text + "=" * (-len(text) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError) as error:
        raise Inner("not base64url") from error


def check(browser: Browser, inner: bool) -> None:
    """Refuse a subscription that no browser makes."""
    split(browser.endpoint, inner)
    if len(unpadded(browser.auth)) != 16:
        raise Inner("a secret has 16 bytes")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unpadded(browser.p256dh))
    except ValueError as error:
        raise Inner("not a point of P-256") from error


def encrypted(browser: Browser, text: bytes) -> bytes:
    """A message that only one browser can read (RFC 8291)."""
    body: bytes = http_ece.encrypt(
        text,
        salt=os.urandom(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=unpadded(browser.p256dh),
        auth_secret=unpadded(browser.auth),
        version="aes128gcm",
    )
    return body


class Push:
    """Hands messages to push services, whoever named them: no inner address, no redirect, no body that is read."""

    def __init__(self, pem: str, subject: str, clock: Clock, inner: bool = False) -> None:
        self.inner = inner
        self.subject = subject
        self.clock = clock
        self._vapid = Vapid02.from_pem(pem.encode())
        self._signed: dict[str, tuple[float, dict[str, str]]] = {}
        self._busy: Counter[str] = Counter()
        self._pool: httpcore.AsyncConnectionPool | None = None
        self._looking, self._writing = ThreadPoolExecutor(16, "names"), ThreadPoolExecutor(1, "letters")
        """Threads of its own: a name that is looked up slowly holds up nothing else in the house."""

    @property
    def key(self) -> str:
        """The public key by which browsers know the house."""
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        return base64.urlsafe_b64encode(point).rstrip(b"=").decode()

    async def close(self) -> None:
        """Let go of all connections."""
        if self._pool is not None:
            await self._pool.aclose()
        for threads in (self._looking, self._writing):
            threads.shutdown(wait=False, cancel_futures=True)

    async def _beside(self, work: Callable[..., T], *args: Any) -> T:
        """Do something beside the event loop."""
        return await asyncio.get_running_loop().run_in_executor(self._writing, work, *args)

    async def send(self, browser: Browser, text: bytes, topic: str, urgent: bool, ttl: int) -> Outcome:
        """Hand one message over; whatever happens is an outcome."""
        try:
            async with asyncio.timeout(WHOLE):
                return await self._send(browser, text, topic, urgent, ttl)
        except Inner:
            return Outcome("refused")  # it was a public name when it was given
        except FAILURES:
            return Outcome("later")

    async def _send(self, browser: Browser, text: bytes, topic: str, urgent: bool, ttl: int) -> Outcome:
        host, port = split(browser.endpoint, self.inner)
        address = await resolve(host, port, self.inner, self._looking)
        near = neighbourhood(address)
        if self._busy[near] >= NEIGHBOURS:
            return Outcome("busy")
        with self._among(near):
            body = await self._beside(encrypted, browser, text)
            parts = urlsplit(browser.endpoint)
            headers = {
                **await self._signature(f"{parts.scheme}://{parts.netloc}"),
                "host": parts.netloc,
                "content-encoding": "aes128gcm",
                "content-type": "application/octet-stream",
                "ttl": str(ttl),
                "topic": topic,
                "urgency": "high" if urgent else "normal",
            }
            literal = f"[{address}]" if ":" in address else address
            target = urlunsplit((parts.scheme, f"{literal}:{port}", parts.path or "/", parts.query, ""))
            extensions = {"sni_hostname": host, "timeout": TIMES}
            said = list(headers.items())
            asked = self._http().stream("POST", target, content=body, headers=said, extensions=extensions)
            async with asked as reply:  # its body is not read
                return outcome(reply)

    @contextmanager
    def _among(self, near: str) -> Iterator[None]:
        self._busy[near] += 1
        try:
            yield
        finally:
            self._busy[near] -= 1
            if not self._busy[near]:
                del self._busy[near]

    def _http(self) -> httpcore.AsyncConnectionPool:
        if self._pool is None:
            context = httpx.create_ssl_context(trust_env=False)
            self._pool = httpcore.AsyncConnectionPool(context, None, 64, 16, 5.0, network_backend=Narrow())
        return self._pool

    async def _signature(self, audience: str) -> dict[str, str]:
        """The house's signature for one push service, made anew when it has lost half of its time."""
        now = self.clock.date()
        until, made = self._signed.get(audience, (0.0, {}))
        if until - now < SIGNED / 2:
            claims: dict[str, Any] = {"aud": audience, "exp": int(now) + SIGNED, "sub": self.subject}
            made = await self._beside(self._vapid.sign, claims)
            if len(self._signed) > 200:
                self._signed.clear()
            self._signed[audience] = now + SIGNED, made
        return made


def outcome(reply: httpcore.Response) -> Outcome:
    """What a push service's reply means."""
    if reply.status in GOOD:
        return Outcome("sent")
    if reply.status in GONE:
        return Outcome("gone")
    if reply.status in HOPELESS or 300 <= reply.status < 400:
        return Outcome("refused")
    asked = next((value for name, value in reply.headers if name.lower() == b"retry-after"), b"")
    return Outcome("later", min(MOST_PATIENT, float(asked)) if asked.isdigit() else 0.0)
