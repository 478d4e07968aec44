"""38: Lithuania."""

from typing import Any

import pytest
from tests.rok1920 import marks
from tests.rok1920.special_kit import Scene, real, scene

from sztab.games.rok1920.chapter_events import LithuaniaChanged, Threatened
from sztab.games.rok1920.fighting.retreat_routes import Group, routes
from sztab.games.rok1920.forces import cheka, lithuania
from sztab.games.rok1920.forces.lithuania import CROSSED, NEUTRAL, OUT
from sztab.games.rok1920.logistics.rail_transport import refusal_rail
from sztab.games.rok1920.logistics.replacement_pools import pool_of
from sztab.games.rok1920.logistics.supply import is_supplied, unsupplied_units
from sztab.games.rok1920.moving.destinations import must_go_to
from sztab.games.rok1920.moving.reach import closed_to
from sztab.games.rok1920.politics.fronts import front_of
from sztab.games.rok1920.units.counters import PL, SU
from sztab.games.rok1920.units.losses import levels_left
from sztab.games.rok1920.units.positions import enemies

# Lithuania in the first three columns; its aspirations reach to the sixth.
COUNTRY = " ".join(f"0{c}0{r}" for c in range(1, 4) for r in range(1, 10))
CLAIM = " ".join(f"0{c}0{r}" for c in range(1, 7) for r in range(1, 10))
MAP: dict[str, Any] = {
    "size": "9x9", "theatre": "lb", "chapters": 39, "phase": "movement", "phasing": "su", "first": "pl",
    "stage": "18.VII",
    "regions": {"lithuania": COUNTRY, "aspiration": CLAIM, "town": "0105 0505 0905 0901"},
    "places": {"Kowno": "0105", "Wilno": "0505", "Newel": "0905", "Warszawa": "0901"},
    "held": {"su": ["0505", "0905", "0105"], "pl": ["0901"]}, "morale": {"lb": 0},
    "marks": {"lithuania": NEUTRAL},
}  # fmt: skip
AT_WAR = {"lithuania": CROSSED}


def open_to(table: Scene, unit: str) -> set[str]:
    return table.numbers(table.war.board.open & ~closed_to(table.war, table.state, table.unit(unit)))


@pytest.mark.rule("rok-1920", "38.1")
def test_lithuanians_and_bolsheviks_keep_apart() -> None:
    table = scene(
        "pl: 16DP@0909 / su: 1DLit@0404 27DS@0405", marks=AT_WAR, **{k: v for k, v in MAP.items() if k != "marks"}
    )
    assert "0405" not in open_to(table, "1DLit")
    assert "0404" not in open_to(table, "27DS")
    fight = scene("pl: 16DP@0504 / su: 1DLit@0404 27DS@0503", **{**MAP, "phase": "attacks", "marks": AT_WAR})
    fight.give("0504", "1DLit", "27DS")
    assert fight.why_not("go") == ["38.1"]


@pytest.mark.rule("rok-1920", "38.1.1")
def test_kowno_is_their_base() -> None:
    table = scene("pl: 16DP@0909 / su: 1DLit@0205 27DS@0805", **{**MAP, "due": {"lt-2d": 13}, "phase": "first-window"})
    assert is_supplied(table.war, table.state, table.unit("1DLit"))
    table.skip_to("move", "su")
    table.act("arrive", "2DLit")
    assert table.options() == {"0105"}
    table.give("0105")
    assert table.at("2DLit") == "0105"
    assert "lt-2d" not in table.options()
    beaten = scene(
        "pl: 16DP@0404 12DP@0404 / su: 1DLit@0405", **{**MAP, "phase": "attacks", "phasing": "pl", "marks": {**AT_WAR}}
    )
    beaten.fight("0405", "16DP", "12DP", dice=(1, 2))
    distance = beaten.war.board.distance
    assert (
        distance(beaten.hex(beaten.at("1DLit")), beaten.hex("0105"))
        == distance(beaten.hex("0405"), beaten.hex("0105")) - 2
    )
    far = scene("pl: 16DP@0909 / su: 1DLit@0809", **{**MAP, "held": {"pl": ["0105"]}, "marks": AT_WAR})
    assert not is_supplied(far.war, far.state, far.unit("1DLit")), "not from the Bolsheviks' sources"


