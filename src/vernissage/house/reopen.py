"""Opening a stored game: replayed and compared with its snapshot; no rule that changed ever deletes its past."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from vernissage.core.game import Game
from vernissage.core.sheet import SheetError
from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import sheets
from vernissage.house.stored import Chapter, Snapshot, StoredGame, StoredTable
from vernissage.table import codec
from vernissage.table.match import AnswerError, Match, SetupError
from vernissage.table.record import Record, RecordError

LOG = logging.getLogger("vernissage")
CORRECTED = "notice-corrected"
KEPT = "notice-kept"
NONSENSE = (TypeError, LookupError, AttributeError, ArithmeticError, RecursionError)
"""What the rules say to a position that never was."""
FAULTS = (RecordError, SetupError, codec.PositionError, AnswerError, SheetError, ValueError, *NONSENSE)
"""How a replay can fail when the rules are no longer those of the record."""


class Unplayable(RuntimeError):
    """A stored game that neither its answers nor its snapshot can bring back; it stays as it is stored."""


@dataclass(frozen=True)
class Correction:
    """How a game that is not replayed any more is shown; nothing of it is written before somebody plays on."""

    table: StoredTable
    """The header of the new chapter; of a finished game the stored one, with a notice."""
    fault: str
    chapter: Chapter | None
    """What ends; nothing for a finished game, which is never changed."""
    drawn: bool = False
    """Whether chance was asked at once, which has to be written down before anybody sees it."""


def reopen(stored: StoredGame, seed: int | None = None) -> tuple[Match, Correction | None]:
    """The match of a stored game, and how it goes on if it can only be shown from its snapshot."""
    table = stored.table
    try:
        game = find_game(table.game)
    except UnknownGame as unknown:
        raise Unplayable(str(unknown)) from unknown
    if table.version > game.version:
        raise Unplayable(f"rules version {table.version} of {game.name}, this program has {game.version}")
    try:
        return replayed(game, stored, seed), None
    except FAULTS as error:
        fault = f"{type(error).__name__}: {error}" if isinstance(error, NONSENSE) else str(error)
        LOG.warning("%s, rules version %d, not replayed: %s; `vernissage check`", game.name, table.version, fault)
        if stored.snapshot is None:
            raise Unplayable(fault) from error
        if table.status == "finished":
            return ending(game, stored, stored.snapshot), Correction(table.changed(notice=KEPT), fault, None)
        return next_chapter(game, stored, stored.snapshot, fault)


def replayed(game: Game, stored: StoredGame, seed: int | None = None) -> Match:
    """The match replayed from its answers; at its snapshot it must be where it was."""
    snapshot = stored.snapshot
    known = len(stored.answers) if snapshot is None else snapshot.answers
    match = fresh(game, stored, stored.table.start, stored.answers[:known], seed)
    if snapshot is not None and codec.digest(game, match.state) != snapshot.digest:
        raise RecordError("the replayed position is not the stored one")
    match.play_on(stored.answers[known:])
    if match.finished != (stored.table.status == "finished"):
        raise RecordError("the game is over too early or not at all")
    for seat, choice in stored.table.early:
        match.answer(seat, choice)
    return match


def ending(game: Game, stored: StoredGame, snapshot: Snapshot) -> Match:
    """A finished game as it was stored: its last position, with its points."""
    try:
        match = fresh(game, stored, snapshot.position, ())
        if not match.finished:
            raise RecordError("the last position stored is not the end")
    except FAULTS as fault:
        raise Unplayable(str(fault)) from fault
    return match


def next_chapter(game: Game, stored: StoredGame, snapshot: Snapshot, fault: str) -> tuple[Match, Correction]:
    """The match from its last snapshot, with the answers given since if they still fit."""
    table = stored.table
    try:
        match = fresh(game, stored, snapshot.position, ())
    except FAULTS as broken:
        raise Unplayable(str(broken)) from broken
    try:
        match.play_on(stored.answers[snapshot.answers :])
    except FAULTS:
        match = fresh(game, stored, snapshot.position, ())
    given = len(match.answers)
    match.resume()
    after = table.changed(
        version=match.version,
        start=match.start,
        answers=len(match.answers),
        early=(),
        asked=tuple(match.asked()),
        undo_request=None,
        status="finished" if match.finished else "playing",
        notice=CORRECTED,
        clocks=tuple(clock._replace(ended=()) for clock in table.clocks),  # answers are counted anew
    )
    chapter = Chapter(table.version, table.start, stored.answers, table.early, snapshot, fault, 0.0)
    return match, Correction(after, fault, chapter, len(match.answers) > given or match.finished)


def kept_record(stored: StoredGame, match: Match) -> Record:
    """The record of a finished game as its own release wrote it, whatever today's rules make of it."""
    table, digest = stored.table, "" if stored.snapshot is None else stored.snapshot.digest
    return Record(
        game=table.game,
        seats=len(stored.seats),
        answers=stored.answers,
        options=table.options,
        version=table.version,
        names=match.names,
        sheet=table.sheet,
        box=match.box.digest,
        start=table.start,
        digest=digest,
        scores=tuple(match.scores()),
    )


def fresh(
    game: Game,
    stored: StoredGame,
    start: dict[str, object] | None,
    answers: tuple[int, ...],
    seed: int | None = None,
) -> Match:
    """A match set up as the header says, by the rules it was begun with; a position knows them itself."""
    table = stored.table
    version = table.version if start is None else None
    sheet, seats = sheets.stored(table), len(stored.seats)
    begun = {"start": start, "version": version, "known": True}
    return Match(game, seats, table.options, seed=seed, sheet=sheet, answers=answers, **begun)  # type: ignore[arg-type]
