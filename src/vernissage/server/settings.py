"""How a house is run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from vernissage.house.expiry import Expiry

SITE = Path(__file__).parent / "site"
"""Where the built client lies in an installed package."""
BUILT = Path(__file__).parents[3] / "web" / "dist"
"""Where it lies in a working copy."""


@dataclass(frozen=True)
class Settings:
    """Everything an operator may choose."""

    database: str = "sqlite+aiosqlite:///vernissage.sqlite3"
    names: tuple[str, ...] = ()
    """The public names of the house, such as `play.example.org`; addresses and local names need not be said."""
    site: Path | None = SITE if SITE.is_dir() else BUILT
    """The built client; nothing if only the API is wanted."""
    practice: Path | None = None
    """A house in the page, as `make site` writes it, for whoever has no connection; nothing if there is none."""
    rate: float = 30.0
    """Requests a second from one address, on average."""
    burst: float = 300.0
    """Requests from one address at once."""
    tables: int = 40
    """Unfinished tables that one person may keep; one address five times as many."""
    beat: float = 15.0
    """Seconds between heartbeats."""
    bots: int = 1
    """Processes in which bots think."""
    budget: float = 5.0
    """Seconds a bot may think about one answer."""
    hint: float = 10.0
    """Seconds a hint may take."""
    effort: float = 1.0
    """The part of the usual effort with which finished games are reviewed."""
    idle: float = 60.0
    """Seconds a table without anybody watching stays in memory."""
    poll: float = 2.0
    """Seconds between looks at the database for changes by other processes; only with PostgreSQL."""
    verify: bool = True
    """Whether stored games are replayed at start-up."""
    smtp: str = ""
    """The SMTP server for mails, `smtp://user:password@host:587` or `smtps://`; no mails without one."""
    mail_from: str = ""
    """Whom mails come from; else `vernissage@` the first public name."""
    inner_push: bool = False
    """Whether push services may have inner addresses and plain HTTP: for tests, which have one of their own."""
    talk: bool = True
    """Whether people may talk at the tables."""
    quotas: Mapping[str, int] = field(default_factory=dict)
    """What a person may have in a day, and an address five times, where it is not the usual."""
    expiry: Expiry = field(default_factory=Expiry)
    """How long tables are kept that nobody comes back to: for ever, unless it is said."""
    metrics: str = ""
    """Where the numbers of the house can be read, `address:port`, apart from the house itself; nowhere by default."""
    metrics_token: str = ""
    """Who says this may read them at the house's own address, too."""
    traces: str = ""
    """Where traces are sent to, the URL of an OpenTelemetry collector; nowhere by default."""
    notice: float = 0.0
    """Seconds in which a house that was told to stop says so to its proxy and still lets people in."""
