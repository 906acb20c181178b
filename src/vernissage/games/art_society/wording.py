"""What Art Society says: lines of message ids and numbers, told from steps, positions and views."""

from __future__ import annotations

from importlib.resources import files
from itertools import pairwise
from typing import Any

from vernissage.core.game import Line, Wording
from vernissage.core.step import HIDDEN, NONE, Decision, Step
from vernissage.games.art_society.bidding import Bid, Pick, RevealBids, order
from vernissage.games.art_society.box import CELLS, DECORS, PAINTINGS, is_decor, shields
from vernissage.games.art_society.components import DECOR_SIZES, SIZES
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
from vernissage.games.art_society.exchange import AFTER, BEFORE, ExchangeDecor, ExchangeLine
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
from vernissage.games.art_society.ids import FRAME_IDS, GENRE_IDS
from vernissage.games.art_society.panels import panels
from vernissage.games.art_society.prestige import RaisePrestige, advanced, unsold
from vernissage.games.art_society.projection import ending
from vernissage.games.art_society.round import ChooseLot, NewRound, PassGavel, TurnLot
from vernissage.games.art_society.scoring import clashes
from vernissage.games.art_society.setup import DealStartBid, DealStartPainting, FirstAuctioneer, HangStartPainting
from vernissage.games.art_society.state import State, full, value_of

Args = dict[str, int | str]


def tile_args(s: State, tile: int) -> Args:
    """A painting or a decor tile, as ids and numbers."""
    box = s.box
    if is_decor(tile):
        width, height = DECOR_SIZES[tile - PAINTINGS]
        nothing: Args = {"genre": "none", "frame": "none"}
        return {**nothing, "size": f"{width}×{height}", "value": shields(tile - PAINTINGS)}
    width, height = SIZES[box.shape[tile]]
    look: Args = {"genre": GENRE_IDS[box.genre[tile]], "frame": FRAME_IDS[box.frame[tile]]}
    return {**look, "size": f"{width}×{height}", "value": value_of(box, tile)}


