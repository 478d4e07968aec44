"""Checks a course with the engine itself: every way that a file tells is walked, and ends as the file says."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sztab import games
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import SztabError
from sztab.kernel.requests import Choice
from sztab.kernel.rulebook import Rulebook
from sztab.lessons.course import Course, FirstGame, Lesson, Step, Wrong
from sztab.lessons.judging import holds, is_over, succeeded
from sztab.lessons.walking import Stuck, Walk
from sztab.situations.asking import ask
from sztab.situations.matching import mismatch

MOST_WORDS = 60
LONGEST_TRY = 60
LOOKS = {
    "units": "unit",
    "leaders": "leader",
    "hexes": "hex",
    "armies": "army",
    "fields": "field",
    "cards": "card",
    "goals": "hex",
}
FREE_LOOKS = {"panels", "sides", "places", "layers"}


def faults(course: Course) -> Iterator[str]:
    """All that is wrong with a course; nothing when it can be taught."""
    known = set(Rulebook(games.entry(course.game).rulebook_file).rules)
    if course.first_game is not None:
        yield from (f"{course.first_game.id}: {said}" for said in _first_game_faults(course.game, course.first_game))
        for step in course.first_game.steps:
            yield from _rule_faults(f"{course.first_game.id}/{step.id}", step.rules, known)
    for lesson in course.lessons:
        yield from (f"{lesson.id}: {said}" for said in _lesson_faults(course.game, lesson))
        yield from _rule_faults(lesson.id, lesson.rules, known)


def _rule_faults(place: str, rules: Sequence[Any], known: set[str]) -> Iterator[str]:
    if not rules:
        yield f"{place}: names no rule"
    yield from (f"{place}: there is no rule {rule}" for rule in rules if str(rule) not in known)


def _lesson_faults(game: str, lesson: Lesson) -> Iterator[str]:
    if any(len(text.split()) > MOST_WORDS for text in (lesson.idea.pl, lesson.idea.en)):
        yield f"the idea has more than {MOST_WORDS} words"
    if not 2 <= len(lesson.hints) <= 3:
        yield f"has {len(lesson.hints)} hints, not 2 or 3"
    try:
        walk = begin(game, lesson)
    except SztabError as error:
        yield f"position: {error}"
        return
    yield from _look_faults(walk, lesson.look)
    if is_over(walk.play, lesson) and succeeded(walk.play, lesson):
        yield "succeeds before the first answer"
    ways: list[tuple[str, Sequence[Any], Wrong | None]] = [("solution", lesson.solution, None)]
    ways += [(f"accept {n}", way, None) for n, way in enumerate(lesson.accept, 1)]
    ways += [(f"wrong {n}", wrong.answers, wrong) for n, wrong in enumerate(lesson.wrongs, 1)]
    for title, answers, wrong in ways:
        yield from (f"{title}: {said}" for said in _way_faults(game, lesson, answers, wrong))


def begin(game: str, lesson: Lesson, script: Wrong | None = None) -> Walk:
    """A lesson at its first question."""
    walk = Walk(game, lesson)
    dice = lesson.dice if script is None or script.dice is None else script.dice
    walk.load(dice, lesson.replies if script is None or script.replies is None else script.replies)
    walk.settle()
    return walk


def _way_faults(game: str, lesson: Lesson, answers: Sequence[Any], wrong: Wrong | None) -> Iterator[str]:
    if not answers:
        yield "has no answers"
    walk = begin(game, lesson, wrong)
    plain = not any(isinstance(wire, Mapping) and "by" in wire for wire in answers)
    try:
        for number, wire in enumerate(answers, 1):
            walk.give([wire])
            if plain and number < len(answers) and lesson.over and is_over(walk.play, lesson):
                yield f"the try is over after {number} answers"
                return
    except SztabError as error:
        yield str(error)
        return
    if lesson.over and answers and not is_over(walk.play, lesson):
        yield "the try is not over"
    if succeeded(walk.play, lesson) == (wrong is not None):
        yield "succeeds, and should not" if wrong else f"does not succeed ({'; '.join(_missing(walk, lesson))})"


def _missing(walk: Walk, lesson: Lesson) -> Iterator[str]:
    for question in lesson.success:
        if not holds(walk.play, question):
            yield str(question)


def _first_game_faults(game: str, first: FirstGame) -> Iterator[str]:
    if not 8 <= len(first.steps) <= 15:
        yield f"has {len(first.steps)} steps"
    plans: list[tuple[int, Sequence[Any]]] = [(-1, ())]
    plans += [(number, way) for number, step in enumerate(first.steps) for way in step.ways[1:]]
    for at, way in plans:
        where = f"{first.steps[at].id}, also {way}: " if at >= 0 else ""
        try:
            yield from (where + said for said in _guided_faults(Walk(game, first), first.steps, at, way))
        except SztabError as error:
            yield f"{where}{error}"


def _guided_faults(walk: Walk, steps: Sequence[Step], at: int, way: Sequence[Any]) -> Iterator[str]:
    for number, step in enumerate(steps):
        walk.load(step.dice, step.replies)
        try:
            walk.settle()
            if at < 0:
                yield from (f"{step.id}: {said}" for said in _look_faults(walk, step.look))
            question = walk.play.question
            if step.do and (question is None or question.seat != walk.seat):
                raise Stuck("the learner is not asked")
            walk.give(way if number == at else step.do)
        except SztabError as error:
            raise Stuck(f"{step.id}: {error}") from None
        for asked in step.now:
            if wrong := mismatch(asked, ask(walk.play, asked)):
                yield f"{step.id}: {asked.get('what')}: {wrong}"


def _look_faults(walk: Walk, look: Mapping[str, Sequence[Any]]) -> Iterator[str]:
    domains = walk.play.game.codec.domains
    for kind, names in look.items():
        if kind not in LOOKS and kind not in FREE_LOOKS:
            yield f"look: there is no kind {kind!r}"
        for name in names if LOOKS.get(kind) in domains else ():
            if str(name) not in domains[LOOKS[kind]]:
                yield f"look: {kind} has no {name!r}"


def random_try(game: str, lesson: Lesson, seed: int) -> bool:
    """A learner without a plan: his try must come to its end. Did it succeed?"""
    dice, walk = RandomDice(seed), begin(game, lesson)
    for _ in range(LONGEST_TRY):
        question = walk.play.question
        if not isinstance(question, Choice) or question.seat != lesson.seat:
            raise Stuck(f"{lesson.id}, seed {seed}: the try is not over, but {question} is asked")
        walk.give([walk.play.game.codec.encode(question, question.options[dice.below(len(question.options))])])
        if is_over(walk.play, lesson):
            return succeeded(walk.play, lesson)
    raise Stuck(f"{lesson.id}, seed {seed}: not over after {LONGEST_TRY} answers")
