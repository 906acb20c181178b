"""What the cards before each player would count if the round ended now, as the view tells it."""

from __future__ import annotations

import pytest

from vernissage import Match


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
