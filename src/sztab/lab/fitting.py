"""`python -m sztab.lab.fitting GAME:SCENARIO... [--minutes M] [--rounds R] [--judge M] [--jobs N]`: weights from play.

Officers play each other, each by weights of its own: those that are best so far, every one of them made somewhat larger
or smaller by chance. What is larger for one side is smaller by as much for the other, so that the two are as far apart
as can be and as far from the best each, and every such two sets meet twice by the same dice, sides swapped. How the
games end (points count, not only who won) is then traced back to the weights all at once (a regression of the results
on the logarithms of what was changed, games of earlier rounds included), and the best set goes a step that way; after
some rounds it meets the first one, by other dice, sides swapped. So every game tells something of every weight.
Scenarios of several games may stand together where the games share their weights (both editions of 1920).

With `--seat SEAT` only that seat's weights are changed, and the other goes by the game's: sides that do not want the
same need not fear the same. Each draw then plays two games by the same dice, once with all changes turned round, and in
the end the new weights and the game's own meet the same opponents.

With `--thorough` those play who think longer (`Game.thorough`); with a seat, against the game's officer. `--keep FILE`
keeps the games as they come, and begins with those that it holds, so that a run can be stopped; with `--minutes 0` it
says what they tell. `--spread` says how far weights are changed: far apart, a game tells more of what counts much and
less of what counts little.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Iterator, Sequence
from math import exp
from pathlib import Path
from typing import Any, TypeAlias

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
os.environ.setdefault("OMP_NUM_THREADS", "1")

import msgspec
import numpy as np
from msgspec import Struct

from sztab.bots.bot import play_out
from sztab.bots.planning import PlanningBot
from sztab.kernel.dice import RandomDice
from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Outcome
from sztab.kernel.game import Game
from sztab.kernel.play import Play
from sztab.kernel.requests import Seat
from sztab.lab.playing import opened
from sztab.lab.ratings import interval

SPREAD = 0.4
"""How far weights are changed unless told otherwise: by a factor of 1.5, up or down, mostly."""
FARTHEST = 0.7
"""No weight goes further than this in one round."""
WON, MARGIN, MOST = 1.0, 5.0, 3.0
"""What winning counts, what so many points more count as much as, and by how much these count at most."""
OLD = "before, "
"""Marks the games of a seat that went by the weights before, on the dice of those that judge the new ones."""
Change: TypeAlias = tuple[float, ...]
"""For each weight, by which power of e it is changed."""


class Order(Struct):
    """What a process is to play, and until when. Without `first` a change of the base is drawn: one side plays by it,
    the other by its opposite."""

    where: list[str]
    base: Change
    number: int
    processes: int
    until: float
    first: Change | None = None
    thorough: bool = False
    keep: str = ""
    spread: float = SPREAD
    seat: str = ""
    """Only this seat's weights are changed; empty: both."""


class Ended(Struct, array_like=True):
    """A game: where, by how much the weights of the two seats differed, and how it ended for the first of them."""

    where: str
    apart: Change
    result: float
    share: float = 0.5
    """In games that judge: what the changed weights won, draws half."""


def numbers(weights: Any) -> list[tuple[str, int]]:
    """The weights that can be changed: their field and place in it (-1: it is no list)."""
    found: list[tuple[str, int]] = []
    for field in weights.__struct_fields__:
        value = getattr(weights, field)
        if isinstance(value, tuple):
            found += [(field, place) for place, one in enumerate(value) if one]
        elif isinstance(value, float) and value:
            found.append((field, -1))
    return found


def changed(weights: Any, change: Change) -> Any:
    """Weights after a change."""
    fields: dict[str, Any] = {}
    for (field, place), power in zip(numbers(weights), change, strict=True):
        value = fields.get(field, getattr(weights, field))
        if place < 0:
            fields[field] = round(value * exp(power), 4)
        else:
            fields[field] = (*value[:place], round(value[place] * exp(power), 4), *value[place + 1 :])
    return msgspec.structs.replace(weights, **fields)


def play_games(order: Order) -> list[Ended]:
    """Games by turns of scenarios, as many as there is time for; one that is not over then counts all the same."""
    found, number = [], order.number
    while time.time() < order.until:
        found.append(_judging(order, number) if order.first is not None else _drawn(order, number))
        number += order.processes
        if order.keep and order.first is None:
            with Path(order.keep).open("ab") as file:
                file.write(msgspec.json.encode(found[-1]) + b"\n")
    return found


