"""The processes of a house are replaced one after the other: a page plays on, and says nothing of it."""

from __future__ import annotations

import asyncio
import os
import subprocess
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from browser.test_company import play
from browser.test_plain_http import CREATE
from browser.visiting import Visit
from server.clocks import PATIENCE
from server.guests import Server
from server.rolling import POSTGRES, Proxy

WATCH = """() => {
    window.heard = [];
    const look = () => {
        const said = document.querySelector('.ask')?.textContent ?? '';
        if (said.includes('Connection lost')) window.heard.push(said.trim());
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""


@pytest.fixture
def servers() -> Iterator[list[Server]]:
    """Two processes on one PostgreSQL."""
    with tempfile.TemporaryDirectory(prefix="vernissage-") as folder:
        Path(folder).chmod(0o755)
        started = subprocess.run([POSTGRES, "start", folder], check=True, capture_output=True, text=True)
        both = [Server(started.stdout.strip()) for _ in range(2)]
        try:
            for server in both:
                server.start()
            yield both
        finally:
            for server in both:
                server.stop()
            subprocess.run([POSTGRES, "stop", folder], check=True)


@contextmanager
def behind(servers: list[Server]) -> Iterator[str]:
    """The address of a proxy, which runs beside the test."""
    opened, over, address = threading.Event(), asyncio.Event(), list[str]()
    loops: list[asyncio.AbstractEventLoop] = []

    async def serve() -> None:
        loops.append(asyncio.get_running_loop())
        async with Proxy(*(server.port for server in servers)).open() as url:
            address.append(url)
            opened.set()
            await over.wait()

    running = threading.Thread(target=asyncio.run, args=[serve()], daemon=True)
    running.start()
    assert opened.wait(PATIENCE)
    try:
        yield address[0]
    finally:
        loops[0].call_soon_threadsafe(over.set)
        running.join(PATIENCE)


@pytest.mark.skipif(os.environ.get("VERNISSAGE_ROLLING") != "long", reason="make rolling")
def test_a_page_plays_on_while_processes_are_replaced(visit: Visit, servers: list[Server]) -> None:
    with behind(servers) as base:
        page = visit("/tables", base=base)
        lines: list[str] = []
        page.on("websocket", lambda line: lines.append(line.url))
        table = page.evaluate(CREATE, "masters-gallery")
        page.goto(f"/table/{table}")
        page.locator(".masters").wait_for()
        page.evaluate(WATCH)
        assert play([page], 1) >= 1
        for server in servers:
            server.stop()
            assert play([page], 1) >= 1
            server.start()
            httpx.get(f"{server.url}/health/ready", timeout=PATIENCE).raise_for_status()
        assert play([page], 1) >= 1
        assert page.evaluate("() => window.heard") == []
        assert sum(f"/tables/{table}/ws" in line for line in lines) >= 2, "its connection was ended, and made again"
