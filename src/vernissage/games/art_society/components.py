"""Read the component sheet of Art Society into a box, or say which line is wrong."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

from vernissage.core.grid import HIGHEST, WIDEST, Grid, Mask, joined
from vernissage.core.sheet import Sheet
from vernissage.games.art_society.box import (
    BIDS,
    CELLS,
    DECORS,
    GENRES,
    PAINTINGS,
    STACKS,
    START_BIDS,
    START_PAINTINGS,
    VALUES,
    Box,
    stack_of,
)
from vernissage.games.art_society.ids import FRAME_IDS, GENRE_IDS

SHEET = Sheet(files(__package__).joinpath("components.toml").read_text(encoding="utf-8"), "art-society components.toml")

SIZES = [(stack % 4 + 2, stack // 4 + 2) for stack in range(STACKS)]
DECOR_SIZES = [(1, 1), (2, 1), (1, 2), (3, 1), (1, 3)]
DECOR_TOTAL = 108
SEATS = (2, 3, 4)
TABLES = {
    "wall": ("columns", "rows", "star_1", "star_2", "eyeline"),
    "start_paintings": ("size", "tiles"),
    "values": tuple(f"{width}x{height}" for width, height in SIZES),
    "stack": ("size", "tiles"),
    "decor": (*(f"value_{value}" for value in range(1, VALUES + 1)), "hangs"),
    "bids": ("cards",),
    "start_bids": ("cards",),
    "museum": ("track", "podium"),
    "score": ("eyeline", "full_gallery", "bare_corner", "excess", "excess_to_end"),
}
"""The keys of each table; all have a `source`."""


def read(sheet: Sheet) -> Box:
    """The box of a sheet whose values agree with each other and with the rulebook (Matériel)."""
    sheet.known(TABLES)
    grid = wall(sheet)
    columns = grid.columns
    stars = tuple(star(sheet, grid, number) for number in (1, 2))
    if stars[0] == stars[1]:
        sheet.fail("wall.star_2", "the two star cells must be different cells")
    eyeline_rows = sheet.integers("wall.eyeline", -1, 1, grid.rows)
    if not eyeline_rows or list(eyeline_rows) != list(range(eyeline_rows[0], eyeline_rows[0] + len(eyeline_rows))):
        sheet.fail("wall.eyeline", "the eyeline is one band: rows that follow each other")
    start_size, start_tiles = start_paintings(sheet)
    stacks = painting_stacks(sheet)
    total = len(start_tiles) + sum(len(tiles) for tiles in stacks)
    if total != PAINTINGS:
        sheet.fail("stack", f"the start paintings and all stacks are {total} paintings, the rulebook says {PAINTINGS}")
    paintings = [(start_size, *tile) for tile in start_tiles]
    members: list[tuple[int, ...]] = []
    for stack, tiles in enumerate(stacks):
        members.append(tuple(range(len(paintings), len(paintings) + len(tiles))))
        paintings += [(stack, *tile) for tile in tiles]
    shapes = [*SIZES, *DECOR_SIZES]
    fitting(sheet, grid, members, start_size)
    start_cells = [
        cell
        for cell in range(grid.cells)
        if grid.inside(cell, *SIZES[start_size])
        and any(star in covered(cell, *SIZES[start_size], columns) for star in stars)
    ]
    if not start_cells:
        sheet.fail("wall.star_1", "no place for a start painting covers a star cell")
    band: Mask = (0, 0, 0)
    for row in eyeline_rows:
        band = joined(band, grid.rectangle((row - 1) * columns, columns, 1))
    return Box(
        sheet.digest,
        grid,
        stars,
        tuple(start_cells),
        band,
        eyeline_rows,
        (0, columns - 1, grid.cells - columns, grid.cells - 1),
        tuple(painting[1] for painting in paintings),
        tuple(painting[2] for painting in paintings),
        (*(painting[0] for painting in paintings), *(STACKS + decor for decor in range(DECORS))),
        tuple(members),
        values(sheet),
        tuple(width for width, _ in shapes),
        tuple(height for _, height in shapes),
        tuple(cover(grid, width, height) for width, height in shapes),
        decor_stock(sheet),
        sheet.word("decor.hangs", ("lying", "lying or standing")) != "lying",
        *bid_cards(sheet),
        sheet.integer("museum.track", 1),
        podium(sheet),
        *points(sheet),
    )


def wall(sheet: Sheet) -> Grid:
    """The grid of a gallery board."""
    sheet.table("wall")
    columns = sheet.integer("wall.columns", 2, WIDEST)
    rows = sheet.integer("wall.rows", 2, HIGHEST)
    if columns * rows > CELLS:
        sheet.fail("wall.rows", f"{columns} × {rows} cells are more than {CELLS}")
    return Grid(columns, rows)


def star(sheet: Sheet, grid: Grid, number: int) -> int:
    """A star cell, printed as column and row."""
    path = f"wall.star_{number}"
    column, row = sheet.integers(path, 2, 1, WIDEST)
    if column > grid.columns or row > grid.rows:
        sheet.fail(path, f"cell ({column}, {row}) is not on the wall of {grid.columns} × {grid.rows}")
    return (row - 1) * grid.columns + column - 1


def start_paintings(sheet: Sheet) -> tuple[int, list[tuple[int, int]]]:
    """The size of the start paintings, and genre and frame of each (Mise en place 6)."""
    entry = sheet.table("start_paintings")
    tiles = tile_list(sheet, "start_paintings", entry)
    if len(tiles) != START_PAINTINGS:
        sheet.fail("start_paintings.tiles", f"{len(tiles)} start paintings, {START_PAINTINGS} are wanted")
    return size(sheet, "start_paintings", entry), tiles


def painting_stacks(sheet: Sheet) -> list[list[tuple[int, int]]]:
    """Genre and frame of each painting, stack by stack; a size without an entry has no paintings."""
    stacks: list[list[tuple[int, int]]] = [[] for _ in range(STACKS)]
    seen: set[int] = set()
    for i, entry in enumerate(sheet.tables("stack")):
        stack = size(sheet, f"stack[{i}]", entry)
        if stack in seen:
            sheet.fail(f"stack[{i}].size", "this size has a stack already")
        seen.add(stack)
        stacks[stack] = tile_list(sheet, f"stack[{i}]", entry)
        if len(stacks[stack]) > 60:
            sheet.fail(f"stack[{i}].tiles", f"{len(stacks[stack])} paintings are more than a stack holds")
    return stacks


def size(sheet: Sheet, path: str, entry: Any) -> int:
    """A size such as 2x3, width first (A21), as the number of its stack."""
    found = re.fullmatch(r"([2-5])x([2-5])", sheet.word(f"{path}.size"))
    if not found:
        sheet.fail(f"{path}.size", f"{entry['size']!r} is no size from 2x2 to 5x5")
    return stack_of(int(found[1]), int(found[2]))


def tile_list(sheet: Sheet, path: str, entry: Any) -> list[tuple[int, int]]:
    """Paintings written as genre and frame."""
    tiles = entry.get("tiles")
    if not isinstance(tiles, list):
        sheet.fail(f"{path}.tiles", "a list of paintings is wanted")
    found: list[tuple[int, int]] = []
    for i, tile in enumerate(tiles):
        words = tile.split() if isinstance(tile, str) else []
        if len(words) != 2 or words[0] not in GENRE_IDS or words[1] not in FRAME_IDS:
            sheet.fail(f"{path}.tiles", f"{tile!r} is not a genre and a frame", at=f"{path}.tiles[{i}]")
        found.append((GENRE_IDS.index(words[0]), FRAME_IDS.index(words[1])))
    return found


def fitting(sheet: Sheet, grid: Grid, members: list[tuple[int, ...]], start_size: int) -> None:
    """No painting is larger than the wall."""
    if not grid.inside(0, *SIZES[start_size]):
        sheet.fail("start_paintings.size", f"larger than the wall of {grid.columns} × {grid.rows}")
    for i in range(len(sheet.tables("stack"))):
        stack = size(sheet, f"stack[{i}]", sheet.tables("stack")[i])
        if members[stack] and not grid.inside(0, *SIZES[stack]):
            sheet.fail(f"stack[{i}].size", f"larger than the wall of {grid.columns} × {grid.rows}")


def values(sheet: Sheet) -> tuple[int, ...]:
    """The value on the back of each size: 3 to 9, as the value tokens (Matériel)."""
    sheet.table("values")
    return tuple(sheet.integer(f"values.{width}x{height}", 3, 9) for width, height in SIZES)


def covered(cell: int, width: int, height: int, columns: int) -> list[int]:
    """The cells of a rectangle."""
    return [cell + row * columns + column for row in range(height) for column in range(width)]


def cover(grid: Grid, width: int, height: int) -> tuple[Mask, ...]:
    """What a shape covers from each cell; nothing where it would leave the wall."""
    none: Mask = (0, 0, 0)
    return tuple(
        grid.rectangle(cell, width, height) if grid.inside(cell, width, height) else none for cell in range(CELLS)
    )


def decor_stock(sheet: Sheet) -> tuple[int, ...]:
    """How many decor tiles of each value: 108 in all (Matériel)."""
    sheet.table("decor")
    stock = tuple(sheet.integer(f"decor.value_{value}") for value in range(1, VALUES + 1))
    if sum(stock) != DECOR_TOTAL:
        sheet.fail("decor.value_1", f"the decor tiles are {sum(stock)}, the rulebook says {DECOR_TOTAL}")
    return stock


def bid_cards(sheet: Sheet) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The cards of a player, and the start bid cards: all different, ascending (Matériel)."""
    sheet.table("bids")
    sheet.table("start_bids")
    cards = sheet.integers("bids.cards", BIDS, 1, 99)
    starts = sheet.integers("start_bids.cards", START_BIDS, 1, 99)
    for path, row in (("bids.cards", cards), ("start_bids.cards", starts)):
        if list(row) != sorted(set(row)):
            sheet.fail(path, "the cards must be different and in ascending order")
    return cards, starts


def podium(sheet: Sheet) -> tuple[int, ...]:
    """What a painting of the first to the fourth genre is worth (p. 7)."""
    sheet.table("museum")
    worth = sheet.integers("museum.podium", GENRES)
    if list(worth) != sorted(worth, reverse=True):
        sheet.fail("museum.podium", "the podium goes from the highest worth to the lowest")
    return worth


def points(sheet: Sheet) -> tuple[int, int, int, int, int]:
    """The other lines of the score, and how many excess paintings end the game (p. 6, p. 8)."""
    sheet.table("score")
    return (
        sheet.integer("score.eyeline"),
        sheet.integer("score.full_gallery"),
        sheet.integer("score.bare_corner"),
        sheet.integer("score.excess"),
        sheet.integer("score.excess_to_end", 1),
    )
