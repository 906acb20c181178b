"""The arguments of The Gallerist's messages: from artists, works, cards and tiles to ids and numbers."""

from __future__ import annotations

from collections.abc import Callable

from vernissage.core.step import NONE
from vernissage.games.gallerist.box import COLOURS, DESK, KICKED_SPACE, WORK_KINDS, Box
from vernissage.games.gallerist.describe import artist_name
from vernissage.games.gallerist.executive import contract_bonus
from vernissage.games.gallerist.ids import (
    BONUS_IDS,
    FORM_IDS,
    LOCATION_IDS,
    MASK_IDS,
    TICKET_IDS,
    TILE_IDS,
    VISITOR_IDS,
)
from vernissage.games.gallerist.state import Player, State

Args = dict[str, int | str]


def artist_args(artist: int) -> Args:
    """An artist: form and colour."""
    name = artist_name(artist)
    return {"form": name.form, "colour": name.colour}


def form_args(form: int) -> Args:
    """An art form."""
    return {"form": FORM_IDS[form]}


def place_args(place: int) -> Args:
    """A location."""
    return {"place": LOCATION_IDS[place]}


def visitor_args(colour: int) -> Args:
    """A visitor."""
    return {"visitor": VISITOR_IDS[colour]}


def ticket_args(colour: int) -> Args:
    """A ticket."""
    return {"ticket": TICKET_IDS[colour]}


def bonus_args(bonus: int) -> Args:
    """A bonus, or none."""
    return {"bonus": "none" if bonus == NONE else BONUS_IDS[bonus]}


NAMES: dict[str, Callable[[int], Args]] = {
    "artist": artist_args,
    "signature": artist_args,
    "location": place_args,
    "visitor": lambda choice: visitor_args(choice % COLOURS),
    "visitor_type": visitor_args,
    "plaza_visitor": visitor_args,
    "lobby_visitor": visitor_args,
    "gallery_visitor": visitor_args,
    "ticket": ticket_args,
    "tickets": lambda mask: {"tickets": MASK_IDS[mask]},
    "bonus": bonus_args,
}


def names(box: Box, type: str, number: int) -> Args:
    """How messages call a thing on the table."""
    return NAMES[type](number) if type in NAMES else {}


def icon_words(one: str, two: str) -> Args:
    """One or two ticket icons, by the ids of views."""
    icons = "one" if two == "none" else "different" if one == two == "any" else "two"
    return {"icons": icons, "icon_one": one, "icon_two": two}


def icon_args(first: int, second: int) -> Args:
    """One or two ticket icons, by their masks of colours."""
    return icon_words(MASK_IDS[first], MASK_IDS[second])


def work_args(s: State, work: int) -> Args:
    """A work: form, fame, ticket icons."""
    kind = work % WORK_KINDS
    icons = icon_args(s.box.work_icons[2 * kind], s.box.work_icons[2 * kind + 1])
    return {**form_args(work // WORK_KINDS), "fame": s.box.work_fame[kind], **icons}


def contract_args(s: State, card: int) -> Args:
    """A contract: form and front bonus."""
    return {**form_args(s.box.contract_forms[card]), **bonus_args(s.box.contract_bonuses[card])}


def slot_args(s: State, me: Player, slot: int) -> Args:
    """A contract on a player's board: slot, form, the bonus that it now offers."""
    card = me.contracts[slot]
    if card == NONE:
        return {"slot": slot + 1}
    return {"slot": slot + 1, **form_args(s.box.contract_forms[card]), **bonus_args(contract_bonus(s, me, slot))}


def tile_args(s: State, tile: int) -> Args:
    """A reputation tile and what it brings."""
    influence, money = s.box.tile_influence[tile], s.box.tile_money[tile]
    return {"tile": TILE_IDS[tile], "influence": influence, "money": money}


def source_args(source: int) -> Args:
    """Where an assistant comes from."""
    if source == DESK:
        return {"source": "desk"}
    return {"source": "kicked" if source == KICKED_SPACE else LOCATION_IDS[source]}
