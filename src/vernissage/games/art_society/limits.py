"""What a position of Art Society may hold."""

from __future__ import annotations

from vernissage.core.limits import Limits, Many, Parts, Truth, Whole, exactly, mask
from vernissage.core.step import NONE
from vernissage.games.art_society.box import (
    BIDS,
    DECORS,
    GENRES,
    PAINTINGS,
    STACKS,
    START_BIDS,
    START_PAINTINGS,
    VALUES,
    Box,
)
from vernissage.games.art_society.exchange import FORMS
from vernissage.games.art_society.round import auctioned
from vernissage.games.art_society.versions import VERSION

BAND = 60
"""Bits of a band of a wall's mask."""


def limits(box: Box, seats: int) -> Limits:
    """The ranges of all fields and arguments."""
    painting, tile = Whole(0, PAINTINGS - 1), Whole(0, PAINTINGS + DECORS - 1)
    bid = Whole(1, max(*box.bids, *box.start_bids))
    seat, lots = Whole(0, seats - 1), auctioned(seats)
    cells = box.grid.cells
    return Limits(
        state={
            "version": Whole(1, VERSION),
            "round": Whole(0, BIDS),
            "gavel": Whole(NONE, seats - 1),
            "start_paintings": mask(START_PAINTINGS),
            "start_bids": mask(START_BIDS),
            "stacks": Parts(tuple(mask(len(members)) for members in box.members)),
            "chosen": Many(Whole(0, STACKS - 1), 0, lots),
            "lots": Many(Whole(NONE, PAINTINGS - 1), 0, lots),
            "museum": Many(painting, 0, PAINTINGS),
            "prestige": exactly(Whole(0, 10 * PAINTINGS), GENRES),
            "decor": exactly(Whole(0, max(box.decor)), VALUES),
        },
        player={
            "hand": mask(BIDS),
            "pile": Many(bid, 0, BIDS + 1),
            "sealed": Whole(NONE, max(box.bids)),
            "wall": exactly(mask(BAND), 3),
            "tiles": Many(Parts((tile, Whole(0, cells - 1))), 0, cells),
            "assistant": Whole(NONE, PAINTINGS + DECORS - 1),
            "given": Whole(NONE, cells),
            "picked": Whole(NONE, PAINTINGS - 1),
            "excess": Many(painting, 0, PAINTINGS),
        },
        arguments={
            "seat": seat,
            "ChooseLot.left": Whole(1, lots),
            "TakeDecor.left": Whole(0, cells * cells),
            "decor": Whole(0, DECORS - 1),
            "several": Truth(),
            "wanted": Whole(0, VALUES),
            "value": Whole(0, VALUES),
            "form": Whole(0, FORMS - 1),
        },
        repeats={"TurnLot": lots},
    )
