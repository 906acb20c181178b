"""How many there are of each component, wherever they lie."""

from __future__ import annotations

from vernissage.core.rows import Ints, add, plus
from vernissage.core.step import NONE, Step
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.box import (
    ARTISTS,
    ASSISTANTS,
    CARDS,
    COLLECTOR,
    COLOURS,
    CONTRACTS,
    DISPLAY,
    FORMS,
    GALLERIST,
    HELPER,
    LACERDA,
    LOCATIONS,
    RED,
    TILES,
)
from vernissage.games.gallerist.executive import MoveVisitors, OwedAction
from vernissage.games.gallerist.fame import BecomeCelebrity
from vernissage.games.gallerist.influence import GainInfluence, GainInvestment
from vernissage.games.gallerist.media import tokens_left
from vernissage.games.gallerist.owed import Bounded
from vernissage.games.gallerist.sales import LayContract, NewContracts, RefillDisplay, ShuffleContracts
from vernissage.games.gallerist.state import State, is_discovered
from vernissage.games.gallerist.tickets import ExchangeTicket, TakeTickets
from vernissage.games.gallerist.turn import Act
from vernissage.games.gallerist.visitors import InviteVisitor


def census(s: State) -> list[int]:
    """Visitors, tickets, signatures, works, contracts, tiles, cards, assistants and gallerists: constant all game."""
    return [
        *visitors(s),
        *tickets(s),
        *signatures(s),
        *works(s),
        *contracts(s),
        *tiles(s),
        *cards(s),
        *bonuses(s),
        *pieces(s),
        sound(s),
    ]


def visitors(s: State) -> Ints:
    """Visitors of each type: in the bag, on works and red artists, on the Plaza, in lobbies and galleries."""
    row = plus(s.bag, s.plaza)
    for form in range(FORMS):
        row = plus(row, s.crowds[COLOURS * form : COLOURS * (form + 1)])
    for artist in range(ARTISTS):
        if artist % 2 == RED and not is_discovered(s, artist):
            row = add(row, COLLECTOR, 1)
    for player in s.players:
        row = plus(plus(row, player.lobby), player.gallery)
    return row


def tickets(s: State) -> Ints:
    """Tickets of each colour."""
    row = plus(s.box_office, s.ticket_discard)
    for player in s.players:
        row = plus(row, player.tickets)
    return row


def signatures(s: State) -> Ints:
    """Signature tokens of each artist: beside the tile, on value tracks, on commission spaces."""
    row = s.signatures
    for player in s.players:
        for artist in (*player.signatures, player.commission):
            if artist != NONE:
                row = add(row, artist, 1)
    return row


def works(s: State) -> Ints:
    """Works of each kind: in stacks, on easels, set aside, exhibited, sold."""
    row = s.piles
    shown = s.tops + s.easels + s.aside
    for player in s.players:
        shown = shown + player.exhibited + player.sold
    for work in shown:
        if work != NONE:
            row = add(row, work, 1)
    return row


def spread_mask(mask: int, length: int) -> Ints:
    """The bits of a mask."""
    return tuple([mask >> i & 1 for i in range(length)])


def contracts(s: State) -> Ints:
    """Each of the 20 contracts."""
    row = plus(spread_mask(s.deck, CONTRACTS), spread_mask(s.contract_discard, CONTRACTS))
    shown: Ints = ()
    for stack in s.display:
        shown = shown + stack
    for player in s.players:
        shown = shown + player.contracts
    for card in shown:
        if card != NONE:
            row = add(row, card, 1)
    return row


def tiles(s: State) -> Ints:
    """Each of the 20 reputation tiles."""
    row = spread_mask(s.tiles, TILES)
    shown = s.location_tiles + s.market_tiles
    for player in s.players:
        shown = shown + player.reputation + (player.start_tile,)
    for tile in shown:
        if tile != NONE:
            row = add(row, tile, 1)
    return row


def cards(s: State) -> Ints:
    """Each curator card, then each dealer card."""
    row = spread_mask(s.curators, CARDS) + spread_mask(s.dealers, CARDS)
    for player in s.players:
        if player.curator != NONE:
            row = add(row, player.curator, 1)
        if player.dealer != NONE:
            row = add(row, CARDS + player.dealer, 1)
    return row


def bonuses(s: State) -> Ints:
    """Artist bonus tiles of each kind."""
    row = s.bonus_pile
    for bonus in s.bonuses:
        if bonus != NONE:
            row = add(row, bonus, 1)
    return row


def pieces(s: State) -> list[int]:
    """Everybody's assistants and gallerists, Lacerda's last in the solo game."""
    found: list[int] = []
    for seat in range(len(s.players)):
        player = s.players[seat]
        count = player.desks + player.queue + player.removed + sum(player.helped)
        count += sum(spread_mask(player.placed, LOCATIONS)) + len([owner for owner in s.market if owner == seat])
        kicked = s.kicked_seat == seat
        count += 1 if kicked and s.kicked_piece == HELPER else 0
        twice = kicked and s.kicked_piece == GALLERIST and player.location != NONE
        found += [count, 2 if twice else 1]
    if len(s.players) == 1:
        out = 1 if s.kicked_seat == LACERDA and s.kicked_piece == HELPER else 0
        found.append(s.lacerda_supply + out + sum(spread_mask(s.lacerda_placed, LOCATIONS)) + s.market.count(LACERDA))
    return found


def sound(s: State) -> int:
    """1 if no location holds two pieces, no count is below what a supply allows, and what is owed lies where it can."""
    if not owes_in_order(s):
        return 0
    for place in range(LOCATIONS):
        there = 1 if s.lacerda == place and not s.lacerda_out else 0
        there += s.lacerda_placed >> place & 1
        for player in s.players:
            there += (1 if player.location == place else 0) + (player.placed >> place & 1)
        if there > 1:
            return 0
    least = min(min(s.bag), min(s.plaza), min(s.box_office), min(s.ticket_discard), min(s.signatures), min(s.piles))
    for player in s.players:
        least = min(least, player.money, player.influence, player.desks, player.queue, min(player.tickets))
        least = min(least, min(player.lobby), min(player.gallery), ASSISTANTS - player.queue)
    if NONE not in s.artists:
        least = min(least, min([tokens_left(s, level) for level in range(1, 6)]))
    return 1 if least >= 0 else 0


def owes_in_order(s: State) -> bool:
    """Whether an owed action lies over the choice of it, and under one decision of an executive action and its bonus.

    Every way through what lies above it is tried: a position that somebody made up must not be a maze.
    """
    for i in range(len(s.agenda)):
        owed = s.agenda[i]
        if not isinstance(owed, OwedAction):
            continue
        below = s.agenda[i - 1] if i else owed
        if not isinstance(below, Act) or below.executive or below.seat != owed.seat or below.place != owed.place:
            return False
        above = s.agenda[i + 1 :]
        if len(above) > DISPLAY + 1 or len([step for step in above if isinstance(step, Bounded)]) > 1:
            return False
        for step in above:
            if not (isinstance(step, Bounded) or of_a_bonus(step)):
                return False
    return True


def of_a_bonus(step: Step[State]) -> bool:
    """Whether a step belongs to an executive action, or to the bonus of a contract or of an assistant it brings."""
    return isinstance(
        step,
        (
            BecomeCelebrity,
            ExchangeTicket,
            GainInfluence,
            GainInvestment,
            InviteVisitor,
            LayContract,
            MoveVisitors,
            NewContracts,
            RefillDisplay,
            SendAssistant,
            ShuffleContracts,
            TakeTickets,
        ),
    )
