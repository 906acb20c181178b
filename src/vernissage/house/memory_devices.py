"""Devices, passkeys and slips in memory."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Protocol

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
    SeatedTwice,
    Slip,
)
from vernissage.house.farewell import After, taken_over, unnamed, without
from vernissage.house.stored import Aside, Request, StoredGame


class Lying(Protocol):
    """What lies on the shelf of one table."""

    game: StoredGame
    requests: dict[tuple[str, str], Request]
    asides: list[Aside]


class Belonging(Protocol):
    """Something else that is kept by person."""

    async def join(self, old: str, new: str) -> None:
        """What one person has is another one's from now on."""

    async def forget(self, person: str, /) -> None:
        """Keep nothing of somebody."""


class MemoryDevices:
    """Devices, passkeys and slips, beside the tables and people of a shelf in memory."""

    def __init__(
        self, tables: Mapping[str, Lying], people: dict[str, tuple[str, str]], others: Sequence[Belonging] = ()
    ) -> None:
        self._tables = tables
        self._people = people
        self._others = others
        """Whatever else is kept by person."""
        self._devices: dict[str, Device] = {}
        self._slips: dict[str, Slip] = {}
        self._passkeys: dict[str, Passkey] = {}
        self._names: dict[str, tuple[str, str]] = {}

    async def device(self, key: str) -> Device | None:
        """The device that holds a key."""
        return self._devices.get(key)

    async def devices_of(self, person: str) -> list[Device]:
        """The devices of a person that are welcome and were used, the oldest first."""
        mine = [one for one in self._devices.values() if one.person == person and not one.revoked and not one.replaces]
        return sorted(mine, key=lambda one: (one.created, one.id))

    async def saw(self, key: str, day: int) -> None:
        """A device was seen on a day."""
        self._devices[key] = replace(self._devices[key], seen=day)

    async def renew(self, old: Device, new: Device) -> str:
        """Let a device have another key, which replaces its old one when it is used; else why not."""
        kept = self._devices.setdefault(old.key, old)
        if kept.revoked:
            return SIGNED_OUT
        if any(one.replaces == old.key and one.created > new.created - ON_THE_WAY for one in self._devices.values()):
            return TWO_KEYS
        self._drop_coming(old.key, new.created)
        self._devices[new.key] = replace(new, id=kept.id)
        return ""

    def _drop_coming(self, old: str, now: float) -> None:
        for one in [one for one in self._devices.values() if one.replaces == old]:
            self._devices[one.key] = replace(one, revoked=now, replaces="")

    async def confirm(self, key: str, now: float) -> str:
        """A key is used for the first time: the one it replaces is not good any more, and is told."""
        new = self._devices.get(key)
        if new is None or not new.replaces:
            return ""
        self._devices[key] = replace(new, replaces="")
        self._drop_coming(new.replaces, now)
        old = self._devices[new.replaces]
        self._devices[old.key] = replace(old, revoked=old.revoked or now)
        return old.key

    async def revoke(self, person: str, ids: tuple[str, ...], now: float) -> list[str]:
        """Send devices of a person away, and void the links they may have made; their keys."""
        found = [one for one in self._devices.values() if one.person == person and one.id in ids and not one.revoked]
        for one in found:
            self._devices[one.key] = replace(one, revoked=now)
        if found:
            self._drop_slips([slip for slip in self._slips.values() if slip.person == person and slip.kind != CODE])
        return [one.key for one in found]

    async def revoked_since(self, moment: float) -> list[str]:
        """The keys that were revoked since then."""
        return [one.key for one in self._devices.values() if one.revoked > moment]

    async def admit(self, slip: Slip, new: Device, joining: str, now: float) -> Moved | None:
        """Spend a slip for a device, perhaps with the seats of another person; nothing if it is spent already."""
        if not self._is_good(slip, now):
            return None
        moved = self._take_over(joining, new.person) if joining else Moved()
        for other in self._others if joining else ():
            await other.join(joining, new.person)
        del self._slips[slip.hash]
        if new.replaces:
            old = Device(new.replaces, joining or new.replaces, "", "", "", now, new.seen)
            self._devices.setdefault(old.key, old)
            self._drop_coming(old.key, now)
        self._devices[new.key] = new
        return moved

    def _take_over(self, old: str, new: str) -> Moved:
        theirs = [lying for lying in self._tables.values() if self._has(lying, old)]
        for lying in theirs:
            if {old, new} <= {seat.holder for seat in lying.game.seats}:
                raise SeatedTwice(lying.game.table.game)
        moved = [self._write(lying, taken_over(lying.game.table, lying.game.seats, old, new)) for lying in theirs]
        name, _ = self._people.pop(old, ("", ""))
        if name and new in self._people and not self._people[new][0]:
            self._people[new] = name, self._people[new][1]
        self._drop_person(old)
        return Moved(tuple(moved))

    def _has(self, lying: Lying, person: str) -> bool:
        return lying.game.table.host == person or person in [seat.holder for seat in lying.game.seats]

    def _write(self, lying: Lying, after: After) -> tuple[str, int]:
        changed = {seat.seat: seat for seat in after.seats}
        seats = tuple(changed.get(seat.seat, seat) for seat in lying.game.seats)
        lying.game = replace(lying.game, table=after.table, seats=seats)
        return after.table.id, after.table.seq

    async def hand_out(self, slip: Slip, most: int, now: float) -> None:
        """Keep a slip; of one kind a person has no more than that, and the oldest goes."""
        self._drop_slips([old for old in self._slips.values() if old.until <= now])
        mine = [old for old in self._slips.values() if (old.person, old.kind) == (slip.person, slip.kind)]
        self._drop_slips(sorted(mine, key=lambda old: -old.until)[most - 1 :])
        self._slips[slip.hash] = slip

    async def look_at(self, hash: str, now: float) -> Slip | None:
        """A slip that is still good."""
        slip = self._slips.get(hash)
        return slip if slip is not None and slip.until > now else None

    async def spend(self, slip: Slip, now: float) -> bool:
        """Whether a slip was still good; it is no longer."""
        good = self._is_good(slip, now)
        if good:
            del self._slips[slip.hash]
        return good

    def _is_good(self, slip: Slip, now: float) -> bool:
        kept = self._slips.get(slip.hash)
        return kept is not None and (kept.kind, kept.person) == (slip.kind, slip.person) and kept.until > now

    def _drop_slips(self, slips: list[Slip]) -> None:
        for slip in slips:
            del self._slips[slip.hash]

    async def new_codes(self, person: str, codes: tuple[Slip, ...]) -> None:
        """Keep recovery codes; earlier ones are no longer good."""
        self._void(person, CODE, PROVED)
        self._slips.update({code.hash: code for code in codes})

    async def codes_left(self, person: str) -> int:
        """How many recovery codes a person has."""
        return sum((slip.person, slip.kind) == (person, CODE) for slip in self._slips.values())

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; False if it is somebody's already."""
        first = not await self.passkeys_of(passkey.person)
        kept = self._passkeys.setdefault(passkey.credential, passkey) is passkey
        if kept and first:
            self._void(passkey.person, CARRY, PROVED, CODE)
        return kept

    def _void(self, person: str, *kinds: str) -> None:
        self._drop_slips([slip for slip in self._slips.values() if slip.person == person and slip.kind in kinds])

    async def passkey(self, credential: str) -> Passkey | None:
        """A passkey by its id."""
        return self._passkeys.get(credential)

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        mine = [one for one in self._passkeys.values() if one.person == person]
        return sorted(mine, key=lambda one: (one.created, one.id))

    async def used(self, passkey: Passkey, counter: int, day: int) -> bool:
        """Count on; False if the counter has moved meanwhile."""
        kept = self._passkeys.get(passkey.credential)
        if kept is None or kept.counter != passkey.counter:
            return False
        self._passkeys[kept.credential] = replace(kept, counter=counter, used=day)
        return True

    async def remove_passkey(self, person: str, id: str) -> bool:
        """Whether a person had that passkey; it is gone."""
        found = [one for one in await self.passkeys_of(person) if one.id == id]
        for one in found:
            del self._passkeys[one.credential]
        self._void(person, CARRY, PROVED)
        if not await self.passkeys_of(person):
            self._drop_name(person)
        return bool(found)

    async def reserve(self, person: str, name: str, skeleton: str) -> bool:
        """Keep a name for a person alone, instead of an earlier one; False if it is another's."""
        if self._names.get(skeleton, (person, ""))[0] != person:
            return False
        self._drop_name(person)
        if skeleton:
            self._names[skeleton] = person, name
        return True

    async def reserved(self, person: str) -> str:
        """The name that is a person's alone; empty if they have none."""
        return next((name for holder, name in self._names.values() if holder == person), "")

    async def reserved_names(self, people: Sequence[str]) -> dict[str, str]:
        """The names that are theirs alone, of those of some people who have one."""
        return {person: name for person, name in self._names.values() if person in people}

    def _drop_name(self, person: str) -> None:
        self._names = {skeleton: kept for skeleton, kept in self._names.items() if kept[0] != person}

    def _drop_person(self, person: str) -> None:
        self._people.pop(person, None)
        self._drop_name(person)
        self._drop_slips([slip for slip in self._slips.values() if slip.person == person])

    async def forget(self, person: str, gone: str, now: float) -> tuple[list[str], Moved]:
        """Keep nothing of a person but that their keys are not good; those keys, and the tables that change."""
        moved = []
        for number, lying in enumerate([lying for lying in self._tables.values() if self._has(lying, person)]):
            table, seats = lying.game.table, lying.game.seats
            names = frozenset(seat.name for seat in seats if seat.holder == person and seat.name)
            lying.asides = [unnamed(aside, names) or aside for aside in lying.asides]
            lying.requests = {id: kept for id, kept in lying.requests.items() if kept.holder != person}
            moved.append(self._write(lying, without(table, seats, person, f"{gone}{number}")))
        self._drop_person(person)
        self._passkeys = {id: one for id, one in self._passkeys.items() if one.person != person}
        for other in self._others:
            await other.forget(person)
        keys = {one.key for one in self._devices.values() if one.person == person} | {person}
        self._devices.update({key: Device(key, gone, "", "", "", now, 0, revoked=now) for key in keys})
        return sorted(keys), Moved(tuple(moved))
