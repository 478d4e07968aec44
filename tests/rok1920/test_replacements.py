"""14, 31: replacements."""

from typing import Any

import pytest
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920.chapter_events import ReplacementLost, ReplacementPlaced, Restored, Strengthened
from sztab.games.rok1920.forces import ukrainians
from sztab.games.rok1920.logistics.replacements import interrupted, refusal_strengthen
from sztab.games.rok1920.logistics.restoring import east_places, refusal_restore
from sztab.games.rok1920.moving.destinations import refusal_frozen
from sztab.games.rok1920.units.losses import eliminate

GAME = "rok-1920"

RAIL = "-".join(f"{c:02}05" for c in range(1, 10))
MAP: dict[str, Any] = {
    "size": "9x9",
    "places": {"Warszawa": "0105", "Lida": "0305", "Orsza": "0705", "Rosławl": "0905"},
    "regions": {"town": "0105 0305 0705 0905"},
    "networks": {"rail": RAIL},
    "theatre": "lb",
    "chapters": 14,
    "phase": "replacements",
    "held": {"pl": ["0105", "0305"], "su": ["0705", "0905"]},
}


def polish(units: str = "pl: 12DP@0309 / su: 58DS@0909", **more: Any) -> Scene:
    return scene(units, **{**MAP, "phasing": "pl", "pools": {"pl": 1}, **more})


@pytest.mark.rule(GAME, "14", "14.1")
@pytest.mark.parametrize(
    ("unit", "level"),
    [
        pytest.param("pl-16dp", "cadre", id="a division comes as a cadre"),
        pytest.param("pl-7bk", "weak", id="a brigade weakened"),
        pytest.param("pl-mot", "full", id="a one-sided unit in full strength"),
    ],
)
def test_one_replacement_restores_one_unit_in_warsaw(unit: str, level: str) -> None:
    table = polish(fallen=(unit, "pl-1dk"), pools={"pl": 1})
    assert table.offered("restore") == {unit, "pl-1dk"}
    table.act("restore", unit)
    assert table.options() == {"0105"}, "in Warsaw alone"
    table.give("0105")
    assert (table.at(unit), table.level(unit), table.pool("pl")) == ("0105", level, 0)
    assert table.prompt != "replacements", "the pool is empty"


@pytest.mark.rule(GAME, "14.1")
def test_bolshevik_units_come_at_the_east_end_and_only_eliminated_ones() -> None:
    table = scene(
        "pl: 12DP@0309 / su: 45DS@0909",
        **{**MAP, "phasing": "su", "pools": {"su": 2}, "chapters": 24, "fallen": ("su-58ds",)},
    )
    assert table.offered("restore") == {"su-58ds"}
    assert table.numbers(east_places(table.war)) == {"0905"}, "not Orsza, further west on the line"
    table.act("restore", "su-58ds")
    assert table.options() == {"0905"}
    real_places = {"Jarcewo", "Rosławl", "Klincy", "Bachmacz", "Łubny", "Jelizawetgrad"}
    board = real("C").war.board
    found = east_places(real("C").war)
    assert sum(found >> board.place(name) & 1 for name in real_places) >= 4
    assert not found >> board.place("Kijów") & 1


@pytest.mark.rule(GAME, "14.1")
def test_without_a_replacement_or_a_place_nobody_comes() -> None:
    empty = polish(fallen=("pl-16dp",), pools={})
    assert empty.prompt != "replacements"
    lost = polish(fallen=("pl-16dp",), held={"pl": ["0305"], "su": ["0105"]})
    assert "pl-16dp" not in lost.offered("restore")


@pytest.mark.rule(GAME, "14.1.1")
def test_a_restored_unit_takes_no_part_in_the_enemys_reserve_phase() -> None:
    base = {**MAP, "phase": "reserve", "mover": "pl"}
    note = {"restored": 1 << scene(**MAP).unit("pl-7bk")}
    enemy_turn = scene("pl: 7BK-@0105 12DP@0309 / su: 58DS@0909", marks=note, **{**base, "phasing": "su"})
    enemy_turn.state.movers.clear()
    fresh = scene("pl: 7BK-@0105 12DP@0309 / su: 58DS@0909", **{**base, "phasing": "su"})
    assert "pl-7bk" in fresh.options()
    refusal = refusal_frozen(enemy_turn.war, enemy_turn.state, enemy_turn.unit("7BK"))
    assert refusal is not None
    assert enemy_turn.game.number(refusal.rule) == "14.1.1"
    own_turn = scene("pl: 7BK-@0105 12DP@0309 / su: 58DS@0909", marks=note, **{**base, "phasing": "pl"})
    assert refusal_frozen(own_turn.war, own_turn.state, own_turn.unit("7BK")) is None


