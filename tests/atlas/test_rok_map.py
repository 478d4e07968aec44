"""What the rulebooks of Rok 1920 and Nest of Eagles state about their map, fact by fact."""

import tomllib
from itertools import pairwise

import pytest

from sztab.hexmap.bits import members
from sztab.hexmap.hexmap import HexMap
from tests.atlas.maps import FOLDERS, by_rail, game_map, has_rail, in_theatre, is_in

EDITIONS = ("rok-1920", "nest-of-eagles")
LATERAL = ("Mińsk", "Bobrujsk", "Żłobin", "Kalenkowicze", "Mozyrz", "Korosteń")
EAST_EDGE = ("Jarcewo", "Rosławl", "Klincy", "Bachmacz", "Łubny", "Jelizawetgrad")
PLACES = (
    *("Warszawa", "Wilno", "Orsza", "Mohylew", "Witebsk", "Borysów", "Święciany", "Mołodeczno", "Głębokie", "Homel"),
    *("Słuck", "Łuniniec", "Smoleńsk", "Newel", "Kijów", "Żytomierz", "Równe", "Tarnopol", "Lwów", "Stanisławów"),
    *("Borysław", "Kraków", "Grudziądz", "Brześć", "Lublin", "Łódź", "Toruń", "Działdowo", "Grodno", "Suwałki"),
    *("Kowno", "Białystok", "Baranowicze", "Czeremcha", "Sarny", "Łomża", "Wołkowysk", "Kobryń", "Kołomyja"),
    *("Mohylów Podolski", *LATERAL, *EAST_EDGE),
)
RIVERS = ("Dźwina", "Dniepr", "Prypeć", "Boh", "Berezyna", "Wisła", "Niemen", "Wieprz", "Wkra")


@pytest.fixture(params=EDITIONS)
def rok(request: pytest.FixtureRequest) -> HexMap:
    return game_map(request.param)


@pytest.mark.parametrize("place", PLACES)
def test_every_place_that_the_rules_name_is_on_the_map(rok: HexMap, place: str) -> None:
    assert place in rok.places


@pytest.mark.parametrize("river", RIVERS)
def test_every_river_that_the_rules_name_is_on_the_map(rok: HexMap, river: str) -> None:
    assert rok.features[f"river:{river}"]


@pytest.mark.parametrize("scenario", sorted(path.name for path in FOLDERS["rok-1920"].glob("scenario-*.toml")))
def test_scenario_cards_find_their_places(scenario: str) -> None:
    """A unit stands in a town, or one or more steps from it in a direction; the hex is open."""
    rok = game_map("rok-1920")
    card = tomllib.loads((FOLDERS["rok-1920"] / scenario).read_text(encoding="utf-8"))
    for side in card.get("setup", {}).values():
        for place in side:
            hex = _stands_at(rok, place)
            assert any(rok.regions[theatre] >> hex & 1 for theatre in ("pl", "ua", "lb")), place


def _stands_at(rok: HexMap, place: str) -> int:
    town, _, way = place.rpartition(" ")
    directions = rok.grid.orientation.directions
    if place in rok.places or way.rstrip("0123456789") not in directions:
        return rok.at(place)
    hex = rok.at(town)
    for _ in range(int(way.lstrip("NESW") or 1)):
        hex = rok.neighbours[hex][directions.index(way.rstrip("0123456789"))]
    return hex


@pytest.mark.rule("rok-1920", "12.3")
@pytest.mark.parametrize(
    ("theatre", "places"),
    [
        ("ua", "Kijów Żytomierz Równe Tarnopol Lwów Stanisławów Borysław Sarny Korosteń"),
        ("lb", "Wilno Mińsk Kalenkowicze Borysów Bobrujsk Święciany Mołodeczno Głębokie Orsza Mohylew Witebsk Homel"),
        ("lb", "Grodno Kobryń Baranowicze Słuck Łuniniec Smoleńsk Newel Kowno Wołkowysk Pińsk"),
        ("pl", "Warszawa Kraków Grudziądz Lublin Łódź Toruń Działdowo Brześć Czeremcha Białystok Suwałki Łomża"),
    ],
)
def test_theatres(rok: HexMap, theatre: str, places: str) -> None:
    assert [place for place in places.split() if not is_in(rok, theatre, place)] == []


