"""What would be: answers tried on a copy of what the reader's seat knows. Nothing here changes a table."""

from __future__ import annotations

from typing import Literal, cast

from vernissage.house import present
from vernissage.house.errors import Refused
from vernissage.house.past import aside
from vernissage.house.protocol import whatif as wire
from vernissage.house.protocol.play import Target
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.update import update_for
from vernissage.table.match import AnswerError, Match
from vernissage.table.whatif import Trial, trial, what_if


async def prospect(room: Room, reader: Reader, data: wire.WhatIf) -> wire.Prospect:
    """The position that a seat's answers would lead to, as the seat would see it."""
    async with room.hold():
        match, eyes = await looking(room, reader, data)
        try:
            found = what_if(match, data.seat, data.answers)
        except AnswerError as error:
            raise Refused(409, error.line.id, dict(error.line.args), str(error), room.table.game) from None
        return wire.Prospect(
            stops=cast("Literal['asked', 'chance', 'reveal', 'others', 'over']", found.stops),
            position=present.position(eyes, found.state, match.moment, match.moment),
            waiting=None if found.waiting is None else present.question(eyes, found.waiting),
        )


async def trials(room: Room, reader: Reader, data: wire.TryOn) -> wire.Trials:
    """What would come of things that a seat has not got, worked out beside the event loop."""
    async with room.hold():
        match, eyes = await looking(room, reader, data)
        game, truth = match.game, match.state
    things = tuple((thing.type, thing.number) for thing in data.things)

    def tried() -> list[Trial | None]:
        return [trial(game, truth, data.seat, type, number) for type, number in things]

    found = await aside(room, ("trials", data.seat, *things), tried)
    return wire.Trials(trials=[shown(eyes, *thing, one) for thing, one in zip(things, found, strict=True)])


async def looking(room: Room, reader: Reader, data: wire.WhatIf | wire.TryOn) -> tuple[Match, present.Eyes]:
    """The match and the eyes of the seat; whoever is not in it, or looks at what is no more, is refused."""
    room.must_hold(reader, data.seat)
    match = room.playing
    await room.reach(data.seq)
    if not room.table.base <= data.seq <= room.table.seq:
        refusal = Refused(409, "error-stale")
        refusal.update = update_for(room, reader, data.seat)
        raise refusal
    return match, room.eyes(data.seat, reader.lang)


def shown(eyes: present.Eyes, type: str, number: int, found: Trial | None) -> wire.Trial:
    """A thing tried, for a reader."""
    if found is None:
        raise Refused(409, "error-no-such-trial")
    places = [
        wire.Place(
            target=present.target_of(found.targets[choice]), preview=list(preview.changes), meets=list(preview.meets)
        )
        for choice, preview in found.previews.items()
    ]
    return wire.Trial(
        thing=Target(type=type, number=number), figures=present.figures(eyes, found.figures), places=places
    )
