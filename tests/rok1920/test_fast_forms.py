"""What is computed on whole sets of hexes gives the same as the rule asked hex by hex, on positions of random play."""

from collections.abc import Iterator

import pytest
from tests.rok1920 import marks
from tests.rok1920.kit import game

from sztab.games.rok1920.fighting.attackers import candidates, refusal_attacker, refusal_target, targets
from sztab.games.rok1920.logistics.railway import rail_links
from sztab.games.rok1920.logistics.supply import field_of, is_supplied, net, supplied_hexes, unsupplied_units
from sztab.games.rok1920.logistics.train_reach import (
    affordable,
    can_be_carried,
    carried,
    journey_to,
    journeys,
    transports_of,
)
from sztab.games.rok1920.moving.control_lines import control_lines, crosses_line, is_encircled, is_open, projects
from sztab.games.rok1920.moving.destinations import must_go_to, towards
from sztab.games.rok1920.moving.movement_phase import begin_movement
from sztab.games.rok1920.moving.reach import (
    Range,
    _range_anew,
    allowance,
    closed_to,
    is_any_open,
    known_range,
    march_of,
    march_range,
    passed,
    path_to,
    points_of,
)
from sztab.games.rok1920.moving.steps import costs_for, walls_for
from sztab.games.rok1920.moving.way_choice import Homeward, closed_on_the_way, detours
from sztab.games.rok1920.state import State
from sztab.games.rok1920.table.view import view
from sztab.games.rok1920.units.counters import LEVELS, SIDES
from sztab.games.rok1920.units.positions import enemies, lift, put
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

MOMENTS = 5


def positions(scenario: str, seed: int, every: int = 150) -> Iterator[tuple[War, State]]:
    """Positions at quiet points of a random game."""
    play, dice = Play.begin(game(), scenario), RandomDice(seed)
    found = 0
    while (question := play.question) is not None and found < MOMENTS:
        if len(play.answers) % every == 0 and not play.tape:
            found += 1
            yield game().war(play.state), play.state.copy()
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))


pytestmark = pytest.mark.agreement
each_scenario = pytest.mark.parametrize("scenario", ["A", "C", "D"])


@each_scenario
def test_reach_of_every_unit(scenario: str) -> None:
    for war, state in positions(scenario, 1):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            for unit in state.movers:
                assert march_range(war, state, unit).hexes == plain_reach(war, state, unit)


def plain_reach(war: War, state: State, unit: int) -> int:
    """5, 7.1: from hex to hex, the cheapest first; a step that takes everything only as the first."""
    start, points = state.at[unit], allowance(war, state, unit)
    profile = war.profiles[war.profile[unit]]
    began = state.occupied[war.roster.side[unit]] if profile.held_now else state.began
    closed, through, walls = closed_to(war, state, unit), passed(war, state, unit), walls_for(war, state, unit)
    least, found, queue = {start: 0}, 0, [start]
    while queue:
        here = queue.pop(0)
        for there in war.board.neighbours[here]:
            if there < 0 or walls >> war.board.map.side_between(here, there) & 1:
                continue
            step = march_of(war, state, unit, here, there, began)
            if step is None or step.refusal is not None or (closed >> there & 1 and not through >> there & 1):
                continue
            if step.whole:
                found |= (here == start and points > 0 and not closed >> there & 1) << there
            elif least[here] + step.points <= points and least[here] + step.points < least.get(there, 999):
                least[there] = least[here] + step.points
                queue.append(there)
    for h in least:
        found |= (not closed >> h & 1 and h != start) << h
    return found


@each_scenario
def test_the_path_is_one_that_the_unit_may_march(scenario: str) -> None:
    for war, state in positions(scenario, 2):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            for unit in state.movers[:12]:
                span, points = march_range(war, state, unit), allowance(war, state, unit)
                for goal in members(span.hexes):
                    here, spent = state.at[unit], 0
                    for there in path_to(war, state, span, goal):
                        step = march_of(war, state, unit, here, there, span.began)
                        assert step is not None
                        assert step.refusal is None
                        assert not step.whole or (here == state.at[unit] and there == goal)
                        spent, here = spent + step.points, there
                    assert here == goal
                    assert spent <= points


