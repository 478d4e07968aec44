"""The counters of the box against every constraint that the rulebook sets."""

from collections import Counter
from pathlib import Path

import pytest

from sztab.games.rok1920 import __file__ as package
from sztab.kernel.box import Box, Row

GAME = "rok-1920"


@pytest.fixture(scope="module")
def units() -> dict[str, Row]:
    box = Box(Path(package).parent / "data" / "first")
    return {row.text("id"): row for row in box.rows("units")}


def reserve_strength(row: Row, *, weakened: bool = False) -> float:
    """4.1.2, 4.1.3, from the printed numbers."""
    strength = float(row.int("weakened" if weakened else "strength"))
    if row.text("arm") == "cavalry":
        strength *= 1.5
    return strength + (2 if row.flag("elite") and not weakened else 0)


def test_ids_carry_their_side(units: dict[str, Row]) -> None:
    for unit, row in units.items():
        assert unit.startswith(row.text("side") + "-")
        assert unit.isascii()
    names = Counter((row.text("side"), row.text("name")) for row in units.values())
    assert max(names.values()) == 1


@pytest.mark.parametrize(
    ("formation", "size", "arm", "count"),
    [
        pytest.param("ukrainian", "division", "infantry", 5, id="20 five Ukrainian divisions"),
        pytest.param("reserve", "brigade", "infantry", 5, id="31 five reserve brigades"),
        pytest.param("volunteer", "brigade", "infantry", 6, id="33.1 six infantry brigades"),
        pytest.param("volunteer", "brigade", "cavalry", 3, id="33.1 three cavalry brigades"),
        pytest.param("volunteer", "regiment", "infantry", 6, id="33.1 six regiments"),
        pytest.param("counter-revolutionary", "division", "infantry", 2, id="34 two divisions"),
        pytest.param("counter-revolutionary", "brigade", "cavalry", 1, id="34.2 the Cossack brigade"),
        pytest.param("front-reserve", "division", "infantry", 6, id="35 three divisions a front"),
        pytest.param("cheka", "regiment", "cheka", 4, id="39.1 four units"),
        pytest.param("lwow", "regiment", "garrison", 1, id="18 one unit"),
    ],
)
def test_the_numbers_that_the_text_fixes(
    units: dict[str, Row], formation: str, size: str, arm: str, count: int
) -> None:
    shape = {"formation": formation, "size": size, "arm": arm}
    assert sum(all(row.text(k) == v for k, v in shape.items()) for row in units.values()) == count


def test_reserve_divisions_are_three_a_front(units: dict[str, Row]) -> None:
    fronts = Counter(row.text("front") for row in units.values() if row.text("formation") == "front-reserve")
    assert fronts == {"west": 3, "southwest": 3}


def test_divisions_4_to_9_have_their_two_brigades(units: dict[str, Row]) -> None:
    """19, 19.1: two brigades of half the strength, full and weakened (19.2.1, 19.2.2)."""
    starred = {unit: row.words("parts") for unit, row in units.items() if row.words("parts")}
    assert set(starred) == {f"pl-{n}dp" for n in range(4, 10)}
    for unit, parts in starred.items():
        assert len(parts) == 2
        assert all(units[part].text("name").endswith(f"/{unit[3]} BP") for part in parts)
        for side in ("strength", "weakened"):
            assert sum(units[part].int(side) for part in parts) == units[unit].int(side)


def test_levels_follow_the_size(units: dict[str, Row]) -> None:
    """13, 20.2, 34.4.4, 38.1.3: only regular divisions leave cadres; two levels need a weakened side."""
    no_cadre = ("ukrainian", "counter-revolutionary", "lithuanian")
    for row in units.values():
        cadre = row.text("size") == "division" and row.text("formation") not in no_cadre
        two_sided = row.text("weakened", "none") != "none"
        assert row.int("levels") == 1 + two_sided + cadre
        assert not row.flag("elite") or row.int("levels") == 3


def test_support_units_have_no_strength(units: dict[str, Row]) -> None:
    """30: W in place of the strength, framed for the tanks; trains have no march points of their own (30.2.3)."""
    support = [row for row in units.values() if row.text("formation") == "support"]
    assert {row.text("arm") for row in support} == {"armoured-train", "armoured-car", "artillery", "tank"}
    for row in support:
        assert row.int("strength") == 0
        assert row.int("support") == (2 if row.text("arm") == "tank" else 1)
        assert (row.int("movement") == 0) == (row.text("arm") == "armoured-train")
    assert all(not row.int("support") for row in units.values() if row not in support)


