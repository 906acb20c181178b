"""Health and numbers of a house: true, bounded, and not for strangers."""

from __future__ import annotations

import json
import re
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from server.clocks import PATIENCE, HeldClock
from server.guests import Guest, Refusal, Server, free_port, sqlite
from vernissage.house.memory import MemoryShelf
from vernissage.server.leaving import Leaving
from vernissage.server.readiness import FRESH, Readiness

pytest.importorskip("prometheus_client", reason="needs the extra `service`")

from prometheus_client.parser import text_string_to_metric_families

from vernissage.server.meter import Meter

Guests = Callable[..., Guest]
Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]
TOKEN = "a-token-that-nobody-guesses"
DASHBOARD = Path(__file__).parents[2] / "docs" / "grafana.json"


@pytest.fixture(scope="module")
def inner() -> int:
    """The port where the numbers are."""
    return free_port()


@pytest.fixture(scope="module")
def counted(tmp_path_factory: pytest.TempPathFactory, inner: int) -> Iterator[Server]:
    """A server that counts."""
    made = Server(sqlite(tmp_path_factory.mktemp("house")), "--metrics", str(inner))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VERNISSAGE_METRICS_TOKEN", TOKEN)
        made.start()
    yield made
    made.stop()


@pytest.fixture
async def scraper(inner: int) -> AsyncIterator[httpx.AsyncClient]:
    """Prometheus."""
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{inner}", timeout=PATIENCE) as http:
        yield http


