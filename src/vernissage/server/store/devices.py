"""Devices, passkeys and slips in the database: each call is one transaction."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeVar

from sqlalchemy import Connection, Row, Select, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.devices import (
    CARRY,
    CODE,
    ON_THE_WAY,
    PROVED,
    SIGNED_OUT,
    TWO_KEYS,
    Device,
    Moved,
    Passkey,
    Slip,
)
from vernissage.server.store.belongings import forget, take_over
from vernissage.server.store.outbox import insert_new
from vernissage.server.store.schema import DEVICES, PASSKEYS, RESERVED_NAMES, SLIPS
from vernissage.server.store.talk import TRIES
from vernissage.server.store.ways import named, sent_away

T = TypeVar("T")
SLIPS_KEPT = 20_000
"""Slips of one kind: if there are more, the oldest go."""


class Writing(Protocol):
    """Where the house keeps what it writes."""

    engine: AsyncEngine

    async def write(self, work: Callable[..., T], *args: Any) -> T:
        """Do something in one transaction of its own."""
        ...


class StoredDevices:
    """Devices, passkeys and slips in the database."""

    def __init__(self, store: Writing) -> None:
        self.store = store

    async def _rows(self, query: Select[Any]) -> list[Row[Any]]:
        async with self.store.engine.connect() as connection:
            return list(await connection.execute(query))

    async def device(self, key: str) -> Device | None:
        """The device that holds a key."""
        rows = await self._rows(select(DEVICES).where(DEVICES.c.key == key))
        return device_of(rows[0]) if rows else None

    async def devices_of(self, person: str) -> list[Device]:
        """The devices of a person that are welcome and were used, the oldest first."""
        live = DEVICES.c.revoked == 0.0, DEVICES.c.replaces == ""
        query = select(DEVICES).where(DEVICES.c.person == person, *live).order_by(DEVICES.c.created, DEVICES.c.id)
        return [device_of(row) for row in await self._rows(query)]

    async def saw(self, key: str, day: int) -> None:
        """A device was seen on a day."""
        await self.store.write(execute, update(DEVICES).where(DEVICES.c.key == key).values(seen=day))

    async def renew(self, old: Device, new: Device) -> str:
        """Let a device have another key, which replaces its old one when it is used; else why not."""
        return await self.store.write(renew, old, new)

    async def confirm(self, key: str, now: float) -> str:
        """A key is used for the first time: the one it replaces is not good any more, and is told."""
        return await self.store.write(confirm, key, now)

    async def revoke(self, person: str, ids: tuple[str, ...], now: float) -> list[str]:
        """Send devices of a person away, and void the links they may have made; their keys."""
        return await self.store.write(revoke, person, ids, now)

    async def revoked_since(self, moment: float) -> list[str]:
        """The keys that were revoked since then."""
        return [row.key for row in await self._rows(select(DEVICES.c.key).where(DEVICES.c.revoked > moment))]

    async def admit(self, slip: Slip, new: Device, joining: str, now: float) -> Moved | None:
        """Spend a slip for a device, perhaps with the seats of another person; nothing if it is spent already."""
        return await self._again(admit, slip, new, joining, now)

    async def hand_out(self, slip: Slip, most: int, now: float) -> None:
        """Keep a slip; of one kind a person has no more than that, and the oldest goes."""
        await self.store.write(hand_out, slip, most, now)

    async def look_at(self, hash: str, now: float) -> Slip | None:
        """A slip that is still good."""
        rows = await self._rows(select(SLIPS).where(SLIPS.c.hash == hash, SLIPS.c.until > now))
        return Slip(**rows[0]._mapping) if rows else None

    async def spend(self, slip: Slip, now: float) -> bool:
        """Whether a slip was still good; it is no longer."""
        return await self.store.write(spend, slip, now)

    async def new_codes(self, person: str, codes: tuple[Slip, ...]) -> None:
        """Keep recovery codes; earlier ones are no longer good."""
        await self.store.write(new_codes, person, codes)

    async def codes_left(self, person: str) -> int:
        """How many recovery codes a person has."""
        query = select(func.count()).where(SLIPS.c.person == person, SLIPS.c.kind == CODE)
        return int((await self._rows(query))[0][0])

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; False if it is somebody's already."""
        try:
            await self.store.write(add_passkey, passkey)
        except IntegrityError:
            return False
        return True

    async def passkey(self, credential: str) -> Passkey | None:
        """A passkey by its id."""
        rows = await self._rows(select(PASSKEYS).where(PASSKEYS.c.digest == digest(credential)))
        return passkey_of(rows[0]) if rows else None

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        query = select(PASSKEYS).where(PASSKEYS.c.person == person).order_by(PASSKEYS.c.created, PASSKEYS.c.id)
        return [passkey_of(row) for row in await self._rows(query)]

    async def used(self, passkey: Passkey, counter: int, day: int) -> bool:
        """Count on; False if the counter has moved meanwhile."""
        this = PASSKEYS.c.digest == digest(passkey.credential), PASSKEYS.c.counter == passkey.counter
        return await self.store.write(execute, update(PASSKEYS).where(*this).values(counter=counter, used=day)) == 1

    async def remove_passkey(self, person: str, id: str) -> bool:
        """Whether a person had that passkey; it is gone."""
        return await self.store.write(remove_passkey, person, id)

    async def reserve(self, person: str, name: str, skeleton: str) -> bool:
        """Keep a name for a person alone, instead of an earlier one; False if it is another's."""
        try:
            return await self.store.write(reserve, person, name, skeleton)
        except IntegrityError:  # somebody was faster
            return False

    async def reserved(self, person: str) -> str:
        """The name that is a person's alone; empty if they have none."""
        rows = await self._rows(select(RESERVED_NAMES.c.name).where(RESERVED_NAMES.c.person == person))
        return str(rows[0].name) if rows else ""

    async def reserved_names(self, people: Sequence[str]) -> dict[str, str]:
        """The names that are theirs alone, of those of some people who have one."""
        rows = await self._rows(select(RESERVED_NAMES).where(RESERVED_NAMES.c.person.in_(people)))
        return {row.person: row.name for row in rows}

    async def forget(self, person: str, gone: str, now: float) -> tuple[list[str], Moved]:
        """Keep nothing of a person but that their keys are not good; those keys, and the tables that change."""
        return await self._again(forget, person, gone, now)

    async def _again(self, work: Callable[..., T], *args: Any) -> T:
        """Write something in one transaction; once more if somebody elsewhere has counted the same talk meanwhile."""
        for _ in range(TRIES - 1):
            try:
                return await self.store.write(work, *args)
            except IntegrityError:
                continue
        return await self.store.write(work, *args)


