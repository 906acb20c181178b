"""The project with a fifth game in it: a copy, the files of `tree` laid over it, and a line in each registry."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = Path(__file__).parent / "tree"
LEFT = shutil.ignore_patterns(
    ".*", "node_modules", "dist", "build", "site", "__pycache__", "*.egg-info", "*.so", "fifth", "earlier", "screenshots"
)
"""What a copy does without: what was built, what is large, and this game itself."""
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
    shutil.copytree(ROOT, folder, dirs_exist_ok=True, ignore=LEFT)
    shutil.copytree(TREE, folder, dirs_exist_ok=True, ignore=LEFT)
    for name, (before, line) in LINES.items():
        text = (folder / name).read_text("utf-8")
        assert text.count(before) == 1, name
        (folder / name).write_text(text.replace(before, before + line), "utf-8")
    run(folder, "scripts/typescript.py")
    return folder


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy; what it says is kept."""
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, env=environment(folder), capture_output=True, text=True)


def environment(folder: Path) -> dict[str, str]:
    """What a process needs to find the copy and nothing else of ours, played as plain Python."""
    kept = {name: value for name, value in os.environ.items() if name != "VERNISSAGE_BUILD"}
    return {**kept, "PYTHONPATH": str(folder / "src")}
