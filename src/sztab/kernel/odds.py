"""Exact odds: every outcome of chance from here to the next choice of a player, or to the end of the activity.

With hidden things the outcomes are listed in worlds that are dealt anew for the asking seat: if they are the same in
each of them, what is hidden does not change the roll and the odds are exact; else they are the average of the worlds.
Where that is too much to list, outcomes are sampled. An answer that is not exact says so, and how far it may be off.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import islice
from math import sqrt
from typing import Any

import msgspec

from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import IllegalAnswer
from sztab.kernel.events import Event, is_for
from sztab.kernel.game import Game, S
from sztab.kernel.play import Play
from sztab.kernel.requests import Answer, Choice, Seat
from sztab.kernel.secrecy import redealt
from sztab.kernel.state_hash import state_hash

LIMIT = 20_000
DEEPEST = 60
"""Questions to chance one after the other: where one outcome asks again without end, outcomes cannot be listed."""
SAMPLES = 2_000
WORLDS = 40
"""Deals in which outcomes are listed."""
RUNS = 1_000
"""Samples, each in a deal of its own, where a deal has too many outcomes to list."""


class Chance(msgspec.Struct, frozen=True):
    """One result and how likely it is; `error` is the standard error of one that is not exact."""

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
        return _over_worlds(play, seat, answers, limit, dice)
    if answers:
        play = play.copy()
        for answer in answers:
            play.answer(answer)
    try:
        listed, cases = _listed(play, seat, everything, limit)
    except TooLarge:
        return _sampled(play, seat, everything, dice)
    return _exact(play.game, listed, cases)


def _exact(game: Game[S], listed: dict[Result, Fraction], cases: int) -> Odds:
    chances = [Chance(_told(game, r), float(p), f"{p.numerator}/{p.denominator}") for r, p in listed.items()]
    return Odds(True, cases, _likeliest_first(chances))


def _listed(play: Play[S], seat: Seat | None, everything: bool, limit: int) -> tuple[dict[Result, Fraction], int]:
    found: dict[Result, Fraction] = defaultdict(Fraction)
    cases = 0

    def walk(here: Play[S], so_far: Result, share: Fraction, depth: int = 0) -> None:
        nonlocal cases
        question = here.question
        if question is None or isinstance(question, Choice) or (here is not play and not here.tape):
            found[so_far] += share
            cases += 1
            return
        if cases + question.size() > limit or depth > DEEPEST:
            raise TooLarge
        outcomes = list(question.outcomes())
        weight = sum(w for _, w in outcomes)
        for answer, w in outcomes:
            branch = here.copy()
            branch.answer(answer)
            walk(branch, so_far + _result(branch.events, seat, everything), share * Fraction(w, weight), depth + 1)

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
    return _from_samples(play.game, [_run(play.copy(), seat, everything, dice) for _ in range(SAMPLES)])


def _over_worlds(play: Play[S], seat: Seat | None, answers: Sequence[Answer], limit: int, dice: RandomDice) -> Odds:
    """In worlds that the seat cannot tell apart: exact where it is the same in all of them."""
    found: list[dict[Result, Fraction]] = []
    known: dict[tuple[str, str], dict[Result, Fraction]] = {}
    cases = 0
    try:
        for world, told in islice(_worlds(play, seat, answers, dice), WORLDS):
            deal = state_hash(world.game, world.quiet_state()), repr(world.tape)
            if deal not in known:
                known[deal], size = _listed(world, seat, False, limit)
                cases += size
            if cases > limit * 2:
                raise TooLarge
            found.append({told + result: share for result, share in known[deal].items()})
    except TooLarge:
        worlds = islice(_worlds(play, seat, answers, dice), RUNS)
        return _from_samples(play.game, [told + _run(world, seat, False, dice) for world, told in worlds])
    if all(listed == found[0] for listed in found) and len(found) == WORLDS:
        return _exact(play.game, found[0], cases // len(known))
    return _averaged(play.game, found, cases)


def _worlds(
    play: Play[S], seat: Seat | None, answers: Sequence[Answer], dice: RandomDice
) -> Iterator[tuple[Play[S], Result]]:
    """Worlds in which the answers have been given, each with what they told; those that do not offer them are left
    out."""
    tried = met = 0
    while met or tried < RUNS:
        tried += 1
        world = redealt(play, seat, dice)
        told: Result = ()
        try:
            for answer in answers:
                world.answer(answer)
                told += _result(world.events, seat, False)
        except IllegalAnswer:
            if tried > 20 * (met + 1):
                break  # hardly any world offers them
            continue
        met += 1
        yield world, told
    if not met:
        raise IllegalAnswer("these answers are not offered one after the other")


def _averaged(game: Game[S], worlds: list[dict[Result, Fraction]], cases: int) -> Odds:
    """What is listed exactly in each world, on the average; the error is that of having looked at some worlds only."""
    shares: dict[Result, list[float]] = {}
    for number, listed in enumerate(worlds):
        for result, share in listed.items():
            shares.setdefault(result, [0.0] * len(worlds))[number] = float(share)
    chances = []
    for result, values in shares.items():
        mean = sum(values) / len(values)
        spread = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
        chances.append(Chance(_told(game, result), mean, error=sqrt(spread / len(values))))
    return Odds(False, cases, _likeliest_first(chances))


def _from_samples(game: Game[S], runs: list[Result]) -> Odds:
    counts: dict[Result, int] = defaultdict(int)
    for run in runs:
        counts[run] += 1
    total = len(runs)
    shares = {result: n / total for result, n in counts.items()}
    chances = [Chance(_told(game, result), p, error=sqrt(p * (1 - p) / total)) for result, p in shares.items()]
    return Odds(False, total, _likeliest_first(chances))


def _result(events: list[Event], seat: Seat | None, everything: bool) -> Result:
    """What happened, without the fields that only tell how (the dice)."""
    return tuple(
        (type(event), *(getattr(event, f) for f in event.__struct_fields__ if f not in event.noise))
        for event in events
        if everything or is_for(event, seat)
    )


def _told(game: Game[S], result: Result) -> list[dict[str, Any]]:
    """Events as data, with the rulebook's numbers in place of the rules' names."""
    told = []
    for kind, *values in result:
        fields = [f for f in kind.__struct_fields__ if f not in kind.noise]
        data = msgspec.to_builtins(dict(zip(fields, values)))
        told.append({"event": kind.__struct_config__.tag, **_numbered(game, data)})
    return told


def _numbered(game: Game[S], data: Any) -> Any:
    if isinstance(data, dict):
        return {
            key: game.number(value) if key == "rule" and value else _numbered(game, value)
            for key, value in data.items()
        }
    return [_numbered(game, part) for part in data] if isinstance(data, list) else data


def _likeliest_first(chances: list[Chance]) -> list[Chance]:
    return sorted(chances, key=lambda c: (-c.probability, repr(c.result)))
