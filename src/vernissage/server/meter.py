"""What happens in a house as numbers for Prometheus; needs the extra `service`.

Every label has a small, closed set of values: the address of a request only ever counts by its route's template, an
odd method as `other`. No number belongs to a table, a person or an address.
"""

from __future__ import annotations

import asyncio
import time
from collections import Counter as Count
from collections.abc import Iterable
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, disable_created_metrics, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

import vernissage
from vernissage.house.house import House
from vernissage.house.tally import Answerer, Reviewed, Stored, Tally, Thought, Verified, Wish
from vernissage.server.pool import Pool
from vernissage.version import VERSION

STATUSES = ("gathering", "playing", "finished", "closed")
QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Bounds, in seconds, of what somebody waits for."""
LONG = (0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 6.0, 8.0, 10.0, 15.0, 30.0)
"""Bounds, in seconds, of what takes thought."""
DELAY = 1.0
"""Seconds between two looks at how late the event loop is."""


class Meter(Tally):
    """Counts for Prometheus. Children of a metric are looked up once, so that counting is one addition."""

    def __init__(self) -> None:
        disable_created_metrics()  # a date beside each of a hundred numbers, which nothing here reads
        self.registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        GCCollector(registry=registry)

        def counter(name: str, help: str, *labels: str) -> Any:
            return Counter(f"vernissage_{name}", help, labels, registry=registry)

        def histogram(name: str, help: str, *labels: str, bounds: tuple[float, ...] = QUICK) -> Any:
            return Histogram(f"vernissage_{name}_seconds", help, labels, buckets=bounds, registry=registry)

        def gauge(name: str, help: str, *labels: str) -> Any:
            return Gauge(f"vernissage_{name}", help, labels, registry=registry)

        build = "compiled" if vernissage.compiled() else "interpreted"
        gauge("info", "The version that runs.", "version", "build").labels(VERSION, build).set(1)
        self.leaving = gauge("leaving", "1 while the process finishes what it has begun and takes nothing new.")
        self._requests = counter("requests", "Requests by route, method and status.", "route", "method", "status")
        self._latency = histogram("request", "From a request's arrival to the head of its reply.", "route", "method")
        self._sockets = gauge("sockets", "WebSockets that are open, by route.", "route")
        self._answers = counter("answers", "Answers that are kept.", "who")
        self._thoughts = counter(
            "bot_thoughts", "What bots came to; all but `answer` overran the budget.", "wish", "came"
        )
        self._thinking = histogram("bot_thinking", "How long bots thought.", "wish", bounds=LONG)
        self._turn = histogram("bot_waiting", "How long bots waited for their turn to think.", "wish", bounds=LONG)
        self._to_verify = gauge("games_to_verify", "Stored games that are still to be replayed since the start.")
        self._verified = counter("games_verified", "Stored games that were replayed at the start.", "found")
        self._verifying = histogram("verify", "How long a stored game took to open and replay.")
        self._reviews = counter("reviews", "Finished games that were reviewed.", "came")
        self._reviewing = histogram("review", "How long a review took.", bounds=LONG)
        self._database = histogram("database", "How long the database took.", "what")
        self._changes = counter("database_changes", "Changes that were written, several to a commit.", "what")
        self._failures = counter("database_failures", "What the database could not do.")
        self._late = histogram("loop_delay", "How late the event loop was.")
        self._routes: dict[tuple[str, str], Any] = {}
        self._replies: dict[tuple[str, str, int], Any] = {}
        self._answered = {who: self._answers.labels(who) for who in ("person", "bot")}
        self._asked = {what: self._database.labels(what) for what in ("read", "write", "commit")}
        self._wrote = {what: self._changes.labels(what) for what in ("write", "commit")}
        for wish in ("move", "hint"):
            for came in ("answer", "draft", "nothing"):
                self._thoughts.labels(wish, came)
        for found in ("replayed", "corrected", "unplayable"):
            self._verified.labels(found)

    def watch(self, house: House) -> None:
        """Let what a house holds be looked at whenever somebody asks."""
        self.registry.register(Held(house))

    @property
    def type(self) -> str:
        """What the numbers are written in."""
        return str(CONTENT_TYPE_LATEST)

    async def follow(self) -> None:
        """See again and again how late the event loop is: whatever holds it up is felt by everybody."""
        while True:
            due = time.perf_counter() + DELAY
            await asyncio.sleep(DELAY)
            self._late.observe(max(0.0, time.perf_counter() - due))

    def shown(self) -> bytes:
        """All numbers, as Prometheus reads them."""
        return bytes(generate_latest(self.registry))

    # Connections.

    def replied(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        if (reply := self._replies.get((route, method, status))) is None:
            reply = self._replies[route, method, status] = self._requests.labels(route, method, str(status))
        if (times := self._routes.get((route, method))) is None:
            times = self._routes[route, method] = self._latency.labels(route, method)
        reply.inc()
        times.observe(seconds)

    def opened(self, route: str) -> None:
        """A WebSocket was opened."""
        self._sockets.labels(route).inc()

    def closed(self, route: str) -> None:
        """A WebSocket was closed."""
        self._sockets.labels(route).dec()

    # What the house tells.

    def answered(self, who: Answerer) -> None:
        """An answer is kept."""
        self._answered[who].inc()

    def thought(self, wish: Wish, came: Thought, waited: float, seconds: float) -> None:
        """A bot has thought, after waiting for its turn."""
        self._thoughts.labels(wish, came).inc()
        self._thinking.labels(wish).observe(seconds)
        self._turn.labels(wish).observe(waited)

    def to_verify(self, games: int) -> None:
        """So many stored games are still to be replayed."""
        self._to_verify.set(games)

    def verified(self, found: Verified, seconds: float) -> None:
        """A stored game was replayed."""
        self._verified.labels(found).inc()
        self._verifying.observe(seconds)

    def reviewed(self, came: Reviewed, seconds: float) -> None:
        """A finished game was looked through."""
        self._reviews.labels(came).inc()
        self._reviewing.observe(seconds)

    def stored(self, what: Stored, seconds: float, changes: int = 1) -> None:
        """A database has done something."""
        self._asked[what].observe(seconds)
        if what != "read":
            self._wrote[what].inc(changes)

    def storage_failed(self) -> None:
        """A database could not do something."""
        self._failures.inc()


class Held:
    """What a house holds at the moment it is asked; counting it all the time would cost more than looking."""

    def __init__(self, house: House) -> None:
        self.house = house

    def describe(self) -> Iterable[Any]:
        """What it will tell, without looking."""
        return []

    def collect(self) -> Iterable[Any]:
        """The tables in memory, those who watch them, and the bots that wait."""
        rooms = self.house.rooms()
        tables = GaugeMetricFamily("vernissage_tables", "Tables in memory, by what happens there.", labels=["status"])
        count = Count(room.table.status for room in rooms)
        for status in STATUSES:
            tables.add_metric([status], count[status])
        yield tables
        watchers = sum(len(room.watchers) for room in rooms)
        yield GaugeMetricFamily("vernissage_watchers", "Live connections to tables, streams included.", value=watchers)
        thinkers = self.house.ports.thinkers
        waiting = len(thinkers.turns) if isinstance(thinkers, Pool) else 0
        yield GaugeMetricFamily("vernissage_bot_queue", "Bots and hints that wait for a process.", value=waiting)
