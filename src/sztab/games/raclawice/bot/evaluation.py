"""What a position is worth to a side, for bots that look one answer ahead. Hot: called for every answer they try."""

from msgspec import Struct

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import REACH
from sztab.games.raclawice.moving.steps import LIMBERED_POINTS
from sztab.games.raclawice.state import FLED, IN_PLAY, LIMBERED, SQUARE, TO_COME, State
from sztab.games.raclawice.table.view import View
from sztab.games.raclawice.units.counters import CAVALRY, SCYTHE, SEATS
from sztab.games.raclawice.units.leaders import RANGE
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.opinions import Part

Seen = View | State
"""A battle as a seat sees it, or as it is: nothing is hidden."""

MEASURE = "points"
"""Victory points."""
POINT = 12.0
AWAY = 0.6
"""What a strength point is worth while its unit is on the turn track or yet to come."""
GUNS = 6.0
LEADER = 12.0
NEAR = 0.05
"""How much a hex nearer to the enemy is worth to a strength point of the side that must score."""
FACING = 0.02
"""What it is worth to a strength point that its unit looks towards the nearest enemy."""
INITIATIVE = 0.01
"""A move that has just begun may yet do something: better than to pass."""
TOGETHER = 0.001
"""A unit more in the stack that moves, or a group less beside it."""
IDLE = 0.0005
"""What it costs to go on with a move that gains nothing."""
COMMANDED = 0.2
"""What it is worth to a strength point that its leader is near enough to command it (4.2)."""
CLOSER = 0.004
"""How much a hex between a leader and a strength point he may command counts, so that he stays amidst his units."""
CHIEF = 0.2
"""The share of this for a chief, who commands all a little."""
EXPOSED = 3.0
"""What a leader risks who stands beside enemies without troops around him."""
JAMMED = 0.1
"""How much a stack risks that has no free hex behind it when it is driven back (10.11.7)."""
BOMBARD = 1.0
"""How much the next shot of every battery counts: they fire several times a turn."""
RISK = (0.0, 13.0, 5.0, 3.0, 2.0, 1.5, 1.5)
"""What a loss costs a unit by the strength that it has: the last one is a victory point as well (12.1/a)."""
STOPPING = 0.1
"""What it is worth beside the losses to drive a unit back."""
USUAL_MORALE = 6
DECISIVE = 1000.0
SURE = 8
"""A lead of the dice that leaves no doubt."""
KEPT = 200
"""How many sets of enemy hexes the judge remembers."""


class Stacks(Struct):
    """The stacks of a side on the map: hex, strength, facing and risk under fire of each; the set of their hexes and
    those of guns; the guns."""

    each: list[tuple[int, float, int, float]]
    held: int
    guns: list[int]


