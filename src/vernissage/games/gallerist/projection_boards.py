"""A player's board of The Gallerist as a seat sees it."""

from __future__ import annotations

from vernissage.core.step import NONE
from vernissage.games.gallerist.auction import bid
from vernissage.games.gallerist.box import (
    AUCTION_LINE,
    CELEBRITY,
    CURATOR_LINE,
    DEALER_LINE,
    DESKS,
    FRONT,
    INFLUENCE_UP,
    QUEUE,
    TILE_LINE,
    TOP_INFLUENCE,
    WORK_KINDS,
)
from vernissage.games.gallerist.describe import (
    artist_name,
    bonus_name,
    curator,
    dealer,
    icons,
    number,
    place_name,
    places,
    tile_or_none,
    work_shown,
)
from vernissage.games.gallerist.ids import (
    BONUS_IDS,
    FORM_IDS,
    ICON_IDS,
    SIDE_IDS,
    TILE_IDS,
)
from vernissage.games.gallerist.reputation import assistants_in_play, counted
from vernissage.games.gallerist.scoring import standing, tiles_in_order
from vernissage.games.gallerist.state import (
    Player,
    State,
    masterpieces,
    rating,
    sales_value,
    slots,
)
from vernissage.games.gallerist.view import (
    Auctioned,
    ContractSlot,
    CountedTile,
    Exhibit,
    PlayerBoard,
    ReputationSpace,
    Tickets,
    Visitors,
)


def player_board(s: State, seat: int, own: bool) -> PlayerBoard:
    """A player's board, lobby, gallery and pieces; the two secret cards if the reader may see them."""
    me = s.players[seat]
    return PlayerBoard(
        money=me.money,
        standing=standing(s, seat),
        influence=me.influence,
        tickets=Tickets(*me.tickets),
        lobby=Visitors(*me.lobby),
        gallery=Visitors(*me.gallery),
        collector_limit=len(me.sold) + 1,
        gallerist=place_name(me.location),
        desks=me.desks,
        desks_in_all=DESKS,
        queue=me.queue,
        hired=QUEUE - me.queue,
        hire_costs=s.box.hire_costs,
        hire_bonuses=tuple([bonus_name(bonus) for bonus in s.box.hire_bonuses]),
        assistants_at=places(me.placed),
        assistants_on_market=s.market.count(seat),
        assistants_out=me.removed,
        exhibited=tuple([exhibit(s, me, i) for i in range(len(me.exhibited))]),
        slots=slots(s, me),
        masterpieces=masterpieces(s, me),
        masterpieces_sold=me.masterpieces_sold,
        start_tile=tile_or_none(s, me.start_tile),
        sold=tuple([work_shown(s, tile) for tile in me.sold]),
        commission=None if me.commission == NONE else artist_name(me.commission),
        contracts=tuple([contract_slot(s, me, slot) for slot in range(len(me.contracts))]),
        reputation=tuple([reputation_space(s, seat, space) for space in range(len(me.reputation))]),
        total_offer=bid(s, seat)[0],
        assistants_in_play=assistants_in_play(me),
        final_influence=final_influence(s, seat),
        curator=curator(s, me) if own or s.scoring > CURATOR_LINE else None,
        dealer=dealer(s, me) if own or s.scoring > DEALER_LINE else None,
        auctioned=auctioned(s, me),
    )


def reputation_space(s: State, seat: int, space: int) -> ReputationSpace:
    """A reputation space: its bonus, or the tile on it (p. 12)."""
    tile = s.players[seat].reputation[space]
    return ReputationSpace(
        BONUS_IDS[s.box.reputation_bonuses[space]], None if tile == NONE else counted_tile(s, seat, tile)
    )


def counted_tile(s: State, seat: int, tile: int) -> CountedTile:
    """A tile on a player's board with what it counts, now or when it was scored (p. 20)."""
    me, money = s.players[seat], s.box.tile_money[tile]
    count = counted(s, seat, tile, me.influence)
    for line, what, scored in me.scored:
        if line == TILE_LINE and what == tile:
            count = scored // max(1, money)
    return CountedTile(TILE_IDS[tile], s.box.tile_influence[tile], money, count)


def final_influence(s: State, seat: int) -> int:
    """The influence of the last scoring step: with that of the tiles, if they are not scored yet (p. 15)."""
    me = s.players[seat]
    influence = me.influence
    if s.scoring <= TILE_LINE:
        for tile in tiles_in_order(me):
            influence += counted(s, seat, tile, influence) * s.box.tile_influence[tile]
    return min(TOP_INFLUENCE, influence)


def auctioned(s: State, me: Player) -> Auctioned | None:
    """The renowned work a player has won, and its value (p. 15)."""
    for line, tile, money in me.scored:
        if line == AUCTION_LINE:
            return Auctioned(FORM_IDS[tile // WORK_KINDS], s.box.work_fame[tile % WORK_KINDS], icons(s, tile), money)
    return None


def exhibit(s: State, me: Player, slot: int) -> Exhibit:
    """A work in a gallery with the artist whose signature stands for it; an auctioned one has none."""
    tile, artist = me.exhibited[slot], me.signatures[slot]
    signed = artist != NONE
    return Exhibit(
        form=FORM_IDS[tile // WORK_KINDS],
        fame=s.box.work_fame[tile % WORK_KINDS],
        tickets=icons(s, tile),
        artist=artist_name(artist) if signed else None,
        stars=rating(s, artist) if signed else None,
        value=sales_value(s, artist) if signed else None,
        masterpiece=signed and s.fame[artist] == CELEBRITY,
    )


def contract_slot(s: State, me: Player, slot: int) -> ContractSlot:
    """A contract slot: its ticket while it is empty, else the card, its side and its assistant (pp. 6, 9-10)."""
    card, side = me.contracts[slot], me.sides[slot]
    shown = s.box.contract_bonuses[card] if side == FRONT else 0 if side == INFLUENCE_UP else 1
    return ContractSlot(
        ticket=ICON_IDS[s.box.slot_tickets[slot] - 1],
        card=number(card),
        form=None if card == NONE else FORM_IDS[s.box.contract_forms[card]],
        bonus=None if card == NONE else BONUS_IDS[shown],
        fulfilled=card != NONE and side != FRONT,
        side=SIDE_IDS[side],
        assistant=me.helped[slot] == 1,
    )
