"""The course of a turn: special cases, influence, actions, bank; and the end of the game (p. 8)."""

from __future__ import annotations

from typing import Final

from vernissage.core.game import ROUND, TURN
from vernissage.core.rows import empty, plus, size
from vernissage.core.step import NONE, Decision, Effect, Step
from vernissage.games.bioutifoul.box import (
    ARTISTS,
    BUY,
    END_ACTIONS,
    EXHIBITIONS,
    FIRST_SHOWN,
    MOUNT,
    NO_MATCH,
    NO_WORKS,
    SAME_ARTIST,
    SECOND_SHOWN,
    SELL,
)
from vernissage.games.bioutifoul.influence import DrawInfluence, MoveArtist, PlayInfluence, drawn
from vernissage.games.bioutifoul.market import (
    BuyWork,
    MountExhibition,
    SellWork,
    why_not_buy,
    why_not_mount,
    why_not_sell,
)
from vernissage.games.bioutifoul.refill import fill_exhibitions, fill_works
from vernissage.games.bioutifoul.state import State, exhibition_pile, quiet_rounds, rating

PHASES: Final = 3
"""Of a turn: influence, actions, bank."""


class BeginTurn(Effect[State]):
    """The special cases are looked at, then come the three phases: influence, actions, bank (p. 8)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        s.turn = self.seat
        s.taken = 0
        s.quiet += 1
        if self.seat == s.first:
            s.round += 1
        phases: list[Step[State]] = [MoveArtist(self.seat), TakeAction(self.seat), Bank(self.seat)]
        case = special_case(s)
        if case:
            s.then(RenewWorks(case), *phases)
        else:
            s.then(*phases)


def special_case(s: State) -> int:
    """Whether one artist is on too many face-up works, or no artist of them is on an exhibition (Cas particuliers)."""
    for artist in range(ARTISTS):
        if s.market_works[artist] >= s.box.same_artist:
            return SAME_ARTIST
    if empty(s.market_works) or empty(s.market_exhibitions):
        return 0
    for exhibition in range(EXHIBITIONS):
        in_common = s.market_works[FIRST_SHOWN[exhibition]] or s.market_works[SECOND_SHOWN[exhibition]]
        if in_common and s.market_exhibitions[exhibition]:
            return 0
    return NO_MATCH


def stage(s: State) -> int:
    """Which turn it is."""
    return s.round * len(s.players) + s.turn


def begins(s: State, step: Step[State]) -> int:
    """A turn begins with its special cases, a round with the first player's; the last counting is a turn of its own."""
    if isinstance(step, BeginTurn):
        return ROUND if step.seat == s.first else TURN
    return TURN if isinstance(step, EndGame) else 0


class RenewWorks(Effect[State]):
    """All face-up works are discarded and new ones laid out, once a turn (Cas particuliers)."""

    def __init__(self, case: int) -> None:
        self.case = case

    def take(self, s: State, _: int) -> None:
        s.discard = plus(s.discard, s.market_works)
        s.market_works = NO_WORKS
        s.then(*fill_works(s))


class TakeAction(Decision[State]):
    """Buy a work, sell one or mount an exhibition, three times in any mix, or end the actions (Actions)."""

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        choices: list[int] = []  # asked at every answer: must agree with `why_not`, which takes its time
        if size(me.works) < s.box.gallery_limit:
            for artist in range(ARTISTS):
                if s.market_works[artist] and me.gold >= rating(s, artist):
                    choices.append(BUY + artist)
        for artist in range(ARTISTS):
            if me.works[artist] > s.bought[artist]:
                choices.append(SELL + artist)
        for exhibition in range(EXHIBITIONS):
            owned = me.works[FIRST_SHOWN[exhibition]] and me.works[SECOND_SHOWN[exhibition]]
            if owned and s.market_exhibitions[exhibition]:
                choices.append(MOUNT + exhibition)
        choices.append(END_ACTIONS)
        return choices

    def why_not(self, s: State, choice: int) -> str:
        me = s.players[self.seat]
        if choice == END_ACTIONS:
            return ""
        if choice >= MOUNT:
            return why_not_mount(s, me, choice - MOUNT)
        if choice >= SELL:
            return why_not_sell(s, me, choice - SELL)
        return why_not_buy(s, me, choice - BUY)

    def default(self, s: State) -> int:
        return END_ACTIONS

    def take(self, s: State, choice: int) -> None:
        if choice == END_ACTIONS:
            if s.taken == 0:
                s.then(Compensate(self.seat))
            return
        s.taken += 1
        if s.taken < s.box.action_limit:
            s.then(action(self.seat, choice), self)
        else:
            s.then(action(self.seat, choice))


def action(seat: int, choice: int) -> Step[State]:
    """The action that an answer stands for."""
    if choice >= MOUNT:
        return MountExhibition(seat, choice - MOUNT)
    if choice >= SELL:
        return SellWork(seat, choice - SELL)
    return BuyWork(seat, choice - BUY)


class Compensate(Effect[State]):
    """Who takes no action receives 1 gold, and 1 influence card if there is one left (Actions)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        s.players[self.seat].gold += s.box.compensation_gold
        if drawn(s, s.box.compensation_influence):
            s.then(DrawInfluence(self.seat, s.box.compensation_influence))


class Bank(Effect[State]):
    """Every turn ends with 1 gold from the bank; then works and exhibitions are filled up (p. 8)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        s.players[self.seat].gold += s.box.bank_gold
        s.bought = NO_WORKS
        s.then(*fill_works(s), *fill_exhibitions(s), EndTurn(self.seat))


class EndTurn(Effect[State]):
    """The next player's turn begins, unless a table round is over and it was the last (p. 8)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        following = (self.seat + 1) % len(s.players)
        if following == s.first and last_round(s):
            s.then(EndGame())
        else:
            s.then(BeginTurn(following))


def last_round(s: State) -> bool:
    """Whether this table round is the last: the exhibition pile is empty, or nobody mounts exhibitions (p. 8)."""
    return exhibition_pile(s) == 0 or quiet_rounds(s) >= s.box.quiet_rounds


class EndGame(Effect[State]):
    """The galleries are compared; nothing changes any more (p. 8)."""

    def take(self, s: State, _: int) -> None:
        return


def phase(s: State) -> int:
    """Where in the turn the game is, by the phase that is still pending; `NONE` outside a turn."""
    if s.turn == NONE or not s.agenda:
        return NONE
    actions = False
    for step in s.agenda:
        if isinstance(step, (MoveArtist, PlayInfluence)):
            return 0
        actions = actions or isinstance(step, TakeAction)
    return 1 if actions else 2
