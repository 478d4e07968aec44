"""What the greedy bot thinks of first: withdrawal of cavalry, and blanks on the stacks that need them."""

from typing import Any

import pytest

from sztab.kernel.requests import Choice
from tests.west.kit import Table, table


def thought(t: Table) -> dict[str, Any]:
    """The answer that a bot gives without trying it out."""
    question = t.play.question
    assert isinstance(question, Choice)
    found = t.game.candidates(t.state, question)
    assert found
    return t.options()[found[0]]


@pytest.mark.parametrize(
    ("foes", "goes"),
    [
        ("ds-5@0504>W ds-6@0504 ds-44@0504 hq-15@0504", True),
        ("ds-5@0504>W ds-6@0504 ds-44@0504 hq-15@0911", False),
        ("ds-5-@0504>W hq-15@0504", False),
    ],
)
def test_cavalry_withdraws_from_a_stack_that_would_beat_it(foes: str, goes: bool) -> None:
    """Not where no headquarters lets that stack attack, nor from a weak one."""
    t = table(f"pl: bj-1@0404>E hq-1@0404 / ru: {foes}", phase="withdrawal", turn=2, step=0)
    assert thought(t) == ({"hex": "0404"} if goes else {"answer": "pass"})


def test_blanks_go_on_low_stacks_near_the_enemy() -> None:
    units = "pl: dp-12@0404>E dp-13@0406>E dp-14@0406 dp-15@0406 hq-1@0101 dp-16@0101>E / ru: ds-5@0504>W ds-6@0506>W"
    t = table(units, phase="blanks", step=0)
    assert t.seat == "pl"
    assert thought(t) == {"answer": "put", "hex": "0404"}
    t.say("put", hex="0404")
    assert thought(t) == {"answer": "put", "hex": "0406"}


def test_blanks_far_behind_are_fetched_first() -> None:
    units = "pl: dp-12@0404>E dp-13@0111>E blank@0111 hq-1@0101 / ru: ds-5@0504>W"
    t = table(units, phase="blanks", step=0)
    assert thought(t) == {"answer": "take", "hex": "0111"}
