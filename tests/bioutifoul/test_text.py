"""What players read."""

from __future__ import annotations

import pytest

import drive
from bioutifoul.builders import Sketch, answer, shop, table
from vernissage import Match
from vernissage.core.game import Line
from vernissage.core.step import Step
from vernissage.games.bioutifoul import GAME
from vernissage.games.bioutifoul.influence import PassInfluence
from vernissage.games.bioutifoul.state import State
from vernissage.games.bioutifoul.turn import Compensate, EndGame, RenewWorks
from vernissage.table.text import catalogue

NAMES = ["Anne", "Hugo", "Zoé"]


def said(line: Line) -> tuple[str, str]:
    """A line in English and in French."""
    texts = [catalogue(lang, GAME).say(line, NAMES) for lang in ("en", "fr")]
    return texts[0], texts[1].replace("\u00a0", " ").replace("\u202f", " ")


def told(t: Sketch, step: Step[State], choice: int = 0) -> list[tuple[str, str]]:
    return [said(line) for line in drive.told(GAME, t.s, step, choice)]


def labels(t: Sketch) -> list[tuple[str, str]]:
    return [said(GAME.wording.label(t.s, t.decision(), choice)) for choice in t.s.choices]


def refused(t: Sketch, word: str) -> tuple[str, str]:
    step = t.decision()
    choice = answer(word, step)
    return said(GAME.wording.refusal(t.s, step, choice, step.why_not(t.s, choice)))


def test_buttons_for_influence() -> None:
    t = shop().player(0, hand="HH").turn(0)
    assert labels(t) == [
        ("Raise Heinrich from 3 to 4: 1 card", "Faire monter Heinrich de 3 à 4 : 1 carte"),
        ("Lower Heinrich from 3 to 2: 1 card", "Faire descendre Heinrich de 3 à 2 : 1 carte"),
        ("Lower Heinrich from 3 to 1: 2 cards", "Faire descendre Heinrich de 3 à 1 : 2 cartes"),
        ("Play no influence card", "Ne jouer aucune carte Influence"),
    ]
    here = answer("A>0", t.decision())  # not a move, but clients name what is refused
    assert said(GAME.wording.label(t.s, t.decision(), here)) == ("Leave Alice at 4", "Laisser Alice à 4")


def test_buttons_for_actions() -> None:
    t = shop().player(0, gold=1, works="AH").acting(0)
    assert labels(t) == [
        ("Buy a work by Sunny for 1 gold", "Acheter une œuvre de Sunny pour 1 lingot"),
        ("Sell a work by Alice for 4 gold", "Vendre une œuvre d’Alice pour 4 lingots"),
        ("Sell a work by Heinrich for 3 gold", "Vendre une œuvre d’Heinrich pour 3 lingots"),
        ("Mount the exhibition Alice and Heinrich", "Monter l’exposition Alice et Heinrich"),
        (
            "Take no action: 1 gold and an influence card",
            "Ne faire aucune action : 1 lingot et une carte Influence",
        ),
    ]
    t.choose("buy S")
    assert labels(t)[-1] == ("End the actions", "Terminer les actions")
    poor = shop().player(0, gold=1).piles(influence="").acting(0)
    assert labels(poor)[-1] == ("Take no action: 1 gold", "Ne faire aucune action : 1 lingot")


@pytest.mark.parametrize(
    ("word", "english", "french"),
    [
        (
            "buy A",
            "Not enough gold: a work by Alice costs 4, you have 3.",
            "une œuvre d’Alice coûte 4 lingots, vous en avez 3.",
        ),
        ("sell R", "Your gallery has no work by Rodrigo.", "Votre galerie n’a aucune œuvre de Rodrigo."),
        ("mount AH", "your gallery has none by Alice.", "votre galerie n’en a pas d’Alice."),
        ("mount AR", "has none by Alice and none by Rodrigo.", "n’en a ni d’Alice ni de Rodrigo."),
    ],
)
def test_refusals_say_what_is_missing(word: str, english: str, french: str) -> None:
    t = shop().player(0, gold=3, works="H").acting(0)
    assert refused(t, word)[0].endswith(english)
    assert refused(t, word)[1].endswith(french)


def test_refusals_of_influence() -> None:
    t = shop().player(0, hand="H").turn(0)
    assert refused(t, "H>3") == (
        "This move takes 2 influence cards showing Heinrich, you hold 1.",
        "Il faut 2 cartes Influence d’Heinrich, vous en avez 1.",
    )
    assert refused(t, "A>0")[1] == "C’est déjà le rang d’Alice : choisissez-en un autre."


