"""5, 6, 12: march points, stacking, edges and borders."""

from typing import Any

import pytest
from tests.rok1920.kit import draw

GAME = "rok-1920"

NOBODY = "su: 58DS@0909"


@pytest.mark.rule(GAME, "5", "5.1")
def test_any_number_of_units_each_once_within_its_points() -> None:
    table = draw(f"pl: 16DP@0303 1BK@0505 / {NOBODY}", phase="movement")
    assert table.options() == {"pl-16dp", "pl-1bk", "done"}
    table.give("1BK", "0501")
    assert table.options() == {"pl-16dp", "done"}
    assert table.why_not("1BK") == ["5"]
    table.give("done")
    assert table.prompt == "reserve-phase", "16 DP did not have to move"


@pytest.mark.rule(GAME, "5.1")
def test_infantry_has_three_points_cavalry_four() -> None:
    table = draw(f"pl: 16DP@0505 1BK@0505 / {NOBODY}", phase="movement")
    far = {name: table.reach(name) for name in ("16DP", "1BK")}
    assert "0502" in far["16DP"]
    assert "0501" not in far["16DP"]
    assert "0501" in far["1BK"]
    assert table.give("16DP").why_not("0501") == ["5.1.2"]


@pytest.mark.rule(GAME, "5")
def test_who_has_attacked_does_not_march_in_regular_movement_but_in_reserve_movement() -> None:
    """5, amb-016."""
    units = "pl: 16DP@0303 12DP@0303 / su: 58DS@0304"
    table = draw(units, phase="movement", attacked=["pl-16dp"])
    assert table.options() == {"pl-12dp", "done"}
    assert table.why_not("16DP") == ["5"]
    table = draw(units, phase="second-window", attacked=["pl-16dp"]).give("take")
    assert "pl-16dp" in table.options()


@pytest.mark.rule(GAME, "5")
def test_a_reserve_move_does_not_hinder_a_regular_one() -> None:
    table = draw(f"pl: 16DP@0303 / {NOBODY}", phase="second-window").give("take", "16DP", "0302", "done")
    assert table.options() == {"pl-16dp", "done"}
    table.give("16DP", "0301")
    assert table.at("16DP") == "0301"


@pytest.mark.rule(GAME, "5")
def test_only_those_who_were_reserves_when_the_phase_began() -> None:
    """Once 12 DP has come up, 13 DP outweighs its enemy together with it, but the phase began without."""
    table = draw("pl: 12DP@0301 13DP@0303 / su: 25DS@0304", phase="first-window").give("take", "12DP", "0302")
    assert table.options() == {"done"}
    assert table.why_not("13DP") == ["4.1"]


@pytest.mark.rule(GAME, "5")
def test_a_march_goes_from_hex_to_hex() -> None:
    """A wall of enemies cannot be jumped."""
    table = draw("pl: 1BK@0303 / su: 58DS@0302 45DS@0402 44DS@0403 60DS@0304 41DS@0203 12DS@0202", phase="movement")
    assert table.reach("1BK") == set()
    assert table.give("1BK").options() == {"0303"}


