"""3.3-3.6: losses, support units, elimination and removal."""

from typing import Any

import pytest

from sztab.games.rok1920.eagles.events import Flown
from sztab.games.rok1920.eagles.replacements import refusal_rebuild
from sztab.games.rok1920.eagles.supply import has_supply
from sztab.games.rok1920.events import Eliminated
from sztab.games.rok1920.units.losses import eliminate
from tests.eagles import boxed
from tests.eagles.kit import ALL, THEATRES, draw, scenario
from tests.eagles.test_fighting import BLOODY, HIT, modifiers, ways
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

LINE = "0105-0205-0305-0405-0505-0605-0705-0805-0905"
RAIL: Any = {
    "networks": {"rail": LINE}, "regions": {"town": "0105 0305 0505 0705 0905"}, "theatre": "ua", "chapters": ALL,
    "places": {"Warszawa": "0105"}, "held": {"pl": ["0105", "0305", "0505"], "su": ["0705", "0905"]},
    "morale": {"ua": 0},
}  # fmt: skip


@pytest.mark.rule(GAME, "3.3/h")
def test_one_effect_may_cost_a_unit_several_steps() -> None:
    table = draw("pl: 12DP@0205 / su: 58DS@0105", terrain={"abroad": "0104 0106 0204"}).give("0105", "12DP", "go", HIT)
    table.finish()
    assert table.level("58DS") == "eliminated"


@pytest.mark.rule(GAME, "3.4.1/b", "3.4.3/a", "9.2/g")
def test_a_train_runs_any_distance_on_its_own_rails() -> None:
    table = draw(
        "pl: pl-pp1@0105 16DP@0705 / su: 58DS@0909",
        phase="movement",
        **{**RAIL, "held": {"pl": ["0105", "0305", "0505", "0705"], "su": ["0905"]}},
    )
    assert table.reach("pl-pp1") - {"0905", "0805"} == {f"0{c}05" for c in range(2, 8)}
    assert table.give("pl-pp1").why_not("0104") == ["3.4.3/a"]
    table.give("0705")
    assert table.marks.get("rail-used-pl", 0) == 0, "no transport"
    held = draw(
        "pl: pl-pp1@0105 16DP@0109 / su: 58DS@0909",
        phase="movement",
        marks={"ground-su": 1 << table.hex("0405")},
        **RAIL,
    )
    assert "0405" not in held.reach("pl-pp1"), "a hex of the line that the enemy controls"
    assert held.give("pl-pp1").why_not("0405") == ["3.4.1/b"]


@pytest.mark.rule(GAME, "3.4.3/b")
def test_a_train_crosses_a_line_only_to_own_units() -> None:
    units = "pl: pl-pp1@0105 16DP@0109 / su: 58DS@0404"
    table = draw(units, phase="movement", **{**RAIL, "regions": {"town": "0105 0905"}, "held": {"pl": ["0105"]}})
    assert "0405" not in table.reach("pl-pp1")
    held = draw(
        units.replace("0109", "0405"),
        phase="movement",
        **{**RAIL, "regions": {"town": "0105 0905"}, "held": {"pl": ["0105"]}},
    )
    assert "0405" in held.reach("pl-pp1")


@pytest.mark.rule(GAME, "3.4.3/c", "3.4.3/d")
def test_a_train_stops_in_a_place_of_the_enemy_and_takes_it_only_near_other_units() -> None:
    alone = draw("pl: pl-pp1@0505 16DP@0101 / su: 58DS@0109", phase="movement", **RAIL)
    assert not {"0705", "0805"} & alone.reach("pl-pp1")
    assert alone.give("pl-pp1").why_not("0705") == ["3.4.3/d"]
    near = draw("pl: pl-pp1@0505 16DP@0707 / su: 58DS@0109", phase="movement", **RAIL)
    assert "0705" in near.reach("pl-pp1")
    assert "0805" not in near.reach("pl-pp1"), "not through it"
    near.give("pl-pp1", "0705")
    assert "0705" in near.numbers(near.state.held[0])


