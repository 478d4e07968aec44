"""A lesson in progress: the learner answers, chance and the other seats follow their script."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sztab import situations
from sztab.kernel.errors import SztabError
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.lessons.course import FirstGame, Lesson
from sztab.lessons.script import Script
from sztab.situations.asking import spoken

LONGEST = 500
"""How many answers the others may give in a row."""


class Stuck(SztabError):
    """The way cannot be walked."""


def opening(game: str, lesson: Lesson | FirstGame) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """The position and the changed box of a lesson."""
    inner = lesson.situation if isinstance(lesson, Lesson) else {}
    return inner.get("position", lesson.position), inner.get("box", lesson.box)


class Walk:
    """The play of a lesson, for checking files: a server conducts its own table with the same script."""

    def __init__(self, game: str, lesson: Lesson | FirstGame) -> None:
        position, box = opening(game, lesson)
        spec: dict[str, Any] = {"game": game, "position": position}
        if box:
            spec["box"] = box
        self.play: Play[Any] = situations.pose(spec).play
        self.seat = lesson.seat
        self.script = Script()
        if isinstance(lesson, Lesson) and lesson.situation:
            self.script = Script.of(lesson.situation.get("dice"), ())
            self.give(lesson.situation.get("answers") or ())

    def load(self, dice: Any, replies: Sequence[Any] | None) -> None:
        self.script = Script.of(dice, replies)

    def give(self, answers: Sequence[Any]) -> None:
        """The learner's answers (others' among them by name), and what comes between and after them."""
        for given in answers:
            wire = spoken(given)
            by = str(wire.pop("by", self.seat))
            self.settle(until=by)
            question = self.play.question
            if not isinstance(question, Choice) or question.seat != by:
                asked = "nobody" if question is None else f"{question.seat} ({question.prompt})"
                raise Stuck(f"{by} would answer {wire}, but {asked} is asked")
            try:
                self.play.answer(self.play.game.codec.decode(question, wire))
            except SztabError as error:
                raise Stuck(f"{by} ({question.prompt}): {error}") from None
        self.settle()

    def settle(self, until: str = "") -> None:
        """Chance and the other seats go on as long as their script tells."""
        for _ in range(LONGEST):
            question = self.play.question
            if question is None or question.seat in (self.seat, until):
                return
            if isinstance(question, Choice):
                self.play.answer(self.script.reply(self.play.game, question))
                continue
            told = self.script.chance(self.play.game, question)
            if told is None:
                return
            self.play.answer(told)
        raise Stuck("the other seats go on for ever")
