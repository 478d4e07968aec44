"""How likely each seat is to win, from what the position is worth to each and how much of the game is left."""

from collections.abc import Mapping
from math import exp, log, sqrt
from typing import Any

from msgspec import Struct

from sztab.bots.foretelling import foretold
from sztab.kernel.game import Game
from sztab.kernel.requests import Seat


class Fit(Struct, frozen=True):
    """The leads that win 73 of 100 games which have just begun: by the judgement that the curve goes by, and by that of
    the bot who gives advice."""

    curve: float = 10.0
    advice: float = 10.0
    by_weights: bool = False
    """The curve goes by `Game.weigh`, which foretells results better there than `Game.appraise`."""


FITS: Mapping[str, Fit] = {
    "bitwa-warszawska": Fit(169.4, 70.0),
    "how-the-west-was-saved": Fit(1009.7, 1009.7),
    "nest-of-eagles": Fit(108.4, 108.4),
    "raclawice-1794": Fit(108.4, 108.4),
    "rok-1920": Fit(108.4, 108.4, by_weights=True),
}
"""Fitted to games of bots (`python -m sztab.lab.calibration`); `docs/bots.md` says to which."""
USUAL = Fit()
RIPE = 0.02
"""The least part of a game that is taken to be left before its end."""
MOST = 12.0
SURE = 1e-4


class Scale:
    """Turns leads into chances, for one scenario."""

    def __init__(
        self, game: Game[Any], scenario: str, fit: Fit | None = None, options: Mapping[str, str] | None = None
    ) -> None:
        self.game = game
        card = game.scenario(scenario)
        self.seats = card.seats_for(options or {})
        self.turns = max(1, card.turns_for(options or {}))
        self._fit = fit or FITS.get(game.id, USUAL)
        self._judge = game.weigh if self._fit.by_weights else game.appraise

    def steepness(self, state: Any) -> float:
        """What a point of lead adds to the logarithm of the odds: chance moves less in the time that is left."""
        return 1 / (self._fit.curve * self._left(state))

    def points(self, state: Any) -> float:
        """The same for a point of the bot who gives advice."""
        return 1 / (self._fit.advice * self._left(state))

    def _left(self, state: Any) -> float:
        left = max(0.0, (self.turns - self.game.turn(state) + 1) / self.turns)
        return sqrt(min(1.0, left) + RIPE)

    def chances(self, state: Any) -> dict[Seat, float]:
        """How likely each seat is to win: as a network foretells it, where there is one, else by leads."""
        if state.outcome is not None:
            winners = state.outcome.winners or self.seats
            return {seat: float(seat in winners) / len(winners) for seat in self.seats}
        if len(self.seats) == 2 and (told := foretold(self.game, state)) is not None:
            return dict(zip(self.seats, (told, 1 - told)))
        return self.by_leads(state)

    def by_leads(self, state: Any) -> dict[Seat, float]:
        """The same from what the position is worth to each."""
        steep = self.steepness(state) / 2
        leads = [self._judge(state, seat) * steep for seat in self.seats]
        top = max(leads)
        shares = [exp(max(-2 * MOST, lead - top)) for lead in leads]
        return {seat: share / sum(shares) for seat, share in zip(self.seats, shares)}


def odds(chance: float) -> float:
    """The logarithm of the odds of a chance."""
    chance = min(1 - SURE, max(SURE, chance))
    return log(chance / (1 - chance))


def shifted(chance: float, by: float) -> float:
    """A chance after a lead has grown, by so much in the logarithm of the odds."""
    return 1 / (1 + exp(-(odds(chance) + max(-MOST, min(MOST, by)))))
