"""27: rail transport and secret concentration; 30: support units."""

from typing import Any

import pytest
from tests.rok1920.kit import game
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920.chapter_events import ConcentrationFound, ConcentrationShown, Transported
from sztab.games.rok1920.events import Moved
from sztab.games.rok1920.fighting.chance import Attack, chance_modifiers
from sztab.games.rok1920.forces import ukrainians
from sztab.games.rok1920.forces.front_reserves import waiting
from sztab.games.rok1920.logistics.rail_transport import refusal_rail
from sztab.games.rok1920.logistics.restoring import refusal_restore
from sztab.games.rok1920.logistics.secret_concentration import redeal
from sztab.games.rok1920.logistics.train_reach import journeys, lateral_open, transports_left
from sztab.games.rok1920.moving.reserves import reserve_strength
from sztab.games.rok1920.units.counters import PL
from sztab.games.rok1920.units.losses import levels_left
from sztab.kernel.dice import RandomDice
from sztab.kernel.refusing import why_not

PP1 = game().roster.number["pl-pp1"]
LINE = "-".join(f"{c:02}05" for c in range(1, 13))
MAP: dict[str, Any] = {
    "size": "12x9", "places": {"Warszawa": "0105", "Lida": "0305", "Mińsk": "0605", "Orsza": "1205"},
    "regions": {"town": "0105 0305 0605 0905 1205"}, "networks": {"rail": LINE}, "theatre": "lb", "chapters": 27,
    "phase": "movement", "phasing": "pl", "held": {"pl": ["0105", "0305", "0605", "0905"], "su": ["1205"]},
}  # fmt: skip


@pytest.mark.rule("rok-1920", "27", "27.1")
def test_a_unit_is_carried_instead_of_marching() -> None:
    table = scene("pl: 16DP@0105 12DP@0103 / su: 58DS@1209", **MAP)
    assert table.offered("rail") == {"pl-16dp"}, "only from a place on the railway"
    table.act("rail", "16DP")
    assert table.options() == {"0305", "0605", "0905"}
    table.give("0905")
    assert table.at("16DP") == "0905"
    assert "pl-16dp" not in table.options(), "and it does not march any more"
    marched = scene("pl: 16DP@0105 / su: 58DS@1209", **MAP).give("16DP", "0104")
    assert marched.offered("rail") == set()


@pytest.mark.rule("rok-1920", "27.1", "27.2")
@pytest.mark.parametrize(
    ("enemy", "held", "places"),
    [
        pytest.param("0904", {}, {"0305", "0605"}, id="not to a place beside enemies"),
        pytest.param("0704", {}, {"0305", "0605"}, id="nor past them"),
        pytest.param("0104", {}, set(), id="nor away from them"),
        pytest.param("1209", {"su": ["0605", "1205"]}, {"0305"}, id="nor to or through a place of the enemy"),
    ],
)
def test_where_no_train_goes(enemy: str, held: dict[str, list[str]], places: set[str]) -> None:
    table = scene(f"pl: 16DP@0105 / su: 58DS@{enemy}", **{**MAP, **({"held": {**MAP["held"], **held}} if held else {})})
    if not places:
        assert table.offered("rail") == set()
        refusal = refusal_rail(table.war, table.state, table.unit("16DP"))
        assert refusal is not None
        assert table.game.number(refusal.rule) == "27.1"
        return
    table.act("rail", "16DP")
    assert table.options() == places


@pytest.mark.rule("rok-1920", "27.2")
def test_not_to_a_place_taken_in_this_phase() -> None:
    held = {"pl": ["0105", "0305"], "su": ["0605", "0905", "1205"]}
    table = scene("pl: 16DP@0105 12DP@0604 / su: 58DS@1209", **{**MAP, "held": held})
    table.give("12DP", "0605")
    assert table.state.held[PL] >> table.hex("0605") & 1
    table.act("rail", "16DP")
    assert table.options() == {"0305"}


# Theatres of four columns each: pl 1-4, lb 5-8, ua 9-12.
COLUMNS = {"pl": range(1, 5), "lb": range(5, 9), "ua": range(9, 13)}
THREE = {name: " ".join(f"{c:02}{r:02}" for c in cols for r in range(1, 10)) for name, cols in COLUMNS.items()}


