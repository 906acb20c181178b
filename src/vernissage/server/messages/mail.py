"""Mail: plain text, through the operator's SMTP server, to addresses that somebody has confirmed."""

from __future__ import annotations

import logging
import re
import ssl
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email import policy
from email.message import EmailMessage
from email.utils import format_datetime, make_msgid
from urllib.parse import unquote, urlsplit

from vernissage.core.game import Line
from vernissage.extras import needed_for
from vernissage.games import UnknownGame
from vernissage.games import game as find_game
from vernissage.house import speech
from vernissage.house.news import Item
from vernissage.server.hosts import loopback

LOG = logging.getLogger("vernissage")

TIME = 20.0
"""Seconds that one mail may take."""
LISTED = 20
"""Lines of one mail."""
ADDRESS = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
HOPELESS = range(500, 600)
UNFOLDED = policy.SMTP.clone(max_line_length=900)
"""Links stay whole: not every mail program puts a folded one together again."""


def right(address: str) -> bool:
    """Whether something is the address of one mailbox, and nothing else."""
    return len(address) <= 254 and ADDRESS.fullmatch(address) is not None


@dataclass(frozen=True)
class Server:
    """An SMTP server as an operator names it: `smtp://user:password@host:587`, or `smtps://`.

    Whoever sits between can strike the offer of STARTTLS out. So a server elsewhere must make it, unless the operator
    says `smtp+plain://`, and then no password is sent.
    """

    host: str
    port: int
    tls: bool
    """Whether it is spoken to under TLS from the first word on."""
    start_tls: bool | None
    """Whether it must offer STARTTLS; None if it may, on this machine."""
    user: str | None
    password: str | None

    @classmethod
    def of(cls, url: str) -> Server:
        """The server of an address."""
        parts = urlsplit(url if "://" in url else f"smtp://{url}")
        if parts.scheme not in ("smtp", "smtps", "smtp+plain") or not parts.hostname:
            raise ValueError("an SMTP server is named smtp://user:password@host:587, smtps://host or smtp+plain://host")
        tls, plain = parts.scheme == "smtps", parts.scheme == "smtp+plain"
        user = None if parts.username is None else unquote(parts.username)
        password = None if parts.password is None else unquote(parts.password)
        if plain and user is not None:
            raise ValueError("no password is sent in plain text: smtp+plain:// takes no user")
        start_tls = False if tls or plain else None if loopback(parts.hostname) else True
        return cls(parts.hostname, parts.port or (465 if tls else 587), tls, start_tls, user, password)


class Mail:
    """Sends mails, one after the other."""

    def __init__(self, url: str, sender: str, names: tuple[str, ...] = ()) -> None:
        with needed_for("sending mails"):
            import aiosmtplib
        self.smtp = aiosmtplib
        self.server = Server.of(url)
        self.sender = sender
        self.names = names
        """The public names of the house, to which links may lead."""
        self._told = ""
        """Why the last mail could not be sent, as the operator was told."""

    async def send(self, letter: EmailMessage) -> bool:
        """Send a mail; False if it could not be sent now, and `ValueError` if it never will be."""
        server, smtp = self.server, self.smtp
        try:
            await smtp.send(
                letter.as_bytes(),
                sender=self.sender,
                recipients=[str(letter["To"])],
                hostname=server.host,
                port=server.port,
                use_tls=server.tls,
                start_tls=server.start_tls,
                username=server.user,
                password=server.password,
                timeout=TIME,
            )
        except smtp.SMTPRecipientsRefused as error:
            if all(one.code in HOPELESS for one in error.recipients):
                raise ValueError("nobody has that address") from error
            return False
        except (smtp.SMTPException, OSError, TimeoutError) as error:
            self._tell(self._why(error))
            return False
        self._told = ""
        return True

    def _tell(self, why: str) -> None:
        """Let the operator know why no mail leaves: once, until one does or it is for another reason."""
        if why != self._told:
            LOG.warning("mails cannot be sent through %s:%d: %s", self.server.host, self.server.port, why)
        self._told = why

    def _why(self, error: Exception) -> str:
        """A fault in words of the house: what a server says may hold an address."""
        for cause in (error, error.__cause__):
            if isinstance(cause, ssl.SSLCertVerificationError):
                return f"its certificate is not good ({cause.verify_message})"
        if isinstance(error, self.smtp.SMTPAuthenticationError):
            return f"it refuses the user or the password ({error.code})"
        if isinstance(error, self.smtp.SMTPResponseException):
            return f"it says {error.code}"
        if "STARTTLS" in str(error):
            return "it offers no STARTTLS, and nothing is sent in plain text"
        return f"it cannot be reached ({type(error).__name__})"


def letter(sender: str, address: str, subject: str, text: str, date: float, stop: str = "") -> EmailMessage:
    """A mail; the standard library refuses whatever would break out of a header."""
    made = EmailMessage(UNFOLDED)
    made["From"], made["To"], made["Subject"] = sender, address, subject
    made["Date"] = format_datetime(datetime.fromtimestamp(date, UTC))
    made["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2])
    made["Auto-Submitted"] = "auto-generated"
    if stop:
        made["List-Unsubscribe"] = f"<{stop}>"
        made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    made.set_content(text)
    return made


def question(sender: str, address: str, origin: str, code: str, lang: str, date: float) -> EmailMessage:
    """The mail that asks whether an address is the reader's: until it is answered there is no other."""
    link = f"{origin}/mail-confirm/{code}"
    text = speech.say(Line("mail-confirm-text", {"link": link}), lang)
    return letter(sender, address, speech.say(Line("mail-confirm-subject"), lang), plain(text), date)


def digest(
    sender: str, address: str, origin: str, stop: str, items: Sequence[Item], lang: str, date: float
) -> EmailMessage:
    """One mail about all that somebody has not read."""
    lines = [f"- {sentence(item, lang)}\n  {origin}/table/{item.table}" for item in items[:LISTED]]
    if len(items) > LISTED:
        lines.append(f"- {speech.say(Line('mail-more', {'count': len(items) - LISTED}), lang)}")
    if len(items) == 1:
        subject = sentence(items[0], lang)
    else:
        subject = speech.say(Line("mail-subject", {"count": len(items)}), lang)
    ending = speech.say(Line("mail-ending", {"link": f"{origin}/mail-stop/{stop}"}), lang)
    text = "\n\n".join([*lines, ending]) + "\n"
    return letter(sender, address, plain(subject), plain(text), date, f"{origin}/api/news/stop/{stop}")


def sentence(item: Item, lang: str) -> str:
    """What happened, and at which table; nothing of what lies on it."""
    return f"{title(item.game)}: {speech.say(Line(f'news-{item.kind}'), lang)}"


def title(game: str) -> str:
    """What a table is called: its game."""
    try:
        return find_game(game).title
    except UnknownGame:
        return "Vernissage"


def plain(text: str) -> str:
    """A text without the marks that keep directions of writing apart, which not every mail program hides."""
    return text.replace("\u2068", "").replace("\u2069", "")
