"""Positions in words: `pl-1-i-2-pp@1215/NNE/lost=1`, one unit after the other; `szyrer@1317` for leaders.

After the hex, separated by slashes and in any order: a corner (the facing), a formation, `lost=N`, `shots=N`, `left=N`
(movement points), `came=HEX` (from where it entered the clash hex that it stands in), and marks: `moved`, `stopped`,
`fired`, `jammed`, `countered`, `targeted`, `fought`, `hasty`, `turned`, `returned`, `gun-fired`, `gun-moved`.
"""

import re

from msgspec import Struct

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.state import (
    COUNTERED,
    FIRED,
    FORMATIONS,
    FOUGHT,
    GUN_FIRED,
    GUN_MOVED,
    HASTY,
    JAMMED,
    MOVED,
    NOWHERE,
    RETURNED,
    STOPPED,
    TARGETED,
    TURNED,
    State,
    listed,
)
from sztab.games.raclawice.units.counters import ARTILLERY
from sztab.kernel.errors import BadNotation

MARKS = {
    "moved": MOVED, "stopped": STOPPED, "fired": FIRED, "jammed": JAMMED, "countered": COUNTERED, "targeted": TARGETED,
    "gun-fired": GUN_FIRED, "gun-moved": GUN_MOVED, "fought": FOUGHT, "hasty": HASTY, "turned": TURNED,
    "returned": RETURNED,
}  # fmt: skip
NUMBERS = ("lost", "shots", "left")


class Standing(Struct, frozen=True):
    """A unit as a position names it."""

    unit: int
    hex: int
    facing: int
    formation: int
    numbers: dict[str, int]
    marks: int
    came: int = NOWHERE


def parse_units(edition: Edition, text: str) -> list[Standing]:
    return [_standing(edition, word) for word in text.split()]


def _standing(edition: Edition, word: str) -> Standing:
    name, at, rest = word.partition("@")
    if not at:
        raise BadNotation(f"{word!r}: a unit stands as id@hex, like pl-1-i-2-pp@1215/NNE")
    hex, *extras = rest.split("/")
    unit = unit_number(edition, name)
    facing, formation, marks = CORNERS.index(edition.counters[unit].facing), 0, 0
    numbers: dict[str, int] = {}
    came = NOWHERE
    for extra in extras:
        key, equals, value = extra.partition("=")
        if extra in CORNERS:
            facing = CORNERS.index(extra)
        elif extra in FORMATIONS:
            formation = FORMATIONS.index(extra)
        elif extra in MARKS:
            marks |= MARKS[extra]
        elif equals and key in NUMBERS and value.isdecimal():
            numbers[key] = int(value)
        elif equals and key == "came":
            came = edition.hex(value)
        else:
            known = ", ".join((*CORNERS, *FORMATIONS, *(f"{n}=N" for n in NUMBERS), "came=HEX", *MARKS))
            raise BadNotation(f"{word!r}: {extra!r} is not one of {known}")
    _check_losses(edition, word, unit, numbers.get("lost", 0))
    return Standing(unit, edition.hex(hex), facing, formation, numbers, marks, came)


def _check_losses(edition: Edition, word: str, unit: int, lost: int) -> None:
    steps = edition.counters[unit].steps
    if lost and (edition.arm[unit] == ARTILLERY or lost >= steps):
        raise BadNotation(f"{word!r}: the unit cannot have {lost} losses (3.4/e1)")


def unit_number(edition: Edition, name: str) -> int:
    """A unit by its id, or by the label on its counter."""
    if name in edition.unit_numbers:
        return edition.unit_numbers[name]
    found = [u for u, counter in enumerate(edition.counters) if counter.label == name]
    if len(found) != 1:
        raise BadNotation(f"{name!r} is not the name of a unit")
    return found[0]


def leader_number(edition: Edition, name: str) -> int:
    if name not in edition.leader_numbers:
        raise BadNotation(f"{name!r} is not a leader (there are: {', '.join(edition.leader_numbers)})")
    return edition.leader_numbers[name]


def parse_leaders(edition: Edition, text: str) -> list[tuple[int, int]]:
    """Leaders and their hexes; a name alone is a leader who is still to come."""
    found = []
    for word in text.split():
        match = re.fullmatch(r"([a-z]+)(?:@(\w+))?", word)
        if not match:
            raise BadNotation(f"{word!r}: a leader stands as name@hex, like szyrer@1317")
        found.append((leader_number(edition, match[1]), edition.hex(match[2]) if match[2] else NOWHERE))
    return found


def format_units(edition: Edition, state: State) -> str:
    """The units on the map in the same notation, stacks from the top."""
    order = [unit for side in listed(state.stacks) for stack in side for unit in stack]
    order += [gun for side in edition.guns for gun in side if state.hexes[gun] >= 0]
    return " ".join(_format(edition, state, unit) for unit in order)


def _format(edition: Edition, state: State, unit: int) -> str:
    parts = [f"{edition.counters[unit].id}@{edition.number(state.hexes[unit])}", CORNERS[state.facing[unit]]]
    if state.formation[unit]:
        parts.append(FORMATIONS[state.formation[unit]])
    if state.lost[unit]:
        parts.append(f"lost={state.lost[unit]}")
    if state.shots[unit]:
        parts.append(f"shots={state.shots[unit]}")
    if state.came[unit] >= 0:
        parts.append(f"came={edition.number(state.came[unit])}")
    parts += [name for name, mark in MARKS.items() if state.marks[unit] & mark]
    return "/".join(parts)
