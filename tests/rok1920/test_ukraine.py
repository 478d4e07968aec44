"""20-24: Ukrainians, Sich riflemen, the flotilla, the Cavalry Army and deployment."""

from typing import Any

import pytest
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920.chapter_events import Arrived, Deserted, Removed
from sztab.games.rok1920.fighting.pursuit import pursuit_range
from sztab.games.rok1920.forces import konarmia
from sztab.games.rok1920.forces.sich import controls_galicia
from sztab.games.rok1920.forces.status import FORMED, IN_PLAY, NOT_CALLED
from sztab.games.rok1920.logistics.replacements import refusal_strengthen
from sztab.games.rok1920.logistics.restoring import refusal_restore
from sztab.games.rok1920.moving.destinations import must_go_to, refusal_frozen
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.scenarios.deployment import deployment_area, deployment_hexes, reasons_against_setting_up
from sztab.games.rok1920.state import Pursuit
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.units.losses import levels_left
from sztab.kernel.refusing import first

GAME = "rok-1920"

RAIL = "-".join(f"{c:02}05" for c in range(1, 10))
MAP: dict[str, Any] = {
    "size": "9x9", "places": {"Warszawa": "0105", "Kijów": "0505", "Lwów": "0303", "Stanisławów": "0307", "Borysław":
    "0107"},
    "regions": {"town": "0105 0505 0303 0307 0107 0705"}, "networks": {"rail": RAIL}, "theatre": "ua", "chapters": 24,
    "held": {"pl": ["0105", "0303", "0307", "0107"], "su": ["0505", "0705"]}, "morale": {"ua": 0},
}  # fmt: skip


# 20: the Ukrainians.


@pytest.mark.rule(GAME, "20", "20.1", "20.1.3")
def test_a_unit_in_kijow_brings_a_ukrainian_replacement() -> None:
    held = {"pl": ["0105", "0505"], "su": []}
    there = scene("pl: 1Zap@0505 / su: 58DS@0909", **{**MAP, "held": held, "phase": "replacements", "phasing": "pl"})
    there.skip_to("attack", "su")
    assert there.pool("ua") == 1, "Ukrainians are units of the Polish player, and it stays in the pool"
    gone = scene("pl: 1Zap@0503 / su: 58DS@0909", **{**MAP, "held": held, "phase": "replacements", "phasing": "pl"})
    gone.skip_to("attack", "su")
    assert gone.pool("ua") == 0, "control is not enough (amb-147)"
    theirs = scene("pl: 1Zap@0505 / su: 58DS@0909", **{**MAP, "held": held, "phase": "replacements", "phasing": "su"})
    theirs.skip_to("attack", "pl")
    assert theirs.pool("ua") == 0


@pytest.mark.rule(GAME, "20")
def test_ukrainians_stack_and_attack_with_poles() -> None:
    table = scene("pl: 1Zap@0303 16DP@0303 / su: 58DS@0403", **{**MAP, "phasing": "pl"})
    table.give("0403", "1Zap", "16DP")
    assert "go" in table.options()
    assert table.war.roster.where(formation="ukrainian").__len__() == 5


@pytest.mark.rule(GAME, "20.1.1", "20.1.4")
def test_each_nation_has_its_own_replacements() -> None:
    units = "pl: 1Zap-@0105 16DP-@0105 12DP@0309 / su: 58DS@0909"
    base = {**MAP, "phase": "replacements", "phasing": "pl"}
    ukrainian = scene(units, **{**base, "pools": {"ua": 1}})
    assert ukrainian.offered("strengthen") == {"ua-1d"}
    polish = scene(units, **{**base, "pools": {"pl": 1}})
    assert polish.offered("strengthen") == {"pl-16dp"}
    ukrainian.act("strengthen", "1Zap").skip_to("attack", "pl")
    assert ukrainian.level("1Zap") == "full"


