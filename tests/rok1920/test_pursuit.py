"""10: movement after combat."""

from typing import Any

import pytest
from tests.rok1920.kit import Table, draw

GAME = "rok-1920"

SURE = (1, 2)
ONE_SIDED = {"name": "X", "strength": 1, "levels": 1, "size": "regiment"}


def won(units: str, red: str, target: str, **what: Any) -> Table:
    """An attack of all Polish units on a hex, won; the defenders have gone."""
    table = draw(f"pl: {units} / su: {red}", **what).give(target)
    while table.prompt == "attackers":
        table.play.answer_index(0)
    table.give(SURE).together()
    while table.asked == "su" and table.prompt != "pursue":
        table.play.answer_index(0)
    return table


@pytest.mark.rule(GAME, "10")
def test_any_of_the_attackers_over_the_attacked_hex() -> None:
    table = won("16DP@0303 12DP@0303 13DP@0402", "58DS@0403", "0403")
    assert (table.prompt, table.options()) == ("pursue", {"pl-16dp", "pl-12dp", "pl-13dp", "done"})
    table.give("16DP")
    assert table.options() == {"0403", "0303", "0304", "0404", "0503", "0504"} | {"0402"}, "first the attacked hex"
    assert table.why_not("0302") == ["10.1.4"]
    table.give("0404")
    assert table.options() == {"pl-12dp", "pl-13dp", "done"}
    assert table.why_not("16DP") == ["10"]
    table.give("done")
    assert table.prompt == "attack"


@pytest.mark.rule(GAME, "10")
def test_no_pursuit_after_failure_and_none_for_others() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", (5, 6))
    assert table.prompt == "attack"
    table = draw("pl: 16DP@0303 12DP@0303 / su: 58DS@0403").give("0403", "16DP", "go", SURE)
    table.play.answer_index(0)
    assert table.options() == {"pl-16dp", "done"}
    assert table.why_not("12DP") == ["10"]


@pytest.mark.parametrize(
    ("unit", "points"),
    [
        pytest.param("su: 8DK", 3, marks=pytest.mark.rule(GAME, "10.1.1"), id="Bolshevik cavalry"),
        pytest.param("su: SPZ", 3, marks=pytest.mark.rule(GAME, "10.1.1"), id="Bolshevik armoured cars"),
        pytest.param("su: BP1Z", 3, marks=pytest.mark.rule(GAME, "10.1.1"), id="Bolshevik armoured train"),
        pytest.param("su: 58DS", 1, marks=pytest.mark.rule(GAME, "10.1.2"), id="Bolshevik infantry"),
        pytest.param("su: 1DLit", 1, marks=pytest.mark.rule(GAME, "10.1.2"), id="Lithuanian infantry"),
        pytest.param("su: 1BSS", 1, marks=pytest.mark.rule(GAME, "10.1.2"), id="Sich riflemen"),
        pytest.param("pl: Art1", 0, marks=pytest.mark.rule(GAME, "10.1.3"), id="artillery"),
        pytest.param("pl: 1PCz", 0, marks=pytest.mark.rule(GAME, "10.1.3"), id="tanks"),
        pytest.param("pl: 16DP", 2, marks=pytest.mark.rule(GAME, "10.1.4"), id="Polish infantry"),
        pytest.param("pl: 1BK", 2, marks=pytest.mark.rule(GAME, "10.1.4"), id="Polish cavalry"),
        pytest.param("pl: 1Zap", 2, marks=pytest.mark.rule(GAME, "10.1.4"), id="Ukrainians"),
        pytest.param("pl: DBB", 2, marks=pytest.mark.rule(GAME, "10.1.4"), id="counter-revolutionaries"),
    ],
)
def test_range_by_kind_of_unit(unit: str, points: int) -> None:
    side, name = unit.split(": ")
    table = draw(f"{unit}@0303")
    assert table.war.edition.pursuit_points(table.war, table.unit(name)) == points
    assert side in ("pl", "su")


