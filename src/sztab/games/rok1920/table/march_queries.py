"""5, 5.1, 7.1, 10: further questions about marches: what they take, how far they lead, also along given ways."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from sztab.games.rok1920.fighting.pursuit import pursuit_range, refusal_pursuit
from sztab.games.rok1920.moving.brought_about import things_within
from sztab.games.rok1920.moving.forbidden_hexes import refusal_enter
from sztab.games.rok1920.moving.march_refusals import in_the_way, reasons_against_way
from sztab.games.rok1920.moving.movement_phase import bars_attack
from sztab.games.rok1920.moving.reach import allowance, march_range, passed, points_of, stops_of
from sztab.games.rok1920.moving.steps import costs_for
from sztab.games.rok1920.moving.way_choice import closed_on_the_way, quiet_path
from sztab.games.rok1920.moving.way_cost import walk
from sztab.games.rok1920.rules import MARCH_POINTS, PURSUIT
from sztab.games.rok1920.table.asked import Args, Asked
from sztab.hexmap.bits import members
from sztab.kernel.errors import BadNotation


def cost(asked: Asked, args: Args) -> Any:
    """`unit` and `hex`: what a march there takes in a movement phase, step by step, or why it may not be made; with
    `path` along those hexes; 5.1, 7.1."""
    war, state, unit = asked.war, asked.state, asked.unit(args)
    if "path" in args:
        return along(asked, unit, asked.path(args), allowance(war, state, unit), state.began)
    goal, span = asked.hex(args), march_range(war, state, unit)
    if not span.hexes >> goal & 1:
        blocked = in_the_way(war, state, unit)
        refusal = refusal_enter(war, state, unit, goal) or next(reasons_against_way(war, state, unit, goal, blocked))
        return {"allowed": False, "rule": asked.number(refusal.rule), "key": refusal.key}
    path = quiet_path(war, state, span, goal, things_within(war, state, span, goal))
    return along(asked, unit, path, allowance(war, state, unit), state.began)


def along(asked: Asked, unit: int, path: Sequence[int], points: int, began: int) -> dict[str, Any]:
    """A way hex by hex: the points it takes and what they are made of, or where it ends and why."""
    war, state = asked.war, asked.state
    walked = walk(war, state, unit, path, points, began)
    if walked.refusal is not None:
        found = {"allowed": False, "rule": asked.number(walked.refusal.rule), "key": walked.refusal.key}
        return {**found, "at": asked.name(walked.at)}
    parts = [
        {"rule": asked.number(rule), "key": key, "value": value}
        for step in walked.steps
        for rule, key, value in step.parts
    ]
    whole = any(step.whole for step in walked.steps)
    no_attack = bars_attack(war, state, unit, state.at[unit], path)
    told = [asked.name(h) for h in path]
    return {
        "allowed": True,
        "points": walked.spent,
        "whole": whole,
        "path": told,
        "parts": parts,
        "bars_attack": no_attack,
    }


def reach(asked: Asked, args: Args) -> Any:
    """`unit`: all hexes that it may march to; after a `path`, all that it may go on to; 5."""
    war, state, unit = asked.war, asked.state, asked.unit(args)
    if "path" not in args:
        return [asked.name(h) for h in members(march_range(war, state, unit).hexes)]
    path, points = asked.path(args), allowance(war, state, unit)
    walked = walk(war, state, unit, path, points, state.began)
    if walked.refusal is not None and walked.at != path[-1]:
        raise BadNotation(f"no way along {', '.join(asked.name(h) for h in path)}: {walked.refusal.key}")
    closed = closed_on_the_way(war, state, unit)
    barred = closed & ~passed(war, state, unit)
    costs, stops = costs_for(war, state, unit, state.began), stops_of(war, state, unit)
    found = costs.reach(path[-1], points - walked.spent, barred=barred, stops=stops)
    return [asked.name(h) for h in members(found.hexes & ~closed)]


def pursuit(asked: Asked, args: Args) -> Any:
    """`unit`: where it may go after combat, while it is on; along a `path` beyond the attacked hex: what that takes;
    10."""
    war, state, unit = asked.war, asked.state, asked.unit(args)
    if state.pursuit is None or not state.pursuit.units >> unit & 1:
        raise BadNotation("the unit does not move after combat now")
    span = pursuit_range(war, state, unit, state.pursuit)
    hexes = [] if span is None else members(span.hexes)
    if "path" not in args:
        return {"rule": asked.number(PURSUIT), "hexes": [asked.name(h) for h in hexes]}
    path = asked.path(args)
    first = (state.pursuit.target,) if state.pursuit.target >= 0 else ()
    allowed = path[: len(first)] == first and path[-1] in hexes
    steps = path[len(first) :]
    if allowed and span is not None and steps:
        spent = points_of(war, state, unit, span.start, steps, 0)
        linked = all(b in war.board.neighbours[a] for a, b in pairwise((span.start, *steps)))
        allowed = linked and spent <= span.points and all(span.reach.hexes >> h & 1 for h in steps)
    found = None if allowed else refusal_pursuit(war, state, unit, state.pursuit, path[-1])
    return {"allowed": allowed, "rule": asked.number(PURSUIT if found is None else found.rule)}


def marches(asked: Asked, args: Args) -> Any:
    """`unit`: what its march to each hex that it may reach takes; a step that takes all its points counts as all; 5.1,
    5.1.1.1."""
    war, state, unit = asked.war, asked.state, asked.unit(args)
    span = march_range(war, state, unit)
    whole = allowance(war, state, unit)
    points = {h: whole if span.first >> h & 1 else span.reach.cost(h) for h in members(span.hexes)}
    return {"rule": asked.number(MARCH_POINTS), "points": {asked.name(h): cost for h, cost in points.items()}}
