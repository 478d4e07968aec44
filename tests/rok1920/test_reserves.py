"""4.1: who is a reserve."""

import pytest
from tests.rok1920.kit import draw

from sztab.kernel.refusing import why_not

GAME = "rok-1920"


@pytest.mark.rule(GAME, "4.1")
def test_touching_no_enemy_or_only_weaker_ones() -> None:
    """4.1, example: 12 DP (4) touches 45 DS (3) alone; 13 DP (4) touches two divisions of 6 together."""
    table = draw("pl: 12DP@0302 13DP@0305 14DP@0709 / su: 45DS@0301 58DS@0304 44DS@0404", phase="first-window")
    assert table.ask("reserve", hex="0302") == {
        "rule": "4.1", "reserve": True, "strength": 4, "pooled": 4, "against": 3
    }  # fmt: skip
    thirteen = table.ask("reserve", hex="0305")
    assert (thirteen["reserve"], thirteen["strength"], thirteen["against"]) == (False, 4, 6)
    assert table.ask("reserve", hex="0709")["reserve"]
    table.give("take")
    assert table.options() == {"pl-12dp", "pl-14dp", "done"}
    assert table.why_not("13DP") == ["4.1"]


@pytest.mark.rule(GAME, "4.1")
def test_equal_strength_is_not_enough() -> None:
    table = draw("pl: 16DP@0303 / su: 25DS@0304", phase="first-window")
    asked = table.ask("reserve", hex="0303")
    assert (asked["strength"], asked["against"], asked["reserve"]) == (4, 4, False)


@pytest.mark.rule(GAME, "4.1.1")
def test_a_stack_is_one_unit() -> None:
    table = draw("pl: 16DP@0303 12DP@0303 / su: 25DS@0304 58DS@0404", phase="first-window").give("take")
    assert table.ask("reserve", hex="0303")["strength"] == 8
    assert table.options() == {"pl-16dp", "pl-12dp", "done"}


@pytest.mark.rule(GAME, "4.1.2", "4.1.3", "2.3")
@pytest.mark.parametrize(
    ("unit", "counts"),
    [
        pytest.param("su: 4DK@0303", 8, id="4.1.3 elite cavalry division: 4 and 2 and 2"),
        pytest.param("pl: 1DPLeg@0303", 6, id="4.1.3 elite infantry division: 4 and 2"),
        pytest.param("pl: 1DPLeg-@0303", 2, id="2.3 weakened: no longer elite"),
        pytest.param("pl: 16DP@0303", 4, id="ordinary division"),
        pytest.param("pl: 4BK-@0303", 1.5, id="4.1.2 1 of cavalry counts 1.5"),
        pytest.param("pl: 2DK@0303", 6, id="4.1.2 4 of cavalry count 6"),
    ],
)
def test_strength_for_the_test(unit: str, counts: float) -> None:
    table = draw(unit, phase="first-window", phasing=unit[:2])
    assert table.ask("reserve", hex="0303")["strength"] == counts


@pytest.mark.rule(GAME, "4.1.4")
def test_pooled_strength_against_a_single_enemy_hex() -> None:
    """4.1.4, example: 1 DK, 7 RBP and 3 BK count 8.5 against the 8 of 4 DK; 1 DPLeg touches 45 DS as well."""
    table = draw("pl: 1DK@0403 7RBP@0502 3BK@0602 1DPLeg@0603 / su: 4DK@0503 45DS@0604", phase="first-window")
    for h in ("0403", "0502", "0602"):
        found = table.ask("reserve", hex=h)
        assert (found["pooled"], found["against"], found["reserve"]) == (8.5, 8, True)
    legion = table.ask("reserve", hex="0603")
    assert (legion["pooled"], legion["against"], legion["reserve"]) == (6, 11, False)


@pytest.mark.rule(GAME, "4.1.4")
def test_nobody_helps_who_touches_another_enemy() -> None:
    units = "pl: 12DP@0302 13DP@0402 / su: 25DS@0303"
    assert draw(units, phase="first-window").ask("reserve", hex="0302")["pooled"] == 8
    table = draw(units + " 58DS@0502", phase="first-window")
    assert table.ask("reserve", hex="0302")["pooled"] == 4
    assert not table.ask("reserve", hex="0302")["reserve"]


@pytest.mark.rule(GAME, "4.1.4", "4.1")
def test_no_pooling_against_two_enemy_hexes() -> None:
    """12 DP and 13 DP stand on either side of the same two divisions of 6: together 8, but each counts for itself."""
    table = draw("pl: 12DP@0404 13DP@0506 / su: 58DS@0405 45DS@0505", phase="first-window")
    for h in ("0404", "0506"):
        foes = table.state.occupied[1]
        assert table.war.board.masks[table.hex(h)] & foes == foes, "both touch both"
        found = table.ask("reserve", hex=h)
        assert (found["pooled"], found["against"], found["reserve"]) == (4, 6, False)


@pytest.mark.rule("rok-1920", "4.1")
def test_who_is_no_reserve_is_told_the_sums() -> None:
    table = draw("pl: 1DK@0303 16DP@0909 / su: 27DS@0304 8DK@0403", phase="first-window", phasing="pl").give("take")
    (refusal,) = why_not(table.play, [table.unit("1DK")])
    assert (refusal.key, dict(refusal.params)) == ("no-reserve", {"own": "4½", "against": "8½"})


@pytest.mark.rule("rok-1920", "5.1.2")
def test_a_hex_too_far_is_refused_with_what_it_costs() -> None:
    table = draw("pl: 16DP@0303 / su: 27DS@0909", phase="movement", phasing="pl", terrain={"forest": "0301"})
    (refusal,) = why_not(table.play, [table.unit("16DP"), table.hex("0301")]) or (None,)
    assert refusal is None, "1 + 2 points"
    (refusal,) = why_not(table.play, [table.unit("16DP"), table.hex("0307")])
    assert refusal is not None
    assert (refusal.key, dict(refusal.params)) == ("too-far", {"points": 3, "cost": 4})
