"""23.1.3: hidden units come to light."""

from sztab.games.rok1920.eagles.events import DummyRevealed, HiddenRevealed
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options.hidden_units import HiddenUnits, first_of, pieces
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import SIDE_NAMES, Side, Unit
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.events import Event
from sztab.kernel.requests import Rule


def reveal(war: War, state: State, side: Side, units: int, rule: Rule) -> None:
    """23.1.3, 23.1.2/b: hidden units come to light with all that are under the same marker; dummies leave the map."""
    for marker, covered in list(pieces(state, side)):
        if not covered & units:
            continue
        h, moving = state.at[first_of(covered)], bool(state.of[HiddenUnits].movers >> first_of(covered) & 1)
        state.change(HiddenUnits, movers=state.of[HiddenUnits].movers & ~(1 << first_of(covered)))
        hidden.uncover(state, side, covered)
        real = [u for u in members(covered) if not hidden.is_dummy(war, u)]
        for unit in members(covered):
            if unit not in real:
                lift(war, state, unit)
            elif moving:
                state.movers.append(unit)
        piece, number = hidden.name_of(side, marker), war.board.map.numbers[h]
        if real:
            ids = tuple(war.roster.ids[u] for u in real)
            told: Event = HiddenRevealed(side=SIDE_NAMES[side], piece=piece, hex=number, units=ids, rule=rule)
        else:
            told = DummyRevealed(side=SIDE_NAMES[side], piece=piece, hex=number, rule=rule)
        state.events.append(told)


def part(war: War, state: State, unit: Unit, rule: Rule) -> None:
    """A unit comes to light alone: those that were under its marker with it stay there."""
    side, number = war.roster.side[unit], war.board.map.numbers[state.at[unit]]
    piece = hidden.name_of(side, hidden.marker_of(war, state, unit))
    hidden.uncover(state, side, 1 << unit)
    ids = (war.roster.ids[unit],)
    state.events.append(HiddenRevealed(side=SIDE_NAMES[side], piece=piece, hex=number, units=ids, rule=rule))