def _drawn(order: Order, number: int) -> Ended:
    pair, swapped = divmod(number, 2)
    where, dice = order.where[pair % len(order.where)], RandomDice(f"fitting {pair}")
    drawn = [order.spread * _normal(dice) for _ in order.base]
    sets = [tuple(b + sign * d for b, d in zip(order.base, drawn)) for sign in ((-1, 1) if swapped else (1, -1))]
    if order.seat:
        ended, _ = _seated(where, order.seat, sets[0], f"fit {pair}", order.thorough)
        return Ended(where, tuple(round(one, 4) for one in sets[0]), ended)
    ended, _ = _played(where, sets, f"fit {pair}", order.thorough)
    return Ended(where, tuple(round(a - b, 4) for a, b in zip(*sets)), ended)


def _judging(order: Order, number: int) -> Ended:
    """Each two games have the same dice, with sides swapped."""
    pair, swapped = divmod(number, 2)
    where = order.where[pair % len(order.where)]
    assert order.first is not None
    if order.seat:
        ended, share = _seated(
            where, order.seat, order.first if swapped else order.base, f"judged {pair}", order.thorough
        )
        return Ended(OLD + where if swapped else where, (), ended, share)
    sets = [order.first, order.base] if swapped else [order.base, order.first]
    ended, winner = _played(where, sets, f"judged {pair}", order.thorough)
    return Ended(where, (), -ended if swapped else ended, 0.5 if winner < 0 else float(winner == swapped))


def _played(where: str, sets: Sequence[Change], seed: str, thorough: bool) -> tuple[float, int]:
    """How a game ended for the first seat, and the number of the seat that won (-1: nobody)."""
    game_id, _, scenario = where.partition(":")
    game = opened(game_id, "")
    seats = game.scenario(scenario).seats
    play = Play.begin(game, scenario)
    bots = {}
    for seat, one in zip(seats, sets):
        bots[seat] = planner(f"{seed}{seat}", changed(weights_of(game, thorough, seat), one))
    play_out(play, bots, RandomDice(seed))
    outcome = play.state.outcome
    assert outcome is not None
    return result(outcome, seats[0]), -1 if outcome.winner is None else seats.index(outcome.winner)


def _seated(where: str, seat: str, change: Change, seed: str, thorough: bool) -> tuple[float, float]:
    """How a game ended for a seat that goes by changed weights, and its share, against the game's own weights."""
    game_id, _, scenario = where.partition(":")
    game = opened(game_id, "")
    play = Play.begin(game, scenario)
    mine = changed(weights_of(game, thorough, seat), change)
    bots = {}
    for one in game.scenario(scenario).seats:
        bots[one] = planner(f"{seed}{one}", mine if one == seat else game.weights)
    play_out(play, bots, RandomDice(seed))
    outcome = play.state.outcome
    assert outcome is not None
    return result(outcome, seat), 0.5 if outcome.winner is None else float(seat in outcome.winners)


def weights_of(game: Game[Any], thorough: bool, seat: str) -> Any:
    """The weights of an officer of a game, or of who thinks longer, at a seat."""
    return game.thorough(seat) if thorough else game.weights


def planner(seed: str, weights: Any) -> PlanningBot:
    return PlanningBot(seed, lambda game, seat: weights)


def result(outcome: Outcome, seat: Seat) -> float:
    """What an end is worth to a seat."""
    won = 0.0 if outcome.winner is None else WON if seat in outcome.winners else -WON
    others = [points for name, points in outcome.score.items() if name != seat and " " not in name]
    lead: float = (outcome.score.get(seat, 0) - max(others, default=0)) / MARGIN
    return won + max(-MOST, min(MOST, lead))


def _normal(dice: RandomDice) -> float:
    """About as a normal distribution has it."""
    return sum(dice.below(1000) / 1000 for _ in range(12)) - 6


