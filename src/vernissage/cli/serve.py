"""`vernissage serve`: open the house for browsers, bots and programs."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import socket
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from vernissage.cli.errors import CommandError
from vernissage.cli.observing import metrics_address, observing
from vernissage.cli.welcome import own_address, welcome
from vernissage.extras import installed

if TYPE_CHECKING:
    from vernissage.server.observed import Observed

LOG = logging.getLogger("vernissage")
LAST_REPLIES = 15
"""Seconds that requests which have begun may take when the house closes: a hint takes ten, by default."""


def run(args: argparse.Namespace) -> None:
    """Serve until interrupted; whatever keeps the house closed is told in one line."""
    from vernissage.house.expiry import Expiry
    from vernissage.server.app import create_app
    from vernissage.server.logs import set_up
    from vernissage.server.settings import Settings

    watched = observing(args)
    set_up(args.log, args.log_level)
    if not installed("openskill"):
        LOG.info("games are not rated here; pip install 'vernissage[ratings]' does it")
    if "://" not in args.database:
        Path(args.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        database=args.database,
        names=(*args.host_name, args.host),
        practice=checked_practice(args.practice),
        tables=args.tables,
        bots=args.bots,
        hint=args.hint_seconds,
        effort=args.review_effort,
        rate=args.rate,
        burst=args.rate * 10,
        smtp=checked_smtp(args.smtp),
        mail_from=checked_sender(args.mail_from),
        talk=not args.no_talk,
        quotas=dict(args.quota),
        expiry=Expiry(args.expire_empty, args.expire_abandoned, args.expire_anonymous),
        **watched,
    )
    if args.metrics:
        listening(*metrics_address(args.metrics)).close()
    with listening(args.host, args.port) as door, sole(args.database):
        try_database(args.database)
        gc.freeze()  # what is loaded now stays; and full collections of many tables would be felt as pauses
        gc.set_threshold(50_000, 20, 100)
        sys.setswitchinterval(0.001)  # the thread that writes must not hold up the one that answers
        receive(create_app(settings), door, args)


def checked_practice(folder: Path | None) -> Path | None:
    """A house in the page, if a folder holds one."""
    if folder is not None and not ((folder / "index.html").is_file() and list(folder.glob("python-*/parcel.json"))):
        raise CommandError(f"--practice: `make site` has not written {folder}")
    return folder


def checked_smtp(url: str) -> str:
    """The SMTP server of the house, if it is named as one is."""
    from vernissage.server.messages.mail import Mail

    try:
        if url:
            Mail(url, "")
    except ValueError as error:
        raise CommandError(f"--smtp: {error}") from None
    return url


def checked_sender(address: str) -> str:
    """Whom mails come from, if it is an address."""
    from vernissage.server.messages.mail import right

    if address and not right(address):
        raise CommandError("--mail-from: an address such as vernissage@example.org")
    return address


def listening(host: str, port: int) -> socket.socket:
    """The address to listen on, taken before anything is said; who comes before the doors are open goes elsewhere."""
    door = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    try:
        if sys.platform not in ("win32", "cygwin"):
            door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if door.family == socket.AF_INET6:
            door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        door.bind((host, port))
    except OSError as error:
        door.close()
        raise CommandError(f"cannot listen on {host}:{port}: {error.strerror or error}") from None
    return door


@contextmanager
def sole(database: str) -> Iterator[None]:
    """Be the only process that uses a SQLite file."""
    from sqlalchemy.exc import ArgumentError

    from vernissage.server.lock import InUse, Lock

    try:
        lock = Lock(database)
        lock.take()
    except (InUse, OSError, ArgumentError) as error:
        raise unusable(database, error) from None
    try:
        yield
    finally:
        lock.release()


def try_database(database: str) -> None:
    """Open the database, bring it up to date and write to it, once before anybody waits for it."""
    from vernissage.server.store.store import Store

    async def opened() -> None:
        store = Store(database)
        try:
            await store.open()
            await store.rehearse()
        finally:
            await store.close()

    try:
        asyncio.run(opened())
    except Exception as error:  # whatever a driver raises
        raise unusable(database, error) from None


def unusable(database: str, error: Exception) -> CommandError:
    """Why a database cannot be used, in one line."""
    reason = str(error).strip().splitlines() or [type(error).__name__]
    name = database.partition("://")[0]  # an address may hold a password
    return CommandError(f"--database {name}: {reason[0]}")


def files_allowed() -> int:
    """How many connections the system lets this process hold, beside its own files."""
    try:
        import resource
    except ImportError:
        return 1000
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = 65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536)
    with suppress(ValueError, OSError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))
    return max(100, resource.getrlimit(resource.RLIMIT_NOFILE)[0] - 200)


def receive(house: Observed, door: socket.socket, args: argparse.Namespace) -> None:
    """Let everybody in, and say so as soon as the doors are open."""
    from vernissage.server.door import Configuration
    from vernissage.server.leaving import Server
    from vernissage.server.limits import Crowd

    class Open(Server):
        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                port = door.getsockname()[1]
                welcome(args.host, port, sys.stdout)
                if args.open:
                    address = own_address(args.host, port)
                    threading.Thread(target=webbrowser.open, args=[address], daemon=True).start()

    config = Configuration(
        house,
        Crowd(max(10, int(args.rate * 10)), files_allowed()),
        args.proxy,
        log_config=None,  # its words are lines of the same log
        log_level="error",  # what strangers send is answered, and is no news
        access_log=False,
        ws_max_size=64 * 1024,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=LAST_REPLIES,
        server_header=False,
    )
    Open(config, house.leaving, args.notice).run([door])
