"""Find puzzles: `python scripts/puzzles.py mine GAME --notes FOLDER --minutes 20`, then `choose GAME`, `check`.

- **mine**: bots of several strengths play games, or games are read from record files (`--records FOLDER`: of people
  who allow it). Where greedy play and a search disagree, the search's answer is proven against every other: in the
  same guesses and with the same dice it must be better by `LEAD` and by 2.6 standard errors, twice, with dice that
  had no part in finding it. What is found is rated by how often each level solves it, and noted in FOLDER game by
  game, so that mining can be stopped and gone on with.
- **choose**: of what is noted, so many that differ in what is asked, in seats and in how far the game is; none of
  one turn with another. They are written into the game's folder, as the file that is shipped. `--without ID,ID`
  leaves some out for good.
- **check**: proves the puzzles that are shipped again, all or every so many; the numbers must be the same.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

import vernissage
from vernissage.bots import Bot, Known, bot
from vernissage.bots.ismcts import Ismcts
from vernissage.bots.scale import references
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.review.judge import Judge
from vernissage.review.proving import Proven, judgement, prove, proven_again, same
from vernissage.review.puzzles import FILE, Puzzle, Source, fits, identity, rated, read, shipped, written
from vernissage.review.walk import walked
from vernissage.table import codec
from vernissage.table.match import Match
from vernissage.table.record import RecordError

GAMES = Path(__file__).parents[1] / "src" / "vernissage" / "games"
FEWEST, MOST = 3, 12
"""Answers that a puzzle has: with fewer there is little to find, with more nobody reads the proof."""
LEAD = 0.05
"""By how much of the chance to win the best answer is better than the second."""
SLIM, SAFE = 0.08, 0.95
"""Chances to win with the best answer outside of which nobody cares."""
SEARCHES = (120, 700)
"""Iterations of the searches that say which answer to prove."""
AGAIN, GUESSES = 192, 256
"""Guesses of the first proof, and of the one that is told."""
LINES = 200
"""Iterations that look for the way to go on after each answer, where a turn takes many."""
GREEDY = 12
"""How often greedy play is asked; it must miss the best answer most of the time."""
MISSES = 0.7
TRIES = 30
STRONG_TRIES, STRONG = 10, 1000
"""How often the strongest level tries, and the iterations that stand for its half second."""
PLAYERS = ("ismcts@150i", "greedy", "greedy~0.5", "greedy", "ismcts@150i", "greedy~0.5", "ismcts@150i")
ONE_GAME, NEAR = 4, 6
"""Puzzles of one game at most, and answers between two of them at least: they should differ."""


class Found(Struct):
    """A puzzle as it is noted, with what one chooses by."""

    puzzle: Puzzle
    phase: float
    """How far the game was, from nought to one, by answers."""
    turn: int


class Note(Struct):
    """A game that was gone through."""

    seats: int
    seed: int
    asked: int
    disputed: int
    seconds: float
    found: list[Found]


class Asking(Struct):
    """A decision of a game that may be a puzzle."""

    seat: int
    state: Any
    at: int
    turn: int


def games_of_bots(game: Game, seats: int, seed: int) -> tuple[list[Asking], tuple[str, ...], int]:
    """The decisions of a game that bots play, who they were, and how many answers it had."""
    dice, offset = Dice(seed * 31 + seats), seed % len(PLAYERS)
    names = tuple(PLAYERS[(offset + seat) % len(PLAYERS)] for seat in range(seats))
    minds: list[Bot] = [bot(name) for name in names]
    match = Match(game, seats, seed=seed)
    turn = game.outlook.turn if game.outlook else None
    found: list[Asking] = []
    while not match.finished:
        seat, state = match.asked()[0], match.state
        if not match.early:  # as it was when all were asked
            found += [Asking(one, state, len(match.answers), turn(state) if turn else -1) for one in match.asked()]
        match.answer(seat, minds[seat].choose(seat, Known(game, state, seat), dice))
    return found, names, len(match.answers)


def games_of_people(game: Game, folder: Path) -> Iterator[tuple[Path, Match]]:
    """Finished games from their records."""
    for path in sorted(folder.glob("**/*.json")):
        try:
            match = Match.from_record(path.read_text("utf-8"))
        except (RecordError, ValueError, OSError) as error:
            print(f"{path.name}: {error}", file=sys.stderr)
            continue
        if match.game is game and match.finished and match.sheet is None:
            yield path, match


def decisions(match: Match) -> list[Asking]:
    """The decisions of a finished game."""
    way = walked(match).way
    return [Asking(one.seat, one.asked_in, one.at, one.turn) for one in way if hasattr(one, "asked_in")]


class Miner:
    """Goes through the decisions of games of one kind."""

    def __init__(self, game: Game, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.judge = Judge(game, seats)
        self.greedy = bot("greedy")
        self.disputed = 0

    def puzzle(self, asking: Asking, source: Source) -> Puzzle | None:
        """The puzzle of a decision, if it is one."""
        if not FEWEST <= len(Known(self.game, asking.state, asking.seat).options) <= MOST:
            return None
        seed = source.seed * 7919 + source.at * 17 + asking.seat
        state = self.game.guess(asking.state, asking.seat, Dice(seed))
        position = Known(self.game, state, asking.seat)
        quick = self.greedy.choose(position.seat, position, Dice(seed))
        best = self.wanted(position, quick, seed)
        if best is None:
            return None
        self.disputed += 1
        for guesses, lines, rivals, lead in ((16, 40, (quick,), 0.02), (32, 80, (), 0.03)):
            if not self.good(prove(self.judge, position, best, seed * 3 + 1, guesses, lines, rivals), lead, False):
                return None
        greedy = Counter(self.greedy.choose(asking.seat, position, Dice(seed + 1 + n)) for n in range(GREEDY))
        if greedy[best] > (1.0 - MISSES) * GREEDY:
            return None
        if not self.good(prove(self.judge, position, best, seed * 3 + 2, AGAIN, LINES), LEAD, True):
            return None
        proven = prove(self.judge, position, best, seed * 3 + 3, GUESSES, LINES)
        if not self.good(proven, LEAD, True):
            return None
        return self.made(position, codec.encode(self.game, state), proven, greedy.most_common(1)[0][0], source)

    def wanted(self, position: Known, quick: int, seed: int) -> int | None:
        """What a search prefers, where greedy play answers otherwise: a short one, then a longer one."""
        found = quick
        for iterations in SEARCHES:
            found = Ismcts(iterations=iterations).advise(position, Dice(seed ^ iterations))[0].choice
            if found == quick:
                return None
        return found

    def good(self, proven: Proven, lead: float, clear: bool) -> bool:
        """Whether one answer is far enough ahead of every other, in a game that is not decided."""
        chance = proven.answers[0].chance
        return SLIM <= chance <= SAFE and proven.lead() >= lead and (proven.clear() or not clear)

    def made(self, position: Known, data: dict[str, Any], proven: Proven, greedy: int, source: Source) -> Puzzle | None:
        """A proven puzzle, rated; nothing if it is none after all."""
        best = proven.answers[0].choice
        levels = self.tried(position, best, source.seed + source.at)
        points = {one.level: one.points for one in references(self.game.name)}
        met = [(float(points[level]), solved, tries) for level, (solved, tries) in levels.items()]
        made = Puzzle(
            id=identity(data, position.seat),
            game=self.game.name,
            seats=self.seats,
            seat=position.seat,
            kind=self.game.kind(position.step).name,
            position=data,
            best=best,
            line=proven.line,
            follows=proven.follows,
            answers=proven.answers,
            greedy=greedy,
            levels=levels,
            rating=rated(met, reverse=True),
            proof=proven.proof,
            source=source,
        )
        return made if fits(made) else None

    def tried(self, position: Known, best: int, seed: int) -> dict[str, tuple[int, int]]:
        """How often each level solves it."""
        found: dict[str, tuple[int, int]] = {}
        for level, name in (*((one, one) for one in ("sketch", "study", "glaze")), ("varnish", f"ismcts@{STRONG}i")):
            tries, mind = STRONG_TRIES if level == "varnish" else TRIES, bot(name)
            given = [mind.choose(position.seat, position, Dice(seed * 101 + n)) for n in range(tries)]
            found[level] = (given.count(best), tries)
        return found

    def through(self, askings: list[Asking], length: int, names: tuple[str, ...], seed: int) -> list[Found]:
        """The puzzles of a game, no two of one turn."""
        found: list[Found] = []
        dice = Dice(seed)
        for asking in sorted(askings, key=lambda _: dice.next()):  # early and late ones alike
            again = any(asking.turn >= 0 and one.turn == asking.turn for one in found)
            near = any(abs(asking.at - one.puzzle.source.at) < NEAR for one in found)
            if again or near or len(found) == ONE_GAME:
                continue
            puzzle = self.puzzle(asking, Source(names, seed, asking.at))
            if puzzle is not None:
                found.append(Found(puzzle, asking.at / max(1, length), asking.turn))
        return found


def mine(args: argparse.Namespace) -> None:
    """Go through games that are not noted yet, until the time is up."""
    deadline = time.monotonic() + 60 * args.minutes
    args.notes.mkdir(parents=True, exist_ok=True)
    game = vernissage.game(args.game)
    if args.records:
        for path, match in games_of_people(game, args.records):
            file = args.notes / f"{game.name}-{path.stem}.json"
            if not file.exists() and time.monotonic() < deadline:
                one(file, Miner(game, match.seats), decisions(match), len(match.answers), ("",) * match.seats, 0)
        return
    low, high = game.seats
    tables = args.seats or range(max(2, low), high + 1)
    for seed in range(args.first, args.first + 100_000):
        for seats in tables:
            file = args.notes / f"{game.name}-{seats}-{seed}.json"
            if file.exists():
                continue
            if time.monotonic() > deadline:
                return
            askings, names, length = games_of_bots(game, seats, seed)
            one(file, Miner(game, seats), askings, length, names, seed)


def one(file: Path, miner: Miner, askings: list[Asking], length: int, names: tuple[str, ...], seed: int) -> None:
    """Go through a game and note what was found."""
    began = time.process_time()
    found = miner.through(askings, length, names, seed)
    note = Note(miner.seats, seed, len(askings), miner.disputed, time.process_time() - began, found)
    beside = file.with_suffix(".new")
    beside.write_bytes(msgspec.json.encode(note))
    beside.replace(file)
    kinds = ", ".join(f"{each.puzzle.kind} {each.puzzle.rating}" for each in found)
    print(f"{file.stem}: {len(askings)} asked, {miner.disputed} disputed, {note.seconds:.0f} s: {kinds}", flush=True)


def choose(args: argparse.Namespace) -> None:
    """Write the file of a game: what differs most, first."""
    game = vernissage.game(args.game)
    noted = sorted(args.notes.glob(f"{game.name}-*.json"))
    notes = [msgspec.json.decode(path.read_bytes(), type=Note) for path in noted]
    now = {seats: judgement(game, seats) for seats in range(1, game.seats[1] + 1)}
    left = [
        each
        for note in notes
        for each in note.found
        if each.puzzle.id not in args.without.split(",") and each.puzzle.proof.judgement == now[each.puzzle.seats]
    ]
    chosen: list[Found] = []
    while left and len(chosen) < args.number:
        counts = Counter(trait for each in chosen for trait in traits(each))
        chosen.append(min(left, key=partial(likeness, counts)))
        left.remove(chosen[-1])
    puzzles = sorted((each.puzzle for each in chosen), key=lambda puzzle: (puzzle.rating, puzzle.id))
    file = GAMES / game.name.replace("-", "_") / FILE
    file.write_text(written(puzzles), "utf-8")
    all_found = sum(len(note.found) for note in notes)
    print(f"{game.name}: {len(puzzles)} of {all_found}, {file.stat().st_size / 1000:.0f} kB")
    for title, counted in (
        ("kinds", Counter(puzzle.kind for puzzle in puzzles)),
        ("seats", Counter(str(puzzle.seats) for puzzle in puzzles)),
        ("thirds of the game", Counter(str(int(3 * each.phase) + 1) for each in chosen)),
    ):
        print(f"  {title}: {', '.join(f'{name} {number}' for name, number in sorted(counted.items()))}")


def traits(each: Found) -> dict[tuple[object, ...], float]:
    """What puzzles have in common, and how much that makes them alike."""
    puzzle = each.puzzle
    return {
        ("kind", puzzle.kind): 1.5,
        ("seats", puzzle.seats): 1.0,
        ("third", int(3 * each.phase)): 1.0,
        ("answer", puzzle.kind, puzzle.best): 1.5,
        ("game", puzzle.seats, puzzle.source.seed): 6.0,
    }


def likeness(counts: Counter[tuple[object, ...]], each: Found) -> float:
    """How like a puzzle is to those that are chosen; the clearer one is, the better."""
    alike = sum(weight * counts[trait] for trait, weight in traits(each).items())
    return alike - 40 * min(0.15, each.puzzle.answers[1].loss)


def check(args: argparse.Namespace) -> None:
    """Prove what is shipped again; an error if a number differs."""
    wrong = 0
    for name in [args.game] if args.game else [game.name for game in vernissage.games()]:
        file = GAMES / name.replace("-", "_") / FILE
        text = file.read_bytes() if file.exists() else b'{"puzzles":[]}'
        puzzles = shipped(name)
        whole = len(msgspec.json.decode(text)["puzzles"])
        if len(read(text)) != whole:
            print(f"{name}: {whole - len(puzzles)} do not fit the rules any more")
            wrong += 1
        for puzzle in puzzles[:: args.every]:
            again, told = proven_again(puzzle), "the same"
            if again.proof.judgement != puzzle.proof.judgement:
                good = again.clear()
                told = f"judged otherwise by now, {'still clear' if good else 'NOT CLEAR ANY MORE'}"
            else:
                good = same(again.answers, puzzle.answers)
                told = "the same" if good else "OTHER NUMBERS"
            wrong += not good
            print(f"{name} {puzzle.id}: {told}, ahead by {again.lead():.3f}", flush=True)
    sys.exit(1 if wrong else 0)


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(required=True)
    mining = commands.add_parser("mine")
    mining.add_argument("game")
    mining.add_argument("--notes", type=Path, required=True)
    mining.add_argument("--minutes", type=float, default=60)
    mining.add_argument("--seats", type=int, nargs="*")
    mining.add_argument("--first", type=int, default=1, help="the seed of the first game")
    mining.add_argument("--records", type=Path, help="a folder of records, instead of games of bots")
    mining.set_defaults(run=mine)
    choosing = commands.add_parser("choose")
    choosing.add_argument("game")
    choosing.add_argument("--notes", type=Path, required=True)
    choosing.add_argument("--number", type=int, default=48)
    choosing.add_argument("--without", default="", help="ids of some that do not convince")
    choosing.set_defaults(run=choose)
    checking = commands.add_parser("check")
    checking.add_argument("game", nargs="?")
    checking.add_argument("--every", type=int, default=1, help="prove each so many only")
    checking.set_defaults(run=check)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
