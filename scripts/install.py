"""Install what a lock names into the environment this runs in: `python scripts/install.py play`."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOCKS = {"play": ("all",), "lint": ("lint",), "test": ("dev", "research", "training")}
"""Each lock with the extras it holds beside what the program needs."""
NO_BUILD = ("No matching distribution found", "Failed building wheel", "metadata-generation-failed")
"""What pip says where a machine has no build of a locked version and cannot make one: not a word about a wrong hash."""


def requirements(lock: str) -> list[str]:
    """The ranges of pyproject.toml that a lock pins; whoever compiles also needs what the build does."""
    pyproject = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    project = pyproject["project"]
    found = [*project["dependencies"], *([] if lock == "lint" else pyproject["build-system"]["requires"])]
    wanted = list(LOCKS[lock])
    while wanted:
        for requirement in project["optional-dependencies"][wanted.pop()]:
            inner = re.fullmatch(r"vernissage\[(.+)\]", requirement)
            if inner:
                wanted += inner[1].split(",")
            else:
                found.append(requirement)
    return found


def name(requirement: str) -> str:
    """The package a requirement is about, as indexes spell it."""
    spelt = re.match(r"[\w.-]+", requirement)
    assert spelt, requirement
    return re.sub(r"[-_.]+", "-", spelt[0]).lower()


def pip(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Pip in this environment, with what it complains about kept; modules are compiled when first imported."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", *arguments]
    return subprocess.run(command, stderr=subprocess.PIPE, text=True)


def install(lock: Path, ranges: list[str]) -> int:
    """Install a lock, then what it leaves out; all from the ranges where the machine has no build of a version."""
    done = pip("--require-hashes", "--no-deps", "-r", str(lock))
    if done.returncode and any(reason in done.stderr for reason in NO_BUILD):
        print(f"{done.stderr}{lock.name} does not fit this machine: taking what the ranges allow", file=sys.stderr)
        left = ranges
    elif done.returncode:
        print(done.stderr, file=sys.stderr)
        return done.returncode
    else:
        locked = {name(line) for line in lock.read_text("utf-8").splitlines() if line[:1].isalnum()}
        left = [requirement for requirement in ranges if name(requirement) not in locked]
    if left:
        done = pip(*left)
        print(done.stderr if done.returncode else "", file=sys.stderr, end="")
    return done.returncode


if __name__ == "__main__":
    which = sys.argv[1]
    sys.exit(install(ROOT / "locks" / f"{which}.txt", requirements(which)))
