"""What an operator can say about how a house is watched: its numbers, its log, traces."""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from typing import Any
from urllib.parse import urlsplit

from vernissage.cli.errors import CommandError
from vernissage.cli.parsing import bounded
from vernissage.extras import needed_for

TOKEN = "VERNISSAGE_METRICS_TOKEN"
SHORTEST = 16
NEEDS = {"metrics": "prometheus_client", "log": "structlog", "traces": "opentelemetry.sdk"}
"""The library behind each wish, which an extra brings."""
notice = bounded(float, lambda seconds: 0 <= seconds <= 3600, "between 0 and 3600 seconds")


def add_observing(serve: argparse.ArgumentParser) -> None:
    """How a house is watched."""
    serve.add_argument(
        "--metrics",
        default="",
        metavar="[ADDRESS:]PORT",
        help="where Prometheus can read the numbers of the house and its health, by default on this machine alone"
        f" (default: nowhere; at /metrics to whoever has the token in ${TOKEN}, if there is one)",
    )
    serve.add_argument("--log", choices=["text", "json"], default="text", help="how the log is written")
    serve.add_argument(
        "--log-level", choices=["debug", "info", "warning", "error"], default="info", help="how much is written"
    )
    serve.add_argument(
        "--traces",
        default="",
        metavar="URL",
        help="an OpenTelemetry collector to send traces of answers to, http://127.0.0.1:4318 (default: none)",
    )
    serve.add_argument(
        "--notice",
        type=notice,
        default=0.0,
        metavar="SECONDS",
        help="after SIGTERM, how long /health/ready says no before the doors are closed (default: 0)",
    )


def observing(args: argparse.Namespace) -> dict[str, Any]:
    """The settings that were wished, if they can be had."""
    token = os.environ.get(TOKEN, "")
    if token and len(token) < SHORTEST:
        raise CommandError(f"${TOKEN}: at least {SHORTEST} signs, which nobody guesses")
    if args.metrics or token:
        load("metrics", "--metrics" if args.metrics else f"${TOKEN}")
    if args.log == "json":
        load("log", "--log json")
    if args.traces:
        load("traces", "--traces")
        if urlsplit(args.traces).scheme not in ("http", "https") or not urlsplit(args.traces).hostname:
            raise CommandError("--traces: the URL of a collector, such as http://127.0.0.1:4318")
    return {"metrics": args.metrics, "metrics_token": token, "traces": args.traces, "notice": args.notice}


def load(part: str, wish: str) -> None:
    """Whether what a wish needs is there; if not, that is told in one line."""
    with needed_for(wish):
        import_module(NEEDS[part])


def metrics_address(where: str) -> tuple[str, int]:
    """Where the numbers are to be read."""
    from vernissage.server.exposing import address_of

    try:
        return address_of(where)
    except ValueError as error:
        raise CommandError(f"--metrics: {error}") from None