class Judge:
    """Weighs positions of one edition. What it remembers depends on the map and the places of enemies alone."""

    __slots__ = ("_edition", "_gain", "_hurts", "_leaders", "_near", "_signed", "_weights")

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        sign = (1.0, -1.0)
        values: list[tuple[float, ...]] = [c.strength or (GUNS + c.stars,) for c in edition.counters]
        self._signed = [tuple(sign[c.side] * v for v in line) for c, line in zip(edition.counters, values)]
        self._weights: list[tuple[float, ...]] = [c.strength or (GUNS,) for c in edition.counters]
        far = max(max(line) for line in edition.board.distance)
        self._gain = [(COMMANDED if n <= RANGE else 0.0) - CLOSER * n for n in range(far + 1)]
        self._leaders = [
            (n, leader.side, leader.is_chief, edition.units_of[n]) for n, leader in enumerate(edition.leaders)
        ]
        self._hurts = [[_harm(edition, distance, stars) for distance in range(REACH + 1)] for stars in range(4)]
        self._near: dict[int, dict[int, tuple[int, bool, int]]] = {}

    def worth(self, view: View, seat: str) -> float:
        """What a seat's view is worth to it."""
        return self._weigh(view, view.stacks, seat)

    def worth_of(self, state: State, seat: str) -> float:
        """The same of a state, without a view: nothing is hidden in this game."""
        stacks = [[side[hex] for hex in members(held)] for side, held in zip(state.stacks, state.occupied)]
        return self._weigh(state, stacks, seat)

    def parts(self, state: State, seat: str) -> list[Part]:
        """What that is made of: they add up to `worth_of`."""
        if state.outcome is not None:
            return [Part("end", self.worth_of(state, seat))]
        standing = [[side[hex] for hex in members(held)] for side, held in zip(state.stacks, state.occupied)]
        poles, russians = self._stacks(state, standing[0], 0), self._stacks(state, standing[1], 1)
        own = SEATS.index(seat)
        found = [Part("score", POINT * state.score), *self._counted(state, own)]
        found.append(Part("melee", self._melees(state, standing, poles.held & russians.held)))
        found.append(Part("command", self._command(state, (poles, russians))))
        pressure = self._pressure(state, 0, poles, russians) - self._pressure(state, 1, russians, poles)
        found.append(Part("place", pressure))
        shots = self._bombardment(state, poles, russians), self._bombardment(state, russians, poles)
        if state.moving:
            found.append(Part("motion", self._motion(state) if state.active == 0 else -self._motion(state)))
        sign = 1.0 if own == 0 else -1.0
        told = [Part(part.name, sign * part.worth, part.field, part.about) for part in found if part.worth]
        return [*told, Part("shots", shots[own]), Part("under-fire", -shots[1 - own])]

    def _counted(self, state: State, own: int) -> list[Part]:
        """`_forces` counter by counter, for the Poles; what the enemy has by names of its own."""
        found = []
        for counter, fate, values, lost in zip(self._edition.counters, state.fate, self._signed, state.lost):
            share = 1.0 if fate == IN_PLAY else AWAY if fate in (FLED, TO_COME) else 0.0
            name = "troops" if counter.side == own else "enemy-troops"
            found.append(Part(name, share * values[lost] if share else 0.0, "unit", counter.id))
        for number, side, _, _ in self._leaders:
            if state.leader_fate[number] in (IN_PLAY, TO_COME):
                worth = LEADER if side == 0 else -LEADER
                name = "leaders" if side == own else "enemy-leaders"
                found.append(Part(name, worth, "leader", self._edition.leaders[number].id))
        return found

    def _weigh(self, view: Seen, standing: list[list[tuple[int, ...]]], seat: str) -> float:
        """Victory points first, then what is left of both armies, the melees to come, command, facing, and pressure by
        who is behind."""
        if view.outcome is not None:
            return DECISIVE if view.outcome.winner == seat else -DECISIVE
        total = POINT * view.score + self._forces(view)
        poles, russians = self._stacks(view, standing[0], 0), self._stacks(view, standing[1], 1)
        total += self._melees(view, standing, poles.held & russians.held) + self._command(view, (poles, russians))
        total += self._pressure(view, 0, poles, russians) - self._pressure(view, 1, russians, poles)
        total += self._bombardment(view, poles, russians) - self._bombardment(view, russians, poles)
        if view.moving:
            total += self._motion(view) if view.active == 0 else -self._motion(view)
        return total if seat == SEATS[0] else -total

    def _forces(self, view: Seen) -> float:
        total = 0.0
        for fate, values, lost in zip(view.fate, self._signed, view.lost):
            if fate == IN_PLAY:
                total += values[lost]
            elif fate in (FLED, TO_COME):
                total += AWAY * values[lost]
        for number, side, _, _ in self._leaders:
            if view.leader_fate[number] in (IN_PLAY, TO_COME):
                total += LEADER if side == 0 else -LEADER
        return total

    def _stacks(self, view: Seen, standing: list[tuple[int, ...]], side: int) -> Stacks:
        hexes, lost, facing, weights = view.hexes, view.lost, view.facing, self._weights
        found, held = [], 0
        for stack in standing:
            strength = risk = 0.0
            for unit in stack:
                left = weights[unit][lost[unit]]
                strength += left
                risk += RISK[int(left)]
            top = stack[0]
            found.append((hexes[top], strength, facing[top], risk))
            held |= 1 << hexes[top]
        guns = [gun for gun in self._edition.guns[side] if view.fate[gun] == IN_PLAY]
        for gun in guns:
            held |= 1 << hexes[gun]
        return Stacks(found, held, guns)

    def _command(self, view: Seen, stacks: tuple[Stacks, Stacks]) -> float:
        """What the places of the leaders are worth to the Poles: near their units, and not alone beside enemies."""
        total = 0.0
        board, gain, hexes, lost, weights = self._edition.board, self._gain, view.hexes, view.lost, self._weights
        for number, side, is_chief, units in self._leaders:
            hex = view.leader_hex[number]
            if hex < 0:
                continue
            away = board.distance[hex]
            worth = 0.0
            if is_chief:
                for at, strength, _, _ in stacks[side].each:
                    worth += CHIEF * strength * gain[away[at]]
            else:
                for unit in units:
                    at = hexes[unit]
                    if at >= 0:
                        worth += weights[unit][lost[unit]] * gain[away[at]]
            if board.within[1][hex] & stacks[1 - side].held and not stacks[side].held >> hex & 1:
                worth -= EXPOSED
            total += worth if side == 0 else -worth
        return total

    def _pressure(self, view: Seen, side: int, own: Stacks, others: Stacks) -> float:
        """Facing the nearest enemy; and nearness to him of the side that needs points: the Russians at a level score
        (12.3), else who is behind."""
        if not others.each:
            return 0.0
        needs = view.score >= 0 if side == 1 else view.score < 0
        known = self._near.get(others.held)
        if known is None:
            if len(self._near) >= KEPT:
                self._near.clear()
            known = self._near[others.held] = {}
        near = NEAR if needs else 0.0
        total = 0.0
        for hex, strength, facing, risk in own.each:
            key = hex * 6 + facing
            found = known.get(key)
            if found is None:
                found = known[key] = self._look(hex, facing, others)
            distance, faces, way_back = found
            total += strength * ((FACING if faces else 0.0) - near * distance)
            if not way_back & ~own.held and distance <= REACH:
                total -= JAMMED * risk
        return total

    def _bombardment(self, view: Seen, own: Stacks, others: Stacks) -> float:
        """What the guns of a side may do: each to the one target that it would hurt most."""
        edition, blocking = self._edition, own.held | others.held
        sight, distance, total = edition.sight, edition.board.distance, 0.0
        for gun in own.guns:
            if view.formation[gun] == LIMBERED:
                continue
            here = view.hexes[gun]
            away, field = distance[here], sight.field(here, view.facing[gun])
            hurts = self._hurts[edition.stars[gun]]
            best = 0.0
            for hex, _, _, risk in others.each:
                if away[hex] <= REACH and field >> hex & 1:
                    harm = hurts[away[hex]] * risk
                    if harm > best and sight.sees(here, hex, blocking):
                        best = harm
            total += best
        return BOMBARD * total

    def _look(self, hex: int, facing: int, others: Stacks) -> tuple[int, bool, int]:
        """How far the nearest enemy is, whether he is in front, and the hexes beside it that lead away from him."""
        board = self._edition.board
        away = board.distance[hex]
        distance, nearest = min((away[at], at) for at, _, _, _ in others.each)
        if not distance:
            return 0, True, -1
        from_him, open_around = board.distance[nearest], board.map.neighbour_masks[hex] & ~board.closed
        way_back = bit_set(at for at in members(open_around) if from_him[at] > distance)
        return distance, not self._edition.sight.is_exposed(hex, facing, nearest), way_back

    def _motion(self, view: Seen) -> float:
        """What a move under way is worth: something while nothing is spent, and more with the whole stack than with a
        line; once begun it had better gain something."""
        first = view.moving[0]
        is_fresh = not first.entered and not first.is_over
        for unit in first.units:
            points = LIMBERED_POINTS if view.formation[unit] == LIMBERED else self._edition.points[unit]
            is_fresh = is_fresh and view.left[unit] == points
        if not is_fresh:
            return -IDLE
        return INITIATIVE + TOGETHER * (len(first.units) - len(view.moving))

    def _melees(self, view: Seen, standing: list[list[tuple[int, ...]]], shared: int) -> float:
        """What the clash hexes promise to the Poles: a point or more to the side that is likelier to win."""
        if not shared:
            return 0.0
        edition = self._edition
        places = [{view.hexes[stack[0]]: stack for stack in stacks} for stacks in standing]
        for side in (0, 1):
            for gun in edition.guns[side]:
                if view.fate[gun] == IN_PLAY and view.hexes[gun] >= 0:
                    places[side].setdefault(view.hexes[gun], (gun,))
        total = 0.0
        for hex in sorted(places[0].keys() & places[1].keys()):
            lead = might(edition, view, places[0][hex], places[1][hex])
            lead -= might(edition, view, places[1][hex], places[0][hex])
            stake = POINT + sum(GUNS for side in (0, 1) for gun in edition.guns[side] if view.hexes[gun] == hex)
            total += stake * max(-SURE, min(SURE, lead)) / SURE
        return total


