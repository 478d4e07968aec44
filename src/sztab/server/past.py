"""Earlier moments of a table: any version can be seen again, from a seat that may see it."""

from __future__ import annotations

from typing import Any

from sztab.kernel.errors import SztabError
from sztab.kernel.events import is_for
from sztab.kernel.play import Play
from sztab.server.faults import Fault
from sztab.server.parts import Moment, Told
from sztab.server.rendering import past_moment
from sztab.server.table import Table


class Past:
    """A play that walks through the versions of one table: forward step by step, backward from the start."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._walker: Play[Any] | None = None
        self._versions: list[int] = []

    def standing(self, version: int) -> tuple[list[Any], list[int]]:
        """The wire answers that stood at a version, and the version of each."""
        recorder = self._table.recorder
        if recorder is None or not 0 <= version <= self._table.version:
            raise Fault("not-found", f"the table has no version {version}")
        answers: list[Any] = []
        versions: list[int] = []
        for line in recorder.lines[:version]:
            if line.back is not None:
                del answers[line.back :], versions[line.back :]
            elif line.answer is not None:
                answers.append(line.answer)
                versions.append(line.n)
        return answers, versions

    def play_at(self, version: int) -> Play[Any]:
        """A play at a version, to be looked at or copied: the next call moves it on."""
        answers, versions = self.standing(version)
        known = len(self._versions)
        if self._walker is None or versions[:known] != self._versions:
            self._walker, known = self._table.start_again(), 0
        self._versions = versions
        for wire in answers[known:]:
            self._go(self._walker, wire)
        return self._walker

    def _go(self, play: Play[Any], wire: Any) -> None:
        question = play.question
        if question is None:
            raise Fault("failed", "the record goes on after the end")
        try:
            play.answer(self._table.game.codec.decode(question, wire))
        except SztabError as error:
            self._walker = None
            raise Fault("failed", str(error)) from None

    def moment(self, version: int, seat: str | None) -> Moment:
        _, versions = self.standing(version)
        play = self.play_at(version)
        teller = self._table.teller
        told: list[Told] = [
            teller.event(event, versions[answers - 1] if answers else 0)
            for answers, event in play.journal
            if is_for(event, seat)
        ]
        return past_moment(teller, play, version, seat, told)
