"""What Masters Gallery says: lines of message ids and numbers, told from steps, positions and views."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

from vernissage.core.game import Line, Panel, Row, Wording
from vernissage.core.rows import multiset
from vernissage.core.step import HIDDEN, NONE, Decision, Step
from vernissage.games.masters_gallery.box import CARDS, DECLINE, TOP, artist_of, symbol_of
from vernissage.games.masters_gallery.cards import by_artist, pack, spread
from vernissage.games.masters_gallery.components import ARTIST_IDS, SYMBOL_IDS
from vernissage.games.masters_gallery.figures import FIGURES
from vernissage.games.masters_gallery.pile import Deal, DrawCard, RevealExtra
from vernissage.games.masters_gallery.play import NewRound, PlayCard, threshold_reached
from vernissage.games.masters_gallery.scoring import (
    AddCards,
    CountPoints,
    EndRound,
    RankArtists,
    RevealHidden,
    ranking,
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


def prompt(s: State, step: Decision[Any]) -> Line:
    """What a seat is asked."""
    args: Args = {"player": step.seat}
    if isinstance(step, SecondFaceUp):
        return Line("ask-second-face-up", {**args, **artist_args(step.artist)})
    if isinstance(step, AddCards):
        return Line("ask-add-cards", {**args, "left": step.left})
    ids = {
        PlayCard: "ask-play-card",
        SecondFaceDown: "ask-second-face-down",
        ChooseCard: "ask-choose-card",
        PlaceAward: "ask-place-award",
    }
    return Line(ids[type(step)], args)


def label(s: State, step: Step[Any], choice: int) -> Line:
    """What a choice is called."""
    if isinstance(step, FirstPlayer):
        return Line("label-player", {"player": choice})
    if isinstance(step, PlaceAward):
        return Line("artist-name", artist_args(choice))
    if choice == DECLINE:
        return Line("label-stop")
    return Line("label-card", card_args(choice))


def refusal(s: State, step: Decision[Any], choice: int, why: str) -> Line:
    """Why a card cannot be played now."""
    if why == "why-other-artist" and isinstance(step, SecondFaceUp):
        return Line(why, artist_args(step.artist))
    return Line(why)


def tell(s: State, step: Step[Any], choice: int, seat: int) -> list[Line]:
    """The lines of the log for a step about to be carried out."""
    if isinstance(step, FirstPlayer):
        return [Line("first-player", {"player": choice})]
    if isinstance(step, Deal):
        dealt = s.box.deal[len(s.players)][s.round - 1]
        return [Line("deal", {"player": step.seat, "cards": dealt})] if step.left == 1 else []
    if isinstance(step, RevealExtra):
        return [Line("reveal-extra", card_args(choice))]
    if isinstance(step, (PlayCard, SecondFaceUp)):
        return [] if choice == DECLINE else [played(s, message(step), step.seat, choice)]
    if isinstance(step, (DrawCard, SecondFaceDown, ChooseCard)):
        if choice == DECLINE:
            return []
        if choice == HIDDEN:
            return [Line(message(step), {"player": step.seat})]
        return [Line(f"{message(step)}-own", {"player": step.seat, **card_args(choice)})]
    if isinstance(step, PlaceAward):
        return [Line("place-award", {"player": step.seat, **artist_args(choice)})]
    if isinstance(step, AddCards):
        return [] if choice == DECLINE else [Line("add-cards", {"player": step.seat, **card_args(choice)})]
    return tell_of_the_round(s, step)


def tell_of_the_round(s: State, step: Step[Any]) -> list[Line]:
    """The lines for what happens to everybody."""
    if isinstance(step, RevealCards):
        chosen = [(seat, player.sealed) for seat, player in enumerate(s.players) if player.sealed != NONE]
        return [Line("reveal-cards", {"player": seat, **card_args(card)}) for seat, card in chosen]
    if isinstance(step, EndRound):
        if not any(threshold_reached(s, artist) for artist in range(len(ARTIST_IDS))):
            return [Line("end-round-no-cards", {"round": s.round})]
        return [Line("end-round", {"player": step.ender, "round": s.round})]
    if isinstance(step, RevealHidden):
        hidden = [(seat, card) for seat, player in enumerate(s.players) for card in spread(player.face_down)]
        return [Line("reveal-hidden", {"player": seat, **card_args(card)}) for seat, card in hidden]
    if isinstance(step, RankArtists):
        best = ranking(s)
        return [rank_line(s, place, artist, (*s.rankings, best)) for place, artist in enumerate(best)]
    if isinstance(step, CountPoints):
        after = s.copy()
        step.take(after, 0)
        total = points(after.players[step.seat])
        gained = total - points(s.players[step.seat])
        return [Line("count-points", {"player": step.seat, "points": gained, "total": total})]
    if isinstance(step, NewRound):
        return [Line("new-round", {"round": s.round + 1})]
    return []


def played(s: State, id: str, seat: int, card: int) -> Line:
    """A card played face up, with how many of its artist then lie on the table."""
    count = shown(s, artist_of(card)) + 1
    args: Args = {"player": seat, **card_args(card), "count": count, "threshold": s.box.threshold[len(s.players)]}
    return Line(id, args)


def rank_line(s: State, place: int, artist: int, rankings: tuple[tuple[int, ...], ...]) -> Line:
    """An artist of the top three: its cards, its token, what each of its cards is worth now."""
    value = tokens(rankings, artist) + s.box.award_worth * s.awards[artist]
    args: Args = {"count": shown(s, artist), "token": TOP - place, "value": value}
    return Line("rank-artists", {**artist_args(artist), **args})


def message(step: Step[Any]) -> str:
    """The message of a step: its name in kebab case."""
    name = type(step).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


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
)
