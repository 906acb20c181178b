"""Traces of requests for an OpenTelemetry collector; needs the extra `traces`.

A trace begins here: what strangers say of theirs is not believed. It names routes, methods and parts of the work, and
the number that stands in the log; no table, person or address.
"""

from __future__ import annotations

from contextlib import AbstractContextManager
from typing import Any

from opentelemetry.sdk.resources import Resource
from opentelemetry.sdk.trace import TracerProvider
from opentelemetry.sdk.trace.export import BatchSpanProcessor
from opentelemetry.trace import SpanKind, Status, StatusCode

from vernissage.version import VERSION

PATH = "/v1/traces"
"""Where a collector takes them, by the standard."""


class Tracer:
    """Writes down how long each part of a request took."""

    def __init__(self, exporter: Any, processor: Any = BatchSpanProcessor) -> None:
        resource = Resource.create({"service.name": "vernissage", "service.version": VERSION})
        self._provider: Any = TracerProvider(resource=resource)
        self._provider.add_span_processor(processor(exporter))
        self._tracer: Any = self._provider.get_tracer("vernissage")

    @classmethod
    def to(cls, url: str) -> Tracer:
        """One that sends to a collector."""
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

        address = url.rstrip("/")
        return cls(OTLPSpanExporter(endpoint=address if address.endswith(PATH) else address + PATH))

    def request(self) -> AbstractContextManager[Any]:
        """A request, from its arrival to the end of its reply; what it is about is known later."""
        found: AbstractContextManager[Any] = self._tracer.start_as_current_span("request", kind=SpanKind.SERVER)
        return found

    def span(self, part: str) -> AbstractContextManager[object]:
        """A part of whatever is being done; nothing is kept of what breaks but that it does."""
        found: AbstractContextManager[object] = self._tracer.start_as_current_span(part, record_exception=False)
        return found

    def close(self) -> None:
        """Send what is left."""
        self._provider.shutdown()


def tell(span: Any, id: str, method: str, route: str, status: int) -> None:
    """Say what a request was about."""
    span.update_name(f"{method} {route}")
    span.set_attribute("http.request.method", method)
    span.set_attribute("http.route", route)
    span.set_attribute("http.response.status_code", status)
    span.set_attribute("vernissage.request", id)
    if status >= 500:
        span.set_status(Status(StatusCode.ERROR))
