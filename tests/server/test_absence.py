"""A bot plays on for somebody, across requests, restarts and databases; a table leaves the list of one's own."""

from __future__ import annotations

from collections.abc import Callable

from server.guests import Data, Guest, Server

Guests = Callable[..., Guest]


async def seat_of(guest: Guest, table: str, seat: int) -> tuple[str | None, str | None]:
    shown: Data = (await guest.look(table))["seats"][seat]
    return shown.get("stand_in"), shown.get("stand_in_for")


async def test_a_bot_plays_on_and_the_person_is_back_whatever_happens_to_the_house(
    any_server: Server, guests: Guests
) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    table = await anna.create("me:Anna", "open", game="bioutifoul", pace=10_000)
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    path = f"/tables/{table}/seats/1/stand-in"
    await hugo.ask("PUT", path, {"why": "wish", "level": "glaze"})
    any_server.kill()
    any_server.start()
    assert await seat_of(anna, table, 1) == ("glaze", "wish")
    assert not (await hugo.ask("DELETE", path)).get("repeated")
    assert (await hugo.ask("DELETE", path))["repeated"], "who is back is back"
    assert await seat_of(anna, table, 1) == (None, None)
    await hugo.ask("PUT", path, {"why": "conceded"})
    any_server.kill()
    any_server.start()
    assert await seat_of(hugo, table, 1) == ("study", "conceded")
    told = [aside["line"]["text"] for aside in (await anna.look(table, lang="fr"))["asides"]]
    assert told == [
        "Hugo laisse un bot (Glacis) jouer à sa place",
        "Hugo est de retour",
        "Hugo abandonne\N{NO-BREAK SPACE}: un bot (Étude) joue à sa place jusqu’à la fin",
    ]


async def test_whoever_was_there_last_is_known_after_a_restart(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    table = await anna.create("me:Anna", "open", game="bioutifoul")
    await hugo.ask("POST", f"/tables/{table}/seats", {"name": "Hugo"})
    async with anna.listen(table) as ear:
        async with hugo.listen(table):
            while not (await ear.update())["seats"][1]["online"]:
                pass
        while "absence" not in (away := (await ear.update())["seats"][1]):
            pass
    any_server.stop()
    any_server.start()
    assert (await anna.look(table))["seats"][1]["absence"]["since"] == away["absence"]["since"]


async def test_a_game_of_ones_own_is_removed_from_the_list_and_shown_again(any_server: Server, guests: Guests) -> None:
    anna, hugo = guests(any_server), guests(any_server)
    table = await anna.create("me", "bot", game="bioutifoul")

    async def listed(guest: Guest, **query: object) -> list[str]:
        return [found["id"] for found in (await guest.ask("GET", "/my-tables", params=query))["tables"]]

    assert await listed(anna) == [table]
    assert (await anna.ask("PUT", f"/my-tables/{table}/hidden"))["tables"] == []
    any_server.kill()
    any_server.start()
    assert (await listed(anna), await listed(anna, hidden=True)) == ([], [table])
    assert (await hugo.ask("DELETE", f"/my-tables/{table}/hidden"))["tables"] == [], "somebody else's is not theirs"
    assert await listed(anna) == []
    assert [found["id"] for found in (await anna.ask("DELETE", f"/my-tables/{table}/hidden"))["tables"]] == [table]
    assert (await anna.look(table))["status"] == "playing"
