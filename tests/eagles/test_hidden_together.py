"""23.1 with other rules: units that have moved, and markers of two players of one side."""

import pytest

from sztab.games.rok1920.eagles.options.hidden_units import NAME
from sztab.games.rok1920.units.counters import SU
from tests.eagles.kit import game, scenario
from tests.eagles.test_hiding import FAR, posed, said

GAME = "nest-of-eagles"


@pytest.mark.rule(GAME, "7/d", "23.1.1/b")
def test_a_marker_over_who_has_moved_moves_no_further() -> None:
    """Arrivals may be hidden in the phase in which they come, but a unit moves once in it."""
    here = sum(1 << game().roster.number[u] for u in ("pl-12dp", "pl-13dp", "pl-14dp"))
    known = {"hiding-on-map": ((1 << game().roster.size) - 1) & ~here}
    units = "pl-12dp@Lwów pl-13dp@1525 pl-14dp@1525 " + FAR
    table = posed(units, phase="movement", phasing="pl", marks=known).skip_to("move", "pl")
    table.march("pl-12dp", table.at("pl-13dp"))
    tired = ("patrol", (table.unit("pl-12dp"), table.unit("pl-13dp")))
    fresh = ("patrol", (table.unit("pl-13dp"), table.unit("pl-14dp")))
    table.play.answer(tired)
    assert said(table, "hidden") == set()
    assert "pl-12dp" not in table.options()
    table.play.undo("pl")
    table.play.answer(fresh)
    assert said(table, "hidden") == {"p1"}


@pytest.mark.rule(GAME, "23.1.3/p", "22")
@pytest.mark.parametrize("phase", ["movement", "attacks", "replacements"])
def test_of_three_players_each_reveals_his_own_units(phase: str) -> None:
    prompt = {"movement": "move", "attacks": "attack"}.get(phase, phase)
    table = posed(
        "su-58ds@Humań su-27ds@Orsza pl-12dp@Lwów pl-13dp@Mińsk", more={"players": "three"}, phase=phase, phasing="su",
        under_markers={"su p1": "su-27ds", "su p2": "su-58ds"},
    )  # fmt: skip
    for seat, marker in (("west", "p1"), ("southwest", "p2")):
        table.skip_to(prompt, seat)
        assert said(table, "reveal") == {marker}
        table.give("done")


@pytest.mark.rule(GAME, "23.1.1", "23.1.2", "22")
def test_of_three_players_nobody_hides_the_others_units() -> None:
    table = posed(
        "su-58ds@Brześć su-27ds@Brześć su-44ds@Brześć pl-12dp@Lwów pl-13dp@Mińsk", more={"players": "three"},
        phase="replacements", phasing="su", morale={"pl": 0, "ua": 0, "lb": 0},
    )  # fmt: skip
    table.skip_to("replacements", "west")
    assert said(table, "patrol") == {("su-27ds",)}
    assert said(table, "group") == set()
    table.skip_to("replacements", "southwest") if table.asked == "southwest" else table.give("done")
    table.skip_to("replacements", "southwest")
    assert said(table, "group") == {("su-44ds", "su-58ds")}


@pytest.mark.rule(GAME, "23.1.1/b", "22")
def test_of_three_players_each_says_which_of_his_units_start_hidden() -> None:
    table = scenario("3", **{NAME: "both", "players": "three"})
    table.skip_to("start-hidden", "pl").give("ready")
    for front in ("west", "southwest"):
        assert (table.prompt, table.asked) == ("start-hidden", front)
        hidden = {unit for units in said(table, "patrol") for unit in units}
        led = {table.war.roster.ids[u] for u in table.war.roster.of_side[SU]
               if table.war.command.leader(table.war, table.state, u) == front}  # fmt: skip
        assert hidden
        assert hidden <= led
        table.give("ready")
    assert table.prompt != "start-hidden"
