"""Keep what a build of the program leaves behind, for all later ones to open: before a release, and never again.

    python scripts/keep.py 0.2.0 COMMIT

The packages of that commit, as plain Python, write both, asked by the scripts of this checkout: into
`tests/records/earlier/0.2.0` records, finished and not, of the games whose rules no kept record was played by; into
`tests/server/earlier/0.2.0.sql.xz` the database of a house with tables of every game and kind.
`tests/records/test_earlier.py` and `tests/server/test_earlier.py` open all of it.
"""

from __future__ import annotations

import io
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
RECORDS = ROOT / "tests" / "records" / "earlier"
HOUSES = ROOT / "tests" / "server" / "earlier"
RULES = "from vernissage import games; import json; print(json.dumps({game.name: game.version for game in games()}))"


def sources(commit: str, folder: Path) -> None:
    """The project as it was."""
    archive = subprocess.run(["git", "archive", commit], cwd=ROOT, check=True, stdout=subprocess.PIPE).stdout
    with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
        tar.extractall(folder, filter="data")


def run(folder: Path, *words: str) -> str:
    """Run Python with the packages as they were; what it says."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VERNISSAGE_")}
    env = {**kept, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder / "tests")])}
    command = [sys.executable, *words]
    return subprocess.run(command, cwd=folder, env=env, check=True, stdout=subprocess.PIPE, text=True).stdout


def kept_rules() -> set[tuple[str, int]]:
    """The games and rules versions of which records are kept."""
    found = [json.loads(path.read_text("utf-8")) for path in RECORDS.glob("*/*.json")]
    return {(record["game"], record["version"]) for record in found}


def keep(name: str, commit: str) -> None:
    """Let a commit write its records and its house."""
    records, house = RECORDS / name, HOUSES / f"{name}.sql.xz"
    for there in (records, house):
        if there.exists():
            sys.exit(f"{there.relative_to(ROOT)} is there: what a release left behind is never written again")
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        sources(commit, folder)
        rules: dict[str, int] = json.loads(run(folder, "-c", RULES))
        new = [game for game, version in rules.items() if (game, version) not in kept_rules()]
        written = folder / "written"
        run(folder, str(RECORDS.parent / "writing.py"), str(written), *new)
        print(run(folder, str(HOUSES / "make.py"), str(folder / house.name)).strip())
        if new:
            shutil.copytree(written, records)
        for suffix in (".sql.xz", ".json"):
            shutil.copy(folder / f"{name}{suffix}", HOUSES)
    print(f"records of {', '.join(new) or 'no game: the rules are those of an earlier release'}")


if __name__ == "__main__":
    keep(*sys.argv[1:])
