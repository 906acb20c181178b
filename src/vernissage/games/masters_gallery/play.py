"""Dealing, playing a card, and the turn's end (Préparation, Jeu)."""

from __future__ import annotations

from vernissage.core.game import ROUND, TURN
from vernissage.core.rows import empty
from vernissage.core.step import NONE, Decision, Effect, Step
from vernissage.games.masters_gallery.box import ARTISTS, PLAIN, SIMULTANEOUS, artist_of, symbol_of
from vernissage.games.masters_gallery.cards import holds, kinds, number, with_card, without_card
from vernissage.games.masters_gallery.pile import Deal, RevealExtra
from vernissage.games.masters_gallery.scoring import EndRound
from vernissage.games.masters_gallery.state import State, shown
from vernissage.games.masters_gallery.symbols import simultaneous_turn, symbol_step


def dealt(s: State) -> int:
    """How many cards everybody is dealt in the present round (Préparation)."""
    return s.box.deal[len(s.players)][s.round - 1]


class NewRound(Effect[State]):
    """Everybody is dealt cards, then the extra card is revealed, then the first player plays (Préparation, Score)."""

    def take(self, s: State, _: int) -> None:
        seats = len(s.players)
        s.round += 1
        cards = dealt(s)
        steps: list[Step[State]] = []
        if cards > 0:
            for i in range(seats):
                steps.append(Deal((s.first + i) % seats, cards))
        s.then(*steps, RevealExtra(), EndTurn((s.first - 1) % seats, NONE))


class PlayCard(Decision[State]):
    """Play a card from the hand, face up; unless it ends the round its symbol is carried out (Jeu)."""

    def options(self, s: State) -> list[int]:
        return kinds(s.players[self.seat].hand)

    def why_not(self, s: State, card: int) -> str:
        return "" if holds(s.players[self.seat].hand, card) else "why-not-in-hand"

    def asked_anyway(self, s: State) -> bool:
        return number(s.players[self.seat].hand) > 1

    def reveals(self, s: State) -> bool:
        return number(s.players[self.seat].hand) == 1  # played without being asked: all see what it was

    def take(self, s: State, card: int) -> None:
        me = s.players[self.seat]
        me.hand = without_card(me.hand, card)
        me.display = with_card(me.display, card)
        artist, symbol = artist_of(card), symbol_of(card)
        if symbol == PLAIN or threshold_reached(s, artist):
            s.then(EndTurn(self.seat, artist))
        elif symbol == SIMULTANEOUS:
            s.then(*simultaneous_turn(s, self.seat), EndTurn(self.seat, NONE))
        else:
            s.then(symbol_step(self.seat, artist, symbol), EndTurn(self.seat, artist))


class EndTurn(Effect[State]):
    """The round ends at the threshold or when no hand holds a card; else the next player with cards plays (Jeu)."""

    def __init__(self, seat: int, artist: int) -> None:
        self.seat = seat
        self.artist = artist
        """The one artist whose cards were played, or `NONE` if they were several artists' or nobody's."""

    def take(self, s: State, _: int) -> None:
        if self.round_ends(s):
            s.then(EndRound(self.seat))
            return
        seats = len(s.players)
        for i in range(seats):
            seat = (self.seat + 1 + i) % seats
            if not empty(s.players[seat].hand):
                s.then(PlayCard(seat))
                return
        s.then(EndRound(self.seat))

    def round_ends(self, s: State) -> bool:
        """Whether an artist whose cards were played has reached the threshold (Fin de la manche)."""
        if self.artist != NONE:
            return threshold_reached(s, self.artist)
        return any([threshold_reached(s, artist) for artist in range(ARTISTS)])


def stage(s: State) -> int:
    """Which turn begins, told by the cards that were played so far; below nought in the middle of one."""
    if not s.agenda or not isinstance(s.agenda[-1], PlayCard):
        return NONE
    return (s.round << 8) + played(s)  # so many cards are in no game


def begins(s: State, step: Step[State]) -> int:
    """A turn begins with a card, a round with the first one on the table; a round's counting is a turn of its own."""
    if isinstance(step, PlayCard):
        return ROUND if played(s) == 0 else TURN
    return TURN if isinstance(step, EndRound) else 0


def played(s: State) -> int:
    """How many cards lie before the players."""
    cards = 0
    for player in s.players:
        cards += number(player.display) + number(player.face_down)
    return cards


def threshold_reached(s: State, artist: int) -> bool:
    """Whether as many cards of an artist lie face up as end a round (Fin de la manche)."""
    return shown(s, artist) >= s.box.threshold[len(s.players)]
