"""News that leave the house: pushed, encrypted, by real HTTP; by mail, by real SMTP; once, and on both databases."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import http_ece
import pytest
from cryptography.exceptions import InvalidTag
from sqlalchemy import func, select

from house_layer.home import ANNA, HUGO, Listening, answer, show, table
from people.post_office import Postbox, PushService, Subscriber, signed_by
from server.clocks import HeldClock
from vernissage import Dice
from vernissage.house import moves
from vernissage.house.at_once import AtOnce
from vernissage.house.house import Habits, House
from vernissage.house.memory_news import MemoryNews
from vernissage.house.news import Entry, News
from vernissage.house.ports import Ports
from vernissage.house.protocol.play import Undo
from vernissage.house.reader import Reader
from vernissage.house.room import Room
from vernissage.house.watcher import Watcher
from vernissage.server.herald import StoreHerald
from vernissage.server.messages.mail import Mail
from vernissage.server.messages.push import Push, new_key
from vernissage.server.messages.sender import PAUSES, Sender
from vernissage.server.store import outbox, ways
from vernissage.server.store.outbox import MAIL_AGAIN, MAIL_SOON, SOON
from vernissage.server.store.schema_news import NEWS_BROWSERS, NEWS_SENDS
from vernissage.server.store.store import Store

FROM = "vernissage@example.org"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database in a file."""
    return str(tmp_path_factory.mktemp("news") / "house.sqlite3")


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def any_database(request: pytest.FixtureRequest, database: str) -> str:
    """A database of each kind."""
    if request.param == "sqlite":
        return database
    url: str = request.getfixturevalue("postgres")
    return url


class Held(StoreHerald):
    """A herald who tells when the test says so."""

    async def open(self) -> None:
        self.sender = await self._make()

    async def deliver(self) -> None:
        """Keep what was told, and send what is due."""
        while self._pending:
            await self._keep_some()
        assert self.sender is not None
        await self.sender.look()
        await self.sender.sent()


class Office:
    """A house with a database, a push service and a mail server."""

    def __init__(self, house: House, store: Store, herald: Held, clock: HeldClock) -> None:
        self.house, self.store, self.herald, self.clock = house, store, herald, clock

    @property
    def sender(self) -> Sender:
        assert self.herald.sender is not None
        return self.herald.sender

    async def subscribe(self, reader: Reader, endpoint: str) -> Subscriber:
        """A browser of somebody."""
        made = Subscriber(endpoint)
        wanted = made.wanted()
        keys = (wanted["endpoint"], wanted["keys"]["p256dh"], wanted["keys"]["auth"])
        await self.store.save_person(reader.holder, reader.holder, reader.lang)
        await self.store.write(ways.subscribe, reader.holder, *keys, self.clock.date())
        return made

    async def mailbox(self, reader: Reader, address: str, origin: str = "https://play.example.org") -> None:
        """Somebody's confirmed address."""
        await self.store.save_person(reader.holder, reader.holder, reader.lang)
        assert await self.store.write(ways.ask_address, reader.holder, address, origin, self.clock.date())
        await self.herald.deliver()
        code = (await outbox.look(self.store, ways.ways, reader.holder)).code
        assert await self.store.write(ways.confirm, code, self.clock.date())

    async def after(self, seconds: float) -> None:
        """Let time go by, and send what is due then."""
        await self.herald.deliver()
        self.clock.time += seconds
        await self.herald.deliver()

    async def count(self, of: Any) -> int:
        """How many rows a table of the database has for the people of these tests."""
        async with self.store.engine.connect() as connection:
            query = select(func.count()).select_from(of).where(of.c.person.in_(["anna", "hugo"]))
            return int((await connection.execute(query)).scalar_one())


@asynccontextmanager
async def office(database: str, post: Postbox | None = None) -> AsyncIterator[Office]:
    """A house that sends, with nothing of an earlier test."""
    store, clock = Store(database), HeldClock()

    async def made() -> Sender:
        push = Push(await store.news.secret("vapid", new_key()), f"mailto:{FROM}", clock, inner=True)
        return Sender(store, clock, push, None if post is None else Mail(post.url, FROM))

    herald = Held(store.news, clock, made)
    ports = Ports(store, Listening(), AtOnce(Dice(7)), clock, lambda answers: answers, herald=herald)
    house = House(ports, Habits(verify=False))
    await house.open()
    try:
        for reader in (ANNA, HUGO):
            await store.news.forget(reader.holder)
        yield Office(house, store, herald, clock)
    finally:
        await house.close()


async def hand_over(room: Room) -> tuple[Reader, Reader]:
    """Play until it is the other's turn alone; who played, and whose turn it is."""
    one = ANNA if (await show(room, ANNA)).waiting is not None else HUGO
    other = HUGO if one is ANNA else ANNA
    while (seen := await show(room, one)).waiting is not None:
        await answer(room, one, seen, seen.waiting.options[0].choice)
    assert (await show(room, other)).waiting is not None
    return one, other