@pytest.mark.rule(GAME, "3.4.3/e", "3.4.3/f")
def test_a_train_attacks_along_the_railway_and_defends_everywhere() -> None:
    table = draw("pl: 16DP@0505 pl-pp1@0505 / su: 41DS@0605 45DS@0604 60DS@0504", **RAIL)
    assert modifiers(table, ["16DP", "pl-pp1"], "0605")["10.7/k"] == 1
    # Beside the target where no railway leads there it is named before, so that its reason can be told.
    assert table.ask("attackers", units=["16DP"], hex="0504")["barred"] == ["pl-pp1"]
    assert table.ask("attackers", units=["16DP", "pl-pp1"], hex="0605")["barred"] == []
    table.give("0504")
    assert table.why_not("pl-pp1") == ["3.4.3/e"]
    attacked = draw("pl: 16DP@0505 pl-pp1@0505 / su: 41DS@0605 45DS@0604", phasing="su", **RAIL)
    for red, h in (("41DS", "0605"), ("45DS", "0604")):
        assert modifiers(attacked, [red], "0505")["10.7/l"] == -1, h


@pytest.mark.rule(GAME, "3.4.3/g")
def test_no_attack_after_it_has_changed_theatre_in_the_same_turn() -> None:
    lines: Any = {
        "networks": {"rail": "0404-0405-0406"}, "regions": {**THEATRES, "town": "0404 0406"}, "chapters": 12,
        "held": {"pl": ["0404", "0406"]},
    }  # fmt: skip
    table = draw("pl: pl-pp1@0404 16DP@0406 / su: 58DS@0408", phase="movement", first="pl", **lines)
    table.march("pl-pp1", "0406").skip_to("attack", "pl")
    assert table.marks.get("train-moved-theatre")
    table = draw(
        "pl: pl-pp1@0405 16DP@0405 / su: 58DS@0406", marks={"train-moved-theatre": 1 << table.unit("pl-pp1")}, **lines
    )
    assert table.give("0406").why_not("pl-pp1") == ["3.4.3/g"]


@pytest.mark.rule(GAME, "3.4.3/h", "3.4.4/f")
@pytest.mark.parametrize("unit", ["pl-pp1", "pl-sp"])
def test_trains_and_cars_by_themselves_defend_with_one(unit: str) -> None:
    table = draw(f"pl: {unit}@0505 / su: 41DS@0605", phasing="su", **RAIL)
    assert table.ask("attack", units=["41DS"], hex="0505")["defence"] == 1
    both = draw(f"pl: {unit}@0505 16DP@0505 / su: 41DS@0605", phasing="su", **RAIL)
    assert both.ask("attack", units=["41DS"], hex="0505")["defence"] == 4


@pytest.mark.rule(GAME, "3.4.3/i")
def test_a_train_loses_nothing_for_a_wrong_direction() -> None:
    table = draw("pl: pl-pp1@0305 / su: 41DS@0205", phasing="su", **RAIL)
    assert [losses for way, losses in ways(table, "0305", repeat=True).items() if way == "0405"] == [[]]


@pytest.mark.rule(GAME, "3.4.3/a")
def test_a_train_that_retreats_off_its_rails_with_others_is_known_to_be_lost_beforehand() -> None:
    ends: Any = {**RAIL, "networks": {"rail": "0505-0605-0705"}, "regions": {"town": "0505 0705"}}
    ends |= {"places": {"Warszawa": "0101"}, "held": {"pl": ["0505"], "su": ["0705"]}}
    table = draw("pl: 16DP@0505 pl-pp1@0505 / su: 41DS@0605 45DS@0604 60DS@0504", phasing="su", **ends)
    table.fight("0505", "41DS", "45DS", "60DS").roll(1, 2)
    alone = table.ask("retreat", hex="0505", units=["16DP"])["routes"]
    assert all(not route["dies"] for route in alone)
    table.together()
    assert table.prompt == "retreat-route"
    offered = table.ask("retreat", hex="0505", units=["16DP", "pl-pp1"])["routes"]
    off_rails = [{"unit": "pl-pp1", "cause": "train-rails", "rule": "3.4.3/a"}]
    assert [route["dies"] for route in offered] == [off_rails] * len(table.options())
    table.give(tuple(offered[0]["path"]))
    assert [(event.unit, event.rule) for event in table.events(Eliminated)] == [("pl-pp1", "train-rails")]


