"""23.1: hiding: Patrols, Groups and dummies are laid, move, part and come to light."""

from collections.abc import Iterator, Sequence
from itertools import combinations

from sztab.games.rok1920 import marks
from sztab.games.rok1920.chapters import Action, Chapter, ForbiddenHexes
from sztab.games.rok1920.command import acting, leader, player
from sztab.games.rok1920.eagles import arrivals as eagles_arrivals
from sztab.games.rok1920.eagles.events import GroupLaid, PatrolLaid
from sztab.games.rok1920.eagles.options import hidden_units as hidden
from sztab.games.rok1920.eagles.options import reconnaissance
from sztab.games.rok1920.eagles.options.hidden_knowledge import conceals, shown
from sztab.games.rok1920.eagles.options.hidden_units import (
    GROUPS,
    MOVING,
    PATROLS,
    first_of,
    free_marker,
    free_patrols,
    lay,
    may_hide,
    pieces,
    under,
)
from sztab.games.rok1920.eagles.options.revealing import reveal
from sztab.games.rok1920.eagles.rules import (
    DUMMY_COMES,
    GROUP_LAID,
    HIDDEN_ATTACKED,
    HIDDEN_ATTACKS,
    HIDDEN_CROWD,
    HIDDEN_HUNGRY,
    PATROL_LAID,
    PATROL_SPLIT,
    REVEALED_FREELY,
)
from sztab.games.rok1920.eagles.supply import unsupplied
from sztab.games.rok1920.fighting.attacks import resolve
from sztab.games.rok1920.fighting.chance import Attack
from sztab.games.rok1920.logistics import arrivals
from sztab.games.rok1920.moving.movement_phase import march_unit
from sztab.games.rok1920.state import AWAY, STALE, State
from sztab.games.rok1920.turn.sequence import advance
from sztab.games.rok1920.units.counters import PL, SIDES, Side, Unit
from sztab.games.rok1920.units.positions import enemies, move_to, stacked
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Steps, choose

NAME = "hiding"
NO, WITH_PATROLS, WITH_GROUPS, BOTH = "no", "patrols", "groups", "both"
VALUES = (NO, WITH_PATROLS, WITH_GROUPS, BOTH)
"""23.1: Patrols, Groups, or both."""
SET_UP = "hiding-set-up"
"""23.1.1/b: 1 and 2 while the Pole and the Bolshevik hide units before the first player-turn."""
ON_MAP = "hiding-on-map"
"""23.1.1/b, 23.1.2/f: the units on the map when the player-turn began (a set): all others have arrived in it."""
TARGET, ATTACKERS, REPEAT = "hidden-attack-target", "hidden-attack-units", "hidden-attack-repeat"
"""23.1.3/n, 23.1.3/o: an attack that has brought hidden units to light, and is to be carried out."""
READY = "ready"
GROUP_LIMIT = 4
"""23.1.2/e: two divisions, in halves."""


def has_patrols(war: War) -> bool:
    return war.setting.options.get(NAME, NO) in (WITH_PATROLS, BOTH)


def has_groups(war: War) -> bool:
    return war.setting.options.get(NAME, NO) in (WITH_GROUPS, BOTH)


# Laying markers.


def stacks(war: War, state: State, side: Side, among: int, *, near: bool) -> Iterator[list[Unit]]:
    """Units of one hex that could be hidden; `near`: beside enemies too."""
    foes = enemies(state, side)
    for h in members(state.occupied[side]):
        if near or not war.board.masks[h] & foes:
            units = [u for u in state.stacks[h] if among >> u & 1 and may_hide(war, state, u)]
            if units:
                yield units


def layings(war: War, state: State, side: Side, among: int, *, near: bool = False) -> list[Answer]:
    """23.1.1, 23.1.2, 23.1.2/c, 23.1.2/e: markers that may be laid now: on any units of a hex together."""
    found: list[Answer] = []
    patrols = has_patrols(war) and free_patrols(war, state, side) > 0
    groups = has_groups(war) and free_marker(state, side, GROUPS)
    for units in stacks(war, state, side, among, near=near) if patrols or groups else ():
        for count in range(1, len(units) + 1):
            for some in combinations(units, count):
                if patrols:
                    found.append(("patrol", some))
                if groups and count > 1 and fits(war, some):
                    found.append(("group", some))
    if patrols:
        found += [("cover", m) for m, units in pieces(state, side) if m in GROUPS and is_apart(war, state, side, units)]
    return found


