"""A fifth game in the browser: the client is built with its folder, and plays it in words, for it has no board."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

from playwright.sync_api import expect

from browser.conftest import WEB
from browser.playing import by_mouse
from browser.serving import open_house
from browser.test_boards import LONG
from browser.visiting import Visit, create
from fifth.made import make


def test_a_fifth_game_is_played_in_words(site: Path, visit: Visit, tmp_path: Path) -> None:
    project = make(tmp_path / "project")
    (project / "web" / "node_modules").symlink_to(WEB / "node_modules")
    npm = shutil.which("npm")
    assert npm
    for word in ("check", "build") if LONG else ("build",):
        subprocess.run([npm, "run", "-s", word], cwd=project / "web", check=True, stdout=subprocess.DEVNULL)
    with open_house(tmp_path / "house.sqlite3", project) as address:
        page = visit("/", base=address)
        expect(page.get_by_role("heading", name="Pebbles")).to_be_visible()
        page.goto("/rules/pebbles")
        expect(page.get_by_text("Take from one to 3 pebbles.")).to_be_visible()
        page.goto(f"/table/{create(page, [{'who': 'me', 'name': 'Ada'}, {'who': 'bot'}], game='pebbles')}")
        expect(page.locator(".ask")).to_contain_text("The heap has 40 pebbles: how many do you take, Ada?")
        assert by_mouse(page).turns > 5
        expect(page.locator(".end .winner")).to_be_visible()
