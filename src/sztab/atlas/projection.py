"""From latitude and longitude to kilometres on a flat sheet: Lambert's conformal conic projection on a sphere.

With standard parallels 49.5° and 55° N the scale is wrong by at most 0.4 % anywhere between 48° and 56.5° N, so that
distances in hexes can be trusted over the whole theatre of war.
"""

from math import atan, atan2, cos, degrees, hypot, log, pi, radians, sin, tan
from typing import NamedTuple

EARTH_KM = 6371.0


class Spot(NamedTuple):
    """A point of the country, in degrees north and east."""

    lat: float
    lon: float


class Point(NamedTuple):
    """A point of the sheet, in kilometres east (x) and south (y) of the projection's origin."""

    x: float
    y: float


class Conic:
    """Lambert's conformal conic projection with two standard parallels; y grows southwards, as rows of hexes do."""

    def __init__(self, *, parallels: tuple[float, float], origin: Spot) -> None:
        low, high = (radians(p) for p in parallels)
        self.origin = origin
        self._cone = log(cos(low) / cos(high)) / log(_stretch(high) / _stretch(low))
        self._factor = EARTH_KM * cos(low) * _stretch(low) ** self._cone / self._cone
        self._apex = self._radius(radians(origin.lat))

    def to_sheet(self, spot: Spot) -> Point:
        radius = self._radius(radians(spot.lat))
        angle = self._cone * radians(spot.lon - self.origin.lon)
        return Point(radius * sin(angle), radius * cos(angle) - self._apex)

    def to_country(self, point: Point) -> Spot:
        down = point.y + self._apex
        radius = hypot(point.x, down)
        stretch = (self._factor / radius) ** (1 / self._cone)
        lat = 2 * atan(stretch) - pi / 2
        lon = degrees(atan2(point.x, down) / self._cone) + self.origin.lon
        return Spot(degrees(lat), lon)

    def _radius(self, lat: float) -> float:
        radius: float = self._factor / _stretch(lat) ** self._cone
        return radius


def _stretch(lat: float) -> float:
    return tan(pi / 4 + lat / 2)
