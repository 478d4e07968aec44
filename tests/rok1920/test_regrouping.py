"""19, 33.2, 33.3, 36, 37: dividing, joining and changing divisions."""

from typing import Any

import pytest
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene, scene

from sztab.games.rok1920.chapter_events import ReplacementLost, Strengthened
from sztab.games.rok1920.forces.status import FORMED
from sztab.games.rok1920.forces.volunteer_brigades import refusal_absorb
from sztab.games.rok1920.logistics.divisional_brigades import refusal_split
from sztab.games.rok1920.logistics.restoring import refusal_restore
from sztab.games.rok1920.units.losses import eliminate

GAME = "rok-1920"

MAP: dict[str, Any] = {
    "places": {"Warszawa": "0101"}, "regions": {"town": "0101"}, "theatre": "lb", "phase": "replacements",
    "phasing": "pl", "chapters": 19, "morale": {"lb": 0},
}  # fmt: skip


def regroup(units: str, **more: Any) -> Scene:
    return scene(units, **{**MAP, **more})


@pytest.mark.rule(GAME, "19", "19.1", "19.2.1", "19.2.2")
def test_divisions_4_to_9_are_divided_into_brigades_of_their_own_strength() -> None:
    table = regroup("pl: 4DP@0505 9DP-@0505 12DP@0505 / su: 58DS@0909")
    assert table.offered("split") == {"pl-4dp", "pl-9dp"}, "12 DP has no star"
    table.act("split", "4DP").act("split", "9DP")
    assert {u: (table.at(u), table.level(u)) for u in ("pl-7bp", "pl-8bp")} == dict.fromkeys(
        ("pl-7bp", "pl-8bp"), ("0505", "full")
    )
    assert [table.level(u) for u in ("pl-17bp", "pl-18bp")] == ["weak", "weak"]
    assert (table.at("4DP"), table.at("9DP")) == ("away", "away")
    assert table.offered("merge") == {"pl-7bp+pl-8bp", "pl-17bp+pl-18bp"}, "only brigades of one division"


@pytest.mark.rule(GAME, "19.2")
def test_only_in_the_replacement_phase() -> None:
    table = regroup("pl: 4DP@0505 / su: 58DS@0909", phase="movement")
    assert table.offered("split") == set()
    table.skip_to("replacements")
    assert table.offered("split") == {"pl-4dp"}


@pytest.mark.rule(GAME, "19.2.3", "19.1")
@pytest.mark.parametrize(
    ("first", "second", "level"),
    [("7/4BP", "8/4BP", "full"), ("7/4BP-", "8/4BP", "weak"), ("7/4BP-", "8/4BP-", "weak")],
)
def test_brigades_make_a_division_as_strong_as_the_weaker(first: str, second: str, level: str) -> None:
    names = {"7/4BP": "pl-7bp", "8/4BP": "pl-8bp"}
    one, two = (names[n.rstrip("-")] + ("-" if n.endswith("-") else "") for n in (first, second))
    table = regroup(f"pl: {one}@0505 {two}@0505 pl-9bp@0505 / su: 58DS@0909")
    assert table.offered("merge") == {"pl-7bp+pl-8bp"}, "a brigade of 5 DP does not fit"
    table.act("merge", "pl-7bp", "pl-8bp")
    assert (table.at("4DP"), table.level("4DP"), table.at("pl-7bp")) == ("0505", level, "away")
    apart = regroup(f"pl: {one}@0505 {two}@0506 / su: 58DS@0909")
    assert apart.prompt != "replacements" or apart.offered("merge") == set()


@pytest.mark.rule(GAME, "19.2.5")
def test_a_cadre_is_not_divided() -> None:
    table = regroup("pl: 4DP--@0505 / su: 58DS@0909")
    assert table.prompt != "replacements"
    refusal = refusal_split(table.war, table.state, table.unit("4DP"))
    assert refusal is not None
    assert table.game.number(refusal.rule) == "19.2.5"