def is_apart(war: War, state: State, side: Side, units: int) -> bool:
    """23.1.1: not beside enemies."""
    return not war.board.masks[state.at[first_of(units)]] & enemies(state, side)


def fits(war: War, units: Sequence[Unit]) -> bool:
    """23.1.2/e"""
    return sum(hidden.halves_of_division(war, u) for u in units) <= GROUP_LIMIT


def lay_marker(war: War, state: State, side: Side, answer: Answer) -> None:
    """23.1.1, 23.1.2: a marker covers units; who is under it is seen by nobody else."""
    what, units = answer
    covered = under(state, side, units) if what == "cover" else bit_set(units)
    marker = free_marker(state, side, GROUPS if what == "group" else PATROLS)
    was_moving = bool(marks.get(state, MOVING) & covered) or any(u in state.movers for u in members(covered))
    for unit in [u for u in state.movers if covered >> u & 1]:
        state.movers.remove(unit)
    lay(state, side, marker, covered)
    if was_moving:
        marks.add(state, MOVING, first_of(covered))
    number = war.board.map.numbers[state.at[first_of(covered)]]
    told: type[PatrolLaid] | type[GroupLaid] = GroupLaid if what == "group" else PatrolLaid
    rule = GROUP_LAID if what == "group" else PATROL_LAID
    state.events.append(told(unit=hidden.name_of(side, marker), hex=number, rule=rule))


def all_units(war: War) -> int:
    return (1 << war.roster.size) - 1


def set_up(war: War, state: State) -> Steps[None]:
    """23.1.1/b: units may start hidden: first the Pole says which, then the Bolshevik."""
    side = marks.get(state, SET_UP) - 1
    options = [READY, *layings(war, state, side, all_units(war), near=True)]
    answer = yield from choose(player(war, state, side), "start-hidden", options, rule=PATROL_LAID)
    if answer == READY:
        marks.put(state, SET_UP, (side + 2) % (len(SIDES) + 1))
    else:
        lay_marker(war, state, side, answer)


def note_units(war: War, state: State) -> None:
    """The units on the map as a player-turn begins."""
    marks.put(state, ON_MAP, bit_set(u for u, h in enumerate(state.at) if h >= 0))


def arrived(war: War, state: State, side: Side) -> int:
    """23.1.1/b, 23.1.2/f: units that have come in the movement phase that is on."""
    if side != state.phasing or not marks.get(state, marks.FIRST_PHASE):
        return 0
    return bit_set(u for u, h in enumerate(state.at) if h >= 0) & ~marks.get(state, ON_MAP)


