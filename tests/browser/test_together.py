"""Two people: at two screens with hidden hands, and at one screen with a curtain; and a connection that breaks."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocket, expect

from tests.browser.conftest import Opener, Server
from tests.browser.playing import click_something, moved_on, settled, version

GAME = "bitwa-warszawska"


def listen(page: Page) -> list[dict[str, Any]]:
    """Everything that the page's sockets receive from now on."""
    heard: list[dict[str, Any]] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: heard.append(json.loads(data)))

    page.on("websocket", opened)
    return heard


def views(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    return [message["moment"]["view"] for message in heard if message.get("moment")]


def shown_to(heard: list[dict[str, Any]], other: int) -> set[int]:
    """The other side's cards that lay open to this page at some moment."""
    parts = ("boxes", "open_fronts", "known")
    return {card for view in views(heard) for part in parts for card in view[part][other]}


def card_id(card: int) -> str:
    return f"p-{card + 1:02d}" if card < 30 else f"r-{card - 29:02d}"


def test_two_browsers_play_each_other_and_neither_gets_the_others_cards(server: Server, visit: Opener) -> None:
    made = server.post(
        "/tables", {"game": GAME, "practice": 7, "seats": {"pl": {"kind": "me"}, "su": {"kind": "link"}}}
    )
    table, link = made["table"]["id"], made["links"]["su"]
    pole = visit("/")
    pole_heard = listen(pole)
    pole.goto(f"{server.url}/#/table/{table}/{made['seats']['pl']}")
    expect(pole.get_by_text("Waiting for players")).to_be_visible()
    red = visit("/")
    red_heard = listen(red)
    red.goto(f"{server.url}/#/join/{table}/{link}")
    red.get_by_role("button", name="Sit down").click()
    for page in (red, pole):
        page.wait_for_selector(".field")
    for _ in range(12):
        asked = [page for page in (red, pole) if page.locator(".dock:not(.idle)").count()]
        if asked:
            click_something(asked[0], march=True)
        else:
            red.wait_for_timeout(100)
    assert views(pole_heard)
    assert views(red_heard)
    hands = {seat: {card for view in views(heard) for card in view["hand"] + view["front"]}
             for seat, heard in (("pl", pole_heard), ("su", red_heard))}  # fmt: skip
    assert len(hands["pl"]) >= 7
    assert len(hands["su"]) >= 10
    for seat, heard, other in (("pl", pole_heard, 1), ("su", red_heard, 0)):
        for view in views(heard):
            assert view["seat"] == seat
            told = {*view["hand"], *view["front"], *view["exposed"]}
            assert not told & hands["su" if seat == "pl" else "pl"]
        hidden = hands["su" if seat == "pl" else "pl"] - shown_to(heard, other)
        assert hidden, "the other side has cards that were never shown"
        traffic = json.dumps([message["moment"] for message in heard if message.get("moment")])
        assert [card for card in sorted(hidden) if f'"{card_id(card)}"' in traffic] == []
    secrets = json.dumps([pole.evaluate("JSON.stringify(localStorage)"), pole_heard])
    red_secret = red.evaluate("Object.values(JSON.parse(localStorage['sztab-tables'])[0].seats)[0]")
    assert red_secret not in secrets
    assert link not in secrets


def test_a_curtain_covers_hidden_hands_at_one_screen(server: Server, visit: Opener) -> None:
    table, secret = server.table(GAME, seats={"pl": {"kind": "me"}, "su": {"kind": "me"}})
    page = visit(f"/#/table/{table}/{secret}")
    curtain = page.get_by_role("dialog")
    expect(curtain).to_contain_text("Pass the screen to the Red Army")
    curtain.get_by_role("button").click()
    expect(curtain).to_have_count(0)
    expect(page.locator(".cards button")).to_have_count(0)
    for _ in range(6):
        settled(page)
        if page.locator(".curtain").count():
            break
        click_something(page, march=True)
    expect(curtain).to_contain_text("Pass the screen")
    covered = page.evaluate("() => document.elementFromPoint(400, 900).closest('.curtain') !== null")
    assert covered


def test_a_lost_connection_shows_itself_and_comes_back(tmp_path: Path, visit: Opener) -> None:
    own = Server(tmp_path)
    try:
        table, secret = own.table(GAME, seats={"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}})
        page = visit("/")
        page.goto(f"{own.url}/#/table/{table}/{secret}")
        page.wait_for_selector(".field")
        settled(page)
        before = version(page)
        own.stop()
        expect(page.get_by_text("Connection lost")).to_be_visible()
        own.start()
        expect(page.get_by_text("Connection lost")).to_have_count(0, timeout=40_000)
        assert version(page) == before
        settled(page)
        click_something(page, march=True)
        moved_on(page, before)
    finally:
        own.stop()


def test_an_onlooker_sees_the_table_and_is_told_how_to_take_part(server: Server, visit: Opener) -> None:
    made = server.post(
        "/tables",
        {
            "game": "raclawice-1794",
            "public": True,
            "seats": {"pl": {"kind": "bot", "bot": "uniform"}, "ru": {"kind": "me"}},
        },
    )
    page = visit("/#/lobby")
    page.locator(f"a[href='#/table/{made['table']['id']}']").click()
    page.wait_for_selector(".live .stack")
    expect(page.locator(".dock")).to_contain_text("You are watching this table.")
    expect(page.locator(".dock [data-answer]")).to_have_count(0)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Write to everyone at the table").fill("A fine day for scythes")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("To chat, take a seat or log in.")
    page.goto(f"{server.url}/#/table/{made['table']['id']}/{made['watch']}")
    page.reload()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("Write to everyone at the table").fill("A fine day for scythes")
    page.keyboard.press("Enter")
    expect(page.locator(".panel ol")).to_contain_text("A fine day for scythes")
