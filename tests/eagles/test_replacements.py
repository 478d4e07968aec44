"""16-18: arrivals, replacements, reorganisation."""

from typing import Any

import pytest

from sztab.games.rok1920.chapter_events import ReplacementsReceived
from sztab.games.rok1920.eagles.replacements import refusal_rebuild
from sztab.games.rok1920.logistics.divisional_brigades import divisible, parts_of
from sztab.games.rok1920.state import AWAY, REMOVED
from tests.eagles import boxed
from tests.eagles.kit import ALL, THEATRES, draw, real, scenario, why
from tests.eagles.test_morale import pass_turn
from tests.rok1920.special_kit import Scene

GAME = "nest-of-eagles"

BUSY = {"ua": 3, "lb": 3, "pl": 3, "west": 3, "southwest": 3}
HOME: Any = {
    "chapters": ALL, "networks": {"rail": "0904-0905"},
    "regions": {**THEATRES, "city": "0105 0607", "town": "0407 0907 0904"},
    "places": {"Warszawa": "0105", "Lwów": "0407", "Kijów": "0607", "Łubny": "0907"},
    "morale": {"ua": 0, "lb": 0}, "stage": "16.V", "phase": "movement",
    "held": {"pl": ["0105", "0407"], "su": ["0907", "0904", "0607"]},
}  # fmt: skip
LATE: Any = {**HOME, "phase": "replacements", "attacks": BUSY}


def red(**what: Any) -> Any:
    return {**HOME, "phasing": "su", **what}


@pytest.mark.rule(GAME, "16", "1.4/b")
@pytest.mark.parametrize("id", boxed.SCENARIOS)
def test_the_card_brings_units_in_their_turns(id: int) -> None:
    table = scenario(str(id))
    stages = boxed.stages()
    written = {u: stages.index(s) + 1 for u, s in boxed.arrivals(id).items()}
    due = {table.war.roster.ids[u]: d for u, d in enumerate(table.state.due) if d}
    assert due == {u: d for u, d in written.items() if u in due}
    assert set(written) <= set(due)
    places = {table.war.roster.ids[u]: h for u, h in enumerate(table.state.at) if h >= 0}
    for place, units in boxed.set_up(id).items():
        for unit in units:
            assert places[boxed.base(unit)] == table.hex(place), unit


@pytest.mark.rule(GAME, "16", "16/a", "16/c")
def test_poles_come_to_warsaw_at_the_start_of_the_first_movement_phase() -> None:
    table = draw(
        "pl: 16DP@0407 / su: 58DS@0909", due={"pl-17dp": "16.V", "pl-18dp": "23.V"}, **{**HOME, "phase": "first-window"}
    )
    assert table.at("17DP") == "away", "not before"
    table.give("take")
    assert (table.at("17DP"), table.at("18DP")) == ("0105", "away")


@pytest.mark.rule(GAME, "16/f", "16/a", "5.1/c")
def test_bolsheviks_march_in_over_the_east_edge_for_one_point() -> None:
    table = draw("pl: 16DP@0101 / su: 58DS@0505", due={"su-25ds": "16.V"}, **red(places={}))
    assert "done" not in table.options()
    table.act("arrive", "25DS").skip_to("arrive-at")
    assert {h[:2] for h in table.options()} == {"09"}
    table.give("0906")
    assert table.at("25DS") == "0906"
    assert table.war.board.distance(table.hex("0906"), table.hex("0706")) == 2
    assert "0706" in table.reach("25DS")
    assert "0606" not in table.reach("25DS"), "two points are left of three"


@pytest.mark.rule(GAME, "16/g", "5.1/c", "16/h")
def test_or_by_train_through_a_place_at_the_edge() -> None:
    what = red(
        networks={"rail": "0907-0807-0707"},
        regions={**THEATRES, "town": "0907 0707"},
        places={"Łubny": "0907"},
        held={"su": ["0907", "0707"]},
    )
    table = draw("pl: 16DP@0101 / su: 58DS@0505", due={"su-25ds": "16.V"}, **what)
    table.act("arrive", "25DS").give("train")
    assert table.options() == {"0907", "0707"}
    table.give("0707")
    assert "su-25ds" not in table.options(), "it does not march any more"
    lost = draw(
        "pl: 16DP@0101 12DP@0808 / su: 58DS@0505",
        due={"su-25ds": "16.V"},
        **{**what, "held": {"pl": ["0907"], "su": ["0707"]}},
    )
    lost.act("arrive", "25DS")
    assert lost.prompt == "arrive-at", "on foot only"


