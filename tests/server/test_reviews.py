"""Reviews in the server: made in a process of their own, one after the other, kept in the database."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from review.finished import TINY, ending
from server.clocks import HeldClock
from server.guests import Guest, Refusal, Server, sqlite
from server.test_bots import READY
from vernissage.house.lessons import lessons
from vernissage.house.thinking import replies
from vernissage.server.pool import Pool
from vernissage.server.store.reviews import StoredReviews
from vernissage.server.store.store import Store

Guests = Callable[..., Guest]
TELLS = (
    READY
    + """
import json
for line in sys.stdin:
    wanted = json.loads(line)["review"]
    for done in (0.5, 1.0):
        print(json.dumps({"draft": True, "done": done, "kind": "Point", "told": {"of": wanted}}), flush=True)
    print(json.dumps({"reviewed": "review of " + wanted}), flush=True)
"""
)
BREAKS = READY + "sys.stdin.readline(); sys.exit(1)"


def pool(program: str) -> Pool:
    return Pool(1, 0.05, command=(sys.executable, "-c", program), start=5.0, clock=HeldClock())


async def test_a_review_is_made_beside_the_bots_and_told_piece_by_piece() -> None:
    thinkers, heard = pool(TELLS), list[dict[str, Any]]()
    assert await thinkers.review("a game", heard.append) == "review of a game"
    assert [(reply["done"], reply["told"]) for reply in heard] == [(0.5, {"of": "a game"}), (1.0, {"of": "a game"})]
    reviewer = thinkers.reviewing.thinkers[0]
    assert reviewer not in thinkers.turns.thinkers, "no bot waits for it"
    assert reviewer.nice > max(one.nice for one in thinkers.turns.thinkers)
    await thinkers.close()


async def test_of_all_who_wait_whoever_has_had_least_comes_first() -> None:
    thinkers, made = pool(TELLS), list[str]()

    async def wish(name: str, address: str, who: str) -> None:
        await thinkers.review(name, lambda reply: None, lambda: [(address, who)])
        made.append(name)

    wishes = [("anna 1", "a", "anna"), ("anna 2", "a", "anna"), ("anna 3", "a", "anna"), ("hugo 1", "b", "hugo")]
    await asyncio.gather(*(wish(*one) for one in wishes))
    assert made.index("hugo 1") < made.index("anna 3")
    await thinkers.close()


async def test_a_process_that_breaks_makes_no_review_and_the_next_one_does() -> None:
    thinkers = pool(BREAKS)
    assert await thinkers.review("a game", lambda reply: None) is None
    assert await thinkers.review("a game", lambda reply: None) is None
    await thinkers.close()


async def test_a_house_that_closes_waits_for_no_review() -> None:
    thinkers = pool(READY + "sys.stdin.read()")
    asked = [asyncio.create_task(thinkers.review("a game", lambda reply: None)) for _ in range(3)]
    await asyncio.sleep(0)
    await thinkers.close()
    assert all(isinstance(one, asyncio.CancelledError) for one in await asyncio.gather(*asked, return_exceptions=True))


def test_the_process_of_the_bots_can_review() -> None:
    """What a process says line by line is the review that is made at once; a game that is not over breaks it."""
    record = ending("bioutifoul", 2, 8).record().write()
    told = list(lessons(record, TINY))
    assert told[-1].keys() == {"reviewed"}
    assert all(one["draft"] and 0 < one["done"] <= 1 for one in told[:-1])
    unfinished = ending("bioutifoul", 2, 8)
    short = type(unfinished)(unfinished.game, seats=2, start=unfinished.start, answers=unfinished.answers[:2])
    with pytest.raises(ValueError, match="only a game that is over is reviewed"):
        next(replies({"review": short.record().write()}))


async def test_reviews_are_kept_by_edition_and_only_with_their_table(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    await store.open()
    assert isinstance(store.reviews, StoredReviews)
    await store.reviews.keep("no such table", "1-a", "{}", 1.0)
    assert await store.reviews.kept("no such table", "1-a") is None
    await store.close()


async def test_a_game_that_is_played_is_not_reviewed(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me")
    for method in ("GET", "POST"):
        with pytest.raises(Refusal) as refused:
            await anna.ask(method, f"/tables/{table}/review")
        assert (refused.value.status, refused.value.code) == (409, "error-not-finished")
