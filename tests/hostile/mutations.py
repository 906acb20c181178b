"""Records, positions and sheets as a stranger might send them: valid ones, changed field by field."""

from __future__ import annotations

import copy
import json
import random
from functools import cache
from pathlib import Path
from typing import Any

from vernissage import Game, Match, Record, games
from vernissage.core.sheet import Sheet
from vernissage.table import codec
from vernissage.table.history import at
from vernissage.table.record import checksum

RECORDS = Path(__file__).parents[1] / "records"
NUMBERS = (0, 1, -1, 2, 7, 31, 32, 255, -255, 2**31, -(2**31), 2**63, -(2**63), 2**64, 10**30, -(10**30), 10**4000)
ODD: tuple[Any, ...] = (True, False, None, "", "x", "\u0000", "‮", 1.5, 1e308, float("inf"), [], {}, [[]], [0], {"a": 1})
REPEATED = (2, 3, 50, 1_000, 25_000)
DEEP = {f"lists {depth} deep": "[" * depth + "0" + "]" * depth for depth in (3, 10, 900, 5_000)}
"""What stands for lists in lists until the text is written, which JSON's own writer could not do."""


@cache
def sources() -> dict[str, list[dict[str, Any]]]:
    """For each game its stored records, wholly and begun again at positions in the middle."""
    found: dict[str, list[dict[str, Any]]] = {game.name: [] for game in games()}
    chance = random.Random(1)
    for path in sorted(RECORDS.glob("*.json")):
        text = path.read_text()
        record, match = Record.read(text), Match.from_record(text)
        found[record.game].append(json.loads(text))
        for _ in range(3):
            found[record.game].append(begun_at(match, json.loads(text), chance.randrange(match.moment)))
    return found


def begun_at(match: Match, data: dict[str, Any], event: int) -> dict[str, Any]:
    """The rest of a game as a record that begins at a position."""
    moment = at(match, event)
    rest = data["answers"][moment.answers :]
    return data | {"start": codec.encode(match.game, moment.state), "answers": rest, "check": checksum(rest)}


def places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The way to every value inside plain data; of long lists to some."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key in value:
            found += places(value[key], (*path, key))
    elif isinstance(value, list):
        for i in range(min(len(value), 40)):
            found += places(value[i], (*path, i))
    return found


def mutant(source: dict[str, Any], ways: list[tuple[Any, ...]], chance: random.Random) -> str:
    """The text of a record with some things changed, its sums made to fit so that it is not refused for them."""
    data = copy.deepcopy(source)
    for _ in range(chance.choice((1, 1, 1, 2, 3))):
        change(data, chance.choice(ways), chance)
    if "answers" in data and chance.random() < 0.5:
        cut(data, chance)
    if chance.random() < 0.97:
        answers = data.get("answers")
        data["check"] = checksum(answers) if isinstance(answers, list) else data.get("check")
        data["digest"], data["scores"] = "", None
    text = json.dumps(data, ensure_ascii=chance.random() < 0.5)
    for mark, lists in DEEP.items():
        text = text.replace(f'"{mark}"', lists)
    return garbled(text, chance) if chance.random() < 0.04 else text


def cut(data: dict[str, Any], chance: random.Random) -> None:
    """Play a part of the answers only: whatever was changed comes into play at another moment."""
    answers = data["answers"]
    if isinstance(answers, list):
        data["answers"] = answers[: chance.randrange(len(answers) + 1)]


def change(data: dict[str, Any], way: tuple[Any, ...], chance: random.Random) -> None:
    """Change one thing somewhere in the data; nothing if an earlier change took it away."""
    holder: Any = data
    for step in way[:-1]:
        try:
            holder = holder[step]
        except (KeyError, IndexError, TypeError):
            return
    key = way[-1]
    try:
        holder[key] = changed(holder, key, chance)
    except (KeyError, IndexError, TypeError):
        return