@pytest.mark.rule(GAME, "19.8/c")
def test_infantry_is_raised_from_the_ukraine_box() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0909", pools={"ua": 1}, **LATE).skip_to("replacements")
    assert table.offered("restore") == {f"ua-{number}d" for number in range(1, 7)}


@pytest.mark.rule(GAME, "16/d", "17.1.4/d")
def test_ukrainians_come_in_the_ukraine_far_from_enemies() -> None:
    held = {"pl": ["0105", "0407", "0607"]}
    table = draw("pl: 16DP@0303 / su: 58DS@0808", due={"ua-1d": "16.V"}, **{**HOME, "held": held})
    assert table.act("arrive", "ua-1d").options() == {"0407"}, "three hexes from the enemy"
    far = draw("pl: 16DP@0303 / su: 58DS@0909", due={"ua-1d": "16.V"}, **{**HOME, "held": held})
    assert far.act("arrive", "ua-1d").options() == {"0407", "0607"}
    far.give("0407")
    assert "ua-1d" in far.options(), "it may move at once"


@pytest.mark.rule(GAME, "16/e")
def test_the_ukrainian_horse_comes_even_beside_enemies() -> None:
    held = {"pl": ["0105", "0407", "0607"]}
    table = draw("pl: 16DP@0303 / su: 58DS@0707", due={"ua-h": "16.V"}, **{**HOME, "held": held})
    assert table.act("arrive", "ua-h").options() == {"0407", "0607"}


@pytest.mark.rule(GAME, "16/b", "17.2/d", "17.2")
def test_what_is_rebuilt_comes_with_the_next_player_turn() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0909", fallen=["17DP"], pools={"pl": 1}, **LATE).skip_to("replacements")
    table.act("restore", "17DP")
    assert table.pool("pl") == 0
    unit = table.unit("17DP")
    assert (table.state.at[unit], table.state.due[unit]) == (-1, table.state.stage + 1)


@pytest.mark.parametrize(
    ("unit", "level"),
    [
        pytest.param("17DP", 2, marks=pytest.mark.rule(GAME, "17.2/e"), id="a division: a cadre"),
        pytest.param("pl-1bk", 1, marks=pytest.mark.rule(GAME, "17.2/f"), id="a brigade: reduced"),
        pytest.param("pl-mot", 0, marks=pytest.mark.rule(GAME, "17.2/g"), id="one step: full"),
    ],
)
def test_at_its_lowest_step(unit: str, level: int) -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0909", fallen=[unit], pools={"pl": 1}, **LATE).skip_to("replacements")
    table.act("restore", unit)
    assert table.state.level[table.unit(unit)] == level


@pytest.mark.rule(GAME, "17.2/a")
def test_a_cavalry_division_costs_two() -> None:
    for count, may in ((1, False), (2, True)):
        table = draw("pl: 16DP@0303 / su: 58DS@0909", fallen=["1DJ"], pools={"pl": count}, **LATE)
        table.skip_to("replacements")
        assert ("pl-1dk" in table.offered("restore")) is may
        if may:
            assert table.act("restore", "1DJ").pool("pl") == 0
        else:
            assert why(table, "restore", "1DJ") == ["17.2/a"]


@pytest.mark.rule(GAME, "17.2/b", "19.2", "19.2/a")
def test_reserve_brigades_are_formed_from_their_box() -> None:
    table = draw("pl: 16DP@0303 / su: 58DS@0909", pools={"pl": 1}, **LATE).skip_to("replacements")
    assert {"pl-1rbp", "pl-2rbp", "pl-3rbp", "pl-7rbp"} <= table.offered("restore")
    assert "pl-23rdp" not in table.offered("restore"), "only with the option"


