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
