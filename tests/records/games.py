"""Games played for the records: reproducible, by any build, on any machine.

`python tests/records/games.py` writes `digests.toml` and the playthroughs anew, and a record of a whole game for
every number of seats that has none. Do so when a rule has changed on purpose, and read the difference.
"""

from __future__ import annotations

import hashlib
import tomllib
from pathlib import Path
from typing import Any

from vernissage import Dice, Game, Match, games

HERE = Path(__file__).parent
DIGESTS = HERE / "digests.toml"
SEEDS = (1, 2, 3)


def tables() -> list[tuple[Game, int]]:
    """Every game at every number of seats."""
    return [(game, seats) for game in games() for seats in range(game.seats[0], game.seats[1] + 1)]


def played(game: Game, seats: int, seed: int) -> Match:
    """A whole game of random answers, nature's and everybody's from one seed."""
    match = Match(game, seats, seed=seed)
    dice = Dice(seed)
    while not match.finished:
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    return match


def summary(match: Match) -> str:
    """A whole game in a line: how long it was, its scores, and a hash of its record."""
    text = match.record().write()
    scores = " ".join(map(str, match.scores()))
    return f"{len(match.answers)} answers, {scores}, {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def stored() -> dict[str, dict[str, list[str]]]:
    """The games' summaries as they were when the rules were last changed on purpose."""
    data: dict[str, Any] = tomllib.loads(DIGESTS.read_text("utf-8")) if DIGESTS.exists() else {}
    return data


def playthrough(game: Game) -> str:
    """A whole game in words: every decision with its number of options, what was chosen, what happened."""
    seats = min(3, game.seats[1])
    match = Match(game, seats, seed=1)
    dice = Dice(1)
    text = [f"{game.title}, {seats} players", "", *match.log()]
    told = len(match.events())
    while not match.finished:
        asked = match.waiting()[0]
        option = asked.options[dice.below(len(asked.options))]
        text.append(f"> seat {asked.seat}, {asked.kind}, {len(asked.options)} options: {option.labels['en']}")
        match.answer(asked.seat, option.choice)
        text += match.log(since=told)
        told = len(match.events())
    text += ["", "Score sheet"]
    text += [f"seat {score.seat}: {match.say(score.line)} = {score.points}" for score in match.score_sheet()]
    text.append(f"Scores: {', '.join(map(str, match.scores()))}; won by seat {', '.join(map(str, match.winners()))}")
    return "\n".join(text) + "\n"


def playthrough_file(game: Game) -> Path:
    """Where a game's playthrough lies."""
    return HERE / "playthroughs" / f"{game.name}.txt"


def records(game: Game, seats: int) -> list[Path]:
    """The recorded games of a number of seats."""
    return sorted(HERE.glob(f"{game.name}-{seats}-*.json"))


def write() -> None:
    """Write everything anew, except the recorded games there are."""
    lines = [
        "# Whole games of random answers, by game and number of seats: every build must play them alike.",
        "# Written by `python tests/records/games.py`.",
    ]
    for game in games():
        lines += ["", f"[{game.name}]"]
        for seats in range(game.seats[0], game.seats[1] + 1):
            lines.append(f"{seats} = [")
            lines += [f'    "{summary(played(game, seats, seed))}",' for seed in SEEDS]
            lines.append("]")
            if not records(game, seats):
                text = played(game, seats, 1).record().write()
                (HERE / f"{game.name}-{seats}-random.json").write_text(text, "utf-8")
        playthrough_file(game).write_text(playthrough(game), "utf-8")
    DIGESTS.write_text("\n".join(lines) + "\n", "utf-8")


if __name__ == "__main__":
    write()
