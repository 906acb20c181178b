"""A push service and a mail server of the tests' own: real HTTP, real SMTP, and keys that decrypt what came."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from server.clocks import PATIENCE
from server.guests import free_port


def b64(data: bytes) -> str:
    """Bytes as browsers write them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Subscriber:
    """A browser's end of a subscription: its endpoint and the keys that only it has."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.auth = os.urandom(16)
        self.key = ec.generate_private_key(ec.SECP256R1())

    @property
    def p256dh(self) -> str:
        """The public key, as it is handed over."""
        form = serialization.PublicFormat.UncompressedPoint
        return b64(self.key.public_key().public_bytes(serialization.Encoding.X962, form))

    def wanted(self) -> dict[str, Any]:
        """What a browser sends to subscribe."""
        return {"endpoint": self.endpoint, "keys": {"p256dh": self.p256dh, "auth": b64(self.auth)}}

    def read(self, body: bytes) -> Any:
        """A message decrypted."""
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return json.loads(text)


class PushService:
    """A push service: keeps what comes, and answers as it is told to."""

    def __init__(self) -> None:
        self.port = 0
        self.status: dict[str, int] = {}
        """By path; 201 for all others."""
        self.headers: dict[str, str] = {}
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.hanging: asyncio.Event | None = None
        """While it is set to an event, nothing is answered before it is set."""
        self._came = asyncio.Event()

    def endpoint(self, path: str) -> str:
        """Where a browser is reached here."""
        return f"http://127.0.0.1:{self.port}/{path}"

    @asynccontextmanager
    async def open(self) -> AsyncIterator[PushService]:
        """Serve meanwhile."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield self
        finally:
            server.close()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
            headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
            raw = {name: line.split(": ", 1)[1] for line in head[1:] if line for name in [line.lower().split(": ")[0]]}
            body = await reader.readexactly(int(headers["content-length"]))
            path = head[0].split(" ")[1].lstrip("/")
            self.got.append((path, raw, body))
            self._came.set()
            if self.hanging is not None:
                await self.hanging.wait()
            more = "".join(f"{name}: {value}\r\n" for name, value in self.headers.items())
            reply = f"HTTP/1.1 {self.status.get(path, 201)} X\r\n{more}content-length: 0\r\nconnection: close\r\n\r\n"
            writer.write(reply.encode())
            await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    async def until(self, count: int) -> None:
        """Wait until so many messages have come."""
        async with asyncio.timeout(PATIENCE):
            while len(self.got) < count:
                self._came.clear()
                await self._came.wait()


def signed_by(headers: dict[str, str], key: str) -> bool:
    """Whether a message is signed with the house's key."""
    return f"k={key}" in headers["authorization"] and bool(Vapid02.verify(headers["authorization"]))


class Postbox:
    """A mail server: keeps what comes, unless it is told to refuse it."""

    def __init__(self) -> None:
        self.port = free_port()
        self.refusal = ""
        self.letters: list[EmailMessage] = []
        self.recipients: list[list[str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:
        """A mail has come."""
        if self.refusal:
            return self.refusal
        letter = message_from_bytes(envelope.content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.append(letter)
        self.recipients.append(envelope.rcpt_tos)
        return "250 kept"

    @contextmanager
    def open(self, **ways: Any) -> Iterator[Postbox]:
        """Serve meanwhile, in a thread of its own; with TLS or a password if so wished."""
        controller = Controller(self, hostname="127.0.0.1", port=self.port, **ways)
        controller.start()
        try:
            yield self
        finally:
            controller.stop()

    @property
    def url(self) -> str:
        """How an operator names it."""
        return f"smtp://127.0.0.1:{self.port}"
