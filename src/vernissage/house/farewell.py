"""What becomes of a table when somebody who sits there becomes another person, or is forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from vernissage.bots import LEVELS
from vernissage.house.stored import Aside, StoredSeat, StoredTable


@dataclass(frozen=True)
class After:
    """A table after that: its header, and the seats that change."""

    table: StoredTable
    seats: tuple[StoredSeat, ...]
    bots: bool = False
    """Whether bots play on, which is told."""


def taken_over(table: StoredTable, seats: Sequence[StoredSeat], old: str, new: str) -> After:
    """A table where one person now has what another had."""
    host = new if table.host == old else table.host
    moved = tuple(replace(seat, holder=new) for seat in seats if seat.holder == old)
    return After(table.changed(host=host, seq=table.seq + 1), moved)


def without(table: StoredTable, seats: Sequence[StoredSeat], person: str, nobody: str) -> After:
    """A table without somebody: a bot plays on where others play, and the name is gone everywhere.

    A game that only bots would go on with stands still: nobody would see its end. No key opens `nobody`.
    """
    mine = [seat for seat in seats if seat.holder == person]
    others = [seat.holder for seat in seats if seat.who == "human" and seat.holder != person]
    host = table.host
    if host == person:
        host = others[0] if others and table.status == "gathering" else nobody
    after = table.changed(host=host, seq=table.seq + 1)
    if table.status == "gathering":
        left = tuple(StoredSeat(seat.seat, "open") for seat in mine)
        return After(after if others else after.changed(public=False), left)
    if table.status == "playing" and others:
        bots = tuple(StoredSeat(seat.seat, "bot", level=LEVELS[0]) for seat in mine)
        return After(after.changed(undo_request=None), bots, bots=bool(bots))
    return After(after, tuple(replace(seat, name="", holder=nobody) for seat in mine))


def unnamed(aside: Aside, names: frozenset[str]) -> Aside | None:
    """A line of the log without somebody's name; nothing if it has none of theirs."""
    if aside.args.get("name") not in names:
        return None
    if aside.id == "told-bot-takes":
        return replace(aside, id="told-bot-sits", args={**aside.args, "name": ""})
    return replace(aside, args={**aside.args, "name": "…"})
