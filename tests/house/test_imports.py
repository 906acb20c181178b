"""The import graph, imports for types alone and inside functions included: one way, and no cycle."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "vernissage"
BELOW: dict[str, tuple[str, ...]] = {
    "core": (),
    "games": ("core",),
    "table": ("core", "games"),
    "bots": ("core", "games", "table"),
    "house": ("core", "games", "table", "bots"),
    "server": ("core", "games", "table", "bots", "house"),
    "cli": ("core", "games", "table", "bots", "house", "server", "training"),
    "envs": ("core", "games", "table", "bots"),
    "training": ("core", "games", "table", "bots"),
}
"""What each layer may import, beside itself."""
ANYWHERE = ("version", "")
"""A constant, and the package itself, which shows what lies beneath."""


def modules() -> dict[str, Path]:
    """Every module by its dotted name."""
    found: dict[str, Path] = {}
    for path in SOURCE.rglob("*.py"):
        parts = path.relative_to(SOURCE.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(path: Path, known: dict[str, Path]) -> set[str]:
    """The modules of the project that a file imports, wherever in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name in known}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "vernissage":
            assert node.level == 0, f"{path}: imports are written out"
            whole = {f"{node.module}.{alias.name}" for alias in node.names}
            found |= whole & set(known)
            if whole - set(known):
                found.add(node.module or "")
    return found


def graph() -> dict[str, set[str]]:
    """Who imports whom; an entrance such as `python -m vernissage` is no part of what lies behind it."""
    known = modules()
    return {name: imports(path, known) - {name} for name, path in known.items() if not name.endswith("__main__")}


def layer(module: str) -> str:
    """The layer that a module belongs to; nothing for the package itself."""
    return (module.split(".") + [""])[1]


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
    alone = {"", "__init__", "__main__", "version"}
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
