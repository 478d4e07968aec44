"""Which answers are worth a thought: what a bot may try, and what it goes on with inside an activity.

A unit after the other moves, the strongest first, and thinks of a few of the hexes within its reach; whoever can attack
a hex does so together, if it looks promising; the beaten retreat together; troops are set up as the card has them.
"""

from collections.abc import Callable, Mapping, Sequence

from sztab.games.rok1920.bot.evaluation import Judge
from sztab.games.rok1920.bot.lures import Lure
from sztab.games.rok1920.bot.positions import moment
from sztab.games.rok1920.fighting.attackers import candidates, refusal_joint
from sztab.games.rok1920.fighting.chance import Attack, chance_modifiers
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import PASS, TAKE
from sztab.games.rok1920.units.counters import ENEMY, SIDES, Side, Unit
from sztab.kernel.modifiers import total
from sztab.kernel.requests import Choice

Indexes = Sequence[int]
Finder = Callable[[Judge, State, Choice], Indexes | None]
HEXES = 3
"""How many goals of a march are thought of, besides staying."""
STATIONS = 2
TARGETS = 2
"""How many attacks are thought of."""
PROMISE = 0.05
"""Attacks that promise less are not made."""
ENOUGH = 13
"""A chance that no more troops are needed for: 11 is as good as sure (8.4), and Stubborn Defence takes two off."""
NEAR = 4
"""Units further than this from all enemies go where it looks best, and think of the railway."""


def candidate_answers(judge: Judge, state: State, question: Choice) -> Indexes | None:
    find = FINDERS.get(question.prompt)
    return None if find is None else find(judge, state, question)


def last(judge: Judge, state: State, question: Choice) -> Indexes:
    """The last answer: ready, done."""
    return (len(question.options) - 1,)


def done_first(judge: Judge, state: State, question: Choice) -> Indexes:
    """Everything, but rather nothing."""
    count = len(question.options)
    return (count - 1, *range(count - 1))


def move(judge: Judge, state: State, question: Choice) -> Indexes:
    """Arrivals first, then the units that have not moved, the strongest first; those far behind also by rail."""
    options = question.options
    arrivals = [i for i, answer in enumerate(options) if isinstance(answer, tuple) and answer[0] == "arrive"]
    if arrivals:
        return arrivals[:1]
    units = [i for i, answer in enumerate(options) if isinstance(answer, int)]
    hidden = [i for i, answer in enumerate(options) if isinstance(answer, tuple) and answer[0] == "hidden"]
    if not units and hidden:  # Eagles 23.1: pieces under markers move after the others
        return (hidden[0],)
    if not units:
        return (len(options) - 1,)
    first = max(units, key=lambda i: (judge.war.strength(state, options[i]), -i))
    unit = options[first]
    by_rail = ("rail", unit)
    if by_rail in options and is_far(judge, state, unit):
        return first, options.index(by_rail)
    return (first,)


def is_far(judge: Judge, state: State, unit: Unit) -> bool:
    if state.at[unit] < 0:
        return False
    near = 1 << state.at[unit]
    for _ in range(NEAR):
        near |= judge.war.board.around(near)
    return not near & state.occupied[ENEMY[judge.war.roster.side[unit]]]


def move_to(judge: Judge, state: State, question: Choice) -> Indexes:
    """The hexes that look best, and to stay (the first answer, where a unit may)."""
    options, unit = question.options, judge.war.roster.number[question.about["unit"]]
    if is_far(judge, state, unit):
        return _best_hexes(judge, state, unit, options, 1)
    best = _best_hexes(judge, state, unit, options, HEXES)
    stays = options[0] == state.at[unit] and 0 not in best
    return (*best, 0) if stays else best


def stations(judge: Judge, state: State, question: Choice) -> Indexes | None:
    if not isinstance(question.options[0], int) or "unit" not in question.about:
        return None
    unit = judge.war.roster.number[question.about["unit"]]
    return _best_hexes(judge, state, unit, question.options, STATIONS)


def _best_hexes(judge: Judge, state: State, unit: Unit, hexes: Sequence[int], count: int) -> Indexes:
    lured = Lure(judge, state, unit, judge.guards.needs(state, judge.war.roster.side[unit])).on
    lure = [lured(h) for h in hexes]
    return sorted(range(len(lure)), key=lambda i: (-lure[i], i))[:count]


def attack(judge: Judge, state: State, question: Choice) -> Indexes:
    """Nothing, or one of the hexes where an attack of all that can promises most, by its real chance."""
    war, side = judge.war, state.phasing
    repeat = war.steps[state.step].name == "repeat-attacks"
    own = state.occupied[side] & ~state.neutral
    zone, promise = war.board.around(own), dict[int, float]()
    for i, target in enumerate(question.options[:-1]):
        if not isinstance(target, int):
            continue  # what an optional rule offers between attacks
        units = party(judge, state, side, target, repeat)
        attack = Attack(war=war, state=state, side=side, target=target, units=units, repeat=repeat)
        if not units or not attack.defence:
            continue
        chance = attack.base + total(chance_modifiers(attack))
        found = judge.prospects.gain_of(side, target, chance, attack.defence, own, zone)
        if found > PROMISE:
            promise[i] = found
    best = sorted(promise, key=lambda i: (-promise[i], i))[:TARGETS]
    return (len(question.options) - 1, *best)


