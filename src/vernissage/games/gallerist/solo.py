"""The solo game: Lacerda, and the goals of the three levels (p. 16)."""

from __future__ import annotations

from vernissage.core.rows import put
from vernissage.core.step import NONE, Decision, Effect, Step
from vernissage.games.gallerist.box import (
    APPRENTICE,
    COLOURS,
    COLUMNS,
    EXPERIENCED,
    GALLERIST,
    HELPER,
    INTERNATIONAL_MARKET,
    LACERDA,
    LOCATIONS,
    MIDDLE,
    SPACES,
    UPPER,
)
from vernissage.games.gallerist.kicked import kicked_out_steps
from vernissage.games.gallerist.reputation import tiles_owned
from vernissage.games.gallerist.scoring import curator_goals, curator_money, dealer_goals, dealer_money, rank, standing
from vernissage.games.gallerist.state import State, masterpieces
from vernissage.games.gallerist.tickets import leave_box_office
from vernissage.games.gallerist.versions import lacerda_waits

TILES_WANTED = (4, 5, 5)
MASTERPIECES_WANTED = (1, 2, 3)
MONEY_WANTED = (160, 180, 0)
CARD_MONEY_WANTED = 35


class LacerdaMoves(Effect[State]):
    """Lacerda is placed opposite the player, later goes one location clockwise, leaving an assistant (p. 16)."""

    def take(self, s: State, _: int) -> None:
        me = s.players[0]
        if s.lacerda == NONE:
            s.lacerda = (me.location + 2) % LOCATIONS
            return
        if not s.lacerda_out and s.lacerda_supply:
            s.lacerda_placed |= 1 << s.lacerda
            s.lacerda_supply -= 1
        s.lacerda = (s.lacerda + 1) % LOCATIONS
        s.lacerda_out = False
        here = 1 << s.lacerda
        if s.lacerda_placed & here:
            s.lacerda_placed &= ~here
            s.lacerda_supply += 1
        if me.location == s.lacerda:
            me.location = NONE
            s.kicked_seat, s.kicked_from, s.kicked_piece = 0, s.lacerda, GALLERIST
        elif me.placed & here:
            me.placed &= ~here
            s.kicked_seat, s.kicked_from, s.kicked_piece = 0, s.lacerda, HELPER
        steps: list[Step[State]] = [LacerdaTrades()] if s.lacerda == INTERNATIONAL_MARKET else []
        s.then(*steps, *kicked_out_steps(s))


def kick_out_lacerda(s: State, seat: int, place: int) -> None:
    """The player enters a location where Lacerda or an assistant of his stands, who is kicked out (p. 16)."""
    here = 1 << place
    if s.lacerda_placed & here:
        s.lacerda_placed &= ~here
        s.kicked_piece = HELPER
    elif s.lacerda == place and not s.lacerda_out:
        s.lacerda_out = True
        s.kicked_piece = GALLERIST
    else:
        return
    s.kicked_seat, s.kicked_from = LACERDA, place
    if not lacerda_waits(s):
        LacerdaActs(seat).take(s, 0)


class LacerdaActs(Effect[State]):
    """After the turn in which Lacerda or an assistant of his was kicked out, a ticket is discarded (p. 16, G35).

    The assistant returns to the supply; at the International Market one is placed.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        if s.kicked_piece == HELPER:
            s.lacerda_supply += 1
        steps: list[Step[State]] = []
        if max(s.box_office):
            steps.append(DiscardTicket(self.seat))
        if s.kicked_from == INTERNATIONAL_MARKET:
            steps.append(LacerdaTrades())
        s.kicked_seat, s.kicked_from, s.kicked_piece = NONE, NONE, NONE
        s.then(*steps)


class DiscardTicket(Decision[State]):
    """A ticket of the largest stack leaves the box office; among equal stacks the player chooses (p. 16)."""

    def options(self, s: State) -> list[int]:
        most = max(s.box_office)
        return [colour for colour in range(COLOURS) if s.box_office[colour] == most]

    def why_not(self, s: State, colour: int) -> str:
        return "" if s.box_office[colour] == max(s.box_office) else "why-not-largest-stack"

    def take(self, s: State, colour: int) -> None:
        leave_box_office(s, colour)
        s.ticket_discard = put(s.ticket_discard, colour, s.ticket_discard[colour] + 1)


def first_empty(s: State, first: int, last: int) -> int:
    """The first space without an assistant, row by row from the top left, the middle column left out (p. 16)."""
    for space in range(first, last):
        if space % COLUMNS != MIDDLE and s.market[space] == NONE:
            return space
    return NONE


def lacerda_space(s: State) -> int:
    """Where Lacerda's next assistant on the table goes: upper and lower part in turn, as far as they have room."""
    upper, lower = first_empty(s, 0, UPPER), first_empty(s, UPPER, SPACES)
    on_table = len([owner for owner in s.market if owner == LACERDA])
    if on_table % 2 == 0:
        return upper if upper != NONE else lower
    return lower if lower != NONE else upper


class LacerdaTrades(Effect[State]):
    """One of Lacerda's assistants goes on the market table; a tile on its space is discarded (p. 16)."""

    def take(self, s: State, _: int) -> None:
        space = lacerda_space(s)
        if s.lacerda_supply == 0 or space == NONE:
            return
        s.lacerda_supply -= 1
        s.market = put(s.market, space, LACERDA)
        if space < UPPER and s.market_tiles[space] != NONE:
            s.tiles |= 1 << s.market_tiles[space]
            s.market_tiles = put(s.market_tiles, space, NONE)


def goals(s: State) -> list[bool]:
    """Whether each goal of the level is reached: cards, reputation tiles, masterpieces, money (p. 16).

    The Master Gallerist has no money goal.
    """
    me = s.players[0]
    shown, sold = curator_goals(s, me), dealer_goals(s, me)
    if s.level == APPRENTICE:
        cards = any(shown) and any(sold)
    elif s.level == EXPERIENCED:
        cards = shown[-1] and any(sold)
    else:
        cards = curator_money(s, me) + dealer_money(s, me) >= CARD_MONEY_WANTED
    tiles = tiles_owned(me) >= TILES_WANTED[s.level]
    works = masterpieces(s, me) + me.masterpieces_sold >= MASTERPIECES_WANTED[s.level]
    reached = [cards, tiles, works]
    if MONEY_WANTED[s.level]:
        reached.append(standing(s, 0) >= MONEY_WANTED[s.level])
    return reached


def winners(s: State) -> list[int]:
    """The richest, ties broken, if still tied all of them (p. 16); alone, whoever reached all goals of the level."""
    if len(s.players) == 1:
        return [0] if all(goals(s)) else []
    ranks = [rank(s, seat) for seat in range(len(s.players))]
    best = max(ranks)
    return [seat for seat in range(len(ranks)) if ranks[seat] == best]
