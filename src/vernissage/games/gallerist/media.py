"""The Media Center: hiring assistants and promoting artists (p. 11)."""

from __future__ import annotations

from vernissage.core.rows import put
from vernissage.core.step import Decision, Effect, Step
from vernissage.games.gallerist.bonuses import bonus_step, leave_queue
from vernissage.games.gallerist.box import ARTISTS, COLLECTOR, DESKS, LEVELS, QUEUE
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay, affordable
from vernissage.games.gallerist.state import Player, State, is_discovered


def hire_cost(s: State, me: Player, number: int) -> int:
    """What the next assistants of the queue cost together (p. 11)."""
    cost = 0
    for space in range(QUEUE - me.queue, QUEUE - me.queue + number):
        cost += s.box.hire_costs[space]
    return cost


def why_not_hire(s: State, me: Player, number: int, influence: int, desks: int) -> str:
    """Why so many assistants cannot be hired, with an influence to count on and desks in use (p. 11)."""
    if number == 0:
        return "why-hire-one"
    if desks + number > DESKS:
        return "why-desks-full"
    if number > me.queue:
        return "why-queue-empty"
    return "" if affordable(s, me, hire_cost(s, me, number), influence) else "why-too-expensive"


class Hire(Decision[State]):
    """Hire from the top of the queue: the assistants take desks, are paid, then bring their bonuses (p. 11)."""

    def options(self, s: State) -> list[int]:
        return [number for number in range(1, DESKS + 1) if not self.why_not(s, number)]

    def why_not(self, s: State, number: int) -> str:
        me = s.players[self.seat]
        return why_not_hire(s, me, number, me.influence, me.desks)

    def take(self, s: State, number: int) -> None:
        cost = hire_cost(s, s.players[self.seat], number)
        bonuses: list[Step[State]] = []
        for _ in range(number):
            bonuses += leave_queue(s, self.seat)
        s.then(Pay(self.seat, cost), *bonuses)


def tokens_left(s: State, level: int) -> int:
    """Promotion tokens of a level on the board: those above a printed level lie on artists (p. 11)."""
    left = s.box.promotion_tokens
    for artist in range(ARTISTS):
        if s.promotion[artist] == level > s.box.printed[s.artists[artist]]:
            left -= 1
    return left


def next_level(s: State, artist: int) -> int:
    """The level an artist would be promoted to, which is also the influence it takes (p. 11)."""
    return s.promotion[artist] + 1


def why_not_promote_artist(s: State, artist: int, influence: int) -> str:
    """Why an artist cannot be promoted with an influence to count on (p. 11)."""
    if not is_discovered(s, artist):
        return "why-not-discovered"
    level = next_level(s, artist)
    if level > LEVELS:
        return "why-highest-level"
    if level > influence:
        return "why-too-little-influence"
    return "" if tokens_left(s, level) else "why-no-promotion-token"


def why_not_promote(s: State, influence: int) -> str:
    """Why no artist can be promoted (p. 11)."""
    for artist in range(ARTISTS):
        if not why_not_promote_artist(s, artist, influence):
            return ""
    return "why-nobody-to-promote"


class Promote(Decision[State]):
    """Promote an artist: spend influence, place the token, gain its bonus, raise the fame (p. 11)."""

    def options(self, s: State) -> list[int]:
        influence = s.players[self.seat].influence
        return [artist for artist in range(ARTISTS) if not why_not_promote_artist(s, artist, influence)]

    def why_not(self, s: State, artist: int) -> str:
        return why_not_promote_artist(s, artist, s.players[self.seat].influence)

    def take(self, s: State, artist: int) -> None:
        level = next_level(s, artist)
        s.players[self.seat].influence -= level
        s.promotion = put(s.promotion, artist, level)
        s.then(bonus_step(self.seat, s.box.promotion_bonuses[level]), Publicity(self.seat, artist))


class Publicity(Effect[State]):
    """A promoted artist gains 1 fame and 1 for each collector in the gallery, counted after the bonus (p. 11)."""

    def __init__(self, seat: int, artist: int) -> None:
        self.seat = seat
        self.artist = artist

    def take(self, s: State, _: int) -> None:
        s.then(RaiseFame(self.seat, self.artist, 1 + s.players[self.seat].gallery[COLLECTOR]))
