"""What is still to be sent: claimed by one process, tried again with growing pauses, given up after a while."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar
from urllib.parse import urlsplit

from sqlalchemy import Connection, and_, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from vernissage.house.news import News
from vernissage.server.store.schema import PEOPLE
from vernissage.server.store.schema_news import NEWS, NEWS_BROWSERS, NEWS_SENDS, NEWS_WAYS

T = TypeVar("T")
P = ParamSpec("P")
SOON = 5.0
"""Seconds before something is pushed: whoever is about to look, or loads the page again, needs no message."""
MAIL_SOON, MAIL_AGAIN = 120.0, 900.0
"""Seconds before a mail is sent, and between two mails to one person."""
LEASE = 300.0
"""Seconds after which what a process has claimed is another's: it is far longer than sending may take."""
FEW, SPAN, SAME = 30, 600.0, 60.0
"""How many messages one person is sent in a span of seconds, and how far apart two of one kind about one table are."""
OLD = 24 * 3600.0
"""Seconds after which what could not be sent is given up, and what was sent is forgotten."""
UNREAD = 90 * 24 * 3600.0
"""Seconds after which old news is forgotten."""


class Database(Protocol):
    """What is needed of a database."""

    engine: AsyncEngine

    async def write(self, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
        """Do something in one transaction of its own."""
        ...


async def look(store: Database, work: Callable[Concatenate[Connection, P], T], *args: P.args, **named: P.kwargs) -> T:
    """Ask something, beside the thread that writes."""
    async with store.engine.connect() as connection:
        return await connection.run_sync(work, *args, **named)


@dataclass(frozen=True)
class Send:
    """Something that this process sends now, and nobody else."""

    id: str
    way: str
    person: str
    table: str
    kind: str
    tries: int
    made: float
    language: str
    game: str = ""
    browser: str = ""
    endpoint: str = ""
    host: str = ""
    p256dh: str = ""
    auth: str = ""


def insert_new(connection: Connection, table: Any, row: dict[str, Any]) -> bool:
    """Write a row unless there is one with its key; whether it was written."""
    make: Any = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    written = make(table).values(**row).on_conflict_do_nothing().execution_options(preserve_rowcount=True)
    return bool(connection.execute(written).rowcount == 1)


def address(connection: Connection, person: str, news: News, date: float) -> None:
    """Put something into the outbox, once for each browser and once for the mails, as its person wants it."""
    ways = connection.execute(select(NEWS_WAYS).where(NEWS_WAYS.c.person == person)).first()
    if ways is None or ways.push:
        browsers = select(NEWS_BROWSERS.c.id, NEWS_BROWSERS.c.endpoint).where(NEWS_BROWSERS.c.person == person)
        found = connection.execute(browsers).all()
        if found and not too_many(connection, person, news, date):
            due = date if news.kind == "time-short" else date + SOON
            for id, endpoint in found:
                post(connection, secrets.token_hex(16), "push", person, due, date, id, news, site(endpoint))
    if ways is not None and ways.mail and ways.confirmed:
        due = max(date + MAIL_SOON, ways.mailed + MAIL_AGAIN)
        post(connection, f"mail {person}", "mail", person, due, date)


def site(endpoint: str) -> str:
    """Whose push service it is: the end of its name, before which an owner can write what they like; or its address."""
    host = (urlsplit(endpoint).hostname or "").rstrip(".")[:255]
    last = host.rsplit(".", 2)[-2:]
    return host if last[-1].isdigit() or ":" in host else ".".join(last)


def too_many(connection: Connection, person: str, news: News, date: float) -> bool:
    """Whether somebody is told so much that no more is sent; the bell has it all."""
    mine = select(func.count(NEWS_SENDS.c.id.distinct())).where(
        NEWS_SENDS.c.person == person, NEWS_SENDS.c.way == "push"
    )
    browsers = select(func.count()).where(NEWS_BROWSERS.c.person == person)
    many = connection.execute(mine.where(NEWS_SENDS.c.made > date - SPAN)).scalar_one()
    same = mine.where(NEWS_SENDS.c.table_id == news.table, NEWS_SENDS.c.kind == news.kind)
    if many >= FEW * connection.execute(browsers).scalar_one():
        return True
    return bool(connection.execute(same.where(NEWS_SENDS.c.done > date - SAME)).scalar_one())


def post(
    connection: Connection,
    id: str,
    way: str,
    person: str,
    due: float,
    date: float,
    browser: str = "",
    news: News | None = None,
    host: str = "",
) -> bool:
    """Put something into the outbox, unless it lies there."""
    row = {"id": id, "way": way, "person": person, "browser": browser, "host": host, "made": date, "due": due}
    about = {"table_id": "" if news is None else news.table, "kind": "" if news is None else news.kind}
    state = {"tries": 0, "claim": "", "claimed": 0.0, "done": None}
    return insert_new(connection, NEWS_SENDS, {**row, **about, **state})


def withdraw(connection: Connection, person: str, table: str | None, kinds: Sequence[str]) -> None:
    """What nobody has begun to send is not sent any more."""
    waiting = delete(NEWS_SENDS).where(
        NEWS_SENDS.c.person == person, NEWS_SENDS.c.way == "push", NEWS_SENDS.c.kind.in_(kinds)
    )
    if table is not None:
        waiting = waiting.where(NEWS_SENDS.c.table_id == table)
    connection.execute(waiting.where(NEWS_SENDS.c.claim == "", NEWS_SENDS.c.done.is_(None)))


def free(date: float) -> Any:
    """What nobody is sending, or somebody has begun to send who is gone."""
    unclaimed = or_(NEWS_SENDS.c.claim == "", NEWS_SENDS.c.claimed < date - LEASE)
    return and_(NEWS_SENDS.c.done.is_(None), unclaimed, NEWS_SENDS.c.due <= date)


def claim(connection: Connection, date: float, limit: int, without: Sequence[str] = ()) -> list[Send]:
    """Take some of what is due, so that no other process does; nothing for hosts that are busy."""
    mine = secrets.token_hex(16)
    first = select(NEWS_SENDS.c.id).where(free(date), NEWS_SENDS.c.host.not_in(without))
    first = first.order_by(NEWS_SENDS.c.due).limit(limit)
    # The condition stands twice: whoever waited for another process here looks again at what that one left.
    taken = update(NEWS_SENDS).where(NEWS_SENDS.c.id.in_(first), free(date))
    if not connection.execute(taken.values(claim=mine, claimed=date)).rowcount:
        return []
    joined = (
        NEWS_SENDS.outerjoin(NEWS_BROWSERS, NEWS_BROWSERS.c.id == NEWS_SENDS.c.browser)
        .outerjoin(PEOPLE, PEOPLE.c.holder == NEWS_SENDS.c.person)
        .outerjoin(
            NEWS,
            and_(
                NEWS.c.person == NEWS_SENDS.c.person,
                NEWS.c.table_id == NEWS_SENDS.c.table_id,
                NEWS.c.kind == NEWS_SENDS.c.kind,
            ),
        )
    )
    columns = (
        NEWS_SENDS,
        NEWS_BROWSERS.c.endpoint,
        NEWS_BROWSERS.c.p256dh,
        NEWS_BROWSERS.c.auth,
        PEOPLE.c.language,
        NEWS.c.game,
    )
    rows = connection.execute(select(*columns).select_from(joined).where(NEWS_SENDS.c.claim == mine))
    return [send_of(row) for row in rows]


def send_of(row: Any) -> Send:
    """Something to send, from its row; without an endpoint if the browser or the news is gone."""
    endpoint = (row.endpoint or "") if row.game else ""
    keys = (row.browser, endpoint, row.host, row.p256dh or "", row.auth or "")
    about = (row.table_id, row.kind, row.tries, row.made, row.language or "en", row.game or "")
    return Send(row.id, row.way, row.person, *about, *keys)


def done(connection: Connection, id: str, date: float) -> None:
    """It is sent, or given up: in either case not tried again."""
    connection.execute(update(NEWS_SENDS).where(NEWS_SENDS.c.id == id).values(done=date, claim=""))


def drop(connection: Connection, id: str) -> None:
    """It need not be sent."""
    connection.execute(delete(NEWS_SENDS).where(NEWS_SENDS.c.id == id))


def later(connection: Connection, id: str, due: float, tries: int) -> None:
    """It could not be sent: try again then."""
    connection.execute(update(NEWS_SENDS).where(NEWS_SENDS.c.id == id).values(due=due, tries=tries, claim=""))


def put_back(connection: Connection, ids: Sequence[str]) -> None:
    """There was no room for these: whoever has some takes them."""
    connection.execute(update(NEWS_SENDS).where(NEWS_SENDS.c.id.in_(ids)).values(claim=""))


def gone(connection: Connection, browser: str) -> None:
    """A browser that wants nothing any more is forgotten at once, with all that was on its way."""
    connection.execute(delete(NEWS_BROWSERS).where(NEWS_BROWSERS.c.id == browser))
    connection.execute(delete(NEWS_SENDS).where(NEWS_SENDS.c.browser == browser))


def next_due(connection: Connection, without: Sequence[str] = ()) -> float | None:
    """When something is to be sent next, but to hosts that are busy."""
    waiting = select(func.min(NEWS_SENDS.c.due)).where(NEWS_SENDS.c.done.is_(None), NEWS_SENDS.c.claim == "")
    found: float | None = connection.execute(waiting.where(NEWS_SENDS.c.host.not_in(without))).scalar_one()
    return found


def sweep(connection: Connection, date: float) -> None:
    """Forget what is old."""
    connection.execute(delete(NEWS_SENDS).where(NEWS_SENDS.c.made < date - 2 * OLD))
    connection.execute(delete(NEWS_SENDS).where(NEWS_SENDS.c.done < date - OLD))
    connection.execute(delete(NEWS).where(NEWS.c.told < date - UNREAD, NEWS.c.kind != "turn"))
    unconfirmed = and_(NEWS_WAYS.c.confirmed.is_(False), NEWS_WAYS.c.asked < date - OLD)
    forgotten = update(NEWS_WAYS).where(unconfirmed, NEWS_WAYS.c.address != "")
    connection.execute(forgotten.values(address="", code="", asks=0))
