"""The log at its most talkative: every line is read, and holds no key, cookie, link, code, name or card."""

from __future__ import annotations

import hashlib
import json
import logging
import re
import secrets
import sqlite3
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from server.guests import Data, Guest, Refusal, Server, sqlite
from vernissage.server import logs

pytest.importorskip("structlog", reason="needs the extra `service`")

Guests = Callable[..., Guest]
FACTS = {"event", "level", "timestamp", "request", "method", "route", "status", "milliseconds", "exception"}
WORDS = (
    r"request",
    r"refused: the house does not answer to evil\.example \(--host-name evil\.example\)",
    r"the database cannot be used: \(sqlite3\.OperationalError\) no such table: talk",
    r"GET /api/tables/\{id\} failed",
    r"\d+ unfinished games verified in [\d.]+ s",
    r"nobody could be seated: string indices must be integers, not 'str'",
)
"""All that may be said, with nothing in it that comes from a reader."""
MAIL, NAME, TALK, TOKEN = "anna@example.org", "Annabelle", "a word between us", secrets.token_urlsafe(24)


class Visit:
    """Somebody who does everything once, right and wrong, and remembers every secret they met."""

    def __init__(self, guest: Guest) -> None:
        self.guest = guest
        self.secrets = {MAIL, NAME, TALK, TOKEN}

    async def ask(self, method: str, path: str, body: Any = None, **options: Any) -> Data:
        """A request, whatever comes of it; keys change on the way."""
        found: Data = {}
        with suppress(Refusal):
            found = await self.guest.ask(method, path, body, **options)
        for key in self.guest.http.cookies.values():
            self.secrets |= {key, hashlib.sha256(key.encode()).hexdigest()}
        return found if isinstance(found, dict) else {}

    async def identity(self) -> None:
        """Links, codes and words that open something."""
        self.secrets.add((await self.ask("POST", "/me/carry"))["link"].partition("#")[2])
        self.secrets |= set((await self.ask("POST", "/me/codes"))["codes"])
        self.secrets.add((await self.ask("POST", "/me/farewell"))["word"])
        for path in ("/me/recover", "/me/carry/take", "/me/carry/look", "/me/sign-in", "/me/forget"):
            await self.ask("POST", path, {"code": TOKEN, "secret": TOKEN, "word": TOKEN})
        for path in ("/me/passkeys/ask", "/me/sign-in/ask"):
            await self.ask("POST", path)
        await self.ask("DELETE", f"/me/devices/{TOKEN}")
        await self.ask("PUT", "/me", {"name": NAME})

    async def table(self) -> str:
        """A private table, with an invitation and hidden cards."""
        seats = [{"who": "me", "name": NAME}, {"who": "open"}, {"who": "bot", "level": "sketch"}]
        made = await self.ask("POST", "/tables", {"game": "masters-gallery", "seats": seats, "pace": 0})
        id, invitation = made["id"], made["invitation"]
        self.secrets |= {id, invitation, invitation.rpartition("=")[2]}
        await self.ask("GET", f"/tables/{id}/invitation.svg")
        await self.ask("POST", f"/tables/{id}/seats", {"name": NAME, "invitation": TOKEN})
        await self.ask("GET", f"/tables/{id}?join={TOKEN}&seat=0")
        await self.ask("POST", f"/tables/{id}/talk", {"id": TOKEN, "text": TALK})
        return str(id)

    async def mistakes(self, id: str) -> None:
        """What is refused at every door."""
        for path in (f"/news/stop/{TOKEN}", "/news/confirm", "/records", "/sheets", f"/tables/{id}/answers"):
            await self.ask("POST", path, {"code": TOKEN, "record": TOKEN, "text": TOKEN, "id": TOKEN})
        await self.ask("PUT", "/news/mail", {"address": MAIL})
        endpoint = f"https://push.example/{TOKEN}"
        await self.ask("PUT", "/news/browsers", {"endpoint": endpoint, "keys": {"p256dh": TOKEN, "auth": TOKEN}})
        for path in (f"/tables/{TOKEN}", f"/people/{TOKEN}", f"/tables/{id}/history/99999999", f"/{TOKEN}"):
            await self.ask("GET", path)
        http = self.guest.http
        await http.get("/api/house", headers={"host": "evil.example", "x-request-id": TOKEN})
        await http.get(f"/{TOKEN}?key={TOKEN}", headers={"authorization": f"Bearer {TOKEN}"})
        await http.post("/api/tables", content=TOKEN.encode(), headers={"content-type": "application/json"})
        await http.post("/api/tables", json={}, headers={"origin": f"https://{TOKEN}.example"})
        await http.request(TOKEN.replace("_", "-"), "/api/me")


