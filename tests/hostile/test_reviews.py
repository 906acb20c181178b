"""Reviews as a stranger might ask for them: from elsewhere, twenty at once, of what is none of theirs."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from review.finished import ending
from server.guests import Guest, Refusal, Server, sqlite
from server.test_reviews import brought, made

Guests = Callable[..., Guest]
WAYS = ("GET", "POST")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house that reviews with little effort, two games a day for everybody."""
    folder: Path = tmp_path_factory.mktemp("house")
    with Server(sqlite(folder), "--review-effort", "0.01", "--quota", "reviews=2") as opened:
        yield opened


async def refused(guest: Guest, method: str, path: str, **options: object) -> tuple[int, str]:
    """What a request is refused with."""
    with pytest.raises(Refusal) as found:
        await guest.ask(method, path, **options)
    return found.value.status, str(found.value.code)


async def test_only_whoever_sat_there_has_a_game_reviewed(house: Server, guests: Guests) -> None:
    anna, stranger = guests(house), guests(house)
    table = await brought(anna, ending("bioutifoul", 2, 4))
    assert (await stranger.ask("GET", f"/tables/{table}/review"))["state"] == "none"
    assert await refused(stranger, "POST", f"/tables/{table}/review") == (403, "error-not-your-seat")
    for nowhere in ("nosuchtable", f"{table}x", "%00", "..%2f..%2fhouse"):
        for method in WAYS:
            status, _ = await refused(stranger, method, f"/tables/{nowhere}/review")
            assert status in (400, 404)
    assert (await anna.ask("GET", f"/tables/{table}/review"))["state"] == "none", "nothing was begun"


async def test_a_page_of_another_house_has_nothing_reviewed(house: Server, guests: Guests) -> None:
    anna = guests(house)
    table = await brought(anna, ending("bioutifoul", 2, 4))
    for origin in ("https://evil.example", "null", f"http://localhost.evil.example:{house.port}"):
        found = await refused(anna, "POST", f"/tables/{table}/review", headers={"origin": origin})
        assert found == (403, "error-origin")
    assert (await anna.ask("GET", f"/tables/{table}/review"))["state"] == "none"


async def test_twenty_at_once_are_one_review_and_count_once(house: Server, guests: Guests) -> None:
    anna = guests(house)
    first, second, third = [await brought(anna, ending("bioutifoul", 2, number)) for number in (3, 4, 5)]
    asked = await asyncio.gather(*[anna.ask("POST", f"/tables/{first}/review") for _ in range(20)])
    assert {one["state"] for one in asked} <= {"waiting", "running", "done"}
    assert (await made(anna, first))["state"] == "done"
    await anna.ask("POST", f"/tables/{second}/review")
    assert (await refused(anna, "POST", f"/tables/{third}/review"))[1] == "error-quota"
    again = await anna.ask("POST", f"/tables/{first}/review")
    assert again["state"] == "done", "what is there is read as often as one likes"


ODD: tuple[object, ...] = (-1, 2, 5, 6, 10**30, 1.5, "x", [0], {})
"""Seats that no table of two has."""


async def test_whoever_tries_a_game_alone_names_a_seat_of_it(house: Server, guests: Guests) -> None:
    anna = guests(house)
    record = ending("bioutifoul", 2, 4).record().write()
    for seat in ODD:
        status, _ = await refused(anna, "POST", "/records", body={"record": record, "upto": 0, "alone": seat})
        assert status == 400, seat
    for upto in (-1, 10**9, 10**30, "x"):
        status, _ = await refused(anna, "POST", "/records", body={"record": record, "upto": upto, "alone": 0})
        assert status in (400, 404), upto
    made = await anna.ask("POST", "/records", body={"record": record, "upto": 0, "alone": 1})
    seats = (await anna.look(made["id"]))["seats"]
    assert [seat["who"] for seat in seats] == ["bot", "human"]


async def test_odd_moments_of_a_reviewed_game_are_refused_and_nothing_breaks(house: Server, guests: Guests) -> None:
    anna, stranger = guests(house), guests(house)
    table = await brought(anna, ending("bioutifoul", 2, 4))
    for event in ("-1", "1000000", f"{10**30}", "NaN", "0x1", "1e3", "%00"):
        status, _ = await refused(stranger, "GET", f"/tables/{table}/history/{event}")
        assert status in (400, 404), event
    for seat in ("-1", "2", "6", f"{10**30}", "x", "0&seat=-1"):
        status, _ = await refused(stranger, "GET", f"/tables/{table}/history/0?seat={seat}")
        assert status in (400, 403), seat
    for method, expected in (("DELETE", {403}), ("PUT", {404, 405}), ("PATCH", {404, 405})):
        status, _ = await refused(stranger, method, f"/tables/{table}/review")
        assert status in expected, method
    body = {"effort": 1000, "seed": -1, "edition": "x", "review": "{}"}
    assert (await anna.ask("POST", f"/tables/{table}/review", body=body))["state"] in ("waiting", "running", "done")
    assert (await anna.ask("GET", f"/tables/{table}/review"))["effort"] == 0.01, "what is sent along changes nothing"
