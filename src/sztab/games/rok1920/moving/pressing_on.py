"""45, 46 / Eagles 23.2: flight and pursuit, optional rules: a unit presses on beyond its march points, at a risk."""

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_events import DieRolled
from sztab.games.rok1920.chapter_rules import OPTION_FLIGHT, OPTION_PURSUIT
from sztab.games.rok1920.chapters import Action, Chapter
from sztab.games.rok1920.command import leader
from sztab.games.rok1920.fighting.retreat_routes import bearing, is_proper
from sztab.games.rok1920.moving.destinations import sent_by
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.movement_phase import advance_unit
from sztab.games.rok1920.moving.reach import allowance, closed_to, march_of, march_range
from sztab.games.rok1920.moving.steps import ANY_DISTANCE, walls_for
from sztab.games.rok1920.politics.morale import level, shift
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import any_hex, refusing
from sztab.games.rok1920.units.counters import ENEMY, SIDE_NAMES, Side, Unit
from sztab.games.rok1920.units.losses import lose_level
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import D6, Answer, Rule, Steps, choose, roll

TAG, CALL_OFF = "press-on", "call-off"
FLIGHT, PURSUIT, FORCED_MARCH = "flight", "pursuit", "forced-march"
Loss = Callable[[War, State, Unit, Rule], None]
RISKS = {1: (1, 3), 2: (2, 5)}
"""45, 46: by points beyond the limit: the highest face that costs a level, and the highest that costs morale."""


def is_played(war: War, way: str) -> bool:
    """Both ways are options apart (45, 46), or one (Eagles 23.2)."""
    return war.has_option(way) or war.has_option(FORCED_MARCH)


def is_played_at_all(war: War) -> bool:
    return is_played(war, FLIGHT) or is_played(war, PURSUIT)


def ways(war: War, state: State, unit: Unit) -> dict[str, int]:
    """45, 46, Eagles 23.2.1, 23.2.2: how a unit may press on now, and by how many points: in flight where the enemy has
    the advantage, in pursuit where its own side has."""
    side, theatre = war.roster.side[unit], war.board.theatre[state.at[unit]]
    found = {}
    if is_played(war, FLIGHT) and level(war, state, theatre, ENEMY[side]):
        found[FLIGHT] = war.edition.flight_points(war, unit)
    if is_played(war, PURSUIT) and level(war, state, theatre, side):
        found[PURSUIT] = max(war.edition.risks[PURSUIT])
    return found


def goals(war: War, state: State, unit: Unit, way: str, extra: int) -> dict[int, tuple[int, list[int]]]:
    """The hexes that a unit reaches only by so many points more, all steps in the direction of the retreat (its own in
    flight, the enemy's in pursuit): each with the points beyond the limit and the way there."""
    towards = direction_of(war, unit, way)
    limit = allowance(war, state, unit)
    closed, walls = closed_to(war, state, unit), walls_for(war, state, unit)
    best: dict[int, tuple[int, list[int]]] = {state.at[unit]: (0, [])}
    queue = [state.at[unit]]
    while queue:
        here = queue.pop(0)
        for there, cost in _steps(war, state, unit, here, towards, closed, walls):
            spent = best[here][0] + cost
            if spent <= limit + extra and (there not in best or spent < best[there][0]):
                best[there] = (spent, [*best[here][1], there])
                queue.append(there)
    return {h: (spent - limit, path) for h, (spent, path) in sorted(best.items()) if spent > limit}


def _steps(
    war: War, state: State, unit: Unit, here: int, towards: str, closed: int, walls: int
) -> Iterator[tuple[int, int]]:
    for d, there in enumerate(war.board.neighbours[here]):
        if there < 0 or closed >> there & 1 or walls >> war.board.map.sides[here][d] & 1:
            continue
        if not is_proper(war, towards, here, there):
            continue
        step = march_of(war, state, unit, here, there, state.began)
        if step is not None and step.refusal is None and not step.whole:
            yield there, step.points


def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
    found: list[Answer] = []
    if is_played_at_all(war):
        for unit in state.movers:
            if allowance(war, state, unit) < ANY_DISTANCE and not state.bound >> unit & 1:
                found += [(TAG, unit, way) for way in ways(war, state, unit) if has_first_step(war, state, unit, way)]
    return found


def refusal(war: War, state: State, side: Side, answer: Answer) -> Refusal | None:
    """45, 46: why a unit does not press on so."""
    _, unit, way = answer
    rule = OPTION_FLIGHT if way == FLIGHT else OPTION_PURSUIT
    if not is_played(war, way):
        return Refusal(rule, "option-off")
    if unit not in state.movers or allowance(war, state, unit) >= ANY_DISTANCE:
        return Refusal(rule, "no-move-left")
    if state.bound >> unit & 1 and (sent := sent_by(war, state, unit)) is not None:
        return sent
    if way not in ways(war, state, unit):
        return Refusal(rule, "no-enemy-advantage" if way == FLIGHT else "no-own-advantage")
    return None if has_first_step(war, state, unit, way) else Refusal(rule, "no-step-that-way")


