"""The position of a game of Art Society: walls, hands, saleroom, museum."""

from __future__ import annotations

from vernissage.core.grid import Mask, joined, meets
from vernissage.core.rows import Ints
from vernissage.core.step import NONE, Playable, Step
from vernissage.games.art_society.box import BIDS, PAINTINGS, VALUES, Box, is_decor, shields

Hung = tuple[int, int]
"""A tile on a wall, and its top left cell."""


class Player:
    """One player's wall, assistant and bid cards."""

    def __init__(
        self,
        hand: int,
        pile: Ints,
        sealed: int,
        wall: Mask,
        tiles: tuple[Hung, ...],
        assistant: int,
        given: int,
        picked: int,
        excess: Ints,
    ) -> None:
        self.hand = hand
        """Bid cards in hand, a bit each."""
        self.pile = pile
        """Values of the bid cards played, the start bid card first."""
        self.sealed = sealed
        """The bid card chosen this round, no longer in hand, until all are revealed."""
        self.wall = wall
        """The covered cells: those of `tiles`, kept for speed."""
        self.tiles = tiles
        """What hangs on the wall, in the order of hanging."""
        self.assistant = assistant
        """The tile the assistant holds."""
        self.given = given
        """How many tiles hung when the assistant was given his tile this turn; `NONE` if he held it before."""
        self.picked = picked
        """The painting taken and not yet hung, held or kept."""
        self.excess = excess
        """Paintings that could not be hung."""

    def copy(self) -> Player:
        return Player(
            self.hand,
            self.pile,
            self.sealed,
            self.wall,
            self.tiles,
            self.assistant,
            self.given,
            self.picked,
            self.excess,
        )


class State(Playable["State"]):
    """A position."""

    def __init__(
        self,
        box: Box,
        agenda: list[Step[State]],
        players: list[Player],
        version: int,
        round: int,
        gavel: int,
        start_paintings: int,
        start_bids: int,
        stacks: Ints,
        chosen: Ints,
        lots: Ints,
        museum: Ints,
        prestige: Ints,
        decor: Ints,
    ) -> None:
        super().__init__(agenda)
        self.box = box
        self.players = players
        self.version = version
        """Of the rules that the game was begun under."""
        self.round = round
        """From 1; 0 before the first."""
        self.gavel = gavel
        """The auctioneer's seat."""
        self.start_paintings = start_paintings
        """Start paintings not dealt, a bit each."""
        self.start_bids = start_bids
        """Start bid cards not dealt, a bit each."""
        self.stacks = stacks
        """The paintings left in each stack, a bit for each of `box.members`: their order is nobody's to know."""
        self.chosen = chosen
        """The stacks of the lots that are still face down, by value."""
        self.lots = lots
        """The paintings on sale, by value; `NONE` for one that was picked."""
        self.museum = museum
        """The museum's paintings, in the order in which they came."""
        self.prestige = prestige
        """How far each genre's marker has gone: 0 off the track, above 50 on its black side."""
        self.decor = decor
        """Decor tiles in the supply, by value."""

    def copy(self) -> State:
        twin = State(
            self.box,
            self.agenda.copy(),
            [player.copy() for player in self.players],
            self.version,
            self.round,
            self.gavel,
            self.start_paintings,
            self.start_bids,
            self.stacks,
            self.chosen,
            self.lots,
            self.museum,
            self.prestige,
            self.decor,
        )
        twin.choices = self.choices
        return twin


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, ascending."""
    found: list[int] = []
    i = 0
    while mask > 0:  # a negative one would never end
        if mask & 1:
            found.append(i)
        mask >>= 1
        i += 1
    return found


def put_up(s: State, me: Player, tile: int, cell: int) -> None:
    """A tile hangs on a wall from now on."""
    me.wall = joined(me.wall, s.box.cover[s.box.shape[tile]][cell])
    me.tiles = (*me.tiles, (tile, cell))


def places(s: State, me: Player, tile: int) -> Mask:
    """The cells on which a tile may hang: inside the wall, on free cells, touching another tile (p. 5)."""
    shape = s.box.shape[tile]
    return s.box.grid.places(me.wall, s.box.width[shape], s.box.height[shape])


def full(s: State, me: Player) -> bool:
    """Whether a wall has no free cell."""
    return s.box.grid.full(me.wall)


def value_of(box: Box, painting: int) -> int:
    """The value on a painting's back, which its token still tells once it is turned (ch. 1)."""
    return box.stack_value[box.shape[painting]]


def touch(box: Box, tile: int, cell: int, other: int, there: int) -> bool:
    """Whether two tiles share an edge; meeting at a corner is not enough (p. 5)."""
    columns = box.grid.columns
    shape, shape2 = box.shape[tile], box.shape[other]
    x, y, x2, y2 = cell % columns, cell // columns, there % columns, there // columns
    across = max(x, x2) - min(x + box.width[shape], x2 + box.width[shape2])
    down = max(y, y2) - min(y + box.height[shape], y2 + box.height[shape2])
    return (across == 0 and down < 0) or (across < 0 and down == 0)


def census(s: State) -> list[int]:
    """How many there are of each painting, decor value and card, wherever they lie; last, whether all walls are sound.

    Decor leaves the supply when it is hung or given to the assistant, and a painting its stack when it is turned.
    """
    box = s.box
    paintings = [0] * PAINTINGS
    decor = list(s.decor)
    cards: list[int] = []
    start_bids = len(bits(s.start_bids))
    sound = len(s.prestige) == 4 and min(s.decor) >= 0
    for painting in bits(s.start_paintings):
        paintings[painting] += 1
    for stack in range(len(s.stacks)):
        for i in bits(s.stacks[stack]):
            paintings[box.members[stack][i]] += 1
    for painting in (*s.lots, *s.museum):
        if painting != NONE:
            paintings[painting] += 1
    for me in s.players:
        held = [tile for tile in (me.assistant, me.picked, *me.excess) if tile != NONE]
        wall: Mask = (0, 0, 0)
        for tile, cell in me.tiles:
            held.append(tile)
            cover = box.cover[box.shape[tile]][cell]
            sound = sound and not meets(wall, cover) and cover != (0, 0, 0)
            wall = joined(wall, cover)
        sound = sound and wall == me.wall
        for tile in held:
            if is_decor(tile):
                decor[shields(tile - PAINTINGS) - 1] += 1
            else:
                paintings[tile] += 1
        played = [*me.pile[1:], *([] if me.sealed == NONE else [me.sealed])]
        start_bids += 1 if me.pile else 0
        for card in played:
            sound = sound and card in box.bids
        for i in range(BIDS):
            cards.append((me.hand >> i & 1) + played.count(box.bids[i]))
    return [*paintings, *decor[:VALUES], *cards, start_bids, 1 if sound else 0]
