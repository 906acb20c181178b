"""The pieces of The Gallerist as views show them: visitors, works, contracts, tiles and cards."""

from __future__ import annotations

from vernissage.core.rows import Ints
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import FORMS, LACERDA, WORK_KINDS, form_of
from vernissage.games.gallerist.ids import (
    BONUS_IDS,
    COLOUR_IDS,
    CURATOR_IDS,
    DEALER_IDS,
    FORM_IDS,
    ICON_IDS,
    LOCATION_IDS,
    TILE_IDS,
    Bonus,
    Lacerda,
    Place,
    TicketIcon,
)
from vernissage.games.gallerist.scoring import curator_goals, dealer_goals
from vernissage.games.gallerist.state import Player, State
from vernissage.games.gallerist.view import ArtistName, CardGoal, Contract, SecretCard, Tile, Work, Works


def number(value: int) -> int | None:
    """A seat, or nothing."""
    return None if value == NONE else value


def place_name(place: int) -> Place | None:
    """A location, or nowhere."""
    return None if place == NONE else LOCATION_IDS[place]


def bonus_name(bonus: int) -> Bonus | None:
    """A bonus, or none."""
    return None if bonus == NONE else BONUS_IDS[bonus]


def places(mask: int) -> tuple[Place, ...]:
    """The locations of a mask."""
    return tuple([place for i, place in enumerate(LOCATION_IDS) if mask >> i & 1])


def owner(seat: int) -> int | Lacerda | None:
    """Whose piece: a seat's, Lacerda's, nobody's."""
    return None if seat == NONE else "lacerda" if seat == LACERDA else seat


def artist_name(artist: int) -> ArtistName:
    """Which artist: an art form and a colour."""
    return ArtistName(FORM_IDS[form_of(artist)], COLOUR_IDS[artist % 2])


def icons(s: State, work: int) -> tuple[TicketIcon, ...]:
    """The ticket icons of a work."""
    kind = work % WORK_KINDS
    return tuple([ICON_IDS[icon - 1] for icon in s.box.work_icons[2 * kind : 2 * kind + 2] if icon])


def work_shown(s: State, work: int) -> Work:
    """A work of art."""
    return Work(FORM_IDS[work // WORK_KINDS], s.box.work_fame[work % WORK_KINDS], icons(s, work))


def contract(s: State, card: int) -> Contract:
    """A contract, its front up."""
    return Contract(card, FORM_IDS[s.box.contract_forms[card]], BONUS_IDS[s.box.contract_bonuses[card]])


def tile_shown(s: State, tile: int) -> Tile:
    """A reputation tile."""
    return Tile(TILE_IDS[tile], s.box.tile_influence[tile], s.box.tile_money[tile])


def tile_or_none(s: State, tile: int) -> Tile | None:
    """A reputation tile where there is one."""
    return None if tile == NONE else tile_shown(s, tile)


def goals(money: Ints, wanted: Ints, met: list[bool], card: int) -> tuple[CardGoal, ...]:
    """The goals of a card: money, how many works of each form, whether they are met now."""
    first = len(met) * card
    return tuple(
        [CardGoal(money[i], Works(*wanted[FORMS * i : FORMS * i + FORMS]), now) for i, now in enumerate(met, first)]
    )


def curator(s: State, me: Player) -> SecretCard | None:
    """A player's curator card, once dealt (p. 15)."""
    if me.curator == NONE:
        return None
    shown = goals(s.box.curator_money, s.box.curator_goals, curator_goals(s, me), me.curator)
    return SecretCard(CURATOR_IDS[me.curator], shown)


def dealer(s: State, me: Player) -> SecretCard | None:
    """A player's art dealer card, once dealt (p. 16)."""
    if me.dealer == NONE:
        return None
    shown = goals(s.box.dealer_money, s.box.dealer_goals, dealer_goals(s, me), me.dealer)
    return SecretCard(DEALER_IDS[me.dealer], shown)
