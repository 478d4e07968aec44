"""Short cuts of marches and rail transfers say the same as the rules that stand behind them, in games at random."""

import random
from collections import Counter
from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Any

import pytest

from sztab import games
from sztab.games.rok1920 import in_force
from sztab.games.rok1920.eagles import aircraft, rail, rail_fares, replacements, riders, secret
from sztab.games.rok1920.logistics.train_reach import account_of
from sztab.games.rok1920.moving import brought_about, movement_phase, way_choice
from sztab.games.rok1920.moving.reach import Range, passed, points_of, stops_of
from sztab.games.rok1920.moving.reserves import is_reserve, reserve_hexes
from sztab.games.rok1920.moving.steps import costs_for, walls_for
from sztab.games.rok1920.moving.way_choice import careful_path, closed_on_the_way
from sztab.games.rok1920.politics import fronts
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import SIDES, Side, Unit
from sztab.games.rok1920.war import War
from sztab.hexmap.bits import bit_set, members
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play
from sztab.kernel.requests import Choice

ANSWERS = 800

pytestmark = pytest.mark.agreement


def play_some(game: str, scenario: str, seed: int) -> None:
    """The first answers of a game at random."""
    play, dice = Play.begin(games.load(game), scenario, memory=False), RandomDice(seed)
    while (question := play.question) is not None and len(play.answers) < ANSWERS:
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))