def digest(credential: str) -> str:
    """What a passkey is found by: its own id may be longer than an index takes."""
    return hashlib.sha256(credential.encode()).hexdigest()


def device_of(row: Row[Any]) -> Device:
    """A device from its row."""
    return Device(**row._mapping)


def passkey_of(row: Row[Any]) -> Passkey:
    """A passkey from its row."""
    return Passkey(**{name: value for name, value in row._mapping.items() if name != "digest"})


def execute(connection: Connection, statement: Any) -> int:
    """Carry out one statement; how many rows it changed."""
    return connection.execute(statement).rowcount


def write_down(connection: Connection, device: Device) -> bool:
    """Keep a device; False if it is kept already."""
    return insert_new(connection, DEVICES, vars(device))


def renew(connection: Connection, old: Device, new: Device) -> str:
    """A key that replaces another one; one that was to do so, and was not used for long, never arrived."""
    if write_down(connection, old):
        named(connection, old.person, "", old.id)
    row = connection.execute(select(DEVICES).where(DEVICES.c.key == old.key).with_for_update()).one()
    if row.revoked:
        return SIGNED_OUT
    coming = select(DEVICES.c.key).where(DEVICES.c.replaces == old.key, DEVICES.c.created > new.created - ON_THE_WAY)
    if connection.execute(coming).first() is not None:
        return TWO_KEYS
    drop_coming(connection, old.key, new.created)
    connection.execute(insert(DEVICES), {**vars(new), "id": row.id})  # another process may have named it first
    return ""


def drop_coming(connection: Connection, old: str, now: float) -> None:
    """Let no key replace another that was to do so."""
    connection.execute(update(DEVICES).where(DEVICES.c.replaces == old).values(revoked=now, replaces=""))


def confirm(connection: Connection, key: str, now: float) -> str:
    """The key that is replaced by one that is used now."""
    row = connection.execute(select(DEVICES).where(DEVICES.c.key == key).with_for_update()).first()
    if row is None or not row.replaces:
        return ""
    connection.execute(update(DEVICES).where(DEVICES.c.key == key).values(replaces=""))
    drop_coming(connection, row.replaces, now)  # whoever stole the old one may have asked for another, too
    this = DEVICES.c.key == row.replaces, DEVICES.c.revoked == 0.0
    connection.execute(update(DEVICES).where(*this).values(revoked=now))
    return str(row.replaces)


