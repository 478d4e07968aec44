"""What a position is worth: troops, places, morale, the next attacks, ways into the enemy's rear, supply, and how near
the troops stand to what they want.

All of it follows from what lies open on the board: `seen_state` makes a state of a view, for which the judgement is
the same as for the state that the view was made of. It is the same number for both sides, with the sign turned.
"""

import math
from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TypeAlias

from sztab.games.rok1920.bot.attack_value import Prospects
from sztab.games.rok1920.bot.breaches import DECAY, GREAT, Breaches
from sztab.games.rok1920.bot.goals import Goals, prizes
from sztab.games.rok1920.bot.guards import Guards
from sztab.games.rok1920.bot.positions import Positions
from sztab.games.rok1920.chapter_state import ChapterStates
from sztab.games.rok1920.forces.lithuania import NEUTRAL, Lithuania
from sztab.games.rok1920.in_force import SUPPLY
from sztab.games.rok1920.kept import Kept
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.logistics.supply import field_of, supplied_in
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.state import ELIMINATED, State
from sztab.games.rok1920.table.margins import LITHUANIA
from sztab.games.rok1920.table.view import View
from sztab.games.rok1920.units.counters import (
    CADRE,
    DIVISION,
    ENEMY,
    LEVELS,
    PL,
    SIDE_NAMES,
    SIDES,
    SU,
    THEATRES,
    Side,
    Unit,
)
from sztab.games.rok1920.units.positions import derive, empty_state
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.hexmap.rows import added_up, differing

ELITE = 0.4
STRENGTHENED = 0.85
"""A replacement that lies on a unit and will strengthen it."""
HUNGRY = 0.3
"""25: a strength point without supply."""
NEARNESS = 0.1
TAKEN = 15
"""The strength that a prize draws: whoever takes it loses no more by the end of its pull than he gains."""
FAR = 16
"""Beyond this many hexes nearness does not count."""
MOST_KEPT = 400


_Rows: TypeAlias = tuple[list[float], list[float]]


