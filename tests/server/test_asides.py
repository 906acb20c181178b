"""What is told at the table between the moves: answers taken back, bots that take a seat."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from server.guests import Guest, Server

Guests = Callable[..., Guest]


def lines(seen: dict[str, Any]) -> list[tuple[int, str, int | None]]:
    return [(aside["event"], aside["line"]["text"], aside["line"]["seat"]) for aside in seen["asides"]]


async def test_an_answer_taken_back_is_told_to_everybody_once(any_server: Server, guests: Guests) -> None:
    anna, hugo, zoe = guests(any_server), guests(any_server), guests(any_server, lang="fr")
    table = await anna.create("me:Anna", "open", game="bioutifoul")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    players = {0: (anna, "Anna"), 1: (hugo, "Hugo")}
    before = await zoe.look(table)
    seat = before["others"][0]["seat"]
    guest, name = players[seat]
    seen = await guest.look(table)
    event = seen["position"]["event"]
    for _ in range(2):  # the same again at the same place is not told again
        seq = (await guest.answer(table, seat, seen["seq"], seen["waiting"]["options"][0]["choice"]))["seq"]
        seen = await guest.look(table)
        if not seen["can_undo"]:
            break
        await guest.undo(table, seat, seq)
        seen = await guest.look(table)
    assert lines(await anna.look(table)) == [(event, f"{name} has taken back an answer", seat)]
    assert lines(await zoe.look(table)) == [(event, f"{name} a repris une réponse", seat)]
    any_server.kill()
    any_server.start()
    assert lines(await hugo.look(table)) == [(event, f"{name} has taken back an answer", seat)]


async def test_a_bot_that_plays_on_for_somebody_is_told(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    table = await anna.create("me:Anna", "open", game="bioutifoul", pace=10_000)
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    await hugo.ask("DELETE", f"/tables/{table}/seats/1")
    ((_, text, seat),) = lines(await anna.look(table))
    assert (text, seat) == ("Hugo lets a bot (Sketch) play on", 1)
    assert (await anna.look(table, lang="fr"))["asides"][0]["line"]["text"].startswith("Hugo laisse un bot (Croquis)")