def costs(table: Scene, start: str) -> dict[str, int]:
    found = journeys(table.war, table.state, PL, table.hex(start), table.war.board.map.all_hexes)
    return {table.war.board.map.numbers[h]: journey.transports for h, journey in found.items()}


@pytest.mark.rule("rok-1920", "27.3.1", "27.3.2")
def test_a_transport_for_each_theatre_with_more_than_three_hexes() -> None:
    """27.3.2: counted are the hexes entered; the first transport is paid in any case."""
    base = {k: v for k, v in MAP.items() if k not in ("theatre", "held")}
    base["held"] = {"pl": ["0105", "0305", "0605", "0905", "1205"]}
    table = scene("pl: 16DP@0105 / su: 58DS@1209", **{**base, "regions": {**THREE, "town": MAP["regions"]["town"]}})
    found = costs(table, "0105")
    assert found["0305"] == found["0405"] == 1, "inside one theatre"
    assert found["0705"] == 1, "three hexes of the LB theatre cost nothing"
    assert found["0805"] == 1, "only there are more than three"
    assert costs(table, "0505")["1205"] == 1
    long = costs(table, "0505")
    assert long["1105"] == 1
    assert costs(table, "0405")["1205"] == 2, "four hexes of LB and four of UA"
    start = scene("pl: 16DP@0105 / su: 58DS@1209", **{**base, "regions": {**THREE, "town": MAP["regions"]["town"]}})
    start.act("rail", "16DP").give("0305")
    assert start.events(Transported)[0].transports == 1


@pytest.mark.rule("rok-1920", "27.3.2")
def test_the_printed_cases_on_the_real_map() -> None:
    """27.3.2, example: Równe to Brześć is one transport, since only three hexes lie in the PL theatre; Mińsk to Równe
    by
    Łuniniec takes two, by Brześć three."""
    table = real("C", clear=True, units="su-58ds@Newel", phase="movement", phasing="pl")
    state = table.state
    state.held = [table.war.board.localities, 0]

    def price(start: str, goal: str, closed: tuple[str, ...] = ()) -> int:
        state.held[1] = sum(1 << table.hex(name) for name in closed)
        return journeys(table.war, state, PL, table.hex(start), 1 << table.hex(goal))[table.hex(goal)].transports

    assert price("Równe", "Brześć") == 1
    assert price("Mińsk", "Równe") == 2, "by Łuniniec"
    assert price("Mińsk", "Równe", ("Łuniniec", "Sarny", "Homel", "Korosteń")) == 3, "by Brześć"


@pytest.mark.rule("rok-1920", "27.3.3")
def test_three_transports_or_six_and_none_after() -> None:
    units = "pl: 4DP@0105 5DP@0105 6DP@0105 7DP@0105 / su: 58DS@1209"
    table = scene(units, **{**MAP, "phase": "first-window"}).give("take")
    for unit in ("4DP", "5DP", "6DP"):
        table.act("rail", unit).give("0305")
    assert transports_left(table.state, "pl") == 3, "three more at a price"
    table.act("rail", "7DP").give("0605")
    table.give("done").skip_to("move", "pl")
    assert table.offered("rail") == set(), "none in the next movement phase"
    thrifty = scene(units, **{**MAP, "phase": "first-window"}).give("take")
    for unit in ("4DP", "5DP", "6DP"):
        thrifty.act("rail", unit).give("0305")
    thrifty.give("done").skip_to("move", "pl")
    assert thrifty.offered("rail") != set(), "three cost nothing later"
    six = scene(units, **MAP)
    assert transports_left(six.state, "pl") == 6


@pytest.mark.rule("rok-1920", "27.3.4")
def test_one_transport_a_front_or_two() -> None:
    held = {"su": ["0105", "0305", "0605", "0905", "1205"]}
    units = "pl: 16DP@0109 / su: 27DS@0605 21DS@0605 2DS@0605 10DS@0605"
    table = scene(units, **{**MAP, "phasing": "su", "held": held})
    assert [transports_left(table.state, front) for front in ("west", "southwest")] == [2, 2]
    table.act("rail", "27DS").give("0905").act("rail", "21DS").give("0905")
    assert table.offered("rail") == set(), "the other front's transports do not carry it"
    assert transports_left(table.state, "southwest") == 2