def test_march_points(units: dict[str, Row]) -> None:
    for row in units.values():
        if row.text("arm") in ("infantry", "cavalry", "motor"):
            assert row.int("movement") == (3 if row.text("arm") == "infantry" else 4)


def test_fronts_are_the_bolsheviks_alone(units: dict[str, Row]) -> None:
    """26: every Bolshevik unit has a front; 26.1.4, 26.3: Sich brigades and Cavalry Army belong to the south-west."""
    for row in units.values():
        assert (row.text("front", "none") != "none") == (row.text("side") == "su")
    konarmia = [row for row in units.values() if row.text("army", "none") == "1k"]
    sich = [row for row in units.values() if row.text("formation") == "sich"]
    assert {row.text("front") for row in konarmia + sich} == {"southwest"}
    assert {row.text("army") for row in sich} == {"12", "14"}
    assert sum(row.int("strength") for row in sich) in (4, 5)


def test_the_seventh_army(units: dict[str, Row]) -> None:
    """32.2"""
    seventh = {unit for unit, row in units.items() if row.text("side") == "pl" and row.text("army", "none") == "7"}
    assert seventh == {"pl-10dp", "pl-17dp", "pl-2dlb", "pl-1bk"}


def test_the_examples_come_out(units: dict[str, Row]) -> None:
    """The strengths behind the examples of 4.1, 4.1.3, 4.1.4, 8.4, 8.6.4 and 9.6."""
    strength = {unit: row.int("strength") for unit, row in units.items()}
    assert strength["pl-16dp"] + units["pl-4bk"].int("weakened") == 5
    assert strength["su-58ds"] == 3
    assert strength["pl-12dp"] > strength["su-45ds"]
    assert strength["pl-13dp"] < 6
    assert reserve_strength(units["pl-1dpleg"]) == 6
    assert reserve_strength(units["su-4dk"]) == 8
    assert sum(reserve_strength(units[unit]) for unit in ("pl-1dk", "pl-7rbp", "pl-3bk")) == 8.5
    assert strength["su-57ds"] + strength["su-komb"] >= 3
    assert strength["pl-7bk"] == 2
    across, through = strength["su-25ds"], strength["su-baszk"]
    total = strength["su-17dk"] + across + through
    assert 2 * (across + through) >= total > 2 * through


def test_the_attack_table() -> None:
    """8.3: 5 against 3 gives 8 (8.4, example); never lower for more attackers or fewer defenders."""
    box = Box(Path(package).parent / "data" / "first")
    table = box.grid("attack")
    chance = {(a, d): table.int_at(d, a) for a in range(1, 9) for d in range(1, 9)}
    assert chance[5, 3] == 8
    assert chance[8, 2] == 11
    assert (min(chance.values()), max(chance.values())) == (1, 13)
    assert all(chance[a, d] <= chance[a + 1, d] for a in range(1, 8) for d in range(1, 9))
    assert all(chance[a, d] >= chance[a, d + 1] for a in range(1, 9) for d in range(1, 8))
    routs = {(row.int("attacker"), row.int("defender")) for row in box.rows("rout")}
    assert routs == {(8, 1), (8, 2), (7, 1), (6, 1)}


def test_the_tracks() -> None:
    """3.3: 27 stages; 15.1, 15.5: a track with a yellow field at both ends."""
    box = Box(Path(package).parent / "data" / "first")
    stages = [row.text("name") for row in box.rows("stages")]
    assert len(stages) == 27
    assert [stages[0], stages[3], stages[-1]] == ["26.IV", "16.V", "24.X"]
    fields = box.rows("morale")
    assert [row.int("field") for row in fields] == list(range(-24, 25))
    assert [row.int("field") for row in fields if row.flag("yellow")] == [-24, 24]
    levels = [row.int("level") for row in fields]
    assert levels == levels[::-1]
    assert levels[24:] == sorted(levels[24:])
    assert {*levels} == {0, 1, 2}


def test_the_volunteer_army_comes_in_three_turns() -> None:
    """33.1: two infantry brigades, a cavalry brigade and two regiments each time."""
    box = Box(Path(package).parent / "data" / "first")
    kinds = {row.text("id"): (row.text("size"), row.text("arm")) for row in box.rows("units")}
    for turn in (1, 2, 3):
        arrived = Counter(kinds[row.text("unit")] for row in box.rows("volunteers") if row.int("turn") == turn)
        assert arrived == {("brigade", "infantry"): 2, ("brigade", "cavalry"): 1, ("regiment", "infantry"): 2}
