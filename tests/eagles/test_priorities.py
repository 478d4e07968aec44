"""23.5: political priorities, an optional rule of the campaign."""

from pathlib import Path
from typing import Any

import pytest

from sztab.games.rok1920 import __file__ as package
from sztab.games.rok1920.eagles.events import PriorityRevealed
from sztab.games.rok1920.eagles.game import make
from sztab.games.rok1920.events import PlaceTaken
from sztab.games.rok1920.forces.status import FORMED
from sztab.games.rok1920.units.counters import PL, SIDE_NAMES, SU
from sztab.kernel.box import Box
from sztab.kernel.errors import DataError
from sztab.kernel.refusing import why_not
from tests.eagles.kit import game, real
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

ON = {"priorities": "yes"}
EAST = "pl-12dp@Fastów pl-13dp@Mińsk pl-1dpleg@Lwów pl-14dp--@Lwów pl-1bk@Lwów ua-6d@Lwów su-27ds@Orsza"


def chosen(polish: str, red: str, units: str = EAST, **what: Any) -> Scene:
    table = real("9", units, clear=True, options=ON, sich="gone", **what)
    for _ in range(8):
        if table.prompt == "priority":
            table.give(polish if table.asked == "pl" else red)
        elif table.prompt == "start-joined":
            table.play.answer_index(0)
    return table


def kiev(polish: str) -> Scene:
    table = chosen(polish, "none", phase="movement", phasing="pl")
    return table.march("12DP", "Kijów")


def reasons(table: Scene, unit: str) -> list[tuple[str, str]]:
    return [(table.game.number(r.rule), r.key) for r in why_not(table.play, [table.unit(unit)])]


@pytest.mark.rule(GAME, "23.5")
def test_both_choose_in_secret_and_only_in_the_campaign() -> None:
    table = real("9", EAST, clear=True, options=ON)
    for _ in range(4):
        if table.prompt == "priority":
            break
        table.play.answer_index(0)
    assert getattr(table.play.question, "secret", False)
    assert (table.asked, table.options()) == ("pl", {"silesia", "galicia", "none"})
    table.give("silesia")
    assert (table.asked, table.options()) == ("su", {"stalin", "third-army", "none"})
    table.give("third-army")
    for seat, hidden in (("pl", "third-army"), ("su", "silesia"), (None, "silesia")):
        assert hidden not in str(table.game.view(table.state, seat))
    assert not table.events(PriorityRevealed)
    for scenario in game().scenarios().values():
        assert ("priorities" in {option.id for option in scenario.options}) is (scenario.id == "9")


@pytest.mark.rule(GAME, "23.5/a", "23.5.1/a", "23.5.1/c")
def test_the_uprising_takes_two_regular_divisions() -> None:
    table = kiev("silesia")
    assert [e.priority for e in table.events(PriorityRevealed)] == ["silesia"]
    assert table.options() == {"pl-12dp", "pl-13dp", "pl-1dpleg"}, "no cadres, no riders, no Ukrainians"
    for unit, reason in (("ua-6d", "not-regular-division"), ("14DP", "is-a-cadre"), ("16DP", "not-on-board")):
        assert reasons(table, unit) == [("23.5.1/a", reason)], unit
    table.give("13DP", "1DPLeg")
    assert {table.at("13DP"), table.at("1DPLeg")} == {"removed"}
    assert table.prompt == "move"
    assert table.marks["silesia-due"] == 1


@pytest.mark.rule(GAME, "23.5.1/b", "19.2/c")
@pytest.mark.parametrize(("volunteers", "comes"), [("none", True), ("called", True), ("first", False)])
def test_it_pays_on_the_fourth_of_july(volunteers: str, comes: bool) -> None:
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="priorities", phasing="pl",
        stage="4.VII", volunteers=volunteers,
        morale={"ua": 0, "lb": 3}, marks={"silesia-due": 1, "priority-shown-pl": 1, "priority-shown-su": 3},
    )  # fmt: skip
    unit = table.unit("pl-23rdp")
    due = table.state.due[unit]
    assert (due == table.state.stage) is comes
    if volunteers == "none":
        assert table.state.morale[1:] == [-5, -2]
    assert (table.at("pl-7rbp") == "removed") is comes


@pytest.mark.rule(GAME, "19.2/c")
def test_with_7r_on_the_map_another_brigade_makes_way() -> None:
    table = real(
        "9", EAST + " pl-7rbp@Lwów", clear=True, options=ON, sich="gone", phase="priorities",
        phasing="pl", stage="4.VII",
        marks={"silesia-due": 1, "priority-shown-pl": 1, "priority-shown-su": 3},
    )  # fmt: skip
    assert table.options() == {"pl-1rbp", "pl-2rbp", "pl-3rbp"}
    table.give("2RBP")
    assert table.at("2RBP") == "removed"


@pytest.mark.rule(GAME, "19.2/c")
def test_a_brigade_that_is_paid_for_and_on_its_way_does_not_make_way() -> None:
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="priorities", phasing="pl", stage="4.VII",
        due={"7RBP": "4.VII"}, marks={"silesia-due": 1, "priority-shown-pl": 1, "priority-shown-su": 3},
    )  # fmt: skip
    assert table.options() == {"pl-1rbp", "pl-2rbp", "pl-3rbp"}