async def test_a_turn_is_pushed_once_encrypted_signed_and_in_the_persons_language(any_database: str) -> None:
    async with office(any_database) as made, PushService().open() as service:
        browsers = {who: await made.subscribe(who, service.endpoint(who.holder)) for who in (ANNA, HUGO)}
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.after(SOON)
        service.got.clear()
        one, other = await hand_over(room)
        await made.herald.deliver()
        assert service.got == [], "whoever is about to look needs no message"
        await made.after(SOON)
        await made.after(SOON)
        [(path, headers, body)] = service.got
        assert path == other.holder
        assert browsers[other].read(body) == {
            "title": "The Gallerist",
            "body": "À vous de jouer" if other.lang == "fr" else "Your turn",
            "lang": other.lang,
            "kind": "turn",
            "link": f"/table/{room.id}",
            "tag": f"table-{room.id}",
        }
        with pytest.raises((http_ece.ECEException, InvalidTag)):
            browsers[one].read(body)
        assert signed_by(headers, made.sender.push.key)
        assert headers["content-encoding"] == "aes128gcm"


async def test_what_is_no_longer_true_or_was_read_is_not_sent(database: str) -> None:
    async with office(database) as made, PushService().open() as service:
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.herald.deliver()
        for who in (ANNA, HUGO):
            await made.subscribe(who, service.endpoint(who.holder))
        _, other = await hand_over(room)
        await made.herald.deliver()
        await hand_over(room)  # the other answers at once
        await made.herald.deliver()
        assert await made.store.news.items(other.holder, 9) == []
        first = {item.kind for item in await made.store.news.items("anna", 9)}
        assert first <= {"turn", "seat-taken"}
        for who in (ANNA, HUGO):
            await made.store.news.read(who.holder, room.id, made.clock.date())
        await made.after(SOON)
        assert service.got == []
        assert all(item.read for item in await made.store.news.items("anna", 9))


async def test_who_looks_at_the_table_is_not_pushed_but_the_bell_counts(database: str) -> None:
    async with office(database) as made, PushService().open() as service:
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.after(SOON)
        for who in (ANNA, HUGO):
            await made.subscribe(who, service.endpoint(who.holder))
        async with made.house.watching(room, Watcher(ANNA, None)), made.house.watching(room, Watcher(HUGO, None)):
            _, other = await hand_over(room)
            await made.after(SOON)
        assert service.got == []
        assert "turn" in [item.kind for item in await made.store.news.items(other.holder, 9) if not item.read]


async def test_a_browser_that_is_gone_is_forgotten_at_once(any_database: str) -> None:
    async with office(any_database) as made, PushService().open() as service:
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.after(SOON)
        for who in (ANNA, HUGO):
            await made.subscribe(who, service.endpoint(who.holder))
        service.status = {"anna": 410, "hugo": 404}
        for _ in range(2):
            await hand_over(room)
            await made.after(SOON)
        assert sorted(path for path, _, _ in service.got) == ["anna", "hugo"], "one message each, then none"
        assert await made.count(NEWS_BROWSERS) == 0
        assert await made.count(NEWS_SENDS) == 0


async def test_what_could_not_be_sent_is_tried_again_with_growing_pauses_and_given_up(database: str) -> None:
    async with office(database) as made, PushService().open() as service:
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.after(SOON)
        _, other = await hand_over(room)
        await made.herald.deliver()
        await made.store.news.forget(other.holder)
        await made.subscribe(other, service.endpoint("x"))
        made.herald.tell(other.holder, News("turn", room.id, 0))
        service.status = {"x": 503}
        await made.after(SOON)
        assert len(service.got) == 1
        for number, pause in enumerate(PAUSES[:4], 1):
            await made.after(pause - 1)
            assert len(service.got) == number, "not before its time"
            await made.after(1)
            assert len(service.got) == number + 1
        made.clock.time += 3 * 24 * 3600
        await made.herald.deliver()
        tried = len(service.got)
        await made.after(24 * 3600)
        assert len(service.got) == tried, "given up"
        assert await made.count(NEWS_BROWSERS) == 1, "the browser may be back"


async def test_two_processes_never_send_the_same(any_database: str) -> None:
    async with office(any_database) as made, PushService().open() as service:
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.after(SOON)
        _, other = await hand_over(room)
        await made.herald.deliver()
        await made.store.news.forget(other.holder)
        for number in range(8):
            await made.subscribe(other, service.endpoint(f"{number}"))
        made.herald.tell(other.holder, News("turn", room.id, 0))
        await made.herald.deliver()
        made.clock.time += SOON
        elsewhere = Store(any_database)
        if elsewhere.shared:
            await elsewhere.open()
        second = Sender(elsewhere if elsewhere.shared else made.store, made.clock, made.sender.push, None)
        await asyncio.gather(made.sender.look(), second.look(), made.sender.look(), second.look())
        await asyncio.gather(made.sender.sent(), second.sent())
        assert sorted(path for path, _, _ in service.got) == [f"{number}" for number in range(8)]
        if elsewhere.shared:
            await elsewhere.close()