@pytest.mark.rule(GAME, "14.1.2")
def test_who_fell_in_his_own_attack_is_not_restored_at_once() -> None:
    units = "pl: 7BK-@0303 12DP@0303 / su: 58DS@0403"
    table = scene(units, **{**MAP, "phase": "attacks", "phasing": "pl", "pools": {"pl": 2}})
    table.give("0403", "7BK", "go", (1, 1)).finish()
    assert table.level("7BK") == "eliminated"
    table.give("done").skip_to("attack", "su")
    assert table.pool("pl") == 2, "nothing could be restored: it fell in this player-turn"
    starved = scene(units, **{**MAP, "phase": "replacements", "phasing": "pl", "pools": {"pl": 2}})
    eliminate(starved.war, starved.state, starved.unit("7BK"))
    assert refusal_restore(starved.war, starved.state, starved.unit("7BK")) is None, "only attacks count"
    enemy = scene("pl: 7BK-@0303 / su: 58DS@0403", **{**MAP, "phase": "attacks", "phasing": "su", "pools": {"pl": 2}})
    enemy.give("0303", "58DS", "go", (1, 1)).finish()
    assert enemy.level("7BK") == "eliminated"
    enemy.skip_to("replacements", "pl")
    assert "pl-7bk" in enemy.offered("restore"), "an enemy attack does not hinder it"


@pytest.mark.rule(GAME, "14.2")
def test_a_replacement_strengthens_at_the_start_of_the_next_turn() -> None:
    table = polish("pl: 16DP-@0305 12DP-@0309 / su: 58DS@0909")
    assert table.offered("strengthen") == {"pl-16dp"}, "in a place with a train to Warsaw"
    table.act("strengthen", "16DP")
    assert table.level("16DP") == "weak"
    assert len(table.events(ReplacementPlaced)) == 1
    table.skip_to("attack", "pl")
    assert table.level("16DP") == "full"
    assert table.events(Strengthened)[0].unit == "pl-16dp"


@pytest.mark.rule(GAME, "14.2")
@pytest.mark.parametrize(
    ("units", "held", "why"),
    [
        pytest.param("pl: 16DP-@0305 / su: 58DS@0304", {}, "14.2", id="beside an enemy"),
        pytest.param("pl: 16DP-@0305 / su: 58DS@0205", {}, "14.2", id="the railway is cut"),
        pytest.param("pl: 16DP-@0303 / su: 58DS@0909", {}, "14.2", id="not in a place"),
        pytest.param("pl: 16DP@0305 / su: 58DS@0909", {}, "14.2", id="not weak"),
        pytest.param("pl: 16DP-@0305 / su: 58DS@0909", {"su": ["0105"]}, "14.2", id="Warsaw is lost"),
    ],
)
def test_where_no_replacement_may_be_laid(units: str, held: dict[str, list[str]], why: str) -> None:
    table = polish(units, **({"held": {**MAP["held"], **held}} if held else {}))
    assert "pl-16dp" not in table.offered("strengthen")
    refusal = refusal_strengthen(table.war, table.state, table.unit("16DP"))
    assert refusal is not None
    assert table.game.number(refusal.rule) == why


@pytest.mark.rule(GAME, "14.2")
def test_bolshevik_units_need_a_train_to_the_east_end() -> None:
    base = {**MAP, "phasing": "su", "pools": {"su": 1}, "chapters": 24}
    joined = scene("pl: 12DP@0309 / su: 58DS-@0705", **base)
    assert joined.offered("strengthen") == {"su-58ds"}
    cut = scene("pl: 12DP@0309 / su: 58DS-@0705", **{**base, "held": {"pl": ["0905"], "su": ["0705"]}})
    assert cut.offered("strengthen") == set()