def cell_args(s: State, cell: int) -> Args:
    """A cell, read out as column and row from 1."""
    return {"column": cell % s.box.grid.columns + 1, "row": cell // s.box.grid.columns + 1}


def stack_args(s: State, stack: int) -> Args:
    """The back of a painting."""
    width, height = SIZES[stack]
    return {"size": f"{width}×{height}", "value": s.box.stack_value[stack]}


def form_args(form: int) -> Args:
    """A way of exchanging decor: the tiles given back, and those laid in their place."""
    tiles = [" + ".join(f"{cells}×1" for cells in lengths) for lengths in (BEFORE[form // 2], AFTER[form // 2])]
    return {"before": tiles[0], "after": tiles[1], "standing": "yes" if form % 2 else "no"}


def prompt(s: State, step: Decision[Any]) -> Line:
    """What a seat is asked."""
    args: Args = {"player": step.seat}
    me = s.players[step.seat]
    if isinstance(step, ChooseLot):
        return Line("ask-choose-lot", {**args, "left": step.left})
    if isinstance(step, HangFromAssistant):
        return Line("ask-hang-from-assistant", {**args, **tile_args(s, me.assistant)})
    if isinstance(step, Hang):
        fits = any(choice < CELLS for choice in step.options(s))
        return Line("ask-hang" if fits else "ask-out-of-space", {**args, **tile_args(s, me.picked)})
    if isinstance(step, (HangStartPainting, HangFromMuseum, ExchangeMuseum)):
        return Line(f"ask-{message(step)}", {**args, **tile_args(s, me.picked)})
    if isinstance(step, HangDecor):
        return Line("ask-hang-decor", {**args, **tile_args(s, PAINTINGS + step.decor)})
    if isinstance(step, TakeDecor):
        return Line("ask-take-decor", {**args, "left": step.left, "several": "yes" if step.several else "no"})
    if isinstance(step, ExchangeDecor):
        return Line("ask-exchange-decor", {**args, "value": step.value})
    if isinstance(step, ExchangeLine):
        return Line("ask-exchange-line", {**args, **form_args(step.form)})
    return Line(f"ask-{message(step)}", args)


def label(s: State, step: Step[Any], choice: int) -> Line:
    """What a choice is called."""
    if isinstance(step, ChooseLot):
        return Line("label-stack", stack_args(s, choice))
    if isinstance(step, (Bid, DealStartBid)):
        cards = s.box.bids if isinstance(step, Bid) else s.box.start_bids
        return Line("label-bid", {"bid": cards[choice]})
    if isinstance(step, Pick):
        lot = s.lots[choice] if choice < len(s.lots) else NONE
        if lot == NONE:
            return Line("label-no-lot", {"number": choice + 1})
        return Line("label-painting", tile_args(s, lot))
    if isinstance(step, (DealStartPainting, TurnLot, ExchangeMuseum)):
        return Line("label-painting", tile_args(s, choice))
    if isinstance(step, ConfirmHanging):
        return Line("label-confirm" if choice == CONFIRM else "label-hang-held")
    if isinstance(step, ExchangeDecor):
        return Line("label-form", form_args(choice))
    if isinstance(step, TakeDecor):
        return decor_label(s, choice)
    answers = {
        GIVE: "label-give",
        HELD_FIRST: "label-held-first",
        EXCHANGE_MUSEUM: "label-exchange-museum",
        KEEP_EXCESS: "label-keep-excess",
    }
    return Line(answers[choice]) if choice in answers else place_label(s, step, choice)


def place_label(s: State, step: Step[Any], cell: int) -> Line:
    """A cell; for a painting, how many frames match there and whether it would be a faux pas."""
    args = cell_args(s, cell)
    if not isinstance(step, (Hang, HangFromMuseum, HangFromAssistant)):
        return Line("label-cell", args)
    me = s.players[step.seat]
    tile = me.assistant if isinstance(step, HangFromAssistant) else me.picked
    if is_decor(tile):
        return Line("label-cell", args)
    faux_pas = "yes" if clashes(s.box, me, tile, cell) else "no"
    return Line("label-place", {**args, "matches": matches(s, me, tile, cell), "faux_pas": faux_pas})


def decor_label(s: State, choice: int) -> Line:
    """What an answer is called when decor is taken."""
    if choice < DECORS:
        return Line("label-decor", tile_args(s, PAINTINGS + choice))
    if choice < HANG_HELD_FIRST:
        return Line("label-exchange-decor", {"value": choice - EXCHANGE_DECOR + 1})
    return Line("label-forgo" if choice == FORGO else "label-held-first")


def refusal(s: State, step: Decision[Any], choice: int, why: str) -> Line:
    """Why an answer cannot be given now."""
    if isinstance(step, TakeDecor) and why == "why-too-few-matches":
        return Line(why, {"left": step.left})
    if isinstance(step, ExchangeMuseum) and why == "why-other-genre":
        return Line(why, tile_args(s, s.players[step.seat].picked))
    return Line(why)


def there(s: State, step: Decision[Any], choice: int) -> bool:
    """Whether the wall is large enough to have a cell: answers leave room for larger walls."""
    places = (HangStartPainting, Hang, HangFromAssistant, HangFromMuseum, HangDecor, ExchangeLine)
    return not isinstance(step, places) or not s.box.grid.cells <= choice < CELLS


def tell(s: State, step: Step[Any], choice: int, seat: int) -> list[Line]:
    """The lines of the log for a step about to be carried out."""
    id = message(step)
    if isinstance(step, NewRound):
        return [Line(id, {"round": s.round + 1, "player": s.gavel})]
    if isinstance(step, DealStartPainting):
        return [Line(id, {"player": step.seat, **tile_args(s, choice)})]
    if isinstance(step, DealStartBid):
        return [Line(id, {"player": step.seat, "bid": s.box.start_bids[choice]})]
    if isinstance(step, FirstAuctioneer):
        lowest = min(range(len(s.players)), key=lambda other: s.players[other].pile[0])
        return [Line(id, {"player": lowest})]
    if isinstance(step, ChooseLot):
        return [Line(id, {"player": step.seat, **stack_args(s, choice)})]
    if isinstance(step, TurnLot):
        return [Line(id, tile_args(s, choice))]
    if isinstance(step, Bid):
        return [
            Line(id, {"player": step.seat})
            if choice == HIDDEN
            else Line(f"{id}-own", {"player": step.seat, "bid": s.box.bids[choice]})
        ]
    if isinstance(step, RevealBids):
        return tell_bids(s)
    if isinstance(step, Pick):
        me = s.players[step.seat]
        return [Line(id, {"player": step.seat, "bid": me.pile[-1], **tile_args(s, s.lots[choice])})]
    if isinstance(step, RaisePrestige):
        painting = unsold(s)
        genre = s.box.genre[painting]
        total = advanced(s.prestige, genre, value_of(s.box, painting))
        return [Line(id, {**tile_args(s, painting), "prestige": total})]
    if isinstance(step, PassGavel):
        ends = [Line(f"end-{reason}") for reason in ending(s)]
        return ends or [Line(id, {"player": (s.gavel + 1) % len(s.players)})]
    return tell_of_hanging(s, step, choice) if isinstance(step, Decision) else []


def tell_bids(s: State) -> list[Line]:
    """Every bid, then the cards of the piles as deep as was needed to settle a tie (ch. 2)."""
    lines = [Line("reveal-bids", {"player": seat, "bid": me.sealed}) for seat, me in enumerate(s.players)]
    after = s.copy()
    after.agenda.clear()
    RevealBids().take(after, 0)
    ranked = order(after)
    for seat, other in pairwise(ranked):
        mine, theirs = after.players[seat].pile[::-1], after.players[other].pile[::-1]
        depth = next(i for i in range(len(mine)) if mine[i] != theirs[i])
        if depth:
            args: Args = {"player": seat, "other": other, "bid": mine[depth], "other_bid": theirs[depth]}
            lines.append(Line("settle-tie", {**args, "depth": depth}))
    return lines


def tell_of_hanging(s: State, step: Decision[Any], choice: int) -> list[Line]:
    """The lines for what a player does with tiles."""
    id = message(step)
    me = s.players[step.seat]
    args: Args = {"player": step.seat}
    if isinstance(step, (Hang, HangDecor)):
        tile = me.picked if isinstance(step, Hang) else PAINTINGS + step.decor
        if choice in (HELD_FIRST, EXCHANGE_MUSEUM):
            return []
        if choice == KEEP_EXCESS:
            return [Line("keep-excess", {**args, **tile_args(s, tile), "count": len(me.excess) + 1})]
        if choice == GIVE:
            return [Line("give-to-assistant", {**args, **tile_args(s, tile)})]
        return [hung(s, step, id, tile, choice)]
    if isinstance(step, (HangStartPainting, HangFromMuseum)):
        return [hung(s, step, id, me.picked, choice)]
    if isinstance(step, HangFromAssistant):
        return [hung(s, step, id, me.assistant, choice)]
    if isinstance(step, TakeDecor):
        if choice == FORGO:
            return [Line("lose-decor", {**args, "full": "yes" if full(s, me) else "no"})]
        return [Line(id, {**args, **tile_args(s, PAINTINGS + choice)})] if choice < DECORS else []
    if isinstance(step, ExchangeLine):
        return [Line(id, {**args, **form_args(step.form)})]
    if isinstance(step, ExchangeMuseum):
        given: Args = {f"given_{key}": value for key, value in tile_args(s, me.picked).items()}
        return [Line(id, {**args, **tile_args(s, choice), **given})]
    if isinstance(step, ConfirmHanging):
        return [Line(id, args)] if choice == CONFIRM else []
    return []


def hung(s: State, step: Decision[Any], id: str, tile: int, cell: int) -> Line:
    """A tile hung on a cell, and how many frames it matches."""
    count = 0 if is_decor(tile) else matches(s, s.players[step.seat], tile, cell)
    return Line(id, {"player": step.seat, **tile_args(s, tile), **cell_args(s, cell), "matches": count})


def message(step: Step[Any]) -> str:
    """The message of a step: its name in kebab case."""
    name = type(step).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


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
    meets=meets,
)
