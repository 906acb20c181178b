"""Two worlds that one reader cannot tell apart, and every reply the server has for that reader in each of them."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections.abc import Iterator
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.memory import MemoryChannelsBackend

from drive import fresh
from vernissage import SPECTATOR, Dice, Game, Match, play_out, settle
from vernissage.bots import Known
from vernissage.bots.ismcts import Ismcts
from vernissage.core.step import CHANCE, waits
from vernissage.house import lobby, past, talk, timing, whatif
from vernissage.house.at_once import AtOnce
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.house.memory import MemoryShelf, Silence
from vernissage.house.moves import before_last_answer
from vernissage.house.ports import Ports
from vernissage.house.protocol import whatif as wire
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.stored import StoredSeat, StoredTable
from vernissage.house.talk_shelf import Said
from vernissage.house.update import update_for
from vernissage.house.watcher import Watcher
from vernissage.server.crier import CHANNEL
from vernissage.server.house import house_of
from vernissage.server.settings import Settings
from vernissage.table import codec

HOUSE = house_of(Settings(site=None), ChannelsPlugin(MemoryChannelsBackend(), channels=[CHANNEL]))
"""A house that is never opened: nothing is written."""
LANGUAGES: tuple[Language, ...] = ("en", "fr")
CLOCKED = {"kind": "live", "bank": 600, "increment": 30, "level": "sketch"}
LATER = 4e9
"""A date after any that a machine has: the clocks stand at it."""
LONGEST_GAME = 5_000
WALK = 12
THINGS = 120
"""Numbers of things to try on: of all lots and paintings there can be."""
EVERY_REPLY = 10
"""Each so many-th position is asked for all that can be read; the others for the update alone."""


def room_of(match: Match) -> Room:
    """The table of a match, as a server process has it in memory; each seat is somebody else's."""
    room = Room(HOUSE.ports, "twoworlds", HOUSE.steward.consider)
    room.seats = tuple(
        StoredSeat(seat, "human", f"Name {seat}", holder=f"holder {seat}") for seat in range(match.seats)
    )
    room.table = StoredTable(
        room.id,
        match.game.name,
        match.game.version,
        "holder 0",
        dict(match.options),
        status="finished" if match.finished else "playing",
        seq=7,
        base=7,
        answers=len(match.answers),
        early=tuple(match.early.items()),
        asked=tuple(match.asked()),
        updated=LATER,
        timing=CLOCKED,
    )
    room.table = timing.started(timing.read(CLOCKED), room.table, room.seats)
    room.match = match
    room.opened = LATER  # nobody was ever here: away since one and the same moment
    room._stale = False
    return room


def update_of(match: Match, seat: int, lang: Language) -> bytes:
    """The whole update of a reader, as it is sent."""
    reader = Reader("" if seat == SPECTATOR else f"holder {seat}", lang)
    return msgspec.json.encode(update_for(room_of(match), reader))


async def replies(match: Match, seat: int, lang: Language) -> list[bytes]:
    """What every other request that reads is answered."""
    room, reader = room_of(match), Reader("" if seat == SPECTATOR else f"holder {seat}", lang)
    found: list[Any] = [await past.standings(room, reader)]
    if not match.finished:  # then the record is everybody's, with all that was secret
        found.append(await past.record(room, reader))
    found += [await past.look_back(room, reader, event, None) for event in range(match.moment + 1)]
    online = ["holder 1"]
    found.append(lobby.table_info(room.table, room.seats, lang, reader.holder, online, room.ports.unique))
    for asking in range(match.seats):
        try:
            answers, events = before_last_answer(match, asking)
        except Refused as refusal:
            found.append(refusal.line.id)
            continue
        room.table = room.table.changed(
            undo_request={"seat": asking, "answers": answers, "events": events, "agreed": [], "needed": [0]}
        )
        found.append(update_for(room, reader))
    found += await tried(room, reader, seat)
    found += await talked(match, seat, lang)
    if seat in match.asked():
        advice = Ismcts(iterations=4).advise(Known(match.game, match.state, seat), Dice(3))
        found.append([(one.choice, one.visits, one.value) for one in advice])
    return [msgspec.json.encode(reply) for reply in found]


async def talked(match: Match, seat: int, lang: Language) -> list[Any]:
    """What is read of the talk, while those who watch tell each other what nobody who plays may know."""
    room, reader = room_of(match), Reader("" if seat == SPECTATOR else f"holder {seat}", lang)
    room.ports = Ports(MemoryShelf(), Silence(), AtOnce(Dice(1)), Clock())
    tells = seat != SPECTATOR and not match.finished  # then everybody reads the gallery, the same in both worlds
    secret = hashlib.sha256(repr((match.position(), match.early) if tells else "").encode()).hexdigest()
    watcher, found = Watcher(reader, None), list[Any]()
    watcher.talk = (0, 0)
    for number in range(2):
        for line in range(2):
            told, by = LATER + 10 * number + line, line % match.seats
            said = Said(room.id, False, f"holder {by}", told, f"line {number}", seat=by, request=f"{told}")
            await room.ports.shelf.talk.say(said)
        for line in range(int(secret[0], 16) % 3 + number):
            aside = Said(room.id, True, f"watcher {secret[1]}", LATER + 10 * number, secret, request=f"{number} {line}")
            await room.ports.shelf.talk.say(aside)
        room.lately.known = False
        found.append(await talk.news(room, watcher))
    found.append(await talk.earlier(room, reader, "s3"))
    for name in ("g1", "g2", "g5", "s9"):
        try:
            found.append((await talk.line_named(room, reader, name)).text)
        except Refused as refusal:
            found.append(refusal.line.id)
    return found


