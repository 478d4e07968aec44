"""How likely each seat is to win: by how the game stands by its own rules of victory, by what the position is worth
against what is usual at that time, by a network where there is one, and by how much of the game is left.

The nearer the end, the more the standing counts and the less all else. What each counts is fitted to games of bots
(`python -m sztab.lab.calibration`) and kept in `chances.toml`.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import exp, log, sqrt, tanh
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sztab.bots.foretelling import foretold
from sztab.kernel.game import Game
from sztab.kernel.reckoning import Reckoned
from sztab.kernel.requests import Seat

SOON = 0.02
"""As if so much of the game were always left: nothing is sure before its end."""
SPAN = 2.0
"""Judgements further from what is usual than so many times what is usual count no more than this."""
MOST = 12.0
SURE = 1e-4


class Usual(Struct, frozen=True, forbid_unknown_fields=True):
    """What is usual in a scenario, for its first seat."""

    lead: float = 10.0
    """How far leads differ, in its points."""
    worth: float = 50.0
    """How far judgements differ at the same time,"""
    start: float = 0.0
    end: float = 0.0
    """and what they are on the average when it begins and when it ends."""
    side: float = 0.0
    """What the side has by itself at the start, in the logarithm of its odds."""
    games: int = 0
    """So many games tell that."""


class Counts(Struct, frozen=True, forbid_unknown_fields=True):
    """What each thing counts in the logarithm of the odds."""

    result: float = 0.3
    """Who would win if it ended now, as the end comes near;"""
    lead: float = 0.3
    """by how much;"""
    worth: float = 0.6
    """what the position is worth beyond the usual, while much is left,"""
    late: float = 0.0
    """and near the end;"""
    network: float = 0.0
    """what a network foretells."""


class Fit(Struct, frozen=True, forbid_unknown_fields=True):
    """A game: what counts with the network and without it, and what is usual in each scenario."""

    counts: Counts = Counts()
    learned: Counts | None = None
    scenarios: Mapping[str, Usual] = {}


@cache
def fits() -> Mapping[str, Fit]:
    """Those of all games."""
    text = (Path(__file__).parent / "chances.toml").read_bytes()
    return msgspec.toml.decode(text, type=dict[str, Fit])


class Facts(Struct, frozen=True):
    """What a chance is made of."""

    left: float
    result: float
    lead: float
    worth: float
    """The judgement of the first side less that of the second, halved."""
    network: float | None
    """What a network foretells, as the logarithm of odds."""


def terms(facts: Facts, usual: Usual) -> tuple[float, ...]:
    """What each of the counts is multiplied by: nothing of the standing at the start, all of it at the end."""
    near, far = 1 / sqrt(facts.left + SOON) - 1 / sqrt(1 + SOON), sqrt(facts.left)
    beyond = (facts.worth - usual.start * facts.left - usual.end * (1 - facts.left)) / usual.worth
    beyond = SPAN * tanh(beyond / SPAN)
    lead = tanh(facts.lead / usual.lead)
    return near * facts.result, near * lead, far * beyond, near * beyond, far * (facts.network or 0.0)


def weighed(facts: Facts, counts: Counts, usual: Usual) -> float:
    """The logarithm of the odds that the first side wins."""
    result, lead, worth, late, network = terms(facts, usual)
    found = counts.result * result + counts.lead * lead + counts.worth * worth + counts.late * late
    return found + counts.network * network + usual.side * facts.left


class Scale:
    """Tells chances, for one scenario."""

    def __init__(
        self, game: Game[Any], scenario: str, fit: Fit | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        card = game.scenario(scenario)
        self.seats = card.seats_for(options or {})
        self.turns = max(1, card.turns_for(options or {}))
        self._fit = fit or fits().get(game.id, Fit())
        self._usual = self._fit.scenarios.get(scenario) or self._fit.scenarios.get("") or Usual()

    def chances(self, state: Any) -> dict[Seat, float]:
        """How likely each seat is to win."""
        if state.outcome is not None:
            winners = state.outcome.winners or self.seats
            return {seat: float(seat in winners) / len(winners) for seat in self.seats}
        if len(self.seats) != 2 or not isinstance(self.game, Reckoned):
            return self._by_judgement(state)
        facts = self.facts(state)
        learned = self._fit.learned if facts.network is not None else None
        chance = probability(weighed(facts, learned or self._fit.counts, self._usual))
        return dict(zip(self.seats, (chance, 1 - chance)))

    def lean(self, state: Any) -> float:
        """The logarithm of the first seat's odds without any network: for choices, which are compared by what the
        judgement knows of them."""
        if state.outcome is not None:
            return odds(self.chances(state)[self.seats[0]])
        if len(self.seats) != 2 or not isinstance(self.game, Reckoned):
            return odds(self._by_judgement(state)[self.seats[0]])
        return weighed(self.facts(state, asks=False), self._fit.counts, self._usual)

    def facts(self, state: Any, *, asks: bool = True) -> Facts:
        """What is known of a position; `asks`: with what the network foretells."""
        game, (first, second) = self.game, self.seats
        assert isinstance(game, Reckoned)
        stands = game.reckoning(state)
        worth = (game.weigh(state, first) - game.weigh(state, second)) / 2
        told = foretold(game, state) if asks else None
        return Facts(stands.left, stands.result, stands.lead, worth, None if told is None else odds(told))

    def _by_judgement(self, state: Any) -> dict[Seat, float]:
        """Where several play a side, or a game cannot say how it stands: by what the position is worth to each."""
        left = max(0.0, (self.turns - self.game.turn(state) + 1) / self.turns)
        steep = self._fit.counts.worth / (self._usual.worth * sqrt(min(1.0, left) + SOON)) / 2
        leads = [self.game.weigh(state, seat) * steep for seat in self.seats]
        top = max(leads)
        shares = [exp(max(-2 * MOST, lead - top)) for lead in leads]
        return {seat: share / sum(shares) for seat, share in zip(self.seats, shares)}


def probability(lean: float) -> float:
    """The chance with such a logarithm of odds."""
    return 1 / (1 + exp(-max(-MOST, min(MOST, lean))))


def odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    chance = min(1 - SURE, max(SURE, chance))
    return log(chance / (1 - chance))


def shifted(chance: float, by: float) -> float:
    """A chance after something has changed by so much in the logarithm of the odds."""
    return probability(odds(chance) + max(-MOST, min(MOST, by)))
