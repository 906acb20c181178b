"""Bad input: a clear refusal in the reader's language, and nothing has changed."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import httpx
import pytest

from server.guests import Data, Guest, Refusal, Server

Guests = Callable[..., Guest]


@pytest.fixture
async def played(server: Server, guests: Guests) -> tuple[Guest, str, Data]:
    """A table of two people on one screen, seen through the seat that is asked."""
    anna = guests(server, "fr")
    table = await anna.create("me", "me")
    for seat in (0, 1):
        seen = await anna.look(table, seat=seat)
        if seen["waiting"]:
            return anna, table, seen
    raise AssertionError("nobody is asked")


async def refused(guest: Guest, method: str, path: str, body: Any = None, **options: Any) -> Data:
    with pytest.raises(Refusal) as refusal:
        await guest.ask(method, path, body, **options)
    problem = refusal.value.problem
    assert problem["status"] == refusal.value.status
    assert problem["text"]
    return problem


def body(seen: Data, **changes: Any) -> Data:
    choice = seen["waiting"]["options"][0]["choice"]
    return {"id": "first", "seat": seen["waiting"]["seat"], "seq": seen["seq"], "choice": choice, **changes}


async def unchanged(guest: Guest, table: str, seen: Data) -> None:
    assert await guest.look(table, seat=seen["reader"]) == seen


async def test_an_old_seq_gets_the_new_position(played: tuple[Guest, str, Data]) -> None:
    anna, table, seen = played
    first = body(seen)
    await anna.ask("POST", f"/tables/{table}/answers", first)
    now = await anna.look(table, seat=seen["reader"])
    problem = await refused(anna, "POST", f"/tables/{table}/answers", {**first, "id": "second"})
    assert problem["code"] == "error-stale"
    assert problem["text"] == "La position vient de changer. Voici la nouvelle."
    assert problem["update"] == now
    problem = await refused(anna, "POST", f"/tables/{table}/answers", {**first, "id": "third", "seq": 999})
    assert problem["code"] == "error-stale"
    await unchanged(anna, table, now)


async def test_an_answer_sent_again_is_given_once(played: tuple[Guest, str, Data]) -> None:
    anna, table, seen = played
    first = body(seen)
    once = await anna.ask("POST", f"/tables/{table}/answers", first)
    now = await anna.look(table, seat=seen["reader"])
    again = await anna.ask("POST", f"/tables/{table}/answers", first)
    assert again == {"seq": once["seq"], "repeated": True}
    other = seen["waiting"]["options"][1]["choice"]
    problem = await refused(anna, "POST", f"/tables/{table}/answers", {**first, "choice": other})
    assert problem["code"] == "error-used-id"
    await unchanged(anna, table, now)


async def test_somebody_elses_seat(server: Server, guests: Guests, played: tuple[Guest, str, Data]) -> None:
    anna, table, seen = played
    stranger = guests(server, "fr")
    await stranger.create("me", "bot")
    for guest in (stranger, guests(server, "fr")):  # with a key of its own, and with none
        problem = await refused(guest, "POST", f"/tables/{table}/answers", body(seen))
        assert problem["status"] == 403
        assert problem["text"] == "Ce siège n’est pas le vôtre."
        for path in ("undo", "undo-requests"):
            undo = {"id": "u", "seat": 0, "seq": seen["seq"]}
            assert (await refused(guest, "POST", f"/tables/{table}/{path}", undo))["code"] == "error-not-your-seat"
        assert (await refused(guest, "DELETE", f"/tables/{table}/seats/0"))["code"] == "error-not-your-seat"
        assert (await refused(guest, "POST", f"/tables/{table}/rematch"))["code"] == "error-not-your-seat"
        assert (await refused(guest, "POST", f"/tables/{table}/fast-forward"))["code"] == "error-not-your-seat"
    forged = guests(server, "fr")
    forged.http.cookies.set("vernissage", "A" * 43)
    assert (await refused(forged, "POST", f"/tables/{table}/answers", body(seen)))["code"] == "error-not-your-seat"
    await unchanged(anna, table, seen)


@pytest.mark.parametrize(
    ("content", "status"),
    [
        (b"", 400),
        (b"{", 400),
        (b"\xff\xfe", 400),
        (b"[]", 400),
        (b"null", 400),
        (b'{"id": "x"}', 400),
        (b'{"id": "x", "seat": 0, "seq": 1, "choice": 0, "more": 1}', 400),
        (b'{"id": "", "seat": 0, "seq": 1, "choice": 0}', 400),
        (b'{"id": "x", "seat": "zero", "seq": 1, "choice": 0}', 400),
        (b'{"id": "x", "seat": 0, "seq": 1, "choice": 1e99}', 400),
        (b'{"id": "x", "seat": 0, "seq": 1, "choice": -1}', 400),
        (b"[" * 30_000, 400),
        (b'{"id": "' + b"x" * 70_000 + b'"}', 413),
    ],
)
async def test_what_is_no_answer(played: tuple[Guest, str, Data], content: bytes, status: int) -> None:
    anna, table, seen = played
    headers = {"content-type": "application/json"}
    reply = await anna.http.post(f"/api/tables/{table}/answers", content=content, headers=headers)
    assert reply.status_code == status
    assert reply.json()["text"] in (
        "Cette demande n’est pas comprise.",
        "Ceci n’est pas du JSON valable.",
        "C’est trop volumineux.",
    )
    await unchanged(anna, table, seen)


async def test_a_choice_that_is_none(played: tuple[Guest, str, Data]) -> None:
    anna, table, seen = played
    problem = await refused(anna, "POST", f"/tables/{table}/answers", body(seen, choice=99_999))
    assert problem["text"] == "Il n’y a pas de choix 99999 ici."
    refusal = seen["waiting"]["refusals"][0]
    problem = await refused(anna, "POST", f"/tables/{table}/answers", body(seen, choice=refusal["choice"]))
    assert problem["text"] == refusal["reason"]["text"]
    other = 1 - seen["reader"]
    problem = await refused(anna, "POST", f"/tables/{table}/answers", body(seen, seat=other))
    assert problem["code"] == "error-not-asked"
    assert problem["text"].startswith(("Bleu", "Jaune"))
    await unchanged(anna, table, seen)


async def test_a_table_that_is_none(server: Server, guests: Guests) -> None:
    anna = guests(server, "fr")
    for method, path in (
        ("GET", "/tables/nowhere"),
        ("GET", "/tables/nowhere/record"),
        ("GET", "/tables/nowhere/history/3"),
        ("GET", "/tables/nowhere/stream"),
        ("POST", "/tables/nowhere/rematch"),
    ):
        assert (await refused(anna, method, path))["text"] == "Cette table n’existe pas."
    assert (await refused(anna, "GET", "/nothing"))["text"] == "Il n’y a rien à cette adresse."
    assert (await refused(anna, "PATCH", "/tables"))["text"] == "Cela ne peut pas se faire à cette adresse."


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "seats": [{"who": "me"}]}, "error-no-game"),
        ({"game": "masters-gallery", "seats": [{"who": "me"}]}, "error-seats"),
        ({"game": "masters-gallery", "seats": [{"who": "me"}] * 6}, "error-seats"),
        ({"game": "masters-gallery", "seats": [{"who": "me"}] * 7}, "error-request"),
        ({"game": "masters-gallery", "seats": [{"who": "me"}] * 2, "options": {"speed": 9}}, "error-setup"),
        ({"game": "masters-gallery", "seats": [{"who": "bot", "level": "god"}] * 2}, "error-request"),
    ],
)
async def test_a_table_that_cannot_be(server: Server, guests: Guests, wanted: Data, code: str) -> None:
    anna = guests(server, "fr")
    before = await anna.ask("GET", "/my-tables")
    assert (await refused(anna, "POST", "/tables", wanted))["code"] == code
    assert await anna.ask("GET", "/my-tables") == before


async def test_names_are_cleaned(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me: \u202eAnna\n\tBlue ", "bot")
    assert (await anna.look(table))["seats"][0]["name"] == "Anna Blue"
    assert (await anna.ask("PUT", "/me", {"name": "x" * 40}))["name"] == "x" * 24
    assert (await refused(anna, "PUT", "/me", {"name": "x" * 41}))["code"] == "error-request"


async def test_records_that_cannot_be_played(server: Server, guests: Guests) -> None:
    anna = guests(server, "fr")
    table = await anna.create("me", "me")
    await anna.play_out(table, [0, 1])
    good = await anna.ask("GET", f"/tables/{table}/record")
    before = await anna.ask("GET", "/my-tables")
    for wrong in (
        "",
        "{",
        json.dumps({**good, "game": "chess"}),
        json.dumps({**good, "version": 99}),
        json.dumps({**good, "seats": 3}),
        json.dumps({**good, "answers": good["answers"][:-1]}),
        json.dumps({**good, "answers": [good["answers"][0] ^ 1, *good["answers"][1:]]}),
        json.dumps({**good, "box": "0123456789abcdef"}),
    ):
        problem = await refused(anna, "POST", "/records", {"record": wrong})
        assert problem["text"] == "Cette partie enregistrée ne peut pas être jouée."
        assert problem["detail"]
    assert (await refused(anna, "POST", "/records", {"record": json.dumps(good), "upto": 99999}))["code"] == (
        "error-no-event"
    )
    reply = await anna.http.post("/api/records", json={"record": "x" * 2_000_000})
    assert reply.status_code == 413
    assert await anna.ask("GET", "/my-tables") == before


async def test_other_sites_may_not_do_anything(server: Server) -> None:
    wanted = {"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "bot"}]}
    async with httpx.AsyncClient(base_url=server.url, headers={"accept-language": "fr"}) as page:
        for headers in (
            {"origin": "https://elsewhere.example"},
            {"origin": "null"},
            {"sec-fetch-site": "cross-site"},
            {"sec-fetch-site": "same-site"},
        ):
            reply = await page.post("/api/tables", json=wanted, headers=headers)
            assert reply.status_code == 403
            assert reply.json()["text"] == "Cette demande vient d’un autre site."
        form = await page.post("/api/tables", data={"game": "masters-gallery"})
        assert form.status_code in (400, 415)
        same = await page.post("/api/tables", json=wanted, headers={"origin": server.url})
        assert same.status_code == 201
        cookie = same.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=strict" in cookie


async def test_every_reply_is_guarded(server: Server) -> None:
    async with httpx.AsyncClient(base_url=server.url) as page:
        for path in ("/", "/api/house", "/api/nothing", "/table/x", "/nothing.png"):
            headers = (await page.get(path)).headers
            assert "default-src 'none'" in headers["content-security-policy"]
            assert "unsafe-eval" not in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["x-frame-options"] == "DENY"
        assert (await page.get("/api/me")).headers["cache-control"] == "no-store"