def revoke(connection: Connection, person: str, ids: tuple[str, ...], now: float) -> list[str]:
    """Devices that are sent away, with the keys that were to replace theirs; links that they may have made are void."""
    these = DEVICES.c.person == person, DEVICES.c.id.in_(ids), DEVICES.c.revoked == 0.0
    connection.execute(select(DEVICES.c.key).where(*these).with_for_update()).all()
    keys = list(connection.execute(select(DEVICES.c.key).where(*these)).scalars())  # with what was written meanwhile
    connection.execute(update(DEVICES).where(DEVICES.c.key.in_(keys)).values(revoked=now))
    if keys:
        connection.execute(delete(SLIPS).where(SLIPS.c.person == person, SLIPS.c.kind != CODE))
        sent_away(connection, person, ids)
    return keys


def admit(connection: Connection, slip: Slip, new: Device, joining: str, now: float) -> Moved | None:
    """A device that is a person's from now on; what it had goes with it, or nothing happens at all."""
    if not spend(connection, slip, now):
        return None
    if new.replaces:
        write_down(connection, Device(new.replaces, joining or new.replaces, "", "", "", now, new.seen))
        drop_coming(connection, new.replaces, now)
        was = connection.execute(select(DEVICES).where(DEVICES.c.key == new.replaces)).one()
        if was.person in (new.person, joining):
            named(connection, was.person, was.id, new.id)
        else:  # whoever is somebody else from now on hears nothing of who they were
            sent_away(connection, was.person, [was.id])
    connection.execute(insert(DEVICES), vars(new))
    return take_over(connection, joining, new.person) if joining else Moved()


def hand_out(connection: Connection, slip: Slip, most: int, now: float) -> None:
    """A slip beside those that a person has; what is too old or too much goes."""
    connection.execute(delete(SLIPS).where(SLIPS.c.until <= now))
    theirs = select(SLIPS.c.hash).where(SLIPS.c.person == slip.person, SLIPS.c.kind == slip.kind)
    hashes = list(connection.execute(theirs.order_by(SLIPS.c.until.desc()).offset(most - 1)).scalars())
    alike = select(SLIPS.c.hash).where(SLIPS.c.kind == slip.kind).order_by(SLIPS.c.until.desc())
    hashes += connection.execute(alike.offset(SLIPS_KEPT - 1)).scalars()
    connection.execute(delete(SLIPS).where(SLIPS.c.hash.in_(hashes)))
    connection.execute(insert(SLIPS), vars(slip))


def spend(connection: Connection, slip: Slip, now: float) -> bool:
    """Whether a slip was there: whoever deletes it has spent it."""
    this = SLIPS.c.hash == slip.hash, SLIPS.c.kind == slip.kind, SLIPS.c.person == slip.person, SLIPS.c.until > now
    return connection.execute(delete(SLIPS).where(*this)).rowcount == 1


def new_codes(connection: Connection, person: str, codes: tuple[Slip, ...]) -> None:
    """Recovery codes instead of those there were."""
    void(connection, person, CODE, PROVED)
    connection.execute(insert(SLIPS), [vars(code) for code in codes])


def void(connection: Connection, person: str, *kinds: str) -> None:
    """Let slips of some kinds be good no longer."""
    connection.execute(delete(SLIPS).where(SLIPS.c.person == person, SLIPS.c.kind.in_(kinds)))


def add_passkey(connection: Connection, passkey: Passkey) -> None:
    """A passkey more; with the first one all other ways in are closed, whoever may have made them before."""
    first = connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.person == passkey.person)).first() is None
    connection.execute(insert(PASSKEYS), {"digest": digest(passkey.credential), **vars(passkey)})
    if first:
        void(connection, passkey.person, CARRY, PROVED, CODE)


def remove_passkey(connection: Connection, person: str, id: str) -> bool:
    """A passkey less; with the last one the name is anybody's again."""
    this = PASSKEYS.c.person == person, PASSKEYS.c.id == id
    found = connection.execute(delete(PASSKEYS).where(*this)).rowcount == 1
    void(connection, person, CARRY, PROVED)
    if connection.execute(select(PASSKEYS.c.id).where(PASSKEYS.c.person == person)).first() is None:
        connection.execute(delete(RESERVED_NAMES).where(RESERVED_NAMES.c.person == person))
    return found


def reserve(connection: Connection, person: str, name: str, skeleton: str) -> bool:
    """A name instead of the one a person had, unless it is another's; an empty one is nobody's."""
    holder = connection.execute(select(RESERVED_NAMES.c.person).where(RESERVED_NAMES.c.skeleton == skeleton)).scalar()
    if holder not in (None, person):
        return False
    connection.execute(delete(RESERVED_NAMES).where(RESERVED_NAMES.c.person == person))
    if skeleton:
        connection.execute(insert(RESERVED_NAMES), {"skeleton": skeleton, "person": person, "name": name})
    return True
