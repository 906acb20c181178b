"""What was found in a finished game, for a reader."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any, TypeVar, cast

import msgspec

from vernissage.core.game import Line
from vernissage.house.present import Eyes, target_of
from vernissage.house.protocol.review import (
    ChartPoint,
    GameReview,
    Grade,
    ReviewedAnswer,
    ReviewedDraw,
    ReviewedFact,
    ReviewedTurn,
    SeatAccount,
    Whose,
)
from vernissage.house.review_shelf import Under
from vernissage.review import Answer, Draw, Point, Review, Turn
from vernissage.review.measures import measures
from vernissage.review.report import Fact, Sentence
from vernissage.review.words import by_name

T = TypeVar("T")
TOLD = {kind.__name__: kind for kind in (Answer, Turn, Draw, Point)}


def as_it_is(eyes: Eyes, under: Under) -> GameReview:
    """A review that is being made, or broke."""
    found = [msgspec.convert(told, TOLD[kind]) for kind, told in under.told if kind in TOLD]
    state = "broken" if under.broken else "running" if under.told else "waiting"
    return presented(eyes, state, under.done, found)


def whole(eyes: Eyes, found: Review) -> GameReview:
    """A review that is done."""
    told: list[Any] = [*found.answers, *found.turns, *found.draws, *found.chart]
    review = presented(eyes, "done", 1.0, told)
    unlucky = found.unlucky()
    accounts = [
        SeatAccount(**msgspec.structs.asdict(one), mean_loss=found.mean_loss(one.seat), unlucky=one.seat == unlucky)
        for one in found.accounts
    ]
    return msgspec.structs.replace(review, accounts=accounts)


def presented(eyes: Eyes, state: Any, done: float, told: Sequence[Any]) -> GameReview:
    """What is found, in the reader's language: the answers and turns that cost most first, the rest as it came."""
    answers = sorted(of(told, Answer), key=lambda one: (-one.loss, one.at))
    turns = sorted(of(told, Turn), key=lambda one: (-one.loss, one.at))
    events = {one.at: one.events for one in of(told, Point)}
    measured = measures(eyes.game, len(eyes.names))
    return GameReview(
        state=state,
        done=done,
        answers=[answer_of(eyes, one, cast("Grade", one.grade)) for one in answers if one.grade],
        turns=[
            ReviewedTurn(
                event=events[one.at],
                answers=one.at,
                until=one.until,
                seat=one.seat,
                grade=cast("Grade", one.grade),
                loss=one.loss,
                error=one.error,
                better=[said(eyes, answer) for answer in one.follows],
            )
            for one in turns
            if one.grade
        ],
        draws=[ReviewedDraw(event=one.events, luck=list(one.luck)) for one in of(told, Draw) if one.mattered],
        chart=[ChartPoint(event=one.events, chances=list(one.chances)) for one in of(told, Point)],
        accounts=[],
        thresholds=list(measured.thresholds),
        measured=measured.measured,
        effort=1.0,  # unless whoever reviews says otherwise
    )


def of(told: Sequence[Any], kind: type[T]) -> list[T]:
    """All of a kind."""
    return [one for one in told if isinstance(one, kind)]


def answer_of(eyes: Eyes, answer: Answer, grade: Grade) -> ReviewedAnswer:
    """A marked answer, in words."""
    better = [said(eyes, one) for one in answer.follows]
    kind = next(kind for kind in eyes.game.decisions if kind.name == answer.kind)
    return ReviewedAnswer(
        event=answer.events,
        answers=answer.at,
        seat=answer.seat,
        grade=grade,
        given=answer.given,
        best=answer.best,
        given_label=said(eyes, answer.label),
        best_label=better[0] if better else "",
        given_target=target_of(kind.points_at(answer.given)),
        best_target=target_of(kind.points_at(answer.best)),
        after=answer.after,
        after_best=answer.after_best,
        loss=answer.loss,
        error=answer.error,
        sure=answer.sure,
        then=better[1:],
        facts=facts_of(eyes, answer),
    )


def facts_of(eyes: Eyes, answer: Answer) -> list[ReviewedFact]:
    """What the better answer would have brought more or less of: to its seat, then to the others."""
    sides: tuple[tuple[Whose, tuple[Fact, ...]], ...] = (("own", answer.facts), ("others", answer.others))
    return [
        ReviewedFact(text=text, more=more, whose=whose)
        for whose, facts in sides
        for text, more in by_name(facts, partial(said, eyes))
    ]


def said(eyes: Eyes, sentence: Sentence) -> str:
    """A sentence that was kept as data."""
    return eyes.say(Line(sentence.id, sentence.args))
