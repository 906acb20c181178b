"""Message catalogues: from lines to sentences, in any of the languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from vernissage.core.game import Game, Line

LANGUAGES = ("en", "fr")
SEAT_COLOURS = ("blue", "yellow", "purple", "orange", "green", "red")


class UnknownLanguage(ValueError):
    """A language without a catalogue."""


class MissingText(LookupError):
    """A message that no catalogue has, or whose arguments do not fit."""


class Catalogue:
    """All messages of a game, and those of the table, in one language."""

    def __init__(self, lang: str, *sources: str) -> None:
        self.lang = lang
        self._bundle = FluentBundle([lang], use_isolating=False)
        self._entries: dict[str, ast.Message | ast.Term] = {}
        for source in sources:
            resource = FluentResource(source)
            self._bundle.add_resource(resource)
            for entry in resource.body:
                if isinstance(entry, (ast.Message, ast.Term)):
                    self._entries[entry.id.name] = entry

    def say(self, line: Line, names: Sequence[str] = ()) -> str:
        """The sentence of a line; seats in `player` and `other` become names, or colours where the name is empty."""
        args: dict[str, int | str] = dict(line.args)
        for role in ("player", "other"):
            seat = args.get(role)
            if isinstance(seat, int):
                name = (names[seat] if seat < len(names) else "") or self.seat(seat)
                args[role] = isolated(name)
                args[f"{role}_vowel"] = "yes" if starts_with_vowel(name) else "no"
        if not self._bundle.has_message(line.id):
            raise MissingText(f"no message {line.id!r} in {self.lang!r}")
        pattern = self._bundle.get_message(line.id).value
        if pattern is None:
            raise MissingText(f"message {line.id!r} is empty in {self.lang!r}")
        text, errors = self._bundle.format_pattern(pattern, args)
        if errors:
            raise MissingText(f"message {line.id!r} in {self.lang!r}: {errors[0]}")
        return str(text)

    def seat(self, seat: int) -> str:
        """The name of a seat that has none: its colour."""
        return self.say(Line("seat-name", {"colour": SEAT_COLOURS[seat]}))

    def arguments(self, id: str) -> frozenset[str]:
        """The arguments that a message makes use of, those of the messages it is put together from included."""
        found: set[str] = set()
        read, unread = set(), {id}
        while unread:
            name = unread.pop()
            read.add(name)
            mentions = Mentions()
            if name in self._entries:
                mentions.visit(self._entries[name])
            found |= mentions.arguments
            unread |= mentions.entries - read
        return frozenset(found)

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(id))


class Mentions(Visitor):
    """What an entry of a catalogue mentions: arguments, and other entries."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.entries: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (named by fluent.syntax)
        self.arguments.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.entries.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        self.generic_visit(node)
        self.entries.add(node.id.name)


def table_source(lang: str) -> str:
    """The Fluent source of what all games share."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {lang!r}: there is {', '.join(LANGUAGES)}")
    return files(__package__).joinpath(f"text/{lang}.ftl").read_text("utf-8")


@cache
def _catalogue(lang: str, source: str) -> Catalogue:
    return Catalogue(lang, table_source(lang), source)


def catalogue(lang: str, game: Game | None = None) -> Catalogue:
    """The catalogue of a language, with a game's own messages."""
    if lang not in LANGUAGES:
        raise UnknownLanguage(f"unknown language {lang!r}: there is {', '.join(LANGUAGES)}")
    return _catalogue(lang, game.wording.catalogues[lang] if game else "")


def isolated(name: str) -> str:
    """A name that is written from right to left, so that it cannot turn the sentence around it."""
    turns = any(unicodedata.bidirectional(letter) in ("R", "AL", "AN") for letter in name)
    return f"\u2068{name}\u2069" if turns else name


def starts_with_vowel(name: str) -> bool:
    """Whether French elides before a name; H and Y count as consonants."""
    plain = unicodedata.normalize("NFD", name.strip())[:1].upper()
    return plain in ("A", "E", "I", "O", "U", "Œ", "Æ")
