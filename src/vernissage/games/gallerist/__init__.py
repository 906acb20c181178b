"""The Gallerist, by Vital Lacerda (2015), for 1 to 4 players."""

from vernissage.core.game import Added, Features, Game, Kind, Outlook, Variant
from vernissage.games.gallerist.assistants import SendAssistant
from vernissage.games.gallerist.auction import EASELS, Auction, LacerdaWins, TakeRenowned
from vernissage.games.gallerist.begins import begins
from vernissage.games.gallerist.bonuses import NO_ASSISTANT, TAKE_ASSISTANT, FreeAssistant
from vernissage.games.gallerist.box import (
    ACTIONS,
    ARTIST_TILES,
    ARTISTS,
    BONUSES,
    CARDS,
    COLOURS,
    CONTRACT_SLOTS,
    CONTRACTS,
    DESK,
    DESKS,
    DISPLAY,
    KICKED_SPACE,
    LOCATIONS,
    NO_VISITOR,
    REPUTATION_SPACES,
    SEATS,
    SLOTS,
    START_SLOT,
    TILES,
    UPPER,
    WORKS,
)
from vernissage.games.gallerist.census import census
from vernissage.games.gallerist.colony import (
    BuyWork,
    Discover,
    DropCommission,
    Hang,
    ShowWork,
    TurnUp,
    Uncover,
)
from vernissage.games.gallerist.components import PLAYER_BOARD, SHEET, WORK_LOOKS, read
from vernissage.games.gallerist.encode import encode, pieces
from vernissage.games.gallerist.evaluate import evaluate, turn_number
from vernissage.games.gallerist.executive import (
    MOVE_VISITORS,
    NO_EXECUTIVE,
    ON_PLAZA,
    STOP,
    USE_CONTRACT,
    Executive,
    MoveVisitors,
    OwedAction,
    UseContract,
)
from vernissage.games.gallerist.fame import DECLINE_FAME, BecomeCelebrity, GiveFame, RaiseFame
from vernissage.games.gallerist.features import OWN, PRIOR, TABLE, write
from vernissage.games.gallerist.guess import guess
from vernissage.games.gallerist.ids import (
    ACTION_IDS,
    COLOUR_IDS,
    FORM_IDS,
    LEVEL_IDS,
    LOCATION_IDS,
    TICKET_IDS,
    VISITOR_IDS,
)
from vernissage.games.gallerist.influence import GainColumn, GainInfluence, GainInvestment, Pay
from vernissage.games.gallerist.kicked import ACT_EXECUTIVELY, DECLINE, GoHome, KickedOut
from vernissage.games.gallerist.limits import limits
from vernissage.games.gallerist.market import (
    NEEDED,
    OFFER_SPACES,
    DiscardStartTile,
    FreeStartTile,
    MakeOffer,
    PlaceReputation,
    TakeReputation,
)
from vernissage.games.gallerist.media import Hire, Promote, Publicity
from vernissage.games.gallerist.projection import view
from vernissage.games.gallerist.sales import (
    NEW_CONTRACTS,
    NO_CONTRACT,
    DismissVisitor,
    FulfilContract,
    LayContract,
    NewContracts,
    PlaceContract,
    RefillDisplay,
    SellWork,
    ShuffleContracts,
    SignContract,
)
from vernissage.games.gallerist.score_sheet import score_sheet
from vernissage.games.gallerist.scoring import (
    FinalScoring,
    IntermediateScoring,
    ScoreCurators,
    ScoreDealers,
    ScoreExhibition,
    ScoreInfluence,
    ScoreMajorities,
    ScoreReputation,
    scores,
)
from vernissage.games.gallerist.setup import (
    Begin,
    ChooseStart,
    DealCurator,
    DealDealer,
    DrawArtist,
    DrawBonus,
    FillEasel,
    FirstTurn,
    LayBonus,
    LayTile,
    SetAside,
    StartPlayer,
    setup,
)
from vernissage.games.gallerist.solo import DiscardTicket, LacerdaActs, LacerdaMoves, LacerdaTrades, winners
from vernissage.games.gallerist.state import Player, State
from vernissage.games.gallerist.tickets import FROM_DISCARD, ExchangeTicket, TakeTickets
from vernissage.games.gallerist.turn import (
    EXECUTIVE_FIRST,
    PASS,
    STAY_ALONE,
    Act,
    CheckEnd,
    EndTurn,
    Enter,
    LeaveAssistant,
    Move,
    NextTurn,
)
from vernissage.games.gallerist.versions import VERSION
from vernissage.games.gallerist.view import View
from vernissage.games.gallerist.visitors import DrawVisitors, InviteVisitor, SendVisitor, VisitorsToPlaza
from vernissage.games.gallerist.wording import WORDING


def executive(first: int) -> dict[str, int]:
    """The answers that take an executive action, by name."""
    return {"move_visitors": first + MOVE_VISITORS, "use_contract": first + USE_CONTRACT}


