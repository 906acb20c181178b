"""Trying answers over HTTP: nothing changes, nobody else's seat is lent, nothing is unbounded."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from server.guests import Guest, Refusal, Server

Guests = Callable[..., Guest]
Data = dict[str, Any]


async def begun(anna: Guest, game: str) -> tuple[str, int, Data]:
    """A table of two seats on one screen, whom it asks, and what that seat sees."""
    table = await anna.create("me", "me", game=game)
    for seat in (0, 1):
        seen = await anna.look(table, seat=seat)
        if seen["waiting"]:
            return table, seat, seen
    raise AssertionError("nobody is asked")


@pytest.mark.parametrize("game", ["art-society", "bioutifoul", "gallerist"])
async def test_an_answer_tried_is_the_answer_given_and_changes_nothing(
    server: Server, guests: Guests, game: str
) -> None:
    anna = guests(server)
    table, seat, seen = await begun(anna, game)
    for option in seen["waiting"]["options"][:3]:
        body = {"seat": seat, "seq": seen["seq"], "answers": [option["choice"]]}
        tried = await anna.ask("POST", f"/tables/{table}/what-if", body)
        figures, before = seen["waiting"]["figures"], seen["position"]["scores"][seat]
        points = [then for at, then in option.get("preview", []) if figures[at]["name"]["id"] == "figure-points"]
        assert tried["position"]["scores"][seat] == (points[0] if points else before)
        assert (tried["waiting"] is not None) == (tried["stops"] == "asked")
        assert tried["position"]["reader"] == seat
    assert await anna.look(table, seat=seat) == seen


async def test_the_answer_then_given_leads_to_what_was_tried(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table, seat, seen = await begun(anna, "bioutifoul")
    options = seen["waiting"]["options"]
    for option in options:
        body = {"seat": seat, "seq": seen["seq"], "answers": [option["choice"]]}
        tried = await anna.ask("POST", f"/tables/{table}/what-if", body)
        if tried["stops"] == "asked":
            break
    else:
        raise AssertionError("every answer is followed by chance or by somebody else")
    await anna.answer(table, seat, seen["seq"], option["choice"])
    after = await anna.look(table, seat=seat)
    assert after["position"]["view"] == tried["position"]["view"]
    assert after["position"]["score_sheet"] == tried["position"]["score_sheet"]
    assert after["waiting"] == tried["waiting"]


async def refused(guest: Guest, path: str, body: Any) -> tuple[int, Any]:
    """How a request is refused."""
    with pytest.raises(Refusal) as found:
        await guest.ask("POST", path, body)
    return found.value.status, found.value.code


async def test_whoever_is_not_asked_or_has_no_seat_is_refused(server: Server, guests: Guests) -> None:
    anna, hugo = guests(server), guests(server)
    table, seat, seen = await begun(anna, "gallerist")
    what_if, trials, seq = f"/tables/{table}/what-if", f"/tables/{table}/trials", seen["seq"]
    assert await refused(anna, what_if, {"seat": 1 - seat, "seq": seq, "answers": []}) == (409, "error-not-asked")
    assert await refused(hugo, what_if, {"seat": seat, "seq": seq, "answers": []}) == (403, "error-not-your-seat")
    thing = [{"type": "lot", "number": 0}]
    assert await refused(hugo, trials, {"seat": seat, "seq": seq, "things": thing}) == (403, "error-not-your-seat")
    assert await refused(anna, trials, {"seat": seat, "seq": seq, "things": thing}) == (409, "error-no-such-trial")


async def test_what_is_too_long_too_far_too_old_or_no_answer_is_refused(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table, seat, seen = await begun(anna, "gallerist")
    path, seq = f"/tables/{table}/what-if", seen["seq"]
    choice = seen["waiting"]["options"][0]["choice"]

    async def tried(answers: Any, at: int = seq) -> tuple[int, Any]:
        return await refused(anna, path, {"seat": seat, "seq": at, "answers": answers})

    assert await tried([choice] * 17) == (400, "error-request")
    assert await tried([-1]) == (400, "error-request")
    assert await tried(["x"]) == (400, "error-request")
    assert await tried([[0]]) == (400, "error-request")
    assert await tried([100_000]) == (409, "error-no-such-choice")
    assert await tried([choice], seq + 5) == (409, "error-stale")
    assert (await tried([choice] * 16))[0] == 409
    trials = f"/tables/{table}/trials"
    thing = {"type": "lot", "number": 0}
    for things in ([], [thing] * 9, [{"type": "x" * 41, "number": 0}], [{"type": "lot", "number": -1}], [thing, 3]):
        body = {"seat": seat, "seq": seq, "things": things}
        assert await refused(anna, trials, body) == (400, "error-request")
    assert await anna.look(table, seat=seat) == seen


async def test_lots_are_tried_on_together_before_anybody_is_asked_to_hang_them(server: Server, guests: Guests) -> None:
    anna = guests(server, "fr")
    table, seat, seen = await begun(anna, "art-society")
    while seen["waiting"]["kind"] != "Bid":
        choice = seen["waiting"]["options"][0]["choice"]
        await anna.answer(table, seat, seen["seq"], choice)
        for seat in (0, 1):
            seen = await anna.look(table, seat=seat)
            if seen["waiting"]:
                break
    things = [{"type": "lot", "number": lot} for lot in range(len(seen["position"]["view"]["lots"]))]
    for trying in (0, 1):
        body = {"seat": trying, "seq": seen["seq"], "things": things}
        reply = await anna.ask("POST", f"/tables/{table}/trials", body)
        assert [trial["thing"] for trial in reply["trials"]] == things
        for trial in reply["trials"]:
            assert trial["figures"][0]["name"]["text"] == "Points"
            assert len(trial["places"]) > 10
            assert all(place["preview"] and place["target"]["type"] == "cell" for place in trial["places"])
    assert await anna.look(table, seat=seat) == seen
