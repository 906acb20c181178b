"""Whole games over HTTP, on both databases."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from server.guests import Guest, Refusal, Server
from vernissage import Match

Guests = Callable[..., Guest]


async def test_alone_with_bots(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await anna.create("me:Anna", "bot", "bot:study")
    answered = -1
    async with anna.listen(table) as ear:
        while (seen := await ear.update())["status"] == "playing":
            if seen["waiting"] and seen["seq"] >= answered:
                answered = await anna.try_answer(table, 0, seen, answered)
    assert seen["winners"]
    assert seen["position"]["scores"] == [
        sum(line["points"] for line in seen["position"]["score_sheet"] if line["seat"] == seat) for seat in range(3)
    ]
    record = await anna.ask("GET", f"/tables/{table}/record")
    assert Match.from_record(json.dumps(record)).scores() == seen["position"]["scores"]


async def test_two_people_and_a_link(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server, "fr")
    made = await anna.ask(
        "POST",
        "/tables",
        {"game": "masters-gallery", "seats": [{"who": "me", "name": "Anna"}, {"who": "open"}], "public": False},
    )
    table = made["id"]
    assert (await anna.look(table))["status"] == "gathering"
    assert table not in [entry["id"] for entry in (await hugo.ask("GET", "/tables"))["tables"]]
    with pytest.raises(Refusal) as refusal:
        await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    assert refusal.value.code == "error-invitation"
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo", "invitation": made["invitation"]})
    seen = await hugo.look(table)
    assert seen["status"] == "playing"
    assert [seat["name"] for seat in seen["seats"]] == ["Anna", "Hugo"]
    assert seen["mine"] == [1]
    while seen["status"] == "playing":
        for guest, seat in ((anna, 0), (hugo, 1)):
            seen = await guest.look(table)
            if seen["waiting"]:
                await guest.answer(table, seat, seen["seq"], seen["waiting"]["options"][0]["choice"])
    mine = (await hugo.ask("GET", "/my-tables"))["tables"]
    assert [entry["status"] for entry in mine if entry["id"] == table] == ["finished"]


async def test_open_tables_are_listed_until_they_start(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    table = await anna.create("me", "open", "open")
    listed = (await hugo.ask("GET", "/tables"))["tables"]
    assert table in [entry["id"] for entry in listed]
    await hugo.ask("POST", f"/tables/{table}/seats", {"seat": 2})
    with pytest.raises(Refusal) as refusal:
        await hugo.ask("POST", f"/tables/{table}/start", {})
    assert refusal.value.code == "error-not-host"
    await hugo.ask("DELETE", f"/tables/{table}/seats/2")
    await anna.ask("POST", f"/tables/{table}/start", {"level": "study"})
    seen = await anna.look(table)
    assert seen["status"] == "playing"
    assert [seat["level"] for seat in seen["seats"]] == [None, "study", "study"]
    assert table not in [entry["id"] for entry in (await hugo.ask("GET", "/tables"))["tables"]]


async def test_on_one_screen_no_secret_is_seen_until_a_seat_is_named(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await anna.create("me:Anna", "me:Hugo", "me:Anna")
    seen = await anna.look(table)
    assert seen["mine"] == [0, 1, 2]
    assert seen["reader"] is None
    assert all(player["hand"] is None for player in seen["position"]["view"]["players"])
    assert [seat["name"] for seat in seen["seats"]] == ["Anna (blue)", "Hugo", "Anna (purple)"]
    hands = [(await anna.look(table, seat=seat))["position"]["view"]["players"] for seat in range(3)]
    assert [[player["hand"] is not None for player in hand] for hand in hands] == [
        [seat == other for other in range(3)] for seat in range(3)
    ]
    last = await anna.play_out(table, [0, 1, 2])
    assert last["winners"]


async def test_undo_takes_back_until_a_barrier(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await anna.create("me", "me")
    undone = 0
    for _ in range(60):
        for seat in (0, 1):
            seen = await anna.look(table, seat=seat)
            if not seen["waiting"]:
                continue
            option = seen["waiting"]["options"][-1]
            await anna.answer(table, seat, seen["seq"], option["choice"])
            after = await anna.look(table, seat=seat)
            assert not (option.get("final", "") and after["can_undo"])
            if after["can_undo"]:
                await anna.undo(table, seat, after["seq"])
                back = await anna.look(table, seat=seat)
                assert back["position"] == seen["position"]
                assert back["waiting"] == seen["waiting"]
                assert back["seq"] > after["seq"] > seen["seq"]
                undone += 1
                await anna.answer(table, seat, back["seq"], option["choice"])
    assert undone > 3


async def test_alone_one_may_go_back_past_a_barrier(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await anna.create("me", "bot")
    first = await until_asked(anna, table)
    await anna.answer(table, 0, first["seq"], first["waiting"]["options"][0]["choice"])
    again = await until_asked(anna, table)
    await anna.undo(table, 0, again["seq"], "undo-requests")
    back = await anna.look(table)  # in a sealed turn the bot's own choice stays
    assert back["position"]["view"]["players"][0] == first["position"]["view"]["players"][0]
    assert back["waiting"] == first["waiting"]
    assert back["seq"] > again["seq"]


async def test_going_back_needs_everybody(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server, "fr")
    table = await anna.create("me:Anna", "open")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    both = ((anna, 0), (hugo, 1))
    guest, seat, first = await whose_turn(table, both)
    await guest.answer(table, seat, first["seq"], first["waiting"]["options"][0]["choice"])
    other, other_seat = both[1 - seat]
    await guest.undo(table, seat, (await guest.look(table))["seq"], "undo-requests")
    asked = (await other.look(table))["undo_request"]
    assert asked["needed"] == [other_seat]
    assert asked["text"] == ("Anna demande à annuler" if other is hugo else "Hugo asks to undo")
    await other.ask("POST", f"/tables/{table}/undo-consents", {"seat": other_seat, "agree": False})
    assert (await guest.look(table))["undo_request"] is None
    await guest.undo(table, seat, (await guest.look(table))["seq"], "undo-requests")
    await other.ask("POST", f"/tables/{table}/undo-consents", {"seat": other_seat, "agree": True})
    back = await guest.look(table)
    assert back["position"]["view"] == first["position"]["view"]
    assert back["undo_request"] is None


async def test_looking_back_shows_what_was_seen(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await anna.create("me", "me")
    seen: dict[int, object] = {}
    for _ in range(12):
        for seat in (0, 1):
            now = await anna.look(table, seat=seat)
            if now["waiting"]:
                if seat == 0:
                    seen[now["position"]["event"]] = now["position"]["view"]
                await anna.answer(table, seat, now["seq"], now["waiting"]["options"][0]["choice"])
    for event, view in seen.items():
        past = await anna.ask("GET", f"/tables/{table}/history/{event}", params={"seat": 0})
        assert past["view"] == view
    with pytest.raises(Refusal) as refusal:
        await anna.ask("GET", f"/tables/{table}/history/99999", params={"seat": 0})
    assert refusal.value.code == "error-no-event"


async def test_a_record_is_continued_and_a_rematch_is_one_table(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await anna.create("me", "me")
    masked = await anna.ask("GET", f"/tables/{table}/record")
    assert "answers" not in masked
    await anna.play_out(table, [0, 1])
    standings = (await anna.ask("GET", f"/tables/{table}/standings"))["standings"]
    end = await anna.look(table, seat=0)
    assert standings[-1] == {"event": end["position"]["event"], "scores": end["position"]["scores"]}
    assert len(standings) > 4
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    middle = standings[2]["event"]
    made = await anna.ask("POST", "/records", {"record": record, "upto": middle})
    past = await anna.ask("GET", f"/tables/{table}/history/{middle}")
    assert (await anna.ask("GET", f"/tables/{made['id']}/history/{middle}"))["view"] == past["view"]
    assert (await anna.play_out(made["id"], [0, 1], 1))["status"] == "finished"
    first = await anna.ask("POST", f"/tables/{table}/rematch")
    second = await anna.ask("POST", f"/tables/{table}/rematch")
    assert first["id"] == second["id"] == (await anna.look(table))["rematch"]
    assert (await anna.look(first["id"]))["status"] == "playing"


async def test_bots_of_a_record_stay_bots_of_their_level(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await anna.create("me:Anna", "bot:study", "bot:sketch")
    end = await anna.play_out(table, [0])
    text = (await anna.http.get(f"/api/tables/{table}/record")).text
    assert json.loads(text)["bots"] == ["", "study", "sketch"]
    middle = end["position"]["event"] // 2
    made = await anna.ask("POST", "/records", {"record": text, "upto": middle, "pace": 0})
    seats = (await anna.look(made["id"]))["seats"]
    assert [(seat["who"], seat["level"]) for seat in seats] == [("human", None), ("bot", "study"), ("bot", "sketch")]
    assert (await anna.play_out(made["id"], [0]))["status"] == "finished"
    strange = json.dumps({**json.loads(text), "bots": ["", "oracle", "sketch"]})
    made = await anna.ask("POST", "/records", {"record": strange, "upto": middle, "pace": 0})
    assert [seat["who"] for seat in (await anna.look(made["id"]))["seats"]] == ["human", "human", "bot"]
    for wrong in ([1], "sketch", ["x" * 65, "", ""]):
        with pytest.raises(Refusal) as refusal:
            await anna.ask("POST", "/records", {"record": json.dumps({**json.loads(text), "bots": wrong})})
        assert refusal.value.status == 400


async def test_who_leaves_is_replaced_by_a_bot(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    table = await anna.create("me", "open")
    await hugo.ask("POST", f"/tables/{table}/seats", {})
    await hugo.ask("DELETE", f"/tables/{table}/seats/1")
    assert (await anna.play_out(table, [0]))["status"] == "finished"


async def until_asked(guest: Guest, table: str) -> dict[str, Any]:
    async with guest.listen(table) as ear:
        while not (await ear.update())["waiting"]:
            pass
    return await guest.look(table)


async def whose_turn(table: str, guests: tuple[tuple[Guest, int], ...]) -> tuple[Guest, int, dict[str, Any]]:
    for guest, seat in guests:
        seen = await guest.look(table)
        if seen["waiting"]:
            return guest, seat, seen
    raise AssertionError("nobody is asked")
