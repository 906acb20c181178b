"""Art Society, by Mitch Wallace (2023), for 2 to 4 players."""

from vernissage.core.game import Added, Features, Game, Kind, Outlook
from vernissage.games.art_society.begins import begins
from vernissage.games.art_society.bidding import Bid, EndPick, Pick, RevealBids
from vernissage.games.art_society.box import (
    BIDS,
    CELLS,
    DECORS,
    LOTS,
    PAINTINGS,
    STACKS,
    START_BIDS,
    START_PAINTINGS,
    VALUES,
)
from vernissage.games.art_society.components import SEATS, SHEET, read
from vernissage.games.art_society.decor import (
    EXCHANGE_DECOR,
    FORGO,
    GIVE,
    HANG_HELD_FIRST,
    HangDecor,
    HangFromAssistant,
    TakeDecor,
)
from vernissage.games.art_society.encode import encode, pieces
from vernissage.games.art_society.evaluate import evaluate
from vernissage.games.art_society.exchange import FORMS, ExchangeDecor, ExchangeLine, form_name
from vernissage.games.art_society.features import OWN, PRIOR, TABLE, write
from vernissage.games.art_society.figures import try_lot, try_painting
from vernissage.games.art_society.guess import guess
from vernissage.games.art_society.hanging import (
    CONFIRM,
    EXCHANGE_MUSEUM,
    HANG_HELD,
    HELD_FIRST,
    KEEP_EXCESS,
    ConfirmHanging,
    EndHanging,
    ExchangeMuseum,
    Hang,
    HangFromMuseum,
)
from vernissage.games.art_society.ids import GENRE_IDS
from vernissage.games.art_society.limits import limits
from vernissage.games.art_society.prestige import RaisePrestige
from vernissage.games.art_society.projection import decor_look, view
from vernissage.games.art_society.round import ChooseLot, NewRound, PassGavel, TurnLot, stage, unsettled
from vernissage.games.art_society.score_sheet import score_sheet
from vernissage.games.art_society.scoring import scores, winners
from vernissage.games.art_society.setup import (
    DealStartBid,
    DealStartPainting,
    FirstAuctioneer,
    HangStartPainting,
    setup,
)
from vernissage.games.art_society.state import Player, State, census
from vernissage.games.art_society.versions import VERSION
from vernissage.games.art_society.view import Decor, View
from vernissage.games.art_society.wording import WORDING

GAME = Game(
    name="art-society",
    title="Art Society",
    designer="Mitch Wallace",
    version=VERSION,
    seats=(SEATS[0], SEATS[-1]),
    variants=(),
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
        Kind(HangStartPainting, CELLS, "cell"),
        Kind(ChooseLot, STACKS, "stack"),
        Kind(Bid, BIDS, "bid"),
        Kind(Pick, LOTS, "lot"),
        Kind(
            Hang,
            KEEP_EXCESS + 1,
            "cell",
            CELLS,
            {"give": GIVE, "held": HELD_FIRST, "museum": EXCHANGE_MUSEUM, "excess": KEEP_EXCESS},
        ),
        Kind(HangFromAssistant, CELLS, "cell"),
        Kind(HangFromMuseum, CELLS, "cell"),
        Kind(HangDecor, CELLS + 1, "cell", CELLS, {"give": GIVE}),
        Kind(
            TakeDecor,
            FORGO + 1,
            "decor",
            DECORS,
            {
                **{f"exchange_{value + 1}": EXCHANGE_DECOR + value for value in range(VALUES)},
                "held": HANG_HELD_FIRST,
                "forgo": FORGO,
            },
        ),
        Kind(ExchangeDecor, FORMS, "answer", 0, {form_name(form): form for form in range(FORMS)}),
        Kind(ExchangeLine, CELLS, "cell"),
        Kind(ExchangeMuseum, PAINTINGS, "painting"),
        Kind(ConfirmHanging, 2, "answer", 0, {"held": HANG_HELD, "confirm": CONFIRM}),
        Kind(DealStartPainting, START_PAINTINGS, "painting"),
        Kind(DealStartBid, START_BIDS, "bid"),
        Kind(TurnLot, PAINTINGS, "painting"),
    ),
    steps=(FirstAuctioneer, NewRound, RevealBids, EndPick, EndHanging, RaisePrestige, PassGavel),
    state=State,
    player=Player,
    wording=WORDING,
    begins=begins,
    outlook=Outlook(
        evaluate,
        scale=6.0,
        horizon=3,
        stage=stage,
        unsettled=unsettled,
        features=Features(TABLE, OWN, write, PRIOR),
        lessons=50,
    ),
    trials={"lot": try_lot, "painting": try_painting},
    added=(Added(State, "version", 2, before=1),),
    constants={"GENRES": GENRE_IDS, "DECOR": tuple(Decor(*decor_look(PAINTINGS + decor)) for decor in range(DECORS))},
)
