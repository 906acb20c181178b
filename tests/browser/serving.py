"""A server and a Chromium, for as long as they are needed."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).parents[2]
NAME = "house.example"
"""A name for this machine that browsers do not take for their own: plain HTTP, as at a neighbour's."""
CHROMIUM = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--host-resolver-rules=MAP {NAME} 127.0.0.1",
]


@contextmanager
def open_house(database: Path, root: Path = ROOT) -> Iterator[str]:
    """The address of a server of its own, of this project or of a copy of it."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [sys.executable, "-m", "vernissage", "serve", "--port", str(port), "--database", str(database)]
    command += ["--rate", "1000", "--tables", "10000", "--host-name", NAME]
    path = os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")])
    server = subprocess.Popen(command, env={**os.environ, "PYTHONPATH": path})
    address = f"http://127.0.0.1:{port}"
    try:
        for _ in range(300):
            try:
                urlopen(f"{address}/api/house", timeout=5).close()
                break
            except OSError:
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(20)


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, installed if it is missing."""
    script = str(ROOT / "scripts" / "chromium.sh")
    program = subprocess.run([script], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM)
        yield browser
        browser.close()
