"""What an officer's plans are made of, for those who ask him why: victory points, part by part."""

from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.bot.officer.places import TERMS, Places
from sztab.games.raclawice.bot.officer.plans import Plan, Planner
from sztab.games.raclawice.bot.officer.ways import Start
from sztab.kernel.opinions import Part

MEASURE = "points"
LEAST = 0.004
"""Less is not told."""


def goal_of(plan: Plan) -> tuple[int, int]:
    """Where a plan ends: hex and facing."""
    hex, facing, _, action = plan.path[-1]
    if action[0] in ("enter", "charge"):
        return int(action[1]), facing
    return hex, int(action[1]) if action[0] == "turn" else facing


def why_plan(planner: Planner, begin: Start, plan: Plan) -> tuple[Part, ...]:
    """What a plan changes for the group that carries it out; what it loses on its way stands by itself."""
    chart = planner.chart
    if not plan.path:
        return ()
    hex, facing = goal_of(plan)
    if plan.is_attack:
        return (at(chart, "melee", hex, plan.gain),)
    found = _moved(planner, begin, hex, facing)
    rest = plan.gain - sum(part.worth for part in found)
    return tuple(part for part in (*found, Part("way", rest)) if abs(part.worth) > LEAST)


def _moved(planner: Planner, begin: Start, hex: int, facing: int) -> list[Part]:
    """What a place is worth to a group more than the one where it stands."""
    chart = planner.chart
    body = planner.body(begin.units, begin.hex)
    if hex != begin.hex and chart.state.stacks[chart.side][hex]:
        return []
    places = Places(chart, body, begin.hex)
    after, before = places.terms(hex, facing), places.terms(begin.hex, begin.facing)
    return [Part(name, now - then) for name, now, then in zip(TERMS, after, before)]


def turned(places: Places, hex: int, facing: int) -> tuple[Part, ...]:
    """What a facing is worth: attacks that it meets, and shots that it has."""
    named = zip(TERMS, places.terms(hex, facing))
    return tuple(Part(name, worth) for name, worth in named if name in ("danger", "shots"))


def at(chart: Chart, name: str, hex: int, worth: float) -> Part:
    return Part(name, worth, "hex", chart.edition.board.map.numbers[hex]) if hex >= 0 else Part(name, worth)
