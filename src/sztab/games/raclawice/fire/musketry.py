"""10.9: musketry: who fires with what strength, alone or jointly, and what it does."""

from collections.abc import Sequence

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.events import GunsShotAt, MusketryFired
from sztab.games.raclawice.fire.under_fire import Shot, strike
from sztab.games.raclawice.melee.capture import capture
from sztab.games.raclawice.rules import LEADER_MUSKETRY, LONE_GUNS_ROLL, MUSKETRY
from sztab.games.raclawice.state import ABREAST, FIRED, MOVED, MOVEMENT, SQUARE, State
from sztab.games.raclawice.tables import Musketry
from sztab.games.raclawice.units import leaders
from sztab.games.raclawice.units.counters import CAVALRY, INFANTRY
from sztab.games.raclawice.units.stacking import guns_at
from sztab.kernel.requests import D10_FROM_ZERO, Steps, roll

RANGE = {INFANTRY: 3, CAVALRY: 2}
"""10.8/a, 10.8/b."""
LONGEST = max(RANGE.values())
MOST_SHOTS = 4
"""10.9.1: in one turn."""
AGAINST_GUNS = 3
"""10.9.5/b: the least strength that can silence a lone battery."""


def rounded(number: int, by: int) -> int:
    """3.4/j: halves and more go up, what is less goes down."""
    return (2 * number + by) // (2 * by)


def is_together(state: State, top: int) -> bool:
    """6.2.1/a, 7.3.2/h: does the whole stack fire?"""
    return state.formation[top] in (ABREAST, SQUARE)


def shooters(edition: Edition, state: State, top: int) -> tuple[int, ...]:
    """6.8, 6.2.1/a, 7.3.2/h: the unit on top, or all of a stack side by side or in square, that have shots left."""
    stack = state.stacks[edition.side[top]][state.hexes[top]] if is_together(state, top) else (top,)
    fire, lost, shots = edition.fire, state.lost, state.shots
    return tuple([u for u in stack if fire[u] and fire[u][lost[u]] and shots[u] < MOST_SHOTS])


def strength(edition: Edition, state: State, top: int) -> int:
    """6.2.1/a: a stack side by side adds up; 7.3.2/h, A128: a square uses a quarter of the sum, rounded."""
    total = sum(edition.fire[u][state.lost[u]] for u in shooters(edition, state, top))
    return rounded(total, 4) if state.formation[top] == SQUARE else total


def quotient(edition: Edition, state: State, top: int, target: int) -> int:
    """10.9.4/a, 10.9.4/b: strength divided by distance, rounded."""
    return rounded(strength(edition, state, top), edition.board.distance[state.hexes[top]][target])


def row_of(edition: Edition, state: State, tops: Sequence[int], target: int) -> tuple[int, int]:
    """10.9.6/a, 10.9.6/b, A47: the highest quotient, and its row moved down by one for each further hex."""
    table = edition.tables.musketry
    best = max(quotient(edition, state, top, target) for top in tops)
    return best, min(table.row(best) + len(tops) - 1, len(table.values) - 1)


def has_effect(edition: Edition, best: int) -> bool:
    """A row without effect cannot be shot at, and not shifted either."""
    return edition.tables.musketry.at(best) is not None


def volley(edition: Edition, state: State, tops: Sequence[int], target: int) -> Steps[None]:
    """10.9.4: the shot of one or several hexes at another, its effect at once, then the markers."""
    best, row = row_of(edition, state, tops, target)
    line = edition.tables.musketry.values[row]
    assert line is not None, "refused before: a row without effect"
    shot = shot_of(edition, state, tops, target, line)
    _mark(edition, state, shot.firers)
    state.events.append(_told(edition, shot, best, edition.tables.musketry.names[row]))
    enemy = 1 - edition.side[tops[0]]
    yield from strike(edition, state, state.stacks[enemy][target][:1], shot)
    if line.endangers:
        yield from leaders.endanger(edition, state, target, enemy, LEADER_MUSKETRY)


def shot_of(edition: Edition, state: State, tops: Sequence[int], target: int, line: Musketry) -> Shot:
    """10.9.9, A37: of several firers, the one who has fired most gives the number of the shot."""
    firers = tuple(u for top in tops for u in shooters(edition, state, top))
    away = edition.board.distance[target]
    hexes = tuple(sorted((state.hexes[top] for top in tops), key=lambda hex: (away[hex], hex)))
    return Shot(firers, hexes, target, line.effect, False, 1 + max(state.shots[u] for u in firers))


def _told(edition: Edition, shot: Shot, best: int, row: str) -> MusketryFired:
    return MusketryFired(
        tuple(edition.counters[u].id for u in shot.firers),
        tuple(edition.number(hex) for hex in shot.hexes),
        edition.number(shot.target),
        best,
        row,
        shot.effect,
        rule=MUSKETRY,
    )


def _mark(edition: Edition, state: State, firers: Sequence[int]) -> None:
    """10.9.4/e: one more shot; 10.9.2, A05: a unit that may move in this phase pays a point for it."""
    for unit in firers:
        state.shots[unit] += 1
        state.marks[unit] |= FIRED
        if pays(edition, state, unit):
            state.left[unit] -= 1


def pays(edition: Edition, state: State, unit: int) -> bool:
    """10.9.2, A05: in its own movement phase, a unit that may move pays for its shot; 4.4/b2: so does one that may yet
    be chosen among the six; and so does one that has moved, or is moving, out of the range of its leader."""
    if state.phase != MOVEMENT or state.active != edition.side[unit]:
        return False
    if state.marks[unit] & MOVED or any(unit in group.units for group in state.moving):
        return True
    return leaders.is_commanded(edition, state, unit)


def silence(edition: Edition, state: State, top: int, target: int) -> Steps[None]:
    """10.9.5: at a lone battery beside it: a die below the strength takes the guns."""
    firers = shooters(edition, state, top)
    power = strength(edition, state, top)
    gun = guns_at(edition, state, 1 - edition.side[top], target)[0]
    _mark(edition, state, firers)
    names = tuple(edition.counters[u].id for u in firers)
    name = edition.counters[gun].id
    (die,) = yield from roll(1, D10_FROM_ZERO, rule=LONE_GUNS_ROLL, prompt="silence", about={"gun": name})
    state.events.append(GunsShotAt(names, name, (die,), power, rule=LONE_GUNS_ROLL))
    if die < power:
        capture(edition, state, gun, LONE_GUNS_ROLL, is_removed=True)