@pytest.mark.rule(GAME, "20.1.2")
def test_a_division_is_raised_weak_in_a_quiet_place_of_ours() -> None:
    """amb-147: a place in Polish hands, with troops in it or not."""
    base = {**MAP, "phase": "replacements", "phasing": "pl", "pools": {"ua": 1}, "setting": {"raised": ("ukrainian",)}}
    table = scene("pl: 12DP@0303 13DP@0307 / su: 58DS@0405 45DS@0909", **base)
    assert {"ua-1d", "ua-2d"} <= table.offered("restore"), "new ones as well as lost ones"
    table.act("restore", "1Zap")
    assert table.options() == {"0303", "0105", "0107"}, "three hexes from the enemy; 0307 is two, Kijów is his"
    table.give("0303")
    assert (table.level("1Zap"), table.pool("ua")) == ("weak", 0)


@pytest.mark.rule(GAME, "20.2")
def test_no_ukrainian_cadres() -> None:
    table = scene("pl: 1Zap@0505 16DP@0505 / su: 58DS@0909", **MAP)
    assert levels_left(table.war, table.state, table.unit("1Zap")) == 2
    assert levels_left(table.war, table.state, table.unit("16DP")) == 3


@pytest.mark.rule(GAME, "20.3")
def test_ukrainians_keep_out_of_the_north() -> None:
    theatres = {"lb": "0501 0502 0503 0504 0601 0602 0603 0604", "ua": "0505 0605 0405 0506 0606"}
    base = {k: v for k, v in MAP.items() if k not in ("theatre", "regions", "held", "places", "networks")}
    table = scene("pl: 1Zap@0505 16DP@0505 / su: 58DS@0909", regions=theatres, **{**base, "phase": "movement"})
    assert "0504" in table.reach("16DP")
    assert "0504" not in table.reach("1Zap")
    assert table.why_not("1Zap", "0504") == ["20.3"]
    driven = scene("pl: 1Zap@0504 / su: 58DS@0909", regions=theatres, **{**base, "phase": "movement"})
    assert must_go_to(driven.war, driven.state, driven.unit("1Zap"))
    assert "done" not in driven.options(), "it has to leave first"
    driven.give("1Zap")
    assert "0505" in driven.options()
    assert "0503" not in driven.options()


@pytest.mark.rule(GAME, "20.4")
@pytest.mark.parametrize(("taken", "stage", "gone"), [(0, "30.V", True), (1, "30.V", False), (0, "23.V", False)])
def test_kijow_by_the_end_of_may(taken: int, stage: str, gone: bool) -> None:
    note = {"kijow-taken": taken} if taken else {}
    table = scene(
        "pl: 1Zap@0303 16DP@0303 / su: 58DS@0909",
        **{**MAP, "phasing": "su", "first": "pl", "stage": stage, "phase": "repeat-attacks", "marks": note, "pools":
        {"ua": 2},
           "setting": {"raised": ("ukrainian",)}},
    )  # fmt: skip
    table.skip_to("attack", "pl")
    assert (table.at("1Zap") == "removed") == gone
    assert (table.pool("ua") == 0) == gone
    assert table.at("16DP") == "0303"
    if gone:
        table.state.pools["ua"] = 1
        refusal = refusal_restore(table.war, table.state, table.unit("2Woł"))
        assert refusal is not None, "the Ukrainian army never comes again"


@pytest.mark.rule(GAME, "20.4")
def test_taking_kijow_is_noted() -> None:
    table = scene("pl: 16DP@0405 / su: 58DS@0909", **{**MAP, "phasing": "pl", "phase": "movement"})
    table.give("16DP", "0505")
    assert table.marks["kijow-taken"] == 1


# 21: the Sich riflemen.

SICH: dict[str, Any] = {
    **MAP, "places": {"Warszawa": "0105"}, "phasing": "pl", "first": "pl", "stage": "26.IV", "marks":
    {"sich-waiting": 1},
}  # fmt: skip


@pytest.mark.rule(GAME, "21", "21.2")
@pytest.mark.parametrize(("face", "deserts"), [(2, True), (6, True), (1, False), (5, False)])
def test_an_even_roll_and_the_brigade_deserts(face: int, deserts: bool) -> None:
    table = scene("pl: 16DP@0303 / su: 1BSS@0605", **{**SICH, "phase": "movement"})
    table.give("16DP", "0604")
    assert table.prompt == "desertion"
    table.roll(face)
    assert (table.at("1BSS") == "eliminated") == deserts
    assert len(table.events(Deserted)) == deserts
    if not deserts:
        table.skip_to("attack", "su")
        assert table.at("1BSS") == "0605", "it stays loyal"
        assert table.pool("ua") == 0
        refusal = refusal_restore(table.war, table.state, table.unit("1BSS"))
        assert refusal is not None


