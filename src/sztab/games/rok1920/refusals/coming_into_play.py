"""14.1, 20.1.2, 21.3, 23.1, 27.4, 28, 38.1.1, 39.1.1, A.3, B.3: why a unit may not come into play on a hex."""

from collections.abc import Callable, Mapping

from sztab.games.rok1920 import marks
from sztab.games.rok1920.forces import cheka, sich, ukrainians
from sztab.games.rok1920.logistics.arrivals import KA_REGION, RULES, east_end, entries, rail_entries, railway_places
from sztab.games.rok1920.logistics.rail_transport import refusal_place_by_rail
from sztab.games.rok1920.logistics.railway import danger
from sztab.games.rok1920.logistics.replacements import east_places
from sztab.games.rok1920.logistics.secret_concentration import nearest, reachable
from sztab.games.rok1920.logistics.supply_search import end_of
from sztab.games.rok1920.moving.forbidden_hexes import refusal_enter
from sztab.games.rok1920.politics.fronts import LB
from sztab.games.rok1920.posing.notation import find_unit
from sztab.games.rok1920.special_rules import (
    ARRIVALS,
    ARRIVALS_RAIL,
    CHEKA_WHERE,
    KA_ENTRY,
    KOWNO,
    PLACEMENT,
    RAIL_CONTROL,
    RAIL_TERMS,
    RELOCATION,
    RESTORE,
    SECRET_LOST,
    SICH_MOBILISE,
    TRAIN_RAILS,
    UA_RAISE,
)
from sztab.games.rok1920.state import AWAY, State
from sztab.games.rok1920.units.counters import ENEMY, PL, SU, TRAIN, Unit
from sztab.games.rok1920.units.positions import enemies
from sztab.games.rok1920.war import War
from sztab.kernel.events import Refusal
from sztab.kernel.requests import Answer, Choice, Rule

Reason = Refusal | None
Place = Callable[[War, State, Unit, int, Rule], Reason]


