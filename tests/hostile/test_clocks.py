"""Timings that nobody should wish for, and answers that would turn a clock back."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from server.guests import Guest, Refusal, Server

Guests = Callable[..., Guest]
LIVE = {"kind": "live", "bank": 600, "increment": 30}
WRONG: list[Any] = [
    {**LIVE, "bank": -600},
    {**LIVE, "bank": 59},
    {**LIVE, "bank": 86_401},
    {**LIVE, "bank": 10**400},
    {**LIVE, "bank": 600.5},
    {**LIVE, "bank": "six hundred"},
    {**LIVE, "bank": None},
    {**LIVE, "bank": True},
    {**LIVE, "increment": -1},
    {**LIVE, "increment": 0},
    {**LIVE, "increment": 3_601},
    {**LIVE, "level": "god"},
    {**LIVE, "kind": "days"},
    {**LIVE, "kind": "Live"},
    {**LIVE, "kind": ["live"]},
    {**LIVE, "left": [9_999, 1]},
    {"bank": 600, "increment": 30},
    {"kind": "live"},
    {"kind": "days", "days": 0},
    {"kind": "days", "days": -1},
    {"kind": "days", "days": 4},
    {"kind": "days", "days": 1e300},
    {"kind": "days", "days": 3, "bank": 600},
    {},
    [],
    "live",
    600,
    {"kind": {"kind": {"kind": "live"}}},
]


async def test_a_timing_out_of_bounds_makes_no_table(server: Server, guests: Guests) -> None:
    anna = guests(server)
    for timing in WRONG:
        with pytest.raises(Refusal) as refused:
            await anna.create("me", "open", timing=timing)
        assert refused.value.status == 400, timing
    with pytest.raises(Refusal, match="error-timed-alone"):
        await anna.create("me", "bot", timing=LIVE)
    with pytest.raises(Refusal, match="error-timed-alone"):
        await anna.create("me", "me", timing={"kind": "days", "days": 3})
    with pytest.raises(Refusal):
        await anna.create("me", "open", timing=LIVE, clocks=[[9_999, None, False, [], -1]])
    with pytest.raises(Refusal):
        await anna.create("me", "open", timing=LIVE, due=1)
    assert (await anna.ask("GET", "/my-tables"))["tables"] == []


async def test_nothing_but_the_asked_persons_own_answer_stops_a_clock(server: Server, guests: Guests) -> None:
    anna, hugo, zoe = guests(server), guests(server), guests(server)
    table = await anna.create("me", "open", game="bioutifoul", timing=LIVE)
    await hugo.ask("POST", f"/tables/{table}/seats", {})
    await anna.ask("POST", f"/tables/{table}/ready")
    seen = [await guest.look(table) for guest in (anna, hugo)]
    me = next(seat for seat in (0, 1) if seen[seat]["waiting"])
    mine, other = ((anna, hugo), (hugo, anna))[me]
    choice, seq = seen[me]["waiting"]["options"][0]["choice"], seen[me]["seq"]

    async def refused(guest: Guest, seat: int, seq: int, choice: int) -> None:
        with pytest.raises(Refusal):
            await guest.answer(table, seat, seq, choice)

    await asyncio.gather(
        refused(other, me, seq, choice),
        refused(other, 1 - me, seq, choice),
        refused(zoe, me, seq, choice),
        refused(mine, me, seq - 1, choice),
        refused(mine, me, seq + 1, choice),
        refused(mine, me, seq, 99_999),
    )
    after = await mine.look(table)
    assert after["seq"] == seq
    assert [clock["running"] for clock in after["clocks"]["seats"]] == [seat == me for seat in (0, 1)]
    assert after["clocks"]["seats"][me]["left"] < seen[me]["clocks"]["seats"][me]["left"] <= 600
    watched = (await zoe.look(table))["clocks"]
    assert [clock["running"] for clock in watched["seats"]] == [seat == me for seat in (0, 1)]
