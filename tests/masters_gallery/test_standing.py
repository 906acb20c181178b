"""What the cards before each player would count if the round ended now, as the view tells it."""

from __future__ import annotations

import pytest

from masters_gallery.builders import table
from vernissage import Match
from vernissage.games.masters_gallery.figures import with_this_round


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", range(6))
def test_once_the_artists_are_ranked_the_standing_is_what_will_be_scored(seats: int, seed: int) -> None:
    match = Match("masters-gallery", seats=seats, seed=seed)
    number = compared = 0
    while not match.finished:
        asked = match.waiting()[0]
        view = match.view()
        if asked.kind == "AddCards":
            promised = view.players[asked.seat]
            match.answer(asked.seat, asked.default)  # adds nothing
            after = match.view().players[asked.seat].points
            assert promised.points + promised.standing == after
            compared += 1
        else:
            match.answer(asked.seat, asked.options[number % len(asked.options)].choice)
        number += 1
    assert compared > 3


def test_only_the_top_three_would_count_and_only_with_their_tokens() -> None:
    match = Match("masters-gallery", seats=3, seed=4)
    for _ in range(7):
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.options[0].choice)
    artists = match.view().artists
    places = [artist.place for artist in artists]
    assert sorted(place for place in places if place) == list(range(1, 1 + sum(place is not None for place in places)))
    for artist in artists:
        token = 4 - artist.place if artist.place else 0
        assert artist.each == (artist.worth + token if token else 0)


def test_points_in_sight_count_what_lies_face_down_and_the_best_cards_that_could_be_added() -> None:
    """Vermeer 4, Degas 2 and Monet 1 on the table: 3, 2 and 1 a card; one is added for each artist before a player."""
    t = table(2).extra("vermeer").display(0, "vermeer", "degas").face_down(0, "degas")
    t = t.display(1, "vermeer", "vermeer", "degas", "monet").hand(0, "vermeer", "monet", "monet", "renoir").turn(0)
    assert with_this_round(t.s, 0) == (3 + 2) + 2 + (3 + 1)
    assert with_this_round(t.s, 1) == 3 + 3 + 2 + 1


@pytest.mark.parametrize("seed", range(4))
def test_points_in_sight_are_the_points_once_a_round_is_counted(seed: int) -> None:
    match = Match("masters-gallery", seats=3, seed=seed)
    while not match.finished:
        asked = match.waiting()[0]
        match.answer(asked.seat, asked.options[0].choice)
    assert [with_this_round(match.state, seat) for seat in range(3)] == [
        player.points for player in match.view().players
    ]
