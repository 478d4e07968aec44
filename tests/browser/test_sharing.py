"""Ruler and sight, a picture of the board, files under names; and what an account may ask for itself."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.test_hex_games import opened
from tests.browser.test_rok1920 import middle


def command(page: Page, words: str) -> None:
    page.keyboard.press("/")
    page.keyboard.type(words)
    page.keyboard.press("Enter")


def test_the_ruler_tells_distance_and_sight(server: Server, visit: Opener) -> None:
    page = opened(server, visit, "raclawice-1794", "pl", scenario="battery")
    asked = page.inner_text(".dock .ask b")
    page.keyboard.press("x")
    card = page.get_by_role("region", name="Ruler")
    expect(card).to_contain_text("click where it starts")
    x, y = middle(page.locator(".live .stack").first)
    page.mouse.click(x, y)
    page.mouse.click(x + 130, y + 60)
    expect(card).to_contain_text(re.compile(r"\d+ hexes"))
    expect(card).to_contain_text(re.compile("in sight", re.IGNORECASE))
    expect(card.locator(".rule")).to_contain_text("10.1")
    length = int(page.locator("[data-distance]").text_content() or "")
    assert f"{length} hex" in card.inner_text()
    assert page.inner_text(".dock .ask b") == asked, "the ruler answers nothing"
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)


def test_a_picture_of_the_board_is_saved_under_its_name(server: Server, visit: Opener, tmp_path: Path) -> None:
    for game, seat in (("rok-1920", "su"), ("bitwa-warszawska", "pl")):
        seats = {"pl": {"kind": "bot", "bot": "uniform"}, "su": {"kind": "bot", "bot": "uniform"}}
        table, secret = server.table(game, seats={**seats, seat: {"kind": "me"}}, name="Anna")
        page = visit(f"/#/table/{table}/{secret}")
        page.wait_for_selector(".dock:not(.idle)")
        with page.expect_download() as saved:
            command(page, "Save a picture")
        assert saved.value.suggested_filename.endswith(".png")
        assert "Anna" in saved.value.suggested_filename
        saved.value.save_as(tmp_path / "board.png")
        data = (tmp_path / "board.png").read_bytes()
        assert data[:4] == b"\x89PNG"
        assert len(data) > 60_000, "it is no empty sheet"
        with page.expect_download() as saved:
            command(page, "Save the log")
        saved.value.save_as(tmp_path / "log.md")
        assert (tmp_path / "log.md").read_text().startswith("# ")


def test_an_account_takes_its_data_blocks_and_ends(server: Server, visit: Opener) -> None:
    server.post("/accounts", {"name": "Tadeusz", "password": "rozwadowski"})
    page = visit("/#/account")
    page.get_by_role("button", name="Create an account").first.click()
    page.get_by_label("Name").fill("Kazimiera")
    page.get_by_label("Password").fill("sosnkowska-1920")
    page.locator("form.enter button[type=submit]").click()
    expect(page.get_by_role("heading", name="Kazimiera")).to_be_visible()
    page.get_by_label("Account", exact=True).fill("Tadeusz")
    page.get_by_role("button", name="Block", exact=True).click()
    expect(page.get_by_role("button", name="Unblock")).to_have_count(1)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download my data").click()
    assert saved.value.suggested_filename == "sztab-Kazimiera.json"
    page.get_by_role("button", name="Unblock").click()
    expect(page.get_by_role("button", name="Unblock")).to_have_count(0)
    page.get_by_role("button", name="Delete the account").click()
    page.get_by_label("Your password").fill("wrong-password")
    page.get_by_role("button", name="Delete my account for good").click()
    expect(page.get_by_role("alert")).to_be_visible()
    page.get_by_label("Your password").fill("sosnkowska-1920")
    page.get_by_role("button", name="Delete my account for good").click()
    expect(page.locator("form.enter")).to_be_visible()
