"""All marches of a movement phase planned together: unit after unit goes, in thought, to where the whole stands best,
again and again until nothing is gained any more."""

from collections.abc import Iterable, Sequence

from msgspec import Struct

from sztab.games.rok1920.bot.candidate_moves import is_far
from sztab.games.rok1920.bot.falling import Falling, may_fall
from sztab.games.rok1920.bot.forsaken import forsaken, left_empty
from sztab.games.rok1920.bot.lures import Lure
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.ringed_attacks import Known
from sztab.games.rok1920.bot.rings import Pair, pairs
from sztab.games.rok1920.bot.supply_cuts import SupplyCuts
from sztab.games.rok1920.moving.reach import march_range
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, PL, Side, Unit
from sztab.games.rok1920.units.positions import enemies, move_to
from sztab.hexmap.bits import members

BEHIND = 0.25
"""How much an enemy's strength draws troops to where they cut his retreat, at first sight."""
CLEARLY = 0.01
BARS = 4
"""So many hexes on the ways of riders to the border are thought of."""


class PhasePlan(Struct, frozen=True):
    """Where units go in a movement phase."""

    phase: tuple[int, int, int, int]
    """Stage, whose turn, step, who moves."""
    starts: dict[Unit, int]
    goals: dict[Unit, int]
    gain: float = 0.0
    """What all of it brings."""

    def fits(self, state: State, movers: Iterable[Unit]) -> bool:
        """Is everything as it was meant to be?"""
        left = set(movers)
        return self.phase == phase_of(state) and all(
            state.at[unit] == (start if unit in left else self.goals.get(unit, start))
            for unit, start in self.starts.items()
        )


def phase_of(state: State) -> tuple[int, int, int, int]:
    return state.stage, state.phasing, state.step, state.mover


def near_units(judge: Officer, state: State, units: Iterable[Unit]) -> list[Unit]:
    """Those of whom a plan is made: the rest is far from all enemies or bound to go somewhere."""
    return [u for u in units if state.at[u] >= 0 and not state.bound >> u & 1 and not is_far(judge, state, u)]


def make_plan(judge: Officer, state: State, side: Side, units: Sequence[Unit]) -> PhasePlan:
    """The best that was found; `state` stays as it is."""
    war = judge.war
    units = sorted(units, key=lambda unit: (-war.strength(state, unit), unit))
    starts = {unit: state.at[unit] for unit in units}
    sketch = Sketch(judge, state, side)
    goals = {unit: goals_of(judge, state, side, unit, sketch.cuts) for unit in units}
    reach = {unit: march_range(judge.war, state, unit).hexes | 1 << starts[unit] for unit in units}
    first = best = sketch.value()
    for _ in range(judge.doctrine.care.rounds):
        before = best
        for unit in units:
            best = sketch.settle(unit, (starts[unit], *goals[unit]), best)
        for target, pair in pairs(judge, sketch.state, side, reach):
            best = sketch.close(target, pair, best)
        if best < before + CLEARLY:
            break
    least = judge.doctrine.least
    for unit in units:  # what hardly pays is left alone
        if sketch.state.at[unit] != starts[unit]:
            best = sketch.call_back(unit, starts[unit], best, least)
    found = {unit: sketch.state.at[unit] for unit in units if sketch.state.at[unit] != starts[unit]}
    return PhasePlan(phase_of(state), starts, found, best - first)


def goals_of(judge: Officer, state: State, side: Side, unit: Unit, cuts: SupplyCuts) -> list[int]:
    """The hexes that look best for a unit at first sight, those behind enemies among them, and where it would cut the
    enemy's supply."""
    reach = march_range(judge.war, state, unit).hexes
    hexes = members(reach)
    needs = judge.guards.needs(state, side)
    behind = _behind(judge, state, side)
    lured = Lure(judge, state, unit, needs).on
    lure = {h: lured(h) + BEHIND * behind.get(h, 0.0) for h in hexes}
    alluring = sorted(lure, key=lambda h: (-lure[h], h))
    best = alluring[: judge.doctrine.care.hexes]
    if may_fall(judge.war, state, unit):
        safe = ~judge.war.board.around(enemies(state, side))
        best += [h for h in alluring if safe >> h & 1 and h not in best][:1]
    best += [h for h in left_empty(judge, state, side, reach) if h not in best]
    if judge.border is not None and side == PL:
        best += [h for h in judge.border.bars(state, reach) if h not in best][:BARS]
    return best + [h for h in cuts.best(unit, reach) if h not in best]


