"""Servers for the tests: one a module, on SQLite or on a PostgreSQL of its own."""

from __future__ import annotations

import subprocess
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path

import pytest

from server.guests import Guest, Server, sqlite

SCRIPT = Path(__file__).parents[2] / "scripts" / "postgres.sh"


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The URL of an empty PostgreSQL database."""
    import tempfile

    with tempfile.TemporaryDirectory(prefix="vernissage-") as folder:
        Path(folder).chmod(0o755)
        started = subprocess.run([SCRIPT, "start", folder], check=True, capture_output=True, text=True)
        yield started.stdout.strip()
        subprocess.run([SCRIPT, "stop", folder], check=True)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on SQLite."""
    with Server(sqlite(tmp_path_factory.mktemp("house"))) as made:
        yield made


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on each kind of database."""
    if request.param == "sqlite":
        database = sqlite(tmp_path_factory.mktemp("house"))
    else:
        database = request.getfixturevalue("postgres")
    with Server(database) as made:
        yield made


@pytest.fixture
async def guests() -> AsyncIterator[Callable[..., Guest]]:
    """Guests who leave when the test is over."""
    made: list[Guest] = []

    def guest(server: Server, lang: str = "en") -> Guest:
        made.append(Guest(server.url, lang))
        return made[-1]

    yield guest
    for somebody in made:
        await somebody.http.aclose()
