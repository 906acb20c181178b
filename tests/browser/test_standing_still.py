"""The board stands still, all of it in sight: the line that asks has one height, nothing scrolls, the log has room.

One test for every game, measured in a real game against bots with the fewest and the most seats (`make test-boards`:
with every number of them), in both languages and on both screens, question by question. A game takes part by its name
in `FITTING`; whoever lays out a board adds it there as soon as `test_the_whole_table_stands_still` passes for it. While
working, one table is enough:

    pytest tests/browser/test_standing_still.py -k gallerist-4

What a board owes this test: the reader's own things in `#mine`, each opponent in an element with `data-seat`, and
everything inside the window. A drawing that pans and zooms says so with `data-window`; only its frame is measured.
"""

from __future__ import annotations

import random
from collections import defaultdict
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.labels import least, objections_to_words
from browser.positions import GAMES
from browser.test_boards import LONG
from browser.visiting import Visit, create, origin, settled

FITTING = ("masters-gallery", "bioutifoul")
SCREENS = ((1440, 900), (1366, 768))
QUESTIONS = 10 if LONG else 6
"""How many questions are looked at in a game, spread over all of it."""
LOG = 5
"""How many of the latest lines of the log are in sight, if there are so many."""
TABLES = [
    (name, seats)
    for name in FITTING
    for seats in (range(GAMES[name].seats[0], GAMES[name].seats[1] + 1) if LONG else GAMES[name].seats)
]

MEASURE = """() => {
    const wrong = [];
    const say = (thing) => `${thing.tagName.toLowerCase()}.${thing.getAttribute('class') ?? ''}`;
    const words = (thing) => thing.textContent.trim().slice(0, 60);
    const page = document.scrollingElement;
    if (page.scrollHeight > innerHeight + 1) wrong.push(`the page is ${page.scrollHeight} px high`);
    if (page.scrollWidth > innerWidth) wrong.push(`the page is ${page.scrollWidth} px wide`);
    const parts = '#board, #mine, .hand, #others, [data-seat], .beside, .scores, .log';
    for (const thing of document.querySelectorAll(`${parts}, .ask, .ask .answer:not(.rest *), .ask .more`)) {
        const box = thing.getBoundingClientRect();
        if (box.bottom > innerHeight + 1 || box.top < 0 || box.left < 0 || box.right > innerWidth + 1)
            wrong.push(`${say(thing)} is out of sight: ${box.left} to ${box.right}, ${box.top} to ${box.bottom}`);
    }
    for (const thing of document.querySelectorAll('.ask .answer:not(.rest *), #board *, .beside *')) {
        if (!(thing instanceof HTMLElement) || thing.closest('[data-window], .unseen, bdi')) continue;
        const { overflowX, overflowY, display } = getComputedStyle(thing);
        const cuts = overflowX !== 'visible' || overflowY !== 'visible';
        if (display === 'inline' || !(cuts || thing.matches('.answer'))) continue;
        if (thing.scrollHeight > thing.clientHeight + 2 || thing.scrollWidth > thing.clientWidth + 2)
            wrong.push(`${say(thing)} scrolls or is cut: ${words(thing)}`);
    }
    const ask = document.querySelector('.ask').getBoundingClientRect();
    for (const thing of document.querySelectorAll('.ask :is(h2, p, a, .answer, .answer span):not(.rest *)')) {
        if (thing.closest('.unseen')) continue;
        const box = thing.getBoundingClientRect();
        const beside = document.querySelector('.answers').getBoundingClientRect();
        const over = thing.matches('.q *') && box.right > beside.left + 6;
        if (over || box.top < ask.top + 1 || box.bottom > ask.bottom - 1)
            wrong.push(`${say(thing)} leaves its place: ${words(thing)}`);
    }
    const log = document.querySelector('ol#log');
    const frame = log.getBoundingClientRect();
    const read = [...log.children].filter((line) => {
        const box = line.getBoundingClientRect();
        return box.top >= frame.top - 1 && box.bottom <= Math.min(frame.bottom, innerHeight) + 1;
    });
    return { height: Math.round(ask.height), wrong, lines: log.children.length, read: read.length };
}"""
SHOWN = """([seq, lang]) => Number(document.querySelector('.ask.mine')?.dataset.seq) >= seq &&
    document.documentElement.lang === lang"""


def waiting(page: Page, id: str) -> dict[str, Any] | None:
    """What is asked of this visitor, once the bots have played; nothing when the game is over."""
    while True:
        update: dict[str, Any] = page.request.get(f"/api/tables/{id}").json()
        if update["waiting"] or update["status"] == "finished":
            return update if update["waiting"] else None
        page.wait_for_timeout(20)


def answer(page: Page, id: str, update: dict[str, Any], chance: random.Random) -> None:
    """Give any answer, by a plain request."""
    asked = update["waiting"]
    choice = chance.choice(asked["options"])["choice"]
    body = {"id": f"standing-{update['seq']}", "seat": asked["seat"], "seq": update["seq"], "choice": choice}
    page.request.post(f"/api/tables/{id}/answers", data=body, headers={"origin": origin(page)})


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=[f"{name}-{seats}" for name, seats in TABLES])
def test_the_whole_table_stands_still(visit: Visit, name: str, seats: int) -> None:
    page = visit()
    chance = random.Random(seats)
    names = ["Ada", *("Sketch", "Study", "Glaze", "Varnish", "Sketch")][:seats]
    people = [{"who": "me" if not seat else "bot", "name": who} for seat, who in enumerate(names)]
    id = create(page, people, game=name)
    readers = {"en": page, "fr": visit(context=page.context)}
    heights: dict[tuple[str, int], set[int]] = defaultdict(set)
    wrong: dict[str, list[str]] = defaultdict(list)
    kinds: set[str] = set()
    looked = number = 0
    for lang, reader in readers.items():
        reader.goto(f"/table/{id}")
        reader.get_by_role("button", name=lang.upper(), exact=True).click()
    while looked < QUESTIONS and (update := waiting(page, id)):
        kind, number = update["waiting"]["kind"], number + 1
        if number % 3 == 1 or kind not in kinds:
            kinds.add(kind)
            looked += 1
            for lang, reader in readers.items():
                reader.wait_for_function(SHOWN, arg=[update["seq"], lang])
                for width, high in SCREENS:
                    reader.set_viewport_size({"width": width, "height": high})
                    settled(reader)
                    found = reader.evaluate(MEASURE)
                    heights[lang, width].add(found["height"])
                    short = found["read"] < min(LOG, found["lines"])
                    told = found["wrong"] + ([f"{found['read']} lines of the log"] if short else [])
                    if looked % 4 == 1:
                        told += objections_to_words(reader, least(name))
                    wrong[f"{lang} {width} {kind}"] += told
        answer(page, id, update, chance)
    assert looked > 5
    assert {at: set(found) for at, found in wrong.items() if found} == {}
    assert {height for found in heights.values() for height in found} == {64}, dict(heights)
