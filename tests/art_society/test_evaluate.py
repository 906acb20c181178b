"""How bots judge positions: what is on sale, due and picked counts, and so does what it leads to."""

from __future__ import annotations

from collections import Counter

from art_society.builders import BOX, GAME, Sketch, stack, table
from vernissage.bots import Known, bot
from vernissage.bots.greedy import Greedy
from vernissage.core.dice import Dice
from vernissage.core.step import CHANCE, Decision, play, roll, settle
from vernissage.games.art_society.box import DECORS, shields
from vernissage.games.art_society.components import SIZES
from vernissage.games.art_society.decor import TakeDecor
from vernissage.games.art_society.evaluate import count, evaluate
from vernissage.games.art_society.round import ChooseLot
from vernissage.games.art_society.state import State

GREEDY = bot("greedy")


def chosen(sketch: Sketch, seat: int = 0, seed: int = 1) -> int:
    """What the greedy bot answers."""
    return GREEDY.choose(seat, Known(GAME, sketch.s, seat), Dice(seed))


def test_decor_that_is_due_counts_by_its_shields() -> None:
    walls = ("city gold 2x3 at 6,4", "landscape gold 2x2 at 6,7")
    none = evaluate(table(2).wall(0, *walls).takes(0, "still_life silver 2x3").answer("8,5").s)
    due = evaluate(table(2).wall(0, *walls).takes(0, "still_life gold 2x3").answer("8,5").s)
    assert due[0] > none[0] + 1
    assert due[1] == none[1]
    left = [evaluate(table(2).wall(0, *walls).then(TakeDecor(0, value, False, 0)).s)[0] for value in (1, 2, 3)]
    assert left == sorted(left)


def test_of_the_decor_that_is_due_the_largest_is_taken() -> None:
    walls = ("city gold 2x3 at 6,4", "landscape gold 2x2 at 6,7", "portrait gold 2x2 at 8,3")
    taken = chosen(table(2).wall(0, *walls).then(TakeDecor(0, 3, False, 0)))
    assert taken < DECORS
    assert shields(taken) == 3


def test_a_painting_is_hung_beside_its_frame_and_apart_from_its_genre() -> None:
    sketch = table(2).wall(0, "city gold 2x3 at 6,4", "portrait wood 2x2 at 8,4").takes(0, "portrait gold 2x2")
    cell = chosen(sketch)
    sketch.answer(cell)
    assert sketch.asked() == "HangDecor"  # one match, one 1×1
    assert not any(tile.faux_pas for tile in sketch.view().players[0].tiles)


def test_of_two_lots_the_one_that_hangs_well_is_picked() -> None:
    sketch = table(2).wall(0, "city gold 2x3 at 6,4").wall(1, "landscape 2x3 at 6,4")
    sketch.auction("portrait gold 5x5", "still_life gold 2x2", "city silver 5x5").bid(9, 4)
    assert chosen(sketch) == 1


def test_a_size_that_only_the_opponent_cannot_hang_is_put_up_for_sale() -> None:
    sketch = table(2).wall(0, "city 2x3 at 6,4").covered(1, "1,1", "2,1", "1,2", "2,2")
    small = evaluate(table_with(sketch, "2x2"))
    large = evaluate(table_with(sketch, "5x5"))
    assert large[0] - large[1] > small[0] - small[1]


def table_with(sketch: Sketch, size: str) -> State:
    """The position with three lots of a size chosen, face down."""
    s = sketch.s.copy()
    s.agenda.clear()
    s.then(ChooseLot(0, 1))
    s.chosen = (stack(size),) * 3
    return s


def test_a_higher_bid_is_worth_more_where_lots_differ_more() -> None:
    def gain(*lots: str) -> float:
        sketch = table(2).wall(0, "city gold 2x3 at 6,4").wall(1, "city 2x3 at 6,4").auction(*lots)
        high, low = sketch.s.copy(), sketch.s.copy()
        for s, card in ((high, 14), (low, 2)):
            s.agenda.pop().take(s, card)
        return evaluate(high)[0] - evaluate(low)[0]

    alike = ("portrait 2x2", "landscape 2x2", "still_life 2x2")
    assert gain("portrait gold 2x2", "city 5x5", "city 5x4") > gain(*alike)


def test_looking_leaves_the_position_alone() -> None:
    s = settled(GAME.setup(BOX, 3, {}))
    before = GAME.view(s, 0)
    assert evaluate(s) == evaluate(s)
    assert GAME.view(s, 0) == before


def settled(s: State) -> State:
    """A position that waits for an answer."""
    dice = Dice(1)
    step = settle(s)
    while step is not None and step.asks(s) == CHANCE:
        step = play(s, roll(s, step, dice))
    return s


def test_over_some_games_small_and_large_are_auctioned_and_taken_and_decor_of_more_than_one_shield() -> None:
    greedy = Greedy(guesses=2)
    auctioned: Counter[int] = Counter()
    taken: Counter[int] = Counter()
    decor: Counter[int] = Counter()
    for deal in range(2):
        s, nature, dice = GAME.setup(BOX, 2, {}), Dice(deal), Dice(100 + deal)
        step = settle(s)
        while step is not None:
            if step.asks(s) == CHANCE:
                step = play(s, roll(s, step, nature))
                continue
            assert isinstance(step, Decision)
            choice = greedy.choose(step.seat, Known(GAME, s, step.seat), dice)
            kind = type(step).__name__
            if kind == "ChooseLot":
                auctioned[choice] += 1
            elif kind == "Pick":
                taken[BOX.shape[s.lots[choice]]] += 1
            elif kind == "TakeDecor" and choice < DECORS:
                decor[shields(choice)] += 1
            step = play(s, choice)
    large = {size for size in range(16) if SIZES[size][0] * SIZES[size][1] >= 12}
    assert len(auctioned) >= 10, auctioned
    assert len(large & set(auctioned)) >= 4
    assert large & set(taken)
    assert auctioned[0] < auctioned.total() / 2
    assert decor[2] + decor[3] > decor[1]


def test_the_cells_of_a_mask_are_counted() -> None:
    dice, whole = Dice(3), (1 << 60) - 1
    assert count((0, 0, 0)) == 0
    assert count((whole, whole, whole)) == 180
    for _ in range(200):
        mask = (random_band(dice), random_band(dice), random_band(dice))
        assert count(mask) == sum(band.bit_count() for band in mask)


def random_band(dice: Dice) -> int:
    return dice.below(1 << 30) << 30 | dice.below(1 << 30)
