"""One line of text is a position: "pl: 16DP@2303 4BK-@2303 / su: 58DS@2304". A dash is a lost level."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import DUMMY, SIDE_NAMES, SIDES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.kernel.errors import BadNotation

SIDE_BREAK = re.compile(rf"/(?=\s*(?:{'|'.join(SIDE_NAMES)})\s*:)")
"""The slash between sides; one in the name of a unit (7/4BP) is not followed by the name of a side."""


class Placed(NamedTuple):
    """A unit, its level and its hex."""

    unit: Unit
    level: int
    hex: int


def short(name: str) -> str:
    """A counter's name as the notation writes it: without spaces."""
    return name.replace(" ", "")


def find_unit(war: War, text: str, side: Side | None = None) -> Unit:
    """A unit by its id ("pl-16dp") or by its printed name without spaces ("16DP")."""
    if text in war.roster.number:
        return war.roster.number[text]
    found = [
        unit
        for unit, counter in enumerate(war.roster.counters)
        if short(counter.name).casefold() == short(text).casefold() and side in (None, counter.side)
    ]
    if len(found) != 1:
        raise BadNotation(f"{text!r} names {'no unit' if not found else f'{len(found)} units'}")
    return found[0]


def find_hex(war: War, text: str) -> int:
    """A hex by its printed number or the name of its place."""
    return war.board.map.at(text)


def parse_position(war: War, text: str) -> list[Placed]:
    """The units of a position, both sides parted by a slash."""
    parts = [part.strip() for part in SIDE_BREAK.split(text) if part.strip()]
    placed = [item for part in parts for item in _parse_side(war, part)]
    if len({item.unit for item in placed}) != len(placed):
        raise BadNotation(f"a unit stands twice in {text!r}")
    return placed


def _parse_side(war: War, text: str) -> Iterator[Placed]:
    seat, colon, rest = text.partition(":")
    if not colon or seat.strip() not in SIDE_NAMES:
        raise BadNotation(f"{text!r} does not begin with a side ({' or '.join(SIDE_NAMES)}) and a colon")
    for word in rest.split():
        yield _parse_unit(war, word, SIDE_NAMES.index(seat.strip()))


def _parse_unit(war: War, word: str, side: Side) -> Placed:
    name, at, place = word.rpartition("@")
    if not at or not name:
        raise BadNotation(f"{word!r} is not a unit on a hex (like 16DP@2303)")
    bare = name.rstrip("-")
    unit, lost = find_unit(war, bare, side), len(name) - len(bare)
    if war.roster.side[unit] != side:
        raise BadNotation(f"{word!r}: {bare} does not fight for {SIDE_NAMES[side]}")
    if lost >= war.levels[unit]:
        raise BadNotation(f"{word!r}: {bare} has no more than {war.levels[unit]} levels")
    return Placed(unit, lost, find_hex(war, place))


def write_position(war: War, state: State) -> str:
    """The position as one line; dummies are nothing but their markers, and are left out."""
    parts = []
    for side in SIDES:
        units = [u for u in war.roster.of_side[side] if state.at[u] >= 0 and war.roster.counters[u].formation != DUMMY]
        words = [f"{short(war.roster.counters[u].name)}{'-' * state.level[u]}@{_number(war, state, u)}" for u in units]
        parts.append(" ".join([f"{SIDE_NAMES[side]}:", *words]))
    return " / ".join(parts)


def _number(war: War, state: State, unit: Unit) -> str:
    return war.board.map.numbers[state.at[unit]]
