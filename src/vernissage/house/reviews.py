"""Reviews of finished games at their tables: asked for once, made in a process of their own, kept for everybody."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from hashlib import sha256
from math import inf

import msgspec

from vernissage.house.errors import Refused, first_line
from vernissage.house.past import record
from vernissage.house.ports import Ports
from vernissage.house.present import Eyes
from vernissage.house.protocol.review import GameReview
from vernissage.house.quotas import REVIEWS
from vernissage.house.reader import Reader
from vernissage.house.review_shelf import Under
from vernissage.house.reviewed import as_it_is, presented, whole
from vernissage.house.room import Room
from vernissage.review import Review
from vernissage.review.reviewing import EDITION

LOG = logging.getLogger("vernissage")
ROUND = 30.0
"""Seconds between two words about the reviews that are being made here."""
LOST = 3 * ROUND
"""Seconds without such a word after which somebody else makes a review."""


async def look(room: Room, reader: Reader) -> GameReview:
    """The review of a finished game as far as it is; one that is made elsewhere is waited for."""
    eyes, edition = await finished(room, reader)
    kept = await room.ports.shelf.reviews.kept(room.id, edition)
    under = room.ports.reviewing.get((room.id, edition))
    if kept:
        found = whole(eyes, msgspec.json.decode(kept, type=Review))
    elif under is not None:
        found = as_it_is(eyes, under)
    else:
        found = presented(eyes, "none" if kept is None else "waiting", 0.0, [])
    return msgspec.structs.replace(found, effort=room.ports.thinkers.effort)


async def ask(room: Room, reader: Reader) -> GameReview:
    """Have a finished game reviewed, for somebody who sat there, unless that was done already."""
    try:
        found = await look(room, reader)
        if found.state in ("none", "broken"):
            if not room.mine(reader):
                raise Refused(403, "error-not-your-seat")
            _, edition = await finished(room, reader)
            under = room.ports.reviewing.get((room.id, edition))
            if under is None or under.broken:  # else somebody else has asked meanwhile
                room.ports.quotas.charge(REVIEWS, reader)
                await begin(room, reader, edition)
            found = await look(room, reader)
    except Refused:
        room.ports.tally.reviewed("refused", 0.0)
        raise
    return found


async def stop(room: Room, reader: Reader) -> GameReview:
    """Want no review any more, for somebody who sat there: whoever makes it elsewhere notices."""
    if not room.mine(reader):
        raise Refused(403, "error-not-your-seat")
    _, edition = await finished(room, reader)
    await room.ports.shelf.reviews.drop(room.id, edition)
    await give_up(room.ports, (room.id, edition))
    return await look(room, reader)


async def give_up(ports: Ports, key: tuple[str, str]) -> None:
    """Make a review no longer, or forget that it broke."""
    under = ports.reviewing.pop(key, None)
    if under is not None and under.task is not None:
        under.task.cancel()
        await asyncio.gather(under.task, return_exceptions=True)


async def finished(room: Room, reader: Reader) -> tuple[Eyes, str]:
    """The eyes of whoever reads a review, and which one it is; as long as a game is played its secrets are secrets."""
    async with room.hold():
        if not room.playing.finished:
            raise Refused(409, "error-not-finished")
        room.seen_from(reader, None)
        return room.eyes(None, reader.lang), edition_of(room)


def edition_of(room: Room) -> str:
    """Which review of a table it is.

    Whoever is alone with bots may take the last answer back and end the game otherwise: that is another one.
    """
    played = sha256(repr(room.playing.answers).encode()).hexdigest()[:32]
    return f"{EDITION}-{played}"


async def begin(room: Room, reader: Reader, edition: str) -> None:
    """Begin to make a review once it is written down that it is wanted; whoever asked need not wait."""
    under, key = Under(), (room.id, edition)
    room.ports.reviewing[key] = under
    wanted = False
    try:
        wanted = await room.ports.shelf.reviews.wish(room.id, edition, room.ports.clock.date())
    finally:
        if not wanted:
            room.ports.reviewing.pop(key, None)
    if wanted and room.ports.reviewing.get(key) is under:  # else it was stopped meanwhile
        under.task = asyncio.create_task(make(room, reader, edition, under))


async def make(room: Room, reader: Reader, edition: str, under: Under) -> None:
    """Make a review and keep it; one that a closing house leaves undone is still wanted."""
    ports, began, text = room.ports, room.ports.clock.now(), None
    try:
        _, game = await record(room, reader)
        text = await ports.thinkers.review(game, under.hear, lambda: [(reader.address, reader.holder)])
        if text is None:
            await ports.shelf.reviews.drop(room.id, edition)
        else:
            found = msgspec.structs.replace(msgspec.json.decode(text, type=Review), names=())  # people may be forgotten
            text = msgspec.json.encode(found).decode()
            await ports.shelf.reviews.keep(room.id, edition, text, ports.clock.date())
            ports.reviewing.pop((room.id, edition), None)
    except Exception as error:  # whatever a shelf does: as long as the wish stands there, it is taken up again
        LOG.warning("a review was not made: %s", first_line(error))
        text = None
    under.broken = text is None
    ports.tally.reviewed("broken" if under.broken else "done", ports.clock.now() - began)


async def keep_making(ports: Ports, room: Callable[[str], Awaitable[Room]]) -> None:
    """Say again and again which reviews are made here, and take up those that nobody makes any more."""
    lost = LOST if ports.shelf.shared else -inf
    while True:
        try:
            await take_up(ports, room, lost)
            lost = LOST
        except Exception as error:  # the next time, perhaps
            LOG.warning("reviews cannot be taken up: %s", first_line(error))
        await ports.clock.sleep(ROUND)


async def leave(ports: Ports) -> None:
    """Make no review any more: whoever opens the house next goes on with them."""
    begun = [under.task for under in ports.reviewing.values() if under.task is not None]
    for task in begun:
        task.cancel()
    await asyncio.gather(*begun, return_exceptions=True)


async def take_up(ports: Ports, room: Callable[[str], Awaitable[Room]], lost: float) -> None:
    """Make the reviews of which nobody has said for some seconds that they are being made."""
    shelf, now = ports.shelf.reviews, ports.clock.date()
    for key, making in list(ports.reviewing.items()):
        if making.task is not None and not making.broken and await shelf.kept(*key) is None:
            await give_up(ports, key)  # somebody elsewhere wants it no more
    await shelf.renew({table for (table, _), under in ports.reviewing.items() if not under.broken}, now)
    for table, edition in await shelf.claim(now - lost, now):
        under = ports.reviewing.get((table, edition))
        if under is not None and not under.broken:
            continue
        try:
            opened = await room(table)
            async with opened.hold():
                wanted = edition_of(opened) if opened.playing.finished else ""
        except Refused:
            wanted = ""
        if wanted:
            await begin(opened, Reader(opened.table.host, "en"), wanted)
        else:  # the last answer was taken back meanwhile, or the game cannot be opened
            await shelf.drop(table, edition)