@pytest.mark.rule(GAME, "19.3")
def test_both_brigades_lost_are_the_division_lost() -> None:
    table = regroup("pl: pl-7bp@0505 pl-8bp@0505 12DP@0309 / su: 58DS@0909", pools={"pl": 1}, held={"pl": ["0101"]})
    war, state = table.war, table.state
    eliminate(war, state, table.unit("pl-7bp"))
    marks.clear(state, "fallen")
    assert state.morale[2] == 0
    assert refusal_restore(war, state, table.unit("pl-7bp")) is None, "one lost brigade is restored as such"
    eliminate(war, state, table.unit("pl-8bp"))
    marks.clear(state, "fallen")
    assert state.morale[2] == 2, "as for a division (15.2.1)"
    assert table.at("4DP") == "eliminated"
    assert refusal_restore(war, state, table.unit("4DP")) is None
    refusal = refusal_restore(war, state, table.unit("pl-7bp"))
    assert refusal is not None
    later = regroup("pl: 12DP@0309 / su: 58DS@0909", pools={"pl": 1}, fallen=("pl-4dp",), held={"pl": ["0101"]})
    later.act("restore", "4DP").give("0101")
    assert later.level("4DP") == "cadre"


# 33.2, 33.3: volunteers.

VOLUNTEERS: dict[str, Any] = {"chapters": 33, "marks": {"volunteers": FORMED}, "pools": {}}


@pytest.mark.rule(GAME, "33.2")
def test_two_full_volunteer_brigades_make_a_division_for_good() -> None:
    table = regroup("pl: pl-1bo@0505 pl-2bo@0505 pl-syb-@0505 / su: 58DS@0909", **VOLUNTEERS)
    assert table.offered("merge") == {"pl-1bo+pl-2bo"}, "not with a weakened one"
    table.act("merge", "pl-1bo", "pl-2bo")
    assert (table.at("22DO"), table.level("22DO"), table.at("pl-1bo")) == ("0505", "full", "removed")
    assert "pl-22do" not in table.offered("split")


@pytest.mark.rule(GAME, "33.3", "33.3.1", "33.3.3")
def test_a_regiment_is_absorbed_even_in_the_front_line() -> None:
    table = regroup("pl: 16DP--@0505 pl-205pp@0505 / su: 58DS@0605", **VOLUNTEERS)
    assert table.offered("absorb") == {"pl-205pp+pl-16dp"}
    table.act("absorb", "pl-205pp", "16DP")
    assert (table.level("16DP"), table.at("pl-205pp")) == ("weak", "removed")


@pytest.mark.rule(GAME, "33.3.2")
def test_one_regiment_a_turn_and_no_replacement_besides() -> None:
    table = regroup(
        "pl: 16DP--@0101 pl-205pp@0101 pl-206pp@0101 / su: 58DS@0909",
        **{**VOLUNTEERS, "pools": {"pl": 2}, "held": {"pl": ["0101"]}},
    )
    assert "pl-16dp" in table.offered("strengthen")
    table.act("absorb", "pl-205pp", "16DP")
    assert table.offered("absorb") == set()
    assert "pl-16dp" not in table.offered("strengthen")


@pytest.mark.rule(GAME, "33.3.4")
def test_brigades_fill_as_well_weak_or_not() -> None:
    table = regroup("pl: 16DP-@0505 pl-1bo-@0505 pl-2bo@0505 / su: 58DS@0909", **VOLUNTEERS)
    assert table.offered("absorb") == {"pl-1bo+pl-16dp", "pl-2bo+pl-16dp"}
    table.act("absorb", "pl-1bo", "16DP")
    assert (table.level("16DP"), table.at("pl-1bo")) == ("full", "removed")


@pytest.mark.rule(GAME, "33.3.5", "33.3")
def test_volunteers_and_cavalry_take_nobody_in() -> None:
    units = "pl: pl-22do-@0505 pl-2bo-@0505 1DK-@0505 7RBP-@0505 pl-205pp@0505 / su: 58DS@0909"
    table = regroup(units, **VOLUNTEERS)
    assert table.offered("absorb") == {"pl-205pp+pl-7rbp", "pl-2bo+pl-7rbp"}
    refusal = refusal_absorb(table.war, table.state, table.unit("pl-205pp"), table.unit("pl-22do"))
    assert refusal is not None
    assert table.game.number(refusal.rule) == "33.3.5"


