"""Which attacks a side could make next, and what they promise: also with reserves that march up before them (4), who
may get behind the enemy as well. Troops that are needed for one attack make no other."""

from collections.abc import Sequence

from msgspec import Struct

from sztab.games.rok1920.bot.blows import BLOODY, RINGED, SUCCESS, Blows
from sztab.games.rok1920.bot.doctrine import Doctrine
from sztab.games.rok1920.fighting.chance import shared_modifier
from sztab.games.rok1920.moving.reach import march_range
from sztab.games.rok1920.moving.reserves import is_reserve
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

NEAR = 4
"""Reserves further than this from all enemies come too late."""
ENOUGH = 3
"""Troops so many times as strong as the defender need no more beside them."""


AROUND = 3
"""As far from the attacked hex other troops matter: a retreat goes two hexes, lines reach one further."""
Known = dict[tuple[object, ...], float]
Told = list[tuple[int, float]]
"""Hexes, with what they count for: whoever wants to say why asks for such a list to be filled."""


class Troops(Struct, frozen=True, gc=False):
    """What could take part in an attack together: all on a hex, or one reserve that marches up."""

    home: int
    strength: float
    is_elite: bool
    reach: int
    """The hexes from which they could attack."""
    unit: Unit = -1
    """The reserve; -1: all on the hex, from where they stand."""


