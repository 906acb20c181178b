"""Visitors: from the bag to the works, to and from the Plaza, into a gallery (pp. 4-5, 8, 10, 12)."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.rows import Ints, add, counts, kinds, plus, put, size
from vernissage.core.step import Chance, Decision, Effect
from vernissage.games.gallerist.box import COLLECTOR, COLOURS, FORMS, NO_VISITOR
from vernissage.games.gallerist.state import Player, State

PLAZA = FORMS
"""Visitors are drawn to the works of a form, to the Plaza, or to the lobby of a seat."""
LOBBY = FORMS + 1


def collector_limit(me: Player) -> int:
    """How many collectors a gallery may hold: one more than works sold (p. 5)."""
    return len(me.sold) + 1


def admits(me: Player, colour: int) -> bool:
    """Whether a visitor may enter the gallery (p. 5)."""
    return colour != COLLECTOR or me.gallery[COLLECTOR] < collector_limit(me)


class DrawVisitors(Chance[State]):
    """A random visitor from the bag, then the others that are left to draw as far as there are any (pp. 2-3, 8)."""

    def __init__(self, place: int, left: int) -> None:
        self.place = place
        self.left = left

    def options(self, s: State) -> list[int]:
        return kinds(s.bag)

    def weights(self, s: State) -> list[int]:
        return counts(s.bag)

    def draw(self, s: State, dice: Dice) -> int:
        return dice.draw(s.bag)

    def take(self, s: State, colour: int) -> None:
        s.bag = add(s.bag, colour, -1)
        if self.place < PLAZA:
            s.crowds = add(s.crowds, COLOURS * self.place + colour, 1)
        elif self.place == PLAZA:
            s.plaza = add(s.plaza, colour, 1)
        else:
            guest = s.players[self.place - LOBBY]
            guest.lobby = add(guest.lobby, colour, 1)
        if self.left > 1 and size(s.bag):
            s.then(DrawVisitors(self.place, self.left - 1))


class VisitorsToPlaza(Effect[State]):
    """All visitors on the top work of a form go to the Plaza (p. 7)."""

    def __init__(self, form: int) -> None:
        self.form = form

    def take(self, s: State, _: int) -> None:
        first = COLOURS * self.form
        s.plaza = plus(s.plaza, s.crowds[first : first + COLOURS])
        for colour in range(COLOURS):
            s.crowds = put(s.crowds, first + colour, 0)


def present(row: Ints) -> list[int]:
    """The colours of some visitors, or the answer that none moves."""
    there = kinds(row)
    return there if there else [NO_VISITOR]


def why_absent(row: Ints, colour: int) -> str:
    """Why a visitor of a colour cannot be sent away from a place."""
    if colour == NO_VISITOR:
        return "why-visitor-must-leave" if size(row) else ""
    return "" if row[colour] else "why-visitor-not-there"


class SendVisitor(Decision[State]):
    """One visitor must go from the lobby to the Plaza, if there is any (pp. 8, 12)."""

    def options(self, s: State) -> list[int]:
        return present(s.players[self.seat].lobby)

    def why_not(self, s: State, colour: int) -> str:
        return why_absent(s.players[self.seat].lobby, colour)

    def take(self, s: State, colour: int) -> None:
        if colour != NO_VISITOR:
            me = s.players[self.seat]
            me.lobby = add(me.lobby, colour, -1)
            s.plaza = add(s.plaza, colour, 1)


class InviteVisitor(Decision[State]):
    """The Visitor bonuses: one of the colours shown goes from the Plaza, or the bag, to the gallery (G12)."""

    def __init__(self, seat: int, colours: int, from_bag: bool) -> None:
        super().__init__(seat)
        self.colours = colours
        self.from_bag = from_bag

    def options(self, s: State) -> list[int]:
        source = s.bag if self.calls_bag(s) else s.plaza
        return self.welcome(s, source) + [NO_VISITOR]

    def calls_bag(self, s: State) -> bool:
        """Whether the visitor comes from the bag: shown so, or the Plaza has none to offer."""
        return self.from_bag or (s.box.bag_fallback and not self.welcome(s, s.plaza))

    def welcome(self, s: State, source: Ints) -> list[int]:
        """The colours that could come from a place."""
        me = s.players[self.seat]
        shown = self.colours
        return [colour for colour in range(COLOURS) if shown >> colour & 1 and source[colour] and admits(me, colour)]

    def why_not(self, s: State, colour: int) -> str:
        if colour == NO_VISITOR:
            return ""
        if not self.colours >> colour & 1:
            return "why-visitor-not-shown"
        if not admits(s.players[self.seat], colour):
            return "why-collector-limit"
        source = s.bag if self.calls_bag(s) else s.plaza
        return "" if source[colour] else "why-visitor-not-there"

    def default(self, s: State) -> int:
        return self.options(s)[0]

    def take(self, s: State, colour: int) -> None:
        if colour == NO_VISITOR:
            return
        me = s.players[self.seat]
        if self.calls_bag(s):
            s.bag = add(s.bag, colour, -1)
        else:
            s.plaza = add(s.plaza, colour, -1)
        me.gallery = add(me.gallery, colour, 1)
