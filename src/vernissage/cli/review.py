"""The review of a game in the terminal, as data, or as a page."""

from __future__ import annotations

import argparse
import sys

import msgspec

from vernissage.cli.errors import CommandError
from vernissage.cli.listing import columns
from vernissage.cli.plain import show
from vernissage.cli.review_board import Board
from vernissage.cli.review_page import Chapter, page
from vernissage.cli.review_still import client
from vernissage.cli.session import Reading
from vernissage.cli.sheets import read_text
from vernissage.core.game import Line
from vernissage.review import Answer, Effort, Review, Unfinished, review
from vernissage.review.report import Sentence, Turn
from vernissage.review.reviewing import Told
from vernissage.review.words import by_name
from vernissage.table.match import Match
from vernissage.table.record import Record

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60
"""How many signs the chart is wide, at most."""
DRAWS = 5
"""How many draws are told."""
PARTS = ("start", "luck", "hidden", "own", "others", "result", "lost")


def run(args: argparse.Namespace) -> None:
    """Review a record, and print or write what was found."""
    record = Record.read(read_text(args.file))
    match = Match.from_record(record)
    reading = Telling(Reading(match, args.lang))
    try:
        found = review(record, args.seed, Effort().part(args.effort), progress if sys.stderr.isatty() else None)
    except Unfinished:
        raise CommandError(f"{args.file}: {reading.word('review-unfinished')}") from None
    if args.json:
        sys.stdout.write(msgspec.json.encode(found).decode() + "\n")
    elif args.html:
        worst, drawn = found.worst()[: args.most], client(match.game.name)
        boards = [(reading.explained(one), Board(record, one, args.lang, drawn is not None).figure()) for one in worst]
        chapters = reading.chapters(found, args.most)
        args.html.write_text(page(reading.title(), chapters, boards, found, args.lang, drawn), "utf-8")
    else:
        for line in reading.lines(found, args.most):
            show(line)


def progress(one: Told, done: float) -> None:
    """Say how much of the game is reviewed, on a line of its own that is written over."""
    end = "\n" if done >= 1.0 else ""
    sys.stderr.write(f"\r{done:4.0%}{end}")
    sys.stderr.flush()


