"""The pieces of The Gallerist as plain data: how views name visitors, works, contracts, tiles and cards."""

from __future__ import annotations

from typing import Any

from vernissage.core.rows import Row
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    COLOURS,
    FORMS,
    LACERDA,
    WORK_KINDS,
    form_of,
)
from vernissage.games.gallerist.components import (
    BONUS_IDS,
    COLOUR_IDS,
    CURATOR_IDS,
    DEALER_IDS,
    FORM_IDS,
    TICKET_IDS,
    TILE_IDS,
    VISITOR_IDS,
)
from vernissage.games.gallerist.scoring import curator_goals, dealer_goals
from vernissage.games.gallerist.state import Player, State

Data = dict[str, Any]
MASK_IDS = ("none", "brown", "pink", "brown_pink", "white", "brown_white", "pink_white", "any")
"""A ticket icon by the mask of colours it lets a player choose from."""


def number(value: int) -> int | None:
    """A seat, or nothing."""
    return None if value == NONE else value


def visitors(row: Row) -> Data:
    """How many visitors of each type."""
    return {VISITOR_IDS[i]: row[i] for i in range(COLOURS)}


def tickets(row: Row) -> Data:
    """How many tickets of each colour."""
    return {TICKET_IDS[i]: row[i] for i in range(COLOURS)}


def artist_data(artist: int) -> Data:
    """Which artist: an art form and a colour."""
    return {"form": FORM_IDS[form_of(artist)], "colour": COLOUR_IDS[artist % 2]}


def work(s: State, tile: int) -> Data:
    """A work of art: its form, the fame it brings, its ticket icons."""
    kind = tile % WORK_KINDS
    icons = [icon for icon in s.box.work_icons[2 * kind : 2 * kind + 2] if icon]
    return {
        "form": FORM_IDS[tile // WORK_KINDS],
        "fame": s.box.work_fame[kind],
        "tickets": [MASK_IDS[icon] for icon in icons],
    }


def contract(s: State, card: int) -> Data:
    """A contract: its form and the bonus on its front."""
    return {
        "card": card,
        "form": FORM_IDS[s.box.contract_forms[card]],
        "bonus": BONUS_IDS[s.box.contract_bonuses[card]],
    }


def owner(seat: int) -> int | str | None:
    """Whose piece: a seat's, Lacerda's, nobody's."""
    return None if seat == NONE else "lacerda" if seat == LACERDA else seat


def tile_data(s: State, tile: int) -> Data:
    """A reputation tile: its name, and the influence and money it brings for each thing counted (p. 20)."""
    return {"tile": TILE_IDS[tile], "influence": s.box.tile_influence[tile], "money": s.box.tile_money[tile]}


def tile_or_none(s: State, tile: int) -> Data | None:
    """A reputation tile where there is one."""
    return None if tile == NONE else tile_data(s, tile)


def goals(money: Row, wanted: Row, met: list[bool], card: int) -> list[Data]:
    """The goals of a card: money, how many works of each form, whether they are met now."""
    first = len(met) * card
    return [
        {
            "money": money[first + i],
            "works": {FORM_IDS[form]: wanted[FORMS * (first + i) + form] for form in range(FORMS)},
            "met": met[i],
        }
        for i in range(len(met))
    ]


def curator(s: State, me: Player) -> Data | None:
    """A player's curator card, once dealt (p. 15)."""
    if me.curator == NONE:
        return None
    shown = goals(s.box.curator_money, s.box.curator_goals, curator_goals(s, me), me.curator)
    return {"card": CURATOR_IDS[me.curator], "goals": shown}


def dealer(s: State, me: Player) -> Data | None:
    """A player's art dealer card, once dealt (p. 16)."""
    if me.dealer == NONE:
        return None
    shown = goals(s.box.dealer_money, s.box.dealer_goals, dealer_goals(s, me), me.dealer)
    return {"card": DEALER_IDS[me.dealer], "goals": shown}
