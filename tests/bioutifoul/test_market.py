"""Buying, selling, mounting exhibitions (§ 5)."""

from __future__ import annotations

import pytest

from bioutifoul.builders import BOX, EVERY, shop, table


@pytest.mark.rule("BIL-058")
def test_a_bought_work_goes_from_the_market_to_the_gallery() -> None:
    t = shop().player(0, gold=9).acting(0).choose("buy R")
    assert t.works(0) == "R"
    assert t.face_up() == "AAHHS"
    assert t.why_not("buy R") == "why-no-such-work"
    assert t.refusal("buy R")["artist"] == "rodrigo"


@pytest.mark.rule("BIL-059")
@pytest.mark.parametrize(("artist", "price"), [("A", 4), ("H", 3), ("R", 2), ("S", 1)])
def test_the_price_is_the_rating(artist: str, price: int) -> None:
    t = shop().player(0, gold=9).acting(0).choose(f"buy {artist}")
    assert t.gold(0) == 9 - price


@pytest.mark.rule("BIL-060")
def test_who_has_less_gold_than_the_price_cannot_buy() -> None:
    t = shop().player(0, gold=2).acting(0)
    assert t.options() == ["buy R", "buy S", "end"]
    assert t.why_not("buy H") == "why-gold"
    assert t.refusal("buy H")["price"] == 3
    assert t.refusal("buy H")["gold"] == 2


@pytest.mark.rule("BIL-061", "B06")
def test_a_gallery_has_room_for_three_works() -> None:
    t = shop().player(0, gold=20, works="SSS").acting(0)
    assert t.options() == ["sell S", "end"]
    assert t.why_not("buy A") == "why-gallery-full"
    assert t.refusal("buy A")["limit"] == 3


@pytest.mark.rule("BIL-062", "B06")
def test_selling_or_exhibiting_first_makes_room() -> None:
    sold = shop().player(0, gold=20, works="SSS").acting(0).choose("sell S")
    assert "buy A" in sold.options()
    mounted = shop().player(0, gold=20, works="AHS").piles(influence="").acting(0).choose("mount AH")
    assert "buy A" in mounted.options()
    full = shop().player(0, gold=20, works="SS").acting(0).choose("buy R")
    assert full.why_not("buy A") == "why-gallery-full"


@pytest.mark.rule("BIL-063")
def test_the_next_purchase_is_from_what_is_left() -> None:
    t = shop().player(0, gold=20).acting(0).choose("buy R", "buy S")
    assert t.face_up() == "AAHH"
    assert t.options() == ["buy A", "buy H", "mount RS", "end"]


@pytest.mark.rule("BIL-064")
def test_each_work_bought_is_an_action() -> None:
    t = shop().player(0, gold=20).acting(0).choose("buy A", "buy A", "buy H")
    assert t.s.taken == 3
    assert t.asked()[0] == "LayOutWork"


@pytest.mark.rule("BIL-065")
def test_a_sold_work_is_discarded() -> None:
    t = shop().player(0, works="HHR").acting(0).choose("sell H")
    assert t.works(0) == "HR"
    assert t.discarded() == "H"
    assert t.why_not("sell A") == "why-not-in-gallery"


@pytest.mark.rule("BIL-066")
@pytest.mark.parametrize(("artist", "price"), [("A", 4), ("H", 3), ("R", 2), ("S", 1)])
def test_the_bank_pays_the_rating(artist: str, price: int) -> None:
    t = shop().player(0, gold=1, works=artist * 2).acting(0).choose(f"sell {artist}")
    assert t.gold(0) == 1 + price


@pytest.mark.rule("BIL-067")
def test_a_work_bought_this_turn_cannot_be_sold() -> None:
    t = shop().player(0, gold=9).acting(0).choose("buy R")
    assert "sell R" not in t.options()
    assert t.why_not("sell R") == "why-bought-this-turn"


@pytest.mark.rule("BIL-067")
def test_it_can_be_sold_from_the_next_turn_on() -> None:
    t = shop(2).player(0, gold=9).player(1, gold=9).acting(0).choose("buy R", "end").by_chance()
    assert t.asked() == ("TakeAction", 1)
    t.pass_turn()
    assert t.asked() == ("TakeAction", 0)
    assert t.why_not("sell R") == ""


@pytest.mark.rule("BIL-068")
def test_an_older_work_of_the_same_artist_can_be_sold() -> None:
    t = shop().player(0, gold=9, works="R").acting(0).choose("buy R", "sell R")
    assert t.works(0) == "R"
    assert t.why_not("sell R") == "why-bought-this-turn"


@pytest.mark.rule("BIL-069")
def test_each_work_sold_is_an_action() -> None:
    t = shop().player(0, gold=0, works="AAH").acting(0).choose("sell A", "sell A", "sell H")
    assert t.gold(0) == 4 + 4 + 3 + 1
    assert t.asked() == ("TakeAction", 1)  # no work or exhibition was taken: nothing to fill up


@pytest.mark.rule("BIL-070")
def test_an_exhibition_goes_from_the_market_to_the_gallery() -> None:
    t = table().market("AAHHRS", "AH AH RS").player(0, works="AH").acting(0)
    assert "mount AH" in t.options()
    assert t.why_not("mount AR") == "why-no-such-exhibition"
    t.choose("mount AH")
    assert t.shows(0) == "AH"
    assert t.on_show() == "AH RS"


