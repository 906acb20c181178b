"""The three actions: buying a work, selling one, mounting an exhibition (Actions)."""

from __future__ import annotations

from vernissage.core.rows import add, empty, size
from vernissage.core.step import Effect
from vernissage.games.bioutifoul.box import FIRST_SHOWN, SECOND_SHOWN
from vernissage.games.bioutifoul.influence import DrawInfluence
from vernissage.games.bioutifoul.state import Player, State, rating


def why_not_buy(s: State, me: Player, artist: int) -> str:
    """A work must be there, and there must be room and gold for it (Actions)."""
    if not s.market_works[artist]:
        return "why-no-such-work"
    if size(me.works) >= s.box.gallery_limit:
        return "why-gallery-full"
    return "" if me.gold >= rating(s, artist) else "why-gold"


def why_not_sell(s: State, me: Player, artist: int) -> str:
    """A work must be in the gallery, and not since this turn only (Actions)."""
    if not me.works[artist]:
        return "why-not-in-gallery"
    return "" if me.works[artist] > s.bought[artist] else "why-bought-this-turn"


def why_not_mount(s: State, me: Player, exhibition: int) -> str:
    """An exhibition must be there, and a work by each of its artists in the gallery (Actions)."""
    if not s.market_exhibitions[exhibition]:
        return "why-no-such-exhibition"
    both = me.works[FIRST_SHOWN[exhibition]] and me.works[SECOND_SHOWN[exhibition]]
    return "" if both else "why-missing-work"


class BuyWork(Effect[State]):
    """Pay the artist's rating to the bank and take the work into the gallery; it is not replaced yet (Actions)."""

    def __init__(self, seat: int, artist: int) -> None:
        self.seat = seat
        self.artist = artist

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        me.gold -= rating(s, self.artist)
        s.market_works = add(s.market_works, self.artist, -1)
        me.works = add(me.works, self.artist, 1)
        s.bought = add(s.bought, self.artist, 1)


class SellWork(Effect[State]):
    """Discard a work from the gallery and receive the artist's rating from the bank (Actions)."""

    def __init__(self, seat: int, artist: int) -> None:
        self.seat = seat
        self.artist = artist

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        me.works = add(me.works, self.artist, -1)
        s.discard = add(s.discard, self.artist, 1)
        me.gold += rating(s, self.artist)


class MountExhibition(Effect[State]):
    """Take an exhibition, discard a work by each of its artists, then draw an influence card (Actions)."""

    def __init__(self, seat: int, exhibition: int) -> None:
        self.seat = seat
        self.exhibition = exhibition

    def take(self, s: State, _: int) -> None:
        me = s.players[self.seat]
        s.market_exhibitions = add(s.market_exhibitions, self.exhibition, -1)
        me.exhibitions = add(me.exhibitions, self.exhibition, 1)
        for artist in (FIRST_SHOWN[self.exhibition], SECOND_SHOWN[self.exhibition]):
            me.works = add(me.works, artist, -1)
            s.discard = add(s.discard, artist, 1)
            if s.bought[artist]:  # the new one is discarded first, so that an older one may still be sold
                s.bought = add(s.bought, artist, -1)
        s.quiet = 0
        if not empty(s.influence_pile):
            s.then(DrawInfluence(self.seat, 1))
