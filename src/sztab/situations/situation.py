"""Situations: any position, scripted chance, answers, and questions with expected results. See docs/situations.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from sztab import games
from sztab.kernel.box import Box
from sztab.kernel.errors import BadNotation, IllegalAnswer, SztabError
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice
from sztab.kernel.whole_way import is_whole_way, spell_out
from sztab.situations.asking import ask, spoken
from sztab.situations.matching import mismatch
from sztab.situations.reading import read

TOP = {"title", "game", "rules", "note", "box", "position", "dice", "answers", "ask", "then"}
BLOCK = {"note", "dice", "answers", "ask"}
ASK = {"what", "of", "seat", "at", "is", "has", "lacks", "about", "note"}


class Report(msgspec.Struct):
    """What a situation answered, and where it fell short."""

    file: str
    ok: bool
    answers: list[Any]
    failures: list[str]
    asked: list[str] = []
    """What was asked, one line an answer."""
    malformed: bool = False
    """The file cannot be read as a situation; `failures` ends with the reason."""


class Table:
    """A situation in progress: a play and what is left of the scripted chance."""

    def __init__(self, play: Play[Any]) -> None:
        self.play = play
        self._script: list[Any] = []

    def add_script(self, dice: Sequence[Any]) -> None:
        self._script += dice
        self._settle()

    def answer(self, wire: Any) -> None:
        question = self.play.question
        if question is None:
            raise BadNotation(f"answer {wire!r}: the play is over")
        if not isinstance(question, Choice):
            raise BadNotation(f"answer {wire!r}: chance is asked ({question.prompt}), and `dice` has nothing left")
        wire = spoken(wire)
        if (by := wire.pop("by", question.seat)) != question.seat:
            raise BadNotation(f"{by} is not asked now, but {question.seat} ({question.prompt})")
        codec = self.play.game.codec
        for part in spell_out(self.play, wire) if is_whole_way(self.play.game, question, wire) else [wire]:
            asked = self.play.question
            assert isinstance(asked, Choice)
            self.play.answer(codec.decode(asked, part))
            self._settle()

    def _settle(self) -> None:
        """Chance answers from the script as long as it is asked and the script has something."""
        while self._script and (question := self.play.question) is not None and not isinstance(question, Choice):
            item = self._script.pop(0)
            if isinstance(item, Mapping):
                self.play.answer(self.play.game.codec.decode(question, item))
            else:
                self.play.answer(tuple(item) if isinstance(item, list) else (item,))

    @property
    def unused(self) -> int:
        return len(self._script)


def pose(spec: Mapping[str, Any]) -> Table:
    """The position that a situation draws, before any answer."""
    _only(spec, TOP, "situation")
    if "game" not in spec:
        raise BadNotation("situation: `game` is missing")
    box = Box(games.entry(spec["game"]).box_folder)
    changes = _mapping(spec.get("box"), "box")
    game = games.load(spec["game"], box.overridden(changes) if changes else box)
    position = _mapping(spec.get("position"), "position")
    game = game.drawn(position)
    _check_title(spec)
    return Table(Play(game, game.place(position)))


def check_shape(spec: Mapping[str, Any]) -> None:
    """Refuse what is no situation by its shape alone: unknown keys, lists and mappings that are none."""
    _only(spec, TOP, "situation")
    _check_title(spec)
    for key in ("position", "box"):
        _mapping(spec.get(key), key)
    for number, block in enumerate([_first_block(spec), *_list(spec, "then")]):
        _only(block, BLOCK, f"block {number}" if number else "situation")
        for key in ("dice", "answers", "ask"):
            _list(block, key)


def _check_title(spec: Mapping[str, Any]) -> None:
    """A title is one line of text, or one in each language."""
    title = spec.get("title", "")
    said = list(title.values()) if isinstance(title, Mapping) and set(title) == {"en", "pl"} else [title]
    if not all(isinstance(line, str) for line in said):
        raise BadNotation("situation: `title` is a line of text, or one for each of en and pl")


def pose_question(spec: Mapping[str, Any]) -> Table:
    """The position that a situation draws, after its first answers: where `sztab odds` looks from."""
    table = pose(spec)
    table.add_script(_list(spec, "dice"))
    for wire in _list(spec, "answers"):
        table.answer(wire)
    return table


def run(spec: Mapping[str, Any], file: str = "") -> Report:
    """Play a situation and answer its questions; anything that differs from what it expects is a failure."""
    report = Report(file, True, [], [], [])
    try:
        table = pose(spec)
        for number, block in enumerate([_first_block(spec), *_list(spec, "then")]):
            _run_block(table, block, f"block {number}" if number else "", report)
        if table.unused:
            report.failures.append(f"dice: {table.unused} scripted answers of chance were not used")
    except SztabError as error:
        report.failures.append(str(error))
        report.malformed = not isinstance(error, IllegalAnswer)
    report.ok = not report.failures
    return report


def _first_block(spec: Mapping[str, Any]) -> dict[str, Any]:
    return {key: spec[key] for key in ("dice", "answers", "ask") if key in spec}


def _run_block(table: Table, block: Mapping[str, Any], name: str, report: Report) -> None:
    _only(block, BLOCK, name or "situation")
    table.add_script(_list(block, "dice"))
    for number, wire in enumerate(_list(block, "answers"), 1):
        try:
            table.answer(wire)
        except SztabError as error:
            raise type(error)(f"{name} answer {number}: {error}".strip()) from None
    for number, question in enumerate(_list(block, "ask"), 1):
        where = f"{name} ask {number}".strip()
        _only(question, ASK, where)
        result = ask(table.play, question)
        report.answers.append(result)
        report.asked.append(_told_question(question))
        if wrong := mismatch(question, result):
            report.failures.append(f"{where} ({question.get('what')}): {wrong}")


def _told_question(question: Mapping[str, Any]) -> str:
    """A question in one line: what, of what, by whom."""
    words = [str(question["what"]), *(str(question[key]) for key in ("of", "seat", "at") if key in question)]
    return " ".join(words)


def run_file(path: Path) -> Report:
    return run(read(path), str(path))


def _only(given: Any, known: set[str], where: str) -> None:
    if not isinstance(given, Mapping):
        raise BadNotation(f"{where}: {given!r} is not a mapping")
    if unknown := sorted(map(str, set(given) - known)):
        raise BadNotation(f"{where}: unknown {', '.join(unknown)} (known: {', '.join(sorted(known))})")


def _mapping(value: Any, where: str) -> Mapping[str, Any]:
    if value is not None and not isinstance(value, Mapping):
        raise BadNotation(f"{where}: {value!r} is not a mapping")
    return value or {}


def _list(block: Mapping[str, Any], key: str) -> list[Any]:
    value = block.get(key)
    if value is not None and not isinstance(value, list):
        raise BadNotation(f"{key}: {value!r} is not a list")
    return value or []
