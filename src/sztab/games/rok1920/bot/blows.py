"""What an attack would bring, as far as the rules tell it beforehand: its chance with all that lies open (8.3, 8.6,
8.7, 11, 15.3), the levels that the beaten lose on their best way of retreat (9), rout (8.5) and bloody combat (8.4).

The corporal guesses at retreats from the hexes around; here the rules themselves are asked, and their answers kept.
"""

from collections.abc import Mapping, Sequence

from msgspec import Struct

from sztab.games.rok1920.bot.attack_value import CHANCE, Prospects
from sztab.games.rok1920.fighting.chance import shared_modifier
from sztab.games.rok1920.fighting.retreat_routes import (
    WORST_STEP,
    Group,
    closed_in_retreat,
    death_on,
    routes,
    strength_to_pass,
)
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.map.board import BRIDGED, SMALL, UNBRIDGED, Board
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

BLOODY = 2 / 36
"""8.4: rolls of 2 and 12."""
SUCCESS = tuple(max(0.0, CHANCE[min(11, number)] - 1 / 36) for number in range(14))
"""8.3: the probability of success by the chance, rolls of 2 and 12 left out."""
ROUTED = 0.5
"""8.5: about half of the successful rolls are even."""
RINGED = 2
"""8.6.5: what the attacker of encircled troops gains."""
RETREAT, SHORT_RETREAT = 2, 1
"""9, 11/b: the hexes of a retreat, and of one after a repeat attack."""
ENOUGH = 3
"""Troops so many times as strong as the defender need no more beside them."""
MOST_KEPT = 40_000


class Weights(Struct, frozen=True):
    """What the officer's judgement goes by."""

    ground: float = 0.5
    """What a beaten side loses at least."""
    place: float = 0.6
    """The part of a place's weight that is at stake with its garrison."""
    failure: float = 0.4
    harmless: float = 0.15
    """What a failed attack costs, with morale and without."""
    means: float = 0.5
    """What a lost strength point is worth besides victory points: with troops one gets them."""
    soon: float = 0.9
    next: float = 0.75
    again: float = 0.5
    after: float = 0.5
    later: float = 0.4
    """How much attacks count, as in attack_value.py."""
    breach: float = 1.0
    danger: float = 1.0
    """What the corporal's judgement of gaps and of threatened places counts."""


OFFICER = Weights()


class Force(Struct, frozen=True):
    """What stands on a hex and may attack."""

    strength: int
    is_elite: bool


