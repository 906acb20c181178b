"""Games of the levels that count no seconds, the same in every build: played by a page's Python and by a server's."""

from __future__ import annotations

from vernissage import Dice, Match, game, games
from vernissage.bots import Known, bot

LEVELS = ("sketch", "study", "glaze")


def wanted(number: int) -> list[tuple[str, int]]:
    """So many games of each game, by their seeds."""
    return [(one.name, seed) for seed in range(number) for one in games()]


def played(name: str, seed: int) -> str:
    """The record of a game: as many seats as its seed says, the levels one after the other around the table."""
    least, most = game(name).seats
    seats = least + seed % (most - least + 1)
    return among(name, seats, seed, [LEVELS[(seed + seat) % len(LEVELS)] for seat in range(seats)])


def among(name: str, seats: int, seed: int, levels: list[str]) -> str:
    """The record of a game among bots of some levels."""
    match, dice = Match(name, seats=seats, seed=seed), Dice(seed)
    minds = [bot(level) for level in levels]
    while not match.finished:
        seat = match.asked()[0]
        match.answer(seat, minds[seat].choose(seat, Known(match.game, match.state, seat), dice))
    return match.record().write()
