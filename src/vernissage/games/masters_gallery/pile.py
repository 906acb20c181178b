"""Drawing from the pile (Préparation, Jeu)."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.step import HIDDEN, Chance
from vernissage.games.masters_gallery.cards import counts, draw, kinds, with_card, without_card
from vernissage.games.masters_gallery.state import State


class FromPile(Chance[State]):
    """A card comes from the pile, each as likely as any other (Préparation)."""

    def options(self, s: State) -> list[int]:
        return kinds(s.pile)

    def weights(self, s: State) -> list[int]:
        return counts(s.pile)

    def draw(self, s: State, dice: Dice) -> int:
        return draw(s.pile, dice)


class RevealExtra(FromPile):
    """The top card of the pile is turned up as the extra card; its symbol does nothing (Préparation)."""

    def take(self, s: State, card: int) -> None:
        s.pile = without_card(s.pile, card)
        s.extra = card


class DrawCard(FromPile):
    """Take a card from the pile into the hand; only its owner sees it (Jeu)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, card: int) -> None:
        me = s.players[self.seat]
        s.pile = without_card(s.pile, card)
        me.hand = with_card(me.hand, card)

    def seen(self, s: State, card: int, seat: int) -> int:
        return card if seat == self.seat else HIDDEN


class Deal(DrawCard):
    """A player is dealt a card that nobody else sees, and then the others that are left to deal (Préparation)."""

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def take(self, s: State, card: int) -> None:
        super().take(s, card)
        if self.left > 1:
            s.then(Deal(self.seat, self.left - 1))