class Judge:
    """Weighs the positions of one scenario."""

    is_thorough = False
    """Does he look for the best party of an attack, and not for a good one only?"""

    def __init__(self, war: War, goals: Goals) -> None:
        self.war = war
        self.goals = goals
        self.worths = prizes(goals, war)
        """For each side, what holding a place is worth to it."""
        self.prizes = self._wanted_places()
        """The same of what it wants to take."""
        self.positions = Positions(war)
        self.prospects = Prospects(war, self.prizes, self.positions)
        self.breaches = Breaches(war, self.prizes, goals.entry)
        self.guards = Guards(war, self.prizes, self.positions)
        self._fields: Kept[tuple[Side, int], list[float]] = Kept(MOST_KEPT)
        self._places: Kept[tuple[int, int], float] = Kept(MOST_KEPT)
        self._last_worths: tuple[list[float], list[float], list[int], list[int], _Rows] | None = None

    def _wanted_places(self) -> tuple[dict[int, float], dict[int, float]]:
        return self.worths

    @cached_property
    def unit_values(self) -> tuple[tuple[float, ...], ...]:
        """What each unit is worth at each level."""
        roster, found = self.war.roster, []
        for unit, counter in enumerate(roster.counters):
            weight = self.goals.strength[counter.side]
            alive = self.goals.division if counter.size == DIVISION else self.goals.brigade
            is_western = counter.side == SU and counter.front == "west" and counter.size == DIVISION
            levels = []
            for level in range(3):
                value = weight * roster.strength[unit][level] + alive + ELITE * roster.elite[unit][level]
                value += self.goals.broken * (is_western and level < CADRE)
                levels.append(value + 0.3 * (counter.support > 0))
            found.append(tuple(levels))
        return tuple(found)

    @cached_property
    def morale(self) -> tuple[tuple[float, ...], ...]:
        """By theatre and field, from the lowest: what the marker is worth to the Pole."""
        track = self.war.track
        found = []
        for theatre in range(len(THEATRES)):
            each = self.goals.level[theatre]
            step = max(each, 1.5) / 10
            fields = range(track.low, track.high + 1)
            found.append(tuple(-step * f + 0.4 * each * track.signed_level(PL, f) for f in fields))
        return tuple(found)

    def value(self, state: State, seat: str) -> float:
        """The worth of a position to a seat: its own side's less the enemy's."""
        known, held = self.positions.of(state).known, state.held
        key = (
            "value", held[PL], held[SU], state.neutral, state.markers, *state.morale, state.attacked,
            state.phasing, state.step, state.stage, *state.pools.items(),
        )  # fmt: skip
        kept: tuple[ChapterStates, float] | None = known.get(key)
        if kept is None or kept[0] != state.of:
            kept = known[key] = state.of.copy(), self._polish(state)
        return kept[1] if self.war.command.side_of(seat) == PL else -kept[1]

    def _polish(self, state: State) -> float:
        """The worth of a position to the Pole: all that it hangs on is in the key above."""
        polish = self._troops(state) + self._held(state) + self._morale(state)
        polish += self.prospects.value(state) + self._breach(state, PL) - self._breach(state, SU)
        polish += self.guards.danger(state, SU) - self.guards.danger(state, PL)
        if self.war.has(SUPPLY):
            polish -= HUNGRY * (self.hungry(state, PL) - self.hungry(state, SU))
        return polish

    def _troops(self, state: State) -> float:
        """Strength, divisions, elite units, and how near they stand to what they want; replacements in hand and on
        their way to units."""
        sides, values, level = self.war.roster.side, self.unit_values, state.level
        fields = self.field(state, PL), self.field(state, SU)
        known = self.positions.of(state).known
        kept: tuple[list[float], list[float], float, float] | None = known.get(("troops",))
        if kept is None or kept[0] is not fields[PL] or kept[1] is not fields[SU]:
            rows = self._worths_of_units(state, fields)
            kept = known["troops",] = (*fields, added_up(rows[PL]), added_up(rows[SU]))
        total = list(kept[2:])
        for unit in members(state.of[Replacements].strengthening):
            if state.at[unit] >= 0 and level[unit]:
                gain = values[unit][level[unit] - 1] - values[unit][level[unit]]
                total[sides[unit]] += max(STRENGTHENED * gain, self.goals.saved + 0.05)
        for pool, count in state.pools.items():
            total[PL if pool in ("pl", "ua") else SU] += self.goals.saved * count
        return total[PL] - total[SU]

    def _worths_of_units(self, state: State, fields: tuple[list[float], list[float]]) -> _Rows:
        """For each side what its units are worth where they stand, 0 for all others, in the order of their numbers; of
        those alone that are not as they were when it was asked last."""
        at, level = state.at, state.level
        last, rows = self._last_worths, ([0.0] * len(at), [0.0] * len(at))
        changed: Iterable[Unit] = range(len(at))
        if last is not None and last[0] is fields[PL] and last[1] is fields[SU]:
            rows = last[4][PL][:], last[4][SU][:]
            changed = [*differing(at, last[2]), *differing(level, last[3])]
        sides, values, strength = self.war.roster.side, self.unit_values, self.war.roster.strength
        for unit in changed:
            side, lost, h = sides[unit], level[unit], at[unit]
            rows[side][unit] = values[unit][lost] + strength[unit][lost] * fields[side][h] if h >= 0 else 0.0
        self._last_worths = *fields, at[:], level[:], rows
        return rows

    def _held(self, state: State) -> float:
        key = (state.held[PL], state.held[SU])
        found = self._places.get(key)
        if found is None:
            held = [set(members(hexes)) for hexes in state.held]
            sums = [sum([worth for h, worth in self.holds[s] if h in held[s]]) for s in SIDES]
            found = self._places.keep(key, sums[PL] - sums[SU])
        return found

    @cached_property
    def holds(self) -> tuple[tuple[tuple[int, float], ...], ...]:
        """For each side, its places and what it is worth to it to hold them."""
        return tuple(tuple((h, self._hold(side, h)) for h in self.worths[side]) for side in SIDES)

    def _hold(self, side: Side, h: int) -> float:
        """What it is worth to a side to hold a place."""
        wanted = self.prizes[side].get(h, 0.0)
        return self.worths[side][h] + (TAKEN * self.pull(wanted) if wanted >= GREAT else 0.0)

    def _morale(self, state: State) -> float:
        low = self.war.track.low
        if not self.war.morale:
            return 0.0
        return sum(self.morale[t][state.morale[t] - low] for t in members(state.markers))

    def _breach(
        self,
        state: State,
        side: Side,
        decay: Sequence[float] = DECAY,
        told: list[tuple[int, float]] | None = None,
        breaches: Breaches | None = None,
    ) -> float:
        """What a side could walk into without meeting an enemy or crossing his control lines."""
        breaches = breaches or self.breaches
        foes, held = state.occupied[ENEMY[side]], state.held[side]
        manned = breaches.manned(side, held, foes)
        garrisons: tuple[int, ...] = ()
        if manned:
            strength = self.positions.of(state).strength
            garrisons = tuple([strength[h] for h in members(manned)])
        lines = control_lines(self.war, state, ENEMY[side])
        own = state.occupied[side] & ~state.neutral
        return breaches.value(side, own, foes, held, lines, garrisons, decay, told)

    def field(self, state: State, side: Side) -> list[float]:
        """For every hex, how much nearer it is to the prizes of a side that the enemy holds."""
        wanted = self.breaches.great[side] & state.held[ENEMY[side]]
        found = self._fields.get((side, wanted))
        if found is None:
            found = self._fields.keep((side, wanted), self._make_field(side, wanted))
        return found

    def _make_field(self, side: Side, wanted: int) -> list[float]:
        board, rings = self.war.board, list[tuple[float, int]]()
        sources: dict[float, int] = {}
        for h in members(wanted):
            strongest = self.pull(self.prizes[side][h])
            sources[strongest] = sources.get(strongest, 0) | 1 << h
        for strongest, ring in sources.items():
            seen = ring
            for distance in range(FAR):
                rings.append((strongest * (1 - distance / FAR), ring))
                ring = board.around(ring) & board.open & ~seen
                seen |= ring
        field, found = [0.0] * board.size, 0
        for value, ring in sorted(rings, reverse=True):  # the strongest pull on a hex counts
            for h in members(ring & ~found):
                field[h] = value
            found |= ring
        return field

    def pull(self, weight: float) -> float:
        """How strongly a prize draws a strength point that stands beside it."""
        return NEARNESS * math.sqrt(min(weight, 16.0))

    def hungry(self, state: State, side: Side) -> int:
        """The strength of a side that has no supply (as its main nation has it)."""
        position, field = self.positions.of(state), field_of(self.war, state, side)
        key = ("hungry", side, state.neutral, field.lines, field.enemy_places, field.abroad)
        found: int | None = position.known.get(key)
        if found is None:
            hungry = state.occupied[side] & ~state.neutral & ~supplied_in(self.war, field, SIDE_NAMES[side])
            found = position.known[key] = sum([position.strength[h] for h in members(hungry)])
        return found


