"""Sheets from strangers: bounded before they are parsed, refused with a line, and what is accepted can be played.

`VERNISSAGE_SHEETS=100000` tries so many mutated sheets of every game instead of some hundreds, and reports the worst.
"""

from __future__ import annotations

import os
import random
import re
import sys
import time
import tracemalloc
from collections.abc import Callable
from typing import Any

import pytest

from vernissage import Dice, Game, Match, Sheet, SheetError, games, play, settle
from vernissage.core.scan import BYTES, DEPTH, DOTS, ITEMS, KEYS, LINES, PARTS, TABLES, WIDTH
from vernissage.core.step import SPECTATOR

SHEETS = int(os.environ.get("VERNISSAGE_SHEETS", "500"))
MEMORY = 50_000_000
NUMBER = re.compile(r"(?<![\w\"])\d+(?![\w\"x])")
NUMBERS = (
    0,
    1,
    2,
    3,
    5,
    9,
    10,
    12,
    14,
    15,
    16,
    30,
    31,
    32,
    60,
    63,
    64,
    99,
    100,
    120,
    127,
    255,
    256,
    1000,
    10**6,
    10**17,
)
STRANGE = (
    "\0",
    "\ud800",
    "\udfff",
    "\u2028",
    "\x85",
    "'''",
    '"""',
    "[",
    "]]",
    "{",
    "=",
    ".",
    "#",
    "\\",
    '"',
    "é",
    "-1",
    "1e9",
)
BOMBS = {
    "dotted key": ("a." * 20_000 + "a = 1", "signs"),
    "dotted keys": ("".join(f"a{i}.b = 1\n" for i in range(DOTS + 1)), "dots"),
    "deep name": ("[" + "a." * PARTS + "a]\n", "parts"),
    "deep list": ("a = " + "[" * (DEPTH + 1), "deep"),
    "deep inline tables": ("a = " + "{a=" * (DEPTH + 1), "deep"),
    "long number": ("a = " + "9" * 70, "64 signs"),
    "long word": (f'a = "{"x" * 201}"', "200 signs"),
    "many values": ("".join(f"k{i} = 1\n" for i in range(KEYS + 1)), "values"),
    "many entries": (("a = [" + "1," * 400 + "]\n") * (ITEMS // 400 + 1), "values together"),
    "many tables": ("[[a]]\n" * (TABLES + 1), "tables"),
    "many lines": ("\n" * LINES, "lines"),
    "long line": ("#" + "x" * WIDTH, "signs"),
    "many bytes": ("é" * (BYTES // 2 + 1), "bytes"),
    "many signs": ("#" * (BYTES + 1), "bytes"),
    "long text": ('a = """\n"""', "several lines"),
    "half a sign": ('[a]\nb = "\ud800"', "line 2: half a sign"),
    "half a sign, escaped": ('[a]\nb = "\\ud800"', "line 2: not TOML"),
    "no sign": ('[a]\nb = "\0"', "line 2: not TOML"),
    "no date": ("[a]\nb = 2023-02-30", "not TOML"),
    "cut off": ("[a]\nb = [1,\n", "line 3: not TOML"),
}


@pytest.mark.parametrize(("text", "reason"), BOMBS.values(), ids=BOMBS.keys())
def test_a_bomb_is_refused_before_it_costs_anything(text: str, reason: str) -> None:
    tracemalloc.start()
    try:
        with pytest.raises(SheetError, match=reason):
            Sheet(text)
        assert tracemalloc.get_traced_memory()[1] < 2_000_000
    finally:
        tracemalloc.stop()


FULL = {
    "names with dots": "".join(f"a{i}.b = 1\n" for i in range(DOTS)),
    "values": "".join(f"key_{i} = 1\n" for i in range(KEYS)),
    "tables": "".join(f"[a{i}]\n" for i in range(TABLES)),
    "arrays of tables": "[[stack]]\nx = 1\n" * TABLES,
    "entries": "".join(f"a{i} = [" + "1," * 400 + "]\n" for i in range(ITEMS // 400)),
    "words": "".join(f'a{i} = "' + "\\u0041" * 30 + '"\n' for i in range(300)),
    "notes": ("#" + "x" * 30 + "\n") * (LINES - 1),
    "points": ("a = " + "1." * 400 + "\n") * 70,
}


@pytest.mark.parametrize("text", FULL.values(), ids=FULL.keys())
def test_a_sheet_as_full_as_may_be_costs_little(text: str) -> None:
    """Memory is counted, and so are Python's calls: time would depend on the machine."""
    assert max(work(lambda game=game: read(game, text)) for game in games()) < 200_000  # type: ignore[misc]
    tracemalloc.start()
    try:
        for game in games():
            read(game, text)
        assert tracemalloc.get_traced_memory()[1] < MEMORY // 10
    finally:
        tracemalloc.stop()


def work(task: Callable[[], object]) -> int:
    """How many functions a task calls."""
    calls = 0

    def count(frame: object, event: str, argument: object) -> None:
        nonlocal calls
        calls += event in ("call", "c_call")

    sys.setprofile(count)
    try:
        task()
    finally:
        sys.setprofile(None)
    return calls


def read(game: Game, text: str) -> Any:
    """The box of a sheet, or none; nothing but a clear error may be raised."""
    try:
        return game.read(Sheet(text, "mine"))
    except SheetError as error:
        refused = error
    assert refused.reason
    assert len(str(refused)) < 1000
    assert 0 <= refused.line <= text.count("\n") + 1
    return None


def mutated(text: str, chance: random.Random) -> str:
    """A sheet with something in it changed."""
    kind = chance.randrange(8)
    lines = text.split("\n")
    here, there = chance.randrange(len(lines)), chance.randrange(len(lines))
    if kind <= 2:  # a number, to another: what passes a careless reader
        found = chance.choice(list(NUMBER.finditer(text)))
        near = max(0, int(found.group()) + chance.choice((-2, -1, 1, 2)))
        return f"{text[: found.start()]}{chance.choice((near, near, chance.choice(NUMBERS)))}{text[found.end() :]}"
    if kind == 3:  # one number grows as another falls: sums stay
        numbers = list(NUMBER.finditer(text))
        one, other = sorted(chance.sample(numbers, 2), key=lambda number: number.start())
        more = chance.choice((1, 2, 5, 11))
        middle = text[one.end() : other.start()]
        raised, lowered = int(one.group()) + more, max(0, int(other.group()) - more)
        return f"{text[: one.start()]}{raised}{middle}{lowered}{text[other.end() :]}"
    if kind == 4:
        lines[here], lines[there] = lines[there], lines[here]
    elif kind == 5:
        lines[here : here + chance.randrange(6)] = []
    elif kind == 6:
        lines[here:here] = lines[there : there + chance.choice((1, 5, 5, 100))] * chance.choice((1, 1, 20))
    else:
        sign = chance.randrange(len(text))
        return text[:sign] + chance.choice(STRANGE) * chance.choice((1, 1, 300)) + text[sign + chance.randrange(3) :]
    return "\n".join(lines)


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_a_mutated_sheet_is_refused_clearly_or_can_be_played(game: Game) -> None:
    chance = random.Random(game.name)
    accepted, slowest, largest = 0, 0.0, 0
    long = SHEETS > 500
    for number in range(SHEETS):
        text = game.sheet.text
        for _ in range(chance.choice((1, 1, 2, 3))):
            text = mutated(text, chance)
        if long:
            tracemalloc.start()
        began = time.process_time()
        box = read(game, text)
        slowest = max(slowest, time.process_time() - began)
        if long:
            largest = max(largest, tracemalloc.get_traced_memory()[1])
            tracemalloc.stop()
        if box is not None:
            accepted += 1
            if accepted % (8 if long else 25) == 0:
                played_to_the_end(game, box, number, chance)
    assert accepted >= SHEETS // 20
    assert largest < MEMORY
    if long:
        print(
            f"{game.name}: {SHEETS} sheets, {accepted} accepted, worst {slowest * 1000:.0f} ms, {largest / 1e6:.1f} MB"
        )


def played_to_the_end(game: Game, box: object, number: int, chance: random.Random) -> None:
    """Whatever the box holds, a game with it ends, every answer within its kind's range."""
    seats = chance.randint(*game.seats)
    s = game.setup(box, seats, {variant.name: chance.choice(variant.values) for variant in game.variants})
    dice, answers = Dice(number), 0
    step = settle(s)
    while step is not None:
        assert 0 <= s.choices[0] <= s.choices[-1] < game.kind(step).width
        if answers % 100 == 0:
            for reader in (SPECTATOR, *range(seats)):
                view = game.view(s, reader)
                assert game.wording.panels(view)
                assert sum(game.census(s)) >= 0
        answers += 1
        assert answers < 20_000
        step = play(s, dice.pick(s.choices))
    assert len(game.scores(s)) == seats


def test_a_key_that_nobody_knows_is_refused_and_the_nearest_named() -> None:
    for game in games():
        lines = game.sheet.text.split("\n")
        for number, line in list(enumerate(lines, 1))[:: 1 + len(lines) // 60]:
            found = re.fullmatch(r"(\[*)([a-z_0-9]+)(\]*)(| *=.*| *#.*)", line)
            if found is None or line.startswith("#"):
                continue
            wrong = [*lines]
            wrong[number - 1] = f"{found[1]}{found[2]}s{found[3]}{found[4]}"
            with pytest.raises(SheetError, match=rf"^mine, line {number}: .*no such (table|key)") as error:
                game.read(Sheet("\n".join(wrong), "mine"))
            assert "did you mean" in str(error.value) or "there is" in str(error.value)


def test_a_misspelt_key_is_told_what_was_meant() -> None:
    game = next(game for game in games() if game.name == "art-society")
    with pytest.raises(SheetError, match=r"line 6: wall\.colums: no such key: did you mean columns\?"):
        game.read(Sheet(game.sheet.text.replace("columns = 12", "colums = 12"), "mine"))


def test_a_record_with_keys_that_nobody_reads_still_opens() -> None:
    text = Match("bioutifoul", 2, seed=1).game.sheet.text.replace("gold = 3", "gold = 4\nsilver = 2")
    match = Match("bioutifoul", 2, seed=1, sheet=Sheet(text, strict=False))
    again = Match.from_record(match.record().write())
    assert again.sheet is not None
    assert again.view() == match.view()
    with pytest.raises(SheetError, match="silver: no such key"):
        Match("bioutifoul", 2, sheet=Sheet(text))