class Telling:
    """A review in a language."""

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.word = reading.word

    def title(self) -> str:
        """What is reviewed, and how it ended."""
        return f"{self.reading.match.game.title} · {self.reading.outcome()}"

    def lines(self, found: Review, most: int) -> list[str]:
        """The whole of it, as text."""
        told = [self.title(), ""]
        for seat in range(found.seats):
            told.append(f"{bars([point.chances[seat] for point in found.chart])}  {self.reading.name(seat)}")
        for heading, rows, notes in self.chapters(found, most, explained=True):
            told += ["", heading, *columns(rows, tuple(range(1, len(rows[0])))), *notes]
        return told

    def chapters(self, found: Review, most: int, explained: bool = False) -> list[Chapter]:
        """What there is to tell: a heading, a table, and sentences; those about the answers may stand elsewhere."""
        worst = found.worst()[:most]
        notes = [note for answer in worst for note in self.explained(answer)] if explained else []
        return [
            (self.word("review-account"), self.account(found), self.disagreed(found)),
            (self.word("review-answers", number=len(found.worst())), self.table(worst), notes),
            *self.turns(found, most),
            *self.draws(found),
        ]

    def turns(self, found: Review, most: int) -> list[Chapter]:
        """The turns of many answers that cost most as a whole, where a game has such turns."""
        worst = found.worst_turns()[:most]
        heads = ("review-who", "review-at", "review-number", "review-grade", "review-loss")
        rows = [tuple(self.word(head) for head in heads)]
        for turn in worst:
            cost = f"{self.points(turn.loss)} ± {self.points(turn.error)}"
            where = (self.reading.name(turn.seat), str(turn.at), str(turn.until - turn.at))
            rows.append((*where, self.word(f"review-{turn.grade}"), cost))
        notes = [self.way(turn) for turn in worst if turn.follows]
        return [(self.word("review-turns"), rows, notes)] if worst else []

    def way(self, turn: Turn) -> str:
        """The best way through a turn that was found."""
        answers = " → ".join(self.say(one) for one in turn.follows)
        return self.word("review-way", number=str(turn.at), name=self.reading.name(turn.seat), answers=answers)

    def draws(self, found: Review) -> list[Chapter]:
        """The draws that did most."""
        mattered = [draw for draw in found.draws if draw.mattered]
        most = sorted(mattered, key=lambda draw: -max(abs(luck) for luck in draw.luck))[:DRAWS]
        rows = [(self.word("review-at"), *(self.reading.name(seat) for seat in range(found.seats)))]
        rows += [(str(draw.at), *(self.points(luck) for luck in draw.luck)) for draw in most]
        return [(self.word("review-draws"), rows, [])] if most else []

    def account(self, found: Review) -> list[tuple[str, ...]]:
        """How every seat came to its result."""
        names = [self.reading.name(account.seat) for account in found.accounts]
        rows = [("", *names)]
        for part in PARTS:
            values = [self.points(getattr(account, part)) for account in found.accounts]
            rows.append((self.word(f"review-{part}"), *values))
        losses = [self.points(found.mean_loss(account.seat)) for account in found.accounts]
        return [*rows, (self.word("review-mean"), *losses)]

    def disagreed(self, found: Review) -> list[str]:
        """How far off the account may be, and who played better than the winner."""
        seat = found.unlucky()
        told = [] if seat is None else [self.word("review-unlucky", name=self.reading.name(seat))]
        return [*told, self.word("review-error", number=self.error(found))]

    def table(self, worst: list[Answer]) -> list[tuple[str, ...]]:
        """The answers that cost most."""
        heads = ("review-who", "review-at", "review-grade", "review-loss")
        rows = [tuple(self.word(head) for head in heads)]
        for answer in worst:
            cost = f"{self.points(answer.loss)} ± {self.points(answer.error)}"
            grade = self.word(f"review-{answer.grade}")
            rows.append((self.reading.name(answer.seat), str(answer.at), grade, cost))
        return rows

    def explained(self, answer: Answer) -> list[str]:
        """Two or three sentences about an answer: what both left, what would have been more or less, how it goes on."""
        given, better = self.say(answer.label), [self.say(one) for one in answer.follows]
        chances = {"after": self.points(answer.after), "best": self.points(answer.after_best)}
        where = {"number": str(answer.at), "name": self.reading.name(answer.seat)}
        told = [self.word("review-cost", given=given, better=better[0] if better else "", **chances, **where)]
        for prefix, facts in (("review", answer.facts), ("puzzle-others", answer.others)):
            for figure, more in by_name(facts, self.say):
                word = f"{prefix}-{'more' if more > 0 else 'less'}"
                told.append("  " + self.word(word, figure=figure, amount=self.decimal(abs(more))))
        if len(better) > 1:
            told.append("  " + self.word("review-follows", answers=" → ".join(better[1:])))
        return told

    def say(self, sentence: Sentence) -> str:
        """A sentence that travelled as data."""
        return self.reading.say(Line(sentence.id, sentence.args))

    def error(self, found: Review) -> str:
        """How far off a part of an account may be."""
        return self.points(max(account.error for account in found.accounts))

    def points(self, chance: float) -> str:
        """A chance, or what it changed by, in percent."""
        return self.word("review-percent", amount=self.decimal(100 * chance))

    def decimal(self, number: float) -> str:
        """A number with one decimal, as the language writes it."""
        text = f"{number:.1f}".replace("-", "−").replace("−0.0", "0.0")
        return text.replace(".", ",") if self.reading.lang == "fr" else text


def bars(chances: list[float]) -> str:
    """Chances one after the other, as bars."""
    number = min(WIDTH, len(chances))
    picked = [chances[i * (len(chances) - 1) // max(1, number - 1)] for i in range(number)]
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in picked)
