"""The example of play as answers, part by part (pp. 17-18)."""

from __future__ import annotations

from gallerist.board import (
    BLUE,
    BLUE_DIGITAL,
    BLUE_PAINTER,
    BLUE_PHOTOGRAPHER,
    BROWN_AND,
    ORANGE,
    YELLOW,
    answers,
    asked,
)
from vernissage.core.sheet import Sheet
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.bonuses import TAKE_ASSISTANT, FreeAssistant
from vernissage.games.gallerist.box import (
    ARTISTS_COLONY,
    BUY_WORK,
    COLLECTOR,
    DESK,
    DISCOVER,
    HIRE,
    INTERNATIONAL_MARKET,
    INVESTMENT,
    INVESTOR,
    MAKE_OFFER,
    MEDIA_CENTER,
    PAINTING,
    PROMOTE,
    SALES_OFFICE,
    SIGN_CONTRACT,
    TAKE_REPUTATION,
    TWO_TICKETS,
    VIP,
)
from vernissage.games.gallerist.census import census
from vernissage.games.gallerist.colony import BuyWork, Discover, ShowWork
from vernissage.games.gallerist.components import SHEET, read
from vernissage.games.gallerist.executive import (
    MOVE_VISITORS,
    NO_EXECUTIVE,
    ON_PLAZA,
    USE_CONTRACT,
    Executive,
    MoveVisitors,
    UseContract,
)
from vernissage.games.gallerist.fame import RaiseFame
from vernissage.games.gallerist.influence import Pay
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, KickedOut
from vernissage.games.gallerist.market import MakeOffer, PlaceReputation, TakeReputation
from vernissage.games.gallerist.media import Hire, Promote
from vernissage.games.gallerist.sales import (
    NEW_CONTRACTS,
    LayContract,
    PlaceContract,
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
    setup,
)
from vernissage.games.gallerist.state import State
from vernissage.games.gallerist.tickets import TakeTickets
from vernissage.games.gallerist.turn import STAY_ALONE, Act, LeaveAssistant, Move
from vernissage.games.gallerist.visitors import DrawVisitors, InviteVisitor

ODD_WORK = 7
"""One ticket and fame 1: the example shows such a painting, but no printed tile is like that (K3)."""
ODD_SHEET = SHEET.text.replace("copies = 2", "copies = 1").replace(
    "[artist_bonus]", '[[work]]\nsource = "rulebook"\ncopies = 1\nfame = 1\ntickets = ["any"]\n\n[artist_bonus]'
)
CONTRACT = 5 * PAINTING + 2
"""A painting with a visitor of choice from the bag."""
BROWN_PINK, PINK_WHITE, WHITE = 3, 6, 4

