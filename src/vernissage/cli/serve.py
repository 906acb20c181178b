"""`vernissage serve`: open the house for browsers, bots and programs."""

from __future__ import annotations

import argparse
import gc
import logging
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Any

from platformdirs import user_data_path

HOST, PORT = "127.0.0.1", 8472


def add_parser(subparsers: argparse._SubParsersAction[Any]) -> None:
    """Add the command to those of the program."""
    parser = subparsers.add_parser("serve", help="open the house: a web page where games are played")
    parser.add_argument("--host", default=HOST, help="address to listen on (default: %(default)s)")
    parser.add_argument("--port", type=int, default=PORT, help="port to listen on (default: %(default)s)")
    parser.add_argument(
        "--database",
        default=str(user_data_path("vernissage") / "vernissage.sqlite3"),
        help="file or URL of the database, such as postgresql://user@host/name (default: %(default)s)",
    )
    parser.add_argument("--open", action="store_true", help="open the page in a browser")
    parser.add_argument("--origin", action="append", default=[], help="another site whose pages may use this server")
    parser.add_argument("--proxy", default="127.0.0.1", help="addresses of reverse proxies that are believed")
    parser.add_argument("--bots", type=int, default=1, help="processes in which bots think (default: %(default)s)")
    parser.add_argument("--rate", type=float, default=30.0, help="requests a second from one address, on average")
    parser.set_defaults(run=serve)


def serve(args: argparse.Namespace) -> None:
    """Serve until interrupted."""
    import uvicorn

    from vernissage.server.app import create_app
    from vernissage.server.settings import Settings

    logging.basicConfig(level=logging.INFO, format="%(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    if "://" not in args.database:
        Path(args.database).expanduser().parent.mkdir(parents=True, exist_ok=True)
    settings = Settings(
        database=args.database,
        origins=tuple(args.origin),
        bots=args.bots,
        rate=args.rate,
        burst=args.rate * 10,
    )
    address = f"http://{args.host}:{args.port}/"
    if args.open:
        threading.Timer(1.0, webbrowser.open, [address]).start()
    print(f"Vernissage is open at {address}", flush=True)
    gc.freeze()  # what is loaded now stays; and full collections of many tables would be felt as pauses
    gc.set_threshold(50_000, 20, 100)
    sys.setswitchinterval(0.001)  # the thread that writes must not hold up the one that answers
    uvicorn.run(
        create_app(settings),
        host=args.host,
        port=args.port,
        log_level="warning",
        access_log=False,
        proxy_headers=True,
        forwarded_allow_ips=args.proxy,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=64 * 1024,
        timeout_keep_alive=75,
        timeout_graceful_shutdown=3,
        server_header=False,
    )
