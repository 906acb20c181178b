"""The tables of news: what people are told while they look elsewhere, by which ways, and what is still to be sent."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Integer, String, Table, Text

from vernissage.server.store.schema import METADATA

NEWS = Table(
    "news",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("table_id", String(32), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("told", Float, nullable=False, index=True),
    Column("read", Float),
    Column("mailed", Boolean, nullable=False),
)

NEWS_WAYS = Table(
    "news_ways",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("push", Boolean, nullable=False),
    Column("mail", Boolean, nullable=False),
    Column("address", String(254), nullable=False, index=True),
    Column("confirmed", Boolean, nullable=False),
    Column("code", String(64), nullable=False, index=True),
    Column("stop", String(64), nullable=False, index=True),
    Column("origin", String(300), nullable=False),
    Column("asked", Float, nullable=False),
    Column("asks", Integer, nullable=False),
    Column("mailed", Float, nullable=False),
)

NEWS_BROWSERS = Table(
    "news_browsers",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("device", String(32), nullable=False, server_default=""),
)

NEWS_SENDS = Table(
    "news_sends",
    METADATA,
    Column("id", String(80), primary_key=True),
    Column("way", String(8), nullable=False),
    Column("person", String(64), nullable=False, index=True),
    Column("browser", String(64), nullable=False),
    Column("host", String(255), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("kind", String(16), nullable=False),
    Column("made", Float, nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
    Column("claim", String(32), nullable=False),
    Column("claimed", Float, nullable=False),
    Column("done", Float, index=True),
)

NEWS_KEYS = Table(
    "news_keys",
    METADATA,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)
