"""Fitting a network to games that were played: on a graphics card if there is one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any

from vernissage.bots.learnt import listed, width
from vernissage.core.game import Game
from vernissage.training.shapes import widened
from vernissage.training.sittings import Sat, features_of

np: Any
torch: Any
HELD_OUT = 10
"""One game in so many, picked by a hash, is never learnt from: it says how good the fit is."""
BINS = 10


class NoTorch(ValueError):
    """What fitting needs is not installed."""


@dataclass(frozen=True)
class Fitting:
    """How a network is fitted."""

    hidden: int
    epochs: int
    batch: int
    rate: float
    decay: float
    trust: float
    """How much what the search thought counts, beside how the game ended."""
    seed: int


def libraries() -> tuple[Any, Any]:
    """NumPy and torch, or an error that says how to get them."""
    try:
        return import_module("numpy"), import_module("torch")
    except ImportError as missing:
        raise NoTorch(f"training needs {missing.name}; pip install 'vernissage[training]' does it") from None


class Games:
    """The positions of many games as arrays; tables with fewer seats are filled up."""

    def __init__(self, game: Game) -> None:
        self.np, _ = libraries()
        features = features_of(game)
        self.table, self.own, self.seats = width(features.table), width(features.own), game.seats[1]
        self.parts: list[dict[str, Any]] = []
        self.games = 0

    def add(self, sat: Sat, learnt: bool) -> None:
        """The positions of one game; `learnt` says whether its search is worth being believed."""
        np, seats = self.np, len(sat.lineup)
        phases = np.frombuffer(sat.phases, np.float32)
        count = len(phases)
        rows = np.frombuffer(sat.positions, np.float32).reshape(count, self.table + seats * self.own)
        own = np.zeros((count, self.seats, self.own), np.float32)
        own[:, :seats] = rows[:, self.table :].reshape(count, seats, self.own)
        end = np.zeros((count, self.seats), np.float32)
        end[:, :seats] = sat.reward
        thought = end.copy()
        if learnt:
            thought[:, :seats] = np.frombuffer(sat.searched, np.float32).reshape(count, seats)
        many = np.full(count, seats, np.int64)
        number = np.full(count, self.games, np.int64)
        held = held_out(np, number)
        part = {"table": rows[:, : self.table], "own": own, "end": end, "thought": thought}
        self.parts.append({**part, "seats": many, "phase": phases, "game": number, "held": held})
        self.games += 1

    def joined(self) -> dict[str, Any]:
        """All positions together."""
        return {name: self.np.concatenate([part[name] for part in self.parts]) for name in self.parts[0]}

    def save(self, file: Path) -> None:
        """Keep them, numbers in half precision."""
        data = self.joined()
        del data["held"]
        halves = {"table", "own"}
        draft = file.with_name(f"draft-{file.name}")
        self.np.savez(draft, **{k: v.astype(self.np.float16) if k in halves else v for k, v in data.items()})
        draft.replace(file)

    def load(self, file: Path) -> None:
        """Add those of a file."""
        with self.np.load(file) as kept:
            part = {name: kept[name] for name in kept.files}
        for name in ("table", "own"):
            part[name] = part[name].astype(self.np.float32)
        part["held"] = held_out(self.np, part["game"])
        part["game"] = part["game"] + self.games
        self.games = int(part["game"].max()) + 1
        self.parts.append(part)


def fit(
    game: Game,
    games: Games,
    how: Fitting,
    before: dict[str, Any] | None = None,
    told: Callable[[int, int], None] = lambda done, of: None,
) -> tuple[dict[str, Any], dict[str, Any]]:
    """The weights that tell best who won, as plain data, and how well they do on games that they never saw.

    Learning begins with the weights `before`, if they have no more hidden units, or with the hand-made evaluation.
    """
    np, torch = libraries()
    torch.manual_seed(how.seed)
    device = "cuda" if torch.cuda.is_available() else "cpu"
    data = games.joined()
    target = (1 - how.trust) * data["end"] + how.trust * data["thought"]
    held = data["held"]
    if held.all() or not held.any():
        held = np.arange(len(target)) % HELD_OUT == 0
    there = np.arange(data["own"].shape[1])[None, :] < data["seats"][:, None]
    norms = [norm(np, data["table"][~held]), norm(np, data["own"][there & ~held[:, None]])]

    def on_device(array: Any) -> Any:
        return torch.as_tensor(array, device=device)

    columns = {
        "table": on_device((data["table"] - norms[0][0]) / norms[0][1]),
        "own": on_device((data["own"] - norms[1][0]) / norms[1][1] * there[:, :, None]).float(),
        "there": on_device(there),
        "target": on_device(target.astype(np.float32)),
    }
    model = Model(torch, games.table, games.own, how.hidden, device)
    if before is not None and len(before["out"]) <= how.hidden:
        model.begin_with(np, widened(before, how.hidden, how.seed), norms, bool((data["seats"] > 1).any()))
    else:
        place, weight = features_of(game).prior
        model.lean_on(place, weight * float(norms[1][1][place]))
    learnt, unseen = on_device(np.flatnonzero(~held)), on_device(np.flatnonzero(held))
    best, kept = trained(torch, model, columns, learnt, unseen, how, told)
    with torch.no_grad():
        chances = model.chances({name: column[unseen] for name, column in columns.items()}, kept).cpu().numpy()
    unseen = unseen.cpu().numpy()
    quality = {
        "loss": round(best, 5),
        "games": games.games,
        "positions": len(target),
        "calibration": calibration(np, chances, data, unseen),
    }
    return exported(game, np, kept, norms, how.hidden), quality


def held_out(np: Any, numbers: Any) -> Any:
    """Which games are not learnt from, by their numbers within a generation: not by later generations either."""
    return (numbers.astype(np.uint64) * np.uint64(2_654_435_761) >> np.uint64(16)) % HELD_OUT == 0


def norm(np: Any, rows: Any) -> tuple[Any, Any]:
    """The mean and the spread of each number; one that never changes is left alone."""
    mean, spread = rows.mean(0), rows.std(0)
    still = spread < 1e-4
    return np.where(still, 0.0, mean).astype(np.float32), np.where(still, 1.0, spread).astype(np.float32)


class Model:
    """The network of `core.net`, as torch likes it."""

    def __init__(self, torch: Any, table: int, own: int, hidden: int, device: str) -> None:
        self.torch = torch

        def random(rows: int, spread: float) -> Any:
            made = torch.randn(rows, hidden + 1) * spread
            made[:, hidden] = 0.0  # the sum that goes past the hidden layer begins with nothing
            return made.to(device).requires_grad_()

        scale = 1.0 / (table + 2 * own) ** 0.5
        self.weights = {
            "bias": torch.zeros(hidden + 1, device=device, requires_grad=True),
            "of_table": random(table, scale),
            "of_own": random(own, scale),
            "of_others": random(own, scale),
            "out": torch.zeros(hidden, device=device, requires_grad=True),
        }

    def lean_on(self, place: int, weight: float) -> None:
        """Begin with one of a seat's own numbers, by its weight."""
        with self.torch.no_grad():
            self.weights["of_own"][place, -1] = weight

    def begin_with(self, np: Any, before: dict[str, Any], norms: Sequence[Any], together: bool) -> None:
        """Begin with weights as `exported` made them: to judge as they did where several play, if any did."""
        (mean, spread), (own_mean, own_spread) = norms
        plain = {name: np.array(before[name]) for name in self.weights}
        for name, wide in (("of_table", spread), ("of_own", own_spread), ("of_others", own_spread)):
            plain[name] = plain[name].reshape(len(wide), -1) * wide[:, None]
        plain["bias"] = plain["bias"] + (mean / spread) @ plain["of_table"] + (own_mean / own_spread) @ plain["of_own"]
        if together:
            plain["bias"] = plain["bias"] + before["bias_others"] + (own_mean / own_spread) @ plain["of_others"]
        with self.torch.no_grad():
            for name, weight in self.weights.items():
                weight.copy_(self.torch.as_tensor(plain[name].astype(np.float32)))

    def promises(self, batch: dict[str, Any], weights: dict[str, Any]) -> Any:
        """What each seat of each position may expect."""
        there = batch["there"]
        others = there.sum(1, keepdim=True).sub(1).clamp(min=1).unsqueeze(2)
        theirs = batch["own"] @ weights["of_others"]
        mean = (theirs.sum(1, keepdim=True) - theirs) / others
        sums = weights["bias"] + (batch["table"] @ weights["of_table"]).unsqueeze(1)
        sums = sums + batch["own"] @ weights["of_own"] + mean
        return sums[..., :-1].relu() @ weights["out"] + sums[..., -1]

    def loss(self, batch: dict[str, Any], weights: dict[str, Any]) -> Any:
        """How surprising the ends of the games are; alone, whether the goals were reached."""
        promises = self.promises(batch, weights)
        told = self.torch.nn.functional
        masked = promises.masked_fill(~batch["there"], -1e9)
        together = -(batch["target"] * masked.log_softmax(1).clamp(min=-30)).sum(1)
        single = told.binary_cross_entropy_with_logits(promises[:, 0], batch["target"][:, 0], reduction="none")
        return self.torch.where(batch["there"].sum(1) > 1, together, single).mean()

    def chances(self, batch: dict[str, Any], weights: dict[str, Any]) -> Any:
        """Each seat's chance to win."""
        promises = self.promises(batch, weights)
        together = promises.masked_fill(~batch["there"], -1e9).softmax(1)
        alone = batch["there"].sum(1, keepdim=True) == 1
        return self.torch.where(alone, promises.sigmoid(), together)


