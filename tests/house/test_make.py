"""What `make test` promises: every phase runs, and the end tells which of them failed."""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
INHERITED = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "PHASES", "VENV")
"""What a make around this test would say to the one inside."""
PHASES = """
good better:
\t@echo $@ ran
bad worse:
\t@echo $@ ran; exit 3
"""


def make_test(folder: Path, phases: str) -> subprocess.CompletedProcess[str]:
    """`make test` with phases of the test's own, and nothing installed for them."""
    (folder / "Makefile").write_text((ROOT / "Makefile").read_text("utf-8") + PHASES)
    installed = ["-o", ".venv/.dev", "-o", ".venv/.installed"]
    command = ["make", "-s", *installed, "test", f"PHASES={phases}"]
    env = {name: value for name, value in os.environ.items() if name not in INHERITED}
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, env=env)


@pytest.mark.skipif(not shutil.which("make"), reason="there is no make")
def test_a_phase_that_fails_does_not_hide_the_next_ones(tmp_path: Path) -> None:
    done = make_test(tmp_path, "good bad better worse")
    assert done.returncode
    said = done.stdout.splitlines()
    assert [line for line in said if line.endswith("ran")] == ["good ran", "bad ran", "better ran", "worse ran"]
    assert said[-1] == "make test: failed: bad worse"


@pytest.mark.skipif(not shutil.which("make"), reason="there is no make")
def test_when_all_pass_it_says_so(tmp_path: Path) -> None:
    done = make_test(tmp_path, "good better")
    assert not done.returncode, done.stderr
    assert done.stdout.splitlines()[-1] == "make test: all passed: good better"
