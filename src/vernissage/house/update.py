"""What a reader is shown of a table: everything they may know, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar, cast

from vernissage.core.game import Line
from vernissage.house import lobby, present, timing
from vernissage.house import ready as ready_check
from vernissage.house.absence import absences
from vernissage.house.protocol.play import UndoRequest, Update
from vernissage.house.protocol.words import Language, Status
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.speech import say
from vernissage.house.standpoint import Standpoint
from vernissage.house.talk import talks
from vernissage.table.match import Match

MOMENT = 0.1
"""Seconds that what was made for one may be shown to another: it says what the clocks showed then."""
T = TypeVar("T")


def update_for(
    room: Room, reader: Reader, seat: int | None = None, seq: int = -1, events: int = 0, panels: bool = True
) -> Update:
    """Everything a reader may know now, with the events since those of an earlier update."""
    return update_from(room, standpoint(room, reader, seat, seq, events, panels))


def standpoint(
    room: Room, reader: Reader, seat: int | None = None, seq: int = -1, events: int = 0, panels: bool = True
) -> Standpoint:
    """Where a reader stands who knows the events of an earlier update; refused if the seat is not theirs."""
    return Standpoint(
        seat=room.seen_from(reader, seat),
        mine=tuple(room.mine(reader)),
        host=bool(reader.holder) and reader.holder == room.table.host,
        barred=reader.holder in room.ports.bars.people,
        lang=reader.lang,
        since=room.common(seq, events),
        panels=panels,
    )


def once_for_all(room: Room, stand: Standpoint, made: Callable[[Update, float], T]) -> T:
    """What is made of the update of a standpoint at a date, once for all who stand there. At rest, or inside `hold`.

    It is kept only where somebody else can have it, until the table changes or somebody comes or goes.
    """
    date = room.ports.clock.date()
    found = room.shown.get(stand)
    if found is not None and 0 <= date - found[0] < MOMENT:
        return cast("T", found[1])
    new = made(update_from(room, stand), date)
    if room.turnout().alike.get(stand.mine, 0) > 1:
        room.shown[stand] = date, new
    return new


def update_from(room: Room, stand: Standpoint) -> Update:
    """Everything that may be known from a standpoint now."""
    table, match, lang = room.table, room.match, stand.lang
    answers = None if stand.seat is None or room.seats[stand.seat].answering else stand.seat
    eyes = room.eyes(stand.seat, lang)
    questions = room.waiting()
    count = 0 if match is None else match.moment
    here = room.turnout()
    return Update(
        table=room.id,
        game=table.game,
        status=cast("Status", table.status),
        seq=table.seq,
        lang=lang,
        reader=stand.seat,
        mine=list(stand.mine),
        host=stand.host,
        seats=lobby.seats_shown(room.seats, lang, stand.mine, here.online, room.ports.unique, absences(room, stand)),
        spectators=here.spectators,
        options=table.options,
        own_sheet=table.sheet is not None,
        invitation=table.invitation if stand.mine or stand.host else "",
        pace=table.pace,
        fast_forward=room.hurried.is_set(),
        position=None if match is None else present.position(eyes, match.state, count, count, stand.panels),
        waiting=next((present.question(eyes, asked) for asked in questions if asked.seat == answers), None),
        others=[present.other(eyes, asked) for asked in questions if asked.seat != answers],
        events_from=stand.since,
        events=[] if match is None else present.events(eyes, match, stand.since),
        asides=[present.aside(eyes, told, count) for told in room.asides],
        can_undo=match is not None and answers is not None and match.can_undo(answers),
        can_ask_undo=has_answered(room, answers),
        undo_request=undo_request(room, eyes),
        winners=match.winners() if match is not None and match.finished else [],
        ended=table.updated if table.status == "finished" else None,
        rematch=table.rematch,
        ready=ready_check.shown(table, room.seats, room.ports.clock.date()),
        notice=notice(room, stand),
        timing=timing.read(table.timing),
        clocks=timing.shown(table, room.ports.clock.date()),
        talk=talks(room),
    )


def notice(room: Room, stand: Standpoint) -> str:
    """What a reader has to know before anything else."""
    table = room.table
    if table.status == "closed":
        return say(Line("notice-closed"), stand.lang)
    if stand.barred:
        return say(Line("notice-barred"), stand.lang)
    if table.notice:
        return say(Line(table.notice), stand.lang)
    warning = room.ports.expiry.warning(table, room.ports.clock.date()) if stand.mine else None
    if warning is not None:
        return say(warning, stand.lang)
    return "" if room.match is None else earlier_rules(room.match, stand.lang)


def earlier_rules(match: Match, lang: Language) -> str:
    """What is different in a game that keeps to the rules it was begun with; nothing if they are today's."""
    if match.version == match.game.version:
        return ""
    how = say(Line(f"earlier-rules-{match.version}"), lang, match.game.name)
    return say(Line("notice-earlier-rules", {"how": how}), lang)


def has_answered(room: Room, seat: int | None) -> bool:
    """Whether a seat has decided anything yet."""
    if room.match is None or seat is None:
        return False
    return seat in room.match.decided


def undo_request(room: Room, eyes: present.Eyes) -> UndoRequest | None:
    """The wish to go back that waits for consent."""
    wish = room.table.undo_request
    if wish is None:
        return None
    return UndoRequest(
        seat=wish["seat"],
        event=wish["events"],
        text=eyes.say(Line("ask-undo-to", {"player": wish["seat"]})),
        agreed=wish["agreed"],
        needed=wish["needed"],
    )
