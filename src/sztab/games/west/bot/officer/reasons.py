"""What an officer's numbers are made of, for those who ask him why: steps of losses, place by place."""

from collections.abc import Sequence

from sztab.games.west.bot.officer.chart import TERMS, Chart
from sztab.games.west.units.pieces import NONE
from sztab.kernel.opinions import Part, changes

MEASURE = "steps"


def stood(chart: Chart, h: int, units: int, own: int, facing: int = NONE) -> list[Part]:
    """What these units in a hex are worth: they add up to `Chart.worth`."""
    if not units:
        return []
    found = []
    for name, worth in zip(TERMS, chart.terms(h, units, own, facing)):
        if name == "attack":
            _, way = chart.best_attack(units, h, own, facing)
            target = chart.ed.board.neighbours[h][way] if way != NONE else NONE
            found.append(at(chart, name, target, worth))
        elif name == "rear":
            found += _rear(chart, h, units)
        else:
            found.append(at(chart, name, h, worth) if name in ("town", "danger") else Part(name, worth))
    return [part for part in found if part.worth]


def _rear(chart: Chart, h: int, units: int) -> list[Part]:
    """Depots, supply and the capital."""
    rear = chart.rear
    guards = rear.doctrine.capital * min(units.bit_count(), rear.needed) if h == rear.capital else 0.0
    return [
        at(chart, "depot", h, rear.garrison(h)),
        at(chart, "supply", h, -rear.hunger(units, h)),
        at(chart, "capital", h, guards),
    ]


def moved(chart: Chart, group: int, start: int, goal: int) -> list[Part]:
    """What it changes that units go from one hex to another: they add up to `Chart.moved`."""
    rest, own = chart.after(group, start, goal)
    after = stood(chart, goal, chart.units(goal) | group, own, chart.facing(goal))
    after += stood(chart, start, rest, own, chart.facing(start))
    before = stood(chart, goal, chart.units(goal), chart.own, chart.facing(goal))
    if goal != start:
        before += stood(chart, start, chart.units(start), chart.own, chart.facing(start))
    prey = at(chart, "raid", goal, chart.doctrine.raid * chart.prey(goal))
    return [*after, *(Part(p.name, -p.worth, p.field, p.about) for p in before), prey]


def summed(parts: Sequence[Part]) -> list[Part]:
    """Alike ones together."""
    return changes((), parts)


def scaled(parts: Sequence[Part], by: float) -> list[Part]:
    return [Part(p.name, p.worth * by, p.field, p.about) for p in parts]


def at(chart: Chart, name: str, h: int, worth: float) -> Part:
    """A part that is about a hex."""
    return Part(name, worth, "hex", chart.ed.board.numbers[h]) if h >= 0 else Part(name, worth)