@pytest.mark.parametrize(
    ("filler", "unit", "rule"),
    [
        pytest.param("pl-8bk", "pl-7rbp", "33.3.1", marks=pytest.mark.rule(GAME, "33.3.1"), id="cavalry fills nobody"),
        pytest.param("pl-8bk", "pl-22do", "33.3.1", marks=pytest.mark.rule(GAME, "33.3.1"), id="not volunteers either"),
        pytest.param("pl-205pp", "pl-1dk", "33.3.1", marks=pytest.mark.rule(GAME, "33.3.1"), id="nor is it filled"),
        pytest.param("pl-205pp", "pl-22do", "33.3.5", marks=pytest.mark.rule(GAME, "33.3.5"), id="nor are volunteers"),
    ],
)
def test_what_a_filler_is_comes_before_what_it_fills(filler: str, unit: str, rule: str) -> None:
    units = "pl: pl-22do-@0505 pl-8bk@0505 1DK-@0505 7RBP-@0505 pl-205pp@0505 / su: 58DS@0909"
    table = regroup(units, **VOLUNTEERS)
    refusal = refusal_absorb(table.war, table.state, table.unit(filler), table.unit(unit))
    assert refusal is not None
    assert table.game.number(refusal.rule) == rule


# 36, 37: the cavalry and the mountaineers.

REFORM: dict[str, Any] = {"chapters": 39, "stage": "4.VII", "pools": {}}


@pytest.mark.rule(GAME, "36", "37.2.1", "36/a")
def test_two_cavalry_brigades_make_the_second_division() -> None:
    units = "pl: 2BK@0505 3BK-@0505 pl-8bk@0505 / su: 58DS@0909"
    early = regroup(units, **{**REFORM, "stage": "27.VI"})
    assert early.prompt != "replacements" or early.offered("merge") == set(), "from 4.VII on"
    table = regroup(units, **REFORM)
    assert table.offered("merge") == {"pl-2bk+pl-3bk", "pl-2bk+pl-8bk", "pl-3bk+pl-8bk"}, "volunteers too"
    table.act("merge", "2BK", "3BK")
    assert (table.at("2DK"), table.level("2DK")) == ("0505", "weak"), "as 19.2.3"
    assert table.offered("merge") == set(), "there is one such division"
    table.act("split", "2DK")
    assert [table.at(u) for u in ("2BK", "3BK", "2DK")] == ["0505", "0505", "away"]
    assert [table.level(u) for u in ("2BK", "3BK")] == ["weak", "weak"]
    assert "pl-2bk+pl-8bk" in table.offered("merge"), "it may be formed of others"


@pytest.mark.rule(GAME, "36/b")
def test_the_second_division_is_formed_anew_not_restored() -> None:
    table = regroup("pl: 2BK@0505 3BK@0505 / su: 58DS@0909", **{**REFORM, "pools": {"pl": 1}, "held": {"pl": ["0101"]}})
    table.act("merge", "2BK", "3BK")
    eliminate(table.war, table.state, table.unit("2DK"))
    marks.clear(table.state, "fallen")
    assert [table.at(u) for u in ("2BK", "3BK")] == ["eliminated", "eliminated"]
    refusal = refusal_restore(table.war, table.state, table.unit("2DK"))
    assert refusal is not None
    assert table.game.number(refusal.rule) == "36/b"
    assert refusal_restore(table.war, table.state, table.unit("2BK")) is None


