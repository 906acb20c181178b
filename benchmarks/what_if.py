"""What previews add to a question, and how long what-if and lots tried on are on their way.

    python benchmarks/what_if.py

Questions are worked out in this process, late in a game of each kind; requests go over HTTP to a server process of its
own, at a table of Art Society where a lot after the other is tried on until all hang, and its answers too.
"""

from __future__ import annotations

import asyncio
import secrets
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from typing import Any

from crowd.wire import Http
from vernissage import Dice, games
from vernissage.table.preview import previews
from wire_bytes import late

TIMES = 40
ROUNDS = 60
"""Answers given at the table."""


def milliseconds(work: Callable[[], object]) -> float:
    """The median time of something."""
    taken: list[float] = []
    for _ in range(TIMES):
        start = time.perf_counter()
        work()
        taken.append(time.perf_counter() - start)
    return 1000 * statistics.median(taken)


def questions() -> None:
    """A question late in a game, and the part of it that previews take."""
    print("game             question           options   all ms   previews ms")
    for game in games():
        match = late(game.name)
        step = match.step_of(match.asked()[0])
        s = game.guess(match.state, step.seat, Dice(0))
        choices = step.options(s)
        whole = milliseconds(match.waiting)
        part = milliseconds(partial(previews, game, s, step, choices))
        print(f"{game.name:16} {type(step).__name__:18} {len(choices):7} {whole:8.2f} {part:13.2f}")


async def requests(port: int) -> None:
    """A game of two seats on one screen: everything that can be tried is, before each answer."""
    anna = Http(port)
    seats = [{"who": "me"}, {"who": "me"}]
    table = (await anna.ask("POST", "/tables", {"game": "art-society", "seats": seats, "pace": 0}))["id"]
    taken: dict[str, list[float]] = {"what-if": [], "trials": []}

    async def timed(what: str, body: dict[str, Any]) -> None:
        start = time.perf_counter()
        await anna.ask("POST", f"/tables/{table}/{what}", body)
        taken[what].append(1000 * (time.perf_counter() - start))

    for _ in range(ROUNDS):
        seen = await anna.ask("GET", f"/tables/{table}?seat=0")
        if not seen["waiting"]:
            seen = await anna.ask("GET", f"/tables/{table}?seat=1")
        asked, seq = seen["waiting"], seen["seq"]
        if asked is None:
            break
        seat, options = asked["seat"], asked["options"]
        await timed("what-if", {"seat": seat, "seq": seq, "answers": [options[-1]["choice"]]})
        view = seen["position"]["view"]
        for lot, tile in enumerate(view["lots"]):
            if tile and view["players"][seat]["tiles"]:
                await timed("trials", {"seat": seat, "seq": seq, "things": [{"type": "lot", "number": lot}]})
        body = {"id": secrets.token_hex(8), "seat": seat, "seq": seq, "choice": options[len(options) // 2]["choice"]}
        await anna.ask("POST", f"/tables/{table}/answers", body)
    for what, times in taken.items():
        late = sorted(times)[int(0.95 * len(times))]
        print(f"{what:10} {len(times):4} requests: median {statistics.median(times):5.1f} ms, p95 {late:5.1f} ms")


def main() -> None:
    """Measure both."""
    questions()
    with tempfile.TemporaryDirectory() as folder, socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
        probe.close()
        command = [sys.executable, "-m", "vernissage", "serve", "--port", str(port)]
        server = subprocess.Popen([*command, "--database", f"{folder}/tried.sqlite3", "--rate", "1000000"])
        try:
            for _ in range(600):
                time.sleep(0.1)
                with socket.socket() as knock:
                    if knock.connect_ex(("127.0.0.1", port)) == 0:
                        break
            asyncio.run(requests(port))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
