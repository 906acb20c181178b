"""The house without a server: a folder of files under some path, opened, and played in with nobody there any more.

It takes minutes to make the folder: `make test-offline`, or `VERNISSAGE_SITE=folder` for one that was made before.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from browser.playing import ANSWER, STATE, answer, by_mouse, mouse, until, until_over
from browser.serving import ROOT
from vernissage import Match, games

MADE = os.environ.get("VERNISSAGE_SITE", "")
pytestmark = pytest.mark.skipif(
    not MADE and os.environ.get("VERNISSAGE_OFFLINE") != "long", reason="a site is made by `make test-offline` only"
)
KILLS = int(os.environ.get("VERNISSAGE_KILLS", "3"))
PATIENCE = 1_800_000
"""Milliseconds until something that does not come is a failure; the machine may be busy."""
KEPT = """async () => {
    await navigator.serviceWorker.ready;
    while (!navigator.serviceWorker.controller) await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}"""
RECORD = """async (id) => {
    const open = indexedDB.open('vernissage');
    const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
    const wanted = database.transaction('rows').objectStore('rows').get(`answers/${id}`);
    return new Promise((done) => { wanted.onsuccess = () => done(wanted.result); });
}"""


class Files(SimpleHTTPRequestHandler):
    """A file server like any other, which writes down what it is asked for."""

    asked: list[str] = []

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


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder that holds the site under `vernissage`."""
    if MADE:
        return Path(MADE).parent
    made = tmp_path_factory.mktemp("hosted")
    script = str(ROOT / "scripts" / "build_site.py")
    subprocess.run([sys.executable, script, str(made / "vernissage")], check=True, cwd=ROOT)
    return made


@pytest.fixture
def hosted(folder: Path) -> Iterator[Hosted]:
    """The site, hosted."""
    found = Hosted(folder)
    yield found
    found.pull_the_plug()


@pytest.fixture
def person(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that was never here."""
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-US", reduced_motion="reduce", accept_downloads=True
    )
    context.set_default_timeout(PATIENCE)
    yield context
    context.close()


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


def test_whole_games_by_mouse_with_nobody_there(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    page = open_page(person, hosted.address, errors)
    expect(page.locator("article h3")).to_have_count(len(games()), timeout=PATIENCE)
    page.locator("article").first.locator("p.small a").click()  # the rules are there while Python is on its way
    expect(page.locator("section h2").first).to_be_visible(timeout=PATIENCE)
    until_open(page)
    page.evaluate(KEPT)
    hosted.pull_the_plug()
    page.goto(hosted.address)
    for game in games():
        page.goto(f"{hosted.address}#/")
        until_open(page)
        begin(page, game.title)
        if game.name == "masters-gallery":
            by_mouse(page)
            expect(page.locator(".end .winner")).to_be_visible()
            with page.expect_download() as saved:
                page.locator(".end .doors button").last.click()
            whole = Match.from_record(Path(saved.value.path()).read_text("utf-8"))
            assert whole.finished
            shown = [int(text.replace("−", "-")) for text in page.locator(".end ol b").all_inner_texts()]
            assert sorted(shown) == sorted(whole.scores())
            kept = page.evaluate(RECORD, page.url.rpartition("/")[2])
            assert json.loads(kept) == whole.answers
        else:
            assert until_over(page, mouse(page), 4).turns >= 4
    assert errors == []


def test_two_tabs_share_their_games(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    one = open_page(person, hosted.address, errors)
    until_open(one)
    begin(one)
    other = open_page(person, one.url, errors)
    other.locator(".ask.mine").wait_for()
    for page, beside in ((one, other), (other, one)):
        until(page, lambda page=page, beside=beside: seq(page) == seq(beside))  # type: ignore[misc]
        answer(page, mouse(page))
        until(beside, lambda page=page, beside=beside: seq(beside) >= seq(page))  # type: ignore[misc]
    assert errors == []


def test_a_tab_that_is_killed_loses_nothing_it_has_shown(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    page = open_page(person, hosted.address, errors)
    until_open(page)
    begin(page)
    for _ in range(KILLS):
        answer(page, mouse(page))
        shown, where = seq(page), page.url
        page.locator(ANSWER).first.click(force=True, no_wait_after=True)  # under way, and perhaps not kept yet
        page.close()
        page = open_page(person, where, errors)
        page.locator(".ask").wait_for()
        until(page, lambda page=page, shown=shown: seq(page) >= shown)  # type: ignore[misc]
    assert errors == []


def test_without_room_an_answer_is_refused_in_words_and_can_be_given_later(
    hosted: Hosted, person: BrowserContext
) -> None:
    errors: list[str] = []
    page = open_page(person, hosted.address, errors)
    until_open(page)
    begin(page)
    origin = hosted.address.removesuffix("/vernissage/")
    devtools = person.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    before, turn = seq(page), mouse(page)

    def refused() -> bool:
        if page.get_by_text("no room left").count():
            return True
        turn(page.evaluate(STATE), 0)
        return False

    until(page, refused)
    assert seq(page) == before
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    answer(page, mouse(page))
    assert seq(page) > before
    assert errors == []