@pytest.mark.rule("rok-1920", "27.3.5")
def test_the_lateral_railway_gives_one_more() -> None:
    base = {**MAP, "networks": {"rail": LINE, "lateral": "0305-0405-0505-0605"}}
    table = scene("pl: 16DP@0105 / su: 58DS@1209", **base)
    assert lateral_open(table.war, table.state)
    assert transports_left(table.state, "pl") == 7, "four, or seven (amb-129)"
    for cut in (
        scene("pl: 16DP@0105 / su: 58DS@0504", **base),
        scene("pl: 16DP@0105 / su: 58DS@1209", **{**base, "held": {"pl": ["0105", "0305"], "su": ["0605"]}}),
    ):
        assert not lateral_open(cut.war, cut.state)
        assert transports_left(cut.state, "pl") == 6


# 27.4: secret concentration.


def concentrate(**more: Any) -> Scene:
    units = "pl: 4DP@0105 5DP@0105 6DP@0105 / su: 58DS@1209"
    table = scene(units, **{**MAP, "phase": "first-window", **more}).give("take")
    return table.act("concentrate", "4DP")


@pytest.mark.rule("rok-1920", "27.4", "27.4.1", "27.4.4")
def test_units_disappear_to_a_place_only_their_owner_knows() -> None:
    table = concentrate()
    question = table.play.question
    assert question is not None
    assert getattr(question, "secret", False)
    assert table.options() == {"0305", "0605", "0905"}
    table.give("0605")
    assert table.at("4DP") == "away"
    assert table.marks["rail-used-pl"] == 2, "two transports a unit"
    assert table.prompt == "intelligence"
    table.roll(5)
    assert table.events(ConcentrationFound) == []
    table.give("done").skip_to("move", "pl")
    assert table.at("4DP") == "0605"
    assert "pl-4dp" in table.options(), "and it may move at once"
    assert table.events(ConcentrationShown)[0].hex == "0605"


@pytest.mark.rule("rok-1920", "27.4", "15.7")
def test_whoever_appears_in_another_theatre_brings_his_morale() -> None:
    """15.7, amb-068: by rail as on foot; it is seen only when the units are."""
    base = {k: v for k, v in MAP.items() if k not in ("theatre", "held", "regions")}
    whole = {"held": {"pl": ["0105", "0305", "0605", "0905", "1205"]}, "regions": {**THREE, **MAP["regions"]}}
    units = "pl: 4DP@0605 5DP@0605 6DP@0105 / su: 58DS@1201"
    table = scene(units, **{**base, **whole, "phase": "first-window", "morale": {"ua": 0, "lb": -20}}).give("take")
    table.act("concentrate", "4DP").give("0905").roll(1)
    assert table.state.morale[1:] == [0, -20], "nobody knows yet"
    table.give("done").skip_to("move", "pl")
    assert table.state.morale[1:] == [-1, -20]
    assert not any(name.startswith("concentrating") for name in table.marks)
    inside = scene(units, **{**base, **whole, "phase": "first-window", "morale": {"ua": 0, "lb": -20}}).give("take")
    inside.act("concentrate", "4DP").give("0605" if "0605" in inside.options() else "0305").roll(1)
    inside.give("done").skip_to("move", "pl")
    assert inside.state.morale[1] == 0


@pytest.mark.rule("rok-1920", "27.4", "35.1")
def test_an_appearance_counts_as_coming_to_the_hex() -> None:
    """35.1: Poles who appear near the east end rouse the front as those who march there."""
    held = {"pl": ["0105", "0305", "0605", "0905", "1205"]}
    table = scene(
        "pl: 4DP@0605 6DP@0105 / su: 58DS@1201", **{**MAP, "held": held, "chapters": 36, "phase": "first-window"}
    )
    table.give("take").act("concentrate", "4DP").give("1205").roll(1)
    assert "expansion-west" not in table.marks
    table.give("done").skip_to("move", "pl")
    assert table.marks["expansion-west"] == 1


@pytest.mark.rule("rok-1920", "27.4.4")
def test_a_six_and_the_enemy_knows() -> None:
    table = concentrate().give("0605").roll(6)
    assert table.events(ConcentrationFound)[0].hex == "0605"
    assert table.marks["concentration-known-pl"] == 1


