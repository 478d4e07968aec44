"""Which steps cross the sides of a map, in plain Python."""

Shifts = tuple[tuple[tuple[int, int], ...], ...]
"""For each direction: distances in bits, with the hexes whose neighbour lies so far away."""


class Sides:
    """The sides of one map: a side is the number of its direction (0..2) times the map's size, and its hex."""

    __slots__ = ("_everywhere", "_shifts", "_size")

    def __init__(self, size: int, shifts: Shifts) -> None:
        self._size, self._shifts = size, shifts
        self._everywhere = (1 << size) - 1

    def steps(self, sides: int) -> dict[int, int]:
        """The steps that cross these sides: for each distance in bits, the hexes from which one so crosses."""
        found: dict[int, int] = {}
        for direction, shifts in enumerate(self._shifts):
            owners = sides >> direction * self._size & self._everywhere
            if not owners:
                continue
            for shift, starts in shifts:
                if here := owners & starts:
                    found[shift] = found.get(shift, 0) | here
                    found[-shift] = found.get(-shift, 0) | _moved(here, shift)
        return found

    def masks(self, sides: int, into: int, out_of: int) -> dict[int, int]:
        """The steps over these sides into some hexes and out of some: for each distance in bits, whence they lead."""
        masks: dict[int, int] = {}
        for direction, shifts in enumerate(self._shifts):
            owners = sides >> direction * self._size & self._everywhere
            for shift, starts in shifts:
                here = owners & starts
                there = _moved(here, shift)
                masks[shift] = masks.get(shift, 0) | here & out_of & _moved(there & into, -shift)
                masks[-shift] = masks.get(-shift, 0) | there & out_of & _moved(here & into, shift)
        return masks


def _moved(bits: int, shift: int) -> int:
    return bits << shift if shift >= 0 else bits >> -shift
