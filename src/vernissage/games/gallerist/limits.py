"""What a position of The Gallerist may hold."""

from __future__ import annotations

from vernissage.core.limits import Limit, Limits, Many, Parts, Truth, Whole, exactly, mask
from vernissage.core.step import NONE
from vernissage.games.gallerist.box import (
    ANY,
    ARTIST_TILES,
    ARTISTS,
    ASSISTANTS,
    BONUSES,
    CARDS,
    CELEBRITY,
    COLOURS,
    COLUMNS,
    CONTRACT_SLOTS,
    CONTRACTS,
    DISPLAY,
    DONE,
    FORMS,
    HELPER,
    INFLUENCE_LINE,
    INVESTMENT_UP,
    LACERDA,
    LEVELS,
    LOCATIONS,
    MASTER,
    NO_VISITOR,
    OVER,
    REPUTATION_SPACES,
    SLOTS,
    SPACES,
    START_TILE,
    TILES,
    TOP_INFLUENCE,
    UPPER,
    WORKS,
    Box,
)
from vernissage.games.gallerist.idle import ACTED

COUNT = Whole(0, 1000)
"""Of components of one kind: no sheet has more."""
MONEY = Whole(0, 1_000_000)
TURNS = Whole(0, 100_000)
VERSIONS = Whole(1, 1000)
"""Which of them there are is known to the game."""


def limits(box: Box, seats: int) -> Limits:
    """The ranges of all fields and arguments."""
    return Limits(on_the_board(seats), of_a_player(), arguments(seats), {"": ASSISTANTS, "DrawArtist": ARTISTS})


def on_the_board(seats: int) -> dict[str, Limit]:
    """The ranges of a state."""
    seat, tile, three = Whole(NONE, seats - 1), Whole(NONE, TILES - 1), exactly(COUNT, COLOURS)
    return {
        "version": VERSIONS,
        "level": Whole(0, MASTER),
        "round": TURNS,
        "start": seat,
        "active": seat,
        "ending": Whole(0, OVER),
        "idle": Whole(ACTED, 100_000),
        "intermediate": Whole(0, DONE),
        "scoring": Whole(0, INFLUENCE_LINE + 1),
        "artists": exactly(Whole(NONE, ARTIST_TILES - 1), ARTISTS),
        "discovered": mask(ARTISTS),
        "bonuses": exactly(Whole(NONE, BONUSES - 1), ARTISTS),
        "bonus_pile": exactly(COUNT, BONUSES),
        "fame": exactly(Whole(0, CELEBRITY), ARTISTS),
        "promotion": exactly(Whole(0, LEVELS), ARTISTS),
        "signatures": exactly(Whole(0, 2), ARTISTS),
        "tops": exactly(Whole(NONE, WORKS - 1), FORMS),
        "piles": exactly(COUNT, WORKS),
        "crowds": exactly(COUNT, COLOURS * FORMS),
        "easels": Many(Whole(NONE, WORKS - 1), 0, FORMS),
        "aside": Many(Whole(0, WORKS - 1), 0, FORMS),
        "bag": three,
        "plaza": three,
        "box_office": three,
        "ticket_discard": three,
        "deck": mask(CONTRACTS),
        "display": exactly(Many(Whole(0, CONTRACTS - 1), 0, CONTRACTS), DISPLAY),
        "contract_discard": mask(CONTRACTS),
        "tiles": mask(TILES),
        "location_tiles": exactly(tile, LOCATIONS),
        "market_tiles": exactly(tile, UPPER),
        "market": exactly(Whole(NONE, max(seats - 1, LACERDA)), SPACES),
        "curators": mask(CARDS),
        "dealers": mask(CARDS),
        "kicked_seat": Whole(NONE, LACERDA) if seats == 1 else seat,
        "kicked_from": Whole(NONE, LOCATIONS - 1),
        "kicked_piece": Whole(NONE, HELPER),
        "lacerda": Whole(NONE, LOCATIONS - 1),
        "lacerda_out": Truth(),
        "lacerda_placed": mask(LOCATIONS),
        "lacerda_supply": Whole(0, ASSISTANTS),
    }


def of_a_player() -> dict[str, Limit]:
    """The ranges of a player board."""
    three, pieces = exactly(COUNT, COLOURS), Whole(0, ASSISTANTS)
    card = Whole(NONE, CARDS - 1)
    line = Parts((Whole(0, INFLUENCE_LINE), Whole(NONE, 100), MONEY))
    return {
        "money": MONEY,
        "influence": Whole(0, TOP_INFLUENCE),
        "location": Whole(NONE, LOCATIONS - 1),
        "desks": pieces,
        "queue": pieces,
        "placed": mask(LOCATIONS),
        "removed": pieces,
        "tickets": three,
        "lobby": three,
        "gallery": three,
        "exhibited": Many(Whole(0, WORKS - 1), 0, SLOTS + 2),
        "signatures": Many(Whole(NONE, ARTISTS - 1), 0, SLOTS + 2),
        "sold": Many(Whole(0, WORKS - 1), 0, WORKS),
        "masterpieces_sold": Whole(0, WORKS),
        "commission": Whole(NONE, ARTISTS - 1),
        "contracts": exactly(Whole(NONE, CONTRACTS - 1), CONTRACT_SLOTS),
        "sides": exactly(Whole(0, INVESTMENT_UP), CONTRACT_SLOTS),
        "helped": exactly(Whole(0, 1), CONTRACT_SLOTS),
        "reputation": exactly(Whole(NONE, TILES - 1), REPUTATION_SPACES),
        "start_tile": Whole(NONE, TILES - 1),
        "curator": card,
        "dealer": card,
        "scored": Many(line, 0, 100),
    }


def arguments(seats: int) -> dict[str, Limit]:
    """The ranges of what steps are made with."""
    return {
        "seat": Whole(0, seats - 1),
        "executive": Truth(),
        "place": Whole(0, LOCATIONS - 1),
        "DrawVisitors.place": Whole(0, FORMS + seats),
        "to": Whole(0, LOCATIONS - 1),
        "SendAssistant.to": Whole(0, SPACES + CONTRACT_SLOTS - 1),
        "owed": Whole(NONE, LOCATIONS - 1),
        "moved": COUNT,
        "laid": Truth(),
        "bonus": Truth(),
        "space": Whole(0, DISPLAY - 1),
        "LayTile.space": Whole(0, UPPER + LOCATIONS - 1),
        "form": Whole(0, FORMS - 1),
        "dismissed": Whole(0, NO_VISITOR),
        "tile_from": Whole(0, START_TILE),
        "price": MONEY,
        "artist": Whole(0, ARTISTS - 1),
        "amount": COUNT,
        "colours": Whole(0, ANY),
        "from_bag": Truth(),
        "first": Whole(0, ANY),
        "second": Whole(0, ANY),
        "colour": Whole(0, COLOURS - 1),
        "left": COUNT,
        "column": Whole(0, COLUMNS - 1),
    }
