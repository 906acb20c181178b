"""What The Gallerist asks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.game import Line, message
from vernissage.core.step import NONE, Decision, Step
from vernissage.games.gallerist.assistants import ON_CONTRACT, SendAssistant
from vernissage.games.gallerist.box import (
    ACTIONS,
    START_TILE,
)
from vernissage.games.gallerist.executive import MoveVisitors
from vernissage.games.gallerist.fame import GiveFame, RaiseFame, fame_bonus
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, KickedOut, after_fee
from vernissage.games.gallerist.market import PlaceReputation
from vernissage.games.gallerist.phrases import (
    Args,
    artist_args,
    place_args,
    ticket_args,
    tile_args,
)
from vernissage.games.gallerist.sales import (
    SignContract,
)
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import ExchangeTicket, TakeTickets
from vernissage.games.gallerist.turn import EXECUTIVE_FIRST, Act, LeaveAssistant, Move
from vernissage.games.gallerist.visitors import InviteVisitor


def prompt(s: State, step: Decision[Any]) -> Line:
    """What a seat is asked."""
    asked = "ask-tickets" if isinstance(step, TakeTickets) else f"ask-{message(step)}"
    args = ASKED[type(step)](s, step) if type(step) in ASKED else {}
    return Line(asked, {"player": step.seat, **args})


def asked_to_act(s: State, step: Move | Act) -> Args:
    """A location, and whether an executive action may come first."""
    first = EXECUTIVE_FIRST if isinstance(step, Move) else ACT_EXECUTIVELY
    possible = any(first <= choice < first + 2 for choice in step.options(s))
    place = place_args(step.place) if isinstance(step, Act) else {}
    return {**place, "executive": "yes" if possible else "no"}


def asked_when_kicked_out(s: State, step: KickedOut) -> Args:
    """Which ways are open to a player who was kicked out, and the fee for acting there."""
    options = step.options(s)
    location = any(choice < ACTIONS for choice in options)
    executive = any(ACT_EXECUTIVELY <= choice < DECLINE for choice in options)
    ways = "both" if location and executive else "location" if location else "executive"
    return {**place_args(step.place), "ways": ways, "fee": fee(s, step.seat)}


def fee(s: State, seat: int) -> int:
    """The influence that a kicked-out player steps back for a location action."""
    left = after_fee(s, seat)
    return 0 if left == NONE else s.players[seat].influence - left


def placed_tile(s: State, step: PlaceReputation) -> Args:
    """The reputation tile that is being placed."""
    start = step.tile_from == START_TILE
    return tile_args(s, s.players[step.seat].start_tile if start else s.market_tiles[step.tile_from])


def asked_for_fame(s: State, step: GiveFame) -> Args:
    """What the fame bonus amounts to."""
    return {"amount": fame_bonus(s, s.players[step.seat])}


ASKED: dict[type[Step[Any]], Callable[[State, Any], Args]] = {
    Move: asked_to_act,
    Act: asked_to_act,
    LeaveAssistant: lambda s, step: place_args(s.players[step.seat].location),
    MoveVisitors: lambda s, step: {"moved": step.moved},
    SendAssistant: lambda s, step: {"to": "market" if step.to < ON_CONTRACT else "contract"},
    KickedOut: asked_when_kicked_out,
    Pay: lambda s, step: {"price": step.price},
    RaiseFame: lambda s, step: {**artist_args(step.artist), "amount": step.amount},
    GiveFame: asked_for_fame,
    TakeTickets: lambda s, step: {"left": max(choice.bit_count() for choice in step.options(s))},
    ExchangeTicket: lambda s, step: ticket_args(step.colour),
    SignContract: lambda s, step: {"offer": "laid" if step.laid else "bonus" if step.bonus else "first"},
    PlaceReputation: placed_tile,
    InviteVisitor: lambda s, step: {"from": "bag" if step.calls_bag(s) else "plaza"},
}
"""What the prompts of some decisions need beside the player."""
