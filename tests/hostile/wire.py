"""Bytes on a socket: what no library would send."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

from server.clocks import PATIENCE


@dataclass(frozen=True)
class Answer:
    """What came back: the status, the headers, the body; a status of 0 if the connection was closed without a word."""

    status: int
    headers: dict[str, str] = field(default_factory=dict)
    body: bytes = b""


async def send(port: int, data: bytes, head_only: bool = False, source: str = "127.0.0.1") -> Answer:
    """Send bytes as they are, and read one reply."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    try:
        writer.write(data)
        await writer.drain()
        return await receive(reader, head_only)
    except (ConnectionError, asyncio.IncompleteReadError):
        return Answer(0)
    finally:
        writer.close()


async def receive(reader: asyncio.StreamReader, head_only: bool = False) -> Answer:
    """One reply."""
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE)).decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in head[1:])}
    length = int(headers.get("content-length", "0"))
    body = b"" if head_only else await asyncio.wait_for(reader.readexactly(length), PATIENCE)
    return Answer(int(head[0].split()[1]), headers, body)


def request(method: str, path: str, headers: dict[str, str] | None = None, body: bytes = b"") -> bytes:
    """A request as a browser writes it, but with whatever is given; a header of `-` is left out."""
    wanted = {"host": "localhost", "content-type": "application/json", "content-length": str(len(body))}
    wanted.update(headers or {})
    lines = [f"{method} {path} HTTP/1.1", *[f"{name}: {value}" for name, value in wanted.items() if value != "-"]]
    return "\r\n".join(lines).encode("latin-1") + b"\r\n\r\n" + body