@pytest.mark.rule("rok-1920", "38.1.2", "38.1.3")
def test_no_replacements_no_rail_no_cadres() -> None:
    rails = {"networks": {"rail": "0105-0205-0305"}, "regions": {**MAP["regions"], "town": "0105 0305 0505 0905"}}
    table = scene("pl: 16DP@0909 / su: 1DLit@0105 27DS@0905", **{**MAP, **rails})
    unit = table.unit("1DLit")
    assert pool_of(table.war, table.state, unit) == ""
    assert refusal_rail(table.war, table.state, unit) is not None
    assert front_of(table.war, table.state, unit) == "", "its attacks are no front's"
    assert levels_left(table.war, table.state, unit) == 2
    fight = scene("pl: 16DP@0504 / su: 1DLit@0404", **{**MAP, "phase": "attacks", "marks": AT_WAR})
    fight.fight("0504", "1DLit", dice=(5, 6))
    assert not any(fight.marks.get(name) for name in ("attacks-west", "attacks-southwest"))


@pytest.mark.rule("rok-1920", "38.1.4")
def test_the_morale_of_the_theatre_is_theirs_too() -> None:
    table = scene(
        "pl: 16DP@0504 / su: 1DLit@0404", **{**MAP, "phase": "attacks", "marks": AT_WAR, "morale": {"lb": 16}}
    )
    found = table.ask("attack", units=["1DLit"], hex="0504")
    assert ("15.3", 2) in [(m["rule"], m["value"]) for m in found["modifiers"]]
    table.fight("0504", "1DLit", dice=(6, 5))
    assert table.state.morale[2] == 15, "and their failures shift it (amb-135)"


@pytest.mark.rule("rok-1920", "38.1.5")
def test_no_enemies_until_they_cross_the_line() -> None:
    table = scene("pl: 16DP@0404 / su: 1DLit@0305 27DS@0909", **{**MAP, "phase": "turn-start", "phasing": "pl"})
    table.skip_to("attack", "pl")
    assert not enemies(table.state, PL) >> table.hex("0305") & 1
    assert table.options() == {"done"}
    crossing = scene("pl: 16DP@0407 / su: 1DLit@0305 27DS@0909", **MAP)
    crossing.give("1DLit", "0405")
    assert crossing.marks["lithuania"] == CROSSED
    assert enemies(crossing.state, PL) >> crossing.hex("0405") & 1
    assert crossing.events(LithuaniaChanged)[0].what == "crossed"
    inner = scene("pl: 16DP@0407 / su: 1DLit@0305 27DS@0909", **MAP).give("1DLit", "0304")
    assert inner.marks["lithuania"] == NEUTRAL
    assert not enemies(inner.state, PL) >> inner.hex("0304") & 1


@pytest.mark.rule("rok-1920", "38.2", "38.2.1")
def test_bolsheviks_keep_out_of_lithuania() -> None:
    table = scene("pl: 16DP@0909 / su: 27DS@0404 21DS@0304 1DLit@0101", **MAP)
    assert "0304" not in table.reach("27DS")
    assert table.why_not("27DS", "0303") == ["38.2.1"]
    assert must_go_to(table.war, table.state, table.unit("21DS")), "driven there, they leave"
    assert "done" not in table.options()