@pytest.mark.rule(GAME, "17.2/c", "17.1.4/c", "17.1.4/e", "19.8/b")
def test_ukrainians_live_by_their_own_replacements() -> None:
    units = "pl: ua-1d-@0407 16DP-@0408 / su: 58DS@0909"
    what: Any = {**LATE, "supplied": ["ua-1d", "16DP"], "fallen": ["ua-2d", "17DP"]}
    polish = draw(units, pools={"pl": 2}, **what).skip_to("replacements")
    assert "pl-16dp" in polish.offered("strengthen")
    assert not [u for u in polish.offered("strengthen") | polish.offered("restore") if u.startswith("ua")]
    own = draw(units, pools={"ua": 2}, **what).skip_to("replacements")
    assert own.offered("strengthen") == {"ua-1d"}
    assert own.offered("restore") == {"ua-2d", "ua-3d", "ua-4d", "ua-5d", "ua-6d"}, "but not their horse"


@pytest.mark.rule(GAME, "17.1.4", "17.1.4/a")
@pytest.mark.parametrize(("pole", "count"), [("0607", 1), ("0608", 0)])
def test_a_ukrainian_replacement_for_a_unit_in_kiev(pole: str, count: int) -> None:
    table = draw(f"pl: 16DP@{pole} / su: 58DS@0101", **LATE).skip_to("reserve-phase")
    assert table.pool("ua") == count


@pytest.mark.rule(GAME, "17.1.4", "17.1.4/b")
@pytest.mark.parametrize(
    ("volunteers", "owner", "count"), [("second", "pl", 1), ("formed", "pl", 0), ("second", "su", 0), ("none", "pl", 0)]
)
def test_or_for_lwow_while_the_volunteers_form(volunteers: str, owner: str, count: int) -> None:
    table = draw("pl: 16DP@0105 / su: 58DS@0109", volunteers=volunteers, **{**LATE, "held": {owner: ["0407"]}})
    table.skip_to("reserve-phase", "su")
    assert table.pool("ua") == count


@pytest.mark.rule(GAME, "17", "17.1.6", "17.1.6/a", "17.1.6/b")
def test_what_is_not_spent_is_kept_in_its_pool() -> None:
    table = draw("pl: 16DP@0607 / su: 58DS@0901", pools={"pl": 1, "ua": 1, "west": 1}, **{**LATE, "attacks": {}})
    table.skip_to("reserve-phase", "su")
    assert (table.pool("pl"), table.pool("ua")) == (5, 2)
    red_ = draw(
        "pl: 16DP@0101 / su: 58DS@0901",
        pools={"west": 1, "southwest": 2},
        **{**LATE, "phasing": "su", "attacks": {"west": 1}},
    )
    red_.skip_to("extra-replacement").give("southwest").skip_to("reserve-phase", "pl")
    assert (red_.pool("west"), red_.pool("southwest")) == (2, 5)


@pytest.mark.rule(GAME, "17.1.2/d", "17.1.1/d")
def test_fronts_count_apart_and_one_more_goes_where_the_player_likes() -> None:
    table = draw("pl: 16DP@0101 / su: 58DS@0905", **{**LATE, "phasing": "su", "attacks": {"west": 3}})
    table.skip_to("extra-replacement")
    assert table.options() == {"west", "southwest"}
    assert (table.pool("west"), table.pool("southwest")) == (0, 2)
    assert table.give("west").pool("west") == 1


@pytest.mark.rule(GAME, "17.1.1/f")
def test_an_attack_at_a_boundary_is_counted_where_the_pole_likes() -> None:
    table = draw("pl: 16DP@0505 / su: 58DS@0605", **{**HOME, "phase": "attacks"}).give("0605", "16DP", "go")
    assert (table.asked, table.prompt) == ("pl", "operation-theatre")
    assert table.options() == {"ua", "lb"}
    table.play.answer(2)
    assert table.marks["attacks-lb"] == 1
    inland = draw("pl: 16DP@0507 / su: 58DS@0607", **{**HOME, "phase": "attacks"}).give("0607", "16DP", "go")
    assert inland.prompt != "operation-theatre"


def weak(units: str, **what: Any) -> Scene:
    names = [word.partition("@")[0].rstrip("-") for word in units.split("/")[0].split()[1:]]
    return draw(units, **{**LATE, "pools": {"pl": 3}, "supplied": names, **what}).skip_to("replacements")


