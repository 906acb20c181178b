"""Nobody's write hurts another's: what cannot be written fails alone."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from server.guests import Data, Guest, Refusal, Server, sqlite
from vernissage import Match
from vernissage.house.stored import Change, Request, Snapshot, StoredSeat, StoredTable
from vernissage.server.store.rows import StorageError
from vernissage.server.store.store import Store
from vernissage.table.record import Record, RecordError

Guests = Callable[..., Guest]


@pytest.fixture(params=["sqlite", "postgresql"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    made = Store(sqlite(tmp_path) if request.param == "sqlite" else request.getfixturevalue("postgres"))
    await made.open()
    yield made
    await made.close()


async def stored_table(store: Store) -> StoredTable:
    """A table of two people whose game has begun."""
    match = Match("masters-gallery", 2)
    table = StoredTable(secrets.token_hex(8), match.game.name, 1, "host", status="playing", seq=1, base=1)
    table = table.changed(answers=len(match.answers), asked=tuple(match.asked()))
    seats = tuple(StoredSeat(seat, "human", holder=f"holder {seat}") for seat in (0, 1))
    await store.commit(Change(0, 0, table, 0, tuple(match.answers), seats, snapshot=Snapshot.of(match), new=True))
    return table


async def test_what_cannot_be_written_fails_alone(store: Store) -> None:
    tables = [await stored_table(store) for _ in range(12)]
    used = Request("mallory", "again", "answer 0 1", 2)
    assert await store.commit(Change(1, tables[0].answers, tables[0].changed(seq=2), tables[0].answers, request=used))
    changes = [Change(1, table.answers, table.changed(seq=2), table.answers) for table in tables[1:]]
    poison = [
        Change(2, tables[0].answers, tables[0].changed(seq=3), tables[0].answers, request=used),
        Change(1, tables[1].answers, tables[1].changed(seq=2, notice="\ud800"), tables[1].answers),
        Change(0, 0, tables[2].changed(seq=1), tables[2].answers, (), new=True),
        Change(1, 0, tables[3].changed(seq=2), tables[3].answers, (1, 2, 3)),
    ]
    mixed = [changes[0], poison[0], changes[1], poison[1], changes[2], poison[2], poison[3], *changes[3:]]
    results = await asyncio.gather(*[store.commit(change) for change in mixed], return_exceptions=True)
    for change, result in zip(mixed, results, strict=True):
        if any(change is one for one in poison):
            assert isinstance(result, StorageError)
        else:
            assert result is True
    seqs = await store.seqs([table.id for table in tables])
    assert all(seqs[table.id] == 2 for table in tables)


async def test_an_id_used_before_is_refused_before_anything_is_written(any_server: Server, guests: Guests) -> None:
    mallory = guests(any_server)
    table = await mallory.create("me", "me")
    first = await asked(mallory, table)
    body = {"id": "again", "seat": first["reader"], "seq": first["seq"], "choice": choice(first)}
    done = await mallory.ask("POST", f"/tables/{table}/answers", body)
    now = await asked(mallory, table)
    reused = {"id": "again", "seat": now["reader"], "seq": now["seq"], "choice": choice(now)}
    if (reused["seat"], reused["choice"]) == (body["seat"], body["choice"]):
        reused["choice"] = now["waiting"]["options"][1]["choice"]
    with pytest.raises(Refusal) as refusal:
        await mallory.ask("POST", f"/tables/{table}/answers", reused)
    assert (refusal.value.status, refusal.value.code) == (409, "error-used-id")
    assert (await mallory.look(table, seat=now["reader"])) == now
    repeated = await mallory.ask("POST", f"/tables/{table}/answers", {**body, "seq": now["seq"]})
    assert repeated == {"seq": done["seq"], "repeated": True}


async def test_others_play_on_beside_poison(any_server: Server, guests: Guests) -> None:
    mallory, anna = guests(any_server), guests(any_server)
    poisoned = await mallory.create("me", "me")
    now = await asked(mallory, poisoned)
    await mallory.answer(poisoned, now["reader"], now["seq"], choice(now), "again")

    async def poison() -> None:
        while True:
            seen = await asked(mallory, poisoned)
            wrong = seen["waiting"]["options"][-1]["choice"]
            with pytest.raises(Refusal) as refusal:
                await mallory.answer(poisoned, seen["reader"], seen["seq"], wrong, "again")
            assert refusal.value.code == "error-used-id"

    attack = asyncio.create_task(poison())
    tables = [await anna.create("me", "me") for _ in range(4)]

    async def play(table: str) -> None:
        for _ in range(8):
            seen = await asked(anna, table)
            await anna.answer(table, seen["reader"], seen["seq"], choice(seen))

    await asyncio.gather(*[play(table) for table in tables])
    assert not attack.done()
    attack.cancel()


@pytest.mark.parametrize("half", ["\\ud800", "\\uDC00", "\\udbff and more"], ids=["high", "low", "cut"])
async def test_half_a_sign_is_refused_at_the_door(server: Server, guests: Guests, half: str) -> None:
    mallory = guests(server)
    table = await mallory.create("me", "open")
    match = Match("masters-gallery", 2, seed=1)
    record, sheet = json.loads(match.record().write()), match.game.sheet.text
    for wrong in ({"sheet": f"# @@\n{sheet}"}, {"names": ["@@", "b"]}, {"options": {"@@": 1}}):
        text = json.dumps({**record, **wrong}).replace("@@", half)
        with pytest.raises(RecordError, match="surrogates not allowed"):
            Record.read(text)
        with pytest.raises(Refusal) as refusal:
            await mallory.ask("POST", "/records", {"record": text})
        assert (refusal.value.status, refusal.value.code) == (400, "error-record")
    for path, body in (
        ("/api/me", '{"name": "@@"}'),
        ("/api/tables", '{"game": "masters-gallery", "seats": [{"who": "me", "name": "@@"}, {"who": "bot"}]}'),
        ("/api/tables", '{"game": "@@", "seats": [{"who": "bot"}, {"who": "bot"}]}'),
        (f"/api/tables/{table}/seats", '{"name": "@@"}'),
    ):
        method = "PUT" if path == "/api/me" else "POST"
        headers = {"content-type": "application/json"}
        reply = await mallory.http.request(method, path, content=body.replace("@@", half), headers=headers)
        assert reply.status_code == 400, (path, reply.text)


async def asked(guest: Guest, table: str) -> Data:
    """The table through the eyes of whoever of two is asked."""
    for seat in (0, 1):
        seen = await guest.look(table, seat=seat)
        if seen["waiting"]:
            return seen
    raise AssertionError("nobody is asked")


def choice(seen: Data) -> int:
    found: int = seen["waiting"]["options"][0]["choice"]
    return found
