"""The International Market: reputation tiles and offers (pp. 12-13)."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import put
from vernissage.core.step import NONE, Decision, Effect
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.bonuses import bonus_step
from vernissage.games.gallerist.box import (
    COLLECTOR,
    COLUMNS,
    INVESTOR,
    MIDDLE,
    REPUTATION_SPACES,
    SPACES,
    START_SLOT,
    START_TILE,
    UPPER,
    VIP,
    WORK_KINDS,
)
from vernissage.games.gallerist.influence import GainColumn, Pay, affordable, raised
from vernissage.games.gallerist.state import Player, State
from vernissage.games.gallerist.visitors import SendVisitor

OFFER_SPACES = SPACES - UPPER
NEEDED: Final = (
    (1 << INVESTOR | 1 << VIP | 1 << COLLECTOR,),
    (1 << INVESTOR, 1 << VIP),
    (1 << COLLECTOR, 1 << INVESTOR | 1 << VIP),
)
"""The visitors a lobby must hold for each column, one of every set, as `opens` asks for them (p. 12): to be drawn."""


def opens(me: Player, column: int) -> bool:
    """Whether the visitors in a lobby give access to a column (p. 12)."""
    investors, vips, collectors = me.lobby[INVESTOR], me.lobby[VIP], me.lobby[COLLECTOR]
    if column == 0:
        return investors + vips + collectors > 0
    if column == 1:
        return investors > 0 and vips > 0
    return collectors > 0 and investors + vips > 0


def why_closed(s: State, me: Player, column: int) -> str:
    """Why a column is not open to a player (p. 12); the middle one is closed to one or two players (G19)."""
    if column == MIDDLE and len(s.players) < 3:
        return "why-middle-column"
    return "" if opens(me, column) else "why-lobby"


def acquired(me: Player, form: int) -> bool:
    """Whether a player exhibits or has sold a work of a form (p. 12)."""
    return any([work // WORK_KINDS == form for work in me.exhibited + me.sold])


def why_not_tile(s: State, me: Player, space: int) -> str:
    """Why a player cannot take the tile of a space (p. 12)."""
    closed = why_closed(s, me, space % COLUMNS)
    if closed:
        return closed
    if s.market_tiles[space] == NONE:
        return "why-space-taken"
    return "" if acquired(me, space // COLUMNS) else "why-row"


def why_not_reputation(s: State, me: Player, helpers: int) -> str:
    """Why a player can take no reputation tile (p. 12)."""
    if helpers == 0:
        return "why-no-assistant"
    if not me.exhibited and not me.sold:
        return "why-no-work-acquired"
    if NONE not in me.reputation:
        return "why-no-reputation-space"
    for space in range(UPPER):
        if s.market_tiles[space] != NONE and not why_not_tile(s, me, space):
            return ""
    return "why-no-tile-open"


class TakeReputation(Decision[State]):
    """Take a reputation tile: influence, the tile and its space's bonus, a visitor leaves the lobby (p. 12).

    The assistant leaves its place first, so that a bonus finds the desk free (GO01).
    """

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return [space for space in range(UPPER) if not why_not_tile(s, me, space)]

    def why_not(self, s: State, space: int) -> str:
        return why_not_tile(s, s.players[self.seat], space)

    def take(self, s: State, space: int) -> None:
        s.then(
            SendAssistant(self.seat, space),
            GainColumn(self.seat, space % COLUMNS),
            PlaceReputation(self.seat, space),
            SendVisitor(self.seat),
        )


class PlaceReputation(Decision[State]):
    """A tile goes on an empty reputation space, whose bonus is gained (pp. 8, 12)."""

    def __init__(self, seat: int, tile_from: int) -> None:
        super().__init__(seat)
        self.tile_from = tile_from

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return [space for space in range(REPUTATION_SPACES) if me.reputation[space] == NONE]

    def why_not(self, s: State, space: int) -> str:
        return "" if s.players[self.seat].reputation[space] == NONE else "why-reputation-space-taken"

    def take(self, s: State, space: int) -> None:
        me = s.players[self.seat]
        if self.tile_from == START_TILE:
            tile = me.start_tile
            me.start_tile = NONE
        else:
            tile = s.market_tiles[self.tile_from]
            s.market_tiles = put(s.market_tiles, self.tile_from, NONE)
        me.reputation = put(me.reputation, space, tile)
        s.then(bonus_step(self.seat, s.box.reputation_bonuses[space]))


class FreeStartTile(Effect[State]):
    """At the end of a turn the start tile under which a work hangs moves to a reputation space (p. 8, G27)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        if me.start_tile == NONE or len(me.exhibited) <= START_SLOT:
            return
        if NONE in me.reputation:
            s.then(PlaceReputation(self.seat, START_TILE), SendVisitor(self.seat))
        else:
            s.then(DiscardStartTile(self.seat))


class DiscardStartTile(Effect[State]):
    """The start tile goes back to the box: no reputation space is free, or an auctioned work covers it (p. 8, G22)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        s.tiles |= 1 << me.start_tile
        me.start_tile = NONE


def why_not_offer_at(s: State, me: Player, space: int, influence: int) -> str:
    """Why a player cannot make the offer of a space of the lower part (p. 13)."""
    closed = why_closed(s, me, space % COLUMNS)
    if closed:
        return closed
    if s.market[UPPER + space] != NONE:
        return "why-space-taken"
    after = raised(influence, s.box.column_influence[space % COLUMNS])
    return "" if affordable(s, me, s.box.offers[space // COLUMNS], after) else "why-too-expensive"


def why_not_offer(s: State, me: Player, influence: int, helpers: int) -> str:
    """Why a player can make no offer (p. 13)."""
    if helpers == 0:
        return "why-no-assistant"
    for space in range(OFFER_SPACES):
        if not why_not_offer_at(s, me, space, influence):
            return ""
    return "why-no-offer-open"


class MakeOffer(Decision[State]):
    """Make an offer: influence, its price, the bonus of the space; the assistant leaves first (p. 13, G14)."""

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return [space for space in range(OFFER_SPACES) if not why_not_offer_at(s, me, space, me.influence)]

    def why_not(self, s: State, space: int) -> str:
        me = s.players[self.seat]
        return why_not_offer_at(s, me, space, me.influence)

    def take(self, s: State, space: int) -> None:
        s.then(
            SendAssistant(self.seat, UPPER + space),
            GainColumn(self.seat, space % COLUMNS),
            Pay(self.seat, s.box.offers[space // COLUMNS]),
            bonus_step(self.seat, s.box.offer_bonuses[space]),
        )
