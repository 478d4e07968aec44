"""The reason that is told names the rule that forbids it, and the most specific one where several do."""

from typing import Any

import pytest
from tests.rok1920 import marks
from tests.rok1920.kit import draw
from tests.rok1920.special_kit import scene
from tests.rok1920.test_pursuit import won
from tests.rok1920.test_rail import concentrate

from sztab.games.rok1920.logistics.replacements import refusal_strengthen
from sztab.games.rok1920.logistics.restoring import refusal_restore
from sztab.hexmap.bits import bit_set
from sztab.kernel.refusing import why_not

GAME = "rok-1920"


def told(table: Any, *answers: Any) -> tuple[str, str]:
    (found,) = why_not(table.play, [table.read(answer) for answer in answers])
    return table.game.number(found.rule), found.key


@pytest.mark.rule(GAME, "5.1.1.1")
def test_a_large_river_on_the_second_step_takes_a_whole_march() -> None:
    """The rulebook's example B: a unit that has made a step has no whole march left."""
    river = {
        "large-river": " ".join(f"{column:02}05/S" for column in range(1, 10)) + " 0205/SE 0405/SE 0605/SE 0805/SE"
    }
    river["large-river"] += " 0205/SW 0405/SW 0605/SW 0805/SW"
    table = draw("pl: 16DP@0304 / su: 58DS@0909", phase="movement", sides=river)
    table.give("16DP")
    assert told(table, "0306") == ("5.1.1.1", "takes-whole-march")


@pytest.mark.rule(GAME, "5.1.3")
def test_enemies_in_the_only_way() -> None:
    terrain = {"sea": "0403 0405 0503 0505 0302 0303 0305 0306"}
    table = draw("pl: 16DP@0304 / su: 58DS@0404", phase="movement", terrain=terrain).give("16DP")
    assert told(table, "0504")[0] in ("5.1.3", "7.1.1")


@pytest.mark.rule(GAME, "5.1.2")
def test_too_far_is_too_few_points() -> None:
    table = draw("pl: 16DP@0304 / su: 58DS@0909", phase="movement").give("16DP")
    assert told(table, "0804")[0] == "5.1.2"


@pytest.mark.rule(GAME, "10.1.4")
def test_pursuit_beyond_the_points_of_the_kind() -> None:
    table = won("16DP@0303", "58DS@0403", "0403").give("16DP")
    assert told(table, "0703") == ("10.1.4", "beyond-pursuit")


@pytest.mark.rule(GAME, "11/c")
def test_pursuit_after_a_repeat_attack_is_one_point() -> None:
    table = won("16DP@0303", "58DS@0403", "0403", phase="repeat-attacks").give("16DP")
    assert told(table, "0404") == ("11/c", "beyond-pursuit")


@pytest.mark.rule(GAME, "10.2")
def test_pursuit_stops_behind_a_large_river() -> None:
    table = won("16DP@0303", "58DS@0403", "0403", sides={"large-river": "0303/SE", "bridge": "0303/SE"})
    table.give("16DP")
    assert told(table, "0503") == ("10.2", "pursuit-river")


@pytest.mark.rule(GAME, "10.2.2")
def test_pursuit_over_no_unbridged_river() -> None:
    table = won("16DP@0303", "58DS@0403", "0403", sides={"large-river": "0403/NE 0402/SE 0503/S"}).give("16DP")
    assert told(table, "0503") == ("10.2.2", "pursuit-unbridged")


@pytest.mark.rule(GAME, "30.1.1")
def test_support_units_alone_lack_troops_rather_than_strength() -> None:
    table = scene("pl: Art1@0303 / su: 58DS@0403", phase="attacks")
    assert told(table, "0403") == ("30.1.1", "support-alone")


@pytest.mark.parametrize(
    ("unit", "pools", "rule"),
    [
        pytest.param("16DP", {}, "14.3", marks=pytest.mark.rule(GAME, "14.3")),
        pytest.param("16DP", {"ua": 2}, "20.1.4", marks=pytest.mark.rule(GAME, "20.1.4")),
        pytest.param("58DS", {"west": 2}, "26.2", marks=pytest.mark.rule(GAME, "26.2")),
        pytest.param("8DS", {"southwest": 2}, "26.2", marks=pytest.mark.rule(GAME, "26.2")),
    ],
)
def test_an_empty_pool_beside_a_full_one(unit: str, pools: dict[str, int], rule: str) -> None:
    """26.2, 20.1.4: a unit that fell is not restored, and a weak one not strengthened, from the other's pool."""
    table = scene("pl: 4DP@0105 / su: 4DS@0909", pools=pools, fallen=("pl-16dp", "su-58ds", "su-8ds"))
    refusal = refusal_restore(table.war, table.state, table.unit(unit))
    assert refusal is not None
    assert table.game.number(refusal.rule) == rule
    weak = scene(f"{'pl' if unit == '16DP' else 'su'}: {unit}-@0105", pools=pools)
    refusal = refusal_strengthen(weak.war, weak.state, weak.unit(unit))
    assert refusal is not None
    assert weak.game.number(refusal.rule) == rule


@pytest.mark.rule(GAME, "5", "27.4")
@pytest.mark.parametrize(("has_attacked", "may_march"), [(True, False), (False, True)])
def test_who_attacked_does_not_march_where_it_appears(has_attacked: bool, may_march: bool) -> None:
    """amb-173: it left for a secret place in a reserve phase, and appears in the same player-turn's movement phase."""
    table = concentrate().give("0605").roll(1)
    unit = table.unit("4DP")
    table.state.fought = bit_set([unit]) if has_attacked else 0
    table.skip_to("move", "pl")
    while table.at("4DP") == "away":
        table.give("done").skip_to("move", "pl")
    assert table.at("4DP") == "0605"
    assert table.war.steps[table.state.step].name == "movement"
    assert (unit in table.state.movers) is may_march
    if not may_march:
        assert told(table, "4DP") == ("5", "attacked-this-turn")


@pytest.mark.rule(GAME, "27")
def test_who_went_by_rail_does_not_march() -> None:
    table = concentrate().give("0605").roll(1)
    table.act("rail", "5DP")
    table.play.answer_index(0)
    assert marks.has(table.state, "carried", table.unit("5DP"))
    assert told(table, "5DP") == ("27", "carried-already")
