"""What would be: answers tried on a copy of what a seat knows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from vernissage.house.protocol.play import Changes, Figure, Meetings, Position, Question, Target
from vernissage.house.protocol.words import Sent, Wire

FURTHEST = 16
"""Answers that are tried one after the other."""
TOGETHER = 8
"""Things that are tried with one request."""

Seq = Annotated[int, Meta(ge=0, le=2_147_483_647, description="The seq of the update that this is about.")]
Chosen = Annotated[int, Meta(ge=0, le=100_000)]


class WhatIf(Sent):
    """Answers that a seat could give one after the other, beginning with the question it is asked."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    seq: Seq
    answers: Annotated[list[Chosen], Meta(max_length=FURTHEST)]


class Prospect(Wire):
    """Where the answers would lead, as the seat would see it. Nothing has changed."""

    stops: Literal["asked", "chance", "reveal", "others", "over"]
    """Why it goes no further: the seat would be asked, or chance, a secret, somebody else comes first."""
    position: Position
    waiting: Question | None
    """What the seat would be asked then, with what every option would do."""


class Thing(Sent):
    """A thing on the table."""

    type: Annotated[str, Meta(max_length=40)]
    number: Annotated[int, Meta(ge=0, le=100_000)]


class TryOn(Sent):
    """Things that a seat would like to try, asked or not: lots on its own wall."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    seq: Seq
    things: Annotated[list[Thing], Meta(min_length=1, max_length=TOGETHER)]


class Place(Wire, omit_defaults=True):
    """Where a thing could go, and what that would do."""

    target: Target | None
    preview: Changes = []
    meets: Meetings = []


class Trial(Wire):
    """A thing tried."""

    thing: Target
    figures: list[Figure]
    places: list[Place]
    """Empty if it could go nowhere."""


class Trials(Wire):
    """What was tried, in the order asked."""

    trials: list[Trial]