@pytest.mark.rule(GAME, "3.4.3/j", "3.4.3/k")
def test_trains_are_rebuilt_only_in_a_pause() -> None:
    for unit, pool, attacks in (
        ("su-ppw1", "west", {"west": 1}), ("su-pps1", "southwest", {"southwest": 1}),
        ("pl-pp1", "pl", {"ua": 1}), ("pl-pp1", "pl", {"lb": 1}),
    ):  # fmt: skip
        what: Any = {"fallen": [unit], "pools": {pool: 2}, "chapters": ALL, "theatre": "ua", "morale": {"ua": 0}}
        free = draw("pl: 16DP@0101 / su: 58DS@0909", **what)
        assert refusal_rebuild(free.war, free.state, free.unit(unit)) is None, unit
        busy = draw("pl: 16DP@0101 / su: 58DS@0909", attacks=attacks, **what)
        refusal = refusal_rebuild(busy.war, busy.state, busy.unit(unit))
        assert refusal is not None
        assert busy.game.number(refusal.rule) == ("3.4.3/k" if unit == "pl-pp1" else "3.4.3/j")
    other = draw(
        "pl: 16DP@0101 / su: 58DS@0909",
        fallen=["su-ppw1"],
        pools={"west": 1},
        chapters=ALL,
        theatre="ua",
        attacks={"southwest": 2},
    )
    assert refusal_rebuild(other.war, other.state, other.unit("su-ppw1")) is None, "its own front alone"


@pytest.mark.rule(GAME, "3.4.3/l")
def test_trains_are_no_transports() -> None:
    """A train changes nothing in what can be sent by rail, and is not sent itself."""
    table = draw("pl: pl-pp1@0105 16DP@0105 / su: 58DS@0909", phase="movement", **RAIL)
    assert table.offered("rail") == {"pl-16dp"}
    table.give("pl-pp1", "0305")
    assert table.at("16DP") == "0105"


@pytest.mark.rule(GAME, "3.4.2/c", "3.4.2/d")
def test_symbols_of_unsupplied_support_help_only_the_defence() -> None:
    what: Any = {"chapters": ALL, "theatre": "ua", "morale": {"ua": 0}}
    table = draw("pl: 16DP@0303 Art@0303 / su: 58DS@0403 su-art@0403", unsupplied=["Art", "su-art"], **what)
    found = modifiers(table, ["16DP", "Art"], "0403")
    assert "10.7/k" not in found
    assert found["10.7/l"] == -1
    fed = draw("pl: 16DP@0303 Art@0303 / su: 58DS@0403", supplied=["Art", "16DP"], **what)
    assert modifiers(fed, ["16DP", "Art"], "0403")["10.7/k"] == 1
    table.fight("0403", "16DP", "Art")
    table.give((1, 2)).together()
    while table.prompt in ("retreat-group", "retreat-route", "loss"):
        table.play.answer_index(0)
    assert "pl-art1" in table.options(), "it may pursue"


@pytest.mark.rule(GAME, "3.4.2/f", "3.4.7/f")
def test_support_units_may_bear_a_loss_but_not_aircraft() -> None:
    table = draw("pl: 16DP@0303 Art@0303 7Esk@0303 / su: 58DS@0403").give(
        "0403", "16DP", "Art", "7Esk", "go", BLOODY, "58DS"
    )
    assert table.asked == "pl"
    assert table.options() == {"pl-16dp", "pl-art1"}


