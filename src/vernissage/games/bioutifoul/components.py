"""Read the component sheet of Bioutifoul into a box, or say which line is wrong."""

from __future__ import annotations

from importlib.resources import files
from typing import Literal, get_args

from vernissage.core.sheet import Sheet
from vernissage.games.bioutifoul.box import ARTISTS, FACES, FIRST_SHOWN, PLACES, SECOND_SHOWN, Box

SHEET = Sheet(files(__package__).joinpath("components.toml").read_text(encoding="utf-8"), "bioutifoul components.toml")

Artist = Literal["alice", "heinrich", "rodrigo", "sunny"]
ARTIST_IDS: tuple[Artist, ...] = get_args(Artist)
EXHIBITION_IDS = tuple(
    f"{ARTIST_IDS[first]}_{ARTIST_IDS[second]}" for first, second in zip(FIRST_SHOWN, SECOND_SHOWN, strict=True)
)
Way = Literal["either", "up", "down"]
WAY_IDS: tuple[Way, ...] = get_args(Way)
FACE_IDS = tuple(who if way == "either" else f"{who}_{way}" for way in WAY_IDS for who in (*ARTIST_IDS, "any"))
"""What an influence card may show: an artist or any one, to be moved either way or by an arrow."""
SEATS = (2, 3, 4, 5, 6)
TABLES = {
    "artists": ("ids",),
    "ratings": ("column",),
    "works": ("total",),
    "works_by_artist": ARTIST_IDS,
    "exhibitions": ("total",),
    "exhibitions_by_artists": EXHIBITION_IDS,
    "influence": ("total",),
    "influence_by_artist": FACE_IDS,
    "start": ("gold", "influence"),
    "market": ("works", "exhibitions"),
    "two_players": ("removed", "exhibitions"),
    "turn": ("influence", "actions"),
    "gallery": ("works",),
    "bank": ("gold",),
    "compensation": ("gold", "influence"),
    "special_case": ("same_artist",),
    "quiet_end": ("rounds",),
}
"""The keys of each table; all have a `source`."""


def read(sheet: Sheet) -> Box:
    """The box of a sheet whose counts agree with each other and suffice for every number of players."""
    sheet.known(TABLES)
    for name in TABLES:
        sheet.table(name)
    if sheet.data["artists"].get("ids") != list(ARTIST_IDS):
        sheet.fail("artists.ids", f"the artists must be {', '.join(ARTIST_IDS)}, in this order")
    ratings = sheet.integers("ratings.column", PLACES, 1, 99)
    if any(ratings[place] <= ratings[place + 1] for place in range(PLACES - 1)):
        sheet.fail("ratings.column", "ratings must fall from the top of the column to its bottom")
    works = cards(sheet, "works", "works_by_artist", ARTIST_IDS)
    exhibitions = cards(sheet, "exhibitions", "exhibitions_by_artists", EXHIBITION_IDS)
    influence = faces(sheet)
    dealt = sheet.integer("start.influence")
    if dealt * SEATS[-1] > sum(influence):
        sheet.fail("start.influence", f"{SEATS[-1]} players want {dealt * SEATS[-1]} cards of {sum(influence)}")
    market = sheet.integer("market.works", 1)
    if market > sum(works):
        sheet.fail("market.works", f"{market} works cannot be laid out of {sum(works)}")
    face_up, removed = table_exhibitions(sheet, sum(exhibitions))
    return Box(
        sheet.digest,
        ratings,
        works,
        exhibitions,
        influence,
        sheet.integer("start.gold"),
        dealt,
        market,
        face_up,
        removed,
        sheet.integer("turn.influence", 1, PLACES - 1),
        sheet.integer("turn.actions", 1, 9),
        sheet.integer("gallery.works", 2, 9),
        sheet.integer("bank.gold"),
        sheet.integer("compensation.gold"),
        sheet.integer("compensation.influence", 0, 9),
        sheet.integer("special_case.same_artist", 2),
        sheet.integer("quiet_end.rounds", 1),
    )


def cards(sheet: Sheet, kind: str, table: str, ids: tuple[str, ...]) -> tuple[int, ...]:
    """How many there are of each card of a kind; together as many as the box is said to hold."""
    counts = tuple(sheet.integer(f"{table}.{id}", 0, 99) for id in ids)
    total = sheet.integer(f"{kind}.total")
    if sum(counts) != total:
        sheet.fail(f"{kind}.total", f"{table} adds up to {sum(counts)}, not to {total}")
    if len(ids) == ARTISTS and 0 in counts:
        missing = ids[counts.index(0)]
        sheet.fail(f"{table}.{missing}", "every artist needs a card")
    return counts


def faces(sheet: Sheet) -> tuple[int, ...]:
    """How many influence cards of each face; of the artists alone if there are no others (B01)."""
    shown = sheet.table("influence_by_artist")
    counts = tuple(sheet.integer(f"influence_by_artist.{id}", 0, 99) if id in shown else 0 for id in FACE_IDS)
    total = sheet.integer("influence.total")
    if sum(counts) != total:
        sheet.fail("influence.total", f"influence_by_artist adds up to {sum(counts)}, not to {total}")
    return counts if sum(counts[ARTISTS:FACES]) else counts[:ARTISTS]


def table_exhibitions(sheet: Sheet, total: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Exhibitions face up and exhibitions removed, by number of players; the pile must hold one at least."""
    fewer, out = sheet.integer("two_players.exhibitions", 1), sheet.integer("two_players.removed")
    usual = sheet.integer("market.exhibitions", 1)
    if fewer + out >= total:
        sheet.fail("two_players.exhibitions", f"{fewer} face up and {out} removed leave no pile of {total}")
    if usual >= total:
        sheet.fail("market.exhibitions", f"{usual} face up leave no pile of {total}")
    return (0, 0, fewer, *[usual] * (len(SEATS) - 1)), (0, 0, out, *[0] * (len(SEATS) - 1))