@pytest.mark.rule("rok-1920", "27.4.2")
def test_all_go_to_the_same_place() -> None:
    table = concentrate().give("0605").roll(1)
    table.act("concentrate", "5DP")
    assert table.prompt == "move", "the place is settled"
    assert table.marks["rail-used-pl"] == 4
    table.give("done").skip_to("move", "pl")
    assert (table.at("4DP"), table.at("5DP")) == ("0605", "0605")


@pytest.mark.rule("rok-1920", "27.4.3")
def test_if_the_place_is_lost_they_come_near_and_stay() -> None:
    table = concentrate().give("0605").roll(1)
    lost = table.hex("0605")
    table.give("done")
    table.state.held[0] &= ~(1 << lost)
    table.state.held[1] |= 1 << lost
    table.skip_to("concentration-near", "pl")
    assert table.options() == {"0305", "0905"}, "both three hexes away"
    table.give("0305")
    assert table.at("4DP") == "0305"
    assert "pl-4dp" not in table.options()


@pytest.mark.rule("rok-1920", "27.4.1")
def test_bolshevik_arrivals_need_no_transports() -> None:
    held = {"su": ["0605", "0905", "1205"], "pl": ["0105", "0305"]}
    table = scene(
        "pl: 16DP@0109 / su: 21DS@1201",
        **{**MAP, "phasing": "su", "chapters": 28, "held": held, "stage": "9.V", "due": {"su-27ds": 3}},
    )
    table.act("concentrate", "27DS").give("0605").roll(1)
    assert not table.marks.get("rail-used-west")
    table.skip_to("move", "su")


@pytest.mark.rule("rok-1920", "27.4")
def test_what_is_hidden_stays_hidden() -> None:
    """Two positions that differ only in the secret place look the same to the enemy, and are dealt for one another."""
    one, two = (concentrate().give(place).roll(1) for place in ("0605", "0905"))
    for seat in ("su", None):
        assert one.game.view(one.state, seat) == two.game.view(two.state, seat)
    assert one.state.secret != two.state.secret
    dealt = {redeal(one.war, one.state, "su", RandomDice(n)).secret[0] for n in range(40)}
    assert dealt == {one.hex(place) for place in ("0305", "0605", "0905")}
    assert redeal(one.war, one.state, "pl", RandomDice(1)).secret == one.state.secret


# 30: support units.

SUPPORT: dict[str, Any] = {
    "size": "9x9", "theatre": "lb", "chapters": 30, "places": {"Warszawa": "0105", "Newel": "0905"},
    "regions": {"town": "0105 0505 0905"}, "networks": {"rail": "-".join(f"{c:02}05" for c in range(1, 10))},
    "held": {"pl": ["0105"], "su": ["0905"]}, "phasing": "pl",
}  # fmt: skip


def modifiers(table: Scene, units: list[str], target: str) -> dict[str, int]:
    attack = Attack(
        war=table.war, state=table.state, side=table.state.phasing, target=table.hex(target),
        units=tuple(table.unit(u) for u in units),
    )  # fmt: skip
    return {table.game.number(m.rule): m.value for m in chance_modifiers(attack)}


@pytest.mark.rule("rok-1920", "30", "30.1")
def test_support_shifts_the_chance_for_both_sides() -> None:
    table = scene("pl: 16DP@0303 Art1@0303 1PCz@0303 / su: 58DS@0403 su-art@0403", **SUPPORT)
    assert modifiers(table, ["16DP", "Art1"], "0403").get("30.1", 0) == 0, "one on each side"
    assert modifiers(table, ["16DP", "1PCz", "Art1"], "0403")["30.1"] == 2, "a framed W counts 2"
    assert modifiers(table, ["16DP"], "0403")["30.1"] == -1
    assert table.ask("attack", units=["16DP", "Art1"], hex="0403")["attack"] == 4, "it has no strength of its own"


@pytest.mark.rule("rok-1920", "30.1.1", "30.1.7")
def test_support_does_not_attack_alone_nor_in_too_great_numbers() -> None:
    table = scene("pl: 16DP--@0303 Art1@0303 Art2@0303 / su: 58DS@0403", **SUPPORT)
    table.give("0403", "Art1")
    assert "go" not in table.options()
    assert table.why_not("go") != []
    table.give("16DP")
    assert "go" in table.options()
    table.give("Art2")
    assert table.why_not("go") == ["30.1.7"], "two support units, one strength point"
    alone = scene("pl: Art1@0303 / su: 58DS@0403", **SUPPORT)
    assert alone.options() == {"done"}