@pytest.mark.rule(GAME, "21.2")
def test_once_for_each_brigade_and_only_in_that_turn() -> None:
    table = scene("pl: 16DP@0303 12DP@0303 / su: 1BSS@0605", **{**SICH, "phase": "movement"})
    table.give("16DP", "0604").roll(1)
    table.give("12DP", "0505")
    assert table.prompt == "move", "tested already"
    later = scene("pl: 16DP@0303 / su: 1BSS@0605", **{**SICH, "phase": "movement", "marks": {}})
    later.give("16DP", "0604")
    assert later.prompt != "desertion"
    passing = scene("pl: 1DK@0404 / su: 3BSS-@0605", **{**SICH, "phase": "movement"}).give("1DK", "0704")
    passing.give("0705")
    assert passing.prompt == "desertion", "in passing too, when the player leads it by 0705"
    attack = scene("pl: 16DP@0303 / su: 1BSS@0403", **{**SICH, "phase": "attacks"})
    attack.give("0403", "16DP", "go")
    assert attack.prompt == "desertion", "an attack brings the roll about as well (amb-078)"


@pytest.mark.rule(GAME, "21.1.1")
def test_no_reserve_phase_for_them_on_26_april() -> None:
    table = scene("pl: 16DP@0101 / su: 1BSS@0605 58DS@0707", **{**SICH, "phase": "reserve", "mover": "su"})
    assert table.options() >= {"su-58ds"}
    refusal = refusal_frozen(table.war, table.state, table.unit("1BSS"))
    assert refusal is not None
    assert table.game.number(refusal.rule) == "21.1.1"
    later = scene("pl: 16DP@0101 / su: 1BSS@0605", **{**SICH, "phase": "reserve", "mover": "su", "marks": {}})
    assert "su-sicz1" in later.options()


@pytest.mark.rule(GAME, "21.1.1", "16.5")
def test_a_loyal_brigade_moves_after_combat_on_26_april() -> None:
    """21.1.1 keeps it out of a reserve phase, not out of the movement after a counter-attack that it has won."""
    table = scene("pl: 16DP@0101 / su: 1BSS@0605", **{**SICH, "phase": "attacks"})
    unit = table.unit("1BSS")
    won = Pursuit(SU, 1 << unit, -1)
    assert pursuit_range(table.war, table.state, unit, won) is None, "no combat: it would be a reserve phase"
    table.state.pursuit = won
    found = pursuit_range(table.war, table.state, unit, won)
    assert found is not None
    assert found.hexes


@pytest.mark.rule(GAME, "21.2.1", "21.2.2")
def test_those_not_approached_desert_and_the_pole_gains() -> None:
    table = scene("pl: 16DP@0101 / su: 1BSS@0605 2BSS@0707 3BSS@0909 58DS@0901", **{**SICH, "phase": "repeat-attacks"})
    table.skip_to("attack", "su")
    assert [table.at(u) for u in ("1BSS", "2BSS", "3BSS")] == ["eliminated"] * 3
    assert table.pool("ua") == 2, "five strength points are two replacements"
    two = scene("pl: 16DP@0101 / su: 3BSS@0605 58DS@0901", **{**SICH, "phase": "repeat-attacks"})
    two.skip_to("attack", "su")
    assert two.pool("ua") == 0, "one strength point is none"


