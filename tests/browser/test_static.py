"""The house without a server in short: a game goes on when nobody is there any more. `make test-offline` does more."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Browser

from browser.hosting import KEPT, Hosted, begin, open_page, seq, until_open, visitor
from browser.playing import answer, mouse
from browser.serving import ROOT
from browser.test_pages import objections

PERSISTED = """() => {
    const storage = navigator.storage, persist = storage.persist.bind(storage);
    window.asked = 0;
    storage.persist = () => (window.asked++, persist());
}"""


def test_a_game_goes_on_when_nobody_is_there_any_more(site: Path, browser: Browser, tmp_path: Path) -> None:
    made, errors = tmp_path / "vernissage", list[str]()
    subprocess.run([sys.executable, "scripts/build_site.py", "--quick", str(made)], check=True, cwd=ROOT)
    person, hosted = visitor(browser), Hosted(tmp_path)
    person.add_init_script(f"({PERSISTED})()")
    page = open_page(person, hosted.address, errors)
    until_open(page)
    # The first line of the page hires the worker in which its house is, and nobody hires a second one.
    assert "/assets/hired-" in page.evaluate("document.scripts[0].src")
    assert len([worker for worker in page.workers if "/assets/house-" in worker.url]) == 1
    assert page.evaluate("asked") == 0
    begin(page)
    assert page.evaluate("asked") == 1, "as soon as there is a game, the browser is asked to keep it"
    answer(page, mouse(page))
    shown, where = seq(page), page.url
    page.evaluate(KEPT)
    hosted.pull_the_plug()
    page.close()
    page = open_page(person, where, errors)
    page.locator(".ask.mine").wait_for()
    assert seq(page) >= shown
    answer(page, mouse(page))
    assert objections(page) == []
    assert errors == []
    person.close()
