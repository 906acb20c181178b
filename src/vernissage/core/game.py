"""What a game package exports, and the words in which it speaks to the outside."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from msgspec import Struct

from vernissage.core.dice import Dice
from vernissage.core.limits import Limits
from vernissage.core.numbers import Numbers
from vernissage.core.sheet import Sheet
from vernissage.core.step import Decision, Playable, Step

View = Any
"""What a seat, or a spectator, may know of a position: a game's own tree of frozen structs, whose root `Game` names."""

TURN: Final = 1
"""A turn begins: what somebody may want to look at as a whole."""
ROUND: Final = 2
"""A round begins, and a turn with it."""


@dataclass(frozen=True)
class Line:
    """A sentence before it has a language: a message id and its numbers and ids.

    The arguments `player` and `other` are seats; the text layer puts the names there.
    """

    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)


def message(step: Step[Any]) -> str:
    """The message of a step: its name in kebab case."""
    name = type(step).__name__
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")


@dataclass(frozen=True)
class Kind:
    """What a class of decisions or chances is: its name, its range, and what a choice points at."""

    step: type[Step[Any]]
    width: int
    """Choices lie in `range(width)`, whatever the position."""
    target: str
    """The type of thing a choice below `targets` points at: card, artist, cell, ticket, amount, answer."""
    targets: int = -1
    """Choices from here on are plain answers (such as declining); by default there are none."""
    answers: Mapping[str, int] = field(default_factory=dict)
    """Answers by their names: every plain one, and the first of several that belong together (buy the first artist)."""

    @property
    def name(self) -> str:
        """The rulebook's name of the step."""
        return self.step.__name__

    def points_at(self, choice: int) -> tuple[str, int] | None:
        """The thing on the table that a choice points at, if it is not a plain answer."""
        return (self.target, choice) if self.targets < 0 or choice < self.targets else None


@dataclass(frozen=True)
class Variant:
    """An option of a game's setup, with the values it may take; the first is the default."""

    name: str
    values: tuple[int | str, ...]


@dataclass(frozen=True)
class Row:
    """A line of a panel: what it is, what it holds, and the thing on the table it stands for."""

    label: Line
    value: Line | int | None = None
    target: tuple[str, int] | None = None


@dataclass(frozen=True)
class Panel:
    """A part of the table in words: how any client shows any game."""

    title: Line
    rows: Sequence[Row]
    seat: int | None = None


@dataclass(frozen=True)
class Score:
    """A line of the score sheet: whose, what for, how many points."""

    seat: int
    line: Line
    points: int


@dataclass(frozen=True)
class Figure:
    """A number of a player's board that counts: what an answer would do to it is shown before the answer is given."""

    line: Line
    """What it is called."""
    read: Callable[[Any, int], int]
    """The number, from a position with nothing in it that the seat may not know."""
    shared: bool = False
    """Whether it is the table's, and so the same for everybody."""

    @property
    def sign(self) -> str:
        """The name under which clients draw it."""
        return self.line.id.removeprefix("figure-")


Meeting = tuple[str, int]
"""How an answer would get on with a thing of the kind it points at, and the number of that thing."""


@dataclass(frozen=True)
class Wording:
    """How a game says things. All functions return lines, never sentences."""

    prompt: Callable[[Any, Decision[Any]], Line]
    """What is asked; the line for the others is the same with `wait-` for `ask-`."""
    label: Callable[[Any, Step[Any], int], Line]
    """What a choice is called on its button, or in the list of what is refused: any choice in the kind's range."""
    tell: Callable[[Any, Step[Any], int, Any], list[Line]]
    """What the log says of a step answered so (`HIDDEN` for a secret), from the positions before and after it.

    Whoever learns the answer reads the same: nothing else of the two positions may be told that not everybody knows.
    """
    refusal: Callable[[Any, Decision[Any], int, str], Line]
    """The numbers of the message that `why_not` gave."""
    panels: Callable[[View], list[Panel]]
    """The table in words, from a view."""
    rules: Mapping[str, str]
    """The ledger row behind each refusal."""
    catalogues: Mapping[str, str]
    """The Fluent source of each language."""
    silent: frozenset[str] = frozenset()
    """The steps that have no line in the log."""
    names: Callable[[Any, str, int], Mapping[str, int | str]] = lambda box, thing, number: {}
    """In which arguments messages call a thing, by its type and number: they need not be told beside them."""
    there: Callable[[Any, Decision[Any], int], bool] = lambda s, step, choice: True
    """Whether what a choice is about exists at this table: if not, nobody is told why it cannot be chosen."""
    figures: tuple[Figure, ...] = ()
    """The numbers of a player's board that previews speak of; the points are those of the score sheet."""
    reasons: tuple[Figure, ...] = ()
    """The numbers by which a better answer is explained; where none are named, those that previews speak of."""
    meets: Callable[[Any, Decision[Any], int], Sequence[Meeting]] = lambda s, step, choice: ()
    """What an answer would get on with, or not, beside numbers: such as frames that would match."""
    about: Callable[[Any, Decision[Any]], tuple[str, int] | None] = lambda s, step: None
    """The thing on the table that a question belongs to, where its answers are amounts and point at nothing."""


@dataclass(frozen=True)
class Features:
    """What a learnt evaluation looks at: groups of numbers with their names and lengths, and who writes them."""

    table: tuple[tuple[str, int], ...]
    own: tuple[tuple[str, int], ...]
    """Of each seat."""
    write: Callable[[Any, Numbers], None]
    """The numbers of the table, then each seat's own, all cards of a guess in sight."""
    prior: tuple[int, float]
    """Which of a seat's numbers the hand-made evaluation is, and what it weighs: what learning begins with."""