@pytest.mark.rule("rok-1920", "38.2.2")
def test_poles_keep_out_until_the_lithuanians_have_crossed() -> None:
    units = "pl: 16DP@0405 / su: 1DLit@0101 27DS@0909"
    peace = scene(units, **{**MAP, "phasing": "pl"})
    assert "0305" not in peace.reach("16DP")
    assert peace.why_not("16DP", "0305") == ["38.2.2"]
    war = scene(units, **{**MAP, "phasing": "pl", "marks": AT_WAR})
    assert "0305" in war.reach("16DP")
    near = scene(
        "pl: 16DP@0205 / su: 1DLit@0105 27DS@0909", **{**MAP, "phasing": "pl", "marks": AT_WAR, "phase": "attacks"}
    )
    assert near.options() == {"done"}
    assert near.why_not("0105") == ["38.2.2"], "Kowno is not attacked"
    empty = scene("pl: 16DP@0205 / su: 1DLit@0101 27DS@0909", **{**MAP, "phasing": "pl", "marks": AT_WAR})
    assert "0105" not in empty.reach("16DP"), "nor entered"


@pytest.mark.rule("rok-1920", "38.3", "38.3.2")
def test_lithuanians_keep_to_their_aspirations_and_poles_ignore_them() -> None:
    table = scene("pl: 16DP@0808 / su: 1DLit@0605 27DS@0909", **{**MAP, "marks": AT_WAR})
    assert "0604" in table.reach("1DLit")
    assert "0705" not in table.reach("1DLit")
    assert table.why_not("1DLit", "0705") == ["38.3"]
    polish = scene("pl: 16DP@0705 / su: 1DLit@0101 27DS@0909", **{**MAP, "marks": AT_WAR, "phasing": "pl"})
    assert "0605" in polish.reach("16DP")


@pytest.mark.rule("rok-1920", "38.3.1")
def test_after_wilno_the_bolsheviks_do_not_cross_it_either() -> None:
    wilno = {**AT_WAR, "lithuanian-places": 1 << scene(**MAP).hex("0505")}
    table = scene("pl: 16DP@0909 / su: 1DLit@0505 27DS@0705", **{**MAP, "marks": wilno})
    assert "0605" not in table.reach("27DS")
    assert table.why_not("27DS", "0605") == ["38.3.1"]
    before = scene("pl: 16DP@0909 / su: 1DLit@0404 27DS@0705", **{**MAP, "marks": AT_WAR})
    assert "0605" in before.reach("27DS")
    gone = scene("pl: 16DP@0909 / su: 27DS@0705", fallen=("lt-1d", "lt-2d", "lt-3d"), **{**MAP, "marks": wilno})
    assert "0605" in gone.reach("27DS"), "until all their divisions are gone"


BELT = " ".join(f"0{c}0{r}" for c in (4, 5) for r in range(1, 10))
TRANSIT: dict[str, Any] = {
    "size": "9x9", "theatre": "lb", "chapters": 39, "phase": "movement", "stage": "18.VII", "first": "pl",
    "regions": {
        "lithuania": BELT, "aspiration": f"{BELT} 0801",
        "town": "0105 0305 0605 0905 0801 0404", "east-edge": "0905",
    },
    "places": {"Warszawa": "0105", "Kowno": "0404", "Wilno": "0801", "Newel": "0905"},
    "networks": {"rail": "0105-0205-0305-0405-0505-0605-0705-0805-0905"}, "morale": {"lb": 0},
}  # fmt: skip
WILNO_FALLEN = {**AT_WAR, "lithuanian-places": 1 << scene(**TRANSIT).hex("0801")}


