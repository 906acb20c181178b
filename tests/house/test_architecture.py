"""docs/architecture.md: the picture is that of the code, the places exist, and each word is defined once."""

from __future__ import annotations

import re
from collections import defaultdict

import pytest

from layers import PAGE, ROOT, drawn

TEXT = PAGE.read_text("utf-8")
GLOSSARY = TEXT.split("## Words")[1]
WORDS: dict[str, str] = dict(re.findall(r"^\| ([A-Z]\w+) \| [^|]+ \| (?:`([^`]+)`)? ?\|$", GLOSSARY, re.M))
DEFINED = {
    ".py": r"^(?:class (\w+)|([A-Z]\w*)(?:: TypeAlias)? = (?:tuple|dict|list|Callable|int|str|Mapping|Sequence)\b)",
    ".ts": r"^(?:export )?(?:class|interface|type) (\w+)",
    ".svelte": r"^  (?:export )?(?:class|interface|type) (\w+)",
}
TRAVELS = ("src/vernissage/house/protocol/", "web/src/protocol/")
"""Where the same things are defined as they travel."""


def definitions() -> dict[str, set[str]]:
    """Where every class, type and component of the program and of the client is defined."""
    found: dict[str, set[str]] = defaultdict(set)
    for folder in ("src/vernissage", "web/src"):
        for path in (ROOT / folder).rglob("*.*"):
            if path.suffix not in DEFINED or "site" in path.parts:
                continue
            where = str(path.relative_to(ROOT))
            for match in re.finditer(DEFINED[path.suffix], path.read_text("utf-8"), re.M):
                found[next(filter(None, match.groups()))].add(where)
            if path.suffix == ".svelte":
                found[path.stem].add(where)
    return found


PLACES = definitions()


def test_the_picture_of_the_layers_is_that_of_the_code() -> None:
    assert drawn(TEXT) == TEXT, "python scripts/layers.py draws it anew"


def test_every_place_that_the_page_names_is_there() -> None:
    named = re.findall(r"`((?:src|web|docs|scripts|tests)/[\w./-]+)`", TEXT)
    assert len(named) > 20
    assert [name for name in named if not (ROOT / name).exists()] == []


@pytest.mark.parametrize("word", [word for word in WORDS if WORDS[word]])
def test_a_word_is_defined_once(word: str) -> None:
    own = {place for place in PLACES[word] if not place.startswith(TRAVELS)}
    assert own == {WORDS[word]}


def test_each_word_stands_once_and_in_order() -> None:
    listed = re.findall(r"^\| ([A-Z]\w+) \|", GLOSSARY, re.M)[1:]
    assert listed == sorted(set(listed))
    assert listed == list(WORDS)