@pytest.mark.rule(GAME, "3.4.2/g")
def test_support_units_count_one_for_reserves() -> None:
    table = draw("pl: 16DP-@0303 Art@0303 1PCz@0303 / su: 58DS@0403", phase="first-window").give("take")
    assert "pl-16dp" in table.options(), "2 + 1 + 1 against 3"
    table = draw("pl: 16DP-@0303 Art@0303 / su: 58DS@0403", phase="first-window").give("take")
    assert "pl-16dp" not in table.options(), "2 + 1 against 3"


@pytest.mark.rule(GAME, "3.4.2/h")
def test_orders_of_elites_with_support_are_free_too() -> None:
    table = draw("pl: 1DPLeg@0303 Art@0303 2DPLeg@0303 / su: 58DS@0403", chapters=14)
    table.give("0403", "1DPLeg", "Art", "go", "assault", "none", (5, 6))
    while table.prompt == "loss":
        table.give("1DPLeg")
    assert table.state.order_used == [False, False]
    plain = draw("pl: 16DP@0303 Art@0303 / su: 58DS@0403", chapters=14)
    plain.give("0403", "16DP", "Art", "go", "assault")
    assert plain.state.order_used[0]


RIVER: Any = {"sides": {"large-river": "0303/N+NE+SE+S+SW+NW"}}


@pytest.mark.parametrize(
    ("unit", "number"),
    [
        pytest.param("pl-sp", "3.4.4/a", marks=pytest.mark.rule(GAME, "3.4.4/a"), id="cars"),
        pytest.param("pl-1pcz", "3.4.6/a", marks=pytest.mark.rule(GAME, "3.4.6/a"), id="tanks"),
    ],
)
def test_cars_and_tanks_do_not_cross_a_large_river(unit: str, number: str) -> None:
    table = draw(f"pl: {unit}@0303 16DP@0303 / su: 58DS@0909", phase="movement", **RIVER)
    assert table.reach(unit) == set()
    assert table.reach("16DP")
    assert table.why_not(unit, "0302") == [number]
    driven = draw(f"pl: {unit}@0303 16DP@0303 / su: 25DS@0403 45DS@0403", phasing="su", **RIVER)
    driven.give("0303", "25DS", "45DS", "go", HIT).finish()
    assert driven.at(unit) == "removed", "driven over it, gone for good"


@pytest.mark.rule(GAME, "3.4.4/b")
def test_cars_drive_through_weak_enemies() -> None:
    closed: Any = {"sides": {"border": "0403/N+NE+S+SW"}}
    for red, may in (("47DS", True), ("58DS", False)):
        table = draw(
            f"pl: pl-sp@0303 16DP@0109 / su: {red}@0403",
            phase="movement",
            terrain={"abroad": "0302 0304 0203 0202 0402 0404"},
            **closed,
        )
        assert ("0504" in table.reach("pl-sp")) is may, red
        assert "0403" not in table.reach("pl-sp"), "but do not stop there"


@pytest.mark.rule(GAME, "3.4.4/c")
def test_cars_ignore_lines_but_not_with_rivers_and_rough_ground() -> None:
    def cost(**what: Any) -> Any:
        table = draw(
            "pl: pl-sp@0303 16DP@0303 / su: 58DS@0403",
            phase="movement",
            **{**what, "terrain": {**what.get("terrain", {}), "abroad": "0204 0404 0203"}},
        )
        return table.ask("cost", unit="pl-sp", hex="0304"), table.ask("cost", unit="16DP", hex="0304")

    car, foot = cost()
    assert (car["points"], foot["points"]) == (1, 2)
    assert cost(terrain={"forest": "0304"})[0]["whole"]
    assert cost(sides={"small-river": "0303/S"})[0]["whole"]


