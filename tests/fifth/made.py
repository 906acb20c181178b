"""The project with a fifth game in it: a copy, the files of `tree` laid over it, and a line in each registry."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = Path(__file__).parent / "tree"
PARTS = ("src", "tests", "docs", "web", "README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Makefile", "pyproject.toml")
LEFT = shutil.ignore_patterns("node_modules", "dist", "site", "__pycache__", "*.egg-info", "*.so", "fifth")
LINES = {
    "src/vernissage/games/__init__.py": ('    "bioutifoul",\n', '    "pebbles",\n'),
    "web/src/games/all.ts": (
        "export { GAME as mastersGallery } from './masters-gallery/game';\n",
        "export { GAME as pebbles } from './pebbles/game';\n",
    ),
}
"""In each registry, the line after which the new one stands, and the new one."""


def make(folder: Path) -> Path:
    """Copy the project into an empty folder and put the fifth game there."""
    for part in PARTS:
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, folder / part, ignore=LEFT)
        elif (ROOT / part).exists():
            shutil.copy(ROOT / part, folder / part)
    shutil.copytree(TREE, folder, dirs_exist_ok=True, ignore=LEFT)
    for name, (before, line) in LINES.items():
        text = (folder / name).read_text("utf-8")
        assert text.count(before) == 1, name
        (folder / name).write_text(text.replace(before, before + line), "utf-8")
    return folder


def environment(folder: Path) -> dict[str, str]:
    """What a process needs to find the copy and nothing else of ours, played as plain Python."""
    kept = {name: value for name, value in os.environ.items() if name != "VERNISSAGE_BUILD"}
    return {**kept, "PYTHONPATH": str(folder / "src")}