@pytest.mark.rule(GAME, "5.1.1")
@pytest.mark.parametrize(
    ("what", "points", "rules"),
    [
        pytest.param({}, 1, ["5.1.1/a"], marks=pytest.mark.rule(GAME, "5.1.1/a"), id="clear"),
        pytest.param(
            {"terrain": {"forest": "0302"}}, 2, ["5.1.1/b"], marks=pytest.mark.rule(GAME, "5.1.1/b"), id="forest"
        ),
        pytest.param(
            {"terrain": {"swamp": "0302"}}, 2, ["5.1.1/b"], marks=pytest.mark.rule(GAME, "5.1.1/b"), id="swamp"
        ),
        pytest.param(
            {"terrain": {"mountain": "0302"}}, 2, ["5.1.1/b"], marks=pytest.mark.rule(GAME, "5.1.1/b"), id="mountain"
        ),
        pytest.param(
            {"sides": {"small-river": "0303/N"}},
            2,
            ["5.1.1/a", "5.1.1/c"],
            marks=pytest.mark.rule(GAME, "5.1.1/c"),
            id="small river",
        ),
        pytest.param(
            {"sides": {"large-river": "0303/N", "bridge": "0303/N"}},
            2,
            ["5.1.1/a", "5.1.1/d"],
            marks=pytest.mark.rule(GAME, "5.1.1/d"),
            id="large river, bridge",
        ),
        pytest.param(
            {"sides": {"small-river": "0303/N"}, "terrain": {"forest": "0302"}},
            3,
            ["5.1.1/b", "5.1.1/c"],
            marks=pytest.mark.rule(GAME, "5.1.1/c"),
            id="both",
        ),
        pytest.param(
            {"regions": {"fortress": "0302", "front-S": "0302"}},
            1,
            ["5.1.1/a"],
            marks=pytest.mark.rule(GAME, "5.1.1.2"),
            id="fortress, works",
        ),
        pytest.param(
            {"networks": {"rail": "0303-0302"}}, 1, ["5.1.1/a"], marks=pytest.mark.rule(GAME, "5.1.1.2"), id="railway"
        ),
        pytest.param(
            {"regions": {"city": "0302", "ua": "0302"}},
            1,
            ["5.1.1/a"],
            marks=pytest.mark.rule(GAME, "5.1.1.2"),
            id="city, theatre",
        ),
    ],
)
def test_cost_of_one_step(what: Any, points: int, rules: list[str]) -> None:
    table = draw(f"pl: 16DP@0303 / {NOBODY}", phase="movement", **what)
    assert table.prompt == "move"
    found = table.ask("cost", unit="16DP", hex="0302")
    assert (found["points"], found["whole"], found["path"]) == (points, False, ["0302"])
    assert [part["rule"] for part in found["parts"]] == rules


@pytest.mark.rule(GAME, "5.1.1.1")
def test_a_large_river_without_bridge_takes_the_whole_move() -> None:
    """5.1.1.1, situation A: as a first step; B: not after another."""
    river = {"large-river": " ".join(f"{c:02}02/S" for c in range(1, 10)) + " " + RIM}
    table = draw(f"pl: 1BK@0302 2BK@0301 / {NOBODY}", phase="movement", sides=river)
    assert table.prompt == "move"
    crossing = table.ask("cost", unit="1BK", hex="0303")
    assert (crossing["whole"], crossing["points"], crossing["path"]) == (True, 4, ["0303"])
    assert crossing["parts"][0]["rule"] == "5.1.1.1"
    assert not any(h[2:] >= "04" for h in table.reach("1BK")), "no point is left beyond the river"
    assert not any(h[2:] >= "03" for h in table.reach("2BK")), "not after a first step to the bank"
    assert table.give("2BK").why_not("0303") == ["5.1.1.1"]


RIM = " ".join(f"{c:02}02/SE {c:02}02/SW" for c in range(2, 9, 2))
"""With the south sides of row 2: a river from edge to edge between rows 2 and 3."""


@pytest.mark.rule(GAME, "5.1.2")
def test_what_costs_more_than_is_left_cannot_be_entered() -> None:
    """5.1.2, situation C; there is no step that is always allowed."""
    table = draw(f"pl: 16DP@0304 / {NOBODY}", phase="movement", terrain={"forest": "0303 0302 0301"})
    assert "0303" in table.reach("16DP")
    assert "0302" not in table.reach("16DP"), "2 and 2 are more than 3"
    slow = {"pl-slow": {"name": "Slow", "side": "pl", "strength": 1, "levels": 1, "movement": 1, "size": "regiment"}}
    table = draw(f"pl: Slow@0304 / {NOBODY}", phase="movement", default="forest", counters=slow)
    assert table.reach("Slow") == set()
    assert table.give("Slow").why_not("0303") == ["5.1.2"]


@pytest.mark.rule(GAME, "5.1.3")
def test_nobody_enters_a_hex_with_enemies() -> None:
    table = draw("pl: 1BK@0303 / su: 58DS@0304", phase="movement")
    assert "0304" not in table.reach("1BK")
    assert table.give("1BK").why_not("0304") == ["5.1.3"]


@pytest.mark.rule(GAME, "5.2")
def test_points_need_not_be_spent_and_are_not_saved() -> None:
    table = draw(f"pl: 16DP@0505 / {NOBODY}", phase="movement").give("16DP", "0504")
    assert table.options() == {"done"}, "no second march with what is left"
    table.give("done").skip_to("move", "pl")
    assert table.state.stage == 2
    assert "0501" in table.reach("16DP"), "three points again"
    assert "0508" not in table.reach("16DP"), "and not more"
    assert "0507" in table.reach("16DP")


