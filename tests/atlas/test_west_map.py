"""What the rulebook of How the West Was Saved states about its map, and what the start needs of it."""

from heapq import heappop, heappush

import pytest

from sztab.hexmap.bits import members
from sztab.hexmap.hexmap import HexMap
from tests.atlas.maps import game_map, is_in

EDGE = "eastern edge"
DIFFICULT = ("forest", "swamp", "hill")
CLOSED = ("closed", "sea", "lake", "peaks", "morass")
PLACES = [
    "Smoleńsk",
    "Warszawa",
    "Kowno",
    "Ostrołęka",
    "Kijów",
    "Winnica",
    "Płoskirów",
    "Żytomierz",
    "Zamość",
    "Ostróg",
    "Humań",
    "Toruń",
    "Gdańsk",
]
DEPOTS = [
    ("Lublin", "Warszawa"), ("Białystok", "Warszawa"), ("Lida", "Białystok"), ("Mołodeczno", "Lida"),
    ("Mińsk", "Mołodeczno"), ("Bobrujsk", "Mińsk"), ("Kowel", "Lublin"), ("Równe", "Kowel"), ("Płoskirów", "Równe"),
    ("Nieżyn", EDGE), ("Smoleńsk", EDGE), ("Witebsk", "Smoleńsk"), ("Kijów", "Nieżyn"), ("Winnica", "Kijów"),
    ("Homel", EDGE),
]  # fmt: skip
POLISH = [town for town, _ in DEPOTS[:9]] + ["Warszawa"]
RUSSIAN = [town for town, _ in DEPOTS[9:]]
POLISH_START = [
    "Głębokie",
    "Dzisna",
    "Lepel",
    "Borysów",
    "Berezyna",
    "Mozyrz",
    "Olewsk",
    "Zwiahel",
    "Połonne",
    "Starokonstantynów",
    "Bar",
]
RUSSIAN_START = [
    "Newel",
    "Połock",
    "Sienno",
    "Orsza",
    "Mohylew",
    "Rohaczów",
    "Rzeczyca",
    "Owrucz",
    "Korosteń",
    "Cudnów",
    "Chmielnik",
    "Żmerynka",
]


@pytest.fixture
def west() -> HexMap:
    return game_map("how-the-west-was-saved")


def gap(west: HexMap, start: str, goal: str, *, rivers: bool = True) -> int | None:
    """5.2: the least number of hexes between two places, a difficult one as 2, without a step over an unbridged river,
    into closed hexes or into neutral country."""
    goals = west.regions["east-edge"] if goal == EDGE else 1 << west.at(goal)
    heap, best = [(0, west.at(start))], set[int]()
    while heap:
        count, hex = heappop(heap)
        if hex in best:
            continue
        best.add(hex)
        if goals >> hex & 1:
            return count
        for other in west.neighbours[hex]:
            if other >= 0 and may_pass(west, hex, other, rivers):
                is_goal = goal != EDGE and bool(goals >> other & 1)
                heappush(heap, (count + (0 if is_goal else weight(west, other)), other))
    return None


def may_pass(west: HexMap, hex: int, other: int, rivers: bool) -> bool:
    neutral = west.regions["lithuania"] | west.regions["east-prussia"]
    if west.terrain[other] in CLOSED or neutral >> other & 1:
        return False
    unbridged = west.features["river"] & ~west.features["bridge"]
    return not rivers or not unbridged >> west.side_between(hex, other) & 1


def weight(west: HexMap, hex: int) -> int:
    return 2 if west.terrain[hex] in DIFFICULT else 1


@pytest.mark.parametrize("place", PLACES)
def test_every_place_that_the_rules_name_is_on_the_map(west: HexMap, place: str) -> None:
    assert place in west.places


def test_ostroleka_is_green_and_nothing_is_called_olsztyn(west: HexMap) -> None:
    """1.1."""
    assert is_in(west, "green", "Ostrołęka")
    assert "Olsztyn" not in west.places


def test_the_number_of_green_towns(west: HexMap) -> None:
    """2.2: at least 6, and never can both sides hold 6."""
    assert west.regions["green"].bit_count() == 11
    assert not is_in(west, "green", "Warszawa")
    assert not is_in(west, "green", "Smoleńsk")


def test_five_central_pripet_hexes_are_closed(west: HexMap) -> None:
    """1.3."""
    assert west.regions["pripet"].bit_count() == 5
    assert west.regions["pripet"] == west.with_terrain("morass")
    pripet = members(west.regions["pripet"])
    assert all(other in west.neighbours[hex] for hex, other in zip(pripet, pripet[1:]))  # noqa: RUF007


