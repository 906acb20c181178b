"""Reviews whose marked answers are chosen by the test, so that none has to be found."""

from __future__ import annotations

from functools import cache

import msgspec

from review.finished import ending
from vernissage import Match
from vernissage.review import Answer, Effort, Review, review
from vernissage.review.report import Sentence
from vernissage.review.walk import Asked, walked


def marked(match: Match, most: int) -> list[Answer]:
    """Answers of different kinds at which two options point at different things, marked as mistakes."""
    found: dict[str, Answer] = {}
    for asked in (thing for thing in walked(match).way if isinstance(thing, Asked)):
        known = asked.known(match.game)
        kind = match.game.kind(known.step)
        things = {kind.points_at(choice): choice for choice in known.options}
        things.pop(None, None)
        if len(things) > 1 and kind.name not in found and len(found) < most:
            given, *_, best = things.values()
            numbers = (0.5, 0.4, 0.6, 0.2, 0.01, 1.0)
            said, better = Sentence("ui-review-who", {}), Sentence("ui-review-at", {})
            place = (asked.at, 0, asked.seat, kind.name, given, best, ())
            found[kind.name] = Answer(*place, *numbers, "mistake", 8, said, (better,))
    return list(found.values())


@cache
def short() -> Review:
    """The review of a very short game for two."""
    return review(ending("masters-gallery", 2, 5).record(), effort=Effort().part(0.01))


def reviewed(match: Match, most: int) -> Review:
    """A review that says of a game for two what the test marks, and nothing else that is true."""
    return msgspec.structs.replace(short(), answers=tuple(marked(match, most)), turns=(), draws=())
