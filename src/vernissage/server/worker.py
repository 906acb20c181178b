"""The process in which bots think: one task a line in, an answer a line out, drafts before it."""

from __future__ import annotations

import json
import sys
from contextlib import suppress

from vernissage.house.thinking import replies


def main() -> None:
    """Think until the house closes the door."""
    with suppress(BrokenPipeError):
        print(json.dumps({"ready": True}), flush=True)
        for line in sys.stdin:
            for reply in replies(json.loads(line)):
                print(json.dumps(reply), flush=True)


if __name__ == "__main__":
    main()
