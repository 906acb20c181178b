"""When the house opens: every unfinished game is replayed once."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial

from vernissage.house.errors import CannotBeOpened, Refused
from vernissage.house.patience import patiently
from vernissage.house.ports import Ports
from vernissage.house.reopen import CORRECTED
from vernissage.house.room import Room
from vernissage.house.tally import Verified

LOG = logging.getLogger("vernissage")


async def verify(ports: Ports, room: Callable[[str], Awaitable[Room]]) -> None:
    """Replay every unfinished game once; bots that were interrupted go on."""
    await ports.clock.sleep(1.0)  # whoever was playing comes back first
    began, count = ports.clock.now(), 0
    games = await patiently(ports.clock, ports.shelf.playing)
    for i, id in enumerate(games):
        ports.tally.to_verify(len(games) - i)
        looked = ports.clock.now()
        found: Verified = "unplayable"
        try:
            opened = await patiently(ports.clock, partial(room, id))
            count += 1
            found = "corrected" if opened.table.notice == CORRECTED else "replayed"
        except Refused as error:
            why = error.why if isinstance(error, CannotBeOpened) else error.line.id
            LOG.error("a table cannot be played: %s; `vernissage check`", why)
        ports.tally.verified(found, ports.clock.now() - looked)
        await asyncio.sleep(0.005)
    ports.tally.to_verify(0)
    if count:
        LOG.info("%d unfinished games verified in %.1f s", count, ports.clock.now() - began)
