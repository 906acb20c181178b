"""What Bioutifoul says: lines of message ids and numbers, told from steps, positions and views."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from vernissage.core.game import Line, Panel, Row, View, Wording
from vernissage.core.rows import multiset, size
from vernissage.core.step import HIDDEN, Decision, Step
from vernissage.games.bioutifoul.box import (
    ANY_ARTIST,
    ARTISTS,
    BUY,
    END_ACTIONS,
    EXHIBITIONS,
    FACES,
    FIRST_SHOWN,
    MOUNT,
    NO_INFLUENCE,
    PLACES,
    SAME_ARTIST,
    SECOND_SHOWN,
    SELL,
    WHO,
    fitting,
)
from vernissage.games.bioutifoul.components import ARTIST_IDS, WAY_IDS
from vernissage.games.bioutifoul.figures import FIGURES
from vernissage.games.bioutifoul.influence import (
    DrawInfluence,
    MoveArtist,
    PassCard,
    PassInfluence,
    PlayInfluence,
    cards_played,
    way_of,
)
from vernissage.games.bioutifoul.market import BuyWork, MountExhibition, SellWork
from vernissage.games.bioutifoul.refill import LayOutExhibition, LayOutWork, ShuffleDiscard
from vernissage.games.bioutifoul.scoring import scores, wealth, winners
from vernissage.games.bioutifoul.setup import FirstPlayer, PlaceArtist
from vernissage.games.bioutifoul.state import State, exhibition_pile, on_the_right, rating
from vernissage.games.bioutifoul.turn import Bank, BeginTurn, Compensate, EndGame, RenewWorks

Args = dict[str, int | str]


def artist_args(artist: int) -> Args:
    """An artist, as an id."""
    return {"artist": ARTIST_IDS[artist]}


def face_args(face: int) -> Args:
    """What an influence card shows: an artist or `any`, and which way its arrow points."""
    who = face % WHO
    return {"artist": "any" if who == ANY_ARTIST else ARTIST_IDS[who], "way": WAY_IDS[face // WHO]}


def exhibition_args(exhibition: int) -> Args:
    """The two artists of an exhibition, as ids."""
    return {"first": ARTIST_IDS[FIRST_SHOWN[exhibition]], "second": ARTIST_IDS[SECOND_SHOWN[exhibition]]}


def prompt(s: State, step: Decision[Any]) -> Line:
    """What a seat is asked; the numbers are public, since the others read them too."""
    if isinstance(step, MoveArtist):
        hand = size(s.players[step.seat].influence)
        return Line("ask-influence", {"player": step.seat, "max": min(hand, s.box.influence_limit)})
    if isinstance(step, PlayInfluence):
        args: Args = {"player": step.seat, "left": abs(step.places)}
        return Line("ask-play-influence", {**args, **artist_args(step.artist)})
    return Line("ask-action", {"player": step.seat, "left": s.box.action_limit - s.taken})


def label(s: State, step: Step[Any], choice: int) -> Line:
    """What a choice is called."""
    if isinstance(step, FirstPlayer):
        return Line("label-player", {"player": choice})
    if isinstance(step, LayOutExhibition):
        return Line("label-exhibition", exhibition_args(choice))
    if isinstance(step, MoveArtist):
        if choice == NO_INFLUENCE:
            return Line("label-no-influence")
        return Line("label-move" if cards_played(s, choice) else "label-stay", move(s, choice))
    if isinstance(step, (DrawInfluence, PlayInfluence)):
        return Line("influence-face", face_args(choice))
    if isinstance(step, (PlaceArtist, LayOutWork)):
        return Line("artist-name", artist_args(choice))
    if choice == END_ACTIONS:
        return Line("label-end-actions") if s.taken else Line("label-no-action", compensation(s))
    if choice >= MOUNT:
        return Line("label-mount", exhibition_args(choice - MOUNT))
    if choice >= SELL:
        return Line("label-sell", {**artist_args(choice - SELL), "price": rating(s, choice - SELL)})
    return Line("label-buy", {**artist_args(choice - BUY), "price": rating(s, choice - BUY)})


def move(s: State, choice: int) -> Args:
    """A move of an artist: which way, how many cards and places, and the ratings before and after."""
    artist, place = choice // PLACES, choice % PLACES
    args: Args = {"way": "up" if place < s.places[artist] else "down", "cards": cards_played(s, choice)}
    return {**artist_args(artist), **args, "before": rating(s, artist), "rating": s.box.ratings[place]}


def compensation(s: State) -> Args:
    """What a turn without an action brings."""
    cards = min(s.box.compensation_influence, size(s.influence_pile))
    return {"gold": s.box.compensation_gold, "cards": cards}


def refusal(s: State, step: Decision[Any], choice: int, why: str) -> Line:
    """Why a choice cannot be made, with what is needed and what is there."""
    me = s.players[step.seat]
    if isinstance(step, MoveArtist):
        held = fitting(me.influence, choice // PLACES, way_of(s, choice))
        return Line(why, {**move(s, choice), "held": held, "limit": s.box.influence_limit})
    if isinstance(step, PlayInfluence):
        wanted: Args = {"moved": ARTIST_IDS[step.artist], "left": abs(step.places)}
        return Line(why, {**face_args(choice), **wanted})
    if choice >= MOUNT:
        both = (FIRST_SHOWN[choice - MOUNT], SECOND_SHOWN[choice - MOUNT])
        lacking = [artist for artist in both if not me.works[artist]]
        missing = ARTIST_IDS[lacking[0]] if len(lacking) == 1 else "both"
        return Line(why, {"artist": missing, **exhibition_args(choice - MOUNT)})
    artist = choice - SELL if choice >= SELL else choice - BUY
    return Line(why, {**artist_args(artist), "price": rating(s, artist), "gold": me.gold, "limit": s.box.gallery_limit})


def tell(s: State, step: Step[Any], choice: int, seat: int) -> list[Line]:
    """The lines of the log for a step about to be carried out."""
    if isinstance(step, FirstPlayer):
        return [Line("first-player", {"player": choice})]
    if isinstance(step, PlaceArtist):
        return [Line("place-artist", {**artist_args(choice), "rating": s.box.ratings[step.place]})]
    if isinstance(step, MoveArtist):
        return [] if choice == NO_INFLUENCE else [Line("move-artist", {"player": step.seat, **move(s, choice)})]
    if isinstance(step, DrawInfluence):
        if choice == HIDDEN:
            return [Line("draw-influence", {"player": step.seat})]
        return [Line("draw-influence-own", {"player": step.seat, **face_args(choice)})]
    if isinstance(step, LayOutWork):
        return [Line("lay-out-work", artist_args(choice))]
    if isinstance(step, LayOutExhibition):
        last = [Line("last-round")] if exhibition_pile(s) == 1 else []
        return [Line("lay-out-exhibition", exhibition_args(choice)), *last]
    if isinstance(step, (BuyWork, SellWork)):
        id = "buy-work" if isinstance(step, BuyWork) else "sell-work"
        return [Line(id, {"player": step.seat, **artist_args(step.artist), "price": rating(s, step.artist)})]
    if isinstance(step, MountExhibition):
        return [Line("mount-exhibition", {"player": step.seat, **exhibition_args(step.exhibition)})]
    return tell_of_the_turn(s, step)


def tell_of_the_turn(s: State, step: Step[Any]) -> list[Line]:
    """The lines for the course of a turn and for the end."""
    if isinstance(step, BeginTurn):
        return [Line("begin-turn", {"round": s.round + 1})] if step.seat == s.first else []
    if isinstance(step, RenewWorks):
        return [Line("renew-works", {"case": "same_artist" if step.case == SAME_ARTIST else "no_match"})]
    if isinstance(step, PassInfluence):
        args: Args = {"player": step.seat, "other": on_the_right(s, step.seat), "cards": step.cards}
        return [Line("pass-influence", {**args, **artist_args(step.artist)})]
    if isinstance(step, PassCard):
        given: Args = {"player": step.seat, "other": on_the_right(s, step.seat)}
        return [Line("pass-card", {**given, **face_args(step.influence)})]
    if isinstance(step, Compensate):
        return [Line("compensate", {"player": step.seat, "gold": s.box.compensation_gold})]
    if isinstance(step, Bank):
        return [Line("bank", {"player": step.seat, "gold": s.box.bank_gold})]
    if isinstance(step, ShuffleDiscard):
        return [Line("shuffle-discard")]
    if isinstance(step, EndGame):
        return [
            Line("end-pile" if exhibition_pile(s) == 0 else "end-stall", {"rounds": s.box.quiet_rounds}),
            *result(s),
        ]
    return []


def result(s: State) -> list[Line]:
    """Everybody's points and wealth, then who wins."""
    totals = scores(s)
    lines: list[Line] = []
    for seat, player in enumerate(s.players):
        lines.append(Line("end-game", {"player": seat, "points": totals[seat], "wealth": wealth(s, player)}))
    won = winners(s)
    return lines + [Line("wins" if len(won) == 1 else "shares-win", {"player": seat}) for seat in won]


