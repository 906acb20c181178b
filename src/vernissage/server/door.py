"""Connections: nobody may hold too many, take for ever to say what they want, or never read what they hear."""

from __future__ import annotations

import asyncio
import ipaddress
from typing import Any, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode
from websockets.server import ServerProtocol

from vernissage.server.limits import Crowd, address_of
from vernissage.server.plates import PackingFactory

HEAD = 10.0
"""Seconds in which the head of a request has to come, counted from the connection or from its first byte."""
BODY = 60.0
"""Seconds for the rest of it."""
STALLED = 20.0
"""Seconds after which a reader who takes nothing is left."""
LONGEST_HEAD = 32 * 1024
SLOW = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


class Configuration(uvicorn.Config):
    """How the house listens, and who may come in."""

    def __init__(self, app: Any, crowd: Crowd, proxies: str, **values: Any) -> None:
        super().__init__(app, http=Door, ws=Socket, proxy_headers=True, forwarded_allow_ips=proxies, **values)
        self.crowd = crowd
        self.proxies = [name.strip() for name in proxies.split(",") if name.strip()]
        self.head, self.body, self.stalled = HEAD, BODY, STALLED

    def trusts(self, host: str) -> bool:
        """Whether a connection comes from a proxy, and so may be anybody's."""
        try:
            found = ipaddress.ip_address(host)
            return any(name == "*" or found in ipaddress.ip_network(name, strict=False) for name in self.proxies)
        except ValueError:
            return "*" in self.proxies or host in self.proxies


class Patience:
    """What a connection has in common with others: it is counted, and waited for, but not for ever."""

    config: Any
    client: Any
    loop: Any
    transport: Any
    _waiting: asyncio.TimerHandle | None = None
    _writing: asyncio.TimerHandle | None = None
    _counted = ""

    def enter(self) -> bool:
        """Whether there is room for one more connection of its address; a proxy's are those of many."""
        host = self.client[0] if self.client else ""
        if self.config.trusts(host):
            return True
        self._counted = address_of(host)
        if self.config.crowd.enter(self._counted):
            return True
        self._counted = ""
        return False

    def leave(self) -> None:
        """No longer counted, nor waited for."""
        self.wait(None)
        self.read()
        if self._counted:
            self.config.crowd.leave(self._counted)
            self._counted = ""

    def wait(self, seconds: float | None, reply: bytes = b"") -> None:
        """Give the other end some time, instead of what it had."""
        if self._waiting is not None:
            self._waiting.cancel()
        self._waiting = None if seconds is None else self.loop.call_later(seconds, self.end, reply)

    def end(self, reply: bytes = b"") -> None:
        """Say so if there is something to say, and go."""
        if reply and not self.transport.is_closing():
            self.transport.write(reply)
            self.transport.close()
        else:
            self.transport.abort()

    def unread(self) -> None:
        """The other end does not read: what it misses is not kept for ever."""
        if self._writing is None:
            self._writing = self.loop.call_later(self.config.stalled, self.transport.abort)

    def read(self) -> None:
        """The other end reads again."""
        if self._writing is not None:
            self._writing.cancel()
            self._writing = None


class Door(HttpToolsProtocol, Patience):
    """An HTTP connection."""

    _head = 0
    """Bytes of a head that is not complete yet."""
    _asking = True

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody comes."""
        super().connection_made(transport)
        if not self.enter():
            transport.abort()
            return
        self.wait(cast("Configuration", self.config).head)

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody goes."""
        self.leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Somebody speaks."""
        super().data_received(data)
        if self._asking and self.transport is not None and not self.transport.is_closing():
            self._head += len(data)
            if self._head > LONGEST_HEAD:
                self.end(LONG)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        super().on_message_begin()
        self._asking, self._head = True, 0
        self.wait(cast("Configuration", self.config).head, SLOW)

    def on_headers_complete(self) -> None:
        """The end of its head."""
        self._asking = False
        if len(self.url) + sum(len(name) + len(value) for name, value in self.headers) > LONGEST_HEAD:
            raise ValueError("the head is too long")
        self.wait(cast("Configuration", self.config).body, SLOW)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The end of the request."""
        self.wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """From here on it is another kind of connection."""
        self.leave()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        """Too much is on its way."""
        super().pause_writing()
        self.unread()

    def resume_writing(self) -> None:
        """It has arrived."""
        super().resume_writing()
        self.read()


class Socket(WebSocketsSansIOProtocol, Patience):
    """A WebSocket; updates are packed, each by itself, so that a silent connection costs next to nothing."""

    def __init__(self, *args: Any, **values: Any) -> None:
        super().__init__(*args, **values)
        self.conn = ServerProtocol(extensions=[PackingFactory()], max_size=self.config.ws_max_size, logger=self.logger)

    def connection_made(self, transport: Any) -> None:
        """Somebody listens."""
        super().connection_made(transport)
        if not self.enter():
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody is gone."""
        self.leave()
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Say something; a refusal before anything else is said ends it."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def handle_ping(self) -> None:
        """Whoever asks again and again and never reads the answers is not answered any more."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.send_close(CloseCode.POLICY_VIOLATION, "pings are not read")
            self.transport.abort()

    def pause_writing(self) -> None:
        """Too much is on its way."""
        super().pause_writing()
        self.unread()

    def resume_writing(self) -> None:
        """It has arrived."""
        super().resume_writing()
        self.read()
