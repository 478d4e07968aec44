"""23.5: political priorities, which both players choose in secret before the campaign."""

from collections.abc import Sequence

from sztab.games.rok1920.chapter_events import Removed, Restored
from sztab.games.rok1920.chapter_state import ChapterState, mark, mark_row, with_number
from sztab.games.rok1920.chapters import Chapter
from sztab.games.rok1920.command import partners, player
from sztab.games.rok1920.eagles.events import PriorityRevealed
from sztab.games.rok1920.eagles.morale import groups
from sztab.games.rok1920.eagles.named import MUSTERING, PRIORITY_SHOWN, RESERVE_7, RESERVE_23
from sztab.games.rok1920.eagles.rules import (
    PRIORITY_FIVE,
    PRIORITY_GALICIA,
    PRIORITY_PICK,
    PRIORITY_SILESIA,
    PRIORITY_STALIN,
    PRIORITY_THIRD_ARMY,
    RESERVE_DIVISION,
)
from sztab.games.rok1920.forces.status import FORMING, VolunteerArmy
from sztab.games.rok1920.map.localities import pass_through
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.named import UKRAINIAN_CAPITAL
from sztab.games.rok1920.politics.morale import shift
from sztab.games.rok1920.printed import Printed
from sztab.games.rok1920.state import AWAY, ELIMINATED, REMOVED, State
from sztab.games.rok1920.tries import refusing
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import CADRE, DIVISION, FULL, INFANTRY, LEVELS, PL, SIDE_NAMES, SU, Side, Unit
from sztab.games.rok1920.units.positions import lift, put
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Rule, Steps, choose

NAME, FILE = "priorities", "priorities"
CHOICES = (("silesia", "galicia", "none"), ("stalin", "third-army", "none"))
TO_SILESIA = 2
REGULAR = ("regular", "legions")
"""Formations without a stripe."""
FIVE = 5


class Priorities(ChapterState, frozen=True):
    """23.5"""

    picks: tuple[int, ...] = mark_row("priority-pl", "priority-su")
    """By side, the number of the priority that was chosen; never shown to the other seat before it is revealed."""
    kiev_taken: int = mark("priority-due")
    """23.5/a: 1 while the Polish priority has to be resolved."""
    galicia: int = mark("galicia")
    """23.5.1/d: 1 once the partition of Galicia was revealed."""
    silesia_due: int = mark("silesia-due")
    """23.5.1/c: 1 while the marker lies on its stage of the track."""
    revealed: tuple[int, ...] = mark_row("priority-shown-pl", "priority-shown-su")


RULES: dict[str, Rule] = {"stalin": PRIORITY_STALIN, "third-army": PRIORITY_THIRD_ARMY}
"""23.5.2: the Bolshevik priorities that change who comes and goes."""


def printed(war: War, side: Side, name: str) -> Printed:
    """23.5.1, 23.5.2: what is printed on a marker: who comes and when, who leaves the game, who does not come later."""
    return next(marker for marker in war.edition.printed[FILE] if marker.id == f"{SIDE_NAMES[side]}-{name}")


def pending(war: War, state: State) -> Steps[None] | None:
    """23.5: the choices before anything else; 23.5/a: the Polish one is resolved when Kijów falls."""
    for side, picked in enumerate(state.of[Priorities].picks):
        if not picked and not state.of[Priorities].revealed[side]:
            return pick(war, state, side)
    return resolve_polish(war, state) if state.of[Priorities].kiev_taken else None


def pick(war: War, state: State, side: Side) -> Steps[None]:
    seat = player(war, state, side)
    answer = yield from choose(
        seat, "priority", CHOICES[side], rule=PRIORITY_PICK, secret=True, known_to=partners(war, state, seat)
    )
    state.change(Priorities, picks=with_number(state.of[Priorities].picks, side, CHOICES[side].index(answer) + 1))


def taken(war: War, state: State, side: Side, h: int) -> None:
    """23.5/a: the Poles have captured Kijów."""
    if side == PL and h == war.named_hex(UKRAINIAN_CAPITAL) and state.of[Priorities].picks[PL]:
        state.change(Priorities, kiev_taken=1)


def reveal(war: War, state: State, side: Side) -> str:
    name = CHOICES[side][state.of[Priorities].picks[side] - 1]
    state.change(Priorities, picks=with_number(state.of[Priorities].picks, side, 0))
    state.change(Priorities, revealed=with_number(state.of[Priorities].revealed, side, CHOICES[side].index(name) + 1))
    state.events.append(PriorityRevealed(side=("pl", "su")[side], priority=name, rule=PRIORITY_PICK))
    return name


def resolve_polish(war: War, state: State) -> Steps[None]:
    """23.5.1/c, 23.5.1/g, 23.5.1"""
    state.change(Priorities, kiev_taken=0)
    name = reveal(war, state, PL)
    if name == "silesia":
        for _ in range(TO_SILESIA):
            yield from _to_silesia(war, state)
        state.change(Priorities, silesia_due=1)
    elif name == "galicia":
        state.change(Priorities, galicia=1)
        yield from _to_galicia(war, state)


def regular_divisions(war: War, state: State) -> list[Unit]:
    """23.5.1/a: Full or Reduced Polish infantry divisions without a stripe."""
    return [
        u
        for u in war.roster.where(nation="pl", arm=INFANTRY, size=DIVISION)
        if war.roster.counters[u].formation in REGULAR and state.at[u] >= 0 and state.level[u] != CADRE
    ]


