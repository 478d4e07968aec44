"""Why not? The questions that follow from fire, melee and flight name the rule and the fact, not only a no."""

import pytest

from sztab.games.raclawice.melee.flight import flee
from sztab.games.raclawice.state import FLED, GONE
from sztab.kernel.events import Refusal
from sztab.kernel.refusing import why_not
from tests.raclawice.field import drawn, position
from tests.raclawice.table import Table, alone

GAME = "raclawice-1794"
FOOT, NEXT, THIRD, HORSE = "pl-1-i-2-pp", "pl-2-i-2-pp", "pl-3-i-2-pp", "pl-1-2-mbkn"
ENEMY, OTHER = "ru-1-ii-uglicki", "ru-2-ii-uglicki"


def why(table: Table, text: str) -> Refusal:
    refusals = why_not(table.play, [table.read(text)])
    assert len(refusals) == 1, f"{text} is allowed"
    return refusals[0]


def said(table: Table, text: str) -> tuple[str, str]:
    refusal = why(table, text)
    return refusal.rule, refusal.key


@pytest.mark.rule(GAME, "10.11", "10.11.1", "10.11.6", "10.11.7")
def test_a_way_back_is_refused_for_its_own_reason() -> None:
    """Shot at from the north; a Polish company stands in one of the two rear hexes."""
    table = alone(f"{FOOT}@0507/SSW {ENEMY}@0506/NNE {NEXT}@0405/SSW")
    table.say(f"fire {FOOT}", "0506", 8)
    assert table.asked == "ru withdraw"
    assert table.why("0505") == ""
    assert said(table, "0507") == ("10.11.1", "not-away")
    assert said(table, "0405") == ("10.11.6", "enemy-there")
    assert said(table, "0909") == ("10.11", "withdraw-one-hex")


@pytest.mark.rule(GAME, "10.11.1/b", "10.11.1/c")
def test_the_flank_comes_before_the_front() -> None:
    """Shot at from the rear: a flank and a front hex lead away."""
    table = alone(f"{FOOT}@0506/E {ENEMY}@0606/NNE", at="0504")
    table.say(f"fire {FOOT}", "0606", 9)
    assert table.asked == "ru withdraw"
    assert table.why("0706") == ""
    refusal = why(table, "0607")
    assert (refusal.rule, refusal.key, refusal.params["better"]) == ("10.11.1", "other-zone-first", "0706")


@pytest.mark.rule(GAME, "3.4/e", "11.8/c")
def test_a_loss_falls_on_those_who_were_in_it() -> None:
    table = Table(
        f"{FOOT}@0505/NNE {NEXT}@0505/NNE {THIRD}@0303/NNE {ENEMY}@0505/SSW",
        leaders="zajaczek@0503", active="zajaczek", phase="melee",
    )  # fmt: skip
    table.say("0505", (4, 4))
    assert table.asked == "pl loss"
    assert said(table, THIRD) == ("11.8/c", "loss-elsewhere")
    assert why(table, THIRD).params["hex"] == "0505"
    assert said(table, ENEMY) == ("11.8/c", "not-own-unit")
    assert said(table, "pl-1-kos") == ("11.8/c", "not-on-map")
    assert table.why(NEXT) == ""


@pytest.mark.rule(GAME, "10.9.6")
def test_who_may_not_join_in_a_volley() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0604/NNE {THIRD}@0404/NNE {HORSE}@0405/NNE {ENEMY}@0606/SSW")
    table.say(f"fire {FOOT}", "0606")
    assert table.asked == "pl fire-partner"
    assert table.why(NEXT) == ""
    assert said(table, THIRD) == ("10.9.6", "partner-beside")
    assert said(table, HORSE) == ("10.9.6", "partner-arm")
    assert said(table, FOOT) == ("10.9.6", "fires-already")
    assert said(table, ENEMY) == ("10.9.6", "not-own-unit")


@pytest.mark.rule(GAME, "10.9.6", "10.9.1")
def test_a_partner_without_shots_is_refused_for_them() -> None:
    """Two could join, and one of them has fired four times."""
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0604/NNE/shots=4 {THIRD}@0405/NNE {ENEMY}@0507/SSW")
    table.say(f"fire {FOOT}", "0507")
    assert table.asked == "pl fire-partner"
    assert said(table, NEXT) == ("10.9.1", "four-shots")


@pytest.mark.rule(GAME, "11.11.4", "11.11.4/c")
def test_why_a_unit_may_not_come_back_there() -> None:
    table = Table(
        f"{FOOT}@0506/SSW {OTHER}@0505/NNE", leaders="zajaczek@0909 tomatis@0505",
        fled={ENEMY: 2}, turn=2, pool=["tomatis"],
        ground={"pond": ["0405"]},
    )  # fmt: skip
    table.draw("tomatis")
    assert table.asked == "ru return-hex"
    assert said(table, "0508") == ("11.11.4", "return-elsewhere")
    assert said(table, "0506") == ("11.11.4/c", "enemy-there")
    assert said(table, "0405") == ("11.11.4", "closed-hex")
    assert table.why("0505") == ""


@pytest.mark.rule(GAME, "6.0/b")
def test_each_unit_of_a_stack_has_one_place_in_the_new_order() -> None:
    table = alone(f"{FOOT}@0505/NNE {NEXT}@0505/NNE {THIRD}@0303/NNE")
    table.say(f"move {FOOT}", f"with {NEXT}", "reorder")
    assert table.asked == "pl order"
    assert said(table, THIRD) == ("6.0/b", "order-elsewhere")


@pytest.mark.rule(GAME, "11.11.5")
@pytest.mark.parametrize(
    ("difference", "fate"), [pytest.param(4, FLED, id="due in 12"), pytest.param(6, GONE, id="in 13")]
)
def test_who_is_due_in_the_last_turn_still_comes_back(difference: int, fate: int) -> None:
    field = drawn()
    state = position(field, f"{FOOT}@0505>NNE", turn=10)
    flee(field, state, (field.unit(FOOT),), difference)
    assert state.fate[field.unit(FOOT)] == fate
