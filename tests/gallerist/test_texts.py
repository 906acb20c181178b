"""How The Gallerist reads in both languages: models of the glossary, and French at 0, 1 and 2."""

from __future__ import annotations

from typing import Any

import pytest

import drive
from gallerist.board import (
    BLUE,
    BLUE_PAINTER,
    ORANGE,
    RED_PAINTER,
    RED_SCULPTOR,
    YELLOW,
    changed,
    contract,
    discover,
    exhibit,
    people,
    sold,
    table,
)
from vernissage import Match
from vernissage.core.game import Line
from vernissage.core.step import NONE, Decision, Step
from vernissage.games.gallerist import GAME
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    BUY_WORK,
    COLLECTOR,
    DUE,
    HIRE,
    INTERNATIONAL_MARKET,
    INVESTOR,
    PAINTING,
    SALES_OFFICE,
    SELL_WORK,
    VIP,
)
from vernissage.games.gallerist.colony import BuyWork, Discover
from vernissage.games.gallerist.executive import ON_PLAZA, MoveVisitors, UseContract
from vernissage.games.gallerist.fame import BecomeCelebrity, RaiseFame
from vernissage.games.gallerist.influence import GainInfluence, Pay
from vernissage.games.gallerist.kicked import GoHome, KickedOut
from vernissage.games.gallerist.market import MakeOffer, TakeReputation
from vernissage.games.gallerist.media import Hire, Promote
from vernissage.games.gallerist.sales import SellWork, SignContract
from vernissage.games.gallerist.scoring import IntermediateScoring
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.turn import Act, Enter, Move
from vernissage.table.text import catalogue

NBSP, THIN = "\u00a0", "\u202f"
NAMES = ["Anne", "Hugo", "Zoé", "Omar"]


def say(line: Line, lang: str = "en") -> str:
    return catalogue(lang, GAME).say(line, NAMES)


def told(s: State, step: Step[Any], choice: int = 0, lang: str = "en") -> list[str]:
    """The log of a step."""
    return [say(line, lang) for line in drive.told(GAME, s, step, choice)]


def prompt(s: State, step: Decision[Any], lang: str = "en") -> str:
    return say(GAME.wording.prompt(s, step), lang)


def label(s: State, step: Step[Any], choice: int, lang: str = "en") -> str:
    return say(GAME.wording.label(s, step, choice), lang)


def refused(s: State, step: Decision[Any], choice: int, lang: str = "en") -> str:
    """Why a choice is refused; it must be."""
    why = step.why_not(s, choice)
    assert why
    return say(GAME.wording.refusal(s, step, choice, why), lang)


def test_discovering_and_buying() -> None:
    s = table()
    assert prompt(s, Discover(BLUE)) == "Choose an artist to discover"
    assert label(s, Discover(BLUE), RED_SCULPTOR) == "Red sculptor: fame 7, Influence"
    assert told(s, Discover(BLUE), RED_SCULPTOR) == ["Anne discovers the red sculptor and takes the commission"]
    assert told(s, Discover(YELLOW), RED_SCULPTOR, "fr") == ["Hugo découvre le sculpteur rouge et reçoit sa commande"]
    discover(s, RED_PAINTER, fame=9)
    assert label(s, BuyWork(BLUE), RED_PAINTER) == "Red painter: price 9"
    assert label(s, BuyWork(BLUE), RED_PAINTER, "fr") == f"Peintre rouge{NBSP}: prix 9"
    assert told(s, BuyWork(BLUE), RED_PAINTER) == ["Anne buys a painting by the red painter for 9 money"]
    s.players[BLUE].commission = RED_PAINTER
    assert label(s, BuyWork(BLUE), RED_PAINTER) == "Red painter, commissioned: price 7"


