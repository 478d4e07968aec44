"""What the doctrines of Rok 1920 weigh besides attacks: nearness, morale, supply and routs."""

from functools import cache

import pytest
from msgspec import structs

from sztab import games
from sztab.games.rok1920.bot.doctrine import FITTED, OFFICER, Doctrine
from sztab.games.rok1920.bot.officer import Officer
from sztab.games.rok1920.bot.portrait import LEAD
from sztab.games.rok1920.first.game import make as make_game
from sztab.games.rok1920.game import Rok1920
from sztab.games.rok1920.in_force import SUPPLY
from sztab.games.rok1920.state import State
from sztab.games.rok1920.units.counters import SU
from sztab.kernel.box import Box
from sztab.kernel.play import Play


@cache
def game() -> Rok1920:
    return make_game(Box(games.entry("rok-1920").box_folder))


def judging(state: State, doctrine: Doctrine) -> Officer:
    return game().officer(game().war(state), doctrine)


def plain(**weights: float) -> Doctrine:
    """An officer's, whatever was fitted, but for these."""
    return structs.replace(OFFICER, **{"pull": 1.0, "morale": 1.0, "hungry": 0.3, "rout": 0.5, **weights})


def test_nearness_and_morale_count_as_much_as_the_doctrine_says() -> None:
    state = Play.begin(game(), "B").state.copy()
    usual, far = judging(state, plain()), judging(state, plain(pull=2.0))
    assert max(usual.field(state, SU)) > 0
    assert far.field(state, SU) == pytest.approx([2 * one for one in usual.field(state, SU)])
    lower = state.copy()
    lower.morale = [field - 1 for field in state.morale]
    steady = judging(state, plain(morale=3.0))
    worths = [judge._morale(lower) - judge._morale(state) for judge in (usual, steady)]
    assert worths[0] == worths[1] != 0
    values = [judge.value(lower, "pl") - judge.value(state, "pl") for judge in (usual, steady)]
    assert values[1] - values[0] == pytest.approx(2 * worths[0])


def test_hunger_counts_as_much_as_the_doctrine_says(monkeypatch: pytest.MonkeyPatch) -> None:
    state = Play.begin(game(), "C").state
    assert game().war(state).has(SUPPLY)
    judges = [judging(state, plain(hungry=hungry)) for hungry in (0.3, 0.8)]
    monkeypatch.setattr(Officer, "hungry", lambda self, state, side: 7 if side == SU else 3)
    values = [judge.value(state, "pl") for judge in judges]
    assert values[1] - values[0] == pytest.approx(0.5 * 4)


def test_the_surer_a_rout_is_the_more_attacks_promise() -> None:
    """8.5: the Bolshevik of D has attacks at once for which the table has one."""
    state = Play.begin(game(), "D").state.copy()
    state.phasing, state.step = SU, 0
    promises = [judging(state, plain(rout=rout)).blow(state, SU) for rout in (0.25, 0.5, 0.75)]
    assert promises[0] < promises[1] < promises[2]


def test_the_network_that_foretells_sees_what_it_has_learned_from() -> None:
    state = Play.begin(game(), "A").state
    better = judging(state, OFFICER)
    assert better.as_taught.doctrine == FITTED != OFFICER
    assert better.as_taught.as_taught is better.as_taught
    lead = better.as_taught.value(state, "pl") / LEAD
    drawn = game().portrait(state)
    assert drawn is not None
    assert pytest.approx(max(-5.0, min(5.0, lead))) in drawn.facts
