"""Answers never hide on a phone: each is in sight, or one visible step away and whole, in every kind of question."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page

from browser.positions import GAMES, asked_each_kind
from browser.visiting import PHONE, Visit, go_on

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
FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"


def at_a_phone(visit: Visit, lang: str) -> Page:
    """A phone whose reader speaks a language."""
    page = visit("/tables", **PHONE)
    page.evaluate(f"localStorage.setItem('vernissage', {json.dumps(json.dumps({'lang': lang}))})")
    return page


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", list(GAMES))
def test_every_answer_is_in_sight_or_one_visible_step_away(visit: Visit, name: str, lang: str) -> None:
    page = at_a_phone(visit, lang)
    wrong: dict[str, list[str]] = {}
    for kind, record in asked_each_kind(name).items():
        id = go_on(page, {"record": record})
        page.goto(f"/table/{id}")
        page.locator(f".ask.mine[data-kind={kind}]").wait_for()
        page.evaluate(FRAMES)
        options = len(page.request.get(f"/api/tables/{id}").json()["waiting"]["options"])
        found = page.evaluate(WRONG, False)
        more = page.locator(".answers .more:not(.none)")
        if more.count():
            more.tap()
            page.locator(".answers .rest.open").wait_for()
            opened = page.evaluate(WRONG, True)
            found = {"wrong": found["wrong"] + opened["wrong"], "shown": opened["shown"]}
        if found["shown"] != options:
            found["wrong"].append(f"{found['shown']} of {options} answers")
        wrong[kind] = found["wrong"]
    assert {kind: found for kind, found in wrong.items() if found} == {}
