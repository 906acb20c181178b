"""Find puzzles: `python scripts/puzzles.py mine GAME --notes FOLDER --minutes 20`, then `choose GAME`, `check`.

- **mine**: bots of several strengths play games, or games are read from record files (`--records FOLDER`: of people
  who allow it). Where greedy play and a search disagree, the search's answer is proven against every other: in the
  same guesses and with the same dice it must be better by `LEAD` and by 2.6 standard errors, twice, with dice that
  had no part in finding it (`vernissage.review.mining`). What is found is noted in FOLDER game by game, so that mining
  can be stopped and gone on with.
- **again**: proves what is noted by the evaluation of today, after that has changed; **renew** does so with what is
  shipped, and leaves out what is not clear any more.
- **choose**: of what is noted, so many that differ in what is asked, in seats and in how far the game is; none of
  one turn with another. They are rated by how often each level solves them, and written into the game's folder, as
  the file that is shipped. Those that `left_out.toml` names, with a reason, are never taken.
- **rate**: rates what is shipped anew, after the levels' points have changed; with `--tries`, after the levels
  themselves have: then they all try every puzzle again.
- **doubt**: long searches look at each answer of what is shipped by itself, and say where they would answer otherwise,
  or find another answer as good: those want to be looked at, and named in `left_out.toml`.
- **check**: proves the puzzles that are shipped again, all or every so many; the numbers must be the same.
"""

from __future__ import annotations

import argparse
import sys
import time
import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

import vernissage
from vernissage.bots import LEVELS, Known
from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.review.judge import Judge
from vernissage.review.mining import (
    LEAD,
    SAME_ANSWER,
    Asking,
    Found,
    Miner,
    Note,
    answer_trait,
    decisions,
    game_of_bots,
    likeness,
    traits,
    with_rating,
)
from vernissage.review.proving import BY_HAND, judgement, of_today, proven_again, same
from vernissage.review.puzzles import FILE, Puzzle, read, written
from vernissage.table.match import Match
from vernissage.table.record import RecordError

GAMES = Path(__file__).parents[1] / "src" / "vernissage" / "games"
DOUBT = 0.005
"""What long searches find ahead by less is hardly better than another answer."""
LEFT_OUT = Path(__file__).with_name("left_out.toml")


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
    learnt = [seats for seats in range(max(2, low), high + 1) if judgement(game, seats) != BY_HAND]
    tables = args.seats or learnt  # greedy play judges by hand: it is no judge of itself
    for seed in range(args.first, args.first + 100_000):
        for seats in tables:
            file = args.notes / f"{game.name}-{seats}-{seed}.json"
            if file.exists():
                continue
            if time.monotonic() > deadline:
                return
            askings, names, length = game_of_bots(game, seats, seed)
            one(file, Miner(game, seats, args.kinds or ()), askings, length, names, seed)


def one(file: Path, miner: Miner, askings: list[Asking], length: int, names: tuple[str, ...], seed: int) -> None:
    """Go through a game and note what was found."""
    began = time.process_time()
    found = miner.through(askings, length, names, seed)
    note = Note(miner.seats, seed, len(askings), miner.disputed, time.process_time() - began, found)
    write(file, note)
    kinds = ", ".join(f"{each.puzzle.kind} {each.puzzle.answers[1].loss:.3f}" for each in found)
    print(f"{file.stem}: {len(askings)} asked, {miner.disputed} disputed, {note.seconds:.0f} s: {kinds}", flush=True)


def write(file: Path, note: Note) -> None:
    """Keep a note, whole or not at all."""
    beside = file.with_suffix(".new")
    beside.write_bytes(msgspec.json.encode(note))
    beside.replace(file)


def again(args: argparse.Namespace) -> None:
    """Prove what is noted by the evaluation of today, and note what is still a puzzle elsewhere."""
    deadline = time.monotonic() + 60 * args.minutes
    args.to.mkdir(parents=True, exist_ok=True)
    game = vernissage.game(args.game)
    for path in sorted(args.notes.glob(f"{game.name}-*.json"), key=lambda path: path.stat().st_mtime):
        if (args.to / path.name).exists() or time.monotonic() > deadline:
            continue
        note = msgspec.json.decode(path.read_bytes(), type=Note)
        miner, found = Miner(game, note.seats), list[Found]()
        for each in note.found:
            old = each.puzzle
            position = Known(game, old.match().state, old.seat)
            new = old if of_today(old) else miner.found(position, old.position, old.source)
            if new is not None:
                found.append(Found(new, each.phase, each.turn))
        write(args.to / path.name, Note(note.seats, note.seed, note.asked, miner.disputed, 0.0, found))
        print(f"{path.stem}: {len(found)} of {len(note.found)}", flush=True)


