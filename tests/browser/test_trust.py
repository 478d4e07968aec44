"""What a player can trust: dice that the browser checks by itself, words about a table; and the moderators' page."""

import os
import subprocess
import sys

import pytest
from playwright.sync_api import expect

from sztab import games
from sztab.kernel.beginning import new_header
from sztab.kernel.dice import RandomDice
from sztab.kernel.recorder import Recorder
from sztab.kernel.requests import Choice
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


def whole_record(game_id: str, scenario: str) -> str:
    """A game of any answers to its end, by dice that follow from a seed."""
    game = games.load(game_id)
    seats = dict.fromkeys(game.scenario(scenario).seats, "Ćma")
    header = new_header(game, scenario, {}, games.rules_version(game), seed=bytes(32), seats=seats)
    table, choices = Recorder(game, header, bytes(32)), RandomDice(7)
    while (question := table.play.question) is not None:
        if isinstance(question, Choice):
            table.answer(question.options[choices.below(len(question.options))])
        else:
            table.settle()
    return table.text()


@pytest.mark.parametrize("game", [*games.CATALOGUE])
def test_the_browser_reads_the_whole_record_of_every_game(server: Server, visit: Opener, game: str) -> None:
    """Whatever a game writes into its lines and its result, the browser hashes as the server does."""
    scenario = next(iter(games.load(game).scenarios()))
    came = server.post("/records", {"record": whole_record(game, scenario)})
    page = visit(f"/#/proof/{came['table']['id']}/{came['watch']}")
    for point in ("dice", "chain"):
        expect(page.locator(f'[data-point="{point}"]')).to_have_attribute("data-verdict", "good")


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
