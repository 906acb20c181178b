"""What is said about news: the bell, and the ways to be told."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from vernissage.house.news import Kind
from vernissage.house.protocol.words import Sent, Wire

Endpoint = Annotated[str, msgspec.Meta(min_length=1, max_length=1000, description="Where a browser is reached.")]
TableId = Annotated[str, msgspec.Meta(max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class NewsItem(Wire):
    """A line under the bell."""

    kind: Kind
    table: str
    game: str
    title: str
    """The game's title."""
    text: str
    """What happened, in the reader's language."""
    link: str
    seat: int
    told: float
    """When it was told, in seconds since 1970."""
    read: bool


class Bell(Wire):
    """What the reader was told and is still true, the latest first."""

    unread: int
    items: list[NewsItem]


class BellMessage(Wire, tag_field="type", tag="bell"):
    """The bell, whenever it has changed."""

    bell: Bell


class ReadNews(Sent):
    """What the reader has read: all of it, or what there is of one table."""

    table: TableId | None = None


class NewsWays(Wire):
    """How the reader wants to be told."""

    push: bool
    """Whether browsers that have subscribed are told."""
    browsers: int
    """How many have."""
    key: str
    """The public key of the house, with which a browser subscribes."""
    mail: bool
    """Whether mails are sent."""
    mail_offered: bool
    """Whether the house can send mails."""
    address: str
    """The reader's address; empty if there is none."""
    confirmed: bool
    """Whether the reader has confirmed it: before that nothing else is sent there."""


class NewsSwitches(Sent):
    """Switches to turn; those that are not named stay."""

    push: bool | None = None
    mail: bool | None = None


class BrowserKeys(msgspec.Struct, kw_only=True):
    """What a message for a browser is encrypted with."""

    p256dh: Annotated[str, msgspec.Meta(max_length=100)]
    auth: Annotated[str, msgspec.Meta(max_length=40)]


class BrowserWanted(msgspec.Struct, kw_only=True):
    """A browser that wants to be told, as it describes itself."""

    endpoint: Endpoint
    keys: BrowserKeys


class BrowserUnwanted(Sent):
    """A browser that wants to be told nothing any more."""

    endpoint: Endpoint


class MailWanted(Sent):
    """Where mails are to go; nowhere, and the address is forgotten, if it is empty."""

    address: Annotated[str, msgspec.Meta(max_length=254)]


class Confirmation(Sent):
    """The code of a mail that asked whether an address is the reader's."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]


class NewsDone(Wire):
    """It is done."""

    done: Literal[True] = True
