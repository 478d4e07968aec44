"""Marks of a play: moments that one can come back to without playing everything again."""

from __future__ import annotations

from typing import Generic

from sztab.kernel.game import S
from sztab.kernel.play import Mark, Play

MOST_MARKS = 256
"""How many marks of a long play are kept: then every second one goes, and they are set further apart."""


class Marks(Generic[S]):
    """The marks of one play, in its order; `first` is where it was taken up, if not at its beginning."""

    def __init__(self, first: Mark[S] | None = None) -> None:
        self.kept: list[Mark[S]] = [] if first is None else [first]
        self.firm = first
        """The last quiet moment behind which nothing can be undone: from it a play can be taken up again."""
        self._stride = 16

    def set(self, play: Play[S]) -> None:
        """Where the play is quiet, remember this moment, but not too many of them."""
        mark = play.mark()
        if mark is None:
            return
        if not mark.is_loose:
            self.firm = mark
        if len(play.answers) - (self.kept[-1].answers if self.kept else 0) >= self._stride:
            self.kept.append(mark)
            if len(self.kept) > MOST_MARKS:
                del self.kept[::2]
                self._stride *= 2

    def before(self, answers: int) -> Mark[S] | None:
        """The last mark at which no more than so many answers were given."""
        return next((mark for mark in reversed(self.kept) if mark.answers <= answers), None)

    def drop(self, answers: int) -> None:
        """Moments that were taken back, when so many answers stay, are no moments of the play any more."""
        while self.kept and self.kept[-1].answers > answers:
            self.kept.pop()
        if self.firm is not None and self.firm.answers > answers:
            self.firm = None
