"""The project with a fifth game in it: a copy, the files of `tree` laid over it, and a line in each registry."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = Path(__file__).parent / "tree"
BUILT = (".*", "node_modules", "dist", "build", "site", "__pycache__", "*.egg-info", "*.so")
LEFT = shutil.ignore_patterns(*BUILT, "fifth", "earlier", "screenshots")
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
    assert run(folder, "scripts/typescript.py").returncode == 0
    return folder


def run(folder: Path, *words: str, **settings: str) -> subprocess.CompletedProcess[str]:
    """Run Python in the copy, whose sources are plain Python whatever build is tested here; what it says is kept."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("VERNISSAGE_", "PYTEST_"))}
    env = {**kept, "PYTHONPATH": str(folder / "src"), **settings}
    return subprocess.run([sys.executable, *words], cwd=folder, env=env, capture_output=True, text=True)
