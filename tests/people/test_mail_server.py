"""How the house speaks to an SMTP server: never in plain text unless the operator says so, whoever sits between."""

from __future__ import annotations

import ssl
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from aiosmtpd.smtp import AuthResult

from people.post_office import Postbox
from people.test_news_slow import certificate
from vernissage.server.messages.mail import Mail, Server, letter

FROM = "house@example.org"


class Porter:
    """Whoever asks a mail server for the way in, and hears passwords."""

    def __init__(self) -> None:
        self.heard: list[tuple[bool, bytes]] = []
        """Whether it was said under TLS, and the password."""

    def __call__(self, server: Any, session: Any, envelope: Any, mechanism: str, data: Any) -> AuthResult:
        self.heard.append((session.ssl is not None, data.password))
        return AuthResult(success=True)


def elsewhere(post: Postbox, user: str = "ada:secret@") -> Mail:
    """A house whose operator named a server elsewhere, which the tests' own stands for."""
    made = Mail(f"smtp://{user}mail.example.org:{post.port}", FROM)
    made.server = replace(made.server, host="localhost")
    return made


async def sent(made: Mail) -> bool:
    return await made.send(letter(FROM, "anna@example.org", "Hello", "Your turn", 0.0))


def tls(name: str, folder: Path, monkeypatch: pytest.MonkeyPatch, known: bool = True) -> ssl.SSLContext:
    """A mail server's end of TLS under a name, which this machine believes or does not."""
    file, key = certificate(name, folder)
    if known:
        monkeypatch.setenv("SSL_CERT_FILE", str(file))  # the operator's way
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    context.load_cert_chain(file, key)
    return context


async def test_an_offer_of_tls_that_was_struck_out_sends_neither_password_nor_mail(
    caplog: pytest.LogCaptureFixture,
) -> None:
    post, porter = Postbox(), Porter()
    with post.open(authenticator=porter, auth_require_tls=False):
        made = elsewhere(post)
        assert not await sent(made)
        assert not await sent(made)
    assert porter.heard == []
    assert post.letters == []
    [line] = caplog.messages
    assert line.endswith("it offers no STARTTLS, and nothing is sent in plain text"), "told once"


async def test_mail_and_password_go_under_tls_to_a_server_of_that_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    post, porter = Postbox(), Porter()
    with post.open(authenticator=porter, tls_context=tls("localhost", tmp_path, monkeypatch)):
        assert await sent(elsewhere(post))
    assert porter.heard == [(True, b"secret")]
    assert len(post.letters) == 1


@pytest.mark.parametrize(("name", "known"), [("mail.example.org", True), ("localhost", False)])
async def test_a_server_with_another_name_or_a_certificate_of_its_own_making_gets_nothing(
    name: str, known: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    post, porter = Postbox(), Porter()
    context = tls(name, tmp_path, monkeypatch, known)
    with post.open(authenticator=porter, tls_context=context):
        assert not await sent(elsewhere(post))
    assert porter.heard == []
    assert post.letters == []
    assert "its certificate is not good" in caplog.text


async def test_what_a_server_says_of_an_address_is_in_no_log(caplog: pytest.LogCaptureFixture) -> None:
    post = Postbox()
    post.refusal = "451 anna@example.org: later"
    with post.open():
        made = Mail(post.url, FROM)
        assert not await sent(made)
        post.refusal = ""
        assert await sent(made)
    [line] = caplog.messages
    assert line.endswith("it says 451")


@pytest.mark.parametrize(
    ("url", "tls", "start_tls"),
    [
        ("smtp://mail.example.org", False, True),
        ("mail.example.org:25", False, True),
        ("smtp://10.0.0.5", False, True),
        ("smtps://ada:secret@mail.example.org", True, False),
        ("smtp://127.0.0.1:25", False, None),
        ("smtp://[::1]", False, None),
        ("smtp+plain://mail:25", False, False),
    ],
)
def test_only_this_machine_or_the_operators_word_does_without_tls(url: str, tls: bool, start_tls: bool | None) -> None:
    server = Server.of(url)
    assert (server.tls, server.start_tls) == (tls, start_tls)


@pytest.mark.parametrize("url", ["smtp+plain://ada:secret@mail:25", "smtp+starttls://mail", "http://mail", "smtp://"])
def test_what_is_no_server_or_would_tell_a_password_is_refused_at_the_start(url: str) -> None:
    with pytest.raises(ValueError, match="smtp"):
        Server.of(url)
