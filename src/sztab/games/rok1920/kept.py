"""What is remembered to save time: answers that hang on their key alone, and what the parts of one question share.

All plays of a scenario may look into a `Kept`, in any number of threads: the key holds everything that the answer
depends on, an answer says the same as long as it is kept, and whoever finds none makes the same one again. What holds
only for one moment of one play belongs to the play's state (`one_question`), and is never seen by another.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Side

K = TypeVar("K")
V = TypeVar("V")
T = TypeVar("T")


class Kept(dict[K, V]):
    """Answers by their key, so many at most; then it begins anew."""

    __slots__ = ("most",)

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def keep(self, key: K, answer: V) -> V:
        if len(self) >= self.most:
            self.clear()
        self[key] = answer
        return answer


class one_question:  # noqa: N801 - it reads as `with one_question(state):`
    """While a question is put together nothing changes in its play, and its parts share what they find."""

    __slots__ = ("state",)

    def __init__(self, state: State) -> None:
        self.state = state

    def __enter__(self) -> None:
        self.state.shared = {}

    def __exit__(self, *_: object) -> None:
        self.state.shared = None


def shared(state: State, name: str, side: Side, make: Callable[[], T]) -> T:
    """Something of a side that several parts of a question ask for: made once while the question is put together."""
    found: dict[tuple[str, Side], Any] | None = state.shared
    if found is None:
        return make()
    key = (name, side)
    if key not in found:
        found[key] = make()
    answer: T = found[key]
    return answer
