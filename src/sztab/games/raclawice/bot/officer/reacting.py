"""How an officer answers what comes at him: fire, counter-attack, square, or a step back."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.games.raclawice.bot.officer.chart import Body, Chart
from sztab.games.raclawice.bot.officer.places import ZONES
from sztab.games.raclawice.bot.officer.plans import Memory
from sztab.games.raclawice.bot.officer.shooting import harm
from sztab.games.raclawice.moving.steps import points
from sztab.games.raclawice.state import SQUARE
from sztab.games.raclawice.units.counters import ARTILLERY, CAVALRY
from sztab.kernel.requests import Answer, Choice

STOPS = 0.5
"""The share of an attack that fire stops when it drives back the unit on top."""
LIKELY = 0.7
"""How likely a stack that could attack does."""


def choose_reaction(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """What brings most, counted against the attack that is to be expected."""
    entry = chart.state.entry
    options = question.options
    if entry is None or chart.side == chart.state.active:
        return (0,)
    movers = chart.foe_at.get(entry.hex)
    if movers is None:
        return (len(options) - 1,)
    worths = [worth(chart, movers, entry.hex, answer) for answer in options]
    return (worths.index(max(worths)),)


def worth(chart: Chart, movers: Body, hex: int, answer: Answer) -> float:
    """What a reaction brings."""
    return sum(terms(chart, movers, hex, answer).values())


def terms(chart: Chart, movers: Body, hex: int, answer: Answer) -> dict[str, float]:
    """The same part by part."""
    doctrine, state = chart.doctrine, chart.state
    if answer == "done":
        return {}
    way, who = answer
    if way == "square":
        return {"square": 9.0}
    if way == "leader":
        return {"exposed": 0.05 if not chart.own_at.get(state.leader_hex[who]) else -0.1}
    own = chart.own_at[state.hexes[who]]
    if way == "fire":
        return {"shots": harm(chart, who, hex), "shot-kept": doctrine.shot}
    coming = LIKELY * max(0.0, _attack(chart, movers, own, hex))
    if way == "counter":
        return {"counter": _counter(chart, own, movers, hex), "coming": coming}
    return {"coming": coming, "ground": -2 * doctrine.back, "given-up": -0.05}


def _attack(chart: Chart, movers: Body, own: Body, hex: int) -> float:
    """What the movers would win by going on into the stack."""
    board, state = chart.edition.board, chart.state
    entry = state.entry
    if entry is None or movers.arm == ARTILLERY:
        return 0.0
    direction = board.direction(hex, own.hex)
    group = state.moving[entry.group]
    cost = board.costs[1 if movers.arm == CAVALRY else 0][hex][direction] + 1
    if points(state, group) < cost or (direction - movers.facing) % 6 > 1:
        return 0.0
    zone = ZONES[((direction + 3) % 6 - own.facing) % 6] if own.formation != SQUARE else 0
    edge = chart.edge(movers, own, zone, start=hex, hex=own.hex)
    return chart.brings(edge, movers, own)


def _counter(chart: Chart, own: Body, movers: Body, hex: int) -> float:
    """9.1/A2: a test, then a melee; failed, back two hexes with a loss."""
    doctrine = chart.doctrine
    direction = chart.edition.board.direction(hex, own.hex)
    zone = ZONES[(direction - movers.facing) % 6] if movers.formation != SQUARE else 0
    edge = chart.edge(own, movers, zone, start=own.hex, hex=hex, leader=0) + chart.melee["counterattack"]
    found = chart.brings(edge, own, movers)
    if own.arm == movers.arm:
        fails = sum(face > own.morale for face in range(10)) / 10
        found = (1 - fails) * found - fails * (doctrine.risk[1] / 4 + 2 * doctrine.back)
    return found
