"""The log of The Gallerist: what is told of a step that is about to be carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from vernissage.core.game import Line
from vernissage.core.step import HIDDEN, NONE, Step
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.auction import LacerdaWins, TakeRenowned, renowned_value
from vernissage.games.gallerist.bonuses import TAKE_ASSISTANT, FreeAssistant
from vernissage.games.gallerist.box import (
    CELEBRITY,
    COLOURS,
    COLUMNS,
    DESK,
    DESKS,
    DISPLAY,
    FORMS,
    GALLERIST,
    NO_VISITOR,
    RED,
    TOP_INFLUENCE,
    WORK_KINDS,
)
from vernissage.games.gallerist.colony import BuyWork, Discover, DropCommission, ShowWork, TurnUp, Uncover, price
from vernissage.games.gallerist.executive import ON_PLAZA, STOP, MoveVisitors, UseContract
from vernissage.games.gallerist.fame import DECLINE_FAME, BecomeCelebrity, GiveFame, RaiseFame
from vernissage.games.gallerist.ids import CURATOR_IDS, DEALER_IDS, MASK_IDS, PIECE_IDS, TICKET_IDS
from vernissage.games.gallerist.influence import (
    GainColumn,
    GainInfluence,
    GainInvestment,
    Pay,
    influence_bonus,
    investment_bonus,
    step_back,
)
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, GoHome, KickedOut
from vernissage.games.gallerist.market import DiscardStartTile, MakeOffer, PlaceReputation, TakeReputation
from vernissage.games.gallerist.media import Hire, Promote, hire_cost
from vernissage.games.gallerist.phrases import (
    Args,
    artist_args,
    bonus_args,
    contract_args,
    form_args,
    place_args,
    slot_args,
    source_args,
    ticket_args,
    tile_args,
    visitor_args,
    work_args,
)
from vernissage.games.gallerist.projection import piece_at
from vernissage.games.gallerist.prompts import placed_tile
from vernissage.games.gallerist.sales import (
    NEW_CONTRACTS,
    DismissVisitor,
    FulfilContract,
    LayContract,
    PlaceContract,
    SellWork,
    ShuffleContracts,
    SignContract,
)
from vernissage.games.gallerist.setup import ChooseStart, DealCurator, DealDealer, FirstTurn, StartPlayer
from vernissage.games.gallerist.solo import DiscardTicket, LacerdaMoves, LacerdaTrades
from vernissage.games.gallerist.state import State, sales_value
from vernissage.games.gallerist.telling_ends import ENDS, after
from vernissage.games.gallerist.tickets import FROM_DISCARD, ExchangeTicket, TakeTickets
from vernissage.games.gallerist.turn import PASS, STAY_ALONE, Act, Enter, LeaveAssistant
from vernissage.games.gallerist.visitors import DrawVisitors, InviteVisitor, SendVisitor, VisitorsToPlaza

Told = Callable[[State, Any, int], list[Line]]


def tell(s: State, step: Step[Any], choice: int, seat: int) -> list[Line]:
    """The lines of the log for a step about to be carried out."""
    kind = type(step)
    if kind in TOLD:
        return TOLD[kind](s, step, choice)
    return ENDS[kind](s, step) if kind in ENDS else []


def line(id: str, step: Any, *parts: Args, **numbers: int | str) -> list[Line]:
    """One line about the player of a step."""
    args: Args = {"player": step.seat}
    for part in parts:
        args.update(part)
    return [Line(id, {**args, **numbers})]


def tell_deal(s: State, step: DealCurator | DealDealer, card: int) -> list[Line]:
    """A secret card: which one only its owner reads."""
    curator = isinstance(step, DealCurator)
    id = "deal-curator" if curator else "deal-dealer"
    if card == HIDDEN:
        return line(id, step)
    return line(f"{id}-own", step, card=(CURATOR_IDS if curator else DEALER_IDS)[card])


def tell_enter(s: State, step: Enter, _: int) -> list[Line]:
    """The move, and the piece that it kicks out."""
    place = place_args(step.place)
    told = line("enter", step, place)
    piece, owner = piece_at(s, step.place)
    if owner is None:
        return told
    if owner == step.seat:
        full = s.players[step.seat].desks == DESKS
        return told + line("own-assistant", step, place, desk="no" if full else "yes")
    if owner == "lacerda":
        return told + line("kick-out-lacerda", step, place, piece=PIECE_IDS[piece])
    return told + line("kick-out", step, place, piece=PIECE_IDS[piece], other=owner)


def tell_leave(s: State, step: LeaveAssistant, source: int) -> list[Line]:
    """An assistant left behind."""
    if source == STAY_ALONE:
        return []
    return line("leave-assistant", step, place_args(s.players[step.seat].location), source_args(source))


def tell_kicked_out(s: State, step: KickedOut, choice: int) -> list[Line]:
    """What a kicked-out player does, and the fee."""
    if choice == DECLINE:
        return []
    place = place_args(step.place)
    if choice >= ACT_EXECUTIVELY:
        return line("kicked-out", step, place, ways="executive", influence=s.players[step.seat].influence)
    left = step_back(s.box.stars, s.players[step.seat].influence, 1)
    return line("kicked-out", step, place, ways="location", influence=left)


def tell_home(s: State, step: GoHome, _: int) -> list[Line]:
    """A kicked-out piece goes home, unless it has found another place."""
    if s.kicked_piece == NONE:
        return []
    desk = "desk" if s.players[step.seat].desks < DESKS else "out"
    return line("go-home", step, to="gallery" if s.kicked_piece == GALLERIST else desk)


def tell_visitor_move(s: State, step: MoveVisitors, choice: int) -> list[Line]:
    """A visitor moved with a ticket."""
    if choice == STOP:
        return []
    place, visitor = choice // COLOURS, visitor_args(choice % COLOURS)
    if place == ON_PLAZA or place == step.seat:
        return line("move-visitors", step, visitor, {"from": "plaza" if place == ON_PLAZA else "lobby"})
    return line("move-visitors", step, visitor, {"from": "other"}, other=place)


def tell_use_contract(s: State, step: UseContract, slot: int) -> list[Line]:
    """The contract whose bonus is used."""
    me = s.players[step.seat]
    return line("use-contract", step, slot_args(s, me, slot), side="back" if me.sides[slot] else "front")


def tell_turn_up(s: State, step: TurnUp, _: int) -> list[Line]:
    """A red artist's collector goes to the Plaza."""
    return line("turn-up", step, artist_args(step.artist)) if step.artist % 2 == RED else []


