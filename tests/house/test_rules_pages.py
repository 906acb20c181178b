"""The rules pages and the guided first games of the web client speak of the decisions that the games really have."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vernissage import Game, games

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
LANGUAGES = ("en", "fr")
written = [game for game in games() if (WEB / game.name / "rules.en.md").exists()]
guided = [game for game in games() if (WEB / game.name / "guide.en.md").exists()]


def sections(text: str) -> list[tuple[list[str], bool]]:
    """The kinds of decision each section answers, and whether it has a line of help."""
    parts = re.split(r"^## ", text, flags=re.M)[1:]
    heads = [re.match(r".+ \{[\w-]+(?:: ?([\w, ]+))?\}\n", part) for part in parts]
    return [
        (re.split(r", *", head[1]) if head and head[1] else [], "\n> " in part)
        for head, part in zip(heads, parts, strict=True)
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", written, ids=lambda game: game.name)
def test_every_decision_belongs_to_one_section_with_a_line_of_help(game: Game, lang: str) -> None:
    page = (WEB / game.name / f"rules.{lang}.md").read_text("utf-8")
    answered = [kind for kinds, _ in sections(page) for kind in kinds]
    assert sorted(answered) == sorted(kind.name for kind in game.decisions)
    assert all(helped for kinds, helped in sections(page) if kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", guided, ids=lambda game: game.name)
def test_a_guide_waits_for_what_can_happen(game: Game, lang: str) -> None:
    guide = (WEB / game.name / f"guide.{lang}.md").read_text("utf-8")
    asked = re.findall(r"^## .+\{[\w-]+: ask ([\w, ]+?)(?: \d+)?\}$", guide, flags=re.M)
    told = re.findall(r"^## .+\{[\w-]+: told ([\w, ]+?)(?: by others)?\}$", guide, flags=re.M)
    decisions = {kind.name for kind in game.decisions}
    steps = {kind.name for kind in game.kinds} | {step.__name__ for step in game.steps}
    assert asked
    assert {name for names in asked for name in re.split(r", *", names)} <= decisions
    assert {name for names in told for name in re.split(r", *", names)} <= steps


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", written, ids=lambda game: game.name)
def test_the_numbers_of_a_page_are_those_of_the_sheet(game: Game, lang: str) -> None:
    """`{wall.columns}` names a value of the component sheet, `{?wall}` a table of it."""
    page = (WEB / game.name / f"rules.{lang}.md").read_text("utf-8")
    values, tables = game.sheet.values(), game.sheet.data
    for place in re.findall(r"\{(\?[a-z_]+|[a-z_]+(?:\.\w+|\[\d+\])+)\}", page):
        assert place[1:] in tables if place.startswith("?") else place in values, place


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", written, ids=lambda game: game.name)
def test_a_page_says_next_to_it_what_is_reconstructed(game: Game, lang: str) -> None:
    page = (WEB / game.name / f"rules.{lang}.md").read_text("utf-8")
    ours = {table for table, found in game.sheet.sources().items() if "reconstructed" in found}
    assert ours <= set(re.findall(r"\{\?([a-z_]+)\}", page))
