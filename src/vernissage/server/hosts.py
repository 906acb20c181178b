"""By which names a house may be called: so that no other site can make its own name point here."""

from __future__ import annotations

import ipaddress
import re
import socket
from functools import cache
from urllib.parse import urlsplit

NAME = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?(\.[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?)*", re.ASCII)
HOME = (".localhost", ".local", ".lan", ".home.arpa", ".internal")
"""Names that nobody can register, so that they only ever lead to machines of the local network."""


@cache
def own_names() -> frozenset[str]:
    """What this machine calls itself."""
    return frozenset(name.lower() for name in (socket.gethostname(), socket.getfqdn()) if name)


def host_of(header: str) -> str | None:
    """The name or address in a `Host` header or an origin, without the port; nothing if it is not understood."""
    try:
        found = urlsplit(f"//{header}")
        name = found.hostname or ""
        if found.netloc != header or "@" in header or found.port == 0:
            return None
    except ValueError:
        return None
    name = name.rstrip(".")
    return name if is_address(name) or NAME.fullmatch(name) else None


def allowed(name: str, names: tuple[str, ...]) -> bool:
    """Whether the house answers to a name: an address, a name of the local network, or one the operator gave."""
    if is_address(name) or "." not in name or name.endswith(HOME):
        return True
    return name in own_names() or name in names


def leads_here(name: str, names: tuple[str, ...], reached: str) -> bool:
    """Whether a link to a name may be sent to others: who asks for it chooses the name, and must not choose a stranger.

    One that the operator gave; where none was given, a name of the local network, or the address that was reached.
    """
    if names:
        return name in names
    if not is_address(name):
        return bool(name) and allowed(name, ())
    found = ipaddress.ip_address(name.partition("%")[0])
    return found.is_private or name == reached


def is_address(name: str) -> bool:
    """Whether a name is an IP address, which cannot be made to point elsewhere."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True


def loopback(host: str) -> bool:
    """Whether only this machine can be reached so."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def same_origin(origin: str, host: str) -> bool:
    """Whether a page of some origin was served by this host."""
    try:
        return urlsplit(origin).netloc.lower() == host.lower() != ""
    except ValueError:
        return False
