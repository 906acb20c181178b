"""How a better answer goes on, in words: to the end of a turn, and no further than anybody could know."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest

from review.finished import TINY, ending, played
from vernissage import Dice, Game, games
from vernissage.bots import Known
from vernissage.review import words
from vernissage.review.judge import FEWEST, Candidate, Comparison, Effort, Judge
from vernissage.review.report import Fact, Sentence
from vernissage.review.walk import Asked, walked

TURNS = {"bioutifoul": ("MoveArtist", "TakeAction"), "art-society": ("Hang",)}
"""Where one answer of a turn leads to the next."""


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_line_goes_on_while_nothing_is_drawn_and_nobody_else_is_asked(game: Game) -> None:
    judge = Judge(game, 2, TINY)
    way = [thing for thing in walked(played(game.name, 2, "random")).way if isinstance(thing, Asked)]
    asked = [thing for thing in way if len(thing.known(game).options) > 1]
    lengths: dict[str, set[int]] = {}
    for number, thing in enumerate(asked[:: max(1, len(asked) // 40)]):
        known = thing.known(game)
        choice = known.options[number % len(known.options)]
        line = (judge.offsets[type(known.step)] + choice,)
        told = words.follows(judge, known, line, number, onward=True)
        assert told[:1] == words.follows(judge, known, line, number) == (words.called(judge, known, choice),)
        assert len(told) <= words.FOLLOWING
        twin = replace(thing, asked_in=game.guess(thing.asked_in, thing.seat, Dice(number)))
        assert words.follows(judge, twin.known(game), line, number, onward=True) == told
        lengths.setdefault(game.kind(known.step).name, set()).add(len(told))
    for kind in TURNS.get(game.name, ()):
        assert max(lengths[kind]) > 1, f"nothing ever follows {kind}"


def pair(given: Candidate, best: Candidate) -> Comparison:
    """Two answers of which nothing is known yet."""
    return Comparison(given, best, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0, False)


def test_what_the_better_answer_takes_from_the_others_is_told_too() -> None:
    """Fewer points of one's own would explain nothing, where the others would have had even fewer."""
    match = ending("masters-gallery", 2, 8)
    judge, told = Judge(match.game, 2, replace(TINY, screen=16)), list[tuple[tuple[Fact, ...], tuple[Fact, ...]]]()
    for thing in walked(match).way:
        if not isinstance(thing, Asked):
            continue
        known = thing.known(match.game)
        ways = [Candidate(choice, (judge.offsets[type(known.step)] + choice,)) for choice in known.options]
        for one, other in pairwise(ways):
            found = pair(one, other)
            told.append(words.facts(judge, known, found, thing.at))
            turned = words.facts(judge, known, replace(found, given=other, best=one), thing.at)
            for facts, back in zip(told[-1], turned, strict=True):
                assert [(one.figure, one.more) for one in facts] == [(one.figure, -one.more) for one in back]
    assert {fact.figure.id for _, facts in told for fact in facts} & {"figure-with-round", "figure-hand"}
    assert max(len(facts) for _, facts in told) <= words.MOST_OF_OTHERS
    alone = played("gallerist", 1, "random")
    assert words.of_others(alone.game, alone.state, 0) == {}, "alone there are none"


def test_facts_rest_on_as_many_guesses_as_an_error_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two guesses that happen to agree look as sure as can be: a tenth of the effort, as in a page, had no more."""
    match = ending("masters-gallery", 2, 8)
    judge, numbers = Judge(match.game, 2, Effort().part(0.1)), list[int]()
    asked = [thing.known(match.game) for thing in walked(match).way if isinstance(thing, Asked)]
    known, world = next(one for one in asked if len(one.options) > 1), judge.world

    def counted(position: Known, seed: int, number: int) -> tuple[object, int]:
        numbers.append(number)
        return world(position, seed, number)

    monkeypatch.setattr(judge, "world", counted)
    ways = [Candidate(choice, (judge.offsets[type(known.step)] + choice,)) for choice in known.options[:2]]
    words.facts(judge, known, pair(*ways), 1)
    assert len(numbers) >= FEWEST


def test_facts_of_one_name_are_one() -> None:
    facts = [Fact(Sentence(id, {}), more, 0.1) for id, more in (("a", 2.0), ("b", -1.0), ("c", 0.5), ("d", -0.4))]
    names = {"a": "Points", "b": "Points", "c": "Gold", "d": "Gold"}
    assert words.by_name(facts, lambda one: names[one.id]) == [("Points", 1.0)], "and what is left of none is not told"
