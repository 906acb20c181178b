"""Rows of counters."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vernissage.core.rows import add, counts, empty, kinds, minus, multiset, plus, put, size, spread

rows = st.lists(st.integers(0, 9), min_size=1, max_size=12).map(tuple)


def test_put_and_add_change_one_place_of_a_new_row() -> None:
    row = (1, 2, 3)
    assert put(row, 1, 7) == (1, 7, 3)
    assert add(row, 2, -3) == (1, 2, 0)
    assert row == (1, 2, 3)


def test_a_place_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(IndexError):
        put((1, 2), 2, 0)
    with pytest.raises(IndexError):
        add((1, 2), 5, 1)


@given(rows, st.data())
def test_minus_undoes_plus(row: tuple[int, ...], data: st.DataObject) -> None:
    other = data.draw(st.lists(st.integers(0, 9), min_size=len(row), max_size=len(row)).map(tuple))
    assert minus(plus(row, other), other) == row
    assert size(plus(row, other)) == size(row) + size(other)


@given(rows)
def test_a_multiset_is_the_things_it_spreads_into(row: tuple[int, ...]) -> None:
    things = spread(row)
    assert things == sorted(things)
    assert len(things) == size(row)
    assert empty(row) == (not things)
    assert multiset(things, len(row)) == row
    assert kinds(row) == sorted(set(things))
    assert counts(row) == [things.count(kind) for kind in kinds(row)]
