"""What a player could try at questions of several chapters: units, hexes near by, facings."""

from collections.abc import Iterator
from typing import Any

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.state import State
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons, Tries, each
from sztab.kernel.requests import Answer, Rule

FACINGS = range(6)


def some_units(edition: Edition, side: int) -> tuple[int, ...]:
    """All units of a side, and one of the enemy's."""
    return (*edition.troops[side], *edition.guns[side], edition.troops[1 - side][0])


def units_on_map(edition: Edition, state: State, side: int, *_: Any) -> Iterator[tuple[Answer]]:
    """Any unit of the side on the map, and one of the enemy's."""
    yield from each(unit for unit in (*edition.troops[side], *edition.guns[side]) if state.hexes[unit] >= 0)
    yield (edition.troops[1 - side][0],)


def hexes_near(edition: Edition, hex: int) -> list[int]:
    """The hexes one or two steps away."""
    return members(edition.board.within[2][hex] & ~(1 << hex))


def _words(words: tuple[str, ...], key: str) -> Tries:
    """A question with a few answers that are always open."""

    def reasons(answer: Answer, rule: Rule) -> Reasons:
        if answer not in words:
            yield Refusal(rule, key)

    return Tries(lambda rule: each(words), reasons)


def _facings(key: str) -> Tries:
    """Any facing."""

    def reasons(answer: Answer, rule: Rule) -> Reasons:
        if answer not in FACINGS:
            yield Refusal(rule, key)

    return Tries(lambda rule: each(FACINGS), reasons)


FACE_TRIES = _facings("no-face")
MELEE_FACING_TRIES = _facings("no-melee-facing")
RETURN_FACING_TRIES = _facings("no-return-facing")
EVADE_FIRE_TRIES = _words(("fire", "hold"), "no-evade-fire")
EVADE_STAY_TRIES = _words(("stay", "back"), "no-evade-stay")
