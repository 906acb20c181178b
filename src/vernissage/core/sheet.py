"""Component sheets: printed values with their provenance, read strictly, errors naming the line."""

from __future__ import annotations

import difflib
import hashlib
import re
import reprlib
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any, NoReturn

from vernissage.core.scan import Scan, Unbounded

SOURCES = ("rulebook", "published", "derived", "reconstructed")
"""Where a value may come from: printed, stated elsewhere, following from others, invented to fit."""
LONGEST = 600
"""Signs of a reason."""
PLACE = re.compile(r" \(at (?:line (\d+), column \d+|end of document)\)$")


class SheetError(ValueError):
    """A component sheet that cannot be played with: the line to look at (0 if there is none), and the reason."""

    def __init__(self, name: str, line: int, reason: str) -> None:
        super().__init__(f"{name}, line {line}: {reason}" if line else f"{name}: {reason}")
        self.line = line
        self.reason = reason


class Sheet:
    """A component sheet in TOML. Each table says its `source`; values are read by their path.

    A sheet may come from a stranger: it is bounded before it is parsed.
    """

    def __init__(self, text: str, name: str = "components.toml", strict: bool = True) -> None:
        """Read the text; unless `strict`, keys that no game knows are passed over, as in sheets of older records."""
        self.text = text
        self.name = name
        self.strict = strict
        try:
            self.lines = Scan(text).lines
            self.data: dict[str, Any] = tomllib.loads(text)
        except Unbounded as error:
            raise SheetError(name, error.line, error.reason) from None
        except ValueError as error:  # not only TOMLDecodeError: an impossible date is a plain one
            found = PLACE.search(str(error))
            line = int(found[1]) if found and found[1] else text.count("\n") + 1 if found else 0
            raise SheetError(name, line, f"not TOML: {PLACE.sub('', str(error))}") from None

    @property
    def digest(self) -> str:
        """The hash by which a record names its sheet: of the values, whatever their layout."""
        return hashlib.sha256(repr(sorted_data(self.data)).encode()).hexdigest()[:16]

    def fail(self, path: str, reason: str, at: str = "") -> NoReturn:
        """Refuse the sheet because of the value at a path, or of something in it that stands elsewhere."""
        raise SheetError(self.name, self.line(at or path), f"{path}: {reason}"[:LONGEST])

    def line(self, path: str) -> int:
        """The line on which a value stands, or the nearest one above it that exists; 0 if none does."""
        while path not in self.lines:
            cut = max(path.rfind("."), path.rfind("["))
            if cut < 0:
                return 0
            path = path[:cut]
        return self.lines[path]

    def known(self, tables: Mapping[str, Iterable[str]]) -> None:
        """Refuse a table or a key that the game does not have, and name the nearest that it has."""
        if not self.strict:
            return
        for name, value in self.data.items():
            if name not in tables:
                self.fail(shown(name), f"no such table{nearest(name, tables)}")
            entries = value if isinstance(value, list) else [value]
            keys = (*tables[name], "source")
            for i, entry in enumerate(entries):
                for key in entry if isinstance(entry, dict) else ():
                    if key not in keys:
                        path = f"{name}[{i}].{key}" if isinstance(value, list) else f"{name}.{key}"
                        self.fail(shown(path), f"no such key{nearest(key, keys)}", at=path)

    def sources(self) -> dict[str, dict[str, int]]:
        """Where each table's values come from: of several tables of one name, how many say so."""
        found: dict[str, dict[str, int]] = {}
        for name, value in self.data.items():
            entries = value if isinstance(value, list) else [value]
            said = [entry.get("source") for entry in entries if isinstance(entry, dict)]
            found[name] = {source: said.count(source) for source in SOURCES if source in said}
        return found

    def values(self) -> dict[str, int | str]:
        """Every number and word by its path, such as `wall.columns` or `stack[2].tiles[0]`, but no `source`."""
        found: dict[str, int | str] = {}
        flatten("", self.data, found)
        return found

    def table(self, path: str) -> Mapping[str, Any]:
        """A table with its provenance checked."""
        value = self._at(path)
        if not isinstance(value, dict):
            self.fail(path, "a table is wanted")
        self._sourced(path, value)
        return value

    def tables(self, path: str) -> list[dict[str, Any]]:
        """An array of tables, each with its provenance checked."""
        value = self._at(path)
        if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
            self.fail(path, "an array of tables is wanted")
        for i, entry in enumerate(value):
            self._sourced(f"{path}[{i}]", entry)
        return value

    def integer(self, path: str, low: int = 0, high: int = 1000) -> int:
        """A whole number between two bounds."""
        value = self._at(path)
        if not isinstance(value, int) or isinstance(value, bool):
            self.fail(path, f"a whole number is wanted, not {reprlib.repr(value)}")
        if not low <= value <= high:
            self.fail(path, f"{value} is not between {low} and {high}")
        return value

    def integers(self, path: str, length: int, low: int = 0, high: int = 1000) -> tuple[int, ...]:
        """A list of whole numbers between two bounds; any length if it is -1."""
        value = self._at(path)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            self.fail(path, f"a list of {length} whole numbers is wanted" if length >= 0 else "a list is wanted")
        for i, entry in enumerate(value):
            if not isinstance(entry, int) or isinstance(entry, bool) or not low <= entry <= high:
                wrong = f"{reprlib.repr(entry)} is not a whole number between {low} and {high}"
                self.fail(path, wrong, at=f"{path}[{i}]")
        return tuple(value)

    def word(self, path: str, choices: tuple[str, ...] = ()) -> str:
        """A word, one of the choices if there are any."""
        value = self._at(path)
        if not isinstance(value, str):
            self.fail(path, f"a word is wanted, not {reprlib.repr(value)}")
        if choices and value not in choices:
            self.fail(path, f"{reprlib.repr(value)} is none of {', '.join(choices)}")
        return value

    def _at(self, path: str) -> Any:
        value: Any = self.data
        for part in re.split(r"[.\[\]]+", path.rstrip("]")):
            if isinstance(value, list) and part.isdigit() and int(part) < len(value):
                value = value[int(part)]
            elif isinstance(value, dict) and part in value:
                value = value[part]
            else:
                self.fail(path, "missing")
        return value

    def _sourced(self, path: str, value: dict[str, Any]) -> None:
        source = value.get("source")
        if source not in SOURCES:
            self.fail(path, f"`source` must be one of {', '.join(SOURCES)}, not {reprlib.repr(source)}")


def shown(path: str) -> str:
    """A path as it can be shown in one line."""
    return path[:80] if path.isprintable() else reprlib.repr(path)


def nearest(name: str, names: Iterable[str]) -> str:
    """What may have been meant, or what there is."""
    there = list(names)
    close = difflib.get_close_matches(name, there, 1)
    return f": did you mean {close[0]}?" if close else f": there is {', '.join(there)}"


def flatten(path: str, value: Any, found: dict[str, int | str]) -> None:
    """Put what lies under a path where it can be found by its own."""
    if isinstance(value, dict):
        for key, inner in value.items():
            if key != "source":
                flatten(f"{path}.{key}" if path else key, inner, found)
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            flatten(f"{path}[{i}]", inner, found)
    elif isinstance(value, (int, str)):
        found[path] = value


def sorted_data(value: Any) -> Any:
    """The same data with the keys of every table in order."""
    if isinstance(value, dict):
        return [(key, sorted_data(value[key])) for key in sorted(value)]
    if isinstance(value, list):
        return [sorted_data(entry) for entry in value]
    return value
