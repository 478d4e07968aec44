"""What could be tried at this edition's questions for a hex or a unit, and why not."""

from collections.abc import Collection, Iterator, Sequence

from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Tries
from sztab.kernel.requests import Answer, Rule


def _hexes(war: War, *_: object) -> Iterator[Sequence[Answer]]:
    return ((h,) for h in members(war.board.open))


def _against_hex(
    answer: Answer, war: War, state: State, unit: Unit, offered: Collection[Answer], rule: Rule
) -> Iterator[Refusal]:
    """A hex that is not among those of the rule; what closes it to the unit is told first."""
    if answer not in offered:
        yield from reasons_against_entering(war, state, unit, answer)
        yield Refusal(rule, "not-offered")


HEXES = Tries(_hexes, _against_hex)
"""Case: war, state, the unit that goes there, the hexes that are offered, the rule that says which."""


def _against_marked(
    answer: Answer, war: War, state: State, offered: Collection[Answer], rule: Rule
) -> Iterator[Refusal]:
    if answer not in offered:
        yield Refusal(rule, "not-offered")


MARKED = Tries(_hexes, _against_marked)
"""Case: war, state, the hexes that are offered, the rule that says which."""


def _words(
    war: War, state: State, offered: Collection[Answer], known: Collection[str], rule: Rule
) -> Iterator[Sequence[Answer]]:
    return ((word,) for word in known)


def _against_word(
    answer: Answer, war: War, state: State, offered: Collection[Answer], known: Collection[str], rule: Rule
) -> Iterator[Refusal]:
    if answer not in offered:
        yield Refusal(rule, "not-offered")


WORDS = Tries(_words, _against_word)
"""Case: war, state, the words that are offered, all that there are, the rule."""
