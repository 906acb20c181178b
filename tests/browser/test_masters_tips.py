"""Masters Gallery: every symbol says what it does, on whoever's card it is, and when it does nothing."""

from __future__ import annotations

import random

from playwright.sync_api import expect

from browser.visiting import Visit, go_on
from vernissage import Match

DRAW = 1
"""The symbol of the second of each artist's six cards."""


def scene(kind: str) -> str:
    """A record in which the first seat is asked a question, and an opponent has played a card with a symbol."""
    for seed in range(40):
        match, chance = Match("masters-gallery", seats=3, seed=seed), random.Random(seed)
        while not match.finished:
            asked = match.waiting()[0]
            view = match.view(0)
            shown = [card for player in view.players[1:] for card in player.display]
            held = [card for card in view.players[0].hand or () if card % 6]
            if asked.seat == 0 and asked.kind == kind and any(card % 6 == DRAW for card in shown) and held:
                return match.record().write()
            match.answer(asked.seat, chance.choice(asked.options).choice)
    raise AssertionError(f"no game comes to {kind}")


def test_symbols_are_explained_before_opponents_too(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{go_on(page, {'record': scene('PlayCard')})}")
    shown = ", ".join(f"#others [data-target='card:{6 * artist + DRAW}']" for artist in range(5))
    page.locator(shown).last.hover()
    expect(page.locator(".tip")).to_contain_text("draw a card from the pile")
    expect(page.locator(".tip")).to_contain_text("Ignored if it came as a second card or in a simultaneous turn.")


def test_in_a_simultaneous_turn_symbols_are_said_to_be_ignored(visit: Visit) -> None:
    page = visit()
    page.goto(f"/table/{go_on(page, {'record': scene('ChooseCard')})}")
    page.locator(".hand .place:has(.symbol)").first.hover()
    expect(page.locator(".tip")).to_contain_text("In this simultaneous turn it is ignored.")
