"""Traces: an answer from the connection to the commit; no table, person or address in them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest
from litestar import Litestar

from server.guests import sqlite
from vernissage.house.clock import Clock
from vernissage.server.app import create_app, create_routes
from vernissage.server.counting import Counting, tally_of
from vernissage.server.leaving import Leaving
from vernissage.server.limits import Limits
from vernissage.server.observed import Observed
from vernissage.server.security import Guard
from vernissage.server.settings import Settings

pytest.importorskip("opentelemetry.sdk", reason="needs the extra `traces`")

from opentelemetry.sdk.trace.export import SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter

from vernissage.server.tracing import Tracer


async def test_an_answer_is_traced_from_the_connection_to_the_commit(tmp_path: Path) -> None:
    kept: Any = InMemorySpanExporter()
    tracer = Tracer(kept, SimpleSpanProcessor)
    settings = Settings(database=sqlite(tmp_path), site=None, verify=False)
    limits, leaving = Limits(settings), Leaving(Clock())
    routes: Litestar = create_routes(settings, limits, leaving, Counting(None, tracer, tally_of(None, tracer)))
    app = Observed(Guard(routes, settings, limits), leaving, None, tracer)
    transport: Any = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
    theirs = {"traceparent": "00-" + "a" * 32 + "-" + "b" * 16 + "-01"}
    async with routes.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as http:
        seats = [{"who": "me", "name": "Annabelle"}, {"who": "me"}]
        made = (await http.post("/api/tables", json={"game": "bioutifoul", "seats": seats})).json()
        path = f"/api/tables/{made['id']}"
        both = [(await http.get(path, params={"seat": seat})).json() for seat in (0, 1)]
        seen = next(update for update in both if update["waiting"] is not None)
        kept.clear()
        body = {"id": "one", "seat": seen["waiting"]["seat"], "seq": seen["seq"]}
        choice = seen["waiting"]["options"][0]["choice"]
        reply = await http.post(f"{path}/answers", json={**body, "choice": choice}, headers=theirs)
        assert reply.status_code == 200
        spans = {span.name: span for span in kept.get_finished_spans()}
        key = http.cookies["vernissage"]
    whole = spans["POST /api/tables/{id}/answers"]
    assert spans.keys() == {whole.name, "answer", "rules", "commit"}
    assert whole.parent is None  # whatever the request said
    assert spans["answer"].parent.span_id == whole.context.span_id
    for part in ("rules", "commit"):
        assert spans[part].parent.span_id == spans["answer"].context.span_id
        assert spans["answer"].start_time <= spans[part].start_time <= spans[part].end_time <= whole.end_time
    assert spans["rules"].end_time <= spans["commit"].start_time
    assert whole.attributes["http.response.status_code"] == 200
    assert whole.attributes["vernissage.request"] == reply.headers["x-request-id"]
    text = "".join(json.dumps(json.loads(span.to_json())) for span in spans.values())
    for secret in (made["id"], made["invitation"] or "-none-", key, "Annabelle", "127.0.0.1", "a" * 32):
        assert secret not in text


def test_nobody_traces_or_counts_by_default() -> None:
    app = create_app(Settings(site=None))
    assert (app.meter, app.tracer) == (None, None)
