"""Connections to push services: whoever named one may send back endless heads, and gets no more than a line read."""

from __future__ import annotations

import ssl
from collections.abc import Iterable
from typing import Any

import httpcore

MOST = 16 * 1024
"""Bytes of a reply that are read: a head, and interim ones before it."""
AT_ONCE = 2048
"""Bytes that are read in one go: a flood of interim heads is given up before it takes anybody's time."""


class NarrowStream(httpcore.AsyncNetworkStream):
    """A connection on which little may come back."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = MOST

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """Some bytes of a reply; an error if it is too long."""
        data = await self._stream.read(min(max_bytes, AT_ONCE), timeout)
        self._left -= len(data)
        if self._left < 0:
            raise httpcore.RemoteProtocolError("the reply is too long")
        return data

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """Ask something: another reply may come."""
        self._left = MOST
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        """Let go of it."""
        await self._stream.aclose()

    async def start_tls(
        self, ssl_context: ssl.SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.AsyncNetworkStream:
        """The same under TLS."""
        return NarrowStream(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        """What is known of the connection."""
        return self._stream.get_extra_info(info)


class Narrow(httpcore.AnyIOBackend):
    """Connects; whatever is connected to says little."""

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """A connection to a host."""
        return NarrowStream(await super().connect_tcp(host, port, timeout, local_address, socket_options))
