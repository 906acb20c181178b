"""Playing: answers, and taking them back."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from vernissage.core.game import Line
from vernissage.core.step import Decision
from vernissage.house.errors import Refused
from vernissage.house.protocol.play import Accepted, Advice, Answer, Consent, Suggestion, Undo
from vernissage.house.quotas import HINTS
from vernissage.house.reader import Reader
from vernissage.house.reopen import fresh
from vernissage.house.room import Moved, Room
from vernissage.house.stand_in import must_answer_oneself, plays_itself
from vernissage.house.stored import Request, StoredGame, StoredSeat
from vernissage.house.update import update_for
from vernissage.table.history import moments
from vernissage.table.match import Match

SUGGESTED = 3
"""How many answers a hint shows."""


async def answer(room: Room, reader: Reader, data: Answer) -> Accepted:
    """Give an answer once, if the question it answers still stands."""

    def act(match: Match) -> int:
        before = len(match.answers)
        match.answer(data.seat, data.choice)
        return before

    wish = f"answer {data.seat} {data.choice}"
    with room.ports.tally.span("answer"):
        done = await once(room, reader, data, wish, lambda request: room.play(act, request))
    if not done.repeated:
        room.ports.tally.answered("person")
    return done


async def undo(room: Room, reader: Reader, data: Undo) -> Accepted:
    """Take back a seat's last answer."""

    def act(match: Match) -> int:
        match.undo(data.seat)
        return len(match.answers)

    told = Line("told-undone", {"player": data.seat})
    return await once(room, reader, data, f"undo {data.seat}", lambda request: room.play(act, request, told))


async def ask_undo(room: Room, reader: Reader, data: Undo) -> Accepted:
    """Ask to go back before a seat's last answer; alone with bots, or after the game's end, it happens at once."""

    async def wish(request: Request) -> int:
        answers, events = before_last_answer(room.playing, data.seat)
        needed = others(room, reader)
        if not needed:
            return await go_back(room, data.seat, answers, request)
        wanted = {"seat": data.seat, "answers": answers, "events": events, "agreed": [], "needed": needed}
        return await room.write(room.table.changed(undo_request=wanted), request=request)

    return await once(room, reader, data, f"ask-undo {data.seat}", wish)


def others(room: Room, reader: Reader) -> list[int]:
    """The seats of other people, whose consent is needed to go back; none alone with bots."""
    return [seat.seat for seat in room.seats if seat.who == "human" and not answered(seat, reader)]


def answered(seat: StoredSeat, reader: Reader) -> bool:
    """Whether nobody else has to be asked: it is the reader's own seat, or a bot stands in there."""
    return seat.holder == reader.holder or plays_itself(seat)


def can_go_back(room: Room, reader: Reader, seat: int) -> bool:
    """Whether a seat can go back at once before its last answer, whatever happened since: alone with bots."""
    if others(room, reader):
        return False
    try:
        before_last_answer(room.playing, seat)
    except Refused:
        return False
    return True


async def consent(room: Room, reader: Reader, data: Consent) -> Accepted:
    """Agree to somebody's wish to go back, or end it; whoever asked may take it back so."""
    async with room.hold():
        room.must_hold(reader, data.seat)
        wish = room.table.undo_request
        if wish is None:
            raise Refused(409, "error-no-undo-request")
        if not data.agree:
            return Accepted(seq=await room.write(room.table.changed(undo_request=None)))
        if data.seat not in wish["needed"]:
            return Accepted(seq=room.table.seq, repeated=True)
        needed = [seat for seat in wish["needed"] if seat != data.seat]
        if not needed:
            return Accepted(seq=await go_back(room, wish["seat"], wish["answers"]))
        wish = {**wish, "agreed": [*wish["agreed"], data.seat], "needed": needed}
        return Accepted(seq=await room.write(room.table.changed(undo_request=wish)))


