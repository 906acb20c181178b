"""Draw who imports whom into docs/architecture.md: `python scripts/layers.py`.

Every import counts, those for types alone and those inside functions too. `tests/house/test_imports.py` holds the
graph to its order, `tests/house/test_architecture.py` the picture to the graph.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "vernissage"
PAGE = ROOT / "docs" / "architecture.md"
PLACE = re.compile(r"(?<=<!-- layers -->\n).*(?=<!-- /layers -->)", re.S)
"""Where the picture stands in the page."""


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


def layers() -> dict[str, set[str]]:
    """Which layers each layer imports, itself apart; a layer is a package."""
    known = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    found: dict[str, set[str]] = {name: set() for name in known}
    for module, others in graph().items():
        if layer(module) in known:
            found[layer(module)] |= {layer(other) for other in others} & known - {layer(module)}
    return found


def beneath(name: str, below: dict[str, set[str]]) -> set[str]:
    """All that a layer can reach."""
    return below[name].union(*(beneath(other, below) for other in below[name]))


def picture() -> str:
    """The layers as a Mermaid graph: what stands directly beneath with a line, what is reached past it with dots."""
    below = layers()
    lines = ["```mermaid", "graph TD"]
    for name in sorted(below, key=lambda name: (-len(beneath(name, below)), name)):
        lines.append(f'    {name}["<b>{name}</b><br>{about(name)}"]')
    for name in sorted(below):
        for other in sorted(below[name]):
            past = any(other in beneath(between, below) for between in below[name] - {other})
            lines.append(f"    {name} {'-.->' if past else '-->'} {other}")
    return "\n".join([*lines, "```", ""])


def about(name: str) -> str:
    """What a layer says of itself: the first sentence of its docstring."""
    text = ast.get_docstring(ast.parse((SOURCE / name / "__init__.py").read_text("utf-8"))) or ""
    return re.split(r"\.(?:\s|$)", text)[0].replace("`", "").replace("\n", " ")


def drawn(page: str) -> str:
    """The page with the picture as it is now."""
    return PLACE.sub(lambda _: picture(), page)


if __name__ == "__main__":
    PAGE.write_text(drawn(PAGE.read_text("utf-8")), "utf-8")
    print(PAGE.relative_to(ROOT))
