"""Looking again whose names are theirs alone, at the tables that somebody watches."""

from __future__ import annotations

from collections.abc import Iterable

from vernissage.house.room import Room


async def look_at_names(rooms: Iterable[Room]) -> None:
    """Show at once where somebody has a passkey by now, or none any more; those who only watch may talk."""
    watched = {room: people_of(room) for room in rooms if room.watchers}
    if watched:
        everybody = set[str]().union(*watched.values())
        changed = await next(iter(watched)).ports.unique.learn(everybody, again=True)
        for room, people in watched.items():
            if people & changed:
                room.lately.known = False  # lines of theirs are shown anew
                for watcher in room.watchers:
                    watcher.talk_anew = True
                room.wake()


def people_of(room: Room) -> set[str]:
    """Who sits at a table or watches it."""
    return {seat.holder for seat in room.seats} | {watcher.reader.holder for watcher in room.watchers}