def test_the_log_of_a_turn() -> None:
    t = shop().player(0, gold=5, hand="AA").turn(0)
    assert told(t, t.decision(), answer("A>2", t.decision())) == [
        ("Anne lowers Alice from 4 to 2", "Anne fait descendre Alice de 4 à 2")
    ]
    assert told(t, t.decision(), answer("none", t.decision())) == []
    assert told(t, PassInfluence(0, 0, 2)) == [
        ("Anne passes 2 Alice influence cards on to Zoé", "Anne transmet 2 cartes Influence d’Alice à Zoé")
    ]
    assert told(t, Compensate(0)) == [
        ("Anne takes no action and receives 1 gold", "Anne ne fait aucune action et reçoit 1 lingot")
    ]
    assert told(t, RenewWorks(1))[0][1] == "Cas particulier, un artiste en surnombre : les œuvres sont renouvelées"
    assert told(t, RenewWorks(2))[0][1] == "Cas particulier, aucun artiste en commun : les œuvres sont renouvelées"


def test_the_log_of_the_end() -> None:
    t = table(3).player(0, gold=4, shows="AH").player(1, gold=2, shows="RS").player(2, gold=0).piles(shows="")
    english = [line for line, _ in told(t, EndGame())]
    assert english == [
        "The last round is over",
        "Anne has 3 points and a wealth of 4",
        "Hugo has 3 points and a wealth of 2",
        "Zoé has 0 points and a wealth of 0",
        "Anne wins the game",
    ]
    t.s.players[1].gold = 4
    assert [line for _, line in told(t, EndGame())][-2:] == ["Anne partage la victoire", "Hugo partage la victoire"]
    quiet = table(3)
    assert told(quiet, EndGame())[0][1] == "Fin faute d’expositions : 6 tours de table sans en monter"


def test_a_drawn_card_is_named_to_its_owner_only() -> None:
    match = Match(GAME, 3, seed=4, names=NAMES)
    for seat in range(3):
        named = [line for line in match.log("en", seat) if "draws an influence card:" in line]
        assert len(named) == 3
        assert all(line.startswith(NAMES[seat]) for line in named)
    assert not [line for line in match.log("en") if "draws an influence card:" in line]


def test_panels_point_at_what_can_be_chosen() -> None:
    t = shop().player(0, gold=20, works="AH").acting(0)
    pointed = {row.target for panel in GAME.wording.panels(t.view(0)) for row in panel.rows if row.target}
    for choice in t.s.choices[:-1]:
        assert ("action", choice) in pointed
    others = {row.target for panel in GAME.wording.panels(t.view(1)) for row in panel.rows if row.target}
    assert ("action", 4) not in others  # only its owner may sell a work


def test_the_table_in_words_says_who_begins_every_round() -> None:
    """In the last round that tells who still has a turn."""
    t = shop().turn(1)
    t.s.first = 1
    rows = [row for panel in GAME.wording.panels(t.view(0)) for row in panel.rows]
    row = next(row for row in rows if said(row.label) == ("Begins every round", "Commence chaque tour de table"))
    assert row.value == Line("label-player", {"player": 1})


def test_panels_show_known_cards_to_all_and_secret_ones_to_their_owner() -> None:
    t = shop().player(0, hand="AA", known="S").turn(0)

    def rows(reader: int) -> list[str]:
        panel = next(panel for panel in GAME.wording.panels(t.view(reader)) if panel.seat == 0)
        return [said(row.label)[0] for row in panel.rows]

    assert "Influence, known to all: Sunny" in rows(1)
    assert "Influence, seen by you alone: Alice" not in rows(1)
    assert "Influence, seen by you alone: Alice" in rows(0)


def test_the_last_round_is_announced() -> None:
    t = shop().player(0, gold=9, works="AH").piles(influence="", shows="RS HR").acting(0)
    t.choose("mount AH", "end")
    assert t.step is not None
    assert told(t, t.step, 5) == [("New exhibition: Rodrigo and Sunny", "Nouvelle exposition : Rodrigo et Sunny")]
    t.s.unseen_exhibitions = (0, 0, 0, 0, 0, 1)
    assert told(t, t.step, 5)[1][1] == "La pioche d’expositions est vide : ce tour de table est le dernier"
