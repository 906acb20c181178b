"""Component sheets: checked, and what they say."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vernissage.house.protocol.words import Sent, Wire

SheetText = Annotated[str, Meta(max_length=65_536, description="A component sheet in TOML.")]


class SheetSent(Sent):
    """A component sheet to look at."""

    game: Annotated[str, Meta(max_length=64)]
    sheet: SheetText


class Value(Wire):
    """A value of a sheet that is not the standard one; nothing where only one of the sheets has it."""

    path: str
    line: int
    before: int | str | None
    after: int | str | None


class Checked(Wire):
    """Whether a game can be played with a sheet."""

    ok: bool
    line: int
    """The line that is wrong; 0 if there is no line to blame."""
    reason: str
    """What is wrong with it, in English as the sheet's keys are; empty if nothing is."""
    changes: list[Value]
    """The values that are not the standard ones."""


class Part(Wire):
    """A table of a sheet: what it describes, and where its values come from."""

    table: str
    label: str
    sources: dict[str, int]
    """How many of its entries are from the rulebook, published, derived, reconstructed."""
    said: str
    """The same in words."""


class Components(Wire):
    """What the box of a game holds."""

    game: str
    own: bool
    """Whether it is an owner's sheet."""
    values: dict[str, int | str]
    """Every value by its path in the sheet, such as `wall.columns`."""
    parts: list[Part]
