"""Every course that comes with a game can be taught: each way in it is walked by the engine."""

import json
import re
import shutil
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from sztab import games, words
from sztab.kernel.errors import BadNotation
from sztab.lessons import course, games_with_lessons, read_course
from sztab.lessons.checking import faults, random_try
from sztab.lessons.course import DATA, Course
from sztab.situations.asking import spoken


def found(game: str) -> Course:
    read = course(game)
    assert read is not None
    return read


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_course_teaches_what_it_says(game: str) -> None:
    assert list(faults(found(game))) == []


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_course_has_a_first_game_and_six_to_twelve_lessons(game: str) -> None:
    assert found(game).first_game is not None
    assert 6 <= len(found(game).lessons) <= 12


# What stands in quotation marks and is no button: a manner of speaking, a marker's name in its case.
SPOKEN = {
    "en": {"from behind", "who has the most markers?", "who is the real threat?"},
    "pl": {"od tyłu", "kto ma najwięcej znaczników?", "kto naprawdę zagraża?", "linię", "linii"},
}


@pytest.mark.parametrize("game", games_with_lessons())
@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_a_course_quotes_can_be_read_on_the_table(game: str, language: str) -> None:
    """A lesson that says “take it now” while the button says something else leaves its reader alone."""
    package = games.load(game).package
    texts = [
        path.read_text(encoding="utf-8") for path in words.files(language) if path.stem.startswith(("web", package))
    ]
    said = {found[1].casefold() for text in texts for found in re.finditer(r"^[a-z0-9-]+ = (.+)$", text, re.MULTILINE)}
    data = games.HERE / package / "data"
    printed = "".join(
        path.read_text(encoding="utf-8") for path in sorted(data.rglob("*.*ml")) + sorted(data.rglob("*.csv"))
    )
    text = (DATA / f"{game}.yaml").read_text(encoding="utf-8")
    quoted = re.findall("„([^”]*)”" if language == "pl" else "“([^”]*)”", text)
    unknown = [quote for quote in quoted if quote.casefold() not in said | SPOKEN[language] and quote not in printed]
    assert unknown == []


def nexts(ways: Sequence[Sequence[Any]]) -> Iterator[list[dict[str, Any]]]:
    """What a step waits for next, after every beginning of its ways."""
    whole = [[spoken(wire) for wire in way] for way in ways]
    for given in {json.dumps(way[:n]): way[:n] for way in whole for n in range(len(way))}.values():
        after = [way[len(given)] for way in whole if way[: len(given)] == given and len(way) > len(given)]
        yield list({json.dumps(wire): wire for wire in after}.values())


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_step_waits_for_one_thing_at_a_time(game: str) -> None:
    """A shot and a pass that are waited for at once would both be ringed, and so would a hex that nobody named."""
    first = found(game).first_game
    assert first is not None
    for step in first.steps:
        for awaited in nexts(step.ways):
            kinds = {(wire.get("answer"), *sorted(wire.keys() - {"answer"})) for wire in awaited}
            assert len(kinds) == 1, f"{step.id}: {awaited}"
            named = {wire["hex"] for wire in awaited if "hex" in wire and str(wire["hex"]) in step.say.en}
            assert not named or len(awaited) == 1, f"{step.id}: its words say {named}, it takes {awaited}"


@pytest.mark.parametrize("game", games_with_lessons())
def test_a_learner_without_a_plan_comes_to_an_end_and_rarely_succeeds(game: str) -> None:
    for lesson in found(game).lessons:
        won = sum(random_try(game, lesson, seed) for seed in range(4)) if lesson.over else 0
        assert won < 4, f"{lesson.id} asks for nothing"


CHANGES = {
    "a wrong key": ("    task:", "    tusk:", "tusk"),
    "a rule that is not there": ("rules: [BW-E1, BW-E4]", "rules: [BW-E1, BW-X4]", "BW-X4"),
    "an answer that is not legal": ("{answer: card, card: p-20}", "{answer: card, card: p-16}", "p-16"),
    "something that cannot be looked at": ("armies: [pl-4a], cards: [p-20]", "armies: [pl-9a], cards: [p-20]", "pl-9a"),
    "what does not come": ("4A@deblin:3", "4A@deblin:2", "4A@deblin"),
}


@pytest.mark.parametrize("change", CHANGES)
def test_a_fault_in_a_course_is_found_with_its_place(change: str, tmp_path: Path) -> None:
    old, new, told = CHANGES[change]
    path = tmp_path / "bitwa-warszawska.yaml"
    shutil.copy(DATA / "bitwa-warszawska.yaml", path)
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), "utf-8")
    try:
        said = list(faults(read_course(path)))
    except BadNotation as error:
        said = [str(error)]
    assert any(told in line for line in said)


def test_a_solution_that_is_taken_away_is_found(tmp_path: Path) -> None:
    """Each lesson's solution is walked: one without its last answer fails."""
    read = found("bitwa-warszawska")
    for lesson in read.lessons:
        cut = msgspec.structs.replace(lesson, solution=lesson.solution[:-1])
        assert any("solution" in line for line in faults(msgspec.structs.replace(read, first_game=None, lessons=[cut])))
