"""What Masters Gallery says: lines of message ids and numbers, told from steps, positions and views."""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources import files
from typing import Any

from vernissage.core.game import Line, Panel, Row, Wording, message
from vernissage.core.rows import multiset
from vernissage.core.step import HIDDEN, NONE, Decision, Step
from vernissage.games.masters_gallery.box import CARDS, DECLINE, Box, artist_of, symbol_of
from vernissage.games.masters_gallery.cards import by_artist, pack, spread
from vernissage.games.masters_gallery.components import ARTIST_IDS, SYMBOL_IDS
from vernissage.games.masters_gallery.figures import FIGURES, REASONS
from vernissage.games.masters_gallery.pile import Deal, DrawCard, RevealExtra
from vernissage.games.masters_gallery.play import NewRound, PlayCard, dealt, threshold_reached
from vernissage.games.masters_gallery.scoring import (
    AddCards,
    CountPoints,
    EndRound,
    RankArtists,
    RevealHidden,
    worth,
)
from vernissage.games.masters_gallery.setup import FirstPlayer
from vernissage.games.masters_gallery.state import State, points, shown, tokens
from vernissage.games.masters_gallery.symbols import ChooseCard, PlaceAward, RevealCards, SecondFaceDown, SecondFaceUp
from vernissage.games.masters_gallery.view import View

Args = dict[str, int | str]


def card_args(card: int) -> Args:
    """The artist and the symbol of a card, as ids."""
    return {"artist": ARTIST_IDS[artist_of(card)], "symbol": SYMBOL_IDS[symbol_of(card)]}


def artist_args(artist: int) -> Args:
    """An artist, as an id."""
    return {"artist": ARTIST_IDS[artist]}


def names(box: Box, type: str, number: int) -> Args:
    """How messages call a card or an artist."""
    return card_args(number) if type == "card" else artist_args(number) if type == "artist" else {}


def prompt(s: State, step: Decision[Any]) -> Line:
    """What a seat is asked."""
    args = ASKED[type(step)](step) if type(step) in ASKED else {}
    return Line(f"ask-{message(step)}", {"player": step.seat, **args})


ASKED: dict[type[Step[Any]], Callable[[Any], Args]] = {
    SecondFaceUp: lambda step: artist_args(step.artist),
    AddCards: lambda step: {"left": step.left},
}
"""What the prompts of some decisions need beside the player."""


def label(s: State, step: Step[Any], choice: int) -> Line:
    """What a choice is called: a card, or that none is played, unless it is something else."""
    if type(step) in LABELS:
        return LABELS[type(step)](choice)
    return Line("label-stop") if choice == DECLINE else Line("label-card", card_args(choice))


LABELS: dict[type[Step[Any]], Callable[[int], Line]] = {
    FirstPlayer: lambda seat: Line("label-player", {"player": seat}),
    PlaceAward: lambda artist: Line("artist-name", artist_args(artist)),
}
"""How the choices that are no cards are called."""


def refusal(s: State, step: Decision[Any], choice: int, why: str) -> Line:
    """Why a card cannot be played now."""
    if why == "why-other-artist" and isinstance(step, SecondFaceUp):
        return Line(why, artist_args(step.artist))
    return Line(why)


Told = Callable[[State, Any, int, State], list[Line]]


def tell(before: State, step: Step[Any], choice: int, after: State) -> list[Line]:
    """The lines of the log for a step; nothing is told of declining."""
    if choice == DECLINE and isinstance(step, Decision):
        return []
    return TOLD[type(step)](before, step, choice, after) if type(step) in TOLD else []


def tell_deal(s: State, step: Deal, card: int, then: State) -> list[Line]:
    """That a player was dealt cards, once all of them are."""
    return [Line("deal", {"player": step.seat, "cards": dealt(s)})] if step.left == 1 else []


def tell_played(s: State, step: PlayCard | SecondFaceUp, card: int, then: State) -> list[Line]:
    """A card played face up, with how many of its artist now lie on the table."""
    count: Args = {"count": shown(then, artist_of(card)), "threshold": s.box.threshold[len(s.players)]}
    return [Line(message(step), {"player": step.seat, **card_args(card), **count})]


def tell_own(s: State, step: DrawCard | SecondFaceDown | ChooseCard, card: int, then: State) -> list[Line]:
    """A card that only its owner sees."""
    if card == HIDDEN:
        return [Line(message(step), {"player": step.seat})]
    return [Line(f"{message(step)}-own", {"player": step.seat, **card_args(card)})]


def tell_chosen(s: State, step: RevealCards, _: int, then: State) -> list[Line]:
    """The cards of a simultaneous turn."""
    chosen = [(seat, player.sealed) for seat, player in enumerate(s.players) if player.sealed != NONE]
    return [Line("reveal-cards", {"player": seat, **card_args(card)}) for seat, card in chosen]


