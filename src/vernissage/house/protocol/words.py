"""What all messages have in common."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Language = Literal["en", "fr"]
Status = Literal["gathering", "playing", "finished", "closed"]
Name = Annotated[str, Meta(max_length=40, description="A name shown at the table; empty for the seat's colour.")]
Identifier = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]


class Wire(Struct, kw_only=True):
    """What all messages of the server have in common."""


class Sent(Struct, kw_only=True, forbid_unknown_fields=True):
    """What all messages to the server have in common: an unknown field is a mistake, not ignored."""


Argument = int | str
"""A number or an id that a message was given."""


class Text(Wire, omit_defaults=True):
    """A sentence in the reader's language, with the message it was made from: its id and its arguments."""

    id: str
    text: str
    seat: int | None = None
    """The seat it is about, the message's argument `player`, if it is about one."""
    args: dict[str, Argument] = {}
    """All other arguments: numbers and ids, the same in every language. Left out where there are none."""
