"""Options that are listed only where they are read behave as the list would."""

import random

import pytest

from sztab.hexmap.bits import bit_set, members, nth_member
from sztab.hexmap.offered import Offered

MOST = 1024


def test_the_nth_member_is_the_nth_of_the_list() -> None:
    luck = random.Random(3)
    for size in (1, 2, 7, 60, 461, MOST):
        bits = bit_set(luck.sample(range(MOST), size))
        assert [nth_member(bits, n) for n in range(size)] == members(bits)


@pytest.mark.parametrize("bits", [0, 0b10110, 1 << 500 | 5, 1 << 700 | 1 << 300 | 2])
def test_it_is_the_list(bits: int) -> None:
    whole = [*members(bits), "pass"]
    assert [Offered(bits, "pass")[n] for n in range(len(whole))] == whole
    made = Offered(bits, "pass")
    assert len(made) == len(whole)
    assert list(made) == whole
    assert made == whole
    assert made == Offered(bits, "pass")
    assert made != Offered(bits)
    assert made[-1] == "pass"
    assert made[1:] == whole[1:]
    assert [made.index(answer) for answer in whole] == list(range(len(whole)))
    assert "pass" in made
    assert 6 not in made


@pytest.mark.parametrize("bits", [0, 0b10110, 1 << 900 | 1 << 600, 1 << 700 | 1 << 100 | 2])
def test_answers_may_come_first(bits: int) -> None:
    whole = [1000, *members(bits), "pass"]
    assert [Offered(bits, "pass", first=(1000,))[n] for n in range(len(whole))] == whole
    assert Offered(bits, "pass", first=(1000,)) == whole
    assert len(Offered(bits, first=(1000,))) == len(whole) - 1


def test_what_is_not_offered_is_not_found() -> None:
    with pytest.raises(ValueError, match="9"):
        Offered(6, "pass").index(9)
    with pytest.raises(IndexError):
        Offered(6)[2]