def loss(judge: Judge, state: State, question: Choice) -> Indexes:
    """The unit whose next level is worth least."""

    def price(i: int) -> float:
        unit = question.options[i]
        values, level = judge.unit_values[unit], state.level[unit]
        is_last = level + 1 >= judge.war.levels[unit]
        return values[level] - (0.0 if is_last else values[level + 1])

    return (min(range(len(question.options)), key=price),)


def first(judge: Judge, state: State, question: Choice) -> Indexes:
    return (0,)


def retreat_route(judge: Judge, state: State, question: Choice) -> Indexes:
    """The way that ends where the group stands best."""
    unit = judge.war.roster.number[question.about["units"][0]]
    ends = {i: path[-1] for i, path in enumerate(question.options) if path and isinstance(path[0], int)}
    if not ends:
        return (0,)
    lured = Lure(judge, state, unit).on
    return (max(ends, key=lambda i: (lured(ends[i]), -i)),)


def attackers(judge: Judge, state: State, question: Choice) -> Indexes:
    """Everybody that may attack together, one after the other."""
    options = question.options
    *_, side, target, _chosen, repeat = question.case
    for unit in party(judge, state, side, target, repeat):
        if unit in options:
            return (options.index(unit),)
    return (len(options) - 1,)


def party(judge: Judge, state: State, side: Side, target: int, repeat: bool) -> tuple[Unit, ...]:
    """Who attacks a hex: all that may go together, less those without whom the chance is as good. They stay free to
    attack another hex, or to march."""
    known, key = judge.positions.of(state).known, ("party", side, target, repeat)
    kept: tuple[object, tuple[Unit, ...]] | None = known.get(key)
    if kept is None or kept[0] != moment(state):
        kept = known[key] = moment(state.copy()), _find_party(judge, state, side, target, repeat)
    return kept[1]


def _find_party(judge: Judge, state: State, side: Side, target: int, repeat: bool) -> tuple[Unit, ...]:
    war, chosen = judge.war, list[Unit]()
    able = candidates(war, state, side, target)
    for unit in sorted(able, key=lambda u: (-war.strength(state, u), u)):
        if refusal_joint(war, state, side, target, (*chosen, unit), repeat) is None:
            chosen.append(unit)
    if len(chosen) < 2:
        return tuple(chosen)
    attack = Attack(war=war, state=state, side=side, target=target, units=tuple(chosen), repeat=repeat)
    best = _outlook(attack)
    if judge.is_thorough:
        return _fewest(attack, chosen, best)
    for unit in reversed(chosen):
        attack.units = fewer = tuple(u for u in chosen if u != unit)
        if refusal_joint(war, state, side, target, fewer, repeat) is None and (found := _outlook(attack)) >= best:
            best, chosen = found, list(fewer)
    return tuple(chosen)


def _fewest(attack: Attack, chosen: list[Unit], best: tuple[int, bool]) -> tuple[Unit, ...]:
    """Whoever is least needed stays out first, again and again: those who attack across a river often do harm."""
    war, state = attack.war, attack.state
    while len(chosen) > 1:
        found = list[tuple[tuple[int, bool], int, Unit]]()
        for unit in reversed(chosen):
            attack.units = fewer = tuple(u for u in chosen if u != unit)
            if refusal_joint(war, state, attack.side, attack.target, fewer, attack.repeat) is None:
                found.append((_outlook(attack), -len(found), unit))
        if not found or (least := max(found))[0] < best:
            break
        best = least[0]
        chosen.remove(least[2])
    return tuple(chosen)


def _outlook(attack: Attack) -> tuple[int, bool]:
    """What an attack may hope for, as far as more troops would change it: orders of the defender cost up to two."""
    return min(ENOUGH, attack.base + total(chance_modifiers(attack))), attack.is_rout


def pursue(judge: Judge, state: State, question: Choice) -> Indexes:
    """A unit after the other, or nobody any more."""
    return 0, len(question.options) - 1


def reserve_phase(judge: Judge, state: State, question: Choice) -> Indexes:
    """The stronger side masses for its attacks, the weaker one closes gaps after the enemy's."""
    side = judge.war.command.side_of(question.seat)
    assert side is not None, "a player is asked"
    sums = [sum(judge.war.strength(state, u) for u in judge.war.roster.of_side[s] if state.at[u] >= 0) for s in SIDES]
    attacks = sums[side] >= sums[ENEMY[side]]
    step = judge.war.steps[state.step].name
    is_time = step == ("first-window" if attacks else "second-window") and (state.phasing == side) == attacks
    return (question.options.index(TAKE if is_time or step == "third-window" else PASS),)


def in_order(judge: Judge, state: State, question: Choice) -> Indexes:
    return range(len(question.options))


FINDERS: Mapping[str, Finder] = {
    "deploy": last,
    "start-divided": last,
    "reserve-phase": reserve_phase,
    "move": move,
    "move-to": move_to,
    "move-by": in_order,
    "pursue": pursue,
    "pursue-to": move_to,
    "arrive-at": stations,
    "rail-to": stations,
    "restore-at": stations,
    "attack": attack,
    "attackers": attackers,
    "attack-order": in_order,
    "defence-order": in_order,
    "replacements": done_first,
    "loss": loss,
    "retreat-group": first,
    "retreat-route": retreat_route,
}
