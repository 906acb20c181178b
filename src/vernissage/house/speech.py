"""Lines as sentences, fast: what has been said once in a language is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files

from vernissage.core.game import Game, Line
from vernissage.games import game as find_game
from vernissage.table.text import LANGUAGES, SEAT_COLOURS, Catalogue, table_source

REMEMBERED = 50_000
"""How many sentences a voice remembers."""


def house_source(lang: str) -> str:
    """The Fluent source of what the server itself says."""
    return files(__package__).joinpath(f"text/{lang}.ftl").read_text("utf-8")


def source(lang: str, game: Game | None = None) -> str:
    """All that can be said in a language: the table's words, the house's, and a game's."""
    parts = [table_source(lang), house_source(lang)]
    if game is not None:
        parts.append(game.wording.catalogues[lang])
    return "\n".join(parts)


@cache
def words(lang: str, game: str = "") -> Catalogue:
    """The catalogue of a language, with a game's own messages."""
    return Catalogue(lang, source(lang, find_game(game) if game else None))


@cache
def arguments(id: str, game: str) -> frozenset[str]:
    """The arguments that a message makes use of, in whatever language."""
    return frozenset().union(*[words(lang, game).arguments(id) for lang in LANGUAGES])


class Voice:
    """A language in which a game is told; what has been said once is remembered."""

    def __init__(self, lang: str, game: str) -> None:
        self.words = words(lang, game)
        self._said: dict[object, str] = {}

    def say(self, line: Line, names: Sequence[str]) -> str:
        """A line as a sentence. Only the names it uses are part of what is remembered."""
        args = line.args
        key: object = line.id
        if args:
            player, other = args.get("player"), args.get("other")
            key = (
                line.id,
                *args.items(),
                names[player] if isinstance(player, int) and player < len(names) else None,
                names[other] if isinstance(other, int) and other < len(names) else None,
            )
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self.words.say(line, names)
        return text


@cache
def voice(lang: str, game: str = "") -> Voice:
    """The voice of a language for a game."""
    return Voice(lang, game)


def say(line: Line, lang: str, game: str = "", names: Sequence[str] = ()) -> str:
    """A line as a sentence."""
    return voice(lang, game).say(line, names)


def colour(seat: int) -> str:
    """The colour of a seat."""
    return SEAT_COLOURS[seat]


def preferred(accepted: str) -> str:
    """The best language of an `Accept-Language` header that there is; English if none is."""
    wanted: list[tuple[float, str]] = []
    for part in accepted.split(",")[:20]:
        tag, _, quality = part.strip().partition(";q=")
        try:
            weight = float(quality) if quality else 1.0
        except ValueError:
            weight = 0.0
        wanted.append((-weight, tag.split("-")[0].lower()))
    for _, tag in sorted(wanted, key=lambda entry: entry[0]):
        if tag in LANGUAGES:
            return tag
    return "en"
