"""Where a house can be found: the addresses that others can open, and the first of them for the camera of a phone."""

from __future__ import annotations

import contextlib
import io
import ipaddress
import socket
from typing import TextIO

from vernissage.server.hosts import loopback

ANYWHERE = {"0.0.0.0": socket.AF_INET, "::": socket.AF_INET6, "": socket.AF_INET}
ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses kept for documentation: nothing is sent, but the system says which of its own it would send from."""
HERE = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def web_address(host: str, port: int) -> str:
    """The page of a house at a host."""
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def own_address(host: str, port: int) -> str:
    """The page as this machine opens it."""
    return web_address(HERE[ANYWHERE[host]] if host in ANYWHERE else host, port)


def addresses(host: str, port: int) -> list[str]:
    """The pages that other machines can open, the likeliest first; none for a house of this machine alone."""
    found = machine(ANYWHERE[host]) if host in ANYWHERE else [host]
    return [web_address(name, port) for name in found if not loopback(name)]


def machine(family: socket.AddressFamily) -> list[str]:
    """The addresses of this machine on its networks, that of the way out first."""
    found: list[str] = []
    # On no network, or under a name that nothing knows, there is nothing to tell.
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((ELSEWHERE[family], 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(entry[4][0]) for entry in socket.getaddrinfo(socket.gethostname(), None, family)]
    usable = [name for name in found if "%" not in name and not ipaddress.ip_address(name).is_link_local]
    return list(dict.fromkeys(usable))


def welcome(host: str, port: int, out: TextIO) -> None:
    """Say that the house is open, to this machine and to others."""
    print(f"Vernissage is open at {own_address(host, port)}", file=out)
    others = [address for address in addresses(host, port) if address != own_address(host, port)]
    if others:
        print(f"For others on the network: {'  '.join(others)}", file=out)
    shared = addresses(host, port)
    if shared and out.isatty():
        print(code(shared[0], out.encoding or "ascii"), end="", file=out)
    out.flush()


def code(address: str, encoding: str) -> str:
    """An address as a QR code; nothing for a terminal that cannot draw it."""
    import segno

    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=2, compact=True)
    try:
        drawn.getvalue().encode(encoding)
    except UnicodeEncodeError:
        return ""
    return drawn.getvalue()
