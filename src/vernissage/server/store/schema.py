"""The tables of the database. A game is its answers; a snapshot is a cache, and where a new chapter begins."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    true,
)

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
    Column("ready", JSON(none_as_null=True)),
    Column("talk", Boolean, nullable=False, server_default=true()),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False, index=True),
    Column("timing", JSON),
    Column("clocks", JSON),
    Column("due", Float, index=True),
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

REVIEWS = Table(
    "reviews",
    METADATA,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("edition", String(64), nullable=False),
    Column("review", Text, nullable=False),
    Column("dated", Float, nullable=False),
)

PUZZLES = Table(
    "puzzles",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("puzzle", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("date", Float, nullable=False),
)

PUZZLE_GIVERS = Table(
    "puzzle_givers",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("since", Float, nullable=False),
)

SEEKS = Table(
    "seeks",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("games", JSON, nullable=False),
    Column("seats", JSON, nullable=False),
    Column("paces", JSON, nullable=False),
    Column("bots", String(16), nullable=False),
    Column("ratings", JSON(none_as_null=True)),
    Column("since", Float, nullable=False),
    Column("until", Float, nullable=False),
    Column("table", String(32), nullable=False),
)

PEOPLE = Table(
    "people",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("person", String(64), nullable=False, index=True),
    Column("id", String(32), nullable=False),
    Column("browser", String(16), nullable=False),
    Column("system", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Integer, nullable=False),
    Column("revoked", Float, nullable=False, index=True),
    Column("replaces", String(64), nullable=False),
    Column("proved", Float, nullable=False),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("credential", Text, nullable=False),
    Column("id", String(32), nullable=False),
    Column("person", String(64), nullable=False, index=True),
    Column("rp", String(255), nullable=False),
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("browser", String(16), nullable=False),
    Column("system", String(16), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Integer, nullable=False),
)

SLIPS = Table(
    "slips",
    METADATA,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("person", String(64), nullable=False),
    Column("until", Float, nullable=False, index=True),
    Index("slips_by_person", "person", "kind"),
)

RESERVED_NAMES = Table(
    "reserved_names",
    METADATA,
    Column("skeleton", String(64), primary_key=True),
    Column("person", String(64), nullable=False, unique=True),
    Column("name", String(64), nullable=False),
)

TALK = Table(
    "talk",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("gallery", Boolean, primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("change", Integer, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("seat", Integer),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("reaction", Boolean, nullable=False),
    Column("request", String(64), nullable=False),
    Column("told", Float, nullable=False),
    Column("removed", Boolean, nullable=False),
    Index("talk_by_change", "table_id", "gallery", "change", unique=True),
    Index("talk_by_holder", "holder"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("other", String(64), primary_key=True),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("gallery", Boolean, nullable=False),
    Column("line", Integer, nullable=False),
    Column("holder", String(64), nullable=False),
    Column("reason", String(16), nullable=False),
    Column("words", Text, nullable=False),
    Column("told", Float, nullable=False),
    Index("reports_by_line", "table_id", "gallery", "line", "holder", unique=True),
)

ACTS = Table(
    "acts",
    METADATA,
    Column("number", Integer, primary_key=True, autoincrement=True),
    Column("kind", String(16), nullable=False),
    Column("date", Float, nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("person", String(64), nullable=False),
    Column("line", Integer, nullable=False),
    Column("gallery", Boolean, nullable=False),
    Column("detail", Text, nullable=False),
    Column("by", String(64), nullable=False),
)

BARRED = Table(
    "barred",
    METADATA,
    Column("holder", String(64), primary_key=True),
)

REMOVED_NAMES = Table(
    "removed_names",
    METADATA,
    Column("holder", String(64), primary_key=True),
    Column("name", String(64), primary_key=True),
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
