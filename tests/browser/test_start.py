"""The start page, and being called or finding things from anywhere."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from sztab import games
from tests.browser.conftest import Opener, Server
from tests.browser.playing import settled


def test_the_buttons_of_all_games_stand_above_the_fold(visit: Opener) -> None:
    page = visit("/", viewport={"width": 1280, "height": 720})
    tiles = page.locator(".tile")
    expect(tiles).to_have_count(len(games.CATALOGUE))
    for tile in tiles.all():
        box = tile.get_by_role("button", name="Play a bot").bounding_box()
        assert box
        assert box["y"] + box["height"] <= 720
    tops = page.evaluate("[...document.querySelectorAll('.tile .go')].map((go) => go.getBoundingClientRect().top)")
    assert len(set(tops)) == 1, "they stand in line"


@pytest.mark.parametrize("locale", ["pl-PL", "en-GB"])
@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900), (390, 844)])
def test_nothing_of_a_tile_is_cut_off(visit: Opener, size: tuple[int, int], locale: str) -> None:
    page = visit("/", viewport={"width": size[0], "height": size[1]}, locale=locale)
    expect(page.locator(".tile")).to_have_count(len(games.CATALOGUE))
    page.wait_for_function(
        "() => !document.body.innerText.includes('[web-') && document.querySelectorAll('.tile li').length > 9"
    )
    cut = page.evaluate(
        """[...document.querySelectorAll('.tile')].flatMap((tile) => {
            const { left, right } = tile.getBoundingClientRect();
            return [...tile.querySelectorAll('.tx :is(h3, p, li, .b, small)')].filter((part) => {
                const range = document.createRange();
                const read = [...part.childNodes].filter((node) => node.nodeType === 3);
                const words = read.flatMap((node) => (range.selectNode(node), [...range.getClientRects()]));
                const own = part.getBoundingClientRect();
                return own.right > right + 0.5 || words.some((at) => at.left < left || at.right > own.right + 0.5);
            }).map((part) => part.textContent);
        })"""
    )
    assert cut == []


def test_one_click_opens_what_a_newcomer_can_finish_and_says_what(visit: Opener) -> None:
    page = visit("/", viewport={"width": 1280, "height": 720})
    for game, scenario in {"Racławice": "The Assault on the Battery", "The Year 1920": "The Smolensk Gate"}.items():
        button = page.get_by_role("button", name=f"Play a bot {game}")
        expect(button).to_contain_text(scenario)
        expect(page.get_by_role("link", name=re.compile(f"Scenarios {game}"))).to_be_visible()
        button.click()
        page.wait_for_selector(".live .stack")
        expect(page.locator("header")).to_contain_text(scenario)
        page.goto(page.url.split("#")[0])


def test_how_strong_the_bot_is_is_chosen_beside_the_button(visit: Opener) -> None:
    page = visit("/")
    page.get_by_label("Opponent").select_option("officer")
    page.get_by_role("button", name="Play a bot Racławice").click()
    page.wait_for_selector(".live .stack")
    expect(page.locator("header")).to_contain_text(re.compile("bot officer", re.IGNORECASE))
    page.goto(page.url.split("#")[0] + "#/games/raclawice-1794/scenarios/battery")
    expect(page.get_by_label("Opponent")).to_have_value("officer")
    page.get_by_label("Opponent").select_option("recruit")
    page.get_by_role("button", name="Play the Russians").click()
    page.wait_for_selector(".live .stack")
    expect(page.locator("header")).to_contain_text(re.compile("bot recruit", re.IGNORECASE))


def test_nothing_goes_away_under_a_hand_while_my_games_are_looked_for(server: Server, visit: Opener) -> None:
    table, secret = server.table("bitwa-warszawska")
    page = visit(f"/#/table/{table}/{secret}", viewport={"width": 1280, "height": 720})
    page.wait_for_selector(".field.own")
    lie = "() => document.querySelector('.tile')?.getBoundingClientRect().top"
    held: list[Route] = []
    page.route(f"**/api/tables/{table}*", lambda route: held.append(route))
    page.goto(page.url.split("#")[0])
    page.wait_for_selector(".tile .go")
    before = page.evaluate(lie)
    assert held
    for route in held:
        route.continue_()
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    assert page.evaluate(lie) == before


def test_what_is_no_game_takes_no_room_among_my_games(visit: Opener) -> None:
    """After a lesson or a board to think on the games to choose from stand where they stood before."""
    page = visit("/#/games/raclawice-1794/scenarios/battery", viewport={"width": 1280, "height": 720})
    page.get_by_role("button", name="Open on the board").click()
    page.wait_for_selector(".live .stack")
    page.goto(page.url.split("#")[0])
    page.wait_for_selector(".tile .go")
    expect(page.get_by_role("region", name="My games")).to_have_count(0)
    expect(page.locator(".cta .wait")).to_have_count(0)


def test_all_my_games_are_in_sight_with_whose_turn_it_is_the_latest_first(visit: Opener) -> None:
    page = visit("/", viewport={"width": 1280, "height": 720})
    start = page.url.split("#")[0]
    for game in ("Battle of Warsaw", "Racławice", "The Year 1920"):
        page.get_by_role("button", name=f"Play a bot {game}").last.click()
        page.wait_for_selector(".dock:not(.idle)")
        page.goto(start)
        expect(page.get_by_role("link", name="Continue")).to_be_visible()
    mine = page.get_by_role("region", name="My games").get_by_role("link")
    expect(mine).to_have_count(3)
    assert [one.locator("b").inner_text() for one in mine.all()] == [
        "The Year 1920",
        "Racławice 1794",
        "Battle of Warsaw",
    ]
    for one in mine.all():
        expect(one).to_contain_text("Your turn")
        box = one.bounding_box()
        assert box
        assert box["y"] + box["height"] < 720


def test_one_goes_on_where_one_was(visit: Opener) -> None:
    page = visit("/")
    page.get_by_role("button", name="Play a bot Battle of Warsaw").first.click()
    page.wait_for_selector(".field.own")
    expect(page).to_have_title(re.compile("^● Battle of Warsaw"))
    here = re.search(r"/table/\w+", page.url)
    assert here
    page.goto(page.url.split("#")[0])
    page.get_by_role("link", name="Continue").click()
    page.wait_for_selector(".field.own")
    assert here[0] in page.url


@pytest.mark.parametrize("game", list(games.CATALOGUE))
@pytest.mark.parametrize("size", [(1280, 720), (390, 844)])
def test_a_newcomer_is_told_what_he_plays_for_with_the_first_question(
    visit: Opener, game: str, size: tuple[int, int]
) -> None:
    page = visit("/", viewport={"width": size[0], "height": size[1]})
    tile = page.locator("article.tile", has=page.locator(f"a[href='#/games/{game}']"))
    tile.get_by_role("button", name="Play a bot").click()
    settled(page)
    # Where the introduction lies open beside the board, it says so; elsewhere the question does.
    told = page.locator(".goal, .side .intro").filter(visible=True)
    expect(told).to_have_count(1)
    expect(told).to_contain_text("You command the")
    expect(told).to_contain_text(re.compile(r"\bwins?\b"))
    if size[0] < 700:
        folded = told.bounding_box()
        assert folded
        assert folded["height"] < 50, "one line, that the board has its room"
        told.get_by_role("button", name="more").click()
        expect(told.get_by_role("button", name="less")).to_be_visible()
        expect(told.get_by_role("button", name="New here?")).to_be_visible()
    else:
        aim = told.locator("h3 + p").first.bounding_box()
        assert aim
        assert aim["y"] < size[1] / 2
    if game == "bitwa-warszawska":
        expect(page.locator(".cal li.now")).to_be_visible()  # whatever lies open beside the board
    box = page.locator(".dock .ask b").bounding_box()
    assert box
    assert box["y"] + box["height"] < size[1]


def test_what_one_plays_for_goes_with_the_first_answer_and_is_told_anew_for_another_scenario(
    server: Server, visit: Opener
) -> None:
    seats = {"pl": {"kind": "bot", "bot": "uniform"}, "su": {"kind": "me"}}
    first, other = (server.table("rok-1920", scenario=scenario, seats=seats) for scenario in ("A", "G"))
    page = visit(
        f"/#/table/{first[0]}/{first[1]}", settings={"seen": ["rok-1920"]}, viewport={"width": 390, "height": 844}
    )
    expect(page.locator(".goal")).to_contain_text("four turns")
    page.reload()
    expect(page.locator(".goal")).to_contain_text("four turns")  # not answered yet
    settled(page)
    page.locator(".dock [data-answer]").first.click()
    expect(page.locator(".goal")).to_have_count(0)
    page.reload()
    settled(page)
    expect(page.locator(".goal")).to_have_count(0)
    page.goto(page.url.split("#")[0] + f"#/table/{other[0]}/{other[1]}")
    expect(page.locator(".goal")).to_contain_text("Three turns")
    page.locator(".goal .shut").click()
    expect(page.locator(".goal")).to_have_count(0)


def test_a_counter_is_found_by_its_name(server: Server, visit: Opener) -> None:
    table, secret = server.table("rok-1920", seats={"pl": {"kind": "me"}, "su": {"kind": "bot", "bot": "uniform"}})
    page = visit(f"/#/table/{table}/{secret}", settings={"seen": ["rok-1920"]})
    page.wait_for_selector(".live .stack")
    settled(page)
    page.keyboard.press("Control+k")
    page.keyboard.type("find 16 DP")
    page.keyboard.press("Enter")
    expect(page.locator("polygon.lit, .stack.lit, .lit").first).to_be_attached()
