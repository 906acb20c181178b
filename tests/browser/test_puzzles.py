"""Puzzles as somebody solves them: from the first page, by mouse, keys and touch, shown, played on, and remembered."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.playing import ANSWER, CONFIRM, MORE, POINT
from browser.test_pages import objections
from browser.visiting import PHONE, Visit, go_to, settled
from vernissage.review.puzzles import Puzzle, shipped

GAMES = ["masters-gallery", "bioutifoul", "art-society", "gallerist"]
SIZES = [{"width": 1440, "height": 900}, {"width": 1366, "height": 768}]
IN_SIGHT = """(selectors) => selectors.filter((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return !box || box.top < -1 || box.left < -1 || box.bottom > innerHeight + 1 || box.right > innerWidth + 1;
})"""
"""Which of some things are not wholly in the window."""
WHOLE = """(select) => {
    const style = getComputedStyle(select), words = document.createElement('span');
    words.textContent = select.selectedOptions[0].textContent;
    Object.assign(words.style, { font: style.font, position: 'absolute', whiteSpace: 'nowrap' });
    document.body.append(words);
    const padding = parseFloat(style.paddingLeft) + parseFloat(style.paddingRight), arrow = 20;
    const room = select.clientWidth - padding - arrow;
    const needed = words.getBoundingClientRect().width;
    words.remove();
    return needed <= room;
}"""
"""Whether what is chosen is read whole beside the arrow."""
HIDDEN = """(places) => places.length > 0 && places.every((place) => {
    const words = document.createRange();
    words.selectNodeContents(place);
    return words.getBoundingClientRect().left >= place.getBoundingClientRect().right - 1;
})"""
"""Whether the words of some places, told to whoever listens, begin outside of them."""


def first(game: str) -> Puzzle:
    return shipped(game)[0]


def place(puzzle: Puzzle) -> str:
    return f"/puzzle/{puzzle.game}/{puzzle.id}"


def number_of(puzzle: Puzzle, choice: int) -> int:
    """At which place of the row an answer stands: ascending, as the rules list them."""
    return sorted(one.choice for one in puzzle.answers).index(choice)


def give(page: Page, puzzle: Puzzle, choice: int) -> None:
    """Give an answer by its button; one that found no room in the row lies one step away."""
    wanted = page.locator(f'{ANSWER}[data-at="{number_of(puzzle, choice)}"]')
    if not wanted.is_visible():
        page.click(MORE)
    wanted.click()


def asked(page: Page) -> None:
    page.locator(".ask.mine").wait_for()
    settled(page)


def solution(page: Page, name: str = "Right!") -> Locator:
    return page.get_by_role("region", name=name, exact=True)


def confirm(page: Page, told: Locator) -> None:
    """An answer that cannot be taken back asks once more, as at a table."""
    told.or_(page.locator(CONFIRM)).first.wait_for()
    if page.locator(CONFIRM).count():
        page.keyboard.press("Enter")
    told.wait_for()


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_of_each_game_is_answered_at_its_board(visit: Visit, game: str) -> None:
    """By mouse: the best answer is right and marked on the board, which stands still with the solution beside it."""
    puzzle = first(game)
    page = visit(place(puzzle))
    asked(page)
    expect(page.locator(ANSWER)).to_have_count(len(puzzle.answers))
    expect(page.locator("[data-better], #solution")).to_have_count(0)
    before = page.locator("#board").bounding_box()
    give(page, puzzle, puzzle.best)
    told = solution(page)
    confirm(page, told)
    expect(page.locator(".ask h2")).to_have_text(re.compile("^Right: "))
    expect(told.get_by_role("row")).to_have_count(1 + min(4, len(puzzle.answers)))
    expect(told.get_by_role("row").nth(1)).to_contain_text(re.compile("best.*yours", re.DOTALL))
    expect(told).to_contain_text("% sure")
    expect(told).to_contain_text("Master")
    expect(told.get_by_role("heading").first).to_be_focused()
    expect(page.locator(".can")).to_have_count(0)
    assert page.locator("#board").bounding_box() == before
    assert objections(page) == []
    for size in SIZES:
        page.set_viewport_size({"width": size["width"], "height": size["height"]})
        settled(page)
        assert page.evaluate(IN_SIGHT, [".ask", "#board", "#solution", ".solution table"]) == [], size
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_wrong_answer_by_keys_alone(visit: Visit) -> None:
    """Numbers answer; given and best are told apart in words and on the board; N leads to the next one."""
    puzzle = next(one for one in shipped("masters-gallery") if one.kind.startswith("Second"))
    wrong = next(one.choice for one in puzzle.answers[1:] if number_of(puzzle, one.choice) < 9)
    page = visit(place(puzzle))
    asked(page)
    page.keyboard.press(str(1 + number_of(puzzle, wrong)))
    told = solution(page, "Not the best")
    confirm(page, told)
    expect(page.locator(".ask h2")).to_have_text(re.compile(r"^Not the best: [\d.]+% lost\. Best is: "))
    expect(told.get_by_role("row", name=re.compile("yours"))).to_have_count(1)
    expect(page.locator("#board [data-given], #board [data-better]").first).to_be_attached()
    page.keyboard.press("n")
    expect(page).not_to_have_url(re.compile(puzzle.id))
    asked(page)
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.matches('.can')"), "keys find the board of the next one"


def test_by_touch_on_a_phone_in_french_at_night(visit: Visit) -> None:
    """A tap on the board answers; the solution is one tap away, below the board, and nothing scrolls sideways."""
    puzzle = first("bioutifoul")
    page = visit(place(puzzle), locale="fr-FR", color_scheme="dark", **PHONE)
    asked(page)
    point = page.evaluate(POINT, 0)
    page.touchscreen.tap(point["x"], point["y"])
    told = page.get_by_role("region", name=re.compile("^(Bien vu|Ce n’est pas la meilleure)"))
    confirm(page, told)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page scrolls sideways"
    page.get_by_role("button", name="Solution", exact=True).tap()
    expect(told.get_by_role("heading").first).to_be_in_viewport()
    expect(told).to_contain_text("Sûr à")
    expect(page.get_by_role("button", name="Problème suivant")).to_be_in_viewport()
    assert objections(page) == []


def test_the_puzzle_of_the_day_from_the_first_page_and_what_is_remembered(visit: Visit) -> None:
    """Somebody without a name solves it; the first page says so, after a reload too, and practice counts it."""
    page = visit("/")
    page.get_by_role("region", name="Puzzle of the day").get_by_role("link", name="Solve it").click()
    expect(page).to_have_url(re.compile("/puzzle/"))
    asked(page)
    game, id = page.url.rsplit("/", 2)[1:]
    puzzle = next(one for one in shipped(game) if one.id == id)
    give(page, puzzle, puzzle.best)
    confirm(page, solution(page))
    go_to(page, "/")
    day = page.get_by_role("region", name="Puzzle of the day")
    expect(day).to_contain_text("Solved")
    page.reload()
    expect(day).to_contain_text("Solved")
    day.get_by_role("link", name="All puzzles").click()
    expect(page.get_by_role("listitem").filter(has_text=f"1 solved, 0 missed, of {len(shipped(game))}")).to_be_visible()
    assert objections(page) == []
    allow = page.get_by_label("Puzzles may be made of my finished games")
    expect(allow).not_to_be_checked()
    with page.expect_response("**/api/my-puzzles*"):
        allow.check()
    page.reload()
    expect(allow).to_be_checked()
    go_to(page, place(puzzle))
    expect(page.get_by_text("You have tried this puzzle before")).to_be_visible()


def test_shown_it_counts_as_missed_and_is_played_on_from_there(visit: Visit) -> None:
    puzzle = first("masters-gallery")
    page = visit("/puzzles")
    page.get_by_role("button", name="Practise Masters Gallery").click()
    asked(page)
    go_to(page, place(puzzle))
    expect(page).to_have_url(re.compile(puzzle.id))
    asked(page)
    page.get_by_role("button", name="Show me").click()
    told = solution(page, "The solution")
    expect(told.get_by_role("row", name=re.compile("yours"))).to_have_count(0)
    page.get_by_role("button", name="FR", exact=True).click()
    expect(page.get_by_role("region", name="La solution", exact=True)).to_contain_text("Sûr à")
    page.get_by_role("button", name="EN", exact=True).click()
    told.get_by_label("The bots’ level").select_option("sketch")
    told.get_by_role("button", name="Try it from here").click()
    expect(page).to_have_url(re.compile("/table/"))
    page.locator(".ask.mine").wait_for()
    expect(page.locator("#scores").get_by_text("Sketch").first).to_be_visible()
    go_to(page, "/puzzles")
    expect(page.get_by_role("listitem").filter(has_text="0 solved, 1 missed")).to_be_visible()


def test_what_is_not_there_and_a_house_that_is_away_are_told(visit: Visit) -> None:
    page = visit("/puzzle/masters-gallery/0000000000")
    expect(page.get_by_role("alert")).to_have_text("There is no such puzzle.")
    expect(page.get_by_text("newer version")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Puzzles").click()
    page.get_by_role("button", name="Practise Bioutifoul").click()
    asked(page)
    page.context.set_offline(True)
    page.get_by_role("button", name="Show me").click()
    expect(page.get_by_role("alert")).to_have_text("The house cannot be reached. Try again when there is a connection.")
    page.context.set_offline(False)
    page.get_by_role("button", name="Show me").click()
    expect(solution(page, "The solution")).to_be_visible()


@pytest.mark.parametrize("game", ["masters-gallery", "bioutifoul"])
def test_beside_the_board_nothing_of_the_solution_is_cut_off(visit: Visit, game: str) -> None:
    """In the narrowest column of all: the levels stand in one row, and the chosen level is read whole."""
    puzzle = first(game)
    for locale in ("en-GB", "fr-FR"):
        page = visit(place(puzzle), locale=locale)
        asked(page)
        page.keyboard.press(str(1 + number_of(puzzle, puzzle.best)))
        confirm(page, page.locator(".solution"))
        tops = page.locator(".who li").evaluate_all("(all) => all.map((one) => one.getBoundingClientRect().top)")
        assert len(tops) == 5
        assert max(tops) - min(tops) < 1
        assert page.locator(".who li span").evaluate_all(
            "(all) => all.every((one) => one.scrollWidth <= one.offsetWidth)"
        )
        assert page.locator(".doors select").evaluate(WHOLE), locale


def test_on_a_phone_an_empty_place_shows_no_piece_of_a_word(visit: Visit) -> None:
    puzzle = next(one for one in shipped("bioutifoul") if sum(one.position["market_exhibitions"]) < 6 and one.seats > 2)
    page = visit(place(puzzle), **PHONE)
    asked(page)
    assert page.locator(".exhibitions .empty:not([aria-hidden=true])").evaluate_all(HIDDEN)
