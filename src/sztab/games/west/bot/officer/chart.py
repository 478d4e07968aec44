"""The board as an officer sees it: what stacks count, what fights would bring, what a place is worth to a stack."""

from functools import lru_cache

from sztab.games.west.bot.look import Look
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.combat import RETREAT_FROM, ROUT_FROM
from sztab.games.west.fighting.odds import FACES, losses
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members

LATE = 12
"""From this turn on towns are what counts."""
LEADING = 6
"""A headquarters that is so near can come to command a stack before it fights."""


@lru_cache(maxsize=4096)
def outlook(edge: int, attackers: int, defenders: int, retreat: float, rout: float) -> tuple[float, float]:
    """What an attack with such an edge brings on the average, in steps of losses; and how often it takes the hex."""
    found, taken = 0.0, 0
    for attack in FACES:
        for defence in FACES:
            margin = edge + attack - defence
            wins = margin > 0
            sizes = (attackers, defenders) if wins else (defenders, attackers)
            inflicted, back = losses(abs(margin), *sizes)
            loser = 2 * (defenders if wins else attackers)
            worth = float(min(inflicted, loser) - back)
            if abs(margin) >= RETREAT_FROM:
                worth += retreat
                taken += wins
            if abs(margin) >= ROUT_FROM:
                worth += rout
            found += worth if wins else -worth
    return found / 36, taken / 36


