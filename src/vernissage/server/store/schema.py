"""The tables of the database. A game is its answers; a snapshot is a cache, and where a new chapter begins."""

from __future__ import annotations

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

METADATA = MetaData()

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("sheet", Text),
    Column("start", JSON),
    Column("status", String(16), nullable=False, index=True),
    Column("seq", Integer, nullable=False),
    Column("base", Integer, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("early", JSON, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("host", String(64), nullable=False),
    Column("invitation", String(32), nullable=False),
    Column("pace", Integer, nullable=False),
    Column("asked", JSON, nullable=False),
    Column("undo_request", JSON),
    Column("rematch", String(32), nullable=False),
    Column("notice", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(8), nullable=False),
    Column("name", String(64), nullable=False),
    Column("level", String(16), nullable=False),
    Column("holder", String(64), nullable=False),
    Column("stand_in", String(16), nullable=False, server_default=""),
    Column("stand_in_for", String(16), nullable=False, server_default=""),
    Column("votes", JSON),
    Index("seats_by_holder", "holder"),
)

ANSWERS = Table(
    "answers",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("choice", Integer, nullable=False),
)

REQUESTS = Table(
    "requests",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("id", String(64), primary_key=True),
    Column("body", String(64), nullable=False),
    Column("seq", Integer, nullable=False),
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("answers", Integer, nullable=False),
    Column("position", JSON, nullable=False),
    Column("digest", String(64), nullable=False),
)

CHAPTERS = Table(
    "chapters",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("version", Integer, nullable=False),
    Column("start", JSON),
    Column("given", JSON, nullable=False),
    Column("early", JSON, nullable=False),
    Column("answers", Integer, nullable=False),
    Column("position", JSON, nullable=False),
    Column("digest", String(64), nullable=False),
    Column("fault", Text, nullable=False),
    Column("closed", Float, nullable=False),
)

ASIDES = Table(
    "asides",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("event", Integer, nullable=False),
    Column("id", String(64), nullable=False),
    Column("args", JSON, nullable=False),
    Column("told", Float, nullable=False),
)

SEEN = Table(
    "seen",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("holder", String(64), primary_key=True),
    Column("seen", Float, nullable=False),
)

HIDDEN = Table(
    "hidden",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("hidden", Float, nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

# News: what people are told while they look elsewhere, by which ways, and what is still to be sent.

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
)

NEWS_SENDS = Table(
    "news_sends",
    METADATA,
    Column("id", String(80), primary_key=True),
    Column("way", String(8), nullable=False),
    Column("person", String(64), nullable=False, index=True),
    Column("browser", String(64), nullable=False),
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

GAMES = Table(
    "games",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("bots", Integer, nullable=False),
    Column("timing", String(16), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("standard", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("party", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Index("games_by_end", "public", "ended", "table_id"),
    Index("games_by_game", "public", "game", "ended", "table_id"),
    Index("games_by_party", "party", "ended"),
)

RESULTS = Table(
    "results",
    METADATA,
    Column("table_id", String(32), ForeignKey("games.table_id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("level", String(16), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("points", Integer, nullable=False),
    Column("categories", JSON, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("own", Boolean, nullable=False),
    Column("before", Float),
    Column("after", Float),
    Column("ended", Float, nullable=False),
    Index("results_by_person", "person", "ended", "table_id"),
)

RATINGS = Table(
    "ratings",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("points", Float, nullable=False),
    Column("doubt", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

AVERAGES = Table(
    "averages",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("category", String(64), primary_key=True),
    Column("played", Integer, nullable=False),
    Column("total", Integer, nullable=False),
)

PAGES = Table(
    "pages",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("code", String(32), nullable=False, unique=True),
)
