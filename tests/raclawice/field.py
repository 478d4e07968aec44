"""Small battlefields for tests: clear ground with what a test draws on it, units in one line each, scripted answers."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

import sztab.games.raclawice as package
from sztab.games.raclawice.edition import Edition, make_edition
from sztab.games.raclawice.map.board import CLEAR, CORNERS, FLAT, RELIEFS, TERRAINS, Ground
from sztab.games.raclawice.scenarios import cards as scenarios
from sztab.games.raclawice.state import IN_PLAY, LIMBERED, MOVEMENT, ORDINARY, State, Task
from sztab.games.raclawice.units import stacking
from sztab.kernel.box import Box
from sztab.kernel.requests import Answer, Choice, Question, Steps

DATA = Path(package.__file__).parent / "data"
T = TypeVar("T")


@cache
def real() -> Edition:
    """The box as it is."""
    return make_edition(Box(DATA))


def drawn(
    ground: Mapping[str, str] | None = None,
    *,
    streams: Sequence[str] = (),
    bridges: Sequence[str] = (),
    roads: Sequence[str] = (),
    columns: int = 12,
    rows: int = 12,
    box: Mapping[str, Any] | None = None,
) -> Edition:
    """Clear, flat ground, with other terrain or relief in the named hexes ("0505": "forest", "0506": "forest hill")."""
    terrain = {f"{c:02}{r:02}": CLEAR for c in range(1, columns + 1) for r in range(1, rows + 1)}
    relief = dict.fromkeys(terrain, FLAT)
    for hex, words in (ground or {}).items():
        for word in words.split():
            if word in TERRAINS:
                terrain[hex] = TERRAINS.index(word)
            else:
                relief[hex] = RELIEFS.index(word)
    kept = Box(DATA).overridden(box) if box else Box(DATA)
    return make_edition(kept, Ground(terrain, relief, tuple(streams), tuple(roads), tuple(bridges)))


def position(edition: Edition, *places: str, active: str = "pl", leader: str = "", **changes: Any) -> State:
    """Units as "pl-1-i-2-pp@0505>NNE" (">…" may be left out), leaders as "kosciuszko@0505"; the movement phase of
    `active`, in which `leader` commands all of his units."""
    state = scenarios.empty_state(edition)
    state.phase = MOVEMENT
    state.active = ("pl", "ru").index(active)
    for place in places:
        name, _, where = place.partition("@")
        hex, _, facing = where.partition(">")
        if name in edition.leader_numbers:
            state.leader_hex[edition.leader(name)] = edition.hex(hex)
            state.leader_fate[edition.leader(name)] = IN_PLAY
            continue
        unit = edition.unit(name)
        state.formation[unit] = LIMBERED if facing == "limbered" else ORDINARY
        if facing in CORNERS:
            state.facing[unit] = CORNERS.index(facing)
        stacking.put(edition, state, unit, edition.hex(hex))
    if leader:
        number = edition.leader(leader)
        state.tasks = [Task(MOVEMENT, number, number)]
        for unit in edition.units_of[number]:
            state.left[unit] = 4
    for key, value in changes.items():
        setattr(state, key, value)
    return state


def play(steps: Steps[T], *answers: Answer) -> T:
    """Run a procedure with these answers, players' and dice alike; all of them must be asked for."""
    return played(steps, *answers)[0]


def played(steps: Steps[T], *answers: Answer) -> tuple[T, list[Question]]:
    """The same, with the questions that were asked."""
    asked: list[Question] = []
    script = iter(answers)
    try:
        question = next(steps)
        while True:
            asked.append(question)
            answer = next(script, None)
            assert answer is not None, f"no answer left for {question}"
            wrapped = (answer,) if question.is_chance and not isinstance(answer, tuple) else answer
            question = steps.send(question.pick(wrapped))
    except StopIteration as stop:
        left = list(script)
        assert not left, f"answers {left} were not asked for"
        result: T = stop.value
        return result, asked


def first_question(steps: Steps[Any]) -> Choice:
    """The question that a procedure asks first."""
    question = next(steps)
    assert isinstance(question, Choice)
    return question


def hexes(edition: Edition, numbers: Sequence[int]) -> list[str]:
    return [edition.number(hex) for hex in numbers]
