"""Comparing the maps with a geography that others have drawn: rivers, lakes, coast and places as GeoJSON in a folder.

The folder is the reader's own (`rivers`, `lakes`, `coast` and `places` `.geojson`, of Natural Earth 1:10m, say); the
atlas takes nothing from it. Rivers are compared by the names that the source gives them, where it is known to be right.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import hypot
from pathlib import Path
from statistics import median
from typing import Any

from sztab.atlas.frame import Frame
from sztab.atlas.projection import Point, Spot
from sztab.atlas.shapes import distance_to_segment, middle
from sztab.atlas.survey import Survey, survey
from sztab.atlas.waters import lay_rivers
from sztab.kernel.errors import DataError

RANKS = {"rok": 3, "west": 2}
# Our rivers under the names of Natural Earth. Left out are those that it lacks, or has in part or under a wrong name.
NAMES = {
    "Wisła": "Vistula", "Narew": "Narew", "Bug": "Bug|Zakhidnyy Buh", "Niemen": "Neman|Usha", "Dźwina": "Daugava",
    "Dniepr": "Dnipro|Dnepre|Dnepr", "Prypeć": "Pripyat|Prypyat", "Dniestr": "Dniester", "Berezyna": "Byarezina",
    "Desna": "Desna", "Boh": "Southern Bug", "San": "San", "Wieprz": "Wieprz", "Pilica": "Pilica", "Wkra": "Wkra",
    "Drwęca": "Drweca", "Bzura": "Bzura", "Dunajec": "Dunajec", "Warta": "Warta", "Wilia": "Neris|Servach",
    "Święta": "Sventoji", "Mereczanka": "Merkys", "Szczara": "Shchara", "Dzisna": "Dysna", "Ułła": "Ula",
    "Druć": "Druts", "Soż": "Sozh", "Sejm": "Seym", "Jasiołda": "Yasyelda", "Horyń": "Haryn", "Słucz": "Sluch",
    "Ubort": "Ubort", "Uż": "Uzh", "Roś": "Ros", "Siniucha": "Synyukha", "Prut": "Prut",
}  # fmt: skip
Segments = list[tuple[Point, Point]]


@dataclass(frozen=True)
class Layer:
    """A layer of the source, projected to the sheet of a board: lines and points by name."""

    lines: dict[str, Segments]
    points: dict[str, Point]

    @property
    def all_lines(self) -> Segments:
        return [segment for segments in self.lines.values() for segment in segments]


def compare(folder: Path, board: str) -> dict[str, Any]:
    """How far the rivers and shores of a board lie from the source's: rivers in hexes, shores in kilometres."""
    found = survey(board, ranks=RANKS[board])
    return {
        "board": board,
        "rivers": _rivers(found, _layer(found.frame, folder / "rivers.geojson")),
        "shores": _shores(found, [_layer(found.frame, folder / f"{name}.geojson") for name in ("coast", "lakes")]),
        "places": _places(found, _layer(found.frame, folder / "places.geojson")),
    }


def _rivers(found: Survey, source: Layer) -> dict[str, Any]:
    """For each side of a river, how far its middle lies from the source's river of that name, in hexes."""
    away: dict[str, list[float]] = {}
    for stretch in lay_rivers(found):
        theirs = [s for name in NAMES.get(stretch.name, "").split("|") for s in source.lines.get(name, ())]
        if not theirs:
            continue
        for a, b in pairwise(stretch.corners):
            point = middle(found.frame.corner(a), found.frame.corner(b))
            away.setdefault(stretch.name, []).append(_nearest(point, theirs) / found.frame.pitch)
    every = sorted(far for each in away.values() for far in each)
    return {
        "compared": len(away),
        "sides": len(every),
        "within_half": round(sum(far <= 0.5 for far in every) / len(every), 3),
        "within_one": round(sum(far <= 1 for far in every) / len(every), 3),
        "furthest": {name: round(max(each), 2) for name, each in sorted(away.items()) if max(each) > 1},
    }


def _shores(found: Survey, sources: Sequence[Layer]) -> dict[str, Any]:
    """How far the points of each shore lie from the nearest shore of the source, in kilometres; those on the board."""
    theirs = [segment for source in sources for segment in source.all_lines]
    away = {
        water.name: [
            _nearest(found.frame.sheet(spot), theirs)
            for spot in water.outline
            if found.frame.has(found.frame.hex_at(spot))
        ]
        for water in found.book.waters
    }
    return {
        name: {"median_km": round(median(each), 1), "most_km": round(max(each), 1)}
        for name, each in away.items()
        if each
    }


def _places(found: Survey, source: Layer) -> dict[str, Any]:
    """How many of the source's places on the board have a town of the atlas within ten kilometres, and which do not."""
    towns = [found.frame.sheet(town.spot) for town in found.book.towns.values()]
    on_board = {name: at for name, at in source.points.items() if found.frame.has(found.frame.layout.hex_at(at))}
    lacking = sorted(name for name, at in on_board.items() if min(hypot(at.x - t.x, at.y - t.y) for t in towns) > 10)
    return {"on_board": len(on_board), "in_the_atlas": len(on_board) - len(lacking), "lacking": lacking}


def _nearest(point: Point, segments: Iterable[tuple[Point, Point]]) -> float:
    return min(distance_to_segment(point, a, b) for a, b in segments)


def _layer(frame: Frame, file: Path) -> Layer:
    try:
        features = json.loads(file.read_text(encoding="utf-8"))["features"]
    except (OSError, ValueError, KeyError, TypeError):
        raise DataError(f"{file}: not a GeoJSON file of features") from None
    layer = Layer({}, {})
    for feature in features:
        name, shape = str(feature["properties"].get("name")), feature["geometry"]
        if shape["type"] == "Point":
            layer.points[name] = _sheet(frame, shape["coordinates"])
        for line in _lines(shape):
            layer.lines.setdefault(name, []).extend(pairwise([_sheet(frame, pair) for pair in line]))
    return layer


def _lines(shape: dict[str, Any]) -> list[list[list[float]]]:
    whole: list[list[list[float]]] = shape["coordinates"] if shape["type"] == "MultiLineString" else []
    return [shape["coordinates"]] if shape["type"] == "LineString" else whole


def _sheet(frame: Frame, pair: Sequence[float]) -> Point:
    return frame.sheet(Spot(pair[1], pair[0]))
