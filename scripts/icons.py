"""The icons of an installed house, drawn anew from web/public/icon.svg by Chromium: `python scripts/icons.py`.

Some browsers take no SVG for an icon, and phones cut one to a shape of their own: for those it has a ground all around.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "tests"))
from browser.serving import ROOT, chromium

PUBLIC = ROOT / "web" / "public"
GROUND = "#2b2724"
ICONS = {"icon-192.png": (192, ""), "icon-512.png": (512, ""), "icon-whole-512.png": (512, GROUND)}
PAGE = """<style>html, body {{ margin: 0; background: {ground} }}
svg {{ display: block; width: {inner}px; height: {inner}px; margin: {margin}px }}</style>{svg}"""


def main() -> None:
    """Draw them."""
    svg = (PUBLIC / "icon.svg").read_text("utf-8")
    with chromium() as browser:
        for name, (size, ground) in ICONS.items():
            margin = size // 10 if ground else 0
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(
                PAGE.format(ground=ground or "transparent", inner=size - 2 * margin, margin=margin, svg=svg)
            )
            page.screenshot(path=PUBLIC / name, omit_background=not ground)
            page.close()


if __name__ == "__main__":
    main()
