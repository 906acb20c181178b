"""The house as a folder for any file server: `python scripts/build_site.py [folder]` writes it, by default `site`.

It holds the client, and Python with everything a table needs: games, table, bots, hints, house, texts; no server and no
terminal. Nothing in it is fetched from elsewhere when it is opened. docs/offline.md says what it is for.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE, WEB = ROOT / "src" / "vernissage", ROOT / "web"
LAYERS = ("core", "games", "table", "bots", "review", "house", "page")
NOT_PLAYED_WITH = ("bots/arena.py", "bots/ratings.py", "bots/results.py", "bots/workers.py")
"""What measures bots against each other, rather than lets them play."""
LIBRARIES = ("attr", "babel", "fluent", "mypy_extensions", "pytz", "typing_extensions")
LOCALES = ("root.dat", "en.dat", "fr.dat")
"""What is kept of Babel's data."""
WHEEL = "msgspec==0.22.0 --hash=sha256:a66b1766311e42371e509c996c3933b161c7ae0eabdf361af5316dec197e1022"
WORKER = "news-worker.js"
TARGET = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14", "--implementation", "cp")


def stage(folder: Path, cache: Path) -> None:
    """Lay out all that the page's Python has."""
    skip = shutil.ignore_patterns("__pycache__", "*.so", "*.pyi", "py.typed", "*.dist-info", "tests")
    for layer in LAYERS:
        shutil.copytree(SOURCE / layer, folder / "vernissage" / layer, ignore=skip)
    for module in SOURCE.glob("*.py"):
        shutil.copy(module, folder / "vernissage" / module.name)
    for name in NOT_PLAYED_WITH:
        (folder / "vernissage" / name).unlink()
    for library in LIBRARIES:
        found = find_spec(library)
        assert found is not None, f"{library} is not installed"
        if found.submodule_search_locations:
            shutil.copytree(next(iter(found.submodule_search_locations)), folder / library, ignore=skip)
        elif found.origin:
            shutil.copy(found.origin, folder / f"{library}.py")
    for locale in (folder / "babel" / "locale-data").iterdir():
        if locale.name not in LOCALES:
            locale.unlink()
    for unused in ("pytz/zoneinfo", "babel/messages", "babel/locale-data/LICENSE.unicode"):
        shutil.rmtree(folder / unused, ignore_errors=True)
    with zipfile.ZipFile(wheel(cache)) as archive:
        archive.extractall(folder, [name for name in archive.namelist() if name.startswith("msgspec/")])
    for typing in [*folder.glob("msgspec/*.pyi"), folder / "msgspec" / "py.typed"]:
        typing.unlink()


def wheel(cache: Path) -> Path:
    """The build of msgspec for browsers, by its hash; kept between two runs."""
    cache.mkdir(parents=True, exist_ok=True)
    wanted = cache / "wheel.txt"
    wanted.write_text(WHEEL)
    command = [sys.executable, "-m", "pip", "download", "-q", "--no-deps", "--only-binary=:all:", "--require-hashes"]
    subprocess.run([*command, *TARGET, "-d", str(cache), "-r", str(wanted)], check=True)
    version = WHEEL.partition("==")[2].partition(" ")[0]  # others may lie there from earlier runs
    return next(cache.glob(f"msgspec-{version}-*.whl"))


def site(out: Path, cache: Path, quick: bool = False) -> None:
    """Write the folder; quickly, if it need neither be small nor be tried."""
    npm = shutil.which("npx") or "npx"
    with tempfile.TemporaryDirectory() as scratch:
        staged, packed, built = Path(scratch) / "stage", Path(scratch) / "packed", Path(scratch) / "built"
        stage(staged, cache)
        pack = ["node", str(WEB / "scripts" / "pack.mjs"), str(staged), str(packed), *(["quick"] if quick else [])]
        told = subprocess.run(pack, check=True, cwd=WEB, stdout=subprocess.PIPE, text=True).stdout
        settings = {**os.environ, "VITE_HOUSE": "page", "VITE_PYTHON": told.split()[-1]}
        build = [npm, "vite", "build", "--base", "./", "--outDir", str(built), "--emptyOutDir", "--logLevel", "warn"]
        subprocess.run(build, check=True, cwd=WEB, env=settings)
        (packed / "prepared" / "examples.json").write_text(json.dumps(examples()), "utf-8")
        (packed / "python_stdlib.zip").unlink()  # which was unpacked, to see whether it is enough
        shutil.copytree(packed, built, dirs_exist_ok=True)
        (built / ".nojekyll").touch()
        keep(built)
        if out.exists():
            shutil.rmtree(out)
        shutil.copytree(built, out)


def examples() -> list[dict[str, str]]:
    """What the docs print of the Python interface, chapter by chapter, to be tried in the console."""
    found: dict[str, list[str]] = {}
    title, inside = "", False
    for line in (ROOT / "docs" / "api.md").read_text("utf-8").splitlines():
        if line.startswith("```"):
            inside = line == "```python"
        elif inside:
            found.setdefault(title, []).append(line)
        elif line.startswith("#"):
            title = line.lstrip("# ")
    return [{"title": title, "typed": "\n".join(lines).strip()} for title, lines in found.items()]


def keep(folder: Path) -> None:
    """Tell the worker beside the pages which files make up this version."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file() and path.name not in (WORKER, ".nojekyll"))
    digest = hashlib.sha256()
    for path in paths:
        digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    files = ["./", *(f"./{path.relative_to(folder).as_posix()}" for path in paths if path.name != "index.html")]
    worker = folder / WORKER
    kept = json.dumps({"version": digest.hexdigest()[:16], "files": files})
    worker.write_text(f"const KEPT = {kept};\n{worker.read_text('utf-8')}", "utf-8")


def main() -> None:
    """Write the site."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", default="site", type=Path)
    parser.add_argument("--cache", default=ROOT / ".site", type=Path, help="where the downloaded wheel is kept")
    parser.add_argument("--quick", action="store_true", help="for tests: nothing is left out, and nothing tried")
    asked = parser.parse_args()
    site(asked.folder.resolve(), asked.cache.resolve(), asked.quick)
    print(f"{asked.folder}: any file server can host it")


if __name__ == "__main__":
    main()
