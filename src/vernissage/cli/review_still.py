"""The real board at a marked answer: what the client's own drawing of it needs, inside a page that is one file."""

from __future__ import annotations

from typing import cast

import msgspec

from vernissage.cli.session import Reading
from vernissage.house import lobby, present
from vernissage.house.memory import MemoryShelf
from vernissage.house.protocol.play import Position, Target
from vernissage.house.protocol.tables import Seat
from vernissage.house.protocol.words import Language
from vernissage.house.speech import voice
from vernissage.house.stored import StoredSeat
from vernissage.house.unique_names import UniqueNames
from vernissage.server.settings import Settings

STYLE = """
.board { visibility: hidden; height: 0; overflow: hidden; break-inside: avoid; }
.board.drawn { visibility: visible; }
.board iframe { display: block; width: 1280px; height: 840px; border: 0; transform-origin: 0 0; }
@media screen and (min-width: 62rem) {
  .board { --wide: min(100vw - 3rem, 80rem); width: var(--wide); margin-left: calc(50% - var(--wide) / 2); }
}
"""


class Still(msgspec.Struct, kw_only=True):
    """A position as one seat saw it, and what two answers to it point at."""

    lang: Language
    game: str
    position: Position
    seats: list[Seat]
    given: Target | None
    better: Target | None


class Client(msgspec.Struct):
    """What draws the boards of a game in a frame, and what makes the frames."""

    script: str
    style: str
    frames: str


def client(game: str) -> Client | None:
    """What the built client has for a game; nothing where it is not built, or has no board of that game."""
    site = Settings().site
    files = [site / "still" / name for name in (f"{game}.js", f"{game}.css", "frames.js")] if site else []
    if not files or not all(file.is_file() for file in files):
        return None
    return Client(*(file.read_text("utf-8") for file in files))


def still(reading: Reading, seat: int, given: tuple[str, int] | None, better: tuple[str, int] | None) -> Still:
    """What a seat saw of a match, as the house shows it to a reader."""
    match, lang = reading.match, cast("Language", reading.lang)
    names = tuple(reading.name(number) for number in range(match.seats))
    seats = tuple(StoredSeat(number, "human", name) for number, name in enumerate(names))
    eyes = present.Eyes(seat, lang, names, match.game, voice(lang, match.game.name), match.box)
    return Still(
        lang=lang,
        game=match.game.name,
        position=present.position(eyes, match.state, match.moment, match.moment, panels=False),
        seats=lobby.seats_shown(seats, lang, (), (), UniqueNames(MemoryShelf().devices)),
        given=present.target_of(given),
        better=present.target_of(better),
    )


def data(value: object, css: str) -> str:
    """An element that holds a value for a script; nothing in the value can end it."""
    text = msgspec.json.encode(value).decode().replace("<", "\\u003c")
    return f'<script type="application/json" class="{css}">{text}</script>'


def drawing(found: Client) -> str:
    """What draws every board of a page, at its end."""
    parts = {"script": found.script, "style": found.style}
    return f"{data(parts, css='client')}\n<script>{found.frames}</script>\n"
