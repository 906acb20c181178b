"""Puzzles: the book of them, one a day, an answer and its proof, and a table that goes on from there."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from vernissage.house import puzzling
from vernissage.house.addresses.address import Addresses, Lang
from vernissage.house.house import House
from vernissage.house.protocol.puzzles import (
    PuzzleBook,
    PuzzleConsent,
    PuzzleConsentWish,
    PuzzleList,
    PuzzleShown,
    PuzzleSolved,
    PuzzleTable,
    PuzzleTry,
)
from vernissage.house.protocol.tables import Created
from vernissage.house.protocol.whatif import Prospect, Trials, TryOn, WhatIf
from vernissage.house.reader import Reader

ADDRESSES = Addresses("Puzzles")
Game = Annotated[str, Meta(max_length=64, pattern=r"^[a-z0-9-]+$", description="The name of a game.")]
PuzzleId = Annotated[str, Meta(max_length=32, pattern=r"^[a-z0-9]+$", description="The id of a puzzle.")]


@ADDRESSES.get("/puzzles", costs=2)
async def show_book(reader: Reader, house: House, lang: Lang = None) -> PuzzleBook:
    """All games that have puzzles, the puzzles of the day, and how far the reader is."""
    return await puzzling.book(house, reader)


@ADDRESSES.get("/puzzles/{game}", costs=2)
async def list_puzzles(game: Game, reader: Reader, house: House, lang: Lang = None) -> PuzzleList:
    """The puzzles of a game, the easiest first."""
    return await puzzling.listed(house, reader, game)


@ADDRESSES.get("/puzzles/{game}/{puzzle}", costs=3)
async def show_puzzle(game: Game, puzzle: PuzzleId, reader: Reader, house: House, lang: Lang = None) -> PuzzleShown:
    """A puzzle to solve: its position as its seat sees it, and the question."""
    return await puzzling.show(house, reader, game, puzzle)


@ADDRESSES.post("/puzzles/{game}/{puzzle}/answers", status=200, costs=3)
async def attempt(
    game: Game, puzzle: PuzzleId, data: PuzzleTry, keyed_reader: Reader, house: House, lang: Lang = None
) -> PuzzleSolved:
    """Answer a puzzle, or have it shown: the solution with its proof. The first try counts and is kept."""
    return await puzzling.attempt(house, keyed_reader, game, puzzle, data)


@ADDRESSES.post("/puzzles/{game}/{puzzle}/what-if", status=200, costs=3)
async def what_if(
    game: Game, puzzle: PuzzleId, data: WhatIf, reader: Reader, house: House, lang: Lang = None
) -> Prospect:
    """Where some answers would lead, up to chance and to others, as at a table."""
    return await puzzling.what_if(house, reader, game, puzzle, data)


@ADDRESSES.post("/puzzles/{game}/{puzzle}/trials", status=200, costs=2)
async def try_on(game: Game, puzzle: PuzzleId, data: TryOn, reader: Reader, house: House, lang: Lang = None) -> Trials:
    """Everywhere that things could go if they were the seat's, as at a table."""
    return await puzzling.try_on(house, reader, game, puzzle, data)


@ADDRESSES.post("/puzzles/{game}/{puzzle}/table", costs=10)
async def play_on(
    game: Game, puzzle: PuzzleId, data: PuzzleTable, keyed_reader: Reader, house: House, lang: Lang = None
) -> Created:
    """Open a table that goes on from a puzzle against bots of a level, for whoever has tried it."""
    return await puzzling.play_on(house, keyed_reader, game, puzzle, data)


@ADDRESSES.get("/my-puzzles")
async def show_consent(reader: Reader, house: House, lang: Lang = None) -> PuzzleConsent:
    """Whether puzzles may be made of the reader's finished games: not unless they have allowed it."""
    return await puzzling.consent(house, reader)


@ADDRESSES.put("/my-puzzles")
async def wish_consent(data: PuzzleConsentWish, keyed_reader: Reader, house: House, lang: Lang = None) -> PuzzleConsent:
    """Allow that puzzles are made of the reader's finished games, or no longer."""
    return await puzzling.wish(house, keyed_reader, data)
