"""Situations with values of a wrong type, anywhere: refused in words, never a crash."""

import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sztab.kernel.errors import BadNotation
from sztab.situations import read, run

HERE = Path(__file__).parent / "situations" / "bitwa-warszawska"
JUNK: list[Any] = [None, 5, True, 1.5, "x", [], {}, [[]], [{}], {1: 2, "a": 3}, {"answer": ["rest"]}, float("nan")]


def places(value: Any, place: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place inside nested lists and mappings."""
    if place:
        yield place
    for key, part in value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ():
        yield from places(part, (*place, key))


def put(value: Any, place: tuple[Any, ...], new: Any) -> Any:
    changed = copy.deepcopy(value)
    inner = changed
    for key in place[:-1]:
        inner = inner[key]
    inner[place[-1]] = copy.deepcopy(new)
    return changed


@pytest.mark.parametrize("file", sorted(HERE.glob("*.yaml")), ids=lambda file: file.stem)
def test_any_value_of_a_wrong_type_is_told_not_crashed_on(file: Path) -> None:
    spec = dict(read(file))
    for number, place in enumerate(places(spec)):
        for junk in JUNK[number % 3 :: 3]:
            run(put(spec, place, junk))


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (b"", ":1: a situation is a mapping"),
        (b"5", ":1: a situation is a mapping"),
        (b"\xff", ": byte 0 is not UTF-8"),
        (b"\0", ": character 0 is not allowed"),
        (b"game: x\nrules: []\ngame: y\n", ":3: 'game' stands twice"),
        (b"game: &a [*a]\n", ":1: 'a' holds itself"),
        (b"[" * 100_000, ":1: nested more than"),
        (b"game: [", ":2: not YAML at column 1 ("),
        (b"game: [x\nrules: }", ":2: not YAML at column 6 ("),
        (b"title: 'x", ":1: not YAML at column 10 ("),
        (b"game:\n\t- x", ":2: not YAML at column 1 ("),
        (b"game: *x", ":1: not read at column 7 (an alias without its anchor"),
        (b"game: x\n---\ngame: y", ":2: not read at column 1 ("),
        (b"{[1]: 2}", ":1: a key must be a single value"),
        (b"game: x\ntitle: !!bool x", ":2: a value that cannot be ("),
        (b"title: !tank x", ":1: a value that cannot be ("),
        (b"title: !!binary \xc3\xbc", ":1: a value that cannot be ("),
        (b"title: 2026-99-99\n", ":1: a value that cannot be ("),
    ],
)
def test_a_file_that_is_no_situation_is_refused_with_its_place(text: bytes, said: str, tmp_path: Path) -> None:
    file = tmp_path / "x.yaml"
    file.write_bytes(text)
    with pytest.raises(BadNotation) as refused:
        read(file)
    assert str(refused.value).startswith(f"{file}{said}")
    assert "\n" not in str(refused.value)


def test_an_unknown_seat_is_not_taken_for_an_onlooker() -> None:
    report = run({"game": "bitwa-warszawska", "ask": [{"what": "view", "seat": "eve"}]})
    assert report.failures == ["no seat 'eve' (the seats are pl, su)"]


def test_an_expected_number_that_is_none_fails() -> None:
    of = {"from": "modlin", "to": "radzymin"}
    report = run({"game": "bitwa-warszawska", "ask": [{"what": "distance", "of": of, "about": "two"}]})
    assert not report.ok
