"""How good hexes look for a unit at first sight: what draws it there, and whom it would meet."""

from collections.abc import Sequence
from functools import cached_property

from sztab.games.rok1920.bot.evaluation import Judge
from sztab.games.rok1920.bot.guards import Need
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.hexmap.bits import members

SHARE = 0.6
"""What an attack counts that could be made there, or that could come there."""


class Lure:
    """What hexes promise a unit in one position; `needs`: the places of its side that want more troops."""

    def __init__(self, judge: Judge, state: State, unit: Unit, needs: Sequence[Need] = ()) -> None:
        self._judge, self._state, self._unit = judge, state, unit
        war = judge.war
        self._side: Side = war.roster.side[unit]
        self._strength = strength = war.strength(state, unit)
        self._field = judge.field(state, self._side)
        self._held = state.held[self._side]
        self._prizes = judge.prizes[self._side]
        self._needs = [(need.weight * min(need.lack, strength), need.near) for need in needs]
        self._own, self._foes = state.occupied[self._side], state.occupied[ENEMY[self._side]] & ~state.neutral

    @cached_property
    def _around_own(self) -> int:
        return self._judge.war.board.around(self._own)

    @cached_property
    def _around_foes(self) -> int:
        return self._judge.war.board.around(self._foes)

    def on(self, h: int) -> float:
        """How good a hex looks."""
        value = self._strength * self._field[h]
        if not self._held >> h & 1:
            value += self._prizes.get(h, 0.0)
        for wanted, near in self._needs:
            value += wanted * near[h]
        judge = self._judge
        value += judge.guards.garrison(self._state, self._side, self._unit, h)
        touching = judge.war.board.masks[h] & self._foes
        return self._met(h, touching, value) if touching else value

    def _met(self, h: int, touching: int, value: float) -> float:
        """With the enemies beside the hex: whom one could attack from there, and what could attack there."""
        judge, state, side, unit = self._judge, self._state, self._side, self._unit
        war, prospects, own = judge.war, judge.prospects, self._own
        masks, at = war.board.masks, state.at[unit]
        here = self._strength + sum(war.strength(state, u) for u in state.stacks.get(h, ()) if u != unit)
        threat, zone = 0, self._around_own | masks[h]
        others = own & ~(1 << h) if at < 0 else own & ~(1 << h | 1 << at)
        for other in members(touching):
            defence = prospects.strength(state, other)
            threat += defence
            attack = here + sum([prospects.strength(state, helper) for helper in members(masks[other] & others)])
            value += SHARE * prospects.at_stake(state, side, other, attack, defence, own, zone)
        risk = prospects.at_stake(state, ENEMY[side], h, threat, here, self._foes, self._around_foes)
        return value - SHARE * risk
