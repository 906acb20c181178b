"""Write what the tournaments say into docs/bots.md, docs/ratings and bots/scale.toml; --check says if it drifted."""

from __future__ import annotations

import json
import re
import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path
from statistics import fmean
from typing import Any

from vernissage.bots import LEVELS
from vernissage.bots.arena import read, rounded
from vernissage.bots.levels import settings
from vernissage.bots.ratings import MEAN, Rating, ratings
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
# Written by `python scripts/ratings.py` from the tournaments of docs/ratings that `source` names. 1500 is for good the
# average of the four bots that were the levels at first, so that a rating which somebody has stays what it was.
"""
FIRST = ("greedy~0.9", "greedy~0.5", "greedy", "ismcts@0.5")
"""The levels with which people's scale began: at a table of two their average is 1500, for good."""
BRIEF = ("ismcts@150i", "ismcts@0.1")
"""The strongest level with less time than it has, which is measured more often: it is no weaker than these."""
Where = tuple[str, int]
"""A game, and how many sit at its table."""
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
                rows.append([title(data["game"]), str(data["seats"]), *cells(data, duel)])
    return "\n".join([levels(found), GREW, growth(list(found.values())), WON, table(rows)])


def meant(data: dict[str, Any]) -> dict[str, str]:
    """What each name stood for in a tournament: a level may have been another bot then."""
    return {name: data.get("levels", {}).get(name, name) for name in data["entrants"]}


def counting(game: str, seats: int) -> list[str]:
    """Whose games say how strong the levels of a table are, the weakest first, about."""
    *weak, greedy, search = FIRST
    *below, varnish, master = settings(game, seats).values()
    return list(dict.fromkeys(["random", *weak, *below, greedy, varnish, *BRIEF, search, master]))


def counted(found: Iterable[dict[str, Any]]) -> dict[Where, list[Result]]:
    """The games among those, by game and seats, everybody called by what the name stood for; none counts twice."""
    pools: dict[Where, dict[object, Result]] = {}
    for data in found:
        names, wanted = meant(data), set(counting(data["game"], data["seats"]))
        pool = pools.setdefault((data["game"], data["seats"]), {})
        for one in data["games"]:
            lineup = tuple(names[name] for name in one.lineup)
            if wanted.issuperset(lineup):
                pool[one.deal, lineup] = replace(one, lineup=lineup)
    return {where: list(pool.values()) for where, pool in pools.items()}


def rated(found: Iterable[dict[str, Any]]) -> dict[Where, dict[str, Rating]]:
    """The ratings of the levels that were measured at a table, and of the bots they are, by game and seats.

    At a table of two they are those of people's scale, on which a bot stays where it is, whatever levels there are.
    """
    tables: dict[Where, dict[str, Rating]] = {}
    for (game, seats), played in counted(found).items():
        playing = {name for one in played for name in one.lineup}
        entries = {one.name: one for one in ratings([one for one in counting(game, seats) if one in playing], played)}
        *others, strongest = settings(game, seats).items()
        chosen = {level: entries[bot] for level, bot in others if bot in entries}
        if found_as := [entries[bot] for bot in (*BRIEF, strongest[1]) if bot in entries]:
            chosen[strongest[0]] = max(found_as, key=lambda one: one.points)
        fixed = FIRST if seats == 2 and playing.issuperset(FIRST) else tuple(one.name for one in chosen.values())
        if chosen:
            shift = MEAN - round(fmean(entries[name].points for name in fixed))
            moved = {name: replace(one, points=one.points + shift) for name, one in entries.items()}
            tables[game, seats] = {**{level: moved[one.name] for level, one in chosen.items()}, **moved}
    return tables


def meetings(found: Iterable[dict[str, Any]]) -> Counter[tuple[str, int, frozenset[str]]]:
    """How often two bots met, by game and seats, whatever they were called."""
    return Counter((game, seats, frozenset(one.lineup)) for (game, seats), all in counted(found).items() for one in all)


