"""The eight location actions: whether one is possible, and how it begins (p. 5)."""

from __future__ import annotations

from typing import Final

from vernissage.core.step import Step
from vernissage.games.gallerist.colony import BuyWork, Discover, why_not_buy, why_not_discover
from vernissage.games.gallerist.market import MakeOffer, TakeReputation, why_not_offer, why_not_reputation
from vernissage.games.gallerist.media import Hire, Promote, why_not_hire, why_not_promote
from vernissage.games.gallerist.sales import SellWork, SignContract, why_not_sell, why_not_sign
from vernissage.games.gallerist.state import Player, State, helpers


class Action:
    """One of the two things to do at a location."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        """Why it cannot be carried through with an influence, desks in use and assistants to count on."""
        raise NotImplementedError

    def begins(self, seat: int) -> Step[State]:
        """Its first step."""
        raise NotImplementedError


class Signing(Action):
    """Sign a contract (p. 9)."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        return why_not_sign(me)

    def begins(self, seat: int) -> Step[State]:
        return SignContract(seat, False, False)


class Selling(Action):
    """Sell a work (p. 10)."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        return why_not_sell(s, me)

    def begins(self, seat: int) -> Step[State]:
        return SellWork(seat)


class Discovering(Action):
    """Discover an artist (p. 7)."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        return why_not_discover(s, me)

    def begins(self, seat: int) -> Step[State]:
        return Discover(seat)


class Buying(Action):
    """Buy a work (pp. 7-8)."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        return why_not_buy(s, me, influence)

    def begins(self, seat: int) -> Step[State]:
        return BuyWork(seat)


class Hiring(Action):
    """Hire assistants (p. 11)."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        return why_not_hire(s, me, 1, influence, desks)

    def begins(self, seat: int) -> Step[State]:
        return Hire(seat)


class Promoting(Action):
    """Promote an artist (p. 11)."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        return why_not_promote(s, influence)

    def begins(self, seat: int) -> Step[State]:
        return Promote(seat)


class TakingReputation(Action):
    """Take a reputation tile (p. 12)."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        return why_not_reputation(s, me, assistants)

    def begins(self, seat: int) -> Step[State]:
        return TakeReputation(seat)


class Offering(Action):
    """Make an offer (p. 13)."""

    def why_not(self, s: State, me: Player, influence: int, desks: int, assistants: int) -> str:
        return why_not_offer(s, me, influence, assistants)

    def begins(self, seat: int) -> Step[State]:
        return MakeOffer(seat)


LOCATION_ACTIONS: Final[tuple[Action, ...]] = (
    Signing(),
    Selling(),
    Discovering(),
    Buying(),
    Hiring(),
    Promoting(),
    TakingReputation(),
    Offering(),
)
"""By their numbers, two a location: `SIGN_CONTRACT` to `MAKE_OFFER`."""


def why_not_action(s: State, seat: int, action: int, influence: int, desks: int, assistants: int) -> str:
    """Why an action cannot be carried through with an influence, desks in use and assistants to count on."""
    return LOCATION_ACTIONS[action].why_not(s, s.players[seat], influence, desks, assistants)


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
    return LOCATION_ACTIONS[action].begins(seat)
