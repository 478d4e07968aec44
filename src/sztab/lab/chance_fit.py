"""Fits what counts for winning to games that bots played: a logistic regression, each game counting once."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

from sztab.bots.winning import Counts, Fit, Usual, terms

if TYPE_CHECKING:
    from sztab.lab.calibration import Watched

DOUBT, SIDE_DOUBT = 0.2, 0.7
"""How strongly counts, and what a side has by itself, are drawn towards nothing: like so many games of even chances."""
DOUBTS = {"late": 1.0}
ROUNDS = 60
FEWEST = 4
"""Scenarios of fewer games take what is usual in the others."""
MOST_NETWORK = 1.0
"""What a network says is a chance already: it counts for no more than it says."""
NAMES = ("result", "lead", "worth", "late", "network")


def fitted(games: Sequence[Watched]) -> Fit:
    """What counts, with a network and without, and what is usual in each scenario; under an empty name, in all."""
    scenarios = {"": usual(games)}
    for name in sorted({one.scenario for one in games}):
        some = [one for one in games if one.scenario == name]
        if len(some) >= FEWEST:
            scenarios[name] = usual(some)
    counts, _ = _regressed(games, scenarios, NAMES[:-1])
    taught = [one for one in games if any(facts.network is not None for facts in one.positions)]
    learned = None
    if taught:
        learned, sides = _regressed(games, scenarios, NAMES)
        scenarios = {name: _sided(scenarios[name], sides.get(name, 0.0)) for name in scenarios}
        counts, _ = _regressed(games, scenarios, NAMES[:-1], sided=False)
    else:
        _, sides = _regressed(games, scenarios, NAMES[:-1])
        scenarios = {name: _sided(scenarios[name], sides.get(name, 0.0)) for name in scenarios}
    return Fit(counts, learned, scenarios)


def usual(games: Sequence[Watched]) -> Usual:
    """How leads and judgements lie in some games."""
    import numpy as np

    rows = [(facts, 1 / len(one.positions)) for one in games for facts in one.positions]
    weights = np.array([weight for _, weight in rows])
    left = np.array([facts.left for facts, _ in rows])
    worth = np.array([facts.worth for facts, _ in rows])
    lead = np.array([facts.lead for facts, _ in rows])
    line = np.column_stack([left, 1 - left])
    means = np.linalg.solve((line * weights[:, None]).T @ line + 1e-6 * np.eye(2), line.T @ (weights * worth))
    apart = worth - line @ means
    spread = sqrt(float((weights * apart**2).sum() / weights.sum()))
    leads = sqrt(float((weights * lead**2).sum() / weights.sum()))
    start, end = (round(float(mean), 2) for mean in means)
    return Usual(round(max(leads, 0.5), 2), round(max(spread, 0.1), 2), start, end, 0.0, len(games))


def _sided(found: Usual, side: float) -> Usual:
    return Usual(found.lead, found.worth, found.start, found.end, round(side, 3), found.games)


def _regressed(
    games: Sequence[Watched], scenarios: dict[str, Usual], names: Sequence[str], *, sided: bool = True
) -> tuple[Counts, dict[str, float]]:
    """Counts of these names, and what each scenario's first side has by itself (or as it stands, without `sided`)."""
    import numpy as np

    own = [name for name in scenarios if name] if sided else []
    rows: list[list[float]] = []
    won: list[float] = []
    weights: list[float] = []
    given: list[float] = []
    for one in games:
        found = scenarios.get(one.scenario) or scenarios[""]
        for facts in one.positions:
            sides = [facts.left * (one.scenario == name) for name in own]
            rows.append([*terms(facts, found)[: len(names)], *sides])
            won.append(one.won)
            weights.append(1 / len(one.positions))
            given.append(0.0 if sided else found.side * facts.left)
    doubts = np.array([DOUBTS.get(name, DOUBT) for name in names] + [SIDE_DOUBT] * len(own))
    told_won, told_weights = np.array(won), np.array(weights)
    found_counts = _newton(np.array(rows), told_won, told_weights, np.array(given), doubts, len(names))
    told = dict(zip(names, (round(float(count), 3) for count in found_counts)))
    if "network" in told:
        told["network"] = min(MOST_NETWORK, told["network"])
    return Counts(**told), dict(zip(own, (float(side) for side in found_counts[len(names) :])))


def _newton(rows: Any, won: Any, weights: Any, given: Any, doubts: Any, counts: int) -> Any:
    """The numbers under which the results are likeliest. The first ones, counts, are never below nought: one that would
    be is left out, for to stand better never makes it likelier to lose."""
    import numpy as np

    kept = np.ones(rows.shape[1], dtype=bool)
    while True:
        found = np.zeros(rows.shape[1])
        some, less = rows[:, kept], doubts[kept]
        for _ in range(ROUNDS):
            chance = 1 / (1 + np.exp(-np.clip(some @ found[kept] + given, -30, 30)))
            slope = some.T @ (weights * (chance - won)) + less * found[kept]
            bend = (some * (weights * chance * (1 - chance))[:, None]).T @ some + np.diag(less)
            found[kept] -= np.linalg.solve(bend, slope)
        worst = int(np.argmin(found[:counts]))
        if found[worst] >= 0:
            return found
        kept[worst] = False