def renew(args: argparse.Namespace) -> None:
    """Prove what is shipped by today's judgement; what is no puzzle any more goes."""
    for game in [vernissage.game(args.game)] if args.game else vernissage.games():
        file, kept = GAMES / game.name.replace("-", "_") / FILE, list[Puzzle]()
        for old in read(file.read_bytes()):
            new = old if of_today(old) else proven_anew(old)
            if new:
                kept.append(new)
                told = "the same" if same(new.answers, old.answers) else "proven anew"
            print(f"{game.name} {old.id}: {told if new else 'not clear any more'}", flush=True)
        file.write_text(written(kept), "utf-8")
        print(f"{game.name}: {len(kept)} are left")


def proven_anew(old: Puzzle) -> Puzzle | None:
    """A puzzle with the proof of today, if that still is one."""
    found = proven_again(old, by_today=True)
    if not found.clear() or found.lead() < LEAD:
        return None
    return msgspec.structs.replace(
        old, answers=found.answers, line=found.line, follows=found.follows, proof=found.proof
    )


def left_out(game: str) -> dict[str, str]:
    """Puzzles of a game that do not convince, each with the reason."""
    told = tomllib.loads(LEFT_OUT.read_text("utf-8"))
    return {id: part["reason"] for part in told.get(game, []) for id in part["ids"]}


def takeable(game: str, notes: Iterable[Note]) -> list[Found]:
    """What is noted, proven by today's evaluation and not left out by hand."""
    without = left_out(game)
    return [each for note in notes for each in note.found if of_today(each.puzzle) and each.puzzle.id not in without]


def shipped(game: str, file: Path) -> list[Found]:
    """What is shipped and proven by today's evaluation; how far its games were is told by the longest of them."""
    without = left_out(game)
    puzzles = [one for one in read(file.read_bytes()) if of_today(one) and one.id not in without]
    longest = max((one.source.at for one in puzzles), default=0) + 1
    return [Found(one, one.source.at / longest, -1) for one in puzzles]


def unlike(left: list[Found], number: int, kept: list[Found]) -> list[Found]:
    """What is kept and of what is left as many as are wanted, each as unlike those before it as there is one."""
    chosen, known = list(kept), {each.puzzle.id for each in kept}
    left = [each for each in left if each.puzzle.id not in known]
    while left and len(chosen) < number:
        counts = Counter(trait for each in chosen for trait in traits(each))
        best = min(left, key=partial(likeness, counts))
        left.remove(best)
        if counts[answer_trait(best)] < SAME_ANSWER:
            chosen.append(best)
    return chosen


def choose(args: argparse.Namespace) -> None:
    """Write the file of a game: what differs most, first."""
    game = vernissage.game(args.game)
    noted = sorted(args.notes.glob(f"{game.name}-*.json"))
    notes = [msgspec.json.decode(path.read_bytes(), type=Note) for path in noted]
    file = GAMES / game.name.replace("-", "_") / FILE
    kept = shipped(game.name, file) if args.beside else []
    chosen = unlike(takeable(game.name, notes), args.number, kept)
    before = {one.id: one for one in read(file.read_bytes())} if file.exists() else {}
    rated_now = [with_rating(game, each.puzzle, before.get(each.puzzle.id)) for each in chosen]
    puzzles = sorted(rated_now, key=lambda puzzle: (puzzle.rating, puzzle.id))
    file.write_text(written(puzzles), "utf-8")
    all_found = sum(len(note.found) for note in notes)
    print(f"{game.name}: {len(puzzles)} of {all_found}, {file.stat().st_size / 1000:.0f} kB")
    for title, counted in (
        ("kinds", Counter(puzzle.kind for puzzle in puzzles)),
        ("seats", Counter(str(puzzle.seats) for puzzle in puzzles)),
        ("thirds of the game", Counter(str(int(3 * each.phase) + 1) for each in chosen)),
    ):
        print(f"  {title}: {', '.join(f'{name} {number}' for name, number in sorted(counted.items()))}")


