"""Bodies about lessons: the words of a course, and where a learner stands."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sztab.server.wire.fields import Body
from sztab.server.wire.models import Label, LessonInfo

__all__ = ["CoursePage", "FirstGameText", "LessonAct", "LessonInfo", "LessonText", "StepText"]


class StepText(Struct, frozen=True):
    """A step of a guided game: `say` before, `then` and `teaches` after the learner's answers."""

    id: str
    say: Label
    teaches: Label
    then: Label | None
    look: dict[str, list[str]]
    rules: list[str]
    acts: bool
    """Is the learner to answer? Otherwise the step is only read."""


class FirstGameText(Struct, frozen=True):
    id: str
    title: Label
    about: Label
    seat: str
    minutes: int
    steps: list[StepText]


class LessonText(Struct, frozen=True):
    id: str
    title: Label
    idea: Label
    task: Label
    seat: str
    hints: list[Label]
    surprise: Label | None
    look: dict[str, list[str]]
    rules: list[str]
    scenario: str
    """The first scenario in which these rules are played; empty: any."""


class CoursePage(Struct, frozen=True):
    """What teaches a game: a guided first game and lessons."""

    game: str
    first: FirstGameText | None
    lessons: list[LessonText]


class LessonAct(Body, frozen=True):
    """`next`: on to the next step of a guided game; `again`: from the beginning; `leave`: play on as one likes."""

    act: Literal["next", "again", "leave"]
