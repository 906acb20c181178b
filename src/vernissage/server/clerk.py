"""The process that reads what strangers send: a paper a line in, what it says a line out, within limits of its own."""

from __future__ import annotations

import json
import sys
from contextlib import suppress
from pathlib import Path

from vernissage.house.papers import reply

ROOM = 200 * 1024 * 1024
"""Bytes that reading may take on top of what the process takes by itself: four times what the largest paper does."""
SECONDS = 5
"""Of a processor, for one paper."""


def limit_memory() -> None:
    """Let the process have what it has and some room; where the system knows no such limit there is none."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        taken = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(resource.RLIMIT_AS, (taken + ROOM, taken + ROOM))


def limit_time() -> None:
    """End the process if the next paper takes too much of a processor."""
    with suppress(ImportError, OSError, ValueError):
        import resource

        used = resource.getrusage(resource.RUSAGE_SELF)
        _, hard = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (int(used.ru_utime + used.ru_stime) + 1 + SECONDS, hard))


def main() -> None:
    """Read until the house closes the door."""
    limit_memory()
    with suppress(BrokenPipeError):
        print(json.dumps({"ready": True}), flush=True)
        for line in sys.stdin:
            limit_time()
            print(json.dumps(reply(json.loads(line))), flush=True)


if __name__ == "__main__":
    main()
