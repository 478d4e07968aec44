"""23.1, 23.1.2/d: what others know of hidden units: where markers lie, never who is under them."""

from collections.abc import Iterator, Mapping
from typing import Any

from msgspec import structs

from sztab.games.rok1920.chapter_events import (
    Absorbed,
    Merged,
    ReplacementLost,
    ReplacementPlaced,
    Split,
    Strengthened,
)
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_units import GROUPS, HiddenUnits, first_of, pieces, under, uppermost
from sztab.games.rok1920.eagles.rules import PATROL_LAID
from sztab.games.rok1920.events import Weakened
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.politics.fronts import is_konarmia
from sztab.games.rok1920.state import State
from sztab.games.rok1920.table.markers import MarkerView
from sztab.games.rok1920.units.counters import SIDE_NAMES, SIDES, Side, Unit
from sztab.games.rok1920.units.positions import derive
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.dice import Dice
from sztab.kernel.events import Event
from sztab.kernel.requests import Draw, Question, Roll, Seat, Steps

UNIT_FIELDS = ("unit", "units", "into", "with")
UNDER_MARKERS = (Split, Merged, Absorbed, ReplacementPlaced, ReplacementLost, Strengthened, Weakened)


def conceals(war: War, state: State, unit: Unit, seat: Seat | None) -> bool:
    """3.1/c: which unit stands under a marker is its owner's secret."""
    return war.command.side_of(seat) != war.roster.side[unit] and hidden.is_hidden(war, state, unit)


def shown(war: War, state: State, seat: Seat | None) -> Iterator[MarkerView]:
    """All see the uppermost markers; their owner the units under them too."""
    for side in SIDES:
        own = war.command.side_of(seat) == side
        for marker, units in pieces(state, side):
            kind = "group" if marker in GROUPS else "patrol"
            number = war.board.map.numbers[state.at[first_of(units)]]
            known = tuple(war.roster.ids[u] for u in members(units)) if own else ()
            face = marker if own or kind == "group" else ""
            yield MarkerView(SIDE_NAMES[side], kind, number, face, known, hidden.name_of(side, marker))


def known_as(war: War, state: State, unit: Unit, seat: Seat | None) -> str:
    """The marker of a unit, for those who may not know who is under it."""
    if not conceals(war, state, unit, seat):
        return ""
    return hidden.name_of(war.roster.side[unit], hidden.marker_of(war, state, unit))


# Journal and dice name hidden units by their markers.


def names(war: War, state: State) -> dict[str, str]:
    """Ids of hidden units, and the names of their markers."""
    found = {}
    for side in SIDES:
        for marker, units in uppermost(state, side):
            for unit in members(units):
                found[war.roster.ids[unit]] = hidden.name_of(side, marker)
    return found


def _masked(value: Any, known: Mapping[str, str]) -> Any:
    if isinstance(value, tuple):
        return tuple(dict.fromkeys(known.get(id, id) for id in value))
    return known.get(value, value)


def mask(event: Event, known: Mapping[str, str]) -> Event:
    """The event with markers in place of hidden units."""
    fields = {f: getattr(event, f) for f in UNIT_FIELDS if f in event.__struct_fields__}
    changed = {f: new for f, old in fields.items() if (new := _masked(old, known)) != old}
    return structs.replace(event, **changed) if changed else event


def is_secret(event: Event, known: Mapping[str, str]) -> bool:
    """23.1.2/b, A120: what is done under a marker tells who is there, or how strong he is."""
    if not isinstance(event, UNDER_MARKERS):
        return False
    told = [getattr(event, field) for field in UNIT_FIELDS if field in event.__struct_fields__]
    return any(id in known for value in told for id in (value if isinstance(value, tuple) else (value,)))


