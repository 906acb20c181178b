"""Talk at the table: lines, reactions, muting and reporting."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vernissage.house.protocol.words import Identifier, Sent, Wire

Reaction = Literal["hello", "good-luck", "well-played", "nice", "ouch", "thanks", "moment", "good-game"]
"""What can be said by one touch, to readers of every language."""
Reason = Literal["insult", "secret", "advert", "other"]
"""What is wrong with a line that is reported."""


class Say(Sent):
    """Something to say at a table: words of one's own, or a reaction."""

    id: Identifier
    """The same id is not said twice."""
    text: Annotated[str, Meta(max_length=1000)] = ""
    reaction: Reaction | None = None
    seat: Annotated[int, Meta(ge=0, le=5)] | None = None
    """Which of one's seats speaks; the only one, or else the first."""


class TalkLine(Wire):
    """A line of talk. Words are as they were written: to be shown as plain text, apart from what stands around them."""

    id: str
    """What it is called at this table."""
    seat: int | None
    """Whose line it is; nobody's seat if it was said by somebody who watches."""
    name: str
    """Who said it, in the reader's language."""
    text: str
    reaction: Reaction | None
    told: float
    """Seconds since 1970."""
    mine: bool
    removed: bool
    """Whether the operator has taken the words away."""
    muted: bool
    """Whether the reader does not want to read this person; the words are not sent then."""
    unique: bool
    """Whether the name is theirs alone."""


class Talk(Wire):
    """Lines of talk, the oldest first."""

    lines: list[TalkLine]
    more: bool
    """Whether there are earlier ones."""
    anew: bool
    """Whether they take the place of all that the reader has; else they are added, or replace those of the same id."""
    upto: str
    """How far the reader knows the talk now, to go on from there."""


class Mute(Sent):
    """Whether one does not want to read the person who said a line, here and at every other table."""

    muted: bool


class ReportLine(Sent):
    """What is wrong with a line."""

    reason: Reason
    words: Annotated[str, Meta(max_length=500)] = ""


class Heard(Wire):
    """The wish is kept."""

    done: bool


class TalkSwitch(Sent):
    """Whether there is talk at a table; for whoever created it, before the start."""

    talk: bool
