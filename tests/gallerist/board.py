"""Positions of The Gallerist in a few words, and answers that say what they answer."""

from __future__ import annotations

from typing import Any, TypeVar

from vernissage.core.rows import multiset
from vernissage.core.step import NOBODY, NONE, SPECTATOR, Chance, Decision, Step
from vernissage.games.gallerist.box import PAINTING, PHOTO, SCULPTURE
from vernissage.games.gallerist.components import SHEET, read
from vernissage.games.gallerist.projection import view
from vernissage.games.gallerist.setup import setup
from vernissage.games.gallerist.state import Player, State
from vernissage.games.gallerist.turn import Act, Move
from vernissage.games.gallerist.versions import VERSION
from vernissage.games.gallerist.view import Artist

Waiting = TypeVar("Waiting", bound=Step[Any])

BOX = read(SHEET)

# The seats, by the colours of the rulebook's example.
BLUE, YELLOW, PURPLE, ORANGE = range(4)

BLUE_DIGITAL, RED_DIGITAL = 0, 1
BLUE_PHOTOGRAPHER, RED_PHOTOGRAPHER = 2 * PHOTO, 2 * PHOTO + 1
BLUE_SCULPTOR, RED_SCULPTOR = 2 * SCULPTURE, 2 * SCULPTURE + 1
BLUE_PAINTER, RED_PAINTER = 2 * PAINTING, 2 * PAINTING + 1

# The kinds of work of a form, in the order of the component sheet.
PINK_WORK, BROWN_WORK, ANY_WORK, PINK_AND, BROWN_AND, TWO_ANY, FAMOUS_WORK = range(7)


def artists(s: State) -> list[Artist]:
    """The artist tiles on the board, as all see them."""
    return [artist for artist in view(s, SPECTATOR).artists if artist is not None]


def table(seats: int = 4, level: str = "apprentice", box: Any = BOX, version: int = VERSION) -> State:
    """Seat 0 is about to have the first turn, everybody at home; only the blue painter is discovered.

    Nothing is in the Plaza or in anybody's lobby or gallery, and no work has a visitor on it.
    """
    s = setup(box, seats, {"level": level}, version)
    s.agenda.clear()
    s.artists = tuple(2 * artist for artist in range(8))
    s.promotion = tuple(box.printed[tile] for tile in s.artists)
    s.bonuses = tuple(0 for _ in range(8))
    s.tops = tuple(8 * form + ANY_WORK for form in range(4))
    s.display = ((0,), (5,), (10,), (15,))
    s.deck &= ~(1 << 0 | 1 << 5 | 1 << 10 | 1 << 15)
    s.market_tiles = tuple(space if seats > 2 or space % 3 != 1 else NONE for space in range(12))
    s.easels = tuple(8 * form for form in range(box.easels[seats]))
    s.start = s.active = 0
    s.round = 2
    for seat, player in enumerate(s.players):
        player.curator = player.dealer = seat
        player.start_tile = 12 + seat
    discover(s, BLUE_PAINTER)
    return s


def discover(s: State, artist: int, fame: int = 0, variant: int = 0) -> None:
    """An artist lies face up, at the initial fame if none is given."""
    tile = 2 * artist + variant
    s.artists = changed(s.artists, artist, tile)
    s.promotion = changed(s.promotion, artist, s.box.printed[tile])
    s.fame = changed(s.fame, artist, fame or s.box.initial[tile])
    s.bonuses = changed(s.bonuses, artist, NONE)
    s.discovered |= 1 << artist


