"""Vernissage: four art-world board games, played exactly by their rulebooks.

>>> import vernissage
>>> match = vernissage.Match("masters-gallery", seats=2, seed=1)
>>> while not match.finished:
...     for asked in match.waiting():
...         match.answer(asked.seat, asked.default)
>>> len(match.scores())
2
"""

from vernissage.core.dice import Dice
from vernissage.core.game import Game, Kind, Line
from vernissage.core.sheet import Sheet, SheetError
from vernissage.core.step import CHANCE, HIDDEN, SPECTATOR, play, play_out, roll, settle
from vernissage.games import UnknownGame, game, games
from vernissage.table.codec import PositionError
from vernissage.table.match import AnswerError, Event, Match
from vernissage.table.record import Record, RecordError
from vernissage.table.start import SetupError
from vernissage.table.waiting import Option, Refusal, Waiting
from vernissage.version import VERSION

__all__ = [
    "CHANCE",
    "HIDDEN",
    "SPECTATOR",
    "AnswerError",
    "Dice",
    "Event",
    "Game",
    "Kind",
    "Line",
    "Match",
    "Option",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "SetupError",
    "Sheet",
    "SheetError",
    "UnknownGame",
    "Waiting",
    "__version__",
    "compiled",
    "game",
    "games",
    "play",
    "play_out",
    "roll",
    "settle",
]

__version__ = VERSION


def compiled() -> bool:
    """Whether the engine and the rules run compiled rather than as plain Python."""
    from vernissage.core import step

    return not step.__file__.endswith((".py", ".pyc"))
