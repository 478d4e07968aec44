"""Where a game turned: whole passages (a phase, a fight, an activation) in which the chances changed most, told by what
happened in them. What nobody would name, such as an income that was rolled, is none."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from msgspec import Struct

from sztab.analysis.moments import Moment
from sztab.analysis.pieces import Noted, Opened
from sztab.kernel.chronicle import TURN
from sztab.kernel.requests import Seat

MOST = 5
LEAST = 0.04
"""A change of the chances that is worth telling."""
TOLD = 3
"""So many events are told of a passage, the weightiest."""
WEIGHTY = 1.2
"""A passage is told that has an event of such weight for the side that gained in it: where nothing that happened says
why, the chances have only been thought over."""


class Turn(Struct, frozen=True):
    """A turning point: a passage, the chances before and after, and what happened in it."""

    answer: int
    """After so many answers what weighed most had happened."""
    turn: int
    before: dict[Seat, float]
    after: dict[Seat, float]
    change: float
    opened: Any = None
    """The event with which the passage began."""
    noted: list[Noted] = []


def turning_points(moments: Sequence[Moment], opened: Sequence[Opened], noted: Sequence[Noted]) -> list[Turn]:
    """The passages that changed most, in the order in which they were played. What is only prepared in one (orders,
    marches up to the enemy) belongs to the next one of the same turn in which something comes of it."""
    if len(moments) < 2:
        return []
    bounds = [0, *sorted({one.answer for one in opened}), moments[-1].answer + 1]
    heads = {one.answer: one for one in opened}
    found = []
    turns = {one.answer for one in opened if one.level == TURN}
    start = 0
    for head, end in pairwise(bounds):
        if head in turns:
            start = head
        before, after = _at(moments, start), _at(moments, end)
        change = max(abs(after.win[seat] - before.win[seat]) for seat in after.win)
        gains = [seat for seat in after.win if after.win[seat] > before.win[seat]]
        weighty = [one for one in noted if start < one.answer <= end and one.worth >= WEIGHTY]
        if not weighty:
            continue
        inside = [one for one in noted if start < one.answer <= end and (one.favours in gains or not one.favours)]
        start = end
        if not any(one.worth >= WEIGHTY for one in inside):
            continue
        told = _whole(sorted(inside, key=_weight)[:TOLD], weighty)
        most = max(inside, key=lambda one: one.worth)
        first = heads.get(head)
        found.append(
            Turn(most.answer, before.turn, before.win, after.win, round(change, 4), first and first.event, told)
        )
    largest = sorted(found, key=lambda turn: -turn.change)[:MOST]
    return sorted((turn for turn in largest if turn.change >= LEAST), key=lambda turn: turn.answer)


def _weight(one: Noted) -> tuple[float, int]:
    return -one.worth, one.answer


def _whole(told: list[Noted], weighty: Sequence[Noted]) -> list[Noted]:
    """What is told, with what befell the other side by the same answer: of a tie both losses, in their order."""
    answers = {one.answer for one in told}
    others = [one for one in weighty if one.answer in answers and one not in told]
    kept = [*told, *sorted(others, key=_weight)[:TOLD]]
    order = {id(one): place for place, one in enumerate(weighty)}
    return sorted(kept, key=lambda one: (one.answer, order.get(id(one), len(order))))


def _at(moments: Sequence[Moment], answer: int) -> Moment:
    """The last moment up to an answer."""
    return moments[max(0, bisect_right([moment.answer for moment in moments], answer) - 1)]
