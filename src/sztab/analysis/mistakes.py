"""What of the moves that cost something is told, and how: in the things that were done, passage by passage."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from math import prod
from typing import Any

from msgspec.structs import replace

from sztab.analysis.pieces import Act, Better, Mark
from sztab.bots.reasons import largest, summed
from sztab.kernel.game import Game
from sztab.kernel.opinions import Reasoned, Staked
from sztab.kernel.requests import Seat

MARKS: tuple[tuple[float, Mark], ...] = ((0.15, "blunder"), (0.08, "mistake"), (0.04, "inaccuracy"), (0.0, "slip"))
"""What a move is called that costs so much of the chance to win."""
LEAST_TOLD, STAKES_TOLD = 0.01, 0.25
"""What was lost in a whole passage is told from here on: of the chance, and of what is at stake."""
STAKES = 1.0
"""What costs so much of what is at stake (points, towns, armies) is told whatever it does to the chance: who is as good
as beaten makes mistakes too."""
ALONE = 0.04
"""A cost that counts although nothing but the end of the game is seen of it."""
SHOWN = 4
"""So many acts are told of either move."""
PLACES = ("hex", "field", "region")


def staked(game: Game[Any], worth: float) -> float:
    """What the game counts, in what is at stake in it."""
    if not isinstance(game, Staked) or not isinstance(game, Reasoned):
        return worth
    return worth * game.unit / game.stake[1]


def acts(answers: Sequence[tuple[str, dict[str, Any]]]) -> list[Act]:
    """A move in the things that were done: a new one begins where the question comes again that began the last one,
    something else having been asked meanwhile, and after an answer that names nothing (done, go). A way to face that
    comes first belongs to what was done before."""
    found: list[Act] = []
    is_closed, last = True, ""
    begun = next((at for at, (_, wire) in enumerate(answers) if set(wire) != {"facing"}), 0)
    for prompt, wire in answers[begun:]:
        if is_closed or (prompt == found[-1].prompt and prompt != last):
            found.append(Act(prompt, wire, []))
        else:
            found[-1].then.append(wire)
        is_closed, last = set(wire) == {"answer"}, prompt
    named = [act for act in found if set(act.wire) != {"answer"}]
    return named or found


def without(some: Sequence[Act], others: Sequence[Act]) -> list[Act]:
    """What was done here and not there."""
    known_ones = [(one.wire, one.then) for one in others]
    return [one for one in some if (one.wire, one.then) not in known_ones][:SHOWN]


def together(
    game: Game[Any], found: Sequence[Better], bounds: Sequence[int], answers: Sequence[dict[str, Any]]
) -> list[Better]:
    """What a seat lost in each passage (between two `bounds`): where moves are many and small, all of them cost what
    none of them does. What was done later in the same passage was not missed. Those that deserve no telling even so
    are left out."""
    passages: dict[tuple[int, Seat], list[Better]] = {}
    for one in found:
        place = bisect_right(bounds, one.answer)
        later = answers[one.answer : bounds[place] if place < len(bounds) else len(answers)]
        best = [act for act in one.best if not is_done(act, later)]
        if best or not one.best:
            passages.setdefault((place, one.seat), []).append(replace(one, best=best))
    told = []
    for every in passages.values():
        some = _missed(every)
        first = some[0]
        gain, worth = 1 - prod(1 - one.gain for one in some), sum(one.worth for one in some)
        stakes = staked(game, worth)
        is_seen = stakes >= STAKES_TOLD or (worth == 0 and gain >= ALONE)
        if stakes < STAKES and (gain < LEAST_TOLD or not is_seen):
            continue
        kinds: dict[tuple[str, str, str], float] = summed(part for one in some for part in one.parts)
        told.append(
            replace(
                first,
                played=[act for one in some for act in one.played][:SHOWN],
                best=[act for one in some for act in one.best][:SHOWN],
                gain=round(gain, 3),
                worth=round(worth, 2),
                mark=next(name for least, name in MARKS if gain >= least),
                parts=largest(kinds, 1.0),
            )
        )
    return told


def is_done(act: Act, answers: Sequence[dict[str, Any]]) -> bool:
    """Is it done in these answers? What names its place, such as an attack, by anybody; else with all that follows."""
    if any(field in PLACES for field in act.wire):
        return act.wire in answers
    then = [wire for wire in act.then if set(wire) != {"answer"}]
    whole = [act.wire, *then]
    return any(list(answers[at : at + len(whole)]) == whole for at, wire in enumerate(answers) if wire == act.wire)


def _missed(found: Sequence[Better]) -> list[Better]:
    """The costliest first; what was missed again and again while other things were done counts once."""
    once: dict[str, Better] = {}
    for one in sorted(found, key=lambda one: -one.gain):
        once.setdefault(repr([(act.prompt, act.wire) for act in one.best[:1]]), one)
    return list(once.values())
