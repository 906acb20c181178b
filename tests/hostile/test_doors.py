"""Connections that say nothing, too much or too slowly, and readers who never read."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import uvicorn

from hostile.wire import receive, request, send
from server.clocks import PATIENCE
from vernissage.server.door import LONGEST_HEAD, Configuration, Door
from vernissage.server.limits import Crowd

SOON = 0.3
"""Seconds that these doors are patient; the tests wait for what happens, however long that takes."""


async def quiet(scope: Any, receive: Any, send: Any) -> None:
    """An application that hears all of a request and says one word."""
    if scope["type"] == "http":
        while (await receive()).get("more_body"):
            pass
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"2")]})
        await send({"type": "http.response.body", "body": b"ok"})


class Endless:
    """An application that never stops talking, and counts what it has said."""

    def __init__(self) -> None:
        self.said = 0
        self.over = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "lifespan":
            return
        try:
            if scope["type"] == "http":
                await send({"type": "http.response.start", "status": 200, "headers": []})
            else:
                await receive()
                await send({"type": "websocket.accept"})
            gone = asyncio.ensure_future(self.until_gone(receive))
            while not gone.done():
                if scope["type"] == "http":
                    await send({"type": "http.response.body", "body": b"x" * 65536, "more_body": True})
                else:
                    await send({"type": "websocket.send", "bytes": b"x" * 65536})
                self.said += 65536
                await asyncio.sleep(0)
        finally:
            self.over.set()

    async def until_gone(self, receive: Any) -> None:
        while not (await receive())["type"].endswith("disconnect"):
            pass


@asynccontextmanager
async def opened(app: Any, each: int = 100, proxies: str = "10.9.9.9") -> AsyncIterator[int]:
    """A server with little patience; its port."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        config = Configuration(
            app, Crowd(each), proxies, log_level="critical", lifespan="off", timeout_graceful_shutdown=1
        )
        config.head = config.body = config.stalled = SOON
        server = uvicorn.Server(config)
        serving = asyncio.create_task(server.serve([door]))
        while not server.started:
            await asyncio.sleep(0.01)
        yield door.getsockname()[1]
        server.should_exit = True
        await serving


async def closed(reader: asyncio.StreamReader) -> bytes:
    """What comes until the other end closes."""
    try:
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b""


async def test_who_says_nothing_or_only_half_is_not_waited_for() -> None:
    async with opened(quiet) as port:
        for words, answer in (
            (b"", b""),
            (b"GET / HTTP/1.1\r\nhost: x\r\n", b"HTTP/1.1 408"),
            (request("POST", "/", {"content-length": "10"}) + b"half", b"HTTP/1.1 408"),
        ):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(words)
            assert (await closed(reader)).startswith(answer)
            writer.close()


async def test_a_head_may_not_be_endless() -> None:
    async with opened(quiet) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET / HTTP/1.1\r\nx: ")
        sent = 0
        while not reader.at_eof() and sent < 50 * LONGEST_HEAD:
            try:
                writer.write(b"y" * 4096)
                await writer.drain()
            except ConnectionError:
                break
            sent += 4096
            await asyncio.sleep(0)
        assert (await closed(reader)).startswith((b"HTTP/1.1 431", b""))
        assert sent < 50 * LONGEST_HEAD
        writer.close()
        assert (await send(port, request("GET", "/", {"x": "y" * (LONGEST_HEAD + 1)}))).status in (400, 0)


async def test_one_address_holds_only_so_many_connections() -> None:
    async with opened(quiet, each=3) as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(3)]
        for _, writer in held:
            writer.write(request("GET", "/"))
        assert [(await receive(reader)).status for reader, _ in held] == [200] * 3
        refused, unheard = await asyncio.open_connection("127.0.0.1", port)
        assert await closed(refused) == b""
        unheard.close()
        held[0][1].close()
        while (await send(port, request("GET", "/"))).status != 200:
            await asyncio.sleep(0.01)
        for _, writer in held:
            writer.close()


async def test_a_proxy_holds_the_connections_of_many() -> None:
    async with opened(quiet, each=1, proxies="127.0.0.1") as port:
        held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        for _, writer in held:
            writer.write(request("GET", "/"))
        assert [(await receive(reader)).status for reader, _ in held] == [200] * 5
        for _, writer in held:
            writer.close()


UPGRADE = {"upgrade": "websocket", "connection": "upgrade", "sec-websocket-version": "13"}
UPGRADE["sec-websocket-key"] = "dGhlIHNhbXBsZSBub25jZQ=="


async def test_who_never_reads_is_left() -> None:
    for headers in ({}, UPGRADE):
        talker = Endless()
        async with opened(talker) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
            writer.write(request("GET", "/", headers))
            reading: Callable[[], None] = writer.transport.pause_reading  # type: ignore[attr-defined]
            reading()
            await asyncio.wait_for(talker.over.wait(), PATIENCE)
            assert talker.said < 64 * 1024 * 1024
            writer.transport.abort()


async def test_pings_that_are_asked_and_never_read_end_the_connection() -> None:
    async def patient(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass

    async with opened(patient) as port:
        reader, writer = await asyncio.open_connection("127.0.0.1", port, limit=1024)
        writer.write(request("GET", "/", UPGRADE))
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        ping = bytes([0x89, 0x80 | 125, 0, 0, 0, 0]) + b"p" * 125
        sent = 0
        try:
            while True:
                writer.write(ping * 500)
                await asyncio.wait_for(writer.drain(), PATIENCE)
                sent += 500 * len(ping)
                assert sent < 200 * 1024 * 1024
        except ConnectionError:
            pass
        writer.close()


def test_proxies_may_be_networks() -> None:
    config = Configuration(quiet, Crowd(1), "10.0.0.0/8, 192.0.2.1,::1")
    told = {"10.1.2.3": True, "192.0.2.1": True, "192.0.2.2": False, "::1": True, "2001:db8::1": False, "": False}
    assert {host: config.trusts(host) for host in told} == told
    assert Configuration(quiet, Crowd(1), "*").trusts("203.0.113.9")


def test_the_doors_are_those_of_the_house() -> None:
    config = Configuration(quiet, Crowd(1), "")
    config.load()
    assert config.http_protocol_class is Door