@pytest.mark.rule("rok-1920", "30.1.2")
def test_support_attacked_alone() -> None:
    guns = scene("pl: 16DP@0303 / su: su-art@0403", **SUPPORT)
    guns.give("0403", "16DP", "go")
    while guns.prompt == "operation-theatre":
        guns.play.answer_index(0)
    assert guns.at("su-art") == "eliminated", "without a roll"
    alone = scene("pl: 16DP@0303 / su: su-art@0403", **SUPPORT)
    assert alone.ask("attack", units=["16DP"], hex="0403")["defence"] == 0, "they have no strength of their own"
    cars = scene("pl: 16DP@0303 / su: su-sp@0403", **SUPPORT)
    assert cars.ask("attack", units=["16DP"], hex="0403")["defence"] == 1
    both = scene("pl: 16DP@0303 / su: su-sp@0403 su-art@0403", **SUPPORT).fight("0403", "16DP")
    assert (both.at("su-art"), both.at("su-sp")) == ("eliminated", "0403"), "the guns are lost, the cars fight on"
    covered = scene("pl: 16DP@0303 / su: su-sp@0403 58DS@0403", **SUPPORT)
    assert covered.ask("attack", units=["16DP"], hex="0403")["defence"] == 3


@pytest.mark.rule("rok-1920", "30.1.3")
def test_unsupplied_support_does_not_help_but_may_go_along() -> None:
    base = {**SUPPORT, "held": {"su": ["0105", "0905"]}}
    table = scene("pl: 16DP@0303 Art1@0303 / su: 58DS@0403", **base)
    found = modifiers(table, ["16DP", "Art1"], "0403")
    assert found.get("30.1", 0) == 0
    assert found["25.2"] == -1
    table.give("0403", "16DP", "Art1")
    assert "go" in table.options()


@pytest.mark.rule("rok-1920", "30.1.5", "30.1.6")
def test_armour_and_rivers_trains_and_rails() -> None:
    river = scene("pl: 16DP@0303 1PCz@0303 pl-sp@0303 / su: 58DS@0403", sides={"large-river": "0303/0403"}, **SUPPORT)
    river.give("0403")
    assert river.why_not("1PCz") == ["30.1.5"]
    assert river.why_not("pl-sp") == ["30.1.5"]
    assert river.why_not("16DP") == []
    train = scene("pl: 16DP@0405 PP1@0405 / su: 58DS@0505 45DS@0506", **SUPPORT)
    train.give("0506")
    assert train.why_not("PP1") == ["30.1.6"]
    along = scene("pl: 16DP@0405 PP1@0405 / su: 58DS@0505", **SUPPORT).give("0505")
    assert along.why_not("PP1") == []


@pytest.mark.rule("rok-1920", "30.1.8", "30.1.9")
def test_a_support_unit_is_a_level_and_counts_one_in_reserve() -> None:
    table = scene("pl: 16DP@0303 Art1@0303 / su: 58DS@0909", **SUPPORT)
    assert levels_left(table.war, table.state, table.unit("Art1")) == 1
    assert reserve_strength(table.war, table.state, table.hex("0303")) == 2 * (4 + 1), "in halves"
    bloody = scene("pl: 16DP@0303 Art1@0303 / su: 58DS@0403", **SUPPORT).fight("0403", "16DP", "Art1")
    bloody.roll(1, 1)
    while bloody.asked != "pl":
        bloody.play.answer_index(0)
    bloody.give("Art1")
    assert (bloody.at("Art1"), bloody.level("16DP")) == ("eliminated", "full")


MOAT = "0505/0504 0505/0604 0505/0605 0505/0506 0505/0405 0505/0404"