def _remove(war: War, state: State, unit: Unit, rule: Rule) -> None:
    state.events.append(Removed(unit=war.roster.ids[unit], rule=rule))
    lift(war, state, unit, REMOVED)
    state.due[unit] = 0
    if unit in state.movers:
        state.movers.remove(unit)


def _picked(war: War, state: State, units: Sequence[Unit], rule: Rule) -> Steps[Unit]:
    """The player says which of his units a priority is about."""
    case = (war, state, tuple(units), rule)
    found: Unit = yield from choose(
        player(war, state, PL), "priority-division", tuple(units), rule=rule, tries=PICK_TRIES, case=case
    )
    return found


def _all_poles(war: War, *_: object) -> Sequence[Answer]:
    return war.roster.of_side[PL]


def _against_pick(unit: Unit, war: War, state: State, offered: Sequence[Answer], rule: Rule) -> Reasons:
    """23.5.1/a, 23.5.1/d, 19.2/c: why a priority is not about this unit."""
    counter = war.roster.counters[unit]
    if rule == PRIORITY_SILESIA:
        is_kind = (counter.nation, counter.arm, counter.size) == ("pl", INFANTRY, DIVISION)
        if not is_kind or counter.formation not in REGULAR:
            yield Refusal(rule, "not-regular-division")
        else:
            yield Refusal(rule, "not-on-board" if state.at[unit] < 0 else "is-a-cadre")
    elif rule == PRIORITY_GALICIA and (counter.nation, counter.size) != ("ua", DIVISION):
        yield Refusal(rule, "not-ukrainian-division")
    elif rule == RESERVE_DIVISION and counter.formation != "reserve":
        yield Refusal(rule, "not-a-reserve-unit")
    else:
        yield Refusal(rule, "in-play-already")


PICK_TRIES = refusing(_all_poles, _against_pick)
"""Case: war, state, what is offered, the rule of the priority."""


def _to_silesia(war: War, state: State) -> Steps[None]:
    """23.5.1/a: the player picks a division that leaves the game."""
    units = regular_divisions(war, state)
    if units:
        unit = yield from _picked(war, state, units, PRIORITY_SILESIA)
        _remove(war, state, unit, PRIORITY_SILESIA)


def _to_galicia(war: War, state: State) -> Steps[None]:
    """23.5.1/d, 2.7: a Ukrainian division that is not on the map comes Full in Stanisławów, if there is room, and takes
    the town."""
    h = war.named_hex(MUSTERING)
    found = [
        u for u in war.roster.where(nation="ua", size=DIVISION)
        if state.at[u] in (AWAY, ELIMINATED) and h >= 0 and not closed_to(war, state, u) >> h & 1
    ]  # fmt: skip
    if not found:
        return
    unit = yield from _picked(war, state, found, PRIORITY_GALICIA)
    state.level[unit], state.entered[unit], state.due[unit] = FULL, FULL, 0
    put(war, state, unit, h)
    told = Restored(unit=war.roster.ids[unit], hex=war.board.map.numbers[h], level=LEVELS[FULL], rule=PRIORITY_GALICIA)
    state.events.append(told)
    pass_through(war, state, unit, (h,))


def begin_turn(war: War, state: State) -> Steps[None]:
    """23.5.1/b, 23.5/b: what the priorities bring at the start of a player-turn."""
    uprising = printed(war, PL, "silesia").stage
    if state.phasing == PL and state.stage == uprising and state.of[Priorities].silesia_due:
        state.change(Priorities, silesia_due=0)
        if state.of[VolunteerArmy].status < FORMING:
            yield from _uprising(war, state)
    shown = war.edition.named.stages[PRIORITY_SHOWN]
    if state.phasing == SU and state.stage == shown and state.of[Priorities].picks[SU]:
        resolve_red(war, state, reveal(war, state, SU))
    advance(state)


def _uprising(war: War, state: State) -> Steps[None]:
    """23.5.1/b, 19.2/c: 23R comes in place of 7R or another brigade of the box, and Polish morale rises everywhere."""
    for group in list(groups(state)):
        shift(war, state, group[0], PL, FIVE, PRIORITY_FIVE)
    waiting = [
        u for u in war.roster.where(formation="reserve")
        if state.at[u] == AWAY and not state.due[u] and u != war.named_unit(RESERVE_23)
    ]  # fmt: skip
    if war.named_unit(RESERVE_7) in waiting:
        waiting = [war.named_unit(RESERVE_7)]
    if waiting:
        unit = waiting[0]
        if len(waiting) > 1:
            unit = yield from _picked(war, state, waiting, RESERVE_DIVISION)
        _remove(war, state, unit, RESERVE_DIVISION)
    if (unit := war.named_unit(RESERVE_23)) >= 0:
        state.due[unit] = state.stage


def resolve_red(war: War, state: State, name: str) -> None:
    """23.5.2/a-23.5.2/f"""
    if name not in RULES:
        return
    change, number = printed(war, SU, name), war.roster.number
    for unit in (number[id] for id in change.go):
        if state.at[unit] != REMOVED:
            _remove(war, state, unit, RULES[name])
    for unit in (number[id] for id in change.not_later):
        state.due[unit] = 0
    for unit in (number[id] for id in change.come):
        if state.at[unit] == AWAY:
            state.due[unit] = change.stage


CHAPTER = Chapter(name=NAME, pending=(pending,), locality_taken=(taken,))
