"""What the client knows of the games was written from the rules as they are, in good TypeScript."""

from __future__ import annotations

import re
import runpy
from pathlib import Path
from typing import Any, Literal

import pytest
from msgspec import UNSET, Struct, UnsetType

ROOT = Path(__file__).parents[2]
WRITER: dict[str, Any] = runpy.run_path(str(ROOT / "scripts" / "typescript.py"))
FILES: dict[str, str] = WRITER["files"]()


@pytest.mark.parametrize("name", FILES)
def test_no_generated_file_is_stale(name: str) -> None:
    there = ROOT / "web" / "generated" / name
    assert there.exists(), "python scripts/typescript.py writes it"
    assert there.read_text("utf-8") == FILES[name], "python scripts/typescript.py writes it anew"


def test_no_file_is_left_of_a_game_that_is_gone() -> None:
    found = {path.name for path in (ROOT / "web" / "generated").glob("*.ts")}
    assert found - {"schema.d.ts"} == set(FILES)


def test_the_client_believes_the_types_and_reads_no_sentence() -> None:
    """No cast away from what the rules say, and no number picked out of a text."""
    forbidden = re.compile(r"as unknown as|as any\b|/\\d\+/")
    found = [
        f"{path.relative_to(ROOT)}: {line.strip()}"
        for pattern in ("*.ts", "*.svelte")
        for path in (ROOT / "web" / "src").rglob(pattern)
        for line in path.read_text("utf-8").splitlines()
        if forbidden.search(line)
    ]
    assert not found


Colour = Literal["red", "blue"]


class Move(Struct, frozen=True, array_like=True):
    """A piece on its way."""

    piece: Colour
    case: int | None


class Leaf(Struct, frozen=True, omit_defaults=True):
    """A part
    of a whole."""

    words: str
    spare: int = 0


class Root(Struct, frozen=True, kw_only=True, tag_field="game", tag="it's"):
    seat: int | None
    """Whose it is."""
    hidden: bool | UnsetType = UNSET
    moves: tuple[Move, ...]
    pair: tuple[int, float]
    maybe: tuple[int | None, ...]
    counts: dict[Colour, int]
    mode: Literal[1, 2] | None
    leaf: Leaf | None


WRITTEN = """\
export interface Root {
  readonly game: 'it\\'s';
  /** Whose it is. */
  readonly seat: number | null;
  readonly hidden?: boolean;
  readonly moves: readonly Move[];
  readonly pair: readonly [number, number];
  readonly maybe: readonly (number | null)[];
  readonly counts: Readonly<Record<Colour, number>>;
  readonly mode: 1 | 2 | null;
  readonly leaf: Leaf | null;
}

/** A piece on its way. */
export type Move = readonly [piece: Colour, case_: number | null];

/**
 * A part
 * of a whole.
 */
export interface Leaf {
  readonly words: string;
  readonly spare?: number;
}

export type Colour = 'red' | 'blue';"""


def test_a_tree_of_structs_becomes_a_tree_of_types() -> None:
    assert "\n\n".join(WRITER["Types"](Root).written()) == WRITTEN


class Strange(Struct, frozen=True):
    what: complex


def test_what_has_no_word_in_typescript_is_refused() -> None:
    with pytest.raises(TypeError, match="complex"):
        WRITER["Types"](Strange)


def test_two_structs_of_one_name_are_refused() -> None:
    found = WRITER["Types"](Root)
    with pytest.raises(TypeError, match="two structs are called Leaf"):
        found.add(type("Leaf", (Struct,), {"__annotations__": {"other": int}, "__module__": __name__}))


@pytest.mark.parametrize(
    ("value", "written"),
    [
        (["a", 1, None, True], "['a', 1, null, true]"),
        ({"a": 1, "no-name": "it's"}, "{ a: 1, 'no-name': 'it\\'s' }"),
        ([], "[]"),
        ({"wide": ["x" * 60, "y" * 60]}, "{\n  wide: [\n    '" + "x" * 60 + "',\n    '" + "y" * 60 + "',\n  ],\n}"),
    ],
)
def test_constants_are_written_as_prettier_would(value: Any, written: str) -> None:
    assert WRITER["value_of"](value) == written