@each_scenario
def test_a_range_that_was_known_is_the_one_that_is_found_anew(scenario: str) -> None:
    """What lies around a unit is all that its range hangs on: found anew everywhere, it is what was remembered."""
    for war, state in positions(scenario, 13, every=90):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            remembered = [march_range(war, state, unit) for unit in state.movers]
            war.costs.clear()
            for table in war.marches:
                table.ranges.clear()
            assert remembered == [march_range(war, state, unit) for unit in state.movers]


@pytest.mark.parametrize("scenario", ["A", "campaign"])
def test_a_way_is_walked_back_by_its_steps_as_on_the_sets(scenario: str) -> None:
    """5: the same way as the map's own search gives, and as many points as its steps take."""
    for war, state in positions(scenario, 14, every=300):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            for unit in state.movers:
                span = march_range(war, state, unit)
                costs = costs_for(war, state, unit, span.began)
                for goal in members(span.reach.hexes & span.hexes & ~war.board.masks[span.start]):
                    path = path_to(war, state, span, goal)
                    assert [span.start, *path] == costs.route(war.board.map, span.reach, goal)
                    points = points_of(war, state, unit, span.start, path, span.began)
                    assert points == span.reach.cost(goal)
                    assert points == points_of(war, state, unit, span.start, path, span.began, lined=span.lined)


@pytest.mark.parametrize("scenario", ["C", "campaign"])
def test_places_off_the_way_by_a_search_from_each_of_them(scenario: str) -> None:
    """27.2: one search back from the goal finds what a search from every place finds."""
    seen = 0
    for war, state in positions(scenario, 15, every=300):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            for unit in state.movers:
                span = march_range(war, state, unit)
                for goal in (span.start, *members(span.hexes)[::4]):
                    found = detours(war, state, span, goal, (), Homeward(war, state, span, goal))
                    assert members(found) == plain_detours(war, state, span, goal)
                    seen += found.bit_count()
    assert seen > 20


def plain_detours(war: War, state: State, span: Range, goal: int) -> list[int]:
    side, costs = war.roster.side[span.unit], costs_for(war, state, span.unit, span.began)
    barred = closed_on_the_way(war, state, span.unit) & ~passed(war, state, span.unit)
    found: list[int] = []
    for place in members(war.board.localities & ~state.held[side] & ~state.occupied[1 - side] & ~barred):
        spent = span.reach.cost(place)
        if spent is None or place in (span.start, goal) or span.first >> goal & 1:
            continue
        onward = costs.reach(place, span.points - spent, barred=barred).cost(goal)
        found += [place] if onward is not None else []
    return found


@pytest.mark.parametrize("scenario", ["A", "C", "campaign"])
def test_bars_that_can_close_nothing_near_may_be_left_out(scenario: str) -> None:
    for war, state in positions(scenario, 16, every=300):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            for unit in state.movers:
                closed, through = closed_to(war, state, unit), passed(war, state, unit)
                for radius in (1, 3):
                    around = war.board.near(state.at[unit], radius)
                    assert closed_to(war, state, unit, around) & around == closed & around
                    assert passed(war, state, unit, around) == through & around


def test_near_hexes_and_the_sides_within_them() -> None:
    board = next(positions("A", 1))[0].board
    for h in range(0, board.size, 7):
        for radius in (1, 2, 4):
            hexes = board.near(h, radius)
            near = [i for i in range(board.size) if board.distance(h, i) <= radius]
            assert members(hexes) == near
            sides = [side for i in near for side in board.map.sides[i] if side >= 0]
            assert set(members(board.sides_within(hexes))) == {side for side in sides if sides.count(side) == 2}


@pytest.mark.parametrize("scenario", ["A", "C", "campaign"])
def test_what_lies_beyond_the_farthest_hexes_makes_no_difference(scenario: str) -> None:
    lined = 0
    for war, state in positions(scenario, 17, every=300):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            for unit in state.movers:
                start, points, began = state.at[unit], allowance(war, state, unit), state.began
                found = known_range(war, state, unit, start, points, began)
                closed, through = closed_to(war, state, unit), passed(war, state, unit)
                plain = _range_anew(war, state, unit, start, points, began, closed, through)
                assert (found.reach, found.first, found.hexes) == (plain.reach, plain.first, plain.hexes)
                lined += found.lined
    assert lined


