"""Who reads: a key in a cookie that scripts cannot see, and a language. There are no accounts."""

from __future__ import annotations

import re
import secrets
from typing import Any, Literal, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from vernissage.house.house import House
from vernissage.house.identity import hashed
from vernissage.house.protocol.words import Language
from vernissage.house.reader import Reader
from vernissage.house.speech import preferred
from vernissage.server.limits import address_from
from vernissage.table.text import LANGUAGES

COOKIE = "vernissage"
SECURE_COOKIE = "__Host-vernissage"
"""Under HTTPS: no other host of the same domain can plant it."""
FRESH_KEY = "fresh_key"
NO_KEY = "-"
"""Stands for a cookie that is taken back."""
KEY = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600
Connection = ASGIConnection[Any, Any, Any, Any]


async def reader_of(connection: Connection) -> Reader:
    """Who sent a request, as far as it says; refused if the key it brings was revoked."""
    house: House = connection.app.state.house
    lang, address = language_of(connection), address_from(connection.scope)
    if not (key := key_of(connection)):
        return Reader("", lang, address)
    device = hashed(key)
    return Reader((await house.identity.whose(device)).person, lang, address, device=device)


def key_of(connection: Connection) -> str:
    """The key that a request brings; empty if it brings none."""
    secure = connection.scope.get("scheme") in ("https", "wss")
    names = (SECURE_COOKIE, COOKIE) if secure else (COOKIE,)
    return next((key for name in names if KEY.fullmatch(key := connection.cookies.get(name, ""))), "")


def new_key(connection: Connection, reader: Reader) -> Reader:
    """A key from the server's own randomness, handed over with the reply."""
    device = hand_over(connection)
    return Reader(device, reader.lang, reader.address, True, device)


def hand_over(connection: Connection) -> str:
    """Another key for a device, handed over with the reply; what is kept of it."""
    key = secrets.token_urlsafe(32)
    connection.state[FRESH_KEY] = key
    return hashed(key)


def take_back(connection: Connection) -> None:
    """Let the browser have no key any more."""
    connection.state[FRESH_KEY] = NO_KEY


def renew(connection: Connection) -> None:
    """Hand the reader's key over once more, for another year; under HTTPS in the safer cookie."""
    if key := key_of(connection):
        connection.state[FRESH_KEY] = key


def language_of(connection: Connection) -> Language:
    """The language asked for in the address, or the best one the browser accepts."""
    wanted = connection.query_params.get("lang", "")
    if wanted in LANGUAGES:
        return cast("Language", wanted)
    return cast("Language", preferred(connection.headers.get("accept-language", "")))


def key_cookies(key: str, secure: bool) -> list[Cookie]:
    """The cookie that holds a key: not for scripts, not for other sites; under HTTPS the older one is taken back."""
    same_site: Literal["strict"] = "strict"
    if key == NO_KEY:
        names = (SECURE_COOKIE, COOKIE) if secure else (COOKIE,)
        return [
            Cookie(name, value="", httponly=True, secure=secure, samesite=same_site, max_age=0, path="/")
            for name in names
        ]
    name = SECURE_COOKIE if secure else COOKIE
    cookie = Cookie(name, value=key, httponly=True, secure=secure, samesite=same_site, max_age=YEAR, path="/")
    older = Cookie(COOKIE, value="", httponly=True, secure=True, samesite=same_site, max_age=0, path="/")
    return [cookie, older] if secure else [cookie]
