"""Influence: gained, stepped back for money or as a fee (p. 13)."""

from __future__ import annotations

from vernissage.core.rows import Ints
from vernissage.core.step import Decision, Effect
from vernissage.games.gallerist.box import COLLECTOR, INVESTOR, TOP_INFLUENCE, VIP, Box
from vernissage.games.gallerist.state import Player, State


def step_back(icons: Ints, influence: int, steps: int) -> int:
    """The influence after so many steps to the next lower icon (p. 13)."""
    for _ in range(steps):
        influence = icons[influence]
    return influence


def raised(influence: int, amount: int) -> int:
    """An influence moved up; what goes past the end of the track is lost (p. 13)."""
    return min(TOP_INFLUENCE, influence + amount)


def gain(me: Player, amount: int) -> None:
    """Move a player's influence up (p. 13)."""
    me.influence = raised(me.influence, amount)


def influence_bonus(box: Box, me: Player) -> int:
    """Influence for the VIPs and collectors in a gallery (p. 14)."""
    return me.gallery[VIP] * box.bonus_rates[0] + me.gallery[COLLECTOR] * box.bonus_rates[1]


def investment_bonus(box: Box, me: Player) -> int:
    """Money for the investors and collectors in a gallery (p. 14)."""
    return me.gallery[INVESTOR] * box.bonus_rates[2] + me.gallery[COLLECTOR] * box.bonus_rates[3]


def purse(s: State, me: Player, influence: int) -> int:
    """All the money that a player can raise with an influence to count on (p. 13)."""
    return me.money + s.box.coin_steps[influence]


def affordable(s: State, me: Player, price: int, influence: int) -> bool:
    """Whether money in hand and the coins below an influence cover a price (p. 13)."""
    return me.money >= price or purse(s, me, influence) >= price


class Pay(Decision[State]):
    """Pay a price, so much of it by stepping back to coins, one money each (p. 13)."""

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def in_money(self, steps: int) -> int:
        """What is left to pay in money after so many steps back."""
        return self.price - steps

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return list(range(max(0, self.price - me.money), 1 + min(self.price, s.box.coin_steps[me.influence])))

    def why_not(self, s: State, steps: int) -> str:
        me = s.players[self.seat]
        if steps > self.price:
            return "why-more-than-price"
        if steps > s.box.coin_steps[me.influence]:
            return "why-no-coin-below"
        return "" if me.money + steps >= self.price else "why-too-little-money"

    def take(self, s: State, steps: int) -> None:
        me = s.players[self.seat]
        me.influence = step_back(s.box.coins, me.influence, steps)
        me.money -= self.in_money(steps)


class GainInfluence(Effect[State]):
    """The Influence bonus: two for each VIP and one for each collector in the gallery (player aid)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        gain(me, influence_bonus(s.box, me))


class GainInvestment(Effect[State]):
    """The Investment bonus: two money for each investor and one for each collector in the gallery (player aid)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        me.money += investment_bonus(s.box, me)


class GainColumn(Effect[State]):
    """The influence above a column of the International Market (pp. 12-13)."""

    def __init__(self, seat: int, column: int) -> None:
        self.seat = seat
        self.column = column

    def take(self, s: State, _: int) -> None:
        gain(s.players[self.seat], s.box.column_influence[self.column])
