"""The games as OpenSpiel games (2.0.2), with nature as a player: importing this registers them.

>>> import pyspiel
>>> import vernissage.envs.openspiel
>>> state = pyspiel.load_game("vernissage_masters_gallery(players=3)").new_initial_state()
>>> state.is_chance_node(), state.chance_outcomes()[0]
(True, (0, 0.3333333333333333))
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.game import Game
from vernissage.core.step import SPECTATOR, Chance, Decision
from vernissage.envs import MissingLibrary
from vernissage.envs.numbers import rules_of
from vernissage.envs.recall import Recall, as_word, written
from vernissage.games import games
from vernissage.table import codec
from vernissage.table.text import catalogue

try:
    import numpy as np
    import pyspiel
except ImportError as missing:
    raise MissingLibrary(missing) from missing

LONGEST = 5000
"""More answers than any game takes; the longest of some thousand random ones took 849."""


def short_name(game: Game) -> str:
    """How OpenSpiel calls a game."""
    return f"vernissage_{game.name.replace('-', '_')}"


def game_type(game: Game, seats: int) -> Any:
    """What OpenSpiel wants to know of a game before it is set up. Alone, one plays against the goals: no zero sum."""
    kinds = pyspiel.GameType
    low, high = game.seats
    return kinds(
        short_name=short_name(game),
        long_name=game.title,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if seats == 1 else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(2, low),
            **{variant.name: variant.values[0] for variant in game.variants},
        },
    )


class SpielGame(pyspiel.Game):
    """A game for a number of players with its options, as OpenSpiel sees it."""

    def __init__(self, game: Game, params: dict[str, Any] | None = None) -> None:
        params = dict(params or {})
        seats = params.get("players", max(2, game.seats[0]))
        options = {name: value for name, value in params.items() if name != "players"}
        self.rules = rules_of(game.name, seats, tuple(sorted(options.items())))
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=max(kind.width for kind in game.kinds if issubclass(kind.step, Chance)),
            num_players=seats,
            min_utility=-1.0 / max(1, seats - 1),
            max_utility=1.0,
            utility_sum=None if seats == 1 else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(game, seats), info, params)

    def new_initial_state(self) -> SpielState:
        """The game before the first draw."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """Whoever looks at states."""
        if params:
            raise ValueError(f"observers take no parameters, not {params}")
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):
    """A position, as OpenSpiel sees it: secrets are kept by the observers, not here."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.recall = Recall.start(game.rules)  # the only attribute: OpenSpiel copies and saves every one

    def current_player(self) -> int:
        """The seat that is asked, nature, or nobody at the end."""
        step = self.recall.step
        if step is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return step.seat if isinstance(step, Decision) else int(pyspiel.PlayerId.CHANCE)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.recall.step is None

    def _legal_actions(self, player: int) -> list[int]:
        return self.recall.rules.actions(self.recall.state)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What nature may answer, and how likely each is."""
        s, step = self.recall.state, self.recall.step
        assert isinstance(step, Chance)
        weights = step.weights(s)
        total = sum(weights)
        return [(choice, weight / total) for choice, weight in zip(s.choices, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        recall = self.recall
        choice = action if isinstance(recall.step, Chance) else recall.rules.choice(recall.state, action)
        recall.answer(choice)

    def _action_to_string(self, player: int, action: int) -> str:
        """The kind of answer and its number, with the words on the button if it can be given now."""
        recall, step = self.recall, self.recall.step
        if player == pyspiel.PlayerId.CHANCE:
            return f"{type(step).__name__ if isinstance(step, Chance) else 'Nature'} {action}"
        kind = max((k for k in recall.rules.game.decisions if recall.rules.offsets[k.step] <= action), key=self._offset)
        name = f"{kind.name} {action - self._offset(kind)}"
        if step is None or action not in recall.rules.actions(recall.state):
            return name
        label = recall.rules.game.wording.label(recall.state, step, action - self._offset(kind))
        return f"{name}: {catalogue('en', recall.rules.game).say(label)}"

    def _offset(self, kind: Any) -> int:
        return self.recall.rules.offsets[kind.step]

    def returns(self) -> list[float]:
        """What the game is worth to each seat: nothing before its end."""
        rules = self.recall.rules
        return [0.0] * rules.seats if self.recall.step is not None else rules.rewards(self.recall.state)

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> SpielState:
        """A state that a player cannot tell from this one, with all it cannot know dealt anew."""
        return resampled(self, player, Dice(int(probability_sampler() * (1 << 53))))

    def __str__(self) -> str:
        game = self.recall.rules.game
        waiting = "over" if self.recall.step is None else as_word(self.recall.step)
        return f"{game.title}, {self.recall.rules.seats} players, {waiting}, {codec.digest(game, self.recall.state)}"


def resampled(state: Any, player: int, dice: Dice) -> SpielState:
    """A state that a player cannot tell from this one."""
    twin: SpielState = state.clone()
    twin.recall = state.recall.dealt_anew(player, dice)
    return twin


def resampler(seed: int) -> Callable[[Any, int], SpielState]:
    """Our way of dealing anew for OpenSpiel's IS-MCTS: `bot.set_resampler(resampler(1))`."""
    dice = Dice(seed)
    return lambda state, player: resampled(state, player, dice)


class SpielObserver:
    """Looks at states for one player, the public, or everybody."""

    def __init__(self, game: SpielGame, observed: Any) -> None:
        if observed.perfect_recall and not observed.public_info:
            raise ValueError("what one alone was told is remembered together with what all were told, not without it")
        self.rules = game.rules
        self.observed = observed
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        single = observed.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if observed.perfect_recall or not single or not observed.public_info:
            return  # only what one seat knows at the moment is there as numbers
        self.tensor = np.zeros(self.rules.size, np.float32)
        start = 0
        for name, length in self.rules.pieces:
            self.dict[name] = self.tensor[start : start + length]
            start += length

    def set_from(self, state: SpielState, player: int) -> None:
        """What a player sees now, as numbers."""
        if self.tensor is not None:
            self.rules.observe(state.recall.state, player, self.tensor)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player sees now; or, with perfect recall, all it has seen."""
        kinds, seats = pyspiel.PrivateInfoType, [player]
        if self.observed.private_info == kinds.ALL_PLAYERS:
            seats = list(range(self.rules.seats))
        elif self.observed.private_info == kinds.NONE:
            seats = [SPECTATOR] if self.observed.public_info else []
        return "\n".join(self._text(state.recall, seat) for seat in seats)

    def _text(self, recall: Recall, seat: int) -> str:
        if not self.observed.public_info:
            return written(self.rules.game.view(recall.state, seat).players[seat])
        return recall.story(seat) if self.observed.perfect_recall else recall.view(seat)


def register(game: Game) -> type[SpielGame]:
    """Make a game known to OpenSpiel under its short name."""

    class Registered(SpielGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(game, params)

    pyspiel.register_game(game_type(game, max(2, game.seats[0])), Registered)
    return Registered


GAMES = tuple(register(found) for found in games())
