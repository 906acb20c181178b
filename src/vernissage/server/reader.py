"""Who reads: a key in a cookie that scripts cannot see, and a language. There are no accounts."""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass
from typing import Any, Literal, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie

from vernissage.server.protocol.words import Language
from vernissage.server.speech import preferred
from vernissage.table.text import LANGUAGES

COOKIE = "vernissage"
FRESH_KEY = "fresh_key"
KEY = re.compile(r"[A-Za-z0-9_-]{43}")
YEAR = 365 * 24 * 3600
Connection = ASGIConnection[Any, Any, Any, Any]


@dataclass(frozen=True)
class Reader:
    """Somebody at the other end: known by the hash of a key, or not at all."""

    holder: str
    """The hash of the key; empty for somebody without one."""
    lang: Language
    key: str = ""
    """The key itself, if it was made just now and has to be handed over."""


def reader_of(connection: Connection) -> Reader:
    """Who sent a request, as far as it says."""
    key = connection.cookies.get(COOKIE, "")
    return Reader(hashed(key) if KEY.fullmatch(key) else "", language_of(connection))


def keyed(connection: Connection) -> Reader:
    """Who sent a request; somebody without a key gets one with the reply."""
    reader = reader_of(connection)
    if reader.holder:
        return reader
    key = secrets.token_urlsafe(32)
    connection.state[FRESH_KEY] = key
    return Reader(hashed(key), reader.lang, key)


def language_of(connection: Connection) -> Language:
    """The language asked for in the address, or the best one the browser accepts."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return cast("Language", asked)
    return cast("Language", preferred(connection.headers.get("accept-language", "")))


def hashed(key: str) -> str:
    """What is stored of a key: who reads the database cannot take anybody's seat."""
    return hashlib.sha256(key.encode()).hexdigest()


def key_cookie(key: str, secure: bool) -> Cookie:
    """The cookie that holds a key: not for scripts, not for other sites."""
    same_site: Literal["strict"] = "strict"
    return Cookie(COOKIE, value=key, httponly=True, secure=secure, samesite=same_site, max_age=YEAR, path="/")


def clean_name(name: str) -> str:
    """A name without what would disturb a line of text."""
    printable = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(printable.split())[:24].strip()