async def fast_forward(room: Room, reader: Reader) -> Accepted:
    """Let the bots play without pauses until a person is asked."""
    async with room.hold():
        if not room.mine(reader):
            raise Refused(403, "error-not-your-seat")
        room.hurried.set()
        room.ports.crier.hurry(room.id)
        room.wake()
        return Accepted(seq=room.table.seq)


async def advise(room: Room, reader: Reader, seat: int | None) -> Advice:
    """What a review would call the best answer in the reader's place; it knows no more than the reader."""
    async with room.hold():
        asked = room.seen_from(reader, seat)
        match = room.playing
        question = next((waiting for waiting in room.waiting() if waiting.seat == asked), None)
        eyes = room.eyes(asked, reader.lang)
        contest = room.table.timing is not None and any(seat.holder not in ("", reader.holder) for seat in room.seats)
    if asked is None or question is None:
        raise Refused(409, "error-no-advice")
    if contest:  # among people against the clock it is their own strength that is rated
        raise Refused(403, "error-hint-contest")
    room.ports.quotas.charge(HINTS, reader)
    advice = await room.ports.thinkers.advise(match, asked, lambda: [(reader.address, reader.holder)])
    labels = {option.choice: eyes.say(option.label) for option in question.options}
    if not advice or any(choice not in labels for choice, _, _, _ in advice):
        raise Refused(409, "error-no-advice")
    best = [
        Suggestion(choice=choice, label=labels[choice], expected=round(value, 4), visits=visits, sure=round(sure, 4))
        for choice, visits, value, sure in advice[:SUGGESTED]
        if visits
    ]
    return Advice(choice=advice[0][0], label=labels[advice[0][0]], answers=best)


async def go_back(room: Room, seat: int, answers: int, request: Request | None = None) -> int:
    """Play the game again up to some answer, because a seat wished so."""

    def act(match: Match) -> int:
        stored = StoredGame(room.table, room.seats, tuple(match.answers), None)
        seed = room.ports.seed(len(stored.answers))
        room.match = fresh(match.game, stored, match.start, stored.answers[:answers], seed)
        room.match.names = match.names
        room.match.resume()
        return answers

    return await room.play(act, request, Line("told-undone", {"player": seat}))


def before_last_answer(match: Match, seat: int) -> tuple[int, int]:
    """How many answers and events come before the last answer of a seat.

    Where all answered at once in secret, before the first of them: nobody answers again who has seen what others chose.
    """
    found: tuple[int, int] | None = None
    start, together = (0, 0), list[int]()
    for moment in moments(match):
        sealed = isinstance(moment.step, Decision) and moment.step.sealed()
        if not sealed or moment.asks in together:
            together = []
        if not together:
            start = moment.answers, moment.events
        if sealed:
            together.append(moment.asks)
        if moment.answered and moment.asks == seat:
            found = start
    if found is None:
        raise Refused(409, "error-nothing-to-ask-back")
    return found


async def once(
    room: Room, reader: Reader, data: Answer | Undo, body: str, act: Callable[[Request], Awaitable[int]]
) -> Accepted:
    """Carry out a request exactly once, if the position it is about still stands."""
    async with room.hold():
        room.must_hold(reader, data.seat)
        while True:
            if repeated := await carried_out(room, reader, data, body):
                return repeated
            try:
                return Accepted(seq=await act(Request(reader.holder, data.id, body, room.table.seq + 1)))
            except Moved:  # somebody elsewhere was faster; the request may still fit, or be the very same
                continue


async def carried_out(room: Room, reader: Reader, data: Answer | Undo, body: str) -> Accepted | None:
    """The reply to a request that was carried out before; one about an older position is refused."""
    if room.match is None:
        raise Refused(409, "error-not-started")
    await room.reach(data.seq)
    known = await room.request(reader.holder, data.id)
    if known is not None and known.body == body:
        return Accepted(seq=known.seq, repeated=True)
    if known is not None:
        raise Refused(409, "error-used-id")
    must_answer_oneself(room, data.seat)
    if not room.table.base <= data.seq <= room.table.seq:
        refusal = Refused(409, "error-stale")
        refusal.update = update_for(room, reader, data.seat)
        raise refusal
    return None
