"""Write what the tournaments say into docs/bots.md, docs/ratings and bots/scale.toml; --check says if it drifted."""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path
from typing import Any

from vernissage.bots import LEVELS
from vernissage.bots.arena import read, rounded
from vernissage.bots.ratings import Rating, ratings
from vernissage.bots.results import Result, duels, paces
from vernissage.games import games

DOCS = Path(__file__).parents[1] / "docs"
SOURCES = DOCS.parent / "src" / "vernissage"
BEGIN, END = "<!-- ratings -->\n", "<!-- /ratings -->"
WON = "One bot alone at every seat in turn, against a table of the other ([all tournaments](ratings/README.md)):\n"
GREW = "What time to think is worth: won against `greedy` at a table of two, by the seconds an answer may take:\n"
HEAD = """# Tournaments

What [the arena](../bots.md#the-arena) printed, from the files beside this page; `python scripts/ratings.py` writes it.
"""
SCALE = """# The levels of the bots, points of reference on the scale of people's ratings, and how far off they may be.
# Written by `python scripts/ratings.py` from the tournaments of docs/ratings that `source` names.
"""
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


def summary(found: dict[str, dict[str, Any]]) -> str:
    """The levels in every game, what time is worth, then who beats whom."""
    if not found:
        return NONE
    rows = [["Game", "Seats", "Bot", "Against", "Games", "Won", "95 % sure", "Equals", "Ahead"]]
    for data in found.values():
        place = places(data)
        for duel in fought(data):
            if place[duel["one"]] < place[duel["field"]]:
                rows.append([title(data["game"]), str(data["seats"]), *cells(duel)])
    all_of_them = list(found.values())
    return "\n".join([levels(all_of_them), GREW, growth(all_of_them), WON, table(rows)])


def pooled(found: Iterable[dict[str, Any]]) -> dict[tuple[str, int], dict[str, Rating]]:
    """The levels' ratings by all their games at a table, for each game and number of seats; no game counts twice."""
    pools: dict[tuple[str, int], dict[object, Result]] = {}
    for data in found:
        if of_levels(data):
            pool = pools.setdefault((data["game"], data["seats"]), {})
            pool.update({(one.deal, one.lineup): one for one in data["games"] if set(one.lineup) <= set(LEVELS)})
    return {
        where: {entry.name: entry for entry in ratings(list(LEVELS), list(pool.values()))}
        for where, pool in pools.items()
    }


def of_levels(data: dict[str, Any]) -> bool:
    """Whether the levels of today played a tournament."""
    return bool(data.get("levels")) and data["levels"].items() <= LEVELS.items()


def levels(found: list[dict[str, Any]]) -> str:
    """The levels' settings, and their ratings."""
    rated = pooled(found)
    rows = [["Level", "Setting", *(f"{title(name)}, {seats} seats" for name, seats in rated)]]
    for level, setting in LEVELS.items():
        cells = (f"{one[level].points} ± {one[level].margin}" for one in rated.values())
        rows.append([f"*{level}*", f"`{setting}`", *cells])
    return table(rows)


def scale(found: dict[str, dict[str, Any]]) -> str:
    """The levels as points of reference for people, with where they come from: the table of two of every game."""
    lines = [SCALE]
    for (game, seats), rated in pooled(found.values()).items():
        if seats == 2:
            sources = [name for name, data in found.items() if (data["game"], data["seats"]) == (game, seats)]
            lines.append(f"[{game}]\nsource = {json.dumps([one for one in sources if of_levels(found[one])])}")
            for level in LEVELS:
                one = rated[level]
                lines.append(f"{level} = {{ points = {one.points}, margin = {one.margin}, games = {one.games} }}")
            lines.append("")
    return "\n".join(lines)