@pytest.mark.rule(GAME, "21.3")
def test_galician_mobilisation() -> None:
    base = {**MAP, "phase": "replacements", "phasing": "su", "fallen": ("su-sicz1", "su-sicz2")}
    lwow = {"su": ["0303", "0505", "0705"], "pl": ["0105", "0307", "0107"]}
    table = scene("pl: 16DP@0201 / su: 58DS@0909", **{**base, "held": lwow})
    assert table.prompt == "mobilise-galicia"
    table.give("roll").roll(6)
    assert table.options() == {"0505", "0705"}, "Lwów is only two hexes from the enemy"
    table.give("0505")
    assert (table.at("1BSS"), table.level("1BSS")) == ("0505", "weak"), "in the order of their numbers"
    missed = scene("pl: 16DP@0101 / su: 58DS@0909", **{**base, "held": lwow})
    missed.give("roll").roll(5)
    assert (missed.at("1BSS"), missed.prompt == "restore-at") == ("eliminated", False)
    for held, may in (
        ({"su": ["0307", "0107"], "pl": ["0303"]}, True),
        ({"su": ["0307"], "pl": ["0303", "0107"]}, False),
        ({"su": ["0505"], "pl": ["0303", "0307", "0107"]}, False),
    ):
        found = scene("pl: 16DP@0101 / su: 58DS@0909", **{**base, "held": held})
        assert controls_galicia(found.war, found.state) is may


@pytest.mark.rule(GAME, "21.4")
def test_they_lay_down_arms_when_kijow_falls() -> None:
    table = scene("pl: 16DP@0405 / su: 1BSS@0905 58DS@0909", **{**MAP, "phasing": "pl", "phase": "movement"})
    table.give("16DP", "0505")
    assert table.at("1BSS") == "eliminated"
    assert table.pool("ua") == 0, "nobody gains by it"
    assert table.events(Removed)[0].unit == "su-sicz1"


@pytest.mark.rule(GAME, "21.1", "24", "24.1")
def test_deployment_inside_the_areas() -> None:
    table = real("B")
    assert (table.asked, table.prompt) == ("su", "deploy")
    war, state = table.war, table.state
    unit = table.unit("58DS")
    hexes = deployment_hexes(war, state, unit)
    area = deployment_area(war, unit)
    assert all(area >> h & 1 for h in hexes)
    refusals = {
        name: first(reasons_against_setting_up(table.hex(where), war, state, unit, area))
        for name, where in (("lublin", "Lublin"), ("44", "Lubar"), ("beside", "Lubar NE"))
    }
    assert {k: table.game.number(r.rule) for k, r in refusals.items() if r} == {
        "lublin": "24", "44": "24.1", "beside": "24.1",
    }  # fmt: skip
    sich = table.unit("1BSS")
    with_them = first(reasons_against_setting_up(table.hex("Żytomierz"), war, state, sich, deployment_area(war, sich)))
    assert with_them is not None
    assert table.game.number(with_them.rule) == "21.1", "nor with other Bolshevik units"
    riders, taken = table.unit("17DK"), table.hex("Berdyczów")
    onto = first(reasons_against_setting_up(taken, war, state, riders, deployment_area(war, riders)))
    assert onto is not None
    table.give("58DS")
    assert len(table.options()) == len(hexes)
    table.play.answer_index(0)
    table.give("ready")
    assert (table.asked, table.prompt) == ("pl", "start-divided")
    assert real("A").prompt == "reserve-phase", "A has no areas"


@pytest.mark.rule(GAME, "19.2.4")
def test_a_division_may_start_divided() -> None:
    table = real("B").give("ready")
    assert table.options() == {"pl-4dp", "pl-5dp", "pl-7dp", "ready"}
    where = table.at("4DP")
    table.give("4DP", "ready")
    assert (table.at("pl-7bp"), table.at("pl-8bp"), table.at("4DP")) == (where, where, "away")


# 22: the flotilla.


@pytest.mark.rule(GAME, "22")
def test_the_dniepr_is_small_for_bolsheviks_in_ukraine() -> None:
    river = "0405/0505"
    sides = {"large-river": river, "river:Dniepr": river}
    base = {k: v for k, v in MAP.items() if k != "theatre"}
    for theatre, small in (("ua", True), ("lb", False)):
        table = scene("pl: 16DP@0406 / su: 58DS@0405", sides=sides, **{**base, "theatre": theatre, "phasing": "su"})
        red, polish = (table.war.grounds[side].river(table.war.board.map.side_between(table.hex("0405"),
        table.hex("0505")))
                       for side in (SU, PL))  # fmt: skip
        assert (red == 1) is small
        assert polish == 3, "for the Poles it is large everywhere"
    other = scene("pl: 16DP@0406 / su: 58DS@0405", sides={"large-river": river, "river:Niemen": river}, **MAP)
    assert other.war.grounds[SU].river(other.war.board.map.side_between(other.hex("0405"), other.hex("0505"))) == 3