async def test_no_line_holds_what_is_not_for_the_log(tmp_path: Path, guests: Guests) -> None:
    server = Server(sqlite(tmp_path), "--log", "json", "--log-level", "debug")
    server.log = tmp_path / "log"
    with server:
        visit = Visit(guests(server))
        id = await visit.table()
        await visit.identity()
        async with visit.guest.listen(id, seat=0, talk="0.0") as ear:
            await ear.update()
            await ear.say({"type": TOKEN})
            await ear.hear()
        await visit.mistakes(id)
        other = await visit.table()
        database = sqlite3.connect(server.database)
        with database:
            database.execute("DROP TABLE talk")
            database.execute("UPDATE tables SET ready = json_quote(invitation) WHERE id = ?", (id,))
        await visit.ask("POST", f"/tables/{other}/talk", {"id": TOKEN, "text": TALK})
        database.close()
        server.stop()
        server.start()  # so that the table is read again
        await visit.ask("GET", f"/tables/{id}")
    lines = [line for line in server.log.read_text("utf-8").splitlines() if not line.startswith("Vernissage is open")]
    told = [json.loads(line) for line in lines]
    assert len(told) > 40
    for line, words in zip(lines, told, strict=True):
        assert words.keys() <= FACTS, line
        assert any(re.fullmatch(known, words["event"]) for known in WORDS), line
        assert not [secret for secret in visit.secrets if secret in line], line
        assert "127.0.0.1" not in line
    events = [words["event"] for words in told]
    assert {words["status"] for words in told if "status" in words} >= {200, 201, 101, 400, 403, 404, 421, 500, 503}
    for seldom in WORDS[1:4]:
        assert any(re.fullmatch(seldom, event) for event in events), seldom
    requests = [words["request"] for words in told if words["event"] == "request"]
    assert len(requests) == len(set(requests))
    [broken] = [words for words in told if words["event"].endswith("failed")]
    assert "Traceback" in broken["exception"]
    assert any(words["request"] == broken["request"] and words.get("status") == 500 for words in told)


async def test_a_reader_can_name_their_request(server: Server, guests: Guests) -> None:
    http = guests(server).http
    numbers = [(await http.get("/api/house", headers={"x-request-id": "mine"})).headers["x-request-id"] for _ in "ab"]
    assert len(set(numbers)) == 2
    assert "mine" not in numbers
    assert all(re.fullmatch("[0-9a-f]{12}", number) for number in numbers), "nor how many there were"
    assert len((await http.get("/api/house", headers={"host": "evil.example"})).headers.get_list("x-request-id")) == 1


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_a_driver_says_of_a_row_is_hushed(form: str) -> None:
    key = secrets.token_urlsafe(32) + "1a"
    hash = hashlib.sha256(key.encode()).hexdigest()
    try:
        raise ValueError(f"duplicate key\nDETAIL:  Key (holder)=({hash}) already exists; {key}")
    except ValueError as error:
        raised = (type(error), error, error.__traceback__)
    formatter = logs.structured() if form == "json" else logs.Plain("%(message)s")
    record = logging.LogRecord("vernissage", logging.ERROR, __file__, 1, "kept of %s", (key,), raised)
    record.status = 500
    number = logs.REQUEST.set("abc-1")
    assert logs.stamped(record)
    logs.REQUEST.reset(number)
    line = formatter.format(record)
    assert key not in line
    assert hash not in line
    assert "abc-1" in line
    assert "500" in line
    assert "duplicate key" in line
    assert "test_what_a_driver_says_of_a_row_is_hushed" in line


def test_libraries_say_little_however_much_the_house_says() -> None:
    root = logging.getLogger()
    before = root.level, list(root.handlers), logging.getLogger("vernissage").level
    try:
        logs.set_up("text", "debug")
        for library in ("httpx", "httpcore", "websockets", "aiosqlite", "sqlalchemy.engine", "psycopg", "asyncio"):
            assert not logging.getLogger(library).isEnabledFor(logging.INFO)
        assert logging.getLogger("vernissage").isEnabledFor(logging.DEBUG)
    finally:
        root.setLevel(before[0])
        root.handlers[:] = before[1]
        logging.getLogger("vernissage").setLevel(before[2])
