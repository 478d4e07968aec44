"""All that changes in play, as plain data: lists indexed by the dense numbers of counters, leaders and hexes.

Infantry and cavalry of a side in a hex stand in `stacks[side][hex]`, from the top to the bottom; where nobody stands,
nothing is kept. Batteries and leaders are no part of the order (no rule asks for their place in it) and are found by
their hex. `occupied[side]` is the set of hexes with a stack, `batteries[side]` that of hexes with guns in play. They
are derived from the rest or cannot be written as JSON, so `dump` and `load` treat them apart.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from msgspec import Struct

from sztab.hexmap.copies import copier
from sztab.kernel.errors import BadNotation
from sztab.kernel.events import Event, Outcome

NOWHERE = -1

# The fate of a counter or a leader.
IN_PLAY, TO_COME, FLED, GONE, CAPTURED, ABSENT = range(6)
"""On the map; not yet arrived; fled (11.11); eliminated or removed; guns captured, still in their hex (A65); a leader
who takes no part in a posed position, and so has not fallen."""

# Formations (7): the usual one, skirmish order (7.2), square (7.3), side by side in one hex (6.2.1), limbered (8.12).
ORDINARY, SKIRMISH, SQUARE, ABREAST, LIMBERED = range(5)
FORMATIONS = ("ordinary", "skirmish", "square", "abreast", "limbered")

# Phases of the sequence of play (3.3).
POOL, DRAW, ACTIVATION, RETURN, MOVEMENT, LEADER, MELEE, TURN_END = range(8)
PHASES = ("pool", "draw", "activation", "return", "movement", "leader", "melee", "turn-end")

# Marks on counters. The first ones fall at the end of a movement or melee phase, the others at the end of the turn.
MOVED = 1 << 0
"""8.16: its move in this phase is over."""
STOPPED = 1 << 1
"""10.7: forced back by fire (or put back on the map, 11.11.3), it may not move in this phase."""
TARGETED = 1 << 2
"""8.15.4: it was the target of a counter-attack."""
COUNTERED = 1 << 3
"""8.15.5: it has made a counter-attack."""
FOUGHT = 1 << 4
"""11.3: it has attacked or been attacked in this phase."""
HASTY = 1 << 5
"""8.9: at double pace, it may not fire."""
FIRED = 1 << 6
"""It has fired in this movement phase (10.10.3 counts it for guns, 8.9/b and 8.14.1/b for the others)."""
RETURNED = 1 << 11
"""11.11.3: stopped because it has just come back, not by fire."""
PHASE_MARKS = (1 << 7) - 1 | RETURNED
TURNED = 1 << 7
"""8.11/a, A03: the gun was turned and may not fire in this activation; the mark falls with it, not with the phase."""
GUN_FIRED = 1 << 8
"""8.11/b: the gun has fired in this turn."""
GUN_MOVED = 1 << 9
"""8.11/b: the gun has moved in this turn and is silent until its end; also 8.12/f: unlimbered in this turn."""
JAMMED = 1 << 10
"""10.10.4/b: technical trouble until the end of the turn."""

ALL_UNITS_OF, SIX = 0, 1
"""Who is commanded in a phase: the units of one leader (4.2), or any six (4.4/b2)."""


class Stacks(dict[int, tuple[int, ...]]):
    """The stacks of a side by the hexes in which there is one; elsewhere stands nobody."""

    __slots__ = ()

    def __missing__(self, hex: int) -> tuple[int, ...]:
        return ()


class Task(Struct, array_like=True):
    """One phase still to be played in an activation: whose units, and from which leader command is measured (4.2)."""

    phase: int
    leader: int
    """Whose range and whose move it is."""
    of: int = -1
    """Whose units act: a leader's number; -1 is any six (4.4/b2)."""

    def copy(self) -> Task:
        return Task(self.phase, self.leader, self.of)


class Group(Struct, array_like=True):
    """Units that move as one (8.16), while they are moving."""

    units: list[int]
    hex: int
    entered: int = 0
    """Hexes entered in this move."""
    is_double: bool = False
    """8.9: at double pace."""
    is_straight: bool = True
    """8.14.1/b: so far no turn; of shots the mark FIRED tells."""
    is_open: bool = True
    """8.14.1/c: so far no forest, buildings, stream or other units on its way."""
    has_charged: bool = False
    """8.14.3: it won a charge in this move, and needs no new run-up."""
    is_over: bool = False
    """8.5, 6.11: it may not move on."""
    has_formed: bool = False
    """It has moved together or apart in its hex (6.2.1) in this move, which costs nothing."""
    came: int = -1
    """The hex it came from."""

    def copy(self) -> Group:
        return Group(
            self.units[:], self.hex, self.entered, self.is_double, self.is_straight, self.is_open,
            self.has_charged, self.is_over, self.has_formed, self.came,
        )  # fmt: skip


class Entry(Struct, array_like=True):
    """9.1: a hex has just been entered, and the other side may react."""

    group: int
    """Which of the moving groups entered."""
    hex: int
    is_charge: bool = False
    reacted: list[int] = []
    """Units, batteries and leaders (as -1 - number) that have had their say at this entry."""
    counter: list[int] = []
    """8.15.4: the units that counter-attack together."""

    def copy(self) -> Entry:
        return Entry(self.group, self.hex, self.is_charge, self.reacted[:], self.counter[:])


