"""Options that are listed only where they are read behave as the list would."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from sztab.hexmap.bits import bit_set, members, nth_member
from sztab.hexmap.offered import Offered as Here
from sztab.hexmap.plain.offered import Offered as Plain

MOST = 1024
Form = Callable[..., Any]
each_form = pytest.mark.parametrize("form", [Plain, Here], ids=["plain", "compiled"])


def test_the_nth_member_is_the_nth_of_the_list() -> None:
    luck = random.Random(3)
    for size in (1, 2, 7, 60, 461, MOST):
        bits = bit_set(luck.sample(range(MOST), size))
        assert [nth_member(bits, n) for n in range(size)] == members(bits)


@each_form
@pytest.mark.parametrize("bits", [0, 0b10110, 1 << 500 | 5, 1 << 700 | 1 << 300 | 2])
def test_it_is_the_list(form: Form, bits: int) -> None:
    whole = [*members(bits), "pass"]
    assert [form(bits, "pass")[n] for n in range(len(whole))] == whole
    made = form(bits, "pass")
    assert len(made) == len(whole)
    assert list(made) == whole
    assert made == whole
    assert made == form(bits, "pass")
    assert made != form(bits)
    assert made[-1] == "pass"
    assert made[1:] == whole[1:]
    assert [made.index(answer) for answer in whole] == list(range(len(whole)))
    assert "pass" in made
    assert 6 not in made
    assert made.count("pass") == 1
    assert repr(made) == repr(whole)
    assert (made.bits, made.first, made.words) == (bits, (), ("pass",))
    assert isinstance(made, Sequence)
    assert list(reversed(made)) == whole[::-1]
    strange: Any
    for strange, same in ((7, False), (None, False), (tuple(whole), True), ({}, False)):
        assert (made == strange) is same
        assert (made != strange) is not same
    with pytest.raises(TypeError):
        hash(made)


@each_form
@pytest.mark.parametrize("bits", [0, 0b10110, 1 << 900 | 1 << 600, 1 << 700 | 1 << 100 | 2])
def test_answers_may_come_first(form: Form, bits: int) -> None:
    whole = [1000, *members(bits), "pass"]
    assert [form(bits, "pass", first=(1000,))[n] for n in range(len(whole))] == whole
    assert form(bits, "pass", first=(1000,)) == whole
    assert len(form(bits, first=(1000,))) == len(whole) - 1


@each_form
def test_what_is_not_offered_is_not_found(form: Form) -> None:
    with pytest.raises(ValueError, match="9"):
        form(6, "pass").index(9)
    for wrong in (2, -3, 10**30):
        with pytest.raises(IndexError):
            form(6)[wrong]
