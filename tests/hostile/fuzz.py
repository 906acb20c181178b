"""Reads mutated records and sheets without end, and says what the worst of them cost.

    python tests/hostile/fuzz.py --count 1000000 --processes 2

None may take more than 100 ms of a processor or 50 MB, none may raise anything but a clear error, and each that is
accepted is played to its end, seen by every seat on the way, written down and read again.
"""

from __future__ import annotations

import argparse
import gc
import multiprocessing
import random
import sys
import time
import traceback
from collections import Counter
from dataclasses import dataclass, field

from hostile.mutations import mutant, places, record_with_sheet, sheet_mutant, sources
from vernissage import SPECTATOR, Dice, Game, Match, Record, compiled, games
from vernissage.core.sheet import Sheet, SheetError
from vernissage.table.codec import PositionError
from vernissage.table.record import RecordError

try:
    import resource
except ImportError:  # where there is no such thing, memory is not measured
    resource = None  # type: ignore[assignment]

CLEAR = (RecordError, PositionError, SheetError)
"""What a stranger may be told."""
SHEETS = 0.15
"""The part of all that is sheets."""
STEPS = 20_000


@dataclass
class Found:
    """What was read, and what the worst cost."""

    read: int = 0
    accepted: int = 0
    slowest: float = 0.0
    largest: int = 0
    """Kilobytes by which the process grew over one of them."""
    kinds: Counter[str] = field(default_factory=Counter)
    worst: str = ""
    faults: int = 0
    """What raised anything but a clear error, or was accepted and cannot be played on."""

    def add(self, other: Found) -> None:
        """Together with what another process found."""
        self.read += other.read
        self.accepted += other.accepted
        self.kinds += other.kinds
        self.faults += other.faults
        if other.slowest > self.slowest:
            self.slowest, self.worst = other.slowest, other.worst
        self.largest = max(self.largest, other.largest)


def peak() -> int:
    """The most memory this process has had, in kilobytes."""
    return 0 if resource is None else resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def fuzz(seed: int, count: int) -> Found:
    """Read that many mutants."""
    chance, found = random.Random(seed), Found()
    roots = {name: [(source, places(source)) for source in known] for name, known in sources().items()}
    known = list(games())
    gc.collect()
    gc.freeze()  # what is measured is the reading of one, not the clearing away of what they are made from
    for number in range(count):
        game = known[number % len(known)]
        source, ways = chance.choice(roots[game.name])
        if chance.random() < SHEETS:
            sheet = sheet_mutant(game, chance)
            read_sheet(found, game, sheet)
            text = record_with_sheet(source, sheet)
        else:
            text = mutant(source, ways, chance)
        try:
            read_record(found, text, number)
        except Exception:
            found.faults += 1
            print(f"seed {seed}, number {number}: {text[:3000]}\n{traceback.format_exc()}", flush=True)
    return found


def read_sheet(found: Found, game: Game, sheet: str) -> None:
    """Read a sheet by itself."""
    try:
        game.read(Sheet(sheet))
    except SheetError:
        found.kinds["sheet refused"] += 1
    else:
        found.kinds["sheet read"] += 1


def read_record(found: Found, text: str, number: int) -> None:
    """Read a record as the server does; play on from it if it is accepted."""
    grown, began = peak(), time.process_time()
    try:
        match: Match | None = Match.from_record(text)
        if match is not None:
            match.resume()
    except CLEAR as error:
        match = None
        found.kinds[f"{type(error).__name__}: {reason(str(error))}"] += 1
    took = time.process_time() - began
    found.read += 1
    found.largest = max(found.largest, peak() - grown)
    if took > found.slowest:
        found.slowest, found.worst = took, text[:200]
    if match is not None:
        found.accepted += 1
        play_on(match, number)


def reason(error: str) -> str:
    """A message without its numbers, to be counted."""
    return "".join("#" if letter.isdigit() else letter for letter in error[:48])


def play_on(match: Match, number: int) -> None:
    """To the end, seen by everybody on the way, written down and read again."""
    dice = Dice(number)
    for turn in range(STEPS):
        asked = match.asked()
        if not asked:
            break
        if turn % 50 == 0:
            see(match)
        step = match.step_of(asked[dice.below(len(asked))])
        match.answer(step.seat, dice.pick(step.options(match._state)))
    assert match.finished, "the game does not end"
    see(match)
    again = Match.from_record(Record.read(match.record().write()))
    assert again.position() == match.position()


def see(match: Match) -> None:
    """What every seat and a spectator see and are asked."""
    for seat in (None, *range(match.seats)):
        match.score_sheet(seat)
    match.waiting()
    match.game.guess(match.state, SPECTATOR, Dice(0))
    assert len(match.scores()) == match.seats


def work(task: tuple[int, int]) -> Found:
    """One process's share."""
    return fuzz(*task)


def main() -> None:
    """Read as many as are wanted, in shares, until the time is up."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--count", type=int, default=1_000_000)
    arguments.add_argument("--seconds", type=float, default=float("inf"))
    arguments.add_argument("--processes", type=int, default=2)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--share", type=int, default=2_000)
    wanted = arguments.parse_args()
    shares = [(wanted.seed + i, wanted.share) for i in range(wanted.count // wanted.share)]
    found, began = Found(), time.monotonic()
    with multiprocessing.Pool(wanted.processes) as pool:
        for part in pool.imap_unordered(work, shares):
            found.add(part)
            if found.read % (5 * wanted.share) == 0:
                tell(found, began)
            if time.monotonic() - began > wanted.seconds:
                pool.terminate()
                break
    tell(found, began)
    for kind, count in found.kinds.most_common(40):
        print(f"{count:>9,}  {kind}")
    sys.exit(1 if found.faults else 0)


def tell(found: Found, began: float) -> None:
    """How far it has come."""
    build = "compiled" if compiled() else "interpreted"
    print(
        f"{build}: {found.read:,} read, {found.accepted:,} accepted and played to the end, {found.faults} faults; "
        f"slowest {1000 * found.slowest:.0f} ms, largest {found.largest / 1024:.0f} MB; "
        f"{time.monotonic() - began:.0f} s",
        flush=True,
    )


if __name__ == "__main__":
    main()
