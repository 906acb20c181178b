"""The application: routes, guards, the built client, and the house behind them."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Response, Router, get
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.config.app import AppConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.plugins import InitPlugin

from vernissage.house.addresses import ADDRESSES
from vernissage.house.addresses.address import BODY
from vernissage.house.clock import Clock
from vernissage.house.errors import Refused
from vernissage.server.counting import Counting
from vernissage.server.crier import CHANNEL, MISSED
from vernissage.server.exposing import numbers_shown
from vernissage.server.house import cleared, house_of
from vernissage.server.leaving import Leaving
from vernissage.server.limits import Limits, bounded, measured
from vernissage.server.observed import Observed
from vernissage.server.problems import refused
from vernissage.server.readiness import Readiness
from vernissage.server.routes import common, foyer, health, identity, live, news
from vernissage.server.routes.served import served
from vernissage.server.security import Guard
from vernissage.server.settings import Settings
from vernissage.server.store.store import full_url
from vernissage.server.web import client_routes
from vernissage.version import VERSION


def create_app(settings: Settings | None = None, clock: Clock | None = None) -> Observed:
    """A server for one house: the application behind its guard."""
    settings = settings or Settings()
    limits, leaving, counting = Limits(settings, clock), Leaving(clock or Clock()), Counting.of(settings)
    guarded = Guard(create_routes(settings, limits, leaving, counting), settings, limits)
    return Observed(guarded, leaving, counting.meter, counting.tracer)


def create_routes(
    settings: Settings, limits: Limits | None = None, leaving: Leaving | None = None, counting: Counting | None = None
) -> Litestar:
    """The application itself."""
    limits, leaving = limits or Limits(settings), leaving or Leaving(Clock())
    channels = ChannelsPlugin(channel_backend(settings), channels=[CHANNEL])

    api = Router(
        "/api",
        route_handlers=[
            show_document,
            *map(served, ADDRESSES),
            *identity.ROUTES,
            *news.ROUTES,
            *live.ROUTES,
            *foyer.ROUTES,
        ],
        dependencies={
            "reader": Provide(common.reader),
            "keyed_reader": Provide(common.keyed_reader),
            "renewed_reader": Provide(common.renewed_reader),
            "house": Provide(common.house),
            "room": Provide(common.room),
        },
        after_request=private,
    )
    return Litestar(
        [api, *health.ROUTES, *client_routes(settings.site, settings.practice)],
        plugins=[channels, Doors(settings, channels, limits, leaving, counting or Counting())],
        guards=[measured, bounded],
        exception_handlers={Refused: refused, HTTPException: refused, Exception: refused},
        request_max_body_size=BODY,
        openapi_config=OpenAPIConfig(
            title="Vernissage",
            version=VERSION,
            description="Tables where people, bots and programs play. See docs/protocol.md.",
            path="/api/schema",
            use_handler_docstrings=True,
            render_plugins=[JsonRenderPlugin(path="/openapi.json")],
        ),
        logging_config=None,
    )


class Doors(InitPlugin):
    """Opens the house after the channels, and closes it before them."""

    def __init__(
        self,
        settings: Settings,
        channels: ChannelsPlugin,
        limits: Limits,
        leaving: Leaving,
        counting: Counting,
    ) -> None:
        self.leaving = leaving
        self.counting = counting
        self.settings = settings
        self.channels = channels
        self.limits = limits

    def on_app_init(self, app_config: AppConfig) -> AppConfig:
        """Plugins are asked in order: the channels' own doors come first."""
        app_config.lifespan.append(self.lifespan)
        return app_config

    @asynccontextmanager
    async def lifespan(self, app: Litestar) -> AsyncIterator[None]:
        """The house, while the server runs."""
        house = house_of(self.settings, self.channels, self.leaving.clock, tally=self.counting.tally)
        app.state.house, app.state.limits = house, self.limits
        app.state.meter, app.state.metrics_token = self.counting.meter, self.settings.metrics_token
        app.state.readiness = Readiness(house.ports.shelf, self.leaving)
        self.leaving.house = house
        await house.open()
        async with numbers_shown(app, self.settings, self.limits):
            try:
                async with cleared(house, self.settings).meanwhile():
                    yield
            finally:
                await house.close()
                await self.counting.close()


@get("/openapi.json", include_in_schema=False)
async def show_document(request: Request[Any, Any, Any]) -> dict[str, Any]:
    """The OpenAPI document, from which the client's types are made."""
    return request.app.openapi_schema.to_schema()


async def private(response: Response[Any]) -> Response[Any]:
    """Replies are the reader's alone: nothing on the way may keep them."""
    response.headers.setdefault("cache-control", "no-store")
    return response


def channel_backend(settings: Settings) -> ChannelsBackend:
    """How processes tell each other of changes: through PostgreSQL, or not at all with SQLite."""
    url = full_url(settings.database)
    if not url.startswith("postgresql"):
        return MemoryChannelsBackend()
    from vernissage.server.grapevine import Grapevine

    return Grapevine(url.replace("postgresql+psycopg", "postgresql", 1), [CHANNEL], MISSED)
