"""What a page's interpreter can have done before anybody comes: its memory is kept, and the next ones go on from there.

docs/offline.md says how. Nobody's games, names or keys are in it.
"""

from __future__ import annotations

import gc
import random
import time
from typing import cast

from vernissage.games import games
from vernissage.house import lobby, puzzling, speech
from vernissage.house.protocol.words import Language
from vernissage.page.console import Console
from vernissage.page.mind import Mind
from vernissage.page.page import opened
from vernissage.page.router import Router
from vernissage.table.match import Match
from vernissage.table.text import LANGUAGES


def prepare() -> None:
    """Import what every page needs, and read what never changes: components, words and puzzles of all games."""
    _ = opened, Router(), Mind(), Console()
    for game in games():
        Match(game.name, seats=max(2, game.seats[0]), seed=0).waiting()
        puzzling.read(game)
        for lang in LANGUAGES:
            speech.words(lang, game.name)
    for lang in LANGUAGES:
        lobby.house_info(cast("Language", lang))
    gc.collect()


def wake() -> None:
    """Go on from a memory that is kept: no two interpreters draw alike, and the hour is that of the place."""
    random.seed()
    if hasattr(time, "tzset"):
        time.tzset()
