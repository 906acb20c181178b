"""From a refusal to a sentence in the reader's language. Nothing secret is ever part of it."""

from __future__ import annotations

from vernissage.house.errors import Refused
from vernissage.house.protocol.play import Problem
from vernissage.house.protocol.words import Language
from vernissage.house.speech import say, words


def problem_of(refusal: Refused, lang: Language) -> Problem:
    """A refusal in the reader's language."""
    names = refusal.line.args
    seats = [number for number in (names.get("player"), names.get("other")) if isinstance(number, int)]
    colours = tuple(say_colour(seat, lang) for seat in range(max(seats) + 1)) if seats else ()
    return Problem(
        status=refusal.status,
        code=refusal.line.id,
        text=say(refusal.line, lang, refusal.game, colours),
        detail=refusal.detail,
        update=refusal.update,
    )


def say_colour(seat: int, lang: Language) -> str:
    """What a seat is called where its name is not known."""
    return words(lang).seat(seat)
