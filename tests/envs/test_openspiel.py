"""OpenSpiel's own tests, playthroughs and searches, and information states that keep what they promise."""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from drive import fresh
from envs.playthroughs import TABLES, actions_of, file_of, playthrough
from envs.tables import LONG, on_tables, spiel_name
from vernissage import CHANCE, SPECTATOR, Dice, Game, play, roll, settle
from vernissage.core.step import HIDDEN
from vernissage.envs import openspiel
from vernissage.envs.numbers import Rules
from vernissage.envs.recall import Recall, as_word
from vernissage.games import game as find_game
from vernissage.table import codec


def middle(game: Game, seats: int, answers: int = 80, seed: int = 1) -> Any:
    """A state some way into a game, at a decision between several answers."""
    state, dice = pyspiel.load_game(spiel_name(game, seats)).new_initial_state(), Dice(seed)
    while answers > 0 or state.is_chance_node() or len(state.legal_actions()) < 2:
        state.apply_action(dice.pick(state.legal_actions()))
        answers -= 1
    return state


@on_tables
def test_random_simulations(game: Game, seats: int) -> None:
    table = pyspiel.load_game(spiel_name(game, seats))
    pyspiel.random_sim_test(table, num_sims=3 if LONG else 1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", TABLES)
def test_playthroughs(table: str) -> None:
    kept = file_of(table).read_text("utf-8")
    assert playthrough(table, actions_of(kept)) == kept, "python tests/envs/playthroughs.py writes them anew"


@on_tables
def test_a_saved_state_goes_on_as_if_nothing_had_happened(game: Game, seats: int) -> None:
    state = middle(game, seats, 30)
    text = pyspiel.serialize_game_and_state(state.get_game(), state)
    _, again = pyspiel.deserialize_game_and_state(text)
    dice = Dice(3)
    while not state.is_terminal():
        assert str(again) == str(state)
        action = dice.pick(state.legal_actions())
        state.apply_action(action)
        again.apply_action(action)
    assert again.returns() == state.returns()
    assert [again.information_state_string(seat) for seat in range(seats)] == [
        state.information_state_string(seat) for seat in range(seats)
    ]


@on_tables
def test_the_engine_and_openspiel_play_the_same_game(game: Game, seats: int) -> None:
    """Every question, every option, every chance and the end are the engine's own."""
    state = pyspiel.load_game(spiel_name(game, seats)).new_initial_state()
    s, dice, rules = fresh(game, seats), Dice(8), Rules(game, seats)
    step = settle(s)
    while step is not None:
        choice = roll(s, step, dice)
        if step.asks(s) == CHANCE:
            assert [outcome for outcome, _ in state.chance_outcomes()] == s.choices
            state.apply_action(choice)
        else:
            assert state.current_player() == step.asks(s)
            assert state.legal_actions() == rules.actions(s)
            state.apply_action(rules.offsets[type(step)] + choice)
        step = play(s, choice)
    assert state.is_terminal()
    assert state.returns() == rules.rewards(s)
    assert codec.digest(game, s) in str(state)


@on_tables
def test_openspiels_searches_run(game: Game, seats: int) -> None:
    state = middle(game, seats)
    table = state.get_game()
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    root = mcts.MCTSBot(table, 2.0, 5, rollouts, random_state=np.random.RandomState(2)).mcts_search(state)
    assert {child.action for child in root.children} == set(state.legal_actions())
    chosen = []
    for _ in range(2):
        rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
        bot = ismcts.ISMCTSBot(table, rollouts, 2.0, 8, random_state=np.random.RandomState(3))
        bot.set_resampler(openspiel.resampler(4))
        chosen.append(bot.get_policy(state))
    assert chosen[0] == chosen[1]
    assert {action for action, _ in chosen[0]} == set(state.legal_actions())


@on_tables
def test_a_state_dealt_anew_looks_the_same_to_the_one_who_deals(game: Game, seats: int) -> None:
    state = middle(game, seats)
    player = state.current_player()
    others: set[str] = set()
    for seed in range(8):
        twin = openspiel.resampler(seed)(state, player)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_string(player) == state.observation_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        others.add("".join(twin.observation_string(seat) for seat in range(seats) if seat != player))
    if game.name != "art-society" and seats > 1:  # whose bids are revealed every round: nothing else is secret
        assert len(others) > 1
    uniform = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    again = state.resample_from_infostate(player, uniform)
    assert again.information_state_string(player) == state.information_state_string(player)


@on_tables
@pytest.mark.parametrize("seed", range(12 if LONG else 4))
def test_equal_stories_mean_equal_views(game: Game, seats: int, seed: int) -> None:
    """Two deals played alike: as long as a seat was told the same, it knows the same, after revelations too."""
    dice = Dice(seed)
    here = Recall.start(Rules(game, seats))
    compared = 0
    there, seat = here.copy(), SPECTATOR
    while here.step is not None:
        if here.step.asks(here.state) == 0 and dice.below(6) == 0:
            seat = dice.below(seats)
            there = here.dealt_anew(seat, dice)
        choice = dice.pick(here.state.choices)
        here.answer(choice)
        if there.step is not None:
            there.answer(choice if choice in there.state.choices else dice.pick(there.state.choices))
        if here.story(seat) == there.story(seat):
            assert game.view(here.state, seat) == game.view(there.state, seat)
            compared += 1
    assert compared > 5


def test_what_is_secret_is_in_no_other_story() -> None:
    state = middle(find_game("masters-gallery"), 3, 60)
    mine, others = state.information_state_string(0), state.information_state_string(1)
    assert "Deal(0,1)=?" in others
    assert "Deal(0,1)=?" not in mine
    assert "Deal(1,1)=?" in mine


@on_tables
def test_what_a_seat_may_not_know_is_in_none_of_its_stories(game: Game, seats: int) -> None:
    """Whatever the answer to a secret question is, the others read that it was asked, and no more."""
    dice, compared = Dice(9), 0
    here = Recall.start(Rules(game, seats))
    while here.step is not None:
        step, choices = here.step, here.state.choices
        for seat in (*range(seats), SPECTATOR):
            for choice in {choices[0], choices[-1]}:
                if step.seen(here.state, choice, seat) == HIDDEN:
                    there = here.copy()
                    there.answer(choice)
                    assert there.story(seat).startswith(f"{here.story(seat)}{as_word(step)}=? ")
                    compared += 1
        here.answer(dice.pick(choices))
    assert compared > 3


def test_observers_see_what_they_ask_for() -> None:
    """Of what is private: one's own, nobody's or everybody's; with what is public, or without."""
    table = pyspiel.load_game("vernissage_masters_gallery(players=2)")
    state = middle(find_game("masters-gallery"), 2, 40)
    private = pyspiel.PrivateInfoType

    def seen(player: int, whose: Any, public: bool) -> str:
        kind = pyspiel.IIGObservationType(perfect_recall=False, public_info=public, private_info=whose)
        return str(table.make_py_observer(kind).string_from(state, player))

    own = [seen(player, private.SINGLE_PLAYER, False) for player in (0, 1)]
    hands = [json.loads(text)["hand"] for text in own]
    assert all(hands)
    assert seen(0, private.NONE, False) == ""
    assert seen(0, private.ALL_PLAYERS, False) == "\n".join(own)
    everybody = seen(0, private.NONE, True)
    assert everybody == seen(1, private.NONE, True)
    told = json.dumps(hands[0], separators=(",", ":"))
    assert told not in everybody
    assert told in seen(0, private.SINGLE_PLAYER, True)
    with pytest.raises(ValueError, match="remembered together"):
        table.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True, public_info=False))