def growth(found: list[dict[str, Any]]) -> str:
    """How the search fares against greedy with more and more time, whatever either is called."""
    shares: dict[str, dict[float, str]] = {}
    for data in found:
        setting = {name: data.get("levels", {}).get(name, name) for name in data["entrants"]}
        for duel in data["duels"]:
            timed = re.fullmatch(r"ismcts@([0-9.]+)", setting[duel["one"]])
            if timed and setting[duel["field"]] == "greedy" and duel["seats"] == 2:
                won, low, high = (round(100 * duel[key]) for key in ("share", "low", "high"))
                cell = f"{won} % ({low}–{high}) of {duel['games']}"
                shares.setdefault(title(data["game"]), {})[float(timed[1])] = cell
    spent = sorted({seconds for cells in shares.values() for seconds in cells})
    rows = [["Game", *(f"{seconds:g} s" for seconds in spent)]]
    rows += [[name, *(cells.get(seconds, "") for seconds in spent)] for name, cells in shares.items()]
    return table(rows)


def tournament(name: str, data: dict[str, Any]) -> str:
    """What a tournament says."""
    pace = {entry["name"]: entry["seconds"] for entry in data["paces"]}
    rows = [["Bot", "Rating", "±", "Games", "Seconds a decision"]]
    for entry in data["ratings"]:
        numbers = [str(entry[key]) for key in ("points", "margin", "games")]
        rows.append([f"`{entry['name']}`", *numbers, f"{pace[entry['name']]:.4f}"])
    duels = [["Alone", "Against", "Games", "Won", "95 % sure", "Equals", "Ahead"], *map(cells, fought(data))]
    head = f"## {title(data['game'])}, {data['seats']} seats: {' '.join(data['entrants'])}"
    cut = data["played"] < data["scheduled"]
    played = f"{data['played']} of {data['scheduled']} games so far," if cut else f"{data['played']} games,"
    source = f"[{name}]({name}), rules {data['rules']}, {data['versions']['build']}, {played} made by"
    return f"{head}\n\n{source}\n\n```\n{data['command']}\n```\n\n{table(rows)}\n{table(duels)}"


def fought(data: dict[str, Any]) -> list[dict[str, Any]]:
    """The duels of a tournament, the strongest first; at a table of two, one says all."""
    place = places(data)
    ordered = sorted(data["duels"], key=lambda duel: (place[duel["one"]], place[duel["field"]]))
    return [duel for duel in ordered if duel["seats"] > 2 or place[duel["one"]] < place[duel["field"]]]


def places(data: dict[str, Any]) -> dict[str, int]:
    """Everybody's place in a tournament, the strongest first."""
    return {entry["name"]: place for place, entry in enumerate(data["ratings"])}


def cells(duel: dict[str, Any]) -> list[str]:
    """A duel in a row."""
    won, low, high = (f"{100 * duel[key]:.1f} %" for key in ("share", "low", "high"))
    names = [f"`{duel['one']}`", f"`{duel['field']}`"]
    equals, ahead = f"{100 / duel['seats']:.1f} %", f"{100 * duel['ahead']:.1f} %"
    return [*names, str(duel["games"]), won, f"{low} – {high}", equals, ahead]


def title(name: str) -> str:
    """What a game is called."""
    return next(game.title for game in games() if game.name == name)


def table(rows: list[list[str]]) -> str:
    """Rows as a table, the first one its head."""
    lines = ["| " + " | ".join(row) + " |" for row in rows]
    lines.insert(1, "|" + " --- |" * len(rows[0]))
    return "\n".join(lines) + "\n"


def pages() -> dict[Path, str]:
    """What the two pages and the file of the program have to say."""
    found = {file.name: checked(file) for file in sorted((DOCS / "ratings").glob("*.json"))}
    bots = DOCS / "bots.md"
    before, _, rest = bots.read_text("utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    details = "\n".join([HEAD, *(tournament(name, data) for name, data in found.items())])
    return {
        bots: before + BEGIN + summary(found) + END + after,
        DOCS / "ratings" / "README.md": details,
        SOURCES / "bots" / "scale.toml": scale(found),
    }


def main() -> None:
    """Write, or check."""
    for page, wanted in pages().items():
        if "--check" not in sys.argv:
            page.write_text(wanted, "utf-8")
        elif not page.exists() or page.read_text("utf-8") != wanted:
            name = page.relative_to(DOCS.parent)
            raise SystemExit(f"{name} is not what docs/ratings says: run `python scripts/ratings.py`")


if __name__ == "__main__":
    main()