@pytest.mark.rule("rok-1920", "30.2.1", "30.2.2")
def test_tanks_and_cars_need_bridges_and_cars_infiltrate() -> None:
    base = {**SUPPORT, "phase": "movement", "networks": {}}
    moat = scene("pl: 16DP@0405 1PCz@0405 pl-sp@0405 / su: 58DS@0909", sides={"large-river": MOAT}, **base)
    assert "0505" in moat.reach("16DP")
    assert "0505" not in moat.reach("1PCz") | moat.reach("pl-sp")
    lost = scene(
        "pl: 16DP@0505 pl-sp@0505 1PCz@0505 / su: 58DS@0605 45DS@0605 44DS@0605",
        sides={"large-river": MOAT}, **{**SUPPORT, "phasing": "su", "networks": {}},
    )  # fmt: skip
    lost.fight("0505", "58DS", "45DS", "44DS", dice=(1, 2))
    assert (lost.at("pl-sp"), lost.at("1PCz")) == ("eliminated", "eliminated"), "forced over it they are lost"
    wall = {"sea": "0501 0502 0503 0504 0506 0507 0508 0509"}
    passing = scene("pl: pl-sp@0405 16DP@0405 / su: 16BK@0505", terrain=wall, **base)
    assert "0605" in passing.reach("pl-sp"), "as motorised infantry (17.1)"


@pytest.mark.rule("rok-1920", "30.2.3", "30.2.4")
def test_trains_run_any_distance_on_their_rails() -> None:
    base = {**SUPPORT, "phase": "movement"}
    table = scene("pl: PP1@0105 16DP@0909 / su: 58DS@0901", **{**base, "held": {"pl": ["0105", "0505", "0905"]}})
    assert table.reach("PP1") == {f"0{c}05" for c in range(2, 10)}
    line = scene("pl: PP1@0105 / su: 58DS@0604", **{**base, "held": {"pl": ["0105", "0505", "0905"]}})
    assert line.reach("PP1") == {"0205", "0305", "0405", "0505"}, "no further than the first enemy line"
    joined = scene("pl: PP1@0105 16DP@0605 / su: 58DS@0604", **{**base, "held": {"pl": ["0105", "0505", "0905"]}})
    assert "0605" in joined.reach("PP1"), "onto own units it may"


@pytest.mark.rule("rok-1920", "30.2.5")
def test_a_train_alone_takes_no_town_far_from_friends() -> None:
    base = {**SUPPORT, "phase": "movement", "held": {"pl": ["0105"], "su": ["0505", "0905"]}}
    alone = scene("pl: PP1@0105 / su: 58DS@0901", **base)
    assert "0405" in alone.reach("PP1")
    assert "0505" not in alone.reach("PP1")
    near = scene("pl: PP1@0105 16DP@0307 / su: 58DS@0901", **base)
    assert near.war.board.distance(near.hex("0307"), near.hex("0505")) <= 3
    assert "0505" in near.reach("PP1")
    own = scene("pl: PP1@0105 / su: 58DS@0901", **{**base, "held": {"pl": ["0105", "0505"], "su": ["0905"]}})
    assert "0505" in own.reach("PP1")


@pytest.mark.rule("rok-1920", "30.2.6")
def test_trains_lose_nothing_for_a_wrong_direction() -> None:
    lone = {**SUPPORT, "networks": {"rail": "0505-0605-0705-0805-0905"}, "phasing": "su"}
    train = scene("pl: PP1@0505 / su: 58DS@0405 45DS@0405 44DS@0405", **lone)
    train.fight("0505", "58DS", "45DS", "44DS", dice=(1, 2))
    assert train.at("PP1") == "0705", "two hexes to the east along the rails"


@pytest.mark.rule("rok-1920", "30.2.7")
def test_a_train_that_changed_theatre_does_not_attack() -> None:
    theatres = {"lb": " ".join(f"0{c}05" for c in range(1, 5)), "ua": " ".join(f"0{c}05" for c in range(5, 10))}
    base = {k: v for k, v in SUPPORT.items() if k != "theatre"}
    regions = {**theatres, "town": "0105 0505 0905"}
    table = scene(
        "pl: PP1@0305 16DP@0505 / su: 58DS@0605",
        **{**base, "regions": regions, "phase": "movement", "held": {"pl": ["0105", "0505"], "su": ["0905"]}},
    )
    table.give("PP1", "0505").give("done").skip_to("attack", "pl").give("0605")
    assert table.why_not("PP1") == ["30.2.7"]
    table.give("16DP", "go")
    while table.prompt not in ("attack", "reserve-phase"):
        table.play.answer((6, 5)) if table.prompt == "attack-roll" else table.play.answer_index(0)
    table.skip_to("attack", "su").skip_to("attack", "pl").give("0605")
    assert table.why_not("PP1") == [], "in the next player-turn it may"
    stays = scene(
        "pl: PP1@0505 16DP@0505 / su: 58DS@0605",
        **{**base, "regions": regions, "phase": "movement", "held": {"pl": ["0105", "0505"], "su": ["0905"]}},
    )
    stays.give("done").skip_to("attack", "pl").give("0605")
    assert stays.why_not("PP1") == []


