"""Who can still act stands in a list, and a key goes from one to the next."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Opener, Server

BOT = {"kind": "bot", "bot": "uniform"}
# The first question of one's own that is about several pieces.
TABLES: dict[str, dict[str, Any]] = {
    "rok-1920": {"scenario": "B", "seats": {"pl": {"kind": "me"}, "su": BOT}},
    "how-the-west-was-saved": {"seats": {"pl": {"kind": "me"}, "ru": BOT}},
    "bitwa-warszawska": {"seats": {"su": {"kind": "me"}, "pl": BOT}},
}


@pytest.mark.parametrize("game", list(TABLES))
def test_all_who_can_act_are_listed_and_a_click_shows_one(server: Server, visit: Opener, game: str) -> None:
    table, secret = server.table(game, **TABLES[game])
    page = visit(f"/#/table/{table}/{secret}", settings={"seen": [game]}, viewport={"width": 1280, "height": 720})
    button = page.get_by_role("button", name=re.compile(r"^Next (unit|stack|army) \(\d+\)"))
    expect(button).to_be_visible()
    count = int(button.inner_text().split("(")[1].split(")")[0])
    page.get_by_role("button", name="Who can still act").click()
    listed = page.get_by_role("list", name="Who can still act").get_by_role("button")
    expect(listed).to_have_count(count)
    page.keyboard.press("Escape")
    expect(listed).to_have_count(0)
    page.get_by_role("button", name="Who can still act").click()
    listed.nth(1).click()
    expect(listed).to_have_count(0)
    version = server.get(f"/tables/{table}", secret)["table"]["version"]
    page.keyboard.press("n")
    page.wait_for_timeout(300)
    assert server.get(f"/tables/{table}", secret)["table"]["version"] == version