def exhibit(s: State, seat: int, *artists: int) -> Player:
    """A player exhibits a work by each of these artists."""
    me = s.players[seat]
    for artist in artists:
        me.exhibited = (*me.exhibited, 8 * (artist // 2) + TWO_ANY)
        me.signatures = (*me.signatures, artist)
        s.signatures = changed(s.signatures, artist, s.signatures[artist] - 1)
    return me


def sold(s: State, seat: int, *forms: int) -> Player:
    """A player has sold a work of each of these forms."""
    me = s.players[seat]
    me.sold = (*me.sold, *(8 * form + BROWN_WORK for form in forms))
    return me


def contract(s: State, seat: int, slot: int, form: int, bonus: int = 0, side: int = 0) -> None:
    """A player has a contract for a form on a slot, with one of the five bonuses of the form's cards."""
    me = s.players[seat]
    card = 5 * form + bonus
    me.contracts = changed(me.contracts, slot, card)
    me.sides = changed(me.sides, slot, side)
    s.deck &= ~(1 << card)


def people(investors: int = 0, vips: int = 0, collectors: int = 0) -> tuple[int, ...]:
    """Visitors, or tickets of their colours."""
    return (investors, vips, collectors)


def changed(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    """A row with another value at one place."""
    return row[:i] + (value,) + row[i + 1 :]


def crowd(form: int, *visitors: int) -> tuple[int, ...]:
    """Visitors on the top work of one form only."""
    return tuple(multiset([3 * form + visitor for visitor in visitors], 12))


def asked(s: State, kind: type[Step[Any]] | None = None) -> Step[Any] | None:
    """The next step of a kind; what comes before it must need no answer or have a single one.

    Chance steps on the way take their first outcome.
    """
    while s.agenda:
        step = s.agenda[-1]
        s.choices = step.options(s)
        if type(step) is kind or (len(s.choices) > 1 and not isinstance(step, Chance)):
            return step
        s.agenda.pop()
        step.take(s, s.choices[0])
    return None


def effects(s: State) -> None:
    """Carry out what nobody answers."""
    while s.agenda and s.agenda[-1].asks(s) == NOBODY:
        s.agenda.pop().take(s, 0)


def answer(s: State, kind: type[Step[Any]], choice: int) -> None:
    """Give an answer to the next step, which must be of the kind and must allow it."""
    step = asked(s, kind)
    assert type(step) is kind, f"{type(step).__name__} waits, not {kind.__name__}"
    reason = step.why_not(s, choice) if isinstance(step, Decision) else "no such outcome"
    assert choice in s.choices, f"{kind.__name__} refuses {choice}: {reason}; it allows {s.choices}"
    s.agenda.pop()
    step.take(s, choice)
    effects(s)


def answers(s: State, *pairs: tuple[type[Step[Any]], int]) -> State:
    """Give several answers, one after the other."""
    for kind, choice in pairs:
        answer(s, kind, choice)
    return s


def options(s: State, kind: type[Step[Any]]) -> list[int]:
    """What the waiting step allows; it must be of a kind."""
    step = asked(s, kind)
    assert type(step) is kind, f"{type(step).__name__} waits, not {kind.__name__}"
    return list(s.choices)


def why_not(s: State, kind: type[Step[Any]], choice: int) -> str:
    """Why the waiting step refuses a choice; empty if it does not."""
    step = asked(s, kind)
    assert type(step) is kind, f"{type(step).__name__} waits, not {kind.__name__}"
    assert isinstance(step, Decision)
    return step.why_not(s, choice)


def next_to_do(s: State, kind: type[Waiting]) -> Waiting:
    """The waiting step, known to be of a kind."""
    step = asked(s, kind)
    assert type(step) is kind, f"{type(step).__name__} waits, not {kind.__name__}"
    return step


def turn(s: State, seat: int = BLUE, place: int = NONE) -> State:
    """A player's turn begins, the gallerist at a location or at home."""
    s.players[seat].location = place
    s.then(Move(seat, True))
    return s


def arrived(s: State, place: int, seat: int = BLUE) -> State:
    """A player stands before the choice of an action at a location, whatever led there; nothing else is to do."""
    s.agenda.clear()
    s.players[seat].location = place
    s.then(Act(seat, place, True))
    return s


def broke(s: State) -> State:
    """Nobody has money, influence, assistants to send or anything else to act with; the offices are full."""
    for player in s.players:
        player.money = player.influence = 0
        player.desks, player.queue = 0, 8
        player.commission = BLUE_PAINTER
        player.contracts = (0, 0, 0)
    return s
