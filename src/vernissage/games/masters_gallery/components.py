"""Read the component sheet of Masters Gallery into a box, or say which line is wrong."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, get_args

from vernissage.core.sheet import Sheet
from vernissage.games.masters_gallery.box import ROUNDS, Box
from vernissage.games.masters_gallery.cards import MOST, number, pack

SHEET = Sheet(
    files(__package__).joinpath("components.toml").read_text(encoding="utf-8"), "masters-gallery components.toml"
)

Artist = Literal["vermeer", "degas", "monet", "renoir", "van_gogh"]
CardSymbol = Literal["plain", "draw", "second_face_up", "second_face_down", "simultaneous", "award"]
ARTIST_IDS: tuple[Artist, ...] = get_args(Artist)
SYMBOL_IDS: tuple[CardSymbol, ...] = get_args(CardSymbol)
TOTAL = 95
SEATS = (2, 3, 4, 5)
TABLES = {
    "artist": ("id", "cards"),
    "symbols": SYMBOL_IDS[1:],
    "deal": tuple(map(str, SEATS)),
    "threshold": tuple(map(str, SEATS)),
    "value_tokens": ("1", "2", "3"),
    "award_tokens": ("count", "worth"),
}
"""The keys of each table; all have a `source`."""


def read(sheet: Sheet) -> Box:
    """The box of a sheet whose counts agree with each other and with the rulebook (Matériel)."""
    sheet.known(TABLES)
    cards = masterpieces(sheet)
    tokens = sheet.integer("award_tokens.count")
    sheet.table("award_tokens")
    awards = 5 * sheet.integer("symbols.award")
    if tokens < awards:
        sheet.fail("award_tokens.count", f"{tokens} tokens cannot serve {awards} award cards")
    sheet.table("deal")
    sheet.table("threshold")
    sheet.table("value_tokens")
    deal = [(0,) * ROUNDS] * 2 + [sheet.integers(f"deal.{seats}", ROUNDS) for seats in SEATS]
    for seats in SEATS:
        wanted = seats * sum(deal[seats]) + ROUNDS + 5 * sheet.integer("symbols.draw")
        if wanted > number(cards):
            sheet.fail(f"deal.{seats}", f"the deals, extra cards and draws want {wanted} cards of {number(cards)}")
    values = tuple(sheet.integer(f"value_tokens.{value}") for value in (1, 2, 3))
    for value in (1, 2, 3):
        if values[value - 1] < ROUNDS:
            sheet.fail(f"value_tokens.{value}", f"{values[value - 1]} tokens cannot serve {ROUNDS} rounds")
    return Box(
        sheet.digest,
        cards,
        tuple(deal),
        (0, 0, *(sheet.integer(f"threshold.{seats}", 2) for seats in SEATS)),
        values,
        tokens,
        sheet.integer("award_tokens.worth"),
    )


def masterpieces(sheet: Sheet) -> tuple[int, ...]:
    """How many there are of each card: 95 in all, from 17 to 21 of an artist (Préparation)."""
    entries = sheet.tables("artist")
    if [entry.get("id") for entry in entries] != list(ARTIST_IDS):
        sheet.fail("artist", f"the artists must be {', '.join(ARTIST_IDS)}, in this order")
    sheet.table("symbols")
    marked = [sheet.integer(f"symbols.{symbol}") for symbol in SYMBOL_IDS[1:]]
    cards: list[int] = []
    for i in range(len(ARTIST_IDS)):
        total = sheet.integer(f"artist[{i}].cards", 0, MOST)
        if total < sum(marked):
            sheet.fail(f"artist[{i}].cards", f"{total} cards cannot carry {sum(marked)} symbols")
        cards += [total - sum(marked), *marked]
    if sum(cards) != TOTAL:
        sheet.fail("artist", f"the cards of all artists are {sum(cards)}, the rulebook says {TOTAL}")
    return pack([card for card, copies in enumerate(cards) for _ in range(copies)])
