"""The setup, as a whole and step by step (pp. 2-3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from gallerist.board import BOX, answer, artists, table
from vernissage import HIDDEN, SPECTATOR, Match, SetupError
from vernissage.core.dice import Dice
from vernissage.core.rows import size
from vernissage.core.step import NONE, Chance, Decision, Step, roll, settle
from vernissage.games.gallerist import GAME
from vernissage.games.gallerist.box import (
    BLUE,
    COLLECTOR,
    COLOURS,
    FORMS,
    LOCATIONS,
    MIDDLE,
    WORK_KINDS,
)
from vernissage.games.gallerist.colony import tickets_on
from vernissage.games.gallerist.influence import GainInvestment
from vernissage.games.gallerist.projection import view
from vernissage.games.gallerist.sales import LayContract
from vernissage.games.gallerist.setup import (
    ChooseStart,
    DealCurator,
    DealDealer,
    DrawArtist,
    DrawBonus,
    FillEasel,
    LayTile,
    StartPlayer,
    setup,
)
from vernissage.games.gallerist.state import State, is_discovered
from vernissage.games.gallerist.turn import Move
from vernissage.games.gallerist.visitors import LOBBY, PLAZA, DrawVisitors

SEEDS = range(4)
every_number = pytest.mark.parametrize("seats", [1, 2, 3, 4])


def drawn(seats: int, seed: int) -> Iterator[tuple[State, Step[Any], int]]:
    """Every step of a setup that draws or asks, with its answer, before it is carried out."""
    s = setup(BOX, seats, {"level": "apprentice"})
    dice = Dice(seed)
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Move):
            return
        s.choices = step.options(s)
        choice = roll(s, step, dice) if isinstance(step, (Chance, Decision)) else 0
        if isinstance(step, (Chance, Decision)):
            yield s, step, choice
        s.agenda.pop()
        step.take(s, choice)


def laid_out(seats: int, seed: int = 0) -> State:
    """The position before the first turn."""
    s = setup(BOX, seats, {"level": "apprentice"})
    dice = Dice(seed)
    step = settle(s)
    while step is not None and not isinstance(step, Move):
        s.agenda.pop()
        step.take(s, roll(s, step, dice))
        step = settle(s)
    return s


def steps_of(kind: type[Step[Any]], seats: int, seed: int = 0) -> list[tuple[Any, int]]:
    """The steps of one kind in a setup, with their answers."""
    return [(step, choice) for _, step, choice in drawn(seats, seed) if type(step) is kind]


def all_visitors(s: State) -> list[int]:
    """Visitors of each type, wherever the setup has put them."""
    counts = [s.bag[i] + s.plaza[i] for i in range(COLOURS)]
    for form in range(FORMS):
        for colour in range(COLOURS):
            counts[colour] += s.crowds[COLOURS * form + colour]
    for player in s.players:
        for colour in range(COLOURS):
            counts[colour] += player.lobby[colour]
    counts[COLLECTOR] += FORMS  # one on each red artist
    return counts


@pytest.mark.rule("GA-001")
def test_one_to_four_can_play() -> None:
    for seats in (1, 2, 3, 4):
        assert len(Match("gallerist", seats, seed=1).state.players) == seats
    for seats in (0, 5):
        with pytest.raises(SetupError):
            Match("gallerist", seats)


@pytest.mark.rule("GA-002")
def test_the_bank_never_runs_out_of_money() -> None:
    s = table()
    s.players[0].money = 1_000_000
    s.players[0].gallery = (14, 0, 0)
    GainInvestment(0).take(s, 0)
    assert s.players[0].money == 1_000_028


@pytest.mark.rule("GA-004")
@pytest.mark.parametrize(
    ("seats", "wanted"), [(4, [14, 14, 12]), (3, [12, 12, 10]), (2, [10, 10, 8]), (1, [10, 10, 8])]
)
def test_visitors_in_use_depend_on_the_number_of_players(seats: int, wanted: list[int]) -> None:
    assert all_visitors(laid_out(seats)) == wanted


@every_number
@pytest.mark.rule("GA-005", "GA-034")
def test_everybody_begins_with_ten_influence_and_ten_money(seats: int) -> None:
    for player in laid_out(seats).players:
        assert (player.influence, player.money) == (10, 10)


@pytest.mark.rule("GA-006")
@pytest.mark.parametrize(("seats", "each"), [(4, 20), (3, 15), (2, 10), (1, 10)])
def test_the_box_office_depends_on_the_number_of_players(seats: int, each: int) -> None:
    s = laid_out(seats)
    assert s.box_office == (each, each, each)
    assert size(s.ticket_discard) == 0
    assert all(size(player.tickets) == 0 for player in s.players)


@pytest.mark.rule("GA-007")
def test_four_contracts_are_on_display_and_sixteen_in_the_deck() -> None:
    s = laid_out(3)
    assert [len(space) for space in s.display] == [1, 1, 1, 1]
    assert s.deck.bit_count() == 16
    assert [step.space for step, _ in steps_of(LayContract, 3)] == [0, 1, 2, 3]


@pytest.mark.rule("GA-008")
@pytest.mark.parametrize("seed", SEEDS)
def test_one_artist_of_each_form_and_colour_is_drawn(seed: int) -> None:
    s = laid_out(2, seed)
    assert [tile // 2 for tile in s.artists] == list(range(8))
    for state, step, _ in drawn(2, seed):
        if isinstance(step, DrawArtist):
            taken = [artist for artist in range(8) if state.artists[artist] != NONE]
            assert not {tile // 2 for tile in step.options(state)} & set(taken)
    variants = {laid_out(2, seed).artists for seed in range(8)}
    assert len(variants) > 1


@pytest.mark.rule("GA-009", "GA-010")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_first_blue_artist_drawn_lies_face_up_at_its_initial_fame(seed: int) -> None:
    first = next(tile for _, tile in steps_of(DrawArtist, 4, seed) if tile // 2 % 2 == BLUE)
    s = laid_out(4, seed)
    assert s.discovered == 1 << first // 2
    assert s.fame[first // 2] == BOX.initial[first]


@pytest.mark.rule("GA-011")
def test_the_other_seven_lie_face_down() -> None:
    s = laid_out(4)
    hidden = [artist for artist in range(8) if not is_discovered(s, artist)]
    assert len(hidden) == 7
    assert all(s.fame[artist] == 0 for artist in hidden)


@pytest.mark.rule("GA-012")
def test_initial_fame_is_known_before_the_discovery() -> None:
    s = laid_out(4)
    for artist, shown in enumerate(artists(s)):
        assert shown.initial_fame == BOX.initial[s.artists[artist]]


@pytest.mark.rule("GA-013")
@pytest.mark.parametrize("seed", SEEDS)
def test_each_undiscovered_artist_gets_a_random_bonus_tile(seed: int) -> None:
    s = laid_out(3, seed)
    for artist in range(8):
        assert (s.bonuses[artist] == NONE) == is_discovered(s, artist)
    assert size(s.bonus_pile) == 3
    assert len(steps_of(DrawBonus, 3, seed)) == 7
    assert len({laid_out(3, seed).bonuses for seed in range(6)}) > 1


@pytest.mark.rule("GA-014")
def test_bonus_tiles_are_public() -> None:
    s = laid_out(3)
    shown = [artist.bonus for artist in artists(s)]
    assert sum(bonus is None for bonus in shown) == 1
    for step, bonus in steps_of(DrawBonus, 3):
        assert step.seen(s, bonus, SPECTATOR) == bonus


@pytest.mark.rule("GA-015")
def test_a_collector_from_the_bag_waits_on_each_red_artist() -> None:
    s = setup(BOX, 4, {"level": "apprentice"})
    assert s.bag == (14, 14, 8)  # before anything is drawn at random
    red = [artist for artist in artists(laid_out(4)) if artist.colour == "red"]
    assert [artist.collector for artist in red] == [True] * 4
    blue = [artist for artist in artists(laid_out(4)) if artist.colour == "blue"]
    assert [artist.collector for artist in blue] == [False] * 4


@pytest.mark.rule("GA-016")
def test_both_signatures_lie_beside_every_artist() -> None:
    assert laid_out(2).signatures == (2,) * 8


@pytest.mark.rule("GA-017")
@pytest.mark.parametrize("seed", SEEDS)
def test_only_the_top_work_of_a_shuffled_stack_shows(seed: int) -> None:
    shown = view(laid_out(2, seed), SPECTATOR).works
    for stack in shown:
        assert stack.top is not None
        assert stack.top.form == stack.form
        assert sum(work.copies for work in stack.unseen) == stack.below
    tops = {tuple(laid_out(2, seed).tops) for seed in range(6)}
    assert len(tops) > 1


@pytest.mark.rule("GA-018")
def test_one_work_of_each_form_is_set_aside_and_seven_are_left() -> None:
    s = laid_out(3)
    for form in range(FORMS):
        assert size(s.piles[WORK_KINDS * form : WORK_KINDS * form + WORK_KINDS]) + 1 == 7
    forms = [work // WORK_KINDS for work in (*s.easels, *s.aside)]
    assert sorted(forms) == [0, 1, 2, 3]


@pytest.mark.rule("GA-019")
@pytest.mark.parametrize("seed", SEEDS)
def test_a_top_work_gets_a_visitor_for_each_ticket(seed: int) -> None:
    s = laid_out(4, seed)
    for form in range(FORMS):
        crowd = s.crowds[COLOURS * form : COLOURS * form + COLOURS]
        assert size(crowd) == tickets_on(s, s.tops[form])


@pytest.mark.rule("GA-020")
def test_there_are_four_promotion_tokens_of_each_level() -> None:
    shown = view(laid_out(4), SPECTATOR).promotion
    assert [(space.level, space.tokens) for space in shown] == [(level, 4) for level in range(1, 6)]


@pytest.mark.rule("GA-021")
@pytest.mark.parametrize(("seats", "tiles"), [(4, 12), (3, 12), (2, 8), (1, 8)])
def test_reputation_tiles_of_the_market(seats: int, tiles: int) -> None:
    s = laid_out(seats)
    assert sum(tile != NONE for tile in s.market_tiles) == tiles
    middle = [s.market_tiles[space] for space in range(12) if space % 3 == MIDDLE]
    assert (middle == [NONE] * 4) == (seats <= 2)


@pytest.mark.rule("GA-022")
@pytest.mark.parametrize(("seats", "easels"), [(4, 3), (3, 2), (2, 1), (1, 1)])
def test_works_set_aside_go_on_the_easels(seats: int, easels: int) -> None:
    s = laid_out(seats)
    assert len(s.easels) == easels
    assert len(s.aside) == 4 - easels
    assert len({choice // WORK_KINDS for seed in range(8) for _, choice in steps_of(FillEasel, seats, seed)}) > 1


@every_number
@pytest.mark.rule("GA-023")
def test_four_random_visitors_go_to_the_plaza(seats: int) -> None:
    assert size(laid_out(seats).plaza) == 4
    assert len({laid_out(seats, seed).plaza for seed in range(8)}) > 1


@pytest.mark.rule("GA-024")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_random_visitor_goes_to_each_lobby(seats: int) -> None:
    assert [size(player.lobby) for player in laid_out(seats).players] == [1] * seats
    assert len({player.lobby for seed in range(8) for player in laid_out(seats, seed).players}) == 3


@pytest.mark.rule("GA-025")
def test_visitors_are_placed_on_works_then_in_the_plaza_then_in_the_lobbies() -> None:
    places = [step.place for step, _ in steps_of(DrawVisitors, 4)]
    assert places == sorted(places)
    assert places[0] < PLAZA < LOBBY <= places[-1]


@pytest.mark.rule("GA-026")
def test_a_start_tile_lies_at_each_location() -> None:
    beside = [choice for step, choice in steps_of(LayTile, 4) if step.space >= 12]
    market = [choice for step, choice in steps_of(LayTile, 4) if step.space < 12]
    assert len(set(beside)) == 4
    assert not set(beside) & set(market)


@pytest.mark.rule("GA-027")
def test_the_start_player_is_random() -> None:
    step, _ = steps_of(StartPlayer, 4)[0]
    s = table()
    assert step.options(s) == [0, 1, 2, 3]
    assert step.weights(s) == [1, 1, 1, 1]
    assert {laid_out(4, seed).start for seed in range(20)} == {0, 1, 2, 3}


@pytest.mark.rule("GA-028")
@pytest.mark.parametrize("seed", SEEDS)
def test_start_locations_are_chosen_in_reverse_order(seed: int) -> None:
    start = laid_out(4, seed).start
    chosen = [step.seat for step, _ in steps_of(ChooseStart, 4, seed)]
    assert chosen == [(start + 3 - i) % 4 for i in range(4)]


@pytest.mark.rule("GA-029")
def test_the_tile_of_the_start_location_goes_on_slot_three() -> None:
    s = table()
    s.location_tiles = (16, 17, 18, 19)
    s.players[2].start_tile = NONE
    s.then(ChooseStart(2))
    answer(s, ChooseStart, 1)
    assert s.players[2].location == 1
    assert s.players[2].start_tile == 17
    assert s.location_tiles == (16, NONE, 18, 19)


@pytest.mark.rule("GA-030")
def test_two_players_do_not_start_at_the_same_location() -> None:
    s = table()
    s.location_tiles = (16, NONE, 18, 19)
    step = ChooseStart(0)
    assert step.options(s) == [0, 2, 3]
    assert step.why_not(s, 1) == "why-start-taken"
    for seed in SEEDS:
        places = [player.location for player in laid_out(4, seed).players]
        assert len(set(places)) == 4


@pytest.mark.rule("GA-031")
@pytest.mark.parametrize(("seats", "out"), [(4, 20 - 12 - 4), (3, 20 - 12 - 3), (2, 20 - 8 - 2), (1, 20 - 8 - 1)])
def test_tiles_not_used_are_out_of_the_game(seats: int, out: int) -> None:
    s = laid_out(seats)
    assert s.tiles.bit_count() == out
    assert s.location_tiles == (NONE,) * LOCATIONS


@every_number
@pytest.mark.rule("GA-032", "GA-033")
def test_eight_assistants_queue_and_two_sit_at_desks(seats: int) -> None:
    for player in laid_out(seats).players:
        assert (player.queue, player.desks, player.placed, player.removed) == (8, 2, 0, 0)


@pytest.mark.rule("GA-035")
@pytest.mark.parametrize("seed", SEEDS)
def test_everybody_is_dealt_a_random_curator_and_a_random_dealer(seed: int) -> None:
    s = laid_out(4, seed)
    assert sorted(player.curator for player in s.players) == [0, 1, 2, 3]
    assert sorted(player.dealer for player in s.players) == [0, 1, 2, 3]
    assert len({laid_out(4, seed).players[0].curator for seed in range(12)}) > 1
    assert laid_out(2).curators.bit_count() == 2


@pytest.mark.rule("GA-036")
def test_the_two_cards_are_secret() -> None:
    s = laid_out(3)
    for step, card in steps_of(DealCurator, 3) + steps_of(DealDealer, 3):
        for seat in (SPECTATOR, 0, 1, 2):
            assert step.seen(s, card, seat) == (card if seat == step.seat else HIDDEN)
    for seat in (SPECTATOR, 0, 1, 2):
        for other, player in enumerate(view(s, seat).players):
            assert (player.curator is not None) == (other == seat)
            assert (player.dealer is not None) == (other == seat)


@pytest.mark.rule("GA-037")
def test_the_cards_are_dealt_before_the_start_locations_are_chosen() -> None:
    order = [type(step) for _, step, _ in drawn(3, 0)]
    last_card = max(i for i, kind in enumerate(order) if kind in (DealCurator, DealDealer))
    assert last_card < order.index(ChooseStart)


@pytest.mark.rule("GA-342")
def test_alone_a_player_chooses_among_four_tiles() -> None:
    s, step, _ = next(found for found in drawn(1, 0) if isinstance(found[1], ChooseStart))
    assert step.options(s) == [0, 1, 2, 3]
    assert all(tile != NONE for tile in s.location_tiles)
    assert laid_out(1).players[0].start_tile != NONE


def test_a_whole_setup_leads_to_the_first_turn_of_the_start_player() -> None:
    for seats in (1, 2, 3, 4):
        s = laid_out(seats, 3)
        step = s.agenda[-1]
        assert isinstance(step, Move)
        assert step.seat == s.start == s.active
        assert s.round == 1
        assert list(GAME.census(s)) == list(GAME.census(setup(BOX, seats, {"level": "apprentice"})))
