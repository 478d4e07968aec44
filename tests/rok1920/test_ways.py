"""5, 21.2, 32, 33, 35.1, 15.7: where the way has a consequence, the player says whether the march has it."""

from typing import Any

import pytest
from tests.rok1920 import marks
from tests.rok1920.kit import draw, game
from tests.rok1920.special_kit import Scene, real

from sztab.games.rok1920.events import Moved
from sztab.kernel.errors import BadNotation, IllegalAnswer
from sztab.situations import Table, pose

GAME = "rok-1920"
WEAK = {"su-x": {"name": "X", "side": "su", "strength": 1, "lines": False, "levels": 1, "size": "regiment"}}


def moving(scenario: str, unit: str, at: str, seat: str) -> Scene:
    """A scenario in the movement phase of a side, with one unit elsewhere."""
    return real(scenario, phase="movement", phasing=seat, units=f"{unit}@{at}").skip_to("move", seat)


@pytest.mark.rule(GAME, "21.2")
def test_an_equal_way_past_the_sich_brings_no_roll_about() -> None:
    """12 DP from 2326 to 2427: by 2426 it would come beside the 3rd Sich brigade."""
    away = [unit for unit in game().roster.ids if unit.startswith("su-") and unit != "su-sicz3"]
    table = real("B", phase="movement", phasing="pl", away=away, units="12DP@2326 3BSS@2526")
    table.skip_to("move", "pl").give("12DP", "2427")
    assert table.prompt == "move-by", "to come beside it is the player's choice"
    assert "straight" in table.options()
    quiet = table.play.copy()
    quiet.answer("straight")
    assert not marks.get(quiet.state, "sich-tested")
    (by,) = [option for option in table.options() if option != "straight"]
    table.give(by)
    while table.prompt == "move-by":
        table.give("straight")
    assert table.prompt == "desertion"


@pytest.mark.rule(GAME, "32")
def test_a_way_outside_no_mans_land_leaves_it_closed() -> None:
    """57 DS from 3215 to 3117: a way outside the strip takes three points."""
    table = moving("C", "57DS", "3215", "su")
    strip = table.war.board.map.regions["no-mans-land"]
    table.give("57DS", "3117")
    if table.prompt == "move-by":
        table.give("straight")
    path = table.events(Moved)[-1].path
    assert path[-1] == "3117"
    assert not any(strip >> table.hex(h) & 1 for h in path)
    assert not marks.get(table.state, "strip-entered")


@pytest.mark.rule(GAME, "5", "5.1")
def test_a_way_that_is_given_whole_is_judged_step_by_step() -> None:
    table = draw(
        "pl: 16DP@0303 / su: X@0505",
        phase="movement",
        counters=WEAK,
        terrain={"forest": "0302"},
    )
    straight = table.ask("cost", unit="16DP", path=["0302", "0301"])
    assert (straight["allowed"], straight["points"], straight["path"]) == (True, 3, ["0302", "0301"])
    round_ = table.ask("cost", unit="16DP", path=["0202", "0201", "0301"])
    assert (round_["allowed"], round_["points"]) == (True, 3)
    jump = table.ask("cost", unit="16DP", path=["0301"])
    assert (jump["allowed"], jump["rule"], jump["key"], jump["at"]) == (False, "5", "no-jumps", "0301")
    far = table.ask("cost", unit="16DP", path=["0202", "0201", "0301", "0401"])
    assert (far["allowed"], far["rule"], far["at"]) == (False, "5.1.2", "0401")
    onto = table.ask("cost", unit="16DP", path=["0304", "0404", "0505"])
    assert (onto["allowed"], onto["rule"], onto["at"]) == (False, "5.1.3", "0505")
    after = set(table.ask("reach", unit="16DP", path=["0302"]))
    assert after == {"0302", "0301", "0401", "0402", "0303", "0202", "0201"}


def led(path: list[str], *, position: dict[str, Any]) -> Table:
    table = pose({"game": "rok-1920", "position": position})
    table.answer({"unit": "pl-16dp", "path": path})
    return table


@pytest.mark.rule(GAME, "5", "27.2")
@pytest.mark.parametrize(("path", "taken"), [(["0304", "0404"], True), (["0403", "0404"], False)])
def test_a_march_goes_the_way_that_is_given_whole(path: list[str], taken: bool) -> None:
    """By the enemy's town, or past it: no question is left."""
    drawn = {"size": "9x9", "regions": {"town": "0304"}, "places": {"Gródek": "0304"}}
    position = {"map": drawn, "units": "pl: 16DP@0303 5DP@0101 / su: 58DS@0909", "phase": "movement", "chapters": 12,
                "held": {"su": ["0304"]}}  # fmt: skip
    table = led(path, position=position)
    assert table.play.question is not None
    assert table.play.question.prompt == "move"
    (moved,) = [event for _, event in table.play.journal if isinstance(event, Moved)]
    assert (moved.path[-1], "0304" in moved.path) == ("0404", taken)
    hex = game().drawn(position).codec.domains["hex"].index("0304")
    assert bool(table.play.state.held[0] >> hex & 1) is taken


@pytest.mark.rule(GAME, "5")
@pytest.mark.parametrize(
    ("path", "error", "said"),
    [
        (["0305"], IllegalAnswer, "no-jumps"),
        (["0304", "0305", "0306", "0307"], IllegalAnswer, "5.1.2"),
        ([], BadNotation, "not a way"),
        ("0304", BadNotation, "not a way"),
    ],
)
def test_a_way_that_cannot_be_gone_is_refused(path: Any, error: type[Exception], said: str) -> None:
    position = {"map": {"size": "9x9"}, "units": "pl: 16DP@0303 / su: 58DS@0909", "phase": "movement"}
    with pytest.raises(error, match=said):
        led(path, position=position)
