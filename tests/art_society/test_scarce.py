"""Games with an owner's box in which decor runs out and walls fill up: what is rare elsewhere happens here."""

from __future__ import annotations

from collections import Counter

import pytest

from art_society.builders import GAME
from drive import told
from vernissage import Dice, Sheet, play, roll, settle
from vernissage.core.step import Decision
from vernissage.games.art_society.decor import EXCHANGE_DECOR, HANG_HELD_FIRST, TakeDecor
from vernissage.games.art_society.exchange import ExchangeDecor, ExchangeLine
from vernissage.table.text import LANGUAGES, catalogue


def scarce(*stock: int) -> Sheet:
    """A box with all frames in gold, and few decor tiles of some values."""
    text = GAME.sheet.text
    for frame in ("shell", "wood", "silver"):
        text = text.replace(f' {frame}"', ' gold"')
    for value, old, new in zip((1, 2, 3), (48, 36, 24), stock, strict=True):
        text = text.replace(f"value_{value} = {old}", f"value_{value} = {new}")
    return Sheet(text)


@pytest.mark.rule("ASL-103", "A22", "AO3")
@pytest.mark.parametrize("stock", [(12, 12, 84), (20, 86, 2), (20, 2, 86), (100, 4, 4)])
def test_games_with_little_decor_hold_together(stock: tuple[int, ...]) -> None:
    box = GAME.read(scarce(*stock))
    met: Counter[str] = Counter()
    for seed in range(12):
        s = GAME.setup(box, 4, {})
        dice = Dice(seed)
        whole = list(GAME.census(s))
        step = settle(s)
        while step is not None:
            if isinstance(step, Decision):
                for choice in range(GAME.kind(step).width):
                    assert (choice in s.choices) == (step.why_not(s, choice) == "")
            choice = roll(s, step, dice)
            if isinstance(step, (TakeDecor, ExchangeDecor, ExchangeLine)):
                met["held first"] += HANG_HELD_FIRST in s.choices
                met["exchange"] += EXCHANGE_DECOR <= choice < HANG_HELD_FIRST and isinstance(step, TakeDecor)
                for lang in LANGUAGES:
                    for line in told(GAME, s, step, choice):
                        assert catalogue(lang, GAME).say(line)
            step = play(s, choice)
            assert list(GAME.census(s)) == whole
    assert met["exchange"] > 0
    assert met["held first"] > 0


def test_a_whole_game_can_be_played_with_lying_decor_only() -> None:
    text = scarce(3, 4, 101).text.replace('"lying or standing"', '"lying"')
    s = GAME.setup(GAME.read(Sheet(text)), 2, {})
    dice = Dice(5)
    step = settle(s)
    while step is not None:
        step = play(s, roll(s, step, dice))
    standing = [tile for player in s.players for tile, _ in player.tiles if tile in (118, 120)]
    assert not standing
