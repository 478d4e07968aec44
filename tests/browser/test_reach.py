"""Everyone can use it: axe-core finds no serious fault on any page, light and dark."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import ROOT, Opener, Server
from tests.browser.playing import settled

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


def faults(page: Page) -> list[str]:
    if not AXE.is_file():
        pytest.skip("axe-core is not installed (npm ci in web/)")
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:3]
    ]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(
    "address",
    [
        "/",
        "/#/new",
        "/#/lobby",
        "/#/settings",
        "/#/account",
        "/#/games/bitwa-warszawska",
        "/#/games/bitwa-warszawska/rules",
        "/#/games/bitwa-warszawska/origin",
    ],
)
def test_pages(visit: Opener, address: str, scheme: str) -> None:
    page = visit(address, color_scheme=scheme)
    page.wait_for_selector("main")
    page.wait_for_timeout(600)
    assert faults(page) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("game", ["bitwa-warszawska", "rok-1920", "raclawice-1794"])
def test_tables(server: Server, visit: Opener, game: str, scheme: str) -> None:
    table, secret = server.table(game)
    page = visit(f"/#/table/{table}/{secret}", color_scheme=scheme)
    page.wait_for_selector(".dock")
    settled(page)
    page.wait_for_timeout(600)
    assert faults(page) == []
