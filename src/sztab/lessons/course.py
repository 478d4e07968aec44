"""The course of a game as its file tells it: read strictly, so that a wrong key is an error with its place."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import groupby, permutations, product
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from sztab.kernel.errors import BadNotation
from sztab.situations.reading import read


class Said(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Words in both languages."""

    pl: str
    en: str


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What lessons and steps have in common: scripts, what to look at, and rules."""

    id: str
    dice: list[Any] | dict[str, list[Any]] | None = None
    """What chance answers: a list in order, or by the prompt that chance is asked."""
    replies: list[Any] = []
    """What the other seats answer: the first of them that is legal, each once; then the quietest answer."""
    look: dict[str, list[Any]] = {}
    """What to look at: units, leaders, hexes, armies, fields, cards, panels, sides; and layers that are shown."""
    rules: list[str | int | float] = []
    note: str = ""


class Wrong(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A try that is known to fail, and why."""

    answers: list[Any]
    why: Said
    dice: list[Any] | dict[str, list[Any]] | None = None
    replies: list[Any] | None = None


class Lesson(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position with a task. All of `success` must hold when the try is over: as soon as `over` holds, or success."""

    title: Said
    idea: Said
    task: Said
    seat: str
    position: dict[str, Any] = {}
    box: dict[str, Any] = {}
    situation: dict[str, Any] = {}
    """In place of a position: one with answers that lead to where the lesson begins."""
    solution: list[Any]
    accept: list[list[Any]] = []
    success: list[dict[str, Any]]
    over: list[Any] = []
    wrong: list[Wrong] | Wrong
    hints: list[Said]
    surprise: Said | None = None
    scenario: str = ""
    limit: int = 0
    after: Any = None
    good_play: bool = False
    """The task is what a good player would do there without being told: bots are measured by it."""

    @property
    def wrongs(self) -> list[Wrong]:
        return [self.wrong] if isinstance(self.wrong, Wrong) else self.wrong

    @property
    def ends(self) -> list[list[dict[str, Any]]]:
        """The try is over as soon as all of one of these lists hold."""
        if not self.over:
            return [self.success]
        return self.over if isinstance(self.over[0], list) else [self.over]


class Step(Part, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A step of a guided game: `say` before the learner's answers, `then` and `teaches` after them."""

    say: Said
    teaches: Said
    do: list[Any] = []
    also: list[list[Any]] = []
    """Lists of answers that are as good."""
    any_order: bool = False
    """The answers of `do` are as good in any order."""
    then: Said | None = None
    now: list[dict[str, Any]] = []
    """What must hold after the step."""

    @property
    def ways(self) -> list[list[Any]]:
        """All lists of answers that the step takes, the one that is told first; who joins an attack may join it in any
        order."""
        orders = [list(way) for way in permutations(self.do)] if self.any_order else [self.do]
        found: list[list[Any]] = []
        for way in [*orders, *self.also]:
            found += [order for order in _joined(way) if order not in found]
        return found


def _joined(way: Sequence[Any]) -> Iterator[list[Any]]:
    """A way with its attackers, units that are named one after another, in each order."""
    runs = [list(run) for _, run in groupby(way, _is_unit)]
    orders = [list(permutations(run)) if _is_unit(run[0]) else [tuple(run)] for run in runs]
    for order in product(*orders):
        yield [answer for run in order for answer in run]


def _is_unit(answer: Any) -> bool:
    return isinstance(answer, Mapping) and answer.keys() == {"unit"} and isinstance(answer["unit"], str)


class FirstGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A guided first game, step by step."""

    id: str
    title: Said
    about: Said
    seat: str
    minutes: int = 5
    position: dict[str, Any] = {}
    box: dict[str, Any] = {}
    steps: list[Step]


class Course(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """All that teaches one game."""

    game: str
    first_game: FirstGame | None = None
    lessons: list[Lesson] = []

    def lesson(self, name: str) -> Lesson | None:
        return next((lesson for lesson in self.lessons if lesson.id == name), None)


DATA = Path(__file__).parent / "data"
T = TypeVar("T")


def games_with_lessons() -> list[str]:
    """The games that have a course."""
    return sorted(path.stem for path in DATA.glob("*.yaml"))


@lru_cache(maxsize=16)
def course(game: str) -> Course | None:
    """The course that comes with a game; None when there is none."""
    return read_course(DATA / f"{game}.yaml") if game in games_with_lessons() else None


def read_course(path: Path) -> Course:
    """The course in a file; an error names the file and the lesson or step."""
    spec = read(path)
    first = spec.get("first_game")
    for n, step in enumerate(_listed(first, "steps")):
        _convert(step, Step, f"{path}: first_game.steps[{n}]{_named(step)}")
    for n, lesson in enumerate(_listed(spec, "lessons")):
        _convert(lesson, Lesson, f"{path}: lessons[{n}]{_named(lesson)}")
    found = _convert(spec, Course, str(path))
    names = [lesson.id for lesson in found.lessons] + ([found.first_game.id] if found.first_game else [])
    if twice := sorted({name for name in names if names.count(name) > 1}):
        raise BadNotation(f"{path}: {twice[0]} stands twice")
    return found


def _listed(spec: Any, key: str) -> list[Any]:
    found = spec.get(key) if isinstance(spec, Mapping) else None
    return found if isinstance(found, list) else []


def _named(part: Any) -> str:
    return f" ({part['id']})" if isinstance(part, Mapping) and "id" in part else ""


def _convert(data: Any, kind: type[T], place: str) -> T:
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        raise BadNotation(f"{place}: {error}") from None