@pytest.mark.rule(GAME, "14.2.1")
def test_one_level_a_stage() -> None:
    table = polish("pl: 16DP--@0305 / su: 58DS@0909", pools={"pl": 2})
    table.act("strengthen", "16DP")
    assert table.prompt != "replacements" or "pl-16dp" not in table.offered("strengthen")
    table.skip_to("attack", "pl")
    assert table.level("16DP") == "weak", "one level of two"
    assert table.pool("pl") == 1


@pytest.mark.rule(GAME, "14.2.2")
def test_not_in_the_stage_of_restoration() -> None:
    table = polish(fallen=("pl-16dp",), pools={"pl": 2})
    table.act("restore", "pl-16dp").give("0105")
    assert table.prompt != "replacements" or table.offered("strengthen") == set()
    table.skip_to("replacements", "pl")
    assert table.offered("strengthen") == {"pl-16dp"}, "in the next stage it may"


@pytest.mark.rule(GAME, "14.2.3")
def test_a_retreat_or_a_loss_in_an_enemy_attack_loses_the_replacement() -> None:
    unit = scene(**MAP).unit("pl-16dp")
    base = {**MAP, "phase": "attacks", "phasing": "su", "marks": {"strengthening": 1 << unit}, "chapters": 14}
    beaten = scene("pl: 16DP-@0305 / su: 58DS@0405 45DS@0405 44DS@0405", **base)
    beaten.give("0305", "58DS", "45DS", "44DS", "go", (2, 1)).finish()
    assert len(beaten.events(ReplacementLost)) == 1
    beaten.skip_to("attack", "pl")
    assert beaten.level("16DP") == "weak"
    held = scene("pl: 16DP-@0305 / su: 58DS@0405", **base)
    held.give("0305", "58DS", "go", (5, 6))
    held.skip_to("attack", "pl")
    assert held.level("16DP") == "full", "a failed attack does not hinder it"
    own = scene("pl: 16DP-@0305 / su: 58DS@0405", **{**base, "phasing": "pl"})
    interrupted(own.war, own.state, unit)
    assert marks.has(own.state, "strengthening", unit), "only an enemy attack phase counts"


@pytest.mark.rule(GAME, "14.3")
def test_what_is_not_used_stays_in_the_pool() -> None:
    table = polish("pl: 16DP-@0305 / su: 58DS@0909", pools={"pl": 3})
    table.give("done")
    assert table.pool("pl") == 3
    table.skip_to("replacements", "pl")
    assert table.offered("strengthen") == {"pl-16dp"}


@pytest.mark.rule(GAME, "31")
def test_five_reserve_brigades_are_formed_as_others_are_restored() -> None:
    table = polish(pools={"pl": 2}, chapters=31, setting={"raised": ("reserve",)})
    five = {"pl-1rbp", "pl-2rbp", "pl-3rbp", "pl-5rbp", "pl-7rbp"}
    assert table.offered("restore") == five
    before = table.pool("pl")
    table.act("restore", "pl-7rbp").give("0105")
    assert (table.at("7RBP"), table.level("7RBP"), table.pool("pl")) == ("0105", "weak", before - 1)
    assert table.offered("restore") == five - {"pl-7rbp"}
    assert real("A").war.setting.raised == (), "before rule 31 there are none"
    assert "reserve" in real("C").war.setting.raised


@pytest.mark.rule(GAME, "14.2.3", "45")
def test_a_loss_on_the_march_does_not_take_the_replacement() -> None:
    """14.2.3: only retreats and losses of an enemy attack phase do."""
    phases = {}
    for phase in ("attacks", "second-window"):
        table = scene("pl: 16DP-@0305 / su: 58DS@0909", **{**MAP, "phase": phase, "phasing": "su"})
        marks.add(table.state, "strengthening", table.unit("16DP"))
        interrupted(table.war, table.state, table.unit("16DP"))
        phases[phase] = marks.has(table.state, "strengthening", table.unit("16DP"))
    assert phases == {"attacks": False, "second-window": True}


