"""Real servers and real guests for tests: processes, HTTP and WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import secrets
import signal
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from server.clocks import PATIENCE

Data = dict[str, Any]


def free_port() -> int:
    """A port that nobody listens on, and that no connection is given by itself while a server is down."""
    while True:
        port = random.randrange(20_000, 30_000)
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port


class Server:
    """A server process, started, killed and started again on the same port."""

    def __init__(self, database: str, *arguments: str) -> None:
        self.database = database
        self.arguments = ("--rate", "100000", "--tables", "100000", *arguments)
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None
        self.log: Path | None = None
        """Where the server's own words go, if they are to be read."""
        self.sources: Path | None = None
        """The sources of another release that runs instead of this one."""

    def limit(self, rate: str) -> None:
        """Allow only so many requests a second."""
        self.arguments = ("--rate", rate)

    def start(self) -> Server:
        """Start the process and wait until it answers."""
        command = [sys.executable, "-m", "vernissage", "serve", "--port", str(self.port)]
        command += ["--database", self.database, *self.arguments]
        words = None if self.log is None else self.log.open("ab")
        paths = [str(self.sources or ""), os.environ.get("PYTHONPATH", "")]
        env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in paths if path)}
        self.process = subprocess.Popen(command, stdout=words or subprocess.DEVNULL, stderr=words, env=env)
        if words is not None:
            words.close()
        self._until_somebody_listens(True)
        return self

    def _until_somebody_listens(self, wanted: bool) -> None:
        """Wait until the port is listened on, or until it is not any more."""
        give_up = time.monotonic() + PATIENCE
        while time.monotonic() < give_up:
            with socket.socket() as probe:
                if (probe.connect_ex(("127.0.0.1", self.port)) == 0) == wanted:
                    return
            if wanted:
                assert self.process is not None
                assert self.process.poll() is None, "the server ended"
            time.sleep(0.02)
        raise AssertionError("the server does not answer" if wanted else "the port is still listened on")

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(self, *_: object) -> None:
        self.stop()

    def kill(self) -> None:
        """End the process without any warning.

        A bot's process that it was just about to start holds the door until it runs: who knocked then would take it
        for the next server.
        """
        assert self.process is not None
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self._until_somebody_listens(False)

    def stop(self) -> None:
        """Ask the process to end."""
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.wait(timeout=PATIENCE)


class Refusal(Exception):
    """A reply that is no success."""

    def __init__(self, status: int, problem: Data) -> None:
        super().__init__(status, problem)
        self.status = status
        self.problem = problem
        self.code = problem.get("code")


class Guest:
    """Somebody with a browser or a program: cookies, requests, sockets; every byte received is kept."""

    def __init__(self, url: str, lang: str = "en", source: str | None = None) -> None:
        self.url = url
        way = httpx.AsyncHTTPTransport(local_address=source)
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, headers={"accept-language": lang}, transport=way)
        self.received: list[bytes] = []

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> Any:
        """A request that succeeds; its reply."""
        reply = await self.http.request(method, f"/api{path}", json=body, **options)
        self.received.append(reply.content)
        data: Any = reply.json() if reply.headers["content-type"].startswith("application/json") else reply.text
        if reply.status_code >= 400:
            raise Refusal(reply.status_code, data)
        return data

    async def create(self, *seats: str, game: str = "masters-gallery", **values: Any) -> str:
        """Create a table: `me`, `me:Name`, `bot`, `bot:level` or `open` for each seat. Its id."""
        wanted: list[Data] = []
        for seat in seats:
            who, _, rest = seat.partition(":")
            wanted.append({"who": who, **({"level": rest} if who == "bot" and rest else {"name": rest})})
        made = await self.ask("POST", "/tables", {"game": game, "seats": wanted, "pace": 0, **values})
        return str(made["id"])

    async def look(self, table: str, **query: Any) -> Data:
        """The table as this guest sees it."""
        seen: Data = await self.ask("GET", f"/tables/{table}", params=query)
        return seen

    async def answer(self, table: str, seat: int, seq: int, choice: int, id: str = "") -> Data:
        """Give an answer."""
        body = {"id": id or secrets.token_hex(8), "seat": seat, "seq": seq, "choice": choice}
        reply: Data = await self.ask("POST", f"/tables/{table}/answers", body)
        return reply

    async def try_answer(self, table: str, seat: int, seen: Data, answered: int) -> int:
        """Answer an update that may have been overtaken by another one; the seq after it."""
        options = seen["waiting"]["options"]
        try:
            return int((await self.answer(table, seat, seen["seq"], options[len(options) // 2]["choice"]))["seq"])
        except Refusal as refusal:
            if refusal.code not in ("error-stale", "error-not-asked"):
                raise
            return answered

    async def answer_all(self, table: str) -> None:
        """Answer for all of one's seats until something else has to happen first, and not more than once each."""
        for seat in (await self.look(table))["mine"]:
            seen = await self.look(table, seat=seat)
            if seen["waiting"]:
                await self.try_answer(table, seat, seen, 0)

    async def undo(self, table: str, seat: int, seq: int, path: str = "undo") -> Data:
        """Take an answer back."""
        body = {"id": secrets.token_hex(8), "seat": seat, "seq": seq}
        reply: Data = await self.ask("POST", f"/tables/{table}/{path}", body)
        return reply

    @asynccontextmanager
    async def listen(self, table: str, **query: Any) -> AsyncIterator[Ear]:
        """A live connection to a table."""
        address = self.url.replace("http", "ws", 1) + f"/api/tables/{table}/ws?" + httpx.QueryParams(query).__str__()
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with connect(address, additional_headers={"cookie": cookies}, max_size=None) as connection:
            yield Ear(self, connection)

    async def play_out(self, table: str, seats: list[int], pick: int = 0) -> Data:
        """Answer for some seats until the game is over; the last update."""
        while True:
            for seat in seats:
                seen = await self.look(table, seat=seat)
                if seen["status"] == "finished":
                    return seen
                if seen["waiting"]:
                    options = seen["waiting"]["options"]
                    await self.answer(table, seat, seen["seq"], options[pick % len(options)]["choice"])


class Ear:
    """One end of a WebSocket."""

    def __init__(self, guest: Guest, connection: ClientConnection) -> None:
        self.guest = guest
        self.connection = connection

    async def hear(self, seconds: float = PATIENCE) -> Data:
        """The next message."""
        raw = await asyncio.wait_for(self.connection.recv(), seconds)
        data = raw.encode() if isinstance(raw, str) else raw
        self.guest.received.append(data)
        message: Data = json.loads(data)
        return message

    async def update(self, seconds: float = PATIENCE) -> Data:
        """The next update."""
        while True:
            message = await self.hear(seconds)
            if message["type"] == "update":
                update: Data = message["update"]
                return update

    async def say(self, message: Any) -> None:
        """Say something to the server."""
        await self.connection.send(json.dumps(message))


def sqlite(folder: Path) -> str:
    """A database in one file."""
    return str(folder / "house.sqlite3")