def tell_buy(s: State, step: BuyWork, artist: int) -> list[Line]:
    """A purchase and its price."""
    me = s.players[step.seat]
    held = "yes" if me.commission == artist else "no"
    return line("buy-work", step, artist_args(artist), commission=held, price=price(s, me, artist))


def tell_crowd(s: State, step: VisitorsToPlaza, _: int) -> list[Line]:
    """The visitors of a work go to the Plaza, one line each."""
    told: list[Line] = []
    for colour in range(COLOURS):
        for _ in range(s.crowds[COLOURS * step.form + colour]):
            told.append(Line("visitors-to-plaza", {**form_args(step.form), **visitor_args(colour)}))
    return told


def tell_pay(s: State, step: Pay, steps: int) -> list[Line]:
    """The influence that helped to pay; the price itself stands in the line before."""
    if not steps:
        return []
    left = step_back(s.box.coins, s.players[step.seat].influence, steps)
    return line("pay", step, influence=left, money=steps)


def tell_fame(s: State, step: RaiseFame, extra: int) -> list[Line]:
    """How famous an artist has become."""
    before = s.fame[step.artist]
    reached = min(CELEBRITY, before + step.amount + extra)
    if reached == before:
        return []
    left = step_back(s.box.stars, s.players[step.seat].influence, extra)
    return line("raise-fame", step, artist_args(step.artist), before=before, after=reached, steps=extra, influence=left)


def tell_exchange(s: State, step: ExchangeTicket, colour: int) -> list[Line]:
    """A missing ticket and the one discarded for it."""
    discarded = "none" if colour == FROM_DISCARD else TICKET_IDS[colour]
    return line("exchange-ticket", step, ticket_args(step.colour), discarded=discarded)


