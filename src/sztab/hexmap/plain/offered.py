"""Options that are a set of indexes, with some others before and some words after them: listed only where somebody
reads the list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from sztab.hexmap.plain.bits import members, nth_member


class Offered(Sequence[Any]):
    """Some answers, the members of a set, rising, and after them some words."""

    __slots__ = ("_count", "_listed", "bits", "first", "words")

    def __init__(self, bits: int, *words: str, first: tuple[Any, ...] = ()) -> None:
        self.bits = bits
        self.first = first
        self.words = words
        self._count = bits.bit_count()
        self._listed: list[Any] | None = None

    def listed(self) -> list[Any]:
        if self._listed is None:
            self._listed = [*self.first, *members(self.bits), *self.words]
        return self._listed

    def __len__(self) -> int:
        return len(self.first) + self._count + len(self.words)

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> list[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if self._listed is None and isinstance(index, int):
            at = index - len(self.first)
            if 0 <= at < self._count:
                return nth_member(self.bits, at)
            if 0 <= index < len(self.first):
                return self.first[index]
        return self.listed()[index]

    def __iter__(self) -> Iterator[Any]:
        return iter(self.listed())

    def __contains__(self, answer: object) -> bool:
        return answer in self.listed()

    def index(self, answer: Any, *bounds: Any) -> int:
        return self.listed().index(answer, *bounds)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and self.listed() == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(self.listed())
