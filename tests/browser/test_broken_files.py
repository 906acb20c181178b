"""Files of a page that do not come, or come broken: whoever waits is told so, and nobody waits for ever.

What is kept of an interpreter is not to blame for it, and stays. `make test-offline`.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from browser.hosting import LONG, Hosted, open_page, until_open, visitor
from browser.test_started import KEPT, NAMES, resumed

pytestmark = LONG
FILES = ("pyodide.asm.wasm.pack", "python_stdlib.zip.pack", "house.files.pack", "pyodide.js", "pyodide.asm.js")


def told(page: Page) -> None:
    """Wait until the page says that it cannot be opened."""
    expect(page.get_by_role("alert").filter(has_text="could not be opened")).to_be_visible()


def cut_short(route: Route) -> None:
    """The first half of a file, as it lies there."""
    whole = route.fetch().body()
    route.fulfill(status=200, body=whole[: len(whole) // 2])


def with_broken_libraries(route: Route) -> None:
    """All files of the house, but nothing in the libraries that are linked to Python."""
    index, _, rest = gzip.decompress(route.fetch().body()).partition(b"\n")
    parts, at = list[bytes](), 0
    for name, size in json.loads(index):
        parts.append(bytes(size) if name.endswith(".so") else rest[at : at + size])
        at += size
    route.fulfill(status=200, body=gzip.compress(b"\n".join([index, b"".join(parts)]), 1))


@pytest.fixture
def guest(browser: Browser) -> BrowserContext:
    """A browser for which nothing is kept but an interpreter: every file has to come each time."""
    return visitor(browser, service_workers="block")


@pytest.mark.parametrize("file", FILES)
def test_whoever_comes_first_is_told_of_a_file_that_does_not_come(
    hosted: Hosted, guest: BrowserContext, file: str
) -> None:
    guest.route(f"**/{file}", lambda route: route.fulfill(status=404))
    page = open_page(guest, hosted.address, [])
    told(page)
    guest.unroute_all()
    page.reload()
    until_open(page)
    guest.close()


def test_whoever_comes_back_is_told_and_what_is_kept_stays(made_site: Path, guest: BrowserContext) -> None:
    hosted = Hosted(made_site.parent)
    page = open_page(guest, hosted.address, [])
    until_open(page)
    page.evaluate(KEPT)
    for file in FILES:
        for answer in (lambda route: route.fulfill(status=404), cut_short):
            guest.route(f"**/{file}", answer)
            page.reload()
            told(page)
            guest.unroute_all()
            assert page.evaluate(NAMES), file
    page.reload()
    until_open(page)
    assert resumed(page)
    hosted.pull_the_plug()
    guest.close()


def test_libraries_that_cannot_be_linked_keep_nobody_waiting(hosted: Hosted, guest: BrowserContext) -> None:
    page = open_page(guest, hosted.address, [])
    until_open(page)
    page.evaluate(KEPT)
    guest.route("**/house.files.pack", with_broken_libraries)
    page.reload()
    told(page)
    guest.unroute_all()
    page.reload()
    until_open(page)
    guest.close()