@pytest.mark.rule(GAME, "10.1", "10.1.1", "10.1.2", "10.1.4")
@pytest.mark.parametrize(("unit", "farthest"), [("8DK", 3), ("58DS", 1)])
def test_how_far_bolsheviks_pursue(unit: str, farthest: int) -> None:
    table = draw(f"pl: 1BK@0503 / su: {unit}@0603", phasing="su").give("0503", unit, "go", SURE)
    table.play.answer_index(0)
    table.give(unit)
    start = table.hex("0603")
    assert max(table.war.board.distance(start, table.hex(h)) for h in table.options()) == farthest


@pytest.mark.rule(GAME, "10.1", "10.1.4")
def test_costs_count_in_pursuit() -> None:
    """amb-142: the attacked hex costs 2 as forest, so nothing is left of a Pole's 2 points."""
    table = won("16DP@0303", "58DS@0403", "0403", terrain={"forest": "0403"}).give("16DP")
    assert table.options() == {"0403"}
    table = won("16DP@0303", "58DS@0403", "0403", terrain={"forest": "0404"}).give("16DP")
    assert "0404" not in table.options()
    assert "0504" in table.options()


@pytest.mark.rule(GAME, "10.1.3")
def test_guns_enter_the_attacked_hex_only() -> None:
    table = won("16DP@0303 Art1@0303", "58DS@0403", "0403").give("Art1")
    assert table.options() == {"0403"}


@pytest.mark.rule(GAME, "10.1.5")
def test_the_attacked_hex_may_always_be_entered() -> None:
    """Over a small river and a line of 45 DS into rough ground, with one point of range: allowed, and the move ends."""
    table = draw(
        "pl: 1BK@0503 13DP@0502 / su: 58DS@0603",
        phasing="su",
        terrain={"forest": "0503"},
        sides={"small-river": "0503/0603"},
    )
    table.give("0503", "58DS", "go", SURE)
    table.play.answer_index(0)
    while table.prompt == "loss":
        table.play.answer_index(0)
    assert (table.prompt, table.options()) == ("pursue", {"su-58ds", "done"})
    table.give("58DS")
    assert table.options() == {"0503"}
    table.give("0503")
    assert table.at("58DS") == "0503"


@pytest.mark.rule(GAME, "10.2", "10.2.1")
@pytest.mark.parametrize("bridge", [{}, {"bridge": "0303/0403"}])
def test_who_attacked_over_a_large_river_goes_no_further(bridge: dict[str, str]) -> None:
    """10.2, 10.2.1: even over an enemy line (of 44 DS on 0304)."""
    table = won("1BK@0303 16DP@0303", "58DS@0403 44DS@0304", "0403", sides={"large-river": "0303/0403", **bridge})
    table.give("1BK")
    assert table.options() == {"0403"}
    assert "0503" in won("1BK@0303 16DP@0303", "58DS@0403", "0403").give("1BK").options()


@pytest.mark.rule(GAME, "10.2.2", "10.2", "10")
def test_other_large_rivers_only_by_bridge() -> None:
    """10.2.2, example: 15 DK may cross the river behind the attacked hex by the bridge only; 10 DK attacked over it."""
    sides = {"large-river": "0403/0503 0403/0504 0402/0403 0303/0403", "bridge": "0403/0503 0303/0403"}
    table = draw("pl: 16DP@0403 / su: 15DK@0404 10DK@0303", phasing="su", sides=sides)
    table.give("0403", "15DK", "10DK", "go", SURE)
    while table.prompt != "pursue":
        table.play.answer_index(0)
    table.give("15DK")
    assert "0503" in table.options(), "by the bridge"
    assert "0402" not in table.options()
    table.give("0403", "10DK")
    assert table.options() == {"0403"}


@pytest.mark.rule(GAME, "10", "6")
def test_a_full_hex_takes_no_more_pursuers() -> None:
    units = "12DP@0303 13DP@0303 16DP@0402 17DP@0402 18DP@0402"
    table = won(units, "58DS@0403", "0403").give("12DP", "0403", "13DP", "0403", "16DP", "0403", "17DP", "0403")
    assert table.prompt == "attack", "nobody can follow"
