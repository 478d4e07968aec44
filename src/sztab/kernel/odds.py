"""Exact odds: every outcome of chance from here to the next choice of a player, or to the end of the activity.

Where that is too much to list, or depends on what the asking seat cannot see, outcomes are sampled, and the answer says
so and how far it may be off.
"""

from collections import defaultdict
from collections.abc import Sequence
from fractions import Fraction
from math import sqrt
from typing import Any

import msgspec

from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.events import Event, is_for
from sztab.kernel.game import S
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice, Seat
from sztab.kernel.secrecy import redealt

LIMIT = 20_000
SAMPLES = 2_000
WORLDS = 200


class Chance(msgspec.Struct, frozen=True):
    """One result and how likely it is; `error` is the standard error of a sampled one."""

    result: list[dict[str, Any]]
    probability: float
    exact: str = ""
    """The probability as a fraction, when it is exact."""
    error: float = 0.0


class Odds(msgspec.Struct, frozen=True):
    """All results, the likeliest first."""

    exact: bool
    cases: int
    """How many outcomes were listed or sampled."""
    chances: list[Chance]


Result = tuple[tuple[Any, ...], ...]


class TooLarge(Exception):
    """There are more outcomes than the limit."""


def odds(
    play: Play[S],
    seat: Seat | None = None,
    *,
    answers: Sequence[Answer] = (),
    everything: bool = False,
    limit: int = LIMIT,
    dice: RandomDice | None = None,
) -> Odds:
    """The results of the running activity, as a seat can know them; `everything`: as someone who sees all cards.

    With `answers`, the results after the seat's next answers: they are given in each imagined world anew, so that what
    they would show is not known beforehand. `dice` make the samples: whoever knows them could find out from a sample
    what lies where, so a server keeps them to itself.
    """
    dice = dice or RandomDice(1920)
    if play.game.has_secrets and not everything:
        return _over_worlds(play, seat, answers, dice)
    if answers:
        play = play.copy()
        for answer in answers:
            play.answer(answer)
    try:
        listed, cases = _listed(play, seat, everything, limit)
    except TooLarge:
        return _sampled(play, seat, everything, dice)
    chances = [Chance(_told(r), float(p), f"{p.numerator}/{p.denominator}") for r, p in listed.items()]
    return Odds(True, cases, _likeliest_first(chances))


def _listed(play: Play[S], seat: Seat | None, everything: bool, limit: int) -> tuple[dict[Result, Fraction], int]:
    found: dict[Result, Fraction] = defaultdict(Fraction)
    cases = 0

    def walk(here: Play[S], so_far: Result, share: Fraction) -> None:
        nonlocal cases
        question = here.question
        if question is None or isinstance(question, Choice) or (here is not play and not here.tape):
            found[so_far] += share
            cases += 1
            return
        if cases + question.size() > limit:
            raise TooLarge
        outcomes = list(question.outcomes())
        weight = sum(w for _, w in outcomes)
        for answer, w in outcomes:
            branch = here.copy()
            branch.answer(answer)
            walk(branch, so_far + _result(branch.events, seat, everything), share * Fraction(w, weight))

    walk(play, (), Fraction(1))
    return dict(found), cases


def _run(play: Play[S], seat: Seat | None, everything: bool, dice: RandomDice) -> Result:
    so_far: Result = ()
    while (question := play.question) is not None and not isinstance(question, Choice):
        play.answer(dice.settle(question))
        so_far += _result(play.events, seat, everything)
        if not play.tape:
            break
    return so_far


def _sampled(play: Play[S], seat: Seat | None, everything: bool, dice: RandomDice) -> Odds:
    return _from_samples([_run(play.copy(), seat, everything, dice) for _ in range(SAMPLES)])


def _over_worlds(play: Play[S], seat: Seat | None, answers: Sequence[Answer], dice: RandomDice) -> Odds:
    """What depends on hidden things is sampled over worlds that the seat cannot tell apart."""
    runs = []
    for _ in range(WORLDS * 5):
        world = redealt(play, seat, dice)
        told: Result = ()
        try:
            for answer in answers:
                world.answer(answer)
                told += _result(world.events, seat, False)
        except IllegalAnswer:
            continue  # a later answer that this world does not offer
        runs.append(told + _run(world, seat, False, dice))
    if not runs:
        raise IllegalAnswer("these answers are not offered one after the other")
    return _from_samples(runs)


def _from_samples(runs: list[Result]) -> Odds:
    counts: dict[Result, int] = defaultdict(int)
    for run in runs:
        counts[run] += 1
    total = len(runs)
    shares = {result: n / total for result, n in counts.items()}
    chances = [Chance(_told(result), p, error=sqrt(p * (1 - p) / total)) for result, p in shares.items()]
    return Odds(False, total, _likeliest_first(chances))


def _result(events: list[Event], seat: Seat | None, everything: bool) -> Result:
    """What happened, without the fields that only tell how (the dice)."""
    return tuple(
        (type(event), *(getattr(event, f) for f in event.__struct_fields__ if f not in event.noise))
        for event in events
        if everything or is_for(event, seat)
    )


def _told(result: Result) -> list[dict[str, Any]]:
    told = []
    for kind, *values in result:
        fields = [f for f in kind.__struct_fields__ if f not in kind.noise]
        told.append({"event": kind.__struct_config__.tag, **msgspec.to_builtins(dict(zip(fields, values)))})
    return told


def _likeliest_first(chances: list[Chance]) -> list[Chance]:
    return sorted(chances, key=lambda c: (-c.probability, repr(c.result)))
