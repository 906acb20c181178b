"""By which ways people want to be told: their switches, their browsers, their address."""

from __future__ import annotations

import hashlib
import secrets
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, func, select, update

from vernissage.server.store.outbox import OLD, drop, insert_new, post
from vernissage.server.store.schema_news import NEWS_BROWSERS, NEWS_SENDS, NEWS_WAYS

BROWSERS = 10
"""Browsers of one person that are told; the oldest gives way."""
ASKS = 3
"""Mails that ask whether an address is somebody's, a day: for one person, and for one address."""
ASKED = 300
"""The same for the whole house."""


@dataclass(frozen=True)
class Ways:
    """How somebody wants to be told."""

    push: bool = True
    mail: bool = False
    address: str = ""
    confirmed: bool = False
    code: str = ""
    stop: str = ""
    origin: str = ""
    mailed: float = 0.0


def ways(connection: Connection, person: str) -> Ways:
    """How somebody wants to be told."""
    row = connection.execute(select(NEWS_WAYS).where(NEWS_WAYS.c.person == person)).first()
    if row is None:
        return Ways()
    return Ways(row.push, row.mail, row.address, row.confirmed, row.code, row.stop, row.origin, row.mailed)


def browsers(connection: Connection, person: str) -> int:
    """How many browsers of somebody are told."""
    query = select(func.count()).where(NEWS_BROWSERS.c.person == person)
    return int(connection.execute(query).scalar_one())


def change(connection: Connection, person: str, values: dict[str, Any]) -> None:
    """Change how somebody wants to be told."""
    insert_new(connection, NEWS_WAYS, fresh(person))
    if values:
        connection.execute(update(NEWS_WAYS).where(NEWS_WAYS.c.person == person).values(**values))


def fresh(person: str) -> dict[str, Any]:
    """The row of somebody who has said nothing yet."""
    texts = {"address": "", "code": "", "stop": secrets.token_urlsafe(24), "origin": ""}
    return {"person": person, "push": True, "mail": False, "confirmed": False, **texts} | {
        "asked": 0.0,
        "asks": 0,
        "mailed": 0.0,
    }


def browser_id(endpoint: str) -> str:
    """By what a browser is known: its endpoint is its own secret."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def subscribe(connection: Connection, person: str, endpoint: str, p256dh: str, auth: str, date: float) -> None:
    """Tell a browser from now on, as whoever uses it now."""
    id = browser_id(endpoint)
    connection.execute(delete(NEWS_BROWSERS).where(NEWS_BROWSERS.c.id == id))
    connection.execute(delete(NEWS_SENDS).where(NEWS_SENDS.c.browser == id, NEWS_SENDS.c.person != person))
    row = {"id": id, "person": person, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "created": date}
    insert_new(connection, NEWS_BROWSERS, row)
    mine = select(NEWS_BROWSERS.c.id).where(NEWS_BROWSERS.c.person == person)
    latest = mine.order_by(NEWS_BROWSERS.c.created.desc(), NEWS_BROWSERS.c.id).limit(BROWSERS)
    kept = list(connection.execute(latest).scalars())
    older = delete(NEWS_BROWSERS).where(NEWS_BROWSERS.c.person == person, NEWS_BROWSERS.c.id.not_in(kept))
    connection.execute(older)
    change(connection, person, {"push": True})


def unsubscribe(connection: Connection, person: str, endpoint: str) -> None:
    """Tell a browser nothing any more, if it is the person's own."""
    id = browser_id(endpoint)
    mine = delete(NEWS_BROWSERS).where(NEWS_BROWSERS.c.id == id, NEWS_BROWSERS.c.person == person)
    if connection.execute(mine).rowcount:
        connection.execute(delete(NEWS_SENDS).where(NEWS_SENDS.c.browser == id))


def ask_address(connection: Connection, person: str, address: str, origin: str, date: float) -> bool:
    """Write an address down, and ask there whether it is the person's; False if that was asked too often."""
    change(connection, person, {})
    row = connection.execute(select(NEWS_WAYS).where(NEWS_WAYS.c.person == person)).one()
    today = NEWS_WAYS.c.asked > date - OLD
    same = select(func.coalesce(func.sum(NEWS_WAYS.c.asks), 0)).where(today, NEWS_WAYS.c.address == address)
    others = connection.execute(same.where(NEWS_WAYS.c.person != person)).scalar_one()
    everybody = connection.execute(select(func.coalesce(func.sum(NEWS_WAYS.c.asks), 0)).where(today)).scalar_one()
    asks = row.asks if row.asked > date - OLD else 0
    if asks + others >= ASKS or everybody >= ASKED:
        return False
    drop(connection, f"mail {person}")
    drop(connection, f"ask {person}")
    code = {"address": address, "confirmed": False, "mail": False, "code": secrets.token_urlsafe(24)}
    change(connection, person, {**code, "origin": origin, "asked": date, "asks": asks + 1})
    post(connection, f"ask {person}", "ask", person, date, date)
    return True


def forget_address(connection: Connection, person: str) -> None:
    """Send no mail any more, and forget where to."""
    drop(connection, f"mail {person}")
    drop(connection, f"ask {person}")
    change(connection, person, {"address": "", "confirmed": False, "mail": False, "code": ""})


def confirm(connection: Connection, code: str, date: float) -> bool:
    """The address is the person's: whoever has the code has read the mail. It is good once, and for a day."""
    known = update(NEWS_WAYS).where(NEWS_WAYS.c.code == code, NEWS_WAYS.c.address != "", NEWS_WAYS.c.asked > date - OLD)
    known = known.where(NEWS_WAYS.c.code != "")  # which is what a code that was used has become
    return bool(connection.execute(known.values(confirmed=True, mail=True, code="")).rowcount)


def stop(connection: Connection, token: str) -> bool:
    """Send no mail any more to whoever has the token; whether there is somebody."""
    person = connection.execute(select(NEWS_WAYS.c.person).where(NEWS_WAYS.c.stop == token)).scalar()
    if person is None:
        return False
    connection.execute(update(NEWS_WAYS).where(NEWS_WAYS.c.person == person).values(mail=False))
    drop(connection, f"mail {person}")
    return True