@pytest.mark.rule("rok-1920", "12.3")
def test_every_open_hex_belongs_to_one_theatre(rok: HexMap) -> None:
    for hex in range(rok.size):
        is_open = rok.terrain[hex] not in ("closed", "sea")
        assert sum(rok.regions[theatre] >> hex & 1 for theatre in ("pl", "ua", "lb")) == is_open


@pytest.mark.rule("rok-1920", "27.3.2")
def test_rowne_to_brzesc_covers_three_hexes_of_the_polish_theatre(rok: HexMap) -> None:
    assert in_theatre(rok, by_rail(rok, "Równe", "Brześć"), "pl") == 3


@pytest.mark.rule("rok-1920", "27.3.2")
def test_minsk_to_rowne_by_luniniec_covers_two_theatres(rok: HexMap) -> None:
    journey = by_rail(rok, "Mińsk", "Łuniniec", "Równe")
    assert [theatre for theatre in ("pl", "ua", "lb") if in_theatre(rok, journey, theatre) > 3] == ["ua", "lb"]


@pytest.mark.rule("rok-1920", "27.3.2")
def test_minsk_to_rowne_by_brzesc_covers_three_theatres(rok: HexMap) -> None:
    journey = by_rail(rok, "Mińsk", "Brześć", "Równe")
    assert all(in_theatre(rok, journey, theatre) > 3 for theatre in ("pl", "ua", "lb"))


def test_baranowicze_to_czeremcha_and_lublin() -> None:
    """Eagles 9.3: at most three hexes of the Polish theatre to Czeremcha, more to Lublin, by Sarny more in each."""
    eagles = game_map("nest-of-eagles")
    assert in_theatre(eagles, by_rail(eagles, "Baranowicze", "Czeremcha"), "pl") <= 3
    assert in_theatre(eagles, by_rail(eagles, "Baranowicze", "Lublin"), "pl") > 3
    journey = by_rail(eagles, "Baranowicze", "Sarny", "Lublin")
    assert all(in_theatre(eagles, journey, theatre) > 3 for theatre in ("pl", "ua", "lb"))


@pytest.mark.rule("rok-1920", "27.3.5")
def test_the_lateral_railway(rok: HexMap) -> None:
    """27.3.5, Eagles 9.2: Mińsk, Bobrujsk, Żłobin, Kalenkowicze, Mozyrz, Korosteń, in this order."""
    ends = [hex for hex in range(rok.size) if _lateral_links(rok, hex) == 1]
    assert {rok.at("Mińsk"), rok.at("Korosteń")} == set(ends)
    line = [rok.at("Mińsk")]
    while line[-1] != rok.at("Korosteń"):
        around = [h for h in rok.neighbours[line[-1]] if h >= 0 and has_rail(rok, line[-1], h, "lateral")]
        line.append(next(hex for hex in around if hex not in line))
    assert len(line) == rok.networks["lateral"].bit_count() + 1
    called = [line.index(rok.at(place)) for place in LATERAL]
    assert called == sorted(called)


def _lateral_links(rok: HexMap, hex: int) -> int:
    return sum(other >= 0 and has_rail(rok, hex, other, "lateral") for other in rok.neighbours[hex])


def test_east_edge_towns_stand_on_the_edge_with_a_railway(rok: HexMap) -> None:
    """Eagles 16."""
    for place in EAST_EDGE:
        assert is_in(rok, "east-edge", place)
        assert any(other >= 0 and has_rail(rok, rok.at(place), other) for other in rok.neighbours[rok.at(place)])


def test_hexes_of_the_examples(rok: HexMap) -> None:
    """9.7: from 2304 the Bolsheviks may go to 2303 (north: a wrong direction) or 2404 (eastwards); 9.8 names 2509."""
    directions = rok.grid.orientation.directions
    steps = {rok.numbers[other]: directions[i] for i, other in enumerate(rok.neighbours[rok.at("2304")])}
    assert (steps["2303"], steps["2404"]) == ("N", "SE")
    for number in ("2303", "2304", "2404", "2509"):
        assert is_in(rok, "lb", number)


