"""News in a real Chromium: the bell, the count in title and icon, and a message that the worker shows and opens."""

from __future__ import annotations

import json
import os
import re
from typing import Any

from playwright.sync_api import Page, expect

from browser.test_pages import objections
from browser.visiting import Visit, sideways

UNREAD = re.compile(r"^News: \d+ unread$")


def ask(page: Page, path: str, body: dict[str, Any], method: str = "POST") -> Any:
    """A request of the person at a page."""
    base = page.url.split("/", 3)
    reply = page.request.fetch(f"{base[0]}//{base[2]}/api{path}", method=method, data=body)
    assert reply.ok, reply.text()
    return reply.json()


def table_for_two(page: Page) -> tuple[str, str]:
    """A table of the person at a page, and the invitation to its other seat."""
    seats = [{"who": "me", "name": "Ada"}, {"who": "open"}]
    made = ask(page, "/tables", {"game": "gallerist", "seats": seats, "pace": 0})
    return made["id"], made["invitation"]


def test_the_bell_counts_live_in_title_and_icon_and_is_read_when_the_table_is_opened(visit: Visit) -> None:
    ada = visit("/")
    id, invitation = table_for_two(ada)
    ada.goto("/rules/gallerist")
    bell = ada.get_by_role("button", name=re.compile("^News"))
    expect(bell).to_have_accessible_name("News")
    with ada.expect_websocket(lambda socket: "/api/news/ws" in socket.url):
        ada.goto("/tables")
    benoit = visit("/")
    ask(benoit, f"/tables/{id}/seats", {"name": "Benoît", "invitation": invitation})
    expect(bell).to_have_accessible_name(UNREAD)
    expect(ada).to_have_title(re.compile(r"^\(\d\) "))
    assert ada.locator('link[rel="icon"]').get_attribute("href", timeout=1000).startswith("data:image/svg+xml")  # type: ignore[union-attr]
    bell.focus()
    ada.keyboard.press("Enter")
    listed = ada.get_by_role("dialog", name="News")
    expect(listed.get_by_text("Somebody has taken a seat at your table")).to_be_visible()
    assert objections(ada) == []
    if folder := os.environ.get("VERNISSAGE_SHOTS"):
        ada.screenshot(path=f"{folder}/news-bell.png")
    ada.keyboard.press("Escape")
    expect(listed).to_be_hidden()
    bell.click()
    listed.get_by_role("link", name="The Gallerist").first.click()
    ada.wait_for_url(f"**/table/{id}")
    ada.get_by_role("link", name="Vernissage").first.click()
    expect(bell).to_have_accessible_name("News")
    expect(ada).not_to_have_title(re.compile(r"^\("))
    expect(ada.locator('link[rel="icon"]')).to_have_attribute("href", "/icon.svg")


def test_on_a_phone_in_french_the_bell_fits_and_the_ways_are_switches(visit: Visit) -> None:
    page = visit("/", locale="fr-FR", viewport={"width": 390, "height": 844}, has_touch=True)
    id, invitation = table_for_two(page)
    other = visit("/")
    ask(other, f"/tables/{id}/seats", {"name": "Benoît", "invitation": invitation})
    page.goto("/me")
    bell = page.get_by_role("button", name=re.compile(r"^Nouvelles\s: "))
    bell.tap()
    expect(page.get_by_text("Quelqu’un a pris place à votre table")).to_be_visible()
    assert objections(page) == []
    if folder := os.environ.get("VERNISSAGE_SHOTS"):
        page.screenshot(path=f"{folder}/news-phone.png")
    assert not sideways(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("checkbox", name="Messages dans ce navigateur")).to_be_visible()
    assert page.evaluate("Notification.permission") == "default", "nobody is asked before a click"
    assert objections(page) == []
    if folder := os.environ.get("VERNISSAGE_SHOTS"):
        page.screenshot(path=f"{folder}/news-ways.png")


def test_a_message_is_shown_by_the_worker_and_its_click_opens_the_table(visit: Visit, house: str) -> None:
    ada = visit("/")
    id, _ = table_for_two(ada)
    ada.context.grant_permissions(["notifications"], origin=house)
    devtools = ada.context.new_cdp_session(ada)
    registrations: list[Any] = []
    devtools.on("ServiceWorker.workerRegistrationUpdated", lambda told: registrations.extend(told["registrations"]))
    devtools.send("ServiceWorker.enable")
    ada.evaluate("async () => { await navigator.serviceWorker.register('/news-worker.js'); }")
    ada.evaluate("async () => { await navigator.serviceWorker.ready; }")
    while not registrations:
        ada.wait_for_timeout(50)
    told = {"title": "The Gallerist", "body": "Your turn", "lang": "en", "link": f"/table/{id}", "tag": f"table-{id}"}
    which = {"origin": house, "registrationId": registrations[0]["registrationId"]}
    devtools.send("ServiceWorker.deliverPushMessage", {**which, "data": json.dumps(told)})
    shown = """async () => {
        const worker = await navigator.serviceWorker.ready;
        return (await worker.getNotifications()).map(one => [one.title, one.body, one.tag, one.data.link]);
    }"""
    while not (found := ada.evaluate(shown)):
        ada.wait_for_timeout(50)
    assert found == [["The Gallerist", "Your turn", f"table-{id}", f"/table/{id}"]]
    [worker] = ada.context.service_workers
    worker.evaluate("""async () => {
        const [notification] = await self.registration.getNotifications();
        self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
    }""")
    ada.wait_for_url(f"**/table/{id}")
    assert ada.evaluate(shown) == []


def test_the_link_of_a_mail_asks_before_it_does_anything(visit: Visit) -> None:
    page = visit("/mail-stop/nobody")
    expect(page.get_by_role("heading", name="No more mails?")).to_be_visible()
    assert objections(page) == []
