"""The packages: everything a house needs, the built client included, and nothing that merely lies about."""

from __future__ import annotations

import json
import os
import re
import runpy
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from importlib.metadata import PackageNotFoundError, distribution
from pathlib import Path, PurePosixPath

import pytest

import vernissage
from package import package
from vernissage.extras import EXTRAS
from vernissage.games import games
from vernissage.version import VERSION

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "vernissage"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SITE = ("index.html", "icon.svg", "assets/first-a1.js", "still/frames.js", "still/gallerist.css")
"""A client of the test's own: what is packed does not depend on what is built here."""
RUBBISH = ("__pycache__", ".pyc", ".DS_Store", "tests/", "test_", "node_modules", ".map")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project with a client of its own, and things lying about that nobody should get."""
    folder = tmp_path_factory.mktemp("project")
    built = shutil.ignore_patterns("site", "__pycache__", "*.so", "*.egg-info")
    shutil.copytree(ROOT / "src", folder / "src", ignore=built)
    shutil.copytree(ROOT / "scripts", folder / "scripts", ignore=built)
    shutil.copytree(ROOT / "LICENSES", folder / "LICENSES")
    for name in ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE", "CHANGELOG.md"):
        shutil.copy(ROOT / name, folder)
    for name in SITE:
        put(folder / "src" / "vernissage" / "server" / "site" / name)
    for name in ("src/vernissage/core/__pycache__/step.pyc", "src/vernissage/.DS_Store", "src/vernissage/notes.txt"):
        put(folder / name)
    for name in ("tests/test_it.py", "web/node_modules/x.js", "web/dist/index.html", "web/src/main.ts", "docs/play.md"):
        put(folder / name)
    put(folder / "build" / "lib" / "vernissage" / "server" / "site" / "assets" / "of-an-earlier-build.js")
    return folder


@pytest.fixture(scope="module")
def packages(copy: Path) -> tuple[Path, Path]:
    """The sdist, and the wheel made from it, of plain Python."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("VERNISSAGE_COMPILE", "0")
        return package(copy, copy / "dist")


