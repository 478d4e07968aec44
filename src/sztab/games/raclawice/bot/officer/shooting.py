"""How an officer fires: at whom a shot hurts most, and who joins in."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.bot.officer.plans import Memory
from sztab.games.raclawice.fire import artillery, musketry
from sztab.games.raclawice.fire.aiming import targets
from sztab.games.raclawice.melee.capture import POINTS
from sztab.games.raclawice.state import ABREAST, SQUARE
from sztab.games.raclawice.units.counters import ARTILLERY, POLES
from sztab.kernel.requests import Choice


def harm(chart: Chart, unit: int, hex: int) -> float:
    """What a shot at a hex is worth."""
    edition, state, doctrine = chart.edition, chart.state, chart.doctrine
    here = state.hexes[unit]
    distance = edition.board.distance[here][hex]
    foe = chart.foe_at.get(hex)
    is_gun = edition.arm[unit] == ARTILLERY
    if foe is None:
        return 0.0
    if not foe.units:
        prize = min(POINTS + edition.stars[gun] for gun in foe.guns)
        return prize * (_hits_guns(chart, unit, distance) if is_gun else musketry.strength(edition, state, unit) / 10)
    if is_gun:
        added = chart.gunnery.ball(unit, distance)
    else:
        firers = musketry.shooters(edition, state, unit)
        shots = max((state.shots[u] for u in firers), default=0)
        added = chart.gunnery.volley(musketry.strength(edition, state, unit), distance, shots)
    if added is None:
        return 0.0
    if foe.formation != SQUARE and edition.sight.is_exposed(hex, foe.facing, here):
        added += 1
    back = doctrine.back if chart.ways_back(foe, hex, here) else doctrine.trapped
    return chart.gunnery.harm(
        state, foe.units, hex, added, doctrine.risk, back,
        guns=is_gun, is_abreast=foe.formation == ABREAST,
    )  # fmt: skip


def _hits_guns(chart: Chart, gun: int, distance: int) -> float:
    """10.10.7: the roll to hit, then the one for effect."""
    aim = artillery.POLISH_AIM if chart.edition.side[gun] == POLES else 0
    hit = sum(face + aim > distance for face in range(10)) / 10
    return hit * sum(face - chart.edition.stars[gun] <= 0 for face in range(10)) / 10


def best_target(chart: Chart, unit: int) -> tuple[float, int]:
    found = [(harm(chart, unit, hex), hex) for hex in targets(chart.edition, chart.state, unit)]
    return max(found, default=(0.0, -1))


def gun_worth(chart: Chart, gun: int, facing: int) -> float:
    """What a battery could do if it were turned so: its best shot."""
    edition, state = chart.edition, chart.state
    here = state.hexes[gun]
    field = edition.sight.field(here, facing) & edition.board.within[artillery.RANGE][here] & chart.enemies
    best = 0.0
    for foe in chart.foes:
        if field >> foe.hex & 1 and edition.sight.sees(here, foe.hex, chart.blocking):
            best = max(best, harm(chart, gun, foe.hex))
    return best


def choose_shot(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """The shot that hurts most, if it is worth the powder."""
    options = question.options
    worths = [best_target(chart, unit)[0] if unit != "pass" else chart.doctrine.shot for unit in options]
    return (worths.index(max(worths)),)


def choose_target(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    unit = chart.edition.unit(question.about["unit"])
    worths = [harm(chart, unit, hex) for hex in question.options]
    return (worths.index(max(worths)),)


def joint(chart: Chart, question: Choice) -> Sequence[int]:
    """10.9.6: each further hex moves the shot a row down; nobody joins when it is at the last."""
    edition, state, options = chart.edition, chart.state, question.options
    firing = [edition.unit(id) for id in question.about["units"]]
    target = edition.hex(question.about["hex"])
    _, row = musketry.row_of(edition, state, firing, target)
    if row >= len(edition.tables.musketry.values) - 1:
        return (len(options) - 1,)
    most = max(state.shots[u] for u in firing)
    for index, unit in enumerate(options[:-1]):
        if state.shots[unit] <= max(1, most):
            return (index,)
    return (len(options) - 1,)
