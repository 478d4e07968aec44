"""8.1.1: who is needed for an attack, as the server says it before anybody is named."""

from itertools import combinations
from typing import Any

import pytest
from tests.rok1920.kit import Table, draw

from sztab.games.rok1920.eagles.estimates import attackers as together

SPLENDID = "pl: 16DP@0303 12DP@0303 13DP@0402 / su: 58DS@0403"


def asked(table: Table, *units: str) -> dict[str, Any]:
    found: dict[str, Any] = table.ask("attackers", units=list(units), hex="0403")
    return found


def odds(table: Table, units: tuple[str, ...]) -> tuple[float, list[Any]]:
    found = table.ask("attack", units=list(units), hex="0403")
    return found["success"], [(roll["result"], roll["losses"]) for roll in found["rolls"]]


@pytest.mark.rule("rok-1920", "8.1.1", "8.3")
def test_who_adds_nothing_beyond_the_table_is_idle() -> None:
    """Of three divisions against a strength of three two are as good, since the table ends."""
    table, units = draw(SPLENDID), ("16DP", "12DP", "13DP")
    found = asked(table, *units)
    assert (len(found["units"]), len(found["idle"])) == (2, 1)
    assert odds(table, tuple(found["units"])) == odds(table, units)


@pytest.mark.parametrize(
    "position",
    [SPLENDID, "pl: 16DP@0303 12DP@0303 4BK-@0402 / su: 58DS@0403 45DS@0403", "pl: 16DP@0303 4BK@0402 / su: 58DS@0403"],
)
def test_no_other_group_promises_more(position: str) -> None:
    table = draw(position)
    units = tuple(unit.removeprefix("pl-") for unit in draw(position).give("0403").options() - {"go"})
    needed = tuple(asked(table, *units)["units"])
    every = [group for size in range(1, len(units) + 1) for group in combinations(units, size)]
    best = max(odds(table, group)[0] for group in every)
    assert odds(table, needed)[0] == best
    assert not [group for group in every if len(group) < len(needed) and odds(table, group)[0] == best]


def test_whoever_lowers_what_is_needed_stays_out() -> None:
    """8.6.4: half of the strength across a large river takes two off the roll for all."""
    sides = {"large-river": "0303/0403"}
    table = draw("pl: 16DP@0303 12DP@0303 13DP@0402 / su: 58DS@0403", sides=sides)
    alone, all_three = odds(table, ("13DP",))[0], odds(table, ("13DP", "12DP", "16DP"))[0]
    needed = tuple(asked(table, "16DP", "12DP", "13DP")["units"])
    assert odds(table, needed)[0] >= max(alone, all_three)


def test_where_the_enemy_is_hidden_nobody_is_idle_who_may_be_needed() -> None:
    worlds = [{"units": ["a"], "idle": ["b", "c"], "barred": []}, {"units": ["a", "b"], "idle": ["c"], "barred": []}]
    assert together(worlds) == {"units": ["a", "b"], "idle": ["c"], "barred": []}