@pytest.mark.rule("rok-1920", "38.2.1", "38.2.2", "38.3.1")
@pytest.mark.parametrize(
    ("side", "note", "passes"),
    [
        pytest.param("su", {"lithuania": NEUTRAL}, False, id="Bolsheviks while Lithuania is neutral"),
        pytest.param("su", AT_WAR, False, id="38.3.1 not before Wilno has fallen"),
        pytest.param("su", WILNO_FALLEN, True, id="38.3.1 but then they do"),
        pytest.param("pl", {"lithuania": NEUTRAL}, False, id="38.2.2 Poles under the same limits"),
        pytest.param("pl", AT_WAR, True, id="38.2.2 until the Lithuanians have crossed"),
    ],
)
def test_trains_and_supply_through_lithuania(side: str, note: dict[str, int], passes: bool) -> None:
    """amb-170: both are exceptions that 38.3.1 and 38.2.2 make for the time after."""
    units = "pl: 16DP@0109 12DP@0305 / su: 27DS@0909" if side == "pl" else "pl: 16DP@0109 / su: 27DS@0909 21DS@0605"
    far, here, unit = ("0605", "0305", "12DP") if side == "pl" else ("0305", "0605", "21DS")
    drawn = {**TRANSIT, "phasing": side, "marks": note, "held": {side: ["0305", "0605", "0105", "0905"]}}
    table = scene(units, **drawn)
    table.act("rail", unit)
    assert (far in table.options()) is passes
    cut = scene(units.replace(f"{unit}@{here}", f"{unit}@{far}"), **drawn)
    assert is_supplied(cut.war, cut.state, cut.unit(unit)) is passes
    assert (cut.ask("supply", unit=cut.war.roster.ids[cut.unit(unit)])["route"] != []) is passes


def test_supply_leads_out_of_lithuania() -> None:
    """38.2.1, amb-170: whoever was driven there is supplied from outside, if the way is short enough."""
    note = {"lithuania": NEUTRAL}
    table = scene(
        "pl: 16DP@0109 / su: 27DS@0505", **{**TRANSIT, "phasing": "su", "marks": note, "held": {"su": ["0605"]}}
    )
    found = table.ask("supply", unit="su-27ds")
    assert found["route"] == ["0505", "0605"]


@pytest.mark.rule("rok-1920", "38.4")
def test_only_the_lithuanian_belarusians_take_wilno() -> None:
    wilno = {**AT_WAR, "lithuanian-places": 1 << scene(**MAP).hex("0505")}
    table = scene(
        "pl: 16DP@0604 1DLB@0604 / su: 1DLit@0505 27DS@0909",
        **{**MAP, "marks": wilno, "phase": "attacks", "phasing": "pl"},
    )
    table.give("0505")
    assert table.options() == {"pl-1dlb"}
    assert table.why_not("16DP") == ["38.4"]
    empty = scene("pl: 16DP@0604 1DLB@0604 / su: 1DLit@0101 27DS@0909", **{**MAP, "marks": wilno, "phasing": "pl"})
    assert "0505" in empty.reach("1DLB")
    assert "0505" not in empty.reach("16DP")
    bolshevik = scene("pl: 16DP@0604 / su: 27DS@0909", **{**MAP, "marks": AT_WAR, "phasing": "pl"})
    assert "0505" in bolshevik.reach("16DP"), "from the Bolsheviks anybody may"


@pytest.mark.rule("rok-1920", "38.5")
@pytest.mark.parametrize(
    ("note", "stage", "out"),
    [
        pytest.param({**AT_WAR, "lithuania-since": 2}, "1.VIII", True, id="two player-turns without Wilno"),
        pytest.param({**AT_WAR, "lithuania-since": 1}, "1.VIII", False, id="not yet"),
        pytest.param({"lithuania": NEUTRAL}, "29.VIII", True, id="no attempt by 29.VIII"),
        pytest.param({"lithuania": NEUTRAL}, "22.VIII", False, id="there is time"),
    ],
)
def test_the_lithuanians_leave_without_wilno(note: dict[str, int], stage: str, out: bool) -> None:
    table = scene(
        "pl: 16DP@0909 / su: 1DLit@0204 27DS@0905", **{**MAP, "marks": note, "stage": stage, "phase": "wilno"}
    )
    table.skip_to("reserve-phase")
    assert (table.at("1DLit") == "removed") is out
    assert (table.marks["lithuania"] == OUT) is out


