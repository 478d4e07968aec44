"""The field as an officer sees it: stacks of both sides, and what a melee between two of them would bring."""

from __future__ import annotations

from msgspec import Struct

from sztab.games.raclawice.bot.officer.doctrine import Doctrine
from sztab.games.raclawice.bot.officer.odds import Gunnery, brings, fire_of
from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import BUILDINGS, FOREST
from sztab.games.raclawice.melee.capture import POINTS
from sztab.games.raclawice.state import CAPTURED, IN_PLAY, LIMBERED, SKIRMISH, SQUARE, State
from sztab.games.raclawice.units.counters import CAVALRY, COSSACK, INFANTRY, SCYTHE
from sztab.games.raclawice.units.leaders import RANGE
from sztab.games.raclawice.units.stacking import MOST, may_stack
from sztab.hexmap.bits import members

AHEAD = 2
"""How far beyond its points a stack is thought to be near, and how bad an edge may be to be thought of."""


class Body(Struct):
    """A stack, or guns alone, as it counts in a melee."""

    hex: int
    units: tuple[int, ...]
    guns: tuple[int, ...]
    strength: int
    morale: int
    arm: int
    facing: int
    formation: int
    points: int
    fire: int = 0
    shots: int = 0
    is_scythe: bool = False
    is_cossack: bool = False
    ready: float = 1.0
    """How likely it is to be commanded."""
    leader: int = 0
    """What a leader with it adds."""
    prize: float = 0.0
    """What the guns with it count for the enemy."""


