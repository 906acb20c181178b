"""News under attack: subscriptions that lead inside, floods, other people's tokens, headers in addresses."""

from __future__ import annotations

import ipaddress
import json
import secrets
import socket
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from people.post_office import Subscriber
from server.clocks import HeldClock
from server.guests import Guest, Refusal, Server, sqlite
from vernissage.core.game import Line
from vernissage.house import speech
from vernissage.house.news import KINDS, Item, Kind
from vernissage.server.hosts import leads_here
from vernissage.server.messages import mail
from vernissage.server.messages.addresses import Inner, outer, resolve, split
from vernissage.server.messages.push import Browser, Push, check, new_key
from vernissage.server.messages.sender import payload
from vernissage.server.store import outbox, ways
from vernissage.server.store.store import Store
from vernissage.table.text import LANGUAGES

INNER = [
    "http://push.example.org/x",
    "https://127.0.0.1/x",
    "https://localhost/x",
    "https://[::1]/x",
    "https://2130706433/x",
    "https://0x7f.1/x",
    "https://017700000001/x",
    "https://10.0.0.8/x",
    "https://169.254.169.254/latest/meta-data",
    "https://push.example.org:22/x",
    "https://user:word@push.example.org/x",
    "https://push.example.org/x#y",
    "https://push.example.org\\@127.0.0.1/x",
    "https://push.example.org/x\r\nhost: inner",
    "https://push.example.org/ x",
    "ftp://push.example.org/x",
    "file:///etc/passwd",
    "https:///x",
    "https://internal/x",
    "https://push.example.org:99999/x",
    "https://пуш.example/x",
    "https://push.example.org/" + "x" * 1000,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose mails nobody takes."""
    with Server(sqlite(tmp_path_factory.mktemp("news")), "--smtp", "smtp://127.0.0.1:9") as made:
        yield made


@pytest.fixture
async def guest(server: Server) -> Any:
    """Somebody, who leaves when the test is over."""
    made = Guest(server.url)
    yield made
    await made.http.aclose()


@pytest.mark.parametrize("endpoint", INNER)
def test_no_subscription_leads_inside(endpoint: str) -> None:
    with pytest.raises(Inner):
        split(endpoint)


@pytest.mark.parametrize(
    "address",
    ["127.0.0.1", "10.1.2.3", "192.168.0.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1", "255.255.255.255"]
    + ["::1", "::", "fe80::1", "fc00::1", "ff02::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "64:ff9b::7f00:1"]
    + ["2002:7f00:1::", "2001:0:53aa:64c:0:0:80ff:fffe"],
)
def test_no_inner_address_is_outer_however_it_is_wrapped(address: str) -> None:
    assert not outer(ipaddress.ip_address(address))


def test_the_world_is_outer() -> None:
    assert outer(ipaddress.ip_address("142.250.74.10"))
    assert outer(ipaddress.ip_address("2a00:1450:4001:80b::200a"))


async def test_a_public_name_that_leads_inside_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    found = [(socket.AF_INET, socket.SOCK_STREAM, 6, "", (ip, 443)) for ip in ("142.250.74.10", "127.0.0.1")]
    monkeypatch.setattr(socket, "getaddrinfo", lambda *args, **named: found)
    with ThreadPoolExecutor(1) as threads, pytest.raises(Inner):
        await resolve("rebind.example.org", 443, False, threads)
    browser = Subscriber("https://rebind.example.org/x")
    push = Push(new_key(), "mailto:x@example.org", HeldClock())
    keys = browser.wanted()["keys"]
    sent = await push.send(Browser(browser.endpoint, keys["p256dh"], keys["auth"]), b"{}", "t", False, 60)
    assert sent.what == "refused"
    await push.close()


@pytest.mark.parametrize(
    "keys", [("", ""), ("AAAA", "AAAA"), ("B" * 87, "A" * 22), ("é", "A" * 22), ("=" * 87, "A" * 22)]
)
def test_keys_that_no_browser_has_are_refused(keys: tuple[str, str]) -> None:
    with pytest.raises(Inner):
        check(Browser("https://push.example.org/x", *keys), False)


async def test_the_house_refuses_subscriptions_that_lead_inside(guest: Guest) -> None:
    for endpoint in ("https://127.0.0.1/x", "http://push.example.org/x", "https://169.254.169.254/"):
        with pytest.raises(Refusal) as refused:
            await guest.ask("PUT", "/news/browsers", Subscriber(endpoint).wanted())
        assert (refused.value.status, refused.value.code) == (400, "error-browser")


async def test_thousands_of_subscriptions_are_ten(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    await store.open()
    one = Subscriber("https://push.example.org/x").wanted()["keys"]
    for number in range(2000):
        endpoint = f"https://push.example.org/{number}"
        await store.write(ways.subscribe, "anna", endpoint, one["p256dh"], one["auth"], float(number))
    assert await outbox.look(store, ways.browsers, "anna") == 10
    await store.write(ways.unsubscribe, "hugo", "https://push.example.org/1999")
    assert await outbox.look(store, ways.browsers, "anna") == 10, "nobody unsubscribes somebody else's browser"
    await store.close()


async def test_somebody_elses_token_or_code_is_not_guessed(guest: Guest) -> None:
    for path, body in (("/news/stop/AAAA", None), ("/news/confirm", {"code": "AAAA"})):
        with pytest.raises(Refusal) as refused:
            await guest.ask("POST", path, body)
        assert (refused.value.status, refused.value.code) == (404, "error-no-code")
    with pytest.raises(Refusal) as refused:
        await guest.ask("PUT", "/news/ways", {"mail": True})
    assert refused.value.status == 409, "no mails without an address that was confirmed"


async def test_an_empty_code_confirms_nobody(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    await store.open()
    assert await store.write(ways.ask_address, "anna", "anna@example.org", "https://x.org", 100.0)
    code = (await outbox.look(store, ways.ways, "anna")).code
    assert await store.write(ways.confirm, code, 200.0)
    assert not await store.write(ways.confirm, code, 200.0), "a code is good once"
    assert not await store.write(ways.confirm, "", 200.0)
    assert not await store.write(ways.stop, "")
    await store.close()


@pytest.mark.parametrize(
    "address",
    ["a@example.org\r\nBcc: b@example.org", "a@example.org,b@example.org", "Ada <a@example.org>", "a b@example.org"]
    + [
        "a@localhost",
        "a@127.0.0.1",
        "@example.org",
        "a@",
        '"a\nb"@example.org',
        "a@exam\u202eple.org",
        "x" * 250 + "@a.org",
    ],
)
def test_an_address_is_one_mailbox(address: str) -> None:
    assert not mail.right(address)


def test_no_word_breaks_out_of_a_header() -> None:
    with pytest.raises(ValueError, match="linefeed"):
        mail.letter("v@example.org", "a@example.org", "turn\r\nBcc: b@example.org", "text", 0.0)
    with pytest.raises(ValueError, match="linefeed"):
        mail.letter("v@example.org", "a@example.org\nBcc: b@example.org", "turn", "text", 0.0)


async def test_nobody_floods_a_mailbox_that_is_not_theirs(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    await store.open()

    async def ask(person: str, address: str, date: float = 1000.0) -> bool:
        return await store.write(ways.ask_address, person, address, "https://x.org", date)

    fine = [await ask(f"person {number % 7}", "victim@example.org") for number in range(40)]
    assert sum(fine) == ways.ASKS, "three mails a day, whoever asks"
    for number, disguise in enumerate(("Victim@example.org", "vic.tim@Example.org", "victim+x@example.org")):
        assert not await ask(f"other {number}", disguise)
    again = []
    for number in range(20):  # whoever changes their address, forgets it or is forgotten has asked all the same
        again.append(await ask(f"new {number}", "second@example.org"))
        if number % 3 == 0:
            await ask(f"new {number}", f"decoy{number}@example.org")
        elif number % 3 == 1:
            await store.write(ways.forget_address, f"new {number}")
        else:
            await store.news.forget(f"new {number}")
    assert sum(again) == ways.ASKS
    assert await ask("late", "victim@example.org", 1000.0 + outbox.OLD), "but a day later"
    await store.close()


async def test_the_whole_house_asks_no_more_than_so_often_whoever_is_forgotten_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ways, "ASKED", 9)
    store = Store(sqlite(tmp_path))
    await store.open()
    fine = 0
    for number in range(ways.ASKED + 3):
        fine += await store.write(ways.ask_address, "eve", f"somebody{number}@example.org", "https://x.org", 1000.0)
        await store.news.forget("eve")
    assert fine == ways.ASKED
    await store.close()


async def test_who_has_stopped_mails_gets_none_and_stops_nobody_elses(tmp_path: Path) -> None:
    store = Store(sqlite(tmp_path))
    await store.open()

    async def confirmed(address: str) -> str:
        assert await store.write(ways.ask_address, "eve", address, "https://x.org", 1000.0)
        found = await outbox.look(store, ways.ways, "eve")
        assert await store.write(ways.confirm, found.code, 1000.0)
        return found.stop

    first = await confirmed("first@example.org")
    second = await confirmed("second@example.org")
    assert not await store.write(ways.stop, first), "an earlier mailbox has no say over the next one"
    assert await store.write(ways.stop, second)
    found = await outbox.look(store, ways.ways, "eve")
    assert (found.mail, found.confirmed, found.address) == (False, False, ""), "so that no switch turns them on again"
    await store.close()


async def test_the_links_of_a_mail_lead_to_no_house_but_this(guest: Guest, server: Server) -> None:
    for host in ("9.9.9.9", "[2620:fe::fe]:80", "8.8.8.8:8000"):
        with pytest.raises(Refusal) as refused:
            await guest.ask("PUT", "/news/mail", {"address": "victim@example.org"}, headers={"host": host})
        assert (refused.value.status, refused.value.code) == (421, "error-host")
    assert (await guest.ask("PUT", "/news/mail", {"address": "me@example.org"}))["address"] == "me@example.org"


@pytest.mark.parametrize(
    ("name", "names", "leads"),
    [
        ("play.example.org", ("play.example.org",), True),
        ("192.168.1.5", ("play.example.org",), False),
        ("evil", ("play.example.org",), False),
        ("evil.local", ("play.example.org",), False),
        ("evil.example", (), False),
        ("8.8.8.8", (), False),
        ("9.9.9.9", (), True),
        ("192.168.1.5", (), True),
        ("localhost", (), True),
        ("house.local", (), True),
        ("", (), False),
    ],
)
def test_a_link_that_others_get_leads_to_a_name_of_the_house(name: str, names: tuple[str, ...], leads: bool) -> None:
    assert leads_here(name, names, "9.9.9.9") == leads


async def test_a_mail_program_stops_mails_by_a_form_and_other_pages_take_none(guest: Guest, server: Server) -> None:
    form = {"content-type": "application/x-www-form-urlencoded"}
    said = b"List-Unsubscribe=One-Click"
    reply = await guest.http.post("/api/news/stop/nobody", content=said, headers=form)
    assert (reply.status_code, reply.json()["code"]) == (404, "error-no-code")
    reply = await guest.http.post("/api/news/read", content=said, headers=form)
    assert reply.status_code == 415
    foreign = {**form, "origin": "https://evil.example"}
    assert (await guest.http.post("/api/news/stop/nobody", content=said, headers=foreign)).status_code == 403


async def test_news_are_their_persons_alone(server: Server, guest: Guest, guests_of: Callable[[], Guest]) -> None:
    other, third = guests_of(), guests_of()
    made = await guest.ask(
        "POST", "/tables", {"game": "gallerist", "pace": 0, "seats": [{"who": "me"}, {"who": "open"}]}
    )
    await other.ask(
        "POST", f"/tables/{made['id']}/seats", {"name": secrets.token_hex(4), "invitation": made["invitation"]}
    )
    await third.ask("PUT", "/me", {"name": "Eve"})
    assert (await third.ask("GET", "/news"))["items"] == []
    assert (await third.ask("POST", "/news/read", {"table": made["id"]}))["items"] == []


@pytest.mark.parametrize("kind", KINDS)
def test_whatever_happens_a_message_names_a_game_and_its_table_and_nothing_that_lies_there(kind: Kind) -> None:
    """The sentence has no place for anything, so that no change of the rules can put something into it."""
    assert all(speech.words(lang).has(f"news-{kind}") for lang in LANGUAGES)
    assert speech.arguments(f"news-{kind}", "") == frozenset()
    told = json.loads(payload(outbox.Send("id", "push", "anna", "thetable", kind, 0, 0.0, "en", "gallerist")))
    assert told.pop("body") == speech.say(Line(f"news-{kind}"), "en")
    assert told == {
        "title": "The Gallerist",
        "lang": "en",
        "kind": kind,
        "link": "/table/thetable",
        "tag": "table-thetable",
    }
    one, other = (
        mail.digest(
            "a@x.org", "b@x.org", "https://x.org", "s", [Item(kind, "t", "gallerist", seat, 0.0, False)], "en", 0.0
        )
        for seat in (0, 3)
    )
    assert (one["Subject"], one.get_content()) == (other["Subject"], other.get_content())


@pytest.fixture
async def guests_of(server: Server) -> Any:
    """More people."""
    made: list[Guest] = []

    def one() -> Guest:
        made.append(Guest(server.url))
        return made[-1]

    yield one
    for somebody in made:
        await somebody.http.aclose()
