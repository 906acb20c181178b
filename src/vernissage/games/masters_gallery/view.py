"""What a seat may know of a position of Masters Gallery, and the points that follow from it."""

from __future__ import annotations

from msgspec import Struct

from vernissage.core.game import Line, Score
from vernissage.core.rows import Ints, size
from vernissage.core.step import NONE, SPECTATOR
from vernissage.games.masters_gallery.box import ARTISTS, CARDS, ROUNDS, TOP, artist_of, symbol_of
from vernissage.games.masters_gallery.cards import by_artist, number, spread
from vernissage.games.masters_gallery.components import ARTIST_IDS, SYMBOL_IDS, Artist, CardSymbol
from vernissage.games.masters_gallery.scoring import ranking
from vernissage.games.masters_gallery.state import Player, State, shown, tokens


class ArtistCard(Struct, frozen=True, kw_only=True):
    """An artist card with its tokens, how many of its masterpieces are on the table, and what they would count now."""

    artist: Artist
    cards: int
    """How many masterpieces of the artist there are."""
    shown: int
    """How many of them lie face up."""
    value_tokens: tuple[int, ...]
    awards: int
    worth: int
    """What each counts in a round in which the artist is among the top three."""
    place: int | None
    """The place among the top three if the round ended now."""
    each: int
    """What each would count if the round ended now."""


class Scored(Struct, frozen=True, array_like=True):
    """What the cards of an artist brought in a round."""

    round: int
    artist: int
    cards: int
    value: int
    points: int


class Area(Struct, frozen=True, kw_only=True):
    """What lies before a player; the hand, the face-down cards and the chosen one only if they are the reader's."""

    hand: tuple[int, ...] | None
    hand_size: int
    display: tuple[int, ...]
    face_down: tuple[int, ...] | None
    face_down_size: int
    has_chosen: bool
    chosen: int | None
    scored: tuple[Scored, ...]
    round_points: tuple[int, ...]
    """What each round has brought, as far as it is counted."""
    points: int
    standing: int
    """What the round would add if it ended with the cards face up."""


class View(Struct, frozen=True, kw_only=True, tag_field="game", tag="masters-gallery"):
    """The table of Masters Gallery as a seat sees it: its own cards, the number of the others' (Jeu)."""

    seat: int | None
    """The reader's; none for a spectator."""
    round: int
    rounds: int
    first: int | None
    threshold: int
    """As many face-up cards of one artist end a round."""
    pile: int
    extra: int | None
    """The card that is turned up when a round begins."""
    gone: tuple[int, ...]
    awards_left: int
    award_worth: int
    artists: tuple[ArtistCard, ...]
    rankings: tuple[tuple[int, ...], ...]
    """The top three of each round that is over."""
    players: tuple[Area, ...]


class Card(Struct, frozen=True):
    """What the cards of a number show."""

    artist: Artist
    symbol: CardSymbol


FACES = tuple(Card(ARTIST_IDS[artist_of(card)], SYMBOL_IDS[symbol_of(card)]) for card in range(CARDS))


def view(s: State, seat: int) -> View:
    """The table as a seat sees it."""
    top, now = standing(s)
    return View(
        seat=None if seat == SPECTATOR else seat,
        round=s.round,
        rounds=ROUNDS,
        first=None if s.first == NONE else s.first,
        threshold=s.box.threshold[len(s.players)],
        pile=number(s.pile),
        extra=None if s.extra == NONE else s.extra,
        gone=tuple(spread(s.gone)),
        awards_left=s.box.award_tokens - size(s.awards),
        award_worth=s.box.award_worth,
        artists=tuple([artist_card(s, artist, top, now[artist]) for artist in range(ARTISTS)]),
        rankings=s.rankings,
        players=tuple([area(player, i == seat, s.round, now) for i, player in enumerate(s.players)]),
    )


def standing(s: State) -> tuple[Ints, list[int]]:
    """The top three, and what a card of each artist would count, if the round ended with the cards face up (Score)."""
    ranked = len(s.rankings) == s.round
    top = () if s.extra == NONE else s.rankings[-1] if ranked else ranking(s)
    rankings = s.rankings if ranked else (*s.rankings, top)
    worths = [tokens(rankings, artist) + s.box.award_worth * s.awards[artist] for artist in range(ARTISTS)]
    return top, [worths[artist] if artist in top else 0 for artist in range(ARTISTS)]


def artist_card(s: State, artist: int, top: Ints, each: int) -> ArtistCard:
    """An artist card as it lies there."""
    return ArtistCard(
        artist=ARTIST_IDS[artist],
        cards=by_artist(s.box.cards, artist),
        shown=shown(s, artist),
        value_tokens=tuple([TOP - ranking.index(artist) for ranking in s.rankings if artist in ranking]),
        awards=s.awards[artist],
        worth=tokens(s.rankings, artist) + s.box.award_worth * s.awards[artist],
        place=top.index(artist) + 1 if artist in top else None,
        each=each,
    )


def area(player: Player, own: bool, round: int, now: list[int]) -> Area:
    """What lies before a player, with the secrets if they are the reader's own."""
    chosen = player.sealed != NONE
    scored = tuple([Scored(at, artist, count, value, count * value) for at, artist, count, value in player.scored])
    rounds = [sum([line.points for line in scored if line.round == past]) for past in range(1, round + 1)]
    return Area(
        hand=cards(player.hand, own),
        hand_size=number(player.hand),
        display=tuple(spread(player.display)),
        face_down=cards(player.face_down, own),
        face_down_size=number(player.face_down),
        has_chosen=chosen,
        chosen=player.sealed if own and chosen else None,
        scored=scored,
        round_points=tuple(rounds),
        points=sum(rounds),
        standing=counting(player, round, now),
    )


def counting(player: Player, round: int, now: list[int]) -> int:
    """What the cards before a player would bring if the round ended now; nothing once it is counted."""
    if any(line[0] == round for line in player.scored):
        return 0
    return sum(by_artist(player.display, artist) * now[artist] for artist in range(ARTISTS))


def cards(row: Ints, own: bool) -> tuple[int, ...] | None:
    """The cards, if they are the reader's."""
    return tuple(spread(row)) if own else None


def score_sheet(view: View) -> list[Score]:
    """The points of every round, artist by artist (Score)."""
    lines: list[Score] = []
    for seat, player in enumerate(view.players):
        for line in player.scored:
            args: dict[str, int | str] = {"round": line.round, "artist": ARTIST_IDS[line.artist]}
            args |= {"cards": line.cards, "value": line.value}
            lines.append(Score(seat, Line("score-round", args), line.points))
    return lines