@pytest.mark.rule(GAME, "17.3/a")
def test_only_supplied_units_away_from_enemies_are_strengthened() -> None:
    assert weak("pl: 16DP-@0407 / su: 58DS@0909").offered("strengthen") == {"pl-16dp"}
    beside = weak("pl: 16DP-@0407 / su: 58DS@0408")
    assert why(beside, "strengthen", "16DP") == ["17.3/a"]
    hungry = weak("pl: 16DP-@0407 12DP@0407 / su: 58DS@0909", supplied=["12DP"], unsupplied=["16DP"])
    assert why(hungry, "strengthen", "16DP") == ["17.3/a"]


@pytest.mark.rule(GAME, "17.3/b", "17.3/c", "17.3/d")
def test_a_replacement_lies_on_the_unit_until_the_next_movement_phase() -> None:
    table = weak("pl: 16DP--@0407 / su: 58DS@0909").act("strengthen", "16DP")
    assert table.level("16DP") == "cadre"
    assert table.pool("pl") == 2
    assert why(table, "strengthen", "16DP") == ["17.3/d"], "one step a turn"
    table.give("done")
    table.skip_to("reserve-phase", "su")
    table.skip_to("move", "pl")
    assert table.level("16DP") == "weak"
    assert not table.marks.get("strengthening")


@pytest.mark.rule(GAME, "17.3/e")
@pytest.mark.parametrize("how", ["retreat", "loss", "hunger"])
def test_it_is_lost_with_a_retreat_a_loss_or_supply(how: str) -> None:
    what: Any = {**HOME, "phase": "attacks", "phasing": "su", "strengthening": ["16DP"], "supplied": ["16DP"]}
    if how == "hunger":
        table = draw(
            "pl: 16DP-@0407 / su: 58DS@0909",
            **{**what, "supplied": [], "unsupplied": ["16DP"], "phase": "replacements-end"},
        )
    else:
        table = draw("pl: 16DP-@0407 12DP@0307 / su: 58DS@0507 25DS@0507", **what)
        table.fight("0407", "58DS", "25DS", dice=(1, 2) if how == "retreat" else (6, 6))
    assert not table.marks.get("strengthening", 0) >> table.unit("16DP") & 1


@pytest.mark.rule(GAME, "17.4", "17.4/a", "17.4/b", "17.4/c")
def test_two_brigades_make_a_lost_division() -> None:
    units = "pl: 16DP@0101 / su: su-wochrp1@0907 su-des@0907 su-komb@0907"
    table = draw(units, **{**LATE, "phasing": "su", "fallen": ["58DS", "27DS"]})
    table.skip_to("replacements")
    pools = dict(table.state.pools)
    assert table.offered("join") == {"su-wochrp1+su-des"}, "of one front"
    table.act("join", "su-wochrp1", "su-des")
    assert table.options() == {"su-58ds"}
    table.give("58DS")
    assert (table.at("58DS"), table.level("58DS")) == ("0907", "weak")
    assert table.at("su-des") == table.at("su-wochrp1") == "eliminated"
    assert dict(table.state.pools) == pools, "free of charge"


CHEKA: Any = {
    **LATE, "phasing": "su", "attacks": {"southwest": 3}, "held": {"su": ["0403", "0603", "0803", "0904"]},
    "regions": {**THEATRES, "town": "0403 0603 0803 0904 0407"},
    "places": {"Głębokie": "0503", "Homel": "0703"},
}  # fmt: skip
FOES = "pl: 16DP@0909 / su: 27DS@0902"


@pytest.mark.rule(GAME, "17.1.5", "17.1.5/a", "17.1.5/b", "17.1.5/c")
def test_markers_of_the_cheka() -> None:
    table = draw(FOES, marks={"polish-offensive": 1}, **CHEKA).skip_to("replacements")
    placed: set[str] = set()
    for count in range(4):
        assert "cheka-marker" in table.options()
        table.give("cheka-marker")
        assert table.options() == {"0403", "0603", "0803", "0904"} - placed, "one on a hex, in LB"
        h = sorted(table.options())[0]
        placed.add(h)
        table.give(h)
        assert table.marks["cheka-at"].bit_count() == count + 1
    assert "cheka-marker" not in table.options(), "there are four"
    calm = draw(FOES, **CHEKA).skip_to("replacements")
    assert why(calm, "cheka-marker") == ["17.1.5"], "no Polish offensive so far"
    busy = draw(FOES, marks={"polish-offensive": 1}, **{**CHEKA, "attacks": {"west": 1}}).skip_to("replacements")
    assert why(busy, "cheka-marker") == ["17.1.5"], "the front made no pause"


