"""Dealing, playing a card, and the turn's end (Préparation, Jeu)."""

from __future__ import annotations

from vernissage.core.rows import add, counts, kinds, size
from vernissage.core.step import HIDDEN, Chance, Decision, Effect, Step
from vernissage.games.masters_gallery.box import ARTISTS, PLAIN, artist_of, symbol_of
from vernissage.games.masters_gallery.scoring import EndRound
from vernissage.games.masters_gallery.state import State, shown
from vernissage.games.masters_gallery.symbols import symbol_steps


class NewRound(Effect[State]):
    """Everybody is dealt cards, then the extra card is revealed, then the first player plays (Préparation, Score)."""

    def take(self, s: State, _: int) -> None:
        seats = len(s.players)
        s.round += 1
        dealt = s.box.deal[seats][s.round - 1]
        steps: list[Step[State]] = []
        if dealt > 0:
            for i in range(seats):
                steps.append(Deal((s.first + i) % seats, dealt))
        s.then(*steps, RevealExtra(), EndTurn((s.first - 1) % seats))


class Deal(Chance[State]):
    """A player is dealt a card that nobody else sees, and then the others that are left to deal (Préparation)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: State) -> list[int]:
        return kinds(s.pile)

    def weights(self, s: State) -> list[int]:
        return counts(s.pile)

    def take(self, s: State, card: int) -> None:
        me = s.players[self.seat]
        s.pile = add(s.pile, card, -1)
        me.hand = add(me.hand, card, 1)
        if self.left > 1:
            s.then(Deal(self.seat, self.left - 1))

    def seen(self, s: State, card: int, seat: int) -> int:
        return card if seat == self.seat else HIDDEN


class RevealExtra(Chance[State]):
    """The top card of the pile is turned up as the extra card; its symbol does nothing (Préparation)."""

    def options(self, s: State) -> list[int]:
        return kinds(s.pile)

    def weights(self, s: State) -> list[int]:
        return counts(s.pile)

    def take(self, s: State, card: int) -> None:
        s.pile = add(s.pile, card, -1)
        s.extra = card


class PlayCard(Decision[State]):
    """Play a card from the hand, face up; unless it ends the round its symbol is carried out (Jeu)."""

    def options(self, s: State) -> list[int]:
        return kinds(s.players[self.seat].hand)

    def why_not(self, s: State, card: int) -> str:
        return "" if s.players[self.seat].hand[card] else "why-not-in-hand"

    def asked_anyway(self, s: State) -> bool:
        return size(s.players[self.seat].hand) > 1

    def take(self, s: State, card: int) -> None:
        me = s.players[self.seat]
        me.hand = add(me.hand, card, -1)
        me.display = add(me.display, card, 1)
        if symbol_of(card) == PLAIN or threshold_reached(s, artist_of(card)):
            s.then(EndTurn(self.seat))
        else:
            s.then(*symbol_steps(s, self.seat, card), EndTurn(self.seat))


class EndTurn(Effect[State]):
    """The round ends at the threshold or when no hand holds a card; else the next player with cards plays (Jeu)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        seats = len(s.players)
        for artist in range(ARTISTS):
            if threshold_reached(s, artist):
                s.then(EndRound(self.seat))
                return
        for i in range(seats):
            seat = (self.seat + 1 + i) % seats
            if size(s.players[seat].hand):
                s.then(PlayCard(seat))
                return
        s.then(EndRound(self.seat))


def threshold_reached(s: State, artist: int) -> bool:
    """Whether as many cards of an artist lie face up as end a round (Fin de la manche)."""
    return shown(s, artist) >= s.box.threshold[len(s.players)]
