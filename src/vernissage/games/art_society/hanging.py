"""Hanging the painting just taken, or what becomes of it when it does not fit (p. 5, p. 6).

All hang once all have picked, in the order of their bids (A23). A player may rearrange what was hung this round until
the hanging is confirmed. The rules need no decision for that. Between the first tile and the confirmation nothing is
drawn, nothing secret is shown and nobody else answers, so taking back answers and giving others leads to exactly the
walls that moving tiles does: a painting moved gives back the decor it earned and earns it anew (AO2), a tile may not be
left hanging in the air, and the order of hanging stays that of the answers. `ConfirmHanging` is asked even when it has
one answer, so that there is always a moment to look, and `EndHanging` closes the way back (ASL-081). Every game
therefore stays finite.
"""

from __future__ import annotations

from typing import Final

from vernissage.core.grid import empty
from vernissage.core.rows import Ints
from vernissage.core.step import NONE, Decision, Effect
from vernissage.games.art_society.decor import (
    GIVE,
    HangFromAssistant,
    TakeDecor,
    give,
    hang_painting,
    may_hang_held,
    why_not_give,
    why_not_hang_held,
    why_not_there,
)
from vernissage.games.art_society.state import Player, State, places

HELD_FIRST: Final = 121
EXCHANGE_MUSEUM: Final = 122
KEEP_EXCESS: Final = 123
"""The answers after the cells and `GIVE`."""

HANG_HELD: Final = 0
CONFIRM: Final = 1


class Hang(Decision[State]):
    """The painting taken is hung or given to a free assistant, whose tile may be hung first (p. 5, p. 6).

    One that fits nowhere may also be exchanged with the museum or kept as an excess painting (p. 6).
    """

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        where = places(s, me, me.picked)
        found = s.box.grid.listed(where)
        if me.assistant == NONE:
            found.append(GIVE)
        elif may_hang_held(s, me):
            found.append(HELD_FIRST)
        if empty(where):
            if museum_offers(s, me):
                found.append(EXCHANGE_MUSEUM)
            found.append(KEEP_EXCESS)
        return found

    def why_not(self, s: State, choice: int) -> str:
        me = s.players[self.seat]
        if choice == GIVE:
            return why_not_give(me)
        if choice == HELD_FIRST:
            return why_not_hang_held(s, me)
        if choice < GIVE:
            return why_not_there(s, me, me.picked, choice)
        if not empty(places(s, me, me.picked)):
            return "why-fits"
        return "" if choice == KEEP_EXCESS or museum_offers(s, me) else "why-museum-offers-none"

    def take(self, s: State, choice: int) -> None:
        me = s.players[self.seat]
        if choice == HELD_FIRST:
            s.then(HangFromAssistant(self.seat), self)
            return
        if choice == EXCHANGE_MUSEUM:
            s.then(ExchangeMuseum(self.seat))
            return
        painting = me.picked
        me.picked = NONE
        if choice == GIVE:
            give(me, painting)
        elif choice == KEEP_EXCESS:
            me.excess = (*me.excess, painting)
            s.then(TakeDecor(self.seat, 1, False, 0))
        else:
            hang_painting(s, self.seat, painting, choice)


class ExchangeMuseum(Decision[State]):
    """A painting that does not fit goes to the museum for one of its genre that does (p. 6; A10, A11).

    No prestige marker moves.
    """

    def options(self, s: State) -> list[int]:
        return museum_offers(s, s.players[self.seat])

    def why_not(self, s: State, painting: int) -> str:
        me = s.players[self.seat]
        if painting not in s.museum:
            return "why-not-in-museum"
        if s.box.genre[painting] != s.box.genre[me.picked]:
            return "why-other-genre"
        return "" if painting in museum_offers(s, me) else "why-museum-no-place"

    def take(self, s: State, painting: int) -> None:
        me = s.players[self.seat]
        s.museum = swapped(s.museum, painting, me.picked)
        me.picked = painting
        s.then(HangFromMuseum(self.seat))


def museum_offers(s: State, me: Player) -> list[int]:
    """The museum's paintings of the same genre that fit on the wall, ascending (A11)."""
    genre = s.box.genre[me.picked]
    found: list[int] = []
    for painting in s.museum:
        if s.box.genre[painting] == genre and not empty(places(s, me, painting)):
            found.append(painting)
    found.sort()
    return found


def swapped(museum: Ints, taken: int, left: int) -> Ints:
    """The museum's paintings with one replaced."""
    return tuple([left if painting == taken else painting for painting in museum])


class HangFromMuseum(Decision[State]):
    """The painting taken out of the museum is hung at once; the assistant may not have it (p. 6; A11)."""

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return s.box.grid.listed(places(s, me, me.picked))

    def why_not(self, s: State, cell: int) -> str:
        me = s.players[self.seat]
        return why_not_there(s, me, me.picked, cell)

    def take(self, s: State, cell: int) -> None:
        me = s.players[self.seat]
        painting = me.picked
        me.picked = NONE
        hang_painting(s, self.seat, painting, cell)


class ConfirmHanging(Decision[State]):
    """The hanging is final once it is confirmed; before that the assistant's tile may still be hung (p. 5, p. 6)."""

    def options(self, s: State) -> list[int]:
        return [HANG_HELD, CONFIRM] if may_hang_held(s, s.players[self.seat]) else [CONFIRM]

    def why_not(self, s: State, choice: int) -> str:
        return "" if choice == CONFIRM else why_not_hang_held(s, s.players[self.seat])

    def default(self, s: State) -> int:
        return CONFIRM

    def asked_anyway(self, s: State) -> bool:
        return True

    def take(self, s: State, choice: int) -> None:
        if choice == HANG_HELD:
            s.then(HangFromAssistant(self.seat), self)
        else:
            s.then(EndHanging(self.seat))


class Shown(Effect[State]):
    """What a seat did is shown to all: it is not taken back (A23)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def reveals(self, s: State) -> bool:
        return True

    def take(self, s: State, _: int) -> None:
        pass


class EndHanging(Shown):
    """A hanging is confirmed (A23)."""