@pytest.mark.rule(GAME, "17.1.5/b")
def test_three_attacks_in_the_north_are_such_an_offensive() -> None:
    for theatre, told in (("lb", 1), ("ua", 0)):
        row = {"lb": "03", "ua": "07"}[theatre]
        table = draw(
            f"pl: 16DP@06{row} 12DP@06{row} 13DP@06{row} / su: 58DS@05{row}",
            **{**HOME, "phase": "attacks", "places": {}},
        )
        for unit in ("16DP", "12DP", "13DP"):
            table.fight(f"05{row}", unit, dice=(5, 6))
        assert table.marks.get("polish-offensive", 0) == told, theatre


@pytest.mark.parametrize(
    ("h", "limit"),
    [
        pytest.param("0803", 2, marks=pytest.mark.rule(GAME, "17.1.5/e"), id="east"),
        pytest.param("0603", 3, marks=pytest.mark.rule(GAME, "17.1.5/f"), id="middle"),
        pytest.param("0403", 4, marks=pytest.mark.rule(GAME, "17.1.5/g"), id="west"),
    ],
)
@pytest.mark.rule(GAME, "17.1.5/d")
def test_they_recruit_by_where_they_are(h: str, limit: int) -> None:
    for face in (limit, limit + 1):
        table = draw(FOES, **{**CHEKA, "phase": "cheka"})
        fresh = draw(FOES, marks={"cheka-at": 1 << table.hex(h)}, **{**CHEKA, "phase": "cheka"})
        assert fresh.prompt == "cheka-marker"
        before = fresh.pool("west")
        fresh.roll(face)
        assert fresh.pool("west") - before == int(face <= limit)
        assert fresh.marks.get("cheka-gained", 0) == int(face <= limit)


@pytest.mark.rule(GAME, "17.1.5/h", "17.1.5/d")
def test_a_marker_stays_where_it_is_and_recruits_from_the_next_phase_on() -> None:
    table = draw(FOES, marks={"polish-offensive": 1}, **CHEKA).skip_to("replacements").give("cheka-marker", "0403")
    gains = [e for e in table.events(ReplacementsReceived) if table.game.number(e.rule) == "17.1.5/d"]
    assert not gains
    assert not [o for o in table.options() if "0403" in o], "nobody moves it"
    table.give("done")
    pass_turn(table) if table.state.phasing == 1 else None
    table.skip_to("cheka-marker")
    assert table.marks["cheka-at"] == 1 << table.hex("0403")


@pytest.mark.rule(GAME, "17.1.5/i", "17.1.5/j")
def test_attacks_take_them_off() -> None:
    base = {**CHEKA, "phase": "attacks"}
    number = 1 << draw(FOES, **base).hex("0403") | 1 << draw(FOES, **base).hex("0803")
    own = draw("pl: 16DP@0502 / su: 27DS@0602", marks={"cheka-at": number}, **base).fight("0502", "27DS")
    assert not own.marks.get("cheka-at")
    assert not own.marks.get("cheka-lost"), "they may come again"
    other = draw("pl: 16DP@0508 / su: 58DS@0608", marks={"cheka-at": number}, **base).fight("0508", "58DS")
    assert other.marks["cheka-at"] == number, "the other front does not matter"
    poles = draw("pl: 16DP@0402 / su: 27DS@0403", marks={"cheka-at": number}, **{**base, "phasing": "pl"}).fight(
        "0403", "16DP"
    )
    assert poles.marks["cheka-at"] == 1 << poles.hex("0803")
    assert poles.marks["cheka-lost"] == 1


@pytest.mark.rule(GAME, "17.1.5/k", "19.7/e")
def test_a_gain_of_the_cheka_brings_balachowicz() -> None:
    for gained in (0, 1):
        table = draw(
            "pl: 16DP@0407 / su: 58DS@0909",
            marks={"cheka-gained": gained} if gained else {},
            **{**HOME, "phase": "turn-start"},
        )
        table.skip_to("reserve-phase")
        assert table.state.due[table.unit("DBB")] == (table.state.stage if gained else 0)


# 18


def late(units: str, **what: Any) -> Scene:
    return draw(units, **{**LATE, **what}).skip_to("replacements")


