"""A table: sit down, play, look back."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vernissage.house import moves, past, reviews, seating, whatif
from vernissage.house.addresses.address import Addresses, Lang, Paper, SeatAsked, SeatNumber
from vernissage.house.house import House
from vernissage.house.protocol.play import (
    Accepted,
    Advice,
    Answer,
    Consent,
    Position,
    Standings,
    Undo,
    Update,
)
from vernissage.house.protocol.review import GameReview
from vernissage.house.protocol.tables import Arrange, Created, Sit, Start
from vernissage.house.protocol.whatif import Prospect, Trials, TryOn, WhatIf
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.update import update_for

PLAY = "Playing"
PAST = "Looking back"
ADDRESSES = Addresses("A table")


@ADDRESSES.get("/tables/{id}", costs=3)
async def show(reader: Reader, room: Room, lang: Lang = None, seat: SeatAsked = None) -> Update:
    """The table as the reader may see it, with every event."""
    async with room.hold():
        return update_for(room, reader, seat)


@ADDRESSES.post("/tables/{id}/seats")
async def sit(data: Sit, keyed_reader: Reader, room: Room, house: House, lang: Lang = None) -> Accepted:
    """Take an open seat; the game starts with the last one."""
    return await house.sit(room, keyed_reader, data)


@ADDRESSES.delete("/tables/{id}/seats/{number}")
async def leave(number: SeatNumber, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Leave a seat: before the game it is open again, and a host may remove others; during the game a bot goes on."""
    return await seating.leave(room, reader, number)


@ADDRESSES.put("/tables/{id}/seats/{number}")
async def arrange(
    number: SeatNumber,
    data: Arrange,
    reader: Reader,
    room: Room,
    lang: Lang = None,
) -> Accepted:
    """Hand a seat on before the start, to a bot or to whoever comes; for whoever created the table."""
    return await seating.arrange(room, reader, number, data)


@ADDRESSES.post("/tables/{id}/start", status=200)
async def start(data: Start, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Begin now, with bots in the open seats; for whoever created the table."""
    return await seating.start(room, reader, data)


@ADDRESSES.post("/tables/{id}/rematch", costs=10)
async def rematch(reader: Reader, room: Room, house: House, lang: Lang = None) -> Created:
    """The next game of the same company; the same table for everybody who asks."""
    return await house.rematch(room, reader)


@ADDRESSES.post("/tables/{id}/answers", tag=PLAY, status=200)
async def answer(data: Answer, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Give an answer. It is written down when this returns; sent again with its id it does nothing."""
    return await moves.answer(room, reader, data)


@ADDRESSES.post("/tables/{id}/undo", tag=PLAY, status=200)
async def undo(data: Undo, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Take back a seat's last answer, if nothing was drawn, shown or answered since."""
    return await moves.undo(room, reader, data)


@ADDRESSES.post("/tables/{id}/undo-requests", tag=PLAY, status=200, costs=5)
async def ask_undo(data: Undo, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Ask to go back before a seat's last answer, whatever happened since; at once when alone with bots."""
    return await moves.ask_undo(room, reader, data)


@ADDRESSES.post("/tables/{id}/undo-consents", tag=PLAY, status=200)
async def consent(data: Consent, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Say yes or no to somebody's wish to go back."""
    return await moves.consent(room, reader, data)


@ADDRESSES.post("/tables/{id}/fast-forward", tag=PLAY, status=200)
async def fast_forward(reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Let the bots play without pauses until a person is asked."""
    return await moves.fast_forward(room, reader)


@ADDRESSES.post("/tables/{id}/hints", tag=PLAY, status=200, costs=10, while_here=True)
async def advise(reader: Reader, room: Room, lang: Lang = None, seat: SeatAsked = None) -> Advice:
    """What a review would call the best answer in the reader's place, with the chance to win after the best ones."""
    return await moves.advise(room, reader, seat)


@ADDRESSES.post("/tables/{id}/what-if", tag=PLAY, status=200, costs=3)
async def what_if(data: WhatIf, reader: Reader, room: Room, lang: Lang = None) -> Prospect:
    """Where some answers of a seat would lead, up to chance and to others; nothing changes."""
    return await whatif.prospect(room, reader, data)


@ADDRESSES.post("/tables/{id}/trials", tag=PLAY, status=200, costs=2)
async def try_on(data: TryOn, reader: Reader, room: Room, lang: Lang = None) -> Trials:
    """Everywhere that things could go if they were the seat's, and what each place would do; nothing changes."""
    return await whatif.trials(room, reader, data)


@ADDRESSES.get("/tables/{id}/history/{event}", tag=PAST, costs=3)
async def look_back(
    event: Annotated[int, Meta(ge=0, le=1_000_000)],
    reader: Reader,
    room: Room,
    lang: Lang = None,
    seat: SeatAsked = None,
) -> Position:
    """The position after a number of events."""
    return await past.look_back(room, reader, event, seat)


@ADDRESSES.get("/tables/{id}/standings", tag=PAST, costs=10)
async def standings(reader: Reader, room: Room, lang: Lang = None) -> Standings:
    """The points whenever they changed, as far as the reader may know."""
    return await past.standings(room, reader)


@ADDRESSES.get("/tables/{id}/review", tag=PAST, costs=3)
async def review(reader: Reader, room: Room, lang: Lang = None) -> GameReview:
    """The review of a finished game, as far as it is made."""
    return await reviews.look(room, reader)


@ADDRESSES.post("/tables/{id}/review", tag=PAST, status=200, costs=10)
async def ask_review(reader: Reader, room: Room, lang: Lang = None) -> GameReview:
    """Have a finished game reviewed, for whoever sat there; asked again, it says how far the review is."""
    return await reviews.ask(room, reader)


@ADDRESSES.delete("/tables/{id}/review", tag=PAST)
async def stop_review(reader: Reader, room: Room, lang: Lang = None) -> GameReview:
    """Want the review no more that is being made, for whoever sat there; one that is done stays."""
    return await reviews.stop(room, reader)


@ADDRESSES.get("/tables/{id}/record", tag=PAST, costs=3, paper="The record.")
async def download(reader: Reader, room: Room, lang: Lang = None) -> Paper:
    """The record of a finished game; of one being played, what the reader may know of it."""
    name, text = await past.record(room, reader)
    return Paper(text, name)
