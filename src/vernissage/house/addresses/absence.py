"""Absence: a bot plays on for somebody, who comes back; a table leaves the list of one's own."""

from __future__ import annotations

from vernissage.house import absence, stand_in
from vernissage.house.addresses.address import Addresses, Lang, SeatNumber
from vernissage.house.house import House
from vernissage.house.protocol.absence import StandIn
from vernissage.house.protocol.play import Accepted
from vernissage.house.protocol.tables import Tables
from vernissage.house.reader import Reader
from vernissage.house.room import Room

ADDRESSES = Addresses("Absence")


@ADDRESSES.put("/tables/{id}/seats/{number}/stand-in")
async def let_a_bot_play(number: SeatNumber, data: StandIn, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Let a bot play on in one's seat, or ask for one in the seat of somebody who has been away for minutes."""
    return await absence.stand_in_for(room, reader, number, data)


@ADDRESSES.delete("/tables/{id}/seats/{number}/stand-in")
async def come_back(number: SeatNumber, reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Play again oneself, from the next question on."""
    return await stand_in.come_back(room, reader, number)


@ADDRESSES.put("/my-tables/{id}/hidden")
async def hide(reader: Reader, room: Room, house: House, lang: Lang = None) -> Tables:
    """Remove a table from the list of one's own: a finished game, one of oneself alone, or one that a bot plays on."""
    await absence.hide(room, reader)
    return await house.my_tables(reader)


@ADDRESSES.delete("/my-tables/{id}/hidden")
async def show(reader: Reader, room: Room, house: House, lang: Lang = None) -> Tables:
    """List a removed table again; all that are listed."""
    await absence.show(room, reader, house.kept)
    return await house.my_tables(reader)
