"""28, A.3, B.3, 23.1, 38.1.1 / Eagles 16: by which hexes units come into play, and why not by others."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

from sztab.games.rok1920 import in_force
from sztab.games.rok1920.chapter_rules import (
    ARRIVALS,
    ARRIVALS_RAIL,
    KA_ENTRY,
    KOWNO,
    PLACEMENT,
    RAIL_CONTROL,
    RAIL_TERMS,
    RELOCATION,
    TRAIN_RAILS,
)
from sztab.games.rok1920.kept import shared
from sztab.games.rok1920.logistics.railway import Railway, danger, railway_hexes
from sztab.games.rok1920.logistics.supply import field_of, net
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.moving.control_lines import control_lines
from sztab.games.rok1920.moving.forbidden_hexes import reasons_against_entering
from sztab.games.rok1920.moving.reach import closed_to, is_any_open
from sztab.games.rok1920.named import KONARMIA, LITHUANIAN_CAPITAL
from sztab.games.rok1920.state import State
from sztab.games.rok1920.tries import any_hex, refusing
from sztab.games.rok1920.units.counters import ENEMY, PL, SIDE_NAMES, SU, TRAIN, Side, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import Reasons
from sztab.kernel.requests import Answer, Rule

KA_REGION = "ka"
RULES = {"kowno": KOWNO, "ka": KA_ENTRY, "place": PLACEMENT, "march": ARRIVALS, "train": ARRIVALS_RAIL}
"""By which rule a unit comes, by the manner of coming."""


def by_rail(war: War) -> bool:
    """A.3, B.3: before rule 28 is in force arrivals are placed along the railway."""
    return not war.has(in_force.REINFORCEMENTS)


def is_konarmia_entry(war: War, state: State, unit: Unit) -> bool:
    """23.1: the Cavalry Army comes for the first time."""
    return war.is_of_army(unit, KONARMIA) and state.entered[unit] < 0


def free_for(war: War, state: State, unit: Unit) -> int:
    """Hexes that a unit may be put on: open, not barred to it, without enemies, not full."""
    return war.board.open & ~closed_to(war, state, unit)


def railway_places(war: War, state: State, side: Side) -> int:
    """A.3, 14.2: places joined by rail with Warsaw or the east end of the board, not beside enemies."""
    return shared(state, "railway-places", side, lambda: joined_places(war, state, side) & ~danger(war, state, side))


def joined_places(war: War, state: State, side: Side) -> int:
    """23.3: own places joined by rail with Warsaw (Poles) or the east end of the board (Bolsheviks)."""
    field = field_of(war, state, side)
    warsaw = 1 << war.warsaw if war.warsaw >= 0 else 0
    sources = warsaw if side == PL else end_of(war.board, "east-edge")
    joined = net(war, SIDE_NAMES[side]).on_rails(field, sources)
    return joined & war.board.localities & state.held[side] & ~enemies(state, side)


def rails_kept_open(war: War, state: State, side: Side) -> int:
    """7.1.7: the hexes in which it matters to the railway whether own units stand there."""
    return net(war, SIDE_NAMES[side]).beside_rails(control_lines(war, state, ENEMY[side]))


def may_stand(war: War, state: State, unit: Unit, hexes: int) -> bool:
    """Is any of these hexes one that `free_for` names?"""
    side = war.roster.side[unit]
    hexes &= war.board.open & ~state.occupied[ENEMY[side]] & ~state.crowded[side]
    return bool(hexes) and is_any_open(war, state, unit, hexes)


def rail_entries(war: War, state: State) -> int:
    """28.1, 27.1, 27.2: places that a train from beyond the east edge reaches without passing a hex beside enemies, and
    that were in Bolshevik hands when the phase began."""
    near = danger(war, state, SU)
    field = field_of(war, state, SU)
    ways = net(war, "su")
    open_rails = ways.on_rails_apart(field, end_of(war.board, "east-edge") & ~near, near)
    return open_rails & war.board.localities & state.held[SU] & state.of[Railway].held


def march_entries(war: War, state: State, unit: Unit) -> int:
    """28, B.3: hexes of the east end that a unit can march onto with its points; trains only on the rails."""
    return east_end(war, state, unit) & free_for(war, state, unit)


def east_end(war: War, state: State, unit: Unit) -> int:
    """The hexes of the east end that are within a unit's power, whoever stands there."""
    found = end_of(war.board, "east-edge")
    if war.roster.counters[unit].arm == TRAIN:
        return found & railway_hexes(war)
    return found if war.roster.movement[unit][state.level[unit]] >= 2 else found & ~war.board.rough


