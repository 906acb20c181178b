"""What a person has at the tables: handed to another one, or taken away; one transaction for all of it."""

from __future__ import annotations

from collections.abc import Iterator

from sqlalchemy import Connection, delete, or_, select, update

from vernissage.house.devices import Device, Moved, SeatedTwice
from vernissage.house.farewell import After, taken_over, unnamed, without
from vernissage.house.stored import Aside, StoredSeat, StoredTable
from vernissage.server.store import book, puzzles, talk
from vernissage.server.store.news import forget as forget_news
from vernissage.server.store.news import take_over as take_over_news
from vernissage.server.store.outbox import insert_new
from vernissage.server.store.rows import DROP_SEAT, NEW_SEAT, seat_of, table_of
from vernissage.server.store.schema import (
    ASIDES,
    DEVICES,
    HIDDEN,
    PASSKEYS,
    PEOPLE,
    REQUESTS,
    RESERVED_NAMES,
    SEATS,
    SEEKS,
    SEEN,
    SLIPS,
    TABLES,
)


def tables_with(connection: Connection, person: str) -> Iterator[tuple[StoredTable, list[StoredSeat]]]:
    """The tables that a person made or sits at, held against changes until all is written."""
    sits = select(SEATS.c.table_id).where(SEATS.c.holder == person)
    theirs = select(TABLES).where(or_(TABLES.c.id.in_(sits), TABLES.c.host == person)).order_by(TABLES.c.id)
    for row in connection.execute(theirs.with_for_update()).all():
        seats = connection.execute(select(SEATS).where(SEATS.c.table_id == row.id).order_by(SEATS.c.seat))
        yield table_of(row), [seat_of(seat) for seat in seats]


def write(connection: Connection, after: After) -> tuple[str, int]:
    """Keep a table that has changed because a person did."""
    table = after.table
    changing = {"host": table.host, "seq": table.seq, "public": table.public, "undo_request": table.undo_request}
    connection.execute(update(TABLES).where(TABLES.c.id == table.id).values(changing))
    if after.seats:
        connection.execute(DROP_SEAT, [{"this_id": table.id, "this_seat": seat.seat} for seat in after.seats])
        connection.execute(NEW_SEAT, [{"table_id": table.id, **vars(seat)} for seat in after.seats])
    return table.id, table.seq


def take_over(connection: Connection, old: str, new: str) -> Moved:
    """Give a person what another one has; refused if both sit at one table."""
    moved: list[tuple[str, int]] = []
    for table, seats in tables_with(connection, old):
        sitting = {seat.holder for seat in seats}
        if {old, new} <= sitting:
            raise SeatedTwice(table.game)
        moved.append(write(connection, taken_over(table, seats, old, new)))
    name = connection.execute(select(PEOPLE.c.name).where(PEOPLE.c.holder == old)).scalar() or ""
    connection.execute(update(PEOPLE).where(PEOPLE.c.holder == new, PEOPLE.c.name == "").values(name=name))
    connection.execute(delete(PEOPLE).where(PEOPLE.c.holder == old))
    for kept in (SLIPS, RESERVED_NAMES):
        connection.execute(delete(kept).where(kept.c.person == old))
    forget_wishes(connection, old)
    take_over_news(connection, old, new)
    book.join(connection, old, new)
    talk.join(connection, old, new)
    puzzles.take_over(connection, old, new)
    return Moved(tuple(moved))


def forget(connection: Connection, person: str, gone: str, now: float) -> tuple[list[str], Moved]:
    """Keep nothing of a person but that their keys are not good."""
    moved: list[tuple[str, int]] = []
    for number, (table, seats) in enumerate(tables_with(connection, person)):
        names = frozenset(seat.name for seat in seats if seat.holder == person and seat.name)
        forget_asides(connection, table.id, names)
        nobody = f"{gone}{number}"  # another one at each table: nobody can tell that it was the same person
        moved.append(write(connection, without(table, seats, person, nobody)))
    connection.execute(delete(REQUESTS).where(REQUESTS.c.holder == person))
    for kept in (PASSKEYS, SLIPS, RESERVED_NAMES):
        connection.execute(delete(kept).where(kept.c.person == person))
    forget_wishes(connection, person)
    connection.execute(delete(PEOPLE).where(PEOPLE.c.holder == person))
    forget_news(connection, person)
    book.forget(connection, person)
    puzzles.forget(connection, person)
    talk.forget(connection, person, gone)
    keys = list(connection.execute(select(DEVICES.c.key).where(DEVICES.c.person == person)).scalars())
    if person not in keys:  # the first key of whoever had only one
        keys.append(person)
        insert_new(connection, DEVICES, vars(Device(person, gone, "", "", "", now, 0, revoked=now)))
    plain = {"id": "", "browser": "", "system": "", "seen": 0, "revoked": now, "replaces": "", "person": gone}
    connection.execute(update(DEVICES).where(DEVICES.c.key.in_(keys)).values(plain))
    return keys, Moved(tuple(moved))


def forget_wishes(connection: Connection, person: str) -> None:
    """Keep neither when somebody was last at a table, nor what they have put out of their sight or look for."""
    for kept in (SEEN, HIDDEN, SEEKS):
        connection.execute(delete(kept).where(kept.c.holder == person))


def forget_asides(connection: Connection, id: str, names: frozenset[str]) -> None:
    """Take somebody's name out of what was told at a table."""
    for row in connection.execute(select(ASIDES).where(ASIDES.c.table_id == id)).all():
        plain = unnamed(Aside(row.event, row.id, row.args, row.told), names)
        if plain is not None:
            this = ASIDES.c.table_id == id, ASIDES.c.number == row.number
            connection.execute(update(ASIDES).where(*this).values(id=plain.id, args=plain.args))