class Chart:
    """A position, for one side, by what it may know."""

    def __init__(self, ed: Edition, st: State, side: int, doctrine: Doctrine) -> None:
        self.ed, self.st, self.side, self.doctrine = ed, st, side, doctrine
        self.look = Look(ed, st, side)
        self.foes, self.near_foes = self.look.foes, self.look.near_foes
        self.own = st.held[side][1]
        self.is_late = st.turn >= LATE
        self.town = doctrine.last_town if self.is_late else doctrine.town
        self._away: dict[int, float] = {}
        self._defences: dict[tuple[int, int, bool], float] = {}
        self._assaults: dict[int, float] = {}
        self._stands: dict[int, float] = {}
        self.led = ed.board.within(st.leaders[side], LEADING)
        self.threatened = ed.board.within(self.foes, 4)

    # what stacks count

    def power(self, units: int, *, is_front: bool = True) -> int:
        """The factors of own units in one stack, with what mixed arms add."""
        ed, weak, column = self.ed, self.st.weak, 0 if is_front else 1
        found = 0
        for piece in members(units):
            found += (ed.weak if weak >> piece & 1 else ed.full)[piece][column]
        if units & ed.infantry:
            found += 2 * bool(units & ed.cavalry) + 2 * bool(units & ed.artillery)
        return found

    def enemy_power(self, h: int, *, is_front: bool) -> float:
        """What an enemy stack may count: what is known of it, the rest by its height."""
        ed, st, enemy, doctrine = self.ed, self.st, 1 - self.side, self.doctrine
        stack = st.on[enemy][h]
        known = stack & st.seen[enemy] & ed.combat
        column = 0 if is_front else 1
        found = 0.0
        for piece in members(known):
            found += (ed.weak if st.weak >> piece & 1 else ed.full)[piece][column]
        if known & ed.infantry:
            found += 2 * bool(known & ed.cavalry) + 2 * bool(known & ed.artillery)
        hidden = (stack & ~st.seen[enemy] & ~ed.leaders).bit_count()
        if hidden:
            found += hidden * (doctrine.hidden if is_front else doctrine.flank)
            found += doctrine.mixed * max(0, hidden + bool(known) - 1)
        return found

    def enemies_in(self, h: int) -> int:
        """How many units an enemy stack may have."""
        stack = self.st.on[1 - self.side][h] & ~self.ed.leaders
        return max(1, min(4, stack.bit_count()))

    # what fights would bring

    def defence(self, target: int, start: int, *, with_guns: bool) -> float:
        """What an enemy stack counts against an attack from a hex."""
        key = (target, start, with_guns)
        if key not in self._defences:
            st, enemy, board = self.st, 1 - self.side, self.ed.board
            facing = st.face[enemy][target]
            is_front = facing >= 0 and board.neighbours[target][facing] == start
            is_front = is_front or bool(board.works >> target & 1 and not with_guns)
            found = self.enemy_power(target, is_front=is_front)
            found += (st.held[enemy][1] & board.around[target]).bit_count()
            found += 2 * bool(board.difficult >> target & 1 or board.is_river(start, target))
            known = st.on[enemy][target] & st.seen[enemy]
            self._defences[key] = found - (known & st.fought).bit_count()
        return self._defences[key]

    def attack(self, units: int, start: int, target: int, own: int, more: float = 0.0) -> float:
        """What an attack by these units brings; `own`: the hexes where own stacks stand then."""
        ed, doctrine = self.ed, self.doctrine
        if not units & ed.troops:
            return 0.0
        if not self.foes >> target & 1:
            return doctrine.raid
        if not units & ed.infantry:
            units &= ~ed.artillery
        edge = self.power(units) + (own & ed.board.around[target] & ~(1 << start)).bit_count() + more
        edge -= self.defence(target, start, with_guns=bool(units & ed.artillery))
        found, taken = outlook(
            max(-12, min(16, round(edge))), units.bit_count(), self.enemies_in(target), doctrine.retreat, doctrine.rout
        )
        if ed.board.green >> target & 1:
            found += self.town * taken
        return found

    def best_attack(self, units: int, h: int, own: int, facing: int = NONE) -> tuple[float, int]:
        """The best attack from a hex, and its direction; a stack that faces somewhere already goes by that."""
        best, way = 0.0, NONE
        if not self.near_foes >> h & 1:
            return best, way
        for direction, target in enumerate(self.ed.board.neighbours[h]):
            if target < 0 or not self.foes >> target & 1 or (facing not in (NONE, direction)):
                continue
            found = self.attack(units, h, target, own)
            if way == NONE or found > best:
                best, way = found, direction
        return best, way

    def danger(self, units: int, h: int, own: int, facing: int) -> float:
        """The worst attack that an enemy stack next to a hex can make on these units."""
        ed, st, board, enemy = self.ed, self.st, self.ed.board, 1 - self.side
        close = board.around[h] & self.foes
        if not close:
            return 0.0
        doctrine = self.doctrine
        friends = (own & board.around[h]).bit_count()
        foes = (st.held[enemy][1] & board.around[h]).bit_count() - 1
        has_works = bool(board.works >> h & 1)
        worst, size = 0.0, max(1, (units & ed.combat).bit_count())
        for foe in members(close):
            if foe not in self._assaults:
                self._assaults[foe] = self.enemy_power(foe, is_front=True)
            is_front = has_works or (facing >= 0 and board.neighbours[h][facing] == foe)
            defence = self.power(units, is_front=is_front) + friends
            defence += 2 * bool(board.difficult >> h & 1 or board.is_river(foe, h))
            edge = self._assaults[foe] + foes - defence
            found, taken = outlook(
                max(-12, min(16, round(edge))), self.enemies_in(foe), size, doctrine.retreat, doctrine.rout
            )
            if board.green >> h & 1:
                found += self.town * taken
            worst = max(worst, found)
        return worst

    # what a place is worth

    def away(self, h: int) -> float:
        if h not in self._away:
            self._away[h] = self.look.away(h)
        return self._away[h]

    def worth(self, h: int, units: int, own: int, facing: int = NONE) -> float:
        """What it is worth to have these units in a hex; `facing`: the direction that they have to keep."""
        if not units:
            return 0.0
        ed, board, doctrine = self.ed, self.ed.board, self.doctrine
        count = units.bit_count()
        attack, way = self.best_attack(units, h, own, facing)
        found = doctrine.attack * max(0.0, attack) * (1.0 if self.led >> h & 1 else 0.4)
        found -= doctrine.danger * self.danger(units, h, own, way if facing == NONE else facing)
        found -= doctrine.near * self.away(h) * count
        if board.green >> h & 1:
            found += self.town * (1.0 if self.is_late or self.threatened >> h & 1 else 0.5)
        if not self.look.supplied >> h & 1:
            found -= doctrine.unsupplied * count
        if board.east_prussia >> h & 1:
            found -= 50.0
        if count > 1:
            found += doctrine.company * (count - 1)
            if units & ed.infantry:
                found += doctrine.mass * (2 * bool(units & ed.cavalry) + 2 * bool(units & ed.artillery))
        capital = self.look.alarm
        if capital == h:
            found += 3.0 * min(count, 3)
        return found

    def units(self, h: int) -> int:
        return self.st.on[self.side][h] & self.ed.combat

    def facing(self, h: int) -> int:
        """The direction that newcomers have to take over; NONE: any."""
        return self.st.face[self.side][h] if self.units(h) & self.ed.troops else NONE

    def moved(self, group: int, start: int, goal: int) -> float:
        """What it brings that these units go from one hex to another."""
        whole, there = self.units(start), self.units(goal)
        rest = whole & ~group
        own = self.own | 1 << goal
        if not rest:
            own &= ~(1 << start)
        found = self.worth(goal, there | group, own, self.facing(goal)) - self.stands(goal)
        if rest:
            found += self.worth(start, rest, own, self.facing(start))
        prey = (self.st.depots[1 - self.side] | self.st.leaders[1 - self.side]) >> goal & 1
        return found - self.stands(start) + self.doctrine.raid * prey

    def stands(self, h: int) -> float:
        """What a stack is worth as it stands."""
        if h not in self._stands:
            self._stands[h] = self.worth(h, self.units(h), self.own, self.facing(h))
        return self._stands[h]
