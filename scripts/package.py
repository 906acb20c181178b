"""Write the packages of this version: an sdist from the sources and a wheel from that sdist, as others would build it.

    python scripts/package.py dist     # after `make client`; needs setuptools and mypy, and no Node

The client must be built before. `VERNISSAGE_COMPILE=0` gives a wheel of plain Python for every system, `1` fails where
nothing can be compiled; otherwise the wheel is compiled where a C compiler is found.
"""

from __future__ import annotations

import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
BUILD = "import sys, setuptools.build_meta as build; print(getattr(build, sys.argv[1])(sys.argv[2]))"


def built(what: str, source: Path, target: Path) -> Path:
    """Let setuptools build an sdist or a wheel; whatever it says goes to the error output."""
    command = [sys.executable, "-c", BUILD, f"build_{what}", str(target)]
    done = subprocess.run(command, cwd=source, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        sys.exit(done.returncode)
    return target / done.stdout.splitlines()[-1]


def package(source: Path, target: Path) -> tuple[Path, Path]:
    """The sdist of some sources, and the wheel of that sdist."""
    target.mkdir(parents=True, exist_ok=True)
    sdist = built("sdist", source, target)
    with tempfile.TemporaryDirectory() as folder, tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
        wheel = built("wheel", Path(folder) / sdist.name.removesuffix(".tar.gz"), target)
    return sdist, wheel


if __name__ == "__main__":
    for made in package(ROOT, Path(sys.argv[1]).absolute()):
        print(made)
