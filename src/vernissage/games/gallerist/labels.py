"""What the answers of The Gallerist are called, those that are refused too."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.game import Line
from vernissage.core.step import NONE, Step
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.auction import TakeRenowned, renowned_value
from vernissage.games.gallerist.bonuses import TAKE_ASSISTANT, FreeAssistant, hire_bonus
from vernissage.games.gallerist.box import (
    COLOURS,
    COLUMNS,
    DISPLAY,
    LEVELS,
    NO_VISITOR,
    WORK_KINDS,
)
from vernissage.games.gallerist.colony import BuyWork, Discover, ShowWork, price
from vernissage.games.gallerist.executive import NO_EXECUTIVE, ON_PLAZA, STOP, Executive, MoveVisitors, UseContract
from vernissage.games.gallerist.fame import DECLINE_FAME, GiveFame, RaiseFame
from vernissage.games.gallerist.ids import ACTION_IDS, CURATOR_IDS, DEALER_IDS, MASK_IDS, PIECE_IDS
from vernissage.games.gallerist.influence import Pay, step_back
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, KickedOut
from vernissage.games.gallerist.market import MakeOffer, PlaceReputation, TakeReputation
from vernissage.games.gallerist.media import Hire, Promote, hire_cost, next_level
from vernissage.games.gallerist.phrases import (
    Args,
    artist_args,
    bonus_args,
    contract_args,
    form_args,
    icon_args,
    place_args,
    slot_args,
    source_args,
    ticket_args,
    tile_args,
    visitor_args,
    work_args,
)
from vernissage.games.gallerist.projection import piece_at
from vernissage.games.gallerist.prompts import fee
from vernissage.games.gallerist.sales import (
    NEW_CONTRACTS,
    DismissVisitor,
    FulfilContract,
    LayContract,
    PlaceContract,
    SellWork,
    SignContract,
)
from vernissage.games.gallerist.setup import (
    ChooseStart,
    DealCurator,
    DealDealer,
    DrawArtist,
    DrawBonus,
    FillEasel,
    LayTile,
    SetAside,
    StartPlayer,
)
from vernissage.games.gallerist.solo import DiscardTicket
from vernissage.games.gallerist.state import State, initial_fame, is_discovered, sales_value
from vernissage.games.gallerist.tickets import FROM_DISCARD, ExchangeTicket, TakeTickets
from vernissage.games.gallerist.turn import EXECUTIVE_FIRST, PASS, STAY_ALONE, Act, LeaveAssistant, Move
from vernissage.games.gallerist.visitors import DrawVisitors, InviteVisitor, SendVisitor

EXECUTIVE_IDS = ("visitors", "contract")


def label(s: State, step: Step[Any], choice: int) -> Line:
    """What a choice is called."""
    return LABELS[type(step)](s, step, choice)


def label_move(s: State, step: Move, choice: int) -> Line:
    """A location with the piece that would be kicked out there, or an executive action first."""
    if choice >= EXECUTIVE_FIRST:
        return label_executive(choice - EXECUTIVE_FIRST)
    piece, owner = piece_at(s, choice)
    args = place_args(choice)
    if owner is None or choice == s.players[step.seat].location:
        return Line("label-place", args)
    if owner == step.seat:
        return Line("label-place-own", args)
    args["piece"] = PIECE_IDS[piece]
    return (
        Line("label-place-lacerda", args) if owner == "lacerda" else Line("label-place-kick", {**args, "other": owner})
    )


def label_executive(kind: int) -> Line:
    """An executive action, or none."""
    return (
        Line("label-no-executive") if kind == NO_EXECUTIVE else Line("label-executive", {"kind": EXECUTIVE_IDS[kind]})
    )


def label_act(s: State, step: Act | KickedOut, choice: int) -> Line:
    """A location action, an executive action, or neither."""
    if isinstance(step, Act):
        if choice == PASS:
            return Line("label-pass")
    elif choice == DECLINE:
        return Line("label-go-home")
    if choice >= ACT_EXECUTIVELY:
        return label_executive(choice - ACT_EXECUTIVELY)
    args: Args = {"action": ACTION_IDS[choice]}
    if isinstance(step, Act):
        return Line("label-action", args)
    return Line("label-action-fee", {**args, "fee": fee(s, step.seat)})


def label_leave(s: State, step: LeaveAssistant, source: int) -> Line:
    """Which assistant is left behind."""
    return Line("label-leave-none") if source == STAY_ALONE else Line("label-leave-from", source_args(source))


def label_ticket_move(s: State, step: MoveVisitors, choice: int) -> Line:
    """A visitor and the space it would move."""
    if choice == STOP:
        return Line("label-stop")
    place, args = choice // COLOURS, visitor_args(choice % COLOURS)
    if place == ON_PLAZA:
        return Line("label-visitor-plaza", args)
    return (
        Line("label-visitor-lobby", args)
        if place == step.seat
        else Line("label-visitor-other", {**args, "other": place})
    )


def label_visitor(s: State, step: Step[Any], choice: int) -> Line:
    """A visitor, or none."""
    return Line("label-no-visitor") if choice == NO_VISITOR else Line("label-visitor", visitor_args(choice))


def label_contract_slot(s: State, step: UseContract, slot: int) -> Line:
    """A contract on the player's board by the bonus it offers."""
    me = s.players[step.seat]
    if me.contracts[slot] == NONE:
        return label_slot(slot)
    return Line("label-contract-back" if me.sides[slot] else "label-contract", slot_args(s, me, slot))


