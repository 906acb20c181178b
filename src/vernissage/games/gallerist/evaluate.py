"""What a position of The Gallerist is worth to each player: the money that may be expected at the end."""

from __future__ import annotations

from typing import Final

from vernissage.core.rows import size
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import CONTRACT_SLOTS, OVER, PLAYING, form_of
from vernissage.games.gallerist.sales import matches
from vernissage.games.gallerist.scoring import curator_money, dealer_money, scores, standing
from vernissage.games.gallerist.state import State, helpers, initial_fame, sales_value

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


def evaluate(s: State) -> list[float]:
    """What would be scored now, the secret goals included, and the means of each player."""
    if s.ending == OVER:
        return [float(points) for points in scores(s)]
    weight = 1.0 if s.ending == PLAYING else LATE
    return [expected(s, seat, weight) for seat in range(len(s.players))]


def expected(s: State, seat: int, weight: float) -> float:
    """What one player may expect; `weight` says how much there is still to come."""
    me = s.players[seat]
    value = float(standing(s, seat))
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
