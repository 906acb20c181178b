"""Seats: one person one seat, a host who says who sits there, and names that nobody can wear but their owner."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.guests import Guest, Refusal, Server
from vernissage.core.game import Line
from vernissage.house.names import clean_name, skeleton
from vernissage.table.text import catalogue

Guests = Callable[..., Guest]


async def refused(guest: Guest, method: str, path: str, body: object = None) -> str:
    with pytest.raises(Refusal) as refusal:
        await guest.ask(method, path, body)
    assert refusal.value.problem["text"]
    return f"{refusal.value.status} {refusal.value.code}"


async def test_one_person_takes_one_seat(server: Server, guests: Guests) -> None:
    anna, hugo = guests(server), guests(server)
    table = await anna.create("me", "open", "open", "open")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    before = await hugo.look(table)
    assert await refused(hugo, "POST", f"/tables/{table}/seats", {"name": "Hugo 2"}) == "409 error-already-seated"
    assert await refused(anna, "POST", f"/tables/{table}/seats", {"name": "Bea"}) == "409 error-already-seated"
    assert await hugo.look(table) == before


async def test_friends_on_one_screen_may_be_one_more(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me:Anna", "me:Anna", "open", "bot")
    await anna.ask("POST", f"/tables/{table}/seats", {"name": "Bea"})
    assert (await anna.look(table))["mine"] == [0, 1, 2]


async def test_a_host_removes_somebody_before_the_start(server: Server, guests: Guests) -> None:
    anna, mallory, hugo = guests(server), guests(server), guests(server)
    made = await anna.ask(
        "POST",
        "/tables",
        {"game": "masters-gallery", "seats": [{"who": "me"}, {"who": "open"}, {"who": "open"}], "public": False},
    )
    table, link = made["id"], {"invitation": made["invitation"]}
    await mallory.ask("POST", f"/tables/{table}/seats", {**link, "seat": 1, "name": "Mallory"})
    assert await refused(mallory, "DELETE", f"/tables/{table}/seats/0") == "403 error-not-your-seat"
    assert await refused(mallory, "PUT", f"/tables/{table}/seats/0", {"who": "open"}) == "403 error-not-host"
    assert await refused(hugo, "PUT", f"/tables/{table}/seats/1", {"who": "open"}) == "403 error-not-host"
    await anna.ask("DELETE", f"/tables/{table}/seats/1")
    seen = await anna.look(table)
    assert [seat["who"] for seat in seen["seats"]] == ["human", "open", "open"]
    assert seen["invitation"] not in ("", made["invitation"])
    assert await refused(mallory, "POST", f"/tables/{table}/seats", link) == "403 error-invitation"
    link = {"invitation": seen["invitation"]}
    assert await refused(mallory, "POST", f"/tables/{table}/seats", link) == "403 error-removed"
    await hugo.ask("POST", f"/tables/{table}/seats", {**link, "seat": 1, "name": "Hugo"})
    await anna.ask("PUT", f"/tables/{table}/seats/2", {"who": "bot"})
    assert (await anna.look(table))["status"] == "playing"
    assert await refused(anna, "DELETE", f"/tables/{table}/seats/1") == "403 error-not-your-seat"
    assert await refused(anna, "PUT", f"/tables/{table}/seats/1", {"who": "open"}) == "409 error-started"


async def test_a_host_who_leaves_hands_the_table_on(server: Server, guests: Guests) -> None:
    anna, hugo = guests(server), guests(server)
    table = await anna.create("me", "open", "open")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    await anna.ask("DELETE", f"/tables/{table}/seats/0")
    assert (await hugo.look(table))["host"]
    assert not (await anna.look(table))["host"]
    await hugo.ask("POST", f"/tables/{table}/start", {})
    assert (await hugo.look(table))["status"] == "playing"


@pytest.mark.parametrize(
    "name",
    [
        "Anna",
        "ANNA",
        " anna ",
        "Änna",
        "\u0410nna",
        "An\u200bna",
        "A.n.n.a",
        "\uff21nna",
        "Ann\u0430",
        "A\u0578na"[:1] + "nna",
    ],
)
async def test_nobody_looks_like_somebody_else(server: Server, guests: Guests, name: str) -> None:
    anna, mallory = guests(server), guests(server)
    table = await anna.create("me:Anna", "bot", "open", "open")
    assert await refused(mallory, "POST", f"/tables/{table}/seats", {"name": name}) == "409 error-name-taken"
    await mallory.ask("POST", f"/tables/{table}/seats", {"name": "Hannah"})


@pytest.mark.parametrize("name", ["Sketch (yellow)", "Croquis (jaune)", "sketch yellow", "Violet", "PURPLE"])
async def test_nobody_looks_like_a_bot_or_a_colour(server: Server, guests: Guests, name: str) -> None:
    anna, mallory = guests(server), guests(server)
    table = await anna.create("me:Anna", "bot", "open", "open")
    body = {"name": name, "seat": 3}
    assert await refused(mallory, "POST", f"/tables/{table}/seats", body) == "409 error-name-taken"


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("\u202eannA\u202c", "annA"),
        ("An\u200d\u2060\ufeffna", "Anna"),
        ("Anna\u3164\u2800", "Anna"),
        ("A" + "\u0301" * 40, "Á\u0301\u0301"),
        ("\ud83d", ""),
        ("Zo\u00eb  \t K", "Zoë K"),
        ("محمد", "محمد"),
        ("🎨", "🎨"),
    ],
)
def test_what_stands_in_a_name(given: str, kept: str) -> None:
    assert clean_name(given) == kept


def test_different_names_stay_different() -> None:
    names = [
        "Anna",
        "Hannah",
        "Hugo",
        "Élise",
        "Elisa",
        "Bernard",
        "Camille",
        "Noé",
        "Zoé",
        "Леонид",
        "محمد",
        "美咲",
        "🎨",
    ]
    assert len({skeleton(name) for name in names}) == len(names)


def test_a_name_from_right_to_left_does_not_turn_a_sentence() -> None:
    said = catalogue("en").say(Line("seat-name", {"colour": "blue"}))
    assert "\u2068" not in said
    from vernissage.house.speech import say

    asked = say(Line("ask-undo-to", {"player": 0}), "en", names=["محمد"])
    assert asked == "\u2068محمد\u2069 asks to undo"
    assert say(Line("ask-undo-to", {"player": 0}), "en", names=["Anna"]) == "Anna asks to undo"
