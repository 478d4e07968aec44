"""The counters of Nest of Eagles against every constraint that the rulebook and its examples set."""

from collections import Counter

import pytest

from sztab.kernel.box import Row
from tests.eagles.boxed import reserve_value, rows

UNITS = rows("units")
OWNER = {"pl": "pl", "ua": "pl", "su": "su", "lt": "lt"}


def of(**wanted: str) -> list[str]:
    return [unit for unit, row in UNITS.items() if all(row.text(k, "") == v for k, v in wanted.items())]


def labels(**wanted: str) -> list[str]:
    return sorted(UNITS[unit].text("label") for unit in of(**wanted))


def strength(unit: str) -> int:
    return UNITS[unit].int("strength")


def test_94_polish_78_bolshevik_3_lithuanian_counters() -> None:
    """1.2"""
    assert Counter(OWNER[row.text("side")] for row in UNITS.values()) == {"pl": 94, "su": 78, "lt": 3}


def test_ids_carry_their_side() -> None:
    for unit, row in UNITS.items():
        assert unit.startswith(row.text("side") + "-")
        assert unit.isascii()
    names = Counter((row.text("side"), row.text("name")) for row in UNITS.values())
    assert max(names.values()) == 1


@pytest.mark.parametrize("row", UNITS.values(), ids=UNITS)
def test_values_of_a_counter_fit_together(row: Row) -> None:
    """3.2, 3.3, 3.4: three steps exactly for control lines on the Reduced side; a Cadre is no weaker than 1; march
    points by arm; Bolsheviks alone have a Front; support units have symbols in place of strength and one step."""
    levels, support = row.int("levels"), row.int("support")
    assert (levels == 3) == row.flag("weakened_lines")
    assert levels < 3 or row.text("size") == "division"
    assert (levels >= 2) == bool(row.text("weakened", ""))
    assert row.int("weakened", default=0) <= row.int("strength") <= 4
    assert row.flag("lines") or not row.flag("weakened_lines")
    assert row.flag("elite") or not row.flag("weakened_elite")
    marching = {"infantry": 3, "cavalry": 4, "motor": 4}
    assert row.int("movement") == marching.get(row.text("arm"), row.int("movement"))
    assert bool(row.text("front", "")) == (row.text("side") == "su")
    support_arms = ("armoured-train", "armoured-car", "tank", "artillery", "aircraft")
    assert bool(support) == (row.text("arm") in support_arms)
    assert not support or (levels, row.int("strength")) == (1, 0)


@pytest.mark.parametrize(
    ("side", "arm", "count"),
    [("pl", "armoured-train", 2), ("su", "armoured-train", 2), ("pl", "armoured-car", 1), ("su", "armoured-car", 1),
     ("pl", "artillery", 1), ("su", "artillery", 1), ("pl", "tank", 1), ("su", "tank", 0), ("pl", "aircraft", 1),
     ("su", "aircraft", 0)],
)  # fmt: skip
def test_support_units_of_each_side(side: str, arm: str, count: int) -> None:
    """3.4.3-3.4.7"""
    assert len(of(side=side, arm=arm)) == count


def test_trains_have_exactly_one_symbol() -> None:
    """3.4.3: the train takes 1 off every attack on its hex."""
    assert {UNITS[unit].int("support") for unit in of(arm="armoured-train")} == {1}


@pytest.mark.parametrize(
    ("formation", "wanted"),
    [
        pytest.param("reserve", ["1R", "23R*", "2R", "3R", "7R"], id="19.2"),
        pytest.param("cossack", ["J", "S"], id="19.6"),
        pytest.param("counter-revolutionary", ["1", "BB"], id="19.7"),
        pytest.param("ukrainian", ["1", "2", "3", "4", "5", "6", "H"], id="19.8"),
        pytest.param("konarmia", ["11", "14", "4", "6", "9", "S"], id="20.1"),
        pytest.param("front-reserve", ["19", "3", "46", "48", "55", "Ł"], id="20.2 infantry"),
        pytest.param("reserve-cavalry", ["17", "17", "33K", "33K", "8K", "8K"], id="20.2 cavalry"),
        pytest.param("polish-rifles", ["1"], id="20.3"),
        pytest.param("sich", ["1", "2", "3"], id="20.4"),
        pytest.param("lithuanian", ["1", "2", "3"], id="21.1"),
        pytest.param("lwow", ["L"], id="19.4"),
    ],
)
def test_the_units_that_the_text_names(formation: str, wanted: list[str]) -> None:
    assert labels(formation=formation) == wanted


