"""Nest of Eagles as a game of the catalogue."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from sztab.games.rok1920.chapter_state import with_number
from sztab.games.rok1920.eagles.edition import eagles
from sztab.games.rok1920.eagles.estimates import ESTIMATES
from sztab.games.rok1920.eagles.joining import Joining
from sztab.games.rok1920.eagles.options import (
    alternative_arrivals,
    event_markers,
    hidden_knowledge,
    hidden_units,
    moral_surge,
)
from sztab.games.rok1920.eagles.options.hiding import Hiding
from sztab.games.rok1920.eagles.options.priorities import Priorities
from sztab.games.rok1920.eagles.rules import (
    ARRIVAL_MARKERS,
    CAVALRY_GROUP,
    EVENT_DRAWN,
    GROUP_LAID,
    KIEV_MORALE,
    PATROL_LAID,
    PRECEDENCE_BY_MORALE,
    PRIORITY_PICK,
    SICH_PICK,
)
from sztab.games.rok1920.eagles.sich import SichCourted, turned_over
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.scenarios.setting import Setting
from sztab.games.rok1920.state import State
from sztab.games.rok1920.turn.sequence import next_activity
from sztab.games.rok1920.units.counters import DUMMY, SIDES, Roster, roster
from sztab.kernel.box import Box
from sztab.kernel.dice import Dice
from sztab.kernel.game import Game
from sztab.kernel.requests import Draw, Seat, Steps

CITED = {
    "kiev": KIEV_MORALE,
    "hiding": PATROL_LAID,
    "groups": GROUP_LAID,
    "arrival-markers": ARRIVAL_MARKERS,
    "events": EVENT_DRAWN,
    "priorities": PRIORITY_PICK,
    "precedence": PRECEDENCE_BY_MORALE,
    "cavalry-divisions": CAVALRY_GROUP,
}
"""Rules that only this edition has beside its tracks."""


class NestOfEagles(Rok1920):
    """1920: Nest of Eagles from a box, or its twin on a map that a situation draws."""

    id = "nest-of-eagles"
    cited = CITED
    estimates = ESTIMATES
    foretelling = Path(__file__).parent / "foretelling.onnx"
    taught = ("1", "4", "5", "6", "8")
    has_one_track = True
    _boxed: Roster | None = None
    title: ClassVar[Mapping[str, str]] = {"pl": "1920: Nest of Eagles (Gniazdo Orłów)", "en": "1920: Nest of Eagles"}

    def counters_for(self, setting: Setting) -> Roster:
        """23.1.1/e: dummies are counters of games with hiding alone."""
        counters = self.roster.counters
        boxed = [counter for counter in counters if counter.formation != DUMMY]
        is_last = list(counters[: len(boxed)]) == boxed
        if not is_last or setting.options.get(hidden_units.NAME, hidden_units.NO) != hidden_units.NO:
            return self.roster
        if self._boxed is None:
            self._boxed = Roster(boxed)
        return self._boxed

    def next_activity(self, state: State) -> Steps[None]:
        """23.1: where units are hidden, what an activity tells is told of their markers."""
        options, war = self._latest
        if war is None or state.options is not options or war.setting.id != state.scenario:
            war = self.war(state)
        if hidden_units.NAME not in war.rules:
            return next_activity(war, state)
        hidden_units.tidy(war, state)
        return hidden_knowledge.masked(war, state, super().next_activity(state))

    def activities(self, state: State) -> Steps[None]:
        is_hidden = hidden_units.NAME in self.war(state).rules
        return Game.activities(self, state) if is_hidden else super().activities(state)

    def place(self, position: Mapping[str, Any]) -> State:
        """A position that says its phase lies after what players say before the first one (18.1/a, 23.1.1/b)."""
        state = super().place(position)
        if "phase" in position:
            state.change(Joining, open=0)
            state.change(Hiding, set_up=0)
        return state

    def posed(self, state: State) -> dict[str, Any]:
        told = super().posed(state)
        if state.of[Joining].open or state.of[Hiding].set_up:
            del told["phase"]
        return told

    def redeal(self, state: State, seat: Seat | None, chance: Dice) -> State:
        """9.4: where the enemy concentrates; 20.4.1: which brigade he courts; 23.5: what he puts first; 23.4: which of
        his markers is which."""
        twin, war = super().redeal(state, seat, chance), self.war(state)
        side = war.command.side_of(seat)
        for other in SIDES:
            if other != side and state.of[SichCourted].picks[other]:
                twin.change(
                    SichCourted,
                    picks=with_number(
                        twin.of[SichCourted].picks, other, 1 + int(chance.settle(Draw([0, 1, 2], 1, SICH_PICK))[0])
                    ),
                )
            if other != side and state.of[Priorities].picks[other]:
                drawn = chance.settle(Draw([0, 1, 2], 1, PRIORITY_PICK))
                twin.change(Priorities, picks=with_number(twin.of[Priorities].picks, other, 1 + int(drawn[0])))
        if war.has(hidden_units.NAME):
            hidden_knowledge.redeal(war, twin, seat, chance)
        if war.has(moral_surge.NAME):
            event_markers.redeal(war, twin, seat, chance)
        if war.has(alternative_arrivals.NAME):
            alternative_arrivals.redeal(war, twin, seat, chance)
        return twin


def make(box: Box) -> NestOfEagles:
    counters = roster(box.rows("units", also=("starts_split",))).counters
    allies = [turned_over(counter) for counter in counters if counter.formation == "sich"]
    return NestOfEagles(box, eagles(box), Roster([*counters, *allies, *hidden_units.dummy_counters()]))
