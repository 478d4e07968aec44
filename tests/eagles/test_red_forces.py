"""20, 21: the Konarmia, front reserves, the Polish Rifle Division, Sich Riflemen, Lithuanians."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.events import SichRevealed
from sztab.games.rok1920.eagles.front_reserves import disbandable, provocations, spare_cavalry, waiting
from sztab.games.rok1920.eagles.replacements import refusal_rebuild
from sztab.games.rok1920.forces.sich import is_gone
from sztab.games.rok1920.logistics.supply import supplied_hexes
from sztab.games.rok1920.moving.destinations import must_go_to
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.units.counters import SU
from sztab.hexmap.bits import members
from tests.eagles import boxed
from tests.eagles.kit import THEATRES, draw, scenario, why
from tests.eagles.test_fighting import modifiers, ways
from tests.eagles.test_replacements import HOME, LATE
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

KA: Any = {**HOME, "phasing": "su", "konarmia": "in-play"}
FOES = "pl: 16DP@0407 12DP@0603"


@pytest.mark.rule(GAME, "20/a", "20.4/a", "20.3")
def test_special_bolsheviks_are_rebuilt_but_those_of_their_own_rules() -> None:
    fallen = ["su-4dk", "su-sicz1", "su-1pds", "su-8dk", "su-19ds"]
    table = draw(
        f"{FOES} / su: 58DS@0909", fallen=fallen, pools={"west": 4, "southwest": 4}, **{**KA, "phase": "movement"}
    )
    found = {u: refusal_rebuild(table.war, table.state, table.unit(u)) for u in fallen}
    assert {u for u, no in found.items() if no is None} == {"su-4dk", "su-19ds"}
    numbers = {u: table.game.number(no.rule) for u, no in found.items() if no is not None}
    assert numbers == {"su-sicz1": "20.4.3", "su-1pds": "20.3/a", "su-8dk": "20.2.2/e"}


@pytest.mark.rule(GAME, "20.1.1", "20.1.1/a")
def test_the_konarmia_comes_on_its_hexes_and_marches_on() -> None:
    what: Any = {
        **HOME, "phasing": "su", "regions": {**THEATRES, "ka": "0808 0809", "town": "0808 0907"},
        "networks": {"rail": "0808-0807-0907"}, "held": {"su": ["0808", "0907"]},
    }  # fmt: skip
    table = draw(f"{FOES} / su: 58DS@0905", due={"su-4dk": "16.V"}, **what).act("arrive", "4DK")
    assert table.options() == {"0808", "0809"}
    table.give("0808")
    assert "su-4dk" in table.options(), "it marches"
    assert "su-4dk" not in table.offered("rail"), "but goes by no train"


@pytest.mark.rule(GAME, "20.1.1/b")
@pytest.mark.parametrize(("stage", "closed"), [("9.V", False), ("16.V", True), ("6.VI", True), ("13.VI", False)])
def test_its_hexes_are_closed_to_poles_for_a_while(stage: str, closed: bool) -> None:
    what: Any = {**HOME, "stage": stage, "regions": {**THEATRES, "ka": "0808 0809"}}
    table = draw("pl: 16DP@0807 / su: 58DS@0101", **what)
    assert ("0808" in table.reach("16DP")) is not closed
    inside = draw("pl: 16DP@0808 / su: 58DS@0101", **what)
    assert ("done" not in inside.options()) is closed


def rolled(units: str, face: int, **what: Any) -> Scene:
    table = draw(f"{FOES} / su: {units}", **{**KA, "phase": "ordzhonikidze", **what})
    assert table.prompt == "ordzhonikidze"
    return table.give("roll").roll(face)


@pytest.mark.rule(GAME, "20.1.2", "20.1.2/a")
def test_the_konarmia_recruits_free_of_charge() -> None:
    for face, grows in ((4, False), (5, True)):
        table = rolled("4DK-@0907", face, supplied=["4DK"])
        assert bool(table.marks.get("strengthening", 0) >> table.unit("4DK") & 1) is grows
        lost = rolled("6DK@0907", face, fallen=["4DK"])
        assert bool(lost.state.due[lost.unit("4DK")]) is grows
        assert lost.state.pools.get("southwest", 0) == 0


@pytest.mark.rule(GAME, "20.1.2", "20.1.2/b")
def test_not_after_an_attack_nor_beside_enemies_nor_unsupplied() -> None:
    base: Any = {**KA, "phase": "ordzhonikidze"}
    for what in (
        {"marks": {"konarmia-fought": 1}, "supplied": ["4DK"]},
        {"unsupplied": ["4DK"]},
    ):
        table = draw(f"{FOES} / su: 4DK-@0907", **{**base, **what})
        assert table.prompt != "ordzhonikidze", what
    beside = draw(f"{FOES} / su: 4DK-@0507", **{**base, "supplied": ["4DK"]})
    assert beside.prompt != "ordzhonikidze"


@pytest.mark.parametrize(
    ("units", "field", "gone"),
    [
        pytest.param("4DK-@0907 6DK--@0907", 0, True, marks=pytest.mark.rule(GAME, "20.1.3"), id="both"),
        pytest.param("4DK@0907 6DK--@0907", 0, False, marks=pytest.mark.rule(GAME, "20.1.3/a"), id="a full division"),
        pytest.param("4DK-@0907 6DK--@0907", 1, False, marks=pytest.mark.rule(GAME, "20.1.3/b"), id="an advantage"),
    ],
)
def test_a_demoralised_konarmia_leaves(units: str, field: int, gone: bool) -> None:
    table = draw(
        f"{FOES} / su: {units} su-bs@0907", **{**KA, "phase": "konarmia-leaves", "morale": {"ua": field, "lb": 5}}
    )
    assert [table.at(u) == "removed" for u in ("4DK", "6DK", "su-bs")] == [gone] * 3


HANDED: Any = {**KA, "phase": "turn-start", "morale": {"pl": 0, "ua": 0, "lb": 0}, "coupled": ["ua"]}


@pytest.mark.rule(GAME, "20.1.4", "20.1.4/a")
def test_the_konarmia_is_handed_over() -> None:
    table = draw("pl: 16DP@0405 12DP@0603 / su: 58DS@0205 45DS@0207 4DK@0305", marks={"fronts-in-poland": 2}, **HANDED)
    table.skip_to("hand-over").give("hand-over")
    assert front_of(table.war, table.state, table.unit("4DK")) == "west"
    assert front_of(table.war, table.state, table.unit("58DS")) == "southwest"
    table.skip_to("attack", "su")
    assert "0405" not in table.options(), "no attack in this player-turn"
    kept = draw("pl: 16DP@0405 12DP@0603 / su: 58DS@0205 45DS@0207 4DK@0305", marks={"fronts-in-poland": 2}, **HANDED)
    kept.skip_to("hand-over").give("keep").skip_to("attack", "su")
    assert "0405" in kept.options()
    one = draw(f"{FOES} / su: 58DS@0205 4DK@0608", marks={"fronts-in-poland": 2}, **HANDED)
    with pytest.raises(AssertionError):
        one.skip_to("hand-over")


@pytest.mark.rule(GAME, "20.1.4/b")
def test_handed_over_it_marches_out_of_the_ukraine() -> None:
    table = draw(f"{FOES} / su: 58DS@0205 4DK@0708", **{**KA, "konarmia_front": "west"})
    goal = must_go_to(table.war, table.state, table.unit("4DK"))
    assert goal == table.war.board.open & ~table.war.board.theatres[1]
    assert "done" not in table.options()
    table.give("4DK")
    board = table.war.board
    near = min(board.distance(table.hex("0708"), h) for h in range(board.size) if goal >> h & 1)
    ends = [min(board.distance(table.hex(e), h) for h in range(board.size) if goal >> h & 1) for e in table.options()]
    assert max(ends) < near


ALARM: Any = {**HOME, "regions": {**HOME["regions"], "north-of-dzwina": "0801 0802"}, "places": {"Smoleńsk": "0604"}}


@pytest.mark.parametrize(
    ("start", "goal", "front"),
    [
        pytest.param("0706", "0806", "southwest", marks=pytest.mark.rule(GAME, "20.2.1/a"), id="the edge, UA"),
        pytest.param("0704", "0804", "west", marks=pytest.mark.rule(GAME, "20.2.1/a"), id="the edge, LB"),
        pytest.param("0504", "0604", "west", marks=pytest.mark.rule(GAME, "20.2.1/c"), id="Smoleńsk"),
        pytest.param("0505", "0606", "", marks=pytest.mark.rule(GAME, "20.2.1"), id="elsewhere"),
    ],
)
def test_poles_who_come_too_near_rouse_a_front(start: str, goal: str, front: str) -> None:
    table = draw(f"pl: 16DP@{start} / su: 58DS@0101", **ALARM).march("16DP", goal)
    roused = [
        f for f, name in zip(("west", "southwest"), ("expansion-west", "expansion-southwest")) if table.marks.get(name)
    ]
    assert roused == ([front] if front else [])


@pytest.mark.rule(GAME, "20.2.1/c")
def test_a_front_that_is_roused_is_not_provoked_again() -> None:
    for marks, hexes in (({}, {"0604", "0801", "0802"}), ({"expansion-west": 1}, set())):
        table = draw("pl: 16DP@0504 / su: 58DS@0101", marks=marks, **ALARM)
        found = provocations(table.war, table.state, table.unit("16DP"))
        assert {table.war.board.map.numbers[h] for some in found for h in members(some)} == hexes


@pytest.mark.rule(GAME, "20.2.1/b", "20.2.1")
def test_the_dzwina_does_too_and_a_division_comes() -> None:
    what: Any = {**ALARM, "regions": {**HOME["regions"], "north-of-dzwina": "0501 0502"}}
    table = draw("pl: 16DP@0503 / su: 58DS@0101", **what).march("16DP", "0502")
    assert table.marks["expansion-west"] == 1
    answer = draw(
        f"{FOES} / su: 58DS@0909", marks={"expansion-west": 1}, **{**HOME, "phasing": "su", "phase": "turn-start"}
    )
    answer.skip_to("front-reserve")
    assert answer.options() == {"su-19ds", "su-48ds", "su-55ds", "no"}
    answer.give("19DS")
    assert answer.state.due[answer.unit("19DS")] == answer.state.stage


@pytest.mark.rule(GAME, "20.2.1/d", "20.2.1/e")
def test_a_pause_may_bring_a_reserve_division_one_in_a_turn() -> None:
    what: Any = {**LATE, "phasing": "su", "attacks": {}, "volunteers": "first"}
    table = draw(f"{FOES} / su: 58DS@0909", **what).skip_to("call-up")
    assert table.options() == {"replacements", "su-19ds", "su-48ds", "su-55ds"}
    table.give("19DS")
    assert table.pool("west") == 0, "instead of two replacements"
    assert table.state.due[table.unit("19DS")] == table.state.stage + 1
    assert table.prompt == "extra-replacement", "the other front brings none"
    early = draw(f"{FOES} / su: 58DS@0909", **{**what, "volunteers": "none"}).skip_to("extra-replacement")
    assert (early.pool("west"), early.pool("southwest")) == (2, 2)


@pytest.mark.rule(GAME, "20.2.1/f")
def test_the_latvians_come_last() -> None:
    table = draw(f"{FOES} / su: 58DS@0909", **KA)
    assert "su-lot" not in {table.war.roster.ids[u] for u in waiting(table.war, table.state, "southwest")}
    all_ = draw(f"{FOES} / su: 19DS@0901 48DS@0902 55DS@0903 3DS@0907 46DS@0908", **KA)
    assert [all_.war.roster.ids[u] for u in waiting(all_.war, all_.state, "southwest")] == ["su-lot"]


@pytest.mark.rule(GAME, "20.2.2", "20.2.2/b", "20.2.2/c")
def test_with_it_a_cavalry_division_may_be_made() -> None:
    what: Any = {**HOME, "phasing": "su", "places": {}}
    table = draw(f"{FOES} / su: 58DS@0907 47DS@0909", due={"su-19ds": "16.V"}, **what).act("arrive", "19DS")
    table.skip_to("arrive-at").give("0902")
    assert table.prompt == "reserve-cavalry"
    assert {"no", "su-8dk", "su-17dk", "su-33dk-sw"} <= table.options(), "of either front"
    assert table.why_not("58DS") == ["20.2.2"], "no reserve cavalry"
    table.state.due[table.unit("su-17dk")] = 9
    assert table.why_not("su-17dk") == [], "what was offered stands"
    table.give("su-8dk")
    assert table.options() == {"su-58ds", "su-47ds"}
    assert table.unit("47DS") in table.state.movers
    table.give("47DS")
    assert (table.at("su-8dk"), table.level("su-8dk"), table.at("47DS")) == ("0909", "weak", "removed")
    assert table.unit("47DS") not in table.state.movers


@pytest.mark.rule(GAME, "20.2.2/a")
def test_who_may_be_disbanded() -> None:
    table = draw("pl: 16DP@0806 / su: 58DS@0907 47DS-@0909 45DS-@0902 4DK@0903 su-sicz1@0904", **KA)
    found = {table.war.roster.ids[u] for u in disbandable(table.war, table.state, "southwest")}
    assert found == {"su-45ds"}, "two points at least, not beside enemies, regulars only"


def spare(table: Scene, front: str) -> set[str]:
    """Reserve cavalry divisions of a front that may be made."""
    return {table.war.roster.ids[u] for u in spare_cavalry(table.war, table.state, front)}


@pytest.mark.rule(GAME, "20.2.2/d", "20.2.2/e", "20.2.2/f")
def test_each_has_two_counters_and_comes_again_when_it_has_fallen() -> None:
    on_map = draw(f"{FOES} / su: 8DK@0909 58DS@0907", **KA)
    assert "su-8dk" not in spare(on_map, "southwest")
    assert "su-8dk-w" not in spare(on_map, "west"), "its twin is in play"
    coming = draw(f"{FOES} / su: 58DS@0907", due={"su-17dk": "13.VI"}, **KA)
    assert "su-17dk-w" not in spare(coming, "west"), "it comes by the card"
    fallen = draw(f"{FOES} / su: 58DS@0907", fallen=["su-8dk"], **KA)
    assert "su-8dk-w" in spare(fallen, "west")
    assert "su-8dk" in spare(fallen, "southwest")


RIFLES: Any = {
    **HOME, "phase": "polish-rifles", "phasing": "su", "volunteers": "formed",
    "places": {"Białystok": "0303", "Lublin": "0307"},
    "regions": {**THEATRES, "city": "0303 0307"}, "morale": {"pl": 0, "ua": 0, "lb": 0}, "coupled": ["lb"],
}  # fmt: skip


@pytest.mark.rule(GAME, "20.3", "20.3/a")
def test_the_polish_rifle_division() -> None:
    for face, comes in ((4, False), (5, True)):
        table = draw(f"{FOES} / su: 27DS@0301", **{**RIFLES, "held": {"su": ["0303"], "pl": ["0307"]}})
        assert table.prompt == "rifles"
        table.roll(face)
        if comes:
            assert table.options() == {"0303"}
            table.give("0303")
            assert (table.at("su-1pds"), table.level("su-1pds")) == ("0303", "weak")
        else:
            assert table.at("su-1pds") == "away"
    none = draw(f"{FOES} / su: 27DS@0301", **{**RIFLES, "held": {"pl": ["0303", "0307"]}})
    assert none.prompt != "rifles"
    early = draw(f"{FOES} / su: 27DS@0301", **{**RIFLES, "volunteers": "third", "held": {"su": ["0303"]}})
    assert early.prompt != "rifles"


@pytest.mark.rule(GAME, "20.3/b")
@pytest.mark.parametrize(("face", "level"), [(3, "full"), (4, "weak")])
def test_it_grows_on_an_odd_roll(face: int, level: str) -> None:
    table = draw(f"{FOES} / su: su-1pds-@0301", **{**RIFLES, "held": {"su": ["0307"], "pl": ["0303"]}})
    assert table.prompt == "rifles-grow"
    assert table.roll(face).level("su-1pds") == level


SICH: Any = {**HOME, "sich": "waiting", "places": {}, "regions": THEATRES}
THREE = "1BSS@0606 2BSS@0806 3BSS@0808"


def courted(polish: str, red: str, units: str = f"pl: 16DP@0507 / su: {THREE} 58DS@0909") -> Scene:
    table = draw(units, **SICH)
    assert (table.asked, table.prompt) == ("pl", "sich-pick")
    table.give(polish)
    assert (table.asked, table.prompt) == ("su", "sich-pick")
    return table.give(red)


@pytest.mark.rule(GAME, "20.4", "20.4.1")
def test_both_players_pick_a_brigade_in_secret() -> None:
    table = draw(f"pl: 16DP@0507 / su: {THREE} 58DS@0909", **SICH)
    assert getattr(table.play.question, "secret", False)
    assert table.options() == {"su-sicz1", "su-sicz2", "su-sicz3"}
    table.give("su-sicz1").give("su-sicz2")
    assert table.marks["sich-pick-pl"] == 1
    for seat, hidden in (("pl", "sich-pick-su"), ("su", "sich-pick-pl"), (None, "sich-pick-pl")):
        assert hidden not in str(table.game.view(table.state, seat))
    assert front_of(table.war, table.state, table.unit("su-sicz1")) == "southwest"
    for id in "123456789":
        assert (scenario(id).marks.get("sich-waiting", 0) == 1) is (id in "239"), id


@pytest.mark.rule(GAME, "20.4.1/a", "20.4.1/b", "20.4.1/d", "20.4.1/e")
def test_different_picks_one_joins_one_is_loyal_one_negotiates() -> None:
    table = courted("su-sicz1", "su-sicz2")
    assert not table.events(SichRevealed)
    table.march("16DP", "0506")
    assert table.events(SichRevealed)
    assert table.at("pl-sicz1") == "0606"
    assert table.at("su-sicz1") == "eliminated"
    assert "pl-sicz1" not in table.options(), "it does not move"
    assert table.marks.get("sich-negotiating") == 1 << table.unit("su-sicz3")
    table.give("done").skip_to("attack", "pl")
    table.skip_to("reserve-phase", "su")
    assert table.at("pl-sicz1") == "removed", "gone at the end of the Polish player-turn"
    assert table.at("su-sicz2") == "0806"


@pytest.mark.rule(GAME, "20.4.1/b")
def test_it_may_attack_its_old_friends() -> None:
    table = courted("su-sicz1", "su-sicz2", "pl: 16DP@0507 / su: 1BSS@0606 2BSS@0806 3BSS@0808 58DS@0706")
    table.march("16DP", "0506").give("done").skip_to("attack", "pl")
    assert "0706" in table.options()
    assert "pl-sicz1" in table.give("0706").options()


@pytest.mark.rule(GAME, "20.4/a", "20.4.1/b")
def test_an_ally_who_falls_is_not_rebuilt_by_the_poles() -> None:
    table = courted("su-sicz1", "su-sicz2", "pl: 16DP@0507 / su: 1BSS-@0606 2BSS@0806 3BSS@0808 58DS@0706")
    table.march("16DP", "0506").give("done").skip_to("attack", "pl")
    table.fight("0706", "pl-sicz1", dice=(6, 6))
    assert table.at("pl-sicz1") == "removed"
    table.state.pools["pl"] = 3
    assert refusal_rebuild(table.war, table.state, table.unit("pl-sicz1")) is not None
    assert is_gone(table.state, table.unit("su-sicz1")), "20.4.3 may still bring it back"


@pytest.mark.rule(GAME, "20.4.1/c")
def test_poles_move_freely_through_it() -> None:
    table = courted("su-sicz1", "su-sicz2", f"pl: 16DP@0507 1DJ@0505 / su: {THREE} 58DS@0909")
    assert "0606" not in table.reach("1DJ")
    table.march("16DP", "0506")
    assert "0606" in table.reach("1DJ")


@pytest.mark.rule(GAME, "20.4.1/f", "20.4.1/g")
def test_equal_picks_and_all_negotiate_and_surrender() -> None:
    table = courted("su-sicz1", "su-sicz1").march("16DP", "0506")
    assert table.marks["sich-negotiating"].bit_count() == 3
    table.give("done").skip_to("reserve-phase", "su")
    assert {table.at(u) for u in ("su-sicz1", "su-sicz2", "su-sicz3")} == {"eliminated"}


@pytest.mark.rule(GAME, "20.4.1/g")
def test_negotiators_neither_move_nor_attack() -> None:
    units = f"pl: 16DP@0605 / su: {THREE} 58DS@0909"
    number = draw(units, **HOME).unit("su-sicz1")
    move = draw(units, marks={"sich-negotiating": 1 << number}, **{**HOME, "phasing": "su"})
    assert "su-sicz1" not in move.options()
    attack = draw(units, marks={"sich-negotiating": 1 << number}, **{**HOME, "phasing": "su", "phase": "attacks"})
    assert "0605" not in attack.options()


@pytest.mark.rule(GAME, "20.4.1/h")
def test_an_attacked_negotiator_stays_loyal() -> None:
    number = draw(f"pl: 16DP@0507 / su: {THREE} 58DS@0909", **HOME).unit("su-sicz1")
    table = draw(
        f"pl: 16DP@0605 / su: {THREE} 58DS@0909",
        marks={"sich-negotiating": 1 << number},
        **{**HOME, "phase": "attacks"},
    )
    table.fight("0606", "16DP", dice=(5, 6))
    assert not table.marks.get("sich-negotiating")
    table.skip_to("reserve-phase", "su")
    assert table.at("su-sicz1") == "0606"


@pytest.mark.rule(GAME, "20.4.1/i")
def test_the_horse_comes_with_the_first_deserters() -> None:
    table = courted("su-sicz1", "su-sicz2").march("16DP", "0506")
    assert table.state.due[table.unit("ua-h")] == table.state.stage + 1


@pytest.mark.rule(GAME, "20.4.2")
@pytest.mark.parametrize(("field", "gone"), [(-15, False), (-16, True)])
def test_at_polish_level_two_in_the_ukraine_all_flee(field: int, gone: bool) -> None:
    table = draw(f"pl: 16DP@0407 / su: {THREE} 58DS@0909", **{**HOME, "morale": {"ua": field, "lb": 0}})
    assert [table.at(u) == "eliminated" for u in ("su-sicz1", "su-sicz2", "su-sicz3")] == [gone] * 3


GALICIA: Any = {
    **HOME, "phase": "galicia", "phasing": "su", "places": {"Lwów": "0407", "Stanisławów": "0408", "Borysław": "0508"},
    "regions": {**THEATRES, "town": "0407 0408 0508 0907 0909"},
}  # fmt: skip


@pytest.mark.rule(GAME, "20.4.3", "20.4.3/a")
@pytest.mark.parametrize(("held", "may"), [(["0407"], True), (["0408", "0508"], True), (["0408"], False)])
def test_galicia_raises_them_again(held: list[str], may: bool) -> None:
    what: Any = {
        **GALICIA,
        "held": {"su": [*held, "0907", "0909"], "pl": [h for h in ("0407", "0408", "0508") if h not in held]},
    }
    table = draw("pl: 16DP@0806 12DP@0603 / su: 2BSS@0309 58DS@0301", **what)
    assert (table.prompt == "mobilise-galicia") is may
    if may:
        for face in (5, 6):
            again = draw("pl: 16DP@0806 12DP@0603 / su: 2BSS@0309 58DS@0301", **what).give("roll").roll(face)
            assert (again.prompt == "sich-back") is (face == 6)
        again.give("su-sicz1")
        assert "0907" not in again.options(), "one hex from 16 DP"
        assert "0909" in again.options()
        again.give("0909")
        assert again.at("su-sicz1") == "0909"


# 21


LT: Any = {
    **HOME, "places": {"Kowno": "0501", "Wilno": "0703"}, "regions": {
        **THEATRES, "city": "0703 0501", "lithuania": "0401 0501 0601 0402 0502", "aspiration": " ".join(
            f"{c:02}{r:02}" for c in range(4, 8) for r in range(1, 4)),
    }, "held": {"su": ["0501"], "pl": ["0703"]}, "lithuania": "neutral",
}  # fmt: skip


def lt(units: str, **what: Any) -> Scene:
    return draw(units, **{**LT, **what})


@pytest.mark.rule(GAME, "21.1")
def test_lithuanians_do_not_attack_with_bolsheviks() -> None:
    table = lt("pl: 16DP@0503 / su: lt-1d@0602 27DS@0603", phasing="su", phase="attacks", lithuania="at-war")
    table.give("0503", "lt-1d", "27DS")
    assert "go" not in table.options()
    assert table.why_not("go") == ["21.1"]


@pytest.mark.rule(GAME, "21.1/a")
def test_they_retreat_towards_kowno_which_feeds_them() -> None:
    table = lt("pl: 16DP@0704 / su: lt-1d@0703", lithuania="at-war", phase="attacks")
    found = ways(table, "0703", repeat=True)
    good = {h for h, losses in found.items() if "wrong-direction" not in losses and h}
    board = table.war.board
    kowno, here = table.hex("0501"), table.hex("0703")
    assert good
    assert all(board.distance(table.hex(h), kowno) < board.distance(here, kowno) for h in good)
    hexes = supplied_hexes(table.war, table.state, SU, nation="lt")
    assert "0501" in table.numbers(hexes)


@pytest.mark.rule(GAME, "21.1/b")
def test_they_arrive_in_kowno() -> None:
    table = lt("pl: 16DP@0909 / su: 27DS@0904", due={"lt-2d": "16.V"}, phasing="su").act("arrive", "lt-2d")
    assert table.options() == {"0501"}


@pytest.mark.rule(GAME, "21.1/c", "21.1/e")
def test_no_replacements_no_rebuilding_no_trains() -> None:
    table = lt(
        "pl: 16DP@0909 / su: lt-1d-@0501 27DS@0904",
        phasing="su",
        phase="replacements",
        attacks={"west": 3},
    )
    table.skip_to("replacements")
    table.state.pools.update({"west": 3, "southwest": 3})
    assert "lt-1d" not in table.offered("strengthen")
    assert why(table, "strengthen", "lt-1d")
    train = lt("pl: 16DP@0909 / su: lt-1d@0703 27DS@0703", phasing="su", networks={"rail": "0703-0803-0903"},
               regions={**LT["regions"], "town": "0903"}, held={"su": ["0703", "0903", "0501"]})  # fmt: skip
    assert train.offered("rail") == {"su-27ds"}
    lost = lt("pl: 16DP@0503 / su: lt-1d-@0602", phase="attacks", lithuania="at-war").fight("0602", "16DP", dice=(6, 6))
    assert lost.at("lt-1d") == "removed"


@pytest.mark.rule(GAME, "21.1/d", "21.1/f")
def test_their_attacks_are_no_operations_of_the_front_but_shift_its_morale() -> None:
    table = lt(
        "pl: 16DP@0503 12DP@0407 / su: lt-1d@0602 lt-2d@0602",
        phasing="su",
        phase="attacks",
        lithuania="at-war",
        morale={"lb": 8, "ua": 0},
    )
    assert modifiers(table, ["lt-1d"], "0503").get("10.7/j") == 1, "the level of the theatre helps them"
    table.fight("0503", "lt-1d", dice=(5, 6))
    assert not any(table.marks.get(name) for name in ("attacks-west", "attacks-southwest"))
    assert table.state.morale[2] == 7


@pytest.mark.rule(GAME, "21.1/g", "21.2/b")
def test_before_they_cross_the_line_poles_leave_them_alone() -> None:
    peace = lt("pl: 16DP@0503 / su: lt-1d@0502 27DS@0904", phase="attacks")
    assert "0502" not in peace.options()
    war = lt("pl: 16DP@0503 / su: lt-1d@0502 27DS@0904", phase="attacks", lithuania="at-war")
    assert "0502" in war.options()
    assert not {"0402", "0601"} & lt("pl: 16DP@0503 / su: lt-1d@0501 27DS@0904").reach("16DP")
    assert "0402" in lt("pl: 16DP@0503 / su: lt-1d@0501 27DS@0904", lithuania="at-war").reach("16DP")


@pytest.mark.rule(GAME, "21.2", "21.2/a")
def test_bolsheviks_do_not_cross_the_line_and_leave_when_driven_there() -> None:
    table = lt("pl: 16DP@0909 / su: 27DS@0503", phasing="su")
    assert not {"0502", "0402"} & table.reach("27DS")
    assert table.give("27DS").why_not("0502") == ["21.2/a"]
    inside = lt("pl: 16DP@0909 / su: 27DS@0502", phasing="su")
    assert "done" not in inside.options()
    inside.march("27DS", "0503")
    assert "done" in inside.options()


@pytest.mark.rule(GAME, "21.2/c")
def test_kowno_is_never_attacked_nor_entered() -> None:
    table = lt("pl: 16DP@0502 / su: lt-1d@0501 27DS@0904", phase="attacks", lithuania="at-war")
    assert "0501" not in table.options()
    assert table.why_not("0501") == ["21.2/c"]
    empty = lt("pl: 16DP@0502 / su: lt-1d@0703 27DS@0904", lithuania="at-war", lithuanian_places=["0703"])
    assert "0501" not in empty.reach("16DP")


@pytest.mark.rule(GAME, "21.3")
def test_lithuanians_keep_within_their_aspirations() -> None:
    table = lt("pl: 16DP@0909 / su: lt-1d@0603 27DS@0904", phasing="su", lithuania="at-war")
    reach = table.reach("lt-1d")
    assert {"0703", "0702"} & reach
    assert all(int(h[:2]) <= 7 and int(h[2:]) <= 3 for h in reach)


@pytest.mark.rule(GAME, "21.3/a", "21.3/c")
def test_once_they_hold_wilno_bolsheviks_keep_out_poles_do_not() -> None:
    held: Any = {"lithuania": "at-war", "lithuanian_places": ["0703"], "held": {"su": ["0703", "0501"]}}
    red = lt("pl: 16DP@0909 / su: lt-1d@0703 27DS@0804", phasing="su", **held)
    assert not {"0702", "0603"} & red.numbers(~closed_to(red.war, red.state, red.unit("27DS")) & red.war.board.open)
    free = lt("pl: 16DP@0909 / su: lt-1d@0603 27DS@0804", phasing="su", lithuania="at-war")
    assert "0703" in free.reach("27DS")
    poles = lt("pl: 16DP@0804 / su: lt-1d@0603 27DS@0909", **{**held, "lithuanian_places": ["0703"]})
    free_hexes = poles.numbers(poles.war.board.open & ~closed_to(poles.war, poles.state, poles.unit("16DP")))
    assert {"0702", "0805"} <= free_hexes, "on both sides of the line"
    assert poles.ask("cost", unit="16DP", hex="0805")["allowed"]
    gone = lt("pl: 16DP@0909 / su: 27DS@0804", phasing="su", **{**held, "removed": ["lt-1d", "lt-2d", "lt-3d"]})
    assert "0703" in gone.reach("27DS")


@pytest.mark.rule(GAME, "21.3/b", "21.4/d")
def test_they_take_wilno_even_from_the_bolsheviks_if_it_is_empty() -> None:
    table = lt("pl: 16DP@0909 / su: lt-1d@0602 27DS@0904", phasing="su", held={"su": ["0703", "0501"], "pl": []})
    table.march("lt-1d", "0703")
    assert table.marks["lithuanian-places"] >> table.hex("0703") & 1
    full = lt("pl: 16DP@0909 / su: lt-1d@0602 27DS@0703", phasing="su", held={"su": ["0703", "0501"], "pl": []})
    assert "0703" not in full.reach("lt-1d")


@pytest.mark.rule(GAME, "21.4", "21.4/a")
def test_they_have_two_turns_to_take_wilno() -> None:
    base: Any = {"phasing": "su", "phase": "wilno", "lithuania": "at-war"}
    for since, gone in ((1, False), (2, True)):
        table = lt("pl: 16DP@0909 / su: lt-1d@0602 27DS@0904", marks={"lithuania-since": since}, **base)
        assert (table.at("lt-1d") == "removed") is gone, since
    for stage, gone in (("22.VIII", False), ("29.VIII", True)):
        wish: Any = {**base, "lithuania": "neutral", "stage": stage, "first": "pl"}
        table = lt("pl: 16DP@0909 / su: lt-1d@0501 27DS@0904", **wish)
        assert (table.at("lt-1d") == "removed") is gone, stage
    # 29.VIII is over when both have played it, whoever began: until then reserves may still cross the line.
    for first, phasing, gone in (("su", "su", False), ("su", "pl", True), ("pl", "pl", False), ("pl", "su", True)):
        wish = {**base, "phasing": phasing, "lithuania": "neutral", "stage": "29.VIII", "first": first}
        table = lt("pl: 16DP@0909 / su: lt-1d@0501 27DS@0904", **wish)
        assert (table.at("lt-1d") == "removed") is gone, (first, phasing)
    due = {u: s for u, s in boxed.arrivals(9).items() if u.startswith("lt-")}
    assert list(due.values()).count("29.VIII") == 2


@pytest.mark.rule(GAME, "21.4/c")
def test_when_they_lose_wilno_they_are_gone() -> None:
    table = lt(
        "pl: 1DLB@0704 2DLB@0704 / su: lt-1d@0703 lt-2d@0501 27DS@0909",
        phase="attacks",
        lithuania="at-war",
        lithuanian_places=["0703"],
        held={"su": ["0703", "0501"], "pl": []},
    )
    table.give("0703", "1DLB", "2DLB", "go")
    while table.prompt != "attack-roll":
        table.play.answer_index(0)
    table.roll(1, 2)
    while table.prompt in ("retreat-group", "retreat-route", "loss"):
        table.play.answer_index(0)
    assert table.prompt == "pursue", "as soon as they are driven out"
    assert {table.at("lt-1d"), table.at("lt-2d")} == {"removed"}