@pytest.mark.rule("rok-1920", "38.5")
def test_they_leave_when_driven_out_of_wilno() -> None:
    wilno = {**AT_WAR, "lithuanian-places": 1 << scene(**MAP).hex("0505")}
    held = {**MAP, "marks": wilno, "phase": "wilno"}
    keeps = scene("pl: 16DP@0909 / su: 1DLit@0505 27DS@0905", **held)
    keeps.skip_to("reserve-phase")
    assert keeps.at("1DLit") == "0505", "with Wilno in hand they stay"
    taken = scene("pl: 1DLB@0604 / su: 1DLit@0101 27DS@0909", **{**MAP, "marks": wilno, "phasing": "pl"})
    taken.march("1DLB", "0505")
    assert taken.at("1DLit") == "removed"


def test_on_the_real_map_the_lines_leave_the_towns_where_they_belong() -> None:
    table = real("campaign")
    regions, place = table.war.board.map.regions, table.war.board.place
    assert regions["lithuania"] >> place("Kowno") & 1
    assert not regions["lithuania"] >> place("Wilno") & 1
    assert regions["aspiration"] >> place("Wilno") & 1
    assert regions["aspiration"] >> place("Kowno") & 1
    assert not regions["aspiration"] >> place("Mińsk") & 1
    assert front_of(table.war, table.state, table.unit("27DS")) == "west"
    assert enemies(table.state, SU) == table.state.occupied[PL]


def in_wilno(units: str, **more: Any) -> Scene:
    wilno = {**AT_WAR, "lithuanian-places": 1 << scene(**MAP).hex("0505")}
    return scene(units, **{**MAP, "marks": wilno, **more})


@pytest.mark.rule("rok-1920", "38.5", "38.4")
@pytest.mark.parametrize("dice", [pytest.param((1, 2), id="in retreat"), pytest.param((2, 2), id="with losses")])
def test_driven_out_of_wilno_they_leave_though_nobody_enters(dice: tuple[int, int]) -> None:
    units = "pl: 1DLB@0604 2DLB@0604 16DP@0506 / su: 1DLit@0505 2DLit@0505 3DLit@0303 27DS@0909"
    table = in_wilno(units, phase="attacks", phasing="pl")
    table.give("0505", "1DLB", "2DLB", "go")
    while table.prompt in ("attack-order", "defence-order", "operation-theatre"):
        table.play.answer_index(0)
    table.roll(*dice)
    while table.prompt in ("loss", "retreat-group", "retreat-route"):
        table.play.answer_index(0)
    assert [table.at(name) for name in ("1DLit", "2DLit", "3DLit")] == ["removed"] * 3
    table.give("done") if table.prompt == "pursue" else None
    assert table.marks["lithuania"] == OUT
    assert "0505" in open_to(table, "16DP"), "Wilno is Lithuanian no more"


@pytest.mark.rule("rok-1920", "38.3.1")
def test_bolsheviks_inside_the_line_when_wilno_falls_are_not_frozen() -> None:
    table = in_wilno("pl: 16DP@0909 / su: 1DLit@0505 27DS@0503")
    assert {"0502", "0602", "0403", "0702"} <= table.reach("27DS"), "inside and out"
    assert "0303" not in table.reach("27DS"), "Lithuania itself stays closed (38.2.1)"


@pytest.mark.rule("rok-1920", "38.5")
@pytest.mark.parametrize(("phasing", "turns"), [("su", 3), ("pl", 2)])
def test_two_bolshevik_player_turns_after_the_crossing(phasing: str, turns: int) -> None:
    """amb-097: the end of the second Bolshevik player-turn after the one in which the line was crossed."""
    table = scene("pl: 16DP@0909 / su: 1DLit@0304 27DS@0905", **{**MAP, "phasing": phasing, "phase": "reserve",
                  "mover": "su", "stage": "25.VII"})  # fmt: skip
    table.give("1DLit", "0404", "done")
    assert table.marks["lithuania"] == CROSSED
    ended = 0
    while table.at("1DLit") != "removed":
        red = table.state.phasing == SU
        table.skip_to("attack", "pl" if red else "su")
        ended += red
    assert ended == turns


