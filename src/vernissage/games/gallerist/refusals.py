"""Why a choice of The Gallerist cannot be made: the numbers of each refusal, and the ledger row behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.game import Line
from vernissage.core.step import NONE, Decision
from vernissage.games.gallerist.box import (
    ACTIONS,
    COLOURS,
    COLUMNS,
    DESKS,
    form_of,
)
from vernissage.games.gallerist.colony import BuyWork, price
from vernissage.games.gallerist.executive import STOP, MoveVisitors
from vernissage.games.gallerist.ids import TICKET_IDS
from vernissage.games.gallerist.influence import Pay, purse, raised
from vernissage.games.gallerist.kicked import KickedOut, after_fee
from vernissage.games.gallerist.market import MakeOffer
from vernissage.games.gallerist.media import Hire, hire_cost, next_level
from vernissage.games.gallerist.phrases import Args, artist_args, form_args, visitor_args
from vernissage.games.gallerist.state import State, slots
from vernissage.games.gallerist.visitors import collector_limit

RULES = {
    "why-action-owed": "GA-056",
    "why-all-discovered": "GA-098",
    "why-already-there": "GA-046",
    "why-assistant-needed": "GA-056",
    "why-box-office-open": "GA-252",
    "why-celebrity-already": "GA-264",
    "why-celebrity-retired": "GA-274",
    "why-collector-limit": "GA-072",
    "why-commission-open": "GA-099",
    "why-contract-must-be-taken": "GA-142",
    "why-contract-unfulfilled": "GA-144",
    "why-contract-used": "GA-076",
    "why-desks-empty": "GA-049",
    "why-desks-full": "GA-169",
    "why-discovered": "GA-098",
    "why-easel-empty": "GA-292",
    "why-executive-once": "GA-040",
    "why-fame-lost": "GA-247",
    "why-half-of-visitor": "GA-164",
    "why-highest-level": "GA-180",
    "why-hire-one": "GO22",
    "why-laid-once": "GA-140",
    "why-lobby": "GA-190",
    "why-middle-column": "GA-199",
    "why-more-than-price": "GA-243",
    "why-move-one": "GO24",
    "why-must-act": "GA-056",
    "why-no-action-left": "GA-056",
    "why-no-action-there": "GA-057",
    "why-no-assistant": "GA-195",
    "why-no-assistant-there": "GA-049",
    "why-no-coin-below": "GA-240",
    "why-no-contract": "GA-154",
    "why-no-contract-unused": "GA-076",
    "why-no-offer-open": "GA-210",
    "why-no-promotion-token": "GA-179",
    "why-no-reputation-space": "GA-203",
    "why-no-signature": "GA-111",
    "why-no-slot": "GA-126",
    "why-no-star-below": "GA-246",
    "why-no-such-lobby": "GA-043",
    "why-no-ticket": "GA-064",
    "why-no-tile-open": "GA-200",
    "why-no-work-acquired": "GA-202",
    "why-no-work-left": "GA-116",
    "why-nobody-to-move": "GA-065",
    "why-nobody-to-promote": "GA-177",
    "why-not-discovered": "GA-109",
    "why-not-exhibited": "GA-154",
    "why-not-kicked-out": "GA-090",
    "why-not-largest-stack": "GA-355",
    "why-nothing-to-buy": "GA-121",
    "why-nothing-to-sell": "GA-154",
    "why-other-contract": "GA-155",
    "why-other-location": "GA-039",
    "why-other-tickets": "GA-250",
    "why-queue-empty": "GA-170",
    "why-reputation-space-taken": "GA-205",
    "why-row": "GA-201",
    "why-slot-empty": "GA-074",
    "why-space-taken": "GA-196",
    "why-start-taken": "GA-030",
    "why-three-contracts": "GA-145",
    "why-ticket-not-shown": "GA-249",
    "why-ticket-nowhere": "GO10",
    "why-ticket-sold-out": "GA-252",
    "why-too-expensive": "GA-121",
    "why-too-little-influence": "GA-177",
    "why-too-little-money": "GA-237",
    "why-visitor-must-leave": "GA-161",
    "why-visitor-needed": "GA-056",
    "why-visitor-not-shown": "GA-226",
    "why-visitor-not-there": "GA-068",
}
"""The ledger row behind each refusal."""


def refusal(s: State, step: Decision[Any], choice: int, why: str) -> Line:
    """A refusal with its numbers."""
    return Line(why, NUMBERS[why](s, step, choice) if why in NUMBERS else {})


def counted_on(s: State, step: Decision[Any], choice: int) -> int:
    """The influence that a choice can count on: less the fee when kicked out, with the column's for an offer."""
    influence = s.players[step.seat].influence
    if isinstance(step, KickedOut) and choice < ACTIONS:
        return max(0, after_fee(s, step.seat))
    if isinstance(step, MakeOffer):
        return raised(influence, s.box.column_influence[choice % COLUMNS])
    return influence


