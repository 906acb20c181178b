"""The start of a game of The Gallerist (pp. 2-3)."""

from __future__ import annotations

from collections.abc import Mapping

from vernissage.core.rows import add, counts, kinds, put
from vernissage.core.step import HIDDEN, NONE, Chance, Decision, Effect, Step
from vernissage.games.gallerist.box import (
    ARTIST_TILES,
    ARTISTS,
    ASSISTANTS,
    BLUE,
    CARDS,
    COLLECTOR,
    COLUMNS,
    CONTRACTS,
    DISPLAY,
    FORMS,
    LOCATIONS,
    MIDDLE,
    NOT_YET,
    PLAYING,
    QUEUE,
    REPUTATION_SPACES,
    SPACES,
    TILES,
    UPPER,
    WORK_KINDS,
    WORKS,
    Box,
)
from vernissage.games.gallerist.colony import DrawWork, Uncover
from vernissage.games.gallerist.sales import LayContract
from vernissage.games.gallerist.state import Player, State, is_discovered
from vernissage.games.gallerist.turn import Move
from vernissage.games.gallerist.versions import VERSION
from vernissage.games.gallerist.visitors import LOBBY, PLAZA, DrawVisitors

LEVELS = {"apprentice": 0, "experienced": 1, "master": 2}
"""Of the solo game."""
BESIDE_LOCATIONS = UPPER
"""Reputation tiles are laid on the market's upper spaces, or from here on beside the locations."""
EVERY = (1 << TILES) - 1


def setup(box: Box, seats: int, options: Mapping[str, int | str], version: int = VERSION) -> State:
    """Everything in its stack, bag or box; what is drawn and chosen before the first turn is still to do."""
    none = (0, 0, 0)
    empty = (NONE,) * ARTISTS
    bag = add(box.visitors[seats], COLLECTOR, -FORMS)  # one waits on each red artist
    piles = tuple([box.work_copies[kind] for _ in range(FORMS) for kind in range(WORK_KINDS)])
    s = State(
        box,
        [],
        [new_player(box) for _ in range(seats)],
        version,
        LEVELS[str(options.get("level", "apprentice"))],
        0,
        NONE,
        NONE,
        PLAYING,
        0,
        NOT_YET,
        0,
        empty,
        0,
        empty,
        box.artist_bonuses,
        (0,) * ARTISTS,
        (0,) * ARTISTS,
        (2,) * ARTISTS,
        (NONE,) * FORMS,
        piles,
        (0,) * (FORMS * 3),
        (),
        (),
        bag,
        none,
        (box.tickets[seats],) * 3,
        none,
        (1 << CONTRACTS) - 1,
        ((), (), (), ()),
        0,
        EVERY,
        (NONE,) * LOCATIONS,
        (NONE,) * UPPER,
        (NONE,) * SPACES,
        (1 << CARDS) - 1,
        (1 << CARDS) - 1,
        NONE,
        NONE,
        NONE,
        NONE,
        False,
        0,
        ASSISTANTS if seats == 1 else 0,
    )
    s.then(*before_the_game(box, seats))
    return s


def new_player(box: Box) -> Player:
    """A player board at the start: 8 assistants in the queue, 2 at desks, influence and money (p. 3)."""
    none = (0, 0, 0)
    no_card = (NONE, NONE, NONE)
    spaces = (NONE,) * REPUTATION_SPACES
    start = (box.start_money, box.start_influence, NONE, ASSISTANTS - QUEUE, QUEUE)
    return Player(
        *start, 0, 0, none, none, none, (), (), (), 0, NONE, no_card, none, none, spaces, NONE, NONE, NONE, ()
    )


def before_the_game(box: Box, seats: int) -> list[Step[State]]:
    """The setup in the order of the rulebook (pp. 2-3)."""
    steps: list[Step[State]] = []
    steps += [LayContract(space) for space in range(DISPLAY)]
    steps += [DrawArtist() for _ in range(ARTISTS)]
    steps += [LayBonus(artist) for artist in range(ARTISTS)]
    steps += [SetAside(form) for form in range(FORMS)]
    steps += [Uncover(form) for form in range(FORMS)]
    steps += [LayTile(space) for space in range(UPPER) if seats > 2 or space % COLUMNS != MIDDLE]
    steps += [FillEasel() for _ in range(box.easels[seats])]
    steps.append(DrawVisitors(PLAZA, 4))
    steps += [DrawVisitors(LOBBY + seat, 1) for seat in range(seats)]
    steps += [LayTile(BESIDE_LOCATIONS + place) for place in range(LOCATIONS)]
    steps.append(StartPlayer())
    steps += [DealCurator(seat) for seat in range(seats)]
    steps += [DealDealer(seat) for seat in range(seats)]
    steps.append(Begin())
    return steps


