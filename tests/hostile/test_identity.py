"""Who means harm to somebody's identity: guesses, forgeries, replays, other sites; and no secret is in any log."""

from __future__ import annotations

import base64
import hashlib
import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from server.guests import Guest, Refusal, Server, sqlite

Guests = Callable[..., Guest]
PASSKEY = "error-passkey"


@pytest.fixture(scope="module")
def logged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose words are read."""
    folder = tmp_path_factory.mktemp("house")
    server = Server(sqlite(folder))
    server.log = folder / "log"
    with server:
        server.url = f"http://localhost:{server.port}"
        yield server


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey in software, which says whatever it is told to."""

    def __init__(self, origin: str, rp: str = "localhost") -> None:
        self.origin, self.rp, self.counter = origin, rp, 0
        self.key, self.id, self.handle = ec.generate_private_key(ec.SECP256R1()), b"credential-of-a-test", b""

    def client(self, kind: str, options: dict[str, Any], **changes: Any) -> bytes:
        said = {"type": kind, "challenge": options["challenge"], "origin": self.origin, "crossOrigin": False}
        return json.dumps({**said, **changes}).encode()

    def data(self, flags: int) -> bytes:
        self.counter += 1
        return hashlib.sha256(self.rp.encode()).digest() + bytes([flags]) + self.counter.to_bytes(4, "big")

    def make(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        point = self.key.public_key().public_numbers()
        cose = b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20" + point.x.to_bytes(32, "big")
        cose += b"\x22\x58\x20" + point.y.to_bytes(32, "big")
        attested = self.data(0x45) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        told = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58" + bytes([len(attested)]) + attested
        client = self.client("webauthn.create", options, **changes)
        return self.given({"clientDataJSON": text(client), "attestationObject": text(told)})

    def bring(self, options: dict[str, Any], **changes: Any) -> dict[str, Any]:
        client, data = self.client("webauthn.get", options, **changes), self.data(0x05)
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        said = {"clientDataJSON": text(client), "authenticatorData": text(data), "signature": text(signature)}
        return self.given({**said, "userHandle": self.handle or None})

    def given(self, response: dict[str, Any]) -> dict[str, Any]:
        return {"credential": {"id": text(self.id), "response": response}}


async def options(guest: Guest, path: str) -> dict[str, Any]:
    found: dict[str, Any] = (await guest.ask("POST", f"{path}/ask"))["options"]
    return found


async def refused(guest: Guest, path: str, body: Any = None, status: int = 403, code: str = "") -> None:
    with pytest.raises(Refusal) as refusal:
        await guest.ask("POST", path, body)
    assert refusal.value.status == status, refusal.value
    assert not code or refusal.value.code == code


async def test_forged_replayed_and_odd_passkeys_are_all_refused_alike(logged: Server, guests: Guests) -> None:
    anna, mallory = guests(logged), guests(logged)
    await anna.ask("PUT", "/me", {"name": "Anna"})
    await mallory.ask("PUT", "/me", {"name": "Mallory"})
    made = Authenticator(logged.url)
    asked = await options(anna, "/me/passkeys")
    good = made.make(asked)
    await refused(mallory, "/me/passkeys", good, code=PASSKEY)  # a challenge of another person
    for changes in ({"origin": "https://evil.example"}, {"type": "webauthn.get"}, {"challenge": text(b"x" * 32)}):
        await refused(anna, "/me/passkeys", made.make(await options(anna, "/me/passkeys"), **changes), code=PASSKEY)
    wrong = Authenticator(logged.url, rp="evil.example")
    await refused(anna, "/me/passkeys", wrong.make(await options(anna, "/me/passkeys")), code=PASSKEY)
    deep, huge = b"\x81" * 9000 + b"\x00", b"\x9b" + b"\xff" * 8
    for cbor in (b"", b"\xff", deep, huge, b"\xa1\x63fmt\x64none", b"\x5b" + b"\x7f" * 8, b"\xc2" * 4000):
        given = made.make(await options(anna, "/me/passkeys"))
        given["credential"]["response"]["attestationObject"] = text(cbor)
        await refused(anna, "/me/passkeys", given, code=PASSKEY)
    for odd in ({}, {"id": 1, "response": {}}, {"id": "x" * 5000, "response": {}}, {"id": "x", "response": [1]}):
        await refused(anna, "/me/passkeys", {"credential": odd}, code=PASSKEY)
    await anna.ask("POST", "/me/passkeys", made.make(await options(anna, "/me/passkeys")))
    await refused(anna, "/me/passkeys", good, 409, PASSKEY)  # still good, but the passkey is kept already
    await anna.ask("POST", "/me/carry")  # and no key is on its way that never went out

    stranger = guests(logged)
    once = made.bring(await options(stranger, "/me/sign-in"))
    secret = (await stranger.ask("POST", "/me/sign-in", once))["secret"]
    await refused(stranger, "/me/sign-in", once, code=PASSKEY)  # replayed
    for changes in ({"origin": "https://evil.example"}, {"type": "webauthn.create"}, {"challenge": text(b"guess")}):
        await refused(stranger, "/me/sign-in", made.bring(await options(stranger, "/me/sign-in"), **changes))
    made.counter = 0  # a copy of the authenticator that has fallen behind
    await refused(stranger, "/me/sign-in", made.bring(await options(stranger, "/me/sign-in")), code=PASSKEY)
    made.counter = 50
    forged = made.bring(await options(stranger, "/me/sign-in"))
    forged["credential"]["response"]["signature"] = text(b"0" * 70)
    await refused(stranger, "/me/sign-in", forged, code=PASSKEY)
    assert (await stranger.ask("POST", "/me/carry/take", {"secret": secret}))["name"] == "Anna"


async def test_other_sites_can_neither_carry_nor_revoke_nor_delete(logged: Server, guests: Guests) -> None:
    anna = guests(logged)
    await anna.ask("PUT", "/me", {"name": "Anna"})
    evil = {"origin": "https://evil.example"}
    for path in ("/me/carry", "/me/codes", "/me/farewell", "/me/forget", "/me/passkeys/ask", "/me/leave"):
        with pytest.raises(Refusal) as refusal:
            await anna.ask("POST", path, {"word": "x"} if path == "/me/forget" else None, headers=evil)
        assert (refusal.value.status, refusal.value.code) == (403, "error-origin")
    for path in ("/me/devices/abc", "/me/passkeys/abc"):
        with pytest.raises(Refusal) as refusal:
            await anna.ask("DELETE", path, headers=evil)
        assert refusal.value.code == "error-origin"


async def test_no_secret_is_in_any_log_and_none_in_an_address(logged: Server, guests: Guests) -> None:
    anna, phone = guests(logged), guests(logged)
    carry = await anna.ask("POST", "/me/carry")
    address, _, secret = carry["link"].partition("#")
    assert address == f"{logged.url}/carry"
    codes = (await anna.ask("POST", "/me/codes"))["codes"]
    await phone.ask("POST", "/me/recover", {"code": codes[0]})
    await phone.ask("POST", "/me/carry/take", {"secret": secret})
    await refused(phone, "/me/carry/look", {"secret": secret}, 410)
    assert logged.log is not None
    words = Path(logged.log).read_text("utf-8", "replace")
    keys = [cookie.value or "" for guest in (anna, phone) for cookie in guest.http.cookies.jar]
    assert not [one for one in (secret, *codes, *[code.replace("-", "") for code in codes], *keys) if one in words]


async def test_guesses_are_refused_alike_and_soon_not_answered(logged: Server, guests: Guests) -> None:
    mallory, said = guests(logged), set()
    for number in range(200):
        code = "-".join([f"{number:05}"] * 4)
        try:
            await mallory.ask("POST", "/me/recover", {"code": code})
        except Refusal as refusal:
            said.add((refusal.status, refusal.code))
            if refusal.status == 429:
                break
    assert said == {(403, "error-code"), (429, "error-too-many")}