def asked_price(s: State, step: Decision[Any], choice: int) -> int:
    """The price of a choice that is too expensive; of one assistant where the action itself is refused."""
    me = s.players[step.seat]
    if isinstance(step, BuyWork):
        return price(s, me, choice)
    if isinstance(step, MakeOffer):
        return s.box.offers[choice // COLUMNS]
    return hire_cost(s, me, choice if isinstance(step, Hire) else 1)


def too_expensive(s: State, step: Decision[Any], choice: int) -> Args:
    """The price, and all the money a player can raise for it."""
    most = purse(s, s.players[step.seat], counted_on(s, step, choice))
    return {"price": asked_price(s, step, choice), "max": most}


def unpaid(s: State, step: Pay, steps: int) -> Args:
    """What a payment lacks."""
    have = s.players[step.seat].money
    return {"missing": step.in_money(steps) - have, "have": have}


def ticket(s: State, step: Decision[Any], choice: int) -> Args:
    """The ticket a player lacks, or that there is none at all."""
    return {"ticket": TICKET_IDS[choice % COLOURS] if isinstance(step, MoveVisitors) and choice < STOP else "none"}


def commission(s: State, step: Decision[Any], choice: int) -> Args:
    """The artist whose commission a player holds."""
    held = s.players[step.seat].commission
    return {} if held == NONE else artist_args(held)


def promotion(s: State, step: Decision[Any], artist: int) -> Args:
    """The level an artist would reach, its cost, the influence at hand."""
    level = next_level(s, artist)
    return {"level": level, "cost": level, "have": s.players[step.seat].influence}


def influence(s: State, step: Decision[Any], choice: int) -> Args:
    """The influence at hand, and how many coins and stars lie below."""
    have = s.players[step.seat].influence
    return {"have": have, "coins": s.box.coin_steps[have], "stars": s.box.star_steps[have]}


NUMBERS: dict[str, Callable[[State, Any, int], Args]] = {
    "why-collector-limit": lambda s, step, choice: {"limit": collector_limit(s.players[step.seat])},
    "why-commission-open": commission,
    "why-desks-full": lambda s, step, choice: {"free": DESKS - s.players[step.seat].desks},
    "why-half-of-visitor": lambda s, step, choice: visitor_args(step.dismissed),
    "why-lobby": lambda s, step, space: {"column": space % COLUMNS + 1},
    "why-more-than-price": lambda s, step, choice: {"price": step.price},
    "why-no-coin-below": influence,
    "why-no-contract": lambda s, step, artist: form_args(form_of(artist)),
    "why-no-promotion-token": promotion,
    "why-no-signature": lambda s, step, artist: artist_args(artist),
    "why-no-slot": lambda s, step, choice: {"slots": slots(s, s.players[step.seat])},
    "why-no-star-below": influence,
    "why-no-ticket": ticket,
    "why-nobody-to-promote": lambda s, step, choice: {"have": counted_on(s, step, choice)},
    "why-queue-empty": lambda s, step, choice: {"queue": s.players[step.seat].queue},
    "why-row": lambda s, step, space: form_args(space // COLUMNS),
    "why-too-expensive": too_expensive,
    "why-too-little-influence": promotion,
    "why-too-little-money": unpaid,
    "why-visitor-not-there": lambda s, step, choice: visitor_args(choice % COLOURS),
}
"""What the refusals with numbers need."""
