"""How far a learner has come in a lesson or a guided game: plain data, kept beside the play."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

import msgspec

from sztab.kernel.play import Play
from sztab.lessons.course import Course, FirstGame, Lesson, Said, Step
from sztab.lessons.judging import is_over, known_mistake, succeeded
from sztab.lessons.script import Script
from sztab.situations.asking import spoken

Status = Literal["on", "told", "won", "lost", "finished", "left"]
"""`on`: the learner is to answer; `told`: a step is done, and read; `won`, `lost`: a lesson's verdict; `finished`: a
guided game's end; `left`: the learner plays on as he likes."""


class Earlier(msgspec.Struct):
    """How it stood when so many answers had been given: an undo leads back there."""

    answers: int
    given: list[dict[str, Any]]
    script: Script


class Progress(msgspec.Struct):
    """Where a learner stands."""

    id: str
    step: int = 0
    given: list[dict[str, Any]] = []
    """The learner's answers in this step, or in this try."""
    script: Script = msgspec.field(default_factory=Script)
    status: Status = "on"
    why: Said | None = None
    """Why the try failed, when the mistake is known."""
    earlier: list[Earlier] = []

    def start(self, course: Course) -> None:
        """Take the script of the step, or of the lesson, that begins now; what came before it stays."""
        part = self.part(course)
        self.script, self.given, self.earlier = Script.of(part.dice, part.replies), [], []
        self.status, self.why = "on", None

    def part(self, course: Course) -> Step | Lesson:
        first = course.first_game
        if first is not None and first.id == self.id:
            return first.steps[self.step]
        lesson = course.lesson(self.id)
        assert lesson is not None, "a lesson is looked for before it begins"
        return lesson

    def is_on_way(self, course: Course, wires: Sequence[Mapping[str, Any]]) -> bool:
        """Are these the answers that the guided game waits for? Outside of it all are."""
        if self.status != "on" or isinstance(self.part(course), Lesson):
            return True
        said = [dict(wire) for wire in wires]
        return any(way[: len(said)] == said for way in self.awaited(course))

    def awaited(self, course: Course) -> list[list[dict[str, Any]]]:
        """What is left of each way that the step of a guided game takes; outside of it nothing is waited for."""
        part = self.part(course)
        if self.status != "on" or isinstance(part, Lesson):
            return []
        ways = [[spoken(wire) for wire in way] for way in part.ways]
        return [way[len(self.given) :] for way in ways if way[: len(self.given)] == self.given]

    def answered(self, answers: int, wire: Mapping[str, Any]) -> None:
        """The learner has answered, when so many answers had been given."""
        self.earlier.append(Earlier(answers, self.given[:], self.script.copy()))
        self.given.append(dict(wire))

    @property
    def is_told(self) -> bool:
        """Does the lesson still go on, so that its script and what was answered have to fit each other?"""
        return self.status not in ("left", "finished")

    def can_go_back(self, answers: int) -> bool:
        """May answers be taken back until so many are left? Only the learner's own of this step, or of this try."""
        return not self.is_told or (bool(self.earlier) and answers >= self.earlier[0].answers)

    def went_back(self, answers: int) -> None:
        """Answers were taken back until so many are left."""
        while self.earlier and self.earlier[-1].answers >= answers:
            was = self.earlier.pop()
            self.given, self.script = was.given, was.script
            self.status, self.why = "on", None

    def judge(self, course: Course, play: Play[Any]) -> None:
        """See whether the step is done or the try over, now that the others have done their part."""
        if self.status != "on":
            return
        part = self.part(course)
        if isinstance(part, Step):
            ways = [[spoken(wire) for wire in way] for way in part.ways]
            if part.do and self.given in ways:
                self.status = "told"
        elif self.given and is_over(play, part):
            self.status = "won" if succeeded(play, part) else "lost"
            mistake = known_mistake(part, self.given) if self.status == "lost" else None
            self.why = mistake.why if mistake else None

    def go_on(self, course: Course) -> bool:
        """On to the next step of a guided game; False when this was the last one."""
        first = course.first_game
        assert first is not None
        if self.step + 1 >= len(first.steps):
            self.status = "finished"
            return False
        self.step += 1
        self.start(course)
        return True


def find(course: Course, name: str) -> FirstGame | Lesson | None:
    """The guided game or the lesson of this id."""
    if course.first_game is not None and course.first_game.id == name:
        return course.first_game
    return course.lesson(name)