@pytest.mark.rule("rok-1920", "38.3.1", "38.5", "17.1")
def test_whoever_only_passes_through_wilno_does_not_take_it() -> None:
    """A Bolshevik train passes through Wilno, lorries drive past its two strength points: it stays Lithuanian."""
    table = in_wilno("pl: 16DP@0909 / su: 1DLit@0505 27DS@0705")
    path = [table.hex(h) for h in ("0605", "0505", "0504", "0705")]
    lithuania.entered(table.war, table.state, table.unit("27DS"), path)
    assert table.marks["lithuanian-places"] >> table.hex("0505") & 1
    wall = {"sea": "0501 0502 0503 0504 0506 0507 0508 0509"}
    lorries = in_wilno("pl: KSam@0605 / su: 1DLit@0505 27DS@0909", terrain=wall, phasing="pl")
    lorries.march("KSam", "0405")
    assert lorries.at("1DLit") == "0505", "they are still in it and in the war"


@pytest.mark.rule("rok-1920", "38.2.2", "38.5")
def test_a_line_that_the_lithuanians_crossed_stays_open_to_the_poles() -> None:
    """38.2.2: the Poles may pass from the crossing on; that the Lithuanians leave the game takes nothing back."""
    units = "pl: 16DP@0405 12DP@0303 / su: 1DLit@0101 27DS@0909"
    crossed = scene(units, **{**MAP, "phasing": "pl", "marks": AT_WAR})
    lithuania.leave(crossed.war, crossed.state)
    assert crossed.marks["lithuania"] == OUT
    assert "0305" in crossed.reach("16DP")
    assert "0105" not in open_to(crossed, "16DP"), "but not Kowno"
    assert not must_go_to(crossed.war, crossed.state, crossed.unit("12DP")), "nobody has to leave"
    assert not lithuania.no_transit(crossed.war, crossed.state, PL)
    never = scene(units, **{**MAP, "phasing": "pl"})
    lithuania.leave(never.war, never.state)
    assert "0305" not in never.reach("16DP")
    assert must_go_to(never.war, never.state, never.unit("12DP"))
    assert lithuania.no_transit(never.war, never.state, PL)


@pytest.mark.rule("rok-1920", "38.1.4")
@pytest.mark.parametrize("side", ["pl", "su"])
def test_their_combats_in_the_polish_theatre_hang_on_the_morale_of_the_north(side: str) -> None:
    """38.1.4, amb-135: Suwałki lies in the Polish theatre, yet the Lithuanian-Belarusian marker counts."""
    west = " ".join(f"0{c}0{r}" for c in range(4, 7) for r in range(1, 10))
    east = " ".join(f"0{c}0{r}" for c in (1, 2, 3, 7, 8, 9) for r in range(1, 10))
    regions = {**MAP["regions"], "pl": west, "lb": east}
    base = {k: v for k, v in MAP.items() if k != "theatre"}
    morale = {"lb": -16, "pl": 0} if side == "pl" else {"lb": 16, "pl": 0}
    table = scene(
        "pl: 16DP-@0504 / su: 1DLit@0404 2DLit@0404 27DS@0505",
        **{**base, "regions": regions, "phase": "attacks", "phasing": side, "marks": AT_WAR, "morale": morale},
    )
    theirs = ("0404", "16DP") if side == "pl" else ("0504", "1DLit")
    found = table.ask("attack", units=[theirs[1]], hex=theirs[0])
    assert ("15.3", 2) in [(m["rule"], m["value"]) for m in found["modifiers"]]
    others = ("0505", "16DP") if side == "pl" else ("0504", "27DS")
    found = table.ask("attack", units=[others[1]], hex=others[0])
    assert "15.3" not in [m["rule"] for m in found["modifiers"]], "Poles and Bolsheviks fight under the Polish marker"
    table.fight(theirs[0], theirs[1], dice=(5, 6))
    shift = 1 if side == "pl" else -1
    assert (table.state.morale[2], table.state.morale[0]) == (morale["lb"] + shift, 0), "a failure shifts the north"