@pytest.mark.rule("BIL-071")
def test_a_work_of_each_of_its_artists_is_discarded() -> None:
    t = shop().player(0, works="AHH").discard("S").acting(0).choose("mount AH")
    assert t.works(0) == "H"
    assert t.discarded() == "AHS"


@pytest.mark.rule("BIL-072")
@pytest.mark.parametrize(
    ("gallery", "missing"), [("A", "heinrich"), ("AA", "heinrich"), ("HR", "alice"), ("RS", "both"), ("", "both")]
)
def test_without_a_work_of_both_artists_it_cannot_be_taken(gallery: str, missing: str) -> None:
    t = shop().player(0, works=gallery).acting(0)
    assert t.why_not("mount AH") == "why-missing-work"
    assert t.refusal("mount AH") == {"artist": missing, "first": "alice", "second": "heinrich"}


@pytest.mark.rule("BIL-073")
def test_an_exhibition_brings_an_influence_card_from_the_pile() -> None:
    t = shop().player(0, works="AHR").piles(influence="SS").acting(0).choose("mount AH")
    assert t.asked()[0] == "DrawInfluence"
    t.choose("S")
    assert t.hand(0) == "S"
    assert t.s.influence_pile == (0, 0, 0, 1)
    assert t.asked() == ("TakeAction", 0)


@pytest.mark.rule("BIL-075")
def test_with_an_empty_influence_pile_an_exhibition_is_still_possible() -> None:
    t = shop().player(0, works="AHR").piles(influence="").acting(0).choose("mount AH")
    assert t.shows(0) == "AH"
    assert t.hand(0) == ""


@pytest.mark.rule("BIL-076")
def test_an_exhibition_costs_and_brings_no_gold() -> None:
    t = shop().player(0, gold=5, works="AHR").acting(0).choose("mount AH")
    assert t.gold(0) == 5


@pytest.mark.rule("BIL-077")
def test_a_work_bought_this_turn_may_be_exhibited() -> None:
    t = shop().player(0, gold=9, works="A").acting(0).choose("buy H", "mount AH")
    assert t.shows(0) == "AH"
    assert t.works(0) == ""


@pytest.mark.rule("BO3")
def test_the_newly_bought_work_is_exhibited_first() -> None:
    t = shop().player(0, gold=9, works="AH").piles(influence="").acting(0).choose("buy H", "mount AH")
    assert t.works(0) == "H"
    assert "sell H" in t.options()


@pytest.mark.rule("BO3")
def test_exhibiting_does_not_make_a_second_new_work_sellable() -> None:
    t = shop().player(0, gold=20, works="A").piles(influence="").acting(0).choose("buy H", "buy H")
    assert t.why_not("sell H") == "why-bought-this-turn"
    t.choose("mount AH")
    assert t.works(0) == "H"
    assert t.s.bought == (0, 0, 0, 0)  # the turn is over: from now on it may be sold


@pytest.mark.rule("BO3")
def test_an_older_work_is_still_sellable_after_the_exhibition() -> None:
    t = shop().player(0, gold=20, works="HA").piles(influence="").acting(0).choose("buy A", "mount AH")
    assert t.why_not("sell A") == ""
    assert t.s.bought == (0, 0, 0, 0)


@pytest.mark.rule("BIL-078")
def test_a_gallery_has_room_for_any_number_of_exhibitions() -> None:
    t = shop().player(0, works="AHR", shows="AR AR AR AS AS HS HS HS RS RS").acting(0).choose("mount AH")
    assert len(t.shows(0).split()) == 11


@pytest.mark.rule("BIL-079")
def test_exhibitions_in_galleries_are_public_and_stay() -> None:
    t = shop().player(0, gold=0, works="A", shows="RS HS").acting(0)
    for reader in (-4, 0, 1, 2):
        assert t.view(reader).players[0].exhibitions == (4, 5)
    assert not [option for option in t.options() if "RS" in option or "HS" in option]
    for _ in range(6):
        t.by_chance().pass_turn()
    assert t.shows(0) == "HS RS"


@pytest.mark.rule("BIL-080")
def test_a_taken_exhibition_is_not_replaced_at_once() -> None:
    t = shop().player(0, gold=9, works="AHS").piles(influence="").acting(0).choose("mount AH")
    assert t.on_show() == "AR AS HR HS RS"
    t.choose("buy A")
    assert t.on_show() == "AR AS HR HS RS"
    t.choose("end").by_chance()
    assert len(t.on_show().split()) == 6


@pytest.mark.rule("BIL-081")
def test_each_exhibition_is_an_action() -> None:
    t = shop().player(0, gold=9, works="AHS").piles(influence="").acting(0)
    t.choose("mount AH", "buy R")
    assert t.s.taken == 2
    t.choose("mount RS")
    assert t.s.taken == 3
    assert t.shows(0) == "AH RS"
    assert t.asked()[0] == "LayOutWork"


def test_the_sheet_limits_the_market() -> None:
    assert BOX.market_works == 6
    assert len(EVERY.split()) == BOX.market_exhibitions[3]