def _harm(edition: Edition, distance: int, stars: int) -> float:
    """How likely a shot of a battery costs a unit of usual morale a loss (10.10.1, 10.10.6, A70)."""
    added = (edition.tables.artillery.at(distance) or 0) + stars
    margins = [die + added - USUAL_MORALE for die in range(10)]
    results = [edition.tables.failed_fire.at(margin) for margin in margins if margin > 0]
    return sum(0.1 * (result.losses + STOPPING) for result in results if result)


def might(edition: Edition, view: Seen, own: tuple[int, ...], other: tuple[int, ...]) -> float:
    """About what 11.7/b adds for a side: strength, morale, scythes, a square against cavalry."""
    tables = edition.tables
    strength = _strength(edition, view, own)
    ratio = strength / _strength(edition, view, other)
    found = next((float(shift) for least, shift in tables.melee_strength if ratio >= least), 0.0)
    found += (
        edition.morale[own[0]][view.lost[own[0]]] if edition.morale[own[0]] else tables.melee["lone-artillery-morale"]
    )
    on_foot = edition.arm[other[0]] != CAVALRY
    if on_foot and any(edition.kind[unit] == SCYTHE for unit in own) and edition.side[own[0]] == view.active:
        found += tables.melee["scythemen"]
    if view.formation[own[0]] == SQUARE:
        found += tables.melee["square-against-infantry" if on_foot else "square-against-cavalry"]
    return found


def _strength(edition: Edition, view: Seen, stack: tuple[int, ...]) -> int:
    """Guns alone count as one (10.10.8)."""
    return sum(edition.strength[unit][view.lost[unit]] for unit in stack if edition.strength[unit]) or 1
