"""Rows of numbers, in both forms."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sztab.hexmap.plain import rows as plain
from tests.hexmap.compiled import core

numbers = st.lists(st.integers(-3, 3) | st.integers(-(2**70), 2**70), max_size=60)
floats = st.lists(st.floats(allow_nan=False, allow_infinity=False, width=32), max_size=200)


@given(numbers, numbers)
def test_both_forms_see_where_rows_differ(one: list[int], other: list[int]) -> None:
    changed = [n + (i % 5 == 0) for i, n in enumerate(one)]
    for row in (other, changed, one[:]):
        found = core().differing(one, row)
        assert found == plain.differing(one, row) == [i for i, (a, b) in enumerate(zip(one, row)) if a != b]


@given(floats)
def test_both_forms_add_up_to_the_same_digits(row: list[float]) -> None:
    total = 0.0
    for number in row:
        total += number
    assert core().added_up(row) == plain.added_up(row) == total


@pytest.mark.parametrize("wrong", [None, (1.0,), [1], ["a"]])
def test_what_is_no_row_of_floats_is_refused(wrong: Any) -> None:
    with pytest.raises(TypeError):
        core().added_up(wrong)
    with pytest.raises(TypeError):
        core().differing(wrong, (1,))