GAME = Game(
    name="gallerist",
    title="The Gallerist",
    designer="Vital Lacerda",
    version=VERSION,
    seats=(1, SEATS),
    variants=(Variant("level", LEVEL_IDS),),
    sheet=SHEET,
    read=read,
    setup=setup,
    view=view,
    view_type=View,
    guess=guess,
    scores=scores,
    winners=winners,
    score_sheet=score_sheet,
    census=census,
    limits=limits,
    pieces=pieces,
    encode=encode,
    encodings=1,
    kinds=(
        Kind(ChooseStart, LOCATIONS, "location"),
        Kind(Move, LOCATIONS + 2, "location", LOCATIONS, executive(EXECUTIVE_FIRST)),
        Kind(LeaveAssistant, LOCATIONS + 2, "assistant", LOCATIONS + 1, {"desk": DESK, "alone": STAY_ALONE}),
        Kind(Act, ACTIONS + 3, "action", ACTIONS, {**executive(ACTIONS), "pass": PASS}),
        Kind(KickedOut, ACTIONS + 3, "action", ACTIONS, {**executive(ACT_EXECUTIVELY), "decline": DECLINE}),
        Kind(Executive, 3, "answer", 0, {**executive(0), "decline": NO_EXECUTIVE}),
        Kind(MoveVisitors, STOP + 1, "visitor", STOP, {"plaza": COLOURS * ON_PLAZA, "stop": STOP}),
        Kind(UseContract, CONTRACT_SLOTS, "contract_slot"),
        Kind(SendAssistant, LOCATIONS + 2, "assistant", answers={"desk": DESK, "kicked": KICKED_SPACE}),
        Kind(Discover, ARTISTS, "artist"),
        Kind(BuyWork, ARTISTS, "artist"),
        Kind(SignContract, DISPLAY + 2, "contract", DISPLAY, {"new": NEW_CONTRACTS, "decline": NO_CONTRACT}),
        Kind(PlaceContract, CONTRACT_SLOTS, "contract_slot"),
        Kind(SellWork, ARTISTS, "signature"),
        Kind(DismissVisitor, COLOURS + 1, "gallery_visitor", COLOURS, {"nobody": NO_VISITOR}),
        Kind(FulfilContract, 2 * CONTRACT_SLOTS, "contract_half"),
        Kind(Hire, DESKS + 1, "amount"),
        Kind(Promote, ARTISTS, "artist"),
        Kind(TakeReputation, UPPER, "market_space"),
        Kind(MakeOffer, OFFER_SPACES, "offer_space"),
        Kind(PlaceReputation, REPUTATION_SPACES, "reputation_space"),
        Kind(SendVisitor, COLOURS + 1, "lobby_visitor", COLOURS, {"nobody": NO_VISITOR}),
        Kind(Pay, 20, "amount"),
        Kind(RaiseFame, 8, "amount"),
        Kind(GiveFame, ARTISTS + 1, "artist", ARTISTS, {"decline": DECLINE_FAME}),
        Kind(InviteVisitor, COLOURS + 1, "plaza_visitor", COLOURS, {"decline": NO_VISITOR}),
        Kind(FreeAssistant, 2, "answer", 0, {"take": TAKE_ASSISTANT, "decline": NO_ASSISTANT}),
        Kind(TakeTickets, 8, "tickets"),
        Kind(ExchangeTicket, COLOURS + 1, "ticket", COLOURS, {"discard": FROM_DISCARD}),
        Kind(DiscardTicket, COLOURS, "ticket"),
        Kind(TakeRenowned, 2 * EASELS, "easel"),
        Kind(LayContract, CONTRACTS, "contract"),
        Kind(DrawArtist, ARTIST_TILES, "artist_tile"),
        Kind(DrawBonus, BONUSES, "bonus"),
        Kind(SetAside, WORKS, "work"),
        Kind(ShowWork, WORKS, "work"),
        Kind(LayTile, TILES, "reputation"),
        Kind(FillEasel, WORKS, "work"),
        Kind(DrawVisitors, COLOURS, "visitor_type"),
        Kind(StartPlayer, SEATS, "seat"),
        Kind(DealCurator, CARDS, "curator"),
        Kind(DealDealer, CARDS, "dealer"),
    ),
    steps=(
        Auction,
        BecomeCelebrity,
        Begin,
        CheckEnd,
        DiscardStartTile,
        DropCommission,
        EndTurn,
        Enter,
        FinalScoring,
        FirstTurn,
        FreeStartTile,
        GainColumn,
        GainInfluence,
        GainInvestment,
        GoHome,
        Hang,
        IntermediateScoring,
        LacerdaActs,
        LacerdaMoves,
        LacerdaTrades,
        LacerdaWins,
        LayBonus,
        NewContracts,
        NextTurn,
        OwedAction,
        Publicity,
        RefillDisplay,
        ScoreCurators,
        ScoreDealers,
        ScoreExhibition,
        ScoreInfluence,
        ScoreMajorities,
        ScoreReputation,
        ShuffleContracts,
        TurnUp,
        Uncover,
        VisitorsToPlaza,
    ),
    state=State,
    player=Player,
    wording=WORDING,
    begins=begins,
    outlook=Outlook(
        evaluate,
        scale=15.0,
        horizon=0,
        turn=turn_number,
        stage=turn_number,
        planned=0.8,
        mends=4.0,
        features=Features(TABLE, OWN, write, PRIOR),
        lessons=30,
    ),
    added=(Added(State, "version", 2, before=1),),
    constants={
        "SEATS": SEATS,
        "FORMS": FORM_IDS,
        "COLOURS": COLOUR_IDS,
        "VISITORS": VISITOR_IDS,
        "COLUMN_VISITORS": tuple(
            tuple(tuple(id for kind, id in enumerate(VISITOR_IDS) if kinds >> kind & 1) for kinds in needed)
            for needed in NEEDED
        ),
        "TICKETS": TICKET_IDS,
        "PLACES": LOCATION_IDS,
        "ACTIONS": ACTION_IDS,
        "WORKS": WORK_LOOKS,
        "PLAYER_BOARD": PLAYER_BOARD,
        "SLOTS": SLOTS,
        "START_SLOT": START_SLOT,
    },
)