@pytest.mark.rule(GAME, "3.4.4/d")
def test_supplied_cars_stay_supplied_behind_the_enemy() -> None:
    front = {"su": ["0705", "0905"], "pl": ["0105", "0305", "0505"]}
    table = draw(
        "pl: pl-sp@0505 16DP@0101 / su: 44DS@0603 45DS@0606 58DS@0604 60DS@0607",
        phase="movement",
        **{**RAIL, "held": front},
    )
    unit = table.unit("pl-sp")
    table.march("pl-sp", "0705")
    assert has_supply(table.war, table.state, unit)
    table.skip_to("reserve-phase", "su")
    assert table.at("pl-sp") == "0705", "alone and cut off it is not eliminated before the player-turn is over"
    assert not has_supply(table.war, table.state, unit)
    late = draw(
        "pl: pl-sp@0705 16DP@0101 / su: 44DS@0604 45DS@0605 58DS@0704 60DS@0706",
        phase="movement",
        **{**RAIL, "held": front},
    )
    assert not has_supply(late.war, late.state, unit), "who set out without supply has none"


@pytest.mark.rule(GAME, "3.4.4/e", "3.4.6/b")
@pytest.mark.parametrize("unit", ["pl-sp", "pl-1pcz"])
@pytest.mark.parametrize("bridge", [False, True])
def test_cars_and_tanks_do_not_attack_over_a_large_river(unit: str, bridge: bool) -> None:
    sides = {"large-river": "0403/NW", **({"bridge": "0403/NW"} if bridge else {})}
    table = draw(f"pl: 16DP@0303 {unit}@0303 / su: 58DS@0403", sides=sides).give("0403")
    assert table.options() == {"pl-16dp"}
    assert table.why_not(unit) == ["3.4.4/e" if unit == "pl-sp" else "3.4.6/b"]


@pytest.mark.parametrize(
    ("unit", "loss", "never"),
    [
        pytest.param("pl-sp", "3.4.4/g", "3.4.4/h", marks=pytest.mark.rule(GAME, "3.4.4/g", "3.4.4/h"), id="cars"),
        pytest.param("pl-art1", "3.4.5/b", "3.4.5/c", marks=pytest.mark.rule(GAME, "3.4.5/b", "3.4.5/c"), id="guns"),
        pytest.param("pl-1pcz", "3.4.6/d", "3.4.6/e", marks=pytest.mark.rule(GAME, "3.4.6/d", "3.4.6/e"), id="tanks"),
    ],
)
@pytest.mark.rule(GAME, "3.6/c", "3.6/a")
def test_support_units_that_bear_a_loss_leave_the_game(unit: str, loss: str, never: str) -> None:
    table = draw(f"pl: 16DP@0303 {unit}@0303 / su: 58DS@0403", chapters=ALL, theatre="ua", morale={"ua": 0})
    table.fight("0403", "16DP", unit)
    table.give(BLOODY, "58DS", unit)
    assert table.at(unit) == "removed"
    table.finish()
    table.state.pools["pl"] = 4
    refusal = refusal_rebuild(table.war, table.state, table.unit(unit))
    assert refusal is not None, "it is never rebuilt"


@pytest.mark.rule(GAME, "3.6", "3.6/b")
def test_eliminated_units_wait_in_their_box_to_be_rebuilt() -> None:
    table = draw("pl: 1DJ@0303 16DP@0303 / su: 16BK-@0403", theatre="ua", chapters=ALL, morale={"ua": 0})
    table.fight("0403", "1DJ", "16DP")
    table.give(BLOODY).finish()
    assert table.at("16BK") == "eliminated"
    table.state.pools["west"] = 1
    assert refusal_rebuild(table.war, table.state, table.unit("16BK")) is None
    gone = draw("pl: 16DP@0303 / su: 58DS@0909", removed=["16BK"], pools={"west": 1}, chapters=ALL, theatre="ua")
    assert refusal_rebuild(gone.war, gone.state, gone.unit("16BK")) is not None