def test_the_volunteer_army() -> None:
    """19.1.1: two infantry brigades, two regiments, a cavalry brigade and a support unit in each of three turns."""
    listed = rows("volunteers").values()
    numbers = {(row.text("size", ""), row.text("arms")): row.int("number") for row in listed}
    assert numbers == {
        ("brigade", "infantry"): 2, ("regiment", "infantry"): 2, ("brigade", "cavalry"): 1,
        ("", "tank artillery armoured-car"): 1,
    }  # fmt: skip
    for row in listed:
        coming = [u for u in of(formation=row.text("formation"), side="pl") if UNITS[u].text("arm") in row.words("arms")
                  and row.text("size", "") in ("", UNITS[u].text("size"))]  # fmt: skip
        assert len(coming) == 3 * row.int("number"), row.text("kind")
    assert {UNITS[u].text("stripe") for u in of(formation="volunteer")} == {"green"}
    assert 1 <= len(of(formation="volunteer", size="division")) <= 3


def test_ukrainian_divisions_are_uniform() -> None:
    """The changes list: their strengths were made alike."""
    values = {
        tuple(UNITS[u].cells[c] for c in ("strength", "weakened", "levels")) for u in of(side="ua", arm="infantry")
    }
    assert len(values) == 1


def test_asterisks() -> None:
    """3.2/e, 23.5: 16 DS, 33 DS and 16 BK of the South-West Front, and the Polish 23R."""
    starred = {unit for unit, row in UNITS.items() if row.flag("asterisk")}
    assert starred == {"su-16ds-sw", "su-33ds-sw", "su-16bk-sw", "pl-23rdp"}
    assert all(UNITS[u].text("front", "") in ("", "southwest") for u in starred)
    assert all(UNITS[u].text("label").endswith("*") for u in starred)


def test_twins_are_one_division_of_either_front() -> None:
    """20.2.2, 23.5.2: two counters that differ in nothing but the Front."""
    for unit in of(formation="reserve-cavalry"):
        twin = UNITS[unit].text("twin")
        assert UNITS[twin].text("twin") == unit
    for unit, row in UNITS.items():
        if twin := row.text("twin", ""):
            same = ("arm", "size", "strength", "weakened", "levels", "lines", "weakened_lines", "elite")
            assert all(row.cells[c] == UNITS[twin].cells[c] for c in same), unit
            assert row.text("front") != UNITS[twin].text("front")


def test_fronts_and_stripes() -> None:
    """2.5, 3.2/a, 20: every Bolshevik unit but the Konarmia has a stripe; teal and yellow follow the Front."""
    colour = {"west": "teal", "southwest": "yellow"}
    for row in (UNITS[u] for u in of(side="su")):
        stripe = row.text("stripe", "")
        assert bool(stripe) == (row.text("formation") != "konarmia")
        if row.text("formation") in ("regular", "support"):
            assert stripe == colour[row.text("front")]
        if row.text("formation") in ("front-reserve", "reserve-cavalry"):
            assert stripe == f"grey-{colour[row.text('front')]}"
    fronts = Counter(UNITS[u].text("front") for u in of(formation="front-reserve"))
    assert fronts == {"west": 3, "southwest": 3}
    south = [*of(formation="konarmia"), *of(formation="sich")]
    assert {UNITS[u].text("front") for u in south} == {"southwest"}


