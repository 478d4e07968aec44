"""The projection, the atlas itself, and the laying of rivers and railways on the grid."""

from functools import cache
from itertools import combinations, pairwise
from math import asin, cos, hypot, radians, sin

import pytest

from sztab.atlas.corrections import corrections
from sztab.atlas.gazetteer import gazetteer
from sztab.atlas.projection import EARTH_KM, Conic, Point, Spot
from sztab.atlas.shapes import contains, distance_to_chain, is_left_of
from sztab.atlas.survey import Survey, board_frame, survey
from sztab.atlas.tracks import lay_tracks
from sztab.atlas.waters import Stretch, lay_rivers
from sztab.hexmap.bits import members
from tests.atlas.maps import game_map

ISSUE_RIVERS = (
    "Wisła Bug Narew Biebrza Wkra Pilica San Wieprz Niemen Wilia Szczara Świsłocz Dźwina Dzisna Berezyna Dniepr Druć "
    "Soż Desna Sejm Prypeć Jasiołda Ptycz Styr Horyń Słucz Stochód Turia Ubort Uż Teterew Irpień Roś Boh Dniestr Prut "
    "Zbrucz Seret Strypa"
)


@cache
def surveyed(board: str) -> tuple[Survey, list[Stretch]]:
    found = survey(board, ranks=3 if board == "rok" else 2)
    return found, lay_rivers(found)


def great_circle(a: Spot, b: Spot) -> float:
    half = (radians(b.lat - a.lat) / 2, radians(b.lon - a.lon) / 2)
    chord = sin(half[0]) ** 2 + cos(radians(a.lat)) * cos(radians(b.lat)) * sin(half[1]) ** 2
    return 2 * EARTH_KM * asin(chord**0.5)


@pytest.mark.parametrize("board", ["rok", "west"])
def test_distances_on_the_sheet_are_true(board: str) -> None:
    """Between any two great towns, within half a hundredth."""
    towns, frame = gazetteer().towns, board_frame(board)
    names = ("Warszawa", "Kraków", "Toruń", "Lwów", "Wilno", "Mińsk", "Smoleńsk", "Kijów", "Humań", "Newel")
    for a, b in combinations((towns[name].spot for name in names), 2):
        one, other = frame.sheet(a), frame.sheet(b)
        assert hypot(one.x - other.x, one.y - other.y) == pytest.approx(great_circle(a, b), rel=0.005)


def test_the_projection_can_be_turned_back() -> None:
    conic = Conic(parallels=(49.5, 55), origin=Spot(52, 29))
    for spot in (Spot(48.2, 18.1), Spot(52, 29), Spot(56.2, 33)):
        assert conic.to_country(conic.to_sheet(spot)) == pytest.approx(spot)
    assert conic.to_sheet(Spot(52, 29)) == pytest.approx((0, 0), abs=1e-9)


def test_left_and_right_of_a_chain() -> None:
    """y grows southwards: who walks east has the north on his left."""
    east = (Point(0, 0), Point(10, 0), Point(20, 0))
    assert is_left_of(Point(5, -3), east)
    assert not is_left_of(Point(15, 3), east)
    bend = (Point(0, 0), Point(10, 0), Point(10, 10))
    assert is_left_of(Point(13, -3), bend)
    assert not is_left_of(Point(7, 3), bend)
    assert distance_to_chain(Point(5, -3), east) == 3
    assert contains((Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)), Point(1, 1))
    assert not contains((Point(0, 0), Point(4, 0), Point(4, 4), Point(0, 4)), Point(5, 1))


def test_the_atlas_is_rich_enough() -> None:
    book = gazetteer()
    assert len(book.towns) >= 220
    assert len({river.name for river in book.rivers}) >= 45
    named = {river.name for river in book.rivers}
    assert {*ISSUE_RIVERS.split(), "Gniła Lipa"} <= named