@dataclass(frozen=True)
class Outlook:
    """How bots judge a position of a game."""

    evaluate: Callable[[Any], list[float]]
    """The points that each seat may expect at the end, all cards of a guess in sight; alone, how far above the goal."""
    scale: float
    """The lead in points that makes a seat about three times as likely to win as another."""
    horizon: int
    """How many random answers a search plays before it judges."""
    turn: Callable[[Any], int] | None = None
    """A number that changes with the turn, where a turn takes many answers: bots then play it to its end.

    Nothing where every answer can be judged by itself.
    """
    stage: Callable[[Any], int] | None = None
    """A number that is another one whenever a turn begins, or a round; below nought where none should be judged.

    Positions are compared where stages begin: in the middle of one, half of something looks like a loss.
    """
    unsettled: Callable[[Any, int], bool] | None = None
    """Whether a seat has yet to do something at once without which its last answer cannot be judged."""
    exploration: float = 0.15
    """How much a search looks at answers that it has seldom tried."""
    planned: float = 0.0
    """Where a seat answers several times, how much the best known way to go on counts, rather than the average."""
    glance: float = 0.0
    """How much worse an answer looks at first that is looked at e times as seldom; all alike if it is nought."""
    keeps_plans: bool = False
    """Whether a search goes on from the best end of a turn that it has found by chance."""
    mends: float = 1.0
    """How much dimmer an eye must be than in other games to play as badly: where a turn takes many answers, one mends
    another."""
    features: Features | None = None
    lessons: int = 50
    """How many iterations of a search give an answer in training: few, so that many games are played."""


class Setup(Protocol):
    """How a game begins: the current rules unless an earlier version of them is wanted."""

    def __call__(self, box: Any, seats: int, options: Mapping[str, int | str], version: int = ...) -> Any:
        """The first position from a box, a number of seats and the options; nothing is drawn yet."""


@dataclass(frozen=True)
class Added:
    """A field that positions have since a version of the rules, and what it holds in games begun before."""

    shell: type[Any]
    """The state, the player, or a step."""
    name: str
    version: int
    before: Any


@dataclass(frozen=True)
class Game:
    """A game, wholly: its rules, its components, its words. A package exports one as `GAME`."""

    name: str
    title: str
    designer: str
    version: int
    """Raised whenever a correction of the rules makes old records play differently.

    Games end by the rules they began with: from the second version on a state knows which they are as `version`.
    """
    seats: tuple[int, int]
    variants: tuple[Variant, ...]
    sheet: Sheet
    """The component sheet the project ships."""
    read: Callable[[Sheet], Any]
    """Build the box from a component sheet, or say which line is wrong."""
    setup: Setup
    view: Callable[[Any, int], View]
    view_type: type[Struct]
    """The root of the structs that views are made of: what `view` returns."""
    guess: Callable[[Any, int, Dice], Any]
    """A position that a seat cannot tell from this one, with all it cannot know dealt anew."""
    scores: Callable[[Any], list[int]]
    """Points by seat; meaningful at any moment, final at the end."""
    winners: Callable[[Any], list[int]]
    score_sheet: Callable[[View], list[Score]]
    """Every line that makes up the scores, from a view alone."""
    census: Callable[[Any], Sequence[int]]
    """How many of each component there are, wherever they lie: constant through a game."""
    limits: Callable[[Any, int], Limits]
    """The range of every field and argument of a position, with a box and a number of seats."""
    pieces: Callable[[int], list[tuple[str, int]]]
    """The named parts of the encoding for a number of seats, and how long each is."""
    encode: Callable[[Any, int, Numbers], None]
    """Write what a seat knows of a position as numbers for learning: the same for every guess of the seat's."""
    kinds: tuple[Kind, ...]
    """All decisions and chances."""
    steps: tuple[type[Step[Any]], ...]
    """All other steps a position may hold."""
    state: type[Playable[Any]]
    player: type[Any]
    wording: Wording
    outlook: Outlook | None = None
    begins: Callable[[Any, Step[Any]], int] = lambda s, step: 0
    """Whether the step that is next begins a `TURN` or a `ROUND`, by what everybody knows; nought if neither."""
    trials: Mapping[str, Callable[[Any, int, int], Decision[Any] | None]] = field(default_factory=dict)
    """What a seat may try though nobody asks it to, by the type of thing: a lot on its own wall.

    The decision that a copy would have to wait for, which is made so that it could; nothing if there is no such thing.
    """
    encodings: int = 0
    """How often the encoding came to mean something else: environments are named after it and the rules' version."""
    added: tuple[Added, ...] = ()
    """What positions of the first version had not: each is written down in the shape of its own version."""
    constants: Mapping[str, Any] = field(default_factory=dict)
    """What never changes and a client must know too, by name: the ids of the artists, what a card's number shows."""

    def kind(self, step: Step[Any]) -> Kind:
        """What a decision or a chance is."""
        for kind in self.kinds:
            if type(step) is kind.step:
                return kind
        raise KeyError(type(step).__name__)

    @property
    def decisions(self) -> tuple[Kind, ...]:
        """The kinds that seats answer: the action space, one after the other."""
        return tuple(kind for kind in self.kinds if issubclass(kind.step, Decision))

    def offset(self, kind: Kind) -> int:
        """Where a kind of decision begins in the flat action space."""
        start = 0
        for other in self.decisions:
            if other is kind:
                return start
            start += other.width
        raise KeyError(kind.name)

    def encoded(self, s: Any, seat: int) -> list[float]:
        """What a seat knows of a position, as a plain list of numbers."""
        numbers = Numbers(sum(length for _, length in self.pieces(len(s.players))))
        self.encode(s, seat, numbers)
        return numbers.listed()

    @property
    def actions(self) -> int:
        """The size of the flat action space."""
        return sum(kind.width for kind in self.decisions)
