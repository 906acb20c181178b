"""Puzzles in the terminal, line by line: the position in words, the answer, the solution with its proof."""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
from platformdirs import user_state_path

from vernissage.bots import LEVELS
from vernissage.cli.errors import CommandError
from vernissage.cli.listing import columns
from vernissage.cli.plain import panel_lines, read, score_lines, show, why_not_lines
from vernissage.cli.review import Telling
from vernissage.cli.session import Reading
from vernissage.core.game import Line
from vernissage.games import game as find_game
from vernissage.games import games
from vernissage.house import speech
from vernissage.house.puzzle_shelf import Tried
from vernissage.house.puzzling import DAY, following, standing
from vernissage.review.puzzles import Compared, Puzzle, UnknownPuzzle, game_of_the_day, of_the_day, puzzle, shipped

WORDS = {"show": "show", "montrer": "show", "solution": "show"}
"""What may be typed for the solution, in either language."""
LEFT = "q"


def run(args: argparse.Namespace, clock: Callable[[], float] = time.time) -> None:
    """Let somebody solve a puzzle, or one after the other."""
    day = int(clock() // DAY)
    game = find_game(args.game) if args.game else game_of_the_day(games(), day)
    if game is None or not shipped(game.name):
        raise CommandError(speech.say(Line("ui-puzzle-none", {"title": game.title if game else "–"}), args.lang))
    progress = Progress(game.name, clock)
    if args.list:
        for line in listed(progress, args.lang):
            show(line)
    elif args.id or args.day or not args.game:
        one = named(game.name, args.id, args.lang) if args.id else of_the_day(game.name, day)
        assert one is not None
        Solving(one, args.lang, progress).ask()
    else:
        practise(progress, args.lang)


def practise(progress: Progress, lang: str) -> None:
    """One after the other, until somebody leaves or there are no more."""
    while True:
        id = following(progress.puzzles, progress.tried)
        if not id:
            show(speech.say(Line("ui-puzzle-all", {"title": find_game(progress.game).title}), lang))
            return
        solving = Solving(puzzle(progress.game, id), lang, progress)
        if not solving.ask() or read(solving.reading.word("puzzle-next")) in (None, LEFT):
            return
        lang = solving.reading.lang
        show("")


def named(game: str, id: str, lang: str) -> Puzzle:
    """A puzzle by its id, or an error."""
    try:
        return puzzle(game, id)
    except UnknownPuzzle:
        raise CommandError(speech.say(Line("ui-puzzle-unknown", {"puzzle": id[:40]}), lang)) from None


def listed(progress: Progress, lang: str) -> list[str]:
    """The puzzles of a game as a table, and how far somebody is."""

    def word(id: str) -> str:
        return speech.say(Line(f"ui-puzzle-{id}"), lang)

    rows = [(word("id"), word("rating"), word("state"))]
    for one in progress.puzzles:
        first = progress.tried.get(one.id)
        rows.append((one.id, str(one.rating), word("new" if first is None else "solved" if first.solved else "missed")))
    return [*columns(rows, (1,)), progress.line(lang)]


class Progress:
    """Somebody's first tries, in a file of their state folder."""

    def __init__(self, game: str, clock: Callable[[], float]) -> None:
        self.game = game
        self.puzzles = shipped(game)
        self.clock = clock
        self.file = user_state_path("vernissage", appauthor=False) / "puzzles.json"
        self.tried = self.read()

    def read(self) -> dict[str, Tried]:
        """What the file says; one that cannot be read is left alone."""
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, Tried])
        except FileNotFoundError:
            return {}
        except msgspec.MsgspecError as error:
            raise CommandError(f"{self.file}: {error}") from None

    def keep(self, one: Puzzle, solved: bool) -> bool:
        """Keep a first try; False if there was one."""
        self.tried = self.read()  # somebody may solve others in another terminal
        if one.id in self.tried:
            return False
        self.tried[one.id] = Tried(one.id, one.game, solved, self.clock())
        self.file.parent.mkdir(parents=True, exist_ok=True)
        beside = Path(f"{self.file}.{os.getpid()}")
        beside.write_bytes(msgspec.json.encode(self.tried))
        beside.replace(self.file)
        return True

    def line(self, lang: str) -> str:
        """How far somebody is with a game's puzzles."""
        solved, missed, rating = standing(self.puzzles, self.tried)
        told: dict[str, int | str] = {"solved": solved, "missed": missed, "puzzles": len(self.puzzles)}
        named: dict[str, int | str] = {"title": find_game(self.game).title, "rating": str(rating or "–")}
        return speech.say(Line("ui-puzzle-progress", told | named), lang)


