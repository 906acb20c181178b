"""Component sheets: printed values with their provenance, read strictly, errors naming the line."""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Mapping
from typing import Any, NoReturn

SOURCES = ("rulebook", "published", "derived", "reconstructed")
"""Where a value may come from: printed, stated elsewhere, following from others, invented to fit."""


class SheetError(ValueError):
    """A component sheet that cannot be played with."""


class Sheet:
    """A component sheet in TOML. Each table says its `source`; values are read by their path."""

    def __init__(self, text: str, name: str = "components.toml") -> None:
        self.text = text
        self.name = name
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise SheetError(f"{name}: not a TOML file: {error}") from None

    @property
    def digest(self) -> str:
        """The hash by which a record names its sheet: of the values, whatever their layout."""
        return hashlib.sha256(repr(sorted_data(self.data)).encode()).hexdigest()[:16]

    def fail(self, path: str, reason: str) -> NoReturn:
        """Refuse the sheet because of the value at a path."""
        line = self.line(path)
        where = f"{self.name}, line {line}" if line else self.name
        raise SheetError(f"{where}: {path}: {reason}")

    def line(self, path: str) -> int:
        """The line on which a value stands, or the nearest one above it that exists; 0 if none does."""
        parts = re.split(r"[.\[\]]+", path.rstrip("]"))
        lines = self.text.splitlines()
        start, end, found = 0, len(lines), 0
        named: list[str] = []
        for i, part in enumerate(parts):
            heads = table_heads(lines, [*named, part])
            if heads:
                nth = int(parts[i + 1]) if i + 1 < len(parts) and parts[i + 1].isdigit() else 0
                start = heads[min(nth, len(heads) - 1)]
                end = next((n for n in range(start + 1, len(lines)) if lines[n].lstrip().startswith("[")), len(lines))
                found = start + 1
                named.append(part)
                continue
            if i > 0 and not named:
                break  # the table itself is missing
            value = re.compile(rf"""\s*["']?{re.escape(part)}["']?\s*=""")
            for n in range(start, end):
                if value.match(lines[n]):
                    return n + 1
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
            self.fail(path, f"a whole number is wanted, not {value!r}")
        if not low <= value <= high:
            self.fail(path, f"{value} is not between {low} and {high}")
        return value

    def integers(self, path: str, length: int, low: int = 0, high: int = 1000) -> tuple[int, ...]:
        """A list of whole numbers between two bounds; any length if it is -1."""
        value = self._at(path)
        if not isinstance(value, list) or (length >= 0 and len(value) != length):
            self.fail(path, f"a list of {length} whole numbers is wanted" if length >= 0 else "a list is wanted")
        for entry in value:
            if not isinstance(entry, int) or isinstance(entry, bool) or not low <= entry <= high:
                self.fail(path, f"{entry!r} is not a whole number between {low} and {high}")
        return tuple(value)

    def word(self, path: str, choices: tuple[str, ...] = ()) -> str:
        """A word, one of the choices if there are any."""
        value = self._at(path)
        if not isinstance(value, str):
            self.fail(path, f"a word is wanted, not {value!r}")
        if choices and value not in choices:
            self.fail(path, f"{value!r} is none of {', '.join(choices)}")
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
            self.fail(path, f"`source` must be one of {', '.join(SOURCES)}, not {source!r}")


def table_heads(lines: list[str], names: list[str]) -> list[int]:
    """Where the tables of a name begin: several if it is an array of tables."""
    head = re.compile(rf"\s*\[+\s*{re.escape('.'.join(names))}\s*\]+")
    return [n for n, text in enumerate(lines) if head.match(text)]


def sorted_data(value: Any) -> Any:
    """The same data with the keys of every table in order."""
    if isinstance(value, dict):
        return [(key, sorted_data(value[key])) for key in sorted(value)]
    if isinstance(value, list):
        return [sorted_data(entry) for entry in value]
    return value
