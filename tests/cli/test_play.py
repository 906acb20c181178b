"""The playing screen, key by key, for every game where it can be."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList, Static

from vernissage import Game, Match, games
from vernissage.cli.app import Play
from vernissage.cli.arguments import parser
from vernissage.cli.dialogs import HandOver, Leaflet, Question
from vernissage.cli.look import MARKS
from vernissage.cli.play import opened

every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.name)


def sitting(home: Path, *words: str, game: str = "masters-gallery", pace: float = 0) -> Play:
    args = parser().parse_args(
        ["play", game, "--seed", "3", "--lang", "en", "--record", str(home / "game.json"), *words]
    )
    return Play(opened(args), pace, args.night)


@asynccontextmanager
async def playing(app: Play, size: tuple[int, int] = (100, 30)) -> AsyncIterator[Pilot[Any]]:
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


async def settled(pilot: Pilot[Any]) -> None:
    """Wait until the bots have played."""
    await pilot.app.workers.wait_for_complete()
    await pilot.pause()


async def press(pilot: Pilot[Any], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def text(app: Play, id: str) -> str:
    """What a part of the main screen says."""
    content: Any = app.screen_stack[0].query_one(f"#{id}", Static).content
    return "\n".join(part.plain for part in getattr(content, "renderables", [content]))


def screen_text(app: Play) -> str:
    """Everything that is to be seen."""
    lines = [strip.text for strip in app.screen._compositor.render_strips()]
    return "\n".join(lines)


@every_game
async def test_every_game_begins_on_the_screen(tmp_path: Path, game: Game) -> None:
    app = sitting(tmp_path, game=game.name)
    async with playing(app, (80, 24)) as pilot:
        for number in range(8):
            assert app.asked is not None
            assert app.session.say(app.asked.prompt)[:30] in screen_text(app)
            if number == 4:
                await press(pilot, "w", "escape", "t", "escape", "l")
            await press(pilot, "1")


@every_game
async def test_every_game_ends_on_the_screen(tmp_path: Path, game: Game) -> None:
    file = tmp_path / "game.json"
    file.write_text(nearly_over(game).record().write(), encoding="utf-8")
    args = parser().parse_args(["play", "--resume", str(file), "--seed", "3", "--lang", "en"])
    app = Play(opened(args), 0)
    async with playing(app) as pilot:
        for _ in range(300):
            if app.session.match.finished:
                break
            await press(pilot, "1")
        assert app.session.match.finished
        assert isinstance(app.screen, Leaflet)
        assert app.session.outcome() in screen_text(app)
        for points in app.session.match.scores():
            assert str(points).replace("-", "−") in screen_text(app)
    assert Match.from_record(file.read_text("utf-8")).scores() == app.session.match.scores()


def nearly_over(game: Game) -> Match:
    """A game whose first seat is asked for one of the last times."""
    match = Match(game, max(2, game.seats[0]), seed=4)
    asked: list[int] = []
    while not match.finished:
        if match.asked() == [0]:
            asked.append(len(match.answers))
        for seat in match.asked():
            match.answer_default(seat)
    return Match.from_record(match.record(), upto=asked[-3])


async def test_numbers_arrows_and_enter_choose(tmp_path: Path) -> None:
    app = sitting(tmp_path)
    async with playing(app) as pilot:
        assert app.asked is not None
        first = [option.choice for option in app.asked.options]
        await press(pilot, "3")
        assert first[2] in app.session.match.answers
        before = len(app.session.match.answers)
        assert app.asked is not None
        wanted = app.asked.options[1].choice
        await press(pilot, "down", "enter")
        assert app.session.match.answers[before] == wanted


async def test_a_number_without_an_option_does_nothing(tmp_path: Path) -> None:
    app = sitting(tmp_path)
    async with playing(app) as pilot:
        await press(pilot, "3")
        assert app.asked is not None
        await press(pilot, *str(len(app.asked.options)))
        before = list(app.session.match.answers)
        assert len(app.asked.options) < 9
        await press(pilot, "9")
        assert app.session.match.answers == before


async def test_typing_filters_the_options(tmp_path: Path) -> None:
    app = sitting(tmp_path, "--lang", "fr")
    async with playing(app) as pilot:
        listed = app.query_one("#options", OptionList)
        assert listed.option_count == 9
        await press(pilot, "slash", *"RECOM")
        assert app.query_one("#filter", Input).has_focus
        assert listed.option_count == 1
        assert "Vermeer, récompense" in str(listed.get_option_at_index(0).prompt)
        await press(pilot, "escape")
        assert listed.option_count == 9
        await press(pilot, "slash", "8", "enter")
        assert "Bleu joue un Renoir" in text(app, "log-text")
        assert not app.query_one("#filter", Input).has_class("open")


async def test_a_number_means_the_option_with_that_number(tmp_path: Path) -> None:
    """Bid cards have numbers too: the tenth option is not the card 10."""
    app = sitting(tmp_path, "--seats", "2", game="art-society")
    async with playing(app) as pilot:
        for _ in range(40):
            if app.asked is not None and app.asked.kind == "Bid" and app.asked.options[0].choice > 0:
                break  # the first card has been spent
            await press(pilot, "1")
        assert app.asked is not None
        tenth = app.asked.options[9]
        labels = [app.session.say(option.label) for option in app.asked.options]
        assert any("10" in label for label in labels if label != labels[9]), labels
        await press(pilot, "slash", "1", "0")
        assert app.highlighted() == tenth
        await press(pilot, "enter")
        assert f"Blue reveals a bid of {labels[9].split()[-1]}" in text(app, "log-text")


async def test_everybody_stands_in_the_masthead(tmp_path: Path) -> None:
    app = sitting(tmp_path, "--seats", "6", "--name", "Maximiliana", game="bioutifoul")
    async with playing(app, (80, 24)):
        head = screen_text(app).splitlines()[0]
        assert all(mark in head for mark in MARKS[:6])
        assert "Red" in head


async def test_what_can_be_chosen_is_marked_on_the_table(tmp_path: Path) -> None:
    app = sitting(tmp_path)
    async with playing(app) as pilot:
        pointing = app.pointing()
        assert app.asked is not None
        assert {option.target for option in app.asked.options} == set(pointing.open)
        assert pointing.chosen == app.asked.options[0].target
        await press(pilot, "down")
        assert app.pointing().chosen == app.asked.options[1].target


async def test_why_nots_name_choice_reason_and_rule(tmp_path: Path) -> None:
    app = sitting(tmp_path)
    async with playing(app, (100, 50)) as pilot:
        await press(pilot, "w")
        assert isinstance(app.screen, Leaflet)
        shown = screen_text(app)
        for part in ("Not possible now", "You hold no such card.", "MGL-028", "Degas, simultaneous turn"):
            assert part in shown
        await press(pilot, "escape")
        assert not isinstance(app.screen, Leaflet)


async def test_alone_with_bots_everything_can_be_undone(tmp_path: Path) -> None:
    app = sitting(tmp_path)
    async with playing(app) as pilot:
        start = app.session.match.position()
        for _ in range(5):
            await press(pilot, "9")
            await press(pilot, "1")
        assert app.session.match.position() != start
        while app.session.can_undo(0):
            await press(pilot, "u")
        assert app.session.match.position() == start
        assert json.loads((tmp_path / "game.json").read_text("utf-8"))["answers"] == app.session.match.answers
        await press(pilot, "u")
        assert app.session.match.position() == start


async def test_the_language_switches_live(tmp_path: Path) -> None:
    app = sitting(tmp_path)
    async with playing(app) as pilot:
        assert text(app, "prompt") == "Choose a card to play"
        await press(pilot, "s", "l")
        assert "Feuille de score" in screen_text(app)
        await press(pilot, "escape")
        assert text(app, "prompt") == "Choisissez une carte à jouer"
        assert "Violet commence la première manche" in text(app, "log-text")
        assert "l English" in text(app, "keys")
        await press(pilot, "l")
        assert text(app, "prompt") == "Choose a card to play"


async def test_day_and_night(tmp_path: Path) -> None:
    app = sitting(tmp_path)
    async with playing(app) as pilot:
        assert app.palette.name == "day"
        await press(pilot, "d")
        assert app.palette.name == "night"
        assert app.screen.styles.background.hex.upper() == app.palette.wall


async def test_every_sheet_opens_and_closes(tmp_path: Path) -> None:
    app = sitting(tmp_path, "--lang", "fr")
    async with playing(app) as pilot:
        for key, title in [
            ("s", "Feuille de score"),
            ("g", "Journal"),
            ("t", "Table"),
            ("question_mark", "Raccourcis clavier"),
            ("w", "Impossible pour l’instant"),
        ]:
            await press(pilot, key)
            assert isinstance(app.screen, Leaflet)
            assert title in screen_text(app)
            await press(pilot, "down", "pagedown", "up", "pageup", "escape")
            assert not isinstance(app.screen, Leaflet)


async def test_bots_are_paced_and_can_be_hurried(tmp_path: Path) -> None:
    app = sitting(tmp_path, "--me", "none", pace=30)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause(0.2)
        assert "Space fast-forward" in text(app, "prompt")
        answers = len(app.session.match.answers)
        await pilot.press("space")
        await settled(pilot)
        assert len(app.session.match.answers) > answers
        assert app.session.match.finished


async def test_quitting_is_confirmed(tmp_path: Path) -> None:
    app = sitting(tmp_path)
    async with playing(app) as pilot:
        await press(pilot, "q")
        assert isinstance(app.screen, Question)
        await press(pilot, "escape")
        assert not isinstance(app.screen, Question)
        await press(pilot, "ctrl+q")
        assert isinstance(app.screen, Question)
        await press(pilot, "enter")
        assert app._exit


async def test_a_full_disk_does_not_stop_the_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    app = sitting(tmp_path)

    def full(*args: Any) -> None:
        raise OSError(28, "No space left on device")

    async with playing(app) as pilot:
        monkeypatch.setattr(app.session, "save", full)
        await press(pilot, "1")
        assert app.asked is not None
        assert app.session.unsaved == "No space left on device"
        assert "No space left on device" in " ".join(app.session.farewell())


@pytest.mark.parametrize("size", [(80, 24), (120, 40), (30, 8), (200, 60)])
async def test_any_size_can_be_played(tmp_path: Path, size: tuple[int, int]) -> None:
    app = sitting(tmp_path, "--seats", "5")
    async with playing(app, size) as pilot:
        await press(pilot, "1", "2", "w", "escape", "s", "escape")
        assert app.asked is not None


async def test_hot_seat_hides_what_the_next_person_may_not_see(tmp_path: Path) -> None:
    app = sitting(tmp_path, "--seats", "2", "--me", "1,2", "--name", "Ada,Zoé")
    async with playing(app, (100, 60)) as pilot:
        seats: list[int] = []
        for _ in range(6):
            assert isinstance(app.screen, HandOver)
            assert app.session.viewer is None
            shown = screen_text(app)
            assert "Hand over the screen to" in shown
            assert "Vermeer" not in shown
            await press(pilot, "enter")
            assert app.asked is not None
            seats.append(app.asked.seat)
            assert app.session.viewer == app.asked.seat
            own = app.session.match.view(app.asked.seat)
            assert own.players[1 - app.asked.seat].hand is None
            while not isinstance(app.screen, HandOver):
                assert app.asked is not None
                await press(pilot, str(len(app.asked.options)) if len(app.asked.options) < 10 else "1")
                if isinstance(app.screen, Question):
                    await press(pilot, "enter")
        assert set(seats) == {0, 1}


async def test_at_one_screen_the_last_answer_can_be_undone_before_the_next_person_looks(tmp_path: Path) -> None:
    app = sitting(tmp_path, "--seats", "2", "--me", "1,2", "--name", "Ada,Zoé")
    async with playing(app, (100, 60)) as pilot:
        await press(pilot, "enter")
        before, asked = app.session.match.position(), app.asked
        assert asked is not None
        plain = next(i for i, option in enumerate(asked.options, 1) if "," not in app.session.say(option.label))
        await press(pilot, str(plain))
        assert isinstance(app.screen, HandOver)
        assert f"u undo: {app.session.name(asked.seat)}" in screen_text(app)
        await press(pilot, "u")
        assert app.session.match.position() == before
        assert app.asked is not None
        assert app.asked.seat == asked.seat


async def test_at_one_screen_a_final_answer_is_confirmed(tmp_path: Path) -> None:
    app = sitting(tmp_path, "--seats", "2", "--me", "1,2")
    async with playing(app, (100, 60)) as pilot:
        for _ in range(40):
            if isinstance(app.screen, HandOver):
                await press(pilot, "enter")
            assert app.asked is not None
            final = [i for i, option in enumerate(app.asked.options, 1) if option.final and i < 10]
            if final:
                before = app.session.match.position()
                await press(pilot, str(final[0]))
                assert isinstance(app.screen, Question)
                assert "Final:" in screen_text(app)
                await press(pilot, "escape")
                assert app.session.match.position() == before
                await press(pilot, str(final[0]), "enter")
                assert app.session.match.position() != before
                return
            await press(pilot, "1")
        pytest.fail("no final answer in forty")
