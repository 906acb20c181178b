"""The log of The Gallerist: what is told of a step, from the positions before and after it."""

from __future__ import annotations

from typing import Any

from vernissage.core.game import Line
from vernissage.core.step import HIDDEN, NONE, Step
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.auction import LacerdaWins, TakeRenowned
from vernissage.games.gallerist.bonuses import TAKE_ASSISTANT, FreeAssistant
from vernissage.games.gallerist.box import (
    COLOURS,
    COLUMNS,
    DESK,
    DISPLAY,
    FORMS,
    GALLERIST,
    NO_VISITOR,
    WORK_KINDS,
)
from vernissage.games.gallerist.colony import (
    BuyWork,
    Discover,
    DropCommission,
    ShowWork,
    TurnUp,
    Uncover,
    left_of,
    price,
)
from vernissage.games.gallerist.executive import ON_PLAZA, STOP, MoveVisitors, UseContract
from vernissage.games.gallerist.fame import DECLINE_FAME, BecomeCelebrity, GiveFame, RaiseFame
from vernissage.games.gallerist.ids import CURATOR_IDS, DEALER_IDS, MASK_IDS, PIECE_IDS, TICKET_IDS
from vernissage.games.gallerist.influence import (
    GainColumn,
    GainInfluence,
    GainInvestment,
    Pay,
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
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.telling_ends import ENDS, Told
from vernissage.games.gallerist.tickets import FROM_DISCARD, ExchangeTicket, TakeTickets
from vernissage.games.gallerist.turn import PASS, STAY_ALONE, Act, Enter, LeaveAssistant
from vernissage.games.gallerist.visitors import DrawVisitors, InviteVisitor, SendVisitor, VisitorsToPlaza


def tell(before: State, step: Step[Any], choice: int, after: State) -> list[Line]:
    """The lines of the log for a step."""
    told = TOLD.get(type(step)) or ENDS.get(type(step))
    return [] if told is None else told(before, step, choice, after)


def gained(s: State, then: State, seat: int) -> int:
    """The influence that a step has brought a player."""
    return then.players[seat].influence - s.players[seat].influence


def earned(s: State, then: State, seat: int) -> int:
    """The money that a step has brought a player."""
    return then.players[seat].money - s.players[seat].money


def line(id: str, step: Any, *parts: Args, **numbers: int | str) -> list[Line]:
    """One line about the player of a step."""
    args: Args = {"player": step.seat}
    for part in parts:
        args.update(part)
    return [Line(id, {**args, **numbers})]


def tell_deal(s: State, step: DealCurator | DealDealer, card: int, then: State) -> list[Line]:
    """A secret card: which one only its owner reads."""
    curator = isinstance(step, DealCurator)
    id = "deal-curator" if curator else "deal-dealer"
    if card == HIDDEN:
        return line(id, step)
    return line(f"{id}-own", step, card=(CURATOR_IDS if curator else DEALER_IDS)[card])


def tell_enter(s: State, step: Enter, _: int, then: State) -> list[Line]:
    """The move, and the piece that it kicks out."""
    place = place_args(step.place)
    told = line("enter", step, place)
    piece, owner = piece_at(s, step.place)
    if owner is None:
        return told
    if owner == step.seat:
        kept = then.players[step.seat].removed == s.players[step.seat].removed
        return told + line("own-assistant", step, place, desk="yes" if kept else "no")
    if owner == "lacerda":
        return told + line("kick-out-lacerda", step, place, piece=PIECE_IDS[piece])
    return told + line("kick-out", step, place, piece=PIECE_IDS[piece], other=owner)


def tell_leave(s: State, step: LeaveAssistant, source: int, then: State) -> list[Line]:
    """An assistant left behind."""
    if source == STAY_ALONE:
        return []
    return line("leave-assistant", step, place_args(s.players[step.seat].location), source_args(source))


def tell_kicked_out(s: State, step: KickedOut, choice: int, then: State) -> list[Line]:
    """What a kicked-out player does, and the fee."""
    if choice == DECLINE:
        return []
    place = place_args(step.place)
    ways = "executive" if choice >= ACT_EXECUTIVELY else "location"
    return line("kicked-out", step, place, ways=ways, influence=then.players[step.seat].influence)


def tell_home(s: State, step: GoHome, _: int, then: State) -> list[Line]:
    """A kicked-out piece goes home, unless it has found another place."""
    if s.kicked_piece == NONE:
        return []
    desk = "desk" if then.players[step.seat].removed == s.players[step.seat].removed else "out"
    return line("go-home", step, to="gallery" if s.kicked_piece == GALLERIST else desk)


def tell_visitor_move(s: State, step: MoveVisitors, choice: int, then: State) -> list[Line]:
    """A visitor moved with a ticket."""
    if choice == STOP:
        return []
    place, visitor = choice // COLOURS, visitor_args(choice % COLOURS)
    if place == ON_PLAZA or place == step.seat:
        return line("move-visitors", step, visitor, {"from": "plaza" if place == ON_PLAZA else "lobby"})
    return line("move-visitors", step, visitor, {"from": "other"}, other=place)


def tell_use_contract(s: State, step: UseContract, slot: int, then: State) -> list[Line]:
    """The contract whose bonus is used."""
    me = s.players[step.seat]
    return line("use-contract", step, slot_args(s, me, slot), side="back" if me.sides[slot] else "front")


def tell_turn_up(s: State, step: TurnUp, _: int, then: State) -> list[Line]:
    """A red artist's collector goes to the Plaza."""
    return line("turn-up", step, artist_args(step.artist)) if then.plaza != s.plaza else []


def tell_buy(s: State, step: BuyWork, artist: int, then: State) -> list[Line]:
    """A purchase and its price."""
    me = s.players[step.seat]
    held = "yes" if me.commission == artist else "no"
    return line("buy-work", step, artist_args(artist), commission=held, price=price(s, me, artist))


def tell_crowd(s: State, step: VisitorsToPlaza, _: int, then: State) -> list[Line]:
    """The visitors of a work go to the Plaza, one line each."""
    told: list[Line] = []
    for colour in range(COLOURS):
        for _ in range(s.crowds[COLOURS * step.form + colour]):
            told.append(Line("visitors-to-plaza", {**form_args(step.form), **visitor_args(colour)}))
    return told


def tell_pay(s: State, step: Pay, steps: int, then: State) -> list[Line]:
    """The influence that helped to pay; the price itself stands in the line before."""
    if not steps:
        return []
    return line("pay", step, influence=then.players[step.seat].influence, money=steps)


def tell_fame(s: State, step: RaiseFame, extra: int, then: State) -> list[Line]:
    """How famous an artist has become."""
    before, reached = s.fame[step.artist], then.fame[step.artist]
    if reached == before:
        return []
    left = then.players[step.seat].influence
    return line("raise-fame", step, artist_args(step.artist), before=before, after=reached, steps=extra, influence=left)


def tell_exchange(s: State, step: ExchangeTicket, colour: int, then: State) -> list[Line]:
    """A missing ticket and the one discarded for it."""
    discarded = "none" if colour == FROM_DISCARD else TICKET_IDS[colour]
    return line("exchange-ticket", step, ticket_args(step.colour), discarded=discarded)


def tell_uncover(s: State, step: Uncover, _: int, then: State) -> list[Line]:
    """A stack that has run out."""
    return [] if left_of(s, step.form) else [Line("uncover", form_args(step.form))]


def tell_sign(s: State, step: SignContract, choice: int, then: State) -> list[Line]:
    """The contract taken, or that four new ones are laid out."""
    if choice < DISPLAY:
        return line("sign-contract", step, contract_args(s, s.display[choice][-1]))
    return line("new-contracts" if choice == NEW_CONTRACTS else "no-contract", step)


def tell_place_contract(s: State, step: PlaceContract, slot: int, then: State) -> list[Line]:
    """The slot a contract goes to."""
    covers = "no" if s.players[step.seat].contracts[slot] == NONE else "yes"
    return line("place-contract", step, slot=slot + 1, covers=covers)


def tell_visitor(id: str) -> Told:
    """A visitor who leaves, if there is one."""
    return lambda s, step, colour, then: [] if colour == NO_VISITOR else line(id, step, visitor_args(colour))


def tell_invite(s: State, step: InviteVisitor, colour: int, then: State) -> list[Line]:
    """A visitor welcomed into a gallery, or none."""
    if colour == NO_VISITOR:
        return line("no-visitor", step)
    return line("invite-visitor", step, visitor_args(colour), {"from": "bag" if then.bag != s.bag else "plaza"})


def tell_hire(s: State, step: Hire, number: int, then: State) -> list[Line]:
    """Assistants hired and their cost."""
    return line("hire", step, count=number, price=hire_cost(s, s.players[step.seat], number))


def tell_influence(s: State, step: GainInfluence, _: int, then: State) -> list[Line]:
    """Influence gained, as far as the track goes."""
    return line("gain-influence", step, influence=gained(s, then, step.seat))


def tell_column(s: State, step: GainColumn, _: int, then: State) -> list[Line]:
    """Influence of a market column, as far as the track goes."""
    return line("gain-column", step, influence=gained(s, then, step.seat), column=step.column + 1)


def tell_offer(s: State, step: MakeOffer, space: int, then: State) -> list[Line]:
    """An offer and its column."""
    return line("make-offer", step, price=s.box.offers[space // COLUMNS], column=space % COLUMNS + 1)


def tell_renowned(s: State, step: TakeRenowned, choice: int, then: State) -> list[Line]:
    """An auctioned work, where it goes and what it brings."""
    form = s.easels[choice // 2] // WORK_KINDS
    to = "sold" if choice % 2 else "gallery"
    return line("take-renowned", step, form_args(form), to=to, money=then.players[step.seat].scored[-1][-1])


def tell_lacerda(s: State, step: LacerdaMoves, _: int, then: State) -> list[Line]:
    """Lacerda's move, the assistant left behind, the piece kicked out."""
    told: list[Line] = []
    if then.lacerda_placed & ~s.lacerda_placed:
        told.append(Line("lacerda-leaves", place_args(s.lacerda)))
    place = place_args(then.lacerda)
    told.append(Line("lacerda-moves", place))
    if then.kicked_seat != NONE:
        told.append(Line("lacerda-kicks", {**place, "player": 0, "piece": PIECE_IDS[then.kicked_piece]}))
    return told


def tell_trade(s: State, step: LacerdaTrades, _: int, then: State) -> list[Line]:
    """The space of the market that Lacerda takes."""
    for space in range(len(s.market)):
        if then.market[space] != s.market[space]:
            part = "lower" if space // COLUMNS >= FORMS else "upper"
            return [Line("lacerda-trades", {"column": space % COLUMNS + 1, "part": part})]
    return []


TOLD: dict[type[Step[Any]], Told] = {
    StartPlayer: lambda s, step, seat, then: [Line("start-player", {"player": seat})],
    DealCurator: tell_deal,
    DealDealer: tell_deal,
    ChooseStart: lambda s, step, place, then: line(
        "choose-start", step, place_args(place), tile_args(s, s.location_tiles[place])
    ),
    FirstTurn: lambda s, step, _, then: [Line("first-turn", {"player": s.start, "round": 1})],
    Enter: tell_enter,
    LeaveAssistant: tell_leave,
    Act: lambda s, step, choice, then: line("act", step, place_args(step.place)) if choice == PASS else [],
    KickedOut: tell_kicked_out,
    GoHome: tell_home,
    MoveVisitors: tell_visitor_move,
    UseContract: tell_use_contract,
    SendAssistant: lambda s, step, source, then: (
        [] if source == DESK else line("send-assistant", step, source_args(source))
    ),
    Discover: lambda s, step, artist, then: line("discover", step, artist_args(artist)),
    DropCommission: lambda s, step, _, then: line(
        "drop-commission", step, artist_args(s.players[step.seat].commission)
    ),
    TurnUp: tell_turn_up,
    BuyWork: tell_buy,
    VisitorsToPlaza: tell_crowd,
    Pay: tell_pay,
    RaiseFame: tell_fame,
    BecomeCelebrity: lambda s, step, _, then: line(
        "become-celebrity", step, artist_args(step.artist), money=earned(s, then, step.seat)
    ),
    GiveFame: lambda s, step, artist, then: (
        line("give-fame", step, given="no")
        if artist == DECLINE_FAME
        else line("give-fame", step, artist_args(artist), given="yes")
    ),
    TakeTickets: lambda s, step, mask, then: line("take-tickets", step, tickets=MASK_IDS[mask]),
    ExchangeTicket: tell_exchange,
    Uncover: tell_uncover,
    ShowWork: lambda s, step, work, then: [Line("show-work", work_args(s, work))] if s.round else [],
    DrawVisitors: lambda s, step, colour, then: (
        [Line("draw-visitors", {**form_args(step.place), **visitor_args(colour)})] if s.round else []
    ),
    SignContract: tell_sign,
    ShuffleContracts: lambda s, step, _, then: [Line("shuffle-contracts")],
    LayContract: lambda s, step, card, then: [Line("lay-contract", contract_args(s, card))] if s.round else [],
    PlaceContract: tell_place_contract,
    SellWork: lambda s, step, artist, then: line(
        "sell-work", step, artist_args(artist), value=earned(s, then, step.seat)
    ),
    DismissVisitor: tell_visitor("dismiss-visitor"),
    FulfilContract: lambda s, step, choice, then: line(
        "fulfil-contract", step, form_args(step.form), half="investment" if choice % 2 else "influence"
    ),
    Hire: tell_hire,
    Promote: lambda s, step, artist, then: line("promote", step, artist_args(artist), level=then.promotion[artist]),
    GainInfluence: tell_influence,
    GainInvestment: lambda s, step, _, then: line("gain-investment", step, money=earned(s, then, step.seat)),
    GainColumn: tell_column,
    TakeReputation: lambda s, step, space, then: line("take-reputation", step, tile_args(s, s.market_tiles[space])),
    PlaceReputation: lambda s, step, space, then: line(
        "place-reputation", step, placed_tile(s, step), bonus_args(s.box.reputation_bonuses[space])
    ),
    DiscardStartTile: lambda s, step, _, then: line(
        "discard-start-tile", step, tile_args(s, s.players[step.seat].start_tile)
    ),
    SendVisitor: tell_visitor("send-visitor"),
    InviteVisitor: tell_invite,
    FreeAssistant: lambda s, step, choice, then: line(
        "free-assistant", step, taken="yes" if choice == TAKE_ASSISTANT else "no"
    ),
    MakeOffer: tell_offer,
    TakeRenowned: tell_renowned,
    LacerdaWins: lambda s, step, _, then: [Line("lacerda-wins")],
    LacerdaMoves: tell_lacerda,
    LacerdaTrades: tell_trade,
    DiscardTicket: lambda s, step, colour, then: line("discard-ticket", step, ticket_args(colour)),
}
"""What is told of the steps of a turn."""