class Blows:
    """Weighs the attacks of a side in one scenario."""

    def __init__(
        self, war: War, prospects: Prospects, unit_values: Sequence[Sequence[float]], weights: Weights = OFFICER
    ) -> None:
        self.war, self.prospects, self.weights = war, prospects, weights
        self.unit_values = unit_values
        self.failure = weights.failure if war.morale else weights.harmless
        self._around = tuple(_around(war.board, h) for h in range(war.board.size))
        self._obstacles: dict[tuple[Side, int, int], int] = {}
        self._tolls: Kept[tuple[object, ...], int] = Kept(MOST_KEPT)
        self._prices: Kept[tuple[object, ...], tuple[float, ...]] = Kept(MOST_KEPT)

    def promise(self, state: State, side: Side) -> float:
        """What all attacks of a side promise, by how soon they come; troops that are needed for one make no other."""
        when, repeat = self._when(state, side)
        if not when:
            return 0.0
        board = self.war.board
        own, foes = state.occupied[side] & ~state.neutral, state.occupied[ENEMY[side]] & ~state.neutral
        spent = state.attacked | state.barred if side == state.phasing else 0
        forces = {h: self._force(state, h, spent) for h in members(own & board.around(foes))}
        found = []
        for target in members(foes & board.around(own)):
            hexes = [h for h in members(board.masks[target] & own) if forces[h].strength]
            if hexes and (gain := self.gain(state, side, target, hexes, forces, repeat)) > 0:
                found.append((gain, target, hexes))
        found.sort(reverse=True)
        used, total = set[int](), 0.0
        for gain, target, hexes in found:
            left = [h for h in hexes if h not in used]
            if len(left) < len(hexes):
                gain = self.gain(state, side, target, left, forces, repeat) if left else 0.0
            if gain > 0:
                total += gain
                used.update(self._needed(state, target, left, forces))
        return when * total

    def _when(self, state: State, side: Side) -> tuple[float, bool]:
        """How much the next attacks of a side count, and are they repeat attacks?"""
        weights, steps = self.weights, self.prospects
        if state.stage >= steps.last and steps.is_spent(state, side):
            return 0.0, False
        if state.phasing != side:
            return weights.next if state.step > steps.attacks else weights.after, False
        if state.step > steps.repeats:
            return weights.later, False
        return (weights.soon, False) if state.step <= steps.attacks else (weights.again, True)

    def _force(self, state: State, h: int, spent: int) -> Force:
        units = [unit for unit in state.stacks[h] if not spent >> unit & 1]
        strength = sum([self.war.strength(state, unit) for unit in units])
        return Force(strength, any(self.war.is_elite(state, unit) for unit in units))

    def _needed(self, state: State, target: int, hexes: Sequence[int], forces: Mapping[int, Force]) -> list[int]:
        """The hexes whose troops an attack needs, the strongest first."""
        wanted, found = ENOUGH * self.prospects.strength(state, target), []
        for h in sorted(hexes, key=lambda h: -forces[h].strength):
            if wanted <= 0:
                break
            found.append(h)
            wanted -= forces[h].strength
        return found

    def gain(
        self, state: State, side: Side, target: int, hexes: Sequence[int], forces: Mapping[int, Force], repeat: bool
    ) -> float:
        """What an attack from these hexes promises; nothing where it is better left alone."""
        war, weights = self.war, self.weights
        attack, defence = sum([forces[h].strength for h in hexes]), self.prospects.strength(state, target)
        toll, prices = self.toll(state, target, repeat), self.prices(state, target)
        chance = self._chance(state, side, target, hexes, forces, attack, defence)
        chance += (war.edition.repeat_modifier if repeat else 0) + (
            RINGED if war.edition.is_encircled(war, state, target) else 0
        )
        success = SUCCESS[max(0, min(13, chance))]
        won = weights.ground + weights.place * self.prospects.prizes[side].get(target, 0.0) + sum(prices[:toll])
        if defence and toll < len(prices) and war.table.is_rout(attack, defence):
            won += ROUTED * prices[toll]
        blood = prices[0] - min([self.prices(state, h)[0] for h in hexes])
        return max(0.0, success * won + BLOODY * blood - (1 - success - BLOODY) * self.failure)

    def _chance(
        self,
        state: State,
        side: Side,
        target: int,
        hexes: Sequence[int],
        forces: Mapping[int, Force],
        attack: int,
        defence: int,
    ) -> int:
        """8.3, 8.6, 8.7, 15.3: without what hangs on the kind of attack and on encirclement."""
        war, limit = self.war, self.prospects.limit
        chance = 13 if not defence else war.table.chances[min(defence, limit) - 1][min(attack, limit) - 1]
        chance += self.prospects.ground[target] + any(forces[h].is_elite for h in hexes)
        crossed = [(self._obstacle(side, h, target), forces[h].strength) for h in hexes]
        if any(modifier for modifier, _ in crossed):
            chance += shared_modifier(crossed)
        if war.morale:
            chance += level(war, state, war.board.theatre[target], side)
        return chance

    def _obstacle(self, side: Side, h: int, target: int) -> int:
        """8.6.1: rivers and works between two hexes."""
        found = self._obstacles.get((side, h, target))
        if found is None:
            board = self.war.board
            step = board.step(self.war.grounds[side], h, board.direction(h, target))
            found = 0
            if step is not None:
                found -= (step.river == SMALL) + 2 * (step.river in (BRIDGED, UNBRIDGED)) + 2 * bool(step.works)
            self._obstacles[side, h, target] = found
        return found

    def toll(self, state: State, h: int, repeat: bool) -> int:
        """9: the levels that the troops on a hex lose if they have to retreat, by the rules of retreat themselves."""
        war, stack = self.war, state.stacks[h]
        side = war.roster.side[stack[0]]
        hexes = SHORT_RETREAT if repeat else RETREAT
        group = Group(war, state, side, h, stack, hexes, state.occupied[side] & ~(1 << h))
        if war.retreat_dies and any(death_on(group, unit, WORST_STEP) is not None for unit in stack):
            return self._least(group)
        around, sides = self._around[h]
        closed, walls = closed_in_retreat(group)
        foes = enemies(state, side) & around
        key = (
            *(h, hexes, stack, tuple([state.level[unit] for unit in stack])),
            *(foes, state.occupied[side] & around, control_lines(war, state, ENEMY[side]) & sides),
            *(closed & around, walls & sides),
            tuple([strength_to_pass(war, state, state.stacks[foe]) for foe in members(foes & war.board.masks[h])]),
        )
        found = self._tolls.get(key)
        return self._tolls.keep(key, self._least(group)) if found is None else found

    def _least(self, group: Group) -> int:
        """The levels that the way costs which costs least."""
        toll = min(route.toll for route in routes(group))
        return min(toll, sum(self.war.levels[unit] - group.state.level[unit] for unit in group.units))

    def prices(self, state: State, h: int) -> tuple[float, ...]:
        """What each level of the troops on a hex is worth, the cheapest first: those their player gives up first."""
        stack = state.stacks[h]
        key = (stack, tuple([state.level[unit] for unit in stack]))
        found = self._prices.get(key)
        if found is None:
            prices = sorted(price for unit in stack for price in self._prices_of(unit, state.level[unit]))
            found = self._prices.keep(key, tuple(prices) or (0.0,))
        return found

    def _prices_of(self, unit: int, lost: int) -> list[float]:
        count = self.war.levels[unit]
        values = (*self.unit_values[unit][:count], 0.0)
        return [values[n] - values[n + 1] for n in range(lost, count)]


def _around(board: Board, h: int) -> tuple[int, int]:
    """The hexes that a retreat from a hex may come to, and the sides that it may cross."""
    sides = 0
    for other in members(board.near(h, RETREAT - 1)):
        sides |= board.side_masks[other]
    return board.near(h, RETREAT), sides