def test_divisions_that_divide() -> None:
    """18, 18.1: 4 to 9 DP and 2LB usually start split; two brigades make the division, Full and Reduced."""
    divided = {unit: row.words("parts") for unit, row in UNITS.items() if row.words("parts")}
    assert {u for u in divided if UNITS[u].flag("starts_split")} == {*(f"pl-{n}dp" for n in range(4, 10)), "pl-2dlb"}
    for unit, parts in divided.items():
        assert len(parts) == 2
        for side in ("strength", "weakened"):
            assert sum(UNITS[p].int(side) for p in parts) == UNITS[unit].int(side)
        assert all(UNITS[p].text("label").endswith("/" + UNITS[unit].text("label")) for p in parts), unit


def test_cavalry_divisions_and_brigades() -> None:
    """18.2, 18.3: 2, 3 and 4 DJ exist; two brigades of 2 make a division of 4; 8.2/i: elite cavalry is Bolshevik."""
    assert {"pl-1dk", "pl-2dk", "pl-3dk", "pl-4dk"} <= set(UNITS)
    assert 2 * strength("pl-3bk") == strength("pl-2dk") == strength("pl-3dk")
    elite = {UNITS[u].text("side") for u in of(arm="cavalry") if UNITS[u].flag("elite")}
    assert elite == {"su"}


def test_brigades_that_restore_divisions() -> None:
    """17.4: at least two infantry brigades in each Front, those of the Sich apart."""
    for front in ("west", "southwest"):
        brigades = of(side="su", arm="infantry", size="brigade", front=front)
        assert sum(UNITS[u].text("formation") != "sich" for u in brigades) >= 2


def test_most_units_have_control_lines() -> None:
    """1"""
    assert 2 * sum(row.flag("lines") for row in UNITS.values()) > len(UNITS)


def test_kinds_that_reconnoitre_differently_exist() -> None:
    """23.1.3"""
    kinds = {(row.text("arm"), row.flag("lines")) for row in UNITS.values()}
    assert {("cavalry", False), ("cavalry", True), ("infantry", False), ("infantry", True)} <= kinds


def test_the_strengths_behind_the_examples() -> None:
    assert strength("pl-12dp") == 4 > strength("su-45ds") == 3, "8.2"
    assert strength("pl-13dp") == 4
    assert not UNITS["pl-13dp"].flag("elite")
    assert reserve_value("pl-1dk") == 6
    assert reserve_value("pl-3bk") == 3
    assert reserve_value("su-4dk") == 8
    assert reserve_value("pl-1dpleg") == 6
    assert reserve_value("pl-4bk", weakened=True) == 1.5
    assert strength("pl-16dp") + UNITS["pl-4bk"].int("weakened") == 5, "10.3"
    assert strength("su-58ds") == 3
    assert strength("pl-21dgor") + strength("pl-1dk") == 8, "10.5"
    assert UNITS["su-53ds"].int("weakened") == 2
    assert [strength(u) for u in ("su-53ds", "su-12ds", "su-2bk")] == [4, 3, 2], "10.7"
    assert strength("pl-2bk") == 2, "11.5"
    assert not UNITS["pl-2bk"].flag("lines"), "15.3"
    assert [UNITS[u].int("levels") for u in ("pl-1dk", "pl-13bp", "su-53ds", "pl-4bk")] == [3, 2, 3, 2]
    assert all(UNITS[u].flag("elite") for u in ("su-4dk", "su-6dk", "su-11dk", "su-14dk", "su-lot"))
    assert UNITS["pl-21bp"].int("movement") == 3, "7.1: a 21 Infantry Brigade"


def test_what_differs_from_the_first_edition() -> None:
    """Values differ only where the text says so: 1 DJ has 4 (8.2), 2 BJ no lines (15.3) and its class with it."""
    first = rows("units", "first")
    values = ("strength", "weakened", "movement", "lines", "elite", "levels", "support")
    other = {u for u in UNITS if u in first and any(UNITS[u].cells[c] != first[u].cells[c] for c in values)}
    brigades = {u for u in UNITS if u in first and UNITS[u].text("arm") == "cavalry" and UNITS[u].text("side") == "pl"}
    assert other <= brigades | {"pl-2dlb"}
    assert first["pl-1dk"].int("strength") == 3
