"""What Bioutifoul says: lines of message ids and numbers, told from steps, positions and views."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.resources import files
from typing import Any

from vernissage.core.game import Line, Panel, Row, Wording
from vernissage.core.rows import multiset, size
from vernissage.core.step import Decision, Step
from vernissage.games.bioutifoul.box import (
    ARTISTS,
    BUY,
    END_ACTIONS,
    EXHIBITIONS,
    FACES,
    FIRST_SHOWN,
    MOUNT,
    NO_INFLUENCE,
    PLACES,
    SECOND_SHOWN,
    SELL,
    fitting,
)
from vernissage.games.bioutifoul.components import ARTIST_IDS
from vernissage.games.bioutifoul.figures import FIGURES, REASONS
from vernissage.games.bioutifoul.influence import (
    DrawInfluence,
    MoveArtist,
    PlayInfluence,
    cards_played,
    drawn,
    way_of,
)
from vernissage.games.bioutifoul.phrases import Args, artist_args, exhibition_args, face_args, move, names
from vernissage.games.bioutifoul.refill import LayOutExhibition, LayOutWork
from vernissage.games.bioutifoul.setup import FirstPlayer, PlaceArtist
from vernissage.games.bioutifoul.state import State, rating
from vernissage.games.bioutifoul.telling import tell
from vernissage.games.bioutifoul.turn import TakeAction
from vernissage.games.bioutifoul.view import View


def prompt(s: State, step: Decision[Any]) -> Line:
    """What a seat is asked; the numbers are public, since the others read them too."""
    return PROMPTS[type(step)](s, step)


def ask_influence(s: State, step: MoveArtist) -> Line:
    """How many cards may be played at most."""
    hand = size(s.players[step.seat].influence)
    return Line("ask-influence", {"player": step.seat, "max": min(hand, s.box.influence_limit)})


def ask_card(s: State, step: PlayInfluence) -> Line:
    """How many cards are still to be chosen, and for whom."""
    args: Args = {"player": step.seat, "left": abs(step.places)}
    return Line("ask-play-influence", {**args, **artist_args(step.artist)})


PROMPTS: dict[type[Step[Any]], Callable[[State, Any], Line]] = {
    MoveArtist: ask_influence,
    PlayInfluence: ask_card,
    TakeAction: lambda s, step: Line("ask-action", {"player": step.seat, "left": s.box.action_limit - s.taken}),
}
"""What each decision asks."""


def label(s: State, step: Step[Any], choice: int) -> Line:
    """What a choice is called."""
    return LABELS[type(step)](s, choice)


def label_move(s: State, choice: int) -> Line:
    """A move of an artist, or none."""
    if choice == NO_INFLUENCE:
        return Line("label-no-influence")
    return Line("label-move" if cards_played(s, choice) else "label-stay", move(s, choice))


def label_action(s: State, choice: int) -> Line:
    """An action with its price, or the end of the actions."""
    if choice == END_ACTIONS:
        return Line("label-end-actions") if s.taken else Line("label-no-action", compensation(s))
    if choice >= MOUNT:
        return Line("label-mount", exhibition_args(choice - MOUNT))
    if choice >= SELL:
        return Line("label-sell", {**artist_args(choice - SELL), "price": rating(s, choice - SELL)})
    return Line("label-buy", {**artist_args(choice - BUY), "price": rating(s, choice - BUY)})


def label_face(s: State, face: int) -> Line:
    """An influence card."""
    return Line("influence-face", face_args(face))


def label_artist(s: State, artist: int) -> Line:
    """An artist."""
    return Line("artist-name", artist_args(artist))


LABELS: dict[type[Step[Any]], Callable[[State, int], Line]] = {
    FirstPlayer: lambda s, seat: Line("label-player", {"player": seat}),
    LayOutExhibition: lambda s, exhibition: Line("label-exhibition", exhibition_args(exhibition)),
    MoveArtist: label_move,
    DrawInfluence: label_face,
    PlayInfluence: label_face,
    PlaceArtist: label_artist,
    LayOutWork: label_artist,
    TakeAction: label_action,
}
"""How each decision or chance names its choices."""


def compensation(s: State) -> Args:
    """What a turn without an action brings."""
    return {"gold": s.box.compensation_gold, "cards": drawn(s, s.box.compensation_influence)}


def refusal(s: State, step: Decision[Any], choice: int, why: str) -> Line:
    """Why a choice cannot be made, with what is needed and what is there."""
    return Line(why, REFUSED[type(step)](s, step, choice))


def refused_move(s: State, step: MoveArtist, choice: int) -> Args:
    """The move, the cards held for it, the limit."""
    held = fitting(s.players[step.seat].influence, choice // PLACES, way_of(s, choice))
    return {**move(s, choice), "held": held, "limit": s.box.influence_limit}


def refused_face(s: State, step: PlayInfluence, face: int) -> Args:
    """The card, and what is wanted."""
    return {**face_args(face), "moved": ARTIST_IDS[step.artist], "left": abs(step.places)}


def refused_action(s: State, step: TakeAction, choice: int) -> Args:
    """The works that an exhibition lacks; the price of a work, and the gold and room there are."""
    me = s.players[step.seat]
    if choice >= MOUNT:
        both = (FIRST_SHOWN[choice - MOUNT], SECOND_SHOWN[choice - MOUNT])
        lacking = [artist for artist in both if not me.works[artist]]
        missing = ARTIST_IDS[lacking[0]] if len(lacking) == 1 else "both"
        return {"artist": missing, **exhibition_args(choice - MOUNT)}
    artist = choice - SELL if choice >= SELL else choice - BUY
    return {**artist_args(artist), "price": rating(s, artist), "gold": me.gold, "limit": s.box.gallery_limit}


REFUSED: dict[type[Step[Any]], Callable[[State, Any, int], Args]] = {
    MoveArtist: refused_move,
    PlayInfluence: refused_face,
    TakeAction: refused_action,
}
"""The numbers of the refusals of each decision."""


def panels(view: View) -> list[Panel]:
    """The table in words: the column, the market, the course of the game, then everybody's gallery and hand."""
    column = [
        Row(Line("artist-name", artist_args(artist)), view.ratings[artist], ("artist", artist))
        for artist in view.column
    ]
    seats = [player_panel(view, seat) for seat in range(len(view.players))]
    return [
        Panel(Line("panel-ratings"), column),
        Panel(Line("panel-market-works"), market_works(view)),
        Panel(Line("panel-market-exhibitions"), market_exhibitions(view)),
        Panel(Line("panel-course"), course(view)),
        *seats,
    ]


