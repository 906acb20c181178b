"""What Art Society says: lines of message ids and numbers, told from steps, positions and views."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from vernissage.core.game import Line, Wording, message
from vernissage.core.step import NONE, Decision, Step
from vernissage.games.art_society.bidding import Bid, Pick
from vernissage.games.art_society.box import CELLS, DECORS, PAINTINGS, is_decor
from vernissage.games.art_society.decor import (
    EXCHANGE_DECOR,
    FORGO,
    GIVE,
    HANG_HELD_FIRST,
    HangDecor,
    HangFromAssistant,
    TakeDecor,
    matches,
)
from vernissage.games.art_society.exchange import ExchangeDecor, ExchangeLine
from vernissage.games.art_society.figures import FIGURES, meets
from vernissage.games.art_society.hanging import (
    CONFIRM,
    EXCHANGE_MUSEUM,
    HELD_FIRST,
    KEEP_EXCESS,
    ConfirmHanging,
    ExchangeMuseum,
    Hang,
    HangFromMuseum,
)
from vernissage.games.art_society.panels import panels
from vernissage.games.art_society.phrases import Args, cell_args, form_args, names, stack_args, tile_args
from vernissage.games.art_society.round import ChooseLot, TurnLot
from vernissage.games.art_society.scoring import clashes
from vernissage.games.art_society.setup import DealStartBid, DealStartPainting, HangStartPainting
from vernissage.games.art_society.state import State
from vernissage.games.art_society.telling import tell


def prompt(s: State, step: Decision[Any]) -> Line:
    """What a seat is asked."""
    told = ASKED[type(step)](s, step) if type(step) in ASKED else {}
    out_of_space = isinstance(step, Hang) and not any(choice < CELLS for choice in step.options(s))
    id = "ask-out-of-space" if out_of_space else f"ask-{message(step)}"
    return Line(id, {"player": step.seat, **told})


def picked(s: State, step: Decision[Any]) -> Args:
    """The painting that a player has taken."""
    return tile_args(s.box, s.players[step.seat].picked)


ASKED: dict[type[Step[Any]], Callable[[State, Any], Args]] = {
    ChooseLot: lambda s, step: {"left": step.left},
    HangStartPainting: picked,
    Hang: picked,
    HangFromMuseum: picked,
    ExchangeMuseum: picked,
    HangFromAssistant: lambda s, step: tile_args(s.box, s.players[step.seat].assistant),
    HangDecor: lambda s, step: tile_args(s.box, PAINTINGS + step.decor),
    TakeDecor: lambda s, step: {"left": step.left, "several": "yes" if step.several else "no"},
    ExchangeDecor: lambda s, step: {"value": step.value},
    ExchangeLine: lambda s, step: form_args(step.form),
}
"""What the prompts of some decisions need beside the player."""


def label(s: State, step: Step[Any], choice: int) -> Line:
    """What a choice is called."""
    return LABELS[type(step)](s, step, choice)


def label_bid(s: State, step: Bid | DealStartBid, card: int) -> Line:
    """A bid card, or a start bid card."""
    return Line("label-bid", {"bid": (s.box.bids if isinstance(step, Bid) else s.box.start_bids)[card]})


def label_lot(s: State, step: Pick, lot: int) -> Line:
    """A lot, while it is there."""
    painting = s.lots[lot] if lot < len(s.lots) else NONE
    return Line("label-no-lot", {"number": lot + 1}) if painting == NONE else label_painting(s, step, painting)


def label_painting(s: State, step: Step[Any], painting: int) -> Line:
    """A painting."""
    return Line("label-painting", tile_args(s.box, painting))


def label_confirm(s: State, step: ConfirmHanging, choice: int) -> Line:
    """That the hanging is final, or not yet."""
    return Line("label-confirm" if choice == CONFIRM else "label-hang-held")


def label_decor(s: State, step: TakeDecor, choice: int) -> Line:
    """What an answer is called when decor is taken."""
    if choice < DECORS:
        return Line("label-decor", tile_args(s.box, PAINTINGS + choice))
    if choice < HANG_HELD_FIRST:
        return Line("label-exchange-decor", {"value": choice - EXCHANGE_DECOR + 1})
    return Line("label-forgo" if choice == FORGO else "label-held-first")


ANSWERS = {
    GIVE: "label-give",
    HELD_FIRST: "label-held-first",
    EXCHANGE_MUSEUM: "label-exchange-museum",
    KEEP_EXCESS: "label-keep-excess",
}
"""What may become of a tile that is not hung."""


def label_cell(s: State, step: Step[Any], cell: int) -> Line:
    """A cell, or what else may become of a tile."""
    return Line(ANSWERS[cell]) if cell in ANSWERS else Line("label-cell", cell_args(s.box, cell))


def label_place(s: State, step: Hang | HangFromMuseum | HangFromAssistant, cell: int) -> Line:
    """A cell; for a painting, how many frames match there and whether it would be a faux pas."""
    me = s.players[step.seat]
    tile = me.assistant if isinstance(step, HangFromAssistant) else me.picked
    if cell in ANSWERS or is_decor(tile):
        return label_cell(s, step, cell)
    faux_pas = "yes" if clashes(s.box, me, tile, cell) else "no"
    return Line("label-place", {**cell_args(s.box, cell), "matches": matches(s, me, tile, cell), "faux_pas": faux_pas})


LABELS: dict[type[Step[Any]], Callable[[State, Any, int], Line]] = {
    DealStartPainting: label_painting,
    DealStartBid: label_bid,
    HangStartPainting: label_cell,
    ChooseLot: lambda s, step, stack: Line("label-stack", stack_args(s.box, stack)),
    TurnLot: label_painting,
    Bid: label_bid,
    Pick: label_lot,
    Hang: label_place,
    HangFromAssistant: label_place,
    HangFromMuseum: label_place,
    HangDecor: label_cell,
    TakeDecor: label_decor,
    ExchangeDecor: lambda s, step, form: Line("label-form", form_args(form)),
    ExchangeLine: label_cell,
    ExchangeMuseum: label_painting,
    ConfirmHanging: label_confirm,
}
"""How each decision or chance names its choices."""


def refusal(s: State, step: Decision[Any], choice: int, why: str) -> Line:
    """Why an answer cannot be given now."""
    if isinstance(step, TakeDecor) and why == "why-too-few-matches":
        return Line(why, {"left": step.left})
    if isinstance(step, ExchangeMuseum) and why == "why-other-genre":
        return Line(why, tile_args(s.box, s.players[step.seat].picked))
    return Line(why)


def there(s: State, step: Decision[Any], choice: int) -> bool:
    """Whether the wall is large enough to have a cell: answers leave room for larger walls."""
    places = (HangStartPainting, Hang, HangFromAssistant, HangFromMuseum, HangDecor, ExchangeLine)
    return not isinstance(step, places) or not s.box.grid.cells <= choice < CELLS


RULES = {
    "why-no-star": "ASL-036",
    "why-stack-empty": "ASL-048",
    "why-card-spent": "ASL-057",
    "why-no-such-lot": "ASL-045",
    "why-lot-taken": "ASL-066",
    "why-outside": "ASL-072",
    "why-covered": "ASL-073",
    "why-touches-nothing": "ASL-074",
    "why-too-few-matches": "ASL-089",
    "why-decor-compulsory": "ASL-096",
    "why-decor-no-room": "ASL-097",
    "why-wall-full": "ASL-100",
    "why-out-of-stock": "ASL-107",
    "why-still-in-stock": "ASL-103",
    "why-no-exchange": "ASL-104",
    "why-exchanged": "ASL-105",
    "why-value-stays-out": "ASL-104",
    "why-supply-too-small": "ASL-104",
    "why-no-such-line": "ASL-104",
    "why-no-line-here": "ASL-104",
    "why-lying-only": "ASL-077",
    "why-assistant-busy": "ASL-121",
    "why-assistant-free": "ASL-118",
    "why-just-given": "ASL-118",
    "why-held-no-place": "ASL-122",
    "why-fits": "ASL-135",
    "why-museum-offers-none": "ASL-131",
    "why-not-in-museum": "ASL-129",
    "why-other-genre": "ASL-130",
    "why-museum-no-place": "ASL-131",
}

WORDING = Wording(
    prompt,
    label,
    tell,
    refusal,
    panels,
    rules=RULES,
    catalogues={lang: files(__package__).joinpath(f"text/{lang}.ftl").read_text("utf-8") for lang in ("en", "fr")},
    silent=frozenset({"ExchangeDecor", "EndPick", "EndHanging"}),
    there=there,
    figures=FIGURES,
    names=names,
    meets=meets,
)
