"""Hints at the table: the best answers with the chance to win, from what the reader's seat knows."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from server.clocks import PATIENCE
from server.guests import Guest, Refusal, Server, sqlite

Guests = Callable[..., Guest]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes its time for a hint, however slow the machine is."""
    with Server(sqlite(tmp_path_factory.mktemp("house")), "--hint-seconds", str(PATIENCE)) as made:
        yield made


async def test_a_hint_tells_the_best_of_ones_own_answers(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me")
    seat = 0 if (await anna.look(table, seat=0))["waiting"] else 1
    seen = await anna.look(table, seat=seat)
    advice = await anna.ask("POST", f"/tables/{table}/hints", params={"seat": seat})
    labels = {option["choice"]: option["label"] for option in seen["waiting"]["options"]}
    assert labels[advice["choice"]] == advice["label"]
    assert advice["choice"] == advice["answers"][0]["choice"]
    assert 1 <= len(advice["answers"]) <= 3
    for answer in advice["answers"]:
        assert labels[answer["choice"]] == answer["label"]
        assert 0 <= answer["expected"] <= 1
        assert answer["visits"] > 0
        assert 0 <= answer["sure"] <= 1
    tried = [answer["visits"] for answer in advice["answers"]]
    assert tried == sorted(tried, reverse=True)
    after = await anna.look(table, seat=seat)
    told = ("seq", "position", "waiting", "events", "asides")
    assert [after[name] for name in told] == [seen[name] for name in told], "nothing has changed"
    assert await anna.ask("POST", f"/tables/{table}/hints", params={"seat": seat}) == advice, "two hints agree"


async def test_a_hint_speaks_the_readers_language(server: Server, guests: Guests) -> None:
    anna = guests(server, "fr")
    table = await anna.create("me", "me")
    seat = 0 if (await anna.look(table, seat=0))["waiting"] else 1
    seen = await anna.look(table, seat=seat)
    advice = await anna.ask("POST", f"/tables/{table}/hints", params={"seat": seat})
    labels = {option["choice"]: option["label"] for option in seen["waiting"]["options"]}
    assert [answer["label"] for answer in advice["answers"]] == [
        labels[answer["choice"]] for answer in advice["answers"]
    ]


async def test_who_is_not_asked_gets_no_hint(server: Server, guests: Guests) -> None:
    anna = guests(server)
    table = await anna.create("me", "me")
    seat = 1 if (await anna.look(table, seat=0))["waiting"] else 0
    with pytest.raises(Refusal) as refused:
        await anna.ask("POST", f"/tables/{table}/hints", params={"seat": seat})
    assert refused.value.code == "error-no-advice"
