"""Bringing a database up to date, whatever version of the program wrote it last."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

LOCK = 0x7665726E  # any number, the same for every process that migrates


def configuration(connection: Connection | None = None) -> Config:
    """Alembic's configuration, without a file."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    return config


async def migrate(engine: AsyncEngine, shared: bool) -> None:
    """Run the migrations that are missing; processes that start together wait for each other."""
    async with engine.begin() as connection:
        if shared:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(lambda plain: command.upgrade(configuration(plain), "head"))