class State(Struct):
    """One battle."""

    scenario: str
    threshold: int
    """12.4: the lead that wins at once."""
    melee_die: int
    """10, or 6 by the option of 11.7."""
    last_turn: int
    turn: int
    hexes: list[int]
    """By counter: where it stands; NOWHERE off the map."""
    facing: list[int]
    lost: list[int]
    """Losses taken (3.4/e)."""
    formation: list[int]
    fate: list[int]
    due: list[int]
    """The turn of return (11.11.2) or arrival."""
    shots: list[int]
    """10.9.1: musketry shots in this turn."""
    left: list[int]
    """Movement points left in this movement phase; 0 for the side that is not active."""
    marks: list[int]
    came: list[int]
    """The hex from which it entered the clash hex it stands in during this activation; NOWHERE otherwise."""
    leader_hex: list[int]
    leader_fate: list[int]
    stacks: list[Stacks]
    occupied: list[int]
    batteries: list[int]
    score: int = 0
    """12.2: the one marker: positive, the Poles lead; negative, the Russians."""
    phase: int = POOL
    pool: list[int] = []
    """3.3: the chits still in the pool, by leader."""
    drawn: list[int] = []
    """The leaders drawn in this turn."""
    contused: list[int] = []
    """4.6.1/c: the leaders who may not be activated in this turn."""
    active: int = -1
    """The side whose leader was drawn."""
    chit: int = -1
    """The leader whose chit was drawn."""
    tasks: list[Task] = []
    """What remains of this activation; the first is being played."""
    six: list[int] = []
    """4.4/b2: the units that Kościuszko has chosen."""
    is_fire_due: bool = True
    """10.4: the side that is not active has the next shot."""
    passes: int = 0
    """How many sides have passed in a row (10.4)."""
    is_answered: bool = False
    """A123: the other side has just had its turn for a shot fired on the move."""
    moving: list[Group] = []
    is_gathering: bool = False
    """8.16, 8.10: the active side still says who else moves together with the first unit."""
    entry: Entry | None = None
    going_back: list[int] = []
    """10.11: units that are just passing through friends on their way back."""
    first_in: list[tuple[int, int]] = []
    """Clash hexes with the side that was there first."""
    reached: list[int] | None = None
    """A51: the clash hexes that lay within command when the melee phase began; None outside of it."""
    taken: list[int] = []
    """10.10.10: batteries whose capture, and (as -1 - number) whose recapture, has been scored."""
    events: list[Event] = []
    outcome: Outcome | None = None

    def copy(self) -> State:
        return _copied(self)

    def copy_plainly(self) -> State:
        return State(
            self.scenario, self.threshold, self.melee_die, self.last_turn, self.turn,
            self.hexes[:], self.facing[:], self.lost[:], self.formation[:], self.fate[:], self.due[:], self.shots[:],
            self.left[:], self.marks[:], self.came[:], self.leader_hex[:], self.leader_fate[:],
            [Stacks(self.stacks[0]), Stacks(self.stacks[1])], self.occupied[:], self.batteries[:],
            self.score, self.phase, self.pool[:], self.drawn[:], self.contused[:], self.active, self.chit,
            [task.copy() for task in self.tasks], self.six[:], self.is_fire_due, self.passes, self.is_answered,
            [group.copy() for group in self.moving], self.is_gathering, self.entry.copy() if self.entry else None,
            self.going_back[:], self.first_in[:],
            None if self.reached is None else self.reached[:], self.taken[:], self.events[:], self.outcome,
        )  # fmt: skip


_copied = copier(
    State,
    State.copy_plainly,
    own="hexes facing lost formation fate due shots left marks came leader_hex leader_fate occupied batteries pool"
    " drawn contused six entry going_back first_in reached taken events",
    each="stacks tasks moving",
)


def dump(state: State) -> Any:
    """The state as JSON-ready data: stacks as lists of units with their order, without the sets of hexes."""
    data = msgspec.to_builtins(state, order="deterministic")
    data["stacks"] = [list(map(list, side)) for side in listed(state.stacks)]
    del data["occupied"], data["batteries"]
    return data


def listed(stacks: list[Stacks]) -> list[list[tuple[int, ...]]]:
    """The stacks of both sides, without the hexes on which there is none."""
    return [[side[hex] for hex in sorted(side)] for side in stacks]


def load(data: Any, guns: tuple[tuple[int, ...], ...]) -> State:
    """The state again, for the guns of both sides."""
    try:
        listed = msgspec.convert(data["stacks"], tuple[list[list[int]], list[list[int]]])
        hexes = msgspec.convert(data["hexes"], list[int])
        stacks, occupied = _stacked(listed, hexes)
        fate = msgspec.convert(data["fate"], list[int])
        batteries = [battery_hexes(side, hexes, fate) for side in guns]
        return msgspec.convert({**data, "stacks": stacks, "occupied": occupied, "batteries": batteries}, State)
    except (msgspec.ValidationError, KeyError, IndexError, TypeError) as error:
        raise BadNotation(f"not a position of raclawice-1794: {error}") from None


def battery_hexes(guns: Iterable[int], hexes: list[int], fate: list[int]) -> int:
    """Where these guns stand, if they are in play (captured ones are ignored, A65)."""
    found = 0
    for gun in guns:
        if fate[gun] == IN_PLAY and hexes[gun] >= 0:
            found |= 1 << hexes[gun]
    return found


def _stacked(listed: tuple[list[list[int]], list[list[int]]], hexes: list[int]) -> tuple[list[Stacks], list[int]]:
    stacks = [Stacks(), Stacks()]
    occupied = [0, 0]
    for side, side_stacks in enumerate(listed):
        for units in side_stacks:
            hex = hexes[units[0]]
            stacks[side][hex] = tuple(units)
            occupied[side] |= 1 << hex
    return stacks, occupied