def entries(war: War, state: State, unit: Unit) -> dict[str, int]:
    """The hexes by which a unit may come now, by the manner of coming."""
    side, counter = war.roster.side[unit], war.roster.counters[unit]
    if counter.nation == "lt":
        h = war.named_hex(LITHUANIAN_CAPITAL)
        return {"kowno": 1 << h & free_for(war, state, unit)} if h >= 0 else {}
    if is_konarmia_entry(war, state, unit):
        return {"ka": war.board.map.regions.get(KA_REGION, 0) & free_for(war, state, unit)}
    free = free_for(war, state, unit)
    if by_rail(war):
        found = {"place": railway_places(war, state, side) & free}
        if side == SU and war.setting.edge_entry:
            found["march"] = march_entries(war, state, unit)
        return found
    return {"march": march_entries(war, state, unit), "train": rail_entries(war, state) & free} if side == SU else {}


@lru_cache(maxsize=64)
def entry_hexes(war: War) -> int:
    """All hexes by which units can ever come: places, the east end, the Cavalry Army's region."""
    return war.board.localities | end_of(war.board, "east-edge") | war.board.map.regions.get(KA_REGION, 0)


# Why not there.


def _march_in(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reasons:
    """28, B.3: over the east edge, with the march points that the first hex takes."""
    if not end_of(war.board, "east-edge") >> h & 1:
        yield Refusal(rule, "not-east-edge")
    elif not east_end(war, state, unit) >> h & 1:
        is_train = war.roster.counters[unit].arm == TRAIN
        yield Refusal(TRAIN_RAILS, "train-rails") if is_train else Refusal(rule, "rough-at-edge")


def reasons_against_train_in(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reasons:
    """28.1, 27.1: to a place that a train from beyond the east edge reaches."""
    yield from _not_own_place(war, state, unit, h, rule)
    if war.board.localities >> h & 1:
        if not state.of[Railway].held >> h & 1:
            yield Refusal(RAIL_CONTROL, "not-ours")
        if not rail_entries(war, state) >> h & 1:
            yield Refusal(rule, "no-train-from-east")


def _not_own_place(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reasons:
    side = war.roster.side[unit]
    if not war.board.localities >> h & 1:
        yield Refusal(rule, "not-a-place")
        return
    if not state.held[side] >> h & 1:
        yield Refusal(rule, "not-in-our-hands")
    if danger(war, state, side) >> h & 1:
        yield Refusal(RAIL_TERMS, "beside-enemies")


def _placed(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reasons:
    """A.3, B.3.1: a place joined by rail with Warsaw, or with the east end."""
    side = war.roster.side[unit]
    yield from _not_own_place(war, state, unit, h, PLACEMENT)
    if war.board.localities >> h & 1 and not railway_places(war, state, side) >> h & 1:
        yield Refusal(PLACEMENT, "not-joined-warsaw" if side == PL else "not-joined-east")


def _konarmia_in(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reasons:
    """23.1: the Cavalry Army has entry hexes of its own."""
    if not war.board.map.regions.get(KA_REGION, 0) >> h & 1:
        yield Refusal(rule, "not-ka-hex")


def _in_kowno(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reasons:
    """38.1.1"""
    if h != war.named_hex(LITHUANIAN_CAPITAL):
        yield Refusal(rule, "only-kowno")


WHERE: Mapping[Rule, Callable[[War, State, Unit, int, Rule], Reasons]] = {
    ARRIVALS: _march_in,
    ARRIVALS_RAIL: reasons_against_train_in,
    PLACEMENT: _placed,
    RELOCATION: _placed,
    KA_ENTRY: _konarmia_in,
    KOWNO: _in_kowno,
}


def _against_hex(h: int, war: War, state: State, offered: Sequence[int], unit: Unit, rule: Rule) -> Reasons:
    """Each way of coming has its hexes; a hex may be closed besides."""
    yield from WHERE[rule](war, state, unit, h, rule)
    yield from reasons_against_entering(war, state, unit, h)


ARRIVE_AT_TRIES = refusing(any_hex, _against_hex)
"""Case: war, state, the hexes that are offered, the unit, the rule of the way by which it comes."""


def _against_way(way: Answer, war: War, state: State, offered: Sequence[Answer], unit: Unit) -> Reasons:
    """28, B.3: a way that this unit does not have, or by which no hex is free."""
    has_way = way in entries(war, state, unit)
    yield Refusal(RULES.get(way, ARRIVALS), "no-hex-this-way" if has_way else "not-this-way")


def _ways(*_: object) -> Sequence[Answer]:
    return tuple(RULES)


ARRIVE_WAY_TRIES = refusing(_ways, _against_way)
"""Case: war, state, the ways that are offered, the unit."""
