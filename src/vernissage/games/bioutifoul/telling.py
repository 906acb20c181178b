"""The log of Bioutifoul: what is told of a step, from the positions before and after it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.game import Line, message
from vernissage.core.step import HIDDEN, Step
from vernissage.games.bioutifoul.box import (
    NO_INFLUENCE,
    SAME_ARTIST,
)
from vernissage.games.bioutifoul.influence import (
    DrawInfluence,
    MoveArtist,
    PassCard,
    PassInfluence,
)
from vernissage.games.bioutifoul.market import BuyWork, MountExhibition, SellWork
from vernissage.games.bioutifoul.phrases import Args, artist_args, exhibition_args, face_args, move
from vernissage.games.bioutifoul.refill import LayOutExhibition, LayOutWork, ShuffleDiscard
from vernissage.games.bioutifoul.scoring import scores, wealth, winners
from vernissage.games.bioutifoul.setup import FirstPlayer, PlaceArtist
from vernissage.games.bioutifoul.state import State, exhibition_pile, on_the_right, rating
from vernissage.games.bioutifoul.turn import Bank, BeginTurn, Compensate, EndGame, RenewWorks

Told = Callable[[State, Any, int, State], list[Line]]


def tell(before: State, step: Step[Any], choice: int, after: State) -> list[Line]:
    """The lines of the log for a step."""
    return TOLD[type(step)](before, step, choice, after) if type(step) in TOLD else []


def tell_move(s: State, step: MoveArtist, choice: int, then: State) -> list[Line]:
    """A move of an artist."""
    return [] if choice == NO_INFLUENCE else [Line("move-artist", {"player": step.seat, **move(s, choice)})]


def tell_draw(s: State, step: DrawInfluence, face: int, then: State) -> list[Line]:
    """An influence card that only its owner sees."""
    if face == HIDDEN:
        return [Line("draw-influence", {"player": step.seat})]
    return [Line("draw-influence-own", {"player": step.seat, **face_args(face)})]


def tell_exhibition(s: State, step: LayOutExhibition, exhibition: int, then: State) -> list[Line]:
    """An exhibition laid out, and that it was the last."""
    last = [Line("last-round")] if exhibition_pile(then) == 0 else []
    return [Line("lay-out-exhibition", exhibition_args(exhibition)), *last]


def tell_trade(s: State, step: BuyWork | SellWork, _: int, then: State) -> list[Line]:
    """A work bought or sold, and its price."""
    price = abs(earned(s, step.seat, then))
    return [Line(message(step), {"player": step.seat, **artist_args(step.artist), "price": price})]


def earned(s: State, seat: int, then: State) -> int:
    """The gold that a step has brought a player."""
    return then.players[seat].gold - s.players[seat].gold


def tell_gold(s: State, step: Compensate | Bank, _: int, then: State) -> list[Line]:
    """Gold from the bank."""
    return [Line(message(step), {"player": step.seat, "gold": earned(s, step.seat, then)})]


def tell_passing(s: State, step: PassInfluence | PassCard, _: int, then: State) -> list[Line]:
    """Influence cards that go to the player on the right."""
    args: Args = {"player": step.seat, "other": on_the_right(s, step.seat)}
    if isinstance(step, PassCard):
        return [Line("pass-card", {**args, **face_args(step.influence)})]
    return [Line("pass-influence", {**args, "cards": step.cards, **artist_args(step.artist)})]


def tell_renewal(s: State, step: RenewWorks, _: int, then: State) -> list[Line]:
    """Why all works are replaced."""
    return [Line("renew-works", {"case": "same_artist" if step.case == SAME_ARTIST else "no_match"})]


def tell_end(s: State, step: EndGame, _: int, then: State) -> list[Line]:
    """Why the game is over, everybody's points and wealth, then who wins."""
    why = "end-pile" if exhibition_pile(then) == 0 else "end-stall"
    lines = [Line(why, {"rounds": s.box.quiet_rounds})]
    totals = scores(then)
    for seat, player in enumerate(then.players):
        lines.append(Line("end-game", {"player": seat, "points": totals[seat], "wealth": wealth(then, player)}))
    won = winners(then)
    return lines + [Line("wins" if len(won) == 1 else "shares-win", {"player": seat}) for seat in won]


TOLD: dict[type[Step[Any]], Told] = {
    FirstPlayer: lambda s, step, seat, then: [Line("first-player", {"player": seat})],
    PlaceArtist: lambda s, step, artist, then: [
        Line("place-artist", {**artist_args(artist), "rating": rating(then, artist)})
    ],
    BeginTurn: lambda s, step, _, then: [Line("begin-turn", {"round": then.round})] if then.round != s.round else [],
    RenewWorks: tell_renewal,
    MoveArtist: tell_move,
    PassInfluence: tell_passing,
    PassCard: tell_passing,
    DrawInfluence: tell_draw,
    BuyWork: tell_trade,
    SellWork: tell_trade,
    MountExhibition: lambda s, step, _, then: [
        Line("mount-exhibition", {"player": step.seat, **exhibition_args(step.exhibition)})
    ],
    Compensate: tell_gold,
    Bank: tell_gold,
    LayOutWork: lambda s, step, artist, then: [Line("lay-out-work", artist_args(artist))],
    LayOutExhibition: tell_exhibition,
    ShuffleDiscard: lambda s, step, _, then: [Line("shuffle-discard")],
    EndGame: tell_end,
}
"""What is told of each step."""
