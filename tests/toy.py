"""A toy game for tests of the engine and the table: everybody bids coins in secret, then takes turns at a heap.

Chance says how large the heap is, the bids are sealed, whoever takes the last coin of the heap ends the game.
Points are the coins taken, less the coins bid.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from vernissage import HIDDEN, SPECTATOR, Dice, Game, Kind, Line, Sheet
from vernissage.core.game import Added, Panel, Row, Score, Variant, Wording
from vernissage.core.limits import Limits, Whole
from vernissage.core.numbers import Numbers
from vernissage.core.step import NONE, Chance, Decision, Effect, Playable, Step

SHEET = Sheet('[heap]\nsmall = 5\nlarge = 6\nsource = "derived"\n', "toy.toml")


class Box:
    def __init__(self, digest: str, small: int, large: int) -> None:
        self.digest = digest
        self.heaps = (small, large)


class Player:
    def __init__(self, coins: int, bid: int, open: int, taken: int) -> None:
        self.coins = coins
        self.bid = bid
        self.open = open
        self.taken = taken

    def copy(self) -> Player:
        return Player(self.coins, self.bid, self.open, self.taken)


class State(Playable["State"]):
    def __init__(self, box: Box, agenda: list[Step[State]], players: list[Player], heap: int, version: int) -> None:
        super().__init__(agenda)
        self.box = box
        self.players = players
        self.heap = heap
        self.version = version

    def copy(self) -> State:
        shells = [player.copy() for player in self.players]
        twin = State(self.box, self.agenda.copy(), shells, self.heap, self.version)
        twin.choices = self.choices
        return twin


class Toss(Chance[State]):
    """The heap is small one time in four, large else."""

    def options(self, s: State) -> list[int]:
        return [0, 1]

    def weights(self, s: State) -> list[int]:
        return [1, 3]

    def take(self, s: State, choice: int) -> None:
        s.heap = s.box.heaps[choice]


class Bid(Decision[State]):
    """Bid coins in secret."""

    def sealed(self) -> bool:
        return True

    def options(self, s: State) -> list[int]:
        return list(range(s.players[self.seat].coins + 1))

    def why_not(self, s: State, choice: int) -> str:
        return "" if choice <= s.players[self.seat].coins else "why-too-poor"

    def seen(self, s: State, choice: int, seat: int) -> int:
        return choice if seat == self.seat else HIDDEN

    def take(self, s: State, choice: int) -> None:
        s.players[self.seat].coins -= choice
        s.players[self.seat].bid = choice


class OpenBids(Effect[State]):
    """All bids are shown."""

    def reveals(self, s: State) -> bool:
        return True

    def take(self, s: State, _: int) -> None:
        for player in s.players:
            player.open, player.bid = player.bid, NONE


class Turn(Effect[State]):
    """The seat takes coins; at the end of the heap the game is over."""

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def take(self, s: State, _: int) -> None:
        if s.heap:
            s.then(Take(self.seat), Turn((self.seat + 1) % len(s.players)))
        else:
            s.agenda.clear()


class Take(Decision[State]):
    """Take one or two coins from the heap, then perhaps one more."""

    def options(self, s: State) -> list[int]:
        return [choice for choice in (1, 2) if choice <= s.heap]

    def why_not(self, s: State, choice: int) -> str:
        if choice == 0:
            return "why-nothing"
        return "" if choice <= s.heap else "why-heap"

    def take(self, s: State, choice: int) -> None:
        s.heap -= choice
        s.players[self.seat].taken += choice
        if s.heap and s.version >= 2:  # the first version forgot it
            s.then(OneMore(self.seat))


class OneMore(Decision[State]):
    """Take another coin, or not."""

    def options(self, s: State) -> list[int]:
        return [0, 1]

    def default(self, s: State) -> int:
        return 1

    def take(self, s: State, choice: int) -> None:
        if choice == 0:
            s.heap -= 1
            s.players[self.seat].taken += 1


def setup(box: Box, seats: int, options: Mapping[str, int | str], version: int = 2) -> State:
    coins = int(options["coins"])
    s = State(box, [], [Player(coins, NONE, NONE, 0) for _ in range(seats)], 0, version)
    s.then(Toss(), *[Bid(seat) for seat in range(seats)], OpenBids(), Turn(0))
    return s


class Purse(Struct, frozen=True):
    coins: int | None
    taken: int
    bid: int


class View(Struct, frozen=True, tag_field="game", tag="toy"):
    seat: int | None
    heap: int
    players: tuple[Purse, ...]


def view(s: State, seat: int) -> View:
    purses = [
        Purse(None if player.bid != NONE and i != seat else player.coins, player.taken, player.open)
        for i, player in enumerate(s.players)
    ]
    return View(None if seat == SPECTATOR else seat, s.heap, tuple(purses))


def guess(s: State, seat: int, dice: Dice) -> State:
    twin = s.copy()
    for i, player in enumerate(twin.players):
        if i != seat and player.bid != NONE:
            whole = player.coins + player.bid
            player.bid = dice.below(whole + 1)
            player.coins = whole - player.bid
    return twin


def scores(s: State) -> list[int]:
    return [player.taken - max(player.open, 0) for player in s.players]


def winners(s: State) -> list[int]:
    best = max(scores(s))
    return [seat for seat, points in enumerate(scores(s)) if points == best]


def score_sheet(view: View) -> list[Score]:
    return [
        Score(seat, Line("score-coins"), player.taken - max(player.bid, 0)) for seat, player in enumerate(view.players)
    ]


def census(s: State) -> list[int]:
    return [player.coins + max(player.bid, 0) + max(player.open, 0) for player in s.players]


def limits(box: Box, seats: int) -> Limits:
    return Limits(
        state={"heap": Whole(0, max(box.heaps)), "version": Whole(1, 2)},
        player={"coins": Whole(0, 9), "bid": Whole(NONE, 9), "open": Whole(NONE, 9), "taken": Whole(0, 99)},
        arguments={"seat": Whole(0, seats - 1)},
        repeats={"": 3, "OneMore": 1},
    )


def prompt(s: State, step: Decision[Any]) -> Line:
    return Line("ask-coins", {"player": step.seat})


def label(s: State, step: Step[Any], choice: int) -> Line:
    return Line("label-coins", {"coins": choice})


def refusal(s: State, step: Decision[Any], choice: int, why: str) -> Line:
    return Line(why, {"heap": s.heap})


def pieces(seats: int) -> list[tuple[str, int]]:
    return [("heap", 1)]


def encode(s: State, seat: int, x: Numbers) -> None:
    x.put(float(s.heap))


def tell(before: State, step: Step[Any], choice: int, after: State) -> list[Line]:
    if isinstance(step, (Take, Bid)):
        known = "" if choice != HIDDEN else "-hidden"
        return [Line(f"{type(step).__name__.lower()}{known}", {"player": step.seat, "coins": max(choice, 0)})]
    return []


CATALOGUE = """
ask-coins = How many coins?
wait-coins = { $player } is choosing
label-coins = { $coins }
why-nothing = One coin at least.
why-heap = The heap has { $heap } coins.
why-too-poor = Too many.
take = { $player } takes { $coins }
bid = { $player } bids { $coins }
bid-hidden = { $player } bids
score-coins = coins
panel = heap
"""

TOY = Game(
    name="toy",
    title="Toy",
    designer="nobody",
    version=2,
    seats=(2, 3),
    variants=(Variant("coins", (2, 0, 5)),),
    sheet=SHEET,
    read=lambda sheet: Box(sheet.digest, sheet.integer("heap.small", 1, 9), sheet.integer("heap.large", 1, 9)),
    setup=setup,
    view=view,
    view_type=View,
    guess=guess,
    scores=scores,
    winners=winners,
    score_sheet=score_sheet,
    census=census,
    limits=limits,
    pieces=pieces,
    encode=encode,
    kinds=(Kind(Take, 3, "amount"), Kind(OneMore, 2, "answer"), Kind(Bid, 6, "amount"), Kind(Toss, 2, "heap")),
    steps=(OpenBids, Turn),
    state=State,
    player=Player,
    wording=Wording(
        prompt=prompt,
        label=label,
        tell=tell,
        refusal=refusal,
        panels=lambda view: [Panel(Line("panel"), [Row(Line("panel"), view.heap)])],
        rules={"why-nothing": "T-1", "why-heap": "T-2", "why-too-poor": "T-3"},
        catalogues={"en": CATALOGUE, "fr": CATALOGUE},
    ),
    added=(Added(State, "version", 2, before=1),),
)


def fresh(seats: int = 2, coins: int = 2) -> State:
    """The toy before the toss."""
    return setup(TOY.read(SHEET), seats, {"coins": coins})