class DrawArtist(Chance[State]):
    """An artist tile is drawn for a space that is still free; the first blue one lies face up (p. 2)."""

    def options(self, s: State) -> list[int]:
        return [tile for tile in range(ARTIST_TILES) if s.artists[tile // 2] == NONE]

    def take(self, s: State, tile: int) -> None:
        artist = tile // 2
        s.artists = put(s.artists, artist, tile)
        s.promotion = put(s.promotion, artist, s.box.printed[tile])
        if artist % 2 == BLUE and s.discovered == 0:
            s.discovered = 1 << artist
            s.fame = put(s.fame, artist, s.box.initial[tile])


class LayBonus(Effect[State]):
    """Every artist that lies face down gets a bonus tile, face up (p. 2)."""

    def __init__(self, artist: int) -> None:
        self.artist = artist

    def take(self, s: State, _: int) -> None:
        if not is_discovered(s, self.artist):
            s.then(DrawBonus(self.artist))


class DrawBonus(Chance[State]):
    """A random bonus tile for an artist (p. 2)."""

    def __init__(self, artist: int) -> None:
        self.artist = artist

    def options(self, s: State) -> list[int]:
        return kinds(s.bonus_pile)

    def weights(self, s: State) -> list[int]:
        return counts(s.bonus_pile)

    def take(self, s: State, bonus: int) -> None:
        s.bonus_pile = add(s.bonus_pile, bonus, -1)
        s.bonuses = put(s.bonuses, self.artist, bonus)


class SetAside(DrawWork):
    """The top work of a form's stack is set aside for the easels (p. 2)."""

    def take(self, s: State, work: int) -> None:
        s.piles = add(s.piles, work, -1)
        s.aside = (*s.aside, work)


class LayTile(Chance[State]):
    """A random reputation tile is laid on a space of the market or beside a location (p. 3)."""

    def __init__(self, space: int) -> None:
        self.space = space

    def options(self, s: State) -> list[int]:
        return [tile for tile in range(TILES) if s.tiles >> tile & 1]

    def take(self, s: State, tile: int) -> None:
        s.tiles &= ~(1 << tile)
        if self.space < UPPER:
            s.market_tiles = put(s.market_tiles, self.space, tile)
        else:
            s.location_tiles = put(s.location_tiles, self.space - BESIDE_LOCATIONS, tile)


class FillEasel(Chance[State]):
    """One of the works set aside goes on an easel (p. 3)."""

    def options(self, s: State) -> list[int]:
        return [work for work in range(WORKS) if work in s.aside]

    def take(self, s: State, work: int) -> None:
        s.easels = (*s.easels, work)
        s.aside = tuple([other for other in s.aside if other != work])


class StartPlayer(Chance[State]):
    """The start player is chosen at random (p. 3)."""

    def options(self, s: State) -> list[int]:
        return list(range(len(s.players)))

    def take(self, s: State, seat: int) -> None:
        s.start = seat


class DealCurator(Chance[State]):
    """A curator card that only its owner sees (p. 3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: State) -> list[int]:
        return [card for card in range(CARDS) if s.curators >> card & 1]

    def seen(self, s: State, card: int, seat: int) -> int:
        return card if seat == self.seat else HIDDEN

    def take(self, s: State, card: int) -> None:
        s.curators &= ~(1 << card)
        s.players[self.seat].curator = card


class DealDealer(Chance[State]):
    """An art dealer card that only its owner sees (p. 3)."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: State) -> list[int]:
        return [card for card in range(CARDS) if s.dealers >> card & 1]

    def seen(self, s: State, card: int, seat: int) -> int:
        return card if seat == self.seat else HIDDEN

    def take(self, s: State, card: int) -> None:
        s.dealers &= ~(1 << card)
        s.players[self.seat].dealer = card


class Begin(Effect[State]):
    """In reverse order all choose their start locations, then the start player's first turn begins (p. 3)."""

    def take(self, s: State, _: int) -> None:
        seats = len(s.players)
        steps: list[Step[State]] = [ChooseStart((s.start - 1 - i) % seats) for i in range(seats)]
        s.then(*steps, FirstTurn())


class ChooseStart(Decision[State]):
    """Choose a start location whose reputation tile is still there; the tile goes on the third slot (p. 3)."""

    def options(self, s: State) -> list[int]:
        return [place for place in range(LOCATIONS) if s.location_tiles[place] != NONE]

    def why_not(self, s: State, place: int) -> str:
        return "" if s.location_tiles[place] != NONE else "why-start-taken"

    def take(self, s: State, place: int) -> None:
        me = s.players[self.seat]
        me.location = place
        me.start_tile = s.location_tiles[place]
        s.location_tiles = put(s.location_tiles, place, NONE)


class FirstTurn(Effect[State]):
    """Tiles nobody took go back to the box, and the start player begins the first round (pp. 3, 5)."""

    def take(self, s: State, _: int) -> None:
        for place in range(LOCATIONS):
            if s.location_tiles[place] != NONE:
                s.tiles |= 1 << s.location_tiles[place]
        s.location_tiles = (NONE,) * LOCATIONS
        s.round = 1
        s.active = s.start
        s.then(Move(s.start, True))
