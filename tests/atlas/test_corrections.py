"""What was once wrong on the maps and is right now, and tests that find such faults wherever they lie."""

from itertools import pairwise
from math import hypot

import pytest

from sztab.atlas.checking import CLOSED, check_map
from sztab.atlas.corrections import corrections
from sztab.atlas.drafting import Drafter
from sztab.atlas.projection import Point, Spot
from sztab.atlas.shapes import distance_to_chain, distance_to_segment, dotted, is_left_of
from sztab.atlas.tracks import lay_tracks
from sztab.hexmap.bits import members
from sztab.hexmap.grid import Grid, Orientation
from sztab.hexmap.hexes import Hex, Hexside
from sztab.hexmap.hexmap import HexMap
from tests.atlas.maps import FOLDERS, by_rail, game_map, has_rail, is_in
from tests.atlas.test_geography import surveyed

# Sides of the coarse board on which a river must pass a town on the other bank, for the sake of its lower course: Brody
# and Połonne lie 14 and 13 km from their rivers, Starokonstantynów a kilometre. Sambor does stand on the left bank, as
# it does on the board; the course in rivers.csv passes it a kilometre to the other side.
WRONG_BANKS_OF_WEST = {("Styr", "Brody"), ("Słucz", "Połonne"), ("Słucz", "Starokonstantynów"), ("Dniestr", "Sambor")}


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_bridges_stand_on_their_railway(game: str) -> None:
    hexmap = game_map(game)
    drafter = Drafter(hexmap)
    nodes = drafter.nodes()
    bridged = members(hexmap.features["bridge"])
    assert len(bridged) > 20
    for side, mark in zip(bridged, drafter.bridges(), strict=True):
        a, b = hexmap.side_hexes[side]
        ends = nodes.get(a, drafter.centre(a)), nodes.get(b, drafter.centre(b))
        off = distance_to_segment(Point(mark.x, mark.y), Point(*ends[0]), Point(*ends[1]))
        assert off < 0.12 * drafter.size, hexmap.side_number(side)


@pytest.mark.parametrize(
    ("board", "river", "town", "bank"),
    [
        ("rok", "Seret", "Tarnopol", "left"), ("rok", "Dniestr", "Zaleszczyki", "left"),
        ("rok", "Dniestr", "Kamieniec Podolski", "left"),
        ("rok", "Dźwina", "Dyneburg", "right"), ("rok", "Dźwina", "Krasław", "right"),
        ("rok", "Wieprz", "Dęblin", "right"), ("rok", "Dniepr", "Rohaczów", "right"),
        ("rok", "Druć", "Rohaczów", "left"), ("rok", "Dniestr", "Drohobycz", "right"),
        ("west", "Dźwina", "Dyneburg", "right"), ("west", "Wieprz", "Dęblin", "right"),
        ("west", "Wisła", "Toruń", "right"), ("west", "Wisła", "Grudziądz", "right"),
        ("west", "Wisła", "Bydgoszcz", "left"),
    ],
)  # fmt: skip
def test_towns_that_stood_on_the_wrong_bank(board: str, river: str, town: str, bank: str) -> None:
    found, stretches = surveyed(board)
    hex, seen = found.places[town], 0
    for stretch in stretches:
        for (a, b), side in zip(pairwise(stretch.corners), stretch.sides):
            if stretch.name == river and hex in side:
                seen += 1
                ends = found.frame.corner(a), found.frame.corner(b)
                assert is_left_of(found.frame.centre(hex), ends) == (bank == "left")
    assert seen


@pytest.mark.parametrize("board", ["rok", "west"])
def test_every_town_stands_on_its_true_bank(board: str) -> None:
    """Of those that are more than a name, unless a correction says why not."""
    found, stretches = surveyed(board)
    towns = {hex: found.book.towns[name] for name, hex in found.places.items()}
    stated = {fix.object for fix in corrections(board) if fix.what == "bank"}
    courses = {
        river.name: [found.frame.chain(r.course) for r in found.book.rivers if r.name == river.name]
        for river in found.book.rivers
    }
    wrong = set()
    for stretch in stretches:
        for (a, b), side in zip(pairwise(stretch.corners), stretch.sides):
            for hex in side:
                if hex not in towns or towns[hex].ranks[board] == 3 or f"{stretch.name}/{towns[hex].name}" in stated:
                    continue
                spot = found.frame.sheet(towns[hex].spot)
                course = min(courses[stretch.name], key=lambda course: distance_to_chain(spot, course))
                ends = found.frame.corner(a), found.frame.corner(b)
                if is_left_of(spot, course) != is_left_of(found.frame.centre(hex), ends):
                    wrong.add((stretch.name, towns[hex].name))
    assert wrong == (WRONG_BANKS_OF_WEST if board == "west" else set())


