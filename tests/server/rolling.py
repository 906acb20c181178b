"""Two processes behind one proxy, replaced one after the other while people play: nobody sees an error.

    python tests/server/rolling.py --tables 20 --rounds 5     # or `make rolling`; starts a PostgreSQL of its own

Prints the answers that were sent, lost and doubled, and the longest pause of anybody. Players do what the page does: a
connection that ends is made again, an answer without a reply is sent again with the same id.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import secrets
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from server.clocks import PATIENCE
from server.guests import Data, Guest, Refusal, Server
from server.test_kill import compare
from vernissage.server.store.store import Store

COME_AGAIN = 1012
AGAIN = (502, 503, 504)
"""What a page sends again without a word, as if there had been no reply."""
GONE = b"HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}"
POSTGRES = Path(__file__).parents[2] / "scripts" / "postgres.sh"


class Proxy:
    """What a reverse proxy does: each request to the next process that can be reached; a read is tried at another."""

    def __init__(self, *ports: int) -> None:
        self.ports = list(ports)
        self.port = 0
        self._turn = 0
        self._going: set[asyncio.Task[None]] = set()

    @asynccontextmanager
    async def open(self) -> AsyncIterator[str]:
        """The address it listens on, meanwhile."""
        server = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        self.port = server.sockets[0].getsockname()[1]
        try:
            yield f"http://127.0.0.1:{self.port}"
        finally:
            server.close()
            going = list(self._going)
            for task in going:
                task.cancel()
            await asyncio.gather(*going, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._going.add(task)
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self._pass_on(reader, writer)
        except asyncio.CancelledError:  # the proxy closes
            writer.transport.abort()
        finally:
            await closed(writer)
            self._going.discard(task)

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines[1:])}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        live = headers.get("upgrade", "").lower() == "websocket"
        if not live:
            kept = [line for line in lines[:-2] if not line.lower().startswith("connection:")]
            head = "\r\n".join([*kept, "connection: close", "", ""]).encode("latin-1")
        safe = head.startswith((b"GET ", b"HEAD "))
        for _ in range(2 * len(self.ports)):
            upstream = await self._reach()
            if upstream is None:
                break
            begun = await self._relay(upstream, (reader, writer), head + body, live)
            if begun or not safe:
                if not begun:
                    break
                return
        writer.write(GONE)
        await writer.drain()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to the next process that listens."""
        self._turn += 1
        first = self._turn % len(self.ports)
        for port in (*self.ports[first:], *self.ports[:first]):
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def _relay(
        self,
        upstream: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        client: tuple[asyncio.StreamReader, asyncio.StreamWriter],
        request: bytes,
        live: bool,
    ) -> bool:
        """Pass a request on and the reply back; whether any of it came."""
        begun = False

        async def back() -> None:
            nonlocal begun
            while data := await upstream[0].read(65536):
                begun = True
                client[1].write(data)
                await client[1].drain()

        async def forth() -> None:
            while live and (data := await client[0].read(65536)):
                upstream[1].write(data)
                await upstream[1].drain()

        listening = asyncio.create_task(forth())
        try:
            upstream[1].write(request)
            with contextlib.suppress(OSError):
                await back()
        finally:
            listening.cancel()
            await closed(upstream[1])
        return begun


async def closed(writer: asyncio.StreamWriter) -> None:
    """A connection that is wholly over."""
    writer.close()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


