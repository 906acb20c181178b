"""A house with everything a server has: a database, channels, processes."""

from __future__ import annotations

from typing import cast

from litestar.channels import ChannelsPlugin

from vernissage.house.clock import Clock
from vernissage.house.house import Habits, House
from vernissage.house.ports import Ports, Thinkers
from vernissage.house.quotas import IMPORTS, TABLES, USUAL, Quotas
from vernissage.house.tally import UNCOUNTED, Tally
from vernissage.server.clearing import Clearing
from vernissage.server.crier import ChannelCrier
from vernissage.server.herald import StoreHerald
from vernissage.server.messages.addresses import public_name
from vernissage.server.messages.mail import Mail
from vernissage.server.messages.push import Push, new_key
from vernissage.server.messages.sender import Sender
from vernissage.server.pool import Pool
from vernissage.server.settings import Settings
from vernissage.server.store.store import Store


def house_of(
    settings: Settings,
    channels: ChannelsPlugin,
    clock: Clock | None = None,
    thinkers: Thinkers | None = None,
    tally: Tally = UNCOUNTED,
) -> House:
    """The house that an operator has described; not open yet."""
    clock = clock or Clock()
    store = Store(settings.database, tally, clock)
    thinkers = thinkers or Pool(
        settings.bots, settings.budget, clock=clock, tally=tally, hint=settings.hint, effort=settings.effort
    )
    habits = Habits(settings.tables, settings.beat, settings.idle, settings.poll, settings.verify, settings.talk)
    crier, herald = ChannelCrier(channels, store.shared), herald_of(settings, store, clock)
    herald.elsewhere = crier.ring
    each = {**USUAL, **dict.fromkeys((TABLES, IMPORTS), max(USUAL[TABLES], 5 * settings.tables)), **settings.quotas}
    quotas = Quotas(each, clock.now)
    ports = Ports(store, crier, thinkers, clock, herald=herald, expiry=settings.expiry, quotas=quotas, tally=tally)
    return House(ports, habits)


def cleared(house: House, settings: Settings) -> Clearing:
    """Who clears out a house; nobody while nothing is to be removed."""
    return Clearing(cast("Store", house.ports.shelf), house.ports.clock, settings.expiry, house.talking.watched)


def herald_of(settings: Settings, store: Store, clock: Clock) -> StoreHerald:
    """The herald, and who sends what it tells; the keys of the house are made when it opens for the first time."""
    name = next((name for name in settings.names if "." in name and public_name(name)), "localhost")
    sender = settings.mail_from or f"vernissage@{name}"
    names = tuple(name.lower().rstrip(".") for name in settings.names)
    mail = Mail(settings.smtp, sender, names) if settings.smtp else None

    async def made() -> Sender:
        key = await store.news.secret("vapid", new_key())
        return Sender(store, clock, Push(key, f"mailto:{sender}", clock, settings.inner_push), mail)

    return StoreHerald(store.news, clock, made)