@pytest.mark.rule(GAME, "23.5.1/d", "23.5/a")
def test_the_partition_of_galicia_brings_a_full_division_to_stanislawow() -> None:
    table = kiev("galicia")
    assert table.options() == {"ua-1d", "ua-2d", "ua-3d", "ua-4d", "ua-5d"}, "6 is on the map"
    for unit, reason in (("ua-6d", "in-play-already"), ("13DP", "not-ukrainian-division")):
        assert reasons(table, unit) == [("23.5.1/d", reason)], unit
    table.give("ua-2d")
    assert table.state.at[table.unit("ua-2d")] == table.hex("Stanisławów")
    assert table.level("ua-2d") == "full"


@pytest.mark.rule(GAME, "23.5.1/d", "2.7")
@pytest.mark.parametrize("was", ["pl", "su"])
def test_and_the_town_is_polish_whoever_held_it(was: str) -> None:
    table = kiev("galicia")
    town = 1 << table.hex("Stanisławów")
    table.state.held[PL] &= ~town
    table.state.held[SU] &= ~town
    table.state.held[SIDE_NAMES.index(was)] |= town
    table.give("ua-2d")
    assert table.state.held[PL] & town
    assert not table.state.held[SU] & town
    number = table.war.board.map.numbers[table.hex("Stanisławów")]
    assert [e.side for e in table.events(PlaceTaken) if e.hex == number] == (["pl"] if was == "su" else [])


@pytest.mark.rule(GAME, "23.5.1/e")
@pytest.mark.parametrize(("galicia", "held", "count"), [(1, True, 2), (1, False, 0), (0, True, 0)])
def test_then_kiev_is_worth_two_ukrainian_replacements(galicia: int, held: bool, count: int) -> None:
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="ukrainian-recruits", phasing="pl",
        held={"pl": ["Kijów"]} if held else {"su": ["Kijów"]},
        marks={"priority-shown-pl": 2, "priority-shown-su": 3, **({"galicia": 1} if galicia else {})},
    )  # fmt: skip
    assert table.pool("ua") == count


@pytest.mark.rule(GAME, "23.5.1/f")
@pytest.mark.parametrize(("galicia", "formed"), [(0, False), (1, True)])
def test_and_the_volunteers_form_in_two_turns(galicia: int, formed: bool) -> None:
    shown = {"priority-shown-pl": 2, "priority-shown-su": 3, **({"galicia": 1} if galicia else {})}
    table = real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="formed", phasing="pl", volunteers="second", marks=shown
    )
    assert (table.marks["volunteers"] == FORMED) is formed


@pytest.mark.rule(GAME, "23.5.1/g", "23.5.2/f")
def test_none_changes_nothing() -> None:
    table = kiev("none")
    assert table.prompt == "move"
    assert not table.marks.get("galicia")
    assert not table.marks.get("silesia-due")
    red = revealed("none")
    assert not [u for u in ("su-16ds-sw", "su-33ds-sw", "su-8dk-w") if red.state.due[red.unit(u)]]
    assert red.at("33DS") != "removed"


def revealed(name: str) -> Scene:
    number = ("stalin", "third-army", "none").index(name) + 1
    return real(
        "9", EAST, clear=True, options=ON, sich="gone", phase="priorities", phasing="su", stage="20.VI",
        marks={"priority-shown-pl": 3, "priority-su": number},
    )  # fmt: skip


@pytest.mark.rule(GAME, "23.5/b", "23.5.2/a", "23.5.2/b", "3.2/e")
def test_a_letter_from_stalin_moves_three_units_to_the_south() -> None:
    table = revealed("stalin")
    assert [e.priority for e in table.events(PriorityRevealed)] == ["stalin"]
    stages = game().values.stages
    for unit in ("su-16ds-sw", "su-33ds-sw", "su-16bk-sw"):
        assert stages[table.state.due[table.unit(unit)] - 1] == "27.VI"
    assert {table.at(u) for u in ("su-16ds", "su-33ds", "su-16bk")} == {"removed"}


@pytest.mark.rule(GAME, "23.5.2/c", "23.5.2/d", "23.5.2/e")
def test_a_third_cavalry_army_rides_for_the_west() -> None:
    table = revealed("third-army")
    assert [table.state.due[table.unit(u)] for u in ("su-8dk-w", "su-33dk-w")] == [table.state.stage] * 2
    assert table.state.due[table.unit("su-8dk")] == 0, "it does not come again in the south"
    assert table.at("33DS") == "removed"


def test_a_box_of_ones_own_may_change_what_is_printed_on_a_priority() -> None:
    changed = {"priorities": {"su-third-army": {"stage": "4.VII", "arrive": "su-8dk-w"}}}
    own = make(Box(Path(package).parent / "data" / "eagles", overrides=changed))
    printed = {marker.id: marker for marker in own.values.printed["priorities"]}
    assert (printed["su-third-army"].date, printed["su-third-army"].come) == ("4.VII", ("su-8dk-w",))
    strange = {"priorities": {"su-stalin": {"remove": "su-99dk"}}}
    with pytest.raises(DataError, match="no counter su-99dk"):
        make(Box(Path(package).parent / "data" / "eagles", overrides=strange))
