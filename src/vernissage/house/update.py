"""What a reader is shown of a table: everything they may know, and nothing else."""

from __future__ import annotations

from typing import cast

from vernissage.core.game import Line
from vernissage.house import lobby, present, timing
from vernissage.house import ready as ready_check
from vernissage.house.absence import absences
from vernissage.house.protocol.play import UndoRequest, Update
from vernissage.house.protocol.words import Status
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.speech import say
from vernissage.house.talk import talks


def update_for(
    room: Room, reader: Reader, seat: int | None = None, seq: int = -1, events: int = 0, panels: bool = True
) -> Update:
    """Everything a reader may know now, with the events since those of an earlier update."""
    table, match, lang = room.table, room.match, reader.lang
    through = room.seen_from(reader, seat)
    answers = None if through is None or room.seats[through].answering else through
    eyes = room.eyes(through, lang)
    since = room.common(seq, events)
    held = room.mine(reader)
    questions = room.waiting()
    count = 0 if match is None else match.moment
    return Update(
        table=room.id,
        game=table.game,
        status=cast("Status", table.status),
        seq=table.seq,
        lang=lang,
        reader=through,
        mine=held,
        host=bool(reader.holder) and reader.holder == table.host,
        seats=lobby.seats_shown(
            room.seats, lang, reader.holder, room.online(), room.ports.unique, absences(room, reader)
        ),
        spectators=room.spectators(),
        options=table.options,
        own_sheet=table.sheet is not None,
        invitation=table.invitation if held or reader.holder == table.host else "",
        pace=table.pace,
        fast_forward=room.hurried.is_set(),
        position=None if match is None else present.position(eyes, match.state, count, count, panels),
        waiting=next((present.question(eyes, asked) for asked in questions if asked.seat == answers), None),
        others=[present.other(eyes, asked) for asked in questions if asked.seat != answers],
        events_from=since,
        events=[] if match is None else present.events(eyes, match, since),
        asides=[present.aside(eyes, told, count) for told in room.asides],
        can_undo=match is not None and answers is not None and match.can_undo(answers),
        can_ask_undo=has_answered(room, answers),
        undo_request=undo_request(room, eyes),
        winners=match.winners() if match is not None and match.finished else [],
        rematch=table.rematch,
        ready=ready_check.shown(table, room.seats, room.ports.clock.date()),
        notice=notice(room, reader),
        timing=timing.read(table.timing),
        clocks=timing.shown(table, room.ports.clock.date()),
        talk=talks(room),
    )


def notice(room: Room, reader: Reader) -> str:
    """What a reader has to know before anything else."""
    table = room.table
    if table.status == "closed":
        return say(Line("notice-closed"), reader.lang)
    if reader.holder in room.ports.bars.people:
        return say(Line("notice-barred"), reader.lang)
    return say(Line(table.notice), reader.lang) if table.notice else ""


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
