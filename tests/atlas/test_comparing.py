"""Comparing the maps with another geography: here with the atlas's own rivers and shores, moved by a known distance."""

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from sztab.atlas.comparing import NAMES, compare
from sztab.atlas.gazetteer import gazetteer
from sztab.kernel.errors import DataError


def write(folder: Path, name: str, features: Sequence[tuple[str, str, object]]) -> None:
    shapes = [
        {"properties": {"name": title}, "geometry": {"type": kind, "coordinates": where}}
        for title, kind, where in features
    ]
    (folder / f"{name}.geojson").write_text(json.dumps({"features": shapes}), encoding="utf-8")


def geography(folder: Path, north: float) -> Path:
    """The atlas's own rivers and shores under the source's names, moved so many degrees to the north."""
    book = gazetteer()
    rivers = [
        (NAMES[river.name].split("|")[0], "LineString", [[spot.lon, spot.lat + north] for spot in river.course])
        for river in book.rivers
        if river.name in NAMES
    ]
    shores = [
        (water.name, "MultiLineString", [[[spot.lon, spot.lat + north] for spot in (*water.outline, water.outline[0])]])
        for water in book.waters
    ]
    write(folder, "rivers", rivers)
    write(folder, "coast", shores[:1])
    write(folder, "lakes", shores[1:])
    write(folder, "places", [("Warsaw", "Point", [21.01, 52.23]), ("Nowhere", "Point", [25.55, 53.34])])
    return folder


def test_the_atlas_agrees_with_itself(tmp_path: Path) -> None:
    found = compare(geography(tmp_path, 0.0), "rok")
    assert found["rivers"]["within_half"] > 0.85
    assert found["rivers"]["within_one"] > 0.99
    assert all(far["most_km"] == 0 for far in found["shores"].values())
    assert found["places"] == {"on_board": 2, "in_the_atlas": 1, "lacking": ["Nowhere"]}


def test_another_geography_is_found_to_be_another(tmp_path: Path) -> None:
    found = compare(geography(tmp_path, 0.5), "west")
    assert found["rivers"]["within_half"] < 0.6
    assert all(far["median_km"] > 1 for far in found["shores"].values())


def test_a_folder_without_geography_is_refused(tmp_path: Path) -> None:
    with pytest.raises(DataError, match="not a GeoJSON file"):
        compare(tmp_path, "rok")
