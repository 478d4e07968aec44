"""Maps of the 1920 games as the tests ask them: routes by rail, theatres, rivers."""

from collections import deque
from functools import cache
from pathlib import Path

import sztab
from sztab.atlas.reading import read_map
from sztab.hexmap.hexmap import HexMap
from sztab.kernel.box import Box

GAMES = Path(sztab.__file__).parent / "games"
FOLDERS = {
    "rok-1920": GAMES / "rok1920/data/first",
    "nest-of-eagles": GAMES / "rok1920/data/eagles",
    "how-the-west-was-saved": GAMES / "west/data",
}


@cache
def game_map(game: str) -> HexMap:
    return read_map(Box(FOLDERS[game]))


def by_rail(hexmap: HexMap, *stops: str) -> list[int]:
    """The hexes of the shortest journey by rail that calls at these towns in turn."""
    journey = [hexmap.at(stops[0])]
    for stop in stops[1:]:
        journey += _leg(hexmap, journey[-1], hexmap.at(stop))[1:]
    return journey


def _leg(hexmap: HexMap, start: int, goal: int) -> list[int]:
    before: dict[int, int | None] = {start: None}
    queue = deque([start])
    while queue:
        hex = queue.popleft()
        for other in hexmap.neighbours[hex]:
            if other >= 0 and other not in before and has_rail(hexmap, hex, other):
                before[other] = hex
                queue.append(other)
    path: list[int] = []
    at: int | None = goal
    while at is not None:
        path.append(at)
        at = before[at]
    return path[::-1]


def has_rail(hexmap: HexMap, a: int, b: int, network: str = "rail") -> bool:
    return bool(hexmap.networks[network] >> hexmap.side_between(a, b) & 1)


def in_theatre(hexmap: HexMap, journey: list[int], theatre: str) -> int:
    """How many hexes of a journey lie in a theatre."""
    return sum(hexmap.regions[theatre] >> hex & 1 for hex in set(journey))


def is_in(hexmap: HexMap, region: str, place: str) -> bool:
    return bool(hexmap.regions[region] >> hexmap.at(place) & 1)
