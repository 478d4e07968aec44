"""Lessons at analysis tables: the learner answers, chance and the other seats follow the script, the engine judges."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from sztab import lessons
from sztab.kernel.errors import SztabError
from sztab.kernel.requests import Choice
from sztab.lessons.course import Course, FirstGame, Lesson, Said, Step
from sztab.lessons.progress import Progress, find
from sztab.lessons.walking import LONGEST, opening
from sztab.server.wire.faults import Fault
from sztab.server.wire.lesson_bodies import CoursePage, FirstGameText, LessonInfo, LessonText, StepText
from sztab.server.wire.models import Label
from sztab.situations.asking import spoken

if TYPE_CHECKING:
    from sztab.server.tables.table import Table


def course_of(game: str) -> Course:
    found = lessons.course(game)
    if found is None:
        raise Fault("no-lessons", game=game[:40])
    return found


def lesson_of(game: str, name: str) -> FirstGame | Lesson:
    found = find(course_of(game), name)
    if found is None:
        raise Fault("no-lesson", lesson=name[:60], game=game[:40])
    return found


def drawn(game: str, name: str) -> tuple[Mapping[str, Any], Mapping[str, Any]]:
    """The position and the changed box that a lesson begins from."""
    return opening(game, lesson_of(game, name))


def begin(table: Table, name: str) -> None:
    """The table is a lesson's from here on; what lies before its first question is played."""
    lesson = lesson_of(table.meta.game, name)
    table.meta.chance = "waits"
    if isinstance(lesson, Lesson) and lesson.situation:
        table.meta.lesson = progress = Progress(name, status="left")
        progress.script.dice = list(lesson.situation.get("dice") or ())
        _lead_in(table, lesson.situation.get("answers") or ())
    table.meta.lesson = Progress(name)
    table.meta.lesson.start(course_of(table.meta.game))
    table.settle()


def _lead_in(table: Table, answers: Sequence[Any]) -> None:
    for number, given in enumerate(answers):
        wire = spoken(given)
        wire.pop("by", None)
        conduct(table, until=None)
        if table.asked is None:
            raise Fault("nobody-asked")
        table.answer(table.asked, table.version, f"lead-in-{number}", None, wire)
    conduct(table, until=None)


def check_way(table: Table, wires: Sequence[Mapping[str, Any]]) -> None:
    """In a guided game only what the step asks for is taken: whoever wants something else may leave it."""
    progress = table.meta.lesson
    if progress is None or progress.status == "left":
        return
    if progress.status == "told" or not progress.is_on_way(course_of(table.meta.game), wires):
        raise Fault("lesson-other-way")


def note(table: Table, answers: int, wires: Sequence[Mapping[str, Any]]) -> None:
    """The learner's answers were taken, the first of them when so many had been given."""
    progress = table.meta.lesson
    if progress is not None and progress.status == "on":
        for number, wire in enumerate(wires):
            progress.answered(answers + number, wire)


def conduct(table: Table, until: str | None = "") -> None:
    """Chance and the other seats go on as long as the script tells (`until` None: chance only)."""
    progress, recorder = table.meta.lesson, table.recorder
    assert progress is not None
    assert recorder is not None
    seat = lesson_of(table.meta.game, progress.id).seat
    for _ in range(LONGEST):
        question = recorder.play.question
        if question is None or question.seat == seat or (until is None and isinstance(question, Choice)):
            return
        try:
            if isinstance(question, Choice):
                if progress.status == "left":
                    return
                recorder.answer(progress.script.reply(table.game, question))
                continue
            told = progress.script.chance(table.game, question)
            if told is None and progress.status != "left":
                return
            recorder.settle(told)
        except SztabError as error:
            raise Fault("bad-notation", said=str(error)[:400]) from None


def judge(table: Table) -> None:
    progress = table.meta.lesson
    if progress is not None:
        progress.judge(course_of(table.meta.game), table.play)


def act(table: Table, what: str) -> None:
    """`next`: on to the next step; `again`: from the beginning; `leave`: the learner plays on as he likes."""
    progress = table.meta.lesson
    if progress is None:
        raise Fault("no-lesson-here")
    course = course_of(table.meta.game)
    part = progress.part(course)
    if what == "leave":
        progress.status, table.meta.chance = "left", "rolls"
        table.settle()
    elif what == "again":
        start = table.meta.start
        assert start is not None
        table.meta.lesson = None
        table.arrange(start)
        begin(table, progress.id)
    elif isinstance(part, Lesson) or progress.status not in ("told", "on") or (part.do and progress.status == "on"):
        raise Fault("lesson-not-next")
    elif progress.go_on(course):
        table.settle()
    else:
        table.meta.chance = "rolls"


def lesson_info(table: Table) -> LessonInfo | None:
    """Where the learner stands, for the client."""
    progress = table.meta.lesson
    if progress is None:
        return None
    lesson = lesson_of(table.meta.game, progress.id)
    steps = len(lesson.steps) if isinstance(lesson, FirstGame) else 0
    return LessonInfo(
        progress.id,
        "first" if isinstance(lesson, FirstGame) else "lesson",
        lesson.seat,
        progress.step,
        steps,
        progress.status,
        label(progress.why),
        [way for way in progress.awaited(course_of(table.meta.game)) if way],
    )


def label(said: Said | None) -> Label | None:
    return Label(en=said.en, pl=said.pl) if said else None


def course_page(game: str) -> CoursePage:
    """All words of a course: what to say, never how to solve it."""
    course = lessons.course(game)
    first = course.first_game if course else None
    return CoursePage(
        game,
        FirstGameText(
            first.id, _l(first.title), _l(first.about), first.seat, first.minutes, [_step(step) for step in first.steps]
        )
        if first
        else None,
        [_lesson(lesson) for lesson in course.lessons] if course else [],
    )


def _l(said: Said) -> Label:
    return Label(en=said.en, pl=said.pl)


def _step(step: Step) -> StepText:
    rules = [str(rule) for rule in step.rules]
    return StepText(step.id, _l(step.say), _l(step.teaches), label(step.then), _look(step.look), rules, bool(step.do))


def _lesson(lesson: Lesson) -> LessonText:
    return LessonText(
        lesson.id,
        _l(lesson.title),
        _l(lesson.idea),
        _l(lesson.task),
        lesson.seat,
        [_l(hint) for hint in lesson.hints],
        label(lesson.surprise),
        _look(lesson.look),
        [str(rule) for rule in lesson.rules],
        lesson.scenario,
    )


def _look(look: Mapping[str, Sequence[Any]]) -> dict[str, list[str]]:
    return {kind: [str(name) for name in names] for kind, names in look.items()}
