"""9 / Eagles 11: the retreat: proper direction, groups, losses, the way that costs least.

`routes` lists every way that a group could take, each with its losses and their rules; `best_routes` are those that
9.6 and 9.7 leave it.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from msgspec import Struct, structs

from sztab.games.rok1920.map.board import BORDER, EAST, SOUTH, UNBRIDGED, WEST, HexStep
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.rules import RETREAT_BLOCKED, RETREAT_LOSS, RETREAT_RIVER, THROUGH_LOSS
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import CADRE, ENEMY, PL, SIDE_NAMES, Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.kernel.modifiers import Modifier, total
from sztab.kernel.requests import Rule

LINE, WAY = "line", "direction"
LOSS_LINE = Modifier(RETREAT_LOSS, "over-line", 1)
LOSS_DIRECTION = Modifier(RETREAT_LOSS, "wrong-direction", 1)
LOSS_RIVER = Modifier(RETREAT_RIVER, "over-large-river", 1)


class Route(Struct, frozen=True):
    """One way of retreat: the hexes entered, the edge it leaves the board by, if any, and what it costs."""

    path: tuple[int, ...]
    exit: str
    losses: tuple[Modifier, ...]
    near_enemy: bool
    proper: int
    """How many steps go in the proper direction."""
    doomed: int = 0
    """Levels of units that the way itself eliminates (17.2, 30.2.1); losses may be borne by the same units."""

    @property
    def loss(self) -> int:
        return total(self.losses)

    @property
    def toll(self) -> int:
        """9.6: all levels that the group loses on this way. Eagles 11.3/f."""
        return max(self.loss, self.doomed)


class Group(Struct, frozen=True):
    """9.2: units of one hex that retreat together, as one unit of many levels."""

    war: War
    state: State
    side: Side
    start: int
    units: tuple[Unit, ...]
    hexes: int
    """How many hexes it has to retreat."""
    friends: int
    """Hexes on which other own units stood before the attack (9.3.4, 9.5)."""


@lru_cache(maxsize=4096)
def bearing(war: War, unit: Unit) -> str:
    """9.1: where a unit retreats to: its side's direction, or the place that a chapter names."""
    for hook in war.bearings:
        if (place := hook(war, unit)) is not None:
            return str(place)
    return SIDE_NAMES[war.roster.side[unit]]


def is_proper(war: War, towards: str, a: int, b: int) -> bool:
    """9.1: Poles retreat to the west or on a shortest way to Warsaw, Bolsheviks to the east.
    Eagles 11.1, 11.1/a, 21.1/a."""
    board = war.board
    if towards == SIDE_NAMES[PL]:
        return board.column[b] < board.column[a] or comes_nearer(war, war.warsaw, a, b)
    if towards in SIDE_NAMES:
        return board.column[b] > board.column[a]
    return comes_nearer(war, board.place(towards), a, b)


@lru_cache(maxsize=20_000)
def _is_proper(war: War, towards: str, a: int, b: int) -> bool:
    """`is_proper`, looked for once: it hangs on the map alone."""
    return is_proper(war, towards, a, b)


def comes_nearer(war: War, goal: int, a: int, b: int) -> bool:
    return goal >= 0 and war.board.distance(b, goal) < war.board.distance(a, goal)


def freed(group: Group) -> frozenset[str]:
    """Losses that the group does not suffer: cadres by themselves slip away (13.2); other units by their chapters. All
    units of the group must be free of a loss."""
    each = [_freed(group, unit) for unit in group.units]
    return frozenset.intersection(*each) if each else frozenset()


def _freed(group: Group, unit: Unit) -> frozenset[str]:
    if group.state.level[unit] == CADRE:
        return frozenset((LINE, WAY))
    return _freed_by_chapters(group.war, unit)


@lru_cache(maxsize=4096)
def _freed_by_chapters(war: War, unit: Unit) -> frozenset[str]:
    found: frozenset[str] = frozenset()
    for hook in war.retreat_free:
        found |= hook(war, unit)
    return found


def closed_in_retreat(group: Group) -> tuple[int, int]:
    """Hexes and sides that the group cannot enter or cross even when forced; enemies are asked apart. What stops only
    some of its units does not hold the group: a train is left behind by troops who leave the rails."""
    each = [_closed_to(group, unit) for unit in group.units]
    hexes, sides = each[0]
    for more_hexes, more_sides in each[1:]:
        hexes, sides = hexes & more_hexes, sides & more_sides
    return hexes, sides


