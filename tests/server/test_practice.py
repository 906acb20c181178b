"""A house in the page beside the one on the server: its files, what they may do, and what is said of it."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from server.guests import sqlite
from vernissage.cli.errors import CommandError
from vernissage.cli.serve import checked_practice
from vernissage.server.app import create_routes
from vernissage.server.limits import Limits
from vernissage.server.security import Guard
from vernissage.server.settings import Settings
from vernissage.server.web import client_routes

PAGE = "<!doctype html><html><head><title>{}</title></head><body></body></html>"


def written(folder: Path, files: dict[str, str]) -> Path:
    """A folder with some files."""
    for name, text in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")
    return folder


@asynccontextmanager
async def somebody(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    """Somebody at a house on a server that has a house in the page beside it."""
    client = {"index.html": PAGE.format("served"), "news-worker.js": "// worker", "assets/a-1.js": "1"}
    practice = {
        "index.html": PAGE.format("paged"),
        "news-worker.js": "const KEPT = {};",
        "assets/b-1.js": "2",
        "python-1/parcel.json": "{}",
        "python-1/pyodide.mjs": "3" * 2000,
    }
    site, beside = written(folder / "client", client), written(folder / "practice", practice)
    settings = Settings(database=sqlite(folder), site=site, practice=beside, verify=False)
    limits = Limits(settings)
    routes = create_routes(settings, limits)
    transport: Any = httpx.ASGITransport(app=Guard(routes, settings, limits))  # type: ignore[arg-type]
    async with routes.lifespan(), httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1") as made:
        yield made


async def test_the_pages_say_where_one_can_practise_and_where_that_belongs(tmp_path: Path) -> None:
    async with somebody(tmp_path) as http:
        for path in ("/", "/table/x", "/practice-room"):
            page = (await http.get(path)).text
            assert "<title>served" in page
            assert '<meta name="practice" content="/practice/" />' in page
        page = (await http.get("/practice/")).text
        assert "<title>paged" in page
        assert '<meta name="house" content="/" />' in page
        moved = await http.get("/practice", follow_redirects=False)
        assert (moved.status_code, moved.headers["location"]) == (307, "/practice/")
        for missing in ("/practice/none.js", "/practice/../client/index.html", "/practice/.nojekyll"):
            assert (await http.get(missing)).status_code == 404


async def test_only_there_python_may_be_compiled(tmp_path: Path) -> None:
    async with somebody(tmp_path) as http:
        for path, allowed in (
            ("/", False),
            ("/assets/a-1.js", False),
            ("/api/house", False),
            ("/practice", False),
            ("/practice/", True),
            ("/practice/assets/b-1.js", True),
        ):
            policy = (await http.get(path, follow_redirects=False)).headers["content-security-policy"]
            assert ("wasm-unsafe-eval" in policy, "'unsafe-eval'" in policy) == (allowed, False), path
            assert "default-src 'none'" in policy
        for path in ("/practice/assets/b-1.js", "/practice/python-1/pyodide.mjs"):
            assert "immutable" in (await http.get(path)).headers["cache-control"]
        assert (await http.get("/practice/python-1/pyodide.mjs")).headers["content-encoding"] == "gzip"
        assert (await http.get("/practice/news-worker.js")).headers["cache-control"] == "no-cache"


async def test_the_worker_keeps_what_the_pages_are_made_of_and_nothing_else(tmp_path: Path) -> None:
    async with somebody(tmp_path) as http:
        first, _, rest = (await http.get("/news-worker.js")).text.partition("\n")
        kept = json.loads(first.removeprefix("const KEPT = ").removesuffix(";"))
        assert (kept["files"], kept["served"], rest) == (["/", "/assets/a-1.js"], True, "// worker")
        assert (await http.get("/practice/news-worker.js")).text == "const KEPT = {};"


def test_a_house_without_one_says_nothing(tmp_path: Path) -> None:
    assert client_routes(None, tmp_path) == []
    with pytest.raises(CommandError, match="make site"):
        checked_practice(tmp_path)
    assert checked_practice(None) is None
    folder = written(tmp_path / "site", {"index.html": "", "python-1/parcel.json": "{}"})
    assert checked_practice(folder) == folder
