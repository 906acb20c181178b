"""Pebbles: the smallest game that can be sat down to, for 2 or 3 players."""

from importlib.resources import files

from vernissage.core.game import Game, Kind, Outlook
from vernissage.core.limits import Limits, Whole
from vernissage.core.sheet import Sheet
from vernissage.games.pebbles.rules import Box, Player, State, Take, begins, scores, setup, winners
from vernissage.games.pebbles.view import WORDING, View, encode, score_sheet, view

MOST = 9


def read(sheet: Sheet) -> Box:
    """The box of a sheet."""
    sheet.known({"heap": ("pebbles", "most")})
    sheet.table("heap")
    return Box(sheet.digest, sheet.integer("heap.pebbles", 30, 90), sheet.integer("heap.most", 2, MOST))


def limits(box: Box, seats: int) -> Limits:
    """No heap and no player has more pebbles than there are."""
    pebbles = Whole(0, box.pebbles)
    return Limits({"heap": pebbles}, {"taken": pebbles}, {"seat": Whole(0, seats - 1)})


GAME = Game(
    name="pebbles",
    title="Pebbles",
    designer="nobody",
    version=1,
    seats=(2, 3),
    variants=(),
    sheet=Sheet(files(__package__).joinpath("components.toml").read_text("utf-8"), "pebbles components.toml"),
    read=read,
    setup=setup,
    view=view,
    view_type=View,
    guess=lambda s, seat, dice: s.copy(),
    scores=scores,
    winners=winners,
    score_sheet=score_sheet,
    begins=begins,
    census=lambda s: [s.heap + sum(scores(s))],
    limits=limits,
    pieces=lambda seats: [("heap", 1), ("taken", seats)],
    encode=encode,
    kinds=(Kind(Take, MOST + 1, "amount"),),
    steps=(),
    state=State,
    player=Player,
    wording=WORDING,
    outlook=Outlook(lambda s: [float(points) for points in scores(s)], scale=5.0, horizon=12),
)