def levels(found: dict[str, dict[str, Any]]) -> str:
    """The levels' settings, and their ratings."""
    rows, told = [["Game", "Seats", *(f"*{level}*" for level in LEVELS)]], dict[str, list[str]]()
    for (game, seats), entries in rated(found.values()).items():
        bots = [f"`{setting}`" for setting in settings(game, seats).values()]
        if told.get(game) != bots:
            rows.append(["" if game in told else title(game), "", *bots])
            told[game] = bots
        cells = (f"{entries[level].points} ± {entries[level].margin}" if level in entries else "" for level in LEVELS)
        rows.append(["", str(seats), *cells])
    return table(rows)


def scale(found: dict[str, dict[str, Any]]) -> str:
    """The levels as points of reference for people, with where they come from: the table of two of every game."""
    lines = [SCALE]
    for (game, seats), entries in rated(found.values()).items():
        if seats == 2:
            here = {name: [data] for name, data in found.items() if (data["game"], data["seats"]) == (game, seats)}
            sources = [name for name, data in here.items() if any(counted(data).values())]
            lines.append(f"[{game}]\nsource = {json.dumps(sources)}")
            first = ", ".join(f'"{name}" = {entries[name].points}' for name in FIRST if name in entries)
            lines.append(f"first = {{ {first} }}")
            for level, one in entries.items():
                if level in LEVELS:
                    lines.append(f"{level} = {{ points = {one.points}, margin = {one.margin}, games = {one.games} }}")
            lines.append("")
    return "\n".join(lines)


def growth(found: list[dict[str, Any]]) -> str:
    """How the search fares against greedy with more and more time, whatever either is called; by most games."""
    most: dict[tuple[str, float], dict[str, Any]] = {}
    for data in found:
        setting = meant(data)
        for duel in data["duels"]:
            timed = re.fullmatch(r"ismcts@([0-9.]+)", setting[duel["one"]])
            if timed and setting[duel["field"]] == "greedy" and duel["seats"] == 2:
                key = title(data["game"]), float(timed[1])
                most[key] = max(most.get(key, duel), duel, key=lambda one: one["games"])
    spent = sorted({seconds for _, seconds in most})
    rows = [["Game", *(f"{seconds:g} s" for seconds in spent)]]
    for name in dict.fromkeys(name for name, _ in most):
        rows.append([name, *(share(most[name, at]) if (name, at) in most else "" for at in spent)])
    return table(rows)


def share(duel: dict[str, Any]) -> str:
    """What part of its games a bot won, and how sure that is."""
    won, low, high = (round(100 * duel[key]) for key in ("share", "low", "high"))
    return f"{won} % ({low}–{high}) of {duel['games']}"


def tournament(name: str, data: dict[str, Any]) -> str:
    """What a tournament says."""
    pace = {entry["name"]: entry["seconds"] for entry in data["paces"]}
    rows = [["Bot", "Rating", "±", "Games", "Seconds a decision"]]
    for entry in data["ratings"]:
        numbers = [str(entry[key]) for key in ("points", "margin", "games")]
        rows.append([called(data, entry["name"]), *numbers, f"{pace[entry['name']]:.4f}"])
    duels = [["Alone", "Against", "Games", "Won", "95 % sure", "Equals", "Ahead"]]
    duels += [cells(data, duel) for duel in fought(data)]
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


def called(data: dict[str, Any], name: str) -> str:
    """Who played a tournament: of a level also what it stood for then."""
    stood = meant(data)[name]
    return f"`{name}`" if stood == name else f"`{name}` (`{stood}`)"


def cells(data: dict[str, Any], duel: dict[str, Any]) -> list[str]:
    """A duel in a row."""
    won, low, high = (f"{100 * duel[key]:.1f} %" for key in ("share", "low", "high"))
    names = [called(data, duel["one"]), called(data, duel["field"])]
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
