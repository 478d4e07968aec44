"""What a network is told of each answer: who does what where, what stands there, and what the officer thinks of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sztab.games.raclawice.bot.learned.numbering import (
    EDGES,
    GAINS,
    HARMS,
    KIND,
    KINDS,
    NOBODY,
    POINTS,
    SITUATIONS,
    TYPES,
    WORTHS,
    A,
    Numbering,
    kind_of,
)
from sztab.games.raclawice.bot.learned.places import Surroundings, strength_band
from sztab.games.raclawice.bot.officer.chart import Chart
from sztab.games.raclawice.bot.officer.places import ZONES
from sztab.games.raclawice.bot.officer.plans import Plan
from sztab.games.raclawice.bot.officer.shooting import best_target, harm
from sztab.games.raclawice.moving.steps import points
from sztab.games.raclawice.state import SQUARE
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.kernel.requests import Answer, Choice

FACING = frozenset({"step turn", "step swing", "melee-facing", "face", "return-facing"})
RARE = frozenset(
    KIND[kind] for kind in ("group line", "step reorder", "step double", "step push", "step limber", "other")
)
"""Thought of only where the officer does: some of them could be answered for ever."""
SHOTS = frozenset(KIND[kind] for kind in ("act fire", "step fire", "shot", "react fire"))
LATE = 2
"""So many turns are the last ones."""
NONE = -1


class Asked:
    """One question, and all that its answers have in common."""

    def __init__(self, numbering: Numbering, chart: Chart, question: Choice, plans: Mapping[int, Plan]) -> None:
        self.numbering, self.chart, self.question, self.plans = numbering, chart, question, plans
        self.around = Surroundings(chart)
        state, about = chart.state, question.about
        lead = -state.score if chart.side else state.score
        behind = lead <= 0 if chart.side else lead < 0
        late = state.last_turn - state.turn < LATE
        self.situation = 4 * chart.side + 2 * behind + late
        self.mover = NONE
        if "unit" in about:
            self.mover = chart.edition.unit(about["unit"])
        elif about.get("units"):
            self.mover = chart.edition.unit(about["units"][0])
        self.leader = chart.edition.leader(about["leader"]) if "leader" in about else NONE
        self.best = max((plan.gain for plan in plans.values()), default=0.0)

    def considered(self, hint: int) -> list[int]:
        """The numbers of the answers to think of."""
        options, prompt = self.question.options, self.question.prompt
        if prompt == "leader-move":
            held = self.chart.held
            return [i for i, hex in enumerate(options) if i in (0, hint) or (isinstance(hex, int) and held >> hex & 1)]
        if prompt == "return-facing":
            return [hint]
        return [i for i, option in enumerate(options) if i == hint or kind_of(prompt, option) not in RARE]

    def about(self, index: int, hint: int) -> list[int]:
        """The numbers of what holds of an answer."""
        numbering, chart = self.numbering, self.chart
        option: Answer = self.question.options[index]
        kind = kind_of(self.question.prompt, option)
        unit, leader, hex, facing = self._parts(KINDS[kind], option)
        found = [A["kind"] + kind, A["kind-situation"] + kind * SITUATIONS + self.situation]
        if index == hint:
            found += [A["hint"], A["hint-kind"] + kind]
        type = NOBODY
        here = NONE
        if unit != NONE:
            type, here = numbering.type_of[unit], chart.state.hexes[unit]
            if unit in numbering.slot:
                found.append(A["unit"] + numbering.slot[unit])
        elif leader in numbering.leader_type:
            type, here = numbering.leader_type[leader], chart.state.leader_hex[leader]
        found.append(A["kind-type"] + kind * (TYPES + 1) + type)
        if hex != NONE and type != NOBODY:
            found.append(A["to"] + numbering.where(type, hex))
        elif here >= 0:
            found.append(A["from"] + numbering.cell[here])
        place = hex if hex != NONE else here
        if place >= 0:
            found += self.around.at(place)
            found += self._moved(here, hex)
            found += self.around.looks(place, facing if facing != NONE else self._facing(unit))
        found += self._worth(kind, unit, hex, here)
        return found

    def _parts(self, kind: str, option: Answer) -> tuple[int, int, int, int]:
        """The unit, leader, hex and facing that an answer is about."""
        if isinstance(option, int):
            if kind in ("act fire", "shot", "fire-partner", "loss", "order"):
                return option, NONE, NONE, NONE
            if kind == "activate":
                return NONE, option, NONE, NONE
            if kind in FACING:
                return self.mover, self.leader, NONE, option
            return self.mover, self.leader, option, NONE
        if isinstance(option, str) or len(option) < 2:
            return self.mover, self.leader, NONE, NONE
        if kind == "react leader":
            return NONE, option[1], NONE, NONE
        if len(option) == 2:
            return option[1], NONE, NONE, NONE
        return (option[1], NONE, NONE, option[2]) if kind in FACING else (option[1], NONE, option[2], NONE)

    def _facing(self, unit: int) -> int:
        return self.chart.state.facing[unit] if unit != NONE else NONE

    def _moved(self, here: int, hex: int) -> list[int]:
        """Does it lead nearer to the enemy?"""
        if here < 0 or hex < 0:
            return []
        change = self.around.nearest(hex)[0] - self.around.nearest(here)[0]
        return [A["nearer"] + (0 if change < 0 else 1 if change == 0 else 2)]

    def _worth(self, kind: int, unit: int, hex: int, here: int) -> list[int]:
        """What it would bring, as far as the officer can tell at once."""
        chart = self.chart
        found: list[int] = []
        state = chart.state
        if self.question.prompt == "step" and state.moving:
            found.append(A["left"] + min(points(state, state.moving[0]), POINTS - 1))
        if unit != NONE:
            own = chart.own_at.get(here)
            if own is not None:
                found += [A["stack"] + strength_band(own.strength), A["formation"] + own.formation]
            if kind in SHOTS and chart.edition.side[unit] == chart.side:
                found.append(A["harm"] + _harm_band(best_target(chart, unit)[0]))
            elif kind == KIND["fire-target"]:
                found.append(A["harm"] + _harm_band(harm(chart, unit, hex)))
            elif kind == KIND["act move"] and (plan := self.plans.get(unit)) is not None:
                found.append(A["gain"] + max(0, min(GAINS - 1, int(plan.gain * 8 + 1))))
                if plan.is_attack:
                    found.append(A["attack"])
                if plan.gain and plan.gain == self.best:
                    found.append(A["best"])
            if hex != NONE and hex in chart.foe_at and kind in (KIND["step enter"], KIND["step charge"]):
                found += self._fight(here, hex, is_charge=kind == KIND["step charge"])
        return found

    def _fight(self, here: int, hex: int, *, is_charge: bool) -> list[int]:
        chart = self.chart
        own, foe = chart.own_at.get(here), chart.foe_at[hex]
        if own is None or own.arm == ARTILLERY or here not in chart.edition.board.around[hex]:
            return []
        direction = chart.edition.board.direction(hex, here)
        zone = 0 if foe.formation == SQUARE else ZONES[(direction - foe.facing) % 6]
        edge = chart.edge(own, foe, zone, start=here, hex=hex, charge=is_charge)
        worth = chart.brings(edge, own, foe)
        half = EDGES // 2
        found = [A["zone"] + zone, A["edge"] + half + max(-half, min(half, edge))]
        found.append(A["brings"] + max(0, min(WORTHS - 1, int(worth * 2 + WORTHS // 2))))
        return [*found, A["prize"]] if foe.prize else found


def _harm_band(worth: float) -> int:
    return max(0, min(HARMS - 1, int(worth * 16 + 0.99)))


def of_answers(asked: Asked, hint: int) -> tuple[list[int], list[list[int]]]:
    """The answers to think of by their numbers, and what holds of each."""
    which: Sequence[int] = asked.considered(hint)
    return list(which), [asked.about(index, hint) for index in which]
