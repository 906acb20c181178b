"""Practising beside a server: without a connection, and back to the house with what was begun; and the console."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from browser.hosting import KEPT, LONG, Hosted, begin, open_page, seq, until_open, visitor
from browser.playing import answer, mouse
from browser.serving import ROOT, open_house
from browser.test_pages import objections

pytestmark = LONG
PRACTISED = """async () => {
    const kept = () => navigator.serviceWorker.controller?.scriptURL.includes('/practice/');
    while (!kept()) await new Promise((done) =>
        navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
}"""
"""Until then it is the worker of the house's own pages, which does not know this one."""


def test_what_is_begun_without_a_connection_goes_on_at_the_house(
    site: Path, made_site: Path, browser: Browser, tmp_path: Path
) -> None:
    errors: list[str] = []
    person = visitor(browser)
    database, practice = tmp_path / "house.sqlite3", ("--practice", str(made_site))
    with open_house(database, ROOT, *practice) as house:
        page = open_page(person, house, errors)
        page.evaluate(KEPT)
        page.get_by_role("link", name="Practise offline").click()
        until_open(page)
        assert page.url.startswith(f"{house}/practice/")
        page.evaluate(PRACTISED)
        assert errors == []
    # Nobody is there: the house says so, and one practises.
    page.goto(house)
    expect(page.get_by_text("The house cannot be reached")).to_be_visible()
    page.get_by_role("link", name="Practise offline").click()
    until_open(page)
    begin(page)
    answer(page, mouse(page))
    there, asked, id = seq(page), page.locator(".ask").get_attribute("data-kind"), page.url.rpartition("/")[2]
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Play on at the house").click()
    expect(page.get_by_text("The house cannot be reached now")).to_be_visible()
    assert seq(page) >= there
    port = house.rpartition(":")[2]
    with open_house(database, ROOT, *practice, "--port", port):
        page.get_by_role("button", name="Play on at the house").click()
        page.wait_for_url(f"{house}/table/*")
        page.locator(".ask.mine").wait_for()
        assert page.locator(".ask").get_attribute("data-kind") == asked
        assert not page.url.endswith(id)
    person.close()


def test_the_console_runs_what_the_docs_print_and_knows_the_game_at_hand(made_site: Path, browser: Browser) -> None:
    errors: list[str] = []
    person, hosted = visitor(browser), Hosted(made_site.parent)
    page = open_page(person, hosted.address, errors)
    until_open(page)
    begin(page)
    asked = page.locator(".ask").get_attribute("data-kind")
    page.goto(f"{hosted.address}#/console?table={page.url.rpartition('/')[2]}")
    typed, run, said = page.locator("textarea"), page.get_by_role("button", name="Run"), page.locator(".said pre")
    typed.fill("match.waiting()[0].kind")
    run.click()
    expect(said.last).to_have_text(repr(asked))
    page.locator("select").select_option(label="A match")
    run.click()
    expect(said.last).to_contain_text("NameError")  # nobody has imported what the first example imports
    page.locator("select").select_option(index=1)
    typed.press("Control+Enter")
    page.locator("select").select_option(label="A match")
    run.click()
    expect(said.last).to_contain_text("Extra card: a Renoir")
    typed.fill("while True: pass")
    run.click()
    page.get_by_role("button", name="Stop").click()
    typed.fill("6 * 7")
    run.click()
    expect(said.last).to_have_text("42")
    assert objections(page) == []
    assert errors == []
    hosted.pull_the_plug()
    person.close()
