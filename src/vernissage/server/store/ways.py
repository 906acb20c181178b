"""By which ways people want to be told: their switches, their browsers, their address."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, delete, func, select, update

from vernissage.server.store.outbox import OLD, done, drop, insert_new, post
from vernissage.server.store.schema_news import NEWS_BROWSERS, NEWS_SENDS, NEWS_WAYS

BROWSERS = 10
"""Browsers of one person that are told; the oldest gives way."""
ASKS = 3
"""Mails that ask whether an address is somebody's, a day: for one person, and for one mailbox."""
ASKED = 300
"""The same for the whole house."""
ASKED_BEFORE = "asked"
"""Stands in the outbox for a question that was asked: nobody's, so that it counts whatever becomes of who asked."""


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


def endpoints(connection: Connection, person: str) -> list[str]:
    """Where the browsers of somebody are told."""
    return list(connection.execute(select(NEWS_BROWSERS.c.endpoint).where(NEWS_BROWSERS.c.person == person)).scalars())


def browsers(connection: Connection, person: str) -> int:
    """How many browsers of somebody are told."""
    return len(endpoints(connection, person))


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


def subscribe(
    connection: Connection, person: str, endpoint: str, p256dh: str, auth: str, date: float, device: str = ""
) -> None:
    """Tell a browser from now on, as whoever uses it now."""
    id = browser_id(endpoint)
    connection.execute(delete(NEWS_BROWSERS).where(NEWS_BROWSERS.c.id == id))
    connection.execute(delete(NEWS_SENDS).where(NEWS_SENDS.c.browser == id, NEWS_SENDS.c.person != person))
    row = {"id": id, "person": person, "endpoint": endpoint, "p256dh": p256dh, "auth": auth, "created": date}
    insert_new(connection, NEWS_BROWSERS, {**row, "device": device})
    keep_latest(connection, person)
    change(connection, person, {"push": True})


def keep_latest(connection: Connection, person: str) -> None:
    """Tell no more browsers of one person than are told."""
    mine = select(NEWS_BROWSERS.c.id).where(NEWS_BROWSERS.c.person == person)
    latest = mine.order_by(NEWS_BROWSERS.c.created.desc(), NEWS_BROWSERS.c.id).limit(BROWSERS)
    kept = list(connection.execute(latest).scalars())
    older = delete(NEWS_BROWSERS).where(NEWS_BROWSERS.c.person == person, NEWS_BROWSERS.c.id.not_in(kept))
    connection.execute(older)


def of_device(person: str, *devices: str) -> Any:
    """The browsers that are some devices of a person."""
    return and_(NEWS_BROWSERS.c.person == person, NEWS_BROWSERS.c.device.in_(devices))


def named(connection: Connection, person: str, old: str, new: str) -> None:
    """A device of somebody is known by another id from now on."""
    connection.execute(update(NEWS_BROWSERS).where(of_device(person, old)).values(device=new))


def sent_away(connection: Connection, person: str, devices: Sequence[str]) -> None:
    """Devices of somebody are told nothing any more; nor is a browser of which nobody knows which device it is."""
    connection.execute(delete(NEWS_BROWSERS).where(of_device(person, "", *devices)))


def unsubscribe(connection: Connection, person: str, endpoint: str) -> None:
    """Tell a browser nothing any more, if it is the person's own."""
    id = browser_id(endpoint)
    mine = delete(NEWS_BROWSERS).where(NEWS_BROWSERS.c.id == id, NEWS_BROWSERS.c.person == person)
    if connection.execute(mine).rowcount:
        connection.execute(delete(NEWS_SENDS).where(NEWS_SENDS.c.browser == id))


def mailbox(address: str) -> str:
    """By what a mailbox is counted: most take no notice of case, of dots, and of what stands behind a plus."""
    name, _, domain = address.lower().rpartition("@")
    return hashlib.sha256(f"{name.partition('+')[0].replace('.', '')}@{domain}".encode()).hexdigest()


def asked(connection: Connection, date: float, to: str = "") -> int:
    """How many questions were asked within a day, of everybody or of one mailbox; whoever asked may be gone since."""
    before = select(func.count()).where(NEWS_SENDS.c.way == ASKED_BEFORE, NEWS_SENDS.c.made > date - OLD)
    return int(connection.execute(before.where(NEWS_SENDS.c.browser == to) if to else before).scalar_one())


def ask_address(connection: Connection, person: str, address: str, origin: str, date: float) -> bool:
    """Write an address down, and ask there whether it is the person's; False if that was asked too often."""
    change(connection, person, {})
    row = connection.execute(select(NEWS_WAYS).where(NEWS_WAYS.c.person == person)).one()
    asks, to = row.asks if row.asked > date - OLD else 0, mailbox(address)
    if asks >= ASKS or asked(connection, date, to) >= ASKS or asked(connection, date) >= ASKED:
        return False
    drop(connection, f"mail {person}")
    drop(connection, f"ask {person}")
    # Whoever had a mail at the address before cannot stop those to the new one.
    secret = {"code": secrets.token_urlsafe(24), "stop": secrets.token_urlsafe(24)}
    wanted = {"address": address, "confirmed": False, "mail": False, "origin": origin, "asked": date, "asks": asks + 1}
    change(connection, person, {**wanted, **secret})
    post(connection, f"ask {person}", "ask", person, date, date)
    counted = f"{ASKED_BEFORE} {secrets.token_hex(16)}"
    post(connection, counted, ASKED_BEFORE, "", date, date, to)
    done(connection, counted, date)
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
    """Send no mail any more to whoever has the token, and forget where to: nobody turns on again what they ended."""
    person = connection.execute(select(NEWS_WAYS.c.person).where(NEWS_WAYS.c.stop == token)).scalar()
    if person is None:
        return False
    forget_address(connection, person)
    return True
