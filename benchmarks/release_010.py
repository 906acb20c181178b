"""The strongest bot of version 0.1.0, to measure others against: its search, judging by the hand-made evaluation.

`vernissage arena gallerist release_010:Tenth ismcts@0.1 --games 400`, in this folder.
"""

from __future__ import annotations

import time

from vernissage.bots.greedy import hand_made
from vernissage.bots.ismcts import Ismcts


class Tenth(Ismcts):
    """A tenth of a second for an answer, the processor's."""

    def __init__(self) -> None:
        super().__init__(0.1, clock=time.thread_time, outlook=hand_made)


class Half(Ismcts):
    """Half a second: the level *varnish* of 0.1.0."""

    def __init__(self) -> None:
        super().__init__(0.5, clock=time.thread_time, outlook=hand_made)