class Player:
    """Somebody who plays both seats of a table, as the page does."""

    def __init__(self, url: str) -> None:
        self.guest = Guest(url)
        self.table = ""
        self.acknowledged: list[tuple[int, int]] = []
        self.tables: list[tuple[str, list[tuple[int, int]]]] = []
        self.seen: Counter[str] = Counter()
        """What became of requests and connections."""
        self.errors: list[str] = []
        """What a page would have shown."""
        self.longest = 0.0
        self.stop = False

    async def persistently(self, method: str, path: str, body: Data | None = None) -> Any:
        """A request, sent again as long as there is no reply of the house."""
        began, pause = time.monotonic(), 0.3
        while True:
            try:
                reply = await self.guest.ask(method, path, body)
                self.longest = max(self.longest, time.monotonic() - began)
                return reply
            except Refusal as refusal:
                if refusal.status not in AGAIN:
                    raise
            except httpx.TransportError:
                pass
            self.seen["sent again"] += 1
            await asyncio.sleep(pause)
            pause = min(5.0, 2 * pause)

    async def play(self) -> None:
        """Play game after game until told to stop; then the last answer has its reply."""
        try:
            while not self.stop:
                seats = [{"who": "me"}, {"who": "me"}]
                made = await self.persistently("POST", "/tables", {"game": "masters-gallery", "seats": seats})
                self.table, self.acknowledged = made["id"], []
                self.tables.append((self.table, self.acknowledged))
                await self._one_game()
        except Refusal as refusal:
            self.errors.append(f"{refusal.status} {refusal.code}")

    async def _one_game(self) -> None:
        known = 0
        while not self.stop:
            for seat in (0, 1):
                seen = await self.persistently("GET", f"/tables/{self.table}?seat={seat}")
                if seen["seq"] < known:  # a process that has not heard yet of what another one has kept
                    await asyncio.sleep(0.02)
                    break
                if seen["status"] == "finished":
                    return
                if seen["waiting"] and not self.stop:
                    choice = random.choice(seen["waiting"]["options"])["choice"]
                    body = {"id": secrets.token_hex(8), "seat": seat, "seq": seen["seq"], "choice": choice}
                    known = (await self.persistently("POST", f"/tables/{self.table}/answers", body))["seq"]
                    self.acknowledged.append((seat, choice))
                    self.seen["answers"] += 1

    async def watch(self) -> None:
        """Listen to the table, and come again whenever the connection ends; the pause is from one word to the next."""
        seq, tries, left = -1, 0, 0.0
        while not self.stop:
            table = self.table
            try:
                async with self.guest.listen(table, seq=seq, panels="false") as ear:
                    while not self.stop and self.table == table:
                        with contextlib.suppress(TimeoutError):
                            seq = (await ear.update(1.0))["seq"]
                            tries = 0
                            if left:
                                self.longest, left = max(self.longest, time.monotonic() - left), 0.0
                seq = -1
            except (ConnectionClosed, InvalidStatus, OSError, TimeoutError) as error:
                code = error.rcvd.code if isinstance(error, ConnectionClosed) and error.rcvd else 0
                self.seen[f"closed {code}"] += 1
                if 4400 <= code < 4500:
                    self.errors.append(f"closed with {code}")
                left = left or time.monotonic()
                tries += code != COME_AGAIN
                pause = 0.05 + 0.45 * random.random() if code == COME_AGAIN else 0.25 * 2**tries
                await asyncio.sleep(min(8.0, pause))


class Visitor(Player):
    """Somebody who only reads pages: every one of them comes."""

    async def play(self) -> None:
        """Read and read."""
        while not self.stop:
            for path in ("/api/house", "/api/tables"):
                reply = await self.guest.http.get(path)
                self.seen["pages"] += 1
                if reply.status_code != 200:
                    self.errors.append(f"{path}: {reply.status_code}")
            await asyncio.sleep(0.05)


async def until_ready(server: Server) -> None:
    """Wait until a process says that it can be sent people."""
    async with httpx.AsyncClient(base_url=server.url, timeout=PATIENCE) as http:
        while (await http.get("/health/ready")).status_code not in (200, 404):  # the first release knows no such thing
            await asyncio.sleep(0.05)


