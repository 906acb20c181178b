"""The table of Art Society in words, from a view: how a client without a drawing of the board shows it."""

from __future__ import annotations

from vernissage.core.game import Line, Panel, Row
from vernissage.games.art_society.view import Decor, Painting, Stack, View

Args = dict[str, int | str]
LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
"""A tile of a wall is drawn as a letter, in the order of hanging."""


def panels(view: View) -> list[Panel]:
    """The saleroom, the stacks, the museum, the supply, then everybody's wall."""
    table = [
        Row(Line("panel-round"), view.round),
        Row(Line("panel-gavel"), Line("panel-nobody") if view.gavel is None else seat_line(view.gavel)),
        *[Row(Line(f"end-{reason}")) for reason in view.ending],
        *[Row(Line("panel-decor-left", {"value": decor.value}), decor.left) for decor in view.decor],
    ]
    seats = range(len(view.players))
    return [
        Panel(Line("panel-table"), table),
        Panel(Line("panel-saleroom"), saleroom(view)),
        Panel(Line("panel-stacks"), [stack_row(stack) for stack in view.stacks]),
        Panel(Line("panel-museum"), museum(view)),
        *[player_panel(view, seat) for seat in seats],
        *[wall_panel(view, seat) for seat in seats],
    ]


def seat_line(seat: int) -> Line:
    """A seat's name."""
    return Line("label-player", {"player": seat})


def size(tile: Painting | Decor | Stack) -> str:
    """Width and height."""
    return f"{tile.width}×{tile.height}"


def tile_line(tile: Painting | Decor) -> Line:
    """A painting or a decor tile as it is read out."""
    args: Args = {"size": size(tile), "value": tile.value}
    if isinstance(tile, Decor):
        return Line("label-decor", {**args, "genre": "none", "frame": "none"})
    return Line("label-painting", {**args, "genre": tile.genre, "frame": tile.frame})


def stack_row(stack: Stack) -> Row:
    """A stack: what the backs show, and how many there are."""
    args: Args = {"size": size(stack), "value": stack.value}
    return Row(Line("label-stack", args), stack.left, ("stack", stack.stack))


def saleroom(view: View) -> list[Row]:
    """The lots: face down while they are chosen, then face up until they are picked."""
    rows = [
        Row(Line("panel-face-down", {"size": size(view.stacks[stack]), "value": view.stacks[stack].value}))
        for stack in view.chosen
    ]
    for i, lot in enumerate(view.lots):
        row = Row(Line("panel-lot-taken")) if lot is None else Row(tile_line(lot), None, ("lot", i))
        rows.append(row)
    return rows


def museum(view: View) -> list[Row]:
    """The genres by prestige, highest first, then the museum's paintings."""
    ranked = sorted(view.genres, key=lambda genre: (-genre.prestige, view.genres.index(genre)))
    rows = [
        Row(
            Line("genre-title", {"genre": genre.genre}),
            Line("panel-genre", {"prestige": genre.prestige, "level": genre.level}),
        )
        for genre in ranked
    ]
    return rows + [Row(tile_line(work), None, ("painting", work.tile)) for work in view.museum]


def player_panel(view: View, seat: int) -> Panel:
    """What a player has beside the wall, and the hand if it is the reader's or the game is over."""
    player = view.players[seat]
    rows = [
        Row(Line("panel-points"), player.points),
        Row(Line("panel-hand"), player.hand_size),
        Row(Line("panel-top-bid"), Line("panel-none") if player.top_bid is None else player.top_bid),
    ]
    if player.bid is not None:
        rows.append(Row(Line("panel-own-bid"), player.bid))
    elif player.has_bid:
        rows.append(Row(Line("panel-has-bid")))
    if player.picked:
        rows.append(Row(Line("panel-picked"), tile_line(player.picked)))
    held = Line("panel-nothing") if player.assistant is None else tile_line(player.assistant)
    rows.append(Row(Line("panel-assistant"), held))
    rows.append(Row(Line("panel-excess"), Line("panel-of", {"count": len(player.excess), "of": player.excess_to_end})))
    rows += [Row(tile_line(work)) for work in player.excess]
    if player.hand_total is not None:
        rows.append(Row(Line("panel-hand-total"), player.hand_total))
    for card in player.hand or ():
        target = ("bid", view.bid_cards.index(card)) if seat == view.seat else None
        rows.append(Row(Line("label-bid", {"bid": card}), None, target))
    return Panel(seat_line(seat), rows, seat)


def wall_panel(view: View, seat: int) -> Panel:
    """A wall row by row, a letter for each tile, then what the letters mean."""
    player, wall = view.players[seat], view.wall
    columns = wall.columns
    drawn = ["·"] * (columns * wall.rows)
    meanings: list[Row] = []
    for letter, tile in zip(LETTERS * 2, player.tiles, strict=False):
        for row in range(tile.height):
            for column in range(tile.width):
                drawn[tile.cell + row * columns + column] = letter
        args: Args = {"letter": letter, "column": tile.column + 1, "row": tile.row + 1}
        faux_pas: Args = {"faux_pas": "yes" if tile.faux_pas else "no"}
        meanings.append(Row(Line("panel-tile", {**args, **faux_pas}), tile_line(tile)))
    rows = [Row(Line("panel-free"), player.free)]
    for row in range(wall.rows):
        cells = " ".join(drawn[row * columns : (row + 1) * columns])
        eyeline: Args = {"eyeline": "yes" if row in wall.eyeline else "no"}
        rows.append(Row(Line("panel-wall-row", {"row": row + 1, "cells": cells, **eyeline})))
    return Panel(Line("panel-wall", {"player": seat}), rows + meanings, seat)