# 23: the Cavalry Army.

KA: dict[str, Any] = {**MAP, "regions": {**MAP["regions"], "ka": "0808 0809 0908"}, "first": "pl", "stage": "23.V"}


def horsemen(**more: Any) -> Scene:
    return scene(
        "pl: 16DP@0101 / su: 58DS@0105",
        **{**KA, "phasing": "su", "phase": "movement", "due": {"su-4dk": 5, "su-bs": 5}, "held": {}, **more},
    )


@pytest.mark.rule(GAME, "23.1", "23.2")
def test_the_cavalry_army_enters_with_all_its_points() -> None:
    table = horsemen()
    assert table.offered("arrive") == {"su-4dk", "su-bs"}
    table.act("arrive", "4DK")
    assert table.options() == {"0808", "0809", "0908"}, "only on the entry hexes"
    table.give("0808")
    assert table.state.morale[1] == 10, "the Bolshevik advantage rises by 10"
    assert "0406" in table.reach("4DK"), "four points from the entry hex"
    table.act("arrive", "su-bs").give("0808")
    assert table.state.morale[1] == 10, "once"
    assert len(table.events(Arrived)) == 2
    assert closed_to(table.war, table.state, table.unit("16DP")) >> table.hex("0908") & 1, "closed for the whole stage"
    rail = horsemen(chapters=27)
    rail.act("arrive", "4DK").give("0808")
    assert "su-4dk" not in rail.offered("rail")


@pytest.mark.rule(GAME, "23.1.1")
def test_the_entry_hexes_are_kept_clear() -> None:
    base = {**KA, "phase": "movement", "phasing": "pl"}
    table = scene("pl: 16DP@0707 12DP@0808 / su: 58DS@0105", **base)
    assert not {"0808", "0809", "0908"} & table.reach("16DP")
    assert table.why_not("16DP", "0908") == ["23.1.1"]
    assert "done" not in table.options(), "12 DP has to leave"
    other = scene("pl: 16DP@0707 12DP@0808 / su: 58DS@0105", **{**base, "stage": "16.V"})
    assert "0908" in other.reach("16DP")
    assert "done" in other.options()
    assert not closed_to(table.war, table.state, table.unit("58DS")) >> table.hex("0908") & 1, (
        "it binds the Poles alone"
    )


RESTING: dict[str, Any] = {
    **MAP, "chapters": 24, "phase": "replacements", "phasing": "su", "held": {"su": ["0705", "0505"], "pl": ["0105"]},
    "regions": {"town": "0105 0505 0705 0905"}, "marks": {"konarmia": IN_PLAY},
}  # fmt: skip


@pytest.mark.rule(GAME, "23.3")
@pytest.mark.parametrize(("face", "level"), [(4, "weak"), (5, "full"), (6, "full")])
def test_free_replacements_for_a_division_that_did_not_fight(face: int, level: str) -> None:
    table = scene("pl: 16DP@0101 / su: 4DK-@0705 6DK-@0707 58DS-@0705 su-bs-@0705", **RESTING)
    assert (table.prompt, table.play.question.about["unit"]) == ("ordzhonikidze", "su-4dk")  # type: ignore[union-attr]
    table.give("roll").roll(face)
    assert table.level("4DK") == level
    assert table.prompt != "ordzhonikidze", "6 DK stands in no place on the railway, the brigade is no division"


@pytest.mark.rule(GAME, "23.3")
def test_lost_divisions_roll_too_but_not_after_an_attack() -> None:
    base = {**RESTING, "held": {"su": ["0705", "0505", "0905"], "pl": ["0105"]}}
    table = scene("pl: 16DP@0101 / su: 58DS@0705", fallen=("su-6dk",), **base)
    table.give("roll").roll(5)
    assert table.options() == {"0905"}
    table.give("0905")
    assert table.level("6DK") == "cadre"
    fought = scene(
        "pl: 16DP@0101 / su: 4DK-@0705",
        **{**RESTING, "marks": {"konarmia": IN_PLAY, "konarmia-fought": 1}},
    )
    assert fought.prompt != "ordzhonikidze"


