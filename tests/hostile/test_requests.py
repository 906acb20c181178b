"""Requests that nobody should send: each is refused in clear words, nothing changes, nobody is disturbed."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable

from hostile.attacks import attacks
from hostile.wire import Answer, send
from server.guests import Data, Guest, Server

Guests = Callable[..., Guest]
AT_ONCE = 8


def without_presence(update: Data) -> Data:
    """A table without who is there, or away since when: Anna listened, and the house may not know yet that she left."""
    return update | {"seats": [{**seat, "absence": None, "online": False} for seat in update["seats"]]}


async def test_every_hostile_request_is_refused_and_changes_nothing(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me:Anna", "me:Hugo", "me:Zoé")
    await anna.answer_all(table)
    before = await anna.look(table)
    tried = list(attacks(table, 0, before["seq"]))
    assert len(tried) >= 300
    replies: list[Answer] = []
    async with anna.listen(table, seat=0) as ear:
        await ear.update()
        for i in range(0, len(tried), AT_ONCE):
            replies += await asyncio.gather(*[send(server.port, data) for _, data, _ in tried[i : i + AT_ONCE]])
        await ear.say({"type": "seat", "seat": 1})
        assert (await ear.update())["seq"] == before["seq"]
    wrong = [
        (name, reply.status, reply.body[:200])
        for (name, _, wanted), reply in zip(tried, replies, strict=True)
        if reply.status not in wanted
    ]
    assert not wrong, "\n".join(map(str, wrong))
    for (name, _, _), reply in zip(tried, replies, strict=True):
        assert "set-cookie" not in reply.headers, name
        if reply.headers.get("content-type", "").startswith("application/json") and reply.status >= 400:
            problem = json.loads(reply.body)
            assert problem["status"] == reply.status, name
            assert problem["text"], name
    assert without_presence(await anna.look(table)) == without_presence(before)
    assert len((await anna.ask("GET", "/my-tables"))["tables"]) == 1