@pytest.mark.rule(GAME, "6")
def test_four_units_fill_a_hex() -> None:
    units = f"pl: 12DP@0303 13DP@0303 16DP@0303 1BK@0303 2BK@0305 / {NOBODY}"
    table = draw(units, phase="movement")
    assert "0303" not in table.reach("2BK")
    assert "0302" in table.reach("2BK"), "round it, not through it (amb-027)"
    assert table.give("2BK").why_not("0303") == ["6"]
    table = draw(units.replace(" 1BK@0303", ""), phase="movement")
    assert "0303" in table.reach("2BK")


@pytest.mark.rule(GAME, "6")
def test_a_retreat_may_overfill_a_hex_which_is_then_left_as_soon_as_may_be() -> None:
    units = "pl: 12DP@0303 13DP@0303 14DP@0303 17DP@0303 18DP@0303 2BK@0708 / su: 58DS@0909"
    table = draw(units, phase="movement")
    assert "done" not in table.options()
    assert table.why_not("done") == ["6"]
    table.give("2BK", "0707", "12DP", "0303", "13DP", "0303", "14DP", "0303", "17DP", "0303")
    table.give("18DP")
    assert "0303" not in table.options(), "somebody has to go"
    assert table.why_not("0303") == ["6"]
    table.give("0302")
    assert "done" in table.options()


@pytest.mark.rule(GAME, "6.1")
def test_five_polish_units_may_stand_in_warsaw() -> None:
    stack = "12DP@0303 13DP@0303 14DP@0303 17DP@0303"
    at_warsaw: Any = {"places": {"Warszawa": "0303"}}
    table = draw(f"pl: {stack} 2BK@0305 / {NOBODY}", phase="movement", **at_warsaw)
    assert "0303" in table.reach("2BK")
    table = draw(f"pl: {stack} 18DP@0303 2BK@0305 / {NOBODY}", phase="movement", **at_warsaw)
    assert "0303" not in table.reach("2BK")
    reds = "58DS@0303 45DS@0303 44DS@0303 60DS@0303 8DK@0305"
    table = draw(f"pl: 2BK@0901 / su: {reds}", phase="movement", phasing="su", **at_warsaw)
    assert "0303" not in table.reach("8DK"), "four for the Bolsheviks"


@pytest.mark.rule(GAME, "12", "12.1", "12.2.1")
@pytest.mark.parametrize("phasing", ["pl", "su"])
def test_nobody_marches_over_a_border_or_off_the_board(phasing: str) -> None:
    unit = {"pl": "1BK", "su": "8DK"}[phasing]
    other = {"pl": "su: 58DS", "su": "pl: 16DP"}[phasing]
    table = draw(
        f"{phasing}: {unit}@0101 / {other}@0909",
        phase="movement",
        phasing=phasing,
        sides={"border": "0102/0202 0102/0201 0101/0201"},
        terrain={"sea": "0103"},
    )
    assert table.reach(unit) == {"0102"}
    table.give(unit)
    assert table.why_not("0201") == ["12.1"]
    assert table.why_not("0103") == ["12.1"]


@pytest.mark.rule(GAME, "5.1")
def test_the_cost_of_every_march_is_told_at_once() -> None:
    """The same numbers as hex by hex."""
    table = draw(f"pl: 16DP@0505 / {NOBODY}", phase="movement", terrain={"forest": "0504"})
    told = table.ask("marches", unit="16DP")
    assert told["rule"] == "5.1"
    assert set(told["points"]) == table.reach("16DP")
    assert all(points == table.ask("cost", unit="16DP", hex=hex)["points"] for hex, points in told["points"].items())


@pytest.mark.rule(GAME, "5")
def test_an_attack_in_the_regular_phase_costs_the_regular_march() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", (5, 6), "done", "pass", "pass")
    assert table.prompt == "move"
    assert table.options() == {"pl-12dp", "done"}
    table.give("done").skip_to("move", "pl")
    assert "pl-16dp" in table.options(), "in the next player-turn it marches again"
