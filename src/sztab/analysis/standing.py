"""Which answers of a record stand: lines that took something back, boards arranged by hand, other rules."""

from __future__ import annotations

from collections.abc import Sequence

from sztab.kernel.record import Base, Line


class Standing:
    """The answers that stood at a version: their lines, and the board on which they were given."""

    def __init__(self, lines: Sequence[Line]) -> None:
        self.lines: list[Line] = []
        self.floor = 0
        self.board: Base | None = None
        for line in lines:
            if line.back is not None:
                del self.lines[line.back :]
            elif line.rules is not None:
                del self.lines[line.rules.answers :]
            elif line.board is not None:
                self.lines, self.floor, self.board = [], line.n, line.board
            elif line.answer is not None:
                self.lines.append(line)

    @property
    def versions(self) -> list[int]:
        return [line.n for line in self.lines]

    def version_of(self, answers: int) -> int:
        return self.lines[answers - 1].n if answers else self.floor