class Company:
    """Those who play and read while processes come and go."""

    def __init__(self, url: str, tables: int) -> None:
        self.players = [Player(url) for _ in range(tables)]
        self.everybody = [*self.players, Visitor(url)]
        self.playing: list[asyncio.Task[None]] = []
        self.watching: list[asyncio.Task[None]] = []

    @classmethod
    @asynccontextmanager
    async def of(cls, servers: Sequence[Server], tables: int) -> AsyncIterator[Company]:
        """A company behind a proxy, until all have had their last reply."""
        async with Proxy(*(server.port for server in servers)).open() as url:
            company = cls(url, tables)
            company.playing = [asyncio.create_task(one.play()) for one in company.everybody]
            try:
                await company.play_on(1)
                company.watching = [asyncio.create_task(player.watch()) for player in company.players]
                yield company
                for one in company.everybody:
                    one.stop = True
                await asyncio.gather(*company.playing, *company.watching)
            finally:
                for task in (*company.playing, *company.watching):
                    task.cancel()
                await asyncio.gather(*company.playing, *company.watching, return_exceptions=True)
                for one in company.everybody:
                    await one.guest.http.aclose()

    async def play_on(self, answers: int) -> None:
        """Wait until everybody has given some more answers."""
        wanted = [player.seen["answers"] + answers for player in self.players]
        async with asyncio.timeout(PATIENCE):
            while any(player.seen["answers"] < least for player, least in zip(self.players, wanted, strict=True)):
                assert not any(task.done() for task in self.playing), [one.errors for one in self.everybody]
                await asyncio.sleep(0.02)

    async def came_to(self, database: str) -> dict[str, Any]:
        """What came of it: for everybody, and in the database."""
        lost, doubled = await kept(database, self.players)
        seen = sum((one.seen for one in self.everybody), Counter[str]())
        return {
            "tables": len(self.players),
            "answers": seen.pop("answers"),
            "lost": lost,
            "doubled": doubled,
            "errors": [error for one in self.everybody for error in one.errors],
            "longest pause": round(max(one.longest for one in self.everybody), 2),
            **dict(sorted(seen.items())),
        }


async def begin(server: Server) -> None:
    """Start a process, and wait until it can be sent people."""
    await asyncio.to_thread(server.start)
    await until_ready(server)


@asynccontextmanager
async def housed(*servers: Server) -> AsyncIterator[None]:
    """Processes that are stopped in the end, whatever happens."""
    try:
        yield
    finally:
        for server in servers:
            server.stop()


async def rolling(database: str, tables: int, rounds: int, between: int) -> dict[str, Any]:
    """Replace both processes again and again while people play; what came of it."""
    servers = [Server(database), Server(database)]
    async with housed(*servers):
        for server in servers:
            await begin(server)
        async with Company.of(servers, tables) as company:
            for _ in range(rounds):
                for server in servers:
                    await company.play_on(between)
                    await asyncio.to_thread(server.stop)
                    await company.play_on(1)
                    await begin(server)
            await company.play_on(between)
    return {"replaced": 2 * rounds, **await company.came_to(database)}


async def upgrading(database: str, sources: Path, tables: int, between: int) -> dict[str, Any]:
    """From an earlier release to this one while people play: side by side, then this one alone."""
    old, new = Server(database), Server(database)
    old.sources, old.arguments = sources, ("--rate", "100000")
    async with housed(old, new):
        await begin(old)
        async with Company.of([old, new], tables) as company:
            await company.play_on(between)
            await begin(new)  # which brings the database up to date, under the old one's feet
            await company.play_on(3 * between)
            await asyncio.to_thread(old.stop)
            await company.play_on(between)
            old.sources, old.arguments = None, new.arguments
            await begin(old)
            await company.play_on(between)
    return await company.came_to(database)


async def kept(database: str, players: list[Player]) -> tuple[int, int]:
    """How many acknowledged answers are not in the database, and how many are there that were given once less."""
    store = Store(database)
    await store.open()
    lost = doubled = 0
    try:
        for player in players:
            for table, acknowledged in player.tables:
                try:
                    extra = await compare(store, table, acknowledged)
                    doubled += extra
                except AssertionError:
                    lost += 1
    finally:
        await store.close()
    return lost, doubled


def main() -> int:
    """Replace processes under load, and say what came of it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=20)
    parser.add_argument("--rounds", type=int, default=5, help="how often both processes are replaced")
    parser.add_argument("--between", type=int, default=10, help="answers of everybody between two replacements")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="vernissage-") as folder:
        Path(folder).chmod(0o755)
        started = subprocess.run([POSTGRES, "start", folder], check=True, capture_output=True, text=True)
        try:
            found = asyncio.run(rolling(started.stdout.strip(), args.tables, args.rounds, args.between))
        finally:
            subprocess.run([POSTGRES, "stop", folder], check=True)
    for name, value in found.items():
        print(f"{name:15} {value}")
    return 1 if found["lost"] or found["doubled"] or found["errors"] else 0


if __name__ == "__main__":
    sys.exit(main())
