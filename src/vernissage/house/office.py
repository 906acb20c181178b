"""What the operator of a house can do, whether it runs or not: each act is written into the journal.

Nothing is deleted by any of it, and no act reads what a seat must not know.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from vernissage.house import timing
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.house.names import skeleton
from vernissage.house.ports import Shelf
from vernissage.house.stored import Change, StoredGame, StoredSeat, StoredTable
from vernissage.house.talk_shelf import Act, Said

TABLES = 100_000
"""Tables of one person that are looked at."""
Changed = tuple[StoredTable, tuple[StoredSeat, ...]]


class Office:
    """Where the operator sits: on the shelf of a house that others use meanwhile."""

    def __init__(self, shelf: Shelf, clock: Clock, by: str = "") -> None:
        self.shelf = shelf
        self.clock = clock
        self.by = by[:64]

    async def close(self, id: str, why: str = "") -> None:
        """Close a table: it is listed nowhere, nothing can be played there, and its people are told."""
        await self._change(id, self._closed)
        await self._act("close", table=id, detail=why)

    async def reopen(self, id: str) -> None:
        """Open a closed table again, as it was; no clock has run meanwhile."""
        await self._change(id, self._opened)
        await self._act("reopen", table=id)

    async def remove_line(self, id: str, gallery: bool, number: int) -> Said:
        """Take the words of a line away: it says that they were removed."""
        said = await self.shelf.talk.line(id, gallery, number)
        if said is None:
            raise Refused(404, "error-no-line")
        await self._act("remove-line", table=id, person=said.holder, line=number, gallery=gallery)
        return said

    async def remove_name(self, person: str, everybody: bool = False) -> list[str]:
        """Take a person's names away, everywhere; nobody may be called so any more if that is wished."""
        found = await self.shelf.person(person)
        names = {found[0]} if found is not None and found[0] else set()
        if found is not None:
            await self.shelf.save_person(person, "", found[1])
        hidden = await self.shelf.tables_of(person, TABLES, True)  # which hides no name from others
        for table, seats in [*await self.shelf.tables_of(person, TABLES), *hidden]:
            own = {seat.name for seat in seats if seat.holder == person and seat.name}
            if own:
                names |= own
                await self._change(table.id, lambda stored: self._unnamed(stored, person))
        for name in sorted(names):
            await self._act("remove-name", person=person, detail=skeleton(name))
            if everybody:
                await self._act("refuse-name", detail=skeleton(name))
        return sorted(names)

    async def bar(self, person: str, why: str = "") -> None:
        """Let somebody sit, talk and make tables no longer; what they play goes on."""
        await self._act("bar", person=person, detail=why)

    async def unbar(self, person: str) -> None:
        """Let somebody in again."""
        await self._act("unbar", person=person)

    async def deleted(self, person: str) -> None:
        """A person was forgotten."""
        await self._act("delete", person=person)

    async def _act(self, kind: str, **values: str | int | bool) -> None:
        await self.shelf.talk.act(Act(kind, self.clock.date(), by=self.by, **values))  # type: ignore[arg-type]

    async def _change(self, id: str, change: Callable[[StoredGame], Changed]) -> None:
        """Change a table as it is; once more if somebody plays there at the same time."""
        while True:
            stored = await self.shelf.load(id)
            if stored is None:
                raise Refused(404, "error-no-table")
            before = stored.table
            after, seats = change(stored)
            after = after.changed(seq=before.seq + 1)
            if await self.shelf.commit(Change(before.seq, before.answers, after, before.answers, seats=seats)):
                return

    def _closed(self, stored: StoredGame) -> Changed:
        if stored.table.status == "closed":
            raise Refused(409, "error-closed")
        return stored.table.changed(status="closed", due=None, updated=self.clock.date()), ()

    def _opened(self, stored: StoredGame) -> Changed:
        table, date = stored.table, self.clock.date()
        if table.status != "closed":
            raise Refused(409, "error-not-closed")
        status = "gathering" if stored.snapshot is None else "playing" if table.asked else "finished"
        shut = date - table.updated
        clocks = tuple(
            clock if clock.since is None else clock._replace(since=clock.since + shut) for clock in table.clocks
        )
        due = timing.due(clocks) if status == "playing" else None
        return table.changed(status=status, clocks=clocks, due=due, updated=date), ()

    def _unnamed(self, stored: StoredGame, person: str) -> Changed:
        seats = tuple(replace(seat, name="") for seat in stored.seats if seat.holder == person and seat.name)
        return stored.table, seats