def test_grodno_stands_on_the_large_niemen(rok: HexMap) -> None:
    """Eagles 4.2, example: south-east of Grodno a division has the unbridged river on its south-western side, and the
    river goes on along the southern side of Grodno, a fortress on the same bank."""
    grodno = rok.at("Grodno")
    division, far_bank = rok.neighbours[grodno][2], rok.neighbours[grodno][3]
    niemen = rok.features["large-river"] & rok.features["river:Niemen"]
    assert is_in(rok, "fortress", "Grodno")
    assert niemen >> rok.side_between(division, far_bank) & 1
    assert not rok.features["bridge"] >> rok.side_between(division, far_bank) & 1
    assert niemen >> rok.side_between(grodno, far_bank) & 1
    assert not niemen >> rok.side_between(grodno, division) & 1


def test_fortresses_and_large_rivers(rok: HexMap) -> None:
    """Eagles 2.2, 2.6, 15: Łomża is a fortress; Niemen, Dniepr and Prypeć are large rivers."""
    assert is_in(rok, "fortress", "Łomża")
    for river in ("Niemen", "Dniepr", "Prypeć", "Wisła", "Dźwina"):
        assert rok.features["large-river"] & rok.features[f"river:{river}"]


def test_bridges_cross_large_rivers_only(rok: HexMap) -> None:
    assert rok.features["bridge"] & ~rok.features["large-river"] == 0


@pytest.mark.rule("rok-1920", "23.1")
def test_the_cavalry_army_enters_between_boh_and_dniepr(rok: HexMap) -> None:
    """Humań and Jelizawetgrad lie on that ground; no entry hex touches either river."""
    entry = rok.regions["ka"]
    assert entry.bit_count() >= 3
    west, east = rok.at("Hajsyn"), rok.at("Czerkasy")
    for hex in members(entry):
        column = rok.grid.column_row(rok.hexes[hex])[0]
        assert rok.grid.column_row(rok.hexes[west])[0] < column <= rok.grid.column_row(rok.hexes[east])[0]


@pytest.mark.rule("rok-1920", "24")
def test_deployment_areas_hold_their_towns() -> None:
    rok = game_map("rok-1920")
    for army, towns in (("12", "Owrucz Korosteń Malin Żytomierz Cudnów Berdyczów"), ("14", "Winnica Bar Wapniarka")):
        assert [town for town in towns.split() if not is_in(rok, f"army-{army}", town)] == []
    assert rok.regions["army-12"] & rok.regions["army-14"] == 0


@pytest.mark.rule("rok-1920", "32")
def test_no_mans_land_is_a_strip_along_the_berezyna() -> None:
    """It runs without a gap from the Dźwina to the Prypeć, and parts the armies of 26.IV."""
    rok = game_map("rok-1920")
    strip = members(rok.regions["no-mans-land"])
    rows = sorted({rok.grid.column_row(rok.hexes[hex])[1] for hex in strip})
    assert rows == list(range(rows[0], rows[-1] + 1))
    for place in ("Dzisna", "Borysów", "Ihumeń", "Bobrujsk", "Kalenkowicze", "Tołoczyn", "Mohylew", "Żłobin"):
        assert not is_in(rok, "no-mans-land", place)


def test_supply_sources(rok: HexMap) -> None:
    """25.1, Eagles 15.1: the south edge from Mohylów Podolski to Jelizawetgrad; Newel by the north edge."""
    assert is_in(rok, "south-source", "Mohylów Podolski")
    columns = [rok.grid.column_row(rok.hexes[hex])[0] for hex in members(rok.regions["south-source"])]
    assert columns == list(range(rok.grid.column_row(rok.hexes[rok.at("Mohylów Podolski")])[0], 39))
    assert rok.grid.column_row(rok.hexes[rok.at("Jelizawetgrad")])[0] == 38
    assert rok.regions["north-edge"] & ~rok.regions["lb"] == 0
    assert is_in(rok, "north-of-dzwina", "Newel")


