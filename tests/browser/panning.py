"""Measure how smoothly The Gallerist's late four-player board pans: `python -m browser.panning` in tests."""

from __future__ import annotations

import tempfile
from itertools import pairwise
from pathlib import Path

from browser.serving import chromium, open_house
from browser.test_gallerist_board import at

SECONDS = 3
FRAMES = """seconds => new Promise((done) => {
    const room = document.querySelector('.window').getBoundingClientRect();
    const [x, y] = [room.left + room.width / 2, room.top + room.height / 2];
    const point = (type, dx, dy) => document.elementFromPoint(x, y).dispatchEvent(new PointerEvent(type,
        { bubbles: true, pointerId: 1, isPrimary: true, button: 0, buttons: 1, clientX: x + dx, clientY: y + dy }));
    const times = [];
    point('pointerdown', 0, 0);
    const frame = (now) => {
        times.push(now);
        const angle = times.length / 15;
        point('pointermove', 120 * Math.sin(angle), 60 * Math.cos(angle));
        if (now - times[0] < 1000 * seconds) requestAnimationFrame(frame);
        else { point('pointerup', 0, 0); done(times); }
    };
    requestAnimationFrame(frame);
})"""


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "house.sqlite3") as address,
        chromium() as browser,
    ):
        page = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}).new_page()
        page.goto("/")
        at(page, 4, "Move", 200)
        page.wait_for_timeout(1500)
        for _ in range(3):
            page.keyboard.press("+")
        style = page.locator(".ga .main").get_attribute("style")
        times = page.evaluate(FRAMES, SECONDS)
        gaps = sorted(after - before for before, after in pairwise(times))
        moved = page.locator(".ga .main").get_attribute("style") != style
        print(f"panned: {moved}; {1000 * len(gaps) / (times[-1] - times[0]):.1f} frames a second", end="; ")
        print(f"a frame takes {gaps[len(gaps) // 2]:.1f} ms, 1 % more than {gaps[int(0.99 * len(gaps))]:.1f} ms")
