"""How large the site is and how soon one plays there, beside a served house: `python benchmarks/offline.py SITE`.

SITE is a folder that `make site` has written. Times are those of this machine, from the click on an address to a board
that asks its first question; the house opens in the same run.
"""

from __future__ import annotations

import argparse
import gzip
import statistics
import sys
import tempfile
import time
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from playwright.sync_api import BrowserContext, Page

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from browser.serving import chromium, open_house

PACKED = (".pack", ".woff2")
PATIENCE = 900_000
KEPT = "async () => { await navigator.serviceWorker.ready; }"
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
    """A file server that says nothing."""

    def log_message(self, format: str, *args: object) -> None:
        """Nothing."""


def travels(path: Path) -> int:
    """The bytes of a file on its way, gzip."""
    data = path.read_bytes()
    return len(data) if path.suffix in PACKED else len(gzip.compress(data, 9))


def sizes(site: Path) -> None:
    """What a first visit fetches."""
    files = [path for path in site.rglob("*") if path.is_file()]
    python = sum(travels(path) for path in files if "python-" in path.parent.name)
    everything = sum(travels(path) for path in files)
    print(f"Python {python / 1e6:.2f} MB, all of the client {(everything - python) / 1e6:.2f} MB (gzip)")


def play(person: BrowserContext, address: str) -> tuple[float, Page]:
    """Seconds from the address to the first question of a game of Masters Gallery, and the page."""
    page = person.new_page()
    page.set_default_timeout(PATIENCE)
    start = time.perf_counter()
    page.goto(address)
    page.locator("article", has=page.locator("h3", has_text="Masters Gallery")).locator("button.main").click()
    page.locator(".ask.mine").wait_for()
    return time.perf_counter() - start, page


def answers(page: Page, count: int = 15) -> float:
    """The median of milliseconds from an answer to the board after it."""
    took: list[float] = []
    for _ in range(count):
        page.locator(".ask.mine .answer:not(.calm):enabled").first.wait_for()
        took.append(page.evaluate(ANSWERED))
    return statistics.median(took)


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("site", type=Path)
    site = parser.parse_args().site.resolve()
    sizes(site)
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(site.parent)))
    Thread(target=server.serve_forever, daemon=True).start()
    hosted = f"http://127.0.0.1:{server.server_port}/{site.name}/"
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "house.sqlite3") as served,
        chromium() as browser,
    ):
        for name, address in (("served", served), ("page", hosted)):
            person = browser.new_context(locale="en-US", viewport={"width": 1440, "height": 900})
            cold, page = play(person, address)
            print(f"{name}: cold cache {cold:.1f} s", flush=True)
            print(f"{name}: answer to board {answers(page):.0f} ms (median)", flush=True)
            if name == "page":
                page.evaluate(KEPT)
            page.close()
            warm, page = play(person, address)
            print(f"{name}: warm cache {warm:.1f} s", flush=True)
            page.close()
            if name == "page":
                server.shutdown()
                server.server_close()
                print(f"{name}: with nobody there {play(person, address)[0]:.1f} s", flush=True)
            person.close()


if __name__ == "__main__":
    main()
