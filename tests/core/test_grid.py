"""Rectangles on a wall, checked against cells looked at one by one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.core.grid import Grid, Mask, around, down, empty, joined, meets, up, without

WALLS = [(12, 9), (11, 10), (14, 8), (10, 12), (5, 5), (2, 3)]
sides = st.integers(1, 5)


def mask_of(grid: Grid, cells: set[int]) -> Mask:
    mask: Mask = (0, 0, 0)
    for cell in cells:
        mask = joined(mask, grid.rectangle(cell, 1, 1))
    return mask


def covered(grid: Grid, cell: int, width: int, height: int) -> set[int]:
    return {cell + row * grid.columns + column for row in range(height) for column in range(width)}


def neighbours(grid: Grid, cells: set[int]) -> set[int]:
    found = set()
    for cell in cells:
        column, row = cell % grid.columns, cell // grid.columns
        for x, y in ((column - 1, row), (column + 1, row), (column, row - 1), (column, row + 1)):
            if 0 <= x < grid.columns and 0 <= y < grid.rows:
                found.add(y * grid.columns + x)
    return found


@pytest.mark.parametrize(("columns", "rows"), WALLS)
@given(data=st.data(), width=sides, height=sides)
def test_places_are_those_found_cell_by_cell(
    columns: int, rows: int, data: st.DataObject, width: int, height: int
) -> None:
    grid = Grid(columns, rows)
    tiles = data.draw(st.lists(st.tuples(st.integers(0, grid.cells - 1), sides, sides), max_size=12))
    taken: set[int] = set()
    for cell, w, h in tiles:
        if grid.inside(cell, w, h):
            taken |= covered(grid, cell, w, h)
    mask = mask_of(grid, taken)
    near = neighbours(grid, taken)
    room, places = [], []
    for cell in range(grid.cells):
        if grid.inside(cell, width, height):
            cells = covered(grid, cell, width, height)
            if not cells & taken:
                room.append(cell)
                if cells & near:
                    places.append(cell)
    assert grid.listed(grid.room(mask, width, height)) == room
    assert grid.listed(grid.places(mask, width, height)) == places
    assert grid.full(mask) == (len(taken) == grid.cells)


@pytest.mark.parametrize(("columns", "rows"), WALLS)
def test_a_rectangle_has_its_cells(columns: int, rows: int) -> None:
    grid = Grid(columns, rows)
    assert grid.listed(grid.whole) == list(range(grid.cells))
    for cell in range(grid.cells):
        for width, height in ((1, 1), (2, 3), (5, 2)):
            if grid.inside(cell, width, height):
                rectangle = grid.rectangle(cell, width, height)
                assert grid.listed(rectangle) == sorted(covered(grid, cell, width, height))
            else:
                column, row = cell % columns, cell // columns
                assert column + width > columns or row + height > rows
    assert not grid.inside(grid.cells, 1, 1)
    assert not grid.inside(-1, 1, 1)


@given(cells=st.sets(st.integers(0, 107)), others=st.sets(st.integers(0, 107)))
def test_masks_are_sets_of_cells(cells: set[int], others: set[int]) -> None:
    grid = Grid(12, 9)
    mask, other = mask_of(grid, cells), mask_of(grid, others)
    assert grid.listed(mask) == sorted(cells)
    assert grid.listed(joined(mask, other)) == sorted(cells | others)
    assert grid.listed(without(mask, other)) == sorted(cells - others)
    assert meets(mask, other) == bool(cells & others)
    assert empty(mask) == (not cells)
    beside = without(around(mask), mask)
    assert grid.listed(tuple(b & w for b, w in zip(beside, grid.whole, strict=True))) == sorted(  # type: ignore[arg-type]
        neighbours(grid, cells) - cells
    )


@given(cells=st.sets(st.integers(12, 95)))
def test_up_and_down_are_each_others_way_back(cells: set[int]) -> None:
    grid = Grid(12, 9)
    mask = mask_of(grid, cells)
    assert grid.listed(up(mask)) == [cell - 12 for cell in sorted(cells)]
    assert grid.listed(down(mask)) == [cell + 12 for cell in sorted(cells)]
    assert up(down(mask)) == down(up(mask)) == mask
