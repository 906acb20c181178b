"""Finds who answers a question in a page: the addresses of the house, read as they are written."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, get_type_hints
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from vernissage.house.addresses import ADDRESSES
from vernissage.house.addresses.address import Address
from vernissage.house.errors import Refused
from vernissage.house.house import House
from vernissage.house.reader import Reader
from vernissage.page import crate

READERS = ("reader", "keyed_reader", "renewed_reader")

PAGES = (*ADDRESSES, *crate.ADDRESSES)
"""What a page can be asked: what every house can, and what only a browser has."""


@dataclass(frozen=True)
class Route:
    """An address, as what a question is compared with."""

    address: Address
    path: re.Pattern[str]
    wants: dict[str, Any]
    """The types of all arguments, by their names."""
    optional: frozenset[str]


@cache
def route(address: Address) -> Route:
    """An address, ready to be compared."""
    path = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", address.path))
    wants = get_type_hints(address.serve, include_extras=True)
    del wants["return"]
    parameters = inspect.signature(address.serve).parameters
    optional = frozenset(name for name, one in parameters.items() if one.default is not one.empty)
    return Route(address, path, wants, optional)


class Router:
    """All addresses that a page knows."""

    def __init__(self, addresses: Sequence[Address] = PAGES) -> None:
        self._routes = [route(address) for address in addresses]

    async def ask(self, house: House, reader: Reader, method: str, address: str, body: str) -> tuple[Address, Any]:
        """What comes of a question, and the address it was for; refused if nobody answers it."""
        path, asked = taken_apart(address)
        found = [(route, match) for route in self._routes if (match := route.path.fullmatch(path))]
        if not found:
            raise Refused(404, "error-not-found")
        right = [(route, match) for route, match in found if route.address.method == method]
        if not right:
            raise Refused(405, "error-method")
        route, match = right[0]
        sent = {name: unquote(value) for name, value in match.groupdict().items()}
        return route.address, await route.address.serve(**await arguments(route, house, reader, sent, asked, body))


def taken_apart(address: str) -> tuple[str, dict[str, str]]:
    """The path of an address, and what follows the question mark."""
    parts = urlsplit(address)
    return parts.path, dict(parse_qsl(parts.query, keep_blank_values=True))


async def arguments(
    route: Route, house: House, reader: Reader, sent: dict[str, str], asked: dict[str, str], body: str
) -> dict[str, Any]:
    """What the function behind an address is given; refused if something does not fit."""
    given: dict[str, Any] = {}
    if len(body) > route.address.largest:
        raise Refused(413, "error-too-large")
    try:
        for name, kind in route.wants.items():
            if name in READERS:
                given[name] = reader
            elif name == "house":
                given[name] = house
            elif name == "data":
                given[name] = msgspec.json.decode(body, type=kind)
            elif name in sent:
                given[name] = msgspec.convert(sent[name], kind, strict=False)
            elif name in asked and name != "room":
                given[name] = msgspec.convert(asked[name], kind, strict=False)
            elif name != "room" and name not in route.optional:
                raise Refused(400, "error-request", detail=f"{name} is missing")
    except msgspec.MsgspecError as error:
        raise Refused(400, "error-request", detail=str(error)) from None
    if "room" in route.wants:
        given["room"] = await house.room(sent["id"])
    return given
