"""Push services and mail servers that mean harm or are slow: nobody waits for them; and time that is short is told."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from sqlalchemy import Connection

from house_layer.home import ANNA, HUGO, show, table
from people.post_office import Postbox, PushService, Subscriber
from people.test_news_sent import hand_over, office
from server.clocks import PATIENCE, HeldClock
from vernissage.house.news import News
from vernissage.house.protocol.tables import NewTable, SeatWanted, Sit
from vernissage.house.protocol.timing import Days
from vernissage.house.reader import Reader
from vernissage.house.sweep import GRACE, Sweep
from vernissage.house.timing import DAY
from vernissage.server.messages import push
from vernissage.server.messages.narrow import MOST, Narrow
from vernissage.server.messages.push import NEIGHBOURS, Browser, Push, new_key
from vernissage.server.messages.sender import PAUSES
from vernissage.server.store import ways
from vernissage.server.store.news import begin
from vernissage.server.store.outbox import MAIL_AGAIN, MAIL_SOON, SOON, address, site


@asynccontextmanager
async def serving(reply: bytes, again: bool = False, context: ssl.SSLContext | None = None) -> AsyncIterator[int]:
    """A push service that says what it is told to, once or without end; its port."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await reader.readuntil(b"\r\n\r\n")
            while True:
                writer.write(reply)
                await writer.drain()
                if not again:
                    break
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    server = await asyncio.start_server(serve, "0.0.0.0", 0, ssl=context)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


async def sent(endpoint: str) -> push.Outcome:
    """What becomes of a message."""
    keys = Subscriber(endpoint).wanted()["keys"]
    made = Push(new_key(), "mailto:x@example.org", HeldClock(), inner=True)
    try:
        return await made.send(Browser(endpoint, keys["p256dh"], keys["auth"]), b"{}", "t", False, 60)
    finally:
        await made.close()


async def test_a_flood_of_interim_replies_is_left_after_a_few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(push, "WHOLE", PATIENCE)
    reads = [0]
    plain = Narrow.connect_tcp

    async def counted(*args: object, **named: object) -> object:
        stream = await plain(*args, **named)  # type: ignore[arg-type]
        read = stream._stream.read  # type: ignore[attr-defined]

        async def reading(most: int, timeout: float | None = None) -> bytes:
            data: bytes = await read(most, timeout)
            reads[0] += len(data)
            return data

        stream._stream.read = reading  # type: ignore[attr-defined]
        return stream

    monkeypatch.setattr(Narrow, "connect_tcp", counted)
    async with serving(b"HTTP/1.1 103 Early Hints\r\n\r\n" * 1000, again=True) as port:
        assert (await sent(f"http://127.0.0.1:{port}/x")).what == "later"
    assert reads[0] <= 2 * MOST


async def test_ten_gigabytes_of_an_answer_are_not_read() -> None:
    async with serving(b"HTTP/1.1 201 Created\r\ncontent-length: 10000000000\r\n\r\n" + b"x" * 1000) as port:
        assert (await sent(f"http://127.0.0.1:{port}/x")).what == "sent"


async def test_no_redirect_is_followed() -> None:
    async with PushService().open() as other:
        moved = f"HTTP/1.1 307 X\r\nlocation: {other.endpoint('y')}\r\ncontent-length: 0\r\n\r\n".encode()
        async with serving(moved) as port:
            assert (await sent(f"http://127.0.0.1:{port}/x")).what == "refused"
        assert other.got == []


def test_whoever_owns_a_name_owns_all_before_it() -> None:
    assert {site(f"https://{name}.evil.example/x") for name in ("a", "b.c", "x" * 60)} == {"evil.example"}
    assert site("https://fcm.googleapis.com/fcm/send/x") == "googleapis.com"
    assert site("http://127.0.0.1:81/x") == "127.0.0.1"
    assert site("http://[::1]:81/x") == "::1"