@pytest.mark.rule(GAME, "37", "37.1")
def test_the_mountain_brigade_becomes_a_division() -> None:
    early = regroup("pl: pl-bgor@0505 / su: 58DS@0909", **{**REFORM, "stage": "27.VI"})
    assert early.prompt != "replacements" or early.offered("reform") == set()
    weak = regroup("pl: pl-bgor-@0505 / su: 58DS@0909", **REFORM)
    assert weak.prompt != "replacements" or weak.offered("reform") == set(), "only in full strength"
    table = regroup("pl: pl-bgor@0505 / su: 58DS@0909", **REFORM)
    table.act("reform", "pl-bgor")
    assert (table.at("21DGór"), table.level("21DGór"), table.at("pl-bgor")) == ("0505", "weak", "removed")
    spring = regroup("pl: pl-bgor@0505 / su: 58DS@0909", **{**REFORM, "chapters": 36})
    assert spring.prompt != "replacements" or spring.offered("reform") == set(), "D is played without 37"


@pytest.mark.rule(GAME, "37.2.2")
def test_a_brigade_is_exchanged_for_the_fourth() -> None:
    table = regroup("pl: 2BK@0505 7BK-@0303 pl-8bk@0303 / su: 58DS@0909", **REFORM)
    assert table.offered("reform") == {"pl-2bk", "pl-7bk"}
    table.act("reform", "7BK")
    assert (table.at("4BK"), table.level("4BK"), table.at("7BK")) == ("0303", "weak", "removed")
    assert table.prompt != "replacements" or table.offered("reform") == set(), "once in a game"


@pytest.mark.rule(GAME, "14.2.2", "33.3.1")
def test_a_unit_just_restored_takes_no_volunteers_in() -> None:
    """14.2.2: volunteers strengthen a unit (33.3), and none is strengthened in the stage in which it was restored."""
    table = regroup(
        "pl: 12DP--@0101 pl-205pp@0101 / su: 58DS@0909",
        **{**VOLUNTEERS, "pools": {"pl": 1}, "fallen": ("pl-16dp",), "held": {"pl": ["0101"]}},
    )
    table.act("restore", "16DP").give("0101")
    assert table.offered("absorb") == {"pl-205pp+pl-12dp"}


@pytest.mark.rule(GAME, "14.2", "19.2")
@pytest.mark.parametrize(
    ("units", "deed", "chapters"),
    [
        pytest.param("pl: 4DP-@0101", ("split", "4DP"), 19, id="divided"),
        pytest.param("pl: pl-7bp-@0101 pl-8bp@0101", ("merge", "pl-7bp", "pl-8bp"), 19, id="joined"),
        pytest.param("pl: 2BK-@0101", ("reform", "2BK"), 37, id="reformed"),
    ],
)
def test_a_replacement_on_a_unit_that_is_exchanged_is_lost(units: str, deed: tuple[str, ...], chapters: int) -> None:
    """amb-169: nobody regains a level off the board, and the new unit gets none either."""
    table = regroup(
        f"{units} / su: 58DS@0909", chapters=chapters, pools={"pl": 1}, stage="4.VII", held={"pl": ["0101"]}
    )
    weak = next(word.partition("-@")[0] for word in units.split() if "-@" in word)
    table.act("strengthen", weak).act(*deed)
    assert [table.game.roster.ids[table.unit(weak)]] == [event.unit for event in table.events(ReplacementLost)]
    table.skip_to("attack", "su").skip_to("attack", "pl")
    assert not table.events(Strengthened)
    assert "strengthening" not in table.marks


@pytest.mark.rule(GAME, "33.3.2", "14.2.1")
def test_no_regiment_joins_a_unit_on_which_a_replacement_lies() -> None:
    more = {"chapters": 33, "pools": {"pl": 1}, "held": {"pl": ["0101"]}}
    table = regroup("pl: 12DP-@0101 205pp@0101 / su: 58DS@0909", **more)
    assert table.offered("absorb") == {"pl-205pp+pl-12dp"}
    table.act("strengthen", "12DP")
    assert table.offered("absorb") == set()
    unit, regiment = table.unit("12DP"), table.unit("205pp")
    refusal = refusal_absorb(table.war, table.state, regiment, unit)
    assert refusal is not None
    assert table.game.number(refusal.rule) == "33.3.2"
