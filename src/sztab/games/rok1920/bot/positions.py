"""What a judgement has found out about a position of the troops, kept as long as they stand so: of two answers that a
bot compares, and of two moments that follow each other, most positions are ones that it has seen before."""

from collections.abc import Mapping
from operator import attrgetter
from typing import Any

from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.state import LASTING, State
from sztab.games.rok1920.war import War
from sztab.hexmap.rows import differing

MOST_KEPT = 400
moment = attrgetter(*(f for f in LASTING if f not in ("declared", "events", "retreating")))
"""All that rules can ask of a state: what was found at an equal moment holds at this one. Kept of copies alone."""


class Position:
    """Where all units stand, at which levels."""

    __slots__ = ("known", "strength")

    def __init__(self, strength: Mapping[int, int]) -> None:
        self.strength = strength
        """By hex, of all who stand there."""
        self.known: dict[tuple[Any, ...], Any] = {}
        """What was found, by a name and all else that it hangs on."""


class Positions:
    """The positions of one scenario that a judgement has seen of late."""

    def __init__(self, war: War) -> None:
        self._war = war
        self._kept: Kept[tuple[tuple[int, ...], tuple[int, ...]], Position] = Kept(MOST_KEPT)
        self._last: tuple[list[int], list[int], Position] | None = None

    def of(self, state: State) -> Position:
        last = self._last
        if last is not None and last[0] == state.at and last[1] == state.level:
            return last[2]
        key = tuple(state.at), tuple(state.level)
        position = self._kept.get(key)
        if position is None:
            position = self._kept.keep(key, Position(self._strength(state, last)))
        self._last = state.at[:], state.level[:], position
        return position

    def _strength(self, state: State, last: tuple[list[int], list[int], Position] | None) -> dict[int, int]:
        """The strength on each hex; of those hexes alone that are not as they were in the last position."""
        of, levels, stacks = self._war.roster.strength, state.level, state.stacks
        if last is None:
            return {h: sum([of[unit][levels[unit]] for unit in stack]) for h, stack in stacks.items()}
        at, found = state.at, dict(last[2].strength)
        changed = [*differing(at, last[0]), *differing(levels, last[1])]
        for h in {*[at[unit] for unit in changed], *[last[0][unit] for unit in changed]}:
            if stack := stacks.get(h):
                found[h] = sum([of[unit][levels[unit]] for unit in stack])
            else:
                found.pop(h, None)
        return found
