"""One person on several devices, in the browser: by QR link, by passkey, by recovery code; and who is not let in."""

from __future__ import annotations

import os
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from playwright.sync_api import BrowserContext, CDPSession, Page, expect

from browser.serving import NAME
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create

SHOTS = os.environ.get("VERNISSAGE_SHOTS")
SEATED = "() => fetch('/api/my-tables').then((reply) => reply.json()).then((data) => data.tables.map((one) => one.id))"
STATUS = "() => fetch('/api/my-tables').then((reply) => reply.status)"


@pytest.fixture
def base(house: str) -> str:
    """The same house under a name at which browsers allow passkeys without HTTPS."""
    return f"http://localhost:{urlsplit(house).port}"


def shot(page: Page, name: str) -> None:
    if SHOTS:
        page.screenshot(path=str(Path(SHOTS) / f"{name}.png"), full_page=True)


def authenticator(page: Page) -> CDPSession:
    """A passkey's home in this browser."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    options |= {"isUserVerified": True, "automaticPresenceSimulation": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    session.id = made["authenticatorId"]  # type: ignore[attr-defined]
    return session


def carried(there: CDPSession, here: CDPSession) -> None:
    """The same passkeys on another device, as a phone and a desktop that share them."""
    kept = there.send("WebAuthn.getCredentials", {"authenticatorId": there.id})["credentials"]  # type: ignore[attr-defined]
    for credential in kept:
        here.send("WebAuthn.addCredential", {"authenticatorId": here.id, "credential": credential})  # type: ignore[attr-defined]


def cookie(context: BrowserContext) -> str:
    [found] = [kept for kept in context.cookies() if kept["name"] == "vernissage"]
    return found["value"]


def link_of(page: Page) -> str:
    page.get_by_role("button", name="Make a link and a QR code").click()
    return page.get_by_label("The link").input_value()


def seated(visit: Visit, base: str) -> tuple[Page, str]:
    """Somebody at a desktop who has a seat and looks at their page."""
    page = visit("/", base=base)
    table = create(page, [{"who": "me", "name": "Ada"}, {"who": "bot"}])
    page.goto("/me")
    page.get_by_label("Your name").fill("Ada")
    page.get_by_role("button", name="Keep").click()
    expect(page.get_by_text("This is what you are called now.")).to_be_visible()
    return page, table


def test_a_seat_moves_to_the_phone_by_qr_link_and_back_out_when_it_is_revoked(visit: Visit, base: str) -> None:
    desktop, table = seated(visit, base)
    before = cookie(desktop.context)
    link = link_of(desktop)
    picture = unquote(desktop.get_by_alt_text("QR code of the link").get_attribute("src") or "")
    assert picture.startswith("data:image/svg+xml")
    shot(desktop, "me-link")
    assert not objections(desktop)
    assert cookie(desktop.context) != before

    phone = visit(link.removeprefix(base), base=base, **PHONE)
    expect(phone.get_by_role("heading", name="Become Ada?")).to_be_visible()
    assert phone.url == f"{base}/carry", "the secret is not left in the address"
    shot(phone, "carry")
    assert not objections(phone)
    phone.get_by_role("button", name="Yes, this is my other device").click()
    phone.get_by_text("This device").wait_for()
    assert phone.evaluate(SEATED) == [table]
    phone.goto(f"/table/{table}")
    phone.locator("#board .can, .panels .can").first.wait_for()
    shot(phone, "phone-table")

    again = visit(link.removeprefix(base), base=base)
    expect(again.get_by_role("alert")).to_contain_text("used already")

    thief = visit("/", base=base)
    thief.context.add_cookies([{"name": "vernissage", "value": before, "url": base}])
    assert thief.evaluate(STATUS) == 401, "the old cookie is not good any more"

    desktop.reload()
    other = desktop.get_by_role("listitem").filter(has_text="Last seen")
    other.get_by_role("button", name="Sign out").click()
    desktop.get_by_role("button", name="Really sign it out, at once?").click()
    expect(other).to_have_count(0)
    expect(phone.get_by_text("This device was signed out here.")).to_have_count(1)  # not once for each part of the page
    assert phone.evaluate(STATUS) in (200, 401)
    phone.goto("/me")
    phone.get_by_text("This device was signed out here.").first.wait_for()
    phone.wait_for_load_state("networkidle")  # what its other parts have to say has come
    assert phone.get_by_text("This device was signed out here.").count() == 1
    assert phone.evaluate(SEATED) == [], "a stranger again"


def test_a_seat_moves_by_passkey_and_a_stolen_cookie_changes_no_lock(visit: Visit, base: str) -> None:
    desktop, table = seated(visit, base)
    before = cookie(desktop.context)
    home = authenticator(desktop)
    desktop.get_by_role("button", name="Make a passkey").click()
    expect(desktop.get_by_text("Your passkey is made.")).to_be_visible()
    expect(desktop.get_by_text("Nobody else with a passkey may be called")).to_be_visible()
    shot(desktop, "me-passkey")
    assert not objections(desktop)
    thief = visit("/", base=base)
    thief.context.add_cookies([{"name": "vernissage", "value": before, "url": base}])
    assert thief.evaluate(STATUS) == 401

    phone = visit("/me", base=base, locale="fr-FR", **PHONE)
    there = create(phone, [{"who": "me", "name": "Ada 2"}, {"who": "bot"}])
    carried(home, authenticator(phone))
    phone.get_by_role("button", name="S’identifier avec une clé d’accès").click()
    expect(phone.get_by_role("heading", name=re.compile("^Devenir Ada"))).to_be_visible()
    shot(phone, "arrive-fr")
    assert not objections(phone)
    phone.get_by_label("Elles suivent").check()
    phone.get_by_role("button", name="Oui, c’est mon autre appareil").click()
    phone.get_by_text("Créée avec").wait_for()
    assert set(phone.evaluate(SEATED)) == {table, there}

    desktop.get_by_role("button", name=re.compile("^Remove:")).click()
    desktop.get_by_role("button", name="Really remove it?").click()
    expect(desktop.get_by_role("button", name=re.compile("^Remove:"))).to_have_count(0)


def test_a_seat_moves_by_recovery_code_and_whoever_is_forgotten_is_gone(visit: Visit, base: str) -> None:
    desktop, table = seated(visit, base)
    desktop.get_by_role("button", name="Make ten codes").click()
    code = desktop.locator("ol code").first.inner_text()
    shot(desktop, "me-codes")
    phone = visit("/me", base=base, color_scheme="dark", **PHONE)
    phone.get_by_label("I have a recovery code").fill(code.upper())
    phone.get_by_role("button", name="Use the code").click()
    phone.get_by_role("button", name="Yes, this is my other device").click()
    expect(phone.get_by_text("9 codes are left.")).to_be_visible()
    assert phone.evaluate(SEATED) == [table]
    shot(phone, "me-phone-dark")
    other = visit("/me", base=base)
    other.get_by_label("I have a recovery code").fill(code)
    other.get_by_role("button", name="Use the code").click()
    expect(other.get_by_role("alert")).to_contain_text("used already")

    with phone.expect_download() as file:
        phone.get_by_role("link", name="My data as a file").click()
    assert table in Path(file.value.path()).read_text("utf-8")
    phone.get_by_role("button", name="Delete me…").click()
    sure = phone.get_by_role("button", name="Delete me for good")
    expect(sure).to_be_disabled()
    phone.get_by_label("I understand").check()
    sure.click()
    phone.wait_for_url(f"{base}/")
    assert phone.evaluate(SEATED) == []
    assert desktop.evaluate(STATUS) == 401


def test_a_house_without_https_says_why_there_are_no_passkeys(visit: Visit, house: str) -> None:
    page = visit("/me", base=f"http://{NAME}:{urlsplit(house).port}")
    expect(page.get_by_text("browsers allow them only under HTTPS")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    assert link_of(page).startswith(f"http://{NAME}:"), "a link works all the same"
    number = visit("/me", base=house)
    expect(number.get_by_text("not a bare number")).to_be_visible()
