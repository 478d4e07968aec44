"""13.2: what is asked, and of whom, tells nothing of hidden counters: other deals look the same to the enemy."""

import pytest

from sztab.kernel.dice import RandomDice
from sztab.kernel.secrecy import differences, redealt
from tests.west.kit import Table, table

GAME = "how-the-west-was-saved"


def assert_hidden(t: Table, seat: str) -> None:
    """Twenty other deals of what the seat does not know, none of which it can tell from this one."""
    for seed in range(20):
        twin = redealt(t.play, seat, RandomDice(seed))
        t.game.check(twin.state)
        assert list(differences(t.play, twin, seat)) == []


@pytest.mark.rule(GAME, "13.2/b")
def test_a_stack_that_a_right_shows_is_seen_before_the_question() -> None:
    units = "pl: bj-1@0404>E hq-1@0404 / ru: ds-5@0504>W blank@0504 ds-6@1010>W ds-7@0909>W art-1@0909 blank@0909"
    t = table(units, phase="withdrawal", turn=2, step=0)
    assert (t.seat, t.prompt) == ("pl", "withdrawal")
    stack = next(s for s in t.game.view(t.state, "pl").stacks if s.hex == "0504")
    assert stack.hidden == 0
    assert_hidden(t, "pl")


@pytest.mark.rule(GAME, "9.2/f", "13.2/b")
def test_who_faces_somebody_is_asked_even_where_he_cannot_attack() -> None:
    """Ukrainians alone may be led by their own headquarters, Poles not: the enemy must not learn it by who is asked."""
    units = "pl: dp-12@0408>E hq-ua@0408 ua-3@1110>E / ru: ds-5@0508>W hq-12@0508 ds-6@0911>W"
    t = table(units, phase="attacks")
    assert (t.seat, t.prompt) == ("pl", "attack")
    assert t.options() == [{"answer": "pass"}]
    assert t.key("alone", hex="0408") == "no-headquarters-near"
    t.say("pass")
    assert (t.seat, t.prompt) == ("ru", "attack")
    assert t.state.passed == [False, False], "he waits, and has not declined"
    t.say("pass")
    assert (t.seat, t.prompt) == ("pl", "attack")
    t.say("pass")
    assert t.prompt != "attack"


@pytest.mark.rule(GAME, "9.2/f")
def test_when_neither_can_attack_the_phase_ends() -> None:
    t = table("pl: dp-12@0404>E hq-1@0404 / ru: ds-5@0504>W hq-15@0911", phase="attacks")
    t.say("pass")
    assert (t.seat, t.prompt) == ("ru", "attack")
    t.say("pass")
    assert t.prompt != "attack"