@pytest.mark.rule("rok-1920", "30.2.7")
def test_a_train_that_was_driven_to_another_theatre_may_attack_twice() -> None:
    """30.2.7: what it was forced to in the enemy's player-turn is no change of its own."""
    theatres = {"lb": " ".join(f"0{c}05" for c in range(1, 5)), "ua": " ".join(f"0{c}05" for c in range(5, 10))}
    base = {k: v for k, v in SUPPORT.items() if k != "theatre"}
    table = scene(
        "pl: PP1@0605 16DP@0605 / su: 16BK-@0705",
        marks={f"theatre-{PP1}": 3},
        **{**base, "regions": {**theatres, "town": "0105 0505 0905"}, "phase": "turn-start", "phasing": "pl"},
    )
    table.skip_to("attack", "pl").fight("0705", "16DP", "PP1", dice=(1, 2))
    moved = [event for event in table.events(Moved) if event.unit == "pl-pp1"]
    assert moved[0].path[0] == "0705", "it has followed, inside its theatre"
    assert "train-moved-theatre" not in table.marks


@pytest.mark.rule("rok-1920", "30.3")
def test_only_trains_are_restored_and_only_in_a_pause() -> None:
    base = {**SUPPORT, "pools": {"pl": 3, "west": 3}, "fallen": ("pl-pp1", "pl-art1", "su-ppw1"), "phase": "movement"}
    table = scene("pl: 16DP@0303 / su: 58DS@0909", **base)
    assert refusal_restore(table.war, table.state, table.unit("PP1")) is None
    guns = refusal_restore(table.war, table.state, table.unit("Art1"))
    assert guns is not None
    assert table.game.number(guns.rule) == "30.3"
    busy = scene("pl: 16DP@0303 / su: 58DS@0909", marks={"attacks-ua": 1}, **base)
    refused = refusal_restore(busy.war, busy.state, busy.unit("PP1"))
    assert refused is not None
    assert busy.game.number(refused.rule) == "30.3"
    red = scene("pl: 16DP@0303 / su: 58DS@0909", marks={"attacks-southwest": 3}, **{**base, "phasing": "su"})
    assert refusal_restore(red.war, red.state, red.unit("su-ppw1")) is None, "its own front paused"


@pytest.mark.rule("rok-1920", "27.4", "27.4.4")
def test_the_owner_sees_his_secret_and_the_enemy_only_what_he_found_out() -> None:
    table = concentrate().give("0605").roll(1)
    views = {seat: table.game.view(table.state, seat).notes for seat in ("pl", "su", None)}
    assert views["pl"].concentration == {"pl": "0605"}
    assert views["su"].concentration == views[None].concentration == {}
    assert views["su"].travelling == ("pl-4dp",)
    found = concentrate().give("0605").roll(6)
    assert found.game.view(found.state, "su").notes.concentration == {"pl": "0605"}


@pytest.mark.rule("rok-1920", "27.4.1", "35.1", "35.2")
def test_a_reserve_division_on_its_secret_way_is_not_called_up_again() -> None:
    """It has come into play when it leaves, though it lies off the board until it appears."""
    base = {**MAP, "chapters": 36, "phasing": "su", "held": {"su": ["0605", "0905", "1205"], "pl": ["0105"]}}
    table = scene("pl: 16DP@0101 / su: 27DS@0609", due={"su-48ds": 1}, **base)
    assert "su-48ds" in table.offered("concentrate")
    table.act("concentrate", "48DS").play.answer_index(0)
    table.roll(1)
    assert table.at("48DS") == "away"
    ids = table.war.roster.ids
    assert "su-48ds" not in [ids[u] for u in waiting(table.war, table.state, "west")]


