"""Write the locks anew from the ranges of pyproject.toml, for Python 3.11 and later on every system (needs uv)."""

from __future__ import annotations

import re
import subprocess
import sys

from install import LOCKS, ROOT, name, requirements

HEAD = (
    "# Made by `make locks` from pyproject.toml; installed by scripts/install.py. Deleted, it takes newer versions.\n"
)
MACHINE = ("torch", "nvidia-", "cuda-", "triton")
"""Left out: the right build of torch, and what that needs, depend on the graphics card; pyproject.toml pins it."""


def lock(which: str, *constraints: str) -> None:
    """Resolve one set of ranges; versions that a lock already names stay where they are still allowed."""
    path = ROOT / "locks" / f"{which}.txt"
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate"]
    command += [*constraints, "-o", str(path), "-"]
    subprocess.run(command, input="\n".join(requirements(which)), text=True, check=True)
    kept = [block for block in re.split(r"^(?=\w)", path.read_text("utf-8"), flags=re.M) if block[:1].isalnum()]
    path.write_text(HEAD + "".join(block for block in kept if not name(block).startswith(MACHINE)), "utf-8")


if __name__ == "__main__":
    (ROOT / "locks").mkdir(exist_ok=True)
    lock("test")
    for which in LOCKS:
        if which != "test":
            lock(which, "-c", str(ROOT / "locks" / "test.txt"))