class Solving:
    """One puzzle, asked and answered."""

    def __init__(self, one: Puzzle, lang: str, progress: Progress) -> None:
        self.puzzle = one
        self.progress = progress
        self.reading = Reading(one.match(), lang, one.seat)

    def ask(self) -> bool:
        """Show the position and ask until there is an answer; whether there was one."""
        one, reading = self.puzzle, self.reading
        self.tell()
        waiting = next(asked for asked in reading.match.waiting() if asked.seat == one.seat)
        while True:
            typed = read(f"{reading.name(one.seat)}> ")
            answer = WORDS.get(typed or "", typed)
            if answer is None or answer == LEFT:
                return False
            if answer == "show":
                self.solve(None)
                return True
            if answer.isdecimal() and len(answer) < 10 and 1 <= int(answer) <= len(waiting.options):
                self.solve(waiting.options[int(answer) - 1].choice)
                return True
            if answer == "lang":
                reading.switch_language()
                self.tell()
            elif answer == "?":
                self.print(why_not_lines(reading, waiting))
            elif answer == "table":
                self.print(self.table())
            elif answer == "scores":
                self.print(score_lines(reading))
            elif answer:
                self.print([reading.word("puzzle-help")])

    def tell(self) -> None:
        """The position in words, the question and its options."""
        one, reading = self.puzzle, self.reading
        title = reading.match.game.title
        rating = str(one.rating)
        self.print([reading.word("puzzle-title", title=title, puzzle=one.id, seats=one.seats, rating=rating), ""])
        self.print([*self.table(), "", reading.word("puzzle-you", name=reading.name(one.seat))])
        waiting = next(asked for asked in reading.match.waiting() if asked.seat == one.seat)
        self.print([reading.say(waiting.prompt)])
        self.print([f"  {number}. {reading.say(each.label)}" for number, each in enumerate(waiting.options, 1)])
        self.print([reading.word("puzzle-help")])

    def table(self) -> list[str]:
        """The table in words."""
        return [line for panel in self.reading.panels() for line in panel_lines(self.reading, panel)]

    def solve(self, given: int | None) -> None:
        """Keep the try, and tell the solution."""
        one, reading = self.puzzle, self.reading
        counted = self.progress.keep(one, given == one.best)
        self.print(["", *self.solution(given)])
        self.print([] if counted else [reading.word("puzzle-counted")])
        self.print([self.progress.line(reading.lang)])

    def solution(self, given: int | None) -> list[str]:
        """What is best, and why: the proof of every answer, the facts, how it goes on."""
        one, reading, telling = self.puzzle, self.reading, Telling(self.reading)
        best = telling.say(one.answers[0].label)
        if given == one.best:
            lines = [reading.word("puzzle-right", best=best)]
        elif given is None:
            lines = [reading.word("puzzle-shown", best=best)]
        else:
            lines = [reading.word("puzzle-wrong", given=telling.say(one.compared(given).label), best=best)]
        other = one.compared(given if given is not None and given != one.best else one.greedy)
        chances = {"chance": telling.points(one.answers[0].chance), "less": telling.points(other.chance)}
        lines.append(reading.word("puzzle-chance", other=telling.say(other.label), **chances))
        lines += self.facts(telling, other, best)
        if len(one.follows) > 1:
            lines.append(reading.word("review-follows", answers=" → ".join(map(telling.say, one.follows[1:]))))
        lines += ["", *self.proof(telling, given), ""]
        return [*lines, *self.levels()]

    def facts(self, telling: Telling, other: Compared, best: str) -> list[str]:
        """What the best answer brings more or less of than another."""
        lines = list[str]()
        for facts, prefix in ((other.facts, "review"), (other.others, "puzzle-others")):
            for fact in facts:
                word, amount = "more" if fact.more > 0 else "less", telling.decimal(abs(fact.more))
                told = telling.word(f"{prefix}-{word}", figure=telling.say(fact.figure), amount=amount)
                lines.append(f"  {told}")
        if lines:
            lines.insert(0, telling.word("puzzle-against", best=best, other=telling.say(other.label)))
        return lines

    def proof(self, telling: Telling, given: int | None) -> list[str]:
        """All answers with their chances, and with what they were compared."""
        one, word = self.puzzle, self.reading.word
        rows = [(word("hint-answer"), word("hint-expected"), word("review-loss"), "")]
        for each in one.answers:
            cost = f"{telling.points(each.loss)} ± {telling.points(each.error)}" if each.choice != one.best else ""
            marks = [word("puzzle-yours")] if each.choice == given else []
            marks += [word("puzzle-greedy")] if each.choice == one.greedy else []
            rows.append((telling.say(each.label), telling.points(each.chance), cost, ", ".join(marks)))
        proof = word("puzzle-proof", guesses=one.proof.guesses, seed=str(one.proof.seed))
        return [*columns(rows, (1, 2)), proof]

    def levels(self) -> list[str]:
        """How often each level solves it."""
        lang, told = self.reading.lang, []
        for level in (level for level in LEVELS if level in self.puzzle.levels):
            solved, tries = self.puzzle.levels[level]
            label = speech.say(Line("bot-level", {"level": level}), lang)
            told.append(self.reading.word("puzzle-level", level=label, solved=solved, tries=tries))
        return [self.reading.word("puzzle-levels", levels=" · ".join(told))]

    def print(self, lines: list[str]) -> None:
        """Print some lines."""
        for line in lines:
            show(line)