def test_geonames_is_named_for_each_coordinate_taken_from_it() -> None:
    sources = {town.source.partition(":")[0] for town in gazetteer().towns.values()}
    assert sources == {"geonames", "own"}


@pytest.mark.parametrize("board", ["rok", "west"])
def test_every_correction_has_a_reason(board: str) -> None:
    assert all(len(fix.reason) > 20 for fix in corrections(board))


@pytest.mark.parametrize("board", ["rok", "west"])
def test_rivers_stay_near_their_course(board: str) -> None:
    """No stretch is further from the true river than a hex, and each is a walk from corner to corner."""
    found, stretches = surveyed(board)
    courses: dict[str, list[Point]] = {}
    for river in found.book.rivers:
        courses.setdefault(river.name, []).extend(found.frame.chain(river.course))
    for stretch in stretches:
        for a, b in pairwise(stretch.corners):
            assert set(a.sides()) & set(b.sides())
            assert distance_to_chain(found.frame.corner(b), courses[stretch.name]) < 1.2 * found.frame.pitch


def test_railways_join_the_towns_they_name() -> None:
    found, _ = surveyed("rok")
    lines = {track.name: track for track in lay_tracks(found)}
    for railway in found.book.railways:
        track = lines[railway.name]
        called = [found.places[town] for town in railway.stations if town in found.places]
        assert [hex for hex in called if hex not in track.hexes] == []
        assert all(b in a.neighbours() for a, b in pairwise(track.hexes))


@pytest.mark.parametrize(
    ("river", "town", "bank"),
    [
        ("Wisła", "Warszawa", "left"), ("Wisła", "Kraków", "left"), ("Wisła", "Toruń", "right"),
        ("Wisła", "Sandomierz", "left"), ("Niemen", "Grodno", "right"), ("Niemen", "Kowno", "right"),
        ("Dniepr", "Kijów", "right"), ("Dniepr", "Smoleńsk", "left"), ("Dniepr", "Mohylew", "right"),
        ("Prypeć", "Mozyrz", "right"), ("Prypeć", "Kalenkowicze", "left"), ("Bug", "Brześć", "right"),
        ("Berezyna", "Bobrujsk", "right"), ("Narew", "Łomża", "left"), ("Wisła", "Modlin", "right"),
        ("Dźwina", "Połock", "right"), ("Dźwina", "Dzisna", "left"), ("Dźwina", "Witebsk", "left"),
    ],
)  # fmt: skip
def test_great_towns_stand_on_their_true_bank(river: str, town: str, bank: str) -> None:
    """Where the town's hex touches its river, the river leaves it on the true bank."""
    found, stretches = surveyed("rok")
    hex = found.places[town]
    for stretch in stretches:
        if stretch.name != river:
            continue
        for (a, b), side in zip(pairwise(stretch.corners), stretch.sides):
            if hex in side:
                ends = found.frame.corner(a), found.frame.corner(b)
                assert is_left_of(found.frame.centre(hex), ends) == (bank == "left")


def test_rivers_meet_where_they_should() -> None:
    """Bug into Narew, Narew into Wisła, San into Wisła, Prypeć and Berezyna into Dniepr, Wilia into Niemen."""
    rok = game_map("rok-1920")
    for river, into in (
        *(("Bug", "Narew"), ("Narew", "Wisła"), ("San", "Wisła"), ("Prypeć", "Dniepr"), ("Berezyna", "Dniepr")),
        *(("Wilia", "Niemen"), ("Desna", "Dniepr"), ("Soż", "Dniepr"), ("Dzisna", "Dźwina"), ("Styr", "Prypeć")),
        *(("Horyń", "Prypeć"), ("Słucz", "Horyń"), ("Zbrucz", "Dniestr"), ("Biebrza", "Narew"), ("Wieprz", "Wisła")),
    ):
        own, main = (
            {corner for side in members(rok.features[f"river:{name}"]) for corner in rok.side(side).corners()}
            for name in (river, into)
        )
        assert len(own & main) == 1, f"{river} flows into {into}"
