"""Records: a game as its header and its answers, chance included."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from vernissage.core.game import Game
from vernissage.core.sheet import Sheet, SheetError
from vernissage.games import UnknownGame
from vernissage.games import game as find_game

FORMAT = 1
LONGEST_TEXT = 300_000
"""Letters of a record: many times what a long game with an owner's sheet and a position takes."""
MOST_ANSWERS = 3_000
"""Four times what the longest games take."""
MOST = 2**31 - 1
"""No number in a record is larger, but for the masks of its start, which are the codec's to check."""
LONGEST_WORD = 64
MOST_SEATS = 20
"""More than any game has, of names, scores, sealed answers and options."""
HALF_A_SIGN = re.compile(r"\\u[dD][89a-fA-F]|[\ud800-\udfff]")
"""What may be half of a surrogate pair, which JSON can write and UTF-8 cannot."""


class RecordError(ValueError):
    """A record that cannot be read, or does not play as it says."""


@dataclass(frozen=True)
class Record:
    """A saved game. A game begun from a position has a `start`, one with an owner's sheet carries its text."""

    game: str
    seats: int
    answers: tuple[int, ...]
    options: Mapping[str, int | str] = field(default_factory=dict)
    version: int = 1
    names: tuple[str, ...] = ()
    sheet: str | None = None
    """The text of the component sheet, if it is not the project's own."""
    box: str = ""
    """The hash of the component sheet."""
    start: Mapping[str, Any] | None = None
    early: tuple[tuple[int, int], ...] = ()
    """Sealed answers given and not yet carried out: (seat, choice)."""
    digest: str = ""
    """The hash of the last position."""
    scores: tuple[int, ...] | None = None
    """The final scores of a finished game."""
    bots: tuple[str, ...] = ()
    """The level of the bot in each seat, empty for a person; nothing if nobody wrote it down."""

    def write(self) -> str:
        """The record as JSON text, one line for the header and one for the answers."""
        header: dict[str, Any] = {
            "vernissage": FORMAT,
            "game": self.game,
            "version": self.version,
            "seats": self.seats,
            "options": dict(self.options),
            "names": list(self.names),
            "box": self.box,
            "digest": self.digest,
            "check": checksum(self.answers),
            "scores": None if self.scores is None else list(self.scores),
        }
        if self.sheet is not None:
            header["sheet"] = self.sheet
        if self.start is not None:
            header["start"] = dict(self.start)
        if any(self.bots):
            header["bots"] = list(self.bots)
        if self.early:
            header["early"] = [list(pair) for pair in self.early]
        head = json.dumps(header, ensure_ascii=False)[:-1]
        return f'{head},\n "answers": {json.dumps(list(self.answers))}}}\n'

    @classmethod
    def read(cls, text: str) -> Record:
        """A record from its text, or an error that says what is wrong with it."""
        if len(text) > LONGEST_TEXT:
            raise RecordError(f"a record has at most {LONGEST_TEXT} letters, not {len(text)}")
        try:
            data = json.loads(text)
            if HALF_A_SIGN.search(text):
                json.dumps(data, ensure_ascii=False).encode()  # half a sign cannot be written down anywhere
        except (ValueError, RecursionError) as error:
            raise RecordError(f"the record is broken or cut off: {error}") from None
        if not isinstance(data, dict) or data.get("vernissage") != FORMAT:
            raise RecordError(f"not a record of format {FORMAT}")
        answers = numbers(data, "answers", MOST_ANSWERS)
        if word(data, "check") != checksum(answers):
            raise RecordError("the answers are not those that were written down: the record was changed or damaged")
        return cls(
            game=word(data, "game"),
            seats=number(data, "seats"),
            answers=answers,
            options=words(data, "options"),
            version=number(data, "version"),
            names=tuple(several(data, "names", MOST_SEATS)),
            sheet=wanted(data, "sheet", str) if "sheet" in data else None,
            box=word(data, "box"),
            start=wanted(data, "start", dict) if "start" in data else None,
            early=tuple(pair(entry) for entry in several(data, "early", MOST_SEATS)) if "early" in data else (),
            digest=word(data, "digest"),
            scores=None if data.get("scores") is None else numbers(data, "scores", MOST_SEATS),
            bots=levels(data, "bots") if "bots" in data else (),
        )

    def find_game(self) -> Game:
        """The game the record was played with."""
        try:
            found = find_game(self.game)
        except UnknownGame as error:
            raise RecordError(str(error)) from None
        if self.version < 1:
            raise RecordError(f"there is no rules version {self.version} of {self.game}")
        if self.version > found.version:
            raise RecordError(f"rules version {self.version} of {self.game} is newer than this program's")
        return found

    def own_sheet(self) -> Sheet | None:
        """The owner's sheet, if the game was played with one; older ones may hold keys that nobody reads."""
        return None if self.sheet is None else Sheet(self.sheet, "the record's component sheet", strict=False)

    def find_box(self) -> Any:
        """The components the record was played with."""
        found = self.find_game()
        try:
            box = box_of(found, self.own_sheet())
        except SheetError as error:
            raise RecordError(str(error)) from None
        if box.digest != self.box:
            raise RecordError(f"the record was played with component sheet {self.box!r}, not {box.digest!r}")
        return box


