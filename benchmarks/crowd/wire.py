"""HTTP and WebSocket with as little work as possible, so that the house is what is measured."""

from __future__ import annotations

import asyncio
import base64
import json
import zlib
from collections.abc import Callable
from typing import Any

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
MASK = bytes(4)
"""A mask is a must for a client; one of zeros changes nothing and costs nothing."""
TAIL = b"\x00\x00\xff\xff"


class Refusal(Exception):
    """A reply that is no success."""

    def __init__(self, status: int, reply: dict[str, Any]) -> None:
        super().__init__(status, reply.get("code"))
        self.status = status
        self.code = str(reply.get("code"))


class Http:
    """Somebody's connection for requests: it stays open, and is opened again when it was lost."""

    def __init__(self, port: int, cookie: str = "") -> None:
        self.port = port
        self.cookie = cookie
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, method: str, path: str, body: object = None) -> dict[str, Any]:
        """A request that succeeds; a connection that the other end has closed meanwhile is opened once more."""
        for last in (False, True):
            if self._streams is None:
                self._streams = await asyncio.open_connection("127.0.0.1", self.port)
            try:
                return await self._ask(*self._streams, method, path, body)
            except (OSError, asyncio.IncompleteReadError):
                self.close()
                if last:
                    raise
        raise AssertionError

    async def _ask(
        self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, method: str, path: str, body: object
    ) -> dict[str, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} /api{path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\ncontent-type: application/json\r\n"
        cookie = f"cookie: {self.cookie}\r\n" if self.cookie else ""
        writer.write(f"{head}content-length: {len(data)}\r\n{cookie}\r\n".encode() + data)
        lines = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines[1:])}
        if "set-cookie" in headers:
            self.cookie = headers["set-cookie"].split(";")[0]
        raw = await reader.readexactly(int(headers.get("content-length", 0)))
        reply: dict[str, Any] = json.loads(raw) if raw else {}
        status = int(lines[0].split()[1])
        if status >= 300:
            raise Refusal(status, reply)
        return reply

    def close(self) -> None:
        """Hang up."""
        if self._streams is not None:
            self._streams[1].close()
            self._streams = None


class Socket(asyncio.Protocol):
    """A WebSocket that only listens, as browsers do: packed if the house packs, pings answered."""

    def __init__(self, path: str, port: int, cookie: str, hear: Callable[[bytes, bool], None]) -> None:
        self.hear = hear
        self.closed: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        """Done when the connection is over, with the code the house gave, or 0."""
        self._code = 0
        self._buffer = bytearray()
        self._open = False
        self._transport: asyncio.Transport | None = None
        key = base64.b64encode(b"a crowd of people").decode()[:22] + "=="
        self._hello = (
            f"GET /api{path} HTTP/1.1\r\nhost: 127.0.0.1:{port}\r\nconnection: Upgrade\r\nupgrade: websocket\r\n"
            f"sec-websocket-version: 13\r\nsec-websocket-key: {key}\r\n"
            "sec-websocket-extensions: permessage-deflate; client_max_window_bits\r\n"
            + (f"cookie: {cookie}\r\n" if cookie else "")
            + "\r\n"
        ).encode()

    @classmethod
    async def to(cls, path: str, port: int, cookie: str, hear: Callable[[bytes, bool], None]) -> Socket:
        """A connection to the house; what it hears goes to `hear`, with the word whether it is packed."""
        loop = asyncio.get_running_loop()
        _, made = await loop.create_connection(lambda: cls(path, port, cookie, hear), "127.0.0.1", port)
        return made

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Say hello."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        """The other end is gone."""
        if not self.closed.done():
            self.closed.set_result(self._code)

    def data_received(self, data: bytes) -> None:
        """Whole messages are handed on, the rest waits."""
        self._buffer += data
        if not self._open and not self._welcomed():
            return
        while (frame := self._frame()) is not None:
            head, body = frame
            opcode = head & 15
            if opcode == TEXT:
                self.hear(body, bool(head & 64))
            elif opcode == PING:
                self._say(PONG, body)
            elif opcode == CLOSE:
                self._code = int.from_bytes(body[:2], "big")
                self._say(CLOSE, body[:2])
                self.hang_up()

    def _welcomed(self) -> bool:
        head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not found:
            return False
        if b" 101 " not in head[:16]:
            self._code = int(head.split()[1])
            self.hang_up()
            return False
        self._buffer[:] = rest
        self._open = True
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1] & 127, 2
        if size >= 126:
            start = 4 if size == 126 else 10
            if len(buffer) < start:
                return None
            size = int.from_bytes(buffer[2:start], "big")
        if len(buffer) < start + size:
            return None
        head, body = buffer[0], bytes(buffer[start : start + size])
        del buffer[: start + size]
        return head, body

    def _say(self, opcode: int, body: bytes) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(bytes((128 | opcode, 128 | len(body))) + MASK + body)

    def sleep(self) -> None:
        """Read nothing: a phone in a pocket."""
        if self._transport is not None:
            self._transport.pause_reading()

    def wake(self) -> None:
        """Read again, if there is still somebody to hear."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.resume_reading()

    def hang_up(self) -> None:
        """Go without a word, as phones do."""
        if self._transport is not None:
            self._transport.abort()


def unpacked(body: bytes, packed: bool) -> bytes:
    """The text of a message."""
    return zlib.decompressobj(wbits=-15).decompress(body + TAIL) if packed else body
