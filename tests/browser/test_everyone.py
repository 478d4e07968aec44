"""The pages around the table: faults in the reader's language, a telephone's menu, and focus that is never lost."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import moved_on, settled, version

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def test_an_account_page_says_in_polish_what_is_wrong(visit: Opener) -> None:
    page = visit("/#/account", locale="pl-PL")
    form = page.locator("form.enter")
    form.get_by_role("button", name="Załóż konto").first.click()
    form.get_by_label("Nazwa").fill("a b")
    form.get_by_label("Hasło").fill("za krótkie")
    form.locator("button[type=submit]").click()
    expect(form.get_by_role("alert")).to_have_text(re.compile("^Nazwa ma od 2 do 32"))
    form.get_by_label("Nazwa").fill("Jadwiga")
    form.get_by_label("Hasło").fill("krótkie")
    form.locator("button[type=submit]").click()
    expect(form.get_by_role("alert")).to_have_text(re.compile("^Hasło ma od 10 do 200 znaków"))
    # The same fault is told anew when the language changes.
    page.get_by_role("button", name="EN", exact=True).click()
    expect(form.get_by_role("alert")).not_to_contain_text("Hasło")
    page.get_by_role("button", name="PL", exact=True).click()
    form.get_by_role("button", name="Zaloguj się").first.click()
    expect(form.get_by_role("alert")).to_have_count(0)
    form.get_by_label("Hasło").fill("zupełnie inne hasło")
    form.locator("button[type=submit]").click()
    expect(form.get_by_role("alert")).to_have_text("Błędna nazwa albo błędne hasło.")


def test_a_link_that_opens_nothing_and_a_table_that_is_not_there(visit: Opener) -> None:
    page = visit("/#/join/nosuch/secret", locale="pl-PL")
    expect(page.get_by_role("alert")).to_contain_text("takiego stołu nie ma")
    expect(page.get_by_role("button", name="Siadam")).to_have_count(0)
    page.goto(page.url.split("#")[0] + "#/table/nosuch")
    expect(page.get_by_role("heading", name="Nie ma takiego stołu")).to_be_visible()
    # Where the server is silent, nothing is said about the link.
    page.route("**/tables/nosuch", lambda route: route.abort())
    page.goto(page.url.split("#")[0] + "#/join/nosuch/secret")
    expect(page.get_by_role("alert")).to_contain_text("Serwer nie odpowiada")
    expect(page.locator("main")).not_to_contain_text("Ten link")


def test_a_record_that_cannot_be_read_is_refused_beside_its_button(visit: Opener) -> None:
    page = visit("/#/lobby", locale="pl-PL")
    page.locator("input[type=file]").set_input_files({"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"no"})
    expect(page.get_by_role("alert")).to_contain_text("nie da się odczytać")


def test_tables_of_a_game_speak_polish(visit: Opener) -> None:
    page = visit("/#/games/rok-1920/tables", locale="pl-PL")
    attack = page.get_by_role("region", name="Tabela ataku")
    expect(attack.locator("th").first).to_have_text("obrona \\ atak")
    morale = page.get_by_role("region", name="Tor morale")
    expect(morale.locator("tbody tr").first).to_contain_text("−24")
    expect(morale).not_to_contain_text("yes")


def test_a_newcomer_with_a_telephone_finds_introduction_time_line_and_menu(visit: Opener) -> None:
    page = visit("/", locale="pl-PL", **PHONE)
    page.locator("article.tile .b.main").nth(2).tap()
    page.wait_for_selector(".dock")
    settled(page)
    page.locator(".goal .more").tap()
    page.get_by_role("button", name="Pierwszy raz?").tap()
    expect(page.locator(".intro h2")).to_have_text("Rok 1920")
    expect(page.locator(".intro")).not_to_contain_text("klawisz")
    page.get_by_role("button", name="Dziennik", exact=True).tap()
    expect(page.locator(".time .live")).to_be_visible()
    page.get_by_role("button", name="Więcej", exact=True).tap()
    menu = page.get_by_role("dialog", name="Więcej")
    expect(menu.get_by_role("button", name="Poddaj grę")).to_be_visible()
    menu.get_by_role("button", name="Przepisy", exact=True).tap()
    expect(menu).to_have_count(0)
    expect(page.get_by_role("searchbox", name="Szukaj w przepisach")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def focused(page: Page) -> str:
    return str(
        page.evaluate("document.activeElement?.closest('.dock-place') ? 'question' : document.activeElement.tagName")
    )


def test_focus_stays_with_the_question_after_an_answer_and_goes_to_a_new_page(server: Server, visit: Opener) -> None:
    table, secret = server.table("rok-1920", scenario="A")
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_selector(".dock")
    for _ in range(4):
        settled(page)
        before = version(page)
        buttons = page.locator(".dock [data-answer]:not([disabled])")
        if not buttons.count():
            page.locator(".dock .answers").focus()
            page.keyboard.press("Enter")
            page.locator(".dock .list button").first.focus()
        else:
            buttons.last.focus()
        page.keyboard.press("Enter")
        moved_on(page, before)
        settled(page)
        assert focused(page) == "question"
    spoken = page.locator("p.sr[aria-live=polite]").inner_text()
    assert spoken
    assert "[" not in spoken
    page.goto(server.url + "/#/lobby")
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    assert page.evaluate("document.activeElement.id") == "main"
