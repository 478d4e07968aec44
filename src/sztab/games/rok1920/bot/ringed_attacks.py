"""What attacks promise on enemies round whom a ring is closed first: by reserves before regular attacks, or by the
regular march before the repeat attacks. Whoever goes far and alone is lost by such attacks."""

from collections.abc import Callable, Sequence
from typing import Protocol

from sztab.games.rok1920.bot.blows import Blows
from sztab.games.rok1920.bot.snares import snare
from sztab.games.rok1920.bot.troops import Troops, marchers
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members

NEAR = 4
"""Troops further than this from an enemy come too late to ring him."""
AROUND = 3
"""As far from the attacked hex other troops matter: a retreat goes two hexes, lines reach one further."""
Known = dict[tuple[object, ...], float]


class Gain(Protocol):
    """What an attack promises, by a position, a side, the attacked hex and who attacks."""

    def __call__(
        self, state: State, side: Side, target: int, party: Sequence[Troops], repeat: bool, behind: int = 0
    ) -> float: ...


class Ringed:
    """Weighs the attacks on ringed enemies in one scenario; `march`: what counts of the strength of those who march
    up."""

    def __init__(self, war: War, blows: Blows, gain: Gain, march: float) -> None:
        self.war, self.blows, self.gain, self.march = war, blows, gain, march

    def promise(self, state: State, side: Side, target: int, party: Sequence[Troops], repeat: bool) -> float | None:
        """What an attack promises if those of a party who march up close a ring first; None: they cannot."""
        beside = self.war.board.masks[target]
        coming = [one for one in party if one.unit >= 0 and one.reach & beside]
        then = snare(self.war, state, side, target, coming) if coming else None
        if then is None:
            return None
        stand = [one.at(h) if one.unit >= 0 and beside >> (h := then.at[one.unit]) & 1 else one for one in party]
        return self.gain(then, side, target, stand, repeat)

    def by_march(self, state: State, side: Side, known: Known | None = None) -> float:
        """What repeat attacks promise a side on all whom it can ring by its march before; nobody marches twice."""
        board = self.war.board
        own, foes = state.occupied[side] & ~state.neutral, state.occupied[ENEMY[side]] & ~state.neutral
        alone = [h for h in members(foes & _within(board.around, own, NEAR)) if not board.masks[h] & foes]
        if not alone:
            return 0.0
        targets = bit_set(alone)
        near = own & _within(board.around, targets, NEAR)
        come = marchers(self.war, state, side, near, board.around(targets), self.march)
        used, total = set[Unit](), 0.0
        for target in sorted(alone, key=lambda h: (-self.blows.prices(state, h)[0], h)):
            beside = board.masks[target]
            party = [one for one in come if beside & (one.reach | 1 << one.home) and one.unit not in used]
            if gain := self._kept(state, side, target, party, known):
                total += gain
                used.update(one.unit for one in party)
        return total

    def _kept(self, state: State, side: Side, target: int, party: Sequence[Troops], known: Known | None) -> float:
        """What a repeat attack promises, found once as long as the troops around are the same."""
        if known is None:
            return self.promise(state, side, target, party, repeat=True) or 0.0
        near, beside = self.war.board.near(target, AROUND), self.war.board.masks[target]
        key = (
            *("by march", side, target, state.stacks[target], state.occupied[0] & near, state.occupied[1] & near),
            tuple([(one.unit, one.reach & beside) for one in party]),
        )
        found = known.get(key)
        if found is None:
            found = known[key] = self.promise(state, side, target, party, repeat=True) or 0.0
        return found


def _within(around: Callable[[int], int], hexes: int, distance: int) -> int:
    """All hexes at most so many steps from these."""
    for _ in range(distance):
        hexes |= around(hexes)
    return hexes