def label_slot(slot: int) -> Line:
    """A contract slot with nothing to say about it."""
    return Line("panel-contract-slot", {"slot": slot + 1})


def label_artist(artist: int) -> Line:
    """An artist with nothing to say about it."""
    return Line("artist-name", artist_args(artist))


def label_buy(s: State, step: BuyWork, artist: int) -> Line:
    """An artist and the price of a work."""
    if not is_discovered(s, artist):
        return label_artist(artist)
    me = s.players[step.seat]
    id = "label-buy-commission" if me.commission == artist else "label-buy"
    return Line(id, {**artist_args(artist), "price": price(s, me, artist)})


def label_pay(s: State, step: Pay, steps: int) -> Line:
    """How much is paid in money and how much with influence."""
    before = s.players[step.seat].influence
    if steps > min(step.price, s.box.coin_steps[before]):
        return Line("label-steps", {"steps": steps})
    args: Args = {"money": step.in_money(steps)}
    if not steps:
        return Line("label-pay", args)
    after = step_back(s.box.coins, before, steps)
    return Line("label-pay-influence", {**args, "steps": steps, "before": before, "after": after})


def label_fame(s: State, step: RaiseFame, extra: int) -> Line:
    """The fame an artist would reach, and the influence it takes."""
    before = s.players[step.seat].influence
    if extra > s.box.star_steps[before]:
        return Line("label-steps", {"steps": extra})
    args: Args = {"fame": step.reached(s, extra)}
    if not extra:
        return Line("label-fame", args)
    after = step_back(s.box.stars, before, extra)
    return Line("label-fame-influence", {**args, "steps": extra, "before": before, "after": after})


def label_give_fame(s: State, step: GiveFame, artist: int) -> Line:
    """An artist for the fame bonus, or none."""
    if artist == DECLINE_FAME:
        return Line("label-no-artist")
    if not is_discovered(s, artist):
        return label_artist(artist)
    return Line("label-fame-artist", {**artist_args(artist), "fame": s.fame[artist]})


def label_exchange(s: State, step: ExchangeTicket, colour: int) -> Line:
    """A ticket of the box office that is discarded for the missing one."""
    return Line("label-from-discard") if colour == FROM_DISCARD else Line("label-ticket", ticket_args(colour))


def label_sign(s: State, step: SignContract, choice: int) -> Line:
    """A contract of the display, four new ones, or none."""
    if choice < DISPLAY:
        return Line("label-contract", contract_args(s, s.display[choice][-1]))
    return Line("label-new-contracts" if choice == NEW_CONTRACTS else "label-no-contract")


def label_place_contract(s: State, step: PlaceContract, slot: int) -> Line:
    """A contract slot: its ticket while it is empty."""
    if step.why_not(s, slot):
        return label_slot(slot)
    covers = "no" if s.players[step.seat].contracts[slot] == NONE else "yes"
    return Line("label-slot", {"slot": slot + 1, "covers": covers, **icon_args(s.box.slot_tickets[slot], 0)})


def label_fulfil(s: State, step: FulfilContract, choice: int) -> Line:
    """A contract to turn over, and the half on top."""
    slot, half = choice // 2, "investment" if choice % 2 else "influence"
    card = s.players[step.seat].contracts[slot]
    if card == NONE:
        return label_slot(slot)
    return Line("label-fulfil", {"slot": slot + 1, **form_args(s.box.contract_forms[card]), "half": half})


def label_sell(s: State, step: SellWork, artist: int) -> Line:
    """A work to sell, and its value."""
    if step.why_not(s, artist):
        return Line("panel-exhibited", artist_args(artist))
    return Line("label-sell", {**artist_args(artist), "money": sales_value(s, artist)})


def label_promote(s: State, step: Promote, artist: int) -> Line:
    """An artist, the new level, what it costs and brings."""
    level = next_level(s, artist)
    if level > LEVELS or not is_discovered(s, artist):
        return label_artist(artist)
    args = {**artist_args(artist), **bonus_args(s.box.promotion_bonuses[level])}
    return Line("label-promote", {**args, "level": level, "influence": level})


