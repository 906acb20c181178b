"""Seats are handed over by nobody without the right to, and taken back by nobody but their person."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from hostile.test_seats import refused
from server.guests import Guest, Server

Guests = Callable[..., Guest]
WHY = ("wish", "conceded", "away")


async def company(server: Server, guests: Guests) -> tuple[str, Guest, Guest]:
    """A table of two people."""
    anna, hugo = guests(server), guests(server)
    table = await anna.create("me:Anna", "open", game="bioutifoul", pace=10_000)
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    return table, anna, hugo


async def test_nobody_hands_over_what_is_not_theirs_to(server: Server, guests: Guests) -> None:
    table, anna, hugo = await company(server, guests)
    mallory = guests(server)
    await mallory.create("me", "me")  # somebody with a key of their own
    before = await anna.look(table)
    for seat in (0, 1):
        path = f"/tables/{table}/seats/{seat}/stand-in"
        for why in WHY:
            assert await refused(mallory, "PUT", path, {"why": why}) == "403 error-not-your-seat"
        assert await refused(mallory, "DELETE", path) == "403 error-not-your-seat"
    other = f"/tables/{table}/seats/1/stand-in"
    for why in ("wish", "conceded"):
        assert await refused(anna, "PUT", other, {"why": why}) == "403 error-not-your-seat"
    assert await refused(anna, "PUT", other, {"why": "away"}) == "409 error-not-away", "before the minutes are over"
    assert await refused(anna, "DELETE", other) == "403 error-not-your-seat"
    own = f"/tables/{table}/seats/0/stand-in"
    assert await refused(anna, "PUT", own, {"why": "away"}) == "409 error-own-seat"
    assert await refused(anna, "PUT", f"/tables/{table}/seats/5/stand-in", {"why": "away"}) == "404 error-no-such-seat"
    assert await refused(hugo, "PUT", f"/my-tables/{table}/hidden") == "409 error-waited-for"
    assert await refused(mallory, "PUT", f"/my-tables/{table}/hidden") == "403 error-not-your-seat"
    assert await anna.look(table) == before


@pytest.mark.parametrize("body", [{}, {"why": "time"}, {"why": ""}, {"why": "wish", "level": "x"}, {"why": 1}, [], 7])
async def test_what_nobody_can_ask_for_is_refused(server: Server, guests: Guests, body: object) -> None:
    table, anna, _ = await company(server, guests)
    assert (await refused(anna, "PUT", f"/tables/{table}/seats/0/stand-in", body)).startswith("400 ")


async def test_another_site_moves_nobody(server: Server, guests: Guests) -> None:
    table, anna, _ = await company(server, guests)
    strange = {"origin": "https://evil.example"}
    for method, path in (("PUT", f"/api/tables/{table}/seats/0/stand-in"), ("PUT", f"/api/my-tables/{table}/hidden")):
        reply = await anna.http.request(method, path, json={"why": "conceded"}, headers=strange)
        assert (reply.status_code, reply.json()["code"]) == (403, "error-origin")
    for path in (f"/api/tables/{table}/seats/0/stand-in", f"/api/my-tables/{table}/hidden"):
        reply = await anna.http.request("DELETE", path, headers=strange)
        assert (reply.status_code, reply.json()["code"]) == (403, "error-origin")
    assert "stand_in" not in (await anna.look(table))["seats"][0]


async def test_many_at_once_are_one(server: Server, guests: Guests) -> None:
    table, anna, hugo = await company(server, guests)
    path = f"/tables/{table}/seats/1/stand-in"
    replies = await asyncio.gather(*(hugo.ask("PUT", path, {"why": "conceded"}) for _ in range(8)))
    assert sum(not reply.get("repeated") for reply in replies) == 1
    assert await refused(hugo, "DELETE", path) == "409 error-conceded"
    assert await refused(hugo, "PUT", path, {"why": "wish"}) == "409 error-conceded"
    assert await refused(anna, "PUT", f"/tables/{table}/seats/0/stand-in", {"why": "conceded"}) == (
        "409 error-nobody-to-concede-to"
    )
    seen = await hugo.look(table)
    if seen["others"]:
        answer = {"id": "x", "seat": 1, "seq": seen["seq"], "choice": 0}
        assert await refused(hugo, "POST", f"/tables/{table}/answers", answer) == "409 error-conceded"
