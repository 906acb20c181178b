"""Carrying on elsewhere: links, passkeys and recovery codes that make another device the same person."""

from __future__ import annotations

import secrets
from datetime import UTC, datetime

from vernissage.games import game as find_game
from vernissage.house.devices import (
    ALWAYS,
    CARRY,
    CODE,
    PROVED,
    Device,
    Passkey,
    SeatedTwice,
    Slip,
)
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.identity import DAY, Agent, hashed, new_id
from vernissage.house.names import skeleton
from vernissage.house.ports import Shelf
from vernissage.house.protocol.identity import Arrival, Things
from vernissage.house.reader import Reader
from vernissage.house.seating import ALPHABET
from vernissage.house.stored import Listed

LINK_MINUTES = 10
LINKS = 3
"""Links that a person may have at once."""
CHALLENGES = 10
"""Challenges for passkeys that a person or an address may have at once."""
FRESH_PROOF = 600.0
"""Seconds for which a passkey that was brought opens what only its person may do."""
CODES, CODE_LENGTH = 10, 20
"""Twenty signs of thirty-one are 99 bits: nobody finds one by trying."""
PASSKEYS = 20
MANY = 10_000
"""More tables than anybody has."""


def new_secret() -> str:
    """What nobody can guess."""
    return secrets.token_urlsafe(24)


async def hand_out(house: House, kind: str, person: str, most: int) -> str:
    """Something that is good once and for ten minutes."""
    secret, now = new_secret(), house.ports.clock.date()
    slip = Slip(hashed(secret), kind, person, now + 60 * LINK_MINUTES)
    await house.ports.shelf.devices.hand_out(slip, most, now)
    return secret


async def link(house: House, reader: Reader) -> str:
    """The secret of a link that makes another device the reader."""
    return await hand_out(house, CARRY, reader.holder, LINKS)


async def found(house: House, secret: str) -> Slip:
    """The slip of a secret, if it is still good for carrying on."""
    slip = await house.ports.shelf.devices.look_at(hashed(secret), house.ports.clock.date())
    if slip is None or slip.kind not in (CARRY, PROVED):
        raise Refused(410, "error-link")
    return slip


async def look(house: House, reader: Reader, secret: str) -> Arrival:
    """What would happen if the reader's device became the person of a link."""
    slip, shelf = await found(house, secret), house.ports.shelf
    name = (await shelf.person(slip.person) or ("", ""))[0]
    same = slip.person == reader.holder
    if same or not reader.holder:
        return Arrival(name=name, same=same, had_name="", had_seats=0, asked=False, stays=False, clash="")
    had_name = (await shelf.person(reader.holder) or ("", ""))[0]
    tables = await all_tables(shelf, reader.holder)
    stays = await has_other_ways(house, reader)
    both = [table.game for table, seats in tables if slip.person in [seat.holder for seat in seats]]
    return Arrival(
        name=name,
        same=False,
        had_name=had_name,
        had_seats=len(tables),
        asked=bool(tables) and not stays,
        stays=stays,
        clash=find_game(both[0]).title if both and not stays else "",
    )


async def all_tables(shelf: Shelf, person: str) -> Listed:
    """All tables where somebody sits, those that they have put out of their sight too."""
    return [*await shelf.tables_of(person, MANY), *await shelf.tables_of(person, MANY, True)]


async def has_other_ways(house: House, reader: Reader) -> bool:
    """Whether somebody can still be who they are without this device."""
    shelf = house.ports.shelf.devices
    others = [device for device in await shelf.devices_of(reader.holder) if device.key != reader.device]
    return bool(others or await shelf.passkeys_of(reader.holder) or await shelf.codes_left(reader.holder))


async def arrive(house: House, reader: Reader, secret: str, things: Things | None, new: str, agent: Agent) -> Reader:
    """Make a device the person of a link, under a key of its own; what it had goes with it, or stays behind."""
    slip, shelf, clock = await found(house, secret), house.ports.shelf, house.ports.clock
    expected = await look(house, reader, secret)
    if expected.asked and things is None:
        raise Refused(409, "error-things")
    joining = "" if expected.same or expected.stays or things == "leave" else reader.holder
    id = (await house.identity.whose(reader.device)).device if expected.same else ""
    proved = clock.date() if slip.kind == PROVED else 0.0
    day = house.identity.today()
    device = Device(
        new,
        slip.person,
        id or new_id(),
        agent.browser,
        agent.system,
        clock.date(),
        day,
        replaces=reader.device,
        proved=proved,
    )
    try:
        moved = await shelf.devices.admit(slip, device, joining, clock.date())
    except SeatedTwice as clash:
        raise Refused(409, "error-seated-twice", {"title": find_game(clash.game).title}) from None
    if moved is None:
        raise Refused(410, "error-link")
    house.tables_changed(moved.tables)
    return Reader(slip.person, reader.lang, reader.address, device=new)


