"""The import graph, imports for types alone and inside functions included: one way, and no cycle."""

from __future__ import annotations

import ast
import subprocess
import sys
from graphlib import CycleError, TopologicalSorter

import pytest

import build_site
from layers import graph, layer, modules

BELOW: dict[str, tuple[str, ...]] = {
    "core": (),
    "games": ("core",),
    "table": ("core", "games"),
    "bots": ("core", "games", "table"),
    "review": ("core", "games", "table", "bots"),
    "house": ("core", "games", "table", "bots", "review"),
    "page": ("core", "games", "table", "bots", "house"),
    "server": ("core", "games", "table", "bots", "house"),
    "cli": ("core", "games", "table", "bots", "review", "house", "server", "training"),
    "envs": ("core", "games", "table", "bots"),
    "training": ("core", "games", "table", "bots"),
}
"""What each layer may import, beside itself."""
ANYWHERE = ("version", "extras", "")
"""A constant, what is said where a library is missing, and the package itself, which shows what lies beneath."""


def test_no_import_cycle() -> None:
    try:
        tuple(TopologicalSorter(graph()).static_order())
    except CycleError as error:
        pytest.fail(" imports ".join(reversed(error.args[1])))


def test_imports_go_one_way_between_the_layers() -> None:
    wrong = [
        f"{name} imports {other}"
        for name, others in graph().items()
        if layer(name) in BELOW
        for other in others
        if layer(other) not in (layer(name), *BELOW[layer(name)], *ANYWHERE)
    ]
    assert not wrong, "\n".join(wrong)


def test_every_module_belongs_to_a_layer() -> None:
    alone = {"", "__init__", "__main__", "version", "extras"}
    assert {layer(name) for name in modules()} - alone <= set(BELOW)


def test_the_house_knows_no_transport_no_database_and_no_process() -> None:
    foreign = {"litestar", "sqlalchemy", "uvicorn", "multiprocessing", "subprocess", "threading", "concurrent", "os"}
    for name, path in modules().items():
        if layer(name) == "house":
            text = path.read_text("utf-8")
            tree = ast.walk(ast.parse(text))
            used = {
                alias.name.partition(".")[0] for node in tree if isinstance(node, ast.Import) for alias in node.names
            }
            assert not used & foreign, f"{name}: {used & foreign}"
            assert not any(f"from {module}" in text for module in foreign), name
            assert "to_thread" not in text, name
            assert "asyncio.subprocess" not in text, name


def test_a_house_in_memory_loads_nothing_of_a_server() -> None:
    house = "import sys, vernissage.house.house, vernissage.house.memory, vernissage.house.at_once"
    others = "{'litestar', 'uvicorn', 'sqlalchemy', 'alembic', 'psycopg', 'multiprocessing'}"
    code = f"{house}; print(sorted({others} & set(sys.modules)), 'vernissage.server' in sys.modules)"
    told = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert told.stdout.strip() == "[] False"


def test_a_house_in_a_page_has_all_that_it_imports() -> None:
    """`make site` takes along every module that the page's Python reaches."""
    known, reached, ahead = graph(), set[str](), [name for name in modules() if layer(name) == "page"]
    while ahead:
        name = ahead.pop()
        if name not in reached:
            reached.add(name)
            ahead += known.get(name, ())
    assert {layer(name) for name in reached} - {*build_site.LAYERS, *ANYWHERE} == set()
    left = {"vernissage." + name.removesuffix(".py").replace("/", ".") for name in build_site.NOT_PLAYED_WITH}
    assert reached & left == set()
