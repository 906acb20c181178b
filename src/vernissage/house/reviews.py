"""Reviews of finished games at their tables: asked for once, made in a process of their own, kept for everybody."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, TypeVar, cast

import msgspec

from vernissage.core.game import Line
from vernissage.house.errors import Refused
from vernissage.house.past import record
from vernissage.house.present import Eyes
from vernissage.house.protocol.review import (
    ChartPoint,
    GameReview,
    Grade,
    ReviewedAnswer,
    ReviewedDraw,
    ReviewedFact,
    ReviewedTurn,
    SeatAccount,
)
from vernissage.house.quotas import REVIEWS
from vernissage.house.reader import Reader
from vernissage.house.review_shelf import Under
from vernissage.house.room import Room
from vernissage.review import Answer, Draw, Point, Review, Turn
from vernissage.review.report import Sentence
from vernissage.review.reviewing import EDITION

T = TypeVar("T")
TOLD = {kind.__name__: kind for kind in (Answer, Turn, Draw, Point)}


async def look(room: Room, reader: Reader) -> GameReview:
    """The review of a finished game as far as it is."""
    eyes, edition = await finished(room, reader)
    kept = await room.ports.shelf.reviews.kept(room.id, edition)
    if kept is not None:
        return whole(eyes, msgspec.json.decode(kept, type=Review))
    under = room.ports.reviewing.get((room.id, edition))
    return presented(eyes, "none", 0.0, []) if under is None else as_it_is(eyes, under)


async def ask(room: Room, reader: Reader) -> GameReview:
    """Have a finished game reviewed, for somebody who sat there, unless that was done already."""
    try:
        found = await look(room, reader)
        if found.state in ("none", "broken"):
            if not room.mine(reader):
                raise Refused(403, "error-not-your-seat")
            _, edition = await finished(room, reader)
            under = room.ports.reviewing.get((room.id, edition))
            if under is None or under.broken:  # else somebody else has asked meanwhile
                room.ports.quotas.charge(REVIEWS, reader)
                begin(room, reader, edition)
            found = await look(room, reader)
    except Refused:
        room.ports.tally.reviewed("refused", 0.0)
        raise
    return found


async def finished(room: Room, reader: Reader) -> tuple[Eyes, str]:
    """The eyes of whoever reads a review, and which one it is; as long as a game is played its secrets are secrets.

    Whoever is alone with bots may take the last answer back and end the game otherwise: that is another review.
    """
    async with room.hold():
        match = room.playing
        if not match.finished:
            raise Refused(409, "error-not-finished")
        room.seen_from(reader, None)
        played = sha256(repr(match.answers).encode()).hexdigest()[:32]
        return room.eyes(None, reader.lang), f"{EDITION}-{played}"


def begin(room: Room, reader: Reader, edition: str) -> None:
    """Begin to make a review; whoever asked need not wait."""
    under = Under()
    room.ports.reviewing[room.id, edition] = under
    under.task = asyncio.create_task(make(room, reader, edition, under))


async def make(room: Room, reader: Reader, edition: str, under: Under) -> None:
    """Make a review and keep it."""
    began, text = room.ports.clock.now(), None
    try:
        _, whole_record = await record(room, reader)
        asking = [(reader.address, reader.holder)]
        text = await room.ports.thinkers.review(whole_record, under.hear, lambda: asking)
        if text is not None:
            msgspec.json.decode(text, type=Review)
            await room.ports.shelf.reviews.keep(room.id, edition, text, room.ports.clock.date())
            room.ports.reviewing.pop((room.id, edition), None)
    except (Refused, msgspec.MsgspecError):
        text = None
    finally:
        under.broken = text is None
        room.ports.tally.reviewed("broken" if under.broken else "done", room.ports.clock.now() - began)


def as_it_is(eyes: Eyes, under: Under) -> GameReview:
    """A review that is being made, or broke."""
    found = [msgspec.convert(told, TOLD[kind]) for kind, told in under.told if kind in TOLD]
    state = "broken" if under.broken else "running" if under.told else "waiting"
    return presented(eyes, state, under.done, found)


def whole(eyes: Eyes, found: Review) -> GameReview:
    """A review that is done."""
    told: list[Any] = [*found.answers, *found.turns, *found.draws, *found.chart]
    review = presented(eyes, "done", 1.0, told)
    accounts = [
        SeatAccount(**msgspec.structs.asdict(one), mean_loss=found.mean_loss(one.seat)) for one in found.accounts
    ]
    return msgspec.structs.replace(review, accounts=accounts)


def presented(eyes: Eyes, state: Any, done: float, told: Sequence[Any]) -> GameReview:
    """What is found, in the reader's language: the answers that cost most first, the rest as it came."""
    answers = sorted(of(told, Answer), key=lambda one: (-one.loss, one.at))
    return GameReview(
        state=state,
        done=done,
        answers=[answer_of(eyes, one, cast("Grade", one.grade)) for one in answers if one.grade],
        turns=[
            ReviewedTurn(
                answers=one.at,
                until=one.until,
                seat=one.seat,
                grade=cast("Grade", one.grade),
                loss=one.loss,
                error=one.error,
            )
            for one in of(told, Turn)
            if one.grade
        ],
        draws=[ReviewedDraw(event=one.events, luck=list(one.luck)) for one in of(told, Draw) if one.mattered],
        chart=[ChartPoint(event=one.events, chances=list(one.chances)) for one in of(told, Point)],
        accounts=[],
    )


def of(told: Sequence[Any], kind: type[T]) -> list[T]:
    """All of a kind."""
    return [one for one in told if isinstance(one, kind)]


def answer_of(eyes: Eyes, answer: Answer, grade: Grade) -> ReviewedAnswer:
    """A marked answer, in words."""
    better = [said(eyes, one) for one in answer.follows]
    return ReviewedAnswer(
        event=answer.events,
        answers=answer.at,
        seat=answer.seat,
        grade=grade,
        given=answer.given,
        best=answer.best,
        given_label=said(eyes, answer.label),
        best_label=better[0] if better else "",
        after=answer.after,
        after_best=answer.after_best,
        loss=answer.loss,
        error=answer.error,
        sure=answer.sure,
        then=better[1:],
        facts=[ReviewedFact(text=said(eyes, fact.figure), more=fact.more) for fact in answer.facts],
    )


def said(eyes: Eyes, sentence: Sentence) -> str:
    """A sentence that was kept as data."""
    return eyes.say(Line(sentence.id, sentence.args))
