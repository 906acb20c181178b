"""The files for containers name what there is: paths, ports, options, extras, addresses. Building needs a registry."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path
from typing import Any

import pytest

from install import LOCKS
from vernissage.cli.arguments import parser
from vernissage.extras import EXTRAS
from vernissage.server.routes import health

ROOT = Path(__file__).parents[2]
CONTAINERFILE = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ")
yaml: Any = pytest.importorskip("yaml")
COMPOSE: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text("utf-8"))


def left_out(path: str) -> bool:
    """Whether a path of the project does not travel into the container."""
    ignored = (ROOT / ".containerignore").read_text("utf-8").split()
    return any(
        fnmatch.fnmatch(path, pattern.removeprefix("**/")) or path.startswith(f"{pattern}/") for pattern in ignored
    )


def words(instruction: str) -> list[list[str]]:
    """Every use of an instruction, as words."""
    return [line.split() for line in re.findall(rf"^{instruction} (.+)$", CONTAINERFILE, re.M)]


def test_what_is_copied_is_there_and_travels() -> None:
    sources = [source for copied in words("COPY") if not copied[0].startswith("--") for source in copied[:-1]]
    assert {"web", "src", "locks", "pyproject.toml", "LICENSES"} <= set(sources)
    for source in sources:
        assert (ROOT / source).exists(), source
        assert not left_out(source), source
    for built in ("src/vernissage/server/site", "web/node_modules", "web/dist", ".venv"):
        assert left_out(built), "what lies about here must not be in an image"


def test_stages_name_each_other() -> None:
    stages = re.findall(r"^FROM \S+ AS (\w+)$", CONTAINERFILE, re.M)
    named = re.findall(r"--from=(\w+)", CONTAINERFILE)
    assert sorted(named) == sorted(stages) == ["client", "wheel"]


def test_the_program_can_be_started_as_the_files_say(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("VERNISSAGE_DATABASE", raising=False)
    default = parser().parse_args(["serve"])
    [[port]] = words("EXPOSE")
    assert int(port) == default.port
    [alone] = re.findall(r"^CMD (\[.+\])$", CONTAINERFILE, re.M)
    args = parser().parse_args(yaml.safe_load(alone))
    [[folder]] = words("VOLUME")
    assert (args.host, Path(args.database).parent) == ("0.0.0.0", Path(folder))
    house = COMPOSE["services"]["house"]
    command = [re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", word) for word in house["command"]]
    database = re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", house["environment"]["VERNISSAGE_DATABASE"])
    monkeypatch.setenv("VERNISSAGE_DATABASE", database)
    args = parser().parse_args(command)
    assert (args.database, args.host, args.host_name) == (database, "0.0.0.0", ["localhost"])
    assert house["ports"] == [f"127.0.0.1:{default.port}:{default.port}"]


def test_the_house_finds_its_database() -> None:
    house, database = COMPOSE["services"]["house"], COMPOSE["services"]["database"]
    user, name = database["environment"]["POSTGRES_USER"], database["environment"]["POSTGRES_DB"]
    password = database["environment"]["POSTGRES_PASSWORD"]
    assert house["environment"]["VERNISSAGE_DATABASE"] == f"postgresql://{user}:{password}@database/{name}"
    assert house["depends_on"] == {"database": {"condition": "service_healthy"}}
    assert set(COMPOSE["volumes"]) == {database["volumes"][0].partition(":")[0]}


def test_health_is_asked_where_it_is_told() -> None:
    asked = COMPOSE["services"]["house"]["healthcheck"]["test"][-1]
    [address] = re.findall(r"127\.0\.0\.1:8472(/[\w/]+)", asked)
    assert address in {path for route in health.ROUTES for path in route.paths}
    assert COMPOSE["services"]["house"]["stop_grace_period"] == "30s"


def test_the_image_has_the_extras_that_a_house_on_postgresql_needs() -> None:
    assert "scripts/install.py play" in CONTAINERFILE
    assert LOCKS["play"] == ("all",)
    assert {"psycopg", "prometheus_client", "structlog"} <= set(EXTRAS)
    pinned = (ROOT / "locks" / "play.txt").read_text("utf-8")
    for library in EXTRAS:
        if EXTRAS[library] != "traces":
            assert re.search(rf"^{library.replace('_', '-')}==", pinned, re.M), library
