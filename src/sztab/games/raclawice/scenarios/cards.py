"""13, 3.1: scenario cards: who stands where, the pool by turn, arrivals, length and the threshold of victory."""

import re
from collections.abc import Mapping
from typing import Any

from msgspec import Struct

from sztab.games.raclawice.edition import Edition
from sztab.games.raclawice.map.board import CORNERS
from sztab.games.raclawice.state import GONE, IN_PLAY, LIMBERED, NOWHERE, ORDINARY, TO_COME, Stacks, State
from sztab.games.raclawice.units import stacking
from sztab.games.raclawice.units.counters import SEATS
from sztab.kernel.box import Box, Card
from sztab.kernel.errors import BadNotation
from sztab.kernel.game import Option, Scenario

NAMES = ("battle", "battery")
DICE = {"d10": 10, "d6": 6}
"""11.7/opt: the die of melees."""
MINUTES = 15
"""2.1/a: how long a turn lasts."""


class ScenarioCard(Struct, frozen=True):
    """A scenario as its card prints it."""

    id: str
    title: dict[str, str]
    first_turn: int
    last_turn: int
    clock: str
    """The time of day at which its first turn begins, as "16:00"."""
    threshold: int
    thresholds: tuple[int, ...]
    score: int
    """Where the marker of 12.2 starts: positive, the Poles lead."""
    units: tuple[str, ...] | None
    """The leaders whose units take part; None: all units."""
    moved: dict[str, str]
    """Units that take part elsewhere than at the hex printed on them."""
    absent: tuple[str, ...]
    """Units of the listed leaders that take no part."""
    pool: tuple[tuple[int, tuple[str, ...]], ...]
    """3.3/a: from which turn on, which chits."""
    entry_leader: str
    entry_hexes: tuple[str, ...]

    @property
    def cast(self) -> frozenset[str]:
        """The leaders who take part, from the start or later."""
        return frozenset(name for _, names in self.pool for name in names)

    def chits(self, turn: int) -> tuple[str, ...]:
        """3.3/a: the chits that go into the pool in a turn."""
        found: tuple[str, ...] = ()
        for first, leaders in self.pool:
            if turn >= first:
                found = leaders
        return found


def read_cards(box: Box, edition: Edition) -> dict[str, ScenarioCard]:
    return {name: _read_card(box.card(f"scenario-{name}"), name, edition) for name in NAMES}


def _read_card(card: Card, name: str, edition: Edition) -> ScenarioCard:
    card.also("about")
    if card.get("id", str) != name:
        raise card.error("id", f"is not {name!r}, as the name of the file says")
    listed = card.data.get("setup", {}).get("units")
    if listed != "all" and not isinstance(listed, list):
        raise card.error("setup.units", 'is neither "all" nor a list of leaders')
    found = ScenarioCard(
        id=name,
        title=card.words("title"),
        first_turn=card.get("first_turn", int),
        last_turn=card.get("last_turn", int),
        clock=card.get("clock", str),
        threshold=card.get("threshold", int),
        thresholds=tuple(card.get("thresholds", list)),
        score=card.get("score", int, 0),
        units=None if listed == "all" else tuple(listed),
        moved=card.get("setup.moved", dict, {}),
        absent=tuple(card.get("setup.absent", list, [])),
        pool=tuple((_number(card, line), tuple(line.get("leaders", ()))) for line in card.get("pool", list)),
        entry_leader=card.get("entry.leader", str, ""),
        entry_hexes=tuple(card.get("entry.hexes", list, [])),
    )
    _check(card, found, edition)
    return found


def _number(card: Card, line: Mapping[str, Any]) -> int:
    first = line.get("from")
    if not isinstance(first, int):
        raise card.error("pool", f"{first!r} is not the turn from which a pool holds")
    return first


