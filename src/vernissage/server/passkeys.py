"""Passkeys over HTTP: what a browser is asked for, and whether what it answers is true.

Whatever is wrong with an answer, it is refused in the same words: who tries learns nothing from it. What a stranger
sends is bounded before it is read, and read beside the event loop.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from litestar import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_attestation_object
from webauthn.helpers.cose import COSEAlgorithmIdentifier
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from vernissage.house.devices import Passkey
from vernissage.house.errors import Refused
from vernissage.house.identity import Agent, new_id
from vernissage.server.hosts import host_of, is_address

T = TypeVar("T")
ALGORITHMS = [
    COSEAlgorithmIdentifier.ECDSA_SHA_256,
    COSEAlgorithmIdentifier.EDDSA,
    COSEAlgorithmIdentifier.RSASSA_PKCS1_v1_5_SHA_256,
]
LONGEST_ID = 1023
LONGEST_KEY = 320
"""Bytes of a public key: one of RSA with 2048 bits has 270, and larger ones only cost time."""
LONGEST_ANSWER = 16_000
"""Signs of all that an authenticator says."""
WAIT = 300_000
"""Milliseconds a browser gives somebody to find their passkey."""


@dataclass(frozen=True)
class Site:
    """For which house a passkey is: a name, and from which pages it may be used."""

    name: str
    origins: list[str]


def site_of(request: Request[Any, Any, Any]) -> Site:
    """The house as the request names it, a name that it answers to; pages are never those of plain HTTP."""
    host = request.headers.get("host", "").lower()
    name = host_of(host) or ""
    if (why := possible(request)) != "yes":
        raise Refused(409, "error-passkeys-http" if why == "http" else "error-passkeys-address")
    return Site(name, [f"https://{host}", *([f"http://{host}"] if is_local(name) else [])])


def possible(request: Request[Any, Any, Any]) -> Literal["yes", "http", "address"]:
    """Whether browsers allow passkeys here: under HTTPS or at `localhost`, and only at a name."""
    name = host_of(request.headers.get("host", "").lower()) or ""
    if is_address(name):
        return "address"
    secure = request.scope.get("scheme") == "https" or request.headers.get("origin", "").startswith("https://")
    return "yes" if secure or is_local(name) else "http"


def is_local(name: str) -> bool:
    """Whether a name is this very machine, which browsers trust without HTTPS."""
    return name == "localhost" or name.endswith(".localhost")


def handle(person: str) -> bytes:
    """What authenticators know a person by: always the same, and nobody learns the person from it."""
    return hashlib.sha256(b"vernissage passkey " + person.encode()).digest()


def registration(site: Site, person: str, name: str, challenge: str, have: Sequence[Passkey]) -> dict[str, Any]:
    """What a browser is asked for to make a passkey: one that knows its person by itself."""
    options = generate_registration_options(
        rp_id=site.name,
        rp_name="Vernissage",
        user_id=handle(person),
        user_name=name or "Vernissage",
        user_display_name=name or "Vernissage",
        challenge=challenge.encode(),
        timeout=WAIT,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            PublicKeyCredentialDescriptor(id=base64url_to_bytes(passkey.credential))
            for passkey in have
            if passkey.rp == site.name
        ],
        supported_pub_key_algs=ALGORITHMS,
    )
    return options_to_json_dict(options)


def sign_in(site: Site, challenge: str) -> dict[str, Any]:
    """What a browser is asked for to bring a passkey, whosever it is."""
    options = generate_authentication_options(
        rp_id=site.name,
        challenge=challenge.encode(),
        timeout=WAIT,
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return options_to_json_dict(options)


def bounded(credential: dict[str, Any], *parts: str) -> dict[str, Any]:
    """The parts of an answer that are read; refused if they are anything but short texts."""
    id, response = credential.get("id"), credential.get("response")
    if not isinstance(response, dict) or not is_short(id, LONGEST_ID * 3 // 2):
        raise Refused(403, "error-passkey")
    said = {part: response[part] for part in (*parts, "userHandle") if response.get(part) is not None}
    if not all(part in said for part in parts) or not all(is_short(text, LONGEST_ANSWER) for text in said.values()):
        raise Refused(403, "error-passkey")
    return {"id": id, "rawId": id, "type": "public-key", "response": said}


def is_short(text: object, longest: int) -> bool:
    """Whether something is a text, and not too long."""
    return isinstance(text, str) and len(text) <= longest


def challenge_of(credential: dict[str, Any]) -> str:
    """The challenge that an answer says it signs."""
    try:
        data = json.loads(base64url_to_bytes(credential["response"]["clientDataJSON"]))
        return base64url_to_bytes(data["challenge"]).decode("ascii")
    except (ValueError, KeyError, TypeError, RecursionError):
        raise Refused(403, "error-passkey") from None


async def registered(
    site: Site, person: str, credential: dict[str, Any], challenge: str, agent: Agent, now: float
) -> Passkey:
    """The passkey that a browser has made."""

    def read() -> Passkey:
        told = parse_attestation_object(base64url_to_bytes(credential["response"]["attestationObject"]))
        if told.fmt not in ("none", "packed") or getattr(told.att_stmt, "x5c", None):
            raise ValueError("a certificate that nobody asked for")
        found = told.auth_data.attested_credential_data
        if found is None or len(found.credential_id) > LONGEST_ID or len(found.credential_public_key) > LONGEST_KEY:
            raise ValueError("too long")
        made = verify_registration_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            supported_pub_key_algs=ALGORITHMS,
        )
        return Passkey(
            bytes_to_base64url(made.credential_id),
            new_id(),
            person,
            site.name,
            bytes_to_base64url(made.credential_public_key),
            made.sign_count,
            agent.browser,
            agent.system,
            now,
            int(now // 86_400),
        )

    return await beside(read)


async def brought(site: Site, passkey: Passkey, credential: dict[str, Any], challenge: str) -> int:
    """The counter of a passkey after what a browser has signed with it."""

    def read() -> int:
        if passkey.rp != site.name:
            raise ValueError("for another house")
        said = credential["response"].get("userHandle")
        if said and base64url_to_bytes(said) != handle(passkey.person):
            raise ValueError("of another person")
        signed = verify_authentication_response(
            credential=credential,
            expected_challenge=challenge.encode(),
            expected_rp_id=site.name,
            expected_origin=site.origins,
            credential_public_key=base64url_to_bytes(passkey.public_key),
            credential_current_sign_count=passkey.counter,
        )
        return signed.new_sign_count

    return await beside(read)


async def beside(read: Callable[[], T]) -> T:
    """Read what a stranger has sent; whatever is wrong with it, the refusal is the same."""
    try:
        return await asyncio.to_thread(read)
    except Exception:
        raise Refused(403, "error-passkey") from None
