"""Takes the pictures of docs/ and the README: `python -m tests.browser.pictures` (the client must be built).

Every table is a practice game with a fixed seed, so that the same client gives the same pictures. Look at them.
"""

from __future__ import annotations

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import CHROMIUM, FLAGS, ROOT, Server
from tests.browser.playing import moved_on, version

WIDE: dict[str, Any] = {"viewport": {"width": 1600, "height": 1000}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}
SEEN = """localStorage.setItem('sztab-settings', JSON.stringify({
    seen: ['bitwa-warszawska', 'rok-1920', 'raclawice-1794'], pace: 0, askEnd: false,
}))"""
ANSWERED = 600
PAINTED = 4000
"""Milliseconds in which an answer is taken and a map is painted sharp."""


class Camera:
    """One browser, one server, one folder of pictures."""

    def __init__(self, browser: Browser, server: Server, folder: Path) -> None:
        self.browser, self.server, self.folder = browser, server, folder

    def visit(self, address: str, scheme: str = "light", **options: Any) -> Page:
        wanted: dict[str, Any] = {"locale": "pl-PL", "reduced_motion": "reduce", "color_scheme": scheme, **options}
        context = self.browser.new_context(**wanted)
        context.add_init_script(SEEN)
        page = context.new_page()
        page.set_default_timeout(30_000)
        page.goto(self.server.url + address)
        return page

    def table(self, game: str, scheme: str = "light", *, view: dict[str, Any] = WIDE, **wish: Any) -> Page:
        table, secret = self.server.table(game, **wish)
        page = self.visit(f"/#/table/{table}/{secret}", scheme, **view)
        page.wait_for_selector(".dock:not(.idle)")
        return page

    def take(self, page: Page, name: str) -> None:
        page.mouse.move(2, 2)
        page.wait_for_timeout(PAINTED)
        page.screenshot(path=self.folder / f"client-{name}.png")
        page.context.close()
        print(f"client-{name}.png", flush=True)


def until(page: Page, words: str, *, does: bool = False) -> None:
    """Answer with buttons until a question holds these words."""
    for _ in range(120):
        page.wait_for_selector(".dock:not(.idle)")
        if re.search(words, page.inner_text(".dock .ask b")):
            return
        found = page.locator(".dock [data-answer]:not([disabled])")
        if found.count():
            (found.last if does else found.first).click()
        else:
            page.locator(".dock .answers").click()
            page.locator(".dock .list button").first.click()
        page.wait_for_timeout(ANSWERED)  # what ends something asks once more, and is pressed again then
    raise SystemExit(f"nobody asked for {words!r}")


def tap_or_click(page: Page, things: str, *, touch: bool = False) -> None:
    """The first of these that lies free in the middle of the map."""
    spot = page.evaluate(
        """things => {
            const dock = document.querySelector('.dock').getBoundingClientRect();
            for (const thing of document.querySelectorAll(things)) {
                const b = thing.getBoundingClientRect();
                const [x, y] = [b.x + b.width / 2, b.y + b.height / 2];
                const wide = innerWidth > 700;
                const across = x > (wide ? 300 : 40) && x < innerWidth - (wide ? 640 : 40);
                if (across && y > 190 && y < dock.top - 40) return [x, y];
            }
            return null;
        }""",
        things,
    )
    if spot is None:
        raise SystemExit(f"no {things} in sight")
    (page.touchscreen.tap if touch else page.mouse.click)(*spot)
    page.wait_for_timeout(800)


def warszawa(camera: Camera) -> None:
    """A fight: three cards lie at the front, the fourth is to be chosen."""
    page = camera.table("bitwa-warszawska", seats={"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "greedy"}})
    until(page, "wybierz kartę na front", does=True)
    for _ in range(3):
        before = version(page)
        page.locator(".cards button.offered").first.click()
        moved_on(page, before)
        page.wait_for_selector(".dock:not(.idle)")
    camera.take(page, "warszawa")


def attack(camera: Camera) -> None:
    """Rok 1920: a target is weighed, with enemy control lines and reserves."""
    page = camera.table("rok-1920", scenario="C", practice=1921)
    until(page, "Który heks atakujesz")
    page.keyboard.press("l")
    page.keyboard.press("v")
    tap_or_click(page, "polygon.target")
    page.wait_for_selector("section.attack .go")
    camera.take(page, "attack")


def rok1920(camera: Camera, name: str, scheme: str = "light") -> None:
    """Rok 1920: a unit is chosen and its march lies on the map."""
    page = camera.table("rok-1920", scheme, scenario="A", practice=1924)
    until(page, "Którą jednostkę")
    page.keyboard.press("l")
    tap_or_click(page, ".stack.choosable")
    page.get_by_role("tab", name="Siły").click()
    camera.take(page, name)


def raclawice(camera: Camera) -> None:
    page = camera.table("raclawice-1794")
    until(page, "Ruch oddziału|kto strzela")
    page.get_by_role("tab", name="Walka").click()
    camera.take(page, "raclawice")


def board(camera: Camera) -> None:
    """A situation as a board to think on."""
    made = camera.server.post("/analysis", {"game": "raclawice-1794", "situation": "alternating-fire", "blocks": 0})
    page = camera.visit(f"/#/table/{made['table']['id']}/{next(iter(made['seats'].values()))}", **WIDE)
    page.wait_for_selector(".asking")
    camera.take(page, "board")


def phones(camera: Camera) -> None:
    page = camera.table("rok-1920", view=PHONE, scenario="A", practice=1924)
    until(page, "Który heks atakujesz")
    tap_or_click(page, "polygon.target", touch=True)
    camera.take(page, "phone")
    page = camera.table("raclawice-1794", view=PHONE)
    until(page, "Ruch oddziału|kto strzela")
    camera.take(page, "phone-raclawice")


def main(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        server = Server(Path(place))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, headless=True)
        camera = Camera(browser, server, folder)
        camera.take(camera.visit("/", **WIDE), "start")
        warszawa(camera)
        attack(camera)
        rok1920(camera, "rok1920")
        rok1920(camera, "dark", "dark")
        raclawice(camera)
        board(camera)
        phones(camera)
        browser.close()
        server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures")
