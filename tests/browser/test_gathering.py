"""Before the start: whoever created a table says who sits there."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.visiting import Visit


def test_a_host_removes_somebody_and_hands_the_seat_to_a_bot(visit: Visit) -> None:
    ada = visit("/new/masters-gallery")
    ada.locator("ol li").first.locator("input").fill("Ada")
    for place in (1, 2):
        ada.locator("ol li").nth(place).locator("select").first.select_option("open")
    ada.get_by_role("button", name="Start the game").click()
    link = ada.get_by_label("Invite by link")
    path = "/table" + link.input_value().split("/table")[1]
    mallory = visit(path)
    mallory.get_by_label("Your name").fill("Mallory")
    mallory.get_by_role("button", name="Take a seat").first.click()
    seat = ada.locator("section.gather li").filter(has_text="Mallory")
    expect(seat).to_be_visible()
    expect(mallory.get_by_role("button", name="Remove")).to_have_count(0)
    ada.get_by_role("button", name="Remove: Mallory").press("Enter")
    expect(seat).to_have_count(0)
    expect(link).not_to_have_value(f"{ada.evaluate('location.origin')}{path}")
    mallory.get_by_role("button", name="Take a seat").first.click()
    expect(mallory.get_by_role("alert")).to_be_visible()
    ada.get_by_role("button", name="Give it to a bot").first.click()
    expect(ada.locator("section.gather li").filter(has_text="bot")).to_have_count(1)
