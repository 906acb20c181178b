"""The position of a game of Bioutifoul: the column, the market, the piles, the galleries and the hands."""

from __future__ import annotations

from vernissage.core.rows import Ints, minus, plus, size
from vernissage.core.step import NONE, Playable, Step
from vernissage.games.bioutifoul.box import ARTISTS, EXHIBITIONS, Box


class Player:
    """One player's gold, gallery and hand. Works and influence cards of one artist are all alike."""

    def __init__(self, gold: int, works: Ints, exhibitions: Ints, influence: Ints, known: Ints) -> None:
        self.gold = gold
        self.works = works
        self.exhibitions = exhibitions
        self.influence = influence
        """The whole hand, by what the cards show: an artist each, or a face of an owner's sheet."""
        self.known = known
        """The part of the hand that was passed on openly and that everybody knows."""

    def copy(self) -> Player:
        return Player(self.gold, self.works, self.exhibitions, self.influence, self.known)


class State(Playable["State"]):
    """A position."""

    def __init__(
        self,
        box: Box,
        agenda: list[Step[State]],
        players: list[Player],
        first: int,
        turn: int,
        round: int,
        taken: int,
        bought: Ints,
        quiet: int,
        places: Ints,
        market_works: Ints,
        work_pile: Ints,
        discard: Ints,
        market_exhibitions: Ints,
        unseen_exhibitions: Ints,
        influence_pile: Ints,
    ) -> None:
        super().__init__(agenda)
        self.box = box
        self.players = players
        self.first = first
        """Who begins every table round."""
        self.turn = turn
        """Whose turn it is."""
        self.round = round
        """The table round, from 1; 0 before the first."""
        self.taken = taken
        """Actions taken this turn."""
        self.bought = bought
        """Works bought this turn and still in the gallery: they may not be sold yet."""
        self.quiet = quiet
        """Turns since an exhibition was last mounted, this one included."""
        self.places = places
        """Where each artist stands in the column, 0 at the top; `NONE` before the column is laid out."""
        self.market_works = market_works
        self.work_pile = work_pile
        """A multiset, as all piles: their order is nobody's to know."""
        self.discard = discard
        self.market_exhibitions = market_exhibitions
        self.unseen_exhibitions = unseen_exhibitions
        """The exhibition pile together with the removed cards: nobody can tell which is which."""
        self.influence_pile = influence_pile

    def copy(self) -> State:
        twin = State(
            self.box,
            self.agenda.copy(),
            [player.copy() for player in self.players],
            self.first,
            self.turn,
            self.round,
            self.taken,
            self.bought,
            self.quiet,
            self.places,
            self.market_works,
            self.work_pile,
            self.discard,
            self.market_exhibitions,
            self.unseen_exhibitions,
            self.influence_pile,
        )
        twin.choices = self.choices
        return twin


def rating(s: State, artist: int) -> int:
    """What a work by an artist costs and brings now: 4, 3, 2 or 1 by the place in the column (Actions)."""
    return s.box.ratings[s.places[artist]]


def exhibition_pile(s: State) -> int:
    """How many exhibitions are left to lay out; the last table round is reached when there are none (p. 8)."""
    return size(s.unseen_exhibitions) - s.box.removed[len(s.players)]


def quiet_rounds(s: State) -> int:
    """Full turns of the table since an exhibition was last mounted."""
    return s.quiet // len(s.players)


def on_the_right(s: State, seat: int) -> int:
    """The player to whom played influence cards go; turns go clockwise, to the left."""
    return (seat - 1) % len(s.players)


def census(s: State) -> list[int]:
    """How many works, exhibitions and influence cards there are of each kind, wherever they lie."""
    works = plus(plus(s.market_works, s.work_pile), s.discard)
    exhibitions = plus(s.market_exhibitions, s.unseen_exhibitions)
    influence = s.influence_pile
    rows = [s.market_works, s.work_pile, s.discard, s.bought, s.market_exhibitions, s.unseen_exhibitions]
    rows.append(s.influence_pile)
    for player in s.players:
        works = plus(works, player.works)
        exhibitions = plus(exhibitions, player.exhibitions)
        influence = plus(influence, player.influence)
        rows += [player.works, player.exhibitions, player.known, (player.gold,)]
        rows.append(minus(player.influence, player.known))
    faces = len(s.box.influence)
    whole = exhibition_pile(s) >= 0 and in_order(s.places) and len(s.influence_pile) == faces
    for player in s.players:
        whole = whole and len(player.influence) == faces and len(player.known) == faces
    for row in rows:
        whole = whole and min(row) >= 0
    if s.turn != NONE:
        owned = s.players[s.turn].works
        for artist in range(ARTISTS):
            whole = whole and s.bought[artist] <= owned[artist]
    whole = whole and len(works) == ARTISTS and len(exhibitions) == EXHIBITIONS
    return [*works, *exhibitions, *influence, 1 if whole else 0]


def in_order(places: Ints) -> bool:
    """Whether the artists in the column fill it from the top, each at a place of its own."""
    laid = sorted([place for place in places if place != NONE])
    return laid == list(range(len(laid)))
