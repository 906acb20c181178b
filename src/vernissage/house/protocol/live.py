"""What a live connection says and hears."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vernissage.house.protocol.play import Problem, Update
from vernissage.house.protocol.talk import Talk
from vernissage.house.protocol.words import Language, Sent, Wire


class UpdateMessage(Wire, tag_field="type", tag="update"):
    """The table has changed."""

    update: Update
    date: float
    """What the server's clock says, in seconds since 1970: for whoever shows how long ago something was."""


class TalkMessage(Wire, tag_field="type", tag="talk"):
    """Something was said at the table, or taken away; only for whoever asked for it."""

    talk: Talk


class Beat(Wire, tag_field="type", tag="beat"):
    """Nothing has changed; the connection is alive."""

    seq: int


class ProblemMessage(Wire, tag_field="type", tag="problem"):
    """A message that was not understood, or the end of the connection."""

    problem: Problem


Message = UpdateMessage | TalkMessage | Beat | ProblemMessage
"""What the server says on a WebSocket, or line by line in a stream."""


class SetLanguage(Sent, tag_field="type", tag="language"):
    """Go on in another language."""

    language: Language


class SetSeat(Sent, tag_field="type", tag="seat"):
    """See the table from another of one's seats, or from none while the screen is handed over."""

    seat: Annotated[int, Meta(ge=0, le=5)] | None


class Alive(Sent, tag_field="type", tag="beat"):
    """The client is still there."""


Request = SetLanguage | SetSeat | Alive
"""What a client says on a WebSocket."""
