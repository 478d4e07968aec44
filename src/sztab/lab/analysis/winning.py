"""How likely each seat is to win, from what the position is worth to each and how much of the game is left."""

from collections.abc import Mapping
from math import exp, log, sqrt
from typing import Any

from sztab.kernel.game import Game
from sztab.kernel.requests import Seat

SCALES: Mapping[str, float] = {"bitwa-warszawska": 70.0}
"""The lead that wins 73 of 100 games which have just begun, fitted to games of bots (`sztab.lab.calibration`)."""
USUAL_SCALE = 10.0
RIPE = 0.02
"""The least part of a game that is taken to be left before its end."""
MOST = 12.0
SURE = 1e-4


class Scale:
    """Turns leads into chances, for one scenario."""

    def __init__(
        self, game: Game[Any], scenario: str, scale: float = 0.0, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        card = game.scenario(scenario)
        self.seats = card.seats_for(options or {})
        self.turns = max(1, card.turns)
        self._scale = scale or SCALES.get(game.id, USUAL_SCALE)

    def steepness(self, state: Any) -> float:
        """What a point of lead adds to the logarithm of the odds: chance moves less in the time that is left."""
        left = max(0.0, (self.turns - self.game.turn(state) + 1) / self.turns)
        return 1 / (self._scale * sqrt(min(1.0, left) + RIPE))

    def chances(self, state: Any) -> dict[Seat, float]:
        """How likely each seat is to win."""
        if state.outcome is not None:
            winners = state.outcome.winners or self.seats
            return {seat: float(seat in winners) / len(winners) for seat in self.seats}
        steep = self.steepness(state) / 2
        leads = [self.game.appraise(state, seat) * steep for seat in self.seats]
        top = max(leads)
        shares = [exp(max(-2 * MOST, lead - top)) for lead in leads]
        return {seat: share / sum(shares) for seat, share in zip(self.seats, shares)}


def shifted(chance: float, by: float) -> float:
    """A chance after a lead has grown, by so much in the logarithm of the odds."""
    chance = min(1 - SURE, max(SURE, chance))
    return 1 / (1 + exp(-(log(chance / (1 - chance)) + max(-MOST, min(MOST, by)))))
