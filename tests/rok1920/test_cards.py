"""The scenario cards against the map: every place exists, stacks are legal, everybody stands where he may."""

import pytest
from tests.rok1920 import marks
from tests.rok1920.kit import game

from sztab.games.rok1920.first.book import OWN as LETTERS
from sztab.games.rok1920.in_force import SUPPLY
from sztab.games.rok1920.logistics.supply import unsupplied_units
from sztab.games.rok1920.moving.destinations import must_go_to
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.fronts import far_hexes, front_of
from sztab.games.rok1920.scenarios.deployment import deployment_area, deployment_hexes, reasons_against_setting_up
from sztab.games.rok1920.scenarios.setup import hex_of
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import PL, SU, THEATRES
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import members
from sztab.kernel.refusing import first


def begin(scenario: str) -> tuple[War, State]:
    state = game().start(scenario, game().scenario(scenario).settle({}))
    return game().war(state), state


@pytest.mark.parametrize("scenario", LETTERS)
def test_set_ups_are_legal(scenario: str) -> None:
    """6, 6.1, 12: no hex is overfull, closed or held by both sides; nobody has to leave where he is."""
    war, state = begin(scenario)
    game().check(state)
    for h, stack in state.stacks.items():
        assert len(stack) <= war.stack_limit(war.roster.side[stack[0]], h), war.board.map.numbers[h]
        for unit in stack:
            assert not must_go_to(war, state, unit), f"{war.roster.ids[unit]} would have to leave at once"
            assert war.board.theatre[h] >= 0


@pytest.mark.parametrize("scenario", LETTERS)
def test_localities_of_the_card_are_on_the_map(scenario: str) -> None:
    war, state = begin(scenario)
    card = game().cards[scenario]
    for place, nation in card.control:
        h = hex_of(war.board, place)
        side = PL if nation in ("pl", "ua") else SU
        stack = state.stacks.get(h, ())
        if stack:
            assert war.roster.side[stack[0]] == side, place
    everything = state.held[PL] | state.held[SU]
    assert not war.board.localities & ~everything


@pytest.mark.parametrize("scenario", ["B", "C", "campaign"])
def test_ready_set_ups_of_the_areas_are_legal(scenario: str) -> None:
    """24, 24.1, 21.1"""
    war, state = begin(scenario)
    assert war.setting.areas
    for unit in war.setting.areas:
        area = deployment_area(war, unit)
        refusal = first(reasons_against_setting_up(state.at[unit], war, state, unit, area))
        assert refusal is None, (war.roster.ids[unit], refusal)
        assert len(deployment_hexes(war, state, unit)) > 1, "there is a choice"


@pytest.mark.parametrize("scenario", ["C", "D", "E", "F", "G", "campaign"])
def test_fronts_stand_in_their_own_areas(scenario: str) -> None:
    """26.1.1, 26.1.2"""
    war, state = begin(scenario)
    strange = {"west": THEATRES.index("ua"), "southwest": THEATRES.index("lb")}
    for unit in war.roster.of_side[SU]:
        h, front = state.at[unit], front_of(war, state, unit)
        if h >= 0 and front:
            assert war.board.theatre[h] != strange[front] or not far_hexes(war, strange[front]) >> h & 1
            assert war.board.theatre[h] != strange[front], war.roster.ids[unit]


@pytest.mark.parametrize("scenario", LETTERS)
def test_the_front_faces_the_enemy(scenario: str) -> None:
    """A set-up gives a front: some units of both sides stand within two hexes of each other (A, C: the Berezyna lies
    between them), and most units of a side have a way to a friend behind them."""
    war, state = begin(scenario)
    near = sum(
        any(war.board.distance(a, b) <= 2 for b in members(state.occupied[SU])) for a in members(state.occupied[PL])
    )
    assert near >= 3


@pytest.mark.parametrize("scenario", LETTERS)
def test_units_may_be_where_they_are(scenario: str) -> None:
    """No unit stands on a hex that its own rules close to it."""
    war, state = begin(scenario)
    for h, stack in state.stacks.items():
        for unit in stack:
            closed = closed_to(war, state, unit) & ~state.crowded[war.roster.side[unit]]
            assert not closed >> h & 1, (war.roster.ids[unit], war.board.map.numbers[h])


@pytest.mark.parametrize("scenario", LETTERS)
def test_nobody_begins_in_a_ring_and_only_the_iv_army_without_supply(scenario: str) -> None:
    """7.2, 25; G.1: the IV Army has run far ahead of its trains."""
    war, state = begin(scenario)
    ringed = [war.board.map.numbers[h] for h in state.stacks if war.edition.is_encircled(war, state, h)]
    assert ringed == []
    if war.has(SUPPLY):
        hungry = {unit for side in (PL, SU) for unit in unsupplied_units(war, state, side)}
        assert hungry <= set(game().cards[scenario].iv_army)


@pytest.mark.rule("rok-1920", "38.2")
@pytest.mark.parametrize("scenario", LETTERS)
def test_lithuania_holds_its_own_places(scenario: str) -> None:
    """Nobody else's trains run through them before anybody has crossed the demarcation line."""
    war, state = begin(scenario)
    inside = war.board.localities & war.board.map.regions["lithuania"]
    assert war.board.place("Kowno") in members(inside)
    assert not state.held[PL] & inside
    assert marks.of(state)["lithuanian-places"] & inside == inside