@pytest.mark.rule("rok-1920", "27.2", "28.1")
def test_arrivals_do_not_ride_to_a_place_taken_in_this_phase() -> None:
    """27.2: neither by an open journey nor in secret."""
    held = {"su": ["0905", "1205"], "pl": ["0105", "0305", "0605"]}
    table = scene(
        "pl: 16DP@0101 / su: 21DS@0604",
        **{**MAP, "phasing": "su", "chapters": 28, "held": held, "stage": "9.V", "due": {"su-27ds": 3}},
    )
    table.give("21DS", "0605")
    assert table.state.held[1] >> table.hex("0605") & 1
    table.act("arrive", "27DS").give("train")
    assert table.options() == {"0905", "1205"}
    assert table.why_not("0605") == ["27.2"]
    secret = scene(
        "pl: 16DP@0101 / su: 21DS@0604",
        **{**MAP, "phasing": "su", "chapters": 28, "held": held, "stage": "9.V", "due": {"su-27ds": 3}},
    )
    secret.give("21DS", "0605").act("concentrate", "27DS")
    assert secret.options() == {"0905", "1205"}


@pytest.mark.rule("rok-1920", "27.4", "20.4")
def test_whoever_leaves_the_game_on_the_way_does_not_appear() -> None:
    south = {**MAP, "theatre": "ua", "chapters": 32, "phase": "first-window", "stage": "30.V"}
    table = scene("pl: 4DP@0105 1Zap@0105 / su: 58DS@1209", **south)
    table.give("take").act("concentrate", "1Zap").give("0605").roll(1)
    table.act("concentrate", "4DP").give("done")
    ukrainians.deadline(table.war, table.state)
    table.skip_to("move", "pl")
    assert (table.at("4DP"), table.at("1Zap")) == ("0605", "removed")
    assert not any(name.startswith("concentrat") for name in table.marks)


@pytest.mark.rule("rok-1920", "27.4.2", "6")
def test_no_more_units_concentrate_than_may_stand_there() -> None:
    """6: Bolshevik arrivals cost no transports, and yet only four of them go to the one place."""
    names = ("su-27ds", "su-21ds", "su-2ds", "su-8ds", "su-10ds")
    held = {"su": ["0605", "0905", "1205"], "pl": ["0105", "0305"]}
    table = scene(
        "pl: 16DP@0109 / su: 17DS@1201",
        **{**MAP, "phasing": "su", "chapters": 28, "held": held, "stage": "9.V", "due": dict.fromkeys(names, 3)},
    )
    table.act("concentrate", names[0]).give("0605").roll(1)
    for name in names[1:4]:
        table.act("concentrate", name)
    assert table.offered("concentrate") == set()
    (refusal,) = why_not(table.play, [("concentrate", table.unit(names[4]))])
    assert table.game.number(refusal.rule) == "6"


@pytest.mark.rule("rok-1920", "30.2.1", "17.2")
@pytest.mark.parametrize(("unit", "rule"), [("pl-sp", "30.2.1"), ("pl-1pcz", "30.2.1"), ("pl-mot", "17.2")])
def test_each_is_refused_at_the_river_by_its_own_rule(unit: str, rule: str) -> None:
    sides = [f"030{r}/040{r}" for r in range(1, 10)] + [f"030{r}/040{r - 1}" for r in range(2, 10)]
    river: dict[str, Any] = {"sides": {"large-river": " ".join(sides)}, "theatre": "lb", "chapters": 32}
    table = scene(f"pl: {unit}@0303 16DP@0101 / su: 58DS@0909", phase="movement", phasing="pl", **river)
    assert table.why_not(unit, "0403") == [rule]


@pytest.mark.rule("rok-1920", "5", "28")
def test_who_has_come_and_moved_is_told_that_he_has_moved() -> None:
    table = scene(
        "pl: 16DP@0305 / su: 58DS@1209",
        **{**MAP, "chapters": 28, "phase": "first-window", "stage": "9.V", "due": {"pl-12dp": 3}},
    ).give("take")
    table.march("12DP", "0205")
    (refusal,) = why_not(table.play, [table.unit("12DP")])
    assert (table.game.number(refusal.rule), refusal.key) == ("5", "moved-already")
