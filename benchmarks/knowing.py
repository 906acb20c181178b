"""What sealed bids of Art Society give away: a bot that knows how its opponents search, and bids against that.

`vernissage arena art-society knowing:Twentieth knowing:Knowing --games 100`, in this folder: equals win half of them.
"""

from __future__ import annotations

import time
from typing import Any

from vernissage import Dice
from vernissage.bots import Known
from vernissage.bots.ismcts import Ismcts, ranked, searching
from vernissage.core.step import NONE
from vernissage.games.art_society.bidding import Bid

SECONDS = 0.05
ASKED = 4
"""How often it asks itself what each of the others would bid."""


class Twentieth(Ismcts):
    """The search as it is, for a twentieth of a second, the processor's."""

    def __init__(self) -> None:
        super().__init__(SECONDS, clock=time.thread_time)


class Knowing(Twentieth):
    """The same search, but before it bids it bids for all others as they would, and searches against these bids."""

    def choose(self, seat: int, position: Known, dice: Dice) -> int:
        """The bid that is best against what the others are likely to bid; else as the others answer."""
        if not isinstance(position.step, Bid) or len(position.options) == 1:
            return super().choose(seat, position, dice)
        game, answers = position.game, dict[int, list[int]]()
        for _ in range(ASKED):
            s = reopened(position.guess(dice))
            for other in range(position.seats):
                if other != seat:
                    answers.setdefault(other, []).append(super().choose(other, Known(game, s, other), dice))

        def guess(dice: Dice) -> Any:
            s = reopened(position.guess(dice))
            for step in [step for step in s.agenda if isinstance(step, Bid) and step.seat != seat]:
                s.agenda.remove(step)
                step.take(s, dice.pick(answers[step.seat]))
            return s

        search = searching(game, self.outlook(game, position.seats), position.seats, guess, dice)
        start = self.clock()
        while self.clock() - start < self.seconds:
            search.iterate()
        return ranked(position, search)[0].choice


def reopened(s: Any) -> Any:
    """The same position, in which those who have bid already are asked again."""
    for seat, player in enumerate(s.players):
        if player.sealed != NONE:
            player.hand |= 1 << s.box.bids.index(player.sealed)
            player.sealed = NONE
            s.agenda.insert(len(s.agenda) - 1, Bid(seat))
    return s