def mask_events(war: War, state: State) -> None:
    """Others hear of markers alone; of what is done under them only their owners hear."""
    if not state.events or not (state.of[HiddenUnits].units[0] or state.of[HiddenUnits].units[1]):
        return
    known, told = names(war, state), list[Event]()
    for event in state.events:
        if event.only:
            told.append(event)
        elif is_secret(event, known):
            told += [structs.replace(event, only=seat) for seat in _owners(war, state, event)]
        else:
            told.append(mask(event, known))
    state.events = told


def _owners(war: War, state: State, event: Event) -> tuple[Seat, ...]:
    named: tuple[str, ...] = getattr(event, "units", ()) or (getattr(event, "unit", ""),)
    return war.command.players(war, state, war.roster.side[war.roster.number[named[0]]])


def _mask_question(war: War, state: State, question: Question) -> Question:
    """A throw is seen by all."""
    if isinstance(question, Roll) and question.about:
        known = names(war, state)
        about = {k: _masked(v, known) if k in UNIT_FIELDS else v for k, v in question.about.items()}
        return structs.replace(question, about=about)
    return question


def masked(war: War, state: State, steps: Steps[None]) -> Steps[None]:
    """An activity, with everything that it tells and throws named as all may know it."""
    question = next(steps, None)
    while question is not None:
        mask_events(war, state)
        answer = yield _mask_question(war, state, question)
        try:
            question = steps.send(answer)
        except StopIteration:
            question = None
    mask_events(war, state)


# Other worlds.


def redeal(war: War, state: State, seat: Seat | None, chance: Dice) -> None:
    """Pieces that look alike change what is under them: as many units, of the same nation, front and army."""
    for side in SIDES:
        if war.command.side_of(seat) == side:
            continue
        alike: dict[Any, list[str]] = {}
        for marker, units in uppermost(state, side):
            alike.setdefault(_kind(war, state, side, marker, units), []).append(marker)
        for markers in alike.values():
            if len(markers) > 1:
                order = [int(n) for n in chance.settle(Draw(tuple(range(len(markers))), len(markers), PATROL_LAID))]
                # From an order of what is under them that does not hang on where it lies: the same dice deal the same.
                others = sorted(markers, key=lambda marker: first_of(under(state, side, marker)))
                _exchange(state, side, sorted(markers), [others[n] for n in order])
    derive(war, state)


def _kind(war: War, state: State, side: Side, marker: str, units: int) -> Any:
    """What two pieces must have in common to be exchanged unseen."""
    counters = [(war.roster.counters[u], is_konarmia(war, u)) for u in members(units)]
    traits = sorted((c.nation, c.front, in_konarmia, c.formation == "lith-bel") for c, in_konarmia in counters)
    strengthened = [bool(state.of[Replacements].strengthening >> u & 1) for u in members(units)]
    grouped = [bool(under(state, side, group) & units) for group in GROUPS]
    is_away = state.at[first_of(units)] < 0
    return marker in GROUPS, any(grouped), tuple(traits), tuple(sorted(strengthened)), is_away


def _exchange(state: State, side: Side, markers: list[str], others: list[str]) -> None:
    """Each marker gets what was under the other, where the marker lies."""
    groups = {m: next((g for g in GROUPS if under(state, side, g) & under(state, side, m)), "") for m in markers}
    before = {marker: under(state, side, marker) for marker in markers}
    places = {marker: state.at[first_of(units)] for marker, units in before.items()}
    moving = {marker: bool(state.of[HiddenUnits].movers >> first_of(units) & 1) for marker, units in before.items()}
    was_moving = state.of[HiddenUnits].movers & ~bit_set(first_of(units) for units in before.values())
    for marker, other in zip(markers, others):
        units = before[other]
        for unit in members(units):
            state.at[unit] = places[marker]
        hidden.lay(state, side, marker, units)
        if groups[marker] and groups[marker] != marker:
            hidden.lay(state, side, groups[marker], units)
        was_moving |= 1 << first_of(units) if moving[marker] else 0
    state.change(HiddenUnits, movers=was_moving)
