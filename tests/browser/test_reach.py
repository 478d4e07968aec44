"""Everyone can use it: axe-core finds no fault above the minor ones on any page, light and dark."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ROOT, Opener, Server
from tests.browser.playing import settled

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page, only: str = "") -> list[str]:
    """What axe finds; `only` one of its rules, where nothing else can have changed."""
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    how = {"resultTypes": ["violations"]} | ({"runOnly": [only]} if only else {})
    found: Any = page.evaluate("how => axe.run(document, how)", how)
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("moderate", "serious", "critical")
        for node in fault["nodes"][:3]
    ]


GAMES = ("bitwa-warszawska", "rok-1920", "raclawice-1794", "how-the-west-was-saved", "nest-of-eagles")
SECTIONS = ("", "/scenarios", "/map", "/counters", "/tables", "/situations", "/rules", "/origin")
OWN = ("", "/map")
"""What differs most from game to game; the other pages of the later games are looked at in the long run."""
PAGES = [
    "/", "/#/new", "/#/lobby", "/#/settings", "/#/account", "/#/dice", "/#/nowhere", "/#/join/nowhere/secret",
    *(f"/#/games/{game}{section}" for game in GAMES[:2] for section in SECTIONS),
    *(
        pytest.param(f"/#/games/{game}{section}", marks=() if section in OWN else pytest.mark.long)
        for game in GAMES[2:] for section in SECTIONS
    ),
]  # fmt: skip


@pytest.mark.parametrize("address", PAGES)
def test_pages(visit: Opener, address: str) -> None:
    page = visit(address, color_scheme="light")
    page.wait_for_selector("main")
    page.wait_for_selector("h1", state="attached")
    page.wait_for_timeout(500)
    assert faults(page) == []
    page.emulate_media(color_scheme="dark")
    page.wait_for_function(
        "() => document.documentElement.dataset.theme === 'dark' && !document.getAnimations().length"
    )
    assert faults(page, "color-contrast") == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", GAMES)
def test_tables(server: Server, visit: Opener, game: str, scheme: str) -> None:
    table, secret = server.table(game)
    page = visit(f"/#/table/{table}/{secret}", color_scheme=scheme)
    page.wait_for_selector(".dock")
    settled(page)
    page.wait_for_timeout(600)
    assert faults(page) == []


@pytest.mark.parametrize("game", GAMES)
def test_tables_on_a_telephone(server: Server, visit: Opener, game: str) -> None:
    table, secret = server.table(game)
    page = visit(f"/#/table/{table}/{secret}", viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    page.wait_for_selector(".dock")
    settled(page)
    for place in ("Board", "Panels", "Log", "More"):
        page.locator(".bottom").get_by_role("button", name=place, exact=True).tap()
        page.wait_for_timeout(400)
        assert faults(page) == [], place


def test_an_account_with_its_settings(visit: Opener) -> None:
    page = visit("/#/account")
    page.get_by_role("button", name="Create an account").first.click()
    page.get_by_label("Name", exact=True).fill("Hanna")
    page.get_by_label("Password (at least 10 characters)").fill("a long password")
    page.locator("form button[type=submit]").click()
    page.get_by_label("Webhook").fill("https://example.org/hook")
    page.get_by_label("Minutes between notifications").fill("45")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status").filter(has_text="saved")).to_be_visible()
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="New token").click()
    expect(page.get_by_label("Tokens for bots")).to_have_value(re.compile("^szt_"))
    assert faults(page) == []
    page.reload()
    expect(page.get_by_label("Minutes between notifications")).to_have_value("45")
    page.get_by_role("button", name="Revoke").click()
    expect(page.get_by_role("button", name="Revoke")).to_have_count(0)


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_boards_to_arrange_and_ask(server: Server, visit: Opener, scheme: str) -> None:
    made = server.post("/analysis", {"game": "raclawice-1794", "situation": "alternating-fire", "blocks": 0})
    page = visit(f"/#/table/{made['table']['id']}/{next(iter(made['seats'].values()))}", color_scheme=scheme)
    page.wait_for_selector(".asking")
    page.wait_for_timeout(600)
    assert faults(page) == []
    page.get_by_role("tab", name="Arrange").click()
    page.wait_for_selector(".arrange li")
    assert faults(page) == []
    page.get_by_role("tab", name="Combat").click()
    page.wait_for_selector(".fight .aim")
    page.locator(".fight .aim").first.click()
    page.wait_for_selector(".fight .dice")
    assert faults(page) == []
