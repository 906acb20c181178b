"""Opening a stored game: replayed and compared with its snapshot; a corrected rule never kills it."""

from __future__ import annotations

import time

from vernissage.core.game import Game
from vernissage.core.sheet import Sheet, SheetError
from vernissage.games import game as find_game
from vernissage.server.store.rows import Change, Snapshot, StoredGame
from vernissage.table import codec
from vernissage.table.match import AnswerError, Match, SetupError
from vernissage.table.record import RecordError

CORRECTED = "notice-corrected"
FAULTS = (RecordError, SetupError, codec.PositionError, AnswerError, SheetError)
"""How a replay can fail when the rules are no longer those of the record."""


class Unplayable(RuntimeError):
    """A stored game that neither its answers nor its snapshot can bring back."""


def reopen(stored: StoredGame) -> tuple[Match, Change | None]:
    """The match of a stored game, and the change to write if it had to go on from its snapshot."""
    game, table = find_game(stored.table.game), stored.table
    try:
        match = replayed(game, stored)
    except FAULTS as fault:
        if stored.snapshot is None:
            raise Unplayable(f"table {table.id}: {fault}") from fault
        match, tail = from_snapshot(game, stored, stored.snapshot)
        after = table.changed(
            version=game.version,
            start=match.start,
            answers=len(tail),
            early=(),
            seq=table.seq + 1,
            updated=time.time(),
            base=table.seq + 1,
            asked=tuple(match.asked()),
            undo_request=None,
            status="finished" if match.finished else "playing",
            notice=CORRECTED,
        )
        snapshot = Snapshot.of(match)
        return match, Change(table.seq, table.answers, after, 0, tail, snapshot=snapshot, rules=True)
    return match, None


def replayed(game: Game, stored: StoredGame) -> Match:
    """The match replayed from its answers; at its snapshot it must be where it was."""
    snapshot = stored.snapshot
    known = len(stored.answers) if snapshot is None else snapshot.answers
    match = fresh(game, stored, stored.table.start, stored.answers[:known])
    if snapshot is not None and codec.digest(game, match.state) != snapshot.digest:
        raise RecordError("the replayed position is not the stored one")
    match.play_on(stored.answers[known:])
    if match.finished != (stored.table.status == "finished"):
        raise RecordError("the game is over too early or not at all")
    for seat, choice in stored.table.early:
        match.answer(seat, choice)
    return match


def from_snapshot(game: Game, stored: StoredGame, snapshot: Snapshot) -> tuple[Match, tuple[int, ...]]:
    """The match from its last snapshot, with the answers given since if they still fit."""
    try:
        match = fresh(game, stored, snapshot.position, ())
    except FAULTS as fault:
        raise Unplayable(f"table {stored.table.id}: {fault}") from fault
    try:
        match.play_on(stored.answers[snapshot.answers :])
    except FAULTS:
        match = fresh(game, stored, snapshot.position, ())
    match.resume()
    return match, tuple(match.answers)


def fresh(game: Game, stored: StoredGame, start: dict[str, object] | None, answers: tuple[int, ...]) -> Match:
    """A match set up as the header says."""
    table = stored.table
    sheet = None if table.sheet is None else Sheet(table.sheet, "the table's component sheet", strict=False)
    return Match(game, len(stored.seats), table.options, sheet=sheet, start=start, answers=answers)
