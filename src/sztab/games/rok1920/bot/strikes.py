"""Which attacks a side could make next, and what they promise: also with reserves that march up before them (4), who
may get behind the enemy as well. Troops that are needed for one attack make no other."""

from collections.abc import Sequence

from sztab.games.rok1920.bot.blows import BLOODY, RINGED, SUCCESS, Blows
from sztab.games.rok1920.bot.doctrine import Doctrine
from sztab.games.rok1920.bot.ringed_attacks import AROUND, NEAR, Known, Ringed
from sztab.games.rok1920.bot.troops import Troops, reserves, standing
from sztab.games.rok1920.fighting.chance import shared_modifier
from sztab.games.rok1920.politics.morale import level
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members

ENOUGH = 3
"""Troops so many times as strong as the defender need no more beside them."""
Told = list[tuple[int, float]]
"""Hexes, with what they count for: whoever wants to say why asks for such a list to be filled."""


class Strikes:
    """Weighs the attacks of a side in one scenario."""

    def __init__(self, war: War, blows: Blows, doctrine: Doctrine) -> None:
        self.war, self.blows, self.doctrine = war, blows, doctrine
        self.failure = doctrine.failure if war.morale else doctrine.harmless
        self.ringed = Ringed(war, blows, self.gain, doctrine.march)

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
        troops = standing(self.war, state, side, own & board.around(foes))
        come: list[Troops] = []
        if marching:
            near = own & self._within(foes, NEAR)
            come = reserves(self.war, state, side, near, board.around(foes), self.doctrine.march)
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
            return self._perhaps_ringed(state, side, target, party, repeat, behind)
        near, beside = self.war.board.near(target, AROUND), self.war.board.masks[target]
        key = (
            *(side, target, repeat, state.stacks[target], state.occupied[0] & near, state.occupied[1] & near),
            *(behind & beside, tuple([(one.home, one.strength, one.is_elite, one.reach & beside) for one in party])),
        )
        found = known.get(key)
        if found is None:
            found = known[key] = self._perhaps_ringed(state, side, target, party, repeat, behind)
        return found

    def _perhaps_ringed(
        self, state: State, side: Side, target: int, party: Sequence[Troops], repeat: bool, behind: int
    ) -> float:
        """What an attack promises; more where those who march up could close a ring first."""
        found, share = self.gain(state, side, target, party, repeat, behind), self.doctrine.snare
        ringed = self.ringed.promise(state, side, target, party, repeat) if share and behind else None
        return found if ringed is None else found + share * max(0.0, ringed - found)

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
        blood = prices[0] - min([blows.prices(state, one.home)[0] for one in party if one.home in state.stacks])
        return max(0.0, success * won + BLOODY * blood - (1 - success - BLOODY) * self.failure)

    def _can_be_cut(self, state: State, side: Side, target: int, behind: int) -> bool:
        """Could reserves stand on every free hex that a retreat begins with?"""
        back = self.blows.prospects.back[ENEMY[side]][target] & ~state.occupied[side]
        return not back & ~behind and not back & state.occupied[ENEMY[side]]
