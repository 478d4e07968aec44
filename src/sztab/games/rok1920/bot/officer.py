"""How the officer judges a position: as the corporal, but the attacks of both sides by what the rules make of them,
reserves that could march up before them counted in."""

from functools import cached_property, partial

from sztab.games.rok1920.bot.blows import Blows
from sztab.games.rok1920.bot.border import Border
from sztab.games.rok1920.bot.breaches import DECAY, LAST, Breaches
from sztab.games.rok1920.bot.doctrine import FITTED, OFFICER, Doctrine
from sztab.games.rok1920.bot.ending import Ending
from sztab.games.rok1920.bot.evaluation import Judge
from sztab.games.rok1920.bot.goals import Goals
from sztab.games.rok1920.bot.guards import Guards
from sztab.games.rok1920.bot.ringed_attacks import Known
from sztab.games.rok1920.bot.strikes import Strikes, Told
from sztab.games.rok1920.in_force import SUPPLY
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import ENEMY, PL, SU, Side
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set

HEAVY = 3.0
"""What a place is worth, to both sides together, that is not to be left open."""


class Officer(Judge):
    """Weighs the positions of one scenario."""

    is_thorough = True

    def __init__(self, war: War, goals: Goals, doctrine: Doctrine = OFFICER) -> None:
        super().__init__(war, goals)
        self.doctrine = doctrine
        self.blows = Blows(war, self.prospects, self.unit_values)
        self.strikes = Strikes(war, self.blows, doctrine)
        self.ending = Ending(war)
        self.border: Border | None = None
        if goals.entry and doctrine.border:
            self.border = Border(war, doctrine.border * goals.entry)
            self.breaches = Breaches(war, self.prizes, 0.0)
            red = {h: max(weight, self.border.wards.get(h, 0.0)) for h, weight in self.prizes[SU].items()}
            self.guards = Guards(war, (self.prizes[PL], red), self.positions)
        self._nowhere = [0.0] * war.board.size

    def _wanted_places(self) -> tuple[dict[int, float], dict[int, float]]:
        """Whoever takes a place also takes from the enemy what it is worth to him."""
        polish, red = self.worths
        return (
            {h: weight + red.get(h, 0.0) for h, weight in polish.items()},
            {h: weight + polish.get(h, 0.0) for h, weight in red.items()},
        )

    @cached_property
    def as_taught(self) -> "Officer":
        """The judgement that the network which foretells who wins has learned from."""
        return self if self.doctrine == FITTED else Officer(self.war, self.goals, FITTED)

    @cached_property
    def heavy(self) -> Breaches:
        """The gaps that lead to heavy places alone."""
        one, other = ({h: weight for h, weight in found.items() if weight >= HEAVY} for found in self.prizes)
        return Breaches(self.war, (one, other), 0.0)

    @cached_property
    def unit_values(self) -> tuple[tuple[float, ...], ...]:
        """As the corporal has them, and something for each strength point as a means to the rest."""
        means, strength = self.doctrine.means, self.war.roster.strength
        return tuple(
            tuple(value + means * strength[unit][level] for level, value in enumerate(values))
            for unit, values in enumerate(super().unit_values)
        )

    def value(self, state: State, seat: str) -> float:
        state = self._passed(state)
        polish = self.at_hand(state) + self.at_large(state)
        return polish if self.war.command.side_of(seat) == PL else -polish

    def _passed(self, state: State) -> State:
        """Within a phase of attacks, the position as it stands if no other follows: so an attack, and none, which ends
        the phase, are judged at the same moment."""
        steps = self.prospects
        if state.step not in (steps.attacks, steps.repeats):
            return state
        then = state.copy()
        then.step, then.attacked = state.step + 1, 0
        then.barred &= ~bit_set(self.war.roster.of_side[state.phasing])
        return then

    def at_hand(self, state: State, known: Known | None = None) -> float:
        """What the Pole is worth more by troops, places, morale, the next attacks and places in danger."""
        polish = self._troops(state) + self._held(state) + self.doctrine.morale * self._morale(state)
        polish += self.blow(state, PL, known) - self.blow(state, SU, known)
        polish += self.doctrine.danger * (self._danger(state, SU) - self._danger(state, PL))
        return polish - self.at_border(state)

    def at_border(self, state: State) -> float:
        """What the Pole has to fear where a Bolshevik in the Polish theatre ends the game."""
        if self.border is None or not self.ending.marches(state, SU):
            return 0.0
        return self.border.danger(state, march_next=self.marches_next(state, SU))

    def pull(self, weight: float) -> float:
        return self.doctrine.pull * super().pull(weight)

    def _danger(self, state: State, side: Side) -> float:
        """What a side has to fear for its places, as long as the enemy marches."""
        return self.guards.danger(state, side) if self.ending.marches(state, ENEMY[side]) else 0.0

    def field(self, state: State, side: Side) -> list[float]:
        """In its last turn a side comes near to nothing any more: it is there, or it is not."""
        return super().field(state, side) if self.ending.marches_again(state, side) else self._nowhere

    def at_large(self, state: State) -> float:
        """The same by gaps in the fronts, supply, and what the end gives."""
        polish = self._gap(state, PL) - self._gap(state, SU) + self.ending.points(state)
        if self.war.has(SUPPLY):
            polish -= self.doctrine.hungry * (self.hungry(state, PL) - self.hungry(state, SU))
        return polish

    def _gap(self, state: State, side: Side, told: Told | None = None) -> float:
        if not self.ending.marches_again(state, side):
            return 0.0
        if self.ending.has_last_word(state, side):
            return self._breach(state, side, LAST, told)
        decay = self.doctrine.gaps if self.marches_next(state, side) else DECAY
        return self.doctrine.breach * self._breach(state, side, decay, told)

    def marches_next(self, state: State, side: Side) -> bool:
        """Does a side march before the enemy does, reserves aside? In its own movement phase it marches already."""
        has_begun = state.step >= self.prospects.movement
        return has_begun if state.phasing != side else not has_begun

    def blow(self, state: State, side: Side, known: Known | None = None, told: Told | None = None) -> float:
        """What the next attacks of a side promise, by how soon they come and who could march up before them."""
        doctrine, steps = self.doctrine, self.prospects
        if state.stage >= steps.last and steps.is_spent(state, side):
            return 0.0
        promise = partial(self.strikes.promise, state, side, known=known, told=told)
        if state.phasing != side:
            dodged = 1.0 if state.step >= steps.movement else doctrine.after
            found = doctrine.next * promise(repeat=False, marching=not state.reserve_used[side], dodged=dodged)
            if doctrine.close:
                found += doctrine.close * dodged * self.strikes.ringed.by_march(state, side, known)
            return found
        if state.step <= steps.attacks:
            return doctrine.soon * promise(repeat=False, marching=False)
        if state.step > steps.repeats:
            return doctrine.later * promise(repeat=False, marching=False)
        return doctrine.again * promise(repeat=True, marching=False)
