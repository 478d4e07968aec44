"""6: stacks: who stands where, in which order, and how much a hex may hold."""

from collections.abc import Iterable, Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.rules import (
    CLASH_FORMATION,
    LIMIT_CAVALRY,
    LIMIT_GUNS_CAVALRY,
    LIMIT_GUNS_INFANTRY,
    LIMIT_INFANTRY,
    NO_MIXING,
)
from sztab.games.raclawice.rules import LIMIT as STACK_LIMIT
from sztab.games.raclawice.state import ABREAST, IN_PLAY, NOWHERE, ORDINARY, SQUARE, State, battery_hexes
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY, INFANTRY
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, is_allowed

MOST = {INFANTRY: (20, 10), CAVALRY: (4, 2)}
"""6.2: the greatest strength of a stack by arm, without and with artillery."""
LIMIT_RULES = {INFANTRY: (LIMIT_INFANTRY, LIMIT_GUNS_INFANTRY), CAVALRY: (LIMIT_CAVALRY, LIMIT_GUNS_CAVALRY)}
MOST_GUNS = 2
"""A15: batteries in one hex."""
ABREAST_STRENGTH = {INFANTRY: (6, 10), CAVALRY: (4, 4)}
"""6.2.1: the strength of a stack that may stand side by side."""
LEAST_SQUARE = 2
"""A19: companies that keep a square."""
TOGETHER = (SQUARE, ABREAST)
"""The formations that a whole stack has or has not."""


def put(edition: Edition, state: State, unit: int, hex: int, came: int = NOWHERE) -> None:
    """6.0, 6.0/a: a unit that joins a stack goes to its bottom; it takes the facing (6.0/c) and formation there.
    `came` is the hex from which it entered a clash hex."""
    place(edition, state, unit, hex, came)
    join(edition, state, edition.side[unit], hex)


def place(edition: Edition, state: State, unit: int, hex: int, came: int = NOWHERE) -> None:
    """Put a unit down at the bottom of a stack without joining it: it is only passing, or has yet to decide."""
    side = edition.side[unit]
    state.hexes[unit] = hex
    state.fate[unit] = IN_PLAY
    if edition.arm[unit] == ARTILLERY:
        count_batteries(edition, state, side)
        return
    stacks = state.stacks[side]
    if hex not in stacks:
        stacks[hex] = (unit,)
        state.occupied[side] |= 1 << hex
        if has_units(edition, state, 1 - side, hex) and all(at != hex for at, _ in state.first_in):
            state.first_in.append((hex, 1 - side))
    else:
        stacks[hex] = (*stacks[hex], unit)
    state.came[unit] = came if is_clash(edition, state, hex) else NOWHERE


def join(edition: Edition, state: State, side: int, hex: int) -> None:
    """6.0/c: all units of a stack face as its top unit does; who came takes the common formation, if it holds."""
    stack = state.stacks[side][hex]
    if len(stack) > 1:
        facing, kept = state.facing[stack[0]], state.formation[stack[0]]
        for unit in stack:
            state.facing[unit] = facing
            if kept in TOGETHER or state.formation[unit] in TOGETHER:
                state.formation[unit] = kept if kept in TOGETHER else ORDINARY
    settle_formation(edition, state, side, hex)


def lift(edition: Edition, state: State, unit: int) -> None:
    """Take a unit off its hex; it leaves a common formation."""
    if state.formation[unit] in TOGETHER:
        state.formation[unit] = ORDINARY
    pick_up(edition, state, (unit,))


def pick_up(edition: Edition, state: State, units: Sequence[int]) -> None:
    """Take units of one stack off their hex, in the formation they have."""
    side, hex = edition.side[units[0]], state.hexes[units[0]]
    for unit in units:
        state.hexes[unit] = NOWHERE
        state.came[unit] = NOWHERE
    if edition.arm[units[0]] == ARTILLERY:
        count_batteries(edition, state, side)
        forget_clash(edition, state, hex)
        return
    rest = tuple([other for other in state.stacks[side][hex] if other not in units])
    if not rest:
        state.stacks[side].pop(hex, None)
        state.occupied[side] &= ~(1 << hex)
    else:
        state.stacks[side][hex] = rest
        settle_formation(edition, state, side, hex)
    forget_clash(edition, state, hex)


def forget_clash(edition: Edition, state: State, hex: int) -> None:
    """3.4/i: where enemies no longer share a hex, nobody was first and nobody came in."""
    if state.first_in and not is_clash(edition, state, hex):
        state.first_in = [(at, side) for at, side in state.first_in if at != hex]
        for side in (0, 1):
            for unit in state.stacks[side][hex]:
                state.came[unit] = NOWHERE


def guns_at(edition: Edition, state: State, side: int, hex: int) -> list[int]:
    """The batteries of a side in a hex that are in play (captured ones are ignored, A65)."""
    if not state.batteries[side] >> hex & 1:
        return []
    hexes, fate = state.hexes, state.fate
    return [gun for gun in edition.guns[side] if hexes[gun] == hex and fate[gun] == IN_PLAY]


def is_clash(edition: Edition, state: State, hex: int) -> bool:
    """3.4/i: units of both sides stand there; leaders alone are no units (A63)."""
    first, second = hex in state.stacks[0], hex in state.stacks[1]
    if first and second:
        return True
    return bool((first or second) and state.batteries[1 if first else 0] >> hex & 1)


def clash_hexes(edition: Edition, state: State) -> int:
    """3.4/i: all clash hexes."""
    poles, russians = state.occupied
    return poles & russians | poles & state.batteries[1] | russians & state.batteries[0]


