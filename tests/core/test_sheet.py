"""Component sheets: read strictly, errors naming the line."""

from __future__ import annotations

import pytest

from vernissage import Sheet, SheetError

TEXT = """# a sheet
[box]
count = 5
words = ["a", "b"]
row = [1, 2, 3]
name = "oak"
flag = true
source = "rulebook"

[[card]]
id = "one"
value = 1
source = "published"

[[card]]
id = "two"
value = 2
source = "guessed"

[table]
2 = [1, 2]
"3" = 9
source = "derived"

[table.inner]
count = 7
source = "derived"
"""


def sheet(old: str = "", new: str = "") -> Sheet:
    """The sheet with one thing changed."""
    assert old in TEXT
    return Sheet(TEXT.replace(old, new, 1) if old else TEXT, "test.toml")


def test_values_are_read_by_their_path() -> None:
    s = sheet()
    assert s.integer("box.count") == 5
    assert s.integers("box.row", 3) == (1, 2, 3)
    assert s.integers("box.row", -1) == (1, 2, 3)
    assert s.word("box.name") == "oak"
    assert s.word("box.name", ("oak", "ash")) == "oak"
    assert s.integer("card[1].value") == 2
    assert s.integer("table.inner.count") == 7
    assert s.table("box")["count"] == 5
    assert s.integers("table.2", 2) == (1, 2)


@pytest.mark.parametrize(
    ("path", "line"),
    [
        ("box", 2),
        ("box.count", 3),
        ("box.missing", 2),
        ("card[0].value", 12),
        ("card[1].value", 17),
        ("card[1]", 15),
        ("table.2", 21),
        ("table.3", 22),
        ("table.inner.count", 26),
        ("table.count", 20),
        ("nowhere.count", 0),
    ],
)
def test_a_value_is_found_on_its_line_or_the_nearest_above(path: str, line: int) -> None:
    assert sheet().line(path) == line


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda s: s.integer("box.nothing"), "test.toml, line 2: box.nothing: missing"),
        (lambda s: s.integer("nowhere.count"), "test.toml: nowhere.count: missing"),
        (lambda s: s.integer("box.name"), "line 6: box.name: a whole number is wanted, not 'oak'"),
        (lambda s: s.integer("box.flag"), "line 7: box.flag: a whole number is wanted, not True"),
        (lambda s: s.integer("box.count", 6, 9), "line 3: box.count: 5 is not between 6 and 9"),
        (lambda s: s.integers("box.row", 4), "line 5: box.row: a list of 4 whole numbers is wanted"),
        (lambda s: s.integers("box.count", -1), "line 3: box.count: a list is wanted"),
        (lambda s: s.integers("box.words", 2), "line 4: box.words: 'a' is not a whole number between 0 and 1000"),
        (lambda s: s.integers("box.row", 3, 2), "line 5: box.row: 1 is not a whole number between 2 and 1000"),
        (lambda s: s.word("box.count"), "line 3: box.count: a word is wanted, not 5"),
        (lambda s: s.word("box.name", ("ash", "elm")), "line 6: box.name: 'oak' is none of ash, elm"),
        (lambda s: s.table("box.count"), "line 3: box.count: a table is wanted"),
        (lambda s: s.tables("box"), "line 2: box: an array of tables is wanted"),
        (lambda s: s.tables("card"), r"line 15: card\[1\]: `source` must be one of rulebook, .*, not 'guessed'"),
        (lambda s: s.integer("card[7].value"), r"card\[7\]\.value: missing"),
    ],
)
def test_errors_name_the_line_the_path_and_the_reason(call, message: str) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(SheetError, match=message):
        call(sheet())


def test_a_table_says_where_its_values_come_from() -> None:
    with pytest.raises(SheetError, match="line 2: box: `source` must be one of"):
        sheet('source = "rulebook"\n').table("box")


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(SheetError, match=r"test\.toml, line 1: not TOML: Invalid statement"):
        Sheet("= 5", "test.toml")


def test_the_hash_is_of_the_values_not_of_their_layout() -> None:
    assert sheet("# a sheet\n", "\n# another comment\n\n").digest == sheet().digest
    moved = TEXT.replace("count = 5\n", "").replace('name = "oak"', 'name = "oak"\ncount = 5')
    assert Sheet(moved).digest == sheet().digest
    assert sheet("count = 5", "count = 6").digest != sheet().digest