def test_paying_with_influence() -> None:
    s = table()
    me = s.players[BLUE]
    me.money, me.influence = 3, 13
    step = Pay(BLUE, 5)
    assert prompt(s, step) == "Price 5: choose how much to pay with influence"
    assert prompt(s, step, "fr") == f"Prix{NBSP}: 5 pièces{THIN}; choisissez la part à payer en influence"
    assert label(s, step, 2) == "Pay 3 in money and 2 with influence (13 → 8)"
    assert label(s, Pay(BLUE, 2), 2) == "Pay 2 with influence (13 → 8)"
    assert told(s, step, 2) == ["Anne pays 2 of it with influence and steps back to 8"]
    assert told(s, step, 0) == []
    assert refused(s, step, 1) == "That leaves 1 unpaid: you have 3 money."
    assert refused(s, step, 6) == "Influence never brings more than the price, which is 5."


def test_fame_and_celebrities() -> None:
    s = table()
    s.players[BLUE].influence = 12
    step = RaiseFame(BLUE, BLUE_PAINTER, 2)
    assert label(s, step, 0) == "Fame 5"
    assert label(s, step, 2) == "Fame 7: +2, influence 12 → 5"
    assert told(s, step, 0) == ["Fame: the blue painter goes from 3 to 5"]
    both = "Fame: the blue painter goes from 3 to 6; Anne adds 1 of it with influence and steps back to 10"
    assert told(s, step, 1) == [both]
    assert told(s, RaiseFame(BLUE, BLUE_PAINTER, 0)) == []
    assert told(s, BecomeCelebrity(ORANGE, BLUE_PAINTER)) == [
        "Omar makes the blue painter a celebrity and gains 5 money"
    ]
    french = "Omar fait du peintre bleu une célébrité et gagne 5 pièces"
    assert told(s, BecomeCelebrity(ORANGE, BLUE_PAINTER), lang="fr") == [french]


def test_moving_and_kicking_out() -> None:
    s = table()
    s.players[ORANGE].location = SALES_OFFICE
    s.players[YELLOW].placed = 1 << ARTISTS_COLONY
    s.players[BLUE].placed = 1 << INTERNATIONAL_MARKET
    move = Move(BLUE, False)
    assert prompt(s, move) == "Move your gallerist: choose a location"
    assert label(s, move, SALES_OFFICE) == "Sales Office, kicking out Omar"
    assert label(s, move, ARTISTS_COLONY, "fr") == "Résidence d’artistes, en éjectant l’assistant de Hugo"
    assert label(s, move, INTERNATIONAL_MARKET) == "International Market, where your assistant goes home"
    assert told(s, Enter(BLUE, SALES_OFFICE)) == [
        "Anne moves to the Sales Office",
        "Anne kicks Omar out of the Sales Office",
    ]
    assert told(s, Enter(YELLOW, SALES_OFFICE), lang="fr")[1] == "Hugo éjecte Omar du Bureau commercial"
    own = told(s, Enter(BLUE, INTERNATIONAL_MARKET))[1]
    assert own == "Anne’s own assistant at the International Market goes home to a desk"
    s.players[BLUE].desks = 4
    assert told(s, Enter(BLUE, INTERNATIONAL_MARKET))[1].endswith("leaves the game: all desks are occupied")


def test_the_kicked_out_player_reads_the_fee() -> None:
    s = table()
    s.kicked_seat, s.kicked_from, s.kicked_piece = YELLOW, ARTISTS_COLONY, 0
    step = KickedOut(YELLOW, ARTISTS_COLONY)
    s.players[YELLOW].tickets = people(vips=1)
    s.plaza = people(vips=1)
    text = "Kicked out of the Artists Colony: act there for 5 influence, take an executive action, or go home"
    assert prompt(s, step) == text
    assert label(s, step, BUY_WORK) == "Buy and exhibit a work (fee: 5 influence)"
    assert label(s, step, BUY_WORK, "fr") == f"Acheter et exposer une œuvre (coût{NBSP}: 5 points d’influence)"
    s.players[YELLOW].tickets = people()
    assert prompt(s, step) == "Kicked out of the Artists Colony: act there for 5 influence, or go home"
    assert told(s, GoHome(YELLOW), lang="fr") == ["Le galeriste de Hugo rentre"]
    assert told(s, GoHome(BLUE), lang="fr") == ["Le galeriste d’Anne rentre"]