SCRIPT = {
    "GA-EX-28": (
        *((LayContract, card) for card in (0, 5, 10, 15)),
        *((DrawArtist, tile) for tile in (14, 12, 5, 0, 2, 6, 8)),  # the last one is the red sculptor's
        (DrawArtist, 10),
        *((DrawBonus, bonus) for bonus in (INVESTMENT, INVESTMENT, TWO_TICKETS, 0, 0, 2, 2)),
        *((SetAside, 8 * form) for form in range(4)),
        *((ShowWork, 2), (DrawVisitors, COLLECTOR), (ShowWork, 10), (DrawVisitors, VIP)),
        *((ShowWork, 18), (DrawVisitors, INVESTOR)),
        *((ShowWork, 8 * PAINTING + BROWN_AND), (DrawVisitors, INVESTOR), (DrawVisitors, VIP)),
        *((LayTile, tile) for tile in range(12)),
        *((FillEasel, work) for work in (0, 8, 24)),
        *((DrawVisitors, visitor) for visitor in (INVESTOR, INVESTOR, VIP, COLLECTOR)),
        *((DrawVisitors, visitor) for visitor in (VIP, VIP, INVESTOR, COLLECTOR)),
        *((LayTile, tile) for tile in (12, 13, 14, 15)),
        (StartPlayer, BLUE),
        *((DealCurator, card) for card in range(4)),
        *((DealDealer, card) for card in range(4)),
        *((ChooseStart, place) for place in (ARTISTS_COLONY, MEDIA_CENTER, SALES_OFFICE, INTERNATIONAL_MARKET)),
    ),
    "GA-EX-29": (
        *((Move, ARTISTS_COLONY), (LeaveAssistant, DESK), (Act, BUY_WORK), (BuyWork, BLUE_PAINTER)),
        *((Pay, 0), (RaiseFame, 0), (TakeTickets, BROWN_PINK)),
        *((ShowWork, 8 * PAINTING + ODD_WORK), (DrawVisitors, INVESTOR)),
        (Executive, MOVE_VISITORS),
        *((MoveVisitors, 3 * BLUE + VIP), (MoveVisitors, 3 * ON_PLAZA + INVESTOR)),
    ),
    "GA-EX-30": ((KickedOut, DISCOVER), (Discover, BLUE_PHOTOGRAPHER), (TakeTickets, PINK_WHITE)),
    "GA-EX-31": (
        *((Move, MEDIA_CENTER), (LeaveAssistant, DESK), (Act, HIRE), (Hire, 2), (Pay, 1)),
        *((Executive, MOVE_VISITORS), (MoveVisitors, 3 * ON_PLAZA + INVESTOR)),
    ),
    "GA-EX-32": ((KickedOut, DECLINE),),
    "GA-EX-33": (
        *((Move, SALES_OFFICE), (Act, SIGN_CONTRACT), (SignContract, NEW_CONTRACTS)),
        *((LayContract, card) for card in (1, 6, CONTRACT, 11)),
        *((SignContract, 2), (PlaceContract, 2), (TakeTickets, WHITE), (Executive, NO_EXECUTIVE)),
    ),
    "GA-EX-34": ((KickedOut, DECLINE),),
    "GA-EX-35": (
        *((Move, MEDIA_CENTER), (Act, ACT_EXECUTIVELY), (MoveVisitors, 3 * ORANGE + COLLECTOR), (MoveVisitors, 15)),
        *((Act, PROMOTE), (Promote, BLUE_PHOTOGRAPHER), (RaiseFame, 0)),
    ),
    "GA-EX-36": ((KickedOut, DECLINE),),
    "GA-EX-37": (
        *((Move, INTERNATIONAL_MARKET), (LeaveAssistant, DESK), (Act, TAKE_REPUTATION), (TakeReputation, 9)),
        *((SendAssistant, DESK), (PlaceReputation, 3), (InviteVisitor, VIP)),
    ),
    "GA-EX-38": (
        *((Move, INTERNATIONAL_MARKET), (Act, MAKE_OFFER), (MakeOffer, 1), (SendAssistant, DESK), (Pay, 1)),
        *((FreeAssistant, TAKE_ASSISTANT), (Executive, MOVE_VISITORS), (MoveVisitors, 3 * YELLOW + VIP)),
    ),
    "GA-EX-39": ((KickedOut, DECLINE),),
    "GA-EX-40": (
        *((Move, ARTISTS_COLONY), (LeaveAssistant, STAY_ALONE), (Act, ACT_EXECUTIVELY + USE_CONTRACT)),
        *((UseContract, 2), (SendAssistant, DESK), (InviteVisitor, COLLECTOR)),
        *((Act, BUY_WORK), (BuyWork, BLUE_PAINTER), (Pay, 1), (RaiseFame, 1), (TakeTickets, WHITE)),
        *((ShowWork, 8 * PAINTING + 1), (DrawVisitors, INVESTOR)),
    ),
    "GA-EX-41": ((KickedOut, DISCOVER), (Discover, BLUE_DIGITAL)),
}


def played(last: str) -> State:
    """The game after a part of the example, with everything that needs no answer carried out."""
    s = setup(read(Sheet(ODD_SHEET)), 4, {})
    whole = census(s)
    for part, pairs in SCRIPT.items():
        answers(s, *pairs)
        assert census(s) == whole
        if part == last:
            break
    asked(
        s, Move if last not in ("GA-EX-29", "GA-EX-31", "GA-EX-33", "GA-EX-35", "GA-EX-38", "GA-EX-40") else KickedOut
    )
    return s
