"""The eight location actions: whether one is possible, and how it begins (p. 5)."""

from __future__ import annotations

from vernissage.core.step import Step
from vernissage.games.gallerist.box import (
    BUY_WORK,
    DISCOVER,
    HIRE,
    PROMOTE,
    SELL_WORK,
    SIGN_CONTRACT,
    TAKE_REPUTATION,
)
from vernissage.games.gallerist.colony import BuyWork, Discover, why_not_buy, why_not_discover
from vernissage.games.gallerist.market import MakeOffer, TakeReputation, why_not_offer, why_not_reputation
from vernissage.games.gallerist.media import Hire, Promote, why_not_hire, why_not_promote
from vernissage.games.gallerist.sales import SellWork, SignContract, why_not_sell, why_not_sign
from vernissage.games.gallerist.state import State, helpers


def why_not_action(s: State, seat: int, action: int, influence: int, desks: int, assistants: int) -> str:
    """Why an action cannot be carried through with an influence, desks in use and assistants to count on."""
    me = s.players[seat]
    if action == SIGN_CONTRACT:
        return why_not_sign(me)
    if action == SELL_WORK:
        return why_not_sell(s, me)
    if action == DISCOVER:
        return why_not_discover(s, me)
    if action == BUY_WORK:
        return why_not_buy(s, me, influence)
    if action == HIRE:
        return why_not_hire(s, me, 1, influence, desks)
    if action == PROMOTE:
        return why_not_promote(s, influence)
    if action == TAKE_REPUTATION:
        return why_not_reputation(s, me, assistants)
    return why_not_offer(s, me, influence, assistants)


def why_not_now(s: State, seat: int, action: int) -> str:
    """Why a player cannot take an action as things stand."""
    me = s.players[seat]
    return why_not_action(s, seat, action, me.influence, me.desks, helpers(s, seat))


def acts_with(s: State, seat: int, place: int, desks: int, assistants: int) -> bool:
    """Whether one of a location's two actions is possible with desks in use and assistants to count on (G07)."""
    influence = s.players[seat].influence
    return (
        why_not_action(s, seat, 2 * place, influence, desks, assistants) == ""
        or why_not_action(s, seat, 2 * place + 1, influence, desks, assistants) == ""
    )


def acts(s: State, seat: int, place: int) -> bool:
    """Whether one of a location's two actions is possible as things stand."""
    return acts_with(s, seat, place, s.players[seat].desks, helpers(s, seat))


def location_action(action: int, seat: int) -> Step[State]:
    """The first step of a location action."""
    if action == SIGN_CONTRACT:
        return SignContract(seat, False, False)
    if action == SELL_WORK:
        return SellWork(seat)
    if action == DISCOVER:
        return Discover(seat)
    if action == BUY_WORK:
        return BuyWork(seat)
    if action == HIRE:
        return Hire(seat)
    if action == PROMOTE:
        return Promote(seat)
    if action == TAKE_REPUTATION:
        return TakeReputation(seat)
    return MakeOffer(seat)
