"""How much one address or one person may ask of the house: requests, connections, tables kept."""

from __future__ import annotations

import ipaddress
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar.connection import ASGIConnection, Request
from litestar.handlers import BaseRouteHandler

from vernissage.house.bucket import Bucket
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.server.settings import Settings

COSTS = "costs"
"""Under this name a route says how many plain requests one of its kind counts for."""
ENTRY = 0.2
"""What any request costs before it is known what it is about; files of the client cost no more."""


def address_of(host: str | None) -> str:
    """By what a client is counted: an IPv4 address, or the network of an IPv6 one, which is one household."""
    try:
        found = ipaddress.ip_address((host or "").partition("%")[0])
    except ValueError:
        return host or ""
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(found) >> 64 << 64, 64)))


def address_from(scope: Any) -> str:
    """The address that sent a request."""
    client = scope.get("client")
    return address_of(client[0] if client else "")


class Crowd:
    """How many connections each address holds."""

    def __init__(self, each: int, everybody: int = 1_000_000) -> None:
        self.each = each
        self.everybody = everybody
        self._held: Counter[str] = Counter()
        self._all = 0

    def full(self, address: str) -> bool:
        """Whether there is no room for one more."""
        return self._held.get(address, 0) >= self.each or self._all >= self.everybody

    def enter(self, address: str) -> bool:
        """Whether there is room for one more; it counts if so."""
        if self.full(address):
            return False
        self._held[address] += 1
        self._all += 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self._all -= 1
        self._held[address] -= 1
        if not self._held[address]:
            del self._held[address]

    @contextmanager
    def inside(self, address: str) -> Iterator[None]:
        """Be counted meanwhile, or refused."""
        if not self.enter(address):
            raise Refused(429, "error-too-many-connections")
        try:
            yield
        finally:
            self.leave(address)


class Limits:
    """All limits of a house."""

    def __init__(self, settings: Settings, clock: Clock | None = None) -> None:
        now = (clock or Clock()).now
        self.requests = Bucket(settings.rate, settings.burst, now)
        self.secrets = Bucket(0.2, 30.0, now)
        """How often an address may bring a link, a code or a passkey: no person needs more."""
        self.letters = Bucket(1 / 600, 10.0)
        """How often an address may let the house write to somebody."""
        self.live = Crowd(max(1, int(settings.burst / 5)))

    def charge(self, address: str, cost: float = 1.0) -> None:
        """Count a request, or refuse it."""
        if not self.requests.take(address, cost):
            raise Refused(429, "error-too-many")


def measured(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Count a request for what its route costs, however its address was written."""
    limits: Limits = connection.app.state.limits
    limits.charge(address_from(connection.scope), float(handler.opt.get(COSTS, 1.0)) - ENTRY)


async def bounded(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Read what a request brings as far as its route may take it; one that makes nothing of it is held to that too."""
    brings = connection.headers.get("content-length", "0") != "0" or "transfer-encoding" in connection.headers
    if brings and isinstance(connection, Request):
        await connection.body()