def tell_end(s: State, step: EndRound, _: int, then: State) -> list[Line]:
    """Who has ended the round, or that no cards are left."""
    if not any(threshold_reached(s, artist) for artist in range(len(ARTIST_IDS))):
        return [Line("end-round-no-cards", {"round": s.round})]
    return [Line("end-round", {"player": step.ender, "round": s.round})]


def tell_hidden(s: State, step: RevealHidden, _: int, then: State) -> list[Line]:
    """The cards that lay face down."""
    hidden = [(seat, card) for seat, player in enumerate(s.players) for card in spread(player.face_down)]
    return [Line("reveal-hidden", {"player": seat, **card_args(card)}) for seat, card in hidden]


def tell_ranking(s: State, step: RankArtists, _: int, then: State) -> list[Line]:
    """The artists of the top three: their cards, their token, what each of their cards is worth now."""
    told: list[Line] = []
    for artist in then.rankings[-1]:
        token = tokens(then.rankings[-1:], artist)
        args: Args = {"count": shown(then, artist), "token": token, "value": worth(then, artist)}
        told.append(Line("rank-artists", {**artist_args(artist), **args}))
    return told


def tell_points(s: State, step: CountPoints, _: int, then: State) -> list[Line]:
    """What the round has brought a player, and the total."""
    total = points(then.players[step.seat])
    gained = total - points(s.players[step.seat])
    return [Line("count-points", {"player": step.seat, "points": gained, "total": total})]


TOLD: dict[type[Step[Any]], Told] = {
    FirstPlayer: lambda s, step, seat, then: [Line("first-player", {"player": seat})],
    NewRound: lambda s, step, _, then: [Line("new-round", {"round": then.round})],
    Deal: tell_deal,
    RevealExtra: lambda s, step, card, then: [Line("reveal-extra", card_args(card))],
    PlayCard: tell_played,
    SecondFaceUp: tell_played,
    DrawCard: tell_own,
    SecondFaceDown: tell_own,
    ChooseCard: tell_own,
    PlaceAward: lambda s, step, artist, then: [Line("place-award", {"player": step.seat, **artist_args(artist)})],
    AddCards: lambda s, step, card, then: [Line("add-cards", {"player": step.seat, **card_args(card)})],
    RevealCards: tell_chosen,
    EndRound: tell_end,
    RevealHidden: tell_hidden,
    RankArtists: tell_ranking,
    CountPoints: tell_points,
}
"""What is told of each step."""


def panels(view: View) -> list[Panel]:
    """The table in words: the artists, what lies beside them, then everybody's cards."""
    artists = [
        Row(
            Line("artist-name", {"artist": artist.artist}),
            Line(
                "panel-artist",
                {"shown": artist.shown, "threshold": view.threshold, "worth": artist.worth},
            ),
            ("artist", i),
        )
        for i, artist in enumerate(view.artists)
    ]
    extra = Line("panel-none") if view.extra is None else Line("label-card", card_args(view.extra))
    table = [
        Row(Line("panel-round"), Line("panel-round-of", {"round": view.round, "rounds": view.rounds})),
        Row(Line("panel-pile"), view.pile),
        Row(Line("panel-extra"), extra),
        Row(Line("panel-awards-left"), view.awards_left),
    ]
    seats = [player_panel(view, seat) for seat in range(len(view.players))]
    return [Panel(Line("panel-artists"), artists), Panel(Line("panel-table"), table), *seats]


def player_panel(view: View, seat: int) -> Panel:
    """What lies before one player, and the hand if it is the reader's."""
    player = view.players[seat]
    rows = [Row(Line("panel-points"), player.points), Row(Line("panel-hand"), player.hand_size)]
    display = pack(list(player.display))
    for artist in range(len(ARTIST_IDS)):
        if by_artist(display, artist):
            rows.append(Row(Line("panel-played", artist_args(artist)), by_artist(display, artist)))
    if player.face_down_size:
        rows.append(Row(Line("panel-face-down"), player.face_down_size))
    for card in player.face_down or ():
        rows.append(Row(Line("panel-own-face-down", card_args(card))))
    if player.has_chosen:
        rows.append(Row(Line("panel-has-chosen")))
    hand = multiset(list(player.hand or ()), CARDS)
    for card in range(CARDS):
        if hand[card]:
            rows.append(Row(Line("label-card", card_args(card)), hand[card], ("card", card)))
    return Panel(Line("label-player", {"player": seat}), rows, seat)


WORDING = Wording(
    prompt,
    label,
    tell,
    refusal,
    panels,
    rules={"why-not-in-hand": "MGL-028", "why-other-artist": "MGL-040"},
    catalogues={lang: files(__package__).joinpath(f"text/{lang}.ftl").read_text("utf-8") for lang in ("en", "fr")},
    silent=frozenset({"EndTurn", "ScorePlayer", "ClearTable"}),
    figures=FIGURES,
    reasons=REASONS,
    names=names,
)
