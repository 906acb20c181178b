"""A component sheet before it is read: everything in it bounded, and the line of every value found."""

from __future__ import annotations

import re
from typing import Final

BYTES: Final = 65_536
LINES: Final = 2_000
WIDTH: Final = 1_000
"""Signs of a line."""
LETTERS: Final = 200
"""Signs of a word between quotes."""
DIGITS: Final = 64
"""Signs of a key or number without quotes."""
PARTS: Final = 3
"""Names in a row, with dots between them."""
DOTS: Final = 200
"""Such dots in the whole sheet: the parser's work grows with their square."""
DEPTH: Final = 4
"""Lists in lists."""
TABLES: Final = 250
KEYS: Final = 1_000
ITEMS: Final = 4_000
"""Values in all lists together."""

TOKEN: Final = re.compile(
    r"""(?P<blank>[ \t\r]+)
    |(?P<note>\#[^\n]*)
    |(?P<long>\"{3}|'{3})
    |(?P<word>"(?:[^"\\\n]|\\[^\n])*"|'[^'\n]*')
    |(?P<mark>[\[\]{},=.\n])
    |(?P<bare>[^\s\[\]{},=."'\#]+)
    |(?P<other>.)""",
    re.VERBOSE | re.DOTALL,
)

KEY: Final = 0
HEAD: Final = 1
VALUE: Final = 2


class Unbounded(Exception):
    """Text that is too large, too deep or not valid to be read as a sheet."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def first_line(text: str, sign: int) -> int:
    """The number of the line on which a sign stands."""
    return text.count("\n", 0, sign) + 1


def bounded(text: str) -> None:
    """Refuse text that is larger than any sheet, or that no file can hold."""
    if len(text) > BYTES:
        raise Unbounded(0, f"a sheet has at most {BYTES:,} bytes, this has {len(text):,} signs")
    try:
        size = len(text.encode("utf-8"))
    except UnicodeEncodeError as error:
        raise Unbounded(first_line(text, error.start), "half a sign: this is no valid Unicode") from None
    if size > BYTES:
        raise Unbounded(0, f"a sheet has at most {BYTES:,} bytes, not {size:,}")
    for number, line in enumerate(text.split("\n"), 1):
        if number > LINES:
            raise Unbounded(number, f"a sheet has at most {LINES:,} lines")
        if len(line) > WIDTH:
            raise Unbounded(number, f"a line has at most {WIDTH:,} signs, not {len(line):,}")


class Scan:
    """One reading of a sheet's text, sign by sign: how much there is of everything, and on which line it stands.

    What is no TOML is not found here: the parser says so better. It only has to be safe to ask the parser.
    """

    def __init__(self, text: str) -> None:
        bounded(text)
        self.lines: dict[str, int] = {}
        """The line of every table, value and entry of a list, by its path."""
        self._counts: dict[str, int] = {}  # of each array of tables, how many there are so far
        self._prefix = ""
        self._path = ""
        self._parts: list[str] = []
        self._mode = KEY
        self._depth = 0
        self._item = -1
        self._line = 1
        self._keys = 0
        self._dots = 0
        self._items = 0
        self._tables = 0
        for token in TOKEN.finditer(text):
            kind, sign = token.lastgroup, token.group()
            if kind == "mark":
                self._mark(sign)
            elif kind == "word" or kind == "bare":
                self._value(sign, LETTERS if kind == "word" else DIGITS)
            elif kind == "long":
                self._refuse("text over several lines has no place in a sheet")

    def _refuse(self, reason: str) -> None:
        raise Unbounded(self._line, reason)

    def _value(self, sign: str, most: int) -> None:
        """A word or a number: part of a name, or a value."""
        if len(sign) > most + 2 * (most == LETTERS):
            self._refuse(f"{sign[:20]}… has more than {most} signs")
        if self._mode == VALUE:
            self._entry()
            return
        self._parts.append(sign.strip("\"'"))

    def _entry(self) -> None:
        """A value begins: the first thing in its place of a list."""
        if self._depth == 1 and self._item >= 0:
            self.lines.setdefault(f"{self._path}[{self._item}]", self._line)

    def _mark(self, sign: str) -> None:
        if sign == "\n":
            self._end_of_line()
        elif sign == "[" or sign == "{":
            self._open(sign)
        elif sign == "]" or sign == "}":
            self._close()
        elif sign == ",":
            self._items += 1
            if self._items > ITEMS:
                self._refuse(f"all lists of a sheet have at most {ITEMS:,} values together")
            if self._depth == 1:
                self._item += 1
        elif sign == "=":
            self._named()
        elif self._mode != VALUE or self._depth:
            self._dot()

    def _dot(self) -> None:
        self._dots += 1
        if self._dots > DOTS:
            self._refuse(f"the names of a sheet have at most {DOTS} dots")
        if len(self._parts) >= PARTS:
            self._refuse(f"a name has at most {PARTS} parts with dots between them")

    def _end_of_line(self) -> None:
        self._line += 1
        if self._depth == 0 or self._mode == HEAD:
            self._mode, self._depth, self._parts = KEY, 0, []

    def _open(self, sign: str) -> None:
        if self._mode == KEY and not self._parts:
            self._mode = HEAD
        elif self._mode == VALUE:
            self._entry()
        self._depth += 1
        if self._depth > DEPTH:
            self._refuse(f"lists lie at most {DEPTH} deep in each other")
        if self._depth == 1:
            self._item = 0 if sign == "[" else -1

    def _close(self) -> None:
        if self._mode == HEAD and self._parts:
            self._table(self._depth > 1)
        self._depth = max(0, self._depth - 1)

    def _table(self, array: bool) -> None:
        """The head of a table: what follows belongs to it."""
        self._tables += 1
        if self._tables > TABLES:
            self._refuse(f"a sheet has at most {TABLES} tables")
        path = ""
        for i, part in enumerate(self._parts):
            path = f"{path}.{part}" if path else part
            last = i == len(self._parts) - 1
            if last and array:
                self.lines.setdefault(path, self._line)
                self._counts[path] = self._counts.get(path, 0) + 1
            if path in self._counts:
                path = f"{path}[{self._counts[path] - 1}]"
        self.lines.setdefault(path, self._line)
        self._prefix, self._parts = path, []

    def _named(self) -> None:
        """The name of a value is whole."""
        self._keys += 1
        if self._keys > KEYS:
            self._refuse(f"a sheet has at most {KEYS:,} values")
        if self._mode == KEY and self._parts:
            name = ".".join(self._parts)
            self._path = f"{self._prefix}.{name}" if self._prefix else name
            for i in range(len(self._parts)):
                inner = ".".join(self._parts[: i + 1])
                self.lines.setdefault(f"{self._prefix}.{inner}" if self._prefix else inner, self._line)
            self._mode, self._parts, self._item = VALUE, [], -1
