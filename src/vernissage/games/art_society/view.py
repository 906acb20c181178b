"""What a seat may know of a position of Art Society, and the score sheet that follows from it."""

from __future__ import annotations

from typing import Any

from vernissage.core.game import Line, Score, View
from vernissage.core.step import NONE, SPECTATOR
from vernissage.games.art_society.bidding import Pick
from vernissage.games.art_society.box import GENRES, PAINTINGS, STACKS, Box, is_decor, shields
from vernissage.games.art_society.components import DECOR_SIZES, FRAME_IDS, GENRE_IDS, SIZES
from vernissage.games.art_society.decor import HangDecor, HangFromAssistant, TakeDecor
from vernissage.games.art_society.hanging import Hang, HangFromMuseum
from vernissage.games.art_society.prestige import level
from vernissage.games.art_society.round import hands_empty, too_many_excess, wall_full
from vernissage.games.art_society.scoring import (
    bare_corners,
    decor_shields,
    faux_pas,
    hand_total,
    in_eyeline,
    in_faux_pas,
    score,
    valued,
)
from vernissage.games.art_society.setup import HangStartPainting
from vernissage.games.art_society.state import Player, State, bits, full, value_of


def view(s: State, seat: int) -> View:
    """The table as a seat sees it: all walls and the museum, its own hand, the number of the others' cards.

    Once the game is over all hands are open (A24).
    """
    over = not s.agenda
    return {
        "game": "art-society",
        "seat": None if seat == SPECTATOR else seat,
        "round": s.round,
        "gavel": None if s.gavel == NONE else s.gavel,
        "ending": ending(s),
        "over": over,
        "wall": wall(s.box),
        "stacks": [stack(s, i) for i in range(STACKS)],
        "chosen": list(s.chosen),
        "lots": [None if lot == NONE else painting(s.box, lot) for lot in s.lots],
        "museum": [painting(s.box, work) for work in s.museum],
        "track": s.box.track,
        "podium": list(s.box.podium),
        "genres": [genre(s, i) for i in range(GENRES)],
        "decor": [{"value": i + 1, "left": left} for i, left in enumerate(s.decor)],
        "decor_standing": s.box.standing,
        "bid_cards": list(s.box.bids),
        "picking": [step.seat for step in reversed(s.agenda) if isinstance(step, Pick)],
        "to_hang": [step.seat for step in reversed(s.agenda) if isinstance(step, Hang)],
        "hanging": hanging(s),
        "decor_due": decor_due(s),
        "out_of_game": [painting(s.box, work) for work in bits(s.start_paintings)] if s.gavel != NONE else [],
        "players": [player_area(s, player, i == seat, over) for i, player in enumerate(s.players)],
    }


def hanging(s: State) -> dict[str, Any] | None:
    """The tile that is being hung just now, and by whom."""
    step = s.agenda[-1] if s.agenda else None
    if isinstance(step, HangDecor):
        return {"seat": step.seat, **tile_shown(s.box, PAINTINGS + step.decor)}
    if isinstance(step, HangFromAssistant):
        return {"seat": step.seat, **tile_shown(s.box, s.players[step.seat].assistant)}
    if isinstance(step, (HangStartPainting, Hang, HangFromMuseum)):
        return {"seat": step.seat, **tile_shown(s.box, s.players[step.seat].picked)}
    return None


