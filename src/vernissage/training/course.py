"""A course of training: play, fit, let the new one meet the old one, and begin again with the better of them."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, cast

from vernissage.bots.arena import Workers, made_with
from vernissage.core.game import Game
from vernissage.training.card import card
from vernissage.training.fit import Fitting, Games, fit, libraries
from vernissage.training.gate import BETTER, NEW, OLD, UNASKED, Gate
from vernissage.training.shapes import mean
from vernissage.training.sittings import BY_HAND, Sat, Sitting, features_of, sit, tables

PLAYED = {True: 0.7, False: 0.9}
"""The share of a generation's time in which games are played: with a gate after them, or without."""
LOG = "log.json"
CARD = "card.md"
MEAN = "weights-mean.json"
MEANT = 3
"""Of so many generations in a row the mean is made."""
Told = Callable[[str, int, int], None]
"""What is being done, how much of it is done, and of how much."""


class TrainingError(ValueError):
    """A course that cannot be begun, or gone on with."""


@dataclass(frozen=True)
class Plan:
    """How a game is learnt."""

    seats: tuple[int, ...]
    """The numbers of seats that are played, in turn: one named twice is played twice as often."""
    generations: int
    games: int
    """Games of a generation."""
    iterations: int
    """Of the search, for each answer."""
    slips: float
    """The share of answers given at random, so that mistakes are seen too."""
    positions: int
    """Kept of each game, at most."""
    gate: int
    """Games for each number of seats, at most, in which a new generation meets the old one; if none, it plays on."""
    memory: int
    """Generations whose games are learnt from, the newest included."""
    horizon: int
    exploration: float
    seed: int
    fitting: Fitting
    minutes: float | None = None
    """After so long no generation is begun, and each gets its part of the time to play."""
    planned: float = 0.0
    glance: float = 0.0
    """How the search goes about it, as an `Outlook` says."""


