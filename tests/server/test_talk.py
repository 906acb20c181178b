"""Talk over real connections, in both databases, and between processes; closed doors and the operator's word."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

import pytest

from server.guests import Data, Ear, Guest, Refusal, Server

Guests = Callable[..., Guest]


async def say(guest: Guest, table: str, text: str = "", **values: Any) -> Data:
    body = {"id": secrets.token_hex(8), **({"text": text} if text else {}), **values}
    said: Data = await guest.ask("POST", f"/tables/{table}/talk", body)
    return said


async def talk(ear: Ear) -> Data:
    """The next talk that is heard."""
    while True:
        message = await ear.hear()
        if message["type"] == "talk" and message["talk"]["lines"]:
            heard: Data = message["talk"]
            return heard


def texts(heard: Data) -> list[str]:
    return [line["text"] for line in heard["lines"]]


async def company(server: Server, guests: Guests, other: Server | None = None) -> tuple[Guest, Guest, Guest, str]:
    """Anna and Hugo, who play, Zoé who watches, and their table."""
    anna, hugo, zoe = guests(server), guests(other or server, "fr"), guests(other or server)
    table = await anna.create("me:Anna", "open", game="bioutifoul")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    return anna, hugo, zoe, table


async def test_talk_is_heard_beside_the_game_and_resumed_after_a_kill(any_server: Server, guests: Guests) -> None:
    anna, hugo, zoe, table = await company(any_server, guests)
    async with anna.listen(table, talk="0.0") as here, hugo.listen(table, talk="0.0", lang="fr") as there:
        seq = (await here.update())["seq"]
        await there.update()
        await say(anna, table, "hello")
        assert texts(await talk(here)) == ["hello"]
        heard = await talk(there)
        assert texts(heard) == ["hello"]
        assert (heard["lines"][0]["name"], heard["lines"][0]["mine"]) == ("Anna", False)
        await say(zoe, table, "Hugo bluffs")
        await say(hugo, table, reaction="thanks")
        heard = await talk(there)
        assert (texts(heard), heard["upto"]) == (["Merci\u00a0!"], "2.0")
    assert (await anna.look(table))["seq"] == seq  # the game has not moved
    any_server.kill()
    any_server.start()
    await say(anna, table, "still here")
    async with hugo.listen(table, talk=heard["upto"]) as there:
        assert texts(await talk(there)) == ["still here"]
    async with zoe.listen(table, talk="0.0") as there:
        assert texts(await talk(there)) == ["hello", "Hugo bluffs", "Thank you!", "still here"]
    assert b"Hugo bluffs" not in b"".join([*anna.received, *hugo.received])


async def test_mutes_and_reports_are_kept(any_server: Server, guests: Guests) -> None:
    anna, hugo, zoe, table = await company(any_server, guests)
    line = (await say(hugo, table, "rude"))["id"]
    async with anna.listen(table, talk="0.0") as here:
        assert texts(await talk(here)) == ["rude"]
        await anna.ask("PUT", f"/tables/{table}/talk/{line}/mute", {"muted": True})
        heard = await talk(here)
        assert (heard["anew"], texts(heard), heard["lines"][0]["muted"]) == (True, [""], True)
    for done in (True, False):
        told = await anna.ask("POST", f"/tables/{table}/talk/{line}/reports", {"reason": "insult", "words": "so rude"})
        assert told == {"done": done}
    any_server.kill()
    any_server.start()
    async with anna.listen(table, talk="0.0") as here:
        assert texts(await talk(here)) == [""]
    async with zoe.listen(table, talk="0.0") as here:
        assert texts(await talk(here)) == ["rude"]


async def test_the_doors_of_talk(server: Server, guests: Guests) -> None:
    anna, hugo, zoe, table = await company(server, guests)
    await say(zoe, table, "in the gallery")
    private = await anna.create("me", "open", game="bioutifoul", public=False)
    quiet = await anna.create("me", "open", game="bioutifoul", talk=False)
    wishes: list[tuple[Guest, str, str, Any, int]] = [
        (zoe, "POST", f"/tables/{table}/talk", {"id": "a", "text": "x", "seat": 0}, 403),
        (zoe, "POST", f"/tables/{table}/talk", {"id": "a", "text": "\u202e\u200b"}, 400),
        (zoe, "POST", f"/tables/{table}/talk", {"id": "a", "reaction": "nonsense"}, 400),
        (zoe, "POST", f"/tables/{table}/talk", {"id": "a", "text": "x" * 1001}, 400),
        (zoe, "POST", f"/tables/{table}/talk", {"id": "a", "text": "x", "name": "Anna"}, 400),
        (zoe, "POST", f"/tables/{quiet}/talk", {"id": "a", "text": "x"}, 403),
        (zoe, "PUT", f"/tables/{quiet}/talk", {"talk": True}, 403),
        (hugo, "GET", f"/tables/{table}/talk?before=g1", None, 404),
        (hugo, "PUT", f"/tables/{table}/talk/g1/mute", {"muted": True}, 404),
        (zoe, "GET", f"/tables/{private[:-1]}x/talk?before=s1", None, 404),
        (zoe, "GET", f"/tables/{table}/talk?before=s1'--", None, 400),
    ]
    for guest, method, path, body, status in wishes:
        with pytest.raises(Refusal) as refusal:
            await guest.ask(method, path, body)
        assert refusal.value.status == status, path
    for text in ("\ud800", "a\ud83d"):
        raw = b'{"id": "lone", "text": "' + text.encode("utf-8", "surrogatepass") + b'"}'
        reply = await zoe.http.post(
            f"/api/tables/{table}/talk", content=raw, headers={"content-type": "application/json"}
        )
        assert reply.status_code == 400
    await anna.ask("PUT", f"/tables/{quiet}/talk", {"talk": True})
    assert (await anna.look(quiet))["talk"]
    assert (await say(zoe, quiet, "hello"))["seat"] is None


async def test_a_house_without_talk(tmp_path: Any, guests: Guests) -> None:
    with Server(str(tmp_path / "quiet.sqlite3"), "--no-talk") as quiet:
        anna, _, _, table = await company(quiet, guests)
        assert not (await anna.look(table))["talk"]
        with pytest.raises(Refusal) as refusal:
            await say(anna, table, "hello")
        assert refusal.value.code == "error-no-talk"


async def test_two_processes_hear_each_other(postgres: str, guests: Guests) -> None:
    with Server(postgres) as one, Server(postgres) as other:
        anna, hugo, zoe, table = await company(one, guests, other)
        async with anna.listen(table, talk="0.0") as here, hugo.listen(table, talk="0.0") as there:
            await here.update()
            await there.update()
            await say(anna, table, "hello")
            assert texts(await talk(there)) == ["hello"]
            await say(zoe, table, "psst")
            await say(hugo, table, "bonjour")
            heard = await talk(here)
            if texts(heard) == ["hello"]:
                heard = await talk(here)
            assert texts(heard) == ["bonjour"]
