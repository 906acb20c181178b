"""A real server, a real Chromium, and visitors that notice every error of the page."""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.hosting import MADE, Hosted, visitor
from browser.serving import ROOT, chromium, open_house
from browser.visiting import THRESHOLD, Visit

WEB = ROOT / "web"

PATIENCE = 180_000
"""Milliseconds until something that does not come is a failure; the machine may be busy."""

expect.set_options(timeout=PATIENCE)


def newest(folder: Path) -> float:
    return max(path.stat().st_mtime for path in folder.rglob("*") if path.is_file())


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """The built client, built now if it is missing or older than its source."""
    lock = tmp_path_factory.getbasetemp().parent / "building"
    built = WEB / "dist" / "index.html"
    if worker_id not in ("master", "gw0"):
        while not lock.exists():
            time.sleep(0.2)
        return WEB / "dist"
    npm = shutil.which("npm")
    assert npm, "npm is needed to build the client"
    if not (WEB / "node_modules").is_dir():
        subprocess.run([npm, "ci", "--no-audit", "--no-fund"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    if not built.exists() or built.stat().st_mtime < newest(WEB / "src"):
        subprocess.run([npm, "run", "-s", "build"], cwd=WEB, check=True, stdout=subprocess.DEVNULL)
    lock.touch()
    return WEB / "dist"


@pytest.fixture(scope="session")
def made_site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The house without a server as a folder, made now or before."""
    if MADE:
        return Path(MADE)
    made = tmp_path_factory.mktemp("hosted") / "vernissage"
    subprocess.run([sys.executable, str(ROOT / "scripts" / "build_site.py"), str(made)], check=True, cwd=ROOT)
    return made


@pytest.fixture
def hosted(made_site: Path) -> Iterator[Hosted]:
    """The site, hosted."""
    found = Hosted(made_site.parent)
    yield found
    found.pull_the_plug()


@pytest.fixture
def person(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that was never here."""
    context = visitor(browser)
    yield context
    context.close()


@pytest.fixture(scope="session")
def house(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server of its own, with a database of its own."""
    with open_house(tmp_path_factory.mktemp("house") / "house.sqlite3") as address:
        yield address


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A Chromium for all tests."""
    with chromium() as opened:
        yield opened


@pytest.fixture
def visit(browser: Browser, house: str) -> Iterator[Visit]:
    """Open a page as a new person: `visit("/tables", locale="fr-FR", viewport=…)`; errors of the page fail the test."""
    contexts: list[BrowserContext] = []
    errors: list[str] = []

    def open_page(
        path: str = THRESHOLD, *, base: str = house, context: BrowserContext | None = None, **options: Any
    ) -> Page:
        settings = {"viewport": {"width": 1440, "height": 900}, "locale": "en-US", "reduced_motion": "reduce"}
        person = context or browser.new_context(base_url=base, **{**settings, **options})
        if context is None:
            contexts.append(person)
        person.set_default_timeout(PATIENCE)  # of its plain requests as well
        page = person.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.on("console", lambda said: errors.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    yield open_page
    for context in contexts:
        context.close()
    # A cut line is noisy, and part of some tests; so is a header that only counts on HTTPS.
    expected = ("Failed to load resource", "WebSocket connection", "Cross-Origin-Opener-Policy header has been ignored")
    assert not [error for error in errors if not any(word in error for word in expected)]