@pytest.mark.parametrize("board", ["rok", "west"])
def test_no_river_loses_a_part_of_its_course(board: str) -> None:
    """Every point of every river lies near a side of it: loops are not cut off, lower courses do not vanish."""
    found, stretches = surveyed(board)
    drawn: dict[str, list[tuple[Point, Point]]] = {}
    for stretch in stretches:
        corners = [found.frame.corner(corner) for corner in stretch.corners]
        drawn.setdefault(stretch.name, []).extend(pairwise(corners))
    for river in found.book.rivers:
        if board not in river.classes:
            continue
        for point in dotted(found.frame.chain(river.course), found.frame.pitch / 10):
            hex = found.frame.layout.hex_at(point)
            if found.frame.has(hex) and all(found.frame.has(other) for other in hex.neighbours()):
                away = min(distance_to_segment(point, a, b) for a, b in drawn[river.name])
                where = found.frame.projection.to_country(point)
                assert away < 1.15 * found.frame.pitch, f"{river.name} at {where}"


def test_the_szczara_makes_its_loop() -> None:
    """By Lake Wygonowskie and Byteń: the line of September 1920."""
    rok = game_map("rok-1920")
    assert rok.features["river:Szczara"].bit_count() == 15


def test_the_northern_slucz_meets_the_prypec_in_its_place() -> None:
    found, stretches = surveyed("rok")
    mouth = next(found.frame.corner(s.corners[-1]) for s in stretches if s.name == "Słucz północna")
    spot = found.frame.projection.to_country(mouth)
    assert abs(spot.lon - 27.53) < 0.2
    assert abs(spot.lat - 52.14) < 0.2


@pytest.mark.parametrize(("river", "sides"), [("Liwiec", 3), ("Orzyc", 3), ("Stryj", 7), ("Warta", 15)])
def test_short_rivers_are_more_than_a_side(river: str, sides: int) -> None:
    assert game_map("rok-1920").features[f"river:{river}"].bit_count() >= sides


def test_a_river_may_leave_the_map_and_come_back() -> None:
    """The Wisła of the 50 km board: from Kraków to Toruń, then along the edge, then to the sea."""
    west = game_map("how-the-west-was-saved")
    wisla = {west.side_number(side) for side in members(west.features["river:Wisła"])}
    assert {"0110/0111", "0109/0209", "0107/0108", "0206/0207"} <= wisla
    assert len(wisla) == 32


def test_a_river_with_a_gap_within_the_map_is_refused() -> None:
    grid = Grid(Orientation.FLAT)
    terrain = dict.fromkeys(grid.rectangle(9, 9), "clear")
    sides = [Hexside.between(grid.hex(a), grid.hex(b)) for a, b in (("0404", "0405"), ("0604", "0605"))]
    broken = HexMap(grid, terrain, features={"river:Nurzec": sides, "small-river": sides})
    assert check_map(broken) == ["Nurzec does not flow in one chain"]
    rim = [Hexside.between(grid.hex(a), grid.hex(b)) for a, b in (("0101", "0201"), ("0301", "0401"))]
    back = HexMap(grid, terrain, features={"river:Nurzec": rim, "small-river": rim})
    assert check_map(back) == []


@pytest.mark.parametrize("game", ["rok-1920", "nest-of-eagles"])
def test_bessarabia_is_closed(game: str) -> None:
    rok = game_map(game)
    assert rok.terrain[rok.index_of[rok.grid.hex("2229")]] == "closed"
    assert rok.regions["state:Romania"] >> rok.index_of[rok.grid.hex("2229")] & 1


@pytest.mark.parametrize("name", ["Radzymin", "Halicz", "Drohobycz", "Rohaczów", "Zdołbunów", "Kłajpeda"])
def test_towns_that_were_missing(name: str) -> None:
    for game in ("rok-1920", "nest-of-eagles"):
        assert name in game_map(game).places


@pytest.mark.parametrize("game", ["rok-1920", "nest-of-eagles"])
@pytest.mark.parametrize(
    ("stops", "hexes"),
    [
        ("Brześć Włodawa Chełm", 6), ("Warszawa Wyszków Ostrołęka", 5), ("Wapniarka Chrystynówka Talne Śmiła", 9),
        ("Czerkasy Zołotonosza Hrebinka Pryłuki Bachmacz", 8), ("Kowno Wierzbołowo", 4), ("Dyneburg Krasław Dryssa", 5),
        ("Kowel Rożyszcze Równe", 6), ("Kijów Jahotyn Hrebinka Łubny", 8),
        ("Płoskirów Jarmolińce|Kamieniec Podolski", 5),
    ],
)  # fmt: skip
def test_railways_run_as_they_did(game: str, stops: str, hexes: int) -> None:
    rok = game_map(game)
    called = [*stops.split("|")[0].split(), *stops.split("|")[1:]]
    journey = by_rail(rok, *called)
    assert all(has_rail(rok, a, b) for a, b in pairwise(journey))
    assert len(journey) == hexes


