"""What each side sees: everything. Nothing is hidden: the chits of the pool are known, and the draw is chance."""

from __future__ import annotations

import msgspec

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.state import ABSENT, GONE, Group, State, Task
from sztab.hexmap.bits import members
from sztab.kernel.events import Outcome
from sztab.kernel.requests import Seat


class View(msgspec.Struct):
    """A battle as a seat sees it. Numbers are those of the edition: units, leaders, hexes."""

    seat: Seat | None
    scenario: str
    turn: int
    last_turn: int
    phase: int
    score: int
    threshold: int
    active: int
    chit: int
    tasks: list[Task]
    pool: list[int]
    contused: list[int]
    hexes: list[int]
    facing: list[int]
    lost: list[int]
    formation: list[int]
    fate: list[int]
    due: list[int]
    shots: list[int]
    left: list[int]
    marks: list[int]
    leader_hex: list[int]
    leader_fate: list[int]
    stacks: list[list[tuple[int, ...]]]
    """By side, the stacks on the map, each from the top to the bottom."""
    moving: list[Group]
    taken: list[int]
    six: list[int]
    """4.4/b2: whom Kościuszko has chosen so far of the six that he leads himself."""
    outcome: Outcome | None


def view(edition: Edition, state: State, seat: Seat | None) -> View:
    return View(
        seat=seat,
        scenario=state.scenario,
        turn=state.turn,
        last_turn=state.last_turn,
        phase=state.phase,
        score=state.score,
        threshold=state.threshold,
        active=state.active,
        chit=state.chit,
        tasks=[task.copy() for task in state.tasks],
        pool=state.pool[:],
        contused=state.contused[:],
        hexes=state.hexes[:],
        facing=state.facing[:],
        lost=state.lost[:],
        formation=state.formation[:],
        fate=state.fate[:],
        due=state.due[:],
        shots=state.shots[:],
        left=state.left[:],
        marks=state.marks[:],
        leader_hex=state.leader_hex[:],
        leader_fate=[GONE if fate == ABSENT else fate for fate in state.leader_fate],
        stacks=[[side[hex] for hex in members(held)] for side, held in zip(state.stacks, state.occupied)],
        moving=[group.copy() for group in state.moving],
        taken=state.taken[:],
        six=state.six[:],
        outcome=state.outcome,
    )
