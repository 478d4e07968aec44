"""What the next attacks promise, for the judgement of a position: who can be attacked with which chance, and what he
stands to lose, by the table (8.3), the ground (8.6.1), morale (15.3) and the ways of retreat (9)."""

from collections.abc import Mapping
from itertools import product

from sztab.games.rok1920.bot.positions import Positions
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, PL, SIDES, SU, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members

GROUND = 0.5
"""What a beaten side loses at least: ground, and a step of morale."""
ORDERLY, WRONG_WAY, SHUT_IN = 0.05, 0.35, 0.6
"""The part of its strength that it loses where it can retreat rightly, only the wrong way, not at all."""
PLACE = 0.6
"""The part of a place's weight that is at stake with its garrison."""
FAILURE, HARMLESS = 0.4, 0.15
"""What a failed attack costs: a step of morale; where that is not counted, little."""
SOON, NEXT, AGAIN, AFTER, LATER = 0.9, 0.75, 0.5, 0.5, 0.4
"""How much an attack counts: of the side whose turn it is in the coming attack phase (SOON), in the repeat attacks
(AGAIN) and after both (LATER); of the other side before the running attacks (AFTER) and when its turn is next (NEXT).
Whoever waits must not gain by it."""
WAYS = 36


def _chances() -> tuple[float, ...]:
    """8.3: the probability of a roll at or under each number from 0 to 13."""
    sums = [a + b for a, b in product(range(1, 7), repeat=2)]
    return tuple(sum(total <= number for total in sums) / WAYS for number in range(14))


CHANCE = _chances()


class Prospects:
    """Weighs the attacks that could be made."""

    def __init__(self, war: War, prizes: tuple[Mapping[int, float], Mapping[int, float]], positions: Positions) -> None:
        self.war = war
        self._positions = positions
        self.prizes = prizes
        board = war.board
        self.ground = tuple(
            -(board.rough >> h & 1) - (board.city >> h & 1) - 2 * (board.fortress >> h & 1) for h in range(board.size)
        )
        self.back = tuple(tuple(self._back(h, side) for h in range(board.size)) for side in SIDES)
        names = [step.name for step in war.steps]
        self.attacks = names.index("attacks") if "attacks" in names else 0
        self.movement = names.index("movement") if "movement" in names else 0
        self.repeats = names.index("repeat-attacks") if "repeat-attacks" in names else 0
        self.last = war.setting.last_stage
        self.limit = len(war.table.chances[0])
        self.failure = FAILURE if war.morale else HARMLESS

    def _back(self, h: int, side: Side) -> int:
        """9.1: the neighbours that lie in the direction of retreat: west for Poles, east for Bolsheviks."""
        column = self.war.board.column
        around = [o for o in members(self.war.board.linked[h]) if self.war.board.open >> o & 1]
        return bit_set(o for o in around if (column[o] < column[h] if side == PL else column[o] > column[h]))

    def value(self, state: State) -> float:
        """What the attacks of the Pole promise, less those of the Bolshevik."""
        return self.promise(state, PL) - self.promise(state, SU)

    def promise(self, state: State, side: Side) -> float:
        """What the attacks of a side promise, by how soon they come."""
        spent = state.attacked if side == state.phasing else 0
        position = self._positions.of(state)
        key = ("promise", side, spent, state.neutral, state.markers, *state.morale)
        total: float | None = position.known.get(key)
        if total is None:
            total = position.known[key] = self._add_up(state, side, spent, position.strength)
        return total * self.weight(state, side)

    def _add_up(self, state: State, side: Side, spent: int, strength: Mapping[int, int]) -> float:
        """The same, whenever they come."""
        board, foe = self.war.board, ENEMY[side]
        own, foes = state.occupied[side] & ~state.neutral, state.occupied[foe] & ~state.neutral
        zone = board.around(own)
        strengths = strength
        if spent:
            strengths = {h: self.strength(state, h, spent) for h in members(own & board.around(foes))}
        total = 0.0
        for h in members(foes & zone):
            attackers = sum([strengths[other] for other in members(board.masks[h] & own)])
            total += self.at_stake(state, side, h, attackers, strength[h], own, zone)
        return total

    def weight(self, state: State, side: Side) -> float:
        if state.stage >= self.last and self.is_spent(state, side):
            return 0.0
        if state.phasing != side:
            return NEXT if state.step > self.attacks else AFTER
        if state.step > self.repeats:
            return LATER
        return SOON if state.step <= self.attacks else AGAIN

    def is_spent(self, state: State, side: Side) -> bool:
        """In the last stage: a side that will not attack any more."""
        if state.phasing == side:
            return state.step > self.repeats
        return state.phasing != self.war.setting.first

    def strength(self, state: State, h: int, spent: int = 0) -> int:
        """The strength on a hex, less that of units that have attacked already (8.1.4)."""
        strength, levels = self.war.roster.strength, state.level
        if spent:
            return sum([strength[unit][levels[unit]] for unit in state.stacks[h] if not spent >> unit & 1])
        return sum([strength[unit][levels[unit]] for unit in state.stacks[h]])

    def at_stake(self, state: State, side: Side, h: int, attack: int, defence: int, own: int, zone: int) -> float:
        """What an attack of a side on a hex promises at first sight."""
        if not attack:
            return 0.0
        war = self.war
        chances = war.table.chances
        chance = 13 if not defence else chances[min(defence, self.limit) - 1][min(attack, self.limit) - 1]
        chance += self.ground[h]
        if war.morale:
            chance += level(war, state, war.board.theatre[h], side)
        return self.gain_of(side, h, chance, defence, own, zone)

    def gain_of(self, side: Side, h: int, chance: int, defence: int, own: int, zone: int) -> float:
        """What an attack with a chance promises; nothing where it is better left alone."""
        board, foe = self.war.board, ENEMY[side]
        odds = CHANCE[max(0, min(13, chance))]
        gain = GROUND + PLACE * self.prizes[side].get(h, 0.0)
        if self.back[foe][h] & ~own & ~zone:
            gain += ORDERLY * defence
        elif board.linked[h] & board.open & ~own & ~zone:
            gain += WRONG_WAY * defence
        else:
            gain += SHUT_IN * defence
        return max(0.0, odds * gain - (1 - odds) * self.failure)
