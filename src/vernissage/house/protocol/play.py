"""A game being played: positions, questions, answers, events."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from vernissage.house.protocol.lobby import Readiness
from vernissage.house.protocol.tables import Seat
from vernissage.house.protocol.timing import Clocks, Timing
from vernissage.house.protocol.words import Argument, Identifier, Language, Sent, Status, Text, Wire


class Target(Wire):
    """A thing on the table."""

    type: str
    number: int


class Figure(Wire):
    """A number of the reader's own board that some answer would change."""

    name: Text
    """What it is called: `figure-money` and the like."""
    now: int


Changes = list[tuple[int, int]]
"""What would change: the place of each number among the figures beside it, and what it would be then."""
Meetings = list[tuple[str, int]]
"""What an answer would get on with, or not: how, and the number of the thing, of the type the answer points at."""


StepArgument = int | bool | list[int]


class Option(Wire, omit_defaults=True):
    """A choice that can be made."""

    choice: int
    label: str
    target: Target | None
    message: str
    """The id of the label's message."""
    args: dict[str, Argument] = {}
    """Its arguments, but for those that only name the target. Left out where there are none."""
    final: Literal["", "chance", "reveal"] = ""
    """Why it cannot be taken back; left out if it can."""
    warning: str = ""
    """The same in words."""
    preview: Changes = []
    """What it would do to the reader's own board, up to chance, a secret or another seat."""
    meets: Meetings = []


class Refusal(Wire):
    """A choice that cannot be made, and why."""

    choice: int
    label: str
    reason: Text
    rule: str
    """The row of the rules page that says so."""
    target: Target | None


class Question(Wire, omit_defaults=True):
    """What the reader is asked."""

    seat: int
    kind: str
    """The name of the step that waits."""
    prompt: Text
    options: list[Option]
    refusals: list[Refusal]
    default: int
    figures: list[Figure]
    """The numbers that the previews of the options speak of, as they are now."""
    about: Target | None
    """The thing on the table that it belongs to, where the answers are amounts and point at nothing."""
    step: dict[str, StepArgument] = {}
    """The arguments of the step that waits by their names, but for the seat: the price, the artist, how many are left.

    Left out where it has none.
    """


class Other(Wire):
    """What somebody else is asked."""

    seat: int
    kind: str
    text: str


class Event(Wire, omit_defaults=True):
    """A step carried out, as the reader may know it. Its number is its place: the first one's is `events_from`."""

    step: list[str | StepArgument]
    """Its name and its arguments."""
    choice: int | None
    """The answer; nothing if it is secret."""
    lines: list[Text]
    targets: list[Target]
    """The things on the table it is about."""
    seat: int | None = None
    """Whose decision it was; left out if it was nobody's."""
    begins: Literal["", "answer", "turn", "round"] = ""
    """The largest thing that begins with it: a round, a turn, or an answer that was asked for."""


class Aside(Wire):
    """Something told at the table that is no move: an answer taken back, a bot that takes a seat."""

    event: int
    """How many events stand before it in the log."""
    line: Text


class Row(Wire, omit_defaults=True):
    """A line of a panel."""

    label: str
    value: str | int | None
    target: Target | None = None
    """The thing on the table it stands for; left out where it is none."""


class Panel(Wire):
    """A part of the table in words."""

    title: str
    rows: list[Row]
    seat: int | None


class ScoreLine(Wire):
    """A line of the score sheet."""

    seat: int
    text: str
    points: int
    about: str
    """What the points are given for, in a sentence."""
    category: str
    """What it counts among, in words that are the same for every seat; empty where no points are meant."""


class UndoRequest(Wire):
    """Somebody asks to go back; it happens when all other people agree."""

    seat: int
    event: int
    """The number of events that would remain."""
    text: str
    agreed: list[int]
    """The seats that have agreed."""
    needed: list[int]
    """The seats that have not said anything yet."""