def panels(view: View) -> list[Panel]:
    """The table in words: the column, the market, the course of the game, then everybody's gallery and hand."""
    column = [
        Row(Line("artist-name", artist_args(artist)), view["ratings"][artist], ("artist", artist))
        for artist in view["column"]
    ]
    seats = [player_panel(view, seat) for seat in range(len(view["players"]))]
    return [
        Panel(Line("panel-ratings"), column),
        Panel(Line("panel-market-works"), market_works(view)),
        Panel(Line("panel-market-exhibitions"), market_exhibitions(view)),
        Panel(Line("panel-course"), course(view)),
        *seats,
    ]


def counted(things: list[int], names: list[Line], target: int | None = None) -> list[Row]:
    """A row for each kind of thing there is, with its number; from `target` on they point at actions."""
    numbers = multiset(things, len(names))
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
    pile = Row(Line("panel-work-pile"), view["work_pile"])
    there = counted(view["market_works"], by_artist("artist-name"), BUY)
    return [*there, pile, *counted(view["discard"], by_artist("panel-discard"))]


def market_exhibitions(view: View) -> list[Row]:
    """The exhibitions that can be mounted, and the pile."""
    rows = counted(view["market_exhibitions"], by_exhibition("label-exhibition"), MOUNT)
    rows.append(Row(Line("panel-exhibition-pile"), view["exhibition_pile"]))
    if view["exhibitions_removed"]:
        rows.append(Row(Line("panel-exhibitions-removed"), view["exhibitions_removed"]))
    return rows


