"""Bioutifoul, by Pascal Notredame (2013), for 2 to 6 players."""

from vernissage.core.game import Features, Game, Kind, Outlook
from vernissage.games.bioutifoul.box import ARTISTS, END_ACTIONS, EXHIBITIONS, FACES, NO_INFLUENCE
from vernissage.games.bioutifoul.components import ARTIST_IDS, SEATS, SHEET, read
from vernissage.games.bioutifoul.encode import encode, pieces
from vernissage.games.bioutifoul.evaluate import evaluate
from vernissage.games.bioutifoul.features import OWN, PRIOR, TABLE, write
from vernissage.games.bioutifoul.guess import guess
from vernissage.games.bioutifoul.influence import DrawInfluence, MoveArtist, PassCard, PassInfluence, PlayInfluence
from vernissage.games.bioutifoul.limits import limits
from vernissage.games.bioutifoul.market import BuyWork, MountExhibition, SellWork
from vernissage.games.bioutifoul.refill import LayOutExhibition, LayOutWork, ShuffleDiscard
from vernissage.games.bioutifoul.scoring import scores, winners
from vernissage.games.bioutifoul.setup import FirstPlayer, PlaceArtist, setup
from vernissage.games.bioutifoul.state import Player, State, census
from vernissage.games.bioutifoul.turn import (
    Bank,
    BeginTurn,
    Compensate,
    EndGame,
    EndTurn,
    RenewWorks,
    TakeAction,
    begins,
    stage,
)
from vernissage.games.bioutifoul.view import ACTIONS, MOVES, PHASES, View, score_sheet, view
from vernissage.games.bioutifoul.wording import WORDING

GAME = Game(
    name="bioutifoul",
    title="Bioutifoul",
    designer="Pascal Notredame",
    version=1,
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
        Kind(MoveArtist, NO_INFLUENCE + 1, "move", NO_INFLUENCE, {"no_influence": NO_INFLUENCE}),
        Kind(TakeAction, END_ACTIONS + 1, "action", END_ACTIONS, {"end": END_ACTIONS}),
        Kind(PlayInfluence, FACES, "influence"),
        Kind(PlaceArtist, ARTISTS, "artist"),
        Kind(FirstPlayer, SEATS[-1], "seat"),
        Kind(LayOutWork, ARTISTS, "work"),
        Kind(LayOutExhibition, EXHIBITIONS, "exhibition"),
        Kind(DrawInfluence, FACES, "influence"),
    ),
    steps=(
        BeginTurn,
        RenewWorks,
        PassInfluence,
        PassCard,
        BuyWork,
        SellWork,
        MountExhibition,
        Compensate,
        Bank,
        ShuffleDiscard,
        EndTurn,
        EndGame,
    ),
    state=State,
    player=Player,
    wording=WORDING,
    begins=begins,
    outlook=Outlook(
        evaluate, scale=1.5, horizon=3, stage=stage, features=Features(TABLE, OWN, write, PRIOR), lessons=60
    ),
    constants={"ARTISTS": ARTIST_IDS, "PHASES": PHASES, "ACTIONS": ACTIONS, "MOVES": MOVES},
)
