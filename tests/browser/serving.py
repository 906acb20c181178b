"""A server and a Chromium, for as long as they are needed."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

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
def open_house(database: Path, root: Path = ROOT, *arguments: str) -> Iterator[str]:
    """The address of a server of its own: of the build that is tested, or of the sources of a copy of the project."""
    command = [sys.executable, "-m", "vernissage", "serve", "--port", "0", "--database", str(database)]
    command += ["--rate", "1000", "--tables", "10000", "--host-name", NAME, "--hint-seconds", "180", *arguments]
    path = os.pathsep.join([str(root / "src"), os.environ.get("PYTHONPATH", "")])
    env = os.environ if root == ROOT else {**os.environ, "PYTHONPATH": path}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[-1].rstrip("/")  # it says where it is open when it is
        finally:
            server.terminate()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Debian's Chromium, installed if it is missing."""
    script = str(ROOT / "scripts" / "chromium.sh")
    program = subprocess.run([script], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=CHROMIUM)
        yield browser
        browser.close()