def traced(ended: Sequence[Ended]) -> tuple[Any, Any]:
    """What each weight does to the result, and how sure that is (standard errors); scenarios count alike."""
    rows, results = [], []
    for where in sorted({one.where for one in ended}):
        mine = [one for one in ended if one.where == where]
        values = np.array([one.result for one in mine])
        if len(mine) > 1 and values.std() > 0:
            rows += [one.apart for one in mine]
            results += list((values - values.mean()) / values.std())
    x, y = np.array(rows), np.array(results)
    inverse = np.linalg.inv(x.T @ x + np.eye(x.shape[1]) * SPREAD**2)
    slope = inverse @ x.T @ y
    noise = ((y - x @ slope) ** 2).sum() / max(1, len(y) - x.shape[1])
    return slope, np.sqrt(np.diag(inverse) * noise)


def step(slope: Any, error: Any) -> Change:
    """Where to go: by what stands above the noise. A weight that is wrong by a factor of e is thought to cost about a
    quarter of how far results scatter, which puts its best at twice the slope."""
    sure = np.sign(slope) * np.maximum(0.0, abs(slope) - error)
    return tuple(float(one) for one in np.clip(2 * sure, -FARTHEST, FARTHEST))


def play_all(pool: Any, orders: list[Order]) -> list[Ended]:
    return [one for part in pool.imap_unordered(play_games, orders) for one in part]


def kept(file: str) -> list[Ended]:
    """The games of a file; a line that was cut off is none."""
    found = []
    for line in Path(file).read_bytes().splitlines(keepends=True) if file and Path(file).exists() else ():
        if line.endswith(b"\n"):
            found.append(msgspec.json.decode(line, type=Ended))
    return found


def told(ended: Sequence[Ended]) -> Iterator[str]:
    """How the changed weights fared, by scenario."""
    for where in (*sorted({one.where for one in ended}), ""):
        mine = [one for one in ended if one.where == where or (not where and not one.where.startswith(OLD))]
        share = sum(one.share for one in mine) / len(mine)
        low, high = interval(share, len(mine))
        yield f"  {where or 'all'}: {len(mine)} games, {100 * share:.0f} % ({100 * low:.0f}–{100 * high:.0f} %)"


def main(words: list[str]) -> None:
    """Fit, and judge."""
    parser = argparse.ArgumentParser(prog="python -m sztab.lab.fitting", description=__doc__)
    parser.add_argument("where", nargs="+", metavar="GAME:SCENARIO")
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--judge", type=float, default=20.0)
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--thorough", action="store_true")
    parser.add_argument("--keep", default="")
    parser.add_argument("--spread", type=float, default=SPREAD)
    parser.add_argument("--seat", default="", help="change the weights of this seat alone")
    given = parser.parse_args(words)
    game = opened(given.where[0].partition(":")[0], "")
    weights = weights_of(game, given.thorough, given.seat)
    if weights is None:
        raise BadNotation(f"{given.where[0]} has no weights to be tuned")
    names = [field if place < 0 else f"{field}.{place}" for field, place in numbers(weights)]
    base: Change = (0.0,) * len(names)
    ended = kept(given.keep)
    with multiprocessing.get_context("spawn").Pool(given.jobs) as pool:
        for number in range(given.rounds):
            until = time.time() + 60 * given.minutes / given.rounds
            first = 1_000_000 * (number + 1) + len(ended) + len(ended) % 2
            orders = [
                Order(
                    given.where,
                    base,
                    first + n,
                    given.jobs,
                    until,
                    None,
                    given.thorough,
                    given.keep,
                    given.spread,
                    given.seat,
                )
                for n in range(given.jobs)
            ]
            ended += play_all(pool, orders)
            slope, error = traced(ended)
            base = tuple(b + s for b, s in zip(base, step(slope, error)))
            print(f"round {number + 1}: {len(ended)} games", file=sys.stderr)
            for name, one, unsure, now in zip(names, slope, error, base):
                print(f"  {name}: {one:+.3f} ± {unsure:.3f} → × {exp(now):.2f}", file=sys.stderr, flush=True)
        print(changed(weights, base), flush=True)
        if given.judge:
            until = time.time() + 60 * given.judge
            nothing = (0.0,) * len(names)
            orders = [
                Order(given.where, base, n, given.jobs, until, nothing, given.thorough, seat=given.seat)
                for n in range(given.jobs)
            ]
            print("\n".join(told(play_all(pool, orders))))


if __name__ == "__main__":
    main(sys.argv[1:])
