"""Strength as an officer sees it: what stacks count, and what fights would bring."""

from functools import lru_cache

from sztab.games.west.bot.look import Look
from sztab.games.west.bot.officer.doctrine import Doctrine
from sztab.games.west.bot.officer.rear import Rear
from sztab.games.west.edition import Edition
from sztab.games.west.fighting.combat import RETREAT_FROM, ROUT_FROM
from sztab.games.west.fighting.odds import FACES, losses
from sztab.games.west.state import State
from sztab.games.west.units.pieces import NONE
from sztab.hexmap.bits import members

LATE = 12
"""From this turn on towns are what counts."""

Assailant = tuple[float, int, int, float, float]
"""Who could attack a hex: what he counts, his units, the hexes where a front meets him, how likely works cover flanks
from him, and the part of his attack that counts."""


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


class Forces:
    """Both sides' stacks in a position, for one side, by what it may know."""

    def __init__(self, ed: Edition, st: State, side: int, doctrine: Doctrine) -> None:
        self.ed, self.st, self.side, self.doctrine = ed, st, side, doctrine
        self.look = Look(ed, st, side)
        self.foes, self.near_foes = self.look.foes, self.look.near_foes
        self.approached = ed.board.touching(self.near_foes)
        self.is_late = st.turn >= LATE
        self.town = doctrine.last_town if self.is_late else doctrine.town
        self.rear = Rear(ed, st, side, doctrine)
        self._defences: dict[tuple[int, int, bool], float] = {}
        self._assailants: dict[int, list[Assailant]] = {}

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
            found += self.town * taken * self.lasting(units, target)
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
        """The worst attack that an enemy stack can make on these units: one next to them now, or in part one that is
        two hexes away, could come, and would find a front only where they look its way, or are free to."""
        if h not in self._assailants:
            self._assailants[h] = self._find_assailants(h)
        assailants = self._assailants[h]
        if not assailants:
            return 0.0
        board, doctrine = self.ed.board, self.doctrine
        front, flank = self.power(units), self.power(units, is_front=False)
        ahead = board.neighbours[h][facing] if facing >= 0 else NONE
        shelter = (own & board.around[h]).bit_count()
        size, town = max(1, units.bit_count()), self.town * (board.green >> h & 1)
        worst = 0.0
        for power, count, fronts, covered, part in assailants:
            is_front = fronts >> ahead & 1 if ahead >= 0 else part < 1.0
            defence = shelter + (front if is_front else flank + covered * (front - flank))
            edge = max(-12, min(16, round(power - defence)))
            found, taken = outlook(edge, count, size, doctrine.retreat, doctrine.rout)
            worst = max(worst, part * (found + town * taken))
        return worst

    def _find_assailants(self, h: int) -> list[Assailant]:
        """The enemy stacks that could attack a hex."""
        board, part = self.ed.board, self.doctrine.approach
        close = board.around[h] & self.foes
        found = [self._assailant(h, foe, 1 << foe, 1.0) for foe in members(close)]
        if part and self.approached >> h & 1:
            further = board.beside(board.around[h]) & self.foes & ~close
            found += [self._assailant(h, foe, board.around[foe], part) for foe in members(further)]
        return found

    def _assailant(self, h: int, foe: int, fronts: int, part: float) -> Assailant:
        board = self.ed.board
        power = self.enemy_power(foe, is_front=True) + (self.foes & board.around[h] & ~(1 << foe)).bit_count()
        is_river = part == 1.0 and board.is_river(foe, h)
        power -= 2 * bool(board.difficult >> h & 1 or is_river)
        return power, self.enemies_in(foe), fronts, self.covered(foe) if board.works >> h & 1 else 0.0, part

    def covered(self, foe: int) -> float:
        """How likely works cover flanks from an enemy stack: not if it has guns."""
        enemy = 1 - self.side
        stack = self.st.on[enemy][foe] & ~self.ed.leaders
        known = stack & self.st.seen[enemy]
        if known & self.ed.artillery:
            return 0.0
        return max(0.4, 1.0 - 0.2 * (stack & ~known).bit_count())

    def lasting(self, units: int, h: int) -> float:
        """How much of a town's worth counts for units there: little where they would starve before the end."""
        return 1.0 if self.is_late or not self.rear.hunger(units, h) else self.doctrine.beyond
