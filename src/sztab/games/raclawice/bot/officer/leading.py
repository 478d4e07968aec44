"""Where an officer rides, whom he calls upon, and how his troops stand after a fight."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.games.raclawice.bot.officer.chart import Body, Chart
from sztab.games.raclawice.bot.officer.odds import melee
from sztab.games.raclawice.bot.officer.places import Places
from sztab.games.raclawice.bot.officer.plans import Memory, Planner
from sztab.games.raclawice.bot.officer.ways import Start
from sztab.games.raclawice.melee.fight import LOSER_LOSSES
from sztab.games.raclawice.melee.modifiers import Fight, melee_modifiers
from sztab.games.raclawice.state import STOPPED
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.games.raclawice.units.leaders import LEADER_POINTS, RANGE, command_area, is_reserve
from sztab.kernel.modifiers import total
from sztab.kernel.requests import Choice

NEAR = 8
SHOT_AT = 4
"""So near to the enemy a stack may be under fire."""
LOST_WITH = {1: 0.25, 2: 0.12, 3: 0.05, 4: 0.02}
"""By the losses that a stack can take yet: how likely a leader near the enemy is lost with the last of it (4.6/b)."""


def steps(chart: Chart, body: Body) -> int:
    """How many losses a stack can take."""
    return sum(len(chart.edition.strength[u]) - chart.state.lost[u] for u in body.units)


def clash_edge(chart: Chart, hex: int) -> int:
    """The edge of the active side in a clash hex, by the rules themselves."""
    fight = Fight(chart.edition, chart.state, hex, chart.state.active)
    attack, defence = (melee_modifiers(fight.side(side)) for side in (fight.attacker, 1 - fight.attacker))
    return total(attack) - total(defence)


def clashes(chart: Chart) -> list[Body]:
    return [body for body in chart.own if body.units and body.hex in chart.foe_at]


def ride(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """To the melee where he counts most, else amidst his troops, and never alone beside the enemy."""
    scores = rides(chart, question)
    return (scores.index(max(scores)),)


def rides(chart: Chart, question: Choice, told: list[dict[str, float]] | None = None) -> list[float]:
    """What it is worth that a leader rides to each hex; `told` is filled with what that is made of."""
    edition, state, doctrine = chart.edition, chart.state, chart.doctrine
    leader = state.tasks[0].leader
    board, is_chief = edition.board, edition.leaders[leader].is_chief
    value = chart.melee["kosciuszko" if edition.leaders[leader].id == "kosciuszko" else "leader"]
    fights = {}
    for body in clashes(chart):
        foe = chart.foe_at[body.hex]
        bonus = chart.leaders.get((chart.side, body.hex), 0)
        if state.leader_hex[leader] == body.hex:
            bonus = 0
        edge = clash_edge(chart, body.hex) - chart.leaders.get((chart.side, body.hex), 0) + bonus
        plain = chart.brings(edge, body, foe)
        edge += max(0, value - bonus)
        led = chart.brings(edge, body, foe)
        if steps(chart, body) <= LOSER_LOSSES:
            led -= LEADER_POINTS * (1 - melee(max(-12, min(12, edge)), state.melee_die)[0])
        fights[body.hex] = plain, led - plain
    wants = []
    mine = set(edition.units_of[leader])
    for body in chart.own:
        if not body.units:
            continue
        share = 1.0 if body.units[0] in mine else 0.3 if is_chief else 0.0
        if share:
            near = board.within[NEAR][body.hex] & chart.enemies
            wants.append((body.hex, share * body.strength * (2.0 if near else 1.0)))
    followed = any(task.of >= 0 and task.leader == leader and task.phase == 6 for task in state.tasks)
    scores = []
    for hex in question.options:
        away = board.distance[hex]
        found = 0.0
        parts: dict[str, float] = {}
        for at, want in wants:
            found += doctrine.command * want * (1.0 if away[at] <= RANGE else -0.05 * away[at])
            found -= 0.002 * want * away[at]
        parts["command"], before = found, found
        if followed:
            for at, (plain, _) in fights.items():
                found += plain if away[at] <= RANGE else 0.0
        if hex in fights:
            found += fights[hex][1] - 0.03
        parts["melee"], before = found - before, found
        with_troops = bool(state.stacks[chart.side][hex])
        if not with_troops and board.within[2][hex] & chart.enemies:
            found -= doctrine.alone
        elif with_troops:
            found += 0.02
            if hex not in fights and board.within[SHOT_AT][hex] & chart.enemies:
                found -= LEADER_POINTS * LOST_WITH.get(steps(chart, chart.own_at[hex]), 0.0)
        parts["exposed"] = found - before
        if told is not None:
            told.append(parts)
        scores.append(found)
    return scores


def call(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """The leader whose troops have most to do."""
    scores = calls(chart, question)
    return (scores.index(max(scores)),)


def calls(chart: Chart, question: Choice) -> list[float]:
    return [_to_do(chart, leader) if isinstance(leader, int) else -1.0 for leader in question.options]


def _to_do(chart: Chart, leader: int) -> float:
    edition, state = chart.edition, chart.state
    area = command_area(edition, state, leader)
    planner = Planner(chart, leader)
    groups = []
    for body in chart.own:
        units = tuple(
            u for u in body.units if leader in edition.counters[u].leaders and not state.marks[u] & STOPPED
            and not is_reserve(edition, state, u)
        )  # fmt: skip
        if units and area >> body.hex & 1:
            groups.append(Start(units, body.hex, body.facing, min(edition.points[u] for u in units)))
    found = 0.0
    for begin in groups:
        if begin.hex in chart.foe_at:
            found += 0.5
        else:
            plan = planner.plan(begin, groups)
            found += plan.gain * (2.0 if plan.is_attack else 1.0)
    return found


def choose_melee(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """The surest first; what need not be fought is fought if it pays."""
    scores = melees(chart, question)
    return (scores.index(max(scores)),)


def melees(chart: Chart, question: Choice) -> list[float]:
    """What each melee promises."""
    scores = []
    for hex in question.options:
        if hex == "pass":
            scores.append(0.0)
            continue
        body = chart.own_at[hex]
        scores.append(chart.brings(clash_edge(chart, hex), body, chart.foe_at[hex]))
    return scores


def look_round(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """The facing in which a stack stands best."""
    stand = turning(chart, question)
    if stand is None:
        return range(len(question.options))
    places, hex = stand
    scores = [places.worth(hex, facing) for facing in question.options]
    return (scores.index(max(scores)),)


def turning(chart: Chart, question: Choice) -> tuple[Places, int] | None:
    """The stack that may turn, and where it stands; None: guns, or nobody."""
    about = question.about
    if "hex" in about and "units" in about:
        units = tuple(chart.edition.unit(id) for id in about["units"])
        hex = chart.edition.hex(about["hex"])
    elif chart.state.moving:
        group = chart.state.moving[0]
        units, hex = tuple(group.units), group.hex
    else:
        return None
    if not units or chart.edition.arm[units[0]] == ARTILLERY:
        return None
    return Places(chart, Planner(chart, -1).body(units, hex), hex), hex


def come_back(chart: Chart, question: Choice, memory: Memory) -> Sequence[int]:
    """Where a unit that comes back stands best: with others, and not before the enemy."""
    scores = returns(chart, question)
    return (scores.index(max(scores)),)


def returns(chart: Chart, question: Choice) -> list[float]:
    unit = chart.edition.unit(question.about["unit"])
    scores = []
    for hex in question.options:
        hosts = chart.state.stacks[chart.side][hex]
        planner = Planner(chart, -1)
        body = planner.body((*hosts, unit), hex)
        away = chart.edition.board.distance[hex]
        near = min((away[foe.hex] for foe in chart.foes), default=9)
        places = Places(chart, body, hex)
        facing = chart.state.facing[hosts[0]] if hosts else chart.state.facing[unit]
        found = places.worth(hex, facing)
        if hosts:
            found -= Places(chart, planner.body(hosts, hex), hex).worth(hex, facing)
        scores.append(found + 0.005 * near)
    return scores
