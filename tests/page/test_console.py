"""The console of a page: what the docs print can be typed there, and comes out as they say."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

from vernissage import Match
from vernissage.page.console import Console

API = Path(__file__).parents[2] / "docs" / "api.md"


def test_the_examples_of_the_docs_run_as_they_are_printed() -> None:
    console, checker, count = Console(), doctest.OutputChecker(), 0
    for example in doctest.DocTestParser().get_examples(API.read_text("utf-8")):
        shown = console.run(f">>> {example.source.strip()}".replace("\n", "\n... "))
        if example.exc_msg is None:
            assert checker.check_output(example.want, shown, doctest.ELLIPSIS), (example.source, shown)
        else:
            assert checker.check_output(example.exc_msg, shown.splitlines()[-1] + "\n", doctest.ELLIPSIS), shown
        count += 1
    assert count > 50


def test_the_game_at_hand_is_there_and_stays_as_it_is() -> None:
    match = Match("masters-gallery", seats=3, seed=1)
    record = match.record().write()
    console = Console()
    assert "NameError" in console.run("match")
    console.sit_down(record)
    asked = match.waiting()[0]
    assert console.run("match.waiting()[0].kind") == f"{asked.kind!r}\n"
    console.run(f"match.answer({asked.seat}, {asked.options[0].choice})")
    assert console.run("len(match.answers)") == f"{len(match.answers) + 1}\n"
    assert match.record().write() == record


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("", ""),
        ("1 + 1\n2 + 2", "2\n4\n"),
        ("x = 3\nfor i in range(2):\n    print(i)\nx", "0\n1\n3\n"),
        (">>> x = 1\n>>> if x:\n...     print('yes')\n...\nyes\n>>> x\n1", "yes\n1\n"),
        ("1 +", "SyntaxError"),
        ("1 / 0", 'File "<console>", line 1'),
        ("exit(3)", "SystemExit"),
        ("raise KeyboardInterrupt", "KeyboardInterrupt"),
        ("def f(): f()\nf()", "RecursionError"),
        ("print('x' * 200_000)", "x"),
    ],
)
def test_whatever_is_typed_comes_back_as_words(typed: str, shown: str) -> None:
    console = Console()
    found = console.run(typed)
    assert shown in found if shown else found == ""
    assert len(found) <= 100_000
    assert "page/console.py" not in found
    assert console.run("1") == "1\n", "and it goes on"