@pytest.mark.rule(GAME, "18/a", "18/d", "18.1")
def test_a_full_division_and_two_full_brigades() -> None:
    table = late("pl: 4DP@0407 / su: 58DS@0909").act("split", "4DP")
    assert {table.level(u) for u in ("7/4BP", "8/4BP")} == {"full"}
    assert (table.at("7/4BP"), table.at("4DP")) == ("0407", "away")
    assert table.state.due[table.unit("4DP")] == 0, "it lies in the box"
    table.act("merge", "7/4BP", "8/4BP")
    assert (table.at("4DP"), table.level("4DP"), table.at("7/4BP")) == ("0407", "full", "away")


@pytest.mark.rule(GAME, "18/b", "18/c")
def test_reduced_ones_stay_reduced_and_cadres_are_not_touched() -> None:
    table = late("pl: 4DP-@0407 / su: 58DS@0909").act("split", "4DP")
    assert {table.level(u) for u in ("7/4BP", "8/4BP")} == {"weak"}
    for parts in ("7/4BP@0407 8/4BP-@0407", "7/4BP-@0407 8/4BP-@0407"):
        assert late(f"pl: {parts} / su: 58DS@0909").act("merge", "7/4BP", "8/4BP").level("4DP") == "weak"
    cadre = late("pl: 4DP--@0407 / su: 58DS@0909")
    assert cadre.offered("split") == set()
    assert why(cadre, "split", "4DP") == ["18/c"]


@pytest.mark.rule(GAME, "18")
def test_a_division_that_was_joined_is_not_divided_again_in_the_same_phase() -> None:
    table = late("pl: 4DP@0407 9DP@0407 / su: 58DS@0909").act("split", "4DP").act("merge", "7/4BP", "8/4BP")
    assert table.offered("split") == {"pl-9dp"}
    assert why(table, "split", "4DP") == ["18"]
    table.give("done").skip_to("reserve-phase", "su").skip_to("replacements", "pl")
    assert table.offered("split") == {"pl-4dp", "pl-9dp"}, "but in the next"


@pytest.mark.rule(GAME, "16/i")
@pytest.mark.parametrize("id", boxed.SCENARIOS)
def test_the_counters_that_a_divided_division_does_not_use_lie_in_their_box(id: int) -> None:
    table = scenario(str(id))
    state, war = table.state, table.war
    state.pools["pl"] = 4
    placed = [u for u in divisible(war) if state.at[u] >= 0 or any(state.at[p] >= 0 for p in parts_of(war, u))]
    assert placed
    for unit in placed:
        idle = (unit,) if any(state.at[p] >= 0 for p in parts_of(war, unit)) else parts_of(war, unit)
        assert all(state.at[u] in (AWAY, REMOVED) and not state.due[u] for u in idle)
        assert all(refusal_rebuild(war, state, u) is not None for u in idle), "they come by reorganisation alone"


@pytest.mark.rule(GAME, "18.1/c", "18.1")
def test_only_brigades_of_one_division() -> None:
    table = late("pl: 7/4BP@0407 9/5BP@0407 8/4BP@0408 / su: 58DS@0909")
    assert table.offered("merge") == set()
    assert why(table, "merge", "7/4BP", "9/5BP") == ["18.1/c"]
    both = late("pl: 3/2BLB@0407 4/2BLB@0407 / su: 58DS@0909")
    assert both.offered("merge") == {"pl-3blb+pl-4blb"}


@pytest.mark.rule(GAME, "18.1/a")
def test_brigades_that_start_together_may_be_joined_at_the_start() -> None:
    table = scenario("3")
    assert table.prompt == "start-joined"
    names = table.options() - {"ready"}
    assert names
    name = sorted(names)[0]
    brigades = [u for u in table.war.roster.parent if table.war.roster.ids[table.war.roster.parent[u]] == name]
    where = {table.state.at[u] for u in brigades}
    table.give(name)
    assert {table.state.at[table.unit(name)]} == where
    assert table.give("ready").prompt != "start-joined"


