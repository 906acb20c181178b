"""What the house keeps about somebody, for them to read; and keeping nothing of it any longer."""

from __future__ import annotations

import logging
import secrets
from contextlib import suppress
from typing import Any

from vernissage.core.game import Line
from vernissage.house.carrying import all_tables, day_of, hand_out, must_prove
from vernissage.house.devices import FAREWELL, Slip
from vernissage.house.errors import Refused, first_line
from vernissage.house.farewell import without
from vernissage.house.house import House
from vernissage.house.identity import hashed
from vernissage.house.reader import Reader
from vernissage.house.room import Moved
from vernissage.house.sections import SECTIONS

LOG = logging.getLogger("vernissage")
LATEST = 30.0
"""Seconds after which nothing is written any more for a key that is not good: others hear of it in half a second."""


async def everything(house: House, reader: Reader) -> dict[str, Any]:
    """All that is kept about the reader, with where the records of their games are."""
    shelf, person = house.ports.shelf, reader.holder
    name, language = await shelf.person(person) or ("", "")
    here = await house.identity.whose(reader.device)
    return {
        "name": name,
        "language": language,
        "unique_name": await shelf.devices.reserved(person),
        "devices": [
            {
                "browser": device.browser,
                "system": device.system,
                "since": day_of(int(device.created // 86_400)),
                "last_seen": day_of(device.seen),
                "this": device.id == here.device,
            }
            for device in await shelf.devices.devices_of(person)
        ],
        "passkeys": [
            {
                "house": passkey.rp,
                "browser": passkey.browser,
                "system": passkey.system,
                "made": day_of(int(passkey.created // 86_400)),
                "last_used": day_of(passkey.used),
            }
            for passkey in await shelf.devices.passkeys_of(person)
        ],
        "recovery_codes_left": await shelf.devices.codes_left(person),
        "tables": [
            {
                "id": table.id,
                "game": table.game,
                "status": table.status,
                "seats": [seat.seat for seat in seats if seat.holder == person],
                "names": [seat.name for seat in seats if seat.holder == person],
                "made_by_me": table.host == person,
                "begun": day_of(int(table.created // 86_400)),
                "record": f"/api/tables/{table.id}/record",
            }
            for table, seats in await all_tables(shelf, person)
        ],
        **{section.name: await section.kept(house.ports, person) for section in SECTIONS},
    }


async def ask(house: House, reader: Reader) -> str:
    """A word that must be said again by whoever wants to be forgotten."""
    await must_prove(house, reader)
    return await hand_out(house, FAREWELL, reader.holder, 1)


async def forget_me(house: House, reader: Reader, word: str) -> None:
    """Keep nothing of the reader any longer."""
    await must_prove(house, reader)
    slip = Slip(hashed(word), FAREWELL, reader.holder, 0.0)
    if not await house.ports.shelf.devices.spend(slip, house.ports.clock.date()):
        raise Refused(409, "error-farewell")
    await forget(house, reader.holder)


async def forget(house: House, person: str) -> None:
    """Keep nothing of a person: bots play on for them where others play, and no game names them any more.

    Their keys go last: whatever stops it half way, they can wish for it again.
    """
    for table, _ in await all_tables(house.ports.shelf, person):
        if table.status == "playing":
            with suppress(Refused):  # one that cannot be opened any more has no bots to move
                await leave(house, table.id, person)
    await without_anything(house, person)
    house.identity.spawn(once_more(house, person))


async def without_anything(house: House, person: str) -> None:
    """Keep nothing of a person, in one change of the shelf."""
    keys, moved = await house.ports.shelf.devices.forget(
        person, f"gone-{secrets.token_hex(12)}-", house.ports.clock.date()
    )
    house.forgotten(person, keys, moved.tables)


async def once_more(house: House, person: str) -> None:
    """Forget what a request wrote that came before, here or elsewhere, and was carried out after."""
    await house.ports.clock.sleep(LATEST)
    try:
        await without_anything(house, person)
    except Exception as error:  # it is written nowhere that somebody has to be forgotten
        LOG.warning("what was written late of somebody who is forgotten stays: %s", first_line(error))


async def leave(house: House, id: str, person: str) -> None:
    """Let bots play on for somebody where others play, and tell of it."""
    room = await house.room(id)
    while True:
        async with room.hold():
            after = without(room.table, room.seats, person, person)
            if not after.bots:
                return
            with suppress(Moved):  # somebody elsewhere was faster: once more
                seat = after.seats[0]
                told = Line("told-bot-sits", {"player": seat.seat})
                await room.write(room.table.changed(undo_request=None), seats=(seat,), aside=told)
