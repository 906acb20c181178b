"""Write the numbers of docs/bots.md from the tournaments in docs/ratings; --check says whether they have drifted."""

from __future__ import annotations

import json
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Any

from vernissage.bots import LEVELS
from vernissage.bots.arena import read, rounded
from vernissage.bots.ratings import ratings
from vernissage.bots.results import duels, paces
from vernissage.games import games

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- ratings -->\n", "<!-- /ratings -->"
NONE = "There are no tournaments under `docs/ratings` yet.\n"


def checked(file: Path) -> dict[str, Any]:
    """A tournament whose ratings, duels and paces are those that follow from its games."""
    data = read(file)
    results = data["games"]
    again = {
        "ratings": [asdict(rating) for rating in ratings(data["entrants"], results)],
        "duels": [rounded(asdict(duel)) for duel in duels(results)],
        "paces": [asdict(pace) for pace in paces(data["entrants"], results)],
        "played": len(results),
    }
    for name, value in again.items():
        if json.loads(json.dumps(value)) != data.get(name):
            raise SystemExit(f"{file.name}: {name} is not what follows from its games")
    return data


def section(folder: Path) -> str:
    """The numbers: the levels in every game, then each tournament."""
    found = {file.name: checked(file) for file in sorted(folder.glob("*.json"))}
    if not found:
        return NONE
    parts = [levels(list(found.values()))]
    for name, data in found.items():
        parts.append(tournament(name, data))
    return "\n".join(parts)


def levels(found: list[dict[str, Any]]) -> str:
    """The levels' settings, and their ratings at every table where all of them have met."""
    tables = [data for data in found if set(LEVELS) <= set(data["entrants"])]
    heads = [f"{title(data['game'])}, {data['seats']} seats" for data in tables]
    rows = [["Level", "Setting", *heads]]
    for level, setting in LEVELS.items():
        rated = [next(entry for entry in data["ratings"] if entry["name"] == level) for data in tables]
        rows.append([f"*{level}*", f"`{setting}`", *(f"{entry['points']} ± {entry['margin']}" for entry in rated)])
    return table(rows)


def tournament(name: str, data: dict[str, Any]) -> str:
    """What a tournament says."""
    pace = {entry["name"]: entry["seconds"] for entry in data["paces"]}
    rows = [["Bot", "Rating", "±", "Games", "Seconds a decision"]]
    for entry in data["ratings"]:
        cells = [str(entry[key]) for key in ("points", "margin", "games")]
        rows.append([f"`{entry['name']}`", *cells, f"{pace[entry['name']]:.4f}"])
    place = {entry["name"]: i for i, entry in enumerate(data["ratings"])}
    fought = [["Alone", "Against", "Games", "Won", "95 % sure", "Equals"]]
    for duel in sorted(data["duels"], key=lambda duel: (place[duel["one"]], place[duel["field"]])):
        if duel["seats"] > 2 or place[duel["one"]] < place[duel["field"]]:
            won, low, high = (f"{100 * duel[key]:.1f} %" for key in ("share", "low", "high"))
            names = [f"`{duel['one']}`", f"`{duel['field']}`"]
            fought.append([*names, str(duel["games"]), won, f"{low} – {high}", f"{100 / duel['seats']:.1f} %"])
    build = data["versions"]["build"]
    head = (
        f"**{title(data['game'])}, {data['seats']} seats** ([{name}](ratings/{name}), rules {data['rules']}, {build})"
    )
    return f"{head}\n\n```\n{data['command']}\n```\n\n{table(rows)}\n{table(fought)}"


def title(name: str) -> str:
    """What a game is called."""
    return next(game.title for game in games() if game.name == name)


def table(rows: list[list[str]]) -> str:
    """Rows as a table, the first one its head."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|" + " --- |" * len(rows[0]))
    return "\n".join(lines) + "\n"


def main() -> None:
    """Write, or check."""
    page = DOCS / "bots.md"
    text = page.read_text("utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    wanted = before + BEGIN + section(DOCS / "ratings") + END + after
    if "--check" not in sys.argv:
        page.write_text(wanted, "utf-8")
    elif wanted != text:
        raise SystemExit("docs/bots.md is not what docs/ratings says: run `python scripts/ratings.py`")


if __name__ == "__main__":
    main()
