"""The first phase of a turn: moving an artist in the column with influence cards (Influence)."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.rows import Row, add, counts, empty, kinds, size
from vernissage.core.step import HIDDEN, Chance, Decision, Effect
from vernissage.games.bioutifoul.box import ARTISTS, NO_INFLUENCE, PLACES
from vernissage.games.bioutifoul.state import State, on_the_right


class MoveArtist(Decision[State]):
    """Raise or lower one artist by as many places as cards showing that artist are played, or play none (Influence).

    One answer names the artist and the new place, so a move past the ends, of two artists, or both ways cannot
    be said. Every card allows a move: who has a single answer has an empty hand, which is no secret.
    """

    def options(self, s: State) -> list[int]:
        hand, limit = s.players[self.seat].influence, s.box.influence_limit
        choices: list[int] = []
        for artist in range(ARTISTS):
            reach, here = min(hand[artist], limit), s.places[artist]
            if reach > 0:
                for place in range(max(0, here - reach), min(PLACES, here + reach + 1)):
                    if place != here:
                        choices.append(artist * PLACES + place)
        choices.append(NO_INFLUENCE)
        return choices

    def why_not(self, s: State, choice: int) -> str:
        if choice == NO_INFLUENCE:
            return ""
        cards = cards_played(s, choice)
        if cards == 0:
            return "why-same-place"
        if cards > s.box.influence_limit:
            return "why-influence-limit"
        return "" if cards <= s.players[self.seat].influence[choice // PLACES] else "why-influence"

    def default(self, s: State) -> int:
        return NO_INFLUENCE

    def take(self, s: State, choice: int) -> None:
        if choice != NO_INFLUENCE:
            artist = choice // PLACES
            cards = cards_played(s, choice)
            s.places = moved(s.places, artist, choice % PLACES)
            s.then(PassInfluence(self.seat, artist, cards))


def cards_played(s: State, choice: int) -> int:
    """The influence cards that a move takes: one a place (Influence)."""
    return abs(choice % PLACES - s.places[choice // PLACES])


def moved(places: Row, artist: int, place: int) -> Row:
    """The column with an artist taken out and put back; those passed shift by one place (Influence)."""
    here = places[artist]
    after = list(places)
    for other in range(ARTISTS):
        if here < after[other] <= place:
            after[other] -= 1
        elif place <= after[other] < here:
            after[other] += 1
    after[artist] = place
    return tuple(after)


class PassInfluence(Effect[State]):
    """Played cards go to the hand of the player on the right, and everybody knows them there (Influence)."""

    def __init__(self, seat: int, artist: int, cards: int) -> None:
        self.seat = seat
        self.artist = artist
        self.cards = cards

    def take(self, s: State, _: int) -> None:
        me, other = s.players[self.seat], s.players[on_the_right(s, self.seat)]
        me.influence = add(me.influence, self.artist, -self.cards)
        me.known = add(me.known, self.artist, -min(self.cards, me.known[self.artist]))  # the known ones go first
        other.influence = add(other.influence, self.artist, self.cards)
        other.known = add(other.known, self.artist, self.cards)


class DrawInfluence(Chance[State]):
    """Take influence cards from the pile, as many as it has, that nobody else sees (Actions)."""

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: State) -> list[int]:
        return kinds(s.influence_pile)

    def weights(self, s: State) -> list[int]:
        return counts(s.influence_pile)

    def draw(self, s: State, dice: Dice) -> int:
        return dice.draw(s.influence_pile)

    def asked_anyway(self, s: State) -> bool:
        return size(s.influence_pile) > 1  # that all cards of the pile are alike is a secret

    def seen(self, s: State, artist: int, seat: int) -> int:
        return artist if seat == self.seat else HIDDEN

    def take(self, s: State, artist: int) -> None:
        me = s.players[self.seat]
        s.influence_pile = add(s.influence_pile, artist, -1)
        me.influence = add(me.influence, artist, 1)
        if self.left > 1 and not empty(s.influence_pile):
            s.then(DrawInfluence(self.seat, self.left - 1))
