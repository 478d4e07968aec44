"""13: cadres."""

from typing import Any

import pytest
from tests.rok1920.kit import draw

GAME = "rok-1920"


@pytest.mark.rule(GAME, "13", "13.1")
def test_a_division_becomes_a_cadre_and_then_is_gone() -> None:
    table = draw("pl: 16DP-@0303 1BK-@0505 / su: 58DS-@0403", chapters=13)
    table.give("0403", "16DP", "go", (1, 1), "58DS", "16DP")
    assert (table.level("58DS"), table.level("16DP")) == ("cadre", "cadre")
    units = {unit.id: unit for unit in table.game.view(table.state, None).units}
    cadre = units["pl-16dp"]
    assert (cadre.strength, cadre.movement, cadre.lines, cadre.elite) == (1, 4, False, False)
    table = draw("pl: 16DP--@0303 / su: 58DS--@0403", chapters=13).give("0403", "16DP", "go", (1, 1))
    assert (table.level("58DS"), table.level("16DP")) == ("eliminated", "eliminated"), "it satisfies a level"


@pytest.mark.rule(GAME, "13")
def test_brigades_have_no_cadre_and_without_the_rule_nobody_has() -> None:
    table = draw("pl: 1BK-@0303 / su: 164BS-@0403", chapters=13).give("0403", "1BK", "go", (1, 1))
    assert (table.level("1BK"), table.level("164BS")) == ("eliminated", "eliminated")
    table = draw("pl: 16DP-@0303 / su: 58DS-@0403", chapters=12).give("0403", "16DP", "go", (1, 1))
    assert (table.level("16DP"), table.level("58DS")) == ("eliminated", "eliminated")


@pytest.mark.rule(GAME, "13.1")
def test_a_cadre_marches_four_points_and_lays_no_lines() -> None:
    table = draw("pl: 16DP--@0505 / su: 58DS--@0909", phase="movement", chapters=13)
    assert "0501" in table.reach("16DP")
    assert table.ask("control-lines", side="pl")["sides"] == []


RING: Any = {"terrain": {"sea": "0603 0504 0602"}}


@pytest.mark.rule(GAME, "13.2")
def test_cadres_slip_away_without_losses_for_lines_and_direction() -> None:
    units = "pl: 1DPLeg@0402 21DGór@0601 / su: 58DS{}@0503 {}"
    full = draw(units.format("", ""), chapters=13, **RING).ask("retreat", hex="0503")
    cadre = draw(units.format("--", ""), chapters=13, **RING).ask("retreat", hex="0503")
    assert full["losses"] > 0
    assert cadre["losses"] == 0
    group = draw(units.format("--", "45DS@0503"), chapters=13, **RING).ask("retreat", hex="0503")
    assert group["losses"] == full["losses"], "with ordinary units it has no privilege (amb-049)"


@pytest.mark.rule(GAME, "13.2")
def test_a_cadre_still_pays_for_a_large_river_and_a_blocked_way() -> None:
    river = draw(
        "pl: 1DPLeg@0402 / su: 58DS--@0503",
        chapters=13,
        sides={"large-river": "0503/0502 0503/0602 0503/0603 0503/0504 0503/0403"},
    )
    assert river.ask("retreat", hex="0503")["losses"] == 1
    blocked = draw("pl: 1DPLeg@0402 / su: 58DS--@0503", chapters=13, terrain={"sea": "0502 0602 0603 0504 0403"})
    assert blocked.ask("retreat", hex="0503")["losses"] == 6


@pytest.mark.rule(GAME, "13.2")
def test_a_cadre_may_bear_the_losses_of_its_group() -> None:
    table = draw("pl: 1DPLeg@0402 21DGór@0601 / su: 58DS--@0503 45DS@0503", chapters=13, **RING)
    table.give("0503", "1DPLeg", "go", (1, 2)).together()
    table.play.answer_index(0)
    assert (table.prompt, table.options()) == ("loss", {"su-58ds", "su-45ds"})
    table.give("58DS")
    assert table.level("58DS") == "eliminated"


@pytest.mark.rule(GAME, "13.3")
def test_exposed_cadres_are_gone_at_the_end_of_their_own_turn() -> None:
    units = "pl: 16DP--@0303 12DP--@0505 13DP@0505 14DP--@0708 / su: 58DS@0403 45DS@0506"
    table = draw(units, chapters=13, phase="repeat-attacks").give("done")
    assert table.state.phasing == 1
    assert table.level("16DP") == "eliminated", "beside 58 DS, alone"
    assert table.level("12DP") == "cadre", "13 DP stands with it"
    assert table.level("14DP") == "cadre", "nobody near"


@pytest.mark.rule(GAME, "13.3")
def test_not_at_the_end_of_the_enemys_turn_and_two_cadres_do_not_help_each_other() -> None:
    units = "pl: 16DP--@0303 12DP--@0303 / su: 58DS@0403"
    table = draw(units, chapters=13, phase="repeat-attacks", phasing="su", first="su").give("done")
    assert table.state.phasing == 0
    assert table.level("16DP") == "cadre"
    table.skip_to("attack", "su")
    assert (table.level("16DP"), table.level("12DP")) == ("eliminated", "eliminated")
