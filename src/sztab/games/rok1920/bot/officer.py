"""How the officer judges a position: as the corporal, but the attacks of both sides by what the rules make of them."""

from functools import cached_property

from sztab.games.rok1920.bot.blows import OFFICER, Blows, Weights
from sztab.games.rok1920.bot.evaluation import HUNGRY, Judge
from sztab.games.rok1920.bot.goals import Goals
from sztab.games.rok1920.in_force import SUPPLY
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.war import War


class Officer(Judge):
    """Weighs the positions of one scenario."""

    def __init__(self, war: War, goals: Goals, weights: Weights = OFFICER) -> None:
        super().__init__(war, goals)
        self.weights = weights
        self.blows = Blows(war, self.prospects, self.unit_values, weights)

    @cached_property
    def unit_values(self) -> tuple[tuple[float, ...], ...]:
        """As the corporal has them, and something for each strength point as a means to the rest."""
        means, strength = self.weights.means, self.war.roster.strength
        return tuple(
            tuple(value + means * strength[unit][level] for level, value in enumerate(values))
            for unit, values in enumerate(super().unit_values)
        )

    def value(self, state: State, seat: str) -> float:
        weights, blows = self.weights, self.blows
        polish = self._troops(state) + self._held(state) + self._morale(state)
        polish += blows.promise(state, PL) - blows.promise(state, SU)
        polish += weights.breach * (self._breach(state, PL) - self._breach(state, SU))
        polish += weights.danger * (self.guards.danger(state, SU) - self.guards.danger(state, PL))
        if self.war.has(SUPPLY):
            polish -= HUNGRY * (self._hungry(state, PL) - self._hungry(state, SU))
        return polish if self.war.command.side_of(seat) == PL else -polish
