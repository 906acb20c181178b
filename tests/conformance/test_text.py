"""The catalogues: complete, equal in both languages, in the words of the glossary."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from hypothesis import given

from drive import NAMES, TABLES, Walk, steps, walks
from vernissage import SPECTATOR, Dice, Game, Match, games
from vernissage.core.game import Line
from vernissage.core.step import Decision
from vernissage.house.speech import house_source
from vernissage.table.text import LANGUAGES, catalogue, table_source
from vernissage.table.waiting import waiting_for

every_table = pytest.mark.parametrize(("game", "seats"), TABLES, ids=NAMES)
SOURCES = {
    "table": {lang: table_source(lang) for lang in LANGUAGES},
    "house": {lang: house_source(lang) for lang in LANGUAGES},
} | {game.name: dict(game.wording.catalogues) for game in games()}
every_catalogue = pytest.mark.parametrize("name", list(SOURCES))


class Variables(Visitor):
    """The variables a message uses, itself or through the messages it refers to."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


class Texts(Visitor):
    """The text a reader sees."""

    def __init__(self) -> None:
        self.texts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.texts.append(node.value)


@cache
def messages(source: str) -> dict[str, ast.Message]:
    entries = FluentParser().parse(source).body
    assert not [entry for entry in entries if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in entries if isinstance(entry, ast.Message)}


def texts(source: str) -> Iterator[tuple[str, str]]:
    for id, message in messages(source).items():
        visitor = Texts()
        visitor.visit(message)
        for text in visitor.texts:
            yield id, text


@every_catalogue
def test_both_languages_have_the_same_messages(name: str) -> None:
    assert set(messages(SOURCES[name]["en"])) == set(messages(SOURCES[name]["fr"]))


@every_catalogue
def test_both_languages_use_the_same_variables(name: str) -> None:
    """Seen through helper messages; the flags that only French grammar needs do not count."""
    for id in messages(SOURCES[name]["en"]):
        used = []
        for lang in LANGUAGES:
            known = messages(SOURCES["table"][lang]) | messages(SOURCES[name][lang])
            names: set[str] = set()
            todo, seen = [id], set()
            while todo:
                current = todo.pop()
                if current in seen:
                    continue
                seen.add(current)
                visitor = Variables()
                visitor.visit(known[current])
                names |= visitor.names
                todo += visitor.messages
            used.append(names - {"player_vowel", "other_vowel"})
        assert used[0] == used[1], id


NOT_IN_FRENCH = [
    r" [:;!?»%]",
    r"« ",
    r"'",
    r'"',
    r"[oO]euvre|Ejection|Etude|A vous",
    r"Box-?Office|billets?\b|[Cc]ommission|Argents|Influences\b|digital|de [Mm]aître|[Cc]omptage|gameplay|lobbies",
    r"[Cc]ôte\b|additionnel|[Ss]olitaire",
    r"1ère|\dème",
    r"\(e\)|·e|il/elle|[Jj]oueuse|(?<!Premier )[Jj]oueur",
    r"interdit|erreur|vous ne pouvez pas|désolé",
]


@every_catalogue
@pytest.mark.parametrize("pattern", NOT_IN_FRENCH)
def test_french_follows_the_glossary(name: str, pattern: str) -> None:
    wrong = [(id, text) for id, text in texts(SOURCES[name]["fr"]) if re.search(pattern, text)]
    assert not wrong


@every_catalogue
def test_names_of_players_need_no_elision(name: str) -> None:
    for id, message in messages(SOURCES[name]["fr"]).items():
        if id not in ("of-player", "of-other"):
            visitor = re.compile(r"\b(de|que|jusque) \{ \$(player|other) \}")
            assert not visitor.search(ast_source(message)), id


def ast_source(message: ast.Message) -> str:
    from fluent.syntax import FluentSerializer

    return FluentSerializer().serialize_entry(message)


@every_catalogue
@pytest.mark.parametrize("lang", LANGUAGES)
def test_only_refusals_end_with_a_full_stop(name: str, lang: str) -> None:
    for id, text in texts(SOURCES[name][lang]):
        if id.startswith(("ask-", "wait-", "label-", "panel-", "score-")):
            assert not text.rstrip().endswith("."), (id, text)
        if lang == "en":
            assert "'" not in text, (id, text)


@every_catalogue
def test_undo_is_called_undo(name: str) -> None:
    assert not [id for id, text in texts(SOURCES[name]["fr"]) if "Annuler" in text and "undo" not in id]


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_step_has_a_line_or_is_silent(game: Game) -> None:
    for step in (*(kind.step for kind in game.kinds), *game.steps):
        id = re.sub(r"(?<!^)([A-Z])", r"-\1", step.__name__).lower()
        for lang in LANGUAGES:
            assert step.__name__ in game.wording.silent or catalogue(lang, game).has(id), id


@pytest.mark.parametrize("game", games(), ids=lambda game: game.name)
def test_every_refusal_names_its_rule(game: Game) -> None:
    refusals = {id for id in messages(game.wording.catalogues["en"]) if id.startswith("why-")}
    assert refusals == set(game.wording.rules)


@every_table
@given(walk=walks)
def test_everything_asked_and_told_can_be_said(game: Game, seats: int, walk: Walk) -> None:
    names = ["Anne", "Hugo", "Élise", "Zoé", "Ugo", "Yves"]
    said: dict[str, str] = {}  # most of a table is said again after every step

    def say(line: Line, lang: str) -> str:
        key = f"{lang}{line}"
        text = said[key] if key in said else said.setdefault(key, catalogue(lang, game).say(line, names))
        assert text
        assert "{" not in text
        return text

    for s, step in steps(game, seats, walk):
        if isinstance(step, Decision):
            asked = waiting_for(game, s, step, say)
            assert set(asked.prompts) == set(LANGUAGES)
            for lang in LANGUAGES:
                say(asked.others, lang)
            for option in asked.options:
                assert option.labels
            for refusal in asked.refusals:
                assert refusal.reasons
                for lang in LANGUAGES:
                    say(refusal.label, lang)
                assert refusal.rule
        else:
            for choice in s.choices:
                for lang in LANGUAGES:
                    say(game.wording.label(s, step, choice), lang)
        for seat in (SPECTATOR, *range(seats)):
            view = game.view(s, seat)
            for lang in LANGUAGES:
                for panel in game.wording.panels(view):
                    say(panel.title, lang)
                    for row in panel.rows:
                        say(row.label, lang)
                        if isinstance(row.value, Line):
                            say(row.value, lang)
                for score in game.score_sheet(view):
                    say(score.line, lang)
                    say(Line(f"about-{score.line.id}", score.line.args), lang)
                    if not score.line.id.startswith("tie-"):
                        say(Line(f"category-{score.line.id}", {"number": score.line.args.get("round", 0)}), lang)


@every_table
def test_a_whole_log_can_be_said_to_everybody(game: Game, seats: int) -> None:
    match, dice = Match(game, seats, seed=31), Dice(31)
    while not match.finished:
        for asked in match.waiting():
            match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    for lang in LANGUAGES:
        for seat in (None, *range(seats)):
            assert all(match.log(lang, seat))
