"""The card that lies beside weights: what they look at, how they were learnt, and how well they tell who wins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vernissage.bots.learnt import width
from vernissage.core.game import Game
from vernissage.training.sittings import features_of


def card(game: Game, log: dict[str, Any]) -> str:
    """A page in Markdown from the log of a training."""
    features, best = features_of(game), log["best"]
    numbers = f"{width(features.table)} numbers of the table and {width(features.own)} of each seat"
    plan = log["plan"]
    lines = [
        f"# {game.title}: how positions are judged",
        "",
        f"Weights for version {log['rules']} of the rules, learnt by playing: {plan['fitting']['hidden']} hidden units",
        f"over {numbers}, the same for every number of seats.",
        "",
        f"- Of the table: {groups(features.table)}.",
        f"- Of a seat, and on average of the others: {groups(features.own)}.",
        f"- Settings: {settings(plan)}.",
        f"- Made with vernissage {log['versions']['vernissage']} ({log['versions']['build']}).",
        "",
        "## Generations",
        "",
        "Each was fitted to its own games and those of the generations before it, and met the best one so far: won,",
        "alone at a table of the old weights at equal iterations, by number of seats (at 1: what a game was worth).",
        "",
        "| Generation | Games | Loss on games not learnt from | Won | |",
        "| --- | --- | --- | --- | --- |",
    ]
    for entry in log["generations"]:
        won = ", ".join(f"{share:.0%} at {seats}" for seats, share in sorted(entry["gate"]["won"].items(), key=str))
        word = "kept" if entry["kept"] else "thrown away"
        word = f"{word} ({entry['gate']['verdict']})" if "verdict" in entry["gate"] else word
        lines.append(f"| {entry['generation']} | {entry['played']} | {entry['loss']} | {won} | {word} |")
    chosen = [entry for entry in log["generations"] if f"weights-{entry['generation']:03}.json" == best]
    if chosen:
        worth = "Chances told in games not learnt from, and what these were worth: half who won, half by how much."
        lines += ["", "## Calibration", "", worth, "", *calibrated(chosen[0]["calibration"])]
    return "\n".join(lines) + "\n"


def groups(named: Sequence[tuple[str, int]]) -> str:
    """Groups of numbers to be read."""
    return ", ".join(f"{name.replace('_', ' ')} ({length})" for name, length in named)


def settings(plan: dict[str, Any]) -> str:
    """What a training was told."""
    fitting = plan["fitting"]
    shown = {
        "seats": " ".join(map(str, plan["seats"])),
        "iterations": plan["iterations"],
        "slips": plan["slips"],
        "positions a game": plan["positions"],
        "memory": plan["memory"],
        "seed": plan["seed"],
        "epochs": fitting["epochs"],
        "batch": fitting["batch"],
        "rate": fitting["rate"],
        "decay": fitting["decay"],
        "trust in the search": fitting["trust"],
    }
    return ", ".join(f"{name} {value}" for name, value in shown.items())


def calibrated(entries: Sequence[dict[str, Any]]) -> list[str]:
    """The chances told on games that were not learnt from, and what came of them, by thirds of a game."""
    lines = ["| Chance told | " + " | ".join(f"came, third {third} (positions)" for third in (1, 2, 3)) + " |"]
    lines.append("| --- | --- | --- | --- |")
    for low in range(10):
        cells = []
        for third in (1, 2, 3):
            found = [one for one in entries if one["third"] == third and min(9, int(one["told"] * 10)) == low]
            cells.append(f"{found[0]['came']:.2f} ({found[0]['number']})" if found else "")
        if any(cells):
            lines.append(f"| {low / 10:.1f} – {low / 10 + 0.1:.1f} | " + " | ".join(cells) + " |")
    return lines
