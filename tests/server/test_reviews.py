"""Reviews in the server: made in a process of their own, one after the other, kept in the database."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from review.finished import TINY, ending, played
from server.clocks import PATIENCE, HeldClock
from server.guests import Data, Guest, Refusal, Server, sqlite
from server.test_bots import READY
from vernissage import Dice, Match
from vernissage.bots import Known, bot
from vernissage.games import game as find_game
from vernissage.house.lessons import SEED, lessons
from vernissage.house.thinking import replies
from vernissage.review.judge import Effort, Judge
from vernissage.review.measures import grade
from vernissage.review.walk import Asked, walked
from vernissage.server.pool import Pool
from vernissage.server.store.reviews import StoredReviews
from vernissage.server.store.store import Store
from vernissage.table import codec

EFFORT = 0.01
"""The part of the usual effort that tests can afford."""
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
    clock = thinkers.clock
    assert isinstance(clock, HeldClock)

    def takes_long(_: dict[str, Any]) -> None:
        clock.time += 30.0

    async def wish(name: str, address: str, who: str) -> None:
        await thinkers.review(name, takes_long, lambda: [(address, who)])
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
    record = ending("masters-gallery", 2, 8).record().write()
    told = list(lessons(record, TINY))
    assert told[-1].keys() == {"reviewed"}
    assert all(one["draft"] and 0 < one["done"] <= 1 for one in told[:-1])
    unfinished = ending("masters-gallery", 2, 8)
    short = type(unfinished)(unfinished.game, seats=2, start=unfinished.start, answers=unfinished.answers[:2])
    with pytest.raises(ValueError, match="only a game that is over is reviewed"):
        next(replies({"review": short.record().write()}))


async def test_wishes_are_kept_claimed_once_and_only_with_their_table(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await brought(anna, ending("masters-gallery", 2, 8))
    store = Store(any_server.database)
    await store.open()
    shelf = store.reviews
    assert isinstance(shelf, StoredReviews)
    await shelf.wish("no such table", "1-a", 5.0)
    assert await shelf.kept("no such table", "1-a") is None
    await shelf.wish(table, "1-a", 5.0)
    await shelf.wish(table, "1-b", 6.0)
    assert [await shelf.kept(table, edition) for edition in ("1-a", "1-b")] == [None, ""]
    await shelf.keep(table, "1-a", "too late", 7.0)
    assert await shelf.kept(table, "1-b") == "", "what nobody wants any more takes nothing away"
    await shelf.renew([table], 8.0)
    assert await shelf.claim(7.0, 9.0) == [], "somebody makes it"
    assert await shelf.claim(8.0, 9.0) == [(table, "1-b")]
    assert await shelf.claim(8.0, 9.0) == [], "whoever was first makes it"
    await shelf.keep(table, "1-b", "{}", 10.0)
    await shelf.drop(table, "1-b")
    assert await shelf.kept(table, "1-b") == "{}", "only a wish is forgotten"
    assert await shelf.claim(99.0, 99.0) == []
    await shelf.wish(table, "1-c", 11.0)
    await shelf.drop(table, "1-c")
    assert await shelf.kept(table, "1-c") is None
    await store.close()


@pytest.fixture(scope="module")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that reviews with little effort."""
    with Server(sqlite(tmp_path_factory.mktemp("house")), "--review-effort", str(EFFORT)) as made:
        yield made


async def brought(guest: Guest, match: Match) -> str:
    """The table of a finished game that a guest brings."""
    wanted = [{"who": "me"}, {"who": "bot", "level": "sketch"}]
    made = await guest.ask("POST", "/records", {"record": match.record().write(), "seats": wanted})
    return str(made["id"])


async def made(guest: Guest, table: str) -> Data:
    """The review of a table, when it is done."""
    async with asyncio.timeout(PATIENCE):
        while (found := await guest.ask("GET", f"/tables/{table}/review"))["state"] in ("waiting", "running"):
            await asyncio.sleep(0.2)
    review: Data = found
    return review


async def test_a_review_comes_to_its_end_and_is_kept_when_the_house_is_opened_again(
    quick: Server, guests: Guests
) -> None:
    anna = guests(quick)
    table = await brought(anna, ending("masters-gallery", 2, 8))
    asked = await anna.ask("POST", f"/tables/{table}/review")
    assert asked["state"] in ("waiting", "running", "done")
    found = await made(anna, table)
    assert (found["state"], found["done"], len(found["accounts"])) == ("done", 1.0, 2)
    quick.stop()
    quick.start()
    assert await anna.ask("GET", f"/tables/{table}/review") == found
    assert await guests(quick).ask("GET", f"/tables/{table}/review") == found, "whoever has the link reads it"


async def test_an_answer_is_judged_the_same_whatever_its_seat_did_not_know(quick: Server, guests: Guests) -> None:
    """Two games that differ only in what a seat could not see, and in all that followed: its answer is judged alike."""
    anna, judged = guests(quick), []
    for world in worlds_after_a_blunder():
        table = await brought(anna, world)
        await anna.ask("POST", f"/tables/{table}/review")
        found = await made(anna, table)
        judged.append(next(answer for answer in found["answers"] if answer["answers"] == 0))
    assert judged[0] == judged[1]


def worlds_after_a_blunder() -> list[Match]:
    """Two finished games that begin with the same marked answer of a seat, in positions that it cannot tell apart."""
    game, whole = find_game("masters-gallery"), played("masters-gallery", 2, "random")
    judge = Judge(game, 2, Effort().part(EFFORT))
    for thing in (thing for thing in walked(whole).way[-16:] if isinstance(thing, Asked)):
        position = thing.known(game)
        for choice in position.options if len(position.options) > 1 else []:
            found = judge.decision(position, choice, SEED * 7919)
            if grade(found.loss, found.error, judge.measures.thresholds):
                twin = game.guess(thing.asked_in, thing.seat, Dice(5))
                assert codec.digest(game, twin) != codec.digest(game, thing.asked_in), "nothing was hidden"
                return [after(state, thing.seat, choice, seed) for seed, state in enumerate((thing.asked_in, twin))]
    raise AssertionError("nobody could have done worse")


def after(state: Any, seat: int, choice: int, seed: int) -> Match:
    """A game that goes on at random after an answer in a position."""
    game, dice = find_game("masters-gallery"), Dice(seed)
    match = Match(game, seats=2, start=codec.encode(game, state), seed=seed)
    match.answer(seat, choice)
    while not match.finished:
        asked = match.asked()[0]
        match.answer(asked, bot("random").choose(asked, Known(game, match.state, asked), dice))
    return match


async def test_a_game_that_is_played_is_not_reviewed(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me")
    for method in ("GET", "POST"):
        with pytest.raises(Refusal) as refused:
            await anna.ask(method, f"/tables/{table}/review")
        assert (refused.value.status, refused.value.code) == (409, "error-not-finished")


async def test_a_review_waits_for_a_process_that_takes_long_to_start(tmp_path: Path) -> None:
    """On a busy machine that may be longer than anybody waits for a bot."""
    go = tmp_path / "go"
    late = f"import os, time\nwhile not os.path.exists({str(go)!r}): time.sleep(0.01)\n"
    thinkers = pool(late + TELLS)
    clock = thinkers.clock
    assert isinstance(clock, HeldClock)
    asked = asyncio.create_task(thinkers.review("a game", lambda reply: None))
    async with asyncio.timeout(PATIENCE):
        while not clock.sleeping():
            await asyncio.sleep(0.01)
    await clock.advance(60.0)
    go.touch()
    assert await asked == "review of a game"
    await thinkers.close()