def changed(holder: Any, key: Any, chance: random.Random) -> Any:
    """Another value for a place: near it, far from it, of another kind, from elsewhere, repeated, deep."""
    value = holder[key]
    roll = chance.random()
    if type(value) is int and roll < 0.55:
        return value + chance.choice((-2, -1, 1, 2))
    if isinstance(value, list) and roll < 0.7:
        return rearranged(list(value), chance)
    if roll < 0.8:
        return chance.choice(NUMBERS)
    if roll < 0.88:
        return chance.choice(ODD)
    if roll < 0.96:
        others = list(holder.values()) if isinstance(holder, dict) else holder
        return copy.deepcopy(chance.choice(others))
    return chance.choice(list(DEEP))


def rearranged(value: list[Any], chance: random.Random) -> list[Any]:
    """A list with entries swapped, doubled, missing, or repeated very often."""
    roll = chance.random()
    if not value or roll < 0.1:
        return [*value, *value] if value else [0]
    i, j = chance.randrange(len(value)), chance.randrange(len(value))
    if roll < 0.4:
        value[i], value[j] = value[j], value[i]
    elif roll < 0.6:
        del value[i]
    elif roll < 0.8:
        value.insert(j, copy.deepcopy(value[i]))
    elif roll < 0.95:
        value[i] = copy.deepcopy(value[j])
    else:
        value = value[: i + 1] + [value[i]] * chance.choice(REPEATED) + value[i + 1 :]
    return value


def garbled(text: str, chance: random.Random) -> str:
    """A text with some letters changed, lost or doubled."""
    letters = list(text)
    for _ in range(chance.choice((1, 1, 2, 10))):
        i = chance.randrange(len(letters))
        letters[i] = chance.choice(
            ('"', "[", "]", "{", "}", ",", "-", "9", "", letters[i] * 2, "\\u0000", "e9", "\ud800")
        )
    return "".join(letters[: chance.choice((len(letters), len(letters), chance.randrange(len(letters) + 1)))])


def sheet_mutant(game: Game, chance: random.Random) -> str:
    """A component sheet with some of its lines changed."""
    lines = game.sheet.text.splitlines()
    for _ in range(chance.choice((1, 1, 2, 3))):
        i, j = chance.randrange(len(lines)), chance.randrange(len(lines))
        roll = chance.random()
        head, is_value, tail = lines[i].partition("=")
        if roll < 0.5 and is_value:
            lines[i] = f"{head}= {odd_value(tail.strip(), chance)}"
        elif roll < 0.6:
            lines[i], lines[j] = lines[j], lines[i]
        elif roll < 0.7:
            lines.insert(j, lines[i])
        elif roll < 0.8 and len(lines) > 1:
            del lines[i]
        elif roll < 0.9:
            lines[i] = garbled(lines[i] or " ", chance)
        else:
            lines.insert(j, odd_line(chance))
    return "\n".join(lines)


def odd_value(value: str, chance: random.Random) -> str:
    """Another value for a key of a sheet."""
    if len(value) < 1000 and value.lstrip("-").isdigit() and chance.random() < 0.6:
        return str(int(value) + chance.choice((-1, 1, 2, 10)))
    odd = ("0", "-1", "99", "1000", "10" * 200, "[]", "[[[[]]]]", '""', '"x"', "true", "1.5", "inf", "{}", "1979-05-27")
    return chance.choice((*odd, value + ", 1", f"[{value}]", "[" * 2000 + "]" * 2000, "9" * 5000))


def odd_line(chance: random.Random) -> str:
    """A line that no sheet has."""
    deep = ".".join(f"a{i}" for i in range(chance.choice((2, 50, 2000))))
    return chance.choice(
        ("[]", "[[x]]", "x = 1", f"{deep} = 1", f"[{deep}]", "x.y.z = {a.b.c = 1}", "\x00", "[a]\n[a]")
    )


def record_with_sheet(source: dict[str, Any], sheet: str) -> str:
    """A record that says it was played with a sheet, its hash made to fit."""
    data = source | {"sheet": sheet, "digest": "", "scores": None}
    try:
        data["box"] = Sheet(sheet).digest
    except ValueError:
        data["box"] = "0" * 16
    if isinstance(data.get("start"), dict):
        data["start"] = data["start"] | {"box": data["box"]}
    return json.dumps(data)
