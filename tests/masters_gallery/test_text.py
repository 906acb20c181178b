"""What players read, in both languages."""

from __future__ import annotations

import pytest

from masters_gallery.builders import GAME, Sketch, card, table
from vernissage import Match
from vernissage.table import codec

NAMES = ("Anne", "Hugo", "Élise")


def match(t: Sketch) -> Match:
    """The position as a match of named players."""
    return Match.from_position(GAME, codec.encode(GAME, t.s), seed=1, names=NAMES[: len(t.s.players)])


def hands(*words: str) -> Sketch:
    """Anne to play with these cards, Hugo with plain ones, four Monet on the table."""
    return table(2).display(1, "3 monet").extra("monet award").hand(0, *words).hand(1, "2 degas", "renoir").turn(0)


def test_prompts_and_labels() -> None:
    asked = match(hands("degas", "van_gogh draw")).waiting()[0]
    assert asked.prompts == {"en": "Choose a card to play", "fr": "Choisissez une carte à jouer"}
    assert [option.labels["en"] for option in asked.options] == ["Degas", "Van Gogh, draw a card"]
    assert [option.labels["fr"] for option in asked.options] == ["Degas", "Van Gogh, piocher une carte"]
    assert match(hands("degas", "monet")).say(asked.others, "en") == "Anne is choosing a card to play"


def test_refusals_say_why_and_name_the_rule() -> None:
    asked = match(hands("degas", "monet")).waiting()[0]
    refusal = next(refusal for refusal in asked.refusals if refusal.choice == card("renoir"))
    assert refusal.reasons == {"en": "You hold no such card.", "fr": "Vous n’avez pas cette carte en main."}
    assert refusal.rule == "MGL-028"
    game = match(hands("degas second_face_up", "renoir", "degas"))
    game.answer(0, card("degas second_face_up"))
    refusal = next(refusal for refusal in game.waiting()[0].refusals if refusal.choice == card("renoir"))
    assert refusal.reasons["en"] == "The second card must show the same artist: Degas."
    assert refusal.rule == "MGL-040"


@pytest.mark.parametrize(
    ("hand", "answers", "english", "french"),
    [
        (("degas", "renoir"), ["degas"], "Anne plays a Degas (1 of 5)", "Anne joue un Degas (1 sur 5)"),
        (
            ("degas second_face_up", "degas", "renoir"),
            ["degas second_face_up", "degas"],
            "Anne plays a second card: a Degas (2 of 5)",
            "Anne joue une seconde carte\u00a0: un Degas (2 sur 5)",
        ),
        (
            ("degas second_face_down", "degas", "renoir"),
            ["degas second_face_down", "degas"],
            "Anne plays a card face down",
            "Anne joue une carte face cachée",
        ),
        (
            ("degas award", "renoir", "degas"),
            ["degas award", "van_gogh"],
            "Anne places an award token: Van Gogh",
            "Anne place un jeton Récompense\u00a0: Van Gogh",
        ),
        (
            ("degas draw", "renoir", "degas"),
            ["degas draw"],
            "Anne draws a card",
            "Anne pioche une carte",
        ),
        (("monet", "renoir"), ["monet"], "Anne ends round 1", "Anne met fin à la manche 1"),
    ],
)
def test_the_log(hand: tuple[str, ...], answers: list[str], english: str, french: str) -> None:
    game = match(hands(*hand))
    for word in answers:
        artist = next((i for i, entry in enumerate(game.view().artists) if entry.artist == word), None)
        award = game.waiting()[0].kind == "PlaceAward"
        game.answer(0, artist if award and artist is not None else card(word))
    assert english in game.log("en")
    assert french in game.log("fr")


def test_a_card_drawn_or_hidden_is_named_to_its_player_alone() -> None:
    game = match(hands("degas second_face_down", "degas", "renoir"))
    game.answer(0, card("degas second_face_down"))
    game.answer(0, card("degas"))
    assert "Anne plays a Degas face down" in game.log("en", seat=0)
    assert "Anne plays a card face down" in game.log("en", seat=1)
    assert "Anne plays a Degas face down" not in game.log("en", seat=1)


def test_the_ranking_and_the_points_are_told() -> None:
    game = match(table(2).display(0, "4 monet").hand(0, "monet", "degas").hand(1, "2 degas").extra("renoir").turn(0))
    game.answer(0, card("monet"))
    game.answer_default(0)
    log = game.log("en")
    assert "Ranking: Monet with 5 cards gets the value token 3; each card is worth 3" in log
    assert "Ranking: Renoir with 1 card gets the value token 2; each card is worth 2" in log
    assert "Anne scores 15 points, 15 in all" in log
    assert "Hugo scores nothing and stays at 0" in log
    assert "Round 2" in log
    assert "Manche 2" in game.log("fr")


def test_a_simultaneous_turn_is_told_only_when_it_is_revealed() -> None:
    t = (
        table(3)
        .hand(0, "monet simultaneous", "2 degas")
        .hand(1, "2 renoir", "degas")
        .hand(2, "2 monet")
        .extra("renoir")
    )
    game = match(t.turn(0))
    game.answer(0, card("monet simultaneous"))
    assert [asked.seat for asked in game.waiting()] == [0, 1, 2]
    game.answer(2, card("monet"))
    assert not [line for line in game.log() if "Élise" in line]
    game.answer(0, card("degas"))
    game.answer(1, card("renoir"))
    assert game.log()[-3:] == ["Anne reveals a Degas", "Hugo reveals a Renoir", "Élise reveals a Monet"]
    assert "Élise has chosen a Monet" in game.log(seat=2)
    assert "Élise has chosen a card" in game.log(seat=0)
