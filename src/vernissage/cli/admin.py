"""The operator's commands: look at tables and reports, close, remove, bar; on the database of a house that may run."""

from __future__ import annotations

import argparse
import asyncio
import getpass
import hashlib
import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy.exc import SQLAlchemyError

from vernissage.cli.errors import CommandError
from vernissage.cli.listing import columns
from vernissage.core.game import Line
from vernissage.house.at_once import AtOnce
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.house.expiry import STATUS, Expiry
from vernissage.house.forgetting import forget
from vernissage.house.house import House
from vernissage.house.memory import Silence
from vernissage.house.office import Office
from vernissage.house.ports import Ports
from vernissage.house.reopen import Unplayable
from vernissage.house.reopen import reopen as reopen_stored
from vernissage.house.room import Room
from vernissage.house.speech import say
from vernissage.house.steward import Steward
from vernissage.server.clearing import Clearing
from vernissage.server.store import operator
from vernissage.server.store.store import Store

SHOWN = 12
"""How much of a person's id is shown: enough to say whom one means, and no key to anything."""
LATEST = 200
Doing = Callable[["Desk"], Awaitable[Sequence[str]]]


class Desk:
    """The database, the operator's office on it, and the operator's language."""

    def __init__(self, args: argparse.Namespace) -> None:
        self.args = args
        self.store = Store(args.database)
        self.clock = Clock()
        self.office = Office(self.store, self.clock, user())

    def say(self, id: str, **values: int | str) -> str:
        """A sentence in the operator's language."""
        return say(Line(id, values), self.args.lang)

    async def person(self) -> str:
        """The person whom the operator means, by the beginning of an id."""
        found = await operator.people(self.store.engine, self.args.person) if len(self.args.person) >= 6 else []
        if len(found) != 1:
            raise CommandError(self.say("admin-many-people" if found else "admin-no-person", person=self.args.person))
        return found[0]


class Resting(Steward):
    """Moves no bot: the house that runs does."""

    def consider(self, room: Room, elsewhere: bool = False) -> None:
        """Nothing."""


def run(args: argparse.Namespace) -> None:
    """Carry out one of the operator's commands, and say what was done."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if "://" not in args.database and not Path(args.database).exists():
        raise CommandError(f"{args.database}: there is no such database")
    try:
        for line in asyncio.run(carry_out(args)):
            print(line)
    except Refused as refusal:
        raise CommandError(say(refusal.line, args.lang)) from None
    except SQLAlchemyError as error:
        raise CommandError(str(error).splitlines()[0]) from None


async def carry_out(args: argparse.Namespace) -> Sequence[str]:
    """What a command has to say."""
    desk = Desk(args)
    await desk.store.open()
    try:
        return await DOING[args.doing](desk)
    finally:
        await desk.store.close()


def user() -> str:
    """Who types, for the journal."""
    try:
        return getpass.getuser()
    except (OSError, KeyError):
        return ""


def at(date: float) -> str:
    """A date as the operator reads it."""
    return datetime.fromtimestamp(date, UTC).strftime("%Y-%m-%d %H:%M")


def shown(person: str) -> str:
    """A person, as the operator knows them."""
    return person[:SHOWN] or "-"


def line_id(gallery: bool, number: int) -> str:
    """What a line is called at its table."""
    return f"{'g' if gallery else 's'}{number}"


async def list_tables(desk: Desk) -> Sequence[str]:
    """The latest tables."""
    rows = [desk.say("admin-tables-head").split()]
    for table, seats, said in await operator.tables(desk.store.engine, LATEST):
        counts = [str(seats.get(who, 0)) for who in ("human", "bot", "open")]
        status = desk.say(f"admin-status-{table.status}")
        rows.append([table.id, table.game, status, *counts, str(said), at(table.created), at(table.updated)])
    return columns(rows) if len(rows) > 1 else [desk.say("admin-none")]


async def show_table(desk: Desk) -> Sequence[str]:
    """One table: its seats, dates and counts, and nothing that is played."""
    stored = await desk.store.load(desk.args.table)
    if stored is None:
        raise Refused(404, "error-no-table")
    table = stored.table
    async with desk.store.engine.connect() as connection:
        said = await operator.lines(connection, table.id)
    public = desk.say("admin-public" if table.public else "admin-private")
    told = [f"{table.id}: {table.game}, {desk.say(f'admin-status-{table.status}')}, {public}"]
    dates = {"date": at(table.created), "changed": at(table.updated)}
    told.append(desk.say("admin-made", **dates, answers=str(table.answers), lines=str(said)))
    for seat in stored.seats:
        who = desk.say(f"admin-{'person' if seat.who == 'human' else seat.who}")
        told.append(
            f"{seat.seat + 1}. {who} {seat.level}{seat.name} {shown(seat.holder) if seat.holder else ''}".strip()
        )
    return told


async def close(desk: Desk) -> Sequence[str]:
    """Close a table."""
    await desk.office.close(desk.args.table, desk.args.why)
    return [desk.say("admin-closed", table=desk.args.table)]


async def reopen(desk: Desk) -> Sequence[str]:
    """Open a table again."""
    await desk.office.reopen(desk.args.table)
    return [desk.say("admin-reopened", table=desk.args.table)]


async def list_reports(desk: Desk) -> Sequence[str]:
    """The latest reports, with the lines they are about."""
    told: list[str] = []
    for report, said in await desk.store.talk.reports(LATEST):
        reason = desk.say(f"admin-reason-{report.reason}")
        told.append(f"{report.number}. {at(report.told)} {report.table} {line_id(said.gallery, said.number)} {reason}")
        gone = f" {desk.say('admin-removed')}" if said.removed else ""
        told.append(f"{shown(said.holder)} {said.name}: {said.text}{gone}")
        told.append(f"{shown(report.holder)}: {report.words}" if report.words else shown(report.holder))
    return told or [desk.say("admin-none")]


async def remove_line(desk: Desk) -> Sequence[str]:
    """Take the words of a line away."""
    name = desk.args.line
    if name[:1] not in ("g", "s") or not (name[1:].isascii() and name[1:].isdigit() and len(name) < 11):
        raise Refused(404, "error-no-line")
    await desk.office.remove_line(desk.args.table, name[0] == "g", int(name[1:]))
    return [desk.say("admin-line-removed", line=name, table=desk.args.table)]


async def remove_name(desk: Desk) -> Sequence[str]:
    """Take a person's names away."""
    names = await desk.office.remove_name(await desk.person(), desk.args.everybody)
    return [desk.say("admin-name-removed", count=len(names))]


