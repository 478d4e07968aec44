"""What all plays of a scenario share stays as it was made; what holds for one question only stays with its play."""

from tests.rok1920.kit import game

from sztab.bots.bot import random_play_out
from sztab.games.rok1920.kept import Kept, one_question, shared
from sztab.games.rok1920.logistics.arrival_hexes import railway_places
from sztab.games.rok1920.logistics.arrivals import due_units
from sztab.games.rok1920.state import AWAY
from sztab.games.rok1920.units.counters import PL, SU
from sztab.kernel.dice import RandomDice
from sztab.kernel.play import Play


def test_a_game_changes_nothing_of_what_its_scenario_shares() -> None:
    play = Play.begin(game(), "A")
    war = game().war(play.state)
    before = dict(vars(war))
    plain = {name: repr(value) for name, value in before.items() if isinstance(value, (int, str, tuple, frozenset))}
    random_play_out(play, RandomDice(3))
    after = vars(war)
    assert all(after[name] is value for name, value in before.items())
    assert len(after) == len(before)
    assert {name: repr(after[name]) for name in plain} == plain


def test_what_the_parts_of_a_question_share_is_not_seen_by_another_play() -> None:
    first, second = (Play.begin(game(), "A").state for _ in range(2))
    with one_question(first):
        assert shared(first, "due", PL, lambda: 1) == 1
        assert shared(first, "due", PL, lambda: 2) == 1
        assert shared(second, "due", PL, lambda: 3) == 3
        assert first.copy().shared is None
    assert shared(first, "due", PL, lambda: 4) == 4


def test_what_is_found_for_one_side_is_not_given_to_the_other() -> None:
    play = Play.begin(game(), "H")
    state, war = play.state, game().war(play.state)
    some = [next(u for u in war.roster.of_side[side] if state.at[u] == AWAY) for side in (PL, SU)]
    for unit in some:
        state.due[unit] = state.stage
    apart = [due_units(war, state, side) for side in (PL, SU)]
    assert all(unit in units for unit, units in zip(some, apart))
    with one_question(state):
        assert [due_units(war, state, side) for side in (PL, SU)] == apart
        places = [railway_places(war, state, side) for side in (PL, SU)]
    assert places == [railway_places(war, state, side) for side in (PL, SU)]
    assert places[PL] != places[SU]


def test_it_keeps_so_many_answers_and_begins_anew() -> None:
    kept: Kept[int, str] = Kept(2)
    assert [kept.keep(n, str(n)) for n in range(3)] == ["0", "1", "2"]
    assert dict(kept) == {2: "2"}
