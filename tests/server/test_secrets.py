"""Nothing a reader may not know leaves the server: every byte that each connection received is read."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from server.guests import Data, Guest, Refusal, Server
from vernissage import HIDDEN, SPECTATOR, Dice, Match
from vernissage.house import present
from vernissage.house.speech import voice
from vernissage.table.history import moments

Guests = Callable[..., Guest]


async def test_nobody_receives_what_they_may_not_know(server: Server, guests: Guests) -> None:
    anna, hugo, spectator = guests(server), guests(server), guests(server)
    table = await anna.create("me:Anna", "open", "bot")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    done = asyncio.Event()

    async def player(guest: Guest, seat: int) -> None:
        async with guest.listen(table) as ear:
            answered = -1
            while (seen := await ear.update())["status"] == "playing":
                if seen["waiting"] and seen["seq"] >= answered:
                    await pry(guest, table, 1 - seat, seen)
                    answered = await guest.try_answer(table, seat, seen, answered)
            done.set()

    async def onlooker() -> None:
        async with spectator.listen(table) as ear:
            while not done.is_set() and (await ear.update())["status"] == "playing":
                pass

    await asyncio.gather(player(anna, 0), player(hugo, 1), onlooker())
    text = json.dumps(await anna.ask("GET", f"/tables/{table}/record"))
    truth = Match.from_record(text)
    names = tuple(json.loads(text)["names"])
    states = {moment.events: moment.state.copy() for moment in moments(truth)}
    for guest, seat in ((anna, 0), (hugo, 1), (spectator, None)):
        updates = list(found_updates(guest.received))
        assert len(updates) > 20
        for update in updates:
            if update["status"] == "playing":
                assert update["reader"] == seat
                check_position(truth, states[update["position"]["event"]], update, seat, names)
                check_events(truth, update, seat)
        received = b"".join(guest.received)
        for other in (anna, hugo):
            if other is not guest:
                key = other.http.cookies["vernissage"]
                assert key.encode() not in received
                assert hashlib.sha256(key.encode()).hexdigest().encode() not in received


async def pry(guest: Guest, table: str, other: int, seen: Data) -> None:
    """Ask for all sorts of things that are none of one's business."""
    body = {"id": "x", "seat": other, "seq": seen["seq"], "choice": seen["waiting"]["options"][0]["choice"]}
    for method, path, data in (
        ("GET", f"/tables/{table}?seat={other}", None),
        ("GET", f"/tables/{table}/history/{seen['position']['event']}?seat={other}", None),
        ("POST", f"/tables/{table}/answers", body),
        ("POST", f"/tables/{table}/hints?seat={other}", None),
    ):
        with pytest.raises(Refusal) as refusal:
            await guest.ask(method, path, data)
        assert refusal.value.code == "error-not-your-seat"
    masked = await guest.ask("GET", f"/tables/{table}/record")
    assert masked.get("vernissage-masked") == 1 or "scores" in masked


def found_updates(received: list[bytes]) -> Iterator[Data]:
    """Every update among the bytes a guest received."""
    for raw in received:
        data = json.loads(raw)
        update = data.get("update", data)
        if update and "position" in update and update["position"]:
            yield update


def check_position(truth: Match, s: Any, update: Data, seat: int | None, names: tuple[str, ...]) -> None:
    """What was sent would have been the same if everything secret had been dealt otherwise."""
    game = truth.game
    eyes = present.Eyes(seat, "en", names, game, voice("en", game.name), truth.box)
    position = update["position"]
    for seed in (1, 2):
        twin = game.guess(s, SPECTATOR if seat is None else seat, Dice(seed))
        expected = present.position(eyes, twin, position["event"], position["events"])
        assert json.loads(msgspec.json.encode(expected)) == position
    for other, player in enumerate(position["view"]["players"]):
        if other != seat:
            assert player["hand"] is None
            assert player["face_down"] is None
            assert player["chosen"] is None


def check_events(truth: Match, update: Data, seat: int | None) -> None:
    """Events are those of the seat; what is hidden in them is told as to a spectator."""
    public = truth.events(None)
    own = truth.events(seat)
    for number, event in enumerate(update["events"], update["events_from"]):
        choice = own[number].choice
        assert event["choice"] == (None if choice == HIDDEN else choice)
        assert event["step"] == own[number].step
        told = own[number] if event["choice"] is not None else public[number]
        assert [line["id"] for line in event["lines"]] == [line.id for line in told.lines]
        for said, line in zip(event["lines"], told.lines, strict=True):
            assert said.get("args", {}).items() <= dict(line.args).items()
