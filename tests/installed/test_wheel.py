"""A wheel in an environment of its own, where there is no Node: first page, whole games, the command line's tests.

The long form of `tests/house/test_package.py`, for `make package`: it builds and installs from the package index.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from package import package
from server.guests import Guest
from vernissage import games

ROOT = Path(__file__).parents[2]
LONG = os.environ.get("VERNISSAGE_PACKAGE") == "long"
DIST = os.environ.get("VERNISSAGE_DIST", "")
"""Packages that were built before, to be tested as they are."""
TESTING = ("pytest", "pytest-asyncio", "pytest-xdist", "hypothesis", "pexpect", "pyte")
"""What the tests of the command line need beside the wheel."""
NEEDS_MORE = ("test_ray.py",)
"""Tests of what is in neither the wheel nor its extras."""
KEPT = ("PIP_", "UV_", "SSL_CERT")
"""What says where packages come from, and whom to believe."""
TOOLS = {
    "pipx": ("install", "--python", "{python}", "--pip-args=-c {versions}"),
    "uv": ("tool", "install", "--python", "{python}", "--constraints", "{versions}"),
}
OPTIONAL = {"aiosmtplib", "openskill", "psycopg", "psycopg-binary", "textual", "numpy", "torch", "ray"}

pytestmark = pytest.mark.skipif(not LONG, reason="the long form: make package")


class Place:
    """An environment of its own in which no program is found but Python's and the system's, and no Node."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder / "venv", with_pip=True)
        self.bin = folder / "venv" / "bin"
        programs = folder / "programs"
        programs.mkdir()
        for name in ("sh", "bash", "env", "uname", "stty", "ldconfig", "cc", "gcc", "ld", "as"):
            if found := shutil.which(name):
                (programs / name).symlink_to(found)
        kept = {name: value for name, value in os.environ.items() if name.startswith(KEPT)}
        self.env = {**kept, "PATH": f"{self.bin}{os.pathsep}{programs}", "HOME": str(folder), "LANG": "C.UTF-8"}

    def run(self, *words: str, cwd: Path | None = None) -> str:
        """Run something there, to the end."""
        command = [str(self.bin / words[0]), *words[1:]]
        done = subprocess.run(command, cwd=cwd or self.folder, env=self.env, stdout=subprocess.PIPE, text=True)
        assert done.returncode == 0, f"{words}: {done.stdout[-3000:]}"
        return done.stdout

    def install(self, *what: str) -> set[str]:
        """Install something in the versions that the locks name; the names of all that is there."""
        locks = "\n".join((ROOT / "locks" / f"{name}.txt").read_text("utf-8") for name in ("play", "test"))
        pinned = re.findall(r"^(\S+==\S+(?: ; [^\\\n]+)?) *\\$", locks, re.M)
        (self.folder / "versions.txt").write_text("\n".join(re.sub(r"\[.*\]", "", line) for line in pinned))
        self.run("pip", "install", "-q", "-c", "versions.txt", *what)
        return {entry["name"].lower() for entry in json.loads(self.run("pip", "list", "--format", "json"))}

    @contextmanager
    def house(self, program: Path | None = None) -> Iterator[str]:
        """`vernissage serve`, and the address it prints."""
        words = ["serve", "--port", "0", "--rate", "100000", "--database", "h.sqlite3"]
        command = [str(program or self.bin / "vernissage"), *words]
        with subprocess.Popen(command, cwd=self.folder, env=self.env, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            try:
                line = next(line for line in process.stdout if "http://" in line)
                yield re.findall(r"http://[\w.:\[\]-]+", line)[0]
            finally:
                process.terminate()


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The sdist and the wheel of these sources, built where there is no Node; or those that a folder holds."""
    if DIST:
        return next(Path(DIST).glob("*.tar.gz")), next(Path(DIST).glob("*.whl"))
    assert (ROOT / "src" / "vernissage" / "server" / "site" / "index.html").exists(), "make client"
    with pytest.MonkeyPatch.context() as patch:
        programs = tmp_path_factory.mktemp("programs")
        for name in ("cc", "gcc", "c++", "g++", "ld", "as", "x86_64-linux-gnu-gcc"):
            if found := shutil.which(name):
                (programs / name).symlink_to(found)
        patch.setenv("PATH", str(programs))
        assert shutil.which("node") is None
        return package(ROOT, tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Place:
    return Place(tmp_path_factory.mktemp("place"))


async def test_the_wheel_alone_opens_a_house_in_which_all_games_are_played(
    packages: tuple[Path, Path], place: Place
) -> None:
    there = place.install(str(packages[1]))
    print(f"\n{packages[1].name}, {packages[1].stat().st_size:,} bytes: {len(there)} packages with it")
    assert not there & OPTIONAL
    print(place.run("vernissage", "--version").strip())
    with place.house() as address:
        async with httpx.AsyncClient(base_url=address) as reader:
            page = await reader.get("/")
            assert page.status_code == 200
            files = re.findall(r'(?:src|href)="(/[^"]+)"', page.text)
            assert len(files) > 2, page.text
            for file in files:
                assert (await reader.get(file)).status_code == 200, file
        print(f"{address}/: {len(page.content)} bytes, and {len(files)} files that it names")
        guest = Guest(address)
        for game in games():
            table = await guest.create("me", "me", game=game.name)
            over = await guest.play_out(table, [0, 1])
            assert over["status"] == "finished"
            print(f"{game.title}: {over['seq']} answers, points {over['position']['scores']}")
        await guest.http.aclose()
    lines = place.run("vernissage", "check", "--database", "h.sqlite3").splitlines()
    assert lines == [f"{len(games())} replayed"]


def test_the_command_lines_tests_pass_against_the_wheel(packages: tuple[Path, Path], place: Place) -> None:
    place.install(f"{packages[1]}[all]", *TESTING)
    tests = ROOT / "tests"
    where = place.run("python", "-c", "import vernissage; print(vernissage.__file__)", cwd=tests)
    assert Path(where.strip()).is_relative_to(place.folder / "venv")
    left = [f"--ignore=cli/{name}" for name in NEEDS_MORE]
    words = ["pytest", "-c", "../pyproject.toml", "--rootdir", "..", "-q", *left, "cli"]
    print(place.run(*words, cwd=tests).strip().splitlines()[-1])


@pytest.mark.parametrize("tool", TOOLS)
def test_the_second_way_to_start(tool: str, packages: tuple[Path, Path], place: Place) -> None:
    """`pipx install` or `uv tool install` of the wheel, then `vernissage serve`."""
    place.install(tool)
    folder = place.folder / tool
    (folder / "bin").mkdir(parents=True)
    homes = {f"{tool.upper()}_{name}": str(folder / name.lower()) for name in ("HOME", "TOOL_DIR", "CACHE_DIR")}
    bins = {f"{tool.upper()}_{name}": str(folder / "bin") for name in ("BIN_DIR", "TOOL_BIN_DIR")}
    named = {"python": place.bin / "python", "versions": place.folder / "versions.txt"}
    words = [word.format(**named) for word in TOOLS[tool]]
    place.env |= homes | bins
    place.run(tool, *words, str(packages[1]))
    with place.house(folder / "bin" / "vernissage") as address:
        page = httpx.get(address)
    assert page.status_code == 200
    assert "<script" in page.text
    print(f"{tool}: {address}/: {len(page.content)} bytes")
