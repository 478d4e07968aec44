"""What a network is told of a place: who is near, how strong, guns, ground, and where the nearest enemy is."""

from __future__ import annotations

from sztab.games.raclawice.bot.learned.numbering import GUNS, NEAR, STRENGTHS, A
from sztab.games.raclawice.bot.officer.chart import Body, Chart
from sztab.hexmap.facing import FRONT, corner_towards

_BANDS = (0, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 5)
_FAR = (0, 1, 2, 3, 3, 4, 4, 5, 5, 5)


def strength_band(strength: int) -> int:
    return _BANDS[strength] if strength < len(_BANDS) else STRENGTHS - 1


class Surroundings:
    """Places of one position; each is looked at once."""

    def __init__(self, chart: Chart) -> None:
        self._chart = chart
        self._known: dict[int, list[int]] = {}
        self._nearest: dict[int, tuple[int, int]] = {}
        self._guns = [[body.hex for body in bodies if body.guns] for bodies in (chart.foes, chart.own)]

    def nearest(self, hex: int) -> tuple[int, int]:
        """How far the nearest enemy is, and where."""
        found = self._nearest.get(hex)
        if found is None:
            away = self._chart.edition.board.distance[hex]
            found = min([(away[foe.hex], foe.hex) for foe in self._chart.foes], default=(99, hex))
            self._nearest[hex] = found
        return found

    def at(self, hex: int) -> list[int]:
        found = self._known.get(hex)
        if found is None:
            found = self._known[hex] = self._look(hex)
        return found

    def _look(self, hex: int) -> list[int]:
        chart = self._chart
        board = chart.edition.board
        away = board.distance[hex]
        found = [A["near"] + min(self.nearest(hex)[0], NEAR - 1)]
        for name, bodies in (("foes", chart.foes), ("friends", chart.own)):
            for radius, strength in enumerate(_near(bodies, away)):
                found.append(A[name] + radius * STRENGTHS + strength_band(strength))
        for whose, guns in enumerate(self._guns):
            distance = min([away[at] for at in guns], default=99)
            found.append(A["guns"] + whose * GUNS + (_FAR[distance] if distance < len(_FAR) else GUNS - 1))
        found += [A["ground"] + board.terrain[hex], A["ground"] + 4 + board.relief[hex]]
        if (chart.side, hex) in chart.leaders:
            found.append(A["leader"])
        return found

    def looks(self, hex: int, facing: int) -> list[int]:
        """Whom a unit that faces so has before it."""
        if facing < 0:
            return []
        board = self._chart.edition.board
        distance, nearest = self.nearest(hex)
        found = []
        if 0 < distance < 99:
            hexes = board.map.hexes
            found.append(A["look"] + (corner_towards(hexes[hex], hexes[nearest]) - facing) % 6)
        before = [board.around[hex][direction] for direction in FRONT[facing]]
        found.append(A["ahead"] + sum(at >= 0 and bool(self._chart.enemies >> at & 1) for at in before))
        return found


def _near(bodies: list[Body], away: bytes) -> tuple[int, int]:
    """The strength of those at most one hex away, and of those two or three away."""
    close = far = 0
    for body in bodies:
        distance = away[body.hex]
        if distance <= 1:
            close += body.strength
        elif distance <= 3:
            far += body.strength
    return close, far
