"""The locks: the same versions on every fresh machine, whatever its system, and nothing that nobody vouched for."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from install import LOCKS, name, requirements

ROOT = Path(__file__).parents[2]
UNLOCKED = {"torch"}
"""Its build depends on the graphics card."""


def locked(which: str) -> dict[str, str]:
    """The packages of a lock, each with its lines."""
    blocks = re.split(r"^(?=\w)", (ROOT / "locks" / f"{which}.txt").read_text("utf-8"), flags=re.M)
    found: dict[str, str] = {}
    for block in blocks[1:]:
        found[name(block)] = found.get(name(block), "") + block
    return found


@pytest.mark.parametrize("which", LOCKS)
def test_every_range_is_locked_and_every_version_has_its_hashes(which: str) -> None:
    packages = locked(which)
    assert {name(requirement) for requirement in requirements(which)} - set(packages) <= UNLOCKED
    for package, lines in packages.items():
        assert re.match(r"[\w.-]+(\[\w+\])?==\S+ .*\\\n", lines), package
        assert "--hash=sha256:" in lines, package
        assert "://" not in lines, package


@pytest.mark.parametrize("which", LOCKS)
def test_all_locks_agree(which: str) -> None:
    everything = locked("test")
    for package, lines in locked(which).items():
        assert everything[package] == lines, package


def test_the_clients_lock_is_whole_on_every_system_and_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    there = {path.rpartition("node_modules/")[2] for path in lock}
    for path, package in lock.items():
        assert not set(package.get("optionalDependencies", ())) - there, f"{path} on other systems"
        assert "resolved" not in package, path
        assert not path or "integrity" in package, path


def wheel(folder: Path, version: str) -> str:
    """A package of one empty module; its hash."""
    path = folder / f"easel-{version}-py3-none-any.whl"
    info = f"easel-{version}.dist-info"
    with zipfile.ZipFile(path, "w") as file:
        file.writestr("easel.py", f"VERSION = {version!r}\n")
        file.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: easel\nVersion: {version}\n")
        file.writestr(
            f"{info}/WHEEL", "Wheel-Version: 1.0\nGenerator: test\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
        )
        file.writestr(f"{info}/RECORD", "")
    return hashlib.sha256(path.read_bytes()).hexdigest()


def install(folder: Path, lock: str) -> tuple[subprocess.CompletedProcess[str], str]:
    """Install a lock of one line from a shelf of wheels; what was said, and the version that is there now."""
    (folder / "easel.txt").write_text(lock)
    program = "import sys; from install import *; sys.exit(install(Path(sys.argv[1]), ['easel>=1']))"
    shelf = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": str(folder), "PIP_TARGET": str(folder / "there")}
    env = {key: value for key, value in os.environ.items() if not key.startswith("PIP_")} | shelf
    env["PIP_CONFIG_FILE"] = os.devnull
    command = [sys.executable, "-c", program, str(folder / "easel.txt")]
    done = subprocess.run(command, cwd=ROOT / "scripts", env=env, capture_output=True, text=True)
    module = folder / "there" / "easel.py"
    return done, module.read_text() if module.exists() else ""


def test_a_lock_decides_the_version(tmp_path: Path) -> None:
    digest = wheel(tmp_path, "1.0")
    wheel(tmp_path, "1.1")
    done, there = install(tmp_path, f"easel==1.0 \\\n    --hash=sha256:{digest}\n")
    assert (done.returncode, there) == (0, "VERSION = '1.0'\n"), done.stderr


def test_without_a_build_of_the_locked_version_the_ranges_decide(tmp_path: Path) -> None:
    wheel(tmp_path, "1.1")
    done, there = install(tmp_path, f"easel==1.0 \\\n    --hash=sha256:{'0' * 64}\n")
    assert (done.returncode, there) == (0, "VERSION = '1.1'\n"), done.stderr
    assert "easel.txt does not fit this machine" in done.stderr


def test_a_wrong_hash_is_never_gone_round(tmp_path: Path) -> None:
    wheel(tmp_path, "1.0")
    wheel(tmp_path, "1.1")
    done, there = install(tmp_path, f"easel==1.0 \\\n    --hash=sha256:{'0' * 64}\n")
    assert done.returncode
    assert not there
    assert "DO NOT MATCH THE HASHES" in done.stderr
