"""Fame and celebrity status (pp. 13-14)."""

from __future__ import annotations

from vernissage.core.rows import put
from vernissage.core.step import Effect
from vernissage.games.gallerist.box import ARTISTS, CELEBRITY, COLLECTOR
from vernissage.games.gallerist.influence import step_back
from vernissage.games.gallerist.owed import Bounded
from vernissage.games.gallerist.state import Player, State, is_discovered

DECLINE_FAME = ARTISTS
"""The answer that gives the Fame bonus to nobody."""


class RaiseFame(Bounded):
    """An artist gains fame, and one more for each star the player steps back to (p. 13)."""

    def __init__(self, seat: int, artist: int, amount: int) -> None:
        super().__init__(seat)
        self.artist = artist
        self.amount = amount

    def offers(self, s: State) -> list[int]:
        return list(range(1 + min(self.room(s), s.box.star_steps[s.players[self.seat].influence])))

    def room(self, s: State) -> int:
        """Fame that can still be added: what goes past a celebrity's is lost."""
        return max(0, CELEBRITY - s.fame[self.artist] - self.amount)

    def reached(self, s: State, extra: int) -> int:
        """The fame that the artist will have."""
        return min(CELEBRITY, s.fame[self.artist] + self.amount + extra)

    def why_not_offered(self, s: State, extra: int) -> str:
        if extra > self.room(s):
            return "why-fame-lost"
        return "" if extra <= s.box.star_steps[s.players[self.seat].influence] else "why-no-star-below"

    def take(self, s: State, extra: int) -> None:
        me = s.players[self.seat]
        before = s.fame[self.artist]
        me.influence = step_back(s.box.stars, me.influence, extra)
        s.fame = put(s.fame, self.artist, self.reached(s, extra))
        if before < CELEBRITY == s.fame[self.artist]:
            s.then(BecomeCelebrity(self.seat, self.artist))


class BecomeCelebrity(Effect[State]):
    """Whoever makes an artist a celebrity gains money; all works of that artist are masterpieces now (p. 14)."""

    def __init__(self, seat: int, artist: int) -> None:
        self.seat = seat
        self.artist = artist

    def take(self, s: State, _: int) -> None:
        s.players[self.seat].money += s.box.celebrity_money


def fame_bonus(s: State, me: Player) -> int:
    """What the Fame bonus amounts to with the collectors in a gallery (player aid)."""
    return me.gallery[COLLECTOR] * s.box.bonus_rates[4]


class GiveFame(Bounded):
    """The Fame bonus: a discovered artist gains one for each collector in the gallery (player aid, G11)."""

    def offers(self, s: State) -> list[int]:
        return [artist for artist in range(ARTISTS) if not self.why_not_offered(s, artist)] + [DECLINE_FAME]

    def why_not_offered(self, s: State, artist: int) -> str:
        if artist == DECLINE_FAME:
            return ""
        if not is_discovered(s, artist):
            return "why-not-discovered"
        return "" if s.fame[artist] < CELEBRITY else "why-celebrity-already"

    def default(self, s: State) -> int:
        return DECLINE_FAME

    def take(self, s: State, artist: int) -> None:
        if artist != DECLINE_FAME:
            s.then(RaiseFame(self.seat, artist, fame_bonus(s, s.players[self.seat])))
