"""What a seat knows of a position of Masters Gallery, as numbers for learning."""

from __future__ import annotations

from vernissage.core.rows import Ints, multiset
from vernissage.games.masters_gallery.box import ARTISTS, CARDS, ROUNDS
from vernissage.games.masters_gallery.view import View


def pieces(seats: int) -> list[tuple[str, int]]:
    """The named parts of the encoding, and how long each is."""
    own = [("hand", CARDS), ("face_down", CARDS), ("chosen", CARDS)]
    table = [("round", ROUNDS), ("extra", CARDS), ("gone", CARDS), ("pile", 1)]
    artists = [("shown", ARTISTS), ("worth", ARTISTS)]
    everybody = [("display", CARDS * seats), ("sizes", 2 * seats), ("has_chosen", seats), ("points", seats)]
    return own + table + artists + everybody


def encode(view: View, seat: int) -> list[float]:
    """The parts one after the other, the seat's own player first, the others clockwise."""
    players = view.players[seat:] + view.players[:seat]
    me = players[0]
    numbers: list[float] = []
    numbers += counts(me.hand)
    numbers += counts(me.face_down)
    numbers += counts(me.chosen)
    numbers += [float(round == view.round) for round in range(1, ROUNDS + 1)]
    numbers += counts(view.extra)
    numbers += counts(view.gone)
    numbers.append(view.pile / 95)
    numbers += [artist.shown / view.threshold for artist in view.artists]
    numbers += [artist.worth / 10 for artist in view.artists]
    for player in players:
        numbers += counts(player.display)
    for player in players:
        numbers += [player.hand_size / 13, player.face_down_size / 4]
    numbers += [float(player.has_chosen) for player in players]
    numbers += [player.points / 100 for player in players]
    return numbers


def counts(cards: tuple[int, ...] | int | None) -> Ints:
    """How many there are of each card; nothing for cards that the seat does not know."""
    known = () if cards is None else (cards,) if isinstance(cards, int) else cards
    return multiset(list(known), CARDS)
