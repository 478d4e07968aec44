"""Boards to think on: a situation opened from its game's page, pieces put, dice set, questions asked."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import moved_on, version
from tests.browser.test_hex_games import hex_at


def situation(visit: Opener, game: str, words: str) -> Page:
    page = visit(f"/#/games/{game}/situations")
    page.get_by_label("Search by words").fill(words)
    page.locator("li").get_by_role("button", name="Open on the board").first.click()
    page.wait_for_selector(".live .stack")
    return page


def test_a_situation_opens_with_its_questions_and_can_be_asked_more(visit: Opener) -> None:
    page = situation(visit, "rok-1920", "12 DP outweighs")
    expect(page.locator(".asking h2").first).to_contain_text("12 DP outweighs the one enemy it touches")
    page.locator(".asking details").first.click()
    expect(page.locator(".asking details").first).to_contain_text("a reserve yes")
    page.locator(".asking select").select_option("reserve")
    page.locator(".asking [data-field=hex] input").fill("0305")
    page.get_by_role("button", name="Ask", exact=True).click()
    answer = page.locator(".answer")
    expect(answer).to_contain_text("a reserve no")
    expect(answer.locator(".rule")).to_have_text("4.1")


def test_a_piece_is_put_where_one_clicks_and_taken_back(visit: Opener) -> None:
    page = situation(visit, "rok-1920", "12 DP outweighs")
    page.get_by_role("tab", name="Arrange").click()
    page.get_by_label("Find a counter").fill("1 DPLeg")
    before, stacks = version(page), page.locator(".live .stack").count()
    page.locator(".arrange li button").first.click()
    expect(page.locator(".dock .ask b")).to_have_text("1 DPLeg: click where it goes")
    page.mouse.click(*hex_at(page, "0504"))
    moved_on(page, before)
    expect(page.locator(".live .stack")).to_have_count(stacks + 1)
    expect(page.locator(".arrange li").first).to_contain_text("0504")
    before = version(page)
    page.get_by_role("button", name="Undo the arrangement").click()
    moved_on(page, before)
    expect(page.locator(".live .stack")).to_have_count(stacks)


def test_a_board_that_cannot_stand_is_refused_with_the_reason(visit: Opener) -> None:
    page = situation(visit, "rok-1920", "12 DP outweighs")
    page.get_by_role("tab", name="Arrange").click()
    page.get_by_label("Find a counter").fill("1 DPLeg")
    page.locator(".arrange li button").first.click()
    page.mouse.click(*hex_at(page, "0301"))
    expect(page.get_by_role("alert")).to_have_text(re.compile(r"\S"))


def test_the_dice_of_a_board_are_set_by_hand(visit: Opener) -> None:
    page = situation(visit, "raclawice-1794", "Tomatis is active")
    page.get_by_role("tab", name="Arrange").click()
    page.locator(".arrange select:has(option[value=waits])").select_option("waits")
    page.get_by_label("Next dice").fill("9, 3")
    page.get_by_role("button", name="Set", exact=True).click()
    expect(page.locator(".arrange")).to_contain_text("[[9],[3]]")


def test_a_moment_has_a_link_of_its_own(server: Server, visit: Opener) -> None:
    table, secret = server.table("raclawice-1794")
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_selector(".live .stack")
    page.keyboard.press(",")
    expect(page.locator(".dock .ask .caps")).to_have_text(re.compile("Position after move"))
    address = page.url
    assert "?at=" in address
    again = page.context.new_page()
    again.goto(address)
    expect(again.locator(".dock .ask .caps")).to_have_text(re.compile("Position after move"))


def test_a_position_is_written_as_text_and_opens(visit: Opener) -> None:
    """What the panel has no field for is said as situation files say it; what cannot be is refused with its reason."""
    page = situation(visit, "raclawice-1794", "")
    page.get_by_role("tab", name="Arrange").click()
    page.get_by_text("Write a position as text").click()
    box = page.get_by_role("textbox", name="Write a position as text")
    expect(box).to_have_value(re.compile(r'units: "\S'))
    text = box.input_value()
    box.fill(re.sub("turn: .*", "turn: 99", text))
    page.get_by_role("button", name="Open this position").click()
    expect(page.get_by_role("alert")).to_contain_text("3.2")
    page.get_by_role("button", name="Start again from the board").click()
    expect(box).to_have_value(text)
    before = page.url
    page.get_by_role("button", name="Open this position").click()
    page.wait_for_url(lambda url: url != before)
    page.wait_for_selector(".live .stack")


def test_a_question_is_asked_by_named_fields_and_choices(server: Server, visit: Opener) -> None:
    """Nobody has to know how a query is written: its side is chosen, its hex has the names of places."""
    position = {"units": "pl: dp-15@Połonne>E / ru: ds-58@Żytomierz>W", "depots": {"pl": ["Równe"]}}
    made = server.post("/analysis", {"game": "how-the-west-was-saved", "position": position})
    page = visit(f"/#/table/{made['table']['id']}/{next(iter(made['seats'].values()))}")
    page.get_by_role("tab", name="Ask").click()
    page.locator(".asking form select").first.select_option("depots")
    expect(page.locator(".asking form")).not_to_contain_text("name=value")
    side = page.locator(".asking [data-field=side]")
    expect(side).to_contain_text("Side")
    side.locator("select").select_option(label="Poles")
    page.locator(".asking form .main").click()
    expect(page.locator(".asking .answer")).to_contain_text("Równe")
    page.locator(".asking form select").first.select_option("marker")
    expect(page.locator(".asking [data-field=hex] option[value='1417']")).to_have_text("Połonne")


def test_an_attack_in_1920_is_asked_about_by_names_and_choices(server: Server, visit: Opener) -> None:
    made = server.post("/analysis", {"game": "rok-1920", "position": {"scenario": "A"}})
    page = visit(f"/#/table/{made['table']['id']}/{next(iter(made['seats'].values()))}")
    page.get_by_role("tab", name="Ask").click()
    form = page.locator(".asking form")
    queries = form.locator("select").first.locator("option").evaluate_all("all => all.map((one) => one.value)")
    for query in filter(None, queries):
        form.locator("select").first.select_option(query)
        expect(form).not_to_contain_text("=")
    form.locator("select").first.select_option("attack")
    page.locator(".asking [data-field=units] input").fill("1 DLB")
    page.locator(".asking [data-field=hex] input").fill("2705")
    page.locator(".asking [data-field=order] select").select_option(label="Assault")
    page.locator(".asking form .main").click()
    expect(page.locator(".asking .answer")).to_contain_text("chance")