@pytest.mark.rule(GAME, "14.1.1", "16.5")
def test_a_restored_unit_may_follow_up_a_counter_attack() -> None:
    """14.1.1 keeps it out of the reserve phase, not out of the movement after combat."""
    table = scene(
        "pl: 16DP--@0305 12DP@0305 13DP@0305 / su: 58DS@0405",
        **{**MAP, "chapters": 16, "phase": "attacks", "phasing": "su"},
    )
    marks.add(table.state, "restored", table.unit("16DP"))
    assert refusal_frozen(table.war, table.state, table.unit("16DP")) is not None
    table.give("0305", "58DS", "go", "none", "counter").roll(5, 6)
    while table.prompt in ("retreat-route", "loss"):
        table.play.answer_index(0)
    assert table.prompt == "pursue"
    assert "pl-16dp" in table.options()


@pytest.mark.rule(GAME, "14.1.2", "19.3")
def test_a_division_whose_last_brigade_fell_in_its_own_attack_waits_too() -> None:
    table = scene(
        "pl: pl-8bp-@0305 12DP@0309 / su: 58DS@0405 45DS@0405",
        **{**MAP, "chapters": 19, "phase": "attacks", "phasing": "pl", "fallen": ("pl-7bp",), "pools": {"pl": 1}},
    )
    table.give("0405", "pl-8bp", "go")
    while table.prompt in ("attack-order", "defence-order"):
        table.give("none")
    table.roll(1, 1).finish()
    assert table.at("4DP") == "eliminated"
    refusal = refusal_restore(table.war, table.state, table.unit("4DP"))
    assert refusal is not None
    assert table.game.number(refusal.rule) == "14.1.2"


@pytest.mark.rule(GAME, "28", "4.2")
def test_the_first_movement_phase_is_the_first_alone() -> None:
    """amb-017: arrivals come in the first movement phase of the player-turn, be it a reserve phase, and in no later."""
    table = scene("pl: 16DP@0305 12DP@0309 / su: 58DS@0909", **{**MAP, "phase": "first-window", "phasing": "pl"})
    table.give("take")
    assert table.marks["first-phase"] == 1
    table.give("done").skip_to("move", "pl")
    assert "first-phase" not in table.marks
    passed = scene("pl: 16DP@0305 12DP@0309 / su: 58DS@0909", **{**MAP, "phase": "first-window", "phasing": "pl"})
    passed.skip_to("move", "pl")
    assert passed.marks["first-phase"] == 1, "without a reserve phase it is the regular one"


@pytest.mark.rule("rok-1920", "14.2", "20.4")
def test_nobody_is_strengthened_who_has_left_the_game() -> None:
    """14.2, amb-169: the replacement of a unit that a rule took off the board does nothing."""
    table = scene(
        "pl: 1Zap-@0101 16DP@0101 / su: 58DS@0909", theatre="ua", chapters=24, phase="replacements", phasing="pl",
        stage="30.V", pools={"ua": 1}, places={"Warszawa": "0101"}, regions={"town": "0101"}, held={"pl": ["0101"]},
    )  # fmt: skip
    table.act("strengthen", "1Zap")
    ukrainians.deadline(table.war, table.state)
    assert table.at("1Zap") == "removed"
    table.skip_to("attack", "su").skip_to("attack", "pl")
    assert not table.events(Strengthened)
    assert "strengthening" not in table.marks


@pytest.mark.rule("rok-1920", "14.1", "20.1.2", "31")
def test_the_journal_names_the_rule_by_which_a_unit_is_formed() -> None:
    table = scene(
        "pl: 16DP@0101 / su: 58DS@0909", theatre="ua", chapters=32, phase="replacements", phasing="pl",
        pools={"pl": 2, "ua": 1}, places={"Warszawa": "0101"}, regions={"town": "0101"}, held={"pl": ["0101"]},
        fallen=("pl-12dp",), setting={"raised": ("ukrainian", "reserve")},
    )  # fmt: skip
    for name in ("pl-12dp", "pl-1rbp", "ua-1d"):
        table.act("restore", name).play.answer_index(0)
    assert [table.game.number(event.rule) for event in table.events(Restored)] == ["14.1", "31", "20.1.2"]
