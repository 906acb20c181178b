"""Positions of each game in which the first seat is asked a certain kind of question, as records to go on from."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

from art_society import builders
from art_society.builders import GAME as ART_SOCIETY
from bioutifoul.test_faces import SHEETS as FACES
from vernissage import Game, Match, games
from vernissage.games.art_society.decor import TakeDecor
from vernissage.games.art_society.round import PassGavel
from vernissage.table import codec
from vernissage.table.waiting import Waiting

GAMES = {game.name: game for game in games()}
SEEDS = {"art-society": (0, 1, 2, 7, 15, 37)}
"""Games of random answers in which rare questions come up; others are looked for from 0 on."""
MOST = 60
KINDS = {"gallerist": "Move", "art-society": "ChooseLot", "masters-gallery": "SecondFaceUp", "bioutifoul": "TakeAction"}
"""A question about things on the table, some of which cannot be chosen; in any other game the first of that sort."""


def random_game(game: Game, seed: int) -> tuple[Match, random.Random]:
    """A game of random answers, always the same for a seed."""
    low, high = game.seats
    return Match(game, low + seed % (high - low + 1), seed=seed), random.Random(seed)


def worth_showing(game: Game, asked: Waiting) -> bool:
    """Whether the first seat is asked, with things on the table to choose among if the kind is about things."""
    kind = next(kind for kind in game.decisions if kind.name == asked.kind)
    things = [option for option in asked.options if option.target]
    return asked.seat == 0 and len(asked.options) > 1 and (len(things) > 0 or kind.targets == 0)


@cache
def asked_each_kind(name: str) -> dict[str, str]:
    """For every kind of decision of a game a record that ends with it being asked of the first seat."""
    game = GAMES[name]
    found: dict[str, str] = RARE.get(name, dict)()
    wanted = {kind.name for kind in game.decisions}
    for seed in SEEDS.get(name, range(MOST)):
        match, chance = random_game(game, seed)
        while not match.finished and wanted - set(found):
            for asked in match.waiting():
                if asked.kind not in found and worth_showing(game, asked):
                    found[asked.kind] = match.record().write()
                match.answer(asked.seat, chance.choice(asked.options).choice)
    assert wanted == set(found), f"never asked: {wanted - set(found)}"
    return found


def any_influence() -> dict[str, str]:
    """Bioutifoul with an owner's sheet whose influence cards are for any artist: one chooses which to play."""
    match, chance = Match(GAMES["bioutifoul"], 2, seed=1, sheet=FACES["mixed"]), random.Random(1)
    while True:
        for asked in match.waiting():
            if asked.kind == "PlayInfluence" and worth_showing(match.game, asked):
                return {asked.kind: match.record().write()}
            match.answer(asked.seat, chance.choice(asked.options).choice)


def scarce_decor() -> dict[str, str]:
    """Art Society: small decor has run out, so decor on the wall is exchanged, line by line."""
    sketch = builders.table(2)
    sketch.wall(0, "city 2x3 at 6,4", *[f"decor 1x1 at {column},4" for column in (8, 9, 10)])
    sketch.wall(1, "portrait 2x3 at 6,4")
    cells = [f"{column},{row}" for row in (1, 2, 3, 7, 8, 9) for column in range(1, 13)]
    for cell in cells[: sketch.s.decor[0]]:
        sketch.wall(1, f"decor 1x1 at {cell}")
    sketch.s.start_bids &= ~0b11  # the two lie in the bid piles
    sketch.s.then(TakeDecor(0, 1, False, 0), PassGavel())
    match = Match.from_position(ART_SOCIETY, codec.encode(ART_SOCIETY, sketch.s), seed=1)
    found = {}
    while (asked := match.waiting()[0]).kind != "HangDecor":
        found[asked.kind] = match.record().write()
        match.answer(asked.seat, asked.options[0].choice)
    return found


@cache
def whole_game(name: str, seats: int) -> tuple[str, list[int]]:
    """The record of a game of random answers, and after how many of them the first seat is asked."""
    match, chance = Match(GAMES[name], seats, seed=seats), random.Random(seats)
    moments: list[int] = []
    while not match.finished:
        for asked in match.waiting():
            if asked.seat == 0:
                moments.append(len(match.answers))
            match.answer(asked.seat, chance.choice(asked.options).choice)
    return match.record().write(), moments


def early_and_late(name: str, seats: int) -> tuple[dict[str, object], dict[str, object]]:
    """A game that has just begun and one that is nearly over, the first seat being asked, as bodies of an import."""
    record, moments = whole_game(name, seats)
    return {"record": record, "upto": moments[1]}, {"record": record, "upto": moments[-4]}


def last_question(name: str, seats: int) -> dict[str, object]:
    """A game that ends soon after this question."""
    record, moments = whole_game(name, seats)
    return {"record": record, "upto": moments[-1]}


@cache
def refusing(name: str) -> dict[str, Any]:
    """A game in which the first seat is asked about things, some of which it cannot have."""
    for seed in range(200):
        match, chance = Match(GAMES[name], 3, seed=seed), random.Random(seed)
        while not match.finished and len(match.answers) < 400:
            for asked in match.waiting():
                targets = [one.target for one in asked.options] + [one.target for one in asked.refusals]
                if (
                    asked.seat == 0
                    and asked.kind == KINDS.get(name, asked.kind)
                    and asked.refusals
                    and None not in targets[:1]
                ):
                    return {"record": match.record().write()}
                match.answer(asked.seat, chance.choice(asked.options).choice)
    raise AssertionError(f"nothing is ever refused in {name}")


RARE = {"art-society": scarce_decor, "bioutifoul": any_influence}
"""Questions that no random game of the standard box asks, or hardly any."""
