"""11: repeat attacks."""

from typing import Any

import pytest
from tests.rok1920.kit import Table, draw

GAME = "rok-1920"


def repeat(units: str, **what: Any) -> Table:
    return draw(units, phase="repeat-attacks", **what)


@pytest.mark.rule(GAME, "11", "11/a")
def test_every_chance_falls_by_three() -> None:
    table = repeat("pl: 16DP@0303 / su: 58DS@0403")
    found = table.ask("attack", units=["16DP"], hex="0403", repeat=True)
    assert [(m["rule"], m["value"]) for m in found["modifiers"]] == [("11/a", -3)]
    plain = table.ask("attack", units=["16DP"], hex="0403", repeat=False)
    assert plain["chance"] - found["chance"] == 3
    assert table.ask("attack", units=["16DP"], hex="0403") == found, "in this phase an attack is a repeat attack"
    table.give("0403", "16DP", "go", (2, 3))
    assert table.prompt == "attack", "5 is above 7 - 3"


@pytest.mark.rule(GAME, "11/b")
def test_retreat_by_one_hex_only() -> None:
    table = repeat("pl: 16DP@0303 12DP@0303 / su: 58DS@0403").give("0403", "16DP", "12DP", "go", (1, 2))
    assert table.prompt == "retreat-route"
    assert all(len(route.split("-")) == 1 for route in table.options())
    blocked = repeat("pl: 16DP@0303 / su: 58DS@0403", sides={"border": "0403/N+NE+SE+S+SW"})
    assert blocked.ask("retreat", hex="0403", repeat=True)["losses"] == 3


@pytest.mark.rule(GAME, "11/b")
def test_two_hexes_if_the_way_leads_through_the_enemy() -> None:
    """amb-043: the pass through 7 BK costs 2 where a blocked retreat would cost 3."""
    table = repeat("pl: 12DP@0402 13DP@0403 7BK@0603 / su: 58DS@0503", terrain={"sea": "0502 0504 0602"})
    found = table.ask("retreat", hex="0503", repeat=True)
    assert found["losses"] == 2
    assert {tuple(route["path"]) for route in found["routes"]} == {("0603", "0703"), ("0603", "0704")}


@pytest.mark.rule(GAME, "11/c")
def test_one_point_of_pursuit_for_all() -> None:
    """Bolshevik cavalry has 3 in the regular phase."""
    table = repeat("pl: 1BK@0503 / su: 8DK@0603", phasing="su").give("0503", "8DK", "go", (1, 2))
    table.play.answer_index(0)
    assert table.give("8DK").options() == {"0503"}
    rough = repeat("pl: 1BK@0503 / su: 8DK@0603", phasing="su", terrain={"forest": "0503"})
    assert rough.ask("attack", units=["8DK"], hex="0503", repeat=True)["chance"] >= 3
    rough.give("0503", "8DK", "go", (1, 2))
    rough.play.answer_index(0)
    assert rough.give("8DK").options() == {"0503"}, "the attacked hex always"


@pytest.mark.rule(GAME, "11/d")
def test_cavalry_with_lines_counts_as_elite() -> None:
    def elite(unit: str, **args: object) -> bool:
        table = repeat(f"pl: {unit}@0303 / su: 58DS@0403", chapters=16)
        found = table.ask("attack", units=[unit.rstrip("-")], hex="0403", **args)
        return "8.7" in {m["rule"] for m in found["modifiers"]}

    assert elite("1BK", repeat=True)
    assert not elite("1BK", repeat=False), "not in regular attacks"
    assert elite("1DK-", repeat=True), "amb-143: weakened, but with lines"
    assert not elite("1BK-", repeat=True), "weakened without lines"
    assert not elite("1DK--", repeat=True), "a cadre never"
    assert not elite("16DP", repeat=True), "infantry"
