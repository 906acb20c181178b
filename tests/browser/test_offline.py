"""The house without a server: a folder of files under some path, opened, and played in with nobody there any more.

It takes minutes to make the folder: `make test-offline`, or `VERNISSAGE_SITE=folder` for one that was made before.
"""

from __future__ import annotations

import contextlib
import json
import os
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.parse import urljoin, urlsplit

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from playwright.sync_api import TimeoutError as TooLate

import build_site
from browser.hosting import KEEP_HUGE, LONG, PATIENCE, Hosted, begin, installed, open_page, seq, until_open, visitor
from browser.playing import ANSWER, STATE, Turn, answer, keys, mouse, touch, until, until_over
from browser.test_pages import objections
from browser.visiting import PHONE
from review.finished import ending
from vernissage import Game, Match, games

pytestmark = LONG
KILLS = int(os.environ.get("VERNISSAGE_KILLS", "3"))
ROOM = 60_000_000
"""Bytes that are enough for the site and its games."""
RECORD = """async (id) => {
    const open = indexedDB.open('vernissage');
    const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
    const wanted = database.transaction('rows').objectStore('rows').get(`answers/${id}`);
    return new Promise((done) => { wanted.onsuccess = () => done(wanted.result); });
}"""

PRESS = f"document.querySelector('{ANSWER}')?.click()"