@pytest.mark.rule("rok-1920", "25.3", "38.1.5")
def test_neutral_lithuanians_do_not_count_among_the_bolsheviks_in_want() -> None:
    """25.3, amb-168: well fed Lithuanians at peace do not make the hungry Bolsheviks fewer."""
    units = "pl: 16DP@0907 / su: 1DLit@0105 2DLit@0205 27DS@0803 21DS@0804"
    starving = {**MAP, "phase": "turn-start", "held": {"su": ["0105"], "pl": ["0505", "0905", "0901"]}}
    peace = scene(units, **starving)
    assert (peace.state.morale[2], len(peace.events(Threatened))) == (-10, 1)
    war = scene(units, **{**starving, "marks": AT_WAR})
    assert (war.state.morale[2], len(war.events(Threatened))) == (0, 0)


@pytest.mark.rule("rok-1920", "12.2.1", "38.1.1")
def test_lithuanians_are_not_driven_off_the_board() -> None:
    """12.2.2 speaks of Bolshevik units: to the Lithuanians, who make for Kowno, the edge is a border."""
    fight = {**MAP, "phase": "attacks", "phasing": "pl", "marks": AT_WAR}
    ring = "pl: 16DP@0502 12DP@0402 13DP@0602"
    theirs = scene(f"{ring} / su: 1DLit@0501", **fight)
    assert all(not route.exit for route in routes(group(theirs, "1DLit")))
    reds = scene(f"{ring} / su: 27DS@0501", **fight)
    assert any(route.exit == "north" for route in routes(group(reds, "27DS")))


def group(table: Scene, unit: str) -> Group:
    number = table.unit(unit)
    h = table.state.at[number]
    return Group(table.war, table.state, SU, h, (number,), 2, table.state.occupied[SU])


@pytest.mark.rule("rok-1920", "39.1.1", "38.1", "38.2.1")
def test_no_cheka_among_the_lithuanians() -> None:
    table = scene("pl: 16DP@0909 / su: 1DLit@0505 27DS@0805", **{**MAP, "marks": AT_WAR})
    marks.add(table.state, "lithuanian-places", table.hex("0505"))
    assert table.numbers(cheka.places(table.war, table.state)) == {"0905"}, "not in Wilno, nor in Kowno"
    marks.clear(table.state, "lithuanian-places")
    assert table.numbers(cheka.places(table.war, table.state)) == {"0505", "0905"}


@pytest.mark.rule("rok-1920", "38.5", "25.7")
def test_they_leave_when_the_last_in_wilno_starve() -> None:
    """The others are hungry too, but gone before their roll: nothing is asked of them."""
    ring = "16DP@0404 12DP@0405 13DP@0504 14DP@0604 15DP@0605 11DP@0506 17DP@0202 18DP@0304 10DP@0104 9DP@0204"
    table = in_wilno(f"pl: {ring} / su: 1DLit-@0505 2DLit@0303 27DS@0909", phase="starvation", phasing="su")
    hungry = {table.unit("1DLit"), table.unit("2DLit")} & set(unsupplied_units(table.war, table.state, SU))
    assert len(hungry) == 2
    assert table.prompt == "starvation"
    table.roll(1)
    assert [table.at(name) for name in ("1DLit", "2DLit")] == ["removed", "removed"]
    assert table.prompt != "starvation"
