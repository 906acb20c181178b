"""The file that a backup is: a head that says what follows, rows, and an end that vouches for all of it; packed."""

from __future__ import annotations

import gzip
import hashlib
import json
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from typing import Any, BinaryIO

FORMAT = 1
NAME = "vernissage backup"
LONGEST = 16 * 1024 * 1024
"""Bytes of a line: many times the largest that is written, and little of a machine's memory."""
TOGETHER = 1024 * 1024
"""Signs of rows after which a line is long enough."""
KINDS: dict[str, tuple[type, ...]] = {
    "boolean": (bool,),
    "float": (float, int),
    "integer": (int,),
    "json": (str,),
    "text": (str,),
}
"""What a column holds, whatever the database calls it; data as JSON is kept as it was written."""
Values = Sequence[Any]


class Unreadable(RuntimeError):
    """A file that is no whole backup."""


class LaterFormat(Unreadable):
    """A backup that only a later version knows how to read."""


@dataclass(frozen=True)
class Head:
    """What a backup says of itself before anything else."""

    schema: str
    """The shape of the database, as its migrations number it."""
    program: str
    made: float
    columns: dict[str, dict[str, str]]
    """Of each table its columns, and what they hold."""


class Packing:
    """Writes a backup, line by line."""

    def __init__(self, file: BinaryIO, head: Head) -> None:
        self._file = gzip.GzipFile("", "wb", 6, file, 0)
        self._digest = hashlib.sha256()
        self.rows: Counter[str] = Counter(dict.fromkeys(head.columns, 0))
        self._say({NAME: FORMAT, **asdict(head)})

    def add(self, table: str, rows: Iterator[Values]) -> None:
        """All rows of a table, some of them a line."""
        together: list[Values] = []
        size = 0
        for row in rows:
            together.append(row)
            size += sum(len(value) if isinstance(value, str) else 8 for value in row)
            if size > TOGETHER:
                self._add(table, together)
                together, size = [], 0
        self._add(table, together)

    def _add(self, table: str, rows: list[Values]) -> None:
        if rows:
            self._say({"table": table, "rows": rows})
            self.rows[table] += len(rows)

    def end(self) -> None:
        """Vouch for all of it: nothing more will come."""
        self._say({"end": True, "counted": self.rows, "digest": self._digest.hexdigest()})
        self._file.close()

    def _say(self, value: Any) -> None:
        line = json.dumps(value, separators=(",", ":")).encode() + b"\n"
        self._digest.update(line)
        self._file.write(line)


class Unpacking:
    """Reads a backup; whatever is not as it was written is refused, at the latest at its end."""

    def __init__(self, file: BinaryIO) -> None:
        self._file = gzip.GzipFile(fileobj=file, mode="rb")
        self._digest = hashlib.sha256()
        self._before = ""
        self.rows: Counter[str] = Counter()
        self.head = self._head()

    def _head(self) -> Head:
        try:
            said = self._line()
        except Unreadable as error:
            raise Unreadable(f"it is no backup of a house, or not a whole one: {error}") from None
        if NAME not in said:
            raise Unreadable("it is no backup of a house")
        if not isinstance(said[NAME], int) or said[NAME] > FORMAT:
            raise LaterFormat("a later version of Vernissage wrote it: use that one")
        try:
            head = Head(str(said["schema"]), str(said["program"]), float(said["made"]), said["columns"])
            for name, columns in head.columns.items():
                if not set(columns.values()) <= set(KINDS):
                    raise Unreadable(f"it is garbled: columns of {name}")
        except (LookupError, TypeError, ValueError, AttributeError):
            raise Unreadable("it is garbled: its head") from None
        self.rows.update(dict.fromkeys(head.columns, 0))
        return head

    def __iter__(self) -> Iterator[tuple[str, list[Values]]]:
        """The rows of all tables, some at a time; whoever comes to the end has read all that was written."""
        while "end" not in (said := self._line()):
            table, rows = said.get("table"), said.get("rows")
            if not isinstance(table, str) or table not in self.head.columns or not isinstance(rows, list):
                raise Unreadable("it is garbled: rows of no table")
            kinds = [KINDS[kind] for kind in self.head.columns[table].values()]
            if not all(fits(row, kinds) for row in rows):
                raise Unreadable(f"it is garbled: rows of {table}")
            self.rows[table] += len(rows)
            yield table, rows
        if said.get("digest") != self._before or said.get("counted") != dict(self.rows):
            raise Unreadable("it is garbled: it does not hold what it says")
        if self._bytes(1):
            raise Unreadable("it is garbled: something follows its end")

    def _line(self) -> dict[str, Any]:
        line = self._bytes()
        if not line.endswith(b"\n"):
            raise Unreadable("it is cut off")
        self._before = self._digest.hexdigest()
        self._digest.update(line)
        try:
            said = json.loads(line)
        except (ValueError, RecursionError):
            said = None
        if not isinstance(said, dict):
            raise Unreadable("it is garbled")
        return said

    def _bytes(self, limit: int = LONGEST) -> bytes:
        try:
            return self._file.readline(limit)
        except EOFError:
            raise Unreadable("it is cut off") from None
        except (gzip.BadGzipFile, zlib.error):
            raise Unreadable("it is garbled") from None


def fits(row: Any, kinds: list[tuple[type, ...]]) -> bool:
    """Whether a row holds what its columns may hold."""
    return (
        isinstance(row, list)
        and len(row) == len(kinds)
        and all(value is None or type(value) in kind for value, kind in zip(row, kinds, strict=True))
    )