def samples(text: str) -> Samples:
    """Every number by its name and labels."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


async def numbers(scraper: httpx.AsyncClient) -> Samples:
    """All numbers, as they are now."""
    reply = await scraper.get("/metrics")
    assert reply.status_code == 200
    assert reply.headers["content-type"].startswith("text/plain")
    return samples(reply.text)


def grown(before: Samples, after: Samples, name: str, **labels: str) -> float:
    """By how much a number has grown."""
    key = (name, tuple(sorted(labels.items())))
    return after.get(key, 0.0) - before.get(key, 0.0)


async def test_a_game_is_counted(counted: Server, scraper: httpx.AsyncClient, guests: Guests) -> None:
    anna = guests(counted)
    before = await numbers(scraper)
    table = await anna.create("me:Anna", "bot:sketch")
    async with anna.listen(table) as ear:
        answers, overtaken, seen = 0, 0, await ear.update()
        while seen["status"] != "finished" and answers < 5:
            if seen["waiting"]:
                try:
                    await anna.answer(table, 0, seen["seq"], seen["waiting"]["options"][0]["choice"])
                    answers += 1
                except Refusal as refusal:  # where both are asked at once, the bot may be the first
                    if refusal.code != "error-stale":
                        raise
                    overtaken += 1
            seen = await ear.update()
        during = await numbers(scraper)
    assert grown(before, during, "vernissage_answers_total", who="person") == answers
    assert grown(before, during, "vernissage_answers_total", who="bot") >= 1
    assert grown(before, during, "vernissage_bot_thoughts_total", wish="move", came="answer") >= 1
    route = {"route": "/api/tables/{id}/answers", "method": "POST"}
    assert json.dumps(f'route="{route["route"]}"')[1:-1] in DASHBOARD.read_text("utf-8")
    assert grown(before, during, "vernissage_requests_total", status="200", **route) == answers
    assert grown(before, during, "vernissage_request_seconds_count", **route) == answers + overtaken
    assert grown(before, during, "vernissage_sockets", route="/api/tables/{id}/ws") == 1
    assert grown(before, during, "vernissage_watchers") == 1
    assert grown(before, during, "vernissage_tables", status="playing") == 1
    for what in ("read", "write", "commit"):
        assert grown(before, during, "vernissage_database_seconds_count", what=what) >= 1
    assert grown(before, during, "vernissage_database_changes_total", what="commit") >= answers + 1


async def test_what_strangers_send_makes_no_new_number(
    counted: Server, scraper: httpx.AsyncClient, guests: Guests
) -> None:
    anna = guests(counted)
    table = await anna.create("me:Anna the Secret", "open")
    for path in ("/nobody", "/api/nothing/at/all", "/api/tables/x1"):
        for method in ("GET", "BREW", "POST", "HEAD"):
            await anna.http.request(method, path)
    await anna.http.get("/api/house", headers={"host": "evil.example"})
    before = await numbers(scraper)
    for number in range(30):
        for path in (f"/n{number}", f"/api/nothing/{number}", f"/api/tables/x{number}", f"/api/people/{number}"):
            await anna.http.request(f"BREW{number}", path)
            await anna.http.get(path, headers={"x-request-id": f"mine-{number}", "host": f"h{number}"})
    after = await numbers(scraper)
    assert {name for name, _ in after} == {name for name, _ in before}
    known = {(name, dict(labels).get("route"), dict(labels).get("method")) for name, labels in before}
    new = {(name, dict(labels).get("route"), dict(labels).get("method")) for name, labels in after} - known
    assert {route for _, route, _ in new} <= {"/api/people/{code}"}  # which nobody had asked for yet
    text = (await scraper.get("/metrics")).text
    for secret in (table, "Anna", "Secret", "BREW", "evil", anna.http.cookies["vernissage"], "127.0.0.1"):
        assert secret not in text


async def test_strangers_do_not_read_them(counted: Server, server: Server, guests: Guests) -> None:
    closed, known = guests(server), guests(counted)
    assert (await closed.http.get("/metrics")).status_code == 404
    said = {"authorization": f"Bearer {TOKEN}"}
    assert (await closed.http.get("/metrics", headers=said)).status_code == 404
    for wrong in ({}, {"authorization": TOKEN}, {"authorization": f"Bearer {TOKEN}x"}):
        reply = await known.http.get("/metrics", headers=wrong)
        assert (reply.status_code, reply.content) == (401, b"")
    assert b"vernissage_answers_total" in (await known.http.get("/metrics", headers=said)).content


async def test_their_own_address_shows_nothing_else(scraper: httpx.AsyncClient, counted: Server) -> None:
    for path in ("/", "/api/house", "/api/me", "/assets/x.js"):
        assert (await scraper.get(path)).status_code == 404
    rebound = await scraper.get("/metrics", headers={"host": "evil.example"})
    assert rebound.status_code == 421
    assert (await scraper.post("/metrics")).status_code == 405


async def test_alive_and_ready(counted: Server, scraper: httpx.AsyncClient, guests: Guests) -> None:
    for http in (guests(counted).http, scraper):
        assert (await http.get("/health/live")).json() == {"status": "alive"}
        reply = await http.get("/health/ready")
        assert (reply.status_code, reply.json()) == (200, {"status": "ready"})
        assert reply.headers["cache-control"] == "no-store"
        assert (await http.get("/health/other")).status_code == 404


class Moody(MemoryShelf):
    """A shelf that can be asked or not."""

    asked = 0
    broken = False
    hangs = False

    async def seqs(self, ids: object) -> dict[str, int]:
        self.asked += 1
        if self.hangs:
            await CLOCK.sleep(1e9)
        if self.broken:
            raise OSError("the disk is gone")
        return {}


CLOCK = HeldClock()


async def test_readiness_is_looked_at_once_a_second() -> None:
    shelf = Moody()
    leaving = Leaving(CLOCK)
    readiness = Readiness(shelf, leaving)
    for _ in range(50):
        assert await readiness.state() == "ready"
    assert shelf.asked == 1
    shelf.broken = True
    assert await readiness.state() == "ready"
    await CLOCK.advance(FRESH)
    assert await readiness.state() == "no-database"
    shelf.broken = False
    await CLOCK.advance(FRESH)
    leaving.begun = True
    assert await readiness.state() == "leaving"


def test_every_number_of_the_dashboard_is_counted() -> None:
    text = DASHBOARD.read_text("utf-8")
    named = set(re.findall(r"\b(?:vernissage|process|python)_[a-z_]+", text))
    meter = Meter()
    shown = set(re.findall(r"^# TYPE (\S+)", meter.shown().decode(), re.M)) | {
        *("vernissage_tables", "vernissage_watchers", "vernissage_bot_queue")  # looked at in a house
    }
    assert len(named) > 15
    whole = {re.sub(r"_(bucket|count|sum|total)$", "", name) for name in named}
    shown = {name.removesuffix("_total") for name in shown}
    assert whole <= shown
    assert {name for name in shown if name.startswith("vernissage") and name != "vernissage_info"} <= whole
    assert json.loads(text)["title"] == "Vernissage"
