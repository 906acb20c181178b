"""Puzzles over HTTP: kept by person, once, and gone with them."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path

import pytest

from review.finished import ending
from server.guests import Guest, Refusal, Server
from server.test_identity import carry, holding
from vernissage import Match
from vernissage.cli import main
from vernissage.house.identity import hashed
from vernissage.house.puzzle_shelf import MemoryPuzzles, PuzzleShelf, Tried
from vernissage.review.puzzles import shipped
from vernissage.server.store.store import Store

Guests = Callable[..., Guest]
PUZZLES = shipped("masters-gallery")
ADDRESS = f"/puzzles/masters-gallery/{PUZZLES[0].id}"


async def test_somebody_without_a_key_solves_one_and_is_known_from_then_on(server: Server, guests: Guests) -> None:
    anna = guests(server)
    book = await anna.ask("GET", "/puzzles")
    assert len(book["games"]) == 4
    assert book["today"]["state"] == "new"
    shown = await anna.ask("GET", ADDRESS)
    assert shown["update"]["waiting"]["seat"] == PUZZLES[0].seat
    once = await anna.ask("POST", f"{ADDRESS}/answers", {"choice": PUZZLES[0].best})
    again = await anna.ask("POST", f"{ADDRESS}/answers", {"choice": None})
    assert [one["counted"] for one in (once, again)] == [True, False]
    assert (await anna.ask("GET", ADDRESS))["puzzle"]["state"] == "solved"
    assert (await guests(server).ask("GET", ADDRESS))["puzzle"]["state"] == "new"
    assert (await anna.ask("GET", "/me/data"))["puzzles"]["tried"][0]["puzzle"] == PUZZLES[0].id
    made = await anna.ask("POST", f"{ADDRESS}/table", {"level": "sketch"})
    table = await anna.ask("GET", f"/tables/{made['id']}")
    assert table["mine"] == [PUZZLES[0].seat]


async def test_sent_ten_times_at_once_it_counts_once(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    await anna.ask("PUT", "/me", {"name": "Anna"})
    wrong = {"choice": PUZZLES[0].answers[-1].choice}
    many = await asyncio.gather(*[anna.ask("POST", f"{ADDRESS}/answers", wrong) for _ in range(10)])
    assert sum(one["counted"] for one in many) == 1
    assert {one["progress"]["missed"] for one in many} == {1}


async def test_nothing_of_it_is_kept_of_somebody_who_is_forgotten(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    await anna.ask("PUT", "/me", {"name": "Anna"})
    await anna.ask("POST", f"{ADDRESS}/answers", {"choice": PUZZLES[0].best})
    assert (await anna.ask("PUT", "/my-puzzles", {"allowed": True}))["allowed"]
    person = hashed(anna.http.cookies["vernissage"])
    assert holding(any_server, person) >= {"puzzles", "puzzle_givers"}
    word = (await anna.ask("POST", "/me/farewell"))["word"]
    await anna.ask("POST", "/me/forget", {"word": word})
    assert holding(any_server, person) == {"devices"}


async def test_two_who_become_one_keep_the_first_of_their_tries(any_server: Server, guests: Guests) -> None:
    anna, phone = guests(any_server), guests(any_server)
    for guest, choice in ((anna, PUZZLES[0].best), (phone, PUZZLES[0].answers[-1].choice)):
        await guest.ask("PUT", "/me", {"name": ""})
        await guest.ask("POST", f"{ADDRESS}/answers", {"choice": choice})
    await phone.ask("POST", f"/puzzles/masters-gallery/{PUZZLES[1].id}/answers", {"choice": PUZZLES[1].best})
    await carry(anna, phone, things="join")
    states = {one["id"]: one["state"] for one in (await anna.ask("GET", "/puzzles/masters-gallery"))["puzzles"]}
    assert (states[PUZZLES[0].id], states[PUZZLES[1].id]) == ("solved", "solved")


@pytest.mark.parametrize(
    ("method", "path", "body", "status"),
    [
        ("GET", "/puzzles/chess", None, 404),
        ("GET", "/puzzles/..", None, 404),
        ("GET", f"/puzzles/masters-gallery/{'x' * 200}", None, 400),
        ("GET", "/puzzles/masters-gallery/0000000000", None, 404),
        ("POST", f"{ADDRESS}/answers", {"choice": 99_999}, 400),
        ("POST", f"{ADDRESS}/answers", {"choice": "best"}, 400),
        ("POST", f"{ADDRESS}/answers", {}, 400),
        ("POST", f"{ADDRESS}/table", {"level": "sketch"}, 409),
        ("POST", f"{ADDRESS}/table", {"level": "masterpiece"}, 400),
        ("POST", f"{ADDRESS}/what-if", {"seat": 5, "seq": 1, "answers": []}, 403),
    ],
)
async def test_what_is_wrong_is_refused(
    server: Server, guests: Guests, method: str, path: str, body: dict[str, object] | None, status: int
) -> None:
    with pytest.raises(Refusal) as refusal:
        await guests(server).ask(method, path, body)
    assert refusal.value.status == status


async def test_every_shelf_keeps_the_first_try_alone(any_server: Server) -> None:
    store = Store(any_server.database)
    await store.open()
    shelves: list[PuzzleShelf] = [store.puzzles, MemoryPuzzles()]
    for shelf in shelves:
        first, later = Tried("a1", "gallerist", True, 5.0), Tried("a1", "gallerist", False, 6.0)
        assert [await shelf.keep("somebody", one) for one in (first, later, first)] == [True, False, False]
        assert await shelf.keep("another", later)
        assert await shelf.tried("somebody") == {"a1": first}
        assert await shelf.tried("nobody") == {}
        for on in (True, True, False, False, True):
            await shelf.give("somebody", on, 7.0)
            assert await shelf.gives("somebody") is on
        assert not await shelf.gives("another")
    await store.close()


async def test_puzzles_are_made_only_of_games_whose_people_all_allow_it(
    tmp_path: Path, server: Server, guests: Guests, capsys: pytest.CaptureFixture[str]
) -> None:
    anna, hugo = guests(server), guests(server)
    match = ending("masters-gallery", 2, 8)
    alone = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "sketch"}]
    await anna.ask("POST", "/records", {"record": match.record().write(), "seats": alone})
    shared = await anna.create("me:Anna", "open")
    await hugo.ask("POST", f"/tables/{shared}/seats", {"name": "Hugo"})
    assert (await anna.ask("GET", "/my-puzzles"))["allowed"] is False

    async def written() -> list[Match]:
        folder = tmp_path / "records"
        words = ["admin", "records", str(folder), "--database", server.database, "--lang", "en"]
        assert await asyncio.to_thread(main, words) == 0
        capsys.readouterr()
        return [Match.from_record(path.read_text("utf-8")) for path in folder.glob("*.json")]

    assert await written() == []
    await anna.ask("PUT", "/my-puzzles", {"allowed": True})
    [found] = await written()
    assert found.answers == match.answers
    assert found.finished
    assert found.names == ()
    await anna.ask("PUT", "/my-puzzles", {"allowed": False})
    assert (await anna.ask("GET", "/my-puzzles"))["allowed"] is False
    store = Store(server.database)
    await store.open()
    assert await store.puzzles.given() == []
    await store.close()


async def test_no_puzzle_is_made_of_a_game_that_somebody_left_for_good(
    tmp_path: Path, server: Server, guests: Guests
) -> None:
    """A bot has the seat of whoever was forgotten while others played; what they answered is still theirs."""
    anna, hugo = guests(server), guests(server)
    shared = await anna.create("me:Anna", "open")
    invitation = (await anna.look(shared))["invitation"]
    await hugo.ask("POST", f"/tables/{shared}/seats", {"name": "Hugo", "invitation": invitation})
    await anna.ask("PUT", "/my-puzzles", {"allowed": True})
    word = (await hugo.ask("POST", "/me/farewell"))["word"]
    await hugo.ask("POST", "/me/forget", {"word": word})
    await anna.play_out(shared, [0])
    assert "human" not in [seat["who"] for seat in (await anna.look(shared))["seats"][1:]]
    store = Store(server.database)
    await store.open()
    assert await store.puzzles.given() == []
    await store.close()


async def test_a_game_that_goes_on_from_a_record_is_that_of_all_who_played_it(server: Server, guests: Guests) -> None:
    """Whoever tries something from an earlier moment alone with bots gives no more away than their own game."""
    anna, hugo = guests(server), guests(server)
    shared = await anna.create("me:Anna", "open")
    invitation = (await anna.look(shared))["invitation"]
    await hugo.ask("POST", f"/tables/{shared}/seats", {"name": "Hugo", "invitation": invitation})
    while (await anna.look(shared))["status"] != "finished":
        await anna.answer_all(shared)
        await hugo.answer_all(shared)
    record = await anna.ask("GET", f"/tables/{shared}/record")
    alone = [{"who": "me", "name": "Anna"}, {"who": "bot", "level": "sketch"}]
    text = json.dumps(record) if isinstance(record, dict) else record
    upto = len(json.loads(text)["answers"]) - 8
    fork = (await anna.ask("POST", "/records", {"record": text, "upto": upto, "seats": alone, "pace": 0}))["id"]
    await anna.play_out(fork, [0])
    store = Store(server.database)
    await store.open()
    await anna.ask("PUT", "/my-puzzles", {"allowed": True})
    assert await store.puzzles.given() == []
    await hugo.ask("PUT", "/my-puzzles", {"allowed": True})
    assert sorted(await store.puzzles.given()) == sorted([shared, fork])
    await store.close()
