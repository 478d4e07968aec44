"""What a player can trust: dice that the browser checks by itself, words about a table; and the moderators' page."""

import os
import subprocess
import sys

from playwright.sync_api import expect

from tests.browser.conftest import Opener, Server

PASSWORD = "a-long-password-1920"


def test_the_browser_checks_the_dice_of_a_finished_game(server: Server, visit: Opener) -> None:
    bound = server.post("/commitments", {})
    seats = {"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}}
    made = server.post("/tables", {"game": "bitwa-warszawska", **bound, "contribution": "ćma", "seats": seats})
    table, secret = made["table"]["id"], made["seats"]["pl"]
    page = visit(f"/#/table/{table}/{secret}")
    page.wait_for_function("table => (localStorage.getItem('sztab-commitments') ?? '').includes(table)", arg=table)
    server.post(f"/tables/{table}/resign", {"seat": "pl"}, secret)
    page.locator(f'a[href^="#/proof/{table}"]').click()
    for point in ("commitment", "dice", "chain", "signature"):
        expect(page.locator(f'[data-point="{point}"]')).to_have_attribute("data-verdict", "good")
    expect(page.locator('p[data-verdict="good"]')).to_be_visible()
    kept = f"localStorage.setItem('sztab-commitments', JSON.stringify([['{table}', '{'0' * 64}']]))"
    page.evaluate(kept)
    page.reload()
    expect(page.locator('[data-point="commitment"]')).to_have_attribute("data-verdict", "bad")


def test_a_practice_game_says_so_before_one_sits_down(server: Server, visit: Opener) -> None:
    seats = {"pl": {"kind": "me"}, "su": {"kind": "link"}}
    made = server.post("/tables", {"game": "bitwa-warszawska", "practice": 77, "seats": seats})
    page = visit(f"/#/join/{made['table']['id']}/{made['links']['su']}")
    expect(page.locator(".facts")).to_contain_text("77")


def test_a_moderator_reads_and_settles_reports(server: Server, visit: Opener) -> None:
    table, secret = server.table("bitwa-warszawska")
    server.post(f"/tables/{table}/report", {"text": "a <b>rude</b> word", "seat": "su"}, secret)
    page = visit("/#/dice")
    made = f"""fetch('/api/accounts', {{method: 'POST', headers: {{'content-type': 'application/json'}},
        body: JSON.stringify({{name: 'moderator', password: '{PASSWORD}'}})}}).then(reply => reply.status)"""
    assert page.evaluate(made) == 201
    command = [sys.executable, "-m", "sztab.cli", "admin", "appoint", "moderator", "--database", server.database]
    subprocess.run(command, check=True, env=dict(os.environ))
    page.goto(f"{server.url}/#/admin")
    report = page.locator("li.card-panel", has_text="a <b>rude</b> word")
    report.get_by_role("button").first.click()
    expect(page.locator("section.card-panel")).to_contain_text("bitwa-warszawska")
    report.get_by_role("button").last.click()
    expect(report).to_have_count(0)
