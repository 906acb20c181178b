"""The house without a server, for the tests: a folder of files under some path, and whoever opens it."""

from __future__ import annotations

import os
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.playing import STATE

MADE = os.environ.get("VERNISSAGE_SITE", "")
LONG = pytest.mark.skipif(
    not MADE and os.environ.get("VERNISSAGE_OFFLINE") != "long", reason="a site is made by `make test-offline` only"
)
PATIENCE = 1_800_000
"""Milliseconds until something that does not come is a failure; the machine may be busy."""
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}"""

KEEP_HUGE = """async ([size, times]) => {
    const open = indexedDB.open('vernissage');
    const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
    const writing = database.transaction('rows', 'readwrite');
    for (let i = 0; i < times; i++) writing.objectStore('rows').put('x'.repeat(size), `huge ${i}`);
    return new Promise((done) => {
        writing.oncomplete = () => done('kept');
        writing.onabort = () => done(writing.error?.name ?? 'aborted');
    });
}"""

KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


class Files(SimpleHTTPRequestHandler):
    """A file server like any other, which writes down what it is asked for."""

    asked: list[str] = []

    def guess_type(self, path: str | os.PathLike[str]) -> str:
        """What even an old one knows."""
        return KINDS.get(Path(path).suffix, "application/octet-stream")

    def log_message(self, format: str, *args: object) -> None:
        self.asked.append(self.path)


class Hosted:
    """A folder under `/vernissage/`, until the plug is pulled."""

    def __init__(self, folder: Path) -> None:
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Files, directory=str(folder)))
        Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_port}/vernissage/"

    def pull_the_plug(self) -> None:
        """From now on nobody answers."""
        self.server.shutdown()
        self.server.server_close()


def visitor(browser: Browser, **more: Any) -> BrowserContext:
    """A browser that was never here."""
    usual = {"viewport": {"width": 1440, "height": 900}, "locale": "en-US", "reduced_motion": "reduce"}
    context = browser.new_context(**{**usual, **more})
    context.set_default_timeout(PATIENCE)
    return context


def open_page(person: BrowserContext, address: str, errors: list[str]) -> Page:
    """A page that notices its errors."""
    page = person.new_page()
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
    page.goto(address)
    return page


def until_open(page: Page) -> None:
    """Wait until the house is open."""
    expect(page.locator(".starting")).to_have_count(0, timeout=PATIENCE)


def begin(page: Page, title: str = "Masters Gallery") -> None:
    """Sit down at a new table, from the first page."""
    article = page.locator("article", has=page.locator("h3", has_text=title))
    article.locator("button.main").click()
    page.locator(".ask.mine").wait_for()


def seq(page: Page) -> int:
    """Where the game stands, as the page shows it."""
    return int(page.evaluate(STATE)["seq"])


def installed(person: BrowserContext, hosted: Hosted, errors: list[str]) -> Page:
    """A page that has come, and needs nobody any more."""
    page = open_page(person, hosted.address, errors)
    until_open(page)
    page.evaluate(KEPT)
    return page
