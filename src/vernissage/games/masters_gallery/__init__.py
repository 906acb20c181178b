"""Masters Gallery, by Reiner Knizia (2009), for 2 to 5 players."""

from vernissage.core.game import Features, Game, Kind, Outlook
from vernissage.games.masters_gallery.box import ARTISTS, CARDS, DECLINE
from vernissage.games.masters_gallery.components import ARTIST_IDS, SEATS, SHEET, read
from vernissage.games.masters_gallery.encode import encode, pieces
from vernissage.games.masters_gallery.evaluate import evaluate
from vernissage.games.masters_gallery.features import OWN, PRIOR, TABLE, write
from vernissage.games.masters_gallery.guess import guess
from vernissage.games.masters_gallery.limits import limits
from vernissage.games.masters_gallery.pile import Deal, DrawCard, RevealExtra
from vernissage.games.masters_gallery.play import EndTurn, NewRound, PlayCard, begins, stage
from vernissage.games.masters_gallery.scoring import (
    AddCards,
    ClearTable,
    CountPoints,
    EndRound,
    RankArtists,
    RevealHidden,
    ScorePlayer,
)
from vernissage.games.masters_gallery.setup import FirstPlayer, setup
from vernissage.games.masters_gallery.state import Player, State, census, scores, winners
from vernissage.games.masters_gallery.symbols import ChooseCard, PlaceAward, RevealCards, SecondFaceDown, SecondFaceUp
from vernissage.games.masters_gallery.view import FACES, View, score_sheet, view
from vernissage.games.masters_gallery.wording import WORDING

GAME = Game(
    name="masters-gallery",
    title="Masters Gallery",
    designer="Reiner Knizia",
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
        Kind(PlayCard, CARDS, "card"),
        Kind(SecondFaceUp, CARDS + 1, "card", CARDS, {"decline": DECLINE}),
        Kind(SecondFaceDown, CARDS + 1, "card", CARDS, {"decline": DECLINE}),
        Kind(ChooseCard, CARDS, "card"),
        Kind(PlaceAward, ARTISTS, "artist"),
        Kind(AddCards, CARDS + 1, "card", CARDS, {"decline": DECLINE}),
        Kind(FirstPlayer, SEATS[-1], "seat"),
        Kind(Deal, CARDS, "card"),
        Kind(RevealExtra, CARDS, "card"),
        Kind(DrawCard, CARDS, "card"),
    ),
    steps=(
        NewRound,
        EndTurn,
        RevealCards,
        EndRound,
        RevealHidden,
        RankArtists,
        ScorePlayer,
        CountPoints,
        ClearTable,
    ),
    state=State,
    player=Player,
    wording=WORDING,
    begins=begins,
    outlook=Outlook(
        evaluate, scale=10.0, horizon=12, stage=stage, features=Features(TABLE, OWN, write, PRIOR), lessons=100
    ),
    constants={"ARTISTS": ARTIST_IDS, "CARDS": FACES},
)
