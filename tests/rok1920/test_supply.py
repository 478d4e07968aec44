"""25: supply."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920.chapter_events import Starved, Threatened
from sztab.games.rok1920.logistics.supply import (
    field_of,
    hunger_bonus,
    is_supplied,
    net,
    supplied_hexes,
    unsupplied_units,
)
from sztab.games.rok1920.units.counters import PL, SU

GAME = "rok-1920"

# A railway along row 05 from Warszawa in the west to the east edge; towns on it.
RAIL = "-".join(f"{c:02}05" for c in range(1, 10))
MAP: dict[str, Any] = {
    "size": "9x9",
    "places": {"Warszawa": "0105", "Lida": "0305", "Mińsk": "0505", "Orsza": "0805"},
    "regions": {"town": "0105 0305 0505 0805", "fortress": "0909"},
    "networks": {"rail": RAIL},
    "theatre": "lb",
    "chapters": 25,
}


def supplied(table: Scene, side: int = PL) -> set[str]:
    return table.numbers(supplied_hexes(table.war, table.state, side))


def ask(table: Scene, unit: str) -> bool:
    return bool(table.ask("supply", unit=table.war.roster.ids[table.unit(unit)])["supplied"])


@pytest.mark.rule(GAME, "25")
def test_six_points_to_a_place_with_a_train_to_the_source() -> None:
    held = {"pl": ["0105", "0305"], "su": ["0505", "0805"]}
    table = scene("pl: 16DP@0902 / su: 58DS@0909", held=held, **MAP)
    hexes = supplied(table)
    assert {"0305", "0105"} <= hexes
    distance = {h: min(table.war.board.distance(table.hex(h), table.hex(p)) for p in ("0105", "0305")) for h in hexes}
    assert max(distance[h] for h in hexes - {"0909"}) == 6, "six hexes of clear ground, not seven"
    assert "0902" in hexes
    assert "0901" not in hexes
    rough = scene("pl: 16DP@0902 / su: 58DS@0909", held=held, **{**MAP, "default": "forest"})
    assert "0902" not in supplied(rough), "difficult ground costs two a hex"
    assert "0601" not in supplied(rough)


@pytest.mark.rule(GAME, "25", "5.1.1/c")
def test_a_small_river_takes_a_point_of_the_way_to_supply() -> None:
    """Column 7 lies behind a river: what is six hexes away by land is seven points away."""
    held = {"pl": ["0105"], "su": ["0305", "0505", "0805"]}
    dry = scene("pl: 16DP@0705 / su: 58DS@0909", held=held, **MAP)
    assert "0705" in supplied(dry)
    bank = "0701/SW " + " ".join(f"07{r:02}/NW+SW" for r in range(2, 10))
    wet = scene("pl: 16DP@0705 / su: 58DS@0909", held=held, sides={"small-river": bank}, **MAP)
    assert "0705" not in supplied(wet)
    assert "0605" in supplied(wet)


# A pass of single hexes to Warszawa on 0105; the lines of a unit on 0504 lie between 0604, 0505 and 0404.
PASS: dict[str, Any] = {
    "size": "9x9", "default": "sea", "terrain": {"clear": "0105 0204 0304 0404 0505 0604 0504 0909"}, "theatre": "lb",
    "places": {"Warszawa": "0105"}, "regions": {"town": "0105"}, "held": {"pl": ["0105"]}, "chapters": 25,
}  # fmt: skip


@pytest.mark.rule(GAME, "25", "7.1.7")
def test_enemy_lines_cut_the_way_unless_own_units_stand_beyond_them() -> None:
    assert not ask(scene("pl: 16DP@0604 / su: 58DS@0504", **PASS), "16DP")
    assert ask(scene("pl: 16DP@0604 / su: 16BK-@0504", **PASS), "16DP"), "a unit without lines cuts nothing"
    assert not ask(scene("pl: 16DP@0604 12DP@0505 / su: 58DS@0504", **PASS), "16DP"), "the second line still counts"
    friends = scene("pl: 16DP@0604 12DP@0505 13DP@0404 / su: 58DS@0504", **PASS)
    assert ask(friends, "16DP"), "own units on the hexes entered cancel the lines"
    assert not ask(scene("pl: 16DP@0604 / su: 16BK-@0304", **PASS), "16DP"), "an enemy on the way"


@pytest.mark.rule(GAME, "25")
def test_the_railway_is_cut_by_enemies_lines_and_lost_places() -> None:
    units = "pl: 16DP@0805 / su: {}"
    far = {**MAP, "size": "20x9", "networks": {"rail": "-".join(f"{c:02}05" for c in range(1, 21))},
           "places": {"Warszawa": "0105", "Mińsk": "1005", "Orsza": "2005"},
           "regions": {"town": "0105 1005 2005"}}  # fmt: skip
    held = {"pl": ["0105", "1005"], "su": ["2005"]}
    units = "pl: 16DP@1105 / su: {}"
    assert ask(scene(units.format("58DS@1909"), held=held, **far), "16DP")
    assert not ask(scene(units.format("58DS@0505"), held=held, **far), "16DP"), "an enemy on the line"
    assert not ask(scene(units.format("58DS@0604"), held=held, **far), "16DP"), "his lines lie across it"
    assert not ask(scene(units.format("58DS@1909"), held={**held, "su": ["1005"]}, **far), "16DP"), "a lost place"


@pytest.mark.rule(GAME, "25", "5.1.1.1")
def test_a_large_river_without_a_bridge_is_the_whole_way() -> None:
    moat = "0304/0404 0304/0403 0304/0303 0304/0204 0304/0203 0304/0305"
    base = {**MAP, "regions": {"town": "0304", "fortress": "0909"}, "places": {"Warszawa": "0304"}}
    table = scene("pl: 16DP@0403 12DP@0503 / su: 58DS@0909", held={"pl": ["0304"]}, sides={"large-river": moat}, **base)
    assert ask(table, "16DP"), "one step over the river takes all six points"
    assert not ask(table, "12DP"), "so there is no second step"
    bridged = scene(
        "pl: 16DP@0403 12DP@0503 / su: 58DS@0909",
        held={"pl": ["0304"]}, sides={"large-river": moat, "bridge": moat}, **base,
    )  # fmt: skip
    assert ask(bridged, "12DP")


def test_sources_of_the_real_map() -> None:
    """25.1: Warszawa, Kraków, Grudziądz and the west end; Newel, the east end and the south edge east of Romania."""
    table = real("campaign")
    war = table.war
    polish, red = net(war, "pl").sources, net(war, "su").sources
    for name in ("Warszawa", "Kraków", "Grudziądz"):
        assert polish >> war.board.place(name) & 1
        assert not red >> war.board.place(name) & 1
    assert red >> war.board.place("Newel") & 1
    columns = war.board.column
    assert {columns[h] for h in range(war.board.size) if polish >> h & 1} >= {columns[0]}
    assert any(red >> h & 1 and columns[h] == columns[-1] for h in range(war.board.size))
    south = [h for h in range(war.board.size) if red >> h & 1 and columns[h] < columns[-1]]
    assert all(columns[h] > columns[war.board.place("Lwów")] for h in south)


@pytest.mark.rule(GAME, "25.2")
def test_an_unsupplied_attacker_lowers_the_chance_once() -> None:
    base = {**MAP, "regions": {"town": "0105"}, "places": {"Warszawa": "0105"}, "phase": "attacks"}
    units = "pl: 16DP@{0} 12DP@{0} / su: 58DS@{1}"
    near = scene(units.format("0303", "0403"), held={"pl": ["0105"]}, **base)
    far = scene(units.format("0903", "0904"), held={"su": ["0105"]}, **base)
    assert near.ask("attack", units=["16DP", "12DP"], hex="0403")["chance"] == 10
    found = far.ask("attack", units=["16DP", "12DP"], hex="0904")
    assert found["chance"] == 9
    assert [(m["rule"], m["value"]) for m in found["modifiers"]] == [("25.2", -1)]


@pytest.mark.rule(GAME, "25.3")
@pytest.mark.parametrize(
    ("hungry", "fed", "field"),
    [pytest.param(2, 1, 10, id="more than half"), pytest.param(1, 1, 0, id="half is not more than half")],
)
def test_threat(hungry: int, fed: int, field: int) -> None:
    base = {**MAP, "regions": {"town": "0105"}, "places": {"Warszawa": "0105"}}
    there = ["16DP@0901", "12DP@0903"][:hungry] + ["13DP@0104", "11DP@0103"][:fed]
    wood = {"forest": "0601 0602 0603 0604 0605 0606 0607 0608 0609"}
    more = {"held": {"pl": ["0105"]}, "phase": "turn-start", "phasing": "pl", "morale": {"lb": 0}}
    table = scene(f"pl: {' '.join(there)} / su: 58DS@0909", terrain=wood, **{**base, **more})
    assert len(list(unsupplied_units(table.war, table.state, PL))) == hungry
    assert table.prompt == "reserve-phase"
    assert table.state.morale[2] == field, "the enemy's advantage rises by 10"
    assert len(table.events(Threatened)) == (field > 0)


@pytest.mark.rule(GAME, "25.4")
def test_fortresses_are_always_supplied() -> None:
    base = {**MAP, "regions": {"town": "0105", "fortress": "0909"}, "places": {"Warszawa": "0105"}}
    table = scene("pl: 16DP@0909 12DP@0907 / su: 58DS@0901", held={"su": ["0105"]}, **base)
    assert ask(table, "16DP")
    assert not ask(table, "12DP")
    assert table.ask("supply", unit="pl-16dp")["rule"] == "25.4"
    hungry = {table.war.roster.ids[u] for u in unsupplied_units(table.war, table.state, PL)}
    assert hungry == {"pl-12dp"}, "for hunger and the threat too"
    assert is_supplied(table.war, table.state, table.unit("16DP")), "and in the attack"


@pytest.mark.rule(GAME, "25.5")
def test_motorised_infantry_is_supplied_as_it_infiltrates() -> None:
    table = scene("pl: 16DP@0604 KSam@0604 / su: 58DS@0504", **PASS)
    assert not ask(table, "16DP")
    assert ask(table, "KSam"), "lines do not stop it on clear ground"
    weak = scene("pl: 16DP@0604 KSam@0604 / su: 16BK@0304", **PASS)
    assert not ask(weak, "16DP"), "enemies on the only way"
    assert ask(weak, "KSam"), "it passes enemies of two strength points"
    assert not ask(scene("pl: KSam@0604 / su: 58DS@0304", **PASS), "KSam"), "not of three"
    rough = {**PASS, "terrain": {"clear": "0105 0204 0304 0505 0604 0504 0909", "forest": "0404"}}
    assert not ask(scene("pl: KSam@0604 / su: 58DS@0504", **rough), "KSam"), "a line into difficult ground stops it"


@pytest.mark.rule(GAME, "25.6")
def test_supply_is_shown_with_its_way() -> None:
    table = scene("pl: 16DP@0303 / su: 58DS@0909", held={"pl": ["0105", "0305"]}, **MAP)
    found = table.ask("supply", unit="pl-16dp")
    assert found["supplied"] is True
    assert found["rule"] == "25"
    assert found["route"][0] == "0303"
    assert found["route"][-1] in ("0305", "0105")
    field = field_of(table.war, table.state, PL)
    for start in range(table.war.board.size):
        route = net(table.war, "pl").route(field, start)
        assert (route is not None) == bool(net(table.war, "pl").trace(field).hexes >> start & 1)


HUNGRY: dict[str, Any] = {
    "size": "9x9", "regions": {"town": "0105"}, "places": {"Warszawa": "0105"}, "theatre": "lb", "phasing": "pl",
    "phase": "starvation", "chapters": 25, "held": {"su": ["0105"]}, "morale": {"lb": 0},
}  # fmt: skip


@pytest.mark.rule(GAME, "25.7")
@pytest.mark.parametrize(
    ("unit", "field", "face", "lost"),
    [
        pytest.param("16DP", 0, 2, True, id="2 is hunger"),
        pytest.param("16DP", 0, 3, False, id="3 is not"),
        pytest.param("16DP", -8, 1, True, id="own level 1: 1+1"),
        pytest.param("16DP", -8, 2, False, id="own level 1: 2+1"),
        pytest.param("16DP", 16, 4, True, id="enemy level 2: 4-2"),
        pytest.param("16DP", 16, 5, False, id="enemy level 2: 5-2"),
        pytest.param("1DK", 0, 1, True, id="cavalry: 1+1"),
        pytest.param("1DK", 0, 2, False, id="cavalry: 2+1"),
        pytest.param("1DPLeg", 0, 2, False, id="elite: 2+1"),
    ],
)
def test_starvation(unit: str, field: int, face: int, lost: bool) -> None:
    table = scene(f"pl: {unit}@0505 / su: 58DS@0909", **{**HUNGRY, "morale": {"lb": field}})
    assert table.prompt == "starvation"
    table.roll(face)
    assert table.level(unit) == ("weak" if lost else "full")
    assert table.events(Starved)[0].lost == lost


@pytest.mark.rule(GAME, "25.7")
def test_elite_cavalry_has_both_and_the_supplied_do_not_roll() -> None:
    table = scene("pl: 16DP@0909 / su: 4DK@0101 58DS@0904", **{**HUNGRY, "phasing": "su", "held": {}})
    assert hunger_bonus(table.war, table.state, table.unit("4DK")) == 2
    assert hunger_bonus(table.war, table.state, table.unit("58DS")) == 0
    fed = scene("pl: 16DP@0909 / su: 58DS@0105", **{**HUNGRY, "phasing": "su", "held": {}, "places": {"Newel": "0105"}})
    assert list(unsupplied_units(fed.war, fed.state, SU)) == []
    assert fed.prompt != "starvation"


@pytest.mark.rule(GAME, "25.7")
def test_support_units_and_cadres_on_their_own_are_lost() -> None:
    table = scene("pl: 16DP--@0505 Art1@0505 13DP--@0303 12DP@0303 / su: 58DS@0909", **{**HUNGRY, "chapters": 30})
    table.roll(6).roll(6)
    assert [event.unit for event in table.events(Starved)] == ["pl-12dp", "pl-13dp"], "a cadre beside a full unit rolls"
    assert (table.level("16DP"), table.at("Art1")) == ("eliminated", "eliminated"), "they do not protect each other"
    assert table.at("13DP") == "0303"
