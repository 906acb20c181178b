"""What the pages before a game show: games, levels, tables, seats."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from functools import lru_cache
from typing import Literal, cast, get_args

from vernissage.bots import LEVELS, Level
from vernissage.core.game import Game, Line
from vernissage.games import game as find_game
from vernissage.games import games
from vernissage.house import speech, timing
from vernissage.house.expiry import Expiry
from vernissage.house.protocol.absence import Absence, Reason
from vernissage.house.protocol.lobby import Pace
from vernissage.house.protocol.tables import (
    Choice,
    GameInfo,
    HouseInfo,
    LevelInfo,
    ReactionInfo,
    Seat,
    TableInfo,
    Variant,
)
from vernissage.house.protocol.talk import Reaction
from vernissage.house.protocol.words import Language, Status
from vernissage.house.stored import StoredSeat, StoredTable
from vernissage.house.unique_names import UniqueNames
from vernissage.table.text import LANGUAGES, SEAT_COLOURS, isolated
from vernissage.version import VERSION

REACTIONS: tuple[Reaction, ...] = get_args(Reaction)


@lru_cache(maxsize=len(LANGUAGES))
def house_info(lang: Language, expiry: Expiry | None = None) -> HouseInfo:
    """What can be played here."""
    return HouseInfo(
        version=VERSION,
        languages=[cast("Language", language) for language in LANGUAGES],
        games=[game_info(game, lang) for game in games()],
        levels=[LevelInfo(name=level, label=speech.say(Line(f"level-{level}"), lang)) for level in LEVELS],
        colours=list(SEAT_COLOURS),
        reactions=[ReactionInfo(name=name, label=speech.say(Line(f"talk-{name}"), lang)) for name in REACTIONS],
        kept=[speech.say(line, lang) for line in (expiry or Expiry()).told()],
    )


def game_info(game: Game, lang: Language) -> GameInfo:
    """A game and how it can be set up."""
    return GameInfo(
        name=game.name,
        title=game.title,
        designer=game.designer,
        version=game.version,
        least_seats=game.seats[0],
        most_seats=game.seats[1],
        summary=worded(game, lang, "game-summary", ""),
        variants=[
            Variant(
                name=variant.name,
                label=worded(game, lang, f"option-{kebab(variant.name)}", variant.name),
                about=worded(game, lang, f"option-{kebab(variant.name)}-about", ""),
                values=[choice_info(game, lang, variant.name, value) for value in variant.values],
            )
            for variant in game.variants
        ],
        presets=timing.presets(game),
    )


def choice_info(game: Game, lang: Language, variant: str, value: int | str) -> Choice:
    """A value that an option may take."""
    id = f"option-{kebab(variant)}-{kebab(str(value))}"
    return Choice(value=value, label=worded(game, lang, id, str(value)), about=worded(game, lang, f"{id}-about", ""))


def worded(game: Game, lang: Language, id: str, otherwise: str) -> str:
    """A message of a game that may be missing."""
    return speech.say(Line(id), lang, game.name) if speech.words(lang, game.name).has(id) else otherwise


def kebab(name: str) -> str:
    """A name as part of a message id."""
    return name.replace("_", "-").lower()


@lru_cache(maxsize=10_000)
def names(seats: tuple[StoredSeat, ...], lang: Language) -> tuple[str, ...]:
    """What everybody is called: bots by level and colour, twins by name and colour, the nameless by colour."""
    given = [seat.name.casefold() for seat in seats if seat.who == "human" and seat.name]
    found: list[str] = []
    for seat in seats:
        colour = speech.colour(seat.seat)
        if seat.who == "bot":
            found.append(speech.say(Line("bot-name", {"level": seat.level, "colour": colour}), lang))
        elif not seat.name:
            found.append(speech.say(Line("seat-name", {"colour": colour}), lang))
        elif given.count(seat.name.casefold()) > 1:
            found.append(speech.say(Line("twin-name", {"name": isolated(seat.name), "colour": colour}), lang))
        else:
            found.append(seat.name)
    return tuple(found)


def short(seat: StoredSeat, name: str, lang: Language) -> str:
    """A name without the colour that sets it apart; empty where it has none."""
    plain = speech.say(Line("bot-level", {"level": seat.level}), lang) if seat.who == "bot" else seat.name
    return "" if plain == name else plain


def seats_shown(
    seats: tuple[StoredSeat, ...],
    lang: Language,
    mine: Collection[int],
    online: Collection[str],
    unique: UniqueNames,
    absences: Mapping[int, Absence] | None = None,
) -> list[Seat]:
    """The seats as a reader sees them."""
    return [
        Seat(
            seat=seat.seat,
            colour=speech.colour(seat.seat),
            who=cast("Literal['human', 'bot', 'open']", seat.who),
            name=name if seat.who != "open" else "",
            level=cast("Level", seat.level) if seat.who == "bot" else None,
            online=seat.who == "bot" or (seat.who == "human" and seat.holder in online),
            mine=seat.seat in mine,
            short=short(seat, name, lang),
            stand_in=cast("Level", seat.stand_in) or None,
            stand_in_for=cast("Reason", seat.stand_in_for),
            absence=absences.get(seat.seat) if absences else None,
            unique=unique.holds(seat.holder, seat.name),
        )
        for seat, name in zip(seats, names(seats, lang), strict=True)
    ]


def asks(seat: StoredSeat, holder: str) -> bool:
    """Whether a question at a seat is for somebody, and not for a bot."""
    return seat.holder == holder and not seat.answering


def pace_of(table: StoredTable) -> Pace:
    """How time is kept at a table."""
    return "untimed" if table.timing is None else cast("Pace", table.timing["kind"])


def table_info(
    table: StoredTable,
    seats: tuple[StoredSeat, ...],
    lang: Language,
    holder: str,
    online: Collection[str],
    unique: UniqueNames,
) -> TableInfo:
    """A table in a list."""
    mine = [seat.seat for seat in seats if holder and seat.holder == holder]
    return TableInfo(
        id=table.id,
        game=table.game,
        title=find_game(table.game).title,
        status=cast("Status", table.status),
        seats=seats_shown(seats, lang, mine, online, unique),
        options=table.options,
        public=table.public,
        own_sheet=table.sheet is not None,
        your_turn=bool(holder) and any(asks(seats[seat], holder) for seat in table.asked),
        seq=table.seq,
        created=table.created,
        updated=table.updated,
        timing=timing.read(table.timing),
    )
