"""A page that comes back goes on from the memory of an interpreter that has started, if one is kept.

What is kept draws nothing twice, knows the hour, and is never in the way, of a game or of a start. `make test-offline`.
"""

from __future__ import annotations

import contextlib
import json

from playwright.sync_api import BrowserContext, Page, Worker, expect
from playwright.sync_api import TimeoutError as TooLate

from browser.hosting import KEEP_HUGE, LONG, Hosted, begin, installed, open_page, seq, until_open
from browser.playing import STATE, answer, mouse, until

pytestmark = LONG
KEPT = """async () => {
    for (;;) {
        for (const name of (await caches.keys()).filter((name) => name.includes(' started '))) {
            const [key] = await (await caches.open(name)).keys();
            if (key) return key.url;
        }
        await new Promise((done) => setTimeout(done, 100));
    }
}"""
NAMES = "async () => (await caches.keys()).filter((name) => name.includes(' started '))"
SPOIL = """async (how) => {
    const [name] = (await caches.keys()).filter((name) => name.includes(' started '));
    const cache = await caches.open(name);
    const [key] = await cache.keys();
    const found = await cache.match(key);
    const data = await found.arrayBuffer();
    const bytes = new Uint8Array(data);
    const headers = new Headers(found.headers);
    const summed = (some) => {  // what only Python can find wrong has the right sum
        let sum = some.length;
        for (const word of new Uint32Array(some.buffer, 0, some.length >> 2)) sum = (Math.imul(sum, 31) + word) | 0;
        for (const byte of some.subarray(some.length & ~3)) sum = (Math.imul(sum, 31) + byte) | 0;
        headers.set('X-Sum', String(sum));
        return some;
    };
    const changes = {
        'cut short': () => bytes.subarray(0, 100_000),
        'no memory': () => summed(new TextEncoder().encode('no memory')),
        'of another build': () => ((bytes[20] ^= 1), summed(bytes)),
        'empty': () => summed(bytes.fill(0, 1_000_000)),
    };
    await cache.put(key, new Response(changes[how](), { headers }));
}"""
HOLDS = """async (words) => {
    const [name] = (await caches.keys()).filter((name) => name.includes(' started '));
    const cache = await caches.open(name);
    const memory = await (await cache.match((await cache.keys())[0])).arrayBuffer();
    const open = indexedDB.open('vernissage');
    const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
    const me = database.transaction('rows').objectStore('rows').get('me');
    await new Promise((done) => { me.onsuccess = done; });
    const text = new TextDecoder('latin1').decode(memory);
    return [me.result, ...words].map((word) => text.includes(word));
}"""
"""Whether the memory holds the person's key, and some words."""
BEGUN = """async ([python, times]) => {
    const open = indexedDB.open('vernissage');
    const database = await new Promise((done) => { open.onsuccess = () => done(open.result); });
    const writing = database.transaction('rows', 'readwrite'), rows = writing.objectStore('rows');
    for (let i = 0; i < times; i++) rows.put(`${python} ${Date.now()}`, `risk/resume/${i}`);
    const found = rows.getAllKeys(IDBKeyRange.bound('risk/', 'risk0'));
    await new Promise((done) => { writing.oncomplete = done; });
    database.close();
    return found.result.length;
}"""
ROOM = 200_000_000
"""Bytes that are enough for the site, its games and an interpreter."""
RESUMED = "() => performance.getEntriesByName('python resumed').length"
DRAWN = "import random, secrets, datetime; [random.random(), secrets.token_hex(8), datetime.datetime.now().timestamp()]"


def worker(page: Page, name: str) -> Worker:
    """The worker of a page that has some name, as soon as it is there."""
    while not (found := [one for one in page.workers if f"/{name}-" in one.url]):
        page.wait_for_event("worker")
    return found[-1]


def resumed(page: Page, name: str = "house") -> bool:
    """Whether a worker went on from what was kept."""
    return bool(worker(page, name).evaluate(RESUMED))


def drawn(page: Page, address: str) -> tuple[float, str, float]:
    """What an interpreter draws, and which time it has."""
    page.goto(f"{address}#/console")
    page.locator("textarea").fill(DRAWN)
    page.get_by_role("button", name="Run").click()
    said = page.locator(".said pre").last
    expect(said).to_contain_text("]")
    assert resumed(page, "console")
    number, token, when = json.loads(said.inner_text().replace("'", '"'))
    return number, token, when


def test_a_page_that_comes_back_goes_on_from_what_is_kept(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    page = installed(person, hosted, errors)
    assert not resumed(page)
    begin(page)
    page.evaluate(KEPT)
    assert page.evaluate(HOLDS, [page.url.rpartition("/")[2], "masters-gallery"]) == [False, False, True]
    hosted.pull_the_plug()
    tables, draws = set[str](), list[tuple[float, str, float]]()
    for _ in range(2):
        page.close()
        page = open_page(person, hosted.address, errors)
        until_open(page)
        assert resumed(page)
        begin(page)
        before = seq(page)
        answer(page, mouse(page))
        assert seq(page) > before
        assert resumed(page, "thinker")
        tables.add(page.url)
        earliest = page.evaluate("Date.now() / 1000")
        draws.append(drawn(page, hosted.address))
        assert earliest <= draws[-1][2] <= page.evaluate("Date.now() / 1000")
    assert len(tables) == len({number for number, _, _ in draws}) == len({token for _, token, _ in draws}) == 2
    assert errors == []


def test_what_is_broken_is_forgotten_and_made_anew(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    page = open_page(person, hosted.address, errors)
    until_open(page)
    for how in ("cut short", "no memory", "of another build", "empty"):
        page.evaluate(KEPT)
        page.evaluate(SPOIL, how)
        page.close()
        page = open_page(person, hosted.address, errors)
        until_open(page)
        assert not resumed(page), how
    begin(page)
    answer(page, mouse(page))
    page.evaluate(KEPT)
    page.reload()
    page.locator(".ask").wait_for()
    assert resumed(page)
    assert errors == []


def test_what_nobody_came_to_an_end_with_is_not_tried_for_ever(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    page = open_page(person, hosted.address, errors)
    until_open(page)
    python = page.evaluate(KEPT).split("/")[-2]
    for unfinished, goes_on in ((2, True), (3, False)):
        assert page.evaluate(BEGUN, [python, unfinished]) == unfinished
        page.close()
        page = open_page(person, hosted.address, errors)
        until_open(page)
        assert resumed(page) == goes_on, "three tabs ended while they went on from it"
        page.evaluate(KEPT)
        until(page, lambda page=page: page.evaluate(BEGUN, [python, 0]) == 0)  # type: ignore[misc]
    page.reload()
    until_open(page)
    assert resumed(page)
    assert errors == []


def test_it_makes_room_for_games(hosted: Hosted, person: BrowserContext) -> None:
    errors: list[str] = []
    origin = hosted.address.removesuffix("/vernissage/")
    page = person.new_page()
    devtools = person.new_cdp_session(page)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": ROOM})
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(hosted.address)
    until_open(page)
    begin(page)
    page.evaluate(KEPT)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 1})
    # A browser counts for a while on the room it has seen: after something that is larger than that, it looks again.
    assert page.evaluate(KEEP_HUGE, [ROOM / 2, 3]) == "QuotaExceededError"
    before, turn = seq(page), mouse(page)

    def gone() -> bool:
        if not page.evaluate(NAMES):
            return True
        with contextlib.suppress(TooLate):
            turn(page.evaluate(STATE), 0)
        return False

    until(page, gone)
    devtools.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    answer(page, mouse(page))
    assert seq(page) > before
    assert errors == []