class Strikes:
    """Weighs the attacks of a side in one scenario."""

    def __init__(self, war: War, blows: Blows, doctrine: Doctrine) -> None:
        self.war, self.blows, self.doctrine = war, blows, doctrine
        self.failure = doctrine.failure if war.morale else doctrine.harmless

    def promise(
        self,
        state: State,
        side: Side,
        *,
        repeat: bool,
        marching: bool,
        dodged: float = 1.0,
        known: Known | None = None,
        told: Told | None = None,
    ) -> float:
        """What all attacks of a side promise, each troops in one of them; `dodged`: what those count whom the enemy can
        still march away from; `known`: what was found already while one side's units are tried on other hexes."""
        board = self.war.board
        own, foes = state.occupied[side] & ~state.neutral, state.occupied[ENEMY[side]] & ~state.neutral
        if not own or not foes:
            return 0.0
        troops = self._standing(state, side, own & board.around(foes))
        come: list[Troops] = []
        if marching:
            come = self._reserves(state, side, own & self._within(foes, NEAR), foes)
        behind = 0
        for one in come:
            behind |= one.reach
        found = []
        zone = board.around(own | behind)
        for target in members(foes & zone):
            beside = board.masks[target]
            party = [one for one in troops if beside >> one.home & 1]
            party += [one for one in come if beside & one.reach and not beside >> one.home & 1]
            if party and (gain := self._gain(state, side, target, party, repeat, behind, known)) > 0:
                found.append((gain, target, party))
        found.sort(key=lambda one: (-one[0], one[1]))
        used, total = set[tuple[int, Unit]](), 0.0
        for gain, target, party in found:
            left = [one for one in party if (one.home, one.unit) not in used and (one.home, -1) not in used]
            if len(left) < len(party):
                gain = self._gain(state, side, target, left, repeat, behind, known) if left else 0.0
            if gain > 0:
                counted = gain if dodged == 1.0 or self._is_tired(state, target) else dodged * gain
                total += counted
                if told is not None:
                    told.append((target, counted))
                used.update(self._needed(state, target, left))
        return total

    def _is_tired(self, state: State, h: int) -> bool:
        """5: has somebody on a hex attacked, and cannot march any more?"""
        return any(state.fought >> unit & 1 for unit in state.stacks[h])

    def _within(self, hexes: int, distance: int) -> int:
        for _ in range(distance):
            hexes |= self.war.board.around(hexes)
        return hexes

    def _standing(self, state: State, side: Side, hexes: int) -> list[Troops]:
        spent = state.attacked | state.barred if side == state.phasing else 0
        found, war = [], self.war
        for h in members(hexes):
            units = [unit for unit in state.stacks[h] if not spent >> unit & 1]
            if strength := sum([war.strength(state, unit) for unit in units]):
                found.append(Troops(h, strength, any(war.is_elite(state, unit) for unit in units), 1 << h))
        return found

    def _reserves(self, state: State, side: Side, hexes: int, foes: int) -> list[Troops]:
        """4.1: the reserves that get beside an enemy."""
        war, share, zone = self.war, self.doctrine.march, self.war.board.around(foes)
        found = []
        for h in members(hexes):
            if not is_reserve(war, state, side, h):
                continue
            for unit in state.stacks[h]:
                strength = war.strength(state, unit)
                if not strength:
                    continue
                reach = march_range(war, state, unit, began=state.occupied[side]).hexes
                if reach & zone:
                    found.append(Troops(h, share * strength, war.is_elite(state, unit), reach, unit))
        return found

    def _needed(self, state: State, target: int, party: Sequence[Troops]) -> list[tuple[int, Unit]]:
        """Who an attack needs, those first who stand there already."""
        wanted, found = ENOUGH * self.blows.prospects.strength(state, target), []
        for one in sorted(party, key=lambda one: (one.unit >= 0, -one.strength)):
            if wanted <= 0:
                break
            found.append((one.home, one.unit))
            wanted -= int(one.strength)
        return found

    def _gain(
        self,
        state: State,
        side: Side,
        target: int,
        party: Sequence[Troops],
        repeat: bool,
        behind: int,
        known: Known | None,
    ) -> float:
        """The same as `gain`, found once as long as the troops around are the same."""
        if known is None:
            return self.gain(state, side, target, party, repeat, behind)
        near, beside = self.war.board.near(target, AROUND), self.war.board.masks[target]
        key = (
            *(side, target, repeat, state.stacks[target], state.occupied[0] & near, state.occupied[1] & near),
            *(behind & beside, tuple([(one.home, one.strength, one.is_elite, one.reach & beside) for one in party])),
        )
        found = known.get(key)
        if found is None:
            found = known[key] = self.gain(state, side, target, party, repeat, behind)
        return found

    def gain(
        self, state: State, side: Side, target: int, party: Sequence[Troops], repeat: bool, behind: int = 0
    ) -> float:
        """What an attack promises; nothing where it is better left alone."""
        war, blows, doctrine, prospects = self.war, self.blows, self.doctrine, self.blows.prospects
        attack, defence = int(sum([one.strength for one in party])), prospects.strength(state, target)
        limit = prospects.limit
        if not attack:
            return 0.0
        chance = 13 if not defence else war.table.chances[min(defence, limit) - 1][min(attack, limit) - 1]
        chance += prospects.ground[target] + any(one.is_elite for one in party)
        beside = war.board.masks[target]
        crossed = [
            (max([blows.obstacle(side, h, target) for h in members(one.reach & beside)]), int(one.strength) or 1)
            for one in party
        ]
        if any(modifier for modifier, _ in crossed):
            chance += shared_modifier(crossed)
        if war.morale:
            chance += level(war, state, war.board.theatre[target], side)
        if repeat:
            chance += war.edition.repeat_modifier
        if war.edition.is_encircled(war, state, target):
            chance += RINGED
        success = SUCCESS[max(0, min(13, chance))]
        if success <= 0.0:
            return 0.0
        toll, prices = blows.toll(state, target, repeat), blows.prices(state, target)
        won = doctrine.ground + doctrine.place * prospects.prizes[side].get(target, 0.0) + sum(prices[:toll])
        if behind and toll < len(prices) and self._can_be_cut(state, side, target, behind):
            won += doctrine.cut * prices[toll]
        if defence and toll < len(prices) and war.table.is_rout(attack, defence):
            won += doctrine.rout * prices[toll]
        blood = prices[0] - min([blows.prices(state, one.home)[0] for one in party])
        return max(0.0, success * won + BLOODY * blood - (1 - success - BLOODY) * self.failure)

    def _can_be_cut(self, state: State, side: Side, target: int, behind: int) -> bool:
        """Could reserves stand on every free hex that a retreat begins with?"""
        back = self.blows.prospects.back[ENEMY[side]][target] & ~state.occupied[side]
        return not back & ~behind and not back & state.occupied[ENEMY[side]]
