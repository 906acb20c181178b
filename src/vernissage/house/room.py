"""A table in memory: its match, who watches it, and how a change becomes part of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import replace

from vernissage.core.game import Game, Line
from vernissage.games import game as find_game
from vernissage.house import lobby, present, timing
from vernissage.house.errors import CannotBeOpened, Refused
from vernissage.house.news import announce
from vernissage.house.ports import Company, Ports
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.house.reopen import Unplayable, reopen
from vernissage.house.speech import voice
from vernissage.house.standpoint import Standpoint
from vernissage.house.stored import (
    SHOWN,
    Aside,
    Change,
    Chapter,
    Request,
    Snapshot,
    StoredGame,
    StoredSeat,
    StoredTable,
)
from vernissage.house.talk_shelf import Lately
from vernissage.house.watcher import Watcher
from vernissage.house.watchers import Turnout, Watchers, to_be_told
from vernissage.table.match import AnswerError, Match
from vernissage.table.waiting import Waiting


class Moved(Refused):
    """Somebody elsewhere has changed the table meanwhile; it is in memory now as it is on the shelf."""

    def __init__(self) -> None:
        super().__init__(409, "error-stale")


class Room:
    """A table in memory. Whoever reads or changes it does so inside `hold`."""

    def __init__(self, ports: Ports, id: str, changed: Callable[[Room, bool], None]) -> None:
        self.ports = ports
        self.id = id
        self.changed = changed
        """Told of every change, and whether it was made elsewhere."""
        self.table: StoredTable
        self.seats: tuple[StoredSeat, ...] = ()
        self.match: Match | None = None
        self.asides: tuple[Aside, ...] = ()
        self.watchers = Watchers(ports.clock)
        self.shown: dict[Standpoint, tuple[float, object]] = {}
        """What was made for a standpoint, and when, for others who stand there; as long as the table is the same."""
        self.seen: dict[str, float] = {}
        """The dates when people were last here, as far as is known."""
        self.opened = self.ports.clock.date()
        self.removed: set[str] = set()
        """Whom the host does not want here; as long as the table is in memory."""
        self.looked: dict[tuple[object, ...], object] = {}
        """What was found out about the past, for whoever asks again before the table moves on."""
        self.lately = Lately()
        self.silent = False
        """Whether the house wants no talk."""
        self.hurried = asyncio.Event()
        self.moved_at = 0.0
        self.used_at = self.ports.clock.now()
        self.looking = asyncio.Lock()
        """Who looks at the past does so one after the other, so that nothing is worked out twice."""
        self._lock = asyncio.Lock()
        self._stale = True
        self._since = 0
        self._rewinds: list[tuple[int, int]] = []
        """Each undo since the table is in memory: its seq, and the events it left."""
        self._waiting: list[Waiting] | None = None
        self._chapter: Chapter | None = None
        """What ends with the next change: a part of the game that the rules no longer replay."""
        self.kept: StoredGame | None = None
        """A finished game that is shown as it was stored."""
        self._snapshot_asked: tuple[int, ...] | None = None
        self._requests: set[int] | None = None
        """The hashes of all requests carried out here, so that a new one is known as such without a look."""

    # Reading.

    @asynccontextmanager
    async def hold(self) -> AsyncIterator[Room]:
        """Keep everybody else out; the table is as the shelf has it."""
        async with self._lock:
            self.used_at = self.ports.clock.now()
            if self._stale:
                await self._sync()
            yield self

    @property
    def at_rest(self) -> bool:
        """Whether it can be read without a wait: nobody changes it, and it is as the shelf has it."""
        return not self._stale and not self._lock.locked()

    @property
    def game(self) -> Game:
        """The game that is played here."""
        return find_game(self.table.game)

    @property
    def playing(self) -> Match:
        """The match of a table where the game has started."""
        if self.match is None:
            raise Refused(409, "error-not-started")
        if self.table.status == "closed":
            raise Refused(409, "error-closed")
        return self.match

    def mine(self, reader: Reader) -> list[int]:
        """The seats a reader holds."""
        return [seat.seat for seat in self.seats if reader.holder and seat.holder == reader.holder]

    def must_hold(self, reader: Reader, seat: int) -> None:
        """Refuse whoever does not sit there."""
        if seat not in self.mine(reader):
            raise Refused(403, "error-not-your-seat")

    def seen_from(self, reader: Reader, seat: int | None) -> int | None:
        """Through whose eyes a reader sees: the seat wished, else the only one held.

        Who holds several on one screen and names none sees no secret: the screen is being handed over.
        """
        held = self.mine(reader)
        if self.table.status == "closed" and not held:
            raise Refused(404, "error-closed")
        if seat is not None:
            self.must_hold(reader, seat)
            return seat
        return held[0] if len(held) == 1 else None

    async def request(self, holder: str, id: str) -> Request | None:
        """A request that was carried out before; its id may have been meant for another question."""
        if self._requests is None:
            self._requests = {hash(one) for one in await self.ports.shelf.request_ids(self.id)}
        return await self.ports.shelf.request(self.id, holder, id) if hash((holder, id)) in self._requests else None

    def eyes(self, seat: int | None, lang: Language) -> present.Eyes:
        """A seat's eyes."""
        box = None if self.match is None else self.match.box
        return present.Eyes(seat, lang, lobby.names(self.seats, lang), self.game, voice(lang, self.table.game), box)

    def waiting(self) -> list[Waiting]:
        """The questions that wait, worked out once for all readers."""
        if self._waiting is None:
            self._waiting = [] if self.match is None else self.match.waiting()
        return self._waiting

    def turnout(self) -> Turnout:
        """Who is at the table."""
        return self.watchers.turnout(self.seats)

    def online(self) -> frozenset[str]:
        """The holders who are connected, here or elsewhere."""
        return self.turnout().online

    def people(self) -> list[tuple[str, str]]:
        """Who waits for this table, for sharing what is scarce: those who play, else those who only watch."""
        watching = [watcher.reader for watcher in self.watchers]
        seated = [(reader.address, reader.holder) for reader in watching if self.mine(reader)]
        here = seated or [(reader.address, reader.holder) for reader in watching]
        return here or [("", holder) for holder in self.online()]

    def company(self) -> Company:
        """Who watches here, for those elsewhere."""
        here = self.turnout()
        return self.id, list(here.seated_here), here.spectators_here

    def come(self, watcher: Watcher) -> bool:
        """Somebody watches from now on; whether everybody is told at once."""
        before = self.turnout()
        self.watchers.add(watcher)
        return self._counted_anew(before)

    def go(self, watcher: Watcher) -> bool:
        """Somebody watches no longer; whether everybody is told at once."""
        before = self.turnout()
        self.watchers.discard(watcher)
        self.seen[watcher.reader.holder] = self.ports.clock.date()
        self.used_at = self.ports.clock.now()
        return self._counted_anew(before)

    def _counted_anew(self, before: Turnout) -> bool:
        self.shown.clear()
        self.watchers.untold |= before.spectators != self.turnout().spectators
        if told := to_be_told(before, self.turnout()):
            self.wake()
        return told

    def seen_elsewhere(self, where: str, holders: tuple[str, ...], spectators: int, until: float) -> None:
        """Believe somebody elsewhere about who watches there, for a while."""
        before = self.watchers.away.get(where, ((),))[0]
        self.seen |= dict.fromkeys((*holders, *before), self.ports.clock.date())
        if self.watchers.believe(where, holders, spectators, until):
            self.wake()

    def look_around(self) -> None:
        """Believe no longer what nobody has said again, and tell of those who came and went in silence."""
        if self.watchers.doubt():
            self.wake()
        self.shown.clear()

    def common(self, seq: int, events: int) -> int:
        """How many of a reader's events are still true."""
        if self.match is None or seq < self._since or seq > self.table.seq:
            return 0
        kept = [left for at, left in self._rewinds if at > seq]
        return min([events, self.match.moment, *kept])

    # Changing.

    async def play(self, act: Callable[[Match], int], request: Request | None = None, aside: Line | None = None) -> int:
        """Do something to the match and write it down. The act returns how many stored answers stay."""
        match = self.playing
        self._stale = True  # until it is written down, the match is not what the shelf has
        try:
            with self.ports.tally.span("rules"):
                keep = act(match)
        except AnswerError as error:
            self._stale = False
            raise Refused(409, error.line.id, dict(error.line.args), str(error), self.table.game) from None
        match = self.playing  # going back may have made another one
        if keep < self.table.answers:
            self._rewinds.append((self.table.seq + 1, match.moment))
        asked = tuple(match.asked())
        snapshot = None
        if asked != self._snapshot_asked or match.finished or keep < self.table.answers:
            snapshot, self._snapshot_asked = Snapshot.of(match), asked
        moved = keep < self.table.answers or len(match.answers) > keep
        after = self.table.changed(
            base=self.table.seq + 1 if moved else self.table.base,
            undo_request=None if moved else self.table.undo_request,
            answers=len(match.answers),
            early=tuple(sorted(match.early.items())),
            asked=asked,
            status="finished" if match.finished else "playing",
        )
        given = tuple(match.answers[keep:])
        return await self.write(after, keep, given, request=request, snapshot=snapshot, aside=aside)

    async def write(
        self,
        after: StoredTable,
        keep: int | None = None,
        answers: tuple[int, ...] = (),
        seats: tuple[StoredSeat, ...] = (),
        request: Request | None = None,
        snapshot: Snapshot | None = None,
        aside: Line | None = None,
    ) -> int:
        """Commit a change of the table and tell everybody; refuse it if somebody else was faster."""
        before, sat = self.table, self.seats
        if before.status == "closed":
            raise Refused(409, "error-closed")
        date = max(before.updated, self.ports.clock.date())  # no table goes back in time, whatever its machines do
        if before.status == after.status == "finished":
            date = before.updated  # when it ended, whatever is agreed on afterwards
        stays = before.answers if keep is None else keep
        sitting = {seat.seat: seat for seat in (*sat, *seats)}
        people = tuple(sitting[seat.seat] for seat in sat) if seats else sat
        after = timing.ticked(before, sat, after.changed(seq=before.seq + 1, updated=date), people, stays)
        self._stale = True
        await self.ports.unique.learn(seat.holder for seat in seats)
        told = self._aside(aside)
        change = Change(before.seq, before.answers, after, stays, answers, seats, request, snapshot, told)
        if self._chapter is not None:
            change = self._new_chapter(change, self._chapter)
        with self.ports.tally.span("commit"):
            kept = await self.ports.shelf.commit(change)
        if not kept:
            await self._sync()
            raise Moved
        self.table, self._chapter = after, None
        if told is not None:
            self.asides = (*self.asides, told)[-SHOWN:]
        if request is not None and self._requests is not None:
            self._requests.add(hash((request.holder, request.id)))
        self.seats = people
        self._stale = False
        self._settled(before)
        self.ports.crier.changed(self.id, after.seq)
        announce(self.ports.herald, (before, sat), (after, self.seats), self.online())
        self.changed(self, False)
        return after.seq

    def _aside(self, line: Line | None) -> Aside | None:
        """What is told between the moves; not twice in a row."""
        if line is None:
            return None
        told = Aside(self.match.moment if self.match else 0, line.id, dict(line.args), self.ports.clock.date())
        same = self.asides[-1] if self.asides else None
        again = same is not None and (same.event, same.id, same.args) == (told.event, told.id, told.args)
        return None if again else told

    def _new_chapter(self, change: Change, chapter: Chapter) -> Change:
        """The change with the chapter that ends before it: the answers stored from now on are the new one's."""
        match = self.playing
        return replace(
            change,
            stored=len(chapter.given),
            keep=0,
            answers=tuple(match.answers),
            snapshot=Snapshot.of(match),
            chapter=replace(chapter, closed=self.ports.clock.date()),
        )

    async def follow(self, seq: int) -> None:
        """Catch up with a change made by somebody elsewhere."""
        async with self._lock:
            if self._stale or seq > self.table.seq:
                await self._sync()
        self.changed(self, True)

    def outdated(self) -> None:
        """The shelf has more than the room: whoever is next to read or change it looks first."""
        self._stale = True

    async def reach(self, seq: int) -> None:
        """Catch up at once if a reader knows more than this house: another one has told them. Inside `hold`."""
        if seq > self.table.seq and self.ports.shelf.shared:
            await self._sync()

    def wake(self) -> None:
        """Let every connection look again; those who play are served before those who only watch."""
        self.shown.clear()
        self.watchers.untold = False
        playing = self.turnout().seated
        for seated in (True, False):
            for watcher in self.watchers:
                if (watcher.reader.holder in playing) is seated:
                    watcher.look()

    async def _sync(self) -> None:
        """Make the table what the shelf has."""
        stored = await self.ports.shelf.load(self.id)
        if stored is None:
            raise Refused(404, "error-no-table")
        await self.ports.unique.learn(seat.holder for seat in stored.seats)
        before = getattr(self, "table", None)
        self.table, self.seats, self._requests = stored.table, stored.seats, None
        self.asides = stored.asides
        self._chapter = self.kept = None
        if stored.table.status == "gathering" or (stored.table.status == "closed" and stored.snapshot is None):
            self.match = None
        elif not self._caught_up(stored):
            await self._reopen(stored)
        self._stale = False
        self._settled(before)

    def _caught_up(self, stored: StoredGame) -> bool:
        """Whether the match could simply be played on to where the shelf is."""
        match = self.match
        if match is None or match.start != stored.table.start:
            return False
        if tuple(match.answers) != stored.answers[: len(match.answers)]:
            return False
        for seat in list(match.early):
            match.undo(seat)
        match.play_on(stored.answers[len(match.answers) :])
        for seat, choice in stored.table.early:
            match.answer(seat, choice)
        return True

    async def _reopen(self, stored: StoredGame) -> None:
        """Replay the whole game."""
        try:
            self.match, correction = reopen(stored, self.ports.seed(len(stored.answers)))
        except Unplayable as error:
            raise CannotBeOpened(str(error)) from error
        self._since, self._rewinds = stored.table.seq, []
        if correction is None:
            return
        self._since += 1  # whoever has seen events of the chapter that ended forgets them
        self.table, self._chapter = correction.table, correction.chapter
        if correction.chapter is None:
            self.kept = stored
        elif correction.drawn:
            with suppress(Moved):  # somebody elsewhere was faster, and this one has followed it
                await self.write(self.table.changed(base=self.table.seq + 1))

    def _settled(self, before: StoredTable | None) -> None:
        """What follows from any change: caches are emptied, pauses begin, everybody looks again."""
        self._waiting = None
        self.looked.clear()
        if before is None or before.base != self.table.base or before.status != self.table.status:
            self.moved_at = self.ports.clock.now()
        if any(not self.seats[seat].answering for seat in self.table.asked) or not self.table.asked:
            self.hurried.clear()
        self.wake()
