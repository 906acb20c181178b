"""Measure what an update of The Gallerist's late four-player board costs: `python -m browser.drawn` in tests."""

from __future__ import annotations

import tempfile
from pathlib import Path

from browser.playing import POINT, in_line
from browser.serving import chromium, open_house
from browser.test_gallerist_board import at

COUNTED = """{
    const { set, ...rest } = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
    window.drawn = 0;
    Object.defineProperty(WebSocket.prototype, 'onmessage', { ...rest, set(listener) {
        set.call(this, (event) => {
            listener(event);
            queueMicrotask(() => { document.body.getBoundingClientRect(); window.drawn += 1; });
        });
    }});
}"""
ANSWERS = 4


if __name__ == "__main__":
    with (
        tempfile.TemporaryDirectory() as folder,
        open_house(Path(folder) / "house.sqlite3") as address,
        chromium() as browser,
    ):
        page = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}).new_page()
        page.goto("/")
        page.add_init_script(COUNTED)
        at(page, 4, "Move", 200)
        page.wait_for_timeout(500)
        meter = page.context.new_cdp_session(page)
        meter.send("Performance.enable", {"timeDomain": "threadTicks"})

        def spent() -> float:
            """Milliseconds of the page's own thread for script, style and layout."""
            known = {each["name"]: each["value"] for each in meter.send("Performance.getMetrics")["metrics"]}
            return 1000 * float(known["ScriptDuration"] + known["LayoutDuration"] + known["RecalcStyleDuration"])

        before, first = spent(), page.evaluate("window.drawn")
        for _ in range(ANSWERS):
            page.locator(".ask.mine").wait_for()
            now = page.evaluate("window.drawn")
            point = page.evaluate(POINT, 0)
            if point:
                page.mouse.click(point["x"], point["y"])
            else:
                in_line(page, -1)
            page.wait_for_function("now => window.drawn > now", arg=now)
            page.wait_for_timeout(200)
        updates = page.evaluate("window.drawn") - first
        print(f"The Gallerist: an update is drawn in {(spent() - before) / updates:.1f} ms (of {updates})")