def _closed_to(group: Group, unit: Unit) -> tuple[int, int]:
    war, state = group.war, group.state
    hexes, sides = state.neutral & state.occupied[ENEMY[group.side]], 0
    for bar in war.forbidden_hexes_of[unit]:
        hexes |= bar.hexes(war, state, unit) if bar.forced else 0
    for wall in war.forbidden_sides_of[unit]:
        sides |= wall.sides(war, state, unit) if wall.forced else 0
    for apart in war.never_together_of[unit]:
        hexes |= apart.hexes(war, state, unit)
    return hexes, sides


class _Walker:
    """The steps of a group's retreat, with what does not change from step to step."""

    def __init__(self, group: Group) -> None:
        self.group, self.war, self.board = group, group.war, group.war.board
        self.lines = control_lines(group.war, group.state, ENEMY[group.side])
        self.foes = enemies(group.state, group.side)
        self.hexes, self.sides = closed_in_retreat(group)
        self.free = freed(group)
        self.towards = bearing(group.war, group.units[0])
        self.ground = group.war.grounds[group.side]

    def may_enter(self, a: int, d: int) -> bool:
        """9.3.3, 12.1: no border, no edge, no closed hex or side; enemies are another question."""
        if self.board.edges[a][d] or self.sides >> self.board.map.sides[a][d] & 1:
            return False
        return not self.hexes >> self.board.neighbours[a][d] & 1

    def losses(self, a: int, d: int) -> tuple[tuple[Modifier, ...], bool]:
        """9.3, 9.3.4, 9.5: what a step costs, and whether it goes in the proper direction (9.3.1-2).
        Eagles 11.3/a, 11.3/b."""
        b, side = self.board.neighbours[a][d], self.board.map.sides[a][d]
        has_friend = self.group.friends >> b & 1
        proper = _is_proper(self.war, self.towards, a, b)
        found = []
        if not has_friend and LINE not in self.free and self.lines >> side & 1:
            found.append(LOSS_LINE)
        if not proper and WAY not in self.free:
            found.append(LOSS_DIRECTION)
        if not has_friend and self.ground.river(side) == UNBRIDGED:
            found.append(LOSS_RIVER)
        return tuple(found), proper

    def is_near_enemy(self, h: int) -> bool:
        return bool(self.board.masks[h] & self.foes)

    def exits(self, a: int) -> Iterator[tuple[str, tuple[Modifier, ...], bool]]:
        """12.2: Bolsheviks may be driven over any edge but the west one; only the east is their proper direction. To
        Poles and Lithuanians every edge is a border."""
        if self.war.roster.counters[self.group.units[0]].nation != "su":
            return
        for edge in sorted(set(self.board.edges[a]) - {"", BORDER, WEST}):
            proper = edge == EAST
            yield edge, () if proper or WAY in self.free else (LOSS_DIRECTION,), proper


def routes(group: Group) -> list[Route]:
    """9, 9.3.3, 9.8, 12.2.2: every way as far as it leads; each hex that is missing costs three levels."""
    walker = _Walker(group)
    found = [*_plain_routes(walker), *_through_routes(walker)] or [_stopped(walker, (), (), 0)]
    return _with_doom(group, found)


WORST_STEP = HexStep(rough=True, river=UNBRIDGED)


def _with_doom(group: Group, found: list[Route]) -> list[Route]:
    """9.6: a way on which a unit is bound to be lost costs all of its levels."""
    dies = group.war.retreat_dies_of
    if all(not dies[unit] or death_on(group, unit, WORST_STEP) is None for unit in group.units):
        return found
    return [structs.replace(route, doomed=_doomed(group, route)) for route in found]


def _doomed(group: Group, route: Route) -> int:
    levels, at = group.war.levels, group.state.level
    return sum(levels[unit] - at[unit] for unit in group.units if death_on_way(group, unit, route) is not None)


def death_on_way(group: Group, unit: Unit, route: Route) -> Rule | None:
    """17.2, 30.2.1, 30.2.3: the rule by which the way eliminates a unit, if it does."""
    board, ground = group.war.board, group.war.grounds[group.side]
    for a, b in zip((group.start, *route.path), route.path):
        if (rule := death_on(group, unit, board.step(ground, a, board.direction(a, b)))) is not None:
            return rule
    return None


def fallen_on(group: Group, route: Route) -> list[tuple[Unit, Rule]]:
    """Who is bound to be lost on a way, and by which rule: all of them where it costs as much as they have."""
    war, state = group.war, group.state
    bearers = [unit for unit in group.units if not any(safe(war, unit) for safe in war.unharmed)]
    takes_all = route.loss >= sum(war.levels[unit] - state.level[unit] for unit in bearers)
    found = []
    for unit in group.units:
        rule = death_on_way(group, unit, route) or (RETREAT_LOSS if takes_all and unit in bearers else None)
        if rule is not None:
            found.append((unit, rule))
    return found