def tell_uncover(s: State, step: Uncover, _: int) -> list[Line]:
    """A stack that has run out."""
    first = WORK_KINDS * step.form
    return [] if any(s.piles[first : first + WORK_KINDS]) else [Line("uncover", form_args(step.form))]


def tell_sign(s: State, step: SignContract, choice: int) -> list[Line]:
    """The contract taken, or that four new ones are laid out."""
    if choice < DISPLAY:
        return line("sign-contract", step, contract_args(s, s.display[choice][-1]))
    return line("new-contracts" if choice == NEW_CONTRACTS else "no-contract", step)


def tell_place_contract(s: State, step: PlaceContract, slot: int) -> list[Line]:
    """The slot a contract goes to."""
    covers = "no" if s.players[step.seat].contracts[slot] == NONE else "yes"
    return line("place-contract", step, slot=slot + 1, covers=covers)


def tell_visitor(id: str) -> Told:
    """A visitor who leaves, if there is one."""
    return lambda s, step, colour: [] if colour == NO_VISITOR else line(id, step, visitor_args(colour))


def tell_invite(s: State, step: InviteVisitor, colour: int) -> list[Line]:
    """A visitor welcomed into a gallery, or none."""
    if colour == NO_VISITOR:
        return line("no-visitor", step)
    return line("invite-visitor", step, visitor_args(colour), {"from": "bag" if step.calls_bag(s) else "plaza"})


def tell_hire(s: State, step: Hire, number: int) -> list[Line]:
    """Assistants hired and their cost."""
    return line("hire", step, count=number, price=hire_cost(s, s.players[step.seat], number))


def tell_influence(s: State, step: GainInfluence, _: int) -> list[Line]:
    """Influence gained, as far as the track goes."""
    me = s.players[step.seat]
    return line("gain-influence", step, influence=min(TOP_INFLUENCE - me.influence, influence_bonus(s.box, me)))


def tell_column(s: State, step: GainColumn, _: int) -> list[Line]:
    """Influence of a market column, as far as the track goes."""
    room = TOP_INFLUENCE - s.players[step.seat].influence
    gained = min(room, s.box.column_influence[step.column])
    return line("gain-column", step, influence=gained, column=step.column + 1)


