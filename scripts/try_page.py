"""Everything that a page does with its Python, done once: run inside Pyodide by web/scripts/pack.mjs.

The first time it shows which modules are used, the second time that those which were packed are enough.
"""

from __future__ import annotations

import asyncio
import json
import logging
import traceback
from typing import Any

from vernissage import Dice, Match, games
from vernissage.house.thinking import task
from vernissage.page.mind import Mind
from vernissage.page.page import Page, opened
from vernissage.table.text import LANGUAGES

READ = (
    "/me /my-tables /my-tables?hidden=true /tables /crate /archive /people/me /people/me/games /catalogues/fr /my-page"
)
TURNS, SHORT = 12, 6
LEVELS = "sketch", "study"


class Memory:
    """A browser that keeps everything until it is closed."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}
        self.said: list[dict[str, Any]] = []
        self.minds = {"bots": Mind(), "reviews": Mind()}

    async def read(self, wanted: str) -> str:
        """Rows by their keys, or by how those begin."""
        asked = json.loads(wanted)
        keys = [key for key in self.rows if key.startswith(asked["prefix"])] if "prefix" in asked else asked["keys"]
        return json.dumps({key: self.rows[key] for key in keys if key in self.rows})

    async def write(self, rows: str) -> str:
        """All of it is always kept."""
        change = json.loads(rows)
        if any(self.rows.get(key) != text for key, text in change["only"].items()):
            return '"moved"'
        self.rows.update(change["rows"])
        for key in change["drop"]:
            self.rows.pop(key, None)
        return '"done"'

    def call(self, word: str) -> None:
        """There is no other tab."""

    async def tabs(self) -> str:
        """No other one is open."""
        return '{"me": "this", "open": ["this"]}'

    async def awake(self, worker: str) -> None:
        """Whoever thinks is here."""

    async def think(self, worker: str, asked: str) -> str:
        """At once."""
        await asyncio.sleep(0)
        return self.minds[worker].think(asked)

    def stop_thinking(self, worker: str) -> None:
        """Nobody does."""

    def say(self, connection: int, message: str) -> None:
        """Remember what was said."""
        self.said.append(json.loads(message))

    def hang_up(self, connection: int, code: int) -> None:
        """Nobody listens."""


async def ask(page: Page, method: str, path: str, body: object = None) -> Any:
    """What the house answers, which must be no fault of its own."""
    reply = json.loads(await page.ask(method, path, "" if body is None else json.dumps(body)))
    assert reply["status"] < 500, (method, path, reply)
    return json.loads(reply["body"]) if reply["kind"] == "application/json" else reply["body"]


async def play(page: Page, number: int, game: str, seats: int) -> None:
    """Some turns of a game, and everything that can be asked about it."""
    lang = LANGUAGES[number % len(LANGUAGES)]
    me = [{"who": "me"}, *({"who": "bot", "level": "sketch"} for _ in range(seats - 1))]
    id: str = (await ask(page, "POST", "/tables", {"game": game, "seats": me, "pace": 0, "public": False}))["id"]
    page.connect(number, f"/tables/{id}/ws?lang={lang}&talk=")
    for turn in range(TURNS):
        while not (update := await ask(page, "GET", f"/tables/{id}?lang={lang}"))["waiting"]:
            assert update["status"] == "playing", "more turns are tried than this game has"
            await asyncio.sleep(0)
        asked, seq = update["waiting"], update["seq"]
        given = {"id": f"t{turn}", "seat": 0, "seq": seq, "choice": asked["options"][0]["choice"]}
        await ask(page, "POST", f"/tables/{id}/what-if", {"seat": 0, "seq": seq, "answers": [given["choice"]]})
        await ask(page, "POST", f"/tables/{id}/answers?lang={lang}", given)
    undo = {"id": "u", "seat": 0, "seq": (await ask(page, "GET", f"/tables/{id}"))["seq"]}
    await ask(page, "POST", f"/tables/{id}/undo-requests", undo)
    for path in ("history/3", "standings", "record", "sheet", "components"):
        await ask(page, "GET", f"/tables/{id}/{path}")
    packed = await ask(page, "GET", f"/crate/{id}?lang={lang}")
    assert not (await ask(page, "POST", "/crate", packed))["new"]
    await ask(page, "POST", "/records", {"record": packed["record"], "seats": me})
    for nonsense in ({"game": game, "sheet": "x = ["}, {"game": game, "sheet": "# nothing"}):
        assert "seats" not in await ask(page, "POST", f"/sheets?lang={lang}", nonsense)
    page.hang_up(number)


def short_game() -> str:
    """The record of the last answers of a game, as a game of its own."""
    whole, dice = Match("masters-gallery", seats=2, seed=1), Dice(1)
    while not whole.finished:
        seat = whole.asked()[0]
        whole.answer(seat, dice.pick([option.choice for option in whole.waiting()[0].options]))
    begun = Match.from_record(whole.record(), upto=len(whole.answers) - SHORT)
    rest = whole.answers[len(whole.answers) - SHORT :]
    return Match(whole.game, seats=2, start=begun.position(), answers=rest).record().write()


async def look_through(page: Page, mind: Mind) -> None:
    """Review a game: wholly with little effort, and as a page does until it is stopped."""
    record = short_game()
    asked: dict[str, Any] = {"review": record, "effort": 0.001}
    while "reviewed" not in (found := json.loads(mind.think(json.dumps(asked)))):
        assert 0 < found["done"] <= 1
        asked = {}
    seats = [{"who": "me"}, {"who": "bot", "level": "sketch"}]
    id = (await ask(page, "POST", "/records", {"record": record, "seats": seats}))["id"]
    for method, state in (("GET", "none"), ("POST", "waiting"), ("DELETE", "none")):
        told = await ask(page, method, f"/tables/{id}/review?lang=fr")
        assert told["state"] == state, told


async def main(hints: bool = True) -> None:
    """Do it all; hints take the time they take."""
    page, mind = opened(Memory()), Mind()
    await page.open()
    await ask(page, "PUT", "/me", {"name": "Ada", "language": "fr"})
    for number, game in enumerate(games()):
        await play(page, number, game.name, max(2, game.seats[0]))
        match = Match(game.name, seats=max(2, game.seats[0]))
        wishes: list[dict[str, Any]] = [{"level": level} for level in LEVELS]
        for wish in [*wishes, *([{"level": "study", "hint": True}] if hints else [])]:
            mind.think(json.dumps({"task": task(match, match.asked()[0], wish)}))
    await look_through(page, mind)
    for path in READ.split():
        await ask(page, "GET", path)
    try:
        mind.think('{"task": {}}')
    except KeyError as error:
        logging.getLogger("vernissage").debug("as it should be", exc_info=error)
        traceback.format_exception(error)
    await page.close()
