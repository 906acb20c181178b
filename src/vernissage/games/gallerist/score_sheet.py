"""The score sheet of The Gallerist, line by line, from a view: final at the end, before it as if it came now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import asdict

from vernissage.core.game import Line, Score
from vernissage.games.gallerist.phrases import Args
from vernissage.games.gallerist.view import CardGoal, CountedTile, SecretCard, View

NUMBERS = ("one", "two", "three", "four")
ORDINALS = ("first", "second", "third", "fourth")


def score_sheet(view: View) -> list[Score]:
    """Money in hand and the steps of the final scoring; secret cards only where the reader sees them (pp. 15-16).

    Before the auction nobody can know what it will bring: it has no line yet.
    """
    lines: list[Score] = []
    for seat in range(len(view.players)):
        for line, points in player_lines(view, seat):
            lines.append(Score(seat, line, points))
    return lines


def player_lines(view: View, seat: int) -> Iterator[tuple[Line, int]]:
    """One player's lines in the order of the final scoring (p. 15)."""
    player = view.players[seat]
    yield Line("score-money"), player.money
    for column in view.market.columns:
        mine = column.standings[seat]
        if mine.assistants:
            yield (
                Line("score-majorities", {"column": column.column, "assistants": mine.assistants}),
                mine.money,
            )
    for space in player.reputation:
        if space.tile:
            yield tile_line(space.tile)
    for exhibit in player.exhibited:
        if exhibit.artist:
            yield Line("score-exhibition", {**asdict(exhibit.artist), "stars": exhibit.stars or 0}), exhibit.value or 0
    if player.auctioned:
        yield Line("score-auction", {"form": player.auctioned.form}), player.auctioned.money
    yield from card_lines("score-curator", player.curator)
    yield from card_lines("score-dealer", player.dealer)
    influence = player.final_influence
    yield Line("score-influence", {"influence": influence}), view.influence_track.worth[influence]


def tile_line(tile: CountedTile) -> tuple[Line, int]:
    """A reputation tile: how many it counts, the influence and the money that makes (p. 20)."""
    count = tile.counted
    args: Args = {"tile": tile.tile, "count": count, "influence": count * tile.influence}
    return Line("score-reputation", args), count * tile.money


def card_lines(id: str, card: SecretCard | None) -> Iterator[tuple[Line, int]]:
    """The goals of a curator or dealer card that are met (pp. 15-16)."""
    for goal in card.goals if card else ():
        if goal.met:
            line = goal_line(goal)
            yield Line(f"{id}-{line.id.removeprefix('goal-')}", line.args), goal.money


def goal_line(goal: CardGoal) -> Line:
    """A goal: its money and the works it wants, form by form."""
    wanted = [(form, count) for form, count in asdict(goal.works).items() if count]
    args: Args = {"money": goal.money}
    for ordinal, (form, count) in zip(ORDINALS, wanted, strict=False):
        args[ordinal] = form
        args[f"{ordinal}s"] = count
    return Line(f"goal-{NUMBERS[len(wanted) - 1]}", args)