@pytest.mark.rule(GAME, "23.3", "14.2.1")
def test_free_replacements_beside_the_enemy_but_one_level_a_stage() -> None:
    """23.3 asks for a place joined by rail, not for a quiet one; the level is the only one of the stage (14.2.1)."""
    table = scene("pl: 1BK-@0704 16DP@0101 / su: 4DK--@0705", **{**RESTING, "pools": {"su": 1}})
    assert table.prompt == "ordzhonikidze"
    table.give("roll").roll(5)
    assert table.level("4DK") == "weak"
    quiet = scene("pl: 16DP@0101 / su: 4DK--@0705 58DS-@0705", **{**RESTING, "pools": {"su": 1}})
    quiet.give("roll").roll(5)
    assert quiet.offered("strengthen") == {"su-58ds"}
    refusal = refusal_strengthen(quiet.war, quiet.state, quiet.unit("4DK"))
    assert refusal is not None
    assert quiet.game.number(refusal.rule) == "14.2.1"
    unlucky = scene("pl: 16DP@0101 / su: 4DK--@0705", **{**RESTING, "pools": {"su": 1}})
    unlucky.give("roll").roll(4)
    assert unlucky.offered("strengthen") == {"su-4dk"}


@pytest.mark.rule(GAME, "23.1", "27")
def test_no_train_carries_the_cavalry_army_in_its_first_stage() -> None:
    entry = {
        **MAP,
        "chapters": 27,
        "phase": "movement",
        "phasing": "su",
        "stage": "23.V",
        "held": {"su": ["0505", "0705"]},
    }
    first = scene("pl: 16DP@0101 / su: 4DK@0705 58DS@0705", marks={"konarmia-stage": 5}, **entry)
    assert first.state.stage == 5
    assert first.offered("rail") == {"su-58ds"}
    assert "su-4dk" not in first.offered("concentrate")
    later = scene("pl: 16DP@0101 / su: 4DK@0705 58DS@0705", marks={"konarmia-stage": 4}, **entry)
    assert later.offered("rail") == {"su-58ds", "su-4dk"}
    entry |= {"chapters": 28, "regions": {**MAP["regions"], "ka": "0909"}}
    coming = scene("pl: 16DP@0101 / su: 45DS@0309", **entry, due={"su-6dk": 5, "su-58ds": 5})
    assert coming.offered("arrive") == {"su-6dk", "su-58ds"}
    assert coming.offered("concentrate") == {"su-58ds"}, "nor does it come in secret (27.4.1)"


@pytest.mark.rule(GAME, "23.4")
@pytest.mark.parametrize(
    ("formed", "field", "level", "leaves"),
    [
        pytest.param(FORMED, 0, "-", True, id="no advantage, no full division"),
        pytest.param(FORMED, 1, "-", False, id="an advantage in the PL theatre"),
        pytest.param(FORMED, 0, "", False, id="a full division"),
        pytest.param(NOT_CALLED, 0, "-", False, id="no Volunteer Army"),
        pytest.param(FORMED - 1, 0, "-", False, id="the Volunteer Army is still being formed"),
    ],
)
def test_the_cavalry_army_is_withdrawn(formed: int, field: int, level: str, leaves: bool) -> None:
    table = scene(
        f"pl: 16DP@0101 / su: 4DK{level}@0705 su-bs@0705 58DS@0705",
        **{**RESTING, "chapters": 24, "morale": {"pl": field, "ua": 0},
           "marks": {"konarmia": IN_PLAY, "volunteers": formed, "konarmia-fought": 1}},
    )  # fmt: skip
    konarmia.withdraw(table.war, table.state)
    assert (table.at("4DK") == "removed") is leaves
    assert (table.at("su-bs") == "removed") is leaves
    assert table.at("58DS") == "0705"
    names = [step.name for step in table.war.steps]
    assert names.index("konarmia-leaves") > names.index("replacements"), "at the end of the player-turn"


@pytest.mark.rule(GAME, "20.1.1")
def test_a_ukrainian_cannot_be_strengthened_off_the_railway() -> None:
    table = scene("pl: 1Zap-@0303 12DP@0105 / su: 58DS@0909", **{**MAP, "phase": "replacements", "pools": {"ua": 1}})
    assert refusal_strengthen(table.war, table.state, table.unit("1Zap")) is not None