def tries(war: War, state: State, side: Side) -> Sequence[Answer]:
    if not is_played_at_all(war):
        return ()
    return [(TAG, unit, way) for unit in war.roster.of_side[side] if state.at[unit] >= 0 for way in (FLIGHT, PURSUIT)]


def _against_goal(h: Answer, war: War, state: State, offered: Sequence[Answer], unit: Unit, way: str) -> Reasons:
    """45, 46: why a unit does not press on to a hex."""
    rule = OPTION_FLIGHT if way == FLIGHT else OPTION_PURSUIT
    if h == CALL_OFF:
        yield Refusal(rule, "not-offered")
    elif march_range(war, state, unit).hexes >> h & 1 or h == state.at[unit]:
        yield Refusal(rule, "within-points")
    else:
        yield from reasons_against_entering(war, state, unit, h)
        yield Refusal(rule, "not-by-pressing-on")


PRESS_ON_TRIES = refusing(any_hex, _against_goal)
"""Case: war, state, what is offered, the unit, flight or pursuit."""


def has_first_step(war: War, state: State, unit: Unit, way: str) -> bool:
    """A quick look: can the unit make any step in that direction?"""
    towards = direction_of(war, unit, way)
    closed, walls = closed_to(war, state, unit), walls_for(war, state, unit)
    return any(True for _ in _steps(war, state, unit, state.at[unit], towards, closed, walls))


def direction_of(war: War, unit: Unit, way: str) -> str:
    """45: its own retreat's direction; 46: the enemy's."""
    return bearing(war, unit) if way == FLIGHT else SIDE_NAMES[ENEMY[war.roster.side[unit]]]


def press_on(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """45, 46: the unit goes, and the dice say what it costs."""
    _, unit, way = answer
    if (risk := (yield from go(war, state, unit, way))) is not None:
        yield from pay(war, state, unit, risk)


class Risk(Struct, frozen=True):
    """What a unit that has pressed on throws a die for."""

    theatre: int
    """Where its march began."""
    faces: tuple[int, int]
    """The highest face of the die that costs a level, and the highest that costs morale."""
    rule: Rule


def go(war: War, state: State, unit: Unit, way: str) -> Steps[Risk | None]:
    """45, 46: the unit goes; None: it did not, or the play is over."""
    rule = OPTION_FLIGHT if way == FLIGHT else OPTION_PURSUIT
    found = goals(war, state, unit, way, ways(war, state, unit)[way])
    about = {"unit": war.roster.ids[unit], "way": way}
    options: list[Answer] = list(found) or [CALL_OFF]
    seat, case = leader(war, state, unit), (war, state, options, unit, way)
    h = yield from choose(seat, "press-on-to", options, rule=rule, about=about, tries=PRESS_ON_TRIES, case=case)
    if h == CALL_OFF:
        return None
    beyond, path = found[h]
    start = state.at[unit]
    state.movers.remove(unit)
    state.bound &= ~(1 << unit)
    yield from advance_unit(war, state, unit, start, path, rule)
    return Risk(war.board.theatre[start], war.edition.risks[way][beyond], rule) if state.outcome is None else None


def pay(war: War, state: State, unit: Unit, risk: Risk, lose: Loss = lose_level) -> Steps[None]:
    """45, 45/a, 45/b / Eagles 23.2.1/a, 23.2.1/b, 23.2.1/c, 23.2.2/a: a level,
    or morale in the theatre where the move began; morale at the limit costs a level too. A cadre that the march has
    left beside an enemy has fallen before the die is thrown (Eagles 3.3/g), and has nothing left to lose."""
    side, theatre, rule = war.roster.side[unit], risk.theatre, risk.rule
    worst, bad = risk.faces
    (face,) = yield from roll(1, D6, rule=rule, prompt="press-on", about={"unit": war.roster.ids[unit]})
    state.events.append(DieRolled(what="press-on", face=face, good=int(face > bad), rule=rule))
    at_limit = war.track.is_maximum(ENEMY[side], state.morale[theatre])
    if face <= worst or (face <= bad and at_limit):
        if state.at[unit] >= 0:
            lose(war, state, unit, rule)
    elif face <= bad:
        shift(war, state, theatre, ENEMY[side], 1, rule)


CHAPTER = Chapter(
    name=in_force.PRESSING_ON,
    actions=(Action(TAG, offers, press_on, refusal=refusal, tries=tries, can_be=is_played_at_all),),
)
