"""Playing on the screen."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as Entry

from vernissage.cli.dialogs import HandOver, Leaflet, Question
from vernissage.cli.drawing import Pointing
from vernissage.cli.errors import CommandError
from vernissage.cli.gallery import Gallery, Help, Keys
from vernissage.cli.session import Session
from vernissage.table.waiting import Option, Waiting


class Play(Gallery):
    """A game being played: the question and its options stand under the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(str(number), f"choose_number({number})", show=False) for number in range(1, 10)),
        Binding("w", "why_not", show=False),
        Binding("u", "undo", show=False),
        Binding("slash", "filter", show=False),
        Binding("escape", "close_filter", show=False),
        Binding("space", "skip", show=False),
    ]
    KEYS: ClassVar[Keys] = (("u", "undo", "undo"), ("w", "why-not", "why_not"), *Gallery.KEYS)
    KEY_HELP: ClassVar[Help] = (
        ("1 … 9", "key-number"),
        ("keys-arrows", "key-arrows"),
        ("/", "key-filter"),
        ("keys-space", "key-skip"),
        ("w", "key-why-not"),
        ("u", "key-undo"),
        *Gallery.KEY_HELP,
    )

    def __init__(self, session: Session, pace: float, night: bool = False) -> None:
        super().__init__(session, night)
        self.session = session
        self.pace = pace
        self.asked: Waiting | None = None
        self.shown: list[Option] = []
        self.skipped = asyncio.Event()

    def compose_foot(self) -> ComposeResult:
        yield Static(id="prompt", markup=False)
        yield Input(id="filter", compact=True)
        yield OptionList(id="options", markup=False)

    def on_mount(self) -> None:
        """Begin."""
        self.go_on()

    # The course of the game.

    def go_on(self) -> None:
        """Let bots play until a person is asked; whatever was going on before is dropped."""
        self.run_worker(self.course(), exclusive=True, group="course")

    async def course(self) -> None:
        """Bots answer at a pace that a person can follow; then the person who is asked takes the screen."""
        session = self.session
        self.skipped.clear()
        bot = session.next_bot()
        while bot is not None:
            if self.pace and not self.skipped.is_set():
                self.ask(None)
            try:
                choice = await asyncio.to_thread(session.think, bot)
            except CommandError as error:
                self.exit(error, 2)
                return
            await self.pause()
            session.answer(bot, choice)
            bot = session.next_bot()
        person = session.next_person()
        if person is not None and session.viewer != person:
            self.hand_over(person)
            return
        self.ask(None if person is None else session.waiting(person))
        if session.unsaved:
            self.notify(session.word("not-saved", reason=session.unsaved), severity="warning")
        if session.match.finished:
            self.action_score_sheet()

    async def pause(self) -> None:
        """Wait for the pace, or until somebody is impatient."""
        if self.pace:
            try:
                await asyncio.wait_for(self.skipped.wait(), self.pace)
            except TimeoutError:
                return

    def hand_over(self, person: int) -> None:
        """Hide everything until the next person sits before the screen."""
        session, before = self.session, self.session.viewer
        session.viewer = None
        self.ask(None)

        def content() -> Group:
            lines = [Text(session.word("hand-over", player=person), self.palette.value), Text()]
            lines.append(Text(session.word("hand-over-keys"), self.palette.label))
            if before is not None and session.can_undo(before):
                lines.append(Text(session.word("hand-over-undo", player=before), self.palette.label))
            return Group(*lines)

        def taken(how: str | None) -> None:
            if how == "undo" and before is not None and session.can_undo(before):
                session.viewer = before
                session.undo(before)
            elif how == "undo":
                session.viewer = before
            else:
                session.viewer = person
            self.go_on()

        self.push_screen(HandOver(content), taken)

    def ask(self, asked: Waiting | None) -> None:
        """Show the position and the question, if there is one."""
        self.asked = asked
        self.close_filter()
        self.redraw()

    # What is shown.

    def pointing(self) -> Pointing:
        if self.asked is None:
            return Pointing()
        targets = frozenset(option.target for option in self.asked.options if option.target is not None)
        chosen = self.highlighted()
        return Pointing(targets, chosen.target if chosen else None)

    def highlighted(self) -> Option | None:
        """The option that Enter would choose."""
        index = self.screen_part("options", OptionList).highlighted
        return self.shown[index] if index is not None and index < len(self.shown) else None

    def redraw(self) -> None:
        self.redraw_options()
        super().redraw()
        self.show("prompt", self.prompt())

    def prompt(self) -> Text:
        """What is asked of whom; what the others do; how it ended."""
        session = self.session
        if self.asked is not None:
            return Text(session.say(self.asked.prompt))
        if session.match.finished:
            return Text(session.outcome())
        waiting = session.match.waiting()
        doing = Text(session.say(waiting[0].others) if waiting else "", self.palette.label)
        return doing.append(f"   {session.word('skip')}", self.palette.label) if self.pace else doing

    def redraw_options(self) -> None:
        """List the options that the filter leaves, each with its number."""
        listed = self.screen_part("options", OptionList)
        wanted = folded(self.screen_part("filter", Input).value)
        at = listed.highlighted or 0
        self.shown = []
        listed.clear_options()
        for number, option in enumerate(self.asked.options if self.asked else (), 1):
            label = self.session.say(option.label)
            if str(number) == wanted:
                at = len(self.shown)  # whoever types a number means that option, whatever others are called
            elif wanted not in folded(label):
                continue
            self.shown.append(option)
            listed.add_option(Entry(self.entry(number, label, option)))
        if self.shown:
            listed.highlighted = min(at, len(self.shown) - 1)

    def entry(self, number: int, label: str, option: Option) -> Text:
        """An option as a line of the list."""
        text = Text.assemble((f"{number:>2} ", self.palette.key if number < 10 else self.palette.label), label)
        if option.final and not self.session.alone:
            text.append(f"   {self.session.word(f'final-{option.final}')}", self.palette.label)
        return text

    def on_option_list_option_highlighted(self) -> None:
        """What the highlighted option points at is marked on the table."""
        if self.pointing() != self.pointed:
            self.redraw_table()

    # What the keys do.

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Enter or a click."""
        self.choose(self.shown[event.option_index])

    def action_choose_number(self, number: int) -> None:
        """A number key."""
        if self.asked is not None and number <= len(self.asked.options):
            self.choose(self.asked.options[number - 1])

    def choose(self, option: Option) -> None:
        """Answer, after asking once more if it could not be taken back."""
        asked, session = self.asked, self.session
        if asked is None:
            return

        def confirmed(sure: bool | None) -> None:
            if sure and self.asked is asked:
                self.answer(asked, option)

        if option.final and not session.alone:
            text = f"{session.say(option.label)}\n{session.word(f'final-{option.final}')}"
            self.push_screen(Question(session.say(asked.prompt), text, session.word("confirm-keys")), confirmed)
        else:
            confirmed(True)

    def answer(self, asked: Waiting, option: Option) -> None:
        """Give the answer and go on."""
        self.seen = len(self.session.match.events())
        self.asked = None
        self.session.answer(asked.seat, option.choice)
        self.go_on()

    def action_undo(self) -> None:
        """Take back the last answer."""
        session, person = self.session, self.session.viewer
        if person is None or not session.can_undo(person):
            self.notify(session.word("nothing-to-undo"), timeout=3)
            return
        session.undo(person)
        self.seen = min(self.seen, len(session.match.events()))
        self.go_on()

    def action_why_not(self) -> None:
        """The refused choices, with reasons and rules."""
        asked = self.asked
        if asked is not None:
            found = asked.refusals
            self.push_screen(
                Leaflet("not-possible", self.word, lambda: self.drawing.why_not(self.session.why_not(found)))
            )

    def action_skip(self) -> None:
        """Do not wait for the bots' pace any longer."""
        self.skipped.set()

    def action_filter(self) -> None:
        """Type a part of an option's name."""
        if self.asked is not None:
            field = self.screen_part("filter", Input)
            field.placeholder = self.word("filter")
            field.add_class("open")
            field.focus()

    def on_input_changed(self) -> None:
        """Every letter narrows the list."""
        self.redraw_options()
        self.redraw_table()

    def on_input_submitted(self) -> None:
        """Enter in the filter chooses what is highlighted."""
        option = self.highlighted()
        if option is not None:
            self.choose(option)

    def action_close_filter(self) -> None:
        """All options again."""
        self.close_filter()
        self.redraw_options()

    def close_filter(self) -> None:
        """Empty the filter and give the keys back to the list."""
        field = self.screen_part("filter", Input)
        with self.prevent(Input.Changed):
            field.value = ""
        field.remove_class("open")
        self.screen_part("options", OptionList).focus()

    def action_ask_quit(self) -> None:
        """Leave, once that is confirmed; a game that is over needs no question."""
        session = self.session
        if session.match.finished:
            self.exit()
            return
        if isinstance(self.screen, Question):
            return
        saved = session.word("saved", file=str(session.file)) if session.file else ""
        question = Question(session.word("quit-question"), saved, session.word("quit-keys"))
        self.push_screen(question, lambda sure: self.exit() if sure else None)


def folded(text: str) -> str:
    """A text for searching: no capitals, no accents."""
    plain = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).strip()
