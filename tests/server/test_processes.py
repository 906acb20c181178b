"""Two server processes on one PostgreSQL: one house."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterator

import pytest

from server.clocks import PATIENCE
from server.guests import Data, Guest, Refusal, Server

Guests = Callable[..., Guest]


@pytest.fixture(scope="module")
def two(postgres: str) -> Iterator[tuple[Server, Server]]:
    """Two processes that were started at the same time."""
    with Server(postgres) as one, Server(postgres) as other:
        yield one, other


async def test_a_whole_game_with_a_player_at_each(two: tuple[Server, Server], guests: Guests) -> None:
    anna, hugo = guests(two[0]), guests(two[1])
    table = await anna.create("me:Anna", "open", "bot")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})

    async def player(guest: Guest, seat: int) -> Data:
        async with guest.listen(table, panels="false") as ear:
            answered = 0
            while (seen := await ear.update())["status"] != "finished":
                if seen["status"] == "playing" and seen["waiting"] and seen["seq"] >= answered:
                    answered = await guest.try_answer(table, seat, seen, answered)
            return seen

    ends = await asyncio.wait_for(asyncio.gather(player(anna, 0), player(hugo, 1)), PATIENCE)
    assert ends[0]["position"]["scores"] == ends[1]["position"]["scores"]
    assert ends[0]["winners"] == ends[1]["winners"]


async def test_presence_is_seen_from_both(two: tuple[Server, Server], guests: Guests) -> None:
    anna, hugo = guests(two[0]), guests(two[1])
    table = await anna.create("me", "open")
    await hugo.ask("POST", f"/tables/{table}/seats", {})
    async with anna.listen(table) as ear:
        async with hugo.listen(table):
            while [seat["online"] for seat in (await ear.update())["seats"]] != [True, True]:
                pass
        while "absence" not in (away := (await ear.update())["seats"][1]):
            pass
    assert not away["online"]
    assert away["absence"]["hand_over_at"] > away["absence"]["since"] > 0


async def test_when_both_answer_at_once_one_wins(two: tuple[Server, Server], guests: Guests) -> None:
    here, there = guests(two[0]), guests(two[1])
    table = await here.create("me", "me")
    there.http.cookies.update(here.http.cookies)
    won, conflicts = [0, 0], 0
    for _ in range(40):
        seat = 0 if (await here.look(table, seat=0))["waiting"] else 1
        seen = await here.look(table, seat=seat)
        if seen["status"] == "finished" or not seen["waiting"]:
            break
        options = seen["waiting"]["options"]
        replies = await asyncio.gather(
            here.answer(table, seat, seen["seq"], options[0]["choice"]),
            there.answer(table, seat, seen["seq"], options[-1]["choice"]),
            return_exceptions=True,
        )
        winners = [(i, reply) for i, reply in enumerate(replies) if not isinstance(reply, BaseException)]
        if len(winners) == 2:  # a sealed answer can be replaced by nobody: the second is not asked any more
            raise AssertionError(replies)
        [(winner, taken)] = winners
        won[winner] += 1
        loser = replies[1 - winner]
        assert isinstance(loser, Refusal)
        assert loser.status == 409
        if loser.code == "error-stale":
            conflicts += 1
            assert loser.problem["update"]["seq"] == taken["seq"]
        else:
            assert loser.code == "error-not-asked"
        for guest in (here, there):
            now = await guest.look(table, seat=seat)
            assert now["seq"] == taken["seq"]
    assert conflicts > 10


async def test_the_same_answer_sent_to_both_is_given_once(two: tuple[Server, Server], guests: Guests) -> None:
    here, there = guests(two[0]), guests(two[1])
    table = await here.create("me", "me")
    there.http.cookies.update(here.http.cookies)
    for _ in range(15):
        seat = 0 if (await here.look(table, seat=0))["waiting"] else 1
        seen = await here.look(table, seat=seat)
        choice, id = seen["waiting"]["options"][0]["choice"], secrets.token_hex(8)
        replies = await asyncio.gather(
            here.answer(table, seat, seen["seq"], choice, id), there.answer(table, seat, seen["seq"], choice, id)
        )
        assert sorted(reply["repeated"] for reply in replies) == [False, True]
        assert replies[0]["seq"] == replies[1]["seq"] == seen["seq"] + 1


async def test_bots_go_on_when_their_process_is_killed(postgres: str, guests: Guests) -> None:
    with Server(postgres) as first, Server(postgres) as second:
        anna, other = guests(first), guests(second)
        table = await anna.create("me", "bot", pace=10_000)
        other.http.cookies.update(anna.http.cookies)
        async with other.listen(table) as ear:
            seen = await ear.update()
            while seen["waiting"]:
                choice = seen["waiting"]["options"][0]["choice"]
                await anna.answer(table, 0, seen["seq"], choice)
                while (seen := await ear.update())["seq"] < (await other.look(table))["seq"]:
                    pass
            first.kill()
            await other.ask("POST", f"/tables/{table}/fast-forward")
            while not seen["waiting"]:
                seen = await ear.update(40)