async def new_codes(house: House, reader: Reader) -> list[str]:
    """Recovery codes instead of those the reader had; nobody can read them again."""
    await must_prove(house, reader)
    codes = ["".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH)) for _ in range(CODES)]
    slips = tuple(Slip(hashed(code), CODE, reader.holder, ALWAYS) for code in codes)
    await house.ports.shelf.devices.new_codes(reader.holder, slips)
    return ["-".join(code[i : i + 5] for i in range(0, CODE_LENGTH, 5)) for code in codes]


async def recover(house: House, code: str) -> str:
    """What makes a device the person of a recovery code, which is spent by it."""
    plain = "".join(sign for sign in code.lower() if sign.isalnum())
    shelf, now = house.ports.shelf.devices, house.ports.clock.date()
    slip = await shelf.look_at(hashed(plain), now)
    if slip is None or slip.kind != CODE or not await shelf.spend(slip, now):
        raise Refused(403, "error-code")
    return await hand_out(house, PROVED, slip.person, LINKS)


async def must_prove(house: House, reader: Reader) -> None:
    """Refuse whoever has a passkey and has not just brought it: a stolen cookie must not change the locks."""
    known = await house.identity.whose(reader.device)
    late = house.ports.clock.date() - known.proved > FRESH_PROOF
    if late and await house.ports.shelf.devices.passkeys_of(reader.holder):
        raise Refused(403, "error-prove")


async def challenge(house: House, kind: str, whose: str) -> str:
    """Something that a passkey must sign, once."""
    return await hand_out(house, kind, whose, CHALLENGES)


async def answered(house: House, kind: str, whose: str, secret: str) -> None:
    """Refuse what signs anything but a challenge that is not answered yet; one to register with is for one person."""
    shelf, now = house.ports.shelf.devices, house.ports.clock.date()
    slip = await shelf.look_at(hashed(secret), now)
    if slip is None or slip.kind != kind or (whose and slip.person != whose) or not await shelf.spend(slip, now):
        raise Refused(403, "error-passkey")


async def may_add_passkey(house: House, reader: Reader) -> list[Passkey]:
    """The passkeys the reader has; refused to whoever may not have one more."""
    await must_prove(house, reader)
    passkeys = await house.ports.shelf.devices.passkeys_of(reader.holder)
    if len(passkeys) >= PASSKEYS:
        raise Refused(409, "error-passkeys")
    return passkeys


async def add_passkey(house: House, passkey: Passkey) -> None:
    """Keep a passkey, and the name of its person for them alone if it is nobody's."""
    shelf = house.ports.shelf
    if not await shelf.devices.add_passkey(passkey):
        raise Refused(409, "error-passkey")
    name = (await shelf.person(passkey.person) or ("", ""))[0]
    await shelf.devices.reserve(passkey.person, name, skeleton(name))


async def signed_in(house: House, passkey: Passkey, counter: int) -> str:
    """What makes a device the person of a passkey that was brought."""
    if not await house.ports.shelf.devices.used(passkey, counter, house.identity.today()):
        raise Refused(403, "error-passkey")
    return await hand_out(house, PROVED, passkey.person, LINKS)


async def remove_passkey(house: House, reader: Reader, id: str) -> None:
    """Let a passkey open nothing any more."""
    await must_prove(house, reader)
    if not await house.ports.shelf.devices.remove_passkey(reader.holder, id):
        raise Refused(404, "error-not-found")


async def send_away(house: House, reader: Reader, id: str) -> None:
    """Let a device of the reader's be nobody's, at once."""
    keys = await house.ports.shelf.devices.revoke(reader.holder, (id,), house.ports.clock.date())
    if not keys:
        raise Refused(404, "error-not-found")
    house.identity.drop(keys)


def day_of(day: int) -> str:
    """A day as it is written."""
    return datetime.fromtimestamp(day * DAY, UTC).date().isoformat() if day else ""