async def test_somebody_who_is_asked_to_undo_again_and_again_gets_one_message(database: str) -> None:
    async with office(database) as made, PushService().open() as service:
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.after(SOON)
        one, other = await hand_over(room)
        await made.after(SOON)
        await made.subscribe(other, service.endpoint("x"))
        for number in range(5):
            seat = room.mine(one)[0]
            await moves.ask_undo(room, one, Undo(id=f"flood{number}", seat=seat, seq=room.table.seq))
            await made.after(SOON)
            async with room.hold():
                await room.write(room.table.changed(undo_request=None))
            await made.after(1)
        assert len(service.got) == 1


async def test_a_mail_comes_once_in_a_while_about_all_there_is_and_never_one_an_answer(any_database: str) -> None:
    post = Postbox()
    with post.open():
        async with office(any_database, post) as made:
            for who in (ANNA, HUGO):
                await made.mailbox(who, f"{who.holder}@example.org")
            assert len(post.letters) == 2, "each is asked whether the address is theirs"
            post.letters.clear()
            first = await table(made.house, "gallerist", ["me", "open"])
            second = await table(made.house, "masters-gallery", ["me", "open"])
            await made.after(MAIL_SOON)
            told = {str(letter["To"]): letter for letter in post.letters}
            assert len(told) == len(post.letters), "one mail a person"
            letter = told["anna@example.org"]
            text = letter.get_content()
            assert f"https://play.example.org/table/{first.id}" in text
            assert f"https://play.example.org/table/{second.id}" in text
            assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            post.letters.clear()
            for _ in range(3):
                await hand_over(first)
                await made.after(60)
            assert post.letters == [], "not a mail an answer"
            await made.after(MAIL_AGAIN)
            sent = [str(letter["To"]) for letter in post.letters]
            assert sorted(set(sent)) == sorted(sent)
            assert sent, "but what is still true is told"


async def test_mails_are_in_the_persons_language_and_stop_by_one_click(database: str) -> None:
    post = Postbox()
    with post.open():
        async with office(database, post) as made:
            await made.mailbox(HUGO, "hugo@example.org")
            question = post.letters[0]
            assert question["Subject"] == "Cette adresse est-elle la vôtre\u00a0?"
            assert "/mail-confirm/" in question.get_content()
            post.letters.clear()
            room = await table(made.house, "gallerist", ["me", "open"])
            if (await show(room, HUGO)).waiting is None:
                await hand_over(room)
            await made.after(MAIL_SOON)
            [letter] = post.letters
            assert letter["Subject"] == "The Gallerist: À vous de jouer"
            found = await outbox.look(made.store, ways.ways, "hugo")
            assert letter["List-Unsubscribe"] == f"<https://play.example.org/api/news/stop/{found.stop}>"
            assert await made.store.write(ways.stop, found.stop)
            await hand_over(room)
            await hand_over(room)
            await made.after(2 * MAIL_AGAIN)
            assert len(post.letters) == 1


async def test_nothing_is_mailed_before_the_address_is_confirmed_and_a_failing_server_is_tried_again(
    database: str,
) -> None:
    post = Postbox()
    with post.open():
        async with office(database, post) as made:
            post.refusal = "451 later"
            date = made.clock.date()
            assert await made.store.write(ways.ask_address, "anna", "anna@example.org", "https://x.org", date)
            await made.herald.deliver()
            assert post.letters == []
            post.refusal = ""
            await made.after(PAUSES[0])
            [letter] = post.letters
            assert letter["To"] == "anna@example.org"
            await table(made.house, "gallerist", ["me", "open"])
            await made.after(2 * MAIL_AGAIN)
            assert len(post.letters) == 1


async def test_the_keys_of_the_house_are_made_once(database: str, tmp_path: Path) -> None:
    async with office(database) as made:
        key = made.sender.push.key
    async with office(database) as again:
        assert again.sender.push.key == key
    async with office(str(tmp_path / "other.sqlite3")) as other:
        assert other.sender.push.key != key


async def test_what_is_told_after_a_table_was_opened_is_not_read_by_the_opening() -> None:
    done: list[str] = []

    class Slow(MemoryNews):
        async def keep(self, entries: Sequence[Entry], date: float) -> set[str]:
            done.append("told")
            return set()

        async def read(self, person: str, table: str | None, date: float) -> bool:
            for _ in range(50):
                await asyncio.sleep(0)
            done.append("read")
            return False

    herald = Held(Slow(lambda table: ("", {})), HeldClock(), nobody)
    herald.read("anna", "table")
    herald.tell("anna", News("turn", "table", 0))
    while herald._pending:
        await herald._keep_some()
    assert done == ["read", "told"]


async def nobody() -> Sender:
    raise AssertionError("nothing is sent")
