"""The log of Art Society: what is told of a step, from the positions before and after it."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any

from vernissage.core.game import Line, message
from vernissage.core.step import HIDDEN, Decision, Step
from vernissage.games.art_society.bidding import Bid, Pick, RevealBids, first_difference, order
from vernissage.games.art_society.box import DECORS, PAINTINGS, is_decor
from vernissage.games.art_society.decor import (
    FORGO,
    GIVE,
    HangDecor,
    HangFromAssistant,
    TakeDecor,
    matches,
)
from vernissage.games.art_society.exchange import ExchangeLine
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
from vernissage.games.art_society.phrases import Args, cell_args, form_args, stack_args, tile_args
from vernissage.games.art_society.prestige import RaisePrestige
from vernissage.games.art_society.projection import ending
from vernissage.games.art_society.round import ChooseLot, NewRound, PassGavel, TurnLot
from vernissage.games.art_society.setup import DealStartBid, DealStartPainting, FirstAuctioneer, HangStartPainting
from vernissage.games.art_society.state import State, full

Told = Callable[[State, Any, int, State], list[Line]]


def tell(before: State, step: Step[Any], choice: int, after: State) -> list[Line]:
    """The lines of the log for a step."""
    return TOLD[type(step)](before, step, choice, after) if type(step) in TOLD else []


def line(step: Any, *parts: Args, **numbers: int | str) -> list[Line]:
    """One line about the player of a step, with the step's own message."""
    args: Args = {"player": step.seat}
    for part in parts:
        args.update(part)
    return [Line(message(step), {**args, **numbers})]


def tell_bid(s: State, step: Bid, card: int, then: State) -> list[Line]:
    """That a bid was made; which one only its owner reads."""
    if card == HIDDEN:
        return line(step)
    return [Line("bid-own", {"player": step.seat, "bid": s.box.bids[card]})]


def tell_bids(s: State, step: RevealBids, _: int, then: State) -> list[Line]:
    """Every bid, then the cards of the piles as deep as was needed to settle a tie (ch. 2)."""
    lines = [Line("reveal-bids", {"player": seat, "bid": me.pile[-1]}) for seat, me in enumerate(then.players)]
    for seat, other in pairwise(order(then)):
        mine, theirs = then.players[seat].pile, then.players[other].pile
        card = first_difference(mine, theirs)
        depth = len(mine) - 1 - card
        if depth:
            args: Args = {"player": seat, "other": other, "bid": mine[card], "other_bid": theirs[card]}
            lines.append(Line("settle-tie", {**args, "depth": depth}))
    return lines


def tell_pick(s: State, step: Pick, lot: int, then: State) -> list[Line]:
    """The painting that a player takes, and the bid."""
    me = then.players[step.seat]
    return line(step, {"bid": me.pile[-1]}, tile_args(s.box, me.picked))


def tell_prestige(s: State, step: RaisePrestige, _: int, then: State) -> list[Line]:
    """The painting that joins the museum, and where its genre's marker gets to."""
    painting = then.museum[-1]
    return [Line(message(step), {**tile_args(s.box, painting), "prestige": then.prestige[s.box.genre[painting]]})]


def tell_gavel(s: State, step: PassGavel, _: int, then: State) -> list[Line]:
    """Why the game ends, or who is the next auctioneer."""
    ends = [Line(f"end-{reason}") for reason in ending(then)]
    return ends or [Line(message(step), {"player": then.gavel})]


def tell_hang(s: State, step: Hang | HangDecor, choice: int, then: State) -> list[Line]:
    """A tile hung, given to the assistant, or kept as an excess painting."""
    tile = s.players[step.seat].picked if isinstance(step, Hang) else PAINTINGS + step.decor
    args: Args = {"player": step.seat, **tile_args(s.box, tile)}
    if choice in (HELD_FIRST, EXCHANGE_MUSEUM):
        return []
    if choice == KEEP_EXCESS:
        return [Line("keep-excess", {**args, "count": len(then.players[step.seat].excess)})]
    return [Line("give-to-assistant", args)] if choice == GIVE else hung(s, step, tile, choice)


def hung(s: State, step: Decision[Any], tile: int, cell: int) -> list[Line]:
    """A tile hung on a cell, and how many frames it matches."""
    count = 0 if is_decor(tile) else matches(s, s.players[step.seat], tile, cell)
    return line(step, tile_args(s.box, tile), cell_args(s.box, cell), matches=count)


def tell_picked(s: State, step: HangStartPainting | HangFromMuseum, cell: int, then: State) -> list[Line]:
    """The painting in hand, hung."""
    return hung(s, step, s.players[step.seat].picked, cell)


def tell_decor(s: State, step: TakeDecor, choice: int, then: State) -> list[Line]:
    """Decor taken, or lost for want of room."""
    if choice == FORGO:
        return [Line("lose-decor", {"player": step.seat, "full": "yes" if full(s, s.players[step.seat]) else "no"})]
    return line(step, tile_args(s.box, PAINTINGS + choice)) if choice < DECORS else []


def tell_museum(s: State, step: ExchangeMuseum, painting: int, then: State) -> list[Line]:
    """The painting taken out of the museum, and the one given for it."""
    given: Args = {f"given_{key}": value for key, value in tile_args(s.box, s.players[step.seat].picked).items()}
    return line(step, tile_args(s.box, painting), given)


TOLD: dict[type[Step[Any]], Told] = {
    DealStartPainting: lambda s, step, painting, then: line(step, tile_args(s.box, painting)),
    DealStartBid: lambda s, step, card, then: line(step, bid=s.box.start_bids[card]),
    FirstAuctioneer: lambda s, step, _, then: [Line(message(step), {"player": then.gavel})],
    HangStartPainting: tell_picked,
    NewRound: lambda s, step, _, then: [Line(message(step), {"round": then.round, "player": then.gavel})],
    ChooseLot: lambda s, step, stack, then: line(step, stack_args(s.box, stack)),
    TurnLot: lambda s, step, painting, then: [Line(message(step), tile_args(s.box, painting))],
    Bid: tell_bid,
    RevealBids: tell_bids,
    Pick: tell_pick,
    Hang: tell_hang,
    HangDecor: tell_hang,
    HangFromMuseum: tell_picked,
    HangFromAssistant: lambda s, step, cell, then: hung(s, step, s.players[step.seat].assistant, cell),
    TakeDecor: tell_decor,
    ExchangeLine: lambda s, step, cell, then: line(step, form_args(step.form)),
    ExchangeMuseum: tell_museum,
    ConfirmHanging: lambda s, step, choice, then: line(step) if choice == CONFIRM else [],
    RaisePrestige: tell_prestige,
    PassGavel: tell_gavel,
}
"""What is told of each step."""
