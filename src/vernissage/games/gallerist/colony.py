"""The Artists Colony: discovering artists, buying and exhibiting works (pp. 7-8)."""

from __future__ import annotations

from vernissage.core.dice import Dice
from vernissage.core.rows import add, counts, put, size
from vernissage.core.step import NONE, Chance, Decision, Effect, Step
from vernissage.games.gallerist.bonuses import bonus_step
from vernissage.games.gallerist.box import (
    ARTISTS,
    CELEBRITY,
    COLLECTOR,
    FAME,
    RED,
    WORK_KINDS,
    form_of,
)
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay, affordable
from vernissage.games.gallerist.state import Player, State, initial_fame, is_discovered, slots
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.visitors import DrawVisitors, VisitorsToPlaza


def why_not_discover(s: State, me: Player) -> str:
    """Why a player cannot discover: a commission that can still be bought, or nobody left (p. 7)."""
    if me.commission != NONE and s.tops[form_of(me.commission)] != NONE:
        return "why-commission-open"
    return "why-all-discovered" if s.discovered == (1 << ARTISTS) - 1 else ""


class Discover(Decision[State]):
    """Discover an artist: gain the bonus, turn the tile up, take a signature as a commission (p. 7)."""

    def options(self, s: State) -> list[int]:
        return [artist for artist in range(ARTISTS) if not is_discovered(s, artist)]

    def why_not(self, s: State, artist: int) -> str:
        return "why-discovered" if is_discovered(s, artist) else ""

    def take(self, s: State, artist: int) -> None:
        steps: list[Step[State]] = []
        if s.players[self.seat].commission != NONE:
            steps.append(DropCommission(self.seat))
        bonus = s.bonuses[artist]
        if bonus == FAME:  # it may go to this artist, so the fame marker is placed first (GO02)
            s.then(*steps, TurnUp(self.seat, artist), bonus_step(self.seat, bonus))
        else:
            s.then(*steps, bonus_step(self.seat, bonus), TurnUp(self.seat, artist))


class DropCommission(Effect[State]):
    """A commission whose stack of works is empty is given up; its signature returns (G26)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        s.signatures = add(s.signatures, me.commission, 1)
        me.commission = NONE


class TurnUp(Effect[State]):
    """The bonus tile leaves, a red artist's collector goes to the Plaza; marker and commission are placed (p. 7)."""

    def __init__(self, seat: int, artist: int) -> None:
        self.seat = seat
        self.artist = artist

    def take(self, s: State, _: int) -> None:
        artist = self.artist
        s.bonus_pile = add(s.bonus_pile, s.bonuses[artist], 1)
        s.bonuses = put(s.bonuses, artist, NONE)
        if artist % 2 == RED:
            s.plaza = add(s.plaza, COLLECTOR, 1)
        s.discovered |= 1 << artist
        s.fame = put(s.fame, artist, initial_fame(s, artist))
        s.signatures = add(s.signatures, artist, -1)
        s.players[self.seat].commission = artist


def price(s: State, me: Player, artist: int) -> int:
    """What a work costs: the artist's fame, or the initial fame for the holder of the commission (pp. 7-8)."""
    return initial_fame(s, artist) if me.commission == artist else s.fame[artist]


def why_not_buy_from(s: State, me: Player, artist: int, influence: int) -> str:
    """Why no work can be bought from an artist, counting on an influence for the price (pp. 7-8)."""
    if not is_discovered(s, artist):
        return "why-not-discovered"
    if s.tops[form_of(artist)] == NONE:
        return "why-no-work-left"
    if me.commission != artist:
        if s.fame[artist] == CELEBRITY:
            return "why-celebrity-retired"
        if s.signatures[artist] == 0:
            return "why-no-signature"
    return "" if affordable(s, me, price(s, me, artist), influence) else "why-too-expensive"


def why_not_buy(s: State, me: Player, influence: int) -> str:
    """Why a player can buy nothing (pp. 7-8)."""
    if len(me.exhibited) >= slots(s, me):
        return "why-no-slot"
    for artist in range(ARTISTS):
        if not why_not_buy_from(s, me, artist, influence):
            return ""
    return "why-nothing-to-buy"


class BuyWork(Decision[State]):
    """Buy & exhibit a work: choose an artist, then follow the numbered steps (pp. 7-8)."""

    def options(self, s: State) -> list[int]:
        me = s.players[self.seat]
        return [artist for artist in range(ARTISTS) if not why_not_buy_from(s, me, artist, me.influence)]

    def why_not(self, s: State, artist: int) -> str:
        me = s.players[self.seat]
        return why_not_buy_from(s, me, artist, me.influence)

    def take(self, s: State, artist: int) -> None:
        me = s.players[self.seat]
        form = form_of(artist)
        kind = s.tops[form] % WORK_KINDS
        s.then(
            VisitorsToPlaza(form),
            Pay(self.seat, price(s, me, artist)),
            RaiseFame(self.seat, artist, s.box.work_fame[kind] + me.gallery[COLLECTOR]),
            TakeTickets(self.seat, s.box.work_icons[2 * kind], s.box.work_icons[2 * kind + 1]),
            Hang(self.seat, artist),
            Uncover(form),
        )


class Hang(Effect[State]):
    """The work takes the leftmost empty slot; its signature comes from the commission or the artist (p. 8)."""

    def __init__(self, seat: int, artist: int) -> None:
        self.seat = seat
        self.artist = artist

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        form = form_of(self.artist)
        me.exhibited = (*me.exhibited, s.tops[form])
        me.signatures = (*me.signatures, self.artist)
        s.tops = put(s.tops, form, NONE)
        if me.commission == self.artist:
            me.commission = NONE
        else:
            s.signatures = add(s.signatures, self.artist, -1)


def left_of(s: State, form: int) -> int:
    """How many works lie under the top one of a form's stack."""
    return size(s.piles[WORK_KINDS * form : WORK_KINDS * (form + 1)])


class Uncover(Effect[State]):
    """The stack's next work is turned into view, if there is one (p. 8)."""

    def __init__(self, form: int) -> None:
        self.form = form

    def take(self, s: State, _: int) -> None:
        if left_of(s, self.form):
            s.then(ShowWork(self.form))


class DrawWork(Chance[State]):
    """The next work of a form's stack, whose order nobody knows (p. 2)."""

    def __init__(self, form: int) -> None:
        self.form = form

    def options(self, s: State) -> list[int]:
        first = WORK_KINDS * self.form
        return [work for work in range(first, first + WORK_KINDS) if s.piles[work]]

    def weights(self, s: State) -> list[int]:
        first = WORK_KINDS * self.form
        return counts(s.piles[first : first + WORK_KINDS])

    def draw(self, s: State, dice: Dice) -> int:
        first = WORK_KINDS * self.form
        return first + dice.draw(s.piles[first : first + WORK_KINDS])


class ShowWork(DrawWork):
    """The next work of a form shows, with a random visitor on it for each of its tickets (pp. 2, 8)."""

    def take(self, s: State, work: int) -> None:
        s.piles = add(s.piles, work, -1)
        s.tops = put(s.tops, self.form, work)
        if size(s.bag):
            s.then(DrawVisitors(self.form, tickets_on(s, work)))


def tickets_on(s: State, work: int) -> int:
    """How many tickets a work shows."""
    return 2 if s.box.work_icons[2 * (work % WORK_KINDS) + 1] else 1
