"""Answers never hide on a phone: each is in sight, or one visible step away and whole, in every kind of question."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, expect

from browser.positions import GAMES, asked_each_kind
from browser.test_boards import LONG
from browser.visiting import PHONE, Visit, go_on, go_to, settled

WRONG = """(open) => {
    const wrong = [];
    const words = (thing) => thing.textContent.trim().slice(0, 70);
    const shown = [...document.querySelectorAll('.answers .answer')].filter((one) => one.checkVisibility());
    for (const one of shown) {
        const box = one.getBoundingClientRect();
        if (box.left < 0 || box.right > innerWidth + 1) wrong.push(`${box.left} to ${box.right}: ${words(one)}`);
        if (!open && (box.top < 0 || box.bottom > innerHeight + 1)) wrong.push(`out of sight: ${words(one)}`);
        if (one.scrollWidth > one.clientWidth + 2 || one.scrollHeight > one.clientHeight + 2)
            wrong.push(`cut: ${words(one)}`);
    }
    return { wrong, shown: shown.length };
}"""


def in_sight(page: Page, options: int) -> list[str]:
    """What is wrong with the answers that can be seen, and with those that unfold."""
    settled(page)
    found = page.evaluate(WRONG, False)
    more = page.locator(".answers .more:not(.none)")
    if more.count():
        more.tap()
        page.locator(".answers .rest.open").wait_for()
        settled(page)
        opened = page.evaluate(WRONG, True)
        found = {"wrong": found["wrong"] + opened["wrong"], "shown": opened["shown"]}
        more.tap()
    wrong: list[str] = found["wrong"]
    return wrong if found["shown"] == options else [*wrong, f"{found['shown']} of {options} answers"]


def speak(page: Page, lang: str) -> None:
    """In another language: by the button in the bar, or, where the bar has no room for it, as it was chosen before."""
    if page.locator("html").get_attribute("lang") == lang:
        return
    button = page.get_by_role("button", name=lang.upper(), exact=True)
    if button.count():
        button.tap()
    else:
        page.evaluate(f"localStorage.setItem('vernissage', {json.dumps(json.dumps({'lang': lang}))})")
        page.reload()
        page.locator(".ask.mine").wait_for()


@pytest.mark.parametrize("name", list(GAMES))  # in turns in one language and the other, `make test-boards` in both
def test_every_answer_is_in_sight_or_one_visible_step_away(visit: Visit, name: str) -> None:
    page = visit(**PHONE)
    wrong: dict[str, list[str]] = {}
    tables = {kind: go_on(page, {"record": record}) for kind, record in asked_each_kind(name).items()}
    page.goto(f"/table/{next(iter(tables.values()))}")
    for lang in ("en", "fr"):
        page.locator(".ask.mine").wait_for()
        speak(page, lang)
        for number, (kind, id) in enumerate(tables.items()):
            if not LONG and number % 2 == (lang == "en"):
                continue
            go_to(page, f"/table/{id}")
            page.wait_for_url(f"**/table/{id}")
            page.locator(f".ask.mine[data-kind={kind}]").wait_for()
            asked = page.request.get(f"/api/tables/{id}", params={"lang": lang}).json()["waiting"]
            expect(page.locator(".ask h2")).to_contain_text(asked["prompt"]["text"])
            wrong[f"{kind} {lang}"] = in_sight(page, len(asked["options"]))
    assert {kind: found for kind, found in wrong.items() if found} == {}