def count_batteries(edition: Edition, state: State, side: int) -> None:
    """Batteries of the side have come, gone or changed hands."""
    state.batteries[side] = battery_hexes(edition.guns[side], state.hexes, state.fate)


def has_units(edition: Edition, state: State, side: int, hex: int) -> bool:
    """Does the side have units there, batteries included?"""
    return hex in state.stacks[side] or bool(state.batteries[side] >> hex & 1)


def standing_in(edition: Edition, state: State, side: int, hexes: int) -> list[int]:
    """The units of a side in some hexes, batteries included."""
    stacks, found = state.stacks[side], list[int]()
    for hex in members(hexes & state.occupied[side]):
        found += stacks[hex]
    if hexes & state.batteries[side]:
        found += [gun for gun in edition.guns[side] if state.hexes[gun] >= 0 and hexes >> state.hexes[gun] & 1]
    return found


def strength_of(edition: Edition, state: State, units: Iterable[int]) -> int:
    """6.7: strengths add up; batteries have none."""
    strength, lost = edition.strength, state.lost
    return sum([strength[unit][lost[unit]] for unit in units if strength[unit]])


def reasons_against_stack(edition: Edition, state: State, units: Sequence[int], hex: int) -> Reasons:
    """6.1, 6.2, 6.6: why these units of one side may not stand in the hex with the friends there; leaders (6.5) and
    markers do not count."""
    side = edition.side[units[0]]
    there = [other for other in state.stacks[side][hex] if other not in units]
    troops = there + [unit for unit in units if edition.arm[unit] != ARTILLERY]
    guns = [gun for gun in guns_at(edition, state, side, hex) if gun not in units]
    guns += [unit for unit in units if edition.arm[unit] == ARTILLERY]
    yield from reasons_against_mix(edition, state, troops, len(guns), hex)


def may_stack(edition: Edition, state: State, units: Sequence[int], hex: int) -> bool:
    """6.1, 6.2: may they stand there? The same as the reasons against it, in one pass."""
    arm, side = edition.arm[units[0]], edition.side[units[0]]
    there, guns = state.stacks[side][hex], state.batteries[side] >> hex & 1
    if arm == ARTILLERY or (guns and len(guns_at(edition, state, side, hex)) > MOST_GUNS):
        return is_allowed(reasons_against_stack(edition, state, units, hex))
    lost, strength, arms = state.lost, edition.strength, edition.arm
    total = 0
    for unit in there:
        if arms[unit] != arm:
            return False
        if unit not in units:
            total += strength[unit][lost[unit]]
    for unit in units:
        total += strength[unit][lost[unit]]
    return total <= MOST[arm][guns]


def reasons_against_mix(edition: Edition, state: State, troops: Sequence[int], guns: int, hex: int) -> Reasons:
    """6.1, 6.2, 6.2/a, 6.2/b, 6.2/c, 6.2/d, A15: why this mix may not stand in one hex."""
    if guns > MOST_GUNS:
        yield Refusal(STACK_LIMIT, "too-many-guns", {"hex": edition.number(hex), "most": MOST_GUNS})
    if not troops:
        return
    arm = edition.arm[troops[0]]
    if any(edition.arm[unit] != arm for unit in troops):
        yield Refusal(NO_MIXING, "mixed-arms", {"hex": edition.number(hex)})
        return
    most = MOST[arm][guns > 0]
    strength = strength_of(edition, state, troops)
    if strength > most:
        rule = LIMIT_RULES[arm][guns > 0]
        yield Refusal(rule, "stack-limit", {"hex": edition.number(hex), "strength": strength, "most": most})


def reasons_against_joining_square(edition: Edition, state: State, side: int, hex: int) -> Reasons:
    """7.1, A127: a square of the side in a clash hex: nobody can join it, for that would change its formation."""
    stack = state.stacks[side][hex]
    if stack and state.formation[stack[0]] == SQUARE and has_units(edition, state, 1 - side, hex):
        yield Refusal(CLASH_FORMATION, "square-at-bay", {"hex": edition.number(hex)})


def is_full(edition: Edition, state: State, side: int, hex: int) -> bool:
    """6.4, A16: the stack there has reached the limit that holds for it."""
    stack = state.stacks[side][hex]
    if not stack:
        return False
    most = MOST[edition.arm[stack[0]]][bool(guns_at(edition, state, side, hex))]
    return strength_of(edition, state, stack) >= most


def may_stand_abreast(edition: Edition, state: State, stack: Sequence[int]) -> bool:
    """6.2.1: infantry of strength 6 to 10, or cavalry of strength 4."""
    if not stack:
        return False
    low, high = ABREAST_STRENGTH[edition.arm[stack[0]]]
    return low <= strength_of(edition, state, stack) <= high


def settle_formation(edition: Edition, state: State, side: int, hex: int) -> None:
    """A18, A19: "side by side" falls when the strength no longer fits, the square when one company is left or when
    scythemen come among it (7.3.3, A122)."""
    formation = state.formation
    joined = [unit for unit in state.stacks[side][hex] if formation[unit] in TOGETHER]
    if not joined:
        return
    if formation[joined[0]] == SQUARE:
        holds = len(joined) >= LEAST_SQUARE and not any(edition.is_scythe(unit) for unit in joined)
    else:
        holds = may_stand_abreast(edition, state, joined)
    if not holds:
        for unit in joined:
            formation[unit] = ORDINARY
