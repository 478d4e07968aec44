"""The one-line notation reads what it writes."""

import pytest
from tests.rok1920.kit import game

from sztab.games.rok1920.posing.notation import parse_position, write_position


@pytest.mark.parametrize("scenario", ["A", "D", "campaign"])
def test_a_position_that_is_written_reads_back(scenario: str) -> None:
    state = game().start(scenario, game().scenario(scenario).settle({}))
    war = game().war(state)
    found = parse_position(war, write_position(war, state))
    assert {placed.unit: (placed.hex, placed.level) for placed in found} == {
        unit: (h, state.level[unit]) for unit, h in enumerate(state.at) if h >= 0
    }


def test_a_slash_in_the_name_of_a_brigade_does_not_part_the_sides() -> None:
    state = game().start("A", game().scenario("A").settle({}))
    war = game().war(state)
    free = war.board.map.numbers[state.at[next(unit for unit, h in enumerate(state.at) if h >= 0)]]
    found = parse_position(war, f"pl: 7/4BP@{free} 8/4BP-@{free} /su: 58DS@{free}")
    assert [war.roster.counters[placed.unit].id for placed in found] == ["pl-7bp", "pl-8bp", "su-58ds"]
    assert [placed.level for placed in found] == [0, 1, 0]