class Position(Wire):
    """A position as the reader may know it, now or earlier."""

    event: int
    """How many events led here."""
    events: int
    """How many events there are in all."""
    reader: int | None
    """The seat whose eyes these are; nothing for a spectator."""
    view: Any
    """The table as the game itself tells it: `web/generated/<game>.ts` says of what it is made."""
    panels: list[Panel]
    scores: list[int]
    """Points by seat, as far as the reader may know."""
    score_sheet: list[ScoreLine]


class Update(Wire):
    """All that a client needs to show a table and let a seat answer."""

    table: str
    game: str
    status: Status
    seq: int
    """Grows with every change of the table."""
    lang: Language
    reader: int | None
    """The seat whose eyes these are; nothing for a spectator."""
    mine: list[int]
    """All seats the reader holds: several on one screen."""
    host: bool
    """Whether the reader created the table."""
    seats: list[Seat]
    spectators: int
    options: dict[str, int | str]
    own_sheet: bool
    """Whether the table plays with a component sheet of its own."""
    invitation: str
    """The code of the link to open seats, for those who sit at the table."""
    pace: int
    fast_forward: bool
    position: Position | None
    """Nothing before the game starts."""
    waiting: Question | None
    """What the reader is asked."""
    others: list[Other]
    """What everybody else is asked."""
    events_from: int
    """Forget the events from this number on, then append these."""
    events: list[Event]
    asides: list[Aside]
    """What was told between the moves, all of the latest."""
    can_undo: bool
    can_ask_undo: bool
    """Whether the reader could go back further if the others agree (or at once, alone with bots)."""
    undo_request: UndoRequest | None
    winners: list[int]
    """Empty before the end."""
    ended: float | None
    """When the game ended, in seconds since 1970; nothing before."""
    rematch: str
    """The id of the table where the next game is; empty if there is none."""
    notice: str
    talk: bool
    """Whether people may talk at this table."""
    """Something the players should know, such as a rule corrected in the middle of the game."""
    ready: Readiness | None
    """Before a live game: who has said that they are there, and how long the others have."""
    timing: Timing | None
    """How the game is timed; nothing if it is not."""
    clocks: Clocks | None
    """What the clocks of a timed game show; nothing before it starts."""


class Answer(Sent):
    """One answer. Sent again with the same id it is not given twice."""

    id: Identifier
    """Chosen by the client, different for every answer."""
    seat: Annotated[int, Meta(ge=0, le=5)]
    seq: Annotated[int, Meta(ge=0, le=2_147_483_647)]
    """The seq of the update that asked the question."""
    choice: Annotated[int, Meta(ge=0, le=100_000)]


class Undo(Sent):
    """Take back a seat's last answer."""

    id: Identifier
    seat: Annotated[int, Meta(ge=0, le=5)]
    seq: Annotated[int, Meta(ge=0, le=2_147_483_647)]


class Consent(Sent):
    """Say yes or no to somebody's wish to go back."""

    seat: Annotated[int, Meta(ge=0, le=5)]
    agree: bool


class Accepted(Wire):
    """A change that is written down."""

    seq: int
    """The table's seq after the change."""
    repeated: bool = False
    """Whether the same request had been carried out before."""


class Standing(Wire):
    """The points after an event."""

    event: int
    scores: list[int]


class Standings(Wire):
    """The points turn by turn."""

    standings: list[Standing]


class Suggestion(Wire):
    """What a bot thinks of an answer."""

    choice: int
    label: str
    expected: float
    """The chance to win after it, from 0 to 1, from what the reader knows."""
    visits: int
    """How often it was tried: the more, the better it looked."""
    sure: float
    """How likely the best answer is better than this one, from 0 to 1; of the best, how likely than the second."""


class Advice(Wire):
    """What a bot would do, and the best answers it has looked at, the first one first."""

    choice: int
    label: str
    answers: list[Suggestion]


class Problem(Wire):
    """Why a request was refused, in the reader's language. Nothing has changed."""

    status: int
    code: str
    """The message id, the same in every language."""
    text: str
    detail: str = ""
    """What a program's author wants to know more, in English."""
    update: Update | None = None
    """The position as it is now, if the request was about an older one."""
