"""The one-line notations of Racławice and Bitwa Warszawska read what they write, in any position of random play."""

import pytest

from sztab.games.raclawice.game import Raclawice
from sztab.games.raclawice.posing import notation as raclawice
from sztab.games.warszawa.game import Warszawa
from sztab.games.warszawa.posing import notation as warszawa
from sztab.games.warszawa.units.armies import NONE
from sztab.kernel.play import Play
from tests.conformance import suite
from tests.conformance.test_conformance import opened


@pytest.mark.parametrize("seed", [1, 2])
def test_units_on_the_battlefield(seed: int) -> None:
    game = opened("raclawice-1794")
    assert isinstance(game, Raclawice)
    for play in suite.moments(Play.begin(game, "battery"), seed, 25):
        state = play.state
        found = raclawice.parse_units(game.ed, raclawice.format_units(game.ed, state))
        assert {standing.unit for standing in found} == {unit for unit, hex in enumerate(state.hexes) if hex >= 0}
        for standing in found:
            unit = standing.unit
            assert standing.hex == state.hexes[unit]
            assert (standing.facing, standing.formation) == (state.facing[unit], state.formation[unit])
            assert standing.numbers.get("lost", 0) == state.lost[unit]
            assert standing.numbers.get("shots", 0) == state.shots[unit]
            assert (standing.marks, standing.came) == (state.marks[unit], state.came[unit])


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_armies_before_warsaw(seed: int) -> None:
    game = opened("bitwa-warszawska")
    assert isinstance(game, Warszawa)
    for play in suite.moments(Play.begin(game, "olympiad"), seed, 4):
        state = play.state
        found = {s.army: s for s in warszawa.parse_armies(game.ed, warszawa.format_armies(game.ed, state))}
        assert set(found) == set(range(len(game.ed.armies)))
        for army, standing in found.items():
            assert standing.field == state.at[army]
            assert standing.markers == (state.markers[army] if state.at[army] != NONE else 0)
            assert standing.is_dispersed == state.is_dispersed(army)
            assert standing.has_attacked == state.has_attacked(army)