def box_of(game: Game, sheet: Sheet | None) -> Any:
    """The components of an owner's sheet; those of the project's own are made once, as nothing ever changes a box."""
    return game.read(sheet) if sheet else _standard(game.read, game.sheet)


@lru_cache(maxsize=32)
def _standard(read: Callable[[Sheet], Any], sheet: Sheet) -> Any:
    return read(sheet)


def checksum(answers: Sequence[int]) -> str:
    """A short hash of the answers: two games may end alike though an answer differs."""
    return hashlib.sha256(json.dumps(list(answers)).encode()).hexdigest()[:16]


def wanted(data: Mapping[str, Any], key: str, kind: type[Any]) -> Any:
    """A value of a type that must be there."""
    value = data.get(key)
    if not isinstance(value, kind) or isinstance(value, bool):
        raise RecordError(f"{key!r} is {'missing' if key not in data else 'of the wrong type'}")
    return value


def word(data: Mapping[str, Any], key: str) -> str:
    """A word, such as a name or a hash."""
    value: str = wanted(data, key, str)
    if len(value) > LONGEST_WORD:
        raise RecordError(f"{key!r} has more than {LONGEST_WORD} letters")
    return value


def number(data: Mapping[str, Any], key: str) -> int:
    """A whole number that is not absurd."""
    value: int = wanted(data, key, int)
    if not -MOST <= value <= MOST:
        raise RecordError(f"{key!r} is too large a number")
    return value


def several(data: Mapping[str, Any], key: str, most: int) -> list[Any]:
    """A list that is not too long."""
    values: list[Any] = wanted(data, key, list)
    if len(values) > most:
        raise RecordError(f"{key!r} has {len(values)} entries, at most {most} are read")
    return values


def numbers(data: Mapping[str, Any], key: str, most: int) -> tuple[int, ...]:
    """A list of whole numbers."""
    values = several(data, key, most)
    for i, value in enumerate(values):
        if type(value) is not int or not -MOST <= value <= MOST:
            raise RecordError(f"{key!r}: entry {i} is no whole number, or too large a one")
    return tuple(values)


def pair(entry: Any) -> tuple[int, int]:
    """A seat and its sealed answer."""
    if not isinstance(entry, list) or len(entry) != 2 or not all(type(given) is int for given in entry):
        raise RecordError("'early': an entry is a seat and a choice")
    return entry[0], entry[1]


def levels(data: Mapping[str, Any], key: str) -> tuple[str, ...]:
    """A word a seat."""
    values = several(data, key, MOST_SEATS)
    if not all(isinstance(value, str) and len(value) <= LONGEST_WORD for value in values):
        raise RecordError(f"{key!r}: an entry is the name of a level, or empty")
    return tuple(values)


def words(data: Mapping[str, Any], key: str) -> dict[str, int | str]:
    """A table of words or numbers."""
    values = wanted(data, key, dict)
    if len(values) > MOST_SEATS:
        raise RecordError(f"{key!r} has {len(values)} entries")
    for name, value in values.items():
        if len(name) > LONGEST_WORD or type(value) not in (int, str) or len(str(value)) > LONGEST_WORD:
            raise RecordError(f"{key!r}: {name[:LONGEST_WORD]!r} is neither a word nor a whole number")
    return dict(values)
