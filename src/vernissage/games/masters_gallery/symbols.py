"""The five symbols of the masterpieces (Jeu)."""

from __future__ import annotations

from vernissage.core.rows import add, empty
from vernissage.core.step import HIDDEN, NONE, Decision, Effect, Step
from vernissage.games.masters_gallery.box import (
    ARTISTS,
    DECLINE,
    DRAW,
    SECOND_FACE_DOWN,
    SECOND_FACE_UP,
    SYMBOLS,
    artist_of,
)
from vernissage.games.masters_gallery.cards import holds, kinds, number, with_card, without_card
from vernissage.games.masters_gallery.pile import DrawCard
from vernissage.games.masters_gallery.state import State


def symbol_step(seat: int, artist: int, symbol: int) -> Step[State]:
    """What the symbol of a card just played lets its player do; a simultaneous turn is everybody's (Jeu)."""
    if symbol == DRAW:
        return DrawCard(seat)
    if symbol == SECOND_FACE_UP:
        return SecondFaceUp(seat, artist)
    if symbol == SECOND_FACE_DOWN:
        return SecondFaceDown(seat)
    return PlaceAward(seat)


def simultaneous_turn(s: State, seat: int) -> list[Step[State]]:
    """Everybody with a card chooses one in secret, then all are revealed together (Jeu)."""
    seats = len(s.players)
    steps: list[Step[State]] = []
    for i in range(seats):
        other = (seat + i) % seats
        if not empty(s.players[other].hand):
            steps.append(ChooseCard(other))
    return [*steps, RevealCards()]


class SecondFaceUp(Decision[State]):
    """A second card by the same artist may be played at once, face up; its symbol is ignored (Jeu)."""

    def __init__(self, seat: int, artist: int) -> None:
        super().__init__(seat)
        self.artist = artist

    def options(self, s: State) -> list[int]:
        hand = s.players[self.seat].hand
        first = self.artist * SYMBOLS
        return [card for card in range(first, first + SYMBOLS) if holds(hand, card)] + [DECLINE]

    def why_not(self, s: State, card: int) -> str:
        if card == DECLINE:
            return ""
        if not holds(s.players[self.seat].hand, card):
            return "why-not-in-hand"
        return "" if artist_of(card) == self.artist else "why-other-artist"

    def default(self, s: State) -> int:
        return DECLINE

    def asked_anyway(self, s: State) -> bool:
        return not empty(s.players[self.seat].hand)

    def take(self, s: State, card: int) -> None:
        if card != DECLINE:
            me = s.players[self.seat]
            me.hand = without_card(me.hand, card)
            me.display = with_card(me.display, card)


class SecondFaceDown(Decision[State]):
    """A second card by any artist may be played at once, face down; its symbol is ignored (Jeu)."""

    def options(self, s: State) -> list[int]:
        return kinds(s.players[self.seat].hand) + [DECLINE]

    def why_not(self, s: State, card: int) -> str:
        return "" if card == DECLINE or holds(s.players[self.seat].hand, card) else "why-not-in-hand"

    def default(self, s: State) -> int:
        return DECLINE

    def seen(self, s: State, card: int, seat: int) -> int:
        return card if seat == self.seat or card == DECLINE else HIDDEN

    def take(self, s: State, card: int) -> None:
        if card != DECLINE:
            me = s.players[self.seat]
            me.hand = without_card(me.hand, card)
            me.face_down = with_card(me.face_down, card)


class ChooseCard(Decision[State]):
    """In a simultaneous turn, choose a card in secret (Jeu)."""

    def sealed(self) -> bool:
        return True

    def options(self, s: State) -> list[int]:
        return kinds(s.players[self.seat].hand)

    def why_not(self, s: State, card: int) -> str:
        return "" if holds(s.players[self.seat].hand, card) else "why-not-in-hand"

    def asked_anyway(self, s: State) -> bool:
        return number(s.players[self.seat].hand) > 1

    def seen(self, s: State, card: int, seat: int) -> int:
        return card if seat == self.seat else HIDDEN

    def take(self, s: State, card: int) -> None:
        me = s.players[self.seat]
        me.hand = without_card(me.hand, card)
        me.sealed = card


class RevealCards(Effect[State]):
    """The cards of a simultaneous turn join their owners' displays; their symbols are ignored (Jeu)."""

    def reveals(self, s: State) -> bool:
        return True

    def take(self, s: State, _: int) -> None:
        for player in s.players:
            if player.sealed != NONE:
                player.display = with_card(player.display, player.sealed)
                player.sealed = NONE


class PlaceAward(Decision[State]):
    """Put an award token on any artist card, where it stays (Jeu)."""

    def options(self, s: State) -> list[int]:
        return list(range(ARTISTS))

    def why_not(self, s: State, artist: int) -> str:
        return ""

    def take(self, s: State, artist: int) -> None:
        s.awards = add(s.awards, artist, 1)
