"""The OpenAPI document: complete, and whatever is sent that fits it or not, the server never breaks.

`VERNISSAGE_SCHEMA_EXAMPLES=100` for a longer search.
"""

from __future__ import annotations

import asyncio
import os
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from server.guests import Guest, Server
from vernissage.server.app import create_routes
from vernissage.server.settings import Settings

EXAMPLES = int(os.environ.get("VERNISSAGE_SCHEMA_EXAMPLES", "8"))
CHECKS = [not_a_server_error, content_type_conformance, response_schema_conformance, status_code_conformance]
DOCUMENT = create_routes(Settings(site=None)).openapi_schema.to_schema()
FOUND: list[Any] = list(schemathesis.openapi.from_dict(DOCUMENT).get_all_operations())
OPERATIONS = [found.ok() for found in FOUND]
ENDING = [operation for operation in OPERATIONS if not operation.path.endswith("/stream")]  # that one never ends


@pytest.fixture(scope="module")
def seated(server: Server) -> tuple[str, str]:
    """A table, and the cookie of who holds its seats."""

    async def prepare() -> tuple[str, str]:
        anna = Guest(server.url)
        table = await anna.create("me", "me", "bot")
        cookie = anna.http.cookies["vernissage"]
        await anna.http.aclose()
        return table, cookie

    return asyncio.run(prepare())


@pytest.mark.parametrize("operation", ENDING, ids=lambda operation: operation.label)
def test_nothing_breaks_the_server(server: Server, seated: tuple[str, str], operation: Any) -> None:
    table, cookie = seated

    @settings(max_examples=EXAMPLES, suppress_health_check=list(HealthCheck), deadline=None, database=None)
    @given(case=operation.as_strategy(), known=st.booleans())
    def send(case: Any, known: bool) -> None:
        if known and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        case.call_and_validate(base_url=server.url, cookies={"vernissage": cookie}, checks=CHECKS)

    send()


def test_every_route_is_in_the_document() -> None:
    for route in create_routes(Settings(site=None)).routes:
        path = route.path_format
        if path.startswith("/api/") and not path.startswith("/api/schema") and not path.endswith(("/ws", ".json")):
            assert path in DOCUMENT["paths"], path
    for path, operations in DOCUMENT["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"], (method, path)
            assert operation.get("description"), (method, path)
            assert {"400", "404", "429"} <= set(operation["responses"]), (method, path)