def label_reputation(s: State, step: TakeReputation, space: int) -> Line:
    """A reputation tile of the market, or the space where it was."""
    if s.market_tiles[space] == NONE:
        return Line("panel-reputation-space", {**form_args(space // COLUMNS), "column": space % COLUMNS + 1})
    args = {**tile_args(s, s.market_tiles[space]), **form_args(space // COLUMNS)}
    return Line("label-reputation", {**args, "column": space % COLUMNS + 1})


def label_offer(s: State, step: MakeOffer, space: int) -> Line:
    """An offer: its money, its column, its bonus."""
    args: Args = {"money": s.box.offers[space // COLUMNS], "column": space % COLUMNS + 1}
    return Line("label-offer", {**args, **bonus_args(s.box.offer_bonuses[space])})


def label_free_assistant(s: State, step: FreeAssistant, choice: int) -> Line:
    """The next assistant of the queue with its hire bonus, or none."""
    if choice != TAKE_ASSISTANT:
        return Line("label-no-assistant")
    return Line("label-take-assistant", bonus_args(hire_bonus(s, s.players[step.seat])))


def label_renowned(s: State, step: TakeRenowned, choice: int) -> Line:
    """A renowned work, where it goes, its value."""
    if step.why_not(s, choice):
        return Line("panel-easel", {"number": choice // 2 + 1})
    form = s.easels[choice // 2] // WORK_KINDS
    where = "sold" if choice % 2 else "gallery"
    return Line("label-renowned", {**form_args(form), "to": where, "money": renowned_value(s, form)})


def label_artist_tile(s: State, step: DrawArtist, tile: int) -> Line:
    """An artist tile by its initial fame."""
    return Line("label-artist", {**artist_args(tile // 2), "fame": s.box.initial[tile]})


def label_discover(s: State, step: Discover, artist: int) -> Line:
    """An undiscovered artist: initial fame and bonus tile."""
    if is_discovered(s, artist):
        return label_artist(artist)
    args = {**artist_args(artist), **bonus_args(s.bonuses[artist])}
    return Line("label-discover", {**args, "fame": initial_fame(s, artist)})


def label_hire(s: State, step: Hire, number: int) -> Line:
    """How many assistants, and their cost."""
    me = s.players[step.seat]
    if number > me.queue:
        return Line("label-hire-count", {"count": number})
    return Line("label-hire", {"count": number, "money": hire_cost(s, me, number)})


def label_start(s: State, step: ChooseStart, place: int) -> Line:
    """A start location and its reputation tile, while it is there."""
    tile = s.location_tiles[place]
    if tile == NONE:
        return Line("label-place", place_args(place))
    return Line("label-place-tile", {**place_args(place), **tile_args(s, tile)})


def label_work(s: State, step: Step[Any], work: int) -> Line:
    """A work of art."""
    return Line("label-work", work_args(s, work))


LABELS: dict[type[Step[Any]], Callable[[State, Any, int], Line]] = {
    ChooseStart: label_start,
    Move: label_move,
    LeaveAssistant: label_leave,
    Act: label_act,
    KickedOut: label_act,
    Executive: lambda s, step, choice: label_executive(choice),
    MoveVisitors: label_ticket_move,
    UseContract: label_contract_slot,
    SendAssistant: lambda s, step, source: Line("label-from", source_args(source)),
    Discover: label_discover,
    BuyWork: label_buy,
    Pay: label_pay,
    RaiseFame: label_fame,
    GiveFame: label_give_fame,
    TakeTickets: lambda s, step, mask: Line("label-tickets", {"tickets": MASK_IDS[mask]}),
    ExchangeTicket: label_exchange,
    DiscardTicket: lambda s, step, colour: Line("label-ticket", ticket_args(colour)),
    SignContract: label_sign,
    PlaceContract: label_place_contract,
    SellWork: label_sell,
    DismissVisitor: label_visitor,
    FulfilContract: label_fulfil,
    Hire: label_hire,
    Promote: label_promote,
    TakeReputation: label_reputation,
    PlaceReputation: lambda s, step, space: Line("label-space", bonus_args(s.box.reputation_bonuses[space])),
    SendVisitor: label_visitor,
    InviteVisitor: label_visitor,
    FreeAssistant: label_free_assistant,
    MakeOffer: label_offer,
    TakeRenowned: label_renowned,
    LayContract: lambda s, step, card: Line("label-contract", contract_args(s, card)),
    DrawArtist: label_artist_tile,
    DrawBonus: lambda s, step, bonus: Line("label-bonus", bonus_args(bonus)),
    SetAside: label_work,
    ShowWork: label_work,
    FillEasel: label_work,
    LayTile: lambda s, step, tile: Line("label-tile", tile_args(s, tile)),
    DrawVisitors: label_visitor,
    StartPlayer: lambda s, step, seat: Line("label-player", {"player": seat}),
    DealCurator: lambda s, step, card: Line(CURATOR_IDS[card].replace("_", "-")),
    DealDealer: lambda s, step, card: Line(DEALER_IDS[card].replace("_", "-")),
}
"""How each kind of decision or chance names its choices."""
