"""Who somebody is on several devices: links, passkeys, codes, and what the house keeps."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from vernissage.house.protocol.words import Sent, Wire

Secret = Annotated[str, Meta(min_length=1, max_length=64)]
Browser = Literal["firefox", "edge", "opera", "samsung", "chrome", "safari", "other"]
System = Literal["android", "iphone", "ipad", "windows", "mac", "linux", "other"]
Things = Literal["join", "leave"]


class DeviceInfo(Wire):
    """A device of the reader's."""

    id: str
    """Empty for a browser that has never been anybody else's."""
    browser: Browser
    system: System
    seen: str
    """The day it was seen last, such as 2026-11-16."""
    this: bool
    """Whether it is the one that asks."""


class PasskeyInfo(Wire):
    """A passkey of the reader's."""

    id: str
    browser: Browser
    """With which it was made."""
    system: System
    house: str
    """The name of the house it is good for."""
    made: str
    used: str


class Identity(Wire):
    """All ways to be the reader."""

    devices: list[DeviceInfo]
    passkeys: list[PasskeyInfo]
    codes: int
    """How many recovery codes are left."""
    unique_name: str
    """The name that nobody else with a passkey has; empty without a passkey, or if it was another's."""
    possible: Literal["yes", "http", "address"]
    """Whether passkeys can be made at this address: not without HTTPS, and not at a bare number."""


class Carry(Wire):
    """A link to carry on elsewhere."""

    link: str
    """The secret stands behind `#`, which browsers never send: it is in no log."""
    qr: str
    """The link as a picture: a `data:` address of an SVG."""
    minutes: int


class Slipped(Wire):
    """What is good once, like the secret of a link."""

    secret: str


class Shown(Sent):
    """The secret of a link."""

    secret: Secret


class Arrival(Wire):
    """What happens if a link is followed."""

    name: str
    """What the person is called whose link it is."""
    same: bool
    """Whether the reader is that person already."""
    had_name: str
    """What this device was called before."""
    had_seats: int
    """At how many tables this device has a seat of its own."""
    asked: bool
    """Whether it must be said what becomes of those."""
    stays: bool
    """Whether this device is somebody's who has other ways in: what they have stays theirs."""
    clash: str
    """A game at whose table both sit, so that the seats cannot be joined; else empty."""


class Arrive(Sent):
    """Follow a link."""

    secret: Secret
    things: Things | None = None
    """What becomes of the seats this device had: they join those of the person, or are left behind for good."""


class Recover(Sent):
    """A recovery code."""

    code: Annotated[str, Meta(max_length=80)]


class Codes(Wire):
    """Recovery codes, shown once."""

    codes: list[str]


class PasskeyAsked(Wire):
    """What the browser is asked for, as `PublicKeyCredential.parse…OptionsFromJSON` reads it."""

    options: dict[str, Any]


class PasskeyGiven(Sent):
    """What the browser answered, as `PublicKeyCredential.toJSON` writes it."""

    credential: dict[str, Any]


class Word(Wire):
    """What must be said again by whoever wants to be forgotten."""

    word: str


class Forget(Sent):
    """Wish to be forgotten, for the second time."""

    word: Secret


class Done(Wire):
    """It is done."""

    done: bool = True