class Chart:
    """A position, for one side."""

    def __init__(self, edition: Edition, state: State, side: int, doctrine: Doctrine, gunnery: Gunnery) -> None:
        self.edition, self.state, self.side = edition, state, side
        self.doctrine, self.gunnery = doctrine, gunnery
        self.melee = edition.tables.melee
        self.most = {arm: limits[0] for arm, limits in MOST.items()}
        self.leaders = self._leader_bonuses()
        self.foes = self._bodies(1 - side)
        self.own = self._bodies(side)
        self.foe_at = {body.hex: body for body in self.foes}
        self.own_at = {body.hex: body for body in self.own}
        self.held = state.occupied[side] | state.batteries[side]
        self.enemies = state.occupied[1 - side] | state.batteries[1 - side]
        self.blocking = state.occupied[0] | state.occupied[1]
        self.lost_guns = {
            state.hexes[gun]: float(POINTS)
            for gun in edition.guns[side]
            if state.fate[gun] == CAPTURED and -1 - gun not in state.taken and state.hexes[gun] not in self.foe_at
        }
        """12.1/d: what it brings to stand where own guns were lost."""
        self._ratios: dict[tuple[int, int], int] = {}
        lead = -state.score if side else state.score
        self.must = lead <= 0 if side else lead < 0
        """12.3: does the side have to score?"""
        card = edition.cards.get(state.scenario)
        first = card.first_turn if card else 1
        gone = (state.turn - first) / max(1, state.last_turn - first)
        self.urgency = 1 + doctrine.urgent * gone
        foes = [(f.hex, f.facing, f.strength, f.formation, f.fire, f.shots, f.leader) for f in self.foes]
        self.sign = repr(foes)
        """What of the enemy a plan depends on."""

    def _leader_bonuses(self) -> dict[tuple[int, int], int]:
        """By side and hex: what the best leader there adds to a melee."""
        found: dict[tuple[int, int], int] = {}
        for number, hex in enumerate(self.state.leader_hex):
            if hex >= 0:
                leader = self.edition.leaders[number]
                value = self.melee["kosciuszko" if leader.id == "kosciuszko" else "leader"]
                key = leader.side, hex
                found[key] = max(found.get(key, 0), value)
        return found

    def _bodies(self, side: int) -> list[Body]:
        state = self.state
        found = []
        guns: dict[int, list[int]] = {}
        for gun in self.edition.guns[side]:
            if state.fate[gun] == IN_PLAY and state.hexes[gun] >= 0:
                guns.setdefault(state.hexes[gun], []).append(gun)
        for hex in members(state.occupied[side] | state.batteries[side]):
            found.append(self.body(side, state.stacks[side][hex], hex, tuple(guns.get(hex, ()))))
        return found

    def body(self, side: int, units: tuple[int, ...], hex: int, guns: tuple[int, ...] = ()) -> Body:
        """Units (or guns alone) as they would count in a hex."""
        edition, state = self.edition, self.state
        prize = float(sum(POINTS + edition.stars[gun] for gun in guns))
        leader = self.leaders.get((side, hex), 0)
        if not units:
            gun = guns[0]
            morale = self.melee["lone-artillery-morale"]
            facing, formation = state.facing[gun], state.formation[gun]
            return Body(hex, (), guns, 1, morale, INFANTRY, facing, formation, 0, leader=leader, prize=prize)
        top = units[0]
        strength = sum([edition.strength[u][state.lost[u]] for u in units])
        fire, shots = fire_of(edition, state, units)
        return Body(
            hex, units, guns, strength, edition.morale[top][state.lost[top]], edition.arm[top], state.facing[top],
            state.formation[top], min([edition.points[u] for u in units]), fire, shots,
            any(edition.kind[u] == SCYTHE for u in units), edition.kind[top] == COSSACK,
            self._ready(side, top, hex), leader, prize,
        )  # fmt: skip

    def _ready(self, side: int, unit: int, hex: int) -> float:
        distance = self.edition.board.distance[hex]
        for leader in self.edition.counters[unit].leaders:
            at = self.state.leader_hex[leader]
            if at >= 0 and distance[at] <= RANGE:
                return 1.0
        return self.doctrine.unled

    def ratio(self, own: int, other: int) -> int:
        """What the proportion of strengths adds for the first, less what it adds for the second."""
        key = own, other
        found = self._ratios.get(key)
        if found is None:
            table = self.edition.tables.melee_strength
            plus = next((shift for least, shift in table if own >= least * other), 0)
            minus = next((shift for least, shift in table if other >= least * own), 0)
            found = self._ratios[key] = plus - minus
        return found

    def edge(
        self, attack: Body, target: Body, zone: int, *, start: int, hex: int, strength: int = 0,
        leader: int = -1, charge: bool = False,
    ) -> int:  # fmt: skip
        """What is added to the attacker's die, less what is added to the defender's (11.7/b). `zone`: 0 front, 1 flank,
        2 rear; `strength`: of all who attack, if they are more; `hex`: where the target stands or would stand."""
        value, board = self.melee, self.edition.board
        found = self.ratio(strength or attack.strength, target.strength)
        most = value["morale-most"]
        found += max(-most, min(most, (attack.morale - target.morale) * value["morale-point"]))
        found += (attack.leader if leader < 0 else leader) - target.leader
        is_square, on_foot = target.formation == SQUARE, target.arm == INFANTRY
        if zone and not is_square:
            found += value["rear"] if zone == 2 else value["flank"]
        else:
            found += value["cossacks"] * (attack.is_cossack - target.is_cossack)
        terrain = board.terrain[hex]
        if is_square:
            found -= value["square-against-cavalry" if attack.arm == CAVALRY else "square-against-infantry"]
        if on_foot and attack.is_scythe:
            found += value["scythemen"]
        if charge and not (on_foot and (is_square or terrain in (FOREST, BUILDINGS))):
            found += value["charge-infantry" if on_foot else "charge-cavalry"]
        if attack.formation == SKIRMISH:
            found += value["skirmish"]
        if target.formation == SKIRMISH:
            found -= value["skirmish"]
        if terrain == BUILDINGS:
            found -= value["buildings"]
        elif terrain == FOREST and on_foot:
            found -= value["forest"]
        if attack.arm == CAVALRY and terrain in (FOREST, BUILDINGS):
            found += value["cavalry-rough"]
        if board.relief[start] < board.relief[hex]:
            found -= value["uphill"]
        if start != hex and board.streams[start] >> board.direction(start, hex) & 1:
            found += value["stream"]
        return found

    def brings(self, edge: int, attack: Body, target: Body, strength: int = 0) -> float:
        """What such an attack is worth to the attacker."""
        doctrine = self.doctrine
        own = doctrine.flight * (strength or attack.strength) + attack.prize
        return brings(edge, self.state.melee_die, own, doctrine.flight * target.strength, doctrine.loss, target.prize)

    def ways_back(self, body: Body, hex: int, cause: int, leaving: int = -1) -> list[int]:
        """10.11.1: the hexes into which a unit of a stack could go back from fire; `leaving`: a hex that is left."""
        edition, state, board = self.edition, self.state, self.edition.board
        side = edition.side[body.units[0]]
        away, found = board.distance[cause], []
        held = (state.occupied[side] | state.batteries[side]) & ~(1 << leaving if leaving >= 0 else 0)
        enemies = state.occupied[1 - side] | state.batteries[1 - side]
        for at in board.around[hex]:
            if at < 0 or away[at] <= away[hex] or (board.closed | enemies) >> at & 1:
                continue
            if not held >> at & 1 or may_stack(edition, state, body.units[:1], at):
                found.append(at)
        return found

    def can_fire(self, gun: int) -> bool:
        return self.state.formation[gun] != LIMBERED
