"""The documentation of the protocol is true: its program plays, its routes exist, its words are the catalogue's."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from server.clocks import PATIENCE
from server.guests import Server
from vernissage.house.speech import source, words
from vernissage.server.app import create_routes
from vernissage.server.settings import Settings
from vernissage.table.text import LANGUAGES

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "protocol.md").read_text("utf-8")


def test_the_program_of_the_page_plays_a_game(server: Server, tmp_path: Path) -> None:
    [program] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    code = [line for line in program.splitlines() if line.strip()]
    assert len(code) <= 36
    script = tmp_path / "program.py"
    script.write_text(program)
    done = subprocess.run(
        [sys.executable, script, server.url], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert re.fullmatch(r"points \[\d+, \d+, \d+\] winners \[[\d, ]+\]\n", done.stdout)


def test_the_routes_of_the_page_exist() -> None:
    paths = set(create_routes(Settings(site=None)).openapi_schema.to_schema()["paths"])
    known = {re.sub(r"\{\w+\}", "{}", path) for path in paths} | {"/api/openapi.json"}
    known |= {"/api/tables/{}/ws", "/api/lobby/ws", "/api/news/ws"}  # connections stand in no OpenAPI document
    named = re.findall(r"(?:/api|…)/[a-z{}/…-]+(?:\.(?:json|svg))?", PAGE)
    assert len(named) > 20
    for path in named:
        whole = path.replace("…", "/api/tables/{id}", 1) if path.startswith("…") else path
        assert re.sub(r"\{\w+\}", "{}", whole).rstrip("/") in known, path


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_has_a_text(lang: str) -> None:
    used: set[str] = set()
    code = ROOT / "src" / "vernissage"
    for path in [file for layer in ("server", "house", "page") for file in (code / layer).rglob("*.py")]:
        used |= set(re.findall(r'"((?:error|notice|final|level)-[a-z-]+)"', path.read_text("utf-8")))
    assert len(used) > 25
    assert [id for id in sorted(used) if not words(lang).has(id)] == []
    said = set(re.findall(r"^(error-[a-z-]+|notice-[a-z-]+) =", source(lang), re.MULTILINE))
    table = set(re.findall(r"^(error-[a-z-]+) =", (ROOT / f"src/vernissage/table/text/{lang}.ftl").read_text(), re.M))
    assert said - table - used == set(), "messages that nobody says"