def death_on(group: Group, unit: Unit, step: HexStep | None) -> Rule | None:
    found = (hook(group.war, group.state, unit, step) for hook in group.war.retreat_dies_of[unit])
    return next((rule for rule in found if rule is not None), None)


def _plain_routes(walker: _Walker) -> Iterator[Route]:
    """Ways of two hexes, or of one after a repeat attack (11/b). Eagles 10.8/c, 11/a, 11/b."""
    group, board = walker.group, walker.board
    for edge, losses, proper in walker.exits(group.start):
        yield Route((), edge, losses, False, int(proper))
    for d, a in enumerate(board.neighbours[group.start]):
        if not walker.may_enter(group.start, d) or walker.foes >> a & 1:
            continue
        losses, proper = walker.losses(group.start, d)
        if group.hexes == 1:
            yield Route((a,), "", losses, walker.is_near_enemy(a), int(proper))
        else:
            yield from list(_second_hexes(walker, a, losses, proper)) or [_stopped(walker, (a,), losses, int(proper))]


def _second_hexes(walker: _Walker, a: int, before: tuple[Modifier, ...], proper: bool) -> Iterator[Route]:
    """9.8: the second hex is neither the start nor beside it. Eagles 11.6/a, 11.6/b."""
    group, board = walker.group, walker.board
    for edge, losses, is_east in walker.exits(a):
        yield Route((a,), edge, before + losses, False, proper + is_east)
    for d, b in enumerate(board.neighbours[a]):
        if not walker.may_enter(a, d) or walker.foes >> b & 1:
            continue
        if b == group.start or board.masks[group.start] >> b & 1:
            continue
        losses, also = walker.losses(a, d)
        yield Route((a, b), "", before + losses, walker.is_near_enemy(b), proper + also)


def _stopped(walker: _Walker, path: tuple[int, ...], losses: tuple[Modifier, ...], proper: int) -> Route:
    """9.3.3: the way ends too early."""
    group = walker.group
    missing = group.hexes - len(path)
    blocked = Modifier(RETREAT_BLOCKED, "blocked", missing * group.war.edition.blocked_loss)
    end = path[-1] if path else group.start
    return Route(path, "", (*losses, blocked), walker.is_near_enemy(end), proper)


def _through_routes(walker: _Walker) -> Iterator[Route]:
    """9.4: a strong group may go through weak enemies on the first hex, if it keeps to the proper direction.
    Eagles 11.4, 11.4/b, 11.4/c."""
    group, board, edition = walker.group, walker.board, walker.war.edition
    if group_strength(group.war, group.state, group.units) < edition.through_strength:
        return
    for d, a in enumerate(board.neighbours[group.start]):
        if a < 0 or not walker.foes >> a & 1 or not walker.may_enter(group.start, d):
            continue
        if strength_to_pass(group.war, group.state, group.state.stacks[a]) > edition.through_limit:
            continue
        losses, proper = walker.losses(group.start, d)
        if proper:
            through = (*losses, Modifier(THROUGH_LOSS, "through-enemy", edition.through_loss))
            yield from (route for route in _second_hexes(walker, a, through, True) if route.proper == 2)


def group_strength(war: War, state: State, units: Sequence[Unit]) -> int:
    return sum(war.roster.strength[unit][state.level[unit]] for unit in units)


def strength_to_pass(war: War, state: State, units: Sequence[Unit]) -> int:
    """9.4.1: the enemies passed through; support units count 1. Eagles 11.4/a."""
    return sum(max(war.seen_strength(state, unit), 1) for unit in units)


def best_routes(group: Group) -> list[Route]:
    """9.6, 9.7: least losses first, then away from the enemy, then most in the proper direction; then choice.
    Eagles 11.6/c, 11.6/d."""
    found = routes(group)
    if group.war.edition.avoids_crowds:
        found = [route for route in found if is_roomy(group, route)] or found
    best = min((route.toll, route.near_enemy, -route.proper) for route in found)
    return [route for route in found if (route.toll, route.near_enemy, -route.proper) == best]


def is_roomy(group: Group, route: Route) -> bool:
    """Eagles 6.2, 11.6: the way goes all its length and does not end on a full hex. Eagles 6.2/a, 11.6/e."""
    if route.exit:
        return True
    path, state = route.path, group.state
    if len(path) < group.hexes:
        return False
    return len(state.stacks.get(path[-1], ())) + len(group.units) <= group.war.stack_limit(group.side, path[-1])


STAGES_AWAY = {SOUTH: 3}
"""12.2.2, 12.2.3: units driven over the south edge come back three stages later, others in the next."""