def test_the_rules_are_there_before_the_house_is(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    person.route("**/*.pack", lambda route: None)  # which never come
    page = open_page(person, hosted.address, errors)
    expect(page.locator("article h3")).to_have_count(len(games()))
    page.locator("article").first.locator("p.small a").click()
    expect(page.locator("section h2").first).to_be_visible()
    expect(page.locator(".starting progress")).to_be_visible()
    assert errors == []


MEANS: dict[str, tuple[Callable[[Page], Turn], dict[str, Any]]] = {
    "mouse": (mouse, {"viewport": {"width": 1440, "height": 900}}),
    "keys": (keys, {"viewport": {"width": 1366, "height": 768}}),
    "touch": (touch, PHONE),
}


@pytest.mark.parametrize("means", list(MEANS))
@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_whole_game_with_nobody_there(hosted: Hosted, browser: Browser, game: Game, means: str) -> None:
    """Its record is what the browser has kept, and plays to the same points where the rules are compiled."""
    turn, screen = MEANS[means]
    person = visitor(browser, **screen)
    errors: list[str] = []
    page = installed(person, hosted, errors)
    hosted.pull_the_plug()
    page.goto(hosted.address)
    until_open(page)
    begin(page, game.title)
    until_over(page, turn(page))
    expect(page.locator(".end .winner")).to_be_visible()
    assert objections(page) == []
    with page.expect_download() as saved:
        page.locator(".end .doors button").last.click()
    whole = Match.from_record(Path(saved.value.path()).read_text("utf-8"))
    assert whole.finished
    shown = [int(text.replace("−", "-")) for text in page.locator(".end ol b").all_inner_texts()]
    assert sorted(shown) == sorted(whole.scores())
    assert json.loads(page.evaluate(RECORD, page.url.rpartition("/")[2])) == whole.answers
    if means == "touch":
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert errors == []
    person.close()


def test_axe_objects_to_nothing(hosted: Hosted, browser: Browser) -> None:
    errors: list[str] = []
    for scheme, locale, screen in (("light", "en-US", {}), ("dark", "fr-FR", PHONE)):
        person = visitor(browser, locale=locale, color_scheme=scheme, **screen)
        page = open_page(person, hosted.address, errors)
        until_open(page)
        for path in ("/", "/tables", "/me", "/import", "/new/art-society", "/rules/bioutifoul", "/person/me"):
            page.goto(f"{hosted.address}#{path}")
            page.locator("h1").first.wait_for()
            assert (path, objections(page)) == (path, [])
        page.goto(f"{hosted.address}#/")
        begin(page)
        assert objections(page) == []
        person.close()
    assert errors == []


def test_it_can_be_installed_and_then_needs_nobody(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    page = installed(person, hosted, errors)
    devtools = person.new_cdp_session(page)
    manifest = devtools.send("Page.getAppManifest")
    assert manifest["errors"] == []
    told = json.loads(manifest["data"])
    for icon in told["icons"]:
        assert page.request.get(f"{hosted.address}{icon['src']}").ok
    found = devtools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one for one in found if one["errorId"] != "in-incognito"] == []  # which visitors of tests always are
    hosted.pull_the_plug()
    page.goto(hosted.address)
    until_open(page)
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
    for kill in range(KILLS):
        answer(page, mouse(page))
        if page.evaluate(STATE)["over"]:
            page.goto(hosted.address)
            begin(page)
        shown, where, id = seq(page), page.url, page.url.rpartition("/")[2]
        kept = json.loads(page.evaluate(RECORD, id))
        page.evaluate(PRESS)  # under way, and perhaps not kept yet
        if kill % 2:
            crash(page)
        page.close()
        page = open_page(person, where, errors)
        page.locator(".ask").wait_for()
        until(page, lambda page=page, shown=shown: seq(page) >= shown)  # type: ignore[misc]
        assert json.loads(page.evaluate(RECORD, id))[: len(kept)] == kept
    assert errors == []


def crash(page: Page) -> None:
    """End the process of a tab, whatever it is doing, writing included."""
    with page.expect_event("crash"), contextlib.suppress(Error):
        page.goto("chrome://crash")


def test_without_room_an_answer_is_refused_in_words_and_can_be_given_later(
    hosted: Hosted, person: BrowserContext
) -> None:
    errors: list[str] = []
    origin = hosted.address.removesuffix("/vernissage/")
    page = person.new_page()
    devtools = person.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": ROOM})
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(hosted.address)
    until_open(page)
    begin(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    # A browser counts for a while on the room it has seen: after something that is larger than that, it looks again.
    assert page.evaluate(KEEP_HUGE, [2 * ROOM, 1]) == "QuotaExceededError"
    before, turn = seq(page), mouse(page)
    kept = page.evaluate(RECORD, page.url.rpartition("/")[2])
    full = page.locator(".starting", has_text="no room left")

    def refused() -> bool:
        if full.count():
            return True
        with contextlib.suppress(TooLate):
            turn(page.evaluate(STATE), 0)
        return False

    until(page, refused)
    assert seq(page) == before
    assert page.evaluate(RECORD, page.url.rpartition("/")[2]) == kept
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    answer(page, mouse(page))
    assert seq(page) > before
    expect(full).to_have_count(0)
    assert errors == []


def test_all_games_are_saved_to_a_file_and_read_back_elsewhere(
    hosted: Hosted, person: BrowserContext, browser: Browser
) -> None:
    errors: list[str] = []
    page = open_page(person, hosted.address, errors)
    until_open(page)
    kept: dict[str, str] = {}
    for game in games()[:2]:
        page.goto(f"{hosted.address}#/")
        begin(page, game.title)
        answer(page, mouse(page))
        id = page.url.rpartition("/")[2]
        kept[id] = page.evaluate(RECORD, id)
    page.goto(f"{hosted.address}#/tables")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all games").click()
    expect(page.get_by_text("2 games are in the file")).to_be_visible()
    file = saved.value.path()
    other = visitor(browser, locale="fr-FR")
    there = open_page(other, f"{hosted.address}#/tables", errors)
    until_open(there)
    for told in ("2 parties sont arrivées", "Rien de nouveau"):
        there.locator("input[type=file]").set_input_files(file)
        expect(there.get_by_text(told)).to_be_visible()
    for id, answers in kept.items():
        assert there.evaluate(RECORD, id) == answers
        there.goto(f"{hosted.address}#/table/{id}")
        there.locator(".ask.mine").wait_for()
    there.goto(f"{hosted.address}#/tables")
    there.locator("input[type=file]").set_input_files(
        {"name": "x.json", "mimeType": "application/json", "buffer": b'{"games": 3}'}
    )
    expect(there.get_by_role("alert")).to_contain_text("pas un fichier de parties")
    other.close()
    assert errors == []


def test_a_game_is_reviewed_with_nobody_there(hosted: Hosted, person: BrowserContext, tmp_path: Path) -> None:
    """Told on the way, stopped, asked for again, taken up by another tab when its own is closed, and kept."""
    errors: list[str] = []
    page = installed(person, hosted, errors)
    hosted.pull_the_plug()
    record = tmp_path / "short.json"
    record.write_text(ending("masters-gallery", 2, 40).record().write(), "utf-8")
    page.goto(f"{hosted.address}#/import")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="Play on").click()
    page.get_by_role("link", name="Review this game").click()
    expect(page.get_by_text("In this page a review takes some minutes")).to_contain_text("10% of what")
    page.get_by_role("button", name="Stop the review").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("button", name="Review this game").click()
    page.get_by_text("The chances in numbers").click()
    points = page.get_by_role("row")
    until(page, lambda: points.count() > 2)
    expect(page.get_by_role("progressbar")).to_be_visible()
    assert objections(page) == []
    where = page.url
    crash(page)
    page.close()
    page = open_page(person, where, errors)
    expect(page.get_by_role("status").filter(has_text="The review is done.")).to_be_attached(timeout=PATIENCE)
    expect(page.get_by_text("Made with 10% of the usual effort.")).to_be_visible()
    assert objections(page) == []
    page.reload()
    expect(page.get_by_text("How it came to the result")).to_be_visible()
    assert errors == []


def test_a_new_version_waits_until_no_page_of_the_old_one_is_open(
    made_site: Path, person: BrowserContext, tmp_path: Path
) -> None:
    shutil.copytree(made_site, tmp_path / "vernissage")
    site, errors = tmp_path / "vernissage", list[str]()
    hosted = Hosted(tmp_path)
    page = installed(person, hosted, errors)
    begin(page)
    make_newer(site)
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    answer(page, mouse(page))
    beside = open_page(person, hosted.address, errors)
    until_open(beside)
    expect(beside.get_by_text("A new version is here")).to_be_visible()
    assert (about(page), about(beside)) == (OLD, OLD)
    where, shown = page.url, seq(page)
    page.close()
    beside.close()
    taken_over(person, hosted.address)
    page = open_page(person, where, errors)
    page.locator(".ask").wait_for()
    until(page, lambda: seq(page) >= shown)
    assert about(page) == NEW
    names = page.evaluate("() => caches.keys()")
    assert len([name for name in names if " started " not in name]) == 1
    make_newer(site, NEW, NEWEST)
    page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
    beside = open_page(person, hosted.address, errors)
    until_open(beside)
    now = beside.get_by_role("button", name="Open it now")
    now.click()  # a game is under way in the other page
    expect(beside.get_by_text("other pages of this house are open")).to_be_visible()
    assert (about(page), about(beside)) == (NEW, NEW)
    page.close()
    now.click()
    expect(beside.locator("meta[name=description]")).to_have_attribute("content", NEWEST)
    until_open(beside)
    hosted.pull_the_plug()
    beside.goto(hosted.address)
    until_open(beside)
    assert about(beside) == NEWEST
    assert errors == []


def taken_over(person: BrowserContext, address: str) -> None:
    """Wait, outside the site, until the version that waited has taken its place: the browser takes a moment for it."""
    outside = person.new_page()
    outside.goto(urljoin(address, "/"))
    outside.wait_for_function(
        "async (path) => !(await navigator.serviceWorker.getRegistration(path)).waiting", arg=urlsplit(address).path
    )
    outside.close()


OLD, NEW, NEWEST = "Art-world board games, played by their rulebooks", "Another version", "Yet another one"


def about(page: Page) -> str:
    """What the page that was loaded says about itself."""
    return str(page.evaluate("() => document.querySelector('meta[name=description]').content"))


def make_newer(site: Path, old: str = OLD, new: str = NEW) -> None:
    """Another version takes the place of the site."""
    index, worker = site / "index.html", site / build_site.WORKER
    index.write_text(index.read_text("utf-8").replace(old, new), "utf-8")
    worker.write_text(worker.read_text("utf-8").partition("\n")[2], "utf-8")
    build_site.keep(site)
