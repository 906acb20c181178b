"""What a seat is asked, ready for any client: prompt, options, refusals, as lines and as texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from vernissage.core.dice import Dice
from vernissage.core.game import Game, Line
from vernissage.core.step import ASK, CHANCE, Decision, Driver, Step, run
from vernissage.table import codec
from vernissage.table.preview import Figures, Preview, previews
from vernissage.table.text import LANGUAGES

Say = Callable[[Line, str], str]
"""From a line and a language to a sentence."""


@dataclass(frozen=True)
class Option:
    """A choice that can be made."""

    choice: int
    label: Line
    target: tuple[str, int] | None
    """The thing on the table that the choice points at."""
    final: str
    """Why it cannot be taken back: `chance`, `reveal`, or empty if it can."""
    preview: Preview
    """What it would do to the numbers of the seat's own board."""
    say: Say

    @property
    def labels(self) -> dict[str, str]:
        """What the choice is called, in every language."""
        return {lang: self.say(self.label, lang) for lang in LANGUAGES}


@dataclass(frozen=True)
class Refusal:
    """A choice that cannot be made, why, and the ledger row that says so."""

    choice: int
    label: Line
    line: Line
    rule: str
    target: tuple[str, int] | None
    say: Say

    @property
    def reasons(self) -> dict[str, str]:
        """Why not, in every language."""
        return {lang: self.say(self.line, lang) for lang in LANGUAGES}


@dataclass(frozen=True)
class Waiting:
    """A decision that waits for a seat."""

    seat: int
    kind: str
    step: Mapping[str, Any]
    """The arguments of the step that waits, by their names."""
    prompt: Line
    options: tuple[Option, ...]
    refusals: tuple[Refusal, ...]
    default: int
    figures: Figures
    """The numbers that the previews of the options speak of."""
    about: tuple[str, int] | None
    """The thing on the table that it belongs to, where its answers point at nothing."""
    say: Say

    @property
    def prompts(self) -> dict[str, str]:
        """What is asked, in every language."""
        return {lang: self.say(self.prompt, lang) for lang in LANGUAGES}

    @property
    def others(self) -> Line:
        """What the other seats read meanwhile."""
        return Line(self.prompt.id.replace("ask-", "wait-", 1), self.prompt.args)


def waiting_for(game: Game, truth: Any, step: Decision[Any], say: Say) -> Waiting:
    """All that a client needs to let a seat answer a step, from a world that the seat cannot tell from the true one.

    The same dice deal the same world whatever is hidden, so that nothing here can tell a secret.
    """
    s = game.guess(truth, step.seat, Dice(0))
    kind = game.kind(step)
    legal = step.options(s)
    figures, preview = previews(game, s, step, legal)
    options: list[Option] = []
    refusals: list[Refusal] = []
    for choice in range(kind.width):
        if choice not in legal and not game.wording.there(s, step, choice):
            continue
        target = kind.points_at(choice)
        label = game.wording.label(s, step, choice)
        if choice in legal:
            options.append(Option(choice, label, target, finality(s, step, choice), preview[choice], say))
        else:
            why = step.why_not(s, choice)
            line = game.wording.refusal(s, step, choice, why)
            refusals.append(Refusal(choice, label, line, game.wording.rules.get(why, ""), target, say))
    prompt = game.wording.prompt(s, step)
    asked = (step.seat, kind.name, codec.arguments(step), prompt)
    about = game.wording.about(s, step)
    return Waiting(*asked, tuple(options), tuple(refusals), step.default(s), figures, about, say)


def finality(s: Any, step: Decision[Any], choice: int) -> str:
    """Whether an answer is followed by chance or by a revelation before anybody is asked again.

    What others are forced to play is a revelation where it shows a secret: `reveals` says so, in every world alike.
    A sealed answer can be taken back until all are given.
    """
    if step.sealed():
        return ""
    twin = s.copy()
    twin.agenda.pop()
    step.take(twin, choice)
    end = Finality()
    run(twin, end)
    return end.why


class Finality(Driver[Any]):
    """Goes on until somebody is asked, or something happens that cannot be taken back."""

    def __init__(self) -> None:
        super().__init__()
        self.why = ""

    def choose(self, s: Any, step: Step[Any]) -> int:
        """What is forced, unless it is chance or shows a secret."""
        self.why = "chance" if step.asks(s) == CHANCE else "reveal" if step.reveals(s) else ""
        return ASK if self.why else super().choose(s, step)