@pytest.mark.parametrize("place", ["Czernihów", "Mariampol", "Perejasław", "Brasław", "Druja"])
def test_no_railway_where_there_was_none(place: str) -> None:
    rok = game_map("rok-1920")
    hex = rok.places.get(place)
    if hex is not None:
        assert not any(other >= 0 and has_rail(rok, hex, other) for other in rok.neighbours[hex])


def test_lines_meet_in_places_or_run_together() -> None:
    """In a hex without a name two railways share a side or do not meet: no crossing without a station."""
    found, _ = surveyed("rok")
    named = set(found.places.values())
    passing: dict[Hex, list[set[Hexside]]] = {}
    for track in lay_tracks(found):
        for hex in track.hexes:
            if hex not in named:
                passing.setdefault(hex, []).append(set(track.sides) & set(hex.sides()))
    crossings = {
        found.frame.grid.number(hex)
        for hex, lines in passing.items()
        if any(not a & b for i, a in enumerate(lines) for b in lines[i + 1 :])
    }
    assert crossings == set()


def test_terespol_and_petersburg_lines_part() -> None:
    """They leave Warszawa together and part at Mińsk Mazowiecki; the lines to Smoleńsk meet before its bridge only."""
    found, _ = surveyed("rok")
    tracks = {track.name: track for track in lay_tracks(found)}
    numbers = {name: [found.frame.grid.number(hex) for hex in track.hexes] for name, track in tracks.items()}
    terespol, petersburg = numbers["Warszawa-Terespol i Moskwa-Brześć"], numbers["Warszawsko-Petersburska"]
    assert terespol[2:5] == ["0915", "1015", "1115"]
    assert petersburg[2:5] == ["0915", "1014", "1013"]
    assert set(numbers["Rygo-Orłowska"]) & set(terespol) == {"3506", "3606"}
    rok = game_map("rok-1920")
    assert not rok.features["bridge"] >> rok.side_between(rok.at("3406"), rok.at("3507")) & 1


def test_neighbours_abroad_have_borders_with_each_other() -> None:
    """13.3 and 13.5 of How the West Was Saved differ in Lithuania and East Prussia."""
    west = game_map("how-the-west-was-saved")
    for one, other in (("East Prussia", "Lithuania"), ("Latvia", "Lithuania")):
        between = [
            side for side, (a, b) in west.side_hexes.items() if {one, other} == {_state(west, a), _state(west, b)}
        ]
        assert len(between) > 6
        assert all(west.features["border"] >> side & 1 for side in between)


def _state(hexmap: HexMap, hex: int) -> str:
    return next((n[6:] for n, hexes in hexmap.regions.items() if n.startswith("state:") and hexes >> hex & 1), "")


@pytest.mark.parametrize("game", sorted(FOLDERS))
def test_every_change_of_state_is_a_border(game: str) -> None:
    """Between two hexes of different states there is a border, unless one is the sea or both are open."""
    hexmap = game_map(game)
    for side, (a, b) in hexmap.side_hexes.items():
        states = {_state(hexmap, a), _state(hexmap, b)}
        closed = [hexmap.terrain[hex] in CLOSED for hex in (a, b)]
        if len(states) == 2 and "sea" not in states and any(closed):
            assert hexmap.features["border"] >> side & 1, hexmap.side_number(side)


@pytest.mark.parametrize("game", sorted(FOLDERS))
@pytest.mark.parametrize("name", ["Zalew Wiślany", "Zalew Kuroński", "Śniardwy", "Mamry", "Narocz", "Drywiaty"])
def test_lagoons_and_lakes(game: str, name: str) -> None:
    shown = {water.name: water.kind for water in game_map(game).waters}
    assert shown[name] == ("lagoon" if name.startswith("Zalew") else "lake")


def test_hel_reaches_into_the_sea() -> None:
    """The picture of the sea leaves the peninsula dry: a tongue of land 30 km long, with water on both sides."""
    found, _ = surveyed("rok")
    sea = next(found.outline(water) for water in found.book.waters if water.kind == "sea")
    tip = min(sea, key=lambda point: hypot(*(p - q for p, q in zip(point, found.frame.sheet(Spot(54.60, 18.82))))))
    base = found.frame.sheet(Spot(54.79, 18.42))
    assert hypot(tip.x - base.x, tip.y - base.y) > 28


def test_a_fort_of_one_map_is_a_fortress_of_the_other() -> None:
    """But for the field works before Warszawa."""
    west, rok = game_map("how-the-west-was-saved"), game_map("rok-1920")
    forts = {name for name in west.places if is_in(west, "fort", name)} - {"Radzymin"}
    assert "Bobrujsk" not in forts
    assert [name for name in sorted(forts) if not is_in(rok, "fortress", name)] == []
