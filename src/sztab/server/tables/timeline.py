"""Which line of the record is which answer: versions of a table, what was taken back, where its board was arranged."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence

from sztab.kernel.record import Line


class Timeline:
    """Follows the lines of a record. A version is the number of a line."""

    def __init__(self) -> None:
        self.versions: list[int] = []
        """The line number of each answer that stands."""
        self.floor = 0
        """The line at which the board was last arranged by hand: the answers that stand come after it."""
        self._cuts: list[tuple[int, int]] = []
        """For each line that took something back: its number, and the version up to which the journal stands."""
        self._known = 0

    def absorb(self, lines: Sequence[Line]) -> None:
        """Look at the lines that are new."""
        for line in lines[self._known :]:
            if line.back is not None:
                del self.versions[line.back :]
                self._cuts.append((line.n, self.versions[-1] if self.versions else self.floor))
            elif line.rules is not None:
                del self.versions[line.rules.answers :]
                self._cuts.append((line.n, self.versions[-1] if self.versions else self.floor))
            elif line.board is not None:
                self.versions, self.floor = [], line.n
                self._cuts.append((line.n, -1))
            elif line.answer is not None:
                self.versions.append(line.n)
        self._known = len(lines)

    def version_of(self, answers: int) -> int:
        """The version at which so many answers stood."""
        return self.versions[answers - 1] if answers else self.floor

    def answers_at(self, version: int) -> int:
        """How many of the answers that stand were given up to a version."""
        return bisect_right(self.versions, version)

    def kept(self, known: int | None) -> int:
        """Up to which version the journal of someone who knows version `known` still stands; -1: he knows nothing."""
        if known is None:
            return -1
        return min([known, *(upto for at, upto in self._cuts if at > known)])