def test_kiev_to_vinnytsia_has_a_gap_of_two(west: HexMap) -> None:
    """5.2, example."""
    assert gap(west, "Kijów", "Winnica") == 2
    assert west.distance(west.at("Kijów"), west.at("Winnica")) == 3


def test_vinnytsia_to_proskurov_runs_through_one_forest_hex(west: HexMap) -> None:
    """5.2, example: the count is at most 3, with one forest hex on the way."""
    forest = west.at("Chmielnik")
    assert west.terrain[forest] == "forest"
    assert west.distance(forest, west.at("Winnica")) == 2
    assert west.distance(forest, west.at("Płoskirów")) == 1
    assert gap(west, "Winnica", "Płoskirów") == 3


def test_a_river_bars_the_supply_of_a_hex_near_zamosc(west: HexMap) -> None:
    """6.0, example: two hexes lie between, but across an unbridged river, and every detour counts more than 3."""
    assert gap(west, "Brody", "Zamość", rivers=False) == 2
    detour = gap(west, "Brody", "Zamość")
    assert detour is None or detour > 3


def test_some_hex_is_too_far_from_zhytomyr(west: HexMap) -> None:
    """6.0, example."""
    far = gap(west, "Humań", "Żytomierz")
    assert far is None or far > 3


@pytest.mark.parametrize(("town", "source"), DEPOTS)
def test_depots_of_the_start_are_linked(west: HexMap, town: str, source: str) -> None:
    count = gap(west, town, source)
    assert count is not None
    assert count <= 3


@pytest.mark.parametrize("place", POLISH_START)
def test_polish_start_places_are_in_supply(west: HexMap, place: str) -> None:
    assert min(count for depot in POLISH if (count := gap(west, place, depot)) is not None) <= 3


@pytest.mark.parametrize("place", [*RUSSIAN_START, "Humań"])
def test_russian_start_places_are_in_supply(west: HexMap, place: str) -> None:
    assert min(count for depot in [*RUSSIAN, EDGE] if (count := gap(west, place, depot)) is not None) <= 3


def test_the_sejm_comes_in_by_the_east_edge(west: HexMap) -> None:
    """12.0: part of the edge lies south of it, part north."""
    south, edge = west.regions["south-of-sejm"], west.regions["east-edge"]
    assert south
    assert south & ~edge == 0
    assert edge & ~south
    touching = [hex for side in members(west.features["river:Sejm"]) for hex in west.side_hexes[side]]
    assert any(edge >> hex & 1 for hex in touching)


def test_the_command_line_divides_the_map(west: HexMap) -> None:
    """13.1."""
    north = [
        "Homel",
        "Rzeczyca",
        "Kalenkowicze",
        "Mozyrz",
        "Łuniniec",
        "Pińsk",
        "Kobryń",
        "Brześć",
        "Siedlce",
        "Warszawa",
        "Toruń",
    ]
    south = [
        "Czernihów",
        "Czarnobyl",
        "Owrucz",
        "Olewsk",
        "Sarny",
        "Kowel",
        "Włodawa",
        "Chełm",
        "Lublin",
        "Dęblin",
        "Radom",
    ]
    assert [place for place in north if not is_in(west, "n", place)] == []
    assert [place for place in south if not is_in(west, "s", place)] == []
    assert west.features["command"]


def test_neighbours_of_the_theatre_of_war(west: HexMap) -> None:
    """1.3, 13.3, 13.5: Czechoslovakia and Latvia are closed; Lithuania and East Prussia have open hexes and borders."""
    for state in ("Czechoslovakia", "Latvia"):
        assert all(west.terrain[hex] in CLOSED for hex in members(west.regions[f"state:{state}"]))
    assert is_in(west, "lithuania", "Kowno")
    for region in ("lithuania", "east-prussia"):
        hexes = members(west.regions[region])
        assert all(west.terrain[hex] not in CLOSED for hex in hexes)
        assert any(west.features["border"] >> side & 1 for hex in hexes for side in west.sides[hex] if side >= 0)
    for place in ("Wilno", "Orany", "Suwałki", "Sejny"):
        assert not is_in(west, "lithuania", place)


def test_hexes_by_the_czechoslovak_border(west: HexMap) -> None:
    """Cards 36 and 40."""
    assert all(is_in(west, "czech-border", place) for place in ("Kraków", "Sambor", "Stryj", "Kołomyja"))


@pytest.mark.parametrize("fort", ["Modlin", "Osowiec", "Radzymin"])
def test_forts_without_a_town(west: HexMap, fort: str) -> None:
    assert is_in(west, "fort", fort)
    assert not is_in(west, "town", fort)
