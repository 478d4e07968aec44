"""What closes hexes to some units closes none to others: neither by a march, nor by a retreat, nor in what is told."""

import pytest
from tests.eagles import kit
from tests.rok1920.special_kit import Scene, real

from sztab.games.rok1920.fighting.retreat_routes import Group, closed_in_retreat
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.scenarios.east_columns import easternmost
from sztab.hexmap.bits import members


def told(table: Scene, name: str, h: int) -> set[str]:
    return {reason.key for reason in reasons_against_entering(table.war, table.state, table.unit(name), h)}


@pytest.mark.rule("rok-1920", "A.2.1", "B.2")
@pytest.mark.rule("nest-of-eagles", "S1.2", "S2.2")
@pytest.mark.parametrize(("game", "scenario"), [("rok", "A"), ("rok", "B"), ("eagles", "1"), ("eagles", "2")])
def test_the_east_is_closed_to_poles_alone(game: str, scenario: str) -> None:
    units = "pl-1dpleg@Mińsk su-8ds@Borysów" if scenario in "A1" else "pl-1dpleg@Kijów su-44ds@Czerkasy"
    table = real(scenario, clear=True, units=units) if game == "rok" else kit.real(scenario, units, clear=True)
    pole, red = (unit.partition("@")[0] for unit in units.split())
    columns = easternmost(table.war.board)
    h = members(columns & table.war.board.open)[0]
    assert "east-columns" in told(table, pole, h)
    assert "east-columns" not in told(table, red, h)
    for name, closed in ((pole, columns), (red, 0)):
        unit = table.unit(name)
        side, start = table.war.roster.side[unit], table.state.at[unit]
        hexes, _ = closed_in_retreat(Group(table.war, table.state, side, start, (unit,), 1, 0))
        assert hexes & columns == closed