async def tried(room: Room, reader: Reader, seat: int) -> list[Any]:
    """What every answer, every two answers and every thing that can be tried would come to."""
    match, found = room.playing, list[Any]()
    lines: list[list[int]] = [[]]
    for line in lines:
        data = wire.WhatIf(seat=max(0, seat), seq=room.table.seq, answers=line)
        try:
            reply = await whatif.prospect(room, reader, data)
        except Refused as refusal:
            found.append(refusal.line.id)
            continue
        found.append(reply)
        if len(line) < 2 and reply.waiting is not None:
            lines += [[*line, option.choice] for option in reply.waiting.options[:: 1 + len(line) * 5]]
    for type in match.game.trials:
        for number in range(THINGS):
            thing = wire.TryOn(seat=max(0, seat), seq=room.table.seq, things=[wire.Thing(type=type, number=number)])
            try:
                found.append(await whatif.trials(room, reader, thing))
            except Refused as refusal:
                found.append(refusal.line.id)
    return found


def worlds(game: Game, seats: int, chance: random.Random) -> tuple[int, Match, Match]:
    """A reader, a position of a random game, and the same with all dealt anew that the reader cannot know."""
    seed = chance.getrandbits(30)
    length = play_out(fresh(game, seats), Dice(seed), LONGEST_GAME)
    s = fresh(game, seats)
    play_out(s, Dice(seed), chance.randrange(length))
    while s.agenda and s.agenda[-1].asks(s) < 0 and chance.random() < 0.9:
        play_out(s, Dice(chance.getrandbits(30)), 1)
    settle(s)
    seat = chance.choice([SPECTATOR, *range(seats)])
    if s.agenda and s.agenda[-1].asks(s) >= 0 and chance.random() < 0.7:
        seat = s.agenda[-1].asks(s)  # whoever is asked reads most
    t = game.guess(s, seat, Dice(chance.getrandbits(30)))
    here, there = (Match(game, seats, start=codec.encode(game, twin), answers=()) for twin in (s, t))
    return seat, here, there


def shows(match: Match, choice: int) -> bool:
    """Whether an answer leads to a secret being shown, or the only card left drawn, before anybody is asked again."""
    s = match.state
    step = s.agenda[-1]
    if step.reveals(s):
        return True
    s.agenda.pop()
    step.take(s, choice)
    while s.agenda and not waits(s, s.agenda[-1]):
        if s.agenda[-1].reveals(s) or s.agenda[-1].asks(s) == CHANCE:
            return True
        s.agenda.pop().take(s, s.choices[0])
    return False


def go_on(a: Match, b: Match, seat: int, chance: random.Random) -> bool:
    """Give both worlds answers that the reader cannot tell apart; False if there are none."""
    asked = a.asked()
    if asked and all(step.sealed() for step in a._asked()):
        if len(asked) == 1:
            return False
        who = chance.choice(asked)
        here, there = (next(step for step in match._asked() if step.seat == who) for match in (a, b))
        choice = chance.choice(here.options(a._state))
        a.answer(who, choice)
        b.answer(who, choice if who == seat else chance.choice(there.options(b._state)))
        return True
    if not a._state.agenda:
        return False
    s, t = a.state, b.state
    one, two = s.agenda[-1], t.agenda[-1]
    choices, others = one.options(s), two.options(t)
    chance.shuffle(choices)
    for choice in choices:
        seen = one.seen(s, choice, seat)
        alike = [other for other in others if two.seen(t, other, seat) == seen]
        if alike and not shows(a, choice):
            other = chance.choice(alike)
            if not shows(b, other):
                a.play_on([choice])
                b.play_on([other])
                return True
    return False


def walk(game: Game, seats: int, number: int) -> Iterator[tuple[int, Match, Match]]:
    """A reader and pairs of worlds, played on side by side."""
    chance = random.Random(number)
    seat, a, b = worlds(game, seats, chance)
    for _ in range(WALK):
        yield seat, a, b
        if not go_on(a, b, seat, chance):
            return


def compare(game: Game, positions: int, first: int = 0) -> dict[str, int]:
    """Compare that many positions of a game at all numbers of seats, through everybody's eyes; what was counted."""
    counted = {"positions": 0, "different worlds": 0, "questions": 0, "bytes": 0, "all replies": 0}
    number = first
    while counted["positions"] < positions:
        number += 1
        seats = game.seats[0] + number % (game.seats[1] - game.seats[0] + 1)
        for seat, a, b in walk(game, seats, number):
            lang = LANGUAGES[counted["positions"] % 2]
            here, there = update_of(a, seat, lang), update_of(b, seat, lang)
            assert here == there, difference(game, number, here, there)
            counted["positions"] += 1
            counted["different worlds"] += a.position() != b.position() or a.early != b.early
            counted["questions"] += seat in a.asked()
            counted["bytes"] += len(here)
            if counted["positions"] % EVERY_REPLY == 0:
                for this, that in zip(*(asyncio.run(replies(match, seat, lang)) for match in (a, b)), strict=True):
                    assert this == that, difference(game, number, this, that)
                    counted["bytes"] += len(this)
                counted["all replies"] += 1
    return counted


def difference(game: Game, number: int, here: bytes, there: bytes) -> str:
    """Where two replies begin to differ."""
    at = next((i for i, (one, two) in enumerate(zip(here, there, strict=False)) if one != two), 0)
    return f"{game.name}, walk {number}: {here[max(0, at - 60) : at + 60]!r} or {there[max(0, at - 60) : at + 60]!r}"
