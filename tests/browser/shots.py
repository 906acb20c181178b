"""How a picture of a board is taken: on which screen, with which choices, and kept small."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

from browser import visiting

DESK = {"viewport": {"width": 1440, "height": 900}}
PHONE: dict[str, Any] = {**visiting.PHONE, "device_scale_factor": 2}


def sit_down(page: Page, table: str, choices: dict[str, Any]) -> None:
    """Before the board, the screen being one's own, with what the reader has chosen."""
    kept = json.dumps({"theme": "light", "lang": "en", **choices})
    page.evaluate(f"localStorage.setItem('vernissage', {json.dumps(kept)})")
    page.goto(table)
    page.locator(".curtain button").or_(page.locator(".ask.mine")).first.wait_for()
    if page.locator(".curtain button").count():
        page.locator(".curtain button").click()
    page.mouse.move(0, 0)
    page.locator(".ask.mine").wait_for()  # what glows may lie behind another tab of a phone
    visiting.settled(page)


def keep(page: Page, path: Path) -> None:
    """A picture of the page, with fewer colors where a program for that is there."""
    page.wait_for_timeout(600)
    page.screenshot(path=path)
    thrift = shutil.which("pngquant")
    if thrift:
        subprocess.run([thrift, "--force", "--ext", ".png", "--quality", "80-98", str(path)], check=True)
