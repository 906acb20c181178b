"""The first phase of a turn: moving an artist in the column with influence cards (Influence)."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.rows import Ints, add, counts, empty, kinds, size
from vernissage.core.step import HIDDEN, Chance, Decision, Effect
from vernissage.games.bioutifoul.box import ARTISTS, DOWN, NO_INFLUENCE, PLACES, UP, fits, fitting
from vernissage.games.bioutifoul.state import State, on_the_right


class MoveArtist(Decision[State]):
    """Raise or lower one artist by as many places as cards showing that artist are played, or play none (Influence).

    One answer names the artist and the new place, so a move past the ends, of two artists, or both ways cannot
    be said. Without arrows every card allows a move: who has a single answer has an empty hand, which is no secret.
    """

    def options(self, s: State) -> list[int]:
        hand, limit = s.players[self.seat].influence, s.box.influence_limit
        choices: list[int] = []
        for artist in range(ARTISTS):
            here = s.places[artist]
            up, down = min(fitting(hand, artist, UP), limit), min(fitting(hand, artist, DOWN), limit)
            if up + down > 0:
                for place in range(max(0, here - up), min(PLACES, here + down + 1)):
                    if place != here:
                        choices.append(artist * PLACES + place)
        choices.append(NO_INFLUENCE)
        return choices

    def asked_anyway(self, s: State) -> bool:
        """Cards whose arrows help nobody now are a secret."""
        return len(s.box.influence) > ARTISTS and not empty(s.players[self.seat].influence)

    def why_not(self, s: State, choice: int) -> str:
        if choice == NO_INFLUENCE:
            return ""
        cards = cards_played(s, choice)
        if cards == 0:
            return "why-same-place"
        if cards > s.box.influence_limit:
            return "why-influence-limit"
        held = fitting(s.players[self.seat].influence, choice // PLACES, way_of(s, choice))
        return "" if cards <= held else "why-influence"

    def default(self, s: State) -> int:
        return NO_INFLUENCE

    def take(self, s: State, choice: int) -> None:
        if choice != NO_INFLUENCE:
            artist = choice // PLACES
            cards, up = cards_played(s, choice), way_of(s, choice) == UP
            s.places = moved(s.places, artist, choice % PLACES)
            if len(s.box.influence) == ARTISTS:
                s.then(PassInfluence(self.seat, artist, cards))
            else:
                s.then(PlayInfluence(self.seat, artist, cards if up else -cards, 0))


def cards_played(s: State, choice: int) -> int:
    """The influence cards that a move takes: one a place (Influence)."""
    return abs(choice % PLACES - s.places[choice // PLACES])


def way_of(s: State, choice: int) -> int:
    """Whether a move goes up, to a smaller place, or down."""
    return UP if choice % PLACES < s.places[choice // PLACES] else DOWN


def moved(places: Ints, artist: int, place: int) -> Ints:
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
        pass_on(s, self.seat, self.artist, self.cards)


def pass_on(s: State, seat: int, face: int, cards: int) -> None:
    """Give cards that show the same to the player on the right, openly."""
    me, other = s.players[seat], s.players[on_the_right(s, seat)]
    me.influence = add(me.influence, face, -cards)
    me.known = add(me.known, face, -min(cards, me.known[face]))  # the known ones go first
    other.influence = add(other.influence, face, cards)
    other.known = add(other.known, face, cards)


class PlayInfluence(Decision[State]):
    """Choose the cards for a move, one by one, where an owner's cards allow more than one way to make it (BO11).

    They are asked for in the order of their faces, so that the same cards are not reached by several paths.
    """

    def __init__(self, seat: int, artist: int, places: int, least: int) -> None:
        super().__init__(seat)
        self.artist = artist
        self.places = places
        """How many are still to be chosen, a card a place; negative if the artist goes down."""
        self.least = least
        """The face from which on they are chosen."""

    def way(self) -> int:
        """Which arrows fit."""
        return UP if self.places > 0 else DOWN

    def options(self, s: State) -> list[int]:
        return [face for face in range(len(s.box.influence)) if self.why_not(s, face) == ""]

    def why_not(self, s: State, choice: int) -> str:
        hand = s.players[self.seat].influence
        if not fits(choice, self.artist, self.way()):
            return "why-face"
        if choice >= len(hand) or hand[choice] == 0:
            return "why-no-such-influence"
        enough = choice >= self.least and fitting(hand, self.artist, self.way(), choice) >= abs(self.places)
        return "" if enough else "why-face-order"

    def asked_anyway(self, s: State) -> bool:
        me = s.players[self.seat]
        return size(me.influence) > size(me.known)  # that no other card would do is a secret

    def take(self, s: State, face: int) -> None:
        if abs(self.places) <= 1:
            s.then(PassCard(self.seat, face))
            return
        left = self.places - 1 if self.places > 0 else self.places + 1
        s.then(PassCard(self.seat, face), PlayInfluence(self.seat, self.artist, left, face))


class PassCard(Effect[State]):
    """A played card goes to the hand of the player on the right, and everybody knows it there (Influence)."""

    def __init__(self, seat: int, influence: int) -> None:
        self.seat = seat
        self.influence = influence

    def take(self, s: State, _: int) -> None:
        pass_on(s, self.seat, self.influence, 1)


def drawn(s: State, cards: int) -> int:
    """How many influence cards come from the pile when so many are to be drawn: as many as it has (Actions)."""
    return min(cards, size(s.influence_pile))


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

    def seen(self, s: State, face: int, seat: int) -> int:
        return face if seat == self.seat else HIDDEN

    def take(self, s: State, face: int) -> None:
        me = s.players[self.seat]
        s.influence_pile = add(s.influence_pile, face, -1)
        me.influence = add(me.influence, face, 1)
        if self.left > 1 and not empty(s.influence_pile):
            s.then(DrawInfluence(self.seat, self.left - 1))