@asynccontextmanager
async def silent() -> AsyncIterator[int]:
    """Somebody who takes every connection, at every address of this machine, and never says a word; the port."""
    held: set[asyncio.StreamWriter] = set()

    async def hold(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        held.add(writer)

    server = await asyncio.start_server(hold, "0.0.0.0", 0)
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()
        for writer in held:
            writer.close()


def tell(connection: Connection, people: list[str], table: str, date: float) -> None:
    """Something for each of some people to hear at once, by all their ways."""
    for person in people:
        news = News("turn", table, 0)
        begin(connection, person, "gallerist", news, date)
        address(connection, person, news, date)


async def test_hosts_that_never_answer_share_the_part_of_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with office(str(tmp_path / "house.sqlite3")) as made, PushService().open() as good, silent() as port:
        room = await table(made.house, "gallerist", ["me", "open"])
        await made.after(SOON)
        strangers = [f"stranger {number}" for number in range(5)]
        for number, person in enumerate(strangers):
            for browser in range(NEIGHBOURS):
                await made.subscribe(Reader(person, "en"), f"http://127.0.{number + 1}.1:{port}/{browser}")
        await made.store.write(tell, strangers, room.id, made.clock.date())
        made.clock.time += SOON
        monkeypatch.setattr(push, "WHOLE", 0.01)  # they never answer, however long one waits
        for _ in range(3):
            await made.sender.look()
            await made.sender.sent()
        monkeypatch.setattr(push, "WHOLE", PATIENCE)
        await made.subscribe(Reader("friend", "en"), good.endpoint("friend"))
        made.clock.time += PAUSES[0]
        await made.store.write(tell, ["friend"], room.id, made.clock.date() - SOON)
        for _ in range(3):
            await made.sender.look()
        assert made.sender._hosts.total() <= NEIGHBOURS + 1, "the slow ones, and who is not slow"
        await good.until(1)


async def test_a_mail_server_that_hangs_holds_up_no_message_to_a_browser(tmp_path: Path) -> None:
    async with silent() as port, PushService().open() as good:
        post = Postbox()
        post.port = port
        async with office(str(tmp_path / "house.sqlite3"), post) as made:
            room = await table(made.house, "gallerist", ["me", "open"])
            await made.after(SOON)
            readers = [f"reader {number}" for number in range(40)]
            for person in readers:
                known = {"address": "x@example.org", "confirmed": True, "mail": True, "origin": "https://x.org"}
                await made.store.write(ways.change, person, known)
            await made.store.write(tell, readers, room.id, made.clock.date())
            await made.subscribe(Reader("friend", "en"), good.endpoint("friend"))
            made.clock.time += MAIL_SOON
            await made.store.write(tell, ["friend"], room.id, made.clock.date() - SOON)
            for _ in range(3):
                await made.sender.look()
            assert len(made.sender._sending) <= NEIGHBOURS + 1, "mails, and what is no mail"
            await good.until(1)


async def test_time_that_is_short_is_pushed_at_once_and_mailed(tmp_path: Path) -> None:
    post = Postbox()
    with post.open():
        async with office(str(tmp_path / "house.sqlite3"), post) as made, PushService().open() as service:
            await made.mailbox(HUGO, "hugo@example.org")
            browser = await made.subscribe(HUGO, service.endpoint("hugo"))
            post.letters.clear()
            seats = [SeatWanted(who="me"), SeatWanted(who="open")]
            wanted = NewTable(game="gallerist", seats=seats, pace=0, timing=Days(days=1))
            room = await made.house.room((await made.house.create(ANNA, wanted)).id)
            await made.house.sit(room, HUGO, Sit(name="Hugo"))
            if (await show(room, HUGO)).waiting is None:
                await hand_over(room)
            await made.after(SOON)
            assert [browser.read(body)["kind"] for _, _, body in service.got] == ["turn"]
            service.got.clear()
            made.clock.time += 3 / 4 * DAY + GRACE
            await Sweep(made.house.ports, made.house.room).look()
            await made.herald.deliver()
            [(_, headers, body)] = service.got
            assert browser.read(body)["kind"] == "time-short"
            assert browser.read(body)["body"] == "Il vous reste peu de temps"
            assert (headers["urgency"], headers["ttl"]) == ("high", "3600")
            await Sweep(made.house.ports, made.house.room).look()
            await made.after(MAIL_AGAIN)
            assert len(service.got) == 1, "once a turn"
            assert "Il vous reste peu de temps" in "".join(letter.get_content() for letter in post.letters)


def certificate(name: str, folder: Path) -> tuple[Path, Path]:
    """A certificate for a name that vouches for itself, and its key, in files."""
    key = ec.generate_private_key(ec.SECP256R1())
    named = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])
    made = (
        x509.CertificateBuilder()
        .subject_name(named)
        .issuer_name(named)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(datetime(2020, 1, 1, tzinfo=UTC))
        .not_valid_after(datetime(2099, 1, 1, tzinfo=UTC))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName(name)]), critical=False)
        .sign(key, hashes.SHA256())
    )
    plain = (serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    paths = folder / "certificate.pem", folder / "key.pem"
    paths[0].write_bytes(made.public_bytes(serialization.Encoding.PEM))
    paths[1].write_bytes(key.private_bytes(*plain))
    return paths


@pytest.mark.parametrize(("name", "what"), [("localhost", "sent"), ("push.example.org", "later")])
async def test_a_push_service_is_believed_under_its_own_name_alone(
    name: str, what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, key = certificate(name, tmp_path)
    monkeypatch.setattr(httpx, "create_ssl_context", lambda **_: ssl.create_default_context(cafile=file))
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file, key)
    reply = b"HTTP/1.1 201 Created\r\ncontent-length: 0\r\n\r\n"
    async with serving(reply, context=context) as port:
        assert (await sent(f"https://localhost:{port}/x")).what == what