def _check(card: Card, found: ScenarioCard, edition: Edition) -> None:
    leaders = [*(found.units or ()), *(name for _, names in found.pool for name in names)]
    leaders += [found.entry_leader] if found.entry_leader else []
    for name in leaders:
        if name not in edition.leader_numbers:
            raise card.error("pool", f"no leader {name!r}")
    for unit, hex in found.moved.items():
        if unit not in edition.unit_numbers:
            raise card.error(f"setup.moved.{unit}", "no such unit")
        _check_hex(card, f"setup.moved.{unit}", hex, edition)
    for unit in found.absent:
        if unit not in edition.unit_numbers:
            raise card.error("setup.absent", f"no unit {unit!r}")
    for hex in found.entry_hexes:
        _check_hex(card, "entry.hexes", hex, edition)
    if not re.fullmatch(r"([01]\d|2[0-3]):[0-5]\d", found.clock):
        raise card.error("clock", f"{found.clock!r} is not a time of day (16:00)")
    if found.threshold not in found.thresholds:
        raise card.error("threshold", f"{found.threshold} is not among the thresholds")


def _check_hex(card: Card, path: str, hex: str, edition: Edition) -> None:
    try:
        edition.hex(hex)
    except BadNotation as error:
        raise card.error(path, str(error)) from None


def time_of(edition: Edition, scenario: str, turn: int) -> str:
    """2.1/a: the time of day at which a turn of a scenario begins."""
    card = edition.cards[scenario]
    hours, minutes = card.clock.split(":")
    hours_later, rest = divmod(int(minutes) + MINUTES * (turn - card.first_turn), 60)
    return f"{(int(hours) + hours_later) % 24}:{rest:02}"


def described(card: ScenarioCard) -> Scenario:
    """The scenario as the kernel knows it: 12.4/opt and 11.7/opt are its options."""
    values = tuple(str(threshold) for threshold in card.thresholds)
    return Scenario(
        id=card.id,
        title=card.title,
        seats=SEATS,
        options=(
            Option("threshold", values, str(card.threshold)),
            Option("melee-die", tuple(DICE), "d10"),
        ),
        turns=card.last_turn - card.first_turn + 1,
        first_turn=card.first_turn,
    )


def empty_state(edition: Edition) -> State:
    """A map without units: those who do not take part are gone."""
    units, leaders = len(edition.counters), len(edition.leaders)
    return State(
        scenario="",
        threshold=6,
        melee_die=DICE["d10"],
        last_turn=12,
        turn=1,
        hexes=[NOWHERE] * units,
        facing=[CORNERS.index(counter.facing) for counter in edition.counters],
        lost=[0] * units,
        formation=[ORDINARY] * units,
        fate=[GONE] * units,
        due=[0] * units,
        shots=[0] * units,
        left=[0] * units,
        marks=[0] * units,
        came=[NOWHERE] * units,
        leader_hex=[NOWHERE] * leaders,
        leader_fate=[GONE] * leaders,
        stacks=[Stacks(), Stacks()],
        occupied=[0, 0],
        batteries=[0, 0],
    )


def start(edition: Edition, card: ScenarioCard, options: Mapping[str, str]) -> State:
    """3.1/b: every unit in the hex printed on it, or elsewhere by the card; arriving ones wait off the map (13)."""
    state = empty_state(edition)
    state.scenario = card.id
    state.threshold = int(options["threshold"])
    state.melee_die = DICE[options["melee-die"]]
    state.turn = card.first_turn
    state.last_turn = card.last_turn
    state.score = card.score
    for unit, counter in enumerate(edition.counters):
        if _takes_part(edition, card, unit):
            _set_up(edition, state, unit, card.moved.get(counter.id, counter.start))
    for number, leader in enumerate(edition.leaders):
        if leader.id in card.cast:
            state.leader_hex[number] = edition.hex(leader.start) if leader.start else NOWHERE
            state.leader_fate[number] = IN_PLAY if leader.start else TO_COME
    return state


def _takes_part(edition: Edition, card: ScenarioCard, unit: int) -> bool:
    """All units, or those that belong to one of the listed leaders alone, and those the card places; not the absent."""
    counter = edition.counters[unit]
    if counter.id in card.absent:
        return False
    if card.units is None or counter.id in card.moved:
        return True
    return len(counter.leaders) == 1 and edition.leaders[counter.leaders[0]].id in card.units


def _set_up(edition: Edition, state: State, unit: int, hex: str) -> None:
    counter = edition.counters[unit]
    if counter.is_limbered:
        state.formation[unit] = LIMBERED
    if hex:
        stacking.put(edition, state, unit, edition.hex(hex))
    else:
        state.fate[unit] = TO_COME
        state.due[unit] = counter.arrives
