"""The score sheet of Art Society, line by line, from a view."""

from __future__ import annotations

from vernissage.core.game import Line, Score
from vernissage.games.art_society.view import PrestigeLine, View


def score_sheet(view: View) -> list[Score]:
    """Every line of every player's score, those worth nothing too; at the end, what settles a tie (p. 8; A24)."""
    lines: list[Score] = []
    for seat, player in enumerate(view.players):
        for entry in player.score:
            args: dict[str, int | str] = {"count": entry.count, "each": abs(entry.each)}
            if isinstance(entry, PrestigeLine):
                args |= {"genre": entry.genre, "faux_pas": entry.faux_pas}
            lines.append(Score(seat, Line(f"score-{entry.line}", args), entry.count * entry.each))
        if player.hand_total is not None:
            lines.append(Score(seat, Line("tie-hand", {"total": player.hand_total}), 0))
    return lines
