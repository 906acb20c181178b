"""The lobby: public tables, people who look for a game, who is ready."""

from __future__ import annotations

from vernissage.house import ready
from vernissage.house.addresses.address import Addresses, Lang
from vernissage.house.house import House
from vernissage.house.protocol.lobby import LobbyChange, Seeking, Sought
from vernissage.house.protocol.play import Accepted
from vernissage.house.reader import Reader
from vernissage.house.room import Room

ADDRESSES = Addresses("The lobby")


@ADDRESSES.get("/lobby", costs=3)
async def show_lobby(reader: Reader, house: House, lang: Lang = None) -> LobbyChange:
    """Public tables that wait for people or can be watched, as they are now: what the WebSocket says at first."""
    return await house.foyer.whole(reader)


@ADDRESSES.get("/seek")
async def show_seek(reader: Reader, house: House, lang: Lang = None) -> Sought:
    """What the reader looks for, and whether it was found."""
    return await house.usher.sought(reader)


@ADDRESSES.put("/seek", costs=10)
async def seek(data: Seeking, keyed_reader: Reader, house: House, lang: Lang = None) -> Sought:
    """Look for a game, or say that one is still there: a wish that is not renewed in 45 seconds is forgotten."""
    await house.welcome(keyed_reader)
    return await house.usher.seek(keyed_reader, data)


@ADDRESSES.delete("/seek")
async def stop_seeking(reader: Reader, house: House, lang: Lang = None) -> Sought:
    """Look no longer; a seat that was found already stays the reader's."""
    return await house.usher.drop(reader)


@ADDRESSES.post("/tables/{id}/ready", tag="A table", status=200)
async def say_ready(reader: Reader, room: Room, lang: Lang = None) -> Accepted:
    """Say that one is there, when all seats of a live table are taken; the game starts with the last one."""
    return await ready.say(room, reader)
