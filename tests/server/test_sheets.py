"""Own component sheets at the house: checked, played with, kept by a rematch, given back."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from server.guests import Guest, Refusal, Server
from vernissage import Match, Sheet, game, games

Guests = Callable[..., Guest]
STANDARD = game("masters-gallery").sheet.text
OWN = STANDARD.replace("2 = [13, 6, 6, 3]", "2 = [4, 1, 1, 1]").replace("worth = 2", "worth = 3")


async def checked(guest: Guest, sheet: str, game: str = "masters-gallery") -> dict[str, object]:
    found: dict[str, object] = await guest.ask("POST", "/sheets", {"game": game, "sheet": sheet})
    return found


async def test_a_sheet_is_checked_and_the_line_named(server: Server, guests: Guests) -> None:
    anna = guests(server)
    assert await checked(anna, STANDARD) == {"ok": True, "line": 0, "reason": "", "changes": []}
    found = await checked(anna, OWN)
    assert found["changes"] == [
        *({"path": f"deal.2[{i}]", "line": 38, "before": was, "after": is_} for i, was, is_ in
          [(0, 13, 4), (1, 6, 1), (2, 6, 1), (3, 3, 1)]),
        {"path": "award_tokens.worth", "line": 59, "before": 2, "after": 3},
    ]  # fmt: skip
    found = await checked(anna, OWN.replace("worth = 3", "wort = 3"))
    assert found == {
        "ok": False,
        "line": 59,
        "reason": "award_tokens.wort: no such key: did you mean worth?",
        "changes": [],
    }


async def test_a_bomb_is_answered_like_any_wrong_sheet(server: Server, guests: Guests) -> None:
    anna = guests(server)
    for bomb in ("a." * 20_000 + "a = 1", "a = " + "[" * 30_000, "x" * 65_536, "\n" * 65_000):
        assert not (await checked(anna, bomb))["ok"]
    with pytest.raises(Refusal) as refusal:
        await checked(anna, "x" * 65_537)
    assert refusal.value.code == "error-request"
    raw = b'{"game": "masters-gallery", "sheet": "[a]\\nb = 1 # \\ud800"}'
    reply = await anna.http.post("/api/sheets", content=raw, headers={"content-type": "application/json"})
    assert reply.status_code == 400 or not reply.json()["ok"]
    with pytest.raises(Refusal) as refusal:
        await anna.create("me", "me", sheet=OWN.replace("[deal]", "[deals]"))
    assert refusal.value.code == "error-sheet"
    assert "deals: no such table: did you mean deal?" in refusal.value.problem["detail"]


async def test_a_table_plays_with_an_own_sheet_and_so_does_its_rematch(any_server: Server, guests: Guests) -> None:
    anna = guests(any_server)
    table = await anna.create("me", "me", sheet=OWN)
    seen = await anna.look(table, seat=0)
    assert seen["own_sheet"]
    assert (await anna.ask("GET", "/my-tables"))["tables"][0]["own_sheet"]
    assert await anna.ask("GET", f"/tables/{table}/sheet") == OWN
    await anna.play_out(table, [0, 1])
    record = (await anna.http.get(f"/api/tables/{table}/record")).text
    match = Match.from_record(record)
    assert match.sheet is not None
    assert match.sheet.text == OWN
    again = (await anna.ask("POST", f"/tables/{table}/rematch"))["id"]
    assert (await anna.look(again))["own_sheet"]
    assert await anna.ask("GET", f"/tables/{again}/sheet") == OWN
    assert (await anna.look(again))["position"]["view"]["players"][0]["hand_size"] == 4
    imported = (await anna.ask("POST", "/records", {"record": record, "upto": 20}))["id"]
    assert (await anna.look(imported))["own_sheet"]


async def test_a_table_that_gathers_starts_with_its_sheet(server: Server, guests: Guests) -> None:
    anna, hugo = guests(server), guests(server)
    table = await anna.create("me", "open", sheet=OWN)
    assert (await hugo.look(table))["own_sheet"]
    await hugo.ask("POST", f"/tables/{table}/seats", {})
    assert len((await hugo.look(table))["position"]["view"]["players"][1]["hand"]) == 4


async def test_a_sheet_with_the_standard_values_is_the_standard_one(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me", sheet="# mine\n" + STANDARD)
    assert not (await anna.look(table))["own_sheet"]
    assert await anna.ask("GET", f"/tables/{table}/sheet") == STANDARD


@pytest.mark.parametrize("lang", ["en", "fr"])
async def test_what_the_box_holds_is_told_with_its_sources(server: Server, guests: Guests, lang: str) -> None:
    anna = guests(server, lang)
    for found in games():
        told = await anna.ask("GET", f"/games/{found.name}/components")
        assert told["values"] == found.sheet.values()
        assert {part["table"]: part["sources"] for part in told["parts"]} == found.sheet.sources()
        assert all(part["label"] and part["said"] for part in told["parts"])
        assert await anna.ask("GET", f"/games/{found.name}/sheet") == found.sheet.text
    table = await anna.create("me", "me", sheet=OWN)
    told = await anna.ask("GET", f"/tables/{table}/components")
    assert told["own"]
    assert told["values"] == Sheet(OWN).values()
    with pytest.raises(Refusal) as refusal:
        await anna.ask("GET", "/games/chess/components")
    assert refusal.value.code == "error-no-game"
