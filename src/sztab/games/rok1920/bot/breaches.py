"""Ways into the enemy's rear: what a side could walk into without meeting an enemy."""

from collections.abc import Mapping, Sequence

from sztab.games.rok1920.bot.guards import GARRISON
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.units.counters import SU, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.ways import Ways

DECAY = (0.55, 0.42, 0.33, 0.26, 0.2, 0.16, 0.12, 0.09, 0.07, 0.05, 0.03)
"""What a prize is worth that can be reached freely in so many steps."""
NEXT = (0.8, 0.7, 0.6, 0.4, 0.3, 0.22, 0.16, 0.1, 0.07, 0.05, 0.03)
"""The same where nobody else marches before: as far as one march goes, nothing stands in the way."""
TAKEN = (1.0, 0.9, 0.5, 0.12, 0.05, 0.02)
"""The same by how often such places were taken in the turn that followed, in games of officers."""
LAST = (0.95, 0.9, 0.8, 0.55, 0.45, 0.35, 0.15, 0.1, 0.05)
"""The same where the game ends with that march: whoever gets there keeps it, and nobody has another turn to go on."""
GREAT = 0.5
"""Places of less weight draw nobody from afar."""
MOST_KEPT = 400


class Breaches:
    """Weighs the gaps in a front."""

    def __init__(self, war: War, prizes: tuple[Mapping[int, float], Mapping[int, float]], entry: float) -> None:
        self._board = board = war.board
        self._prizes = prizes
        self._entry = entry
        """What it is worth to the Bolsheviks to come into the Polish theatre."""
        self.wanted = tuple(bit_set(found) for found in prizes)
        self.great = tuple(bit_set(h for h, weight in found.items() if weight >= GREAT) for found in prizes)
        self._all_steps = board.steps_over(board.map.all_sides & ~board.borders)
        self._steps: Kept[int, tuple[Ways, Ways, int]] = Kept(MOST_KEPT)
        self._found: Kept[tuple[object, ...], float] = Kept(MOST_KEPT)

    def manned(self, side: Side, held: int, foes: int) -> int:
        """The great places that a side wants and enemies stand in."""
        return self.wanted[side] & ~held & foes & self.great[side]

    def value(
        self,
        side: Side,
        own: int,
        foes: int,
        held: int,
        lines: int,
        garrisons: tuple[int, ...],
        decay: Sequence[float] = DECAY,
        told: list[tuple[int, float]] | None = None,
    ) -> float:
        """What a side could walk into. `held`: its places; `lines`: the enemy's; `garrisons`: the strength of enemies
        in each of the great places that they stand in; `decay`: what an open one is worth by how far it is; `told`: is
        filled with the places, for whoever wants to say which."""
        if told is not None:
            return self._find(side, own, foes, held, lines, garrisons, decay, told)
        key = (side, own, foes, held, lines, garrisons, decay)
        found = self._found.get(key)
        return self._found.keep(key, self._find(*key)) if found is None else found

    def _find(
        self,
        side: Side,
        own: int,
        foes: int,
        held: int,
        lines: int,
        garrisons: Sequence[int],
        shares: Sequence[float],
        told: list[tuple[int, float]] | None = None,
    ) -> float:
        board, weights, total = self._board, self._prizes[side], 0.0
        free, manned = board.open & ~foes, self.manned(side, held, foes)
        left = self.wanted[side] & ~held & free
        strength, beside = dict(zip(members(manned), garrisons)), board.around(manned)
        entry = board.theatres[0] & free if side == SU and self._entry else 0
        freely, crossing, lined = self._steps.get(lines) or self._steps.keep(lines, self._past(lines))
        found = frontier = own
        late = 0
        for share, decay in zip(shares, DECAY):
            # A step over a control line takes as long as two others.
            there, across = freely.step(frontier) | late, crossing.step(frontier) if frontier & lined else 0
            frontier, late = there & free & ~found, across & free
            if not frontier | late:
                break
            found |= frontier
            if taken := frontier & left:
                left ^= taken
                for h in members(taken):
                    total += share * weights[h]
                    if told is not None:
                        told.append((h, share * weights[h]))
            if near := frontier & beside:
                reached = board.around(near) & manned
                manned ^= reached
                beside = board.around(manned)
                for h in members(reached):
                    held_by = max(0.0, 1 - strength[h] / GARRISON)
                    total += decay * weights[h] * held_by
                    if told is not None:
                        told.append((h, decay * weights[h] * held_by))
            if frontier & entry:
                total += share * self._entry
                entry = 0
            if not left | manned | entry:
                break
        return total

    def _past(self, lines: int) -> tuple[Ways, Ways, int]:
        """All steps, sorted by whether they cross one of these control lines, and the hexes that those begin in."""
        over, steps = self._board.steps_over(lines), self._all_steps.items()
        across, lined = {s: mask & over.get(s, 0) for s, mask in steps}, 0
        for hexes in across.values():
            lined |= hexes
        return Ways({s: mask & ~over.get(s, 0) for s, mask in steps}), Ways(across), lined