@pytest.mark.rule("rok-1920", "38.2", "38.3")
def test_lithuanian_lines(rok: HexMap) -> None:
    """Kowno lies within the demarcation line; Wilno and Suwałki beyond it, but within Lithuania's aspirations; Grodno
    and Lida beyond both."""
    assert is_in(rok, "lithuania", "Kowno")
    for place in ("Wilno", "Suwałki", "Orany", "Sejny"):
        assert not is_in(rok, "lithuania", place)
        assert is_in(rok, "aspiration", place)
    assert not is_in(rok, "aspiration", "Grodno")
    assert not is_in(rok, "aspiration", "Lida")
    assert rok.regions["lithuania"] & ~rok.regions["aspiration"] == 0


def test_the_priority_line_runs_by_its_three_towns() -> None:
    """Eagles 22.1: Grodno, Kobryń, Kołomyja."""
    eagles = game_map("nest-of-eagles")
    assert all(is_in(eagles, "priority-west", place) for place in ("Warszawa", "Lwów", "Białystok", "Brześć"))
    assert not any(is_in(eagles, "priority-west", place) for place in ("Lida", "Pińsk", "Tarnopol", "Mińsk"))


def test_banks_of_the_dzwina(rok: HexMap) -> None:
    """A.2.4: Dryssa and Połock stand on the north bank, Dzisna on the south bank."""
    assert is_in(rok, "north-of-dzwina", "Dryssa")
    assert is_in(rok, "north-of-dzwina", "Połock")
    assert not is_in(rok, "north-of-dzwina", "Dzisna")


def test_borders_of_closed_states(rok: HexMap) -> None:
    """Eagles 2.3.1, 23.3.2: Germany touches open hexes; so do Czechoslovakia and Romania, and none is open."""
    for state in ("Germany", "Czechoslovakia", "Romania", "Latvia", "Lithuania out of play"):
        hexes = members(rok.regions[f"state:{state}"])
        assert all(rok.terrain[hex] == "closed" for hex in hexes)
        assert any(rok.features["border"] >> side & 1 for hex in hexes for side in rok.sides[hex] if side >= 0)


def test_one_fortification_faces_east(rok: HexMap) -> None:
    """Eagles 7.1, example."""
    assert rok.regions["front-NE"] & rok.regions["front-SE"]


def test_a_railway_leads_from_warszawa_to_mohylow_podolski(rok: HexMap) -> None:
    """Eagles 23.3.1, event P1."""
    journey = by_rail(rok, "Warszawa", "Mohylów Podolski")
    assert all(has_rail(rok, a, b) for a, b in pairwise(journey))


def test_modlin_and_warszawa_are_neighbours_in_different_hexes(rok: HexMap) -> None:
    assert rok.distance(rok.at("Modlin"), rok.at("Warszawa")) == 1


def test_iv_army_starts_west_of_dzialdowo(rok: HexMap) -> None:
    """G.1."""
    column = rok.grid.column_row(rok.hexes[rok.at("Działdowo")])[0]
    for place in ("Lipno", "Brodnica", "Sierpc"):
        assert rok.grid.column_row(rok.hexes[rok.at(place)])[0] < column


@pytest.mark.rule("rok-1920", "H.1")
def test_kowel_and_stolin_lie_near_the_other_theatres(rok: HexMap) -> None:
    """H.1: the area takes in what of the Ukrainian theatre lies fewer than 3 hexes from the others."""
    others = members(rok.regions["pl"] | rok.regions["lb"])
    for place in ("Kowel", "Stolin"):
        assert min(rok.distance(rok.at(place), hex) for hex in others) < 3


def test_units_of_the_spring_stand_outside_no_mans_land() -> None:
    rok = game_map("rok-1920")
    card = tomllib.loads((FOLDERS["rok-1920"] / "scenario-c.toml").read_text(encoding="utf-8"))
    for side in card["setup"].values():
        for place in side:
            assert not rok.regions["no-mans-land"] >> _stands_at(rok, place) & 1, place
