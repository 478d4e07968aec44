"""Playing Bitwa Warszawska with the mouse, as a person who does not know the rules: by clicking what glows."""

from __future__ import annotations

from playwright.sync_api import Locator, Page


def settled(page: Page) -> str:
    """Wait until this player is asked or the game is over; says which question it is."""
    page.wait_for_function(
        "() => document.querySelector('.curtain, .dock:not(.idle, [aria-busy=true]), .dock .acts a,"
        " .dock:not([aria-busy=true]) .b.main, .board > .result')",
        timeout=60_000,
    )
    return page.inner_text(".dock .ask")


def log(page: Page) -> Locator:
    """The story of the game in words: beside the board it is a tab, which is pressed."""
    tab = page.get_by_role("tab", name="Log", exact=True)
    if tab.count():
        tab.click()
    return page.locator(".log")


def is_over(page: Page) -> bool:
    return page.get_by_text("the game is over").count() > 0


def version(page: Page) -> int:
    return int(page.inner_text(".time .live b"))


def moved_on(page: Page, before: int) -> None:
    page.wait_for_function(
        "n => document.querySelector('.curtain') || Number(document.querySelector('.time .live b')?.textContent) > n",
        arg=before,
    )


def given(page: Page, before: int) -> None:
    """Wait for an answer that was chosen; one with dice behind it is weighed first, and confirmed here. A unit that is
    only picked up moves nothing on; one that was before, and whose answer is on its way, is waited for."""
    page.wait_for_function(
        "n => document.querySelector('.curtain, .dock[data-selected]:not([aria-busy=true]),"
        " .dock .unconfirmed:not([disabled])')"
        " || Number(document.querySelector('.time .live b')?.textContent) > n",
        arg=before,
    )
    if version(page) == before and page.locator(".dock .unconfirmed").count():
        page.locator(".dock .unconfirmed").click()
    if not page.locator(".dock[data-selected]").count():
        moved_on(page, before)


def click_something(page: Page, *, march: bool) -> None:
    """One answer with the mouse: a card for the front, an army and where it goes, or a button."""
    before = version(page)
    cards = page.locator(".cards button.offered")
    buttons = page.locator(".dock [data-answer]")
    if cards.count() and not buttons.count():
        cards.first.click()
    elif march and page.locator(".field.own").count():
        page.locator(".field.own").first.click()
        page.wait_for_function(
            "n => document.querySelector('.curtain, .field.reach, .field.target, .dock.idle')"
            " || Number(document.querySelector('.time .live b')?.textContent) > n",
            arg=before,
        )
        goals = page.locator(".field.reach, .field.target")
        if version(page) == before and goals.count():
            goals.first.click()
    elif buttons.count():
        buttons.first.click()
    elif page.locator(".field.reach, .field.target, .field.own").count():
        page.locator(".field.reach, .field.target, .field.own").first.click()
        if version(page) == before and page.locator(".field.target, .field.own").count():
            page.locator(".field.target, .field.own").first.click()
    else:
        raise AssertionError("nothing to click: " + page.inner_text(".dock"))
    moved_on(page, before)