@pytest.mark.parametrize(("game", "scenario"), [("rok-1920", "campaign"), ("nest-of-eagles", "9")])
def test_a_plain_way_is_the_one_that_is_chosen_without_a_question(
    game: str, scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, ways = way_choice.plain_way, Counter[str]()

    def both(war: War, state: State, span: Range, goal: int, spent: int | None, noted: int) -> list[int] | None:
        for other in (goal, span.start, *members(span.hexes)[::15]):
            points = span.reach.cost(other)
            path = plain(war, state, span, other, points, noted)
            if path is None:
                ways["looked for"] += 1
                continue
            ways["past things" if noted else "quiet"] += 1
            with pytest.raises(StopIteration) as chosen:
                next(way_choice.choose_way(war, state, span, other))
            assert chosen.value.value == path
            if path and not span.first >> other & 1:
                assert points_of(war, state, span.unit, span.start, path, span.began) == points
            if not noted >> other & 1:
                assert len({war.board.theatre[h] for h in (span.start, *path)}) == 1
                assert not bit_set(path) & noted
        return plain(war, state, span, goal, spent, noted)

    monkeypatch.setattr(movement_phase, "plain_way", both)
    play_some(game, scenario, 41)
    assert min(ways[kind] for kind in ("quiet", "past things", "looked for")) > 100


@pytest.mark.parametrize(("game", "scenario"), [("rok-1920", "campaign"), ("nest-of-eagles", "9")])
def test_a_way_past_many_things_is_the_way_past_one_after_another(
    game: str, scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """5: hexes that each bring something about are looked at in sets: the way is the one that each by itself gives."""
    plain, seen = way_choice.quiet_path, 0

    def both(war: War, state: State, span: Range, goal: int, things: Any, home: Any = None) -> list[int]:
        nonlocal seen
        found = plain(war, state, span, goal, things, home)
        assert found == one_after_another(war, state, span, goal, list(brought_about.one_by_one(things)))
        seen += len(things) > 0
        return found

    monkeypatch.setattr(way_choice, "quiet_path", both)
    play_some(game, scenario, 46)
    assert seen > 20


def one_after_another(war: War, state: State, span: Range, goal: int, things: list[int]) -> list[int]:
    path = careful_path(war, state, span, goal)
    on_it, every = bit_set(path), reduce(or_, things, 0)
    if span.first >> goal & 1 or not every & on_it:
        return path
    barred = closed_on_the_way(war, state, span.unit) & ~passed(war, state, span.unit)
    costs, stops = costs_for(war, state, span.unit, span.began, lined=span.lined), stops_of(war, state, span.unit)
    avoided = 0
    for thing in (every, *sorted(things, key=lambda thing: not thing & on_it)):
        reach = costs.reach(span.start, span.points, barred=barred | avoided | thing, stops=stops)
        if reach.cost(goal) is not None:
            avoided |= thing
            round_ = Range(span.unit, span.began, span.start, span.points, reach, lined=span.lined)
            path = careful_path(war, state, round_, goal)
    return path


@pytest.mark.parametrize("scenario", ["4", "7", "9"])
def test_fares_without_their_ways(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """9.3: places that the transports suffice for, and the journey to one of them, as if all ways had been found."""
    seen = 0
    plain = riders.within_fares

    def both(war: War, state: State, unit: Unit) -> Sequence[int]:
        nonlocal seen
        places = plain(war, state, unit)
        trips = rail.affordable(war, state, unit)
        assert list(places) == sorted(trips)
        side, account = war.roster.side[unit], account_of(war, state, unit)
        for h in places:
            seen += 1
            assert rail_fares.cheapest_to(war, state, side, state.at[unit], h, account) == trips[h]
        return places

    any_within, offered = riders.is_within_fares, 0

    def as_listed(war: War, state: State, unit: Unit, places: int) -> bool:
        nonlocal offered
        offered += 1
        found = any_within(war, state, unit, places)
        assert found == bool(rail.affordable(war, state, unit))
        return found

    monkeypatch.setattr(rail, "within_fares", both)
    monkeypatch.setattr(riders, "within_fares", both)
    monkeypatch.setattr(riders, "is_within_fares", as_listed)
    play_some("nest-of-eagles", scenario, 42)
    assert seen > 20
    assert offered > 2 or scenario == "4", "there a train finds an empty station nearby"


@pytest.mark.parametrize("scenario", ["4", "6", "9"])
def test_riders_found_at_once_are_those_whom_nothing_refuses(scenario: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """9.1-9.4: in the order of the movers, whether they ride openly or in secret."""
    at_once, seen = riders._riders, Counter[str]()

    def both(war: War, state: State, side: Side) -> riders.Riders:
        openly, secretly, unsure = at_once(war, state, side)
        own = [unit for unit in state.movers if state.at[unit] >= 0]
        assert openly == [u for u in own if rail.why(war, state, side, (rail.TAG, u)) is None]
        if war.has(in_force.CONCENTRATION):
            assert secretly == [u for u in own if secret.refusal(war, state, side, (secret.TAG, u)) is None]
        seen["openly"] += len(openly)
        seen["by the lateral line alone"] += sum(
            not rail_fares.transports_left(state, account_of(war, state, u)) for u in openly
        )
        seen["secretly"] += len(secretly)
        seen["to one place"] += len(secretly) if state.secret[side] >= 0 else 0
        return openly, secretly, unsure

    monkeypatch.setattr(riders, "_riders", both)
    play_some("nest-of-eagles", scenario, 47)
    assert seen["openly"] > 20
    assert seen["by the lateral line alone"] > 2 or scenario == "6"


def test_units_looked_at_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """3.4.7, 2.5.1, 17.2, 18: as one after another."""
    asked, at_once = Counter[bool](), aircraft.is_any_in_range

    def both(war: War, state: State) -> bool:
        found = at_once(war, state)
        assert found == bool(aircraft.goals(war, state))
        for side in SIDES if any(state.pools.values()) else ():
            lost = [u for u in war.roster.of_side[side] if replacements.refusal_rebuild(war, state, u) is None]
            assert [*replacements.offer_rebuild(war, state, side)] == [("restore", u) for u in lost]
        hexes, west = war.board.theatres[fronts.UA], fronts.belonging(war, state, "west")
        there = [u for u in west if state.at[u] >= 0 and hexes >> state.at[u] & 1]
        for unit in west:
            taken = fronts.WEST_AREA.is_taken(war, state, unit)
            assert taken == bool([u for u in there if u != unit])
            asked[taken] += 1
        return found

    monkeypatch.setattr(aircraft, "is_any_in_range", both)
    play_some("nest-of-eagles", "9", 45)
    assert asked


@pytest.mark.parametrize(("game", "scenario"), [("rok-1920", "C"), ("nest-of-eagles", "3")])
def test_reserves_hex_by_hex_and_sides_that_no_train_leads_over(
    game: str, scenario: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = 0

    def both(war: War, state: State, side: Side) -> int:
        nonlocal seen
        found = reserve_hexes(war, state, side)
        assert members(found) == [h for h in members(state.occupied[side]) if is_reserve(war, state, side, h)]
        for unit in war.roster.of_side[side]:
            if state.at[unit] >= 0 and not war.march_walls_of[unit]:
                assert not walls_for(war, state, unit) & war.marches[unit].sides
        seen += 1
        return found

    monkeypatch.setattr(movement_phase, "reserve_hexes", both)
    play_some(game, scenario, 43)
    assert seen


@pytest.mark.parametrize(("game", "scenario"), [("rok-1920", "campaign"), ("nest-of-eagles", "9")])
def test_what_is_asked_seldom_would_say_nothing_else(game: str, scenario: str) -> None:
    """Nothing is pending while chapters remember nothing new; and no chapter hears of hexes that it is not about."""
    loaded: Any = games.load(game)
    luck, dice = random.Random(44), RandomDice(44)
    play = Play.begin(loaded, scenario, memory=False)
    war, calm, unheard, at_home = loaded.war(play.state), 0, 0, 0
    hooks = [hook for chapter in war.chapters for hook in chapter.pending_by_marks]
    by_theatre = [hook.hook for hook in war.hooks("entered") if hook.by_theatre]
    while (question := play.question) is not None and len(play.answers) < ANSWERS:
        if play.state.settled:
            calm += 1
            assert not [hook for hook in hooks if hook(war, play.state) is not None]
        unit = luck.choice([u for u, h in enumerate(play.state.at) if h >= 0])
        for about, hook in war.entered_of[unit]:
            path = luck.choice(members(war.board.open)), play.state.at[unit]
            is_heard = hook in by_theatre and not play.state.unheard >> war.roster.side[unit] & 1
            at_home += is_heard
            if is_heard or not about & bit_set(path):
                before, unheard = play.state.copy(), unheard + 1
                hook(war, play.state, unit, path)
                assert play.state == before
        if isinstance(question, Choice):
            play.answer_index(dice.below(len(question.options)))
        else:
            play.answer(dice.settle(question))
    assert hooks
    assert calm > ANSWERS // 2
    assert unheard > ANSWERS // 2
    assert at_home > ANSWERS // 4, "marches inside a theatre"