class Course:
    """The generations of one game's training, kept in a folder as they come, so that it can be gone on with."""

    def __init__(
        self, game: Game, plan: Plan, folder: Path, begin: Path | None = None, sheet: str | None = None
    ) -> None:
        libraries()
        features_of(game)
        low, high = game.seats
        for seats in plan.seats:
            if not low <= seats <= high:
                raise TrainingError(f"{game.title} is for {low} to {high} players, not {seats}")
        self.game = game
        self.plan = plan
        self.folder = folder
        self.sheet = sheet
        """The text of an owner's component sheet, if it is not the project's own."""
        self.log: list[dict[str, Any]] = []
        self.best = BY_HAND if begin is None else str(begin)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / LOG).exists():
            self._resume()

    def _resume(self) -> None:
        try:
            kept = json.loads((self.folder / LOG).read_text("utf-8"))
            rules, self.log, best = kept["rules"], list(kept["generations"]), kept["best"]
        except (ValueError, KeyError, TypeError):
            raise TrainingError(f"{self.folder / LOG} is no log of a training, or a broken one") from None
        if (kept["game"], rules) != (self.game.name, self.game.version):
            raise TrainingError(f"{self.folder} holds a training of {kept['game']}, rules {rules}")
        self.best = str(self.folder / best) if best else BY_HAND

    def run(self, workers: Workers, told: Told = lambda what, done, of: None) -> None:
        """All generations that are left; whoever stops it can go on with the next one."""
        began, first = time.monotonic(), len(self.log)
        for number in range(first, self.plan.generations):
            left = None
            if self.plan.minutes is not None:
                spent = time.monotonic() - began
                left = (60 * self.plan.minutes - spent) / (self.plan.generations - number)
                if left <= 0:
                    return
            self.generation(number, workers, told, left)

    def generation(self, number: int, workers: Workers, told: Told, seconds: float | None) -> None:
        """Play, fit, and see whether the new weights beat those that played."""
        began = time.monotonic()
        games, played = self.played(number, workers, told, began, seconds and PLAYED[self.plan.gate > 0] * seconds)
        took = time.monotonic() - began
        for older in range(max(0, number - self.plan.memory + 1), number):
            file = self.folder / f"games-{older:03}.npz"
            if file.exists():
                games.load(file)
        before = json.loads(Path(self.best).read_text("utf-8")) if self.best != BY_HAND else None
        weights, quality = fit(self.game, games, self.plan.fitting, before, lambda done, of: told("fit", done, of))
        made = self.folder / f"weights-{number:03}.json"
        settings = {
            "horizon": self.plan.horizon,
            "exploration": self.plan.exploration,
            "planned": self.plan.planned,
            "glance": self.plan.glance,
            "seats": sorted(set(self.plan.seats)),
        }
        made.write_text(json.dumps(weights | settings), "utf-8")
        fitted = time.monotonic() - began
        gate = self.gate(str(made), number, workers, told, began, seconds)
        better = gate["verdict"] in (BETTER, UNASKED)
        self.log.append(
            {
                "generation": number,
                "played": played,
                "by": Path(self.best).name or "by hand",
                "seconds": {"play": round(took, 1), "fit": round(fitted - took, 1)},
                **quality,
                "gate": gate,
                "kept": better,
            }
        )
        if better:
            self.best = str(made)
        self.save()

    def played(
        self, number: int, workers: Workers, told: Told, began: float, seconds: float | None
    ) -> tuple[Games, int]:
        """The games of a generation, and how many; those of one that was stopped after them are there already."""
        games, file = Games(self.game), self.folder / f"games-{number:03}.npz"
        if file.exists():
            games.load(file)
            return games, games.games
        sittings = self.sittings(number)
        for sat in until(sat_down(workers, sittings), began, seconds):
            games.add(sat, self.best != BY_HAND)
            told("games", games.games, len(sittings))
        games.save(file)
        return games, games.games

    def sittings(self, number: int) -> list[Sitting]:
        """The games of a generation, each with luck of its own."""
        plan, made = self.plan, []
        for i in range(plan.games):
            seats, options = tables(self.game, i, plan.seats)
            deal = plan.seed + 1_000_000 * (number + 1) + i
            made.append(self.sitting((OLD,) * seats, deal, options, {OLD: self.best}, plan.slips, plan.positions))
        return made

    def sitting(
        self,
        lineup: tuple[str, ...],
        deal: int,
        options: tuple[tuple[str, int | str], ...],
        weights: dict[str, str],
        slips: float = 0.0,
        kept: int = 0,
    ) -> Sitting:
        """One game; without slips and with nothing kept, it is a measurement."""
        return Sitting(
            self.game.name,
            lineup,
            deal,
            self.sheet,
            options=options,
            weights=weights,
            iterations=self.plan.iterations,
            slips=slips,
            kept=kept,
        )

    def gate(
        self, new: str, number: int, workers: Workers, told: Told, began: float, seconds: float | None
    ) -> dict[str, Any]:
        """Whether the new weights, alone at a table of the old ones, are better: as many games as that takes."""
        planned = self.planned(number, {NEW: new, OLD: self.best})
        gate = Gate(planned)
        if not planned:
            gate.verdict = UNASKED
            return gate.told()
        for sat in until(sat_down(workers, planned), began, seconds):
            told("gate", len(gate.sats) + 1, len(planned))
            if gate.add(sat):
                break
        return gate.told()

    def planned(self, number: int, weights: dict[str, str]) -> list[Sitting]:
        """The games of a gate at most: every number of seats in turn, the new weights at each seat of a deal."""
        found: list[Sitting] = []
        counts = sorted(set(self.plan.seats))
        deals = {seats: -(-self.plan.gate // seats) for seats in counts}
        for i in range(max(deals.values())):
            for seats in counts:
                if i >= deals[seats]:
                    continue
                deal = self.plan.seed + 500_000_000 + 1_000_000 * number + i
                options = tables(self.game, i, (seats,))[1]
                lineups = [tuple(NEW if place == seat else OLD for place in range(seats)) for seat in range(seats)]
                for lineup in [*lineups, (OLD,)] if seats == 1 else lineups:
                    found.append(self.sitting(lineup, deal, options, weights))
        return found

    def save(self) -> None:
        """Write the log, of which a reader never finds half, its card, and the mean of the last generations kept."""
        told = {
            "game": self.game.name,
            "rules": self.game.version,
            "versions": made_with(),
            "plan": asdict(self.plan),
            "best": Path(self.best).name,
            "generations": self.log,
        }
        draft = self.folder / f"{LOG}.new"
        draft.write_text(json.dumps(told, indent=1) + "\n", "utf-8")
        draft.replace(self.folder / LOG)
        (self.folder / CARD).write_text(card(self.game, json.loads(json.dumps(told))), "utf-8")
        kept = [f"weights-{entry['generation']:03}.json" for entry in self.log if entry["kept"]]
        several = [json.loads((self.folder / name).read_text("utf-8")) for name in kept[-MEANT:]]
        if len({len(one["out"]) for one in several}) == 1:
            (self.folder / MEAN).write_text(json.dumps(mean(several)), "utf-8")


def sat_down(workers: Workers, sittings: Sequence[Sitting]) -> Iterator[Sat]:
    """The sittings as they end."""
    return cast(Iterator[Sat], workers(sit, sittings))


def until(sats: Iterator[Sat], began: float, seconds: float | None) -> Iterator[Sat]:
    """As many as end in time, one at least."""
    try:
        for sat in sats:
            yield sat
            if seconds is not None and time.monotonic() - began > seconds:
                return
    finally:
        close = getattr(sats, "close", None)
        if close:
            close()