def tell_offer(s: State, step: MakeOffer, space: int) -> list[Line]:
    """An offer and its column."""
    return line("make-offer", step, price=s.box.offers[space // COLUMNS], column=space % COLUMNS + 1)


def tell_renowned(s: State, step: TakeRenowned, choice: int) -> list[Line]:
    """An auctioned work, where it goes and what it brings."""
    form = s.easels[choice // 2] // WORK_KINDS
    to = "sold" if choice % 2 else "gallery"
    return line("take-renowned", step, form_args(form), to=to, money=renowned_value(s, form))


def tell_lacerda(s: State, step: LacerdaMoves, _: int) -> list[Line]:
    """Lacerda's move, the assistant left behind, the piece kicked out."""
    moved = after(s, step)
    told: list[Line] = []
    if moved.lacerda_placed & ~s.lacerda_placed:
        told.append(Line("lacerda-leaves", place_args(s.lacerda)))
    place = place_args(moved.lacerda)
    told.append(Line("lacerda-moves", place))
    if moved.kicked_seat != NONE:
        told.append(Line("lacerda-kicks", {**place, "player": 0, "piece": PIECE_IDS[moved.kicked_piece]}))
    return told


def tell_trade(s: State, step: LacerdaTrades, _: int) -> list[Line]:
    """The space of the market that Lacerda takes."""
    moved = after(s, step)
    for space in range(len(s.market)):
        if moved.market[space] != s.market[space]:
            part = "lower" if space // COLUMNS >= FORMS else "upper"
            return [Line("lacerda-trades", {"column": space % COLUMNS + 1, "part": part})]
    return []


TOLD: dict[type[Step[Any]], Told] = {
    StartPlayer: lambda s, step, seat: [Line("start-player", {"player": seat})],
    DealCurator: tell_deal,
    DealDealer: tell_deal,
    ChooseStart: lambda s, step, place: line(
        "choose-start", step, place_args(place), tile_args(s, s.location_tiles[place])
    ),
    FirstTurn: lambda s, step, _: [Line("first-turn", {"player": s.start, "round": 1})],
    Enter: tell_enter,
    LeaveAssistant: tell_leave,
    Act: lambda s, step, choice: line("act", step, place_args(step.place)) if choice == PASS else [],
    KickedOut: tell_kicked_out,
    GoHome: tell_home,
    MoveVisitors: tell_visitor_move,
    UseContract: tell_use_contract,
    SendAssistant: lambda s, step, source: [] if source == DESK else line("send-assistant", step, source_args(source)),
    Discover: lambda s, step, artist: line("discover", step, artist_args(artist)),
    DropCommission: lambda s, step, _: line("drop-commission", step, artist_args(s.players[step.seat].commission)),
    TurnUp: tell_turn_up,
    BuyWork: tell_buy,
    VisitorsToPlaza: tell_crowd,
    Pay: tell_pay,
    RaiseFame: tell_fame,
    BecomeCelebrity: lambda s, step, _: line(
        "become-celebrity", step, artist_args(step.artist), money=s.box.celebrity_money
    ),
    GiveFame: lambda s, step, artist: (
        line("give-fame", step, given="no")
        if artist == DECLINE_FAME
        else line("give-fame", step, artist_args(artist), given="yes")
    ),
    TakeTickets: lambda s, step, mask: line("take-tickets", step, tickets=MASK_IDS[mask]),
    ExchangeTicket: tell_exchange,
    Uncover: tell_uncover,
    ShowWork: lambda s, step, work: [Line("show-work", work_args(s, work))] if s.round else [],
    DrawVisitors: lambda s, step, colour: (
        [Line("draw-visitors", {**form_args(step.place), **visitor_args(colour)})] if s.round else []
    ),
    SignContract: tell_sign,
    ShuffleContracts: lambda s, step, _: [Line("shuffle-contracts")],
    LayContract: lambda s, step, card: [Line("lay-contract", contract_args(s, card))] if s.round else [],
    PlaceContract: tell_place_contract,
    SellWork: lambda s, step, artist: line("sell-work", step, artist_args(artist), value=sales_value(s, artist)),
    DismissVisitor: tell_visitor("dismiss-visitor"),
    FulfilContract: lambda s, step, choice: line(
        "fulfil-contract", step, form_args(step.form), half="investment" if choice % 2 else "influence"
    ),
    Hire: tell_hire,
    Promote: lambda s, step, artist: line("promote", step, artist_args(artist), level=s.promotion[artist] + 1),
    GainInfluence: tell_influence,
    GainInvestment: lambda s, step, _: line(
        "gain-investment", step, money=investment_bonus(s.box, s.players[step.seat])
    ),
    GainColumn: tell_column,
    TakeReputation: lambda s, step, space: line("take-reputation", step, tile_args(s, s.market_tiles[space])),
    PlaceReputation: lambda s, step, space: line(
        "place-reputation", step, placed_tile(s, step), bonus_args(s.box.reputation_bonuses[space])
    ),
    DiscardStartTile: lambda s, step, _: line(
        "discard-start-tile", step, tile_args(s, s.players[step.seat].start_tile)
    ),
    SendVisitor: tell_visitor("send-visitor"),
    InviteVisitor: tell_invite,
    FreeAssistant: lambda s, step, choice: line(
        "free-assistant", step, taken="yes" if choice == TAKE_ASSISTANT else "no"
    ),
    MakeOffer: tell_offer,
    TakeRenowned: tell_renowned,
    LacerdaWins: lambda s, step, _: [Line("lacerda-wins")],
    LacerdaMoves: tell_lacerda,
    LacerdaTrades: tell_trade,
    DiscardTicket: lambda s, step, colour: line("discard-ticket", step, ticket_args(colour)),
}
"""What is told of the steps of a turn."""