@each_scenario
def test_control_lines_and_crossings(scenario: str) -> None:
    for war, state in positions(scenario, 3):
        board = war.board
        for side in SIDES:
            lines = set(members(control_lines(war, state, side)))
            units = [u for u in war.roster.of_side[side] if state.at[u] >= 0 and not state.neutral >> state.at[u] & 1]
            plain = {
                board.map.spokes[state.at[u]][k]
                for u in units
                if war.roster.lines[u][state.level[u]]
                for k in range(6)
                if board.map.spokes[state.at[u]][k] >= 0 and projects(board, state.at[u], k)
            }
            assert lines == plain
            for line in list(lines)[:40]:
                a, b = board.map.side_hexes[line]
                assert crosses_line(war, state, 1 - side, a, b)


@each_scenario
def test_targets_agree_with_their_refusals(scenario: str) -> None:
    for war, state in positions(scenario, 4):
        for side in SIDES:
            allowed = [h for h in members(war.board.open) if refusal_target(war, state, side, h) is None]
            assert targets(war, state, side) == allowed
            for target in allowed:
                near = members(war.board.masks[target] & state.occupied[side])
                units = sorted(unit for h in near for unit in state.stacks[h])
                able = [unit for unit in units if refusal_attacker(war, state, unit, target) is None]
                assert candidates(war, state, side, target) == able


@pytest.mark.parametrize("scenario", ["A", "B", "C", "H"])
def test_who_has_a_duty_when_a_phase_begins(scenario: str) -> None:
    """20.3, 26.1.3, A.1: nobody is passed over who has to get elsewhere; also where many have been driven away."""
    for war, state in positions(scenario, 6):
        for side in SIDES:
            for unit in [u for u in war.roster.of_side[side] if state.at[u] >= 0][::5]:
                empty = war.board.open & ~(state.occupied[0] | state.occupied[1])
                put_on = members(empty)[unit * 7 % 101 :: 101]
                lift(war, state, unit)
                put(war, state, unit, put_on[0])
            for reserve in (False, True):
                begin_movement(war, state, side, reserve=reserve)
                sent = [unit for unit in state.movers if must_go_to(war, state, unit)]
                assert members(state.bound) == sent


@each_scenario
def test_sets_of_neighbours(scenario: str) -> None:
    for war, state in positions(scenario, 5):
        foes = enemies(state, 0)
        plain = 0
        for h in members(foes):
            plain |= war.board.masks[h]
        assert war.board.around(foes) == plain


@each_scenario
def test_the_way_to_a_duty_is_the_nearest(scenario: str) -> None:
    for war, state in positions(scenario, 6):
        begin_movement(war, state, 0, reserve=False)
        goal = war.board.theatres[0] or war.board.fortress
        goals = members(goal)
        for unit in state.movers[:10]:
            here, hexes = state.at[unit], march_range(war, state, unit).hexes
            far = {h: min(war.board.distance(h, g) for g in goals) for h in (here, *members(hexes))}
            best = min((far[h] for h in members(hexes)), default=99)
            nearest = {h for h in members(hexes) if far[h] == best} if best < far[here] else set()
            assert set(members(towards(war, here, goal, hexes))) == nearest


@each_scenario
def test_encircled_units_have_no_open_side(scenario: str) -> None:
    for war, state in positions(scenario, 7):
        for h, stack in state.stacks.items():
            side = war.roster.side[stack[0]]
            if is_encircled(war, state, h):
                assert not any(is_open(war, state, side, h, d) for d in range(6))


def test_journeys_by_rail_are_the_cheapest() -> None:
    """27.3.2: compared with all ways up to a length, hex by hex."""
    for war, state in positions("C", 8):
        marks.put(state, "rail-held", war.board.localities)
        for side in SIDES:
            start = next(h for h in members(state.held[side]) if h in rail_links(war))
            goals = war.board.map.all_hexes
            for goal, found in journeys(war, state, side, start, goals).items():
                path = found.path
                assert path[-1] == goal
                assert all(b in rail_links(war)[a] for a, b in zip((start, *path), path))
                entered = [0, 0, 0]
                for h in path:
                    entered[war.board.theatre[h]] += 1
                assert found.transports == max(1, sum(n > 3 for n in entered))


