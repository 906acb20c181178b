"""A house with everything a server has: a database, channels, processes."""

from __future__ import annotations

from litestar.channels import ChannelsPlugin

from vernissage.house.clock import Clock
from vernissage.house.house import Habits, House
from vernissage.house.ports import Ports, Thinkers
from vernissage.server.crier import ChannelCrier
from vernissage.server.pool import Pool
from vernissage.server.settings import Settings
from vernissage.server.store.store import Store


def house_of(
    settings: Settings, channels: ChannelsPlugin, clock: Clock | None = None, thinkers: Thinkers | None = None
) -> House:
    """The house that an operator has described; not open yet."""
    clock = clock or Clock()
    store = Store(settings.database)
    thinkers = thinkers or Pool(settings.bots, settings.budget, clock=clock)
    habits = Habits(settings.tables, settings.beat, settings.idle, settings.poll, settings.verify, settings.talk)
    return House(Ports(store, ChannelCrier(channels, store.shared), thinkers, clock), habits)
