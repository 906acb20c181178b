"""The position of a game of Masters Gallery: everything on the table and in the hands."""

from __future__ import annotations

from vernissage.core.rows import Ints, size
from vernissage.core.step import NONE, Playable, Step
from vernissage.games.masters_gallery.box import ARTISTS, CARDS, TOP, Box, artist_of
from vernissage.games.masters_gallery.cards import by_artist, count


class Player:
    """One player's cards, as sets of cards, and points."""

    def __init__(self, hand: Ints, display: Ints, face_down: Ints, sealed: int, scored: tuple[Ints, ...]) -> None:
        self.hand = hand
        self.display = display
        """Cards face up before the player this round; cards added at scoring join them."""
        self.face_down = face_down
        self.sealed = sealed
        """The card chosen for a simultaneous turn, no longer in hand, until all are revealed."""
        self.scored = scored
        """What brought points: (round, artist, cards, value of each)."""

    def copy(self) -> Player:
        return Player(self.hand, self.display, self.face_down, self.sealed, self.scored)


class State(Playable["State"]):
    """A position."""

    def __init__(
        self,
        box: Box,
        agenda: list[Step[State]],
        players: list[Player],
        round: int,
        first: int,
        pile: Ints,
        extra: int,
        gone: Ints,
        awards: Ints,
        rankings: tuple[Ints, ...],
    ) -> None:
        super().__init__(agenda)
        self.box = box
        self.players = players
        self.round = round
        """1 to 4; 0 before the first."""
        self.first = first
        """Who starts the round."""
        self.pile = pile
        """The draw pile as a set of cards: its order is nobody's to know."""
        self.extra = extra
        self.gone = gone
        """Cards that have left the game."""
        self.awards = awards
        """Award tokens on each artist card."""
        self.rankings = rankings
        """For each round scored, the artists that got the tokens 3, 2 and 1, in this order."""

    def copy(self) -> State:
        twin = State(
            self.box,
            self.agenda.copy(),
            [player.copy() for player in self.players],
            self.round,
            self.first,
            self.pile,
            self.extra,
            self.gone,
            self.awards,
            self.rankings,
        )
        twin.choices = self.choices
        return twin


def shown(s: State, artist: int) -> int:
    """Cards of an artist on the table: in all displays, and the extra card if it is theirs (Fin de la manche)."""
    total = 1 if s.extra != NONE and artist_of(s.extra) == artist else 0
    for player in s.players:
        total += by_artist(player.display, artist)
    return total


def tokens(rankings: tuple[Ints, ...], artist: int) -> int:
    """The sum of the value tokens on an artist card (Score)."""
    total = 0
    for ranking in rankings:
        for place in range(len(ranking)):
            if ranking[place] == artist:
                total += TOP - place
    return total


def points(player: Player) -> int:
    """The player's running total."""
    total = 0
    for line in player.scored:
        total += line[2] * line[3]
    return total


def scores(s: State) -> list[int]:
    """Everybody's points."""
    return [points(player) for player in s.players]


def winners(s: State) -> list[int]:
    """Whoever has the most points; a tie is a shared win (Fin du jeu)."""
    totals = scores(s)
    best = max(totals)
    return [seat for seat in range(len(totals)) if totals[seat] == best]


def census(s: State) -> list[int]:
    """How many of each card there are, then of each value token and of award tokens, wherever they lie."""
    cards = [0] * CARDS
    whole = count(s.pile, cards) and count(s.gone, cards)
    for player in s.players:
        whole = count(player.hand, cards) and count(player.display, cards) and count(player.face_down, cards) and whole
        if player.sealed != NONE:
            cards[player.sealed] += 1
    if s.extra != NONE:
        cards[s.extra] += 1
    placed = [0] * TOP
    for ranking in s.rankings:
        for place in range(len(ranking)):
            placed[TOP - 1 - place] += 1
    supply = [s.box.value_tokens[i] - placed[i] for i in range(TOP)]
    awards_left = s.box.award_tokens - size(s.awards)
    whole = whole and min(supply) >= 0 and awards_left >= 0 and len(s.awards) == ARTISTS
    return cards + list(s.box.value_tokens) + [s.box.award_tokens, 1 if whole else 0]
