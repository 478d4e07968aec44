"""What a network is told of a position: all of it is open in this game."""

from __future__ import annotations

from sztab.games.raclawice.bot.learned.numbering import (
    LOSSES,
    PROMPT,
    SCORES,
    TURNS,
    Numbering,
    V,
)
from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.state import CAPTURED, GUN_FIRED, GUN_MOVED, IN_PLAY, JAMMED, MOVED
from sztab.games.raclawice.units.counters import ARTILLERY

BANDS = (-4, -1, 0, 3)
"""The score in five bands: what is past each of these is in the next one."""


def band(score: int) -> int:
    return sum(score > least for least in BANDS)


def of_position(numbering: Numbering, chart: Chart, prompt: str) -> list[int]:
    """The numbers of what holds."""
    state, side = chart.state, chart.side
    turn = max(0, min(TURNS - 1, state.turn - numbering.first_turn))
    middle = SCORES // 2
    found = [
        V["side"] + side, V["turn"] + turn, V["phase"] + state.phase,
        V["score"] + middle + max(-middle, min(middle, state.score)),
        V["situation"] + (side * TURNS + turn) * 5 + band(state.score),
        V["passes"] + min(state.passes, 2),
    ]  # fmt: skip
    if prompt in PROMPT:
        found.append(V["prompt"] + PROMPT[prompt])
    if state.active == side:
        found.append(V["active"])
    if state.entry is not None:
        found.append(V["entry"])
    found += _troops(numbering, chart)
    for leader in numbering.leaders:
        if (hex := state.leader_hex[leader]) >= 0:
            found += [V["led"] + leader, V["at"] + numbering.where(numbering.leader_type[leader], hex)]
    for name, leaders in (("pool", state.pool), ("contused", state.contused)):
        found += [V[name] + leader for leader in set(leaders)]
    if state.chit >= 0:
        found.append(V["chit"] + state.chit)
    slot = numbering.slot
    found += [V["moving"] + slot[unit] for group in state.moving for unit in group.units if unit in slot]
    for whose, bodies in enumerate((chart.own, chart.foes)):
        strength = sum(body.strength for body in bodies if body.units)
        found.append(V["strengths"] + whose * 16 + min(strength // 5, 15))
    return found


def _troops(numbering: Numbering, chart: Chart) -> list[int]:
    """Where every unit is, and what is left of it."""
    state, edition, type_of, cell = chart.state, chart.edition, numbering.type_of, numbering.cell
    at, size = V["at"], len(cell)
    found: list[int] = []
    for slot, unit in enumerate(numbering.units):
        fate = state.fate[unit]
        if fate != IN_PLAY:
            found.append(V["fate"] + slot * 6 + fate)
            if fate != CAPTURED:
                continue
        hex = state.hexes[unit]
        if not 0 <= hex < size:
            continue
        found += [at + numbering.where(type_of[unit], hex), V["facing"] + slot * 6 + state.facing[unit]]
        if lost := state.lost[unit]:
            found.append(V["lost"] + slot * LOSSES + min(lost, LOSSES) - 1)
        if formation := state.formation[unit]:
            found.append(V["formation"] + slot * 5 + formation)
        if state.left[unit] > 0 and not state.marks[unit] & MOVED:
            found.append(V["left"] + slot)
        if edition.arm[unit] == ARTILLERY:
            marks = state.marks[unit]
            flags = (marks & GUN_FIRED, marks & GUN_MOVED, marks & JAMMED)
            found += [V["gun"] + slot * 3 + n for n, flag in enumerate(flags) if flag]
        elif shots := state.shots[unit]:
            found.append(V["shots"] + slot * 2 + min(shots, 2) - 1)
    return found