AIR: Any = {**RAIL, "phase": "first-window"}


@pytest.mark.rule(GAME, "3.4.7/a")
def test_the_squadron_flies_to_units_within_five_hexes_of_a_joined_place() -> None:
    table = draw("pl: 7Esk@0105 16DP@0305 12DP@0907 13DP@0505 / su: 58DS@0109", **AIR).give("take", "fly")
    assert table.options() == {"pl-16dp", "pl-13dp", "pl-12dp"}
    cut = draw("pl: 7Esk@0105 16DP@0101 12DP@0809 / su: 58DS@0205 45DS@0805", **AIR).give("take", "fly")
    assert cut.options() == {"pl-16dp"}, "only Warsaw itself is joined"
    assert draw("pl: 7Esk@0105 16DP@0305 / su: 58DS@0909", **{**AIR, "phase": "movement"}).offered("fly") == set()
    flown = draw("pl: 7Esk@0105 16DP@0305 / su: 58DS@0909", **AIR).give("take", "fly", "16DP")
    assert flown.at("7Esk") == "0305"
    assert "fly" not in flown.options(), "once"
    assert "fly" not in draw("pl: 7Esk@0105 16DP@0305 / su: 58DS@0909", **{**AIR, "phase": "movement"}).options()


def supported(units: str, **what: Any) -> Scene:
    table = draw(units, **{**RAIL, "chapters": 12, **what})
    marks.put(table.state, "air-supported", table.unit("16DP") + 1)
    return table


@pytest.mark.rule(GAME, "3.4.7/b")
def test_the_squadron_helps_whoever_stands_with_it() -> None:
    table = supported("pl: 7Esk@0505 16DP@0505 12DP@0505 / su: 58DS@0605")
    assert modifiers(table, ["12DP", "7Esk"], "0605") == {"10.7/k": 1}
    attacked = supported("pl: 7Esk@0505 16DP@0505 / su: 58DS@0605", phasing="su")
    assert modifiers(attacked, ["58DS"], "0505") == {"10.7/l": -1}


@pytest.mark.rule(GAME, "3.4.7/c", "12.1/e")
def test_when_its_unit_leaves_the_squadron_flies_home() -> None:
    moved = supported("pl: 7Esk@0404 16DP@0404 / su: 58DS@0909", phase="movement").march("16DP", "0403")
    assert (moved.prompt, moved.options()) == ("fly-home", {"0305", "0505"})
    moved = supported("pl: 7Esk@0404 16DP@0404 / su: 58DS@0604", phase="movement").march("16DP", "0403")
    assert moved.at("7Esk") == "0305", "not beside an enemy"
    driven = supported("pl: 7Esk@0404 16DP@0404 / su: 58DS@0504 25DS@0504 44DS@0504", phasing="su")
    driven.give("0404", "58DS", "25DS", "go", HIT).finish()
    assert driven.at("7Esk") == "0305"
    pursuing = supported("pl: 7Esk@0404 16DP@0404 12DP@0404 / su: 58DS@0504").give("0504", "16DP", "12DP", "7Esk", "go")
    pursuing.give((1, 2))
    while pursuing.prompt in ("retreat-group", "retreat-route", "loss"):
        pursuing.play.answer_index(0)
    assert pursuing.options() == {"pl-16dp", "pl-12dp", "done"}, "aircraft do not pursue"
    pursuing.give("16DP", "0504")
    assert pursuing.at("7Esk") != "0404"


