"""What everybody may know of Pebbles, which is everything, in structs, in words and in numbers."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from msgspec import Struct

from vernissage.core.game import Figure, Line, Panel, Row, Score, Wording
from vernissage.core.numbers import Numbers
from vernissage.core.step import SPECTATOR, Decision, Step
from vernissage.games.pebbles.rules import State, scores


class View(Struct, frozen=True, tag_field="game", tag="pebbles"):
    """The table as a seat sees it."""

    seat: int | None
    heap: int
    taken: tuple[int, ...]


def view(s: State, seat: int) -> View:
    """Nothing is secret."""
    return View(None if seat == SPECTATOR else seat, s.heap, tuple(scores(s)))


def score_sheet(view: View) -> list[Score]:
    """A line a player."""
    return [Score(seat, Line("score-pebbles", {"pebbles": taken}), taken) for seat, taken in enumerate(view.taken)]


def encode(s: State, seat: int, x: Numbers) -> None:
    """The heap, then everybody's pebbles, the seat's own first."""
    taken = scores(s)
    for pebbles in (s.heap, *taken[seat:], *taken[:seat]):
        x.put(pebbles / 10)


def tell(before: State, step: Step[Any], choice: int, after: Any) -> list[Line]:
    """One line an answer."""
    return [Line("take", {"player": step.asks(before), "pebbles": choice})]


def prompt(s: State, step: Decision[Any]) -> Line:
    """The only question there is."""
    return Line("ask-take", {"player": step.seat, "heap": s.heap})


def panels(view: View) -> list[Panel]:
    """The heap, then what everybody has."""
    return [
        Panel(Line("panel-heap"), [Row(Line("panel-pebbles"), view.heap)]),
        *(
            Panel(Line("panel-player", {"player": seat}), [Row(Line("panel-pebbles"), taken)], seat)
            for seat, taken in enumerate(view.taken)
        ),
    ]


WORDING = Wording(
    prompt=prompt,
    label=lambda s, step, choice: Line("label-take", {"pebbles": choice}),
    tell=tell,
    refusal=lambda s, step, choice, why: Line(why, {"most": s.box.most}),
    panels=panels,
    figures=(Figure(Line("figure-points"), lambda s, seat: s.players[seat].taken),),
    rules={"why-one-at-least": "PEB-002", "why-no-more": "PEB-003"},
    catalogues={lang: files(__package__).joinpath(f"text/{lang}.ftl").read_text("utf-8") for lang in ("en", "fr")},
)