def _lays(tag: str, where: str) -> Action:
    def offers(war: War, state: State, side: Side) -> Sequence[Answer]:
        among = all_units(war) if where == "replacements" else arrived(war, state, side)
        near = where != "replacements"
        return [a for a in layings(war, state, side, among, near=near) if a[0] == tag] if among else ()

    def run(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
        lay_marker(war, state, side, answer)
        return
        yield

    return Action(tag, offers, run)


# Moving as one.


def movable(war: War, state: State, side: Side) -> list[tuple[str, int]]:
    """The pieces that the player who acts may move now."""
    moving, seat = marks.get(state, MOVING), acting(war, state, side)
    return [
        (marker, units)
        for marker, units in pieces(state, side)
        if moving >> first_of(units) & 1 and leader(war, state, first_of(units)) == seat
    ]


def offer_moves(war: War, state: State, side: Side) -> Sequence[Answer]:
    return [("hidden", marker) for marker, _ in movable(war, state, side)]


def move_piece(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """23.1.2/b: a piece moves like any other unit."""
    unit = first_of(under(state, side, answer[1]))
    marks.drop(state, MOVING, unit)
    state.movers.append(unit)
    yield from march_unit(war, state, unit)


def follow(war: War, state: State, unit: Unit, path: Sequence[int]) -> None:
    """All units of a piece go where the first one goes."""
    marker = hidden.marker_of(war, state, unit)
    if marker:
        for other in members(under(state, war.roster.side[unit], marker)):
            if other != unit and state.at[other] >= 0:
                move_to(war, state, other, path[-1])
        state.lines = [STALE, STALE]


def no_room(war: War, state: State, unit: Unit) -> int:
    """6: hexes on which not all units of a piece may stand."""
    marker = hidden.marker_of(war, state, unit)
    side = war.roster.side[unit]
    count = under(state, side, marker).bit_count() if marker else 1
    if count == 1:
        return 0
    own = members(state.occupied[side] & ~(1 << state.at[unit] if state.at[unit] >= 0 else 0))
    return bit_set(h for h in own if stacked(war, state, h) + count > war.stack_limit(side, h))


def splits(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.1/c: a unit parts from the others under its Patrol, with a marker of its own from the pool."""
    if not free_patrols(war, state, side):
        return ()
    grouped = bit_set(u for marker in GROUPS for u in members(under(state, side, marker)))
    return [
        ("split", marker, unit)
        for marker, units in movable(war, state, side)
        if marker in PATROLS and units.bit_count() > 1 and not units & grouped
        for unit in members(units)
    ]


def split(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    _, marker, unit = answer
    units = under(state, side, marker)
    marks.drop(state, MOVING, first_of(units))
    new = free_marker(state, side, PATROLS)
    for each, some in ((marker, units & ~(1 << unit)), (new, 1 << unit)):
        lay(state, side, each, some)
        marks.add(state, MOVING, first_of(some))
    number = war.board.map.numbers[state.at[unit]]
    state.events.append(PatrolLaid(unit=hidden.name_of(side, new), hex=number, rule=PATROL_SPLIT))
    return
    yield


# Dummies.


def offer_dummies(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.1/e: as an arrival, while two markers are left."""
    is_time = side == state.phasing and marks.get(state, marks.FIRST_PHASE)
    if not is_time or not has_patrols(war) or free_patrols(war, state, side) < 2:
        return ()
    fronts: dict[str, Unit] = {}
    for unit in hidden.dummies(war, side):
        if state.at[unit] == AWAY:
            fronts.setdefault(war.roster.counters[unit].front, unit)
    return [("dummy", unit) for unit in fronts.values() if has_entry(war, state, unit)]


def has_entry(war: War, state: State, unit: Unit) -> bool:
    if war.roster.side[unit] == PL and not war.setting.by_rail:
        h = eagles_arrivals.reception(war, state, unit)
        return h >= 0 and not state.crowded[PL] >> h & 1
    return any(eagles_arrivals.entries(war, state, unit).values())


def bring_dummy(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    """23.1.1/e: it comes like any other arrival, under a marker."""
    unit = answer[1]
    lay(state, side, free_marker(state, side, PATROLS), 1 << unit)
    state.due[unit] = state.stage
    if side == PL and not war.setting.by_rail:
        arrivals.come(war, state, unit, eagles_arrivals.reception(war, state, unit), DUMMY_COMES)
        arrivals.may_move(state, unit)
    else:
        yield from eagles_arrivals.arrive(war, state, side, (arrivals.TAG, unit))


def offer_hidden_arrivals(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.1/b: arrivals that their owner brings on under a Patrol."""
    if not has_patrols(war) or not free_patrols(war, state, side):
        return ()
    found = eagles_arrivals.waiting(war, state, side)
    return [("arrive-hidden", u) for u in found if is_kind(war, u)]


def is_kind(war: War, unit: Unit) -> bool:
    counter = war.roster.counters[unit]
    is_open = counter.support or counter.arm in hidden.OPEN_ARMS or counter.formation in hidden.OPEN_FORMATIONS
    return not is_open


def arrive_hidden(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    unit = answer[1]
    lay(state, side, free_marker(state, side, PATROLS), 1 << unit)
    yield from eagles_arrivals.arrive(war, state, side, (arrivals.TAG, unit))


def stays_hidden(war: War, state: State, unit: Unit) -> Refusal | None:
    """Replacements and regrouping name a unit, so its owner has to reveal it first."""
    return Refusal(REVEALED_FREELY, "reveal-first") if hidden.is_hidden(war, state, unit) else None


# Coming to light.


def offer_reveal(war: War, state: State, side: Side) -> Sequence[Answer]:
    """23.1.3/p: the owner, in a phase of his own."""
    return [("reveal", marker) for marker, _ in pieces(state, side)]


def reveal_freely(war: War, state: State, side: Side, answer: Answer) -> Steps[None]:
    reveal(war, state, side, under(state, side, answer[1]), REVEALED_FREELY)
    return
    yield


def defers(attack: Attack) -> bool:
    """23.1.3/n, 23.1.3/o: whoever attacks or is attacked is revealed; the attack follows."""
    war, state, side = attack.war, attack.state, attack.side
    attackers = bit_set(u for u in attack.units if hidden.is_hidden(war, state, u))
    defenders = bit_set(u for u in attack.defenders if hidden.is_hidden(war, state, u))
    if not attackers and not defenders:
        return False
    marks.put(state, TARGET, attack.target + 1)
    marks.put(state, ATTACKERS, bit_set(attack.units))
    marks.put(state, REPEAT, int(attack.repeat))
    reveal(war, state, side, attackers, HIDDEN_ATTACKS)
    reveal(war, state, 1 - side, defenders, HIDDEN_ATTACKED)
    return True


def carry_out(war: War, state: State) -> Steps[None]:
    """23.1.1/f: without defenders the attackers may pursue at once."""
    target, units, repeat = marks.get(state, TARGET) - 1, marks.get(state, ATTACKERS), marks.get(state, REPEAT)
    marks.clear(state, TARGET, ATTACKERS, REPEAT)
    attack = Attack(
        war=war, state=state, side=state.phasing, target=target, units=tuple(members(units)), repeat=bool(repeat)
    )
    yield from resolve(attack)


def show_hungry(war: War, state: State) -> None:
    """15.3: a die for supply is thrown for a unit by its name, so whoever has to throw it is revealed."""
    units = bit_set(u for u in unsupplied(war, state, state.phasing) if hidden.is_hidden(war, state, u))
    if units:
        reveal(war, state, state.phasing, units, HIDDEN_HUNGRY)


def pending(war: War, state: State) -> Steps[None] | None:
    if marks.get(state, SET_UP):
        return set_up(war, state)
    if marks.get(state, TARGET):
        return carry_out(war, state)
    return reconnaissance.pending(war, state)


def count_scouting(war: War, state: State) -> Steps[None]:
    """23.1.3/k: what was revealed in the enemy's player-turn counts in this one."""
    reconnaissance.count_earlier(state)
    note_units(war, state)
    advance(state)
    return
    yield


REVEAL = Action("reveal", offer_reveal, reveal_freely)
CHAPTER = Chapter(
    name=NAME,
    allowance=(hidden.allowance,),
    lays_lines=(hidden.lays_lines,),
    looks=(hidden.looks,),
    reserve_values=(hidden.reserve_value,),
    forbidden_hexes=(ForbiddenHexes(HIDDEN_CROWD, "no-room-for-all", no_room),),
    actions=(
        Action("hidden", offer_moves, move_piece),
        Action("split", splits, split),
        Action("dummy", offer_dummies, bring_dummy),
        Action("arrive-hidden", offer_hidden_arrivals, arrive_hidden),
        _lays("patrol", "arrivals"),
        _lays("group", "arrivals"),
        REVEAL,
        reconnaissance.ACTION,
    ),
    attack_actions=(REVEAL,),
    replacement_deeds=(
        _lays("patrol", "replacements"),
        _lays("group", "replacements"),
        _lays("cover", "replacements"),
        REVEAL,
    ),
    no_regrouping=(stays_hidden,),
    entered=(follow,),
    meets=(reconnaissance.after_move,),
    defers=(defers,),
    pending=(pending,),
    phase_begins=(hidden.begin_phase,),
    conceals=(conceals,),
    markers=(shown,),
)
