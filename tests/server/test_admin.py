"""`vernissage admin` on the database of a house that runs: it follows, and nothing secret is printed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from server.guests import Guest, Refusal, Server
from server.test_talk import company, say, talk
from vernissage.cli import main

Guests = Callable[..., Guest]


class Operator:
    """Somebody at the command line."""

    def __init__(self, server: Server, capsys: pytest.CaptureFixture[str]) -> None:
        self.server = server
        self.capsys = capsys

    async def __call__(self, *words: str, code: int = 0) -> str:
        given = [
            "admin",
            *words,
            *([] if "--database" in words else ["--database", self.server.database]),
            *([] if "--lang" in words else ["--lang", "en"]),
        ]
        assert await asyncio.to_thread(main, given) == code
        told = self.capsys.readouterr()
        return told.err if code else told.out


async def until(seen: Callable[[], Any], wanted: Callable[[Any], bool]) -> Any:
    """Wait until something is seen: the house follows by itself."""
    while not wanted(found := await seen()):
        await asyncio.sleep(0.05)
    return found


async def refusal_of(asked: Awaitable[Any]) -> str:
    """The code with which something is refused; empty if it is not."""
    try:
        await asked
    except Refusal as refusal:
        return str(refusal.code)
    return ""


async def test_an_evening_at_the_desk(any_server: Server, guests: Guests, capsys: pytest.CaptureFixture[str]) -> None:
    admin = Operator(any_server, capsys)
    anna, hugo, zoe, table = await company(any_server, guests)
    line = (await say(hugo, table, "something rude"))["id"]
    await anna.ask("POST", f"/tables/{table}/talk/{line}/reports", {"reason": "insult", "words": "see for yourself"})

    listed = await admin("tables")
    assert f"{table}  bioutifoul  playing  2       0     0     1" in listed
    told = await admin("table", table)
    assert "1. person Anna " in told
    assert "bioutifoul, playing, public" in told
    stored = (await anna.look(table))["position"]["view"]
    assert str(stored)[:40] not in told
    assert "en cours" in await admin("table", table, "--lang", "fr")

    reports = (await admin("reports")).splitlines()
    assert reports[0].endswith(f"{table} {line} insult")
    person = reports[1].split()[0]
    assert reports[1] == f"{person} Hugo: something rude"
    assert reports[2].endswith(": see for yourself")

    async with anna.listen(table, talk="0.0") as ear:
        assert [shown["removed"] for shown in (await talk(ear))["lines"]] == [False]
        await admin("remove-line", table, line)
        (shown,) = (await talk(ear))["lines"]
        assert (shown["id"], shown["text"], shown["removed"]) == (line, "", True)
    async with hugo.listen(table) as ear:
        await ear.update()
        await admin("bar", person, "--why", "rude")
        while "no longer lets you" not in (await ear.update())["notice"]:
            pass
        with pytest.raises(Refusal) as refusal:
            await hugo.create("me", "bot")
        assert refusal.value.code == "error-barred"
        await admin("unbar", person)
        while (await ear.update())["notice"]:
            pass
    await hugo.create("me", "bot")

    await admin("remove-name", person)
    await until(lambda: anna.look(table), lambda seen: seen["seats"][1]["name"] == "Yellow")
    await until(lambda: refusal_of(hugo.ask("PUT", "/me", {"name": "Hugo"})), lambda code: code == "error-name-removed")

    await admin("close", table)
    seen = await until(lambda: anna.look(table), lambda seen: seen["status"] == "closed")
    assert "closed this table" in seen["notice"]
    with pytest.raises(Refusal) as refusal:
        await zoe.look(table)
    assert refusal.value.code == "error-closed"
    assert "closed" in await admin("close", table, code=2)
    await admin("reopen", table)
    await until(lambda: anna.look(table), lambda seen: seen["status"] == "playing")

    assert "--yes" in await admin("delete", person, code=2)
    await admin("delete", person, "--yes")
    await until(lambda: anna.look(table), lambda seen: seen["seats"][1]["who"] == "bot")
    journal = (await admin("journal")).splitlines()
    kinds = [entry.split()[4] for entry in journal]
    assert kinds[-7:] == ["remove-line", "bar", "unbar", "remove-name", "close", "reopen", "delete"]
    assert "rude" in journal[-6]
    assert "something rude" not in "".join(journal)


async def test_what_is_asked_wrongly(server: Server, guests: Guests, capsys: pytest.CaptureFixture[str]) -> None:
    admin = Operator(server, capsys)
    _, _, _, table = await company(server, guests)
    assert "no such table" in await admin("close", "nowhere", code=2)
    assert "no such line" in await admin("remove-line", table, "s99", code=2)
    assert "no such line" in await admin("remove-line", table, "x';--", code=2)
    for person in ("", "%", "______", "nobody-at-all"):
        assert "Nobody is known" in await admin("bar", person, code=2)
    assert "no such database" in await admin("tables", "--database", "/nowhere/at/all.sqlite3", code=2)
