"""A component sheet of one's own in the browser: typed or uploaded, checked, played with, and shown to the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from bioutifoul.test_faces import SHEETS
from browser.positions import GAMES
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, create, origin
from vernissage import game

STANDARD = game("masters-gallery").sheet.text
OWN = STANDARD.replace("3 = [13, 6, 6, 0]", "3 = [5, 1, 1, 0]")
WORDS = {
    "en": (
        "Component sheet: the standard one",
        "The sheet (TOML)",
        "Upload a sheet",
        "Start from the standard sheet",
        "Start the game",
    ),
    "fr": (
        "Fiche du matériel\u00a0: celle d’origine",
        "La fiche (TOML)",
        "Envoyer une fiche",
        "Partir de la fiche d’origine",
        "Commencer la partie",
    ),
}


def opened(page: Page) -> None:
    page.locator("details.sheet summary").click()


def test_a_sheet_is_checked_as_one_types_and_its_line_is_shown(visit: Visit) -> None:
    page = visit("/new/masters-gallery")
    opened(page)
    begin = page.get_by_role("button", name="Start the game")
    page.get_by_role("button", name="Start from the standard sheet").click()
    said = page.locator("#sheet-said")
    expect(said).to_contain_text("all its values are the standard ones")
    expect(begin).to_be_enabled()
    text = page.get_by_label("The sheet (TOML)")
    text.fill(STANDARD.replace("worth = 2", "wort = 2"))
    expect(begin).to_be_disabled()
    expect(said).to_contain_text("Line 59: award_tokens.wort: no such key: did you mean worth?")
    expect(text).to_have_attribute("aria-invalid", "true")
    said.get_by_role("button", name="wort = 2").click()
    chosen = "({ activeElement: area }) => area.value?.slice(area.selectionStart, area.selectionEnd)"
    page.wait_for_function(f"() => ({chosen})(document) === 'wort = 2'")
    page.keyboard.type("worth = 3")
    expect(said).to_contain_text("one value is its own")
    expect(said).to_contain_text("award_tokens.worth 2 → 3")
    expect(begin).to_be_enabled()
    assert objections(page) == []


def test_an_uploaded_sheet_is_played_with_and_can_be_fetched_again(visit: Visit, tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("\ufeff" + OWN.replace("\n", "\r\n"), "utf-8", newline="")
    page = visit("/new/masters-gallery", **PHONE)
    opened(page)
    page.locator("details.sheet input[type=file]").set_input_files(tmp_path / "mine.toml")
    expect(page.locator("#sheet-said")).to_contain_text("3 values are its own")
    page.get_by_role("button", name="Start the game").click()
    expect(page.get_by_role("heading", name="Masters Gallery · own sheet")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    with page.expect_download() as kept:
        page.get_by_role("link", name="The table’s component sheet").click()
    assert Path(kept.value.path()).read_text("utf-8") == OWN
    page.goto(page.url.replace("/table/", "/rules/masters-gallery?table=").split("#")[0])
    expect(page.locator("#components")).to_contain_text("This table plays with a component sheet of its own")


@pytest.mark.parametrize("name", list(GAMES))
def test_a_rules_page_says_what_is_printed_and_what_is_ours(visit: Visit, name: str) -> None:
    page = visit(f"/rules/{name}")
    listed = page.locator("#components dl > div")
    expect(listed).to_have_count(len(game(name).sheet.data))
    ours = [table for table, found in game(name).sheet.sources().items() if "reconstructed" in found]
    expect(page.locator("#components .ours")).to_have_count(len(ours))
    with page.expect_download() as kept:
        page.get_by_role("link", name="Download the component sheet").click()
    assert Path(kept.value.path()).read_text("utf-8") == game(name).sheet.text
    expect(page.locator("main")).not_to_contain_text("{")
    assert objections(page) == []


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_words_of_a_sheet_are_there_in_both_languages(visit: Visit, lang: str) -> None:
    page = visit("/new/bioutifoul", locale=f"{lang}-FR")
    opened(page)
    for words in WORDS[lang]:
        expect(page.get_by_text(words, exact=True).first).to_be_visible()


def test_cards_with_arrows_are_chosen_on_the_board(visit: Visit) -> None:
    page = visit()
    table = create(page, [{"who": "me"}, {"who": "me"}], game="bioutifoul", sheet=SHEETS["mixed"].text)
    for number in range(200):
        update = page.request.get(f"/api/tables/{table}?seat=0").json()
        seat = 0 if update["waiting"] else 1
        update = page.request.get(f"/api/tables/{table}?seat={seat}").json()
        question = update["waiting"]
        if question["kind"] == "PlayInfluence":
            break
        body = {"id": f"a{number}", "seat": seat, "seq": update["seq"], "choice": question["options"][0]["choice"]}
        answered = page.request.post(f"/api/tables/{table}/answers", data=body, headers={"origin": origin(page)})
        assert answered.ok, answered.text()
    assert question["kind"] == "PlayInfluence"
    page.goto(f"/table/{table}")
    page.locator(".curtain button").first.click()
    choices = {option["choice"]: option["label"] for option in question["options"]}
    for face, label in choices.items():
        card = page.locator(f'.hand button.can[data-target="influence:{face}"]').first
        expect(card).to_be_visible()
        assert label.lower().split(",")[0] in (card.get_attribute("aria-label") or "").lower()
    assert objections(page) == []
    page.locator(".hand button.can").first.click()
    expect(page.locator("section.log")).to_contain_text("passes an influence card on to")
