"""What a position of The Gallerist is worth to each player: the money that may be expected at the end."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import Ints, size
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    CELEBRITY,
    CONTRACT_SLOTS,
    CURATOR_GOALS,
    DEALER_GOALS,
    EXPERIENCED,
    FORMS,
    OVER,
    PLAYING,
    SEATS,
    WORK_KINDS,
    form_of,
)
from vernissage.games.gallerist.reputation import tiles_owned
from vernissage.games.gallerist.sales import matches
from vernissage.games.gallerist.scoring import curator_money, dealer_money, scores, standing
from vernissage.games.gallerist.solo import MASTERPIECES_WANTED, MONEY_WANTED, TILES_WANTED
from vernissage.games.gallerist.state import State, helpers, initial_fame, masterpieces, sales_value

TICKET: Final = 0.9
"""What a ticket in hand may bring as long as the end is not in sight."""
GUEST: Final = 1.6
"""What a visitor in the gallery may bring: influence, money and fame, now and then."""
CALLER: Final = 0.8
"""What a visitor in the lobby may bring."""
HAND: Final = 0.9
"""What an assistant to send may bring."""
UNUSED: Final = 1.8
"""What the bonus of a contract not yet used may bring."""
SALE: Final = 3.0
"""What it brings to have a contract for an exhibited work: a free slot, and a step towards a set."""
PROMISE: Final = 2.5
"""What a commission is worth beyond the fame it saves."""
LATE: Final = 0.2
"""What of all this remains when the end has been called."""
GOAL: Final = 40.0
"""What a goal of the solo game is worth in money, as far as it is reached."""
TIME: Final = 3.0
"""What a ticket in the box office is worth alone when the game begins: it puts the end off."""
LONG: Final = 50.0
"""Rounds after which time is worth nothing any more: a game that is not won by then will hardly be."""
NEARLY: Final = 0.8
"""How much of a masterpiece a work is whose artist is about to be a celebrity."""
PLENTY: Final = 180.0
"""Money to strive for at the level that asks for none: it makes better turns later."""


def evaluate(s: State) -> list[float]:
    """What would be scored now, the secret goals included, and the means of each player; alone, the goals."""
    if len(s.players) == 1:
        return [alone(s)]
    if s.ending == OVER:
        return [float(points) for points in scores(s)]
    weight = 1.0 if s.ending == PLAYING else LATE
    return [expected(s, seat, weight) for seat in range(len(s.players))]


def expected(s: State, seat: int, weight: float) -> float:
    """What one player may expect; `weight` says how much there is still to come."""
    return promised(s, seat, float(standing(s, seat)), weight)


def promised(s: State, seat: int, value: float, weight: float) -> float:
    """What one player may expect who would score that value now."""
    me = s.players[seat]
    if me.curator != NONE and me.dealer != NONE:
        value += curator_money(s, me) + dealer_money(s, me)
    means = TICKET * size(me.tickets) + GUEST * size(me.gallery) + CALLER * size(me.lobby)
    means += HAND * min(4, helpers(s, seat))
    for slot in range(CONTRACT_SLOTS):
        if me.contracts[slot] != NONE and not me.helped[slot]:
            means += UNUSED
    for i in range(len(me.signatures)):
        if me.signatures[i] != NONE and sellable(s, seat, form_of(me.signatures[i])):
            means += SALE
    if me.commission != NONE and s.tops[form_of(me.commission)] != NONE:
        means += PROMISE + max(0, sales_value(s, me.commission) - initial_fame(s, me.commission))
    return value + weight * means


def sellable(s: State, seat: int, form: int) -> bool:
    """Whether a player has an unfulfilled contract for a form."""
    me = s.players[seat]
    return any([matches(s, me, slot, form) for slot in range(CONTRACT_SLOTS)])


def turn_number(s: State) -> int:
    """Which turn it is: several answers make one."""
    return s.round * SEATS + s.active


def alone(s: State) -> float:
    """How far the goals of the solo game are, in money: nought if all are just reached (p. 16)."""
    me = s.players[0]
    money = expected(s, 0, 0.0 if s.ending == OVER else 1.0 if s.ending == PLAYING else LATE)
    money -= MONEY_WANTED[s.level] or PLENTY
    if s.ending == PLAYING:
        money += TIME * size(s.box_office) * max(0.0, 1.0 - s.round / LONG)
    missing = 1.0 - min(1.0, tiles_owned(me) / TILES_WANTED[s.level])
    missing += 1.0 - glory(s)
    if me.curator != NONE and me.dealer != NONE:
        curator, dealer = CURATOR_GOALS * me.curator, DEALER_GOALS * me.dealer
        first = CURATOR_GOALS - 1 if s.level == EXPERIENCED else 0
        shown = nearest(by_form(me.exhibited), s.box.curator_goals, curator + first, curator + CURATOR_GOALS)
        sold = nearest(by_form(me.sold), s.box.dealer_goals, dealer, dealer + DEALER_GOALS)
        missing += 2.0 - shown - sold
    return money - GOAL * missing


def glory(s: State) -> float:
    """How much of the masterpieces wanted there is, from 0 to 1: first those that are, then works on the way."""
    me = s.players[0]
    wanted = MASTERPIECES_WANTED[s.level]
    there = masterpieces(s, me) + me.masterpieces_sold
    total = float(min(there, wanted))
    fame = sorted([s.fame[artist] for artist in me.signatures if artist != NONE and s.fame[artist] < CELEBRITY])
    while there < wanted and fame:
        total += NEARLY * fame.pop() / CELEBRITY
        there += 1
    return total / wanted


def by_form(works: Ints) -> list[int]:
    """How many works there are of each form."""
    forms = [0] * FORMS
    for work in works:
        form = work // WORK_KINDS
        forms[form] = forms[form] + 1
    return forms


def nearest(forms: list[int], wanted: Ints, first: int, last: int) -> float:
    """How much of the nearest goal of a secret card some works show, from 0 to 1."""
    best = 0.0
    for goal in range(first, last):
        there = needed = 0
        for form in range(FORMS):
            want = wanted[FORMS * goal + form]
            needed += want
            there += min(want, forms[form])
        best = max(best, there / needed)
    return best
