"""The twenty reputation tiles (p. 20)."""

from __future__ import annotations

from vernissage.core.rows import size
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    ASSISTANTS,
    COLLECTOR,
    DIGITAL,
    FORMS,
    INVESTOR,
    PAINTING,
    PHOTO,
    REP_ACQUIRED,
    REP_ASSISTANTS,
    REP_COLLECTORS,
    REP_DIGITAL,
    REP_EXHIBITED,
    REP_FAMOUS,
    REP_FORMS,
    REP_INFLUENCE,
    REP_INVESTORS,
    REP_MASTERPIECES,
    REP_OFFERS,
    REP_PAINTING,
    REP_PHOTO,
    REP_PROMOTED,
    REP_REPUTATION,
    REP_SCULPTURE,
    REP_SOLD,
    REP_TRIOS,
    REP_VIPS,
    REP_VISITORS,
    SCULPTURE,
    SPACES,
    UPPER,
    VIP,
    WORK_KINDS,
)
from vernissage.games.gallerist.market import acquired
from vernissage.games.gallerist.state import Player, State, masterpieces

FAMOUS = 15
WELL_PROMOTED = 4


def counted(s: State, seat: int, tile: int, influence: int) -> int:
    """How many things of a tile's kind a player has (p. 20)."""
    me = s.players[seat]
    if tile == REP_INFLUENCE:
        return influence // 3
    if tile == REP_COLLECTORS:
        return me.gallery[COLLECTOR]
    if tile == REP_VIPS:
        return me.gallery[VIP]
    if tile == REP_INVESTORS:
        return me.gallery[INVESTOR]
    if tile == REP_VISITORS:
        return size(me.gallery)
    if tile == REP_TRIOS:
        return min(me.gallery)
    if tile == REP_REPUTATION:
        return tiles_owned(me)
    if tile == REP_OFFERS:
        return offers_made(s, seat)
    if tile == REP_ASSISTANTS:
        return assistants_in_play(me)
    if tile == REP_PROMOTED:
        return len([level for level in s.promotion if level >= WELL_PROMOTED])
    if tile == REP_FAMOUS:
        return len([fame for fame in s.fame if fame >= FAMOUS])
    if tile == REP_MASTERPIECES:
        return masterpieces(s, me)
    return works_counted(me, tile)


def works_counted(me: Player, tile: int) -> int:
    """How many works, or forms of works, a tile counts (p. 20)."""
    if tile == REP_ACQUIRED:
        return len(me.exhibited) + len(me.sold)
    if tile == REP_SOLD:
        return len(me.sold)
    if tile == REP_EXHIBITED:
        return len(me.exhibited)
    if tile == REP_FORMS:
        return len([form for form in range(FORMS) if acquired(me, form)])
    if tile == REP_PHOTO:
        return of_form(me, PHOTO)
    if tile == REP_PAINTING:
        return of_form(me, PAINTING)
    if tile == REP_DIGITAL:
        return of_form(me, DIGITAL)
    assert tile == REP_SCULPTURE
    return of_form(me, SCULPTURE)


def of_form(me: Player, form: int) -> int:
    """Works of a form that a player exhibits or has sold."""
    works = me.exhibited + me.sold
    return len([work for work in works if work // WORK_KINDS == form])


def tiles_owned(me: Player) -> int:
    """Tiles on the six reputation spaces; one still on slot 3 does not count (GO04)."""
    return len([tile for tile in me.reputation if tile != NONE])


def offers_made(s: State, seat: int) -> int:
    """A player's assistants in the lower part of the market."""
    return len([space for space in range(UPPER, SPACES) if s.market[space] == seat])


def assistants_in_play(me: Player) -> int:
    """Assistants that are neither in the queue nor out of the game (p. 20)."""
    return ASSISTANTS - me.queue - me.removed
