"""What a position is worth, by what a seat sees: strength, divisions, places and their digits, morale, and how near the
troops stand to the places they want."""

from collections.abc import Iterable

from sztab.games.rok1920.board import Board
from sztab.games.rok1920.units import PL, SEATS, SU, Side
from sztab.games.rok1920.view import UnitView, View
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.hexmap import HexMap

STRENGTH, DIVISION, ELITE = 1.0, 0.6, 0.4
PLACE, DIGIT, MORALE, LEVEL = 0.15, 0.5, 0.12, 1.5
NEARNESS = 0.06
FAR = 14
"""Beyond this many hexes nearness does not count."""


class Judge:
    """Weighs views of one map."""

    def __init__(self, hexmap: HexMap) -> None:
        self.board = Board(hexmap)
        self.index = {number: h for h, number in enumerate(hexmap.numbers)}
        self.prizes = bit_set(self.board.digits)
        self._fields: dict[int, list[int]] = {}
        self._known: dict[tuple[str, ...], int] = {}

    def value(self, view: View, seat: str) -> float:
        """The view's worth to a seat: its own troops and places less the enemy's."""
        side = SEATS.index(seat)
        held = [self._hexes(view.held[name]) for name in SEATS]
        sides = [self._side(view, s, held) for s in (PL, SU)]
        fields = sum(theatre.field for theatre in view.morale)
        levels = sum(theatre.polish - theatre.bolshevik for theatre in view.morale)
        polish = sides[PL] - sides[SU] - MORALE * fields + LEVEL * levels
        return polish if side == PL else -polish

    def _side(self, view: View, side: Side, held: list[int]) -> float:
        units = [unit for unit in view.units if unit.side == SEATS[side]]
        worth = sum(STRENGTH * unit.strength + DIVISION * (unit.size == "division") for unit in units)
        worth += ELITE * sum(unit.elite for unit in units)
        places = held[side]
        worth += PLACE * places.bit_count() + DIGIT * sum(
            digit for h, digit in self.board.digits.items() if places >> h & 1
        )
        return worth + NEARNESS * self._nearness(units, held[1 - side] & self.prizes)

    def _nearness(self, units: Iterable[UnitView], wanted: int) -> float:
        """How near the units stand to the nearest place with a digit that the enemy holds."""
        if not wanted:
            return 0.0
        field = self._fields.get(wanted)
        if field is None:
            if len(self._fields) > 200:
                self._fields.clear()
            field = self._fields[wanted] = self._distances(wanted)
        return sum(unit.strength * (FAR - field[self.index[unit.hex]]) for unit in units)

    def _distances(self, wanted: int) -> list[int]:
        """The distance of every hex from the nearest wanted one, as far as it counts."""
        field = [FAR] * self.board.size
        ring = seen = wanted
        for distance in range(FAR):
            for h in members(ring):
                field[h] = distance
            ring = self.board.around(ring) & ~seen
            seen |= ring
        return field

    def _hexes(self, numbers: tuple[str, ...]) -> int:
        found = self._known.get(numbers)
        if found is None:
            if len(self._known) > 500:
                self._known.clear()
            found = self._known[numbers] = bit_set(self.index[number] for number in numbers)
        return found