async def bar(desk: Desk) -> Sequence[str]:
    """Keep a person out."""
    person = await desk.person()
    await desk.office.bar(person, desk.args.why)
    return [desk.say("admin-barred", person=shown(person))]


async def unbar(desk: Desk) -> Sequence[str]:
    """Let a person in again."""
    person = await desk.person()
    await desk.office.unbar(person)
    return [desk.say("admin-unbarred", person=shown(person))]


async def delete(desk: Desk) -> Sequence[str]:
    """Forget a person, as if they had wished it themselves."""
    person = await desk.person()
    if not desk.args.yes:
        raise CommandError(desk.say("admin-sure"))
    ports = Ports(desk.store, Silence(), AtOnce(), desk.clock)
    house = House(ports)
    house.steward = Resting(ports)
    await forget(house, person)
    await desk.office.deleted(person)
    return [desk.say("admin-deleted", person=shown(person))]


async def expire(desk: Desk) -> Sequence[str]:
    """List what nobody has come back to; remove it if that is really wished."""
    expiry = Expiry(desk.args.empty, desk.args.abandoned, desk.args.anonymous)
    clearing = Clearing(desk.store, desk.clock, expiry, by=user())
    if not expiry.days:
        raise CommandError(desk.say("admin-expire-what"))
    if desk.args.yes:
        removed = await clearing.clear()
        return [desk.say("admin-expired", count=sum(removed.values()))]
    kinds = {kind: desk.say(f"admin-status-{STATUS[kind]}") for kind in expiry.days}
    rows = [[id, game, kinds[kind], at(updated)] async for kind, id, game, updated in clearing.find()]
    return [*columns(rows), desk.say("admin-expiring", count=len(rows))]


async def journal(desk: Desk) -> Sequence[str]:
    """All that the operator did."""
    last = await desk.store.talk.last_act()
    told = []
    for act in await desk.store.talk.acts(max(0, last - 1000)):
        line = line_id(act.gallery, act.line) if act.line else ""
        about = " ".join(word for word in (act.table, line, act.person[:SHOWN], act.detail) if word)
        told.append(f"{act.number}. {at(act.date)} {act.by or '-'} {act.kind} {about}")
    return told or [desk.say("admin-none")]


async def records(desk: Desk) -> Sequence[str]:
    """Write the records of finished games whose people let puzzles be made of them: without names."""
    folder, written = Path(desk.args.folder), 0
    folder.mkdir(parents=True, exist_ok=True)
    for id in await desk.store.puzzles.given():
        stored = await desk.store.load(id)
        if stored is None or stored.table.sheet is not None:
            continue
        try:
            match, corrected = reopen_stored(stored)
        except Unplayable:
            continue
        if corrected is None:
            levels = tuple(seat.level if seat.who == "bot" else "" for seat in stored.seats)
            name = hashlib.sha256(id.encode()).hexdigest()[:16]  # nobody finds the table by it
            text = replace(match.record(), names=(), bots=levels).write()
            (folder / f"{stored.table.game}-{name}.json").write_text(text, "utf-8")
            written += 1
    return [desk.say("admin-records", count=written)]


DOING: dict[str, Doing] = {
    "tables": list_tables,
    "table": show_table,
    "close": close,
    "reopen": reopen,
    "reports": list_reports,
    "remove-line": remove_line,
    "remove-name": remove_name,
    "bar": bar,
    "unbar": unbar,
    "delete": delete,
    "expire": expire,
    "journal": journal,
    "records": records,
}