@pytest.mark.rule(GAME, "18.1/b")
def test_two_lost_brigades_come_back_as_a_cadre_of_their_division() -> None:
    table = late("pl: 16DP@0407 / su: 58DS@0909", fallen=["7/4BP", "8/4BP"], pools={"pl": 1})
    assert "pl-4dp" in table.offered("restore")
    table.act("restore", "4DP")
    assert table.state.level[table.unit("4DP")] == 2
    assert (table.at("7/4BP"), table.at("8/4BP")) == ("away", "away")
    one = late("pl: 16DP@0407 8/4BP@0407 / su: 58DS@0909", fallen=["7/4BP"], pools={"pl": 1})
    assert "pl-4dp" not in one.offered("restore")


@pytest.mark.rule(GAME, "18.2", "18.2/a", "18.2/b")
def test_any_two_cavalry_brigades_make_a_division_once_volunteers_form() -> None:
    units = "pl: 1BJ@0407 8BJ-@0407 / su: 58DS@0909"
    early = late(units)
    assert early.offered("merge") == set()
    assert why(early, "merge", "1BJ", "8BJ") == ["18.2/b"]
    table = late(units, volunteers="first", morale={"ua": 0, "lb": 0, "pl": 0})
    table.act("merge", "1BJ", "8BJ")
    assert table.options() == {"pl-2dk", "pl-3dk"}
    table.give("2DJ")
    assert (table.at("2DJ"), table.level("2DJ")) == ("0407", "weak")
    table.give("done").skip_to("reserve-phase", "su").skip_to("replacements", "pl").act("split", "2DJ")
    assert {table.at("1BJ"), table.at("8BJ")} == {"0407"}


@pytest.mark.rule(GAME, "18.2/c")
def test_a_lost_cavalry_division_comes_back_as_a_cadre() -> None:
    table = late("pl: 16DP@0407 / su: 58DS@0909", fallen=["2DJ"], pools={"pl": 2}).act("restore", "2DJ")
    assert table.state.level[table.unit("2DJ")] == 2


PERIL: Any = {"morale": {"ua": 16, "lb": 0}, "pools": {"pl": 1}}


@pytest.mark.rule(GAME, "18.3", "18.3/a", "18.3/d")
def test_the_cavalry_group_and_the_fourth_division() -> None:
    units = "pl: 1BJ@0407 2BJ@0407 8BJ@0107 / su: 58DS@0909"
    calm = late(units, pools={"pl": 1})
    assert "cavalry-group" not in calm.options()
    assert why(calm, "cavalry-group") == ["18.3"]
    for volunteers in ("none", "second", "formed"):
        table = late(units, volunteers=volunteers, **PERIL).give("cavalry-group")
        assert table.pool("pl") == 0
        assert table.offered("fourth") == {"pl-1bk", "pl-2bk", "pl-8bk"}
        table.act("fourth", "8BJ")
        assert (table.at("4DJ"), table.level("4DJ"), table.at("8BJ")) == ("0107", "weak", "removed")
        assert table.offered("fourth") == set()


@pytest.mark.rule(GAME, "18.3/b", "18.3/c")
def test_the_group_may_form_two_more_far_from_enemies() -> None:
    units = "pl: 1BJ@0407 2BJ@0407 3BJ@0404 4BJ@0404 5BJ@0601 6BJ@0601 / su: 58DS@0703"
    table = late(units, **PERIL).give("cavalry-group")
    assert table.offered("merge") == {"pl-1bk+pl-2bk", "pl-3bk+pl-4bk"}, "5 and 6 BJ are two hexes from the enemy"
    assert table.offered("fourth") == {"pl-1bk", "pl-2bk", "pl-3bk", "pl-4bk"}
    assert why(table, "merge", "5BJ", "6BJ") == ["18.3/c"]


@pytest.mark.rule(GAME, "3.2/h", "1.4")
def test_a_scenario_needs_its_card_and_names_matter_nowhere() -> None:
    """Counters that are alike in value, kind and stripe are told apart by nothing but their name."""
    assert list(scenario("1").game.scenarios()) == [str(n) for n in boxed.SCENARIOS]
    for a, b in (("pl-12dp", "pl-13dp"), ("su-4ds", "su-5ds")):
        rows = [boxed.rows("units")[u] for u in (a, b)]
        kept = [
            {k: v for k, v in row.cells.items() if k not in ("id", "name", "long_name", "label", "army")}
            for row in rows
        ]
        assert kept[0] == kept[1]
    assert real("3", clear=True, units="pl-12dp@Mińsk").at("12DP") == real("3", clear=True, units="pl-13dp@Mińsk").at(
        "13DP"
    )