def test_visitors() -> None:
    s = table()
    s.players[BLUE].tickets = people(1, 1, 1)
    step = MoveVisitors(BLUE, NONE, 0)
    assert told(s, step, 3 * YELLOW + VIP) == ["Anne moves a VIP from Hugo’s lobby to the Plaza"]
    assert told(s, step, 3 * ORANGE + VIP, "fr") == ["Anne déplace un VIP du lobby d’Omar vers la Place"]
    assert label(s, step, 3 * BLUE + INVESTOR) == "Investor, from your lobby to your gallery"
    assert label(s, step, 3 * ON_PLAZA + INVESTOR) == "Investor, from the Plaza to your lobby"
    s.players[BLUE].lobby = s.players[BLUE].gallery = people(collectors=1)
    full = "Your gallery has room for 1 collector: sell a work to welcome another."
    assert refused(s, step, 3 * BLUE + COLLECTOR) == full
    sold(s, BLUE, PAINTING)
    s.players[BLUE].gallery = people(collectors=2)
    assert "2 collectionneurs" in refused(s, step, 3 * BLUE + COLLECTOR, "fr")


def test_sales_and_contracts() -> None:
    s = table()
    exhibit(s, BLUE, BLUE_PAINTER)
    contract(s, BLUE, 0, PAINTING)
    assert label(s, SellWork(BLUE), BLUE_PAINTER) == "Blue painter: 5 money"
    assert told(s, SellWork(BLUE), BLUE_PAINTER) == ["Anne sells a painting by the blue painter for 5 money"]
    s.fame = changed(s.fame, BLUE_PAINTER, 1)
    assert told(s, SellWork(BLUE), BLUE_PAINTER, "fr") == ["Anne vend une peinture du peintre bleu sans rien gagner"]
    assert label(s, SignContract(BLUE, False, False), 0, "fr") == f"Contrat Art numérique{NBSP}: Contrat"
    assert refused(s, Act(BLUE, SALES_OFFICE, True), BUY_WORK) == "This action belongs to another location."
    s.players[BLUE].contracts = (NONE, NONE, NONE)
    needs = "A sale needs an exhibited work and an unfulfilled contract of the same art form."
    assert refused(s, Act(BLUE, SALES_OFFICE, True), SELL_WORK) == needs


def test_refusals_of_the_market() -> None:
    s = table()
    assert refused(s, MakeOffer(BLUE), 0) == "Column 1 needs a visitor in your lobby."
    assert refused(s, MakeOffer(BLUE), 2, "fr").startswith("La 3e colonne demande dans votre lobby un collectionneur")
    s.players[BLUE].lobby = people(1, 1, 0)
    s.players[BLUE].money = s.players[BLUE].influence = 0
    short = "Not enough money: the price is 6, you can raise 1, influence included."
    assert refused(s, MakeOffer(BLUE), 6) == short  # the three influence of column 1 reach one coin
    assert refused(s, TakeReputation(BLUE), 9) == "This row needs a painting, exhibited or sold."


