"""Live connections: resuming, languages, heartbeats, streams."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from server.clocks import PATIENCE
from server.guests import Data, Guest, Server

Guests = Callable[..., Guest]


class Log:
    """The events a client keeps, as `events_from` and `events` say."""

    def __init__(self) -> None:
        self.events: list[Data] = []
        self.seq = -1

    def hear(self, update: Data) -> None:
        assert update["seq"] >= self.seq
        assert update["events_from"] <= len(self.events)
        self.events = self.events[: update["events_from"]] + update["events"]
        self.seq = update["seq"]
        assert len(self.events) == update["position"]["events"]


async def test_a_connection_resumes_where_it_was(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me")
    log = Log()
    for turn in range(30):
        if turn % 3 == 0:  # nobody listens meanwhile
            await answer_once(anna, table)
            await answer_once(anna, table)
        async with anna.listen(table, seat=0, seq=log.seq, events=len(log.events)) as ear:
            update = await ear.update()
            assert turn == 0 or update["events_from"] > 0
            log.hear(update)
            await answer_once(anna, table)
            while log.seq < (await anna.look(table, seat=0))["seq"]:
                log.hear(await ear.update())
        if turn % 5 == 4:
            await take_back(anna, table)
    whole = await anna.look(table, seat=0)
    async with anna.listen(table, seat=0, seq=log.seq, events=len(log.events)) as ear:
        log.hear(await ear.update())
    assert log.events == whole["events"]


async def test_an_undo_is_heard(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me")
    log = Log()
    async with anna.listen(table, seat=0) as ear:
        log.hear(await ear.update())
        for _ in range(40):
            await answer_once(anna, table)
            if await take_back(anna, table):
                break
        now = await anna.look(table, seat=0)
        while log.seq < now["seq"]:
            log.hear(await ear.update())
    assert log.events == now["events"]


async def test_the_language_is_switched_live(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "bot")
    async with anna.listen(table, lang="en") as ear:
        english = await ear.update()
        await ear.say({"type": "language", "language": "fr"})
        while (french := await ear.update())["lang"] != "fr":
            pass
    assert french["events_from"] == 0
    assert len(french["events"]) >= len(english["events"])
    first = [line["text"] for update in (english, french) for line in update["events"][0]["lines"]]
    assert "starts the first round" in first[0]
    assert "commence la première manche" in first[1]
    assert french["position"]["panels"][0]["title"] == "Artistes"
    assert french["seats"][1]["name"] == "Croquis (jaune)"


async def test_a_screen_is_handed_over(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me")
    async with anna.listen(table) as ear:
        assert (await ear.update())["reader"] is None
        for seat in (1, None, 0):
            await ear.say({"type": "seat", "seat": seat})
            while (update := await ear.update())["reader"] != seat:
                pass
            hands = [player["hand"] is not None for player in update["position"]["view"]["players"]]
            assert hands == [seat == 0, seat == 1]


async def test_everybody_hears_who_is_there(server: Server, guests: Guests) -> None:
    anna, hugo, spectator = guests(server), guests(server), guests(server)
    table = await anna.create("me", "open")
    await hugo.ask("POST", f"/tables/{table}/seats", {})
    async with anna.listen(table) as ear:
        async with hugo.listen(table), spectator.listen(table):
            while True:
                update = await ear.update()
                if [seat["online"] for seat in update["seats"]] == [True, True] and update["spectators"] == 1:
                    break
        while True:
            update = await ear.update()
            if [seat["online"] for seat in update["seats"]] == [True, False] and update["spectators"] == 0:
                break


async def test_what_is_not_understood_changes_nothing(server: Server, guests: Guests) -> None:
    anna = guests(server, "fr")
    table = await anna.create("me", "me")
    async with anna.listen(table, seat=0, lang="fr") as ear:
        before = await ear.update()
        for message in ({"type": "seat", "seat": 5}, {"type": "dance"}, [1, 2], {"type": "language", "language": "xx"}):
            await ear.say(message)
            answer = await ear.hear()
            while answer["type"] != "problem":
                answer = await ear.hear()
            assert answer["problem"]["status"] in (400, 403)
            assert answer["problem"]["text"] in ("Ce siège n’est pas le vôtre.", "Cette demande n’est pas comprise.")
    assert (await anna.look(table, seat=0))["seq"] == before["seq"]


@pytest.mark.parametrize(("path", "code"), [("nowhere", 4404), ("{table}", 4403)])
async def test_a_connection_that_is_refused_says_why(server: Server, guests: Guests, path: str, code: int) -> None:
    anna, stranger = guests(server), guests(server)
    table = await anna.create("me", "bot")
    async with stranger.listen(path.format(table=table), seat=0) as ear:
        assert (await ear.hear())["type"] == "problem"
        with pytest.raises(ConnectionClosed):
            await ear.hear()
        assert ear.connection.close_code == code


async def test_the_stream_says_the_same_line_by_line(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me")
    log = Log()
    address = f"/api/tables/{table}/stream"
    async with anna.http.stream("GET", address, params={"seat": 0, "panels": "false"}) as reply:
        assert reply.headers["content-type"] == "application/x-ndjson"
        lines = reply.aiter_lines()
        for _ in range(10):
            message = json.loads(await asyncio.wait_for(anext(lines), PATIENCE))
            if message["type"] == "update":
                log.hear(message["update"])
                assert message["update"]["position"]["panels"] == []
            if log.seq == (await anna.look(table, seat=0))["seq"]:
                await answer_once(anna, table)
    assert log.seq > 4


async def test_a_page_of_another_site_cannot_listen(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "bot")
    upgrade = {
        "connection": "upgrade",
        "upgrade": "websocket",
        "sec-websocket-version": "13",
        "sec-websocket-key": "AAAAAAAAAAAAAAAAAAAAAA==",
    }
    async with httpx.AsyncClient(base_url=server.url) as page:
        for origin, status in (("https://elsewhere.example", 403), (server.url, 101)):
            async with page.stream("GET", f"/api/tables/{table}/ws", headers={**upgrade, "origin": origin}) as reply:
                assert reply.status_code == status


async def answer_once(guest: Guest, table: str) -> None:
    """Answer for the first of two own seats that is asked."""
    for seat in (0, 1):
        seen = await guest.look(table, seat=seat)
        if seen["waiting"]:
            await guest.answer(table, seat, seen["seq"], seen["waiting"]["options"][0]["choice"])
            return


async def take_back(guest: Guest, table: str) -> bool:
    """Take back an answer of one of two own seats, if there is one."""
    for seat in (0, 1):
        seen = await guest.look(table, seat=seat)
        if seen["can_undo"]:
            await guest.undo(table, seat, seen["seq"])
            return True
    return False