def rate(args: argparse.Namespace) -> None:
    """Rate what is shipped by the levels of today."""
    for game in [vernissage.game(args.game)] if args.game else vernissage.games():
        file = GAMES / game.name.replace("-", "_") / FILE
        puzzles = [with_rating(game, one, None if args.tries else one) for one in read(file.read_bytes())]
        file.write_text(written(sorted(puzzles, key=lambda one: (one.rating, one.id))), "utf-8")
        ratings = [one.rating for one in puzzles]
        shares: dict[str, Counter[str]] = {level: Counter() for level in LEVELS}
        for one in puzzles:
            for level, (solved, tries) in one.levels.items():
                shares[level].update(solved=solved, tries=tries)
        told = ", ".join(f"{level} {100 * one['solved'] / one['tries']:.0f} %" for level, one in shares.items())
        print(f"{game.name}: {len(puzzles)}, rated {min(ratings)} to {max(ratings)}; solved by {told}", flush=True)


def doubt(args: argparse.Namespace) -> None:
    """Let long searches look at what is shipped; an error if they doubt anything."""
    doubted = 0
    for game in [vernissage.game(args.game)] if args.game else vernissage.games():
        for puzzle in read((GAMES / game.name.replace("-", "_") / FILE).read_bytes()):
            if args.ids and puzzle.id not in args.ids:
                continue
            leads = searched(game, puzzle, args.iterations)
            doubted += min(leads) < DOUBT
            told = ", ".join(f"{lead:+.3f}" for lead in leads)
            print(f"{game.name} {puzzle.id}: {told}{' DOUBTFUL' if min(leads) < DOUBT else ''}", flush=True)
    sys.exit(1 if doubted else 0)


def searched(game: Game, puzzle: Puzzle, iterations: int) -> list[float]:
    """By how much the best answer is ahead of the second, each searched by itself as long as the others, twice.

    One search of all of them looks little at what it does not like at first, and may never come back to it.
    """
    judge, position = Judge(game, puzzle.seats), Known(game, puzzle.match().state, puzzle.seat)
    leads = list[float]()
    for seed in (puzzle.proof.seed, ~puzzle.proof.seed):
        roots = {
            choice: judge.search(partial(answered, position, choice), iterations, seed).root
            for choice in position.options
        }
        worth = {choice: root.totals[puzzle.seat] / root.visits for choice, root in roots.items()}
        leads.append(worth.pop(puzzle.best) - max(worth.values()))
    return leads


def answered(position: Known, choice: int, dice: Dice) -> Any:
    """A guess of a position in which an answer was given."""
    world = position.guess(dice)
    world.agenda.pop().take(world, choice)
    return world


def check(args: argparse.Namespace) -> None:
    """Prove what is shipped again; an error if a number differs."""
    wrong = 0
    for name in [args.game] if args.game else [game.name for game in vernissage.games()]:
        file = GAMES / name.replace("-", "_") / FILE
        text = file.read_bytes() if file.exists() else b'{"puzzles":[]}'
        puzzles, whole = read(text), len(msgspec.json.decode(text)["puzzles"])
        if len(puzzles) != whole:
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
    mining.add_argument("--kinds", nargs="*", help="only questions of these kinds, such as Pick")
    mining.add_argument("--first", type=int, default=1, help="the seed of the first game")
    mining.add_argument("--records", type=Path, help="a folder of records, instead of games of bots")
    mining.set_defaults(run=mine)
    proving = commands.add_parser("again")
    proving.add_argument("game")
    proving.add_argument("--notes", type=Path, required=True)
    proving.add_argument("--to", type=Path, required=True, help="where what is still a puzzle is noted")
    proving.add_argument("--minutes", type=float, default=60)
    proving.set_defaults(run=again)
    renewing = commands.add_parser("renew")
    renewing.add_argument("game", nargs="?")
    renewing.set_defaults(run=renew)
    choosing = commands.add_parser("choose")
    choosing.add_argument("game")
    choosing.add_argument("--notes", type=Path, required=True)
    choosing.add_argument("--number", type=int, default=48)
    choosing.add_argument("--beside", action="store_true", help="what is shipped stays, new ones come beside it")
    choosing.set_defaults(run=choose)
    rating = commands.add_parser("rate")
    rating.add_argument("game", nargs="?")
    rating.add_argument("--tries", action="store_true", help="let all levels try them again")
    rating.set_defaults(run=rate)
    doubting = commands.add_parser("doubt")
    doubting.add_argument("game", nargs="?")
    doubting.add_argument("--iterations", type=int, default=5000, help="of each answer")
    doubting.add_argument("--ids", nargs="*", help="only these")
    doubting.set_defaults(run=doubt)
    checking = commands.add_parser("check")
    checking.add_argument("game", nargs="?")
    checking.add_argument("--every", type=int, default=1, help="prove each so many only")
    checking.set_defaults(run=check)
    args = parser.parse_args()
    args.run(args)


if __name__ == "__main__":
    main()