def test_observations_come_in_named_pieces() -> None:
    table = pyspiel.load_game("vernissage_bioutifoul(players=3)")
    observation = make_observation(table)
    state = table.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    observation.set_from(state, 1)
    assert list(observation.dict) == [name for name, _ in Rules("bioutifoul", 3).pieces]
    assert observation.dict["asked"].tolist() == [float((1 + i) % 3 == state.current_player()) for i in range(3)]
    assert observation.tensor.tolist() == state.observation_tensor(1)


def test_openspiels_environment_for_learning_takes_the_games() -> None:
    env = rl_environment.Environment("vernissage_bioutifoul", players=3)
    env.seed(1)
    moment = env.reset()
    assert len(moment.observations["info_state"][0]) == Rules("bioutifoul", 3).size
    while not moment.last():
        player = moment.observations["current_player"]
        moment = env.step([moment.observations["legal_actions"][player][0]])
    assert sum(moment.rewards) == pytest.approx(0)


def test_options_are_parameters() -> None:
    hard = pyspiel.load_game("vernissage_gallerist(players=1,level=master)")
    easy = pyspiel.load_game("vernissage_gallerist(players=1,level=apprentice)")
    default = pyspiel.load_game("vernissage_gallerist(players=1)")
    assert str(hard.new_initial_state()) != str(easy.new_initial_state())
    assert hard.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert str(easy.new_initial_state()) == str(default.new_initial_state())