def _march_in(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reason:
    """28, B.3: over the east edge, with the march points that the first hex takes."""
    if not end_of(war.board, "east-edge") >> h & 1:
        return Refusal(rule, "not-east-edge")
    if not east_end(war, state, unit) >> h & 1:
        is_train = war.roster.counters[unit].arm == TRAIN
        return Refusal(TRAIN_RAILS, "train-rails") if is_train else Refusal(rule, "rough-at-edge")
    return None


def _train_in(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reason:
    """28.1, 27.1: to a place that a train from beyond the east edge reaches."""
    if (found := _own_place(war, state, unit, h, rule)) is not None:
        return found
    if not marks.get(state, marks.RAIL_HELD) >> h & 1:
        return Refusal(RAIL_CONTROL, "not-ours")
    return None if rail_entries(war, state) >> h & 1 else Refusal(rule, "no-train-from-east")


def _own_place(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reason:
    side = war.roster.side[unit]
    if not war.board.localities >> h & 1:
        return Refusal(rule, "not-a-place")
    if not state.held[side] >> h & 1:
        return Refusal(rule, "not-in-our-hands")
    return Refusal(RAIL_TERMS, "beside-enemies") if danger(war, state, side) >> h & 1 else None


def _placed(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reason:
    """A.3, B.3.1: a place joined by rail with Warsaw, or with the east end."""
    side = war.roster.side[unit]
    if (found := _own_place(war, state, unit, h, PLACEMENT)) is not None:
        return found
    joined = railway_places(war, state, side) >> h & 1
    return None if joined else Refusal(PLACEMENT, "not-joined-warsaw" if side == PL else "not-joined-east")


def _konarmia_in(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reason:
    """23.1: the Cavalry Army has entry hexes of its own."""
    return None if war.board.map.regions.get(KA_REGION, 0) >> h & 1 else Refusal(rule, "not-ka-hex")


def _in_kowno(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reason:
    """38.1.1"""
    return None if h == war.board.place("Kowno") else Refusal(rule, "only-kowno")


ARRIVING: Mapping[Rule, Place] = {
    ARRIVALS: _march_in,
    ARRIVALS_RAIL: _train_in,
    PLACEMENT: _placed,
    RELOCATION: _placed,
    KA_ENTRY: _konarmia_in,
    KOWNO: _in_kowno,
}


def arrive_at(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """Each way of coming has its hexes; a hex may be closed besides."""
    return _asked(war, state, question, answer, ARRIVING[question.rule])


def _asked(war: War, state: State, question: Choice, h: int, place: Place) -> Reason:
    if h in question.options:
        return None
    unit = find_unit(war, question.about["unit"])
    return place(war, state, unit, h, question.rule) or refusal_enter(war, state, unit, h)


def arrive_way(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """28, B.3: a way that this unit does not have, or by which no hex is free."""
    if answer in question.options:
        return None
    ways = entries(war, state, find_unit(war, question.about["unit"]))
    return Refusal(RULES.get(answer, ARRIVALS), "no-hex-this-way" if answer in ways else "not-this-way")


def restore_at(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """14.1, 20.1.2, 21.3, 23.3: where a unit is formed."""
    return _asked(war, state, question, answer, _restored)


def _restored(war: War, state: State, unit: Unit, h: int, rule: Rule) -> Reason:
    side = war.roster.side[unit]
    if rule == SICH_MOBILISE:
        return _far_from_enemies(war, state, h, rule, side, sich.DISTANCE, state.held[SU])
    if ukrainians.is_ukrainian(war, unit):
        return _far_from_enemies(war, state, h, UA_RAISE, side, ukrainians.DISTANCE, state.held[PL])
    if side == PL and h != war.warsaw:
        return Refusal(RESTORE, "only-warsaw")
    if side == SU and not east_places(war) >> h & 1:
        return Refusal(RESTORE, "only-east-places")
    return None if state.held[side] >> h & 1 else Refusal(RESTORE, "not-in-our-hands")


def _far_from_enemies(war: War, state: State, h: int, rule: Rule, side: int, distance: int, own: int) -> Reason:
    """20.1.2, 21.3: an own place of the UA theatre, so many hexes from every enemy."""
    if not war.board.localities >> h & 1:
        return Refusal(rule, "not-a-place")
    if not war.board.theatres[ukrainians.UA] >> h & 1:
        return Refusal(rule, "not-in-ukraine")
    if not own >> h & 1:
        return Refusal(rule, "not-in-our-hands")
    near = enemies(state, side)
    for _ in range(distance - 1):
        near |= war.board.around(near)
    return Refusal(rule, "enemies-within", {"distance": distance}) if near >> h & 1 else None


def cheka_at(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """39.1.1: a place of the LB theatre in Bolshevik hands, one unit in each."""
    if answer in question.options:
        return None
    if not war.board.localities >> answer & 1:
        return Refusal(CHEKA_WHERE, "not-a-place")
    if not war.board.theatres[LB] >> answer & 1:
        return Refusal(CHEKA_WHERE, "not-in-belarus")
    if any(state.at[unit] == answer for unit in cheka.troops(war)):
        return Refusal(CHEKA_WHERE, "cheka-there")
    return Refusal(CHEKA_WHERE, "not-in-our-hands")


def concentrate_at(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """27.4: as by any train, to a place of the own side."""
    unit = find_unit(war, question.about["unit"])
    if reachable(war, state, unit) >> answer & 1:
        return None
    if state.at[unit] == AWAY:
        found = _train_in(war, state, unit, answer, ARRIVALS_RAIL)
    else:
        found = refusal_place_by_rail(war, state, unit, answer)
    return found or refusal_enter(war, state, unit, answer)


def concentration_near(war: War, state: State, question: Choice, answer: Answer) -> Reason:
    """27.4.3: the nearest own place, and no other."""
    if answer in question.options:
        return None
    seat = question.seat
    side = PL if seat == "pl" else SU
    if not war.board.localities >> answer & 1:
        return Refusal(SECRET_LOST, "not-a-place")
    if not state.held[side] >> answer & 1 or state.occupied[ENEMY[side]] >> answer & 1:
        return Refusal(SECRET_LOST, "not-in-our-hands")
    goal = state.secret[side]
    least = war.board.distance(goal, nearest(war, state, side, goal)[0])
    params = {"distance": war.board.distance(goal, answer), "least": least}
    return Refusal(SECRET_LOST, "not-the-nearest", params)


REASONS: Mapping[str, Callable[[War, State, Choice, Answer], Reason]] = {
    "arrive-at": arrive_at,
    "arrive-way": arrive_way,
    "restore-at": restore_at,
    "cheka-at": cheka_at,
    "concentrate-at": concentrate_at,
    "concentration-near": concentration_near,
}
