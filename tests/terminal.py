"""A real terminal for tests: the command in a pseudo-terminal, its screen read as a person would."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from types import TracebackType

import pexpect
import pyte

PATIENCE = 300.0
"""Seconds until a screen that does not come is a failure; the machine may be busy."""


def environment(home: Path) -> dict[str, str]:
    """The same build of the project as the tests', a home of its own, and a terminal with colours."""
    kept = {name: os.environ[name] for name in ("PATH", "LD_LIBRARY_PATH") if name in os.environ}
    paths = [os.path.abspath(path) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    return {
        **kept,
        "PYTHONPATH": os.pathsep.join(paths),
        "HOME": str(home),
        "XDG_STATE_HOME": str(home / "state"),
        "LANG": "C.UTF-8",
        "TERM": "xterm-256color",
        "COLORTERM": "truecolor",
    }


def run(home: Path, *words: str, typed: str = "", code: int = 0) -> subprocess.CompletedProcess[str]:
    """Carry out a command with its input and output in pipes, and check its exit code."""
    done = subprocess.run(
        [sys.executable, "-m", "vernissage", *words],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(home),
        cwd=home,
        timeout=PATIENCE,
    )
    assert done.returncode == code, (done.returncode, done.stdout[-500:], done.stderr)
    assert "Traceback" not in done.stderr
    return done


def interruptible() -> None:
    """A run in the background may ignore Ctrl-C; whoever sits at this terminal must not inherit that."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A command running in a pseudo-terminal of some size."""

    def __init__(self, home: Path, words: Sequence[str], columns: int = 80, rows: int = 24) -> None:
        self.screen = pyte.Screen(columns, rows)
        self.stream = pyte.ByteStream(self.screen)
        self.child = pexpect.spawn(
            sys.executable,
            ["-m", "vernissage", *words],
            dimensions=(rows, columns),
            env=environment(home),
            cwd=str(home),
            preexec_fn=interruptible,
        )

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.child.close(force=True)

    @property
    def lines(self) -> list[str]:
        """What stands on the screen."""
        return [line.replace("\u00a0", " ").replace("\u202f", " ").rstrip() for line in self.screen.display]

    @property
    def text(self) -> str:
        """What stands on the screen, in one."""
        return "\n".join(self.lines)

    def read(self, seconds: float) -> bool:
        """Take in what the command writes for a moment; whether it wrote anything."""
        try:
            self.stream.feed(self.child.read_nonblocking(1 << 16, timeout=seconds))
        except pexpect.TIMEOUT:
            return False
        except pexpect.EOF:
            return False
        return True

    def until(self, shown: Callable[[], bool], what: str) -> str:
        """Wait until the screen is as wanted."""
        end = time.monotonic() + PATIENCE
        while not shown():
            assert time.monotonic() < end, f"{what}:\n{self.text}"
            self.read(0.1)
        return self.text

    def sees(self, *texts: str) -> str:
        """Wait until all texts stand on the screen."""
        return self.until(lambda: all(text in self.text for text in texts), f"{texts} not on the screen")

    def sees_in_one_line(self, *texts: str) -> str:
        """Wait until all texts stand side by side."""
        together = f"{texts} in no line of the screen"
        return self.until(lambda: any(all(text in line for text in texts) for line in self.lines), together)

    def misses(self, *texts: str) -> str:
        """Wait until none of the texts stands on the screen."""
        return self.until(lambda: not any(text in self.text for text in texts), f"{texts} still on the screen")

    def press(self, keys: str) -> None:
        """Type keys."""
        self.child.send(keys)

    def settle(self) -> None:
        """Wait until something was written and then nothing more for a moment."""
        end = time.monotonic() + PATIENCE
        while not self.read(0.2):
            if time.monotonic() > end or not self.child.isalive():
                return
        while self.read(0.06):
            pass

    def resize(self, columns: int, rows: int) -> None:
        """Make the window another size."""
        self.screen.resize(rows, columns)
        self.child.setwinsize(rows, columns)

    def leave(self) -> int:
        """Wait for the end of the command; its exit code."""
        end = time.monotonic() + PATIENCE
        while self.child.isalive():
            assert time.monotonic() < end, f"still running:\n{self.text}"
            self.read(0.1)
        while self.read(0.1):
            pass
        self.child.close()
        return int(self.child.exitstatus if self.child.exitstatus is not None else -1)