@pytest.mark.rule(GAME, "3.4.7/c")
@pytest.mark.parametrize("deed", ["split", "merge", "absorb", "concentrate"])
def test_it_flies_home_whatever_takes_its_unit_from_the_hex(deed: str) -> None:
    """A unit that is divided, joined, taken in or sent to a secret place has left its hex like any other."""
    units, own = {
        "split": ("4DP@0404", "4DP"),
        "merge": ("pl-7bp@0404 pl-8bp@0404", "pl-7bp"),
        "absorb": ("205pp@0404 16DP-@0404", "205pp"),
        "concentrate": ("16DP@0105", "16DP"),
    }[deed]
    by_rail = deed == "concentrate"
    where = "0105" if by_rail else "0404"
    table = draw(
        f"pl: 7Esk@{where} {units} 12DP@0305 / su: 58DS@0909",
        **{**RAIL, "chapters": ALL, "phase": "movement" if by_rail else "replacements", "theatre": "pl"},
    ).skip_to("move" if by_rail else "replacements", "pl")
    marks.put(table.state, "air-supported", table.unit(own) + 1)
    alone = deed in ("split", "concentrate")
    named = [own] if alone else [word.partition("@")[0].rstrip("-") for word in units.split()]
    table.act(deed, *named)
    if by_rail:
        table.play.answer_index(0)
        table.roll(1)
    if table.prompt == "fly-home":
        table.give("0305")
    (flight,) = table.events(Flown)
    assert flight.hex == table.at("7Esk") == ("0105" if by_rail else "0305")
    assert not table.marks.get("air-supported")


@pytest.mark.rule(GAME, "12/a", "3.4.1/b")
def test_a_train_follows_into_the_attacked_hex_though_the_enemy_controls_its_rails() -> None:
    table = draw("pl: 16DP@0505 12DP@0505 pl-pp1@0505 / su: 58DS@0605", **RAIL)
    marks.put(table.state, "ground-su", 1 << table.hex("0605") | 1 << table.hex("0805"))
    table.fight("0605", "16DP", "12DP", "pl-pp1").roll(*HIT)
    while table.prompt in ("retreat-group", "retreat-route", "loss"):
        table.play.answer_index(0)
    assert "pl-pp1" in table.options()
    assert "0605" in table.give("pl-pp1").options()
    table.give("0605")
    assert not table.marks.get("ground-su", 0) >> table.hex("0605") & 1, "and takes them"


@pytest.mark.rule(GAME, "3.4.7/e")
def test_an_eliminated_squadron_comes_back_after_two_turns() -> None:
    table = draw("pl: 7Esk@0505 / su: 58DS@0909", **{**RAIL, "phase": "movement"})
    unit = table.unit("7Esk")
    eliminate(table.war, table.state, unit, "supply")
    assert (table.at("7Esk"), table.state.due[unit]) == ("away", table.state.stage + 2)


@pytest.mark.rule(GAME, "3.5/a", "3.5/b")
def test_trains_from_the_start_and_the_squadron_but_in_two_scenarios() -> None:
    for id in boxed.SCENARIOS:
        table = scenario(str(id))
        here = {table.war.roster.ids[u] for u, h in enumerate(table.state.at) if h >= 0}
        front = {1: {"su-ppw1"}, 2: {"su-pps1"}, 8: {"su-ppw1"}}.get(id, {"su-ppw1", "su-pps1"})
        assert front | {"pl-pp1", "pl-pp2"} <= here, id
        assert ("pl-7esk" in here) is (id not in (1, 8)), id


@pytest.mark.rule(GAME, "3.5/c", "3.5/d", "3.5/e")
def test_when_other_support_units_come() -> None:
    stages = boxed.stages()
    for id in (3, 9):
        table = scenario(str(id))
        due = {table.war.roster.ids[u]: stages[d - 1] for u, d in enumerate(table.state.due) if d}
        assert due["su-spka"] == due["su-4dk"] == "23.V", id
        if id == 9:
            assert due["su-art"] == "20.VI"
        assert not {"pl-sp", "pl-art1", "pl-1pcz"} & set(due), "only with the volunteers"
        assert not [u for u in ("pl-sp", "pl-art1", "pl-1pcz") if table.state.at[table.unit(u)] != -1]
