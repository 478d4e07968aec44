"""What chapters remember of a game, by the names under which records write it (chapter_state.py)."""

from collections.abc import Mapping

from sztab.games.rok1920.chapter_state import read, written
from sztab.games.rok1920.state import State


def of(state: State) -> dict[str, int]:
    """All of it; what is 0 is left out."""
    return written(state.of)


def note(state: State, marks: Mapping[str, int]) -> None:
    """Let chapters remember these as well."""
    state.of = read(written(state.of) | dict(marks))


def get(state: State, name: str) -> int:
    return of(state).get(name, 0)


def put(state: State, name: str, value: int) -> None:
    note(state, {name: value})


def add(state: State, name: str, unit: int) -> None:
    """Put a unit (or hex) into a set."""
    put(state, name, get(state, name) | 1 << unit)


def has(state: State, name: str, unit: int) -> bool:
    return bool(get(state, name) >> unit & 1)


def clear(state: State, *names: str) -> None:
    note(state, dict.fromkeys(names, 0))
