"""9.2, 9.3, 12.2 / Eagles 11: units retreat: their player forms groups, picks among equal ways, bears the losses."""

from collections.abc import Iterator, Sequence

from sztab.games.rok1920.command import leader_of
from sztab.games.rok1920.events import LeftBoard, Retreated
from sztab.games.rok1920.fighting.retreat_routes import (
    STAGES_AWAY,
    Group,
    Route,
    best_routes,
    death_on,
    death_on_way,
    routes,
)
from sztab.games.rok1920.map.localities import pass_through
from sztab.games.rok1920.rules import (
    AVOID_ENEMY,
    DIRECTION,
    EXIT_NORTH_EAST,
    EXIT_SOUTH,
    GROUPS,
    LEAST_LOSSES,
    RETREAT,
    RETREAT_LOSS,
)
from sztab.games.rok1920.state import AWAY, Retreating, State
from sztab.games.rok1920.tries import DONE, refusing
from sztab.games.rok1920.units.counters import Side, Unit
from sztab.games.rok1920.units.losses import eliminate, take_losses
from sztab.games.rok1920.units.positions import lift, move_to
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Steps, choose

EXIT = "exit"


def retreat_units(
    war: War, state: State, side: Side, h: int, units: tuple[Unit, ...], hexes: int, friends: int
) -> Steps[None]:
    """9, 9.2: units of one hex retreat, in groups as their player likes; all at once: no group helps another, but those
    own units do that stood there before (`friends`, hexes)."""
    for unit in units:
        if (rule := death_on(Group(war, state, side, h, units, hexes, friends), unit, None)) is not None:
            eliminate(war, state, unit, rule)
    left = [unit for unit in units if state.at[unit] == h]
    while left:
        members = yield from _form_group(war, state, side, left)
        left = [unit for unit in left if unit not in members]
        yield from _retreat_group(Group(war, state, side, h, members, hexes, friends))
    for hook in war.retreated:
        hook(war, state, side, tuple(unit for unit in units if state.at[unit] >= 0))


def _form_group(war: War, state: State, side: Side, left: Sequence[Unit]) -> Steps[tuple[Unit, ...]]:
    """9.2: which units go with the first of those that are left. Eagles 11.2/a."""
    group, others = [left[0]], list(left[1:])
    while others:
        about = {"units": tuple(war.roster.ids[unit] for unit in group)}
        options: list[Answer] = [*others, DONE]
        seat, case = leader_of(war, state, side, left), (war, state, options, tuple(group))
        answer = yield from choose(
            seat, "retreat-group", options, rule=GROUPS, about=about, tries=GROUP_TRIES, case=case
        )
        if answer == DONE:
            break
        others.remove(answer)
        group.append(answer)
    return tuple(sorted(group))


def _of_the_hex(war: War, state: State, offered: Sequence[Answer], group: tuple[Unit, ...]) -> tuple[Unit, ...]:
    return state.stacks[state.at[group[0]]]


def _against_member(
    answer: Answer, war: War, state: State, offered: Sequence[Answer], group: tuple[Unit, ...]
) -> Reasons:
    """9.2: units of the hex that retreat and are in no group yet."""
    yield Refusal(GROUPS, "named-already" if answer in group else "not-retreating")


GROUP_TRIES = refusing(_of_the_hex, _against_member)
"""Case: war, state, what is offered, the group so far."""


def route_answer(route: Route) -> Answer:
    return (EXIT, route.exit, route.path) if route.exit else route.path


def _retreat_group(group: Group) -> Steps[None]:
    """9.3, 9.6, 9.7: the group takes one of its best ways, and loses what the way costs."""
    war, state = group.war, group.state
    best = {route_answer(route): route for route in best_routes(group)}
    ids = tuple(war.roster.ids[unit] for unit in group.units)
    state.retreating = Retreating(group.side, group.start, group.units, group.hexes, group.friends)
    answer = yield from choose(
        leader_of(war, state, group.side, group.units),
        "retreat-route",
        list(best),
        rule=LEAST_LOSSES,
        about={"units": ids},
        tries=ROUTE_TRIES,
        case=(group,),
    )
    state.retreating = None
    route = best[answer]
    told = tuple(war.board.map.numbers[h] for h in route.path)
    state.events.append(Retreated(units=ids, path=told, losses=route.losses, rule=RETREAT))
    yield from take_losses(war, state, group.side, group.units, route.loss, RETREAT_LOSS)
    for unit in group.units:
        if state.at[unit] >= 0:
            _withdraw(group, unit, route)


def all_routes(group: Group) -> Iterator[tuple[Answer]]:
    return each(route_answer(route) for route in routes(group))


def reasons_against_route(answer: Answer, group: Group) -> Reasons:
    """9.6, 9.7: a worse way than the best."""
    best = best_routes(group)
    found = next((route for route in routes(group) if route_answer(route) == answer), None)
    if found is None:
        yield Refusal(DIRECTION, "no-way")
    elif found not in best:
        yield worse(found, best[0])


def worse(route: Route, best: Route) -> Refusal:
    if route.toll > best.toll:
        return Refusal(LEAST_LOSSES, "more-losses", {"losses": route.toll, "least": best.toll})
    if route.near_enemy and not best.near_enemy:
        return Refusal(AVOID_ENEMY, "near-enemy")
    return Refusal(AVOID_ENEMY, "less-proper")


ROUTE_TRIES = Tries(all_routes, reasons_against_route)


def _withdraw(group: Group, unit: Unit, route: Route) -> None:
    """A unit that is left after the losses goes the way of its group."""
    war, state = group.war, group.state
    if (rule := death_on_way(group, unit, route)) is not None:
        eliminate(war, state, unit, rule)
        return
    for hook in war.weakened:
        hook(war, state, unit)
    if route.exit:
        _leave_board(war, state, unit, route.exit)
    elif route.path:
        move_to(war, state, unit, route.path[-1])
        pass_through(war, state, unit, route.path)
    if route.exit or route.path:
        for driven in war.after_retreat:
            driven(war, state, unit, group.start, route.path)


def _leave_board(war: War, state: State, unit: Unit, edge: str) -> None:
    """12.2.2, 12.2.3: driven off the board, it comes back as a reinforcement."""
    lift(war, state, unit, AWAY)
    state.due[unit] = state.stage + STAGES_AWAY.get(edge, 1)
    stages = war.edition.stages
    date = stages[state.due[unit] - 1] if state.due[unit] <= len(stages) else "never"
    rule = EXIT_SOUTH if edge in STAGES_AWAY else EXIT_NORTH_EAST
    state.events.append(LeftBoard(unit=war.roster.ids[unit], edge=edge, stage=date, rule=rule))
