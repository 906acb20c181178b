"""How the search goes about it: plans that are kept, first looks, the way most often taken, thoughts gone on with."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

import toy
from drive import fresh
from vernissage import Dice, Game, play, play_out, settle
from vernissage import game as find_game
from vernissage.bots import Known, bot
from vernissage.bots.ismcts import Ismcts, searching
from vernissage.bots.learnt import outlook_of
from vernissage.bots.search import Node, Search
from vernissage.core.game import Outlook
from vernissage.core.step import CHANCE, roll

GALLERIST = find_game("gallerist")


def turn_begun(game: Game, seats: int, seed: int) -> Any:
    """A position some way into a random game in which somebody has a choice."""
    s, dice = fresh(game, seats), Dice(seed)
    settle(s)
    play_out(s, dice, 40)
    while s.agenda[-1].asks(s) < 0 or len(s.choices) < 2:
        play_out(s, dice, 1)
    return s


def begun(game: Game, s: Any, **changes: Any) -> Search:
    """A search that has not begun yet, for whoever is asked."""
    seats = len(s.players)
    known = Known(game, s, s.agenda[-1].asks(s))
    return searching(game, replace(outlook_of(game, seats), **changes), seats, known.guess, Dice(3))


def depth(node: Node) -> int:
    """How far down a tree goes."""
    return 1 + max((depth(child) for child in node.children.values()), default=0)


@pytest.mark.parametrize("seats", [1, 2])
def test_the_end_of_a_turn_found_by_chance_stays_in_the_tree(seats: int) -> None:
    s = turn_begun(GALLERIST, seats, 8)
    without, with_plans = begun(GALLERIST, s, keeps_plans=False), begun(GALLERIST, s)
    for search in (without, with_plans):
        search.iterate()
    assert depth(without.root) == 2
    assert depth(with_plans.root) > 2
    node, asked = with_plans.root, []
    while node.children:
        assert (len(node.children), node.visits) == (1, 1)
        asked.append(node.asked)
        node = next(iter(node.children.values()))
    assert asked[0] == s.agenda[-1].asks(s)
    assert len(set(asked[1:])) == 1, "a plan is for the turn of one seat"


def node(action: int, visits: int, mean: float, promise: float = 0.0) -> Node:
    """A child that was visited so often."""
    made = Node(action, 2)
    made.visits = made.available = visits
    made.totals = [mean * visits, (1 - mean) * visits]
    made.promise = promise
    return made


def test_what_looked_bad_at_first_is_looked_at_more_seldom() -> None:
    search = begun(find_game("art-society"), turn_begun(find_game("art-society"), 2, 5), glance=0.02, exploration=0.3)
    parent = node(-1, 20, 0.5)
    good, bad = node(1, 10, 0.5, 1.0), node(2, 10, 0.5, 0.1)
    assert search.weighed(parent, 0, [bad, good]) is good
    good.visits, good.totals = 400, [200.0, 200.0]
    assert search.weighed(parent, 0, [bad, good]) is bad, "but it is looked at again"
    assert search.weighed(parent, 0, [node(1, 3, 0.2), node(2, 3, 0.3)]).action == 2, "no promise at all hurts nobody"


def test_first_looks_are_noted_for_whoever_chose() -> None:
    game = find_game("art-society")
    search = begun(game, turn_begun(game, 2, 5), glance=0.02)
    for _ in range(60):
        search.iterate()
    children = list(search.root.children.values())
    assert all(child.promise > 0 for child in children)
    often = max(children, key=lambda child: child.visits)
    assert often.promise > min(child.promise for child in children)


def test_where_one_look_tells_little_the_way_most_often_taken_counts() -> None:
    search = begun(find_game("bioutifoul"), turn_begun(find_game("bioutifoul"), 2, 5), planned=0.8)
    parent, often, lucky = node(-1, 9, 0.5), node(1, 8, 0.5), node(2, 1, 0.9)
    parent.asked = 0
    parent.children = {1: often, 2: lucky}
    for child in (often, lucky):
        search.prefer(parent, child)
    assert (parent.favourite, parent.best) == (1, 0.5)
    lucky.visits, lucky.totals = 8, [7.2, 0.8]
    search.prefer(parent, lucky)
    assert parent.favourite == 2
    parent.visits, parent.totals = 10, [5.0, 5.0]
    assert search.worth(parent, 0) == pytest.approx(0.8 * 0.9 + 0.2 * 0.5)
    assert search.worth(parent, 1) == 0.5, "the other seat does not choose there"


class Watched(Ismcts):
    """A bot that counts how often it went on with what it thought before."""

    went_on = 0

    def gone_on(self, position: Known) -> Search | None:
        found = super().gone_on(position)
        if found is not None:
            assert found.root.visits, "it has been there"
            self.went_on += 1
        return found


def answers(game: Game, s: Any, player: Ismcts, most: int, nature: Dice, dice: Dice) -> list[int]:
    """What a bot answers for all seats, in a game from a position on."""
    found: list[int] = []
    step = settle(s)
    while step is not None and len(found) < most:
        seat = step.asks(s)
        if seat == CHANCE:
            choice = roll(s, step, nature)
        else:
            choice = player.choose(seat, Known(game, s, seat), dice)
            found.append(choice)
        step = play(s, choice)
    return found


def test_a_search_goes_on_with_its_own_thoughts_within_a_turn() -> None:
    forgetful, mindful = Watched(iterations=8), Watched(iterations=8, remembers=True)
    for player in (forgetful, mindful):
        answers(GALLERIST, fresh(GALLERIST, 2), player, 24, Dice(1), Dice(2))
    assert forgetful.went_on == 0
    assert mindful.went_on > 4


def test_thoughts_are_for_the_position_that_was_expected_alone() -> None:
    s = turn_begun(GALLERIST, 2, 8)
    while True:
        player, seat = Watched(iterations=60, remembers=True), s.agenda[-1].asks(s)
        choice = player.choose(seat, Known(GALLERIST, s, seat), Dice(4))
        after = s.copy()
        step = play(after, choice)
        if step is not None and step.asks(after) == seat and len(after.choices) > 1:
            break
        play_out(s, Dice(5), 1)
        while s.agenda[-1].asks(s) < 0 or len(s.choices) < 2:
            play_out(s, Dice(5), 1)
    thought = player._expected
    assert thought is not None
    other = after.copy()
    other.players[seat].money += 1
    assert player.gone_on(Known(GALLERIST, other, seat)) is None, "somebody else's table"
    player._expected = thought
    boxed = after.copy()
    boxed.box = GALLERIST.read(GALLERIST.sheet)
    assert player.gone_on(Known(GALLERIST, boxed, seat)) is None, "other components, though they look the same"
    player._expected = thought
    assert player.gone_on(Known(GALLERIST, after, seat)) is thought[0]
    assert player.gone_on(Known(GALLERIST, after, seat)) is None, "once"


@pytest.mark.parametrize("name", ["gallerist", "art-society"])
def test_thoughts_that_go_on_do_not_peek(name: str) -> None:
    game = find_game(name)
    s = turn_begun(game, 2, 11)
    seat = s.agenda[-1].asks(s)
    twins = (s.copy(), game.guess(s, seat, Dice(77)))
    players, dice = [Ismcts(iterations=20, remembers=True) for _ in twins], [Dice(6) for _ in twins]
    while game.view(twins[0], seat) == game.view(twins[1], seat) and twins[0].agenda[-1].asks(twins[0]) == seat:
        told = [players[i].choose(seat, Known(game, twins[i], seat), dice[i]) for i in range(2)]
        assert told[0] == told[1]
        for twin in twins:
            play(twin, told[0])


def test_a_dim_eye_takes_the_better_option_more_often() -> None:
    game = find_game("masters-gallery")
    s = turn_begun(game, 2, 3)
    seat = s.agenda[-1].asks(s)
    position = Known(game, s, seat)
    best = bot("greedy").choose(seat, position, Dice(1))
    taken = [bot("greedy%0.5").choose(seat, position, Dice(number)) for number in range(40)]
    random = [bot("greedy%9").choose(seat, position, Dice(number)) for number in range(40)]
    assert taken.count(best) > random.count(best)
    assert len(set(random)) > 1


def test_a_game_in_plain_python_is_searched_by_every_build() -> None:
    """A step written without the engine's compiler is handed the position it belongs to, never nothing."""
    points = Outlook(lambda s: [float(points) for points in toy.TOY.scores(s)], scale=2.0, horizon=4)
    game = replace(toy.TOY, outlook=points)
    s, dice = fresh(game, 2), Dice(4)
    step = settle(s)
    asked = 0
    while step is not None:
        seat = step.asks(s)
        if seat == CHANCE:
            choice = roll(s, step, dice)
        else:
            asked += 1
            choice = Ismcts(iterations=30).choose(seat, Known(game, s, seat), dice)
            assert choice in s.choices
        step = play(s, choice)
    assert asked > 2