def _behind(judge: Officer, state: State, side: Side) -> dict[int, float]:
    """The hexes through which enemies who are in touch would retreat, with their strength."""
    foe, board, prospects = ENEMY[side], judge.war.board, judge.prospects
    found: dict[int, float] = {}
    for h in members(state.occupied[foe] & ~state.neutral & board.around(state.occupied[side])):
        strength = prospects.strength(state, h)
        for back in members(prospects.back[foe][h]):
            found[back] = found.get(back, 0.0) + strength
    return found


class Sketch:
    """A position in which marches are tried."""

    def __init__(self, judge: Officer, state: State, side: Side) -> None:
        self.judge, self.side = judge, side
        self.state = state.copy()
        self._held = state.held[:]
        self._known: Known = {}
        self._falling = Falling(judge, state, side)
        self.cuts = SupplyCuts(judge, state, side)

    def value(self) -> float:
        return self._at_hand() + self._at_large()

    def _at_large(self) -> float:
        return self._own(self.judge.at_large(self.state)) - forsaken(self.judge, self.state, self.side)

    def _at_hand(self) -> float:
        return self._own(self.judge.at_hand(self.state, self._known)) - self._falling.price(self.state)

    def _own(self, polish: float) -> float:
        return polish if self.side == PL else -polish

    def settle(self, unit: Unit, hexes: Sequence[int], best: float) -> float:
        """Send a unit to the best of these hexes; what the whole is worth then. Only those that look best by what is
        at hand are looked at closely."""
        state, judge = self.state, self.judge
        here = chosen = state.at[unit]
        found = []
        for h in hexes:
            if h != here and not state.crowded[self.side] >> h & 1:
                self.go(unit, h)
                at_hand = self._at_hand()
                found.append((at_hand + self.cuts.worth(unit, h), -h, at_hand))
        found.sort(reverse=True)
        for _, h, at_hand in found[: judge.doctrine.care.closely]:
            self.go(unit, -h)
            if (worth := at_hand + self._at_large()) > best + CLEARLY:
                best, chosen = worth, -h
        self.go(unit, chosen)
        return best

    def close(self, target: int, pair: Pair, best: float) -> float:
        """Send two off where they ring an enemy and the whole stands better; what it is worth then."""
        state, war = self.state, self.judge.war
        homes = [state.at[unit] for unit, _ in pair]
        for unit, h in pair:
            if state.at[unit] != h and not state.crowded[self.side] >> h & 1:
                self.go(unit, h)
        is_ring = all(state.at[unit] == h for unit, h in pair) and war.edition.is_encircled(war, state, target)
        if is_ring and (worth := self.value()) > best + CLEARLY:
            return worth
        for (unit, _), home in zip(pair, homes):
            self.go(unit, home)
        return best

    def call_back(self, unit: Unit, start: int, best: float, least: float) -> float:
        """Let a unit stay after all where its march brings too little."""
        there = self.state.at[unit]
        if self.state.crowded[self.side] >> start & 1:
            return best
        self.go(unit, start)
        if (found := self.value()) >= best - least:
            return found
        self.go(unit, there)
        return best

    def go(self, unit: Unit, h: int) -> None:
        """The unit is there, and so are the places that it takes."""
        state, side = self.state, self.side
        if state.at[unit] == h:
            return
        move_to(self.judge.war, state, unit, h)
        taken = state.occupied[side] & self.judge.war.board.localities & self._held[ENEMY[side]]
        state.held = [0, 0]
        state.held[side] = self._held[side] | taken
        state.held[ENEMY[side]] = self._held[ENEMY[side]] & ~taken
