"""Talk at the table: who may say what, and who reads it. Nothing of it is part of a game.

Those who watch talk apart, in the gallery: whoever plays reads it when the game is over, because somebody who sees all
hands may say too much. Both have counters of their own, so that players cannot even count what is said there.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import cast

from vernissage.core.game import Line
from vernissage.house import lobby
from vernissage.house.errors import Refused
from vernissage.house.names import check_names, clean
from vernissage.house.protocol.play import Accepted
from vernissage.house.protocol.talk import Reaction, Say, Talk, TalkLine
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.speech import say
from vernissage.house.stored import StoredSeat
from vernissage.house.talk_shelf import LATELY, Lately, Said
from vernissage.house.watcher import Watcher

LONGEST = 300
PAGE = 50
"""How many lines are sent at once."""


async def catch_up(room: Room) -> None:
    """Know what the shelf has."""
    shelf, lately = room.ports.shelf.talk, room.lately
    lately.seats = await shelf.changes(room.id, False)
    lately.gallery = await shelf.changes(room.id, True)
    lately.known = True
    await room.ports.unique.learn(said.holder for said in (*lately.seats, *lately.gallery))


def hear(room: Room) -> None:
    """Let everybody who wants the talk look whether there is more of it."""
    for watcher in room.watchers:
        if watcher.talk is not None:
            watcher.wake.set()


def talks(room: Room) -> bool:
    """Whether there is talk at a table."""
    return room.table.talk and not room.silent


def sees_gallery(room: Room, reader: Reader) -> bool:
    """Whether a reader is shown what is said by those who watch: everybody at the end, until then who watches too."""
    return not room.mine(reader) or room.table.status == "finished"


# Reading.


async def news(room: Room, watcher: Watcher) -> Talk | None:
    """What somebody who watches has yet to read; nothing if there is nothing."""
    if watcher.talk is None or not talks(room):
        return None
    if not room.lately.known:
        await catch_up(room)
    if not is_awaited(room, watcher):
        return None
    reader, gallery = watcher.reader, sees_gallery(room, watcher.reader)
    muted = await know_muted(room, watcher)
    before, now = watcher.talk, upto(room, gallery)
    found = [new_lines(room.lately, False, before[0]), new_lines(room.lately, True, before[1]) if gallery else []]
    fresh = watcher.talk_anew or (before[1] > 0 and not gallery) or any(part is None for part in found)
    lines = [said for part in found if part is not None for said in part]
    watcher.talk, watcher.talk_anew = now, False
    if fresh or len(lines) > PAGE:
        return page(room, reader, muted, latest(room.lately, gallery), True, now)
    return page(room, reader, muted, lines, False, now)


def is_awaited(room: Room, watcher: Watcher) -> bool:
    """Whether somebody who watches may have something to read yet; if the shelf has to be asked, yes."""
    if watcher.talk is None or not talks(room):
        return False
    if watcher.talk_anew or not room.lately.known:
        return True
    return watcher.talk != upto(room, sees_gallery(room, watcher.reader))


def upto(room: Room, gallery: bool) -> tuple[int, int]:
    """How far the talk has come, of the seats and of the gallery if it is seen."""
    return room.lately.upto(False), room.lately.upto(True) if gallery else 0


def new_lines(lately: Lately, gallery: bool, since: int) -> list[Said] | None:
    """What has changed since; nothing if that is longer ago than is known."""
    known = lately.of(gallery)
    if since > lately.upto(gallery) or (len(known) >= LATELY and known[0].change > since + 1):
        return None
    return [said for said in known if said.change > since]


def latest(lately: Lately, gallery: bool) -> list[Said]:
    """The latest lines; an old one that was changed lately is none of them."""
    found = list[Said]()
    for which in (False, True) if gallery else (False,):
        last = max((said.number for said in lately.of(which)), default=0)
        found += [said for said in lately.of(which) if said.number > last - PAGE]
    return in_order(found)[-PAGE:]


def in_order(lines: Iterable[Said]) -> list[Said]:
    """Lines as they were said."""
    return sorted(lines, key=lambda said: (said.told, said.gallery, said.number))


async def earlier(room: Room, reader: Reader, before: str) -> Talk:
    """The page before a line."""
    async with room.hold():
        must_talk(room)
        gallery = sees_gallery(room, reader)
        room.seen_from(reader, None)
    first = await line_named(room, reader, before)
    shelf = room.ports.shelf.talk
    lines = await shelf.before(first, gallery, PAGE + 1)
    await room.ports.unique.learn(said.holder for said in lines)
    shown = page(room, reader, await muted_by(room, reader), lines[-PAGE:], False, (0, 0))
    shown.more, shown.upto = len(lines) > PAGE, ""
    return shown


async def know_muted(room: Room, watcher: Watcher) -> set[str]:
    """Whom somebody who watches does not want to read; looked up again if that changes meanwhile."""
    while watcher.muted is None:
        watcher.muted = set()
        found = await muted_by(room, watcher.reader)
        if watcher.muted is not None:
            watcher.muted = found
    return watcher.muted


async def muted_by(room: Room, reader: Reader) -> set[str]:
    """Whom a reader does not want to read."""
    return await room.ports.shelf.talk.muted(reader.holder) if reader.holder else set()


def page(room: Room, reader: Reader, muted: set[str], lines: Iterable[Said], anew: bool, upto: tuple[int, int]) -> Talk:
    """Lines as a reader sees them."""
    shown = [shown_line(room, reader, muted, said) for said in in_order(lines)]
    more = anew and len(shown) >= PAGE
    return Talk(lines=shown, more=more, anew=anew, upto=f"{upto[0]}.{upto[1]}")


def shown_line(room: Room, reader: Reader, muted: set[str], said: Said) -> TalkLine:
    """A line as a reader sees it."""
    mine = bool(reader.holder) and said.holder == reader.holder
    hushed = said.holder in muted and not mine
    text = say(Line(f"talk-{said.text}"), reader.lang) if said.reaction else said.text
    return TalkLine(
        id=name_of(said),
        seat=said.seat,
        name=speaker(room, said, reader.lang),
        text="" if said.removed or hushed else text,
        reaction=cast("Reaction", said.text) if said.reaction and not (said.removed or hushed) else None,
        told=said.told,
        mine=mine,
        removed=said.removed,
        muted=hushed,
        unique=room.ports.unique.holds(said.holder, said.name),
    )


def speaker(room: Room, said: Said, lang: Language) -> str:
    """What whoever said a line is called."""
    if said.seat is None:
        return say(Line("talk-by-watcher", {"name": said.name}) if said.name else Line("talk-by-somebody"), lang)
    seats = tuple(StoredSeat(seat.seat, "human", said.name) if seat.seat == said.seat else seat for seat in room.seats)
    return lobby.names(seats, lang)[said.seat]


def name_of(said: Said) -> str:
    """What a line is called at its table."""
    return f"{'g' if said.gallery else 's'}{said.number}"


async def line_named(room: Room, reader: Reader, name: str) -> Said:
    """The line that a reader means; one that they do not see is none."""
    number = name[1:]
    if name[:1] not in ("g", "s") or not (number.isascii() and number.isdigit() and len(number) < 10):
        raise Refused(404, "error-no-line")
    gallery = name[0] == "g"
    if gallery and not sees_gallery(room, reader):
        raise Refused(404, "error-no-line")
    found = await room.ports.shelf.talk.line(room.id, gallery, int(number))
    if found is None:
        raise Refused(404, "error-no-line")
    return found


# Speaking.


def must_talk(room: Room) -> None:
    """Refuse if there is no talk here."""
    if not talks(room):
        raise Refused(403, "error-no-talk")


def clean_words(text: str) -> str:
    """What may be said of a text: one line, not too long, with nothing in it that cannot be seen."""
    return clean(unicodedata.normalize("NFC", text))[:LONGEST].strip()


def may_speak(room: Room, reader: Reader) -> None:
    """Refuse whoever may not say anything here. Inside `hold`."""
    must_talk(room)
    room.ports.bars.check(reader)
    room.seen_from(reader, None)
    if reader.holder in room.removed:
        raise Refused(403, "error-removed")


def line_of(room: Room, reader: Reader, data: Say, name: str) -> Said:
    """What somebody wants to say, if they may. Inside `hold`."""
    may_speak(room, reader)
    mine = room.mine(reader)
    if data.seat is not None:
        room.must_hold(reader, data.seat)
    seat = data.seat if data.seat is not None else (mine[0] if mine else None)
    text = clean_words(data.text)
    if bool(text) == (data.reaction is not None):
        raise Refused(400, "error-nothing-said")
    called = own_name(room, reader, name) if seat is None else room.seats[seat].name
    return Said(
        room.id,
        seat is None,
        reader.holder,
        room.ports.clock.date(),
        data.reaction or text,
        data.reaction is not None,
        seat,
        called,
        data.id,
    )


def own_name(room: Room, reader: Reader, name: str) -> str:
    """The name of somebody who watches; none if it could be taken for that of somebody who plays."""
    try:
        check_names(room.seats, StoredSeat(-1, "human", name, holder=reader.holder))
        room.ports.bars.check(reader, name)
    except Refused:
        return ""
    return name


async def switch(room: Room, reader: Reader, talk: bool) -> Accepted:
    """Let there be talk at a table, or not: for whoever created it, before the start."""
    async with room.hold():
        if not reader.holder or reader.holder != room.table.host:
            raise Refused(403, "error-not-host")
        if room.table.status != "gathering":
            raise Refused(409, "error-started")
        return Accepted(seq=await room.write(room.table.changed(talk=talk)))


def kept(room: Room, said: Said) -> None:
    """A line was written down: everybody here hears it."""
    if room.lately.known:
        lines = room.lately.of(said.gallery)
        if said.change == room.lately.upto(said.gallery) + 1:
            lines.append(said)
            del lines[:-LATELY]
        elif said.change > room.lately.upto(said.gallery):
            room.lately.known = False  # somebody elsewhere was faster: look
    hear(room)
