"""Is a try over, and did it succeed? The engine answers, by the questions that situations ask."""

from collections.abc import Mapping, Sequence
from typing import Any

from sztab.kernel.errors import SztabError
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.lessons.course import Lesson, Wrong
from sztab.situations.asking import ask, spoken
from sztab.situations.matching import mismatch


def holds(play: Play[Any], question: Mapping[str, Any]) -> bool:
    """Is the answer to a question as the lesson expects it? One that cannot be asked now does not hold."""
    try:
        return not mismatch(question, ask(play, question))
    except SztabError:
        return False


def is_over(play: Play[Any], lesson: Lesson) -> bool:
    """As the lesson says; also when the play itself is over, or chance is asked and nothing is told of it."""
    return not isinstance(play.question, Choice) or any(
        all(holds(play, question) for question in end) for end in lesson.ends
    )


def succeeded(play: Play[Any], lesson: Lesson) -> bool:
    return all(holds(play, question) for question in lesson.success)


def known_mistake(lesson: Lesson, given: Sequence[Any]) -> Wrong | None:
    """The mistake that the learner made, if it is one that the lesson knows."""
    said = [spoken(wire) for wire in given]
    return next((wrong for wrong in lesson.wrongs if [spoken(wire) for wire in wrong.answers] == said), None)
