"""23.3/a, 23.3/b: the markers of political events: each side's pool of ten, hands, and what has been played."""

from collections.abc import Callable, Iterator

from msgspec import Struct

from sztab.games.rok1920.chapter_state import ChapterState, mark_row, with_number
from sztab.games.rok1920.command import player
from sztab.games.rok1920.eagles.events import EventDrawn, EventsTaken, SentAway
from sztab.games.rok1920.eagles.rules import EVENT_DRAWN
from sztab.games.rok1920.logistics.replacement_pools import Replacements
from sztab.games.rok1920.printed import PrintedEvent
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.table.markers import MarkerView
from sztab.games.rok1920.units.counters import SIDE_NAMES, SIDES, Side, Unit
from sztab.games.rok1920.units.positions import lift
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.dice import Dice
from sztab.kernel.requests import Draw, Rule, Seat, Steps, choose, draw

REPLACEMENT, ATTACK, ANY, REACTION = "replacement", "attack", "any", "reaction"
COUNT = 10


class EventMarkers(ChapterState, frozen=True):
    """23.3: who has which markers."""

    hands: tuple[int, ...] = mark_row("events-hand-pl", "events-hand-su")
    """By side, the markers that it holds (a set of numbers from 0); never shown to the enemy."""
    used: tuple[int, ...] = mark_row("events-used-pl", "events-used-su")
    """By side, the markers that have left the game."""


class PoliticalEvent(Struct, frozen=True):
    """One marker: when it may be played, and what it does; its phase and numbers stand in the box (`events.csv`)."""

    id: str
    rule: Rule
    may_play: Callable[[War, State], bool]
    run: Callable[[War, State], Steps[None]]


def said(war: War, id: str) -> PrintedEvent:
    """What is printed on a marker."""
    return war.edition.political_events[id]


def unit_said(war: War, id: str) -> Unit:
    """The unit that a marker names; -1: it is not in the game."""
    return war.roster.number.get(said(war, id).units[0], -1)


def always(war: War, state: State) -> bool:
    return True


def nothing(war: War, state: State) -> Steps[None]:
    """A reaction has no effect of its own: the chain of events sees to it."""
    return
    yield


def hand(state: State, side: Side) -> int:
    return state.of[EventMarkers].hands[side]


def pool(state: State, side: Side) -> list[int]:
    """The markers of a side that nobody has drawn."""
    gone = hand(state, side) | state.of[EventMarkers].used[side]
    return [number for number in range(COUNT) if not gone >> number & 1]


def use(state: State, side: Side, number: int) -> None:
    """A106: a played marker leaves the game."""
    state.change(
        EventMarkers,
        hands=with_number(state.of[EventMarkers].hands, side, state.of[EventMarkers].hands[side] & ~(1 << number)),
    )
    state.change(
        EventMarkers,
        used=with_number(state.of[EventMarkers].used, side, state.of[EventMarkers].used[side] | 1 << number),
    )


def draw_events(war: War, state: State, side: Side, count: int) -> Steps[None]:
    """23.3, A106: a side draws out of its own pool; only its players see what."""
    seats = war.command.players(war, state, side)
    drawn = yield from draw(pool(state, side), count, rule=EVENT_DRAWN, prompt="event-draw", seen_by=seats)
    for number in drawn:
        state.change(
            EventMarkers,
            hands=with_number(state.of[EventMarkers].hands, side, state.of[EventMarkers].hands[side] | 1 << number),
        )
        for seat in seats:
            id = event_id(side, number)
            state.events.append(EventDrawn(side=SIDE_NAMES[side], political=id, rule=EVENT_DRAWN, only=seat))
    if drawn:
        state.events.append(EventsTaken(side=SIDE_NAMES[side], count=len(drawn), rule=EVENT_DRAWN))


def event_id(side: Side, number: int) -> str:
    return f"{'pb'[side]}{number + 1}"


def send_away(war: War, state: State, side: Side, units: list[Unit], id: str, rule: Rule) -> Steps[None]:
    """A unit of its owner's choice leaves the map, and comes back so many stages later as the event says."""
    options = tuple(units)
    unit = options[0]
    if len(options) > 1:
        unit = yield from choose(player(war, state, side), "event-unit", options, rule=rule)
    state.change(Replacements, strengthening=state.of[Replacements].strengthening & ~(1 << unit))
    leave_map(war, state, unit, id, rule)


def leave_map(war: War, state: State, unit: Unit, id: str, rule: Rule) -> None:
    """It comes back so many stages later as the event says, if the game lasts as long."""
    lift(war, state, unit, AWAY)
    state.due[unit] = due = state.stage + said(war, id).returns_after
    stages = war.edition.stages
    date = stages[due - 1] if due <= len(stages) else "never"
    state.events.append(SentAway(unit=war.roster.ids[unit], stage=date, rule=rule))


def shown(war: War, state: State, seat: Seat | None) -> Iterator[MarkerView]:
    """Hands, face down to the enemy, and what has been played."""
    for side in SIDES:
        own = war.command.side_of(seat) == side
        for number in members(hand(state, side)):
            yield MarkerView(SIDE_NAMES[side], "event", "hand", event_id(side, number) if own else "")
        for number in members(state.of[EventMarkers].used[side]):
            yield MarkerView(SIDE_NAMES[side], "event", "played", event_id(side, number))


def redeal(war: War, state: State, seat: Seat | None, chance: Dice) -> None:
    """Another hand of as many markers."""
    for side in SIDES:
        held = members(hand(state, side))
        if held and war.command.side_of(seat) != side:
            dealt = chance.settle(Draw(tuple(sorted([*held, *pool(state, side)])), len(held), EVENT_DRAWN))
            state.change(EventMarkers, hands=with_number(state.of[EventMarkers].hands, side, 0))
            for number in dealt:
                state.change(
                    EventMarkers,
                    hands=with_number(
                        state.of[EventMarkers].hands, side, state.of[EventMarkers].hands[side] | 1 << int(number)
                    ),
                )
