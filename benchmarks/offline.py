"""How large the site is and how soon one plays there, beside a served house: `python benchmarks/offline.py SITE`.

SITE is a folder that `make site` has written. Times are those of this machine, from the click on an address to a board
with the first question of its game; the house opens in the same run. If a bot is asked first, one's own question comes
after the pauses in which people follow what bots do: it stands beside. So does what all processes of the browser have
worked until the board is there, in seconds of a processor, which a busy machine changes less.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Iterable
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from browser.serving import chromium, open_house

PACKED = (".pack", ".woff2")
PATIENCE = 900_000
ANSWERS = 15
SCREEN: dict[str, Any] = {"locale": "en-US", "viewport": {"width": 1440, "height": 900}}
KEPT = "async () => { await navigator.serviceWorker.ready; }"
STARTED = """async () => {
    const started = async () => (await caches.keys()).filter((name) => name.includes(' started '));
    const kept = async (name) => (await (await caches.open(name)).keys()).length;
    while (!(await Promise.all((await started()).map(kept))).some(Boolean))
        await new Promise((done) => setTimeout(done, 99));
}"""
FORGOTTEN = """async () => {
    for (const name of await caches.keys()) if (name.includes(' started ')) await caches.delete(name);
}"""
TICKS = os.sysconf("SC_CLK_TCK")
ANSWERED = """async () => {
    const seq = () => Number(document.querySelector('.ask')?.dataset.seq ?? -1);
    const before = seq(), start = performance.now();
    document.querySelector('.answers .answer:not(.calm)')?.click();
    while (seq() === before) {
        document.querySelector('.answers .sure')?.click();
        await new Promise((done) => requestAnimationFrame(done));
    }
    return performance.now() - start;
}"""


class Quiet(SimpleHTTPRequestHandler):
    """A file server that only remembers what it was asked for."""

    asked: list[str] = []

    def log_message(self, format: str, *args: object) -> None:
        """Remember it."""
        self.asked.append(self.path.partition("?")[0])


def travels(path: Path) -> int:
    """The bytes of a file on its way, gzip."""
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, 9))


def sizes(site: Path, asked: Iterable[str]) -> tuple[int, int]:
    """The bytes of the files that were asked for: Python's, and all others."""
    python = rest = 0
    for path in {site.parent / name.strip("/") for name in asked}:
        file = path / "index.html" if path.is_dir() else path
        if "python-" in file.parent.name:
            python += travels(file)
        else:
            rest += travels(file)
    return python, rest


def worked() -> dict[int, float]:
    """Seconds that each process below this one has worked."""
    below: dict[int, list[tuple[int, int]]] = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            fields = stat.read_text().rpartition(")")[2].split()
            below.setdefault(int(fields[1]), []).append((int(stat.parent.name), int(fields[11]) + int(fields[12])))
    found, parents = dict[int, float](), [os.getpid()]
    while parents:
        for process, ticks in below.get(parents.pop(), []):
            found[process] = ticks / TICKS
            parents.append(process)
    return found


Took = tuple[float, float, float]
"""Seconds until the board is there, those worked until then, and those until one's own first question."""


def play(person: BrowserContext, address: str) -> tuple[Took, Page]:
    """How long it takes from the address to a game of Masters Gallery, and the page."""
    page = person.new_page()
    page.set_default_timeout(PATIENCE)
    before, start = worked(), time.perf_counter()
    page.goto(address)
    page.locator("article", has=page.locator("h3", has_text="Masters Gallery")).locator("button.main").click()
    page.locator(".ask").wait_for()
    seconds = time.perf_counter() - start
    work = sum(now - before.get(process, 0.0) for process, now in worked().items())
    page.locator(".ask.mine").wait_for()
    return (seconds, work, time.perf_counter() - start), page


def answers(page: Page, count: int = ANSWERS) -> float:
    """The median of milliseconds from an answer to the board after it."""
    took: list[float] = []
    for _ in range(count):
        page.locator(".ask.mine .answer:not(.calm):enabled").first.wait_for(state="attached")
        took.append(page.evaluate(ANSWERED))
    return statistics.median(took)


def told(name: str, what: str, took: list[Took]) -> None:
    """Print some seconds, the least and the median of them, those that were worked, and those until one is asked."""
    for kind, seconds in zip(("", " of the processor", " to one's own question"), zip(*took, strict=True), strict=True):
        each, middle = ", ".join(f"{one:.1f}" for one in seconds), statistics.median(seconds)
        print(f"{name}: {what}: least {min(seconds):.1f} s{kind}, median {middle:.1f} s ({each})", flush=True)


def visits(browser: Browser, name: str, address: str, times: int, here: bool) -> None:
    """How soon one plays with nothing in the browser, and with all in its cache; and how long an answer takes."""
    answered, found = list[float](), dict[str, list[Took]]()
    for _ in range(times):
        person = browser.new_context(**SCREEN, service_workers="block")
        seconds, page = play(person, address)
        found.setdefault("cold cache", []).append(seconds)
        answered.append(answers(page))
        if here:
            page.evaluate(FORGOTTEN)
            found.setdefault("warm cache, no interpreter kept", []).append(play(person, address)[0])
            page.evaluate(STARTED)
        found.setdefault("warm cache", []).append(play(person, address)[0])
        person.close()
    for what, took in found.items():
        told(name, what, took)
    each = ", ".join(f"{one:.0f}" for one in answered)
    print(f"{name}: answer to board, median of {ANSWERS}: least {min(answered):.0f} ms ({each})", flush=True)


def first_visit(browser: Browser, site: Path, address: str) -> None:
    """What travels until the first page is there, until the house is, and until one plays."""
    person = browser.new_context(**SCREEN, service_workers="block")
    page = person.new_page()
    page.set_default_timeout(PATIENCE)
    Quiet.asked.clear()
    page.goto(address)
    page.locator("article h3").first.wait_for()
    page.locator(".starting").wait_for(state="detached")
    python, rest = sizes(site, Quiet.asked)
    page.locator("article", has=page.locator("h3", has_text="Masters Gallery")).locator("button.main").click()
    page.locator(".ask.mine").wait_for()
    _, playing = sizes(site, Quiet.asked)
    person.close()
    everything = sum(travels(path) for path in site.rglob("*") if path.is_file())
    print(
        f"first page {rest / 1e6:.2f} MB, Python {python / 1e6:.2f} MB, a board {(playing - rest) / 1e6:.2f} MB more;"
    )
    print(f"all that is kept for a train {everything / 1e6:.2f} MB (gzip)", flush=True)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    parser.add_argument("--times", type=int, default=3)
    asked = parser.parse_args()
    site: Path = asked.site.resolve()
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site.parent)))
    Thread(target=server.serve_forever, daemon=True).start()
    hosted = f"http://127.0.0.1:{server.server_port}/{site.name}/"
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "house.sqlite3") as served,
        chromium() as browser,
    ):
        first_visit(browser, site, hosted)
        for name, address in (("served", served), ("page", hosted)):
            visits(browser, name, address, asked.times, name == "page")
        person = browser.new_context(**SCREEN)
        _, page = play(person, hosted)
        page.evaluate(KEPT)
        page.evaluate(STARTED)
        server.shutdown()
        server.server_close()
        offline = list[Took]()
        for _ in range(asked.times):
            before = page
            seconds, page = play(person, hosted)
            offline.append(seconds)
            before.close()
        told("page", "with nobody there", offline)
        print(f"load of the machine {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
        person.close()


if __name__ == "__main__":
    main()