def test_transports_by_count() -> None:
    from sztab.games.rok1920.logistics.train_reach import COUNTS

    assert transports_of(COUNTS.index((4, 4, 4))) == 3
    assert transports_of(COUNTS.index((4, 3, 0))) == 1
    assert transports_of(COUNTS.index((0, 0, 2))) == 1


@pytest.mark.parametrize("scenario", ["C", "D", "campaign"])
def test_who_can_be_carried_where_and_by_which_way(scenario: str) -> None:
    """27.1-27.3: the quick answers of the move question and of a single journey are those of the whole search."""
    seen = 0
    for war, state in positions(scenario, 9, every=400):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            ready = [unit for unit in state.movers if state.at[unit] in rail_links(war)]
            places = dict(carried(war, state, side, ready))
            assert can_be_carried(war, state, side, ready) == list(places)
            for unit, goals in list(places.items())[:4]:
                start = state.at[unit]
                whole = journeys(war, state, side, start, goals)
                for most in (1, 2, 3):
                    cheap = {h: trip for h, trip in whole.items() if trip.transports <= most}
                    assert affordable(war, state, side, start, goals, most) == list(cheap)
                    assert journeys(war, state, side, start, goals, most) == cheap
                    for h in members(goals)[::5]:
                        assert journey_to(war, state, side, start, h, most) == cheap.get(h), "all are known"
                    war.rides.clear()
                    for h in members(goals)[::5]:
                        assert journey_to(war, state, side, start, h, most) == cheap.get(h), "a search for one"
                seen += len(whole)
    assert seen > 200


@pytest.mark.parametrize("scenario", ["A", "campaign"])
def test_is_any_of_these_hexes_open(scenario: str) -> None:
    """5.1.3, 6 and what chapters forbid: asked for several hexes at once, and for each of them."""
    for war, state in positions(scenario, 10, every=400):
        for side in SIDES:
            begin_movement(war, state, side, reserve=False)
            free = war.board.open & ~state.occupied[1 - side] & ~state.crowded[side]
            for unit in state.movers:
                closed = closed_to(war, state, unit)
                for hexes in (free, free & closed, free & war.board.localities, free & state.occupied[side]):
                    assert is_any_open(war, state, unit, hexes) == bool(hexes & ~closed)


def test_supply_by_infiltration_takes_nothing_away() -> None:
    """25.5: all hexes that are supplied in the usual way are so for motorised troops."""
    for war, state in positions("campaign", 11, every=400):
        for side in SIDES:
            usual = supplied_hexes(war, state, side)
            assert not usual & ~supplied_hexes(war, state, side, motorised=True)
            hungry = [u for u in war.roster.of_side[side] if state.at[u] >= 0 and not is_supplied(war, state, u)]
            counted = [u for u in hungry if war.roster.counters[u].formation != "cheka"]
            assert list(unsupplied_units(war, state, side)) == counted


def test_counters_are_shown_as_they_stand() -> None:
    """Whatever has been kept from other views, and whoever looks."""
    for war, state in positions("campaign", 18, every=200):
        ids, numbers = war.roster.ids, war.board.map.numbers
        for unit in (-1, *state.movers[:2]):
            if unit >= 0:
                state.movers.remove(unit)
                state.attacked |= 1 << unit
            shown = [view(war, state, seat).units for seat in ("pl", "su", None)]
            assert shown[0] == shown[1] == shown[2]
            assert [(u.id, u.hex, u.level, u.can_move, u.has_attacked) for u in shown[0]] == [
                (ids[u], numbers[h], LEVELS[state.level[u]], u in state.movers, bool(state.attacked >> u & 1))
                for u, h in enumerate(state.at)
                if h >= 0
            ]


@pytest.mark.parametrize(("scenario", "seed"), [("campaign", 3), ("A", 1)])
def test_supply_rides_where_the_rails_lead(scenario: str, seed: int) -> None:
    for war, state in positions(scenario, seed):
        for side, nation in enumerate(("pl", "su")):
            rails, field = net(war, nation), field_of(war, state, side, nation=nation)
            closed = field.enemy | field.enemy_places | field.abroad
            for sources in (rails.sources, war.board.localities, 0):
                led = rails._rail_ways(field, closed).flood(sources & war.board.open & ~closed)
                assert rails._ride_anew(field, sources, closed) == led