def course(view: View) -> list[Row]:
    """The table round and the phase of the turn, the influence pile, and how near the end is."""
    rows = [Row(Line("panel-round"), view["round"])]
    if view["turn"] is not None:
        rows.append(Row(Line("panel-turn"), Line("label-player", {"player": view["turn"]})))
    if view["phase"] is not None:
        args: Args = {"phase": view["phase"], "taken": view["actions_taken"], "limit": view["action_limit"]}
        rows.append(Row(Line("panel-phase"), Line("panel-phase-name", args)))
    if view["last_round"]:
        rows.append(Row(Line("panel-last-round")))
    quiet: Args = {"rounds": view["quiet_rounds"], "limit": view["quiet_limit"]}
    rows.append(Row(Line("panel-quiet-rounds"), Line("panel-quiet-rounds-of", quiet)))
    rows.append(Row(Line("panel-influence-pile"), view["influence_pile"]))
    return rows


def player_panel(view: View, seat: int) -> Panel:
    """A player's points, gold, gallery and influence cards; the secret ones if they are the reader's."""
    player = view["players"][seat]
    own = player["hidden"] is not None
    rows = [
        Row(Line("panel-points"), player["points"]),
        Row(Line("panel-gold"), player["gold"]),
        Row(Line("panel-wealth"), player["wealth"]),
    ]
    rows += counted(player["works"], by_artist("panel-work"), SELL if own else None)
    if seat == view["turn"]:
        rows += counted(view["bought"], by_artist("panel-bought"))
    rows += counted(player["exhibitions"], by_exhibition("panel-exhibition"))
    rows.append(Row(Line("panel-influence"), player["influence"]))
    rows += counted(player["known"], by_face("panel-known"))
    rows += counted(player["hidden"] or [], by_face("panel-hidden"))
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
)
