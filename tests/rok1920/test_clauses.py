"""Clauses of rules that a wider test passes over: each is broken alone by a mutant (tests/mutants/rok-1920.toml)."""

import pytest
from tests.rok1920.special_kit import real
from tests.rok1920.test_campaign import judged, markers
from tests.rok1920.test_scenarios import battle, hold

from sztab.games.rok1920.forces.volunteer_brigades import refusal_absorb
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.units.counters import PL, SU

GAME = "rok-1920"


@pytest.mark.rule(GAME, "D.4.2")
def test_the_advantage_without_lwow_is_no_polish_victory() -> None:
    without = hold(battle(lost=True, field=-8), SU, "Lwów").outcome_of("end")
    assert (without.winner, without.rule) == ("su", "D.4.4")


@pytest.mark.rule(GAME, "D.4.3")
def test_the_advantage_without_lwow_is_no_strategic_victory_of_the_bolsheviks() -> None:
    without = hold(battle(lost=True, field=16), PL, "Lwów").outcome_of("end")
    assert (without.level, without.rule) == ("tactical", "D.4.4")


@pytest.mark.rule(GAME, "40.2.2")
def test_an_enemy_without_supply_in_poland_does_not_stand_in_the_way() -> None:
    table = markers(judged("su-27ds@Białystok"), -16, -16)
    board = table.war.board
    table.state.held = [board.localities, 0]
    found = table.outcome_of("end")
    assert (found.winner, found.rule) == ("pl", "40.2.2")


@pytest.mark.rule(GAME, "G.2/a")
@pytest.mark.parametrize(("front", "division"), [("southwest", True), ("west", False)])
def test_only_divisions_of_the_western_front_count(front: str, division: bool) -> None:
    table = real("G")
    war, state = table.war, table.state
    others = [
        u for u in war.roster.of_side[SU]
        if front_of(war, state, u) == front and war.roster.is_division[u] == division and state.at[u] >= 0
    ]  # fmt: skip
    before = table.outcome_of("end").score["G.2/a"]
    assert others
    for unit in others:
        state.at[unit] = -2
    assert table.outcome_of("end").score["G.2/a"] == before


@pytest.mark.rule(GAME, "33.3.1")
def test_a_full_unit_absorbs_nobody() -> None:
    table = real("G", clear=True, units="pl-205pp@Warszawa pl-8dp@Warszawa su-27ds@Mińsk")
    filler, unit = table.unit("pl-205pp"), table.unit("pl-8dp")
    refusal = refusal_absorb(table.war, table.state, filler, unit)
    assert refusal is not None
    assert refusal.key == "at-full-strength"
    weak = real("G", clear=True, units="pl-205pp@Warszawa pl-8dp-@Warszawa su-27ds@Mińsk")
    assert refusal_absorb(weak.war, weak.state, weak.unit("pl-205pp"), weak.unit("pl-8dp")) is None
