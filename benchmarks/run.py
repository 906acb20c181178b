"""`make bench`: our games next to their nearest peers, same run, one core, one table.

Everything is installed in an environment of its own. A peer that does not install or run is named and left out.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
ENVIRONMENT = ROOT / ".bench"
PYTHON = ENVIRONMENT / "bin" / "python"
PACKAGES = ("open_spiel==2.0.2", "catanatron", "rlcard", "pettingzoo[classic]")
PEERS = ("hearts", "hanabi", "gin_rummy", "catanatron", "uno", "pettingzoo")


def install() -> None:
    """Our own package, compiled, and whichever peers install."""
    if not PYTHON.exists():
        venv.create(ENVIRONMENT, with_pip=True)
    pip = [str(PYTHON), "-m", "pip", "install", "--quiet", "--quiet", "--disable-pip-version-check"]
    subprocess.run([*pip, str(ROOT)], check=True)
    done = subprocess.run([str(PYTHON), "-m", "pip", "freeze"], capture_output=True, text=True, check=True).stdout
    for package in PACKAGES:
        if package.split("[")[0].split("==")[0].replace("_", "-") not in done.lower().replace("_", "-"):
            result = subprocess.run([*pip, package], capture_output=True, text=True)
            if result.returncode:
                print(f"{package} does not install here: {result.stderr.strip().splitlines()[-1]}", file=sys.stderr)


def measure(script: str, *arguments: str, interpreted: bool = False) -> list[dict[str, Any]]:
    """The rows that a script prints, in the compiled build or from the plain source."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if interpreted:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [str(PYTHON), str(HERE / script), *arguments]
    result = subprocess.run(command, capture_output=True, text=True, env=environment)
    if result.returncode:
        print(f"{script} {' '.join(arguments)} failed: {result.stderr.strip().splitlines()[-1:]}", file=sys.stderr)
        return []
    return [json.loads(line) for line in result.stdout.splitlines() if line.startswith("{")]


def number(value: float | None) -> str:
    return "–" if value is None else f"{value:,.0f}"


def report(rows: list[dict[str, Any]]) -> None:
    """One table, then how many times as fast our compiled games are."""
    head = (
        f"{'random play, one core':34}{'build':13}{'decisions/s':>13}{'games/s':>10}{'copies/s':>12}{'copy+one/s':>13}"
    )
    print(head, "-" * len(head), sep="\n")
    for row in rows:
        print(
            f"{row['name']:34}{row['build']:13}{number(row['answers']):>13}{number(row['games']):>10}"
            f"{number(row['copies']):>12}{number(row['copy_decide']):>13}"
        )
    print("\nDecisions count every answer, those of chance too, for us and for the peers.")
    peers = [row for row in rows if not row["build"]]
    for ours in [row for row in rows if row["build"] == "compiled"]:
        ratios = [f"{ours['answers'] / peer['answers']:.1f} x {peer['name']}" for peer in peers]
        print(f"{ours['name']}: {'; '.join(ratios)}; a copy takes {1e6 / ours['copies']:.2f} µs")


def main() -> None:
    install()
    wanted = sys.argv[1:]
    rows = measure("ours.py", *wanted)
    rows += measure("ours.py", *wanted, interpreted=True)
    for peer in PEERS:
        rows += measure("peers.py", peer)
    report(rows)


if __name__ == "__main__":
    main()
