"""What a step into a place brings about, a retreat into it does as well, at once and not at the next march."""

import pytest
from tests.eagles import kit
from tests.rok1920.special_kit import Scene, real

from sztab.games.rok1920.forces.status import NoMansLand
from sztab.games.rok1920.forces.whites import Whites
from sztab.games.rok1920.scenarios.wilno import WilnoGarrison
from sztab.games.rok1920.units.counters import PL
from sztab.games.rok1920.units.positions import move_to
from sztab.hexmap.bits import members

CITIES = "su-4ds@Kraków su-5ds@Lwów su-6ds@Lublin su-8ds@Łódź"


def driven(table: Scene, name: str, town: str, far: int) -> Scene:
    """A unit is driven to a hex so far from a town, and whoever hears of retreats does."""
    board, unit, goal = table.war.board, table.unit(name), table.hex(town)
    h = next(h for h in members(board.open & ~table.state.occupied[PL]) if board.distance(h, goal) == far)
    start = table.state.at[unit]
    move_to(table.war, table.state, unit, h)
    for hook in table.war.after_retreat:
        hook(table.war, table.state, unit, start, (h,))
    return table


@pytest.mark.rule("rok-1920", "40.2.4")
@pytest.mark.rule("nest-of-eagles", "S9.V/b")
@pytest.mark.parametrize("far", [0, 1])
def test_a_retreat_into_the_last_of_the_five_cities_wins(far: int) -> None:
    units = f"pl-16dp@Wilno {CITIES} su-10ds@Mińsk"
    for table in (real("campaign", clear=True, units=units), kit.real("9", units, clear=True)):
        assert (driven(table, "10DS", "Toruń", far).state.outcome is None) is bool(far)


@pytest.mark.rule("rok-1920", "A.2.3")
@pytest.mark.rule("nest-of-eagles", "S1.4")
@pytest.mark.parametrize(("far", "alarm"), [(2, 1), (3, 0)])
def test_a_retreat_to_wilno_alarms_its_garrison(far: int, alarm: int) -> None:
    units = "pl-16dp@Wilno su-10ds@Mińsk"
    for table in (real("A", clear=True, units=units), kit.real("1", units, clear=True)):
        assert driven(table, "10DS", "Wilno", far).state.of[WilnoGarrison].alarm == alarm


@pytest.mark.rule("nest-of-eagles", "S3.V")
@pytest.mark.parametrize(("town", "ends"), [("Lublin", True), ("Mińsk", False)])
def test_a_retreat_into_the_polish_theatre_ends_the_spring(town: str, ends: bool) -> None:
    table = kit.real("3", "pl-16dp@Wilno su-10ds@Witebsk", clear=True)
    assert (driven(table, "10DS", town, 0).state.outcome is not None) is ends


@pytest.mark.rule("rok-1920", "32.1")
def test_a_retreat_into_the_strip_enters_it() -> None:
    for town, is_entered in (("Lepel", 1), ("Witebsk", 0)):
        table = real("campaign", clear=True, units="pl-16dp@Wilno su-10ds@Mińsk")
        assert driven(table, "10DS", town, 0).state.of[NoMansLand].entered == is_entered


@pytest.mark.rule("rok-1920", "34.3")
@pytest.mark.rule("nest-of-eagles", "19.7/c")
def test_a_retreat_over_the_vistula_crosses_it() -> None:
    units = "pl-16dp@Wilno su-10ds@Mińsk"
    for table in (real("campaign", clear=True, units=units), kit.real("9", units, clear=True)):
        assert not driven(table, "10DS", "Lublin", 0).state.of[Whites].vistula_crossed
        assert driven(table, "10DS", "Łódź", 0).state.of[Whites].vistula_crossed