def counted(things: Sequence[int], names: list[Line], target: int | None = None) -> list[Row]:
    """A row for each kind of thing there is, with its number; from `target` on they point at actions."""
    numbers = multiset(list(things), len(names))
    return [
        Row(name, numbers[i], None if target is None else ("action", target + i))
        for i, name in enumerate(names)
        if numbers[i]
    ]


def by_artist(id: str) -> list[Line]:
    """A message about each artist."""
    return [Line(id, artist_args(artist)) for artist in range(ARTISTS)]


def by_face(id: str) -> list[Line]:
    """A message about each influence card."""
    return [Line(id, face_args(face)) for face in range(FACES)]


def by_exhibition(id: str) -> list[Line]:
    """A message about each exhibition."""
    return [Line(id, exhibition_args(exhibition)) for exhibition in range(EXHIBITIONS)]


def market_works(view: View) -> list[Row]:
    """The works that can be bought, then those that will come and those that are gone."""
    pile = Row(Line("panel-work-pile"), view.work_pile)
    there = counted(view.market_works, by_artist("artist-name"), BUY)
    return [*there, pile, *counted(view.discard, by_artist("panel-discard"))]


def market_exhibitions(view: View) -> list[Row]:
    """The exhibitions that can be mounted, and the pile."""
    rows = counted(view.market_exhibitions, by_exhibition("label-exhibition"), MOUNT)
    rows.append(Row(Line("panel-exhibition-pile"), view.exhibition_pile))
    if view.exhibitions_removed:
        rows.append(Row(Line("panel-exhibitions-removed"), view.exhibitions_removed))
    return rows


def course(view: View) -> list[Row]:
    """The table round, who begins it, the phase of the turn, the influence pile, and how near the end is."""
    rows = [Row(Line("panel-round"), view.round)]
    if view.first is not None:
        rows.append(Row(Line("panel-first"), Line("label-player", {"player": view.first})))
    if view.turn is not None:
        rows.append(Row(Line("panel-turn"), Line("label-player", {"player": view.turn})))
    if view.phase is not None:
        args: Args = {"phase": view.phase, "taken": view.actions_taken, "limit": view.action_limit}
        rows.append(Row(Line("panel-phase"), Line("panel-phase-name", args)))
    if view.last_round:
        rows.append(Row(Line("panel-last-round")))
    quiet: Args = {"rounds": view.quiet_rounds, "limit": view.quiet_limit}
    rows.append(Row(Line("panel-quiet-rounds"), Line("panel-quiet-rounds-of", quiet)))
    rows.append(Row(Line("panel-influence-pile"), view.influence_pile))
    return rows


def player_panel(view: View, seat: int) -> Panel:
    """A player's points, gold, gallery and influence cards; the secret ones if they are the reader's."""
    player = view.players[seat]
    own = player.hidden is not None
    rows = [
        Row(Line("panel-points"), player.points),
        Row(Line("panel-gold"), player.gold),
        Row(Line("panel-wealth"), player.wealth),
    ]
    rows += counted(player.works, by_artist("panel-work"), SELL if own else None)
    if seat == view.turn:
        rows += counted(view.bought, by_artist("panel-bought"))
    rows += counted(player.exhibitions, by_exhibition("panel-exhibition"))
    rows.append(Row(Line("panel-influence"), player.influence))
    rows += counted(player.known, by_face("panel-known"))
    rows += counted(player.hidden or (), by_face("panel-hidden"))
    return Panel(Line("label-player", {"player": seat}), rows, seat)


def there(s: State, step: Decision[Any], choice: int) -> bool:
    """Whether the box has such influence cards."""
    return not isinstance(step, PlayInfluence) or (choice < len(s.box.influence) and s.box.influence[choice] > 0)


WORDING = Wording(
    prompt,
    label,
    tell,
    refusal,
    panels,
    rules={
        "why-same-place": "BIL-039",
        "why-influence": "BIL-037",
        "why-influence-limit": "BIL-035",
        "why-face": "BIL-125",
        "why-no-such-influence": "BIL-127",
        "why-face-order": "BIL-127",
        "why-no-such-work": "BIL-058",
        "why-gallery-full": "BIL-061",
        "why-gold": "BIL-060",
        "why-not-in-gallery": "BIL-065",
        "why-bought-this-turn": "BIL-067",
        "why-no-such-exhibition": "BIL-070",
        "why-missing-work": "BIL-072",
    },
    catalogues={lang: files(__package__).joinpath(f"text/{lang}.ftl").read_text("utf-8") for lang in ("en", "fr")},
    silent=frozenset({"TakeAction", "PlayInfluence", "EndTurn"}),
    there=there,
    figures=FIGURES,
    reasons=REASONS,
    names=names,
)