def seen_state(war: War, view: View) -> State:
    """What a view shows, as a state: all that the judgement asks for."""
    state, numbers = empty_state(war), {number: h for h, number in enumerate(war.board.map.numbers)}
    unit_of, names = war.roster.number, [step.name for step in war.steps]
    for seen in view.units:
        if seen.id not in unit_of:
            continue  # a dummy of a game with hiding (Eagles 23.1.1)
        state.at[unit_of[seen.id]] = numbers[seen.hex]
        state.level[unit_of[seen.id]] = LEVELS.index(seen.level)
        state.attacked |= seen.has_attacked << unit_of[seen.id]
    for name in view.eliminated:
        state.at[unit_of[name]] = ELIMINATED
    state.stage, state.phasing = view.stage, SIDE_NAMES.index(view.phasing)
    state.step = names.index(view.step) if view.step in names else 0  # a step of an optional rule
    for theatre in view.morale:
        t = THEATRES.index(theatre.theatre)
        state.morale[t] = theatre.field
        state.markers |= 1 << t
    state.held = [bit_set(numbers[number] for number in view.held[seat]) for seat in SIDE_NAMES]
    state.pools = dict(view.pools)
    state.change(Replacements, strengthening=bit_set(unit_of[name] for name in view.notes.strengthening))
    state.change(
        Lithuania,
        status=LITHUANIA.index(view.notes.lithuania),
        passable=int(view.notes.lithuania_passable),
        places=bit_set(numbers[h] for h in view.notes.lithuanian_places),
    )
    derive(war, state)
    if state.of[Lithuania].status == NEUTRAL:
        lithuanians = war.roster.where(nation="lt")
        state.neutral = bit_set(state.at[u] for u in lithuanians if state.at[u] >= 0)
    return state