def trained(
    torch: Any,
    model: Model,
    columns: dict[str, Any],
    learnt: Any,
    unseen: Any,
    how: Fitting,
    told: Callable[[int, int], None],
) -> tuple[float, dict[str, Any]]:
    """The best loss on games not learnt from, and the weights that gave it."""
    optimiser = torch.optim.AdamW(model.weights.values(), lr=how.rate, weight_decay=how.decay)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimiser, how.epochs)
    best, kept = float("inf"), model.weights
    test = {name: column[unseen] for name, column in columns.items()}
    for epoch in range(how.epochs):
        for places in learnt[torch.randperm(len(learnt)).to(learnt.device)].split(how.batch):
            optimiser.zero_grad(set_to_none=True)
            model.loss({name: column[places] for name, column in columns.items()}, model.weights).backward()
            optimiser.step()
        schedule.step()
        with torch.no_grad():
            loss = float(model.loss(test, model.weights))
        if loss < best:
            best, kept = loss, {name: weight.detach().clone() for name, weight in model.weights.items()}
        told(epoch + 1, how.epochs)
    return best, kept


def exported(game: Game, np: Any, weights: dict[str, Any], norms: Sequence[Any], hidden: int) -> dict[str, Any]:
    """The weights as plain data for numbers as they are, each the shortest text of a float of 32 bits."""
    plain = {name: weight.detach().cpu().numpy().astype(np.float64) for name, weight in weights.items()}
    (mean, spread), (own_mean, own_spread) = norms
    bias = plain["bias"] - (mean / spread) @ plain["of_table"] - (own_mean / own_spread) @ plain["of_own"]
    bias_others = -(own_mean / own_spread) @ plain["of_others"]
    parts = {
        "bias": bias,
        "of_table": plain["of_table"] / spread[:, None],
        "of_own": plain["of_own"] / own_spread[:, None],
        "of_others": plain["of_others"] / own_spread[:, None],
        "bias_others": bias_others,
        "out": plain["out"],
    }
    return {
        "game": game.name,
        "rules": game.version,
        "features": listed(features_of(game)),
        "hidden": hidden,
        **{name: [float(str(number)) for number in part.astype(np.float32).ravel()] for name, part in parts.items()},
    }


def calibration(np: Any, chances: Any, data: dict[str, Any], unseen: Any) -> list[dict[str, Any]]:
    """Of the chances told, by thirds of a game: how many, the mean, and how much was won."""
    found: list[dict[str, Any]] = []
    seats, phase, end = data["seats"][unseen], data["phase"][unseen], data["end"][unseen]
    there = np.arange(chances.shape[1])[None, :] < seats[:, None]
    for third in range(3):
        rows = (np.minimum(2, (phase * 3).astype(int)) == third)[:, None] & there
        for low in range(BINS):
            told = rows & (np.minimum(BINS - 1, (chances * BINS).astype(int)) == low)
            if told.sum():
                means = (round(float(chances[told].mean()), 3), round(float(end[told].mean()), 3))
                found.append({"third": third + 1, "number": int(told.sum()), "told": means[0], "came": means[1]})
    return found
