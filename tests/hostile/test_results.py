"""Filters with odd values, and codes of pages that somebody thought up."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.guests import Guest, Refusal, Server

ODD = [
    "seats=-1",
    "seats=99999999999999999999",
    "seats=two",
    "timing=never",
    "company=%00",
    "game=%00",
    "game=" + "x" * 500,
    "game='%20OR%201=1",
    "since=nan",
    "until=inf",
    "since=-1",
    "since=1e300",
    "before=x",
    "before=" + "9" * 64,
    "before=1.000~%00",
    "before=1.000~a'%20OR%201=1",
]


@pytest.mark.parametrize("where", ["/archive", "/people/me/games"])
async def test_odd_filters_are_refused(server: Server, guests: Callable[..., Guest], where: str) -> None:
    """Each with a sentence, none with a fault of the server."""
    guest = guests(server)
    await guest.ask("PUT", "/my-page", {"on": True})
    for query in ODD:
        with pytest.raises(Refusal) as refusal:
            await guest.ask("GET", f"{where}?{query}")
        assert refusal.value.status == 400, query


@pytest.mark.parametrize("key", ["x", "bot.", "bot.genius", ".", "t.0", "%00.0", "a'%20OR%201=1.0", "x" * 200, "me.0"])
async def test_opponents_that_are_thought_up_are_refused(
    server: Server, guests: Callable[..., Guest], key: str
) -> None:
    guest = guests(server)
    await guest.ask("PUT", "/my-page", {"on": True})
    with pytest.raises(Refusal) as refusal:
        await guest.ask("GET", f"/people/me/games?against={key}")
    assert refusal.value.status == 400


async def test_codes_that_are_thought_up_lead_nowhere(server: Server, guests: Callable[..., Guest]) -> None:
    """A page that was closed, one that never was and a person's own id are told apart by nobody."""
    guest, stranger = guests(server), guests(server)
    code = (await guest.ask("PUT", "/my-page", {"on": True}))["code"]
    assert (await stranger.ask("GET", f"/people/{code}"))["mine"] is False
    await guest.ask("PUT", "/my-page", {"on": False})
    said = set()
    for tried in (code, "a" * 16, "me", "0" * 32):
        with pytest.raises(Refusal) as refusal:
            await stranger.ask("GET", f"/people/{tried}")
        said.add((refusal.value.status, refusal.value.code))
    assert said == {(404, "error-no-page")}
