"""Lines as sentences, fast: what has been said once in a language is remembered."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from importlib.resources import files

from vernissage.core.game import Game, Line
from vernissage.games import game as find_game
from vernissage.table.text import LANGUAGES, SEAT_COLOURS, Catalogue, table_source

Args = tuple[tuple[str, int | str], ...]


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


@lru_cache(maxsize=50_000)
def _said(lang: str, game: str, id: str, args: Args, names: tuple[str, ...]) -> str:
    return words(lang, game).say(Line(id, dict(args)), names)


def say(line: Line, lang: str, game: str = "", names: Sequence[str] = ()) -> str:
    """A line as a sentence; only the names it needs are part of what is remembered."""
    args = line.args
    needed = -1
    for role in ("player", "other"):
        seat = args.get(role)
        if isinstance(seat, int) and seat > needed:
            needed = seat
    return _said(lang, game, line.id, tuple(args.items()), tuple(names[: needed + 1]))


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
