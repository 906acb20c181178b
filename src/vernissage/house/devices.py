"""Devices of a person, passkeys, slips that are good once, and the shelf that keeps them.

A key without a device is a person of its own, known by the hash of the key. Whatever gives a device another key leaves
the old one behind as revoked, for ever: the hash of somebody's first key is their person, so that a key of which
nothing were known any more would open everything again.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

CARRY = "carry"
"""A slip that makes the device that brings it the same person."""
PROVED = "proved"
"""The same, after a passkey or for a recovery code: whoever brings it has just proved who they are."""
CODE = "code"
"""A recovery code."""
REGISTER, SIGN_IN = "register", "sign-in"
"""Challenges for passkeys."""
FAREWELL = "farewell"
"""The first of the two times that somebody says they want to be forgotten."""
SIGNED_OUT, TWO_KEYS = "error-signed-out", "error-two-keys"
"""Why a device gets no other key: its own is not good any more, or one is on its way already."""
ON_THE_WAY = 60.0
"""Seconds after which a key that nobody has used never arrived."""
ALWAYS = 1e12
"""Until when a recovery code is good."""


@dataclass(frozen=True)
class Device:
    """A browser or a program that holds a key of a person."""

    key: str
    """The hash of the key."""
    person: str
    id: str
    """What the person knows it by."""
    browser: str
    system: str
    created: float
    seen: int
    """The day it was seen last, since 1970."""
    revoked: float = 0.0
    """When it was sent away; 0 if it is welcome."""
    replaces: str = ""
    """The key that is no longer good as soon as this one is used: a reply that is lost locks nobody out."""
    proved: float = 0.0
    """When it last brought a passkey."""


@dataclass(frozen=True)
class Passkey:
    """A public key of which an authenticator of a person has the secret half."""

    credential: str
    """Its id as the authenticator has it, in base64url."""
    id: str
    """What the person knows it by."""
    person: str
    rp: str
    """The name of the house it is for."""
    public_key: str
    """In base64url."""
    counter: int
    browser: str
    system: str
    created: float
    used: int
    """The day it was used last, since 1970."""


@dataclass(frozen=True)
class Slip:
    """Something that is good once, for a while; only its hash is kept."""

    hash: str
    kind: str
    person: str
    """Whose it is; before a passkey is seen, from where it was asked for."""
    until: float


@dataclass(frozen=True)
class Moved:
    """Tables that have changed because a person did, and their new seq."""

    tables: tuple[tuple[str, int], ...] = ()


class SeatedTwice(Exception):
    """Two people who are to be one sit at the same table."""

    def __init__(self, game: str) -> None:
        super().__init__(game)
        self.game = game


class Devices(Protocol):
    """Where devices, passkeys and slips are kept; each call is one atomic change."""

    async def device(self, key: str) -> Device | None:
        """The device that holds a key."""
        ...

    async def devices_of(self, person: str) -> list[Device]:
        """The devices of a person that are welcome and were used, the oldest first."""
        ...

    async def saw(self, key: str, day: int) -> None:
        """A device was seen on a day."""

    async def renew(self, old: Device, new: Device) -> str:
        """Let a device have another key, which replaces its old one when it is used; else why not."""
        ...

    async def confirm(self, key: str, now: float) -> str:
        """A key is used for the first time: the one it replaces is not good any more, and is told."""
        ...

    async def revoke(self, person: str, ids: tuple[str, ...], now: float) -> list[str]:
        """Send devices of a person away, and void the links they may have made; their keys."""
        ...

    async def revoked_since(self, moment: float) -> list[str]:
        """The keys that were revoked since then."""
        ...

    async def admit(self, slip: Slip, new: Device, joining: str, now: float) -> Moved | None:
        """Spend a slip for a device, perhaps with all that another person has; nothing if it is spent already."""
        ...

    async def hand_out(self, slip: Slip, most: int, now: float) -> None:
        """Keep a slip; of one kind a person has no more than that, and the oldest goes."""

    async def look_at(self, hash: str, now: float) -> Slip | None:
        """A slip that is still good."""
        ...

    async def spend(self, slip: Slip, now: float) -> bool:
        """Whether a slip was still good; it is no longer."""
        ...

    async def new_codes(self, person: str, codes: tuple[Slip, ...]) -> None:
        """Keep recovery codes; earlier ones are no longer good, nor is what was got for one."""

    async def codes_left(self, person: str) -> int:
        """How many recovery codes a person has."""
        ...

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey; False if it is somebody's already. The first one closes all other ways in but devices."""
        ...

    async def passkey(self, credential: str) -> Passkey | None:
        """A passkey by its id."""
        ...

    async def passkeys_of(self, person: str) -> list[Passkey]:
        """The passkeys of a person, the oldest first."""
        ...

    async def used(self, passkey: Passkey, counter: int, day: int) -> bool:
        """Count on; False if the counter has moved meanwhile."""
        ...

    async def remove_passkey(self, person: str, id: str) -> bool:
        """Whether a person had that passkey; it is gone."""
        ...

    async def reserve(self, person: str, name: str, skeleton: str) -> bool:
        """Keep a name for a person alone, instead of an earlier one; False if it is another's."""
        ...

    async def reserved(self, person: str) -> str:
        """The name that is a person's alone; empty if they have none."""
        ...

    async def reserved_names(self, people: Sequence[str]) -> dict[str, str]:
        """The names that are theirs alone, of those of some people who have one."""
        ...

    async def forget(self, person: str, gone: str, now: float) -> tuple[list[str], Moved]:
        """Keep nothing of a person but that their keys are not good; those keys, and the tables that change."""
        ...