def test_refusals_of_the_media_center() -> None:
    s = table()
    s.players[BLUE].influence = 0
    assert refused(s, Promote(BLUE), BLUE_PAINTER) == "Not enough influence: level 1 costs 1, you have 0."
    assert refused(s, Promote(BLUE), RED_PAINTER, "fr") == "Cet artiste reste à découvrir."
    s.players[BLUE].desks = 3
    assert refused(s, Hire(BLUE), 2) == "Only 1 desk is free."
    assert refused(s, Hire(BLUE), 2, "fr") == "Un seul bureau est libre."
    s.players[BLUE].desks = 4
    assert refused(s, Act(BLUE, HIRE // 2, False), HIRE) == "All four desks are occupied."


@pytest.mark.parametrize(
    ("vips", "text"),
    [(0, "Anne ne gagne pas d’influence"), (1, "Anne gagne 2 points d’influence")],
)
def test_influence_gained_in_french(vips: int, text: str) -> None:
    s = table()
    s.players[BLUE].gallery = people(vips=vips)
    assert told(s, GainInfluence(BLUE), lang="fr") == [text]


@pytest.mark.parametrize(
    ("collectors", "text"),
    [
        (0, "gagne 0 point d’influence et 0 pièce"),
        (1, "gagne 1 point d’influence et 1 pièce"),
        (2, "gagne 2 points d’influence et 2 pièces"),
    ],
)
def test_the_intermediate_scoring_at_nought_one_and_two(collectors: int, text: str) -> None:
    s = table(2)
    s.intermediate = DUE
    s.players[BLUE].gallery = people(collectors=collectors)
    assert told(s, IntermediateScoring(), lang="fr")[0] == f"Décompte intermédiaire{NBSP}: Anne {text}"


@pytest.mark.parametrize(
    ("number", "english", "french"),
    [(0, "0 money", "0 pièce"), (1, "1 money", "1 pièce"), (2, "2 money", "2 pièces")],
)
def test_money_at_nought_one_and_two(number: int, english: str, french: str) -> None:
    line = Line("money-amount", {"money": number})
    assert (say(line), say(line, "fr")) == (english, french)


@pytest.mark.parametrize("number", [0, 1, 2])
def test_counted_visitors(number: int) -> None:
    line = Line("panel-visitors", {"investor": number, "vip": number, "collector": number})
    ending = "s" if number > 1 else ""
    assert say(line, "fr") == f"{number} investisseur{ending}, {number} VIP, {number} collectionneur{ending}"
    ending = "" if number == 1 else "s"
    assert say(line) == f"{number} investor{ending}, {number} VIP{ending}, {number} collector{ending}"


def test_secret_cards_in_the_log() -> None:
    match = Match("gallerist", 2, seed=1, names=["Anne", "Hugo"])
    mine, theirs = match.log(seat=0), match.log(seat=1)
    assert any(text.startswith("Anne is dealt the card Curator: ") for text in mine)
    assert "Anne is dealt a curator card" in theirs
    assert not any(text.startswith("Anne is dealt the card") for text in theirs)
    assert match.log().count("Hugo is dealt an art dealer card") == 1


def test_the_setup_is_told_in_a_few_lines() -> None:
    match = Match("gallerist", 4, seed=1)
    assert len(match.log()) == 9  # the start player and eight cards; the table itself is there to be seen


def test_refused_choices_have_a_name_that_promises_nothing() -> None:
    s = table(2)
    s.players[BLUE].queue = 1
    s.market_tiles = changed(s.market_tiles, 0, NONE)
    s.promotion = changed(s.promotion, BLUE_PAINTER, 5)
    names = [
        label(s, Hire(BLUE), 3),
        label(s, Promote(BLUE), BLUE_PAINTER),
        label(s, BuyWork(BLUE), RED_PAINTER),
        label(s, Discover(BLUE), BLUE_PAINTER),
        label(s, SellWork(BLUE), RED_SCULPTOR),
        label(s, TakeReputation(BLUE), 0),
        label(s, Pay(BLUE, 3), 9),
        label(s, RaiseFame(BLUE, BLUE_PAINTER, 0), 7),
        label(s, UseContract(BLUE), 1),
    ]
    assert names == [
        "3 assistants",
        "Blue painter",
        "Red painter",
        "Blue painter",
        "Sculpture by the red sculptor",
        "Digital art, 1st column",
        "9 with influence",
        "7 with influence",
        "Contract slot 2",
    ]