def put(path: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("x")


def wanted() -> set[str]:
    """What a wheel holds of the sources: every module, and whatever lies beside them to be read."""
    paths = [path for path in SOURCE.rglob("*") if path.is_file() and not {"site", "__pycache__"} & {*path.parts}]
    return {path.relative_to(SOURCE.parent).as_posix() for path in paths if path.suffix not in (".so", ".pyd")}


def test_the_wheel_holds_the_client_and_all_that_the_program_reads_and_nothing_else(
    packages: tuple[Path, Path],
) -> None:
    found = {name for name in zipfile.ZipFile(packages[1]).namelist() if ".dist-info/" not in name}
    assert found == wanted() | {f"vernissage/server/site/{name}" for name in SITE}
    kinds = {PurePosixPath(name).suffix for name in found}
    assert kinds == {".py", ".ftl", ".toml", ".tcss", ".json", ".md", ".typed", ".html", ".svg", ".js", ".css"}
    for name in ("games/gallerist/components.toml", "games/gallerist/text/fr.ftl", "server/store/migrations/env.py"):
        assert f"vernissage/{name}" in found


def test_the_licences_of_what_the_client_holds_of_others_come_with_it(packages: tuple[Path, Path]) -> None:
    needed = json.loads((ROOT / "web" / "package.json").read_text("utf-8"))["dependencies"]
    names = {name.replace("@fontsource-variable/", "").replace("@", "").replace("/", "-") for name in needed}
    info = f"vernissage-{VERSION}.dist-info/licenses"
    found = {name.removeprefix(f"{info}/") for name in zipfile.ZipFile(packages[1]).namelist() if info in name}
    assert found == {"LICENSE", *(f"LICENSES/{name}.txt" for name in names)}


def test_the_sdist_holds_the_built_client_and_what_it_is_built_from(packages: tuple[Path, Path]) -> None:
    with tarfile.open(packages[0]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert wanted() <= {name.removeprefix("src/") for name in names}
    assert {f"src/vernissage/server/site/{name}" for name in SITE} <= names
    assert {"setup.py", "pyproject.toml", "web/src/main.ts", "docs/play.md", "scripts/package.py"} <= names
    assert not [name for name in names for rubbish in (*RUBBISH, "web/dist") if rubbish in name]


def test_what_is_built_from_the_sources_is_what_is_built_from_the_sdist(
    copy: Path, packages: tuple[Path, Path], tmp_path: Path
) -> None:
    done = build(copy, tmp_path, VERNISSAGE_COMPILE="0")
    assert done.returncode == 0, done.stderr
    again = next(tmp_path.glob("*.whl"))
    assert again.name == packages[1].name == f"vernissage-{VERSION}-py3-none-any.whl"
    assert set(zipfile.ZipFile(again).namelist()) == set(zipfile.ZipFile(packages[1]).namelist())


def test_without_the_client_nothing_is_built_and_one_line_says_why(copy: Path, tmp_path: Path) -> None:
    folder = tmp_path / "bare"
    shutil.copytree(copy, folder, ignore=shutil.ignore_patterns("site", "build", "dist", "web"))
    done = build(folder, tmp_path)
    assert done.returncode
    said = [line for line in done.stderr.splitlines() if line.strip()]
    assert len(said) == 1, done.stderr
    assert said[0].startswith("vernissage: the client is not built")
    assert "make client" in said[0]
    assert not list(tmp_path.glob("*.whl"))
    assert build(folder, tmp_path, VERNISSAGE_CLIENT="0", VERNISSAGE_COMPILE="0").returncode == 0


def build(source: Path, target: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    """Build a wheel as pip would."""
    code = "import sys, setuptools.build_meta as build; build.build_wheel(sys.argv[1])"
    kept = {name: value for name, value in os.environ.items() if not name.startswith("VERNISSAGE_")}
    command = [sys.executable, "-c", code, str(target)]
    return subprocess.run(command, cwd=source, env={**kept, **settings}, capture_output=True, text=True)


def test_the_build_that_is_tested_was_packed_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """What `make test` installs is a wheel: compiled, every module that should be is."""
    here = Path(vernissage.__file__).parent
    try:
        files = distribution("vernissage").files or []
    except PackageNotFoundError:
        files = []
    names = {file.as_posix() for file in files if Path(str(file.locate())).resolve().is_relative_to(here.resolve())}
    if not names:
        pytest.skip("the sources are tested as they lie")
    names = {name[name.index("vernissage/") :] for name in names}
    assert "vernissage/server/site/index.html" in names
    assert {f"vernissage/server/site/still/{one.name}.js" for one in games()} <= names
    assert not [name for name in names for rubbish in ("tests/", "test_", ".DS_Store") if rubbish in name]
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    monkeypatch.setattr(sys, "argv", ["setup.py", "egg_info"])
    modules = runpy.run_path(str(ROOT / "setup.py"))["modules"]()
    compiled = {re.sub(r"\.[^/]*\.(so|pyd)$", ".py", f"src/{name}") for name in names if name.endswith((".so", ".pyd"))}
    assert compiled == (set(modules) if vernissage.compiled() else set())


def test_the_version_stands_in_one_place() -> None:
    assert PROJECT["dynamic"] == ["version"]
    assert re.fullmatch(r"\d+\.\d+\.\d+(\.dev\d+|rc\d+)?", VERSION)
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    latest = "Unreleased" if ".dev" in VERSION else VERSION
    assert latest in headings, f"the changelog tells nothing of {latest}"
    assert (ROOT / "web" / "package.json").read_text("utf-8").count('"version": "0.0.0"') == 1


def test_every_library_of_an_extra_is_named_by_it() -> None:
    extras = PROJECT["optional-dependencies"]
    base = " ".join(PROJECT["dependencies"])
    for library, extra in EXTRAS.items():
        assert any(requirement.startswith(library.replace("_", "-")) for requirement in extras[extra]), library
        assert library not in base
    assert extras["all"] == [f"vernissage[{','.join(sorted({*EXTRAS.values()} - {'traces'}))}]"]
