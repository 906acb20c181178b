"""Who counts and who traces in a process, as its operator wishes: by default nobody, and nothing is loaded for it."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING

from vernissage.house.tally import UNCOUNTED, Tally
from vernissage.server.settings import Settings

if TYPE_CHECKING:
    from vernissage.server.meter import Meter
    from vernissage.server.tracing import Tracer


@dataclass
class Counting:
    """What a process has of both."""

    meter: Meter | None = None
    tracer: Tracer | None = None
    tally: Tally = UNCOUNTED

    @classmethod
    def of(cls, settings: Settings) -> Counting:
        """What was wished."""
        meter, tracer = None, None
        if settings.metrics or settings.metrics_token:
            from vernissage.server.meter import Meter

            meter = Meter()
        if settings.traces:
            from vernissage.server.tracing import Tracer

            tracer = Tracer.to(settings.traces)
        return cls(meter, tracer, tally_of(meter, tracer))

    async def close(self) -> None:
        """Send what is left of the traces, beside the event loop."""
        if self.tracer is not None:
            await asyncio.to_thread(self.tracer.close)


def tally_of(meter: Meter | None, tracer: Tracer | None) -> Tally:
    """Whom the house tells of what happens."""
    if tracer is None:
        return meter or UNCOUNTED
    tally = meter or Tally()
    tally.spans = tracer.span
    return tally
