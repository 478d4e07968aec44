"""Units of Racławice turn, and go to the hex beside them, by finger and by mouse: neither is taken for the other."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import log, moved_on, settled, version
from tests.browser.test_raclawice import opened

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
LAPTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 720}}

# The middle of the hex of who turns, of its neighbours that can be gone to, and what lies over these.
AROUND = """() => {
    const middle = (node) => {
        const box = node.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const unit = middle(document.querySelector('svg.facings'));
    const far = ([x, y]) => Math.hypot(x - unit[0], y - unit[1]);
    const costs = [...document.querySelectorAll('.disc.cost')].map(middle).sort((a, b) => far(a) - far(b));
    const beside = costs.filter((spot) => far(spot) < 1.3 * far(costs[0]));
    const covered = beside.filter(([x, y]) => document.elementFromPoint(x, y)?.closest('.facings'));
    return { unit, beside, covered: covered.length };
}"""


def picked_up(page: Page, name: str) -> dict[str, Any]:
    """Whoever stands there is picked up from the list of those who can act; then the map rests."""
    page.get_by_role("button", name="Who can still act").click()
    page.locator(".able button", has_text=name).click()
    page.locator(".dock[data-selected]").wait_for()
    page.locator(".disc.cost").first.wait_for()
    page.wait_for_timeout(400)  # the map brings what is asked into view
    found: dict[str, Any] = page.evaluate(AROUND)
    return found


@pytest.mark.parametrize("device", [PHONE, LAPTOP], ids=["phone", "laptop"])
def test_a_hex_beside_the_unit_is_gone_to(server: Server, visit: Opener, device: dict[str, Any]) -> None:
    page = opened(server, visit, **device)
    around = picked_up(page, "2/I/2 pp")
    assert len(around["beside"]) >= 4
    assert not around["covered"], "an arrow lies over what the next hex costs"
    before = version(page)
    (page.touchscreen.tap if "has_touch" in device else page.mouse.click)(*around["beside"][0])
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("2/I/2 pp from 0604 to")
    expect(log(page)).not_to_contain_text(re.compile("turn", re.IGNORECASE))


def test_a_tap_on_the_unit_opens_its_arrows(server: Server, visit: Opener) -> None:
    page = opened(server, visit, **PHONE)
    arrows = page.locator(".facings [data-facing]")
    around = picked_up(page, "2/I/2 pp")
    expect(page.locator(".dock .ask")).to_contain_text("tap the unit itself to turn it")
    expect(page.locator(".facings [data-tip]")).to_have_count(5)
    expect(arrows).to_have_count(0)
    page.touchscreen.tap(*around["unit"])
    expect(arrows).to_have_count(5)
    for arrow in arrows.all():
        box = arrow.bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    before = version(page)
    page.touchscreen.tap(*around["unit"])  # again: they close, and whoever was picked up stays so
    expect(arrows).to_have_count(0)
    page.touchscreen.tap(*around["unit"])
    page.locator(".facings [data-facing=E]").tap()
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("0604")
    expect(log(page)).to_contain_text(re.compile("turns?", re.IGNORECASE))


def test_a_finger_drawn_out_of_the_goal_chooses_the_facing(server: Server, visit: Opener) -> None:
    page = opened(server, visit, **PHONE)
    around = picked_up(page, "2/I/2 pp")
    x, y = around["beside"][0]
    touch = page.context.new_cdp_session(page)

    def finger(kind: str, *spots: tuple[float, float]) -> None:
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": a, "y": b} for a, b in spots]})

    before = version(page)
    finger("touchStart", (x, y))
    for part in (15, 30, 45, 60):
        finger("touchMove", (x + part, y))
    expect(page.locator(".aim")).to_have_attribute("data-facing", "E")
    finger("touchEnd")
    moved_on(page, before)
    settled(page)
    expect(log(page)).to_contain_text("from 0604 to")
    expect(log(page)).to_contain_text(re.compile("turn"))


def test_from_afar_arrows_wait_for_a_click_too(server: Server, visit: Opener) -> None:
    page = opened(server, visit)
    around = picked_up(page, "2/I/2 pp")
    expect(page.locator(".facings [data-facing]")).to_have_count(5)
    page.mouse.move(*around["unit"])
    for _ in range(5):
        page.mouse.wheel(0, 240)
    expect(page.locator(".facings [data-tip]")).to_have_count(5)
    page.wait_for_timeout(400)
    page.mouse.click(*page.evaluate(AROUND)["unit"])
    expect(page.locator(".facings [data-facing]")).to_have_count(5)
    expect(page.locator(".dock[data-selected]")).to_be_visible()