def decor_due(s: State) -> dict[str, Any] | None:
    """The decor that somebody is taking just now: up to a value, or tiles of a value in all."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, TakeDecor):
        return None
    return {"seat": step.seat, "left": step.left, "several": step.several, "wanted": step.wanted}


def ending(s: State) -> list[str]:
    """Why the game ends with this round, if it does (p. 7)."""
    reasons = {"full": wall_full(s), "excess": too_many_excess(s), "hands": hands_empty(s)}
    return [reason for reason, holds in reasons.items() if holds]


def wall(box: Box) -> dict[str, Any]:
    """What is printed on a gallery board; cells are numbered row by row from the top left."""
    return {
        "columns": box.grid.columns,
        "rows": box.grid.rows,
        "stars": list(box.stars),
        "eyeline": [row - 1 for row in box.eyeline_rows],
        "corners": list(box.corners),
    }


def stack(s: State, i: int) -> dict[str, Any]:
    """A stack of face-down paintings: what their backs show, and how many are left beside the lots chosen."""
    width, height = SIZES[i]
    left = len(bits(s.stacks[i])) - s.chosen.count(i)
    return {"stack": i, "width": width, "height": height, "value": s.box.stack_value[i], "left": left}


def painting(box: Box, tile: int) -> dict[str, Any]:
    """A painting, face up."""
    width, height = SIZES[box.shape[tile]]
    return {
        "tile": tile,
        "kind": "painting",
        "genre": GENRE_IDS[box.genre[tile]],
        "frame": FRAME_IDS[box.frame[tile]],
        "width": width,
        "height": height,
        "value": value_of(box, tile),
    }


def held(box: Box, tile: int) -> dict[str, Any] | None:
    """A tile, if there is one."""
    return None if tile == NONE else tile_shown(box, tile)


def tile_shown(box: Box, tile: int) -> dict[str, Any]:
    """A painting or a decor tile."""
    if not is_decor(tile):
        return painting(box, tile)
    width, height = DECOR_SIZES[tile - PAINTINGS]
    return {"tile": tile, "kind": "decor", "width": width, "height": height, "value": shields(tile - PAINTINGS)}


def genre(s: State, i: int) -> dict[str, Any]:
    """A genre's marker: its total, its space on the track and its side, and what its paintings are worth now."""
    total = s.prestige[i]
    black = total > s.box.track
    return {
        "genre": GENRE_IDS[i],
        "prestige": total,
        "space": (total - 1) % s.box.track + 1 if total else 0,
        "black": black,
        "level": level(s, i),
        "in_museum": sum(1 for work in s.museum if s.box.genre[work] == i),
    }


def player_area(s: State, player: Player, own: bool, over: bool) -> dict[str, Any]:
    """What belongs to a player; the hand and the pile below its top card only if they are the reader's (ch. 2).

    Hands are open at the end, where their sums settle a tie (p. 8; A24).
    """
    box = s.box
    tiles = []
    for i, (tile, cell) in enumerate(player.tiles):
        where = {"cell": cell, "column": cell % box.grid.columns, "row": cell // box.grid.columns}
        tiles.append({**tile_shown(box, tile), **where, "faux_pas": in_faux_pas(box, player, i)})
    covered = len(box.grid.listed(player.wall))
    return {
        "hand": [box.bids[card] for card in bits(player.hand)] if own or over else None,
        "hand_total": hand_total(s, player) if over else None,
        "hand_size": len(bits(player.hand)),
        "pile": list(player.pile) if own else None,
        "pile_size": len(player.pile),
        "top_bid": player.pile[-1] if player.pile else None,
        "has_bid": player.sealed != NONE,
        "bid": player.sealed if own and player.sealed != NONE else None,
        "tiles": tiles,
        "clashes": faux_pas(box, player),
        "free": box.grid.cells - covered,
        "assistant": held(box, player.assistant),
        "picked": held(box, player.picked),
        "excess": [painting(box, work) for work in player.excess],
        "excess_to_end": box.excess_end,
        "score": score_lines(s, player),
        "points": score(s, player),
    }


def score_lines(s: State, player: Player) -> list[dict[str, Any]]:
    """The lines of the score as they stand: what is counted, how many, what each is worth (p. 8)."""
    box = s.box
    counts = valued(s, player)
    on_wall = [box.genre[tile] for tile, _ in player.tiles if not is_decor(tile)]
    lines: list[dict[str, Any]] = [
        {
            "line": "prestige",
            "genre": GENRE_IDS[i],
            "faux_pas": on_wall.count(i) - counts[i],
            "count": counts[i],
            "each": level(s, i),
        }
        for i in range(GENRES)
    ]
    lines.append({"line": "decor", "count": decor_shields(player), "each": 1})
    lines.append({"line": "eyeline", "count": in_eyeline(s, player), "each": box.eyeline_bonus})
    lines.append({"line": "full", "count": int(full(s, player)), "each": box.full_bonus})
    lines.append({"line": "corners", "count": bare_corners(s, player), "each": -box.bare_corner})
    lines.append({"line": "excess", "count": len(player.excess), "each": -box.excess_penalty})
    return lines


def score_sheet(view: View) -> list[Score]:
    """Every line of every player's score, those worth nothing too; at the end, what settles a tie (p. 8; A24)."""
    lines: list[Score] = []
    for seat, player in enumerate(view["players"]):
        for entry in player["score"]:
            args: dict[str, int | str] = {"count": entry["count"], "each": abs(entry["each"])}
            if entry["line"] == "prestige":
                args |= {"genre": entry["genre"], "faux_pas": entry["faux_pas"]}
            lines.append(Score(seat, Line(f"score-{entry['line']}", args), entry["count"] * entry["each"]))
        if view["over"]:
            lines.append(Score(seat, Line("tie-hand", {"total": player["hand_total"]}), 0))
    return lines
