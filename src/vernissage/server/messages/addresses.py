"""Where a message may go: whoever subscribes names the push service, which must not be the house's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from concurrent.futures import Executor
from functools import partial
from urllib.parse import urlsplit

LONGEST = 1000
"""Characters of an endpoint."""
NAT64 = ipaddress.ip_network("64:ff9b::/96")
Address = ipaddress.IPv4Address | ipaddress.IPv6Address


class Inner(ValueError):
    """An address that no message goes to."""


def split(endpoint: str, inner: bool = False) -> tuple[str, int]:
    """The host and port of an endpoint, if it may be one: HTTPS, at its own port, a name and a path."""
    if (
        len(endpoint) > LONGEST
        or not endpoint.isascii()
        or any(letter <= " " or letter == "\x7f" for letter in endpoint)
    ):
        raise Inner("not an address")
    try:
        parts = urlsplit(endpoint)
        port = parts.port
    except ValueError as error:
        raise Inner(str(error)) from None
    if parts.scheme != "https" and not (inner and parts.scheme == "http"):
        raise Inner("not https")
    if (
        not parts.hostname
        or parts.username is not None
        or parts.password is not None
        or parts.fragment
        or "\\" in endpoint
    ):
        raise Inner("not a plain address")
    if not inner and port not in (None, 443):
        raise Inner("not the port of https")
    if not inner and not public_name(parts.hostname):
        raise Inner("not a public name")
    return parts.hostname, port or (443 if parts.scheme == "https" else 80)


def public_name(host: str) -> bool:
    """Whether it is a name of the public DNS: push services have names, and an address need not be disguised as one."""
    try:
        socket.inet_aton(host)  # also reads 0x7f.1, 2130706433 and the like
        return False
    except OSError:
        pass
    return ":" not in host and "." in host.strip(".") and not host.rstrip(".").rsplit(".", 1)[-1].isdigit()


def outer(address: Address) -> bool:
    """Whether an address belongs to the world rather than to this network, however it is wrapped."""
    if isinstance(address, ipaddress.IPv6Address):
        wrapped = address.ipv4_mapped or address.sixtofour
        if address.teredo is not None:
            return False
        if address in NAT64:
            wrapped = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if wrapped is not None:
            return outer(wrapped)
    return address.is_global and not address.is_multicast and not address.is_reserved


async def resolve(host: str, port: int, inner: bool, threads: Executor) -> str:
    """The address of a host, looked up once: what was looked at is what is connected to."""
    look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(threads, look)
    addresses = [ipaddress.ip_address(str(entry[4][0]).partition("%")[0]) for entry in found]
    if not addresses:
        raise OSError("no address")
    if not inner and not all(outer(address) for address in addresses):
        raise Inner("an inner address")
    return str(addresses[0])


def neighbourhood(address: str) -> str:
    """The network of an address: whoever answers slowly there slows down nobody elsewhere."""
    found = ipaddress.ip_address(address)
    return str(ipaddress.ip_network((found, 24 if found.version == 4 else 48), strict=False))
