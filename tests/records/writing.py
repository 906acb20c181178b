"""Writes records of games and of moments of them, for later versions of the program to open: see `scripts/keep.py`.

    PYTHONPATH=…/src python tests/records/writing.py FOLDER gallerist art-society

Of each game there is the whole of it and some of its moments, all with the answers of one list: what was begun under
some rules must come to the same end. It runs with the packages of the version that is to be kept, old ones included, so
it asks no more of them than the first release offers; with those of 0.1.0 it gives the files of `earlier/0.1.0`.
"""

from __future__ import annotations

import sys
from pathlib import Path

from vernissage import Dice, Game, Match, Sheet, games

OWN_SHEETS = {
    "gallerist": (("from_bag = 1", "from_bag = 0"),),
    "art-society": (('hangs = "lying or standing"', 'hangs = "lying"'), ("eyeline = 3", "eyeline = 4")),
    "masters-gallery": (("worth = 2", "worth = 3"),),
    "bioutifoul": (("gold = 3", "gold = 5"), ("rounds = 6", "rounds = 4")),
}
"""What an owner of the box might have corrected."""
IN_THE_MIDDLE = {
    "gallerist": ("DiscardTicket", "KickedOut", "MoveVisitors", "UseContract", "SendAssistant"),
    "art-society": ("Pick", "Hang", "TakeDecor", "ConfirmHanging"),
}
"""Questions in the middle of what later versions do in another order."""


def own_sheet(game: Game) -> Sheet:
    """A component sheet with corrections."""
    text = game.sheet.text
    for old, new in OWN_SHEETS[game.name]:
        assert old in text
        text = text.replace(old, new, 1)
    return Sheet(text, "own sheet")


def keep(folder: Path, match: Match, name: str) -> None:
    """Write a record down."""
    text = match.record().write()
    (folder / f"{match.game.name}-{match.seats}-{name}.json").write_text(text, "utf-8")


def play(folder: Path, match: Match, seed: int, name: str, moments: int = 2) -> None:
    """Play at random to the end and keep the whole game, some of its moments, and one in which sealed answers wait."""
    length, sealed = 0, False
    kinds = set(IN_THE_MIDDLE.get(match.game.name, ())) if moments > 1 else set()
    whole = Match.from_record(match.record(), seed=seed)
    for keeping in (False, True):
        now = whole if not keeping else match
        now._dice = Dice(seed)  # nature answers alike both times
        dice = Dice(seed)
        given, cuts = 0, [length * (i + 1) // (moments + 1) for i in range(moments)]
        while not now.finished:
            if keeping and given in cuts:
                keep(folder, now, f"{name}-cut-{cuts.index(given) + 1}")
            asked = now.waiting()
            if keeping and given > length // 3 and asked[0].kind in kinds:
                keep(folder, now, f"{name}-{asked[0].kind}")
                kinds.remove(asked[0].kind)
            now.answer(asked[0].seat, asked[0].options[dice.below(len(asked[0].options))].choice)
            given += 1
            if keeping and now.early and not sealed and given > length // 3:
                keep(folder, now, f"{name}-sealed")
                sealed = True
        length = given
    keep(folder, match, f"{name}-whole")


def half(match: Match, seed: int) -> Match:
    """A match that begins at a position in the middle of a game."""
    dice = Dice(seed)
    for _ in range(30):
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.options[dice.below(len(asked.options))].choice)
    return Match.from_position(match.game, match.position(), seed, ("Ada", "Ben")[: match.seats], match.options)


def write(folder: Path, names: list[str]) -> None:
    """Write the records of some games."""
    folder.mkdir(parents=True)
    for game in games():
        if game.name not in names:
            continue
        for seats in range(game.seats[0], game.seats[1] + 1):
            play(folder, Match(game, seats, seed=seats), seats, "plain")
        least = game.seats[0]
        play(folder, half(Match(game, least, seed=11), 11), 11, "position", 1)
        play(folder, Match(game, least + 1, seed=12, sheet=own_sheet(game)), 12, "own-sheet", 1)
        for variant in game.variants:
            for value in variant.values[1:]:
                play(folder, Match(game, least, {variant.name: value}, seed=13), 13, f"{variant.name}-{value}", 1)


if __name__ == "__main__":
    write(Path(sys.argv[1]), sys.argv[2:])
